# Strony talii. $cards to ile lic pokazuje strona; $card karta, $suit kolor (DPN); $number i $count liczą rewersy.

decks-title = Tradycje karciane: talie, którymi gra się w durnia
decks-description = Dwie talie narysowane do durnia: petersburska atłasowa z literami В, Д, К i Т oraz międzynarodowa, w której kolory to cztery pory roku.
decks-heading = Tradycje karciane
decks-about = Gra jest jedna, ale w każdym kraju karty mają własne twarze. Oto talie, którymi gra się tutaj.

deck-kicker-all = Talie
deck-kicker = Talia
deck-skip = Do talii
deck-all = Wszystkie tradycje karciane
deck-home = Na stronę główną

deck-fact-from = Skąd
deck-fact-cards = Kart
deck-fact-cards-is = { $cards ->
    [36] { $cards }, od szóstki do asa
   *[other] { $cards }, od dwójki do asa
  }
deck-fact-game = W co się gra
deck-fact-game-is = w durnia

decks-atlasnye = Talia atłasowa
decks-atlasnye-own = Атласные
decks-atlasnye-own-language = ru
decks-atlasnye-title = Karty atłasowe (Атласные): rosyjska talia, { $cards } kart
decks-atlasnye-description = Atłasowa talia z Petersburga: wszystkie karty z pełnymi nazwami ({ $cards }), rewersy i gra, do której służą, czyli dureń.
decks-atlasnye-about = Karty, którymi w Rosji gra się w durnia od dziewiętnastego wieku.
decks-atlasnye-place = Petersburg, Rosja
decks-atlasnye-origin-1 = „Atłasowe” to nazwa gatunku kart: papier nacierano talkiem, dzięki czemu gładko się tasowały i nie szkodziła im wilgotna dłoń.
decks-atlasnye-origin-2 = W latach sześćdziesiątych XIX wieku akademik malarstwa Adolf Charlemagne narysował dla Cesarskiej Fabryki Kart pod Petersburgiem nowe figury. Tańsze i droższe gatunki wyszły z użycia, słowo zostało przy jego rysunkach i do dziś właśnie te twarze widzi rosyjski gracz, gdy ktoś mówi „karty”.
decks-atlasnye-origin-3 = Tutejsze karty narysowano do tej gry od nowa, w tym samym stylu: czyste tło, cienka ramka, asy w wieńcach. Ani jednej linii nie odrysowano. Dwanaście postaci, każda z własną twarzą, gestem i przedmiotem w dłoni.
decks-atlasnye-wikipedia = Rosyjskie karty do gry w Wikipedii (po angielsku)
decks-atlasnye-wikipedia-address = https://en.wikipedia.org/wiki/Russian_playing_cards

decks-french = Talia międzynarodowa
decks-french-own = Cztery pory roku
decks-french-own-language = pl
decks-french-title = Talia międzynarodowa „Cztery pory roku”, { $cards } karty
decks-french-description = Talia międzynarodowa: walet, dama, król i as, wszystkie karty z pełnymi nazwami ({ $cards }), rewersy i gra, do której służą, czyli dureń.
decks-french-about = Wzór, który wszędzie jest u siebie; tutaj każdy kolor ma swoją porę roku.
decks-french-place = Rouen i Paryż, Francja
decks-french-origin-1 = Trefle, kara, kiery i piki przyszły z Francji w piętnastym wieku. Płaskie znaki w dwóch barwach dało się odbijać szablonem: karty potaniały, a francuskie kolory obeszły świat.
decks-french-origin-2 = Do durnia bierze się 36 z 52 kart, bez dwójek, trójek, czwórek i piątek. Na własnych zasadach można grać 24 kartami albo wszystkimi 52.
decks-french-origin-3 = Postacie na tych kartach są tutejsze: w kierach wiosna, w karach lato, w treflach jesień, w pikach zima. Rycina na lawowanym tle, w podwójnej ramce.
decks-french-wikipedia = „Karty” w Wikipedii
decks-french-wikipedia-address = https://pl.wikipedia.org/wiki/Karty

deck-origin = Skąd pochodzi
deck-more = Więcej:
deck-faces = Karty
deck-faces-about = Razem { $cards }. Litery w rogach zależą od języka: tutaj W, D, K, A, po rosyjsku В, Д, К, Т.
deck-suit = { SUIT($suit) }
deck-card = { CARD($card) }
deck-backs = Rewersy
deck-backs-about = Rytowane wzory. Rewers po obróceniu jest ten sam: nie zdradza ani karty, ani gdzie jej góra.
deck-back = Rewers { $number } z { $count }
deck-games = W co się nimi gra: w durnia
deck-games-about = Pozbądź się kart: kto ostatni z nimi zostaje, ten jest durniem. Gra się na różne sposoby, a każdy ma tu pełne zasady:
deck-rules = Zasady: { $preset }
