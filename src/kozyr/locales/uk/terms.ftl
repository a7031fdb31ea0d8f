# Слова гри, усюди ті самі. CARD, RANK, SUIT, SEAT і SAME_SUIT — функції того, хто викликає:
# CARD("Qh"), RANK("Q" або "Qh") і SUIT("h" або "Qh") дають ці слова, а де видно карту — знаки з її лиця.
# $case: many — скільки їх («скільки шісток?»).

rank-2 = { $case ->
    [accusative] двійку
    [instrumental] двійкою
    [genitive] двійки
    [many] двійок
   *[nominative] двійка
  }
rank-3 = { $case ->
    [accusative] трійку
    [instrumental] трійкою
    [genitive] трійки
    [many] трійок
   *[nominative] трійка
  }
rank-4 = { $case ->
    [accusative] четвірку
    [instrumental] четвіркою
    [genitive] четвірки
    [many] четвірок
   *[nominative] четвірка
  }
rank-5 = { $case ->
    [accusative] п’ятірку
    [instrumental] п’ятіркою
    [genitive] п’ятірки
    [many] п’ятірок
   *[nominative] п’ятірка
  }
rank-6 = { $case ->
    [accusative] шістку
    [instrumental] шісткою
    [genitive] шістки
    [many] шісток
   *[nominative] шістка
  }
rank-7 = { $case ->
    [accusative] сімку
    [instrumental] сімкою
    [genitive] сімки
    [many] сімок
   *[nominative] сімка
  }
rank-8 = { $case ->
    [accusative] вісімку
    [instrumental] вісімкою
    [genitive] вісімки
    [many] вісімок
   *[nominative] вісімка
  }
rank-9 = { $case ->
    [accusative] дев’ятку
    [instrumental] дев’яткою
    [genitive] дев’ятки
    [many] дев’яток
   *[nominative] дев’ятка
  }
rank-T = { $case ->
    [accusative] десятку
    [instrumental] десяткою
    [genitive] десятки
    [many] десяток
   *[nominative] десятка
  }
rank-J = { $case ->
    [accusative] валета
    [instrumental] валетом
    [genitive] валета
    [many] валетів
   *[nominative] валет
  }
rank-Q = { $case ->
    [accusative] даму
    [instrumental] дамою
    [genitive] дами
    [many] дам
   *[nominative] дама
  }
rank-K = { $case ->
    [accusative] короля
    [instrumental] королем
    [genitive] короля
    [many] королів
   *[nominative] король
  }
rank-A = { $case ->
    [accusative] туза
    [instrumental] тузом
    [genitive] туза
    [many] тузів
   *[nominative] туз
  }

# Що стоїть на картах.
index-J = В
index-Q = Д
index-K = К
index-A = Т

# $form: one — одна карта масті, of — при назві карти.
suit-c = { $form ->
    [one] трефа
    [of] треф
   *[all] трефи
  }
suit-d = { $form ->
    [one] бубна
    [of] бубен
   *[all] бубни
  }
suit-h = { $form ->
    [one] чирва
    [of] чирв
   *[all] чирви
  }
suit-s = { $form ->
    [one] піка
    [of] пік
   *[all] піки
  }
card-name = { $rank } { $suit }

cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
  }

durak = дурень
talon = Колода
trump = Козир
discard-pile = Відбій
bout-number = Кін { $bout }

preset-atlasnye = Атласний
preset-atlasnye-about = Гра на двох атласною колодою: підкидають, б’ють або беруть.
preset-classic = Підкидний
preset-classic-about = Той самий підкидний; у першому кону не більше ніж п’ять карт.
preset-club = Клубний
preset-club-about = За суворими правилами: уп’ятьох і вшістьох підкидають лише сусіди того, хто відбивається.
preset-transfer = Перевідний
preset-transfer-about = Хто відбивається, може перевести хід картою того самого номіналу.
preset-custom = Свої правила
preset-custom-about = Правила, які ви обрали самі.

# Рівні, і який кожен.
opponent-easy = Легкий
opponent-easy-about = Пам’ятає лише останні кони, ходить не думаючи.
opponent-medium = Середній
opponent-medium-about = Пам’ятає козирі й тузи, дрібні карти забуває.
opponent-hard = Складний
opponent-hard-about = Рахує всі карти й перебирає безліч розкладів.
opponents-honest = У ваші карти ніхто не зазирає: програмі дають лише те, що видно з її місця.
opponent-plain = Ощадний
opponent-plain-about = Грає найдешевшою картою й береже козирі.
opponent-random = Безжурний
opponent-random-about = Грає будь-якою картою, якою можна.

# Імена, під якими сідають за стіл програми.
persona = { $n ->
    [0] Віра
    [1] Костянтин
    [2] Ганна
    [3] Борис
    [4] Ніна
    [5] Павло
    [6] Зоя
   *[7] Ілля
  }
you = Ви
somebody = Гість

# При слові «місце».
ordinal = { $n ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $n }-те
  }
