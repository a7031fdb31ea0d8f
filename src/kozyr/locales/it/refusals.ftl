# Un messaggio per ogni codice di docs/errors.md: che cosa è successo e che cosa fare. I fatti sono le variabili.

# --- le regole ---
refusal-game-over = La partita è finita.
refusal-not-your-turn = Non ancora: si aspetta { SEAT($actor) }.
refusal-no-such-seat = Il tavolo non ha un posto { $seat }; i posti sono { $seats }.
refusal-card-not-held = Non hai { CARD($card, case: "the") }.
refusal-rank-not-on-table = Per rilanciare con { CARD($card, case: "the") } ci vorrebbe { RANK($rank, case: "accusative") } sul tavolo.
refusal-does-not-beat = { SAME_SUIT($attack, $trump) ->
    [yes] Solo una briscola più alta batte { CARD($attack, case: "the") }.
   *[no] Solo una carta di { SUIT($attack, form: "one") } più alta o una briscola batte { CARD($attack, case: "the") }.
  }
refusal-not-the-oldest-attack = Le carte si battono in ordine: prima { CARD($oldest, case: "the") }, poi { CARD($attack, case: "the") }.
refusal-attack-not-open = Sul tavolo non c’è questa carta da battere: { CARD($attack) }.
refusal-must-lead = Chi attacca deve giocare una carta; non si può passare.
refusal-must-beat-or-take = Batti { CARD($attack, case: "the") } o prendi.
refusal-nothing-to-take = Non c’è niente da prendere: ogni attacco è battuto.
refusal-only-throw-in-or-pass = Rilancia con una carta o passa.
refusal-transfer-off = Con queste regole l’attacco non si trasferisce.
refusal-transfer-first-bout = Al primo turno l’attacco non si trasferisce.
refusal-transfer-after-beat = Una carta è già battuta: è tardi per trasferire.
refusal-transfer-rank = Per trasferire questo attacco ci vuole { RANK($rank, case: "accusative") }, non { CARD($card, case: "the") }.
refusal-transfer-too-many = Non si può trasferire: le carte d’attacco sarebbero { $attacks }, e { SEAT($seat) } può rispondere solo a { $limit }.
refusal-seat-is-out = Chi è fuori gioco non può arrendersi.

# --- il tavolo ---
refusal-stale = Il tavolo era già cambiato.
refusal-ahead = La pagina è più avanti del tavolo. Ricaricala.
refusal-bad-action = «{ $text }» non è un’azione.
refusal-not-your-seat = Il posto { $seat } non è tuo; il tuo è { $yours }.
refusal-command-id-reused = Questo comando è già servito per un’altra azione. Riprova.

# --- le smazzate ---
refusal-bad-rules = Le regole «{ $text }» non sono note. Previsto: { $expected }.
refusal-first-above-limit = Il primo turno non può avere più carte d’attacco ({ $first }) degli altri ({ $limit }).
refusal-first-transfer-alone = Al primo turno non si può trasferire se non si trasferisce mai.
refusal-bad-seats = Con queste regole e { $deck } carte si gioca in { $least }–{ $most }, non in { $seats }: ognuno riceve sei carte.
refusal-bad-opponent = Non c’è un programma «{ $name }». Previsto: { $expected }.

# --- looking at games again ---
refusal-too-many-moves = Questa partita ha { $moves } mosse; se ne rivedono al massimo { $most }.
refusal-not-told = Questo verbale non dice che cosa avevano gli altri.

# --- il server ---
refusal-bad-message = Il server non ha capito la pagina ({ $where }). Ricaricala.
refusal-too-large = Il messaggio è troppo grande: { $bytes } byte, al massimo { $most }.
refusal-bad-protocol = La pagina è di un’altra versione ({ $protocol }, il server usa { $expected }). Ricaricala.
refusal-hello-first = La pagina non ha salutato. Ricaricala.
refusal-unknown-table = Questo tavolo non esiste. Forse è stato sparecchiato.
refusal-unknown-lesson = Questa lezione non esiste.
refusal-not-at-this-table = Non hai un posto a questo tavolo. È stato aperto in un altro browser.
refusal-hint-among-people = Niente consigli con altre persone al tavolo.
refusal-hint-not-now = Adesso non c’è niente da decidere.
refusal-hint-failed = Niente consiglio, questa volta. Chiedi di nuovo.
refusal-bad-host = Questo server non risponde al nome «{ $host }». Aprilo con il suo indirizzo, o avvialo con --allow-host.
refusal-bad-origin = La richiesta veniva da un altro sito e non è stata accettata.
refusal-too-fast = Troppe richieste insieme. Aspetta un momento e riprova.
refusal-too-slow = La richiesta non era completa entro { $seconds } secondi. Riprova.
refusal-not-over = La partita non è ancora finita.
refusal-unknown-promise = Il server è appena ripartito. Riprova.
refusal-too-many-games = Hai già { $most } partite in corso. Finiscine una, o arrenditi in una.
refusal-not-found = La pagina { $path } non esiste.
refusal-not-allowed = La pagina non accetta { $method }.
refusal-storage = Il disco del server ha un guasto: non è stato possibile salvare. Non è cambiato nulla; riprova.
refusal-moves-lost = Il server si è fermato mentre il disco era guasto: le ultime mosse sono perse. Si riprende da qui.
refusal-damaged-game = La partita salvata { $table } non si legge più.
refusal-internal = Errore del server. Il tavolo è com’era stato salvato; riprova.

# --- la pagina stessa ---
refusal-unreachable = Il server non risponde. È in funzione?
refusal-unknown = Qualcosa è andato storto ({ $code }).
refusal-no-account = Con questo browser qui non ha ancora giocato nessuno.
refusal-unknown-code = Questo codice non apre alcun profilo: è scritto male, già usato o scaduto.
