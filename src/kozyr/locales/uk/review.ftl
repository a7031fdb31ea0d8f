# Games that are over: the list of one's own, and each of them move by move, on the page and in the terminal.

# --- the review ---
review-title = Партія хід за ходом
review-title-of = { $preset }: хід за ходом
review-seat = Гравець { $n }
review-start = Роздача
review-step = Кін { $bout }, хід { $move } з { $moves }
review-slider = Хід
review-keys = Перемотування партії
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
review-unfinished = Партію не дограно
review-only = У цьому записі лише те, що бачив { $name }.
review-spectator = У цьому записі лише те, що бачив глядач.
tool-moves = Ходи
tool-share = Поділитися
tool-save = Зберегти
tool-save-all = Зберегти ці партії
tool-import = Відкрити партію
tool-past = Зіграні партії

# --- handing a game on ---
share-link = Уся партія в самому посиланні, на сервер вона не потрапляє
share-record = Партія в DPN
share-about = Хто її має, той бачить усі роздані карти. Імен у ній немає.

# --- handing a game over ---
review-import = Відкрити партію
review-import-about = Вставте партії в DPN, кожну в окремому рядку, або виберіть файл.
review-import-label = Партії в DPN
review-import-file = Вибрати файл
review-import-open = Відкрити
review-found = { $count ->
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
  }
review-found-more = Показано перші { $count }.
review-odd = Тут не прочитати

# --- why a record cannot be looked at; $move counts from 1 ---
review-refused-bad-syntax = Це не партія в DPN, або частина її загубилася.
review-refused-bad-rules = Таких правил, як у цієї партії, тут не знають.
review-refused-bad-seats = За цими правилами стільки гравців бути не може.
review-refused-bad-deck = Якась карта колоди зникла, хибна або трапляється двічі.
review-refused-bad-first = Той, хто починає, починати не міг.
review-refused-bad-action = Хід { $move } не розібрати.
review-refused-illegal-action = Так ходити не можна: хід { $move }.
review-refused-after-end = Хід { $move } зроблено, коли партія вже скінчилася.
review-refused-bad-result = Ходи ведуть не до того результату, що зазначений.
review-refused-bad-link = Посилання пошкоджене: партії в ньому немає.
review-refused-record-too-large = Для однієї партії це забагато.
review-refused-no-record = Тут немає жодної партії.
review-refused-bad-file = Файл не вдалося прочитати.

# --- the list ---
past-all = будь-які
past-filters = Які партії
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
past-none = Поки що жодної партії не дограно.
past-none-such = Таких партій немає.
past-clear = Показати всі
past-saved = { $count ->
    [one] Збережено { $count } партію.
    [few] Збережено { $count } партії.
    [many] Збережено { $count } партій.
   *[other] Збережено { $count } партії.
  } { $missing ->
    [0] {""}
    [one] Ще { $missing } прочитати не вдалося.
    [few] Ще { $missing } прочитати не вдалося.
    [many] Ще { $missing } прочитати не вдалося.
   *[other] Ще { $missing } прочитати не вдалося.
  }

# --- the terminal ---
replay-several = { $count ->
    [one] Тут { $count } партія.
    [few] Тут { $count } партії.
    [many] Тут { $count } партій.
   *[other] Тут { $count } партії.
  } Виберіть одну: --game.
replay-bad-game = Партія { $n }: { $why }
replay-no-game = Партії { $n } немає, усього їх { $count }.
replay-key-move = хід
replay-key-bout = кін
replay-key-play = дивитися
replay-key-open = відкрити карти
replay-key-seat = інше місце
replay-key-speed = швидкість
