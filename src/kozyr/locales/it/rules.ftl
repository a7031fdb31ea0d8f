# Le pagine delle regole. Quali frasi stanno su una pagina dipende dai valori delle sue regole (kozyr.text.outline).
# I fatti sono gli stessi per tutte:
# $preset $hand $deck $lowest (un valore) $least $most (posti) $full (con quanti giocatori non resta mazzo, altrimenti 0)
# $limit $first (carte d'attacco) $two (yes: due giocatori e mai di più) $throwers (one, all, neighbours, neighbours_from_5)
# e le carte degli esempi: $plain $higher $small $trump-card.
# CARD e RANK come in terms.ftl; KEY è un tasto; EM è in evidenza.

rules-language = Italiano
rules-heading = { $preset ->
    [atlasnye] Durak con le carte Atlasnye
    [classic] Durak classico
    [club] Durak di club
    [transfer] Durak trasferibile
   *[custom] Durak con le tue regole
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
   *[custom] Ogni opzione la decidi tu. Qui sotto, che cosa significano questi valori al tavolo.
  }
rules-title = { rules-heading }: le regole complete
rules-description = { $least ->
    [2] { $most ->
        [2] { rules-heading }, in due, con { $deck } carte. Come si danno le carte, il turno passo per passo, rilanciare, pescare, la fine e i tasti.
       *[other] { rules-heading }, da { $least } a { $most } giocatori, con { $deck } carte. Come si danno le carte, il turno passo per passo, rilanciare, pescare, la fine e i tasti.
      }
   *[other] { rules-heading }, da { $least } a { $most } giocatori, con { $deck } carte.
  }

# --- intorno al testo ---
rules-kicker = Le regole
rules-brand = Durak
rules-presets = Altre regole
rules-languages = Lingue
rules-contents = Indice
rules-start = Gioca
rules-back = Torna alla partita
rules-skip = Vai alle regole

# --- i fatti, in testa ---
rules-facts = In breve
rules-fact-seats = Giocatori
rules-fact-seats-is = { $two ->
    [yes] { $most }
   *[no] { $least }–{ $most }
  }
rules-fact-deck = Mazzo
rules-fact-deck-is = { $deck } carte, dal { RANK($lowest) } all’asso
rules-fact-hand = In mano
rules-fact-hand-is = { $hand } carte
rules-fact-limit = Per turno
rules-fact-limit-is = { $limit ->
    [one] { $limit } carta d’attacco
   *[other] fino a { $limit } carte d’attacco
  }
rules-fact-first = Primo turno
rules-fact-first-is = { $first ->
    [one] { $first } carta d’attacco
   *[other] fino a { $first } carte d’attacco
  }
rules-fact-until-discard = Fino ai primi scarti
rules-fact-throw = Chi rilancia
rules-fact-throw-is = { $throwers ->
    [none] nessuno
    [one] l’attaccante
    [all] tutti
    [neighbours] i vicini
   *[neighbours_from_5] i vicini, da cinque in su
  }
rules-fact-transfer = Trasferire
rules-fact-transfer-is = permesso

# --- lo scopo ---
rules-goal = Lo scopo
rules-goal-rid = Liberarsi delle proprie carte. Quando il mazzo è finito, chi non ha più carte esce dal gioco. L’ultimo che ne ha ancora è il { EM("durak") }, lo scemo.
rules-goal-alone = A perdere è uno solo, e ognuno gioca per sé.
rules-goal-duel = Siete in due: o uno resta durak, o finite le carte tutti e due insieme ed è patta.

# --- le carte ---
rules-cards = Le carte
rules-cards-deck = Un mazzo di { $deck } carte in quattro semi, dal { RANK($lowest) } all’asso.
rules-cards-trump = Un seme è { EM("briscola") } per tutta la partita. Quale, lo decide la carta scoperta.
rules-cards-beat = Una carta è battuta da una carta più alta del suo seme o, se non è una briscola, da qualsiasi briscola. Una briscola è battuta solo da una briscola più alta. Non c’è obbligo di rispondere al seme.
rules-cards-sample = Se la briscola è picche, { CARD($higher, case: "the") } e { CARD($small, case: "the") } battono tutti e due { CARD($plain, case: "the") }. Ma { CARD($small, case: "the") } non batte { CARD($trump-card, case: "the") }: ci vuole una carta di picche più alta.

# --- le carte si danno ---
rules-deal = Dare le carte
rules-deal-dealer = Il mazziere si tira a sorte a ogni partita.
rules-deal-round = Le carte si danno una alla volta, in senso orario, cominciando a sinistra del mazziere, finché ognuno ne ha { $hand }.
rules-deal-turn = La carta seguente si scopre: il suo seme è la briscola. Si mette a faccia in su sotto le carte rimaste, il { EM("mazzo") }, e si pesca per ultima.
rules-deal-full = In { $full } si danno tutte le carte e non ne resta nessuna da scoprire. Allora l’ultima carta data, quella del mazziere, si mostra a tutti e decide la briscola. Resta in mano al mazziere e conta come carta data a lui.
rules-deal-first = Attacca per primo chi ha ricevuto la briscola più bassa, con la carta che vuole. La carta scoperta non è in mano a nessuno e non conta.
rules-deal-nobody-random = Se nessuno ha ricevuto briscole, decide la sorte chi attacca per primo.
rules-deal-nobody-seat0 = Se nessuno ha ricevuto briscole, attacca il primo posto: contro i programmi sei tu.

# --- il turno ---
rules-bout = Il turno
rules-bout-what = La partita è una serie di { EM("turni") }. In ognuno un giocatore attacca e il seguente in senso orario, fra quelli ancora in gioco, difende. In ogni momento tocca a un giocatore solo.
rules-bout-what-two = La partita è una serie di { EM("turni") }. In ognuno uno di voi attacca e l’altro difende. In ogni momento tocca a uno solo.

rules-lead = Attaccare
rules-lead-any = L’attaccante gioca una carta, quella che vuole. Non può passare.

rules-beat = Battere o prendere
rules-beat-oldest = Il difensore risponde alla carta d’attacco che aspetta da più tempo: la batte con una carta della sua mano, o dice { EM("prendo") }.
rules-beat-always = Prendere è sempre permesso, anche a chi potrebbe battere. Finché una carta d’attacco aspetta risposta, nessun altro gioca.

rules-pass-on = O trasferire
rules-pass-on-how = Invece di battere, il difensore può mettere accanto all’attacco una carta dello stesso valore. Tutto l’attacco passa allora al giocatore seguente in senso orario.
rules-pass-on-how-two = Invece di battere, il difensore può mettere accanto all’attacco una carta dello stesso valore. Tutto l’attacco torna allora a chi l’ha fatto.
rules-pass-on-two = Quando restano due giocatori, l’attacco torna a chi l’ha fatto.
rules-pass-on-when = Si può solo finché nessuna carta del turno è battuta e il difensore non ha detto che prende.
rules-pass-on-limit = Con la carta aggiunta non ci possono essere più carte d’attacco di quante ne permette il limite ({ $limit }, all’inizio { $first }), né più di quante ne ha in mano il nuovo difensore.
rules-pass-on-limit-plain = Con la carta aggiunta non ci possono essere più di { $limit } carte d’attacco, né più di quante ne ha in mano il nuovo difensore.
rules-pass-on-roles = Chi ha trasferito l’attacco adesso è l’attaccante, e il limite si conta di nuovo sulle carte del nuovo difensore, che può trasferire a sua volta. Alle carte si risponde nell’ordine in cui sono state giocate.
rules-pass-on-first-no = Al primo turno della partita non si trasferisce.
rules-pass-on-first-yes = Vale fin dal primo turno.
rules-pass-on-never = Queste regole permettono di trasferire, ma un turno con una sola carta d’attacco non ne lascia la possibilità.

rules-throw = Rilanciare
rules-throw-when = Quando ogni carta d’attacco è battuta, o il difensore ha detto che prende, si può rilanciare: aggiungere altre carte d’attacco, una alla volta.
rules-throw-rank = Una carta va bene se il suo valore è già sul tavolo, in attacco o in difesa.
rules-throw-who-one = Rilancia solo l’attaccante. Se non vuole, o non può, passa.
rules-throw-who-all = Possono rilanciare tutti tranne il difensore.
rules-throw-who-neighbours = Possono rilanciare solo i due vicini del difensore: i giocatori più vicini ancora in gioco, prima e dopo di lui.
rules-throw-who-from-5 = Se all’inizio del turno erano in gioco in cinque o più, possono rilanciare solo i due vicini del difensore. In quattro o meno, tutti tranne il difensore.
rules-throw-neighbours = Nel cercare i vicini si saltano i giocatori fuori gioco. Un vicino che resta senza carte in mezzo a un turno non si sostituisce.
rules-throw-neighbours-passed = Quando l’attacco è stato trasferito, i vicini sono quelli del nuovo difensore.
rules-throw-order = Decide prima l’attaccante, poi gli altri in senso orario. Chi non aggiunge carte passa.
rules-throw-again = Dopo ogni carta nuova la prima parola torna all’attaccante. Quando questa carta è battuta, o subito se il difensore prende, si chiede di nuovo a tutti, anche a chi aveva passato.
rules-throw-asked = A chi ha carte, ma nessuna che vada bene, si chiede lo stesso, e passa: saltarlo direbbe agli altri che cosa ha in mano. A chi è senza carte non si chiede.

rules-limit = Il limite
rules-limit-most = { $limit ->
    [one] Un turno ha una carta d’attacco e basta. Non si rilancia.
   *[other] Un turno ha al massimo { $limit } carte d’attacco, e mai più { EM("delle carte che il difensore aveva all’inizio del turno") }.
  }
rules-limit-first-bout = { $first ->
    [one] Al primo turno della partita è una sola carta d’attacco.
   *[other] Al primo turno della partita sono al massimo { $first }.
  }
rules-limit-first-discard = { $first ->
    [one] Finché non ci sono scarti è una sola carta d’attacco.
   *[other] Finché non ci sono scarti sono al massimo { $first }.
  }
rules-limit-fixed = Il numero si fissa all’inizio del turno e resta quello, anche se il difensore prende. Le carte usate per battere non contano, e non importa quante ne abbia ancora il difensore.
rules-limit-anew = Solo un trasferimento lo fa contare di nuovo.
rules-limit-three = A un difensore che aveva tre carte e ne ha battute due se ne può dare ancora una, non quattro.

rules-over = La fine del turno
rules-over-when = Il turno è finito quando tutto è battuto, o il difensore prende, e non arrivano altre carte: il limite è raggiunto, chi può rilanciare non ha carte, o dopo l’ultima carta hanno passato tutti.
rules-over-when-one = Il turno è finito appena la carta d’attacco è battuta o presa.
rules-over-beaten = { EM("Tutto battuto") }: le carte vanno agli scarti, coperte e per sempre. Poi attacca il difensore. Se è fuori gioco, tocca al giocatore seguente in senso orario.
rules-over-beaten-two = { EM("Tutto battuto") }: le carte vanno agli scarti, coperte e per sempre. Poi attacca il difensore.
rules-over-taken = { EM("Tutto preso") }: il difensore prende tutte le carte sul tavolo, d’attacco e di difesa, e perde il suo attacco. Attacca il giocatore che lo segue in senso orario. Quando si resta in due, è di nuovo lo stesso attaccante.
rules-over-taken-two = { EM("Tutto preso") }: il difensore prende tutte le carte sul tavolo, d’attacco e di difesa, e attacca di nuovo lo stesso.

# --- pescare e uscire ---
rules-draw = Pescare e uscire
rules-draw-order = Dopo il turno, finché dura il mazzo, ognuno torna a { $hand } carte: prima l’attaccante, poi gli altri in senso orario, per ultimo il difensore. Ognuno pesca tutte quelle che gli servono prima che cominci il seguente.
rules-draw-order-two = Dopo il turno, finché dura il mazzo, ognuno torna a { $hand } carte: prima l’attaccante pesca tutte quelle che gli servono, poi il difensore.
rules-draw-order-passed = Se l’attacco è stato trasferito, pesca per primo chi l’ha trasferito per ultimo.
rules-draw-last = Chi ha { $hand } carte o più non pesca. La briscola scoperta è l’ultima carta del mazzo.
rules-draw-out = Quando il mazzo è finito, chi dopo il turno non ha carte è fuori gioco. Mai prima: chi gioca l’ultima carta in mezzo a un turno ci resta finché il turno non è finito e tutti non hanno pescato.

# --- la fine ---
rules-end = La fine della partita
rules-end-durak = Quando un turno è finito, tutti hanno pescato e un giocatore solo ha ancora carte, il durak è lui.
rules-end-draw = Se nessuno ha più carte è patta: non c’è nessun durak.
rules-end-others = { $preset ->
    [club] Tutti tranne il durak ottengono una vittoria di club. Una patta non è la vittoria di nessuno, nemmeno di chi era già uscito.
   *[other] Tutti tranne il durak se la sono cavata. Una patta non è la vittoria di nessuno, nemmeno di chi era già uscito.
  }
rules-end-repetition = Le carte possono girare all’infinito. Perciò, quando un turno sta per cominciare per la terza volta nella partita con le stesse mani, lo stesso attaccante e lo stesso numero di carte nel mazzo, è subito patta.
rules-end-resign = Puoi arrenderti in ogni momento, anche quando non tocca a te. Contro i programmi la partita finisce lì, e il durak sei tu.
rules-end-resign-people = A un tavolo con altre persone si va avanti: un programma gioca le carte di chi se n’è andato.
rules-end-clock = Se al tavolo c’è un orologio e il tempo scade, il difensore prende, chi poteva rilanciare passa, e chi deve attaccare gioca la sua carta più bassa che non sia briscola, o altrimenti la sua briscola più bassa.

# --- un esempio ---
rules-example = Esempi
rules-example-trump = La briscola è picche.
rules-example-beaten = Tutto battuto
rules-example-beaten-1 = L’attaccante gioca { CARD("9h", case: "the") }.
rules-example-beaten-2 = Il difensore batte la carta con { CARD("Qh", case: "the") }.
rules-example-beaten-3 = Adesso sul tavolo c’è una donna: l’attaccante rilancia con { CARD("Qc", case: "the") }.
rules-example-beaten-4 = Il difensore la batte con una briscola: { CARD("9s", case: "the") }.
rules-example-beaten-5 = Nessuno aggiunge carte. Tutte e quattro vanno agli scarti, e poi attacca il difensore.
rules-example-beaten-end = Il turno è finito. Le due carte vanno agli scarti, e poi attacca il difensore.
rules-example-taken = Tutto preso
rules-example-taken-1 = L’attaccante gioca { CARD("Td", case: "the") }.
rules-example-taken-2 = Il difensore non ha quadri più alti, si tiene le briscole e prende.
rules-example-taken-3 = L’attaccante aggiunge { CARD("Th", case: "the") }: quel valore è sul tavolo.
rules-example-taken-4 = Il difensore prende tutto quello che è sul tavolo, e al turno seguente non attacca.
rules-example-passed = Trasferito
rules-example-passed-1 = L’attaccante gioca { CARD("Tc", case: "the") }.
rules-example-passed-2 = Il difensore mette accanto { CARD("Td", case: "the") }.
rules-example-passed-3 = Ora due dieci stanno davanti al giocatore seguente, che deve avere almeno due carte. Chi ha trasferito adesso è l’attaccante.
rules-example-passed-3-two = Ora due dieci stanno davanti a chi aveva attaccato, che deve avere almeno due carte. Chi ha trasferito adesso è l’attaccante.

# --- quello che resta fuori ---
rules-without = Che cosa qui non c’è
rules-without-points = Niente punti per le carte, niente jolly.
rules-without-teams = Niente coppie.
rules-without-exchange = La briscola scoperta non si scambia con la più bassa.
rules-without-passing-on = L’attacco non si trasferisce al giocatore seguente.
rules-without-showing = Per trasferire non basta mostrare una briscola: la carta si gioca.
rules-without-fool = Il durak dell’ultima partita non è attaccato per primo nella seguente, e finire con i sei non dà le spalline.
rules-without-discards = Negli scarti non si guarda.

# --- giocare qui ---
rules-here = Giocare qui
rules-here-glow = Le carte che puoi giocare brillano. Le altre sono attenuate e dicono perché. La riga sopra le tue carte dice che cosa si aspetta e da chi.
rules-here-mouse = Mouse
rules-here-mouse-how = Fai clic su una carta che brilla per giocarla. Passa sopra una carta attenuata per leggere perché non si può giocare.
rules-here-touch = Schermo tattile
rules-here-touch-how = Tocca una carta che brilla per giocarla. Tocca una carta attenuata, e il tavolo dice perché non si può giocare. Un tocco fuori dalle carte non fa niente.
rules-here-buttons = Pulsanti
rules-here-buttons-how = { EM("Prendi") } quando difendi, { EM("Passa") } quando non hai più niente da aggiungere. Non cambiano mai posto.
rules-here-choice = Quando una carta può battere o trasferire, il tavolo chiede che cosa vuoi fare.
rules-here-alone = Quando in mano non hai nessuna carta che va bene, il tavolo può passare per te, dopo una pausa lunga come quella di una persona. Si disattiva nelle impostazioni.
rules-here-keys = Tastiera
rules-here-keys-move = { KEY("←") } { KEY("→") }
rules-here-keys-ends = { KEY("Home") } { KEY("Fine") }
rules-here-keys-play = { KEY("Invio") } { KEY("Spazio") }
rules-here-keys-take = { KEY("T") }
rules-here-keys-done = { KEY("D") }
rules-here-keys-read = { KEY("L") }
rules-here-all-keys = Tutti i tasti
rules-here-keys-list = { KEY("?") }

# --- le parole ---
rules-words = Le parole
rules-word-attacker = Attaccante
rules-word-attacker-is = Chi gioca la prima carta del turno.
rules-word-defender = Difensore
rules-word-defender-is = Chi deve battere o prendere: il giocatore che segue l’attaccante in senso orario.
rules-word-defender-is-two = Chi deve battere o prendere.
rules-word-bout = Turno
rules-word-bout-is = Un attacco, dalla prima carta al tavolo vuoto.
rules-word-throw = Rilanciare
rules-word-throw-is = Aggiungere una carta d’attacco di un valore che è sul tavolo.
rules-word-limit = Limite
rules-word-limit-is = Quante carte d’attacco può avere questo turno.
rules-word-talon = Mazzo
rules-word-talon-is = Le carte non ancora date, con sotto la briscola scoperta.
rules-word-discard = Scarti
rules-word-discard-is = Le carte battute, fuori dalla partita.
rules-word-out = Fuori gioco
rules-word-out-is = Chi dopo un turno non ha carte, quando il mazzo è finito.
rules-word-durak = Durak
rules-word-durak-is = L’ultimo con le carte in mano. In russo, «scemo».

# --- le opzioni ---
rules-options = Queste regole come opzioni
rules-options-about = Le regole pronte sono un insieme di valori. Con «{ preset-custom }» ogni valore si può cambiare.
rules-option = Opzione
rules-value = Qui
rules-others = Possibili
