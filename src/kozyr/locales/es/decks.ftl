# Las páginas de las barajas. $cards es cuántas caras enseña una página; $card una carta, $suit un palo (DPN); $number y $count cuentan los dorsos.

decks-title = Tradiciones de naipes: con qué barajas jugar al durak
decks-description = Dos barajas dibujadas para el durak: la Atlasnye de San Petersburgo, con sus В, Д, К y Т, y la internacional de las cuatro estaciones.
decks-heading = Tradiciones de naipes
decks-about = Cada país reparte el mismo juego con caras propias. Estas son las que puede repartir esta casa.

deck-kicker-all = Las barajas
deck-kicker = Una baraja
deck-skip = Ir a la baraja
deck-all = Todas las tradiciones de naipes
deck-home = Al inicio

deck-fact-from = De dónde es
deck-fact-cards = Cartas
deck-fact-cards-is = { $cards ->
    [36] { $cards }, del seis al as
   *[other] { $cards }, del dos al as
  }
deck-fact-game = A qué se juega
deck-fact-game-is = Durak

decks-atlasnye = Atlasnye
decks-atlasnye-own = Атласные
decks-atlasnye-own-language = ru
decks-atlasnye-title = Atlasnye (Атласные): la baraja rusa de { $cards } cartas
decks-atlasnye-description = La baraja Atlasnye de San Petersburgo: sus { $cards } caras con nombre completo, sus dorsos y el juego al que se juega con ella, el durak.
decks-atlasnye-about = Las cartas de satén: las caras con que Rusia juega al durak desde el siglo XIX.
decks-atlasnye-place = San Petersburgo, Rusia
decks-atlasnye-origin-1 = Atlasnye quiere decir «de satén». Así se llamaba una clase de papel: frotado con talco, se barajaba con suavidad y no temía las manos húmedas.
decks-atlasnye-origin-2 = En la década de 1860, Adolf Charlemagne, académico de pintura, dibujó caras nuevas para la Fábrica Imperial de Naipes, cerca de San Petersburgo. Las clases más baratas y las más caras cayeron en desuso, la palabra se quedó con sus figuras, y son todavía lo que ve un jugador ruso cuando alguien dice «cartas».
decks-atlasnye-origin-3 = Las caras de aquí se han dibujado de nuevo para este juego en ese estilo: fondo desnudo, marco fino, ases con guirnaldas. Ni una línea está calcada. Doce personajes, cada uno con su rostro, su gesto y algo en la mano.
decks-atlasnye-wikipedia = Russian playing cards, en Wikipedia (en inglés)
decks-atlasnye-wikipedia-address = https://en.wikipedia.org/wiki/Russian_playing_cards

decks-french = Internacional
decks-french-own = Las cuatro estaciones
decks-french-own-language = es
decks-french-title = La baraja internacional de las cuatro estaciones: { $cards } cartas
decks-french-description = La baraja internacional con jota, reina, rey y as: sus { $cards } caras con nombre completo, sus dorsos y el juego al que se juega con ella, el durak.
decks-french-about = El diseño que se conoce en todas partes; aquí cada palo tiene su estación.
decks-french-place = Ruan y París, Francia
decks-french-origin-1 = Tréboles, diamantes, corazones y picas llegaron de Francia en el siglo XV. Los signos planos de dos colores se podían estarcir: las cartas se abarataron y los palos franceses dieron la vuelta al mundo.
decks-french-origin-2 = El durak toma 36 de las 52 cartas y deja fuera del dos al cinco. Con tus propias reglas puedes jugar con 24 o con las 52.
decks-french-origin-3 = Los personajes son propios de este juego: la primavera vive en los corazones, el verano en los diamantes, el otoño en los tréboles y el invierno en las picas, grabados sobre fondo de aguada y con doble marco.
decks-french-wikipedia = Baraja francesa, en Wikipedia
decks-french-wikipedia-address = https://es.wikipedia.org/wiki/Baraja_francesa

deck-origin = De dónde viene
deck-more = Para saber más:
deck-faces = Las caras
deck-faces-about = Las { $cards } cartas. Las letras de las esquinas siguen tu idioma: aquí J, Q, K, A; en ruso В, Д, К, Т.
deck-suit = { SUIT($suit) }
deck-card = { CARD($card) }
deck-backs = Los dorsos
deck-backs-about = Motivos grabados, iguales al girarlos media vuelta: un dorso no delata ni la carta ni cuál es su parte de arriba.
deck-back = Dorso { $number } de { $count }
deck-games = A qué se juega: al durak
deck-games-about = Quédate sin cartas; el último que tenga alguna es el durak. Cuatro maneras de jugarlo, cada una con sus reglas completas:
deck-rules = Reglas: { $preset }
