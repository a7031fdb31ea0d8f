# Die Regelseiten. Welche Sätze auf einer Seite stehen, folgt aus den Werten ihrer Regeln (kozyr.text.outline).
# Die Fakten sind für alle dieselben:
# $preset $hand $deck $lowest (ein Wert) $least $most (Plätze) $full (bei wie vielen kein Talon bleibt, sonst 0)
# $limit $first (Angriffskarten) $two (yes: zwei und nie mehr) $throwers (one, all, neighbours, neighbours_from_5)
# und die Karten der Beispiele: $plain $higher $small $trump-card.
# CARD und RANK wie in terms.ftl; KEY ist eine Taste; EM ist betont.

rules-language = Deutsch
rules-heading = { $preset ->
    [atlasnye] Durak mit dem Atlasnyje-Blatt
    [classic] Klassischer Durak
    [club] Klub-Durak
    [transfer] Durak mit Schieben
   *[custom] Durak nach eigenen Regeln
  }
rules-name = { $preset ->
    [atlasnye] { preset-atlasnye }
    [classic] { preset-classic }
    [club] { preset-club }
    [transfer] { preset-transfer }
   *[custom] { preset-custom }
  }
rules-about = { $preset ->
    [atlasnye] { preset-atlasnye-about }
    [classic] { preset-classic-about }
    [club] { preset-club-about }
    [transfer] { preset-transfer-about }
   *[custom] Jede Option stellst du selbst ein. Hier steht, was diese Werte am Tisch bedeuten.
  }
rules-title = { rules-heading }: die vollständigen Regeln
rules-description = { $least ->
    [2] { $most ->
        [2] { rules-heading }: zwei Spieler, { $deck } Karten. Das Geben, die Runde Schritt für Schritt, Nachlegen, Ziehen, das Ende und die Tasten.
       *[other] { rules-heading }: { $least } bis { $most } Spieler, { $deck } Karten. Das Geben, die Runde Schritt für Schritt, Nachlegen, Ziehen, das Ende und die Tasten.
      }
   *[other] { rules-heading }: { $least } bis { $most } Spieler, { $deck } Karten. So wird es gespielt.
  }

# --- um den Text ---
rules-kicker = Die Regeln
rules-brand = Durak
rules-presets = Andere Regeln
rules-languages = Sprachen
rules-contents = Inhalt
rules-start = Spiel starten
rules-back = Zurück zum Spiel
rules-skip = Zu den Regeln

# --- Fakten am Anfang ---
rules-facts = Auf einen Blick
rules-fact-seats = Spieler
rules-fact-seats-is = { $two ->
    [yes] { $most }
   *[no] { $least }–{ $most }
  }
rules-fact-deck = Blatt
rules-fact-deck-is = { $deck } Karten, { RANK($lowest) } bis Ass
rules-fact-hand = Hand
rules-fact-hand-is = { $hand } Karten
rules-fact-limit = In einer Runde
rules-fact-limit-is = { $limit ->
    [one] { $limit } Angriffskarte
   *[other] bis zu { $limit } Angriffskarten
  }
rules-fact-first = Erste Runde
rules-fact-first-is = { $first ->
    [one] { $first } Angriffskarte
   *[other] bis zu { $first } Angriffskarten
  }
rules-fact-until-discard = Bis zum ersten Ablegen
rules-fact-throw = Wer nachlegt
rules-fact-throw-is = { $throwers ->
    [none] niemand
    [one] der Angreifer
    [all] alle
    [neighbours] die Nachbarn
   *[neighbours_from_5] ab fünf die Nachbarn
  }
rules-fact-transfer = Weiterschieben
rules-fact-transfer-is = erlaubt

# --- das Ziel ---
rules-goal = Das Ziel
rules-goal-rid = Werde deine Karten los. Wer bei leerem Talon keine mehr hat, ist aus dem Spiel. Wer zuletzt noch Karten hat, ist der { EM("Durak") }, der Dummkopf.
rules-goal-alone = Es gibt einen Verlierer, und jeder spielt für sich.
rules-goal-duel = Ihr seid zu zweit: Einer besiegt den anderen, oder beiden gehen die Karten gleichzeitig aus, und es steht unentschieden.

# --- die Karten ---
rules-cards = Die Karten
rules-cards-deck = Ein Blatt mit { $deck } Karten in vier Farben, von der { RANK($lowest) } bis zum Ass.
rules-cards-trump = Eine Farbe ist das ganze Spiel über { EM("Trumpf") }. Welche, entscheidet die aufgedeckte Karte.
rules-cards-beat = Eine Karte wird von einer höheren derselben Farbe geschlagen oder, wenn sie kein Trumpf ist, von jedem Trumpf. Einen Trumpf schlägt nur ein höherer Trumpf. Farbe bekennen muss niemand.
rules-cards-sample = Ist Pik Trumpf, so schlägt man { CARD($plain, case: "akk") } mit { CARD($higher, case: "dat") } ebenso wie mit { CARD($small, case: "dat") }. Aber mit { CARD($small, case: "dat") } schlägt man { CARD($trump-card, case: "akk") } nicht: Dafür braucht es ein höheres Pik.

# --- das Geben ---
rules-deal = Das Geben
rules-deal-dealer = Wer gibt, entscheidet das Los, bei jedem Spiel von Neuem.
rules-deal-round = Gegeben wird einzeln im Uhrzeigersinn, links vom Geber beginnend, bis alle { $hand } Karten haben.
rules-deal-turn = Die nächste Karte wird aufgedeckt: Ihre Farbe ist Trumpf. Sie kommt offen unter die übrigen Karten, den { EM("Talon") }, und wird als letzte gezogen.
rules-deal-full = Mit { $full } Spielern werden alle Karten gegeben, und zum Aufdecken bleibt keine. Dann wird die letzte gegebene Karte, die des Gebers, allen gezeigt und bestimmt den Trumpf. Sie bleibt auf der Hand des Gebers und zählt zu den Karten, die er bekommen hat.
rules-deal-first = Wer den niedrigsten Trumpf bekommen hat, greift zuerst an, mit einer beliebigen Karte. Die aufgedeckte Karte hat niemand auf der Hand, sie zählt nicht.
rules-deal-nobody-random = Hat niemand einen Trumpf bekommen, entscheidet das Los, wer zuerst angreift.
rules-deal-nobody-seat0 = Hat niemand einen Trumpf bekommen, greift der erste Platz an: Gegen die Programme bist das du.

# --- die Runde ---
rules-bout = Die Runde
rules-bout-what = Ein Spiel besteht aus { EM("Runden") }. In jeder greift einer an, und der Nächste im Uhrzeigersinn, der noch im Spiel ist, verteidigt sich. In jedem Augenblick ist genau einer dran.
rules-bout-what-two = Ein Spiel besteht aus { EM("Runden") }. In jeder greift einer von euch an, und der andere verteidigt sich. In jedem Augenblick ist genau einer dran.

rules-lead = Ausspielen
rules-lead-any = Der Angreifer spielt eine beliebige Karte aus. Darauf verzichten kann er nicht.

rules-beat = Schlagen oder nehmen
rules-beat-oldest = Der Verteidiger antwortet auf die Angriffskarte, die am längsten offen liegt: Er schlägt sie mit einer Karte aus der Hand oder sagt { EM("„Ich nehme“") }.
rules-beat-always = Nehmen ist immer erlaubt, auch wenn man schlagen könnte. Solange eine Angriffskarte auf Antwort wartet, ist sonst niemand dran.

rules-pass-on = Oder weiterschieben
rules-pass-on-how = Statt zu schlagen, kann der Verteidiger eine Karte vom selben Wert neben den Angriff legen. Der ganze Angriff geht dann an den Nächsten im Uhrzeigersinn.
rules-pass-on-how-two = Statt zu schlagen, kann der Verteidiger eine Karte vom selben Wert neben den Angriff legen. Der ganze Angriff geht dann an den zurück, von dem er kam.
rules-pass-on-two = Sind nur noch zwei im Spiel, geht der Angriff an den zurück, von dem er kam.
rules-pass-on-when = Das geht nur, solange in der Runde noch keine Karte geschlagen ist und der Verteidiger nicht „Ich nehme“ gesagt hat.
rules-pass-on-limit = Mit der dazugelegten Karte dürfen es nicht mehr Angriffskarten sein, als das Limit erlaubt ({ $limit }, am Anfang { $first }), und nicht mehr, als der neue Verteidiger Karten hat.
rules-pass-on-limit-plain = Mit der dazugelegten Karte dürfen es nicht mehr als { $limit } Angriffskarten sein, und nicht mehr, als der neue Verteidiger Karten hat.
rules-pass-on-roles = Wer weitergeschoben hat, ist nun der Angreifer, und das Limit wird nach der Hand des neuen Verteidigers neu bestimmt. Auch der darf weiterschieben. Offene Karten werden der Reihe nach beantwortet, die älteste zuerst.
rules-pass-on-first-no = In der ersten Runde des Spiels wird nicht geschoben.
rules-pass-on-first-yes = Das gilt von der ersten Runde an.
rules-pass-on-never = Diese Regeln erlauben das Weiterschieben, aber in einer Runde mit nur einer Angriffskarte ist dafür kein Platz.

rules-throw = Nachlegen
rules-throw-when = Sind alle Angriffskarten geschlagen oder hat der Verteidiger „Ich nehme“ gesagt, darf nachgelegt werden, eine Karte nach der anderen.
rules-throw-rank = Eine Karte passt, wenn ihr Wert schon auf dem Tisch liegt, als Angriffskarte oder als Karte, mit der geschlagen wurde.
rules-throw-who-one = Nur der Angreifer legt nach. Wer nicht will oder nicht kann, sagt „Fertig“.
rules-throw-who-all = Nachlegen dürfen alle außer dem Verteidiger.
rules-throw-who-neighbours = Nachlegen dürfen nur die beiden Nachbarn des Verteidigers: die Nächsten vor und nach ihm, die noch im Spiel sind.
rules-throw-who-from-5 = Waren zu Beginn der Runde fünf oder mehr im Spiel, dürfen nur die beiden Nachbarn des Verteidigers nachlegen. Waren es vier oder weniger, dürfen alle außer ihm.
rules-throw-neighbours = Wer raus ist, wird bei der Suche nach den Nachbarn übergangen. Gehen einem Nachbarn mitten in der Runde die Karten aus, tritt niemand an seine Stelle.
rules-throw-neighbours-passed = Nach dem Weiterschieben zählen die Nachbarn des neuen Verteidigers.
rules-throw-order = Zuerst wird der Angreifer gefragt, dann die anderen im Uhrzeigersinn. Wer nichts nachlegt, sagt „Fertig“.
rules-throw-again = Nach jeder neuen Karte hat wieder der Angreifer das erste Wort. Ist sie geschlagen – oder sofort, wenn der Verteidiger nimmt –, werden alle von vorn gefragt, auch die, die schon „Fertig“ gesagt haben.
rules-throw-asked = Wer Karten hat, aber keine passende, wird trotzdem gefragt und sagt „Fertig“: Übergangen zu werden würde verraten, was man auf der Hand hat. Wer keine Karten hat, wird nicht gefragt.

rules-limit = Das Limit
rules-limit-most = { $limit ->
    [one] In einer Runde gibt es eine Angriffskarte, mehr nicht. Nachgelegt wird nichts.
   *[other] Es gibt höchstens { $limit } Angriffskarten und nie mehr, { EM("als der Verteidiger zu Beginn der Runde Karten hatte") }.
  }
rules-limit-first-bout = { $first ->
    [one] In der ersten Runde des Spiels ist es nur eine Angriffskarte.
   *[other] In der ersten Runde des Spiels sind es höchstens { $first }.
  }
rules-limit-first-discard = { $first ->
    [one] Bis zum ersten Mal Karten abgelegt wurden, ist es nur eine Angriffskarte.
   *[other] Bis zum ersten Mal Karten abgelegt wurden, sind es höchstens { $first }.
  }
rules-limit-fixed = Die Zahl steht mit dem Beginn der Runde fest und bleibt, auch wenn genommen wird. Karten, mit denen geschlagen wird, zählen nicht, und wie viele der Verteidiger jetzt noch hat, spielt keine Rolle.
rules-limit-anew = Nur beim Weiterschieben wird sie neu bestimmt.
rules-limit-three = Hatte der Verteidiger zu Beginn drei Karten und hat er zwei Angriffe geschlagen, kann man ihm also noch eine Karte nachlegen, nicht vier.

rules-over = Das Ende der Runde
rules-over-when = Die Runde ist zu Ende, wenn alles geschlagen ist oder der Verteidiger „Ich nehme“ gesagt hat und nichts mehr dazukommt: Das Limit ist erreicht, niemand, der nachlegen darf, hat noch Karten, oder alle haben seit der letzten Karte „Fertig“ gesagt.
rules-over-when-one = Die Runde ist zu Ende, sobald die Angriffskarte geschlagen oder genommen ist.
rules-over-beaten = { EM("Alles geschlagen") }: Die Karten kommen in die Ablage, verdeckt und für immer. Als Nächstes greift der Verteidiger an. Ist er raus, dann der Nächste im Uhrzeigersinn.
rules-over-beaten-two = { EM("Alles geschlagen") }: Die Karten kommen in die Ablage, verdeckt und für immer. Als Nächstes greift der Verteidiger an.
rules-over-taken = { EM("Genommen") }: Der Verteidiger nimmt alle Karten vom Tisch auf, die Angriffskarten wie die, mit denen er schlug, und verliert seinen Angriff. Es greift der Nächste im Uhrzeigersinn nach ihm an. Sind nur noch zwei im Spiel, ist das wieder derselbe Angreifer.
rules-over-taken-two = { EM("Genommen") }: Der Verteidiger nimmt alle Karten vom Tisch auf, die Angriffskarten wie die, mit denen er schlug, und derselbe Angreifer spielt wieder aus.

# --- ziehen und ausscheiden ---
rules-draw = Ziehen und ausscheiden
rules-draw-order = Nach der Runde wird, solange der Talon reicht, auf { $hand } Karten gezogen: zuerst der Angreifer, dann die anderen im Uhrzeigersinn, der Verteidiger zuletzt. Jeder zieht alles, was ihm fehlt, bevor der Nächste beginnt.
rules-draw-order-two = Nach der Runde wird, solange der Talon reicht, auf { $hand } Karten gezogen: Zuerst zieht der Angreifer alles, was ihm fehlt, dann der Verteidiger.
rules-draw-order-passed = Wurde weitergeschoben, zieht zuerst, wer zuletzt geschoben hat.
rules-draw-last = Wer { $hand } Karten oder mehr hat, zieht nicht. Der offene Trumpf ist die letzte Karte des Talons.
rules-draw-out = Ist der Talon leer, ist raus, wer nach der Runde keine Karten hat. Nie früher: Wer seine letzte Karte mitten in einer Runde spielt, bleibt darin, bis die Runde zu Ende ist und gezogen wurde.

# --- das Ende ---
rules-end = Das Ende des Spiels
rules-end-durak = Hat nach einer Runde und dem Ziehen nur noch einer Karten, so ist er der Durak.
rules-end-draw = Hat niemand mehr Karten, steht es unentschieden: Es gibt keinen Durak.
rules-end-others = { $preset ->
    [club] Alle außer dem Durak haben einen Klubsieg. Ein Unentschieden ist für niemanden ein Sieg, auch nicht für die, die schon raus waren.
   *[other] Alle außer dem Durak sind davongekommen. Ein Unentschieden ist für niemanden ein Sieg, auch nicht für die, die schon raus waren.
  }
rules-end-repetition = Karten können endlos im Kreis gehen. Darum: Soll eine Runde zum dritten Mal im Spiel mit denselben Handkarten, demselben Angreifer und gleich vielen Karten im Talon beginnen, so endet das Spiel sofort unentschieden.
rules-end-resign = Aufgeben darfst du jederzeit, auch wenn du nicht dran bist. Gegen Programme ist das Spiel damit aus, und du bist der Durak.
rules-end-resign-people = An einem Tisch mit anderen Menschen geht es weiter: Für den, der geht, spielt ein Programm.
rules-end-clock = Wo ein Tisch eine Uhr hat und die Zeit abläuft, nimmt der Verteidiger, wer nachlegen dürfte, sagt „Fertig“, und wer ausspielen muss, spielt die niedrigste Karte, die kein Trumpf ist, sonst den niedrigsten Trumpf.

# --- ein Beispiel ---
rules-example = Beispiele
rules-example-trump = Pik ist Trumpf.
rules-example-beaten = Alles geschlagen
rules-example-beaten-1 = Der Angreifer spielt die { CARD("9h") } aus.
rules-example-beaten-2 = Der Verteidiger schlägt sie mit der { CARD("Qh") }.
rules-example-beaten-3 = Jetzt liegt eine Dame auf dem Tisch, also legt der Angreifer die { CARD("Qc") } nach.
rules-example-beaten-4 = Der Verteidiger schlägt sie mit einem Trumpf: { CARD("9s") }.
rules-example-beaten-5 = Niemand legt nach. Alle vier Karten werden abgelegt, und der Verteidiger greift als Nächstes an.
rules-example-beaten-end = Die Runde ist zu Ende. Beide Karten werden abgelegt, und der Verteidiger greift als Nächstes an.
rules-example-taken = Genommen
rules-example-taken-1 = Der Angreifer spielt die { CARD("Td") } aus.
rules-example-taken-2 = Der Verteidiger hat kein höheres Karo, hebt seine Trümpfe auf und nimmt.
rules-example-taken-3 = Der Angreifer legt die { CARD("Th") } nach: Ihr Wert liegt auf dem Tisch.
rules-example-taken-4 = Der Verteidiger nimmt alles vom Tisch auf und greift in der nächsten Runde nicht an.
rules-example-passed = Weitergeschoben
rules-example-passed-1 = Der Angreifer spielt die { CARD("Tc") } aus.
rules-example-passed-2 = Der Verteidiger legt die { CARD("Td") } daneben.
rules-example-passed-3 = Jetzt liegen zwei Zehnen vor dem Nächsten, der mindestens zwei Karten haben muss. Angreifer ist nun, wer geschoben hat.
rules-example-passed-3-two = Jetzt liegen zwei Zehnen vor dem, der ausgespielt hat; er muss mindestens zwei Karten haben. Angreifer ist nun, wer geschoben hat.

# --- was es hier nicht gibt ---
rules-without = Was es hier nicht gibt
rules-without-points = Keine Punkte für Karten, keine Joker.
rules-without-teams = Keine Partner.
rules-without-exchange = Der offene Trumpf wird nicht gegen den niedrigsten getauscht.
rules-without-passing-on = Der Angriff wird nicht weitergeschoben.
rules-without-showing = Einen Trumpf nur vorzuzeigen genügt zum Weiterschieben nicht: Die Karte wird hingelegt.
rules-without-fool = Der Durak des letzten Spiels wird im nächsten nicht als Erster angegriffen, und wer mit Sechsen endet, verteilt keine Schulterstücke.
rules-without-discards = Die abgelegten Karten sieht man sich nicht an.

# --- hier spielen ---
rules-here = Hier spielen
rules-here-glow = Karten, die du spielen kannst, leuchten. Die anderen sind abgedunkelt und sagen, warum sie nicht gehen. Die Zeile über deiner Hand sagt, was von wem erwartet wird.
rules-here-mouse = Maus
rules-here-mouse-how = Klick auf eine leuchtende Karte, um sie zu spielen. Zeig auf eine abgedunkelte, um zu lesen, warum sie nicht geht.
rules-here-touch = Finger
rules-here-touch-how = Tipp eine leuchtende Karte an, um sie zu spielen. Tipp eine abgedunkelte an, und der Tisch sagt, warum sie nicht geht. Eine Berührung neben den Karten tut nichts.
rules-here-buttons = Knöpfe
rules-here-buttons-how = { EM("Nehmen") }, wenn du verteidigst; { EM("Fertig") }, wenn du nichts mehr nachlegst. Sie tauschen nie die Plätze.
rules-here-choice = Könnte eine Karte schlagen oder weiterschieben, fragt der Tisch, was du meinst.
rules-here-alone = Passt nichts aus deiner Hand, kann der Tisch für dich „Fertig“ sagen, nach einer Pause, so lang wie die eines Menschen. In den Optionen lässt sich das abstellen.
rules-here-keys = Tastatur
rules-here-keys-move = { KEY("←") } { KEY("→") }
rules-here-keys-ends = { KEY("Pos1") } { KEY("Ende") }
rules-here-keys-play = { KEY("Enter") } { KEY("Leertaste") }
rules-here-keys-take = { KEY("T") }
rules-here-keys-done = { KEY("D") }
rules-here-keys-read = { KEY("L") }
rules-here-all-keys = Alle Tasten
rules-here-keys-list = { KEY("?") }

# --- Wörter ---
rules-words = Wörter
rules-word-attacker = Angreifer
rules-word-attacker-is = Wer die Runde eröffnet.
rules-word-defender = Verteidiger
rules-word-defender-is = Wer schlagen oder nehmen muss: der Nächste im Uhrzeigersinn nach dem Angreifer.
rules-word-defender-is-two = Wer schlagen oder nehmen muss.
rules-word-bout = Runde
rules-word-bout-is = Ein Angriff, vom Ausspielen bis zum leeren Tisch.
rules-word-throw = Nachlegen
rules-word-throw-is = Eine Angriffskarte dazulegen, deren Wert auf dem Tisch liegt.
rules-word-limit = Limit
rules-word-limit-is = Wie viele Angriffskarten es in dieser Runde geben darf.
rules-word-talon = Talon
rules-word-talon-is = Die Karten, die noch nicht gegeben sind, darunter offen der Trumpf.
rules-word-discard = Ablage
rules-word-discard-is = Geschlagene Karten, aus dem Spiel.
rules-word-out = Raus
rules-word-out-is = Wer nach einer Runde keine Karten hat, wenn der Talon leer ist.
rules-word-durak = Durak
rules-word-durak-is = Wer zuletzt noch Karten hat. Russisch für Dummkopf.

# --- Optionen ---
rules-options = Diese Regeln als Optionen
rules-options-about = Fertige Regeln sind ein Satz von Werten. Unter „{ preset-custom }“ kann jeder davon ein anderer sein.
rules-option = Option
rules-value = Hier
rules-others = Auch möglich
