# Games that are over: the list of one's own, and each of them move by move, on the page and in the terminal.

# --- the review ---
review-title = Ein Spiel, Zug um Zug
review-title-of = { $preset }: Zug um Zug
review-seat = Spieler { $n }
review-start = Das Geben
review-step = Runde { $bout }, Zug { $move } von { $moves }
review-slider = Zug
review-keys = Durch das Spiel gehen
review-first = Zum Anfang
review-back = Einen Zug zurück
review-play = Abspielen
review-pause = Pause
review-forward = Einen Zug weiter
review-bout = Zur nächsten Runde
review-last = Zum Ende
review-view = Sicht
review-open = Offene Karten
review-speed = Tempo
review-moves = Züge
review-hands = Handkarten
review-cards = { $name }: { $cards }
review-unfinished = Nicht zu Ende gespielt
review-only = Dieses Protokoll enthält nur, was { $name } gesehen hat.
review-spectator = Dieses Protokoll enthält nur, was ein Zuschauer gesehen hat.
tool-moves = Züge
tool-share = Teilen
tool-save = Speichern
tool-save-all = Diese Spiele speichern
tool-import = Spiel öffnen
tool-past = Beendete Spiele

# --- handing a game on ---
share-link = Das ganze Spiel steckt im Link; kein Server erfährt davon
share-record = Das Spiel im DPN-Format
share-about = Wer das hat, sieht alle Karten, die gegeben wurden. Namen stehen nicht darin.

# --- handing a game over ---
review-import = Spiel öffnen
review-import-about = Füge Spiele im DPN-Format ein, eines pro Zeile, oder wähle eine Datei.
review-import-label = Spiele im DPN-Format
review-import-file = Datei wählen
review-import-open = Öffnen
review-found = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
  }
review-found-more = Die ersten { $count } sind aufgeführt.
review-odd = Hier nicht lesbar

# --- why a record cannot be looked at; $move counts from 1 ---
review-refused-bad-syntax = Das ist kein Spiel im DPN-Format, oder ein Teil davon fehlt.
review-refused-bad-rules = Die Regeln dieses Spiels sind hier nicht bekannt.
review-refused-bad-seats = Nach diesen Regeln können nicht so viele mitspielen.
review-refused-bad-deck = Eine Karte fehlt, ist falsch oder doppelt vorhanden.
review-refused-bad-first = Wer beginnt, hätte nicht beginnen dürfen.
review-refused-bad-action = Zug { $move } ist nicht zu lesen.
review-refused-illegal-action = Zug { $move } ist an dieser Stelle nicht erlaubt.
review-refused-after-end = Zug { $move } kommt nach dem Ende des Spiels.
review-refused-bad-result = Die Züge führen zu einem anderen Ergebnis als angegeben.
review-refused-bad-link = Der Link ist beschädigt: Es steckt kein Spiel darin.
review-refused-record-too-large = Das ist zu groß für ein Spiel.
review-refused-no-record = Darin ist kein Spiel.
review-refused-bad-file = Die Datei konnte nicht gelesen werden.

# --- the list ---
past-all = alle
past-filters = Welche Spiele
past-result = Ergebnis
past-won = Gewonnen
past-draw = Unentschieden
past-durak = Durak
past-resigned = Aufgegeben
past-against = gegen { $names }
past-bouts = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
  }
past-more = Mehr anzeigen
past-none = Noch ist kein Spiel beendet.
past-none-such = Zu dieser Auswahl passt kein Spiel.
past-clear = Alle Spiele zeigen
past-saved = { $count ->
    [one] Ein Spiel gespeichert.
   *[other] { $count } Spiele gespeichert.
  } { $missing ->
    [0] {""}
    [one] Eines war nicht zu lesen.
   *[other] { $missing } waren nicht zu lesen.
  }

# --- the terminal ---
replay-several = { $count ->
    [one] Es ist { $count } Spiel.
   *[other] Es sind { $count } Spiele.
  } Wähle eines mit --game.
replay-bad-game = Spiel { $n }: { $why }
replay-no-game = Spiel { $n } gibt es nicht; es sind { $count }.
replay-key-move = Zug
replay-key-bout = Runde
replay-key-play = abspielen
replay-key-open = Karten aufdecken
replay-key-seat = anderer Platz
replay-key-speed = Tempo
