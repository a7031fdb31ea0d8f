# Игра за столом: ход назад, порядок карт, несколько карт сразу, подсказки памяти, клавиши, счёт, расклад дня.
# $who — you или other; $name - имя места.

# --- ход назад ---
key-undo = Вернуть ход
keys-undo = Взять назад свой последний ход
log-undo = { $who ->
    [you] Вы берёте ход назад
   *[other] { $name } берёт ход назад
  }

# --- порядок карт ---
sort-title = Порядок карт
sort-suit = по мастям
sort-rank = по достоинству
sort-own = по-своему
trumps-title = Козыри
trumps-left = слева
trumps-right = справа
tell-sorted = { $sort ->
    [suit] Карты разложены по мастям
    [rank] Карты разложены по достоинству
   *[own] Карты разложены по-своему
  }
tell-moved = { CARD($card) }: { $place } из { $count }
keys-sort = Разложить карты: по мастям, по достоинству, по-своему
keys-shift = Переложить выбранную карту

# --- несколько равных карт сразу; $rank — их достоинство, $count - сколько ---
several-label = Сколько таких карт: { RANK($rank) }?
several-one = Только { CARD($card, case: "accusative") }
several-all = { $count ->
    [2] Обе карты
    [3] Все три
   *[other] Все четыре
  }
several-some = { $count ->
    [2] Две
   *[other] Три
  }
card-several = С Shift: несколько карт того же достоинства
card-several-tip = Долгое нажатие или щелчок с Shift — сыграть несколько таких карт
card-next = На очереди
keys-several = Несколько карт одного достоинства
log-several-stopped = Остальные карты остаются у вас

# --- перетаскивание ---
keys-drag = Карту можно перетащить: на стол — сыграть, вдоль руки — переложить

# --- помощь памяти ---
aids-title = Помощь памяти
aids-note = Только против программ. Показывается лишь то, что вы видели сами.
aids-counter = Считать карты, которых ещё не было видно
aids-discards = Показывать последний отбой
counter-label = Ещё не вышло: { cards-count }
counter-suit = { SUIT($suit) }: { $ranks }
counter-none = { SUIT($suit) }: все вышли
last-bout-label = Последний отбой
last-bout-none = В отбое пока пусто
keys-counts = Сколько карт и какой козырь
keys-say-again = Повторить
read-counts = Колода: { $talon }. Отбой: { $discard }. У вас: { $own }.
read-seat-count = { $name }: { $count }.
read-nothing = Пока ничего не сказано.

# --- свои клавиши ---
keys-left = На карту влево
keys-right = На карту вправо
keys-first = Первая карта
keys-last = Последняя карта
keys-change = Изменить
keys-change-label = Изменить клавишу: { $what }
keys-press = Нажмите клавишу…
keys-taken = Клавиша { $key } уже занята: { $what }. Выберите другую.
keys-reserved = Клавишу { $key } занять нельзя. Выберите другую.
keys-changed = { $what }: { $key }
keys-usual = Вернуть обычные клавиши
keys-about = Пока вы печатаете, клавиши не действуют. Esc оставит прежнюю клавишу.
keys-name-space = Пробел
keys-name-enter = Enter
keys-name-home = Home
keys-name-end = End
keys-name-shift = Shift
keys-name-escape = Esc

# --- счёт ---
tally-title = Счёт за этим столом
tally-durak = { $count ->
    [0] ни разу не дурак
    [one] дурак { $count } раз
    [few] дурак { $count } раза
   *[many] дурак { $count } раз
  }
tally-games = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
  }{ $draws ->
    [0] {""}
    [one] , { $draws } ничья
    [few] , { $draws } ничьи
   *[many] , { $draws } ничьих
  }

# --- места и заголовок ---
seat-label-level = { $name }, { $level }: { cards-count }
title-turn = Ваш ход — { title }

# --- подсказка и остальные ходы ---
hint-list-title = Чего стоит каждый ход
hint-list-about = Сколько раз из 100 вы не останетесь в дураках, если доигрывать отсюда, — по оценке сложного соперника.
hint-list-best = подсказка
hint-list-chance = { $percent } из 100
hint-list-lead = Ходить { CARD($card, case: "instrumental") }
hint-list-throw = Подкинуть { CARD($card, case: "accusative") }
hint-list-beat = Бить { CARD($card, case: "instrumental") }
hint-list-transfer = Перевести { CARD($card, case: "instrumental") }
hint-list-take = Взять
hint-list-pass = { $phase ->
    [throw_in_taking] Сказать «Хватит»
   *[other] Сказать «Бито»
  }

# --- расклад дня ---
today-new = Расклад дня, { $date }
today-running = Расклад дня, { $date }: продолжить
today-over = Расклад дня, { $date }: { $how ->
    [durak] вы остались в дураках
    [draw] ничья
   *[other] вы не в дураках
  }
today-about = Одни и те же карты для всех, одна попытка, без подсказок.
table-today = { title-table } · { $date }

# --- отказы ---
refusal-nothing-to-undo = Вам пока нечего взять назад.
refusal-undo-among-people = Там, где играют люди, ходы назад не берут.
refusal-discards-among-people = Там, где играют люди, отбой каждый помнит сам.
refusal-not-in-todays-deal = В раскладе дня нет подсказок, и ходы назад не берут.
refusal-not-in-a-lesson = В уроке нет подсказок, и ходы назад не берут: начните его заново.
refusal-played-today = Расклад дня вам уже сдавали.

tool-aids = Память
