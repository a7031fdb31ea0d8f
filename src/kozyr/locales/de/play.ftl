# Spielen am Tisch: Zurücknehmen, Ordnung der Hand, mehrere Karten auf einmal, Merkhilfen, Tasten, Bilanz, das Spiel des Tages.
# $who ist you oder other; $name ist der Name des Platzes.

# --- zurücknehmen ---
key-undo = Zug zurück
keys-undo = Zurück: deinen letzten Zug zurücknehmen
log-undo = { $who ->
    [you] Du nimmst deinen letzten Zug zurück
   *[other] { $name } nimmt einen Zug zurück
  }

# --- Ordnung der Hand ---
sort-title = Sortierung der Hand
sort-suit = nach Farbe
sort-rank = nach Wert
sort-own = eigene
trumps-title = Trümpfe
trumps-left = links
trumps-right = rechts
tell-sorted = { $sort ->
    [suit] Hand nach Farbe sortiert
    [rank] Hand nach Wert sortiert
   *[own] Hand in deiner eigenen Reihenfolge
  }
tell-moved = { CARD($card) }: { $place } von { $count }
keys-sort = Sortierung der Hand: nach Farbe, nach Wert, eigene
keys-shift = Die gewählte Karte in der Hand verschieben

# --- mehrere gleiche Karten auf einmal; $rank ist ihr Wert, $count wie viele ---
several-label = Wie viele { RANK($rank, case: "plural") }?
several-one = Nur { CARD($card) }
several-all = { $count ->
    [2] Beide
    [3] Alle drei
   *[other] Alle vier
  }
several-some = { $count ->
    [2] Zwei
   *[other] Drei
  }
card-several = Mit Shift: mehrere vom selben Wert
card-several-tip = Halten oder mit Shift klicken, um mehrere dieses Werts zu spielen
card-next = Als Nächstes
keys-several = Mehrere Karten eines Werts
log-several-stopped = Die anderen bleiben in deiner Hand

# --- ziehen mit der Maus ---
keys-drag = Eine Karte auf den Tisch ziehen, um sie zu spielen; in der Hand ziehen, um sie zu verschieben

# --- Merkhilfen ---
aids-title = Merkhilfen
aids-note = Nur gegen Programme. Die Hilfen verraten nichts, was du nicht selbst gesehen hast.
aids-counter = Karten zählen, die ich noch nicht gesehen habe
aids-discards = Die zuletzt abgelegte Runde zeigen
counter-label = Noch nicht gesehen: { cards-count }
counter-suit = { SUIT($suit) }: { $ranks }
counter-none = { SUIT($suit) }: keine
last-bout-label = Die zuletzt abgelegte Runde
last-bout-none = Noch wurde nichts abgelegt
keys-counts = Kartenzahlen und Trumpf
keys-say-again = Wiederholen
read-counts = Talon: { $talon }. Ablage: { $discard }. Deine Hand: { $own }.
read-seat-count = { $name }: { $count }.
read-nothing = Noch wurde nichts gesagt.

# --- eigene Tasten ---
keys-left = Eine Karte nach links
keys-right = Eine Karte nach rechts
keys-first = Erste Karte
keys-last = Letzte Karte
keys-change = Ändern
keys-change-label = Taste ändern für: { $what }
keys-press = Drück eine Taste …
keys-taken = { $key } ist schon die Taste für: { $what }. Wähl eine andere.
keys-reserved = { $key } kann man nicht wählen. Wähl eine andere.
keys-changed = { $what }: { $key }
keys-usual = Übliche Tasten wiederherstellen
keys-about = Beim Schreiben tun die Tasten nichts. Mit Esc bleibt die alte Taste.
keys-name-space = Leertaste
keys-name-enter = Enter
keys-name-home = Pos1
keys-name-end = Ende
keys-name-shift = Shift
keys-name-escape = Esc

# --- Bilanz ---
tally-title = Bisher an diesem Tisch
tally-durak = { $count ->
    [0] nie Durak
    [one] einmal Durak
    [2] zweimal Durak
   *[other] { $count }-mal Durak
  }
tally-games = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
  }{ $draws ->
    [0] {""}
    [one] , ein Unentschieden
   *[other] , { $draws } Unentschieden
  }

# --- Namensschilder und Titel ---
seat-label-level = { $name }, { $level }: { cards-count }
title-turn = Du bist dran – { title }

# --- ein Tipp und die anderen Züge ---
hint-list-title = Was jeder Zug wert ist
hint-list-about = In wie vielen von 100 Spielen, die von hier aus weitergehen könnten, du nicht der Durak wirst, soweit „Schwer“ das absehen kann.
hint-list-best = der Tipp
hint-list-chance = { $percent } von 100
hint-list-lead = { CARD($card, case: "akk") } ausspielen
hint-list-throw = { CARD($card, case: "akk") } nachlegen
hint-list-beat = Mit { CARD($card, case: "dat") } schlagen
hint-list-transfer = Mit { CARD($card, case: "dat") } weiterschieben
hint-list-take = Nehmen
hint-list-pass = { $phase ->
    [throw_in_taking] „Fertig“ sagen
   *[other] „Fertig“ sagen
  }

# --- das Spiel des Tages ---
today-new = Spiel des Tages, { $date }
today-running = Spiel des Tages, { $date }: weiterspielen
today-over = Spiel des Tages, { $date }: { $how ->
    [durak] du warst der Durak
    [draw] unentschieden
   *[other] du bist davongekommen
  }
today-about = Dieselben Karten für alle, ein Versuch, keine Tipps.
table-today = { title-table } · { $date }

# --- Absagen ---
refusal-nothing-to-undo = Du hast noch nichts, was sich zurücknehmen ließe.
refusal-undo-among-people = Wo andere Menschen mitspielen, wird nichts zurückgenommen.
refusal-discards-among-people = Wo andere Menschen mitspielen, merkt sich jeder die Ablage selbst.
refusal-not-in-todays-deal = Beim Spiel des Tages gibt es keine Tipps, und es wird nichts zurückgenommen.
refusal-not-in-a-lesson = In einer Lektion gibt es keine Tipps, und es wird nichts zurückgenommen: Fang sie neu an.
refusal-played-today = Das Spiel des Tages wurde dir schon gegeben.

tool-aids = Hilfen
