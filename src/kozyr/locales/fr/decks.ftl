# Les pages des jeux de cartes. $cards : combien de cartes une page montre ; $card une carte, $suit une couleur (DPN) ; $number et $count comptent les dos.

decks-title = Traditions de cartes : les jeux pour jouer au durak
decks-description = Deux jeux dessinés pour le durak : l’Atlasnye de Saint-Pétersbourg avec ses В, Д, К et Т, et le jeu international des quatre saisons.
decks-heading = Traditions de cartes
decks-about = Chaque pays distribue le même jeu avec ses propres figures. Voici celles que cette maison sait distribuer.

deck-kicker-all = Les jeux de cartes
deck-kicker = Un jeu de cartes
deck-skip = Aller au jeu de cartes
deck-all = Toutes les traditions
deck-home = Page d’accueil

deck-fact-from = Origine
deck-fact-cards = Cartes
deck-fact-cards-is = { $cards ->
    [36] { $cards }, du six à l’as
   *[other] { $cards }, du deux à l’as
  }
deck-fact-game = Pour jouer
deck-fact-game-is = au durak

decks-atlasnye = Atlasnye
decks-atlasnye-own = Атласные
decks-atlasnye-own-language = ru
decks-atlasnye-title = Atlasnye (Атласные) : le jeu russe de { $cards } cartes
decks-atlasnye-description = Le jeu Atlasnye de Saint-Pétersbourg : les { $cards } cartes avec leur nom complet, les dos, et le jeu qui va avec, le durak.
decks-atlasnye-about = Les cartes de satin : celles avec lesquelles la Russie joue au durak depuis le dix-neuvième siècle.
decks-atlasnye-place = Saint-Pétersbourg, Russie
decks-atlasnye-origin-1 = Atlasnye veut dire « de satin ». C’était le nom d’une qualité de papier : frotté de talc, il se mélangeait bien et ne craignait pas les mains moites.
decks-atlasnye-origin-2 = Dans les années 1860, Adolf Charlemagne, académicien de peinture, dessina de nouvelles figures pour la Manufacture impériale de cartes, près de Saint-Pétersbourg. Les qualités moins chères et plus chères disparurent, le mot resta attaché à ses figures, et ce sont elles que voit encore un joueur russe quand on dit « cartes ».
decks-atlasnye-origin-3 = Nos figures sont redessinées dans cet esprit : fond nu, cadre fin, as dans une couronne de feuillage. Pas un trait n’est décalqué. Douze personnages, chacun avec un visage, un geste et quelque chose à tenir.
decks-atlasnye-wikipedia = Les cartes russes, sur Wikipédia (en anglais)
decks-atlasnye-wikipedia-address = https://en.wikipedia.org/wiki/Russian_playing_cards

decks-french = International
decks-french-own = Les quatre saisons
decks-french-own-language = fr
decks-french-title = Le jeu international des quatre saisons : { $cards } cartes
decks-french-description = Le jeu international avec valet, dame, roi et as : les { $cards } cartes avec leur nom complet, les dos, et le jeu qui va avec, le durak.
decks-french-about = Le dessin qui est partout chez lui ; ici, chaque couleur a sa saison.
decks-french-place = Rouen et Paris, France
decks-french-origin-1 = Trèfle, carreau, cœur et pique sont nés en France au quinzième siècle. Des signes plats en deux couleurs se peignaient au pochoir : les cartes devinrent bon marché, et les enseignes françaises firent le tour du monde.
decks-french-origin-2 = Le durak prend 36 des 52 cartes et laisse de côté les deux, trois, quatre et cinq. Avec vos propres règles, vous pouvez jouer avec 24 cartes ou avec les 52.
decks-french-origin-3 = Les personnages ont été créés pour ce jeu : au printemps les cœurs, à l’été les carreaux, à l’automne les trèfles et à l’hiver les piques, gravés sur un fond lavé dans un double cadre.
decks-french-wikipedia = Les cartes à jouer, sur Wikipédia
decks-french-wikipedia-address = https://fr.wikipedia.org/wiki/Carte_%C3%A0_jouer

deck-origin = D’où il vient
deck-more = Pour en savoir plus :
deck-faces = Les cartes
deck-faces-about = { $cards } cartes en tout. Les lettres dans les coins suivent votre langue : V, D, R, A ici, В, Д, К, Т en russe.
deck-suit = { SUIT($suit) }
deck-card = { CARD($card) }
deck-backs = Les dos
deck-backs-about = Des motifs gravés, semblables à eux-mêmes quand on les retourne : un dos ne trahit ni la carte ni son sens.
deck-back = Dos { $number } sur { $count }
deck-games = On y joue au durak
deck-games-about = Débarrassez-vous de vos cartes ; le dernier à en avoir est le durak. Quatre façons d’y jouer, chacune avec ses règles complètes :
deck-rules = Règles : { $preset }
