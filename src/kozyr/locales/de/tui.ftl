# Das Spiel im Terminal: kozyr tui, und zeilenweise kozyr tui --plain.

tui-list-or = { $most } oder { $last }
tui-list-and = { $most } und { $last }

# --- was um den Tisch steht ---
tui-trump = { trump } { $face }
tui-talon = { talon } { $count }
tui-discard = { discard-pile } { $count }
tui-no-card = Keine Karte gewählt
tui-tally = Bisher Durak an diesem Tisch: { $tally }
tui-title = { title } · { $preset } · { seats-word } · { $opponent }

# Die Tastenzeile: Taste und Wort.
tui-key-move = wählen
tui-key-play = spielen
tui-key-new = neues Spiel
tui-key-keys = alle Tasten
tui-key-quit = verlassen
tui-keys-sort = Nach Wert oder nach Farbe sortieren
tui-keys-counts = Karten in jeder Hand, Talon und Trumpf
tui-keys-again = Wiederholen, was zu tun ist
tui-sorted = { $by ->
    [rank] Nach Wert sortiert
   *[suit] Nach Farbe sortiert, Trümpfe zuletzt
  }
tui-thinking = Ein Tipp wird gesucht …

# --- zeilenweise: Auswahl und Eingabe ---
plain-welcome = { tui-title }. Gib die Nummer eines Zugs ein und drück Enter; ein Fragezeichen zeigt die anderen Befehle.
plain-opponents = Deine Gegner: { $names }.
plain-choice-lead = { CARD($card, case: "akk") } ausspielen
plain-choice-throw = { CARD($card, case: "akk") } nachlegen
plain-choice-beat = mit { CARD($card, case: "dat") } schlagen
plain-choice-transfer = mit { CARD($card, case: "dat") } weiterschieben
plain-choice-take = nehmen
plain-choice-done = { $phase ->
    [throw_in_taking] fertig
   *[other] fertig
  }
plain-choice-again = noch einmal
plain-choice-stop = aufhören
plain-choice-resign = aufgeben
plain-choice-play-on = weiterspielen
plain-help = Befehle: Eine Nummer wählt einen Zug; eine Karte wie 9h oder 10s wird gespielt, oder du erfährst, warum es nicht geht; t nimmt; d heißt fertig; h gibt einen Tipp; u nimmt deinen letzten Zug zurück; l liest den Tisch vor; c liest Kartenzahlen und Trumpf vor; r sagt es noch einmal; g gibt auf; q verlässt das Spiel. Die Farben: c Kreuz, d Karo, h Herz, s Pik.
plain-bad-choice = „{ $text }“ steht nicht zur Wahl. Gib { $count ->
    [one] 1
   *[other] eine Nummer von 1 bis { $count }
  } ein, oder ein Fragezeichen für die Befehle.
plain-not-now = Das geht jetzt nicht.
plain-several = { CARD($card) } lässt sich auf mehrere Arten spielen. Wähl eine Nummer.
plain-place = { $name }: { $how }.
plain-left = Du hast das Spiel verlassen.
plain-input-ended = Die Eingabe ist zu Ende und damit auch das Spiel.

# --- falscher Aufruf ---
tui-no-terminal = Dafür braucht es ein Terminal. kozyr tui --plain spielt zeilenweise, auch durch eine Pipe.
