# Stránky karet. $cards je, kolik listů stránka ukazuje; $card karta, $suit barva (DPN); $number a $count počítají ruby.

decks-title = Karetní tradice: jakými kartami se hraje durak
decks-description = Dvoje karty nakreslené pro duraka: petrohradské Atlasnyje s písmeny В, Д, К a Т a mezinárodní se čtyřmi ročními dobami.
decks-heading = Karetní tradice
decks-about = Hra je všude stejná, ale karty si každá země kreslí po svém. S těmito se dá hrát tady.

deck-kicker-all = Karty
deck-kicker = Karty
deck-skip = Ke kartám
deck-all = Všechny karetní tradice
deck-home = Na úvodní stránku

deck-fact-from = Odkud
deck-fact-cards = Karet
deck-fact-cards-is = { $cards ->
    [36] { $cards }, šestka až eso
   *[other] { $cards }, dvojka až eso
  }
deck-fact-game = Co se s nimi hraje
deck-fact-game-is = durak

decks-atlasnye = Atlasnyje
decks-atlasnye-own = Атласные
decks-atlasnye-own-language = ru
decks-atlasnye-title = Atlasnyje (Атласные): ruské karty, { $cards } listů
decks-atlasnye-description = Petrohradské karty Atlasnyje: všech { $cards } listů s celými jmény, jejich ruby a hra, která se s nimi hraje, durak.
decks-atlasnye-about = Atlasové karty: obrázky, se kterými Rusko hraje duraka už od devatenáctého století.
decks-atlasnye-place = Petrohrad, Rusko
decks-atlasnye-origin-1 = Atlasnyje znamená „atlasové“. Tak se říkalo druhu papíru: natíral se mastkem, karty se dobře míchaly a nevadila jim vlhká ruka.
decks-atlasnye-origin-2 = V šedesátých letech 19. století nakreslil akademik malířství Adolf Charlemagne pro Carskou továrnu na karty u Petrohradu nové figury. Levnější i dražší druhy vyšly z užívání, slovo zůstalo jeho figurám a dodnes je ruský hráč vidí, když se řekne „karty“.
decks-atlasnye-origin-3 = Zdejší listy jsou pro tuto hru nakreslené v tom duchu znovu: čistá plocha, tenký rámeček, esa ve věncích. Ani jedna linka není obkreslená. Dvanáct postav, každá má svou tvář, své gesto a něco v ruce.
decks-atlasnye-wikipedia = Ruské hrací karty na Wikipedii (anglicky)
decks-atlasnye-wikipedia-address = https://en.wikipedia.org/wiki/Russian_playing_cards

decks-french = Mezinárodní karty
decks-french-own = Čtyři roční doby
decks-french-own-language = cs
decks-french-title = Mezinárodní karty jako čtyři roční doby: { $cards } listů
decks-french-description = Mezinárodní karty s klukem, dámou, králem a esem: všech { $cards } listů s celými jmény, jejich ruby a hra, která se s nimi hraje, durak.
decks-french-about = Karty, které jsou doma všude; tady má každá barva svou roční dobu.
decks-french-place = Rouen a Paříž, Francie
decks-french-origin-1 = Kříže, káry, srdce a piky přišly z Francie v patnáctém století. Ploché znaky ve dvou barvách šly tisknout přes šablonu: karty zlevnily a francouzské barvy obešly svět.
decks-french-origin-2 = Durak z 52 karet bere 36, dvojky až pětky zůstávají stranou. Podle vlastních pravidel můžeš hrát s 24 kartami nebo se všemi 52.
decks-french-origin-3 = Postavy tu patří jen této hře: jaro sedí v srdcích, léto v kárách, podzim v křížích a zima v pikách, ryté na lavírované ploše ve dvojitém rámečku.
decks-french-wikipedia = Hrací karta na Wikipedii
decks-french-wikipedia-address = https://cs.wikipedia.org/wiki/Hrac%C3%AD_karta

deck-origin = Odkud jsou
deck-more = Víc k přečtení:
deck-faces = Listy
deck-faces-about = Celkem { $cards } karet. Písmena v rozích jsou podle tvého jazyka: tady J, Q, K, A, v ruštině В, Д, К, Т.
deck-suit = { SUIT($suit) }
deck-card = { CARD($card) }
deck-backs = Ruby
deck-backs-about = Ryté vzory, každý po půlotočce stejný: rub neprozradí ani kartu, ani kde má vršek.
deck-back = Rub { $number } z { $count }
deck-games = Co se s nimi hraje: durak
deck-games-about = Zbav se karet; kdo s nimi zůstane jako poslední, je durak. Hrát se dá čtyřmi způsoby a každý tu má úplná pravidla:
deck-rules = Pravidla: { $preset }
