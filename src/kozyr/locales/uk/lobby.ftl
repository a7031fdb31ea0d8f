# Вхід: свій стіл, недограні ігри, сервер, що не відповідає.
preset-short-custom = Свої
tool-own = Свій стіл
own-title = Свій стіл
own-about = Усі правила на ваш смак і хто з вами сяде. Запам’ятовується на цьому пристрої.
own-rules = Правила
own-from = Узяти за основу
own-opponents = Хто з вами за столом
own-seats = Усього за столом, разом із вами
own-name = Ім’я суперника { $seat }
own-name-none = ім’я від господаря
own-level = Рівень суперника { $seat }
own-level-same = { $opponent }, як в усіх
own-level-all = Рівень в усіх
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

server-gone-about = Сторінка сама питає знову й піде далі, щойно надійде відповідь.
