# L'aspetto e il suono delle carte e del tavolo: le impostazioni.
title-settings = Durak — impostazioni
settings-coming = Si aprono le impostazioni…
percent = { $value }%

settings-game = Gioco
settings-left-handed = Per mancini: pulsanti e mazzi cambiano di lato
settings-pace-instant = nessuno

settings-look = Luce e carta
settings-theme-contrast = alto contrasto
settings-contrast = Contrasto
settings-contrast-least = sbiadito
settings-contrast-most = intenso
settings-grain = Grana
settings-grain-least = satinata
settings-grain-most = ruvida
settings-temperature = Temperatura del colore
settings-temperature-least = chiaro di luna
settings-temperature-most = lume di candela
settings-contrast-note = Con l’alto contrasto i cursori agiscono solo sulle carte.
settings-as-drawn = Come disegnato: tutto al 50%

settings-cards = Carte
settings-design = Mazzo
deck-french = Il mazzo internazionale
settings-back = Dorso
back-rosettes = rosette
back-weave = intreccio
back-scales = squame
back-sunburst = raggi
back-quilt = trapunta
back-stars = stelle
back-moire = moiré
back-scrolls = volute
back-honeycomb = nido d’ape
back-plait = treccia
back-ripples = increspature
back-harlequin = arlecchino
back-night = cielo notturno
back-locked = bloccato
settings-letters = Lettere
settings-letters-language = { $letters } · secondo la lingua
settings-four-colours = Quattro colori: fiori verdi, quadri blu
settings-large-indices = Indici grandi a ogni dimensione

settings-sound = Suono
settings-sounds = Suoni
settings-volume = Volume
settings-vibration = Vibra quando tocca a me
keys-mute = Attiva o disattiva i suoni
tell-sounds-on = Suoni attivati
tell-sounds-off = Suoni disattivati
