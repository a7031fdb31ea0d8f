# Slova hry, všude stejná. CARD, RANK, SUIT, SEAT a SAME_SUIT jsou funkce volajícího:
# CARD("Qh"), RANK("Q" nebo "Qh") a SUIT("h" nebo "Qh") dávají tato slova, a kde je karta vidět, znaky z ní.

# $case: genitive, accusative, instrumental, plural (druhý pád množného čísla). ins platí jen pro CARD: je to značka, podle níž
# card-name poskládá celé jméno v sedmém pádě („srdcovou dámou“).

rank-2 = { $case ->
    [accusative] dvojku
    [instrumental] dvojkou
    [ins] ins-2
    [genitive] dvojky
    [plural] dvojek
   *[nominative] dvojka
  }
rank-3 = { $case ->
    [accusative] trojku
    [instrumental] trojkou
    [ins] ins-3
    [genitive] trojky
    [plural] trojek
   *[nominative] trojka
  }
rank-4 = { $case ->
    [accusative] čtyřku
    [instrumental] čtyřkou
    [ins] ins-4
    [genitive] čtyřky
    [plural] čtyřek
   *[nominative] čtyřka
  }
rank-5 = { $case ->
    [accusative] pětku
    [instrumental] pětkou
    [ins] ins-5
    [genitive] pětky
    [plural] pětek
   *[nominative] pětka
  }
rank-6 = { $case ->
    [accusative] šestku
    [instrumental] šestkou
    [ins] ins-6
    [genitive] šestky
    [plural] šestek
   *[nominative] šestka
  }
rank-7 = { $case ->
    [accusative] sedmu
    [instrumental] sedmou
    [ins] ins-7
    [genitive] sedmy
    [plural] sedmiček
   *[nominative] sedma
  }
rank-8 = { $case ->
    [accusative] osmu
    [instrumental] osmou
    [ins] ins-8
    [genitive] osmy
    [plural] osmiček
   *[nominative] osma
  }
rank-9 = { $case ->
    [accusative] devítku
    [instrumental] devítkou
    [ins] ins-9
    [genitive] devítky
    [plural] devítek
   *[nominative] devítka
  }
rank-T = { $case ->
    [accusative] desítku
    [instrumental] desítkou
    [ins] ins-T
    [genitive] desítky
    [plural] desítek
   *[nominative] desítka
  }
rank-J = { $case ->
    [accusative] kluka
    [instrumental] klukem
    [ins] ins-J
    [genitive] kluka
    [plural] kluků
   *[nominative] kluk
  }
rank-Q = { $case ->
    [accusative] dámu
    [instrumental] dámou
    [ins] ins-Q
    [genitive] dámy
    [plural] dam
   *[nominative] dáma
  }
rank-K = { $case ->
    [accusative] krále
    [instrumental] králem
    [ins] ins-K
    [genitive] krále
    [plural] králů
   *[nominative] král
  }
rank-A = { $case ->
    [accusative] eso
    [instrumental] esem
    [ins] ins-A
    [genitive] esa
    [plural] es
   *[nominative] eso
  }

# Co stojí na kartách.
index-J = J
index-Q = Q
index-K = K
index-A = A

# $form: one - přídavné jméno k jedné kartě té barvy, of - jeho kmen pro jméno karty.
suit-c = { $form ->
    [one] křížová
    [of] křížov
   *[all] kříže
  }
suit-d = { $form ->
    [one] kárová
    [of] károv
   *[all] káry
  }
suit-h = { $form ->
    [one] srdcová
    [of] srdcov
   *[all] srdce
  }
suit-s = { $form ->
    [one] piková
    [of] pikov
   *[all] piky
  }
# Barva je přídavné jméno a shoduje se s hodnotou: srdcová dáma, srdcovou dámu, srdcový král, srdcového krále, srdcové eso.
# SAME_SUIT tu porovnává poslední písmeno: -a je první pád ženský, -u čtvrtý, -l král.
card-name = { $rank ->
    [ins-2] { $suit }ou dvojkou
    [ins-3] { $suit }ou trojkou
    [ins-4] { $suit }ou čtyřkou
    [ins-5] { $suit }ou pětkou
    [ins-6] { $suit }ou šestkou
    [ins-7] { $suit }ou sedmou
    [ins-8] { $suit }ou osmou
    [ins-9] { $suit }ou devítkou
    [ins-T] { $suit }ou desítkou
    [ins-J] { $suit }ým klukem
    [ins-Q] { $suit }ou dámou
    [ins-K] { $suit }ým králem
    [ins-A] { $suit }ým esem
    [kluk] { $suit }ý kluk
    [kluka] { $suit }ého kluka
    [eso] { $suit }é eso
   *[other] { SAME_SUIT($rank, "a") ->
        [yes] { $suit }á { $rank }
       *[no] { SAME_SUIT($rank, "u") ->
            [yes] { $suit }ou { $rank }
           *[no] { SAME_SUIT($rank, "l") ->
                [yes] { $suit }ý { $rank }
               *[no] { $suit }ého { $rank }
            }
        }
    }
  }

cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }

durak = durak
talon = Balíček
trump = Trumf
discard-pile = Odhoz
bout-number = Kolo { $bout }

preset-atlasnye = Atlasnyje
preset-atlasnye-about = Hra pro dva s kartami Atlasnyje: přihazuje se, přebíjí a bere.
preset-classic = Klasika
preset-classic-about = Durak s přihazováním, jak ho zná každý; v prvním kole jen pět karet.
preset-club = Klub
preset-club-about = Přísně: od pěti hráčů přihazují jen sousedé obránce.
preset-transfer = Posílání
preset-transfer-about = Obránce může poslat útok dál kartou stejné hodnoty.
preset-custom = Vlastní pravidla
preset-custom-about = Pravidla podle tebe.

# Úrovně, a jaká která je.
opponent-easy = Lehká
opponent-easy-about = Pamatuje si jen poslední kola a moc nepřemýšlí.
opponent-medium = Střední
opponent-medium-about = Pamatuje si trumfy a esa, malé karty zapomíná.
opponent-hard = Těžká
opponent-hard-about = Počítá každou kartu a zkouší spoustu možných rozdání.
opponents-honest = Žádný program ti nevidí do karet: dostane jen to, co je vidět z jeho místa, a nic víc.
opponent-plain = Šetrná
opponent-plain-about = Hraje nejlevnější kartu a trumfy si nechává.
opponent-random = Bezstarostná
opponent-random-about = Hraje jakoukoli kartu, kterou smí.

# Jména, která dává programům dům.
persona = { $n ->
    [0] Věra
    [1] Konstantin
    [2] Anna
    [3] Boris
    [4] Nina
    [5] Pavel
    [6] Zoja
   *[7] Ilja
  }
you = Ty
somebody = Host

ordinal = { $n }.
