# Der Tisch: was von wem erwartet wird, was geschah, wie es ausging.
# $who ist you oder other; $name ist der Name des Platzes.

# --- die Zeile über den Karten ---
message-connecting = Wir setzen uns an den Tisch …
message-lead = Spiel irgendeine Karte aus
message-beat = Schlag { CARD($card, case: "akk") } oder nimm auf
message-beat-transfer = Schlag { CARD($card, case: "akk") }, schieb weiter oder nimm auf
message-transfer = Schieb { CARD($card, case: "akk") } weiter oder nimm auf
message-only-take = Nichts auf der Hand schlägt { CARD($card, case: "akk") }: Nimm auf
message-throw = Leg nach: { $ranks } – oder sag „Fertig“
message-throw-none = Nichts zum Nachlegen: Sag „Fertig“
message-add = { $name } nimmt. Leg nach: { $ranks } – oder sag „Fertig“
message-add-none = { $name } nimmt. Nichts zum Nachlegen: Sag „Fertig“
message-auto-pass = Nichts zum Nachlegen
message-choose = { CARD($card, case: "akk") } schlagen oder weiterschieben?
message-wait-lead = { $name } spielt aus
message-wait-beat = { $name } muss { CARD($card, case: "akk") } schlagen
message-wait-throw = { $name } kann nachlegen
message-wait-add = { $who ->
    [you] Du nimmst. { $name } kann nachlegen
   *[other] { $taker } nimmt. { $name } kann nachlegen
  }
message-beaten = Geschlagen. Die Karten werden abgelegt
message-taking = { $who ->
    [you] Du nimmst die Karten
   *[other] { $name } nimmt die Karten
  }
message-picked-up = { $who ->
    [you] Du nimmst { cards-count } auf
   *[other] { $name } nimmt { cards-count } auf
  }
message-next = Die nächste Runde beginnt
message-over = Das Spiel ist aus

# --- Rollen ---
role-you-attack = Du greifst an
role-you-defend = Du verteidigst
role-you-taking = Du nimmst
role-you-throw = Du legst nach
role-you-out = Du bist raus
role-attack = greift an
role-defend = verteidigt
role-taking = nimmt
role-throw = legt nach
role-throw-order = legt als { ordinal } nach
role-passed = fertig
role-out = raus
role-out-place = als { ordinal } raus
role-durak = Durak
role-thinking = ist dran

# Ein Tipp; $percent ist die Aussicht, nicht Durak zu werden.
# $why: was für den Zug spricht, none, wenn es sich nicht kurz sagen lässt.
hint-chance = { $percent ->
    [0] retten wird dich das nicht
    [100] dann bist du sicher
   *[other] in { $percent } von 100 Spielen kommst du davon
  }
hint-why = { $why ->
    [only] , etwas anderes geht nicht
    [lowest] , deine niedrigste Karte
    [more] , davon kannst du noch nachlegen
    [cheapest] , billiger geht es nicht
    [matching] , der Wert liegt schon da
    [trump] , das ist einen Trumpf wert
    [rid] , eine kleine Karte weniger
    [load] , noch eine zum Aufnehmen
    [other] , soll ein anderer schlagen
    [spare] , das Schlagen wäre teurer
    [keep] , deine Karten sind zu schade dafür
   *[none] {""}
  }
hint-lead = Tipp: Spiel { CARD($card, case: "akk") } aus{ hint-why }; { hint-chance }
hint-throw = Tipp: Leg { CARD($card, case: "akk") } nach{ hint-why }; { hint-chance }
hint-beat = Tipp: Schlag mit { CARD($card, case: "dat") }{ hint-why }; { hint-chance }
hint-transfer = Tipp: Schieb mit { CARD($card, case: "dat") } weiter{ hint-why }; { hint-chance }
hint-take = Tipp: Nimm auf{ hint-why }; { hint-chance }
hint-pass = Tipp: Sag { $phase ->
    [throw_in_taking] „Fertig“
   *[other] „Fertig“
  }{ hint-why }; { hint-chance }

# --- Tasten ---
key-hint = Tipp
key-take = Nehmen
key-done = { $phase ->
    [throw_in_taking] Fertig
   *[other] Fertig
  }
choose-beat = { CARD($attack, case: "akk") } schlagen
choose-transfer = Weiterschieben
choose-label = Was tun mit { CARD($card, case: "dat") }?

# --- Hand und Tisch, wie ein Bildschirmvorleser sie sagt ---
hand-label = Deine Hand
card-can = { CARD($card) }, spielbar
card-cannot = { CARD($card) }, nicht spielbar
card-plain = { CARD($card) }
card-hinted = Der Tipp
bout-label = { $limit ->
    [0] Die Runde
   *[other] Die Runde: { $count } von höchstens { $limit } Angriffskarten
  }
bout-empty = Noch keine Karte auf dem Tisch
pair-open = { CARD($attack) }, nicht geschlagen
pair-beaten = { CARD($attack) }, geschlagen mit { CARD($beat, case: "dat") }
talon-label = Talon: { cards-count }
talon-empty = Der Talon ist leer
trump-label = Trumpf: { SUIT($trump) }
trump-card-label = Die aufgedeckte Karte: { CARD($card) }
discard-label = Ablage: { cards-count }
seat-label = { $name }: { cards-count }
seats-label = Gegner
log-label = Was geschah
log-empty = Hier steht, was am Tisch geschieht.

# --- was geschah: der Verlauf und die Ansagen ---
log-lead = { $who ->
    [you] Du spielst { CARD($card, case: "akk") } aus
   *[other] { $name } spielt { CARD($card, case: "akk") } aus
  }
log-throw = { $who ->
    [you] Du legst { CARD($card, case: "akk") } nach
   *[other] { $name } legt { CARD($card, case: "akk") } nach
  }
log-beat = { $who ->
    [you] Du schlägst { CARD($attack, case: "akk") } mit { CARD($card, case: "dat") }
   *[other] { $name } schlägt { CARD($attack, case: "akk") } mit { CARD($card, case: "dat") }
  }
log-transfer = { $who ->
    [you] Du schiebst mit { CARD($card, case: "dat") } weiter
   *[other] { $name } schiebt mit { CARD($card, case: "dat") } weiter
  }
log-take = { $who ->
    [you] Du sagst: Ich nehme
   *[other] { $name } sagt: Ich nehme
  }
log-pass = { $who ->
    [you] Du sagst: Fertig
   *[other] { $name } sagt: Fertig
  }
log-resign = { $who ->
    [you] Du gibst auf
   *[other] { $name } gibt auf
  }
log-discard = Geschlagen: { cards-count } abgelegt
log-pick-up = { $who ->
    [you] Du nimmst { cards-count } auf
   *[other] { $name } nimmt { cards-count } auf
  }
log-out = { $who ->
    [you] Du bist raus
   *[other] { $name } ist raus
  }
log-end = Das Spiel ist aus
tell-deal = { $trumped ->
    [own] Die Karten sind gegeben. Trumpf: { SUIT($card) }; das zeigt die letzte gegebene Karte: { CARD($card) }
   *[under] Die Karten sind gegeben. Trumpf: { SUIT($card) }; unter dem Talon liegt: { CARD($card) }
  }
tell-bout = { $role ->
    [attacker] Runde { $bout }. Du greifst an, { $defender } verteidigt; höchstens { cards-count }
    [defender] Runde { $bout }. { $attacker } greift an, du verteidigst; höchstens { cards-count }
   *[other] Runde { $bout }. { $attacker } greift an, { $defender } verteidigt; höchstens { cards-count }
  }
tell-draw = { $who ->
    [you] Du ziehst: { $cards }
   *[other] { $name } zieht { cards-count }
  }
tell-turn = Du bist dran. { $message }

# --- den Tisch vorlesen ---
read-talon = { $count ->
    [0] Der Talon ist leer.
   *[other] Talon: { cards-count }.
  }
read-trump = Trumpf: { SUIT($trump) }.
read-discard = Ablage: { cards-count }.
read-seat = { $name }: { cards-count }, { $role }.
read-seat-plain = { $name }: { cards-count }.
read-table = Auf dem Tisch: { $pairs }.
read-table-empty = Der Tisch ist leer.
read-hand = Deine Hand: { $cards }.
read-hand-empty = Deine Hand ist leer.
read-can = Spielen kannst du: { $cards }.

# --- das Ende ---
end-durak = { $who ->
    [you] Du bist der Durak
   *[other] { $name } ist der Durak
  }
end-draw = Unentschieden: kein Durak
end-resigned = { $who ->
    [you] Du hast aufgegeben: Du bist der Durak
   *[other] { $name } gibt auf und ist der Durak
  }
end-repetition = Unentschieden: Die Karten gingen dreimal im Kreis
end-about = { $place ->
    [0] { $bouts ->
        [one] Eine Runde gespielt.
       *[other] { $bouts } Runden gespielt.
      }
    [1] { $bouts ->
        [one] Du warst zuerst raus. Eine Runde gespielt.
       *[other] Du warst zuerst raus. { $bouts } Runden gespielt.
      }
   *[other] { $bouts ->
        [one] Du warst als { ordinal } raus. Eine Runde gespielt.
       *[other] Du warst als { ordinal } raus. { $bouts } Runden gespielt.
      }
  }
end-out-bout = raus in Runde { $bout }
end-out = raus
end-left = { $count ->
    [0] keine Karten mehr
   *[other] noch { cards-count }
  }
end-list = Reihenfolge
again = Noch einmal
new-game = Neues Spiel
review = Ansehen
share = Teilen
share-shared = Geteilt.
share-copied = Der Link ist kopiert.
share-failed = Der Link konnte nicht kopiert werden. Hier ist er:
