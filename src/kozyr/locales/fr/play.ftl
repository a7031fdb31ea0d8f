# Jouer à table : reprendre un coup, l'ordre de la main, plusieurs cartes à la fois, la mémoire, les touches, le score, la donne du jour.
# $who vaut you ou other ; $name est le nom de la place.

# --- reprendre un coup ---
key-undo = Annuler
keys-undo = Annuler : reprendre votre dernière décision
log-undo = { $who ->
    [you] Vous reprenez votre dernière décision
   *[other] { $name } reprend sa décision
  }

# --- l'ordre de la main ---
sort-title = Ordre de la main
sort-suit = par couleur
sort-rank = par valeur
sort-own = à votre idée
trumps-title = Atouts
trumps-left = à gauche
trumps-right = à droite
tell-sorted = { $sort ->
    [suit] Main triée par couleur
    [rank] Main triée par valeur
   *[own] Main rangée à votre idée
  }
tell-moved = { CARD($card) } : { $place } sur { $count }
keys-sort = Ordre de la main : par couleur, par valeur, à votre idée
keys-shift = Déplacer la carte choisie dans la main

# --- plusieurs cartes égales d'un seul geste ; $rank est leur valeur, $count leur nombre ---
several-label = Combien de cartes ({ RANK($rank, case: "plural") }) ?
several-one = Juste { CARD($card, case: "the") }
several-all = { $count ->
    [2] Les deux
    [3] Les trois
   *[other] Les quatre
  }
several-some = { $count ->
    [2] Deux
   *[other] Trois
  }
card-several = Avec Maj : plusieurs cartes de même valeur
card-several-tip = Maintenez, ou cliquez avec Maj, pour en jouer plusieurs de même valeur
card-next = La suivante
keys-several = Plusieurs cartes de même valeur
log-several-stopped = Les autres cartes restent dans votre main

# --- faire glisser ---
keys-drag = Faites glisser une carte vers la table pour la jouer, le long de la main pour la déplacer

# --- la mémoire ---
aids-title = Aide-mémoire
aids-note = Contre les programmes seulement. On n’y voit rien que vous n’ayez déjà vu.
aids-counter = Compter les cartes que je n’ai pas vues
aids-discards = Montrer le dernier tour défaussé
counter-label = Pas encore vues : { cards-count }
counter-suit = { SUIT($suit) } : { $ranks }
counter-none = { SUIT($suit) } : aucune
last-bout-label = Le dernier tour défaussé
last-bout-none = La défausse est encore vide
keys-counts = Nombre de cartes et atout
keys-say-again = Répéter
read-counts = Pioche : { $talon }. Défausse : { $discard }. Votre main : { $own }.
read-seat-count = { $name } : { $count }.
read-nothing = Rien n’a encore été dit.

# --- vos propres touches ---
keys-left = Une carte à gauche
keys-right = Une carte à droite
keys-first = Première carte
keys-last = Dernière carte
keys-change = Changer
keys-change-label = Changer la touche : { $what }
keys-press = Appuyez sur une touche…
keys-taken = { $key } sert déjà à : { $what }. Choisissez-en une autre.
keys-reserved = { $key } ne peut pas servir. Choisissez-en une autre.
keys-changed = { $what } : { $key }
keys-usual = Revenir aux touches habituelles
keys-about = Les touches ne font rien pendant que vous écrivez. Échap garde l’ancienne touche.
keys-name-space = Espace
keys-name-enter = Entrée
keys-name-home = Début
keys-name-end = Fin
keys-name-shift = Maj
keys-name-escape = Échap

# --- le score ---
tally-title = À cette table jusqu’ici
tally-durak = { $count ->
    [0] jamais durak
    [one] durak une fois
   *[other] durak { $count } fois
  }
tally-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }{ $draws ->
    [0] {""}
    [one] , dont une nulle
   *[other] , dont { $draws } nulles
  }

# --- les places et le titre ---
seat-label-level = { $name }, { $level } : { cards-count }
title-turn = À vous — { title }

# --- le conseil et les autres coups ---
hint-list-title = Ce que vaut chaque coup
hint-list-about = Sur 100 parties possibles à partir d’ici, celles où vous ne finissez pas durak, pour autant que le niveau Difficile puisse en juger.
hint-list-best = le conseil
hint-list-chance = { $percent } sur 100
hint-list-lead = Attaquer avec { CARD($card, case: "the") }
hint-list-throw = Relancer avec { CARD($card, case: "the") }
hint-list-beat = Battre avec { CARD($card, case: "the") }
hint-list-transfer = Transférer avec { CARD($card, case: "the") }
hint-list-take = Ramasser
hint-list-pass = { $phase ->
    [throw_in_taking] Passer
   *[other] Passer
  }

# --- la donne du jour ---
today-new = Donne du jour, { $date }
today-running = Donne du jour, { $date } : continuer
today-over = Donne du jour, { $date } : { $how ->
    [durak] vous avez fini durak
    [draw] partie nulle
   *[other] vous avez sauvé votre peau
  }
today-about = Les mêmes cartes pour tous, un seul essai, sans conseils.
table-today = { title-table } · { $date }

# --- les refus ---
refusal-nothing-to-undo = Vous n’avez encore rien à reprendre.
refusal-undo-among-people = Avec d’autres personnes à la table, on ne reprend pas ses coups.
refusal-discards-among-people = Avec d’autres personnes à la table, chacun se souvient seul de la défausse.
refusal-not-in-todays-deal = Dans la donne du jour, ni conseils ni coups repris.
refusal-not-in-a-lesson = Dans une leçon, ni conseils ni coups repris : recommencez-la.
refusal-played-today = Vous avez déjà reçu la donne du jour.

tool-aids = Mémoire
