# Games that are over: the list of one's own, and each of them move by move, on the page and in the terminal.

# --- the review ---
review-title = Игра ход за ходом
review-title-of = { $preset }: ход за ходом
review-seat = Игрок { $n }
review-start = Раздача
review-step = Кон { $bout }, ход { $move } из { $moves }
review-slider = Ход
review-keys = Перемотка игры
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
review-unfinished = Игра не доиграна
review-only = В этой записи только то, что видно с одного места: { $name }.
review-spectator = В этой записи только то, что видно зрителю.
tool-moves = Ходы
tool-share = Поделиться
tool-save = Сохранить
tool-save-all = Сохранить эти игры
tool-import = Открыть игру
tool-past = Сыгранные игры

# --- handing a game on ---
share-link = Вся игра в самой ссылке, на сервер она не попадает
share-record = Игра в DPN
share-about = У кого она есть, тот видит все розданные карты. Имён в ней нет.

# --- handing a game over ---
review-import = Открыть игру
review-import-about = Вставьте игры в DPN, каждую на своей строке, или выберите файл.
review-import-label = Игры в DPN
review-import-file = Выбрать файл
review-import-open = Открыть
review-found = { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
  }
review-found-more = Показаны первые из них: { $count }.
review-odd = Здесь не прочесть

# --- why a record cannot be looked at; $move counts from 1 ---
review-refused-bad-syntax = Это не игра в DPN, или часть её потерялась.
review-refused-bad-rules = Таких правил, как у этой игры, здесь не знают.
review-refused-bad-seats = По этим правилам столько игроков быть не может.
review-refused-bad-deck = Какой-то карты в колоде нет, она записана неверно или встречается дважды.
review-refused-bad-first = Тот, кто ходит первым, первым ходить не мог.
review-refused-bad-action = Ход { $move } не разобрать.
review-refused-illegal-action = Так ходить нельзя: ход { $move }.
review-refused-after-end = Ход { $move } сделан, когда игра уже кончилась.
review-refused-bad-result = Ходы ведут не к тому исходу, что указан.
review-refused-bad-link = Ссылка повреждена: игры в ней нет.
review-refused-record-too-large = Для одной игры это слишком много.
review-refused-no-record = Здесь нет ни одной игры.
review-refused-bad-file = Файл не удалось прочесть.

# --- the list ---
past-all = все
past-filters = Какие игры
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
past-none = Законченных игр пока нет.
past-none-such = Таких игр нет.
past-clear = Показать все
past-saved = { $count ->
    [one] Сохранена { $count } игра.
    [few] Сохранены { $count } игры.
    [many] Сохранено { $count } игр.
   *[other] Сохранено { $count } игры.
  } { $missing ->
    [0] {""}
    [one] Ещё { $missing } прочесть не удалось.
    [few] Ещё { $missing } прочесть не удалось.
    [many] Ещё { $missing } прочесть не удалось.
   *[other] Ещё { $missing } прочесть не удалось.
  }

# --- the terminal ---
replay-several = { $count ->
    [one] Здесь { $count } игра.
    [few] Здесь { $count } игры.
    [many] Здесь { $count } игр.
   *[other] Здесь { $count } игры.
  } Выберите одну: --game.
replay-bad-game = Игра { $n }: { $why }
replay-no-game = Игры { $n } нет, всего их { $count }.
replay-key-move = ход
replay-key-bout = кон
replay-key-play = смотреть
replay-key-open = открыть карты
replay-key-seat = другое место
replay-key-speed = скорость
