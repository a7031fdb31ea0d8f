# Le lezioni. `learn-<lezione>` è un titolo; `learn-<lezione>-<passo>` dice che cosa c'è da sapere, con `-do` che cosa c'è
# da fare; `-after` che cosa si è imparato; `-astray`, o `-astray-<atto>`, perché un'altra mossa ha portato fuori strada.
# Nessuna frase lunga: su un telefono sta tutto sopra il tavolo.

# --- intorno alle lezioni ---
title-learn = { $lesson } — Durak
learn = Impara a giocare
learn-about = { $count } brevi lezioni al tavolo vero, cinque minuti in tutto. Giochi tu, e niente può andare storto.
learn-begin = Comincia
learn-go-on = Continua: { $lesson }
learn-list = Le lezioni
learn-done = fatta
learn-number = Lezione { $n } di { $count }
learn-ready = Adesso sai giocare
learn-ready-about = Il durak è tutto qui. Il resto viene giocando, e perdendo ogni tanto.
learn-start = Gioca una partita
learn-start-about = Classico, { seats-word }, avversari facili.
learn-met = Ben giocato
learn-strayed = Ancora una volta
learn-next = Prossima lezione
learn-finish = Fine
learn-again = Riprova
tool-lesson-back = Indietro
tool-lesson-again = Da capo
tool-lesson-next = Salta
tool-lessons = Lezioni

# --- lead ---
learn-lead = Attacchi tu
learn-lead-lead = A durak nessuno vince, uno perde: l’ultimo con le carte in mano è il durak, lo scemo. Perciò liberati delle tue.
learn-lead-lead-do = Attacchi tu: gioca la carta che vuoi.
learn-lead-done = Vera l’ha battuta con una carta più alta dello stesso seme. Non hai niente da aggiungere.
learn-lead-done-do = Premi «Passa».
learn-lead-after = Le carte battute non tornano più, e tutti e due pescate fino ad averne di nuovo sei. Vera si è difesa: adesso attacca lei.

# --- beat ---
learn-beat = Battila
learn-beat-first = Vera attacca, tu difendi. Una carta si batte con una più alta del suo seme. Dal basso in alto: 6 7 8 9 10 J Q K A.
learn-beat-first-do = Batti { CARD("8c", case: "the") }.
learn-beat-second = Vera rilancia con un altro otto: si può aggiungere una carta se il suo valore è già sul tavolo.
learn-beat-second-do = Batti anche { CARD("8d", case: "the") }.
learn-beat-after = Tutto battuto! Le carte vanno agli scarti, e dopo una buona difesa attacchi tu.
learn-beat-astray = Hai preso, e prendere si può sempre. Ma potevi battere: hai una carta più alta di quel seme.

# --- trump ---
learn-trump = La briscola
learn-trump-trump = Un seme è la briscola: lo mostra la carta sotto il mazzo, qui { SUIT("s") }. Una briscola batte ogni carta di un altro seme, perfino un asso.
learn-trump-trump-do = Batti { CARD("Ah", case: "the") }.
learn-trump-after = Un nove ha battuto un asso. E una briscola la batte solo una briscola più alta: tieni le tue per quando serviranno.
learn-trump-astray = Hai preso l’asso. Ma { CARD("9s", case: "the") } è una briscola, e lo batte.

# --- take ---
learn-take = Prendere
learn-take-beat = Vera attacca con un sette. Niente di difficile.
learn-take-beat-do = Batti { CARD("7c", case: "the") }.
learn-take-take = Vera rilancia con un nove, come il tuo. Non hai cuori più alti né briscole. Chi non può battere prende.
learn-take-take-do = Premi «Prendi».
learn-take-after = Hai preso tutto quello che c’era sul tavolo, più un terzo nove aggiunto da Vera. Chi prende non attacca: tocca ancora a lei. Capita a tutti.
learn-take-astray = Troppo presto: { CARD("9c", case: "the") } batte quel sette. Prendi quando non puoi battere.

# --- throw in ---
learn-throw-in = Rilanciare
learn-throw-in-lead = Due sette: una coppia va bene per attaccare. Comincia con uno dei due.
learn-throw-in-lead-do = Attacca con un sette.
learn-throw-in-first = Battuto. Ora puoi rilanciare con ogni carta di un valore che è sul tavolo, compreso quello della carta di Vera.
learn-throw-in-first-do = Rilancia con una carta che brilla.
learn-throw-in-second = Bene. E ne hai un’altra che puoi aggiungere.
learn-throw-in-second-do = Rilancia con quella.
learn-throw-in-done = Non hai altro da aggiungere.
learn-throw-in-done-do = Premi «Passa».
learn-throw-in-after = Tre attacchi in un turno! Tutti battuti e scartati, e ognuno torna a sei carte, per primo chi ha attaccato.
learn-throw-in-astray-attack = Non è sbagliato, ma poi non segue niente. Con una coppia attacchi due volte: gioca un sette.
learn-throw-in-astray-pass = Hai passato troppo presto: un’altra delle tue carte andava bene.

# --- add ---
learn-add = Per buon peso
learn-add-lead = Ancora una coppia, e forte.
learn-add-lead-do = Attacca con una donna.
learn-add-add = Vera non può batterla e prende. Prima puoi aggiungere carte che vanno bene: si prende anche quelle.
learn-add-add-do = Aggiungi l’altra donna.
learn-add-done = Per lei non hai altro.
learn-add-done-do = Premi «Passa».
learn-add-after = Adesso Vera ha otto carte. E siccome chi prende non attacca, tocca ancora a te.
learn-add-astray-attack = Attacca con una donna: ne avrai un’altra da mandarle dietro.
learn-add-astray-pass = Se l’è cavata con una carta sola. L’altra donna andava bene: il valore è lo stesso.

# --- draw ---
learn-draw = A chi va l’asso?
learn-draw-lead = Fine partita: restano due carte da pescare, l’ultima è { CARD("Ah", case: "the") }, la briscola più alta. Chi attacca pesca per primo. Gioca due carte, e sono tue tutte e due.
learn-draw-lead-do = Attacca con un dieci.
learn-draw-throw = Con cinque carte in mano ne pescheresti una, e Vera l’asso.
learn-draw-throw-do = Rilancia con l’altro dieci.
learn-draw-done = Quattro carte in mano, due da pescare.
learn-draw-done-do = Premi «Passa».
learn-draw-after = L’asso è tuo. Il mazzo è finito: nessuno pesca più, e ogni carta giocata è una di meno.
learn-draw-astray-attack = Dopo quella carta non hai altro da aggiungere: pescheresti una carta, e Vera l’asso. Comincia con un dieci.
learn-draw-astray-pass = Hai pescato una carta, e Vera l’asso. Rilancia con l’altro dieci prima di passare.

# --- limit ---
learn-limit = Quante?
learn-limit-lead = Il mazzo è finito. Hai tre otto, ma a Vera restano due carte: guarda quanti posti ci sono sul tavolo.
learn-limit-lead-do = Attacca con un otto.
learn-limit-throw = Vera prende.
learn-limit-throw-do = Aggiungi un altro otto.
learn-limit-after = Il terzo otto è dovuto restare. Non si attacca nessuno con più carte di quante ne ha, né con più di sei; al primo turno, cinque.
learn-limit-astray-attack = Il re è una briscola, tienilo per dopo: per attaccare hai tre otto.
learn-limit-astray-pass = Potevi aggiungere un altro otto prima che Vera prendesse le carte.

# --- together ---
learn-together = In tre
learn-together-throw = Si attacca il vicino di sinistra, e tutti gli altri possono rilanciare, per primo chi attacca. Qui Vera attacca Boris.
learn-together-throw-do = Quando Vera passa, rilancia con una carta che brilla.
learn-together-done = Boris ha battuto anche quella.
learn-together-done-do = Premi «Passa».
learn-together-after = Si pesca a turno, per primo chi ha attaccato, per ultimo chi ha difeso. Boris ha battuto tutto, quindi attacca lui, e alla sua sinistra ci sei tu.
learn-together-astray = Boris se l’è cavata con poco: il tuo dieci andava bene con quello della sua difesa.

# --- last ---
learn-last = La fine
learn-last-away = Niente mazzo: chi non ha più carte è fuori, e salvo. L’ultimo che ne ha è il durak. Tu ne hai due, Vera quattro.
learn-last-away-do = Finisci le carte prima di lei.
learn-last-after = Sei fuori, e il durak è Vera. Il tuo re le è costato l’attacco, e così il sette non poteva più farti male.
learn-last-astray = Questa volta è toccato a te: Vera ha battuto il sette, e poi ha attaccato lei. Comincia con il re: deve prenderlo, e attacchi ancora tu.

# --- transfer ---
learn-transfer = Trasferire
learn-transfer-pass-on = Un’altra variante, Trasferibile: finché niente è battuto, una carta dello stesso valore manda l’attacco al vicino di sinistra. Boris ti attacca.
learn-transfer-pass-on-do = Trasferisci con il tuo otto.
learn-transfer-after = Adesso Vera ha due otto da battere. Si trasferisce soltanto in questa variante, e mai al primo turno.
learn-transfer-astray = Si può anche così. Ma il tuo otto avrebbe mandato l’attacco a Vera, con due carte da battere.
