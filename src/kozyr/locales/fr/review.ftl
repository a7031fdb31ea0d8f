# Games that are over: the list of one's own, and each of them move by move, on the page and in the terminal.

# --- the review ---
review-title = Une partie, coup par coup
review-title-of = { $preset } : coup par coup
review-seat = Joueur { $n }
review-start = La donne
review-step = Tour { $bout }, coup { $move } sur { $moves }
review-slider = Coup
review-keys = Parcourir la partie
review-first = Au début
review-back = Coup précédent
review-play = Lecture
review-pause = Pause
review-forward = Coup suivant
review-bout = Au tour suivant
review-last = À la fin
review-view = Vu par
review-open = Jeux étalés
review-speed = Vitesse
review-moves = Coups
review-hands = Mains
review-cards = { $name } : { $cards }
review-unfinished = Partie inachevée
review-only = Ce relevé ne contient que ce qu’a vu { $name }.
review-spectator = Ce relevé ne contient que ce qu’a vu un spectateur.
tool-moves = Coups
tool-share = Partager
tool-save = Enregistrer
tool-save-all = Enregistrer ces parties
tool-import = Ouvrir une partie
tool-past = Parties jouées

# --- handing a game on ---
share-link = Toute la partie est dans le lien ; aucun serveur n’en sait rien
share-record = La partie au format DPN
share-about = Quiconque l’a voit toutes les cartes distribuées. Les noms n’y sont pas.

# --- handing a game over ---
review-import = Ouvrir une partie
review-import-about = Collez des parties au format DPN, une par ligne, ou choisissez un fichier.
review-import-label = Parties au format DPN
review-import-file = Choisir un fichier
review-import-open = Ouvrir
review-found = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
review-found-more = Les { $count } premières sont affichées.
review-odd = Illisible ici

# --- why a record cannot be looked at; $move counts from 1 ---
review-refused-bad-syntax = Ce n’est pas une partie au format DPN, ou il en manque un morceau.
review-refused-bad-rules = Les règles de cette partie sont inconnues ici.
review-refused-bad-seats = Ces règles n’admettent pas autant de joueurs.
review-refused-bad-deck = Une carte du paquet manque, est fausse ou s’y trouve deux fois.
review-refused-bad-first = Celui qui attaque le premier n’aurait pas pu le faire.
review-refused-bad-action = Le coup { $move } est illisible.
review-refused-illegal-action = Le coup { $move } n’est pas permis à cet endroit.
review-refused-after-end = Le coup { $move } vient après la fin de la partie.
review-refused-bad-result = Les coups mènent à un autre résultat que celui indiqué.
review-refused-bad-link = Ce lien est abîmé : il ne contient aucune partie.
review-refused-record-too-large = C’est trop long pour une partie.
review-refused-no-record = Il n’y a là aucune partie.
review-refused-bad-file = Impossible de lire le fichier.

# --- the list ---
past-all = toutes
past-filters = Quelles parties
past-result = Résultat
past-won = Gagnée
past-draw = Nulle
past-durak = Durak
past-resigned = Abandon
past-against = contre { $names }
past-bouts = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
  }
past-more = En voir plus
past-none = Aucune partie finie pour l’instant.
past-none-such = Aucune partie ne correspond.
past-clear = Tout afficher
past-saved = { $count ->
    [one] { $count } partie enregistrée.
   *[other] { $count } parties enregistrées.
  } { $missing ->
    [0] {""}
    [one] { $missing } n’a pas pu être lue.
   *[other] { $missing } n’ont pas pu être lues.
  }

# --- the terminal ---
replay-several = { $count ->
    [one] Il y a { $count } partie.
   *[other] Il y a { $count } parties.
  } Choisissez-en une avec --game.
replay-bad-game = Partie { $n } : { $why }
replay-no-game = Il n’y a pas de partie { $n } : il y en a { $count }.
replay-key-move = coup
replay-key-bout = tour
replay-key-play = lecture
replay-key-open = étaler les jeux
replay-key-seat = autre place
replay-key-speed = vitesse
