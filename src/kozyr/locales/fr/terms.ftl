# Les mots du jeu, partout les mêmes. CARD, RANK, SUIT, SEAT et SAME_SUIT sont des fonctions du programme :
# CARD("Qh"), RANK("Q" ou "Qh") et SUIT("h" ou "Qh") donnent ces mots, ou les signes de la carte là où elle est montrée.
# $case : the avec l'article défini, accusative avec l'article indéfini (le programme énumère ainsi), plural au pluriel,
# nominative sans article. Les noms des couleurs n'ont qu'une forme.

rank-2 = { $case ->
    [the] le deux
    [accusative] un deux
   *[nominative] deux
  }
rank-3 = { $case ->
    [the] le trois
    [accusative] un trois
   *[nominative] trois
  }
rank-4 = { $case ->
    [the] le quatre
    [accusative] un quatre
   *[nominative] quatre
  }
rank-5 = { $case ->
    [the] le cinq
    [accusative] un cinq
   *[nominative] cinq
  }
rank-6 = { $case ->
    [the] le six
    [accusative] un six
   *[nominative] six
  }
rank-7 = { $case ->
    [the] le sept
    [accusative] un sept
   *[nominative] sept
  }
rank-8 = { $case ->
    [the] le huit
    [accusative] un huit
   *[nominative] huit
  }
rank-9 = { $case ->
    [the] le neuf
    [accusative] un neuf
   *[nominative] neuf
  }
rank-T = { $case ->
    [the] le dix
    [accusative] un dix
   *[nominative] dix
  }
rank-J = { $case ->
    [the] le valet
    [accusative] un valet
    [plural] valets
   *[nominative] valet
  }
rank-Q = { $case ->
    [the] la dame
    [accusative] une dame
    [plural] dames
   *[nominative] dame
  }
rank-K = { $case ->
    [the] le roi
    [accusative] un roi
    [plural] rois
   *[nominative] roi
  }
rank-A = { $case ->
    [the] l’as
    [accusative] un as
   *[nominative] as
  }

# Ce qui est écrit sur les cartes.
index-J = V
index-Q = D
index-K = R
index-A = A

suit-c = trèfle
suit-d = carreau
suit-h = cœur
suit-s = pique
card-name = { $rank } de { $suit }

cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }

durak = durak
talon = Pioche
trump = Atout
discard-pile = Défausse
bout-number = Tour { $bout }

preset-atlasnye = Atlasnye
preset-atlasnye-about = Le jeu à deux, avec les cartes Atlasnye : on relance, on bat ou on ramasse.
preset-classic = Classique
preset-classic-about = Le durak que tout le monde connaît ; cinq cartes au plus au premier tour.
preset-club = Club
preset-club-about = Les règles strictes : à cinq et plus, seuls les voisins du défenseur relancent.
preset-transfer = Transfert
preset-transfer-about = Le défenseur peut transférer l’attaque avec une carte de même valeur.
preset-custom = Perso
preset-custom-about = Des règles choisies par vous.

# Les niveaux, et à quoi s'attendre.
opponent-easy = Facile
opponent-easy-about = Ne retient que les derniers tours et joue sans trop réfléchir.
opponent-medium = Moyen
opponent-medium-about = Retient les atouts et les as, oublie les petites cartes.
opponent-hard = Difficile
opponent-hard-about = Compte toutes les cartes et essaie de nombreuses donnes possibles.
opponents-honest = Personne ne regarde vos cartes : chaque programme reçoit ce qui se voit de sa place, et rien d’autre.
opponent-plain = Économe
opponent-plain-about = Joue sa carte la moins chère et garde ses atouts.
opponent-random = Insouciant
opponent-random-about = Joue n’importe quelle carte permise.

# Les noms que la maison donne aux programmes.
persona = { $n ->
    [0] Vera
    [1] Constantin
    [2] Anna
    [3] Boris
    [4] Nina
    [5] Pavel
    [6] Zoïa
   *[7] Ilia
  }
you = Vous
somebody = Invité

# Au féminin : la place.
ordinal = { $n ->
    [1] 1re
   *[other] { $n }e
  }
