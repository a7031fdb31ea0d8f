# Giocare al tavolo: ritirare una mossa, l'ordine delle carte, più carte insieme, la memoria, i tasti, il conto, la smazzata del giorno.
# $who è you o other; $name è il nome del posto.

# --- ritirare una mossa ---
key-undo = Annulla
keys-undo = Annulla: ritira la tua ultima decisione
log-undo = { $who ->
    [you] Tu ritiri la tua ultima decisione
   *[other] { $name } ritira una decisione
  }

# --- l'ordine delle carte ---
sort-title = Ordine delle carte
sort-suit = per seme
sort-rank = per valore
sort-own = a modo tuo
trumps-title = Briscole
trumps-left = a sinistra
trumps-right = a destra
tell-sorted = { $sort ->
    [suit] Carte ordinate per seme
    [rank] Carte ordinate per valore
   *[own] Carte ordinate a modo tuo
  }
tell-moved = { CARD($card) }: { $place } di { $count }
keys-sort = Ordine delle carte: per seme, per valore, a modo tuo
keys-shift = Sposta la carta scelta fra le tue carte

# --- più carte uguali con un gesto solo; $rank è il loro valore, $count quante sono ---
several-label = Quante carte ({ RANK($rank, case: "plural") })?
several-one = Solo { CARD($card, case: "the") }
several-all = { $count ->
    [2] Tutte e due
    [3] Tutte e tre
   *[other] Tutte e quattro
  }
several-some = { $count ->
    [2] Due
   *[other] Tre
  }
card-several = Con Maiusc: più carte dello stesso valore
card-several-tip = Tieni premuto, o clicca con Maiusc, per giocarne più d’una
card-next = La prossima
keys-several = Più carte dello stesso valore
log-several-stopped = Le altre carte ti restano in mano

# --- trascinare ---
keys-drag = Trascina una carta sul tavolo per giocarla, lungo la mano per spostarla

# --- la memoria ---
aids-title = Aiuti per la memoria
aids-note = Solo contro i programmi. Non dicono niente che tu non abbia già visto.
aids-counter = Conta le carte che non ho visto
aids-discards = Mostra l’ultimo turno scartato
counter-label = Non ancora viste: { cards-count }
counter-suit = { SUIT($suit) }: { $ranks }
counter-none = { SUIT($suit) }: nessuna
last-bout-label = L’ultimo turno scartato
last-bout-none = Ancora nessuno scarto
keys-counts = Quante carte e quale briscola
keys-say-again = Ripeti
read-counts = Mazzo: { $talon }. Scarti: { $discard }. Le tue carte: { $own }.
read-seat-count = { $name }: { $count }.
read-nothing = Non è ancora stato detto niente.

# --- i propri tasti ---
keys-left = Una carta a sinistra
keys-right = Una carta a destra
keys-first = Prima carta
keys-last = Ultima carta
keys-change = Cambia
keys-change-label = Cambia il tasto: { $what }
keys-press = Premi un tasto…
keys-taken = { $key } è già il tasto per: { $what }. Scegline un altro.
keys-reserved = { $key } non si può scegliere. Scegline un altro.
keys-changed = { $what }: { $key }
keys-usual = Torna ai tasti soliti
keys-about = Mentre scrivi i tasti non fanno niente. Esc tiene il vecchio tasto.
keys-name-space = Spazio
keys-name-enter = Invio
keys-name-home = Home
keys-name-end = Fine
keys-name-shift = Maiusc
keys-name-escape = Esc

# --- il conto ---
tally-title = A questo tavolo finora
tally-durak = { $count ->
    [0] mai durak
    [one] durak una volta
   *[other] durak { $count } volte
  }
tally-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }{ $draws ->
    [0] {""}
    [one] , una patta
   *[other] , { $draws } patte
  }

# --- i posti e il titolo ---
seat-label-level = { $name }, { $level }: { cards-count }
title-turn = Tocca a te — { title }

# --- il consiglio e le altre mosse ---
hint-list-title = Quanto vale ogni mossa
hint-list-about = Su 100 partite che potrebbero continuare da qui, quelle in cui non resti durak, per quanto può giudicare il livello Difficile.
hint-list-best = il consiglio
hint-list-chance = { $percent } su 100
hint-list-lead = Attacca con { CARD($card, case: "the") }
hint-list-throw = Rilancia con { CARD($card, case: "the") }
hint-list-beat = Batti con { CARD($card, case: "the") }
hint-list-transfer = Trasferisci con { CARD($card, case: "the") }
hint-list-take = Prendi
hint-list-pass = { $phase ->
    [throw_in_taking] Passa
   *[other] Passa
  }

# --- la smazzata del giorno ---
today-new = Smazzata del giorno, { $date }
today-running = Smazzata del giorno, { $date }: continua
today-over = Smazzata del giorno, { $date }: { $how ->
    [durak] il durak eri tu
    [draw] patta
   *[other] te la sei cavata
  }
today-about = Le stesse carte per tutti, un solo tentativo, niente consigli.
table-today = { title-table } · { $date }

# --- i rifiuti ---
refusal-nothing-to-undo = Non hai ancora niente da ritirare.
refusal-undo-among-people = Con altre persone al tavolo non si ritirano le mosse.
refusal-discards-among-people = Con altre persone al tavolo ognuno ricorda gli scarti da sé.
refusal-not-in-todays-deal = Nella smazzata del giorno non ci sono consigli e non si ritirano mosse.
refusal-not-in-a-lesson = In una lezione non ci sono consigli e non si ritirano mosse: ricominciala.
refusal-played-today = La smazzata del giorno l’hai già avuta.

tool-aids = Memoria
