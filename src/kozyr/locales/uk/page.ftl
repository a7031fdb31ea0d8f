# Сторінка навколо столу.
title = Дурень
title-table = Дурень — { $preset }
lede = Хто лишився з картами, той і дурень.
start = Почати гру
starting = Здаємо карти…
summary = { $preset }, { seats-word }, рівень { $opponent }
seats-word = { $count ->
    [2] двоє за столом
    [3] троє за столом
    [4] четверо за столом
    [5] п’ятеро за столом
   *[6] шестеро за столом
  }
pick-rules = Правила
pick-seats = За столом
pick-opponents = Рівень суперників
deck-atlasnye = Атласна колода
rules-of = Правила: { $preset }
continue = Продовжити: { $preset }, { seats-word }, кін { $bout }
loading = Готуємо стіл…
try-again = Повторити
learn-link = Не вмієте грати? Навчимо за п’ять хвилин
home = На початок

tool-log = Хід гри
tool-rules = Правила
tool-profile = Ваш профіль
level-number = Рівень { $level }
tool-settings = Налаштування
tool-keys = Клавіші
tool-resign = Здатися
close = Закрити
table-of = { $preset } · { seats-word }

settings-language = Мова
language-missing = Іншу мову завантажити не вдалося, лишається ця.
settings-auto-pass = Пасувати за мене, коли підкинути нема чого
settings-programs = Суперники
settings-programs-person = думають
settings-programs-instant = ходять одразу
settings-programs-note = З наступної гри.
settings-pace = Карти рухаються
settings-pace-calm = спокійно
settings-pace-normal = звичайно
settings-pace-quick = швидко
settings-theme = Освітлення
settings-theme-auto = як у системі
settings-theme-dark = вечір
settings-theme-light = день

keys-title = Клавіші
keys-move = Обрати карту в руці
keys-ends = Перша й остання карта
keys-play = Зіграти обраною картою
keys-take = Беру
keys-done = Бито
keys-hint = Підказка: як зіграв би складний суперник
keys-read = Прочитати стіл уголос
keys-list = Цей список
keys-close = Закрити вікно

resign-ask = Здатися?
resign-about = Гра скінчиться, і ви залишитеся в дурнях.
resign-yes = Здатися
resign-no = Грати далі

link-lost = Зв’язок зник. Намагаємося відновити…
link-waiting = Ваш останній хід чекає на зв’язок.
not-kept = Сервер не може писати на диск. Гра триває, але зберігається лише в пам’яті, доки це не виправлять.
tell-kept-again = Диск сервера знову працює: гру збережено.
loading-rules = Відкриваємо правила…
