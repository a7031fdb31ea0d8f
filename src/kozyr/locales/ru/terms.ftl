# Слова игры, везде одни и те же. CARD, RANK, SUIT, SEAT и SAME_SUIT - функции вызывающего:
# CARD("Qh"), RANK("Q" или "Qh") и SUIT("h" или "Qh") дают эти слова, а где видна карта - знаки с её лица.

rank-2 = { $case ->
    [accusative] двойку
    [instrumental] двойкой
    [genitive] двойки
   *[nominative] двойка
  }
rank-3 = { $case ->
    [accusative] тройку
    [instrumental] тройкой
    [genitive] тройки
   *[nominative] тройка
  }
rank-4 = { $case ->
    [accusative] четвёрку
    [instrumental] четвёркой
    [genitive] четвёрки
   *[nominative] четвёрка
  }
rank-5 = { $case ->
    [accusative] пятёрку
    [instrumental] пятёркой
    [genitive] пятёрки
   *[nominative] пятёрка
  }
rank-6 = { $case ->
    [accusative] шестёрку
    [instrumental] шестёркой
    [genitive] шестёрки
   *[nominative] шестёрка
  }
rank-7 = { $case ->
    [accusative] семёрку
    [instrumental] семёркой
    [genitive] семёрки
   *[nominative] семёрка
  }
rank-8 = { $case ->
    [accusative] восьмёрку
    [instrumental] восьмёркой
    [genitive] восьмёрки
   *[nominative] восьмёрка
  }
rank-9 = { $case ->
    [accusative] девятку
    [instrumental] девяткой
    [genitive] девятки
   *[nominative] девятка
  }
rank-T = { $case ->
    [accusative] десятку
    [instrumental] десяткой
    [genitive] десятки
   *[nominative] десятка
  }
rank-J = { $case ->
    [accusative] валета
    [instrumental] валетом
    [genitive] валета
   *[nominative] валет
  }
rank-Q = { $case ->
    [accusative] даму
    [instrumental] дамой
    [genitive] дамы
   *[nominative] дама
  }
rank-K = { $case ->
    [accusative] короля
    [instrumental] королём
    [genitive] короля
   *[nominative] король
  }
rank-A = { $case ->
    [accusative] туза
    [instrumental] тузом
    [genitive] туза
   *[nominative] туз
  }

# Что стоит на картах.
index-J = В
index-Q = Д
index-K = К
index-A = Т

# $form: one - одна карта масти, by - ею бьют, of - при имени карты.
suit-c = { $form ->
    [one] трефа
    [by] трефой
    [of] треф
   *[all] трефы
  }
suit-d = { $form ->
    [one] бубна
    [by] бубной
    [of] бубен
   *[all] бубны
  }
suit-h = { $form ->
    [one] черва
    [by] червой
    [of] червей
   *[all] червы
  }
suit-s = { $form ->
    [one] пика
    [by] пикой
    [of] пик
   *[all] пики
  }
card-name = { $rank } { $suit }

cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }

durak = дурак
talon = Колода
trump = Козырь
discard-pile = Отбой
bout-number = Кон { $bout }

preset-atlasnye = Атласные
preset-atlasnye-about = Игра вдвоём атласной колодой: подкидывают, бьют или берут.
preset-classic = Подкидной
preset-classic-about = Тот самый подкидной; в первом кону не больше пяти карт.
preset-club = Клубный
preset-club-about = По строгим правилам: впятером и вшестером подкидывают только соседи отбивающегося.
preset-transfer = Переводной
preset-transfer-about = Кто отбивается, может перевести ход картой того же достоинства.
preset-custom = Свои правила
preset-custom-about = Правила, которые вы выбрали сами.

# Уровни, и каков каждый.
opponent-easy = Лёгкий
opponent-easy-about = Помнит лишь последние коны, ходит не думая.
opponent-medium = Средний
opponent-medium-about = Помнит козыри и тузы, мелкие карты забывает.
opponent-hard = Сложный
opponent-hard-about = Считает все карты и перебирает расклады.
opponents-honest = В ваши карты никто не заглядывает: программе дают только то, что видно с её места.
opponent-plain = Бережливый
opponent-plain-about = Играет самой дешёвой картой и бережёт козыри.
opponent-random = Беспечный
opponent-random-about = Кладёт любую карту, какую можно.

# Имена, под которыми садятся за стол программы.
persona = { $n ->
    [0] Вера
    [1] Константин
    [2] Анна
    [3] Борис
    [4] Нина
    [5] Павел
    [6] Зоя
   *[7] Илья
  }
you = Вы
somebody = Гость

ordinal = { $n ->
    [1] 1-й
    [2] 2-й
    [3] 3-й
   *[other] { $n }-й
  }
