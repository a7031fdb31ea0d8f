# La pagina intorno al tavolo.
title = Durak
title-table = Durak — { $preset }
lede = L’ultimo che resta con le carte in mano è il durak.
start = Gioca
starting = Si danno le carte…
summary = { $preset }, { seats-word }, livello { $opponent }
seats-word = { $count ->
    [2] in due
    [3] in tre
    [4] in quattro
    [5] in cinque
   *[6] in sei
  }
pick-rules = Regole
pick-seats = Giocatori
pick-opponents = Livello degli avversari
deck-atlasnye = Il mazzo Atlasnye
rules-of = Regole: { $preset }
continue = Riprendi: { $preset }, { seats-word }, turno { $bout }
loading = Si prepara il tavolo…
try-again = Riprova
learn-link = Mai giocato? Impara in cinque minuti
home = Pagina iniziale

tool-log = Cronaca
tool-rules = Regole
tool-profile = Il tuo profilo
level-number = Livello { $level }
tool-settings = Impostazioni
tool-keys = Tasti
tool-resign = Arrenditi
close = Chiudi
table-of = { $preset } · { seats-word }

settings-language = Lingua
language-missing = Non è stato possibile caricare l’altra lingua; resta questa.
settings-auto-pass = Passa per me se nessuna carta va bene
settings-programs = Avversari
settings-programs-person = giocano con calma
settings-programs-instant = giocano subito
settings-programs-note = Dalla prossima partita.
settings-pace = Movimento delle carte
settings-pace-calm = calmo
settings-pace-normal = normale
settings-pace-quick = veloce
settings-theme = Luce
settings-theme-auto = come il sistema
settings-theme-dark = sera
settings-theme-light = giorno

keys-title = Tasti
keys-move = Scorri le tue carte
keys-ends = Prima e ultima carta
keys-play = Gioca la carta scelta
keys-take = Prendi
keys-done = Passa
keys-hint = Consiglio: che cosa giocherebbe il livello Difficile
keys-read = Leggi il tavolo ad alta voce
keys-list = Questo elenco
keys-close = Chiudi quello che è aperto

resign-ask = Ti arrendi?
resign-about = La partita finisce e il durak sei tu.
resign-yes = Mi arrendo
resign-no = Continuo

link-lost = Connessione caduta. Si prova a ristabilirla…
link-waiting = La tua ultima mossa aspetta la connessione.
not-kept = Il server non riesce a scrivere sul disco. La partita continua, ma resta solo in memoria finché il guasto non è riparato.
tell-kept-again = Il disco del server funziona di nuovo: la partita è salvata.
loading-rules = Si aprono le regole…
