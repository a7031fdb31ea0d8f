# La page autour de la table.
title = Durak
title-table = Durak — { $preset }
lede = Le dernier à avoir des cartes en main est le durak.
start = Jouer
starting = Distribution…
summary = { $preset }, { seats-word }, niveau { $opponent }
seats-word = { $count ->
    [2] à deux
    [3] à trois
    [4] à quatre
    [5] à cinq
   *[6] à six
  }
pick-rules = Règles
pick-seats = Joueurs
pick-opponents = Niveau des adversaires
deck-atlasnye = Le jeu Atlasnye
rules-of = Règles : { $preset }
continue = Reprendre : { $preset }, { seats-word }, tour { $bout }
loading = On dresse la table…
try-again = Réessayer
learn-link = Jamais joué ? Apprenez en cinq minutes
home = Page d’accueil

tool-log = Journal
tool-rules = Règles
tool-profile = Votre profil
level-number = Niveau { $level }
tool-settings = Réglages
tool-keys = Touches
tool-resign = Abandonner
close = Fermer
table-of = { $preset } · { seats-word }

settings-language = Langue
language-missing = L’autre langue n’a pas pu être chargée ; on garde celle-ci.
settings-auto-pass = Passer à ma place si aucune carte ne convient
settings-programs = Adversaires
settings-programs-person = prennent leur temps
settings-programs-instant = jouent aussitôt
settings-programs-note = À partir de la prochaine partie.
settings-pace = Mouvement des cartes
settings-pace-calm = calme
settings-pace-normal = normal
settings-pace-quick = rapide
settings-theme = Lumière
settings-theme-auto = comme le système
settings-theme-dark = soir
settings-theme-light = jour

keys-title = Touches
keys-move = Parcourir votre main
keys-ends = Première et dernière carte
keys-play = Jouer la carte choisie
keys-take = Ramasser
keys-done = Passer
keys-hint = Conseil : ce que jouerait le niveau Difficile
keys-read = Lire la table à voix haute
keys-list = Cette liste
keys-close = Fermer ce qui est ouvert

resign-ask = Abandonner cette partie ?
resign-about = La partie s’arrête et le durak, c’est vous.
resign-yes = Abandonner
resign-no = Continuer

link-lost = Connexion perdue. On essaie de la rétablir…
link-waiting = Votre dernier coup attend la connexion.
not-kept = Le serveur ne peut plus écrire sur son disque. La partie continue, mais seulement en mémoire tant que ce n’est pas réparé.
tell-kept-again = Le disque du serveur fonctionne de nouveau : la partie est enregistrée.
loading-rules = Chargement des règles…
