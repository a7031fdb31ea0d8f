# Wie Karten und Tisch aussehen und klingen: die Optionen.
title-settings = Durak – Optionen
settings-coming = Die Optionen werden geladen …
percent = { $value } %

settings-game = Spiel
settings-left-handed = Linkshändig: Knöpfe und Stapel tauschen die Seiten
settings-pace-instant = gar nicht

settings-look = Licht und Papier
settings-theme-contrast = hoher Kontrast
settings-contrast = Kontrast
settings-contrast-least = verblichen
settings-contrast-most = kräftig
settings-grain = Körnung
settings-grain-least = glatt
settings-grain-most = rau
settings-temperature = Farbtemperatur
settings-temperature-least = Mondlicht
settings-temperature-most = Kerzenlicht
settings-contrast-note = Bei hohem Kontrast wirken die Regler nur auf die Karten.
settings-as-drawn = Wie gezeichnet: alles auf 50 %

settings-cards = Karten
settings-design = Blatt
deck-french = Das internationale Blatt
settings-back = Rückseite
back-rosettes = Rosetten
back-weave = Geflecht
back-scales = Schuppen
back-sunburst = Strahlen
back-quilt = Steppdecke
back-stars = Sterne
back-moire = Moiré
back-scrolls = Ranken
back-honeycomb = Waben
back-plait = Zopf
back-ripples = Wellen
back-harlequin = Harlekin
back-night = Nachthimmel
back-locked = gesperrt
settings-letters = Buchstaben
settings-letters-language = { $letters } · je nach Sprache
settings-four-colours = Vier Farben: Kreuz grün, Karo blau
settings-large-indices = Große Eckzeichen bei jeder Kartengröße

settings-sound = Ton
settings-sounds = Töne
settings-volume = Lautstärke
settings-vibration = Vibrieren, wenn ich dran bin
keys-mute = Töne an oder aus
tell-sounds-on = Töne an
tell-sounds-off = Töne aus
