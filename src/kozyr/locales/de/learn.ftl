# Die Lektionen. `learn-<Lektion>` ist ein Titel; `learn-<Lektion>-<Schritt>` sagt, was man wissen muss, mit `-do`, was zu
# tun ist; `-after`, was gelernt wurde; `-astray` oder `-astray-<Tat>`, warum etwas anderes davon wegführte.
# Kein Satz darf lang sein: Auf dem Telefon steht alles über dem Tisch.

# --- rundherum ---
title-learn = { $lesson } – Durak
learn = Spielen lernen
learn-about = { $count ->
    [one] { $count } kurze Lektion
   *[other] { $count } kurze Lektionen
  } am echten Tisch, fünf Minuten im Ganzen. Du spielst, und schiefgehen kann nichts.
learn-begin = Anfangen
learn-go-on = Weiter: { $lesson }
learn-list = Die Lektionen
learn-done = fertig
learn-number = Lektion { $n } von { $count }
learn-ready = Du kannst es
learn-ready-about = Das ist schon der ganze Durak. Der Rest kommt beim Spielen und ab und zu beim Verlieren.
learn-start = Spiel starten
learn-start-about = Klassisch, { seats-word }, leichte Gegner.
learn-met = Gut gespielt
learn-strayed = Noch einmal
learn-next = Nächste Lektion
learn-finish = Beenden
learn-again = Noch einmal
tool-lesson-back = Zurück
tool-lesson-again = Nochmal
tool-lesson-next = Auslassen
tool-lessons = Lektionen

# --- lead ---
learn-lead = Du spielst aus
learn-lead-lead = Beim Durak gewinnt niemand, einer verliert: Wer zuletzt noch Karten hat, ist der Durak, der Dummkopf. Also weg mit deinen.
learn-lead-lead-do = Du greifst an: Spiel irgendeine Karte.
learn-lead-done = Vera hat sie mit einer höheren Karte derselben Farbe geschlagen. Nachzulegen hast du nichts.
learn-lead-done-do = Drück „Fertig“.
learn-lead-after = Geschlagene Karten sind für immer weg, und ihr zieht beide wieder auf sechs. Vera hat sich verteidigt, also greift jetzt sie an.

# --- beat ---
learn-beat = Schlag sie
learn-beat-first = Vera greift an, du verteidigst. Eine Karte schlägt man mit einer höheren derselben Farbe. Von unten: 6 7 8 9 10 B D K A.
learn-beat-first-do = Schlag die { CARD("8c") }.
learn-beat-second = Vera legt die zweite Acht nach: Nachlegen darf man Karten, deren Wert schon auf dem Tisch liegt.
learn-beat-second-do = Schlag auch die { CARD("8d") }.
learn-beat-after = Alles geschlagen! Die Karten werden abgelegt, und wer sich gut verteidigt, greift als Nächstes an: du.
learn-beat-astray = Nehmen darf man immer. Aber du konntest sie schlagen: Du hast eine höhere Karte dieser Farbe.

# --- trump ---
learn-trump = Trümpfe
learn-trump-trump = Eine Farbe ist Trumpf: Die Karte unter dem Talon zeigt sie, hier { SUIT("s") }. Ein Trumpf schlägt jede Karte einer anderen Farbe, sogar ein Ass.
learn-trump-trump-do = Schlag das { CARD("Ah") }.
learn-trump-after = Eine Neun hat ein Ass geschlagen. Einen Trumpf schlägt nur ein höherer Trumpf: Heb deine auf, bis du sie brauchst.
learn-trump-astray = Du hast das Ass genommen. Aber die { CARD("9s") } ist Trumpf und schlägt es.

# --- take ---
learn-take = Nehmen
learn-take-beat = Vera greift mit einer Sieben an. Das ist leicht.
learn-take-beat-do = Schlag die { CARD("7c") }.
learn-take-take = Zu deiner Neun legt sie noch eine. Du hast kein höheres Herz und keinen Trumpf. Wer nicht schlagen kann, nimmt.
learn-take-take-do = Drück „Nehmen“.
learn-take-after = Du hast den ganzen Tisch aufgenommen, und eine dritte Neun, die Vera dazugab. Wer nimmt, greift nicht an: Wieder spielt sie aus. Das passiert jedem.
learn-take-astray = Nicht so schnell: Die { CARD("9c") } schlägt die Sieben. Nimm erst, wenn du nicht schlagen kannst.

# --- throw in ---
learn-throw-in = Nachlegen
learn-throw-in-lead = Zwei Siebenen: Mit einem Paar greift es sich gut an. Fang mit einer davon an.
learn-throw-in-lead-do = Spiel eine Sieben aus.
learn-throw-in-first = Geschlagen. Jetzt darfst du jede Karte nachlegen, deren Wert auf dem Tisch liegt; auch Veras Karte zählt.
learn-throw-in-first-do = Leg eine leuchtende Karte nach.
learn-throw-in-second = Gut. Und noch eine von dir passt.
learn-throw-in-second-do = Leg sie nach.
learn-throw-in-done = Mehr passt nicht.
learn-throw-in-done-do = Drück „Fertig“.
learn-throw-in-after = Drei Angriffe in einer Runde! Alle geschlagen und weg, und gezogen wird wieder auf sechs, zuerst der Angreifer.
learn-throw-in-astray-attack = So darf man ausspielen, aber nachlegen kannst du dann nichts. Mit einem Paar greifst du zweimal an: Spiel eine Sieben.
learn-throw-in-astray-pass = Zu früh fertig: Eine Karte von dir hätte noch gepasst.

# --- add ---
learn-add = Eine mit auf den Weg
learn-add-lead = Wieder ein Paar, und ein starkes.
learn-add-lead-do = Spiel eine Dame aus.
learn-add-add = Vera kann nicht schlagen und nimmt. Bevor sie aufnimmt, darfst du nachlegen, was passt: Auch das bekommt sie.
learn-add-add-do = Leg die zweite Dame nach.
learn-add-done = Mehr hast du nicht für sie.
learn-add-done-do = Drück „Fertig“.
learn-add-after = Jetzt hat Vera acht Karten. Und weil nicht angreift, wer nimmt, spielst wieder du aus.
learn-add-astray-attack = Spiel eine Dame aus: Dann hast du noch eine zum Hinterherschicken.
learn-add-astray-pass = Sie kam mit einer Karte davon. Die zweite Dame hätte gepasst: Sie hat denselben Wert.

# --- draw ---
learn-draw = Wer zieht das Ass?
learn-draw-lead = Es geht dem Ende zu: noch zwei Karten, die letzte ist das { CARD("Ah") }, der höchste Trumpf. Wer angreift, zieht zuerst. Spiel zwei Karten, dann ziehst du beide.
learn-draw-lead-do = Spiel eine Zehn aus.
learn-draw-throw = Mit fünf auf der Hand ziehst du eine und Vera das Ass.
learn-draw-throw-do = Leg die zweite Zehn nach.
learn-draw-done = Vier Karten auf der Hand, zwei zu ziehen.
learn-draw-done-do = Drück „Fertig“.
learn-draw-after = Das Ass gehört dir. Der Talon ist jetzt leer: Niemand zieht mehr, und jede gespielte Karte ist eine weniger.
learn-draw-astray-attack = Zu dieser Karte kannst du nichts nachlegen: Du ziehst eine und Vera das Ass. Fang mit einer Zehn an.
learn-draw-astray-pass = Du hast eine Karte gezogen und Vera das Ass. Leg die zweite Zehn nach, bevor du „Fertig“ sagst.

# --- limit ---
learn-limit = Wie viele?
learn-limit-lead = Der Talon ist leer. Du hast drei Achten, aber Vera nur noch zwei Karten: Sieh, wie viele Plätze auf dem Tisch sind.
learn-limit-lead-do = Spiel eine Acht aus.
learn-limit-throw = Vera nimmt.
learn-limit-throw-do = Leg noch eine Acht nach.
learn-limit-after = Die dritte Acht musste bleiben. Niemand wird mit mehr Karten angegriffen, als er auf der Hand hat, und nie mit mehr als sechs; in der ersten Runde mit fünf.
learn-limit-astray-attack = Heb dir den König auf, er ist Trumpf: Zum Angreifen hast du drei Achten.
learn-limit-astray-pass = Du hättest noch eine Acht nachlegen können, bevor sie aufnahm.

# --- together ---
learn-together = Zu dritt am Tisch
learn-together-throw = Angegriffen wird nach links, und alle anderen dürfen nachlegen, zuerst der Angreifer. Hier greift Vera Boris an.
learn-together-throw-do = Wenn Vera „Fertig“ gesagt hat, leg eine leuchtende Karte nach.
learn-together-done = Boris hat auch die geschlagen.
learn-together-done-do = Drück „Fertig“.
learn-together-after = Gezogen wird der Reihe nach, der Angreifer zuerst, der Verteidiger zuletzt. Boris hat alles geschlagen und greift jetzt an; links von ihm sitzt du.
learn-together-astray = Boris kam billig davon: Deine Zehn hätte zu der Zehn gepasst, mit der er schlug.

# --- last ---
learn-last = Das Ende
learn-last-away = Kein Talon mehr: Wer keine Karten hat, ist raus und sicher. Wer zuletzt noch welche hat, ist der Durak. Du hast zwei, Vera vier.
learn-last-away-do = Werde deine Karten vor ihr los.
learn-last-after = Du bist raus, und Vera ist der Durak. Dein König kostete sie den Angriff, und so konnte dir die Sieben nicht mehr schaden.
learn-last-astray = Diesmal warst du es: Vera schlug die Sieben, und dann griff sie an. Spiel zuerst den König: Sie muss nehmen, und du spielst wieder aus.

# --- transfer ---
learn-transfer = Weiterschieben
learn-transfer-pass-on = Ein anderes Spiel, „Schieben“: Solange nichts geschlagen ist, schiebst du den Angriff mit einer Karte vom selben Wert nach links weiter. Boris greift dich an.
learn-transfer-pass-on-do = Schieb ihn mit deiner Acht weiter.
learn-transfer-after = Jetzt steht Vera vor zwei Achten. Das gibt es nur beim „Schieben“, und nie in der ersten Runde.
learn-transfer-astray = Auch das ist erlaubt. Aber mit deiner Acht hättest du den Angriff Vera zugeschoben, und sie stünde vor zwei Karten.
