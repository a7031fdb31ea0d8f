# Le jeu dans le terminal : kozyr tui, et son mode ligne à ligne kozyr tui --plain.

tui-list-or = { $most } ou { $last }
tui-list-and = { $most } et { $last }

# --- autour de la table ---
tui-trump = { trump } { $face }
tui-talon = { talon } { $count }
tui-discard = { discard-pile } { $count }
tui-no-card = Aucune carte choisie
tui-tally = Qui a fini durak à cette table : { $tally }
tui-title = { title } · { $preset } · { seats-word } · { $opponent }

# La ligne des touches : touche et mot.
tui-key-move = choisir
tui-key-play = jouer
tui-key-new = nouvelle partie
tui-key-keys = toutes les touches
tui-key-quit = quitter
tui-keys-sort = Trier par valeur ou par couleur
tui-keys-counts = Cartes de chacun, pioche et atout
tui-keys-again = Répéter ce qui est demandé
tui-sorted = { $by ->
    [rank] Main triée par valeur
   *[suit] Main triée par couleur, atouts en dernier
  }
tui-thinking = On cherche un conseil…

# --- le mode ligne à ligne : choix et invite ---
plain-welcome = { tui-title }. Tapez le numéro d’un choix puis Entrée ; un point d’interrogation donne les autres commandes.
plain-opponents = Vous jouez contre { $names }.
plain-choice-lead = attaquer avec { CARD($card, case: "the") }
plain-choice-throw = relancer avec { CARD($card, case: "the") }
plain-choice-beat = battre avec { CARD($card, case: "the") }
plain-choice-transfer = transférer avec { CARD($card, case: "the") }
plain-choice-take = ramasser
plain-choice-done = { $phase ->
    [throw_in_taking] passer
   *[other] passer
  }
plain-choice-again = rejouer
plain-choice-stop = arrêter
plain-choice-resign = abandonner
plain-choice-play-on = continuer
plain-help = Commandes : un numéro choisit ; une carte comme 9h ou 10s la joue, ou dit pourquoi c’est impossible ; t ramasse ; d passe ; h donne un conseil ; u reprend votre dernière décision ; l lit la table ; c lit le nombre de cartes et l’atout ; r répète ; g abandonne ; q quitte.
plain-bad-choice = Il n’y a pas de choix « { $text } ». Tapez { $count ->
    [one] 1
   *[other] un numéro de 1 à { $count }
  }, ou un point d’interrogation pour les commandes.
plain-not-now = C’est impossible maintenant.
plain-several = { CARD($card) } : plusieurs façons de jouer. Choisissez un numéro.
plain-place = { $name } : { $how }.
plain-left = Vous avez quitté la partie.
plain-input-ended = Plus rien à lire : la partie est interrompue.

# --- options impossibles ---
tui-no-terminal = Il faut un terminal. kozyr tui --plain joue ligne à ligne, y compris à travers un tube.
