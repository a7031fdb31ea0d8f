# Страница вокруг стола.
title = Дурак
title-table = Дурак — { $preset }
lede = Кто остался с картами, тот и дурак.
start = Начать игру
starting = Накрываем стол…
summary = { $preset }, { seats-word }, { $opponent }
seats-word = { $count ->
    [2] двое за столом
    [3] трое за столом
    [4] четверо за столом
    [5] пятеро за столом
   *[6] шестеро за столом
  }
pick-rules = Правила
pick-seats = За столом
pick-opponents = Соперники
deck-atlasnye = Атласная колода
rules-of = Правила: { $preset }
continue = Продолжить: { $preset }, { seats-word }, кон { $bout }
loading = Накрываем стол…
try-again = Ещё раз
home = В начало

tool-log = Запись
tool-rules = Правила
tool-settings = Настройки
tool-keys = Клавиши
tool-resign = Сдаться
close = Закрыть
table-of = { $preset } · { seats-word }

settings-language = Язык
language-missing = Другой язык не загрузился, остаётся этот.
settings-auto-pass = Пасовать самому, когда подкинуть нечего
settings-programs = Программы
settings-programs-person = не торопятся
settings-programs-instant = играют сразу
settings-programs-note = Со следующей игры.
settings-pace = Карты движутся
settings-pace-calm = спокойно
settings-pace-normal = обычно
settings-pace-quick = быстро
settings-theme = Свет
settings-theme-auto = как в системе
settings-theme-dark = вечер
settings-theme-light = день

keys-title = Клавиши
keys-move = Ходить по своим картам
keys-ends = Первая и последняя карта
keys-play = Сыграть выбранной картой
keys-take = Беру
keys-done = Бито
keys-read = Прочитать стол вслух
keys-list = Этот список
keys-close = Закрыть открытое

resign-ask = Сдаться?
resign-about = Игра закончится, и вы останетесь в дураках.
resign-yes = Сдаться
resign-no = Играть дальше

link-lost = Связь пропала. Пробуем вернуться…
link-waiting = Ваш последний ход ждёт связи.
loading-rules = Несём правила…
