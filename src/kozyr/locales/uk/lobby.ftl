# Вхід: свій стіл, недограні ігри, сервер, що не відповідає.
preset-short-custom = Свої
tool-own = Свій стіл
own-title = Свій стіл
own-about = Правила на ваш смак, суперники на ваш вибір. Запам’ятовується на цьому пристрої.
own-rules = Правила
own-from = Узяти за основу
own-opponents = Хто грає з вами
own-seats = Усього за столом, разом із вами
own-name = Ім’я суперника { $seat }
own-name-none = звичайне ім’я
own-level = Рівень суперника { $seat }
own-level-same = { $opponent }, як у всіх
own-level-all = Рівень для всіх
own-value = { $option }: { $value }
own-dashed = Те, що в пунктирній рамці, не поєднується з рештою; оберіть — і побачите чому.
own-read = Ці правила повністю
own-start = Почати гру
own-decks = Колоди та їхні історії

summary-mixed = { $preset }, { seats-word }, у кожного свій рівень
preset-name-custom = Ваші правила

games-all = { $count ->
    [one] { $count } недограна гра
    [few] Усі { $count } недограні гри
   *[many] Усі { $count } недограних ігор
  }
games-title = Недограні ігри
games-row = { $preset }, { seats-word }, кін { $bout }
games-began = розпочато { $when }
past-games = Зіграні ігри

server-gone-about = Сторінка сама питає знову й піде далі, щойно надійде відповідь.
