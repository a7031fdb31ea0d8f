# Sulle pagine delle regole: come giocare bene, e che cosa si chiede. Che cosa sta su una pagina dipende dalle sue regole (kozyr.text.advice).
# I fatti come in rules.ftl.

# --- giocare bene ---
rules-tips = Giocare bene
rules-tip-low = Attacca con la tua carta più bassa che non sia briscola. Se ne hai due dello stesso valore, comincia con una: comunque la battano, con l’altra puoi rilanciare.
rules-tip-low-one = Attacca con la tua carta più bassa che non sia briscola, e tieni le alte per battere.
rules-tip-trumps = Tieni le briscole finché dura il mazzo. Decidono la partita quando è finito, e una briscola spesa per una carta bassa guadagna solo una carta bassa.
rules-tip-take = Prendere presto non è una vergogna. Due o tre carte battute solo con buone briscole costano più di quelle che prendi; senza mazzo, prendere altrettanto costa spesso la partita.
rules-tip-same-rank = Se puoi, batti con un valore che è già sul tavolo: ogni valore nuovo è uno in più con cui rilanciare.
rules-tip-generous = Pensaci prima di aggiungere carte a chi prende. Carte basse che non siano briscole, sì; una briscola o un asso sarebbe un regalo.
rules-tip-watch = Osserva le carte che escono. Una carta presa resta in quella mano finché non è giocata, e gli scarti non tornano mai: quando l’asso di un seme è andato, il suo re vale un asso.
rules-tip-talon = Conta il mazzo. Chi pesca per primo quando restano le ultime carte può prendersi la briscola scoperta, e vale la pena di puntarci.
rules-tip-end-two = Quando il mazzo è finito, la mano dell’altro si può sapere: sono tutte le carte che non hai tu e che non hai visto scartare. Cerca allora gli attacchi che non può battere, e gioca in modo da non restare con valori deboli.
rules-tip-end = Quando il mazzo è finito, se la cava chi ha poche carte deboli. Liberatene mentre attacchi, e tieni una carta sicura per l’ultima difesa.
rules-tip-weak-seat = Chi si difende bene attacca subito dopo. Non aiutare una mano forte a uscire: a un vicino con una carta sola non giocare quella che aspetta.
rules-tip-pass-on = Con i trasferimenti una coppia è uno scudo: una carta del valore dell’attacco lo manda avanti, e il seguente ha due carte da battere. Attacca con valori di cui hai visto andare via le altre, e nessuno te le rimanda.

# --- che cosa si chiede ---
rules-questions = Domande
rules-question-must-beat = Devo battere, se posso?
rules-question-must-beat-is = No. Puoi prendere ogni volta che una carta d’attacco aspetta la tua risposta.
rules-question-suit = Devo rispondere al seme?
rules-question-suit-is = No. Ogni briscola batte ogni carta di un altro seme, anche se quel seme ce l’hai.
rules-question-first-trump = Bisogna cominciare con la briscola più bassa?
rules-question-first-trump-is = No. Decide solo chi attacca; va bene qualsiasi carta.
rules-question-after-take = Si possono aggiungere carte anche dopo che ho detto che prendo?
rules-question-after-take-is = Sì, finché il loro valore è sul tavolo e il limite non è raggiunto. Le prendi tutte.
rules-question-too-many = Mi si possono dare più carte di quante ne ho?
rules-question-too-many-is = No. Le carte d’attacco non sono mai più di quante ne avevi all’inizio del turno, e quelle già battute contano.
rules-question-any-card = Posso rilanciare con qualsiasi carta?
rules-question-any-card-is = Solo se il suo valore è sul tavolo, chiunque l’abbia giocato.
rules-question-order = Due giocatori possono rilanciare insieme?
rules-question-order-is = No. Si chiede a tutti in ordine, prima all’attaccante, e di nuovo dopo ogni carta.
rules-question-done-again = Ho passato. Per questo turno ho finito?
rules-question-done-again-is = No. Se si aggiunge un’altra carta, ti si chiede di nuovo.
rules-question-who-next = Chi attacca dopo?
rules-question-who-next-is = Chi ha battuto tutto. Chi ha preso non attacca: tocca a chi lo segue.
rules-question-who-next-two = Chi attacca dopo?
rules-question-who-next-two-is = Chi ha battuto tutto. Se l’altro ha preso, attacca di nuovo lo stesso.
rules-question-no-cards = Non ho più carte. Sono fuori?
rules-question-no-cards-is = Quando il turno è finito, e solo se è finito il mazzo. Finché dura, peschi ancora.
rules-question-both-out = E se le ultime carte vanno via insieme?
rules-question-both-out-is = È patta: non c’è nessun durak.
rules-question-pass-trump = Posso trasferire con una briscola?
rules-question-pass-trump-is = Sì, se è del valore dell’attacco. Si gioca, e diventa una carta d’attacco.
rules-question-pass-beaten = Posso battere una carta e trasferire le altre?
rules-question-pass-beaten-is = No. Appena una carta del turno è battuta, non si trasferisce più niente.
rules-question-discards = Posso guardare gli scarti?
rules-question-discards-is = Non con queste regole: chi ricorda gioca meglio. Un tavolo fra amici può offrirlo come aiuto.
rules-question-swap = Si può scambiare la briscola più bassa con quella scoperta?
rules-question-swap-is = Qui no.
rules-question-honest = I programmi vedono le mie carte?
rules-question-honest-is = No. Un programma riceve quello che vedresti tu al suo posto, e ricorda quello che è stato giocato. Nient’altro gli arriva.
rules-question-fair = La smazzata è onesta?
rules-question-fair-is = Si può dimostrare. Prima della smazzata il server promette un segreto, il tuo browser aggiunge un numero a caso, e i due determinano il mazzo. A partita finita, «{ tool-fair }» mostra tutto.
