# Die Seite um den Tisch.
title = Durak
title-table = Durak – { $preset }
lede = Wer zuletzt noch Karten hat, ist der Durak.
start = Spiel starten
starting = Es wird gegeben …
summary = { $preset }, { seats-word }, Stufe { $opponent }
seats-word = { $count ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
   *[6] zu sechst
  }
pick-rules = Regeln
pick-seats = Am Tisch
pick-opponents = Stufe der Gegner
deck-atlasnye = Das Atlasnyje-Blatt
rules-of = Regeln: { $preset }
continue = Weiterspielen: { $preset }, { seats-word }, Runde { $bout }
loading = Der Tisch wird vorbereitet …
try-again = Erneut versuchen
learn-link = Noch nie gespielt? In fünf Minuten gelernt
home = Zur Startseite

tool-log = Verlauf
tool-rules = Regeln
tool-profile = Dein Profil
level-number = Stufe { $level }
tool-settings = Optionen
tool-keys = Tasten
tool-resign = Aufgeben
close = Schließen
table-of = { $preset } · { seats-word }

settings-language = Sprache
language-missing = Die andere Sprache ließ sich nicht laden; es bleibt bei dieser.
settings-auto-pass = „Fertig“ für mich sagen, wenn nichts passt
settings-programs = Gegner
settings-programs-person = denken nach
settings-programs-instant = spielen sofort
settings-programs-note = Ab dem nächsten Spiel.
settings-pace = Karten bewegen sich
settings-pace-calm = ruhig
settings-pace-normal = normal
settings-pace-quick = schnell
settings-theme = Licht
settings-theme-auto = wie das System
settings-theme-dark = Abend
settings-theme-light = Tag

keys-title = Tasten
keys-move = Karte in der Hand wählen
keys-ends = Erste und letzte Karte
keys-play = Die gewählte Karte spielen
keys-take = Nehmen
keys-done = Fertig
keys-hint = Tipp: was „Schwer“ spielen würde
keys-read = Den Tisch vorlesen
keys-list = Diese Liste
keys-close = Offenes schließen

resign-ask = Dieses Spiel aufgeben?
resign-about = Das Spiel endet, und du bist der Durak.
resign-yes = Aufgeben
resign-no = Weiterspielen

link-lost = Die Verbindung ist weg. Wir versuchen es wieder …
link-waiting = Dein letzter Zug wartet auf die Verbindung.
not-kept = Der Server kann nicht auf die Festplatte schreiben. Das Spiel geht weiter, vorerst nur im Arbeitsspeicher.
tell-kept-again = Die Festplatte des Servers geht wieder: Das Spiel ist gespeichert.
loading-rules = Die Regeln werden geladen …
