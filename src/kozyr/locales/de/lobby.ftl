# Der Eingang: ein eigener Tisch, nicht beendete Spiele, ein Server, der nicht antwortet.
preset-short-custom = Eigene
tool-own = Dein Tisch
own-title = Dein Tisch
own-about = Jede Regel nach deinem Geschmack, und wer mit dir spielt. Es wird auf diesem Gerät gespeichert.
own-rules = Die Regeln
own-from = Ausgehen von
own-opponents = Wer mit dir spielt
own-seats = Am Tisch, dich mitgezählt
own-name = Name von Gegner { $seat }
own-name-none = Name wird vergeben
own-level = Stufe von Gegner { $seat }
own-level-same = { $opponent }, wie alle
own-level-all = Stufe für alle
own-value = { $option }: { $value }
own-dashed = Was gestrichelt ist, passt nicht zum Übrigen; wähl es, und du erfährst, warum.
own-read = Diese Regeln in voller Länge
own-start = Spiel starten
own-decks = Die Blätter und ihre Geschichten

summary-mixed = { $preset }, { seats-word }, jeder auf eigener Stufe
preset-name-custom = Deine Regeln

games-all = { $count ->
    [one] { $count } offenes Spiel
   *[other] Alle { $count } offenen Spiele
  }
games-title = Offene Spiele
games-row = { $preset }, { seats-word }, Runde { $bout }
games-began = begonnen: { $when }
past-games = Beendete Spiele

server-gone-about = Diese Seite fragt von selbst wieder nach und macht weiter, sobald eine Antwort da ist.
