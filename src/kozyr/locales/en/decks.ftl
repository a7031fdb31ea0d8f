# The decks' pages. $cards is how many faces a page shows; $card a card, $suit a suit (DPN); $number and $count count the backs.

decks-title = Card traditions: the decks to play Durak with
decks-description = Two decks drawn for Durak: the Atlasnye of Saint Petersburg with its В, Д, К and Т, and the international one of the four seasons.
decks-heading = Card traditions
decks-about = Every country deals the same game with faces of its own. These are the ones this house can deal.

deck-kicker-all = The decks
deck-kicker = A deck
deck-skip = To the deck
deck-all = All card traditions
deck-home = To the start page

deck-fact-from = From
deck-fact-cards = Cards
deck-fact-cards-is = { $cards ->
    [36] { $cards }, six to ace
   *[other] { $cards }, two to ace
  }
deck-fact-game = Played with it
deck-fact-game-is = Durak

decks-atlasnye = Atlasnye
decks-atlasnye-own = Атласные
decks-atlasnye-own-language = ru
decks-atlasnye-title = Atlasnye (Атласные): the Russian deck of { $cards } cards
decks-atlasnye-description = The Atlasnye deck of Saint Petersburg: all { $cards } faces by their full names, its backs, and the game that is played with it, Durak.
decks-atlasnye-about = The satin cards: the faces that Russia has played Durak with since the nineteenth century.
decks-atlasnye-place = Saint Petersburg, Russia
decks-atlasnye-origin-1 = Atlasnye means “of satin”. That was the name of a grade of paper: rubbed with talc, it shuffled smoothly and did not mind a damp hand.
decks-atlasnye-origin-2 = In the 1860s Adolf Charlemagne, an academician of painting, drew new faces for the Imperial Card Factory near Saint Petersburg. The cheaper and the dearer grades went out of use, the word stayed with his figures, and they are still what a Russian player sees when somebody says “cards”.
decks-atlasnye-origin-3 = The faces here are drawn anew for this game in that manner: bare ground, a thin frame, aces in wreaths. No line is traced. Twelve people, each with a face, a gesture and something to hold.
decks-atlasnye-wikipedia = Russian playing cards, in Wikipedia
decks-atlasnye-wikipedia-address = https://en.wikipedia.org/wiki/Russian_playing_cards

decks-french = International
decks-french-own = The four seasons
decks-french-own-language = en
decks-french-title = The international deck, drawn as the four seasons: { $cards } cards
decks-french-description = The international deck with jack, queen, king and ace: all { $cards } faces by their full names, its backs, and the game played with it, Durak.
decks-french-about = The pattern that is at home everywhere; here each suit has its season.
decks-french-place = Rouen and Paris, France
decks-french-origin-1 = Clubs, diamonds, hearts and spades came from France in the fifteenth century. Flat signs in two colours could be stencilled: cards grew cheap, and the French suits went round the world.
decks-french-origin-2 = Durak takes 36 of the 52 cards and leaves out two to five. By your own rules you may play with 24 or with all 52.
decks-french-origin-3 = The people here are this game’s own: spring sits in hearts, summer in diamonds, autumn in clubs and winter in spades, engraved on a washed ground in a double frame.
decks-french-wikipedia = French-suited playing cards, in Wikipedia
decks-french-wikipedia-address = https://en.wikipedia.org/wiki/French-suited_playing_cards

deck-origin = Where it is from
deck-more = To read on:
deck-faces = The faces
deck-faces-about = All { $cards } cards. The letters in the corners follow your language: J, Q, K, A here, В, Д, К, Т in Russian.
deck-suit = { SUIT($suit) }
deck-card = { CARD($card) }
deck-backs = The backs
deck-backs-about = Engraved patterns, each the same upside down: a back tells neither the card nor which end is up.
deck-back = A back, { $number } of { $count }
deck-games = Played with it: Durak
deck-games-about = Get rid of your cards; the last one holding any is the durak. Four ways to play it, each with its complete rules:
deck-rules = Rules: { $preset }
