# Games that are over: the list of one's own, and each of them move by move, on the page and in the terminal.

# --- the review ---
review-title = Партия ход за ходом
review-title-of = { $preset }: ход за ходом
review-seat = Игрок { $n }
review-start = Раздача
review-step = Кон { $bout }, ход { $move } из { $moves }
review-slider = Ход
review-keys = Перемотка партии
review-first = В начало
review-back = На ход назад
review-play = Смотреть
review-pause = Пауза
review-forward = На ход вперёд
review-bout = К следующему кону
review-last = В конец
review-view = Чьими глазами
review-open = Карты открыты
review-speed = Скорость
review-moves = Ходы
review-hands = На руках
review-cards = { $name }: { $cards }
review-unfinished = Партия не доиграна
review-only = В этой записи только то, что видел { $name }.
review-spectator = В этой записи только то, что видел зритель.
tool-moves = Ходы
tool-share = Поделиться
tool-save = Сохранить
tool-save-all = Сохранить эти партии
tool-import = Открыть партию
tool-past = Сыгранные партии

# --- handing a game on ---
share-link = Вся партия в самой ссылке, на сервер она не попадает
share-record = Партия в DPN
share-about = У кого она есть, тот видит все розданные карты. Имён в ней нет.

# --- handing a game over ---
review-import = Открыть партию
review-import-about = Вставьте партии в DPN, каждую на своей строке, или выберите файл.
review-import-label = Партии в DPN
review-import-file = Выбрать файл
review-import-open = Открыть
review-found = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
  }
review-found-more = Показаны первые { $count }.
review-odd = Здесь не прочесть

# --- why a record cannot be looked at; $move counts from 1 ---
review-refused-bad-syntax = Это не партия в DPN, или часть её потерялась.
review-refused-bad-rules = Таких правил, как у этой партии, здесь не знают.
review-refused-bad-seats = По этим правилам столько игроков быть не может.
review-refused-bad-deck = Какая-то карта колоды пропала, неверна или встречается дважды.
review-refused-bad-first = Тот, кто начинает, начинать не мог.
review-refused-bad-action = Ход { $move } не разобрать.
review-refused-illegal-action = Так ходить нельзя: ход { $move }.
review-refused-after-end = Ход { $move } сделан, когда партия уже кончилась.
review-refused-bad-result = Ходы ведут не к тому исходу, что указан.
review-refused-bad-link = Ссылка повреждена: партии в ней нет.
review-refused-record-too-large = Для одной партии это слишком много.
review-refused-no-record = Здесь нет ни одной партии.
review-refused-bad-file = Файл не удалось прочесть.

# --- the list ---
past-all = любые
past-filters = Какие партии
past-result = Исход
past-won = Победа
past-draw = Ничья
past-durak = Дурак
past-resigned = Сдались
past-against = соперники: { $names }
past-bouts = { $count ->
    [one] { $count } кон
    [few] { $count } кона
    [many] { $count } конов
   *[other] { $count } кона
  }
past-more = Показать ещё
past-none = Пока ни одной партии не доиграно.
past-none-such = Таких партий нет.
past-clear = Показать все
past-saved = { $count ->
    [one] Сохранена { $count } партия.
    [few] Сохранено { $count } партии.
    [many] Сохранено { $count } партий.
   *[other] Сохранено { $count } партии.
  } { $missing ->
    [0] {""}
    [one] Ещё { $missing } прочесть не удалось.
    [few] Ещё { $missing } прочесть не удалось.
    [many] Ещё { $missing } прочесть не удалось.
   *[other] Ещё { $missing } прочесть не удалось.
  }

# --- the terminal ---
replay-several = { $count ->
    [one] Здесь { $count } партия.
    [few] Здесь { $count } партии.
    [many] Здесь { $count } партий.
   *[other] Здесь { $count } партии.
  } Выберите одну: --game.
replay-bad-game = Партия { $n }: { $why }
replay-no-game = Партии { $n } нет, всего их { $count }.
replay-key-move = ход
replay-key-bout = кон
replay-key-play = смотреть
replay-key-open = открыть карты
replay-key-seat = другое место
replay-key-speed = скорость
