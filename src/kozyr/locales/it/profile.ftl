# Che cosa si guadagna giocando: profilo, premio a fine partita, traguardi, dorsi, codici e dispositivi.

title-profile = Il tuo profilo — { title }
points-count = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
  }
games-count = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
  }
profile-new = Non hai ancora guadagnato niente
profile-new-about = Il tuo profilo comincia con la prima partita: senza nome, senza password, senza iscrizione. Appartiene a questo browser, e un codice lo porta su altri dispositivi.
profile-since = Inizio: { $when }

# --- nome e immagine ---
face-change = Nome e immagine
face-name = Nome
face-about = Appare nel tuo profilo. Lascia vuoto se non ne vuoi.
face-picture = Immagine
face-save = Salva
face-saved = Salvato.
cancel = Annulla
avatar-spade = un seme di picche
avatar-heart = un seme di cuori
avatar-diamond = un seme di quadri
avatar-club = un seme di fiori
avatar-crown = una corona
avatar-fools-cap = un berretto da giullare
avatar-samovar = un samovar
avatar-bagel = una ciambella
avatar-fox = una volpe
avatar-bear = un orso
avatar-hare = una lepre
avatar-owl = un gufo
avatar-cat = un gatto
avatar-rooster = un gallo
avatar-fir = un abete
avatar-mushroom = un fungo
avatar-none = nessuna

# --- esperienza: $count punti mancano ancora ---
growth = Esperienza
growth-value = { $points } punti su { $next }
growth-to-go = Ancora { points-count } per il livello { $level }

# --- cifre ---
figures = Finora
figure-games = Partite
figure-won = Vinte
figure-drawn = Patte
figure-durak = Durak
figure-resigned = Rese
figure-club = Vittorie di club
figure-streak = Serie in corso
figure-longest = Serie più lunga
figures-note = Le rese contano anche come durak. Una serie è di partite vinte di fila; una patta la interrompe.
figures-by-rules = Per tipo di regole
figures-by-seats = Per numero di giocatori

# --- partita per partita ---
chart = Partita per partita
chart-about = { $count ->
    [one] La tua unica partita finora, e che cosa ti ha dato.
   *[other] Le tue ultime { $count } partite, la più vecchia a sinistra. Ogni segno è una partita; la linea, la tua esperienza.
  }
chart-table = Lo stesso in tabella
chart-when = Giorno
chart-result = Esito
chart-points = Punti
result-won = vinta
result-draw = patta
result-durak = durak
result-resigned = resa

# --- dorsi ---
backs = Dorsi delle carte
backs-about = Le facce delle carte sono di tutti. I dorsi si sbloccano giocando; niente è in vendita.
back-worn = sulle tue carte
back-wear = Usalo
back-opens-level = Si sblocca al livello { $level }
back-opens-goal = Si sblocca con il traguardo «{ $goal }»: { $about }

# --- traguardi ---
goals = Traguardi
goals-count = { $reached } su { $count }
goals-about = Ciascuno si raggiunge una volta sola. Le partite in cui si è ritirata una mossa non contano.
goal-reached = raggiunto
goal-review = Guarda la partita
goal-opens = Sblocca un dorso: { $back }
goal-first-game = La prima partita
goal-first-game-about = Finisci una partita.
goal-first-win = La prima vittoria
goal-first-win-about = Vinci una partita.
goal-beat-easy = Facile facile
goal-beat-easy-about = Vinci una partita in cui tutti gli avversari giocano al livello Facile.
goal-beat-medium = Il giusto mezzo
goal-beat-medium-about = Vinci una partita in cui tutti gli avversari giocano al livello Medio.
goal-beat-hard = Ossi duri
goal-beat-hard-about = Vinci una partita in cui tutti gli avversari giocano al livello Difficile.
goal-ten-wins = Dieci volte in salvo
goal-ten-wins-about = Vinci 10 partite.
goal-hundred-games = Cliente fisso
goal-hundred-games-about = Finisci 100 partite.
goal-three-in-a-row = Tre di fila
goal-three-in-a-row-about = Vinci 3 partite di fila.
goal-seven-in-a-row = Sette di fila
goal-seven-in-a-row-about = Vinci 7 partite di fila.
goal-every-rules = Con tutte le regole
goal-every-rules-about = Vinci una partita con ciascuna delle regole Atlasnye, Classico, Club e Trasferibile.
goal-every-table = A ogni tavolo
goal-every-table-about = Vinci una partita in due, in tre, in quattro, in cinque e in sei.
goal-first-out = Prima di tutti
goal-first-out-about = Vinci una partita in quattro o più uscendo dal gioco prima di tutti gli altri.
goal-full-table = Tavolo pieno
goal-full-table-about = Vinci una partita in sei.
goal-club-regular = Socio del club
goal-club-regular-about = Vinci 25 partite con le regole del Club.
goal-big-pack = Il mazzo grande
goal-big-pack-about = Vinci una partita con 52 carte.
goal-nothing-taken = Mani pulite
goal-nothing-taken-about = Vinci una partita senza prendere nemmeno una volta.
goal-comeback = La rimonta
goal-comeback-about = Vinci una partita dopo aver avuto in mano 14 carte o più.
goal-six-beaten = Sei su sei
goal-six-beaten-about = Batti tutte le carte d’attacco di un turno, sei o più.
goal-passed-on = Non fa per me
goal-passed-on-about = Vinci una partita in cui hai trasferito l’attacco due volte o più.
goal-generous = Mano generosa
goal-generous-about = Rilancia con dieci carte nella stessa partita.
goal-small-trump = Piccola, ma briscola
goal-small-trump-about = Batti un asso con la briscola più bassa del mazzo.
goal-epaulettes = Le spalline
goal-epaulettes-about = Vinci una partita attaccando, nel turno in cui esci dal gioco, con due carte del valore più basso del mazzo.
goal-last-trump = L’ultima parola
goal-last-trump-about = Vinci una partita con l’asso di briscola come ultima carta.
goal-quick-win = Di fretta
goal-quick-win-about = Vinci una partita in due con 36 carte in dieci turni al massimo.
goal-nobody = Nessuno è lo scemo
goal-nobody-about = Fai patta.

# --- dispositivi ---
devices = Su altri dispositivi
devices-about = { $count ->
    [one] Solo questo browser ha il tuo profilo.
   *[other] { $count } browser hanno il tuo profilo, compreso questo.
  }
devices-link = Aggiungi un dispositivo
devices-link-title = Un altro dispositivo
devices-link-about = Inquadra il codice con l’altro dispositivo, o apri lì l’indirizzo. Funziona una volta sola.
devices-square = Codice QR dell’indirizzo
devices-code = Oppure scrivi lì questo codice, nella pagina «{ tool-profile }»
devices-left = { $minutes ->
    [0] Vale ancora meno di un minuto
    [one] Vale ancora { $minutes } minuto
   *[other] Vale ancora { $minutes } minuti
  }
devices-over = Questo codice non vale più.
devices-new = Nuovo codice
devices-local = L’indirizzo di questa pagina porta solo a questo computer. Per gli altri dispositivi della tua rete avvia il gioco così: { $command }
devices-off = Scollega gli altri dispositivi
devices-off-ask = Scollegare tutti gli altri dispositivi?
devices-off-about = Non avranno più il tuo profilo; le partite restano tue. Per tornare serve loro un codice.
devices-off-done = Gli altri dispositivi sono scollegati.

# --- il codice di recupero ---
recovery = Codice di recupero
recovery-about = Con il codice ritrovi il tuo profilo in qualsiasi browser, anche se perdi questo. Chi ce l’ha, ha il tuo profilo.
recovery-has = Ne hai uno. Uno nuovo lo annulla.
recovery-make = Crea un codice
recovery-anew = Creane uno nuovo
recovery-once = Scrivilo: si vede solo adesso. Quello di prima, se c’era, non vale più.
recovery-file = Codice di recupero del tuo profilo Durak
copy = Copia
copied = Copiato.
copy-failed = Qui non si riesce a copiare: il codice è selezionato, copialo a mano.
save-file = Salva
print = Stampa
recovery-kept = Ce l’ho

# --- usare un codice ---
join = Inserisci un codice
join-about = Hai un profilo su un altro dispositivo, o un codice di recupero? Portalo qui.
join-code = Il codice
join-code-about = Minuscole, spazi e O al posto di 0 vanno bene lo stesso.
join-look = Avanti
join-looking = Si cerca…
join-whose = Questo codice apre il profilo «{ $name }»: livello { $level }, { games-count }.
join-nameless = Questo codice apre un profilo senza nome: livello { $level }, { games-count }.
join-along = { $count ->
    [0] Questo browser non ha partite finite da portare.
    [one] Si aggiunge { $count } partita finita di questo browser.
   *[other] Si aggiungono { $count } partite finite di questo browser.
  }
join-ask = Collegare questo browser al profilo?
join-same = Questo browser ha già quel profilo. Non c’è niente da fare.
join-yes = Sì, collega
join-no = No, lascia stare
join-done = Adesso il profilo è qui.

# --- che cosa è conservato ---
data = I tuoi dati
data-about = Stanno dove gira questo gioco, e da nessun’altra parte.
data-export = Salva tutto in un file
data-delete = Elimina il profilo
data-delete-ask = Eliminare il profilo per sempre?
data-delete-goes = Su ogni dispositivo spariscono: nome e immagine, esperienza e livello, cifre, traguardi, dorsi sbloccati, tutte le partite con i loro verbali, e tutti i codici.
data-delete-here = In questo browser spariscono anche l’elenco delle lezioni fatte e le promesse ricevute prima delle smazzate.
data-delete-stays = Restano le impostazioni di questo browser; solo il dorso torna a essere il primo.
data-delete-next = Avanti
data-delete-sure = Non si torna indietro. Lo vuoi davvero?
data-delete-yes = Elimina per sempre
data-deleted = Il profilo è eliminato. È tutto come il primo giorno.

# --- il premio a fine partita; $count: punti ---
reward-points = { $count ->
    [one] +{ $count } punto
   *[other] +{ $count } punti
  }
reward-resigned = Niente esperienza se ti arrendi.
reward-undone = Niente esperienza: una mossa è stata ritirata.
reward-level = Livello { $level } raggiunto!
reward-goal = Traguardo raggiunto: { $goal }
reward-back = Un nuovo dorso: { $back }
reward-next = Prossimo dorso al livello { $level }: ancora { points-count }
