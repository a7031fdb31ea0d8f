# La pagina intorno al tavolo.
title = Durak
title-table = Durak — { $preset }
lede = L’ultimo con le carte in mano è il durak.
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
home = Alla pagina iniziale

tool-log = Diario
tool-rules = Regole
tool-settings = Opzioni
tool-keys = Tasti
tool-resign = Arrenditi
close = Chiudi
table-of = { $preset } · { seats-word }

settings-language = Lingua
language-missing = L’altra lingua non si è potuta caricare; resta questa.
settings-auto-pass = Passa per me quando niente va bene
settings-programs = Avversari
settings-programs-person = con calma
settings-programs-instant = subito
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
keys-hint = Consiglio: che cosa giocherebbe l’avversario difficile
keys-read = Leggi il tavolo ad alta voce
keys-list = Questo elenco
keys-close = Chiudi quello che è aperto

resign-ask = Ti arrendi?
resign-about = La partita finisce e il durak sei tu.
resign-yes = Mi arrendo
resign-no = Continuo

link-lost = La connessione è caduta. Si prova a tornare…
link-waiting = La tua ultima mossa aspetta la connessione.
loading-rules = Si aprono le regole…
