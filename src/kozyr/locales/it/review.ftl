# Games that are over: the list of one's own, and each of them move by move, on the page and in the terminal.

# --- the review ---
review-title = Una partita, mossa per mossa
review-title-of = { $preset }: mossa per mossa
review-seat = Giocatore { $n }
review-start = La smazzata
review-step = Turno { $bout }, mossa { $move } di { $moves }
review-slider = Mossa
review-keys = Scorrere la partita
review-first = All’inizio
review-back = Mossa precedente
review-play = Riproduci
review-pause = Pausa
review-forward = Mossa successiva
review-bout = Al turno successivo
review-last = Alla fine
review-view = Visuale
review-open = Carte scoperte
review-speed = Velocità
review-moves = Mosse
review-hands = Carte in mano
review-cards = { $name }: { $cards }
review-unfinished = Partita non finita
review-only = Questo verbale contiene solo ciò che ha visto { $name }.
review-spectator = Questo verbale contiene solo ciò che ha visto uno spettatore.
tool-moves = Mosse
tool-share = Condividi
tool-save = Salva
tool-save-all = Salva queste partite
tool-import = Apri una partita
tool-past = Partite giocate

# --- handing a game on ---
share-link = Il link contiene tutta la partita; nessun server ne sa nulla
share-record = La partita in formato DPN
share-about = Chi ce l’ha vede tutte le carte distribuite. I nomi non ci sono.

# --- handing a game over ---
review-import = Apri una partita
review-import-about = Incolla partite in formato DPN, una per riga, o scegli un file.
review-import-label = Partite in formato DPN
review-import-file = Scegli un file
review-import-open = Apri
review-found = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
  }
review-found-more = Sono elencate le prime { $count }.
review-odd = Qui non si legge

# --- why a record cannot be looked at; $move counts from 1 ---
review-refused-bad-syntax = Non è una partita in formato DPN, o ne manca una parte.
review-refused-bad-rules = Le regole di questa partita non sono note qui.
review-refused-bad-seats = Con queste regole i giocatori non possono essere così tanti.
review-refused-bad-deck = Una carta del mazzo manca, è sbagliata o c’è due volte.
review-refused-bad-first = Chi attacca per primo non avrebbe potuto farlo.
review-refused-bad-action = La mossa { $move } non si legge.
review-refused-illegal-action = La mossa { $move } in quel punto non è permessa.
review-refused-after-end = La mossa { $move } viene dopo la fine della partita.
review-refused-bad-result = Le mosse portano a un risultato diverso da quello indicato.
review-refused-bad-link = Il link è rovinato: non contiene nessuna partita.
review-refused-record-too-large = È troppo lungo per una partita.
review-refused-no-record = Non c’è nessuna partita.
review-refused-bad-file = Impossibile leggere il file.

# --- the list ---
past-all = tutte
past-filters = Quali partite
past-result = Esito
past-won = Vinta
past-draw = Patta
past-durak = Durak
past-resigned = Resa
past-against = contro { $names }
past-bouts = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
  }
past-more = Mostra altre
past-none = Ancora nessuna partita finita.
past-none-such = Nessuna partita corrisponde alla scelta.
past-clear = Mostra tutte
past-saved = { $count ->
    [one] { $count } partita salvata.
   *[other] { $count } partite salvate.
  } { $missing ->
    [0] {""}
    [one] { $missing } non si è potuta leggere.
   *[other] { $missing } non si sono potute leggere.
  }

# --- the terminal ---
replay-several = { $count ->
    [one] C’è { $count } partita.
   *[other] Ci sono { $count } partite.
  } Scegline una con --game.
replay-bad-game = Partita { $n }: { $why }
replay-no-game = La partita { $n } non c’è: ce ne sono { $count }.
replay-key-move = mossa
replay-key-bout = turno
replay-key-play = riproduci
replay-key-open = scopri le carte
replay-key-seat = altro posto
replay-key-speed = velocità
