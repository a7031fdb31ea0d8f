# Il tavolo: che cosa si aspetta e da chi, che cosa è successo, com'è finita.
# $who è you o other; $name è il nome del posto.

# --- la riga dei messaggi ---
message-connecting = Ci si siede al tavolo…
message-lead = Attacca con la carta che vuoi
message-beat = Batti { CARD($card, case: "the") } o prendi
message-beat-transfer = Batti { CARD($card, case: "the") }, trasferisci o prendi
message-transfer = Trasferisci { CARD($card, case: "the") } o prendi
message-only-take = Non hai di che battere { CARD($card, case: "the") }: prendi
message-throw = Rilancia con { $ranks }, o passa
message-throw-none = Niente con cui rilanciare: passa
message-add = { $name } prende. Aggiungi { $ranks }, o passa
message-add-none = { $name } prende. Niente da aggiungere: passa
message-auto-pass = Niente con cui rilanciare
message-choose = Battere { CARD($card, case: "the") } o trasferire?
message-wait-lead = { $name } attacca
message-wait-beat = { $name } deve battere { CARD($card, case: "the") }
message-wait-throw = { $name } può rilanciare
message-wait-add = { $who ->
    [you] Tu prendi. { $name } può aggiungere carte
   *[other] { $taker } prende. { $name } può aggiungere carte
  }
message-beaten = Tutto battuto. Le carte vanno agli scarti
message-taking = { $who ->
    [you] Tu prendi le carte
   *[other] { $name } prende le carte
  }
message-picked-up = { $who ->
    [you] Tu prendi { cards-count }
   *[other] { $name } prende { cards-count }
  }
message-next = Comincia un nuovo turno
message-over = La partita è finita

# --- i ruoli ---
role-you-attack = Attacchi tu
role-you-defend = Difendi tu
role-you-taking = Prendi tu
role-you-throw = Rilanci tu
role-you-out = Sei fuori gioco
role-attack = attacca
role-defend = difende
role-taking = prende
role-throw = rilancia
role-throw-order = rilancia ({ ordinal })
role-passed = passa
role-out = fuori gioco
role-out-place = { ordinal } posto
role-durak = durak
role-thinking = pensa

# Un consiglio; $percent è la probabilità di non restare durak.
# $why: che cosa parla per la mossa, none se non si può dire in due parole.
hint-chance = { $percent ->
    [0] ma nemmeno questo ti salva
    [100] e sei al sicuro
   *[other] te la cavi { $percent } volte su 100
  }
hint-why = { $why ->
    [only] , è l’unica mossa
    [lowest] , la tua carta più bassa
    [more] , poi hai di che rilanciare
    [cheapest] , la più economica che basta
    [matching] , quel valore è già sul tavolo
    [trump] , conviene usare una briscola
    [rid] , una carta bassa in meno
    [load] , una in più da prendere
    [other] , che si difenda un altro
    [spare] , battere costerebbe di più
    [keep] , meglio tenere le tue carte
   *[none] {""}
  }
hint-lead = Consiglio: attacca con { CARD($card, case: "the") }{ hint-why }; { hint-chance }
hint-throw = Consiglio: rilancia con { CARD($card, case: "the") }{ hint-why }; { hint-chance }
hint-beat = Consiglio: batti con { CARD($card, case: "the") }{ hint-why }; { hint-chance }
hint-transfer = Consiglio: trasferisci con { CARD($card, case: "the") }{ hint-why }; { hint-chance }
hint-take = Consiglio: prendi{ hint-why }; { hint-chance }
hint-pass = Consiglio: { $phase ->
    [throw_in_taking] passa
   *[other] passa
  }{ hint-why }; { hint-chance }

# --- i pulsanti ---
key-hint = Consiglio
key-take = Prendi
key-done = { $phase ->
    [throw_in_taking] Passa
   *[other] Passa
  }
choose-beat = Batti { CARD($attack, case: "the") }
choose-transfer = Trasferisci
choose-label = Che cosa fare con { CARD($card, case: "the") }

# --- la mano e il tavolo, come li dice un lettore di schermo ---
hand-label = Le tue carte
card-can = { CARD($card) }, si può giocare
card-cannot = { CARD($card) }, non si può giocare
card-plain = { CARD($card) }
card-hinted = Il consiglio
bout-label = { $limit ->
    [0] Il turno
   *[other] Il turno: carte d’attacco { $count }, al massimo { $limit }
  }
bout-empty = Ancora nessuna carta sul tavolo
pair-open = { CARD($attack) }, da battere
pair-beaten = { CARD($beat) } su { CARD($attack) }
talon-label = Mazzo: { cards-count }
talon-empty = Il mazzo è finito
trump-label = Briscola: { SUIT($trump) }
trump-card-label = Carta scoperta: { CARD($card) }
discard-label = Scarti: { cards-count }
seat-label = { $name }: { cards-count }
seats-label = Avversari
log-label = Che cosa è successo
log-empty = Qui resterà scritto quello che succede al tavolo.

# --- che cosa è successo: il diario e l'annuncio vocale ---
log-lead = { $who ->
    [you] Tu attacchi con { CARD($card, case: "the") }
   *[other] { $name } attacca con { CARD($card, case: "the") }
  }
log-throw = { $who ->
    [you] Tu rilanci con { CARD($card, case: "the") }
   *[other] { $name } rilancia con { CARD($card, case: "the") }
  }
log-beat = { $who ->
    [you] Tu batti { CARD($attack, case: "the") } con { CARD($card, case: "the") }
   *[other] { $name } batte { CARD($attack, case: "the") } con { CARD($card, case: "the") }
  }
log-transfer = { $who ->
    [you] Tu trasferisci con { CARD($card, case: "the") }
   *[other] { $name } trasferisce con { CARD($card, case: "the") }
  }
log-take = { $who ->
    [you] Tu dici: prendo
   *[other] { $name } dice: prendo
  }
log-pass = { $who ->
    [you] Tu passi
   *[other] { $name } passa
  }
log-resign = { $who ->
    [you] Tu ti arrendi
   *[other] { $name } si arrende
  }
log-discard = Tutto battuto: { cards-count } agli scarti
log-pick-up = { $who ->
    [you] Tu prendi { cards-count }
   *[other] { $name } prende { cards-count }
  }
log-out = { $who ->
    [you] Tu esci dal gioco
   *[other] { $name } esce dal gioco
  }
log-end = La partita è finita
tell-deal = { $trumped ->
    [own] Le carte sono distribuite. Briscola: { SUIT($card) }; la mostra l’ultima carta data: { CARD($card) }
   *[under] Le carte sono distribuite. Briscola: { SUIT($card) }; sotto il mazzo c’è { CARD($card, case: "the") }
  }
tell-bout = { $role ->
    [attacker] Turno { $bout }. Attacchi tu, { $defender } difende; al massimo { cards-count }
    [defender] Turno { $bout }. { $attacker } attacca, difendi tu; al massimo { cards-count }
   *[other] Turno { $bout }. { $attacker } attacca, { $defender } difende; al massimo { cards-count }
  }
tell-draw = { $who ->
    [you] Tu peschi { $cards }
   *[other] { $name } pesca { cards-count }
  }
tell-turn = Tocca a te. { $message }

# --- il tavolo letto ad alta voce ---
read-talon = { $count ->
    [0] Il mazzo è finito.
   *[other] Mazzo: { cards-count }.
  }
read-trump = Briscola: { SUIT($trump) }.
read-discard = Scarti: { cards-count }.
read-seat = { $name }: { cards-count }, { $role }.
read-seat-plain = { $name }: { cards-count }.
read-table = Sul tavolo: { $pairs }.
read-table-empty = Il tavolo è vuoto.
read-hand = Le tue carte: { $cards }.
read-hand-empty = Non hai carte.
read-can = Puoi giocare { $cards }.

# --- la fine ---
end-durak = { $who ->
    [you] Il durak sei tu
   *[other] Il durak è { $name }
  }
end-draw = Patta: nessun durak
end-resigned = { $who ->
    [you] Resa: il durak sei tu
   *[other] { $name } si arrende e resta durak
  }
end-repetition = Patta: tre volte la stessa posizione
end-about = { $place ->
    [0] { $bouts ->
        [one] Un solo turno giocato.
       *[other] { $bouts } turni giocati.
      }
    [1] { $bouts ->
        [one] Il tuo è il 1º posto. Un solo turno giocato.
       *[other] Il tuo è il 1º posto. { $bouts } turni giocati.
      }
   *[other] { $bouts ->
        [one] Il tuo è il { ordinal } posto. Un solo turno giocato.
       *[other] Il tuo è il { ordinal } posto. { $bouts } turni giocati.
      }
  }
end-out-bout = fuori gioco al turno { $bout }
end-out = fuori gioco
end-left = { $count ->
    [0] niente più carte
   *[other] ancora { cards-count }
  }
end-list = Classifica
again = Rigioca
new-game = Nuova partita
review = Rivedi
share = Condividi
share-shared = Condiviso.
share-copied = Il link è copiato.
share-failed = Non è stato possibile copiare il link. Eccolo:
