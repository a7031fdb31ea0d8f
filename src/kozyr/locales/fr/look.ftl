# L'aspect et le son des cartes et de la table : les réglages.
title-settings = Durak — réglages
settings-coming = Ouverture des réglages…
percent = { $value } %

settings-game = Jeu
settings-left-handed = Main gauche : boutons et piles changent de côté
settings-pace-instant = aucun

settings-look = Lumière et papier
settings-theme-contrast = contraste élevé
settings-contrast = Contraste
settings-contrast-least = passé
settings-contrast-most = intense
settings-grain = Grain
settings-grain-least = glacé
settings-grain-most = brut
settings-temperature = Température de couleur
settings-temperature-least = clair de lune
settings-temperature-most = bougie
settings-contrast-note = En contraste élevé, les curseurs n’agissent que sur les cartes.
settings-as-drawn = Comme dessiné : tout à 50 %

settings-cards = Cartes
settings-design = Jeu de cartes
deck-french = Le jeu international
settings-back = Dos
back-rosettes = rosaces
back-weave = tissage
back-scales = écailles
back-sunburst = rayons
back-quilt = matelassé
back-stars = étoiles
back-moire = moiré
back-scrolls = volutes
back-honeycomb = nid d’abeilles
back-plait = tresse
back-ripples = ondes
back-harlequin = arlequin
back-night = ciel nocturne
back-locked = verrouillé
settings-letters = Lettres
settings-letters-language = { $letters } · selon la langue
settings-four-colours = Quatre couleurs : trèfles verts, carreaux bleus
settings-large-indices = Grands index à toutes les tailles

settings-sound = Son
settings-sounds = Sons
settings-volume = Volume
settings-vibration = Vibrer quand c’est à moi de jouer
keys-mute = Activer ou couper le son
tell-sounds-on = Son activé
tell-sounds-off = Son coupé
