# Games that are over: the list of one's own, and each of them move by move, on the page and in the terminal.

# --- the review ---
review-title = Гра хід за ходом
review-title-of = { $preset }: хід за ходом
review-seat = Гравець { $n }
review-start = Роздача
review-step = Кін { $bout }, хід { $move } з { $moves }
review-slider = Хід
review-keys = Перемотування гри
review-first = На початок
review-back = На хід назад
review-play = Дивитися
review-pause = Пауза
review-forward = На хід уперед
review-bout = До наступного кону
review-last = У кінець
review-view = Чиїми очима
review-open = Карти відкрито
review-speed = Швидкість
review-moves = Ходи
review-hands = На руках
review-cards = { $name }: { $cards }
review-unfinished = Гру не дограно
review-only = У цьому записі лише те, що видно з одного місця: { $name }.
review-spectator = У цьому записі лише те, що видно глядачеві.
tool-moves = Ходи
tool-share = Поділитися
tool-save = Зберегти
tool-save-all = Зберегти ці ігри
tool-import = Відкрити гру
tool-past = Зіграні ігри

# --- handing a game on ---
share-link = Уся гра в самому посиланні, на сервер вона не потрапляє
share-record = Гра в DPN
share-about = Хто її має, той бачить усі роздані карти. Імен у ній немає.

# --- handing a game over ---
review-import = Відкрити гру
review-import-about = Вставте ігри в DPN, кожну в окремому рядку, або оберіть файл.
review-import-label = Ігри в DPN
review-import-file = Обрати файл
review-import-open = Відкрити
review-found = { $count ->
    [one] { $count } гра
    [few] { $count } гри
    [many] { $count } ігор
   *[other] { $count } гри
  }
review-found-more = Показано перші з них: { $count }.
review-odd = Тут не прочитати

# --- why a record cannot be looked at; $move counts from 1 ---
review-refused-bad-syntax = Це не гра в DPN, або частина її загубилася.
review-refused-bad-rules = Таких правил, як у цієї гри, тут не знають.
review-refused-bad-seats = За цими правилами стільки гравців бути не може.
review-refused-bad-deck = Якоїсь карти в колоді немає, її записано неправильно або вона трапляється двічі.
review-refused-bad-first = Той, хто ходить першим, першим ходити не міг.
review-refused-bad-action = Хід { $move } не розібрати.
review-refused-illegal-action = Так ходити не можна: хід { $move }.
review-refused-after-end = Хід { $move } зроблено, коли гра вже скінчилася.
review-refused-bad-result = Ходи ведуть не до того результату, який указано.
review-refused-bad-link = Посилання пошкоджене: гри в ньому немає.
review-refused-record-too-large = Для однієї гри це забагато.
review-refused-no-record = Тут немає жодної гри.
review-refused-bad-file = Файл не вдалося прочитати.

# --- the list ---
past-all = усі
past-filters = Які ігри
past-result = Результат
past-won = Перемога
past-draw = Нічия
past-durak = Дурень
past-resigned = Здалися
past-against = суперники: { $names }
past-bouts = { $count ->
    [one] { $count } кін
    [few] { $count } кони
    [many] { $count } конів
   *[other] { $count } кону
  }
past-more = Показати ще
past-none = Закінчених ігор поки що немає.
past-none-such = Таких ігор немає.
past-clear = Показати всі
past-saved = { $count ->
    [one] Збережено { $count } гру.
    [few] Збережено { $count } гри.
    [many] Збережено { $count } ігор.
   *[other] Збережено { $count } гри.
  } { $missing ->
    [0] {""}
    [one] Ще { $missing } прочитати не вдалося.
    [few] Ще { $missing } прочитати не вдалося.
    [many] Ще { $missing } прочитати не вдалося.
   *[other] Ще { $missing } прочитати не вдалося.
  }

# --- the terminal ---
replay-several = { $count ->
    [one] Тут { $count } гра.
    [few] Тут { $count } гри.
    [many] Тут { $count } ігор.
   *[other] Тут { $count } гри.
  } Оберіть одну: --game.
replay-bad-game = Гра { $n }: { $why }
replay-no-game = Гри { $n } немає, усього їх { $count }.
replay-key-move = хід
replay-key-bout = кін
replay-key-play = дивитися
replay-key-open = відкрити карти
replay-key-seat = інше місце
replay-key-speed = швидкість
