# Страница вокруг стола.
title = Дурак
title-table = Дурак — { $preset }
lede = Кто остался с картами, тот и дурак.
start = Начать игру
starting = Сдаём карты…
summary = { $preset }, { seats-word }, уровень { $opponent }
seats-word = { $count ->
    [2] двое за столом
    [3] трое за столом
    [4] четверо за столом
    [5] пятеро за столом
   *[6] шестеро за столом
  }
pick-rules = Правила
pick-seats = За столом
pick-opponents = Уровень соперников
deck-atlasnye = Атласная колода
rules-of = Правила: { $preset }
continue = Продолжить: { $preset }, { seats-word }, кон { $bout }
loading = Готовим стол…
try-again = Повторить
learn-link = Не умеете играть? Научим за пять минут
home = В начало

tool-log = Ход игры
tool-rules = Правила
tool-profile = Ваш профиль
level-number = Уровень { $level }
tool-settings = Настройки
tool-keys = Клавиши
tool-resign = Сдаться
close = Закрыть
table-of = { $preset } · { seats-word }

settings-language = Язык
language-missing = Другой язык не загрузился, остаётся этот.
settings-auto-pass = Пасовать за меня, когда подкинуть нечего
settings-programs = Соперники
settings-programs-person = думают
settings-programs-instant = ходят сразу
settings-programs-note = Со следующей игры.
settings-pace = Карты движутся
settings-pace-calm = спокойно
settings-pace-normal = обычно
settings-pace-quick = быстро
settings-theme = Освещение
settings-theme-auto = как в системе
settings-theme-dark = вечер
settings-theme-light = день

keys-title = Клавиши
keys-move = Выбрать карту в руке
keys-ends = Первая и последняя карта
keys-play = Сыграть выбранной картой
keys-take = Беру
keys-done = Бито
keys-hint = Подсказка: как сыграл бы сложный соперник
keys-read = Прочитать стол вслух
keys-list = Этот список
keys-close = Закрыть окно

resign-ask = Сдаться?
resign-about = Игра закончится, и вы останетесь в дураках.
resign-yes = Сдаться
resign-no = Играть дальше

link-lost = Связь пропала. Пробуем вернуться…
link-waiting = Ваш последний ход ждёт связи.
not-kept = Сервер не может писать на диск. Игра продолжается, но хранится только в памяти, пока это не исправят.
tell-kept-again = Диск сервера снова работает: игра сохранена.
loading-rules = Открываем правила…
