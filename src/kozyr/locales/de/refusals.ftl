# Eine Nachricht für jeden Code aus docs/errors.md: was geschah und was zu tun ist. Die Fakten sind die Variablen.

# --- die Regeln ---
refusal-game-over = Das Spiel ist aus.
refusal-not-your-turn = Noch nicht: Jetzt ist { SEAT($actor) } dran.
refusal-no-such-seat = Der Tisch hat keinen Platz { $seat }; es gibt { $seats } Plätze.
refusal-card-not-held = Diese Karte hast du nicht: { CARD($card) }.
refusal-rank-not-on-table = { CARD($card) } passt nicht: Der Wert { RANK($rank) } liegt nicht auf dem Tisch.
refusal-does-not-beat = { SAME_SUIT($attack, $trump) ->
    [yes] Nur ein höherer Trumpf schlägt { CARD($attack, case: "akk") }.
   *[no] Nur ein höheres { SUIT($attack, form: "one") } oder ein Trumpf schlägt { CARD($attack, case: "akk") }.
  }
refusal-not-the-oldest-attack = Schlag zuerst { CARD($oldest, case: "akk") }: Diese Karte liegt länger da als die andere ({ CARD($attack) }).
refusal-attack-not-open = Diese Karte liegt nicht offen auf dem Tisch: { CARD($attack) }.
refusal-must-lead = Wer angreift, muss ausspielen; passen kann man hier nicht.
refusal-must-beat-or-take = Schlag { CARD($attack, case: "akk") } oder nimm auf.
refusal-nothing-to-take = Zu nehmen gibt es nichts: Alle Angriffskarten sind geschlagen.
refusal-only-throw-in-or-pass = Leg eine Karte nach oder sag „Fertig“.
refusal-transfer-off = Nach diesen Regeln wird nicht geschoben.
refusal-transfer-first-bout = In der ersten Runde wird nicht geschoben.
refusal-transfer-after-beat = Eine Karte ist schon geschlagen: Zum Schieben ist es zu spät.
refusal-transfer-rank = Schieben kann man diesen Angriff nur mit dem Wert { RANK($rank) }, nicht mit { CARD($card, case: "dat") }.
refusal-transfer-too-many = Schieben geht nicht: { SEAT($seat) } könnte von { $attacks } Angriffskarten nur { $limit } schlagen.
refusal-seat-is-out = Wer raus ist, kann nicht mehr aufgeben.

# --- der Tisch ---
refusal-stale = Am Tisch ging es inzwischen weiter.
refusal-ahead = Die Seite ist dem Tisch voraus. Lade sie neu.
refusal-bad-action = „{ $text }“ ist kein Zug.
refusal-not-your-seat = Platz { $seat } ist nicht deiner; du sitzt auf { $yours }.
refusal-command-id-reused = Dieser Befehl kam schon einmal, mit einem anderen Zug. Versuch es noch einmal.

# --- das Geben ---
refusal-bad-rules = Die Regeln „{ $text }“ sind unbekannt. Erwartet: { $expected }.
refusal-first-above-limit = In der ersten Runde können nicht mehr Angriffskarten erlaubt sein ({ $first }) als sonst in einer Runde ({ $limit }).
refusal-first-transfer-alone = In der ersten Runde kann man nicht schieben, wenn man sonst nie schiebt.
refusal-bad-seats = Mit diesen Regeln und { $deck } Karten können { $least }–{ $most } mitspielen, nicht { $seats }: Jeder bekommt sechs Karten.
refusal-bad-opponent = Ein Programm „{ $name }“ gibt es nicht. Erwartet: { $expected }.

# --- looking at games again ---
refusal-too-many-moves = Dieses Spiel hat { $moves } Züge; höchstens { $most } lassen sich ansehen.
refusal-not-told = Dieses Protokoll sagt nicht, was die anderen hatten.

# --- der Server ---
refusal-bad-message = Der Server hat die Seite nicht verstanden ({ $where }). Lade sie neu.
refusal-too-large = Die Nachricht ist zu groß: { $bytes } Byte, höchstens { $most }.
refusal-bad-protocol = Die Seite hat eine andere Version ({ $protocol }, der Server spricht { $expected }). Lade sie neu.
refusal-hello-first = Die Seite hat sich nicht angemeldet. Lade sie neu.
refusal-unknown-table = Diesen Tisch gibt es nicht. Vielleicht wurde er schon abgeräumt.
refusal-unknown-lesson = Diese Lektion gibt es nicht.
refusal-not-at-this-table = An diesem Tisch hast du keinen Platz. Er wurde in einem anderen Browser eröffnet.
refusal-hint-among-people = Wo andere Menschen mitspielen, gibt es keine Tipps.
refusal-hint-not-now = Gerade gibt es nichts zu entscheiden.
refusal-hint-failed = Diesmal kein Tipp. Frag noch einmal.
refusal-bad-host = Auf den Namen „{ $host }“ hört dieser Server nicht. Öffne ihn über seine Adresse oder starte ihn mit --allow-host.
refusal-bad-origin = Die Anfrage kam von einer anderen Website und wurde nicht angenommen.
refusal-too-fast = Zu viel auf einmal. Warte einen Moment und versuch es noch einmal.
refusal-too-slow = Die Anfrage war nach { $seconds } Sekunden noch nicht vollständig. Versuch es noch einmal.
refusal-not-over = Das Spiel ist noch nicht aus.
refusal-unknown-promise = Der Server wurde eben neu gestartet. Versuch es bitte noch einmal.
refusal-too-many-games = Du hast schon { $most } offene Spiele. Spiel eines zu Ende oder gib es auf.
refusal-not-found = Die Seite { $path } gibt es nicht.
refusal-not-allowed = { $method } nimmt diese Seite nicht an.
refusal-storage = Die Festplatte des Servers streikt, darum ließ sich das nicht speichern. Geändert hat sich nichts; versuch es noch einmal.
refusal-moves-lost = Der Server hielt an, während seine Festplatte streikte: Die letzten Züge sind verloren. Spiel von hier aus weiter.
refusal-damaged-game = Das gespeicherte Spiel { $table } lässt sich nicht mehr lesen.
refusal-internal = Der Server hat einen Fehler gemacht. Am Tisch ist alles wie gespeichert; versuch es noch einmal.

# --- die Seite selbst ---
refusal-unreachable = Der Server antwortet nicht. Läuft er?
refusal-unknown = Etwas ist schiefgegangen ({ $code }).
refusal-no-account = Mit diesem Browser hat hier noch niemand gespielt.
refusal-unknown-code = Dieser Code öffnet kein Profil: Er ist falsch getippt, schon benutzt oder abgelaufen.
