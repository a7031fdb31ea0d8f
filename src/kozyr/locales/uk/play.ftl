# Гра за столом: хід назад, порядок карт, кілька карт одразу, допомога пам’яті, клавіші, рахунок, роздача дня.
# $who — you або other; $name — ім’я місця.

# --- хід назад ---
key-undo = Повернути хід
keys-undo = Взяти назад свій останній хід
log-undo = { $who ->
    [you] Ви берете хід назад
   *[other] { $name } бере хід назад
  }

# --- порядок карт ---
sort-title = Карти в руці
sort-suit = за мастями
sort-rank = за номіналом
sort-own = по-своєму
trumps-title = Козирі
trumps-left = ліворуч
trumps-right = праворуч
tell-sorted = { $sort ->
    [suit] Карти розкладено за мастями
    [rank] Карти розкладено за номіналом
   *[own] Карти розкладено по-своєму
  }
tell-moved = { CARD($card) }: { $place } з { $count }
keys-sort = Розкласти карти: за мастями, за номіналом, по-своєму
keys-shift = Перекласти обрану карту

# --- кілька однакових карт одразу; $rank — їхній номінал, $count — скільки ---
several-label = Скільки { RANK($rank, case: "many") }?
several-one = Лише { CARD($card, case: "accusative") }
several-all = { $count ->
    [2] Обидві карти
    [3] Усі три
   *[other] Усі чотири
  }
several-some = { $count ->
    [2] Дві
   *[other] Три
  }
card-several = Із Shift: кілька карт того самого номіналу
card-several-tip = Затримайте або клацніть із Shift, щоб зіграти кілька таких карт
card-next = На черзі
keys-several = Кілька карт одного номіналу
log-several-stopped = Решта карт лишається у вас

# --- перетягування ---
keys-drag = Карту можна перетягнути: на стіл — зіграти, уздовж руки — перекласти

# --- допомога пам’яті ---
aids-title = Допомога пам’яті
aids-note = Лише проти програм. Показують тільки те, що ви бачили самі.
aids-counter = Рахувати ще не бачені карти
aids-discards = Показувати останній відбій
counter-label = Ще не бачено: { cards-count }
counter-suit = { SUIT($suit) }: { $ranks }
counter-none = { SUIT($suit) }: жодної
last-bout-label = Останній відбій
last-bout-none = У відбої ще порожньо
keys-counts = Скільки карт і який козир
keys-say-again = Повторити
read-counts = Колода: { $talon }. Відбій: { $discard }. У вас: { $own }.
read-seat-count = { $name }: { $count }.
read-nothing = Ще нічого не сказано.

# --- свої клавіші ---
keys-left = На карту ліворуч
keys-right = На карту праворуч
keys-first = Перша карта
keys-last = Остання карта
keys-change = Змінити
keys-change-label = Змінити клавішу: { $what }
keys-press = Натисніть клавішу…
keys-taken = { $key } — уже зайнято: { $what }. Оберіть іншу.
keys-reserved = { $key } зайняти не можна. Оберіть іншу.
keys-changed = { $what }: { $key }
keys-usual = Повернути звичайні клавіші
keys-about = Поки ви друкуєте, клавіші не діють. Esc залишить попередню клавішу.
keys-name-space = Пробіл
keys-name-enter = Enter
keys-name-home = Home
keys-name-end = End
keys-name-shift = Shift
keys-name-escape = Esc

# --- рахунок ---
tally-title = Рахунок за цим столом
tally-durak = { $count ->
    [0] жодного разу не дурень
    [one] дурень { $count } раз
    [few] дурень { $count } рази
   *[many] дурень { $count } разів
  }
tally-games = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
  }{ $draws ->
    [0] {""}
    [one] , { $draws } нічия
    [few] , { $draws } нічиї
   *[many] , { $draws } нічиїх
  }

# --- місця і заголовок ---
seat-label-level = { $name }, { $level }: { cards-count }
title-turn = Ваш хід — { title }

# --- підказка та решта ходів ---
hint-list-title = Чого вартий кожен хід
hint-list-about = У скількох зі 100 можливих продовжень ви не залишитеся в дурнях, на думку складного суперника.
hint-list-best = підказка
hint-list-chance = { $percent } зі 100
hint-list-lead = Ходити { CARD($card, case: "instrumental") }
hint-list-throw = Підкинути { CARD($card, case: "accusative") }
hint-list-beat = Відбитися { CARD($card, case: "instrumental") }
hint-list-transfer = Перевести { CARD($card, case: "instrumental") }
hint-list-take = Взяти
hint-list-pass = { $phase ->
    [throw_in_taking] Сказати «Досить»
   *[other] Сказати «Бито»
  }

# --- роздача дня ---
today-new = Роздача дня, { $date }
today-running = Роздача дня, { $date }: продовжити
today-over = Роздача дня, { $date }: { $how ->
    [durak] ви залишилися в дурнях
    [draw] нічия
   *[other] ви не в дурнях
  }
today-about = Ті самі карти для всіх, одна спроба, без підказок.
table-today = { title-table } · { $date }

# --- відмови ---
refusal-nothing-to-undo = Вам поки нема чого брати назад.
refusal-undo-among-people = Там, де грають люди, ходів назад не беруть.
refusal-discards-among-people = Там, де грають люди, відбій кожен пам’ятає сам.
refusal-not-in-todays-deal = У роздачі дня немає підказок і ходів назад не беруть.
refusal-not-in-a-lesson = В уроці немає підказок і ходів назад не беруть: почніть його заново.
refusal-played-today = Роздачу дня вам уже здавали.

tool-aids = Пам’ять
