# Le parole del gioco, ovunque le stesse. CARD, RANK, SUIT, SEAT e SAME_SUIT sono funzioni del programma:
# CARD("Qh"), RANK("Q" o "Qh") e SUIT("h" o "Qh") danno queste parole, o i segni della carta dove la carta si vede.
# $case: the con l'articolo determinativo, accusative con l'indeterminativo (così il programma fa gli elenchi),
# plural al plurale, nominative senza articolo. I nomi dei semi hanno una forma sola.

rank-2 = { $case ->
    [the] il due
    [accusative] un due
   *[nominative] due
  }
rank-3 = { $case ->
    [the] il tre
    [accusative] un tre
   *[nominative] tre
  }
rank-4 = { $case ->
    [the] il quattro
    [accusative] un quattro
   *[nominative] quattro
  }
rank-5 = { $case ->
    [the] il cinque
    [accusative] un cinque
   *[nominative] cinque
  }
rank-6 = { $case ->
    [the] il sei
    [accusative] un sei
   *[nominative] sei
  }
rank-7 = { $case ->
    [the] il sette
    [accusative] un sette
   *[nominative] sette
  }
rank-8 = { $case ->
    [the] l’otto
    [accusative] un otto
   *[nominative] otto
  }
rank-9 = { $case ->
    [the] il nove
    [accusative] un nove
   *[nominative] nove
  }
rank-T = { $case ->
    [the] il dieci
    [accusative] un dieci
   *[nominative] dieci
  }
rank-J = { $case ->
    [the] il fante
    [accusative] un fante
    [plural] fanti
   *[nominative] fante
  }
rank-Q = { $case ->
    [the] la donna
    [accusative] una donna
    [plural] donne
   *[nominative] donna
  }
rank-K = { $case ->
    [the] il re
    [accusative] un re
   *[nominative] re
  }
rank-A = { $case ->
    [the] l’asso
    [accusative] un asso
    [plural] assi
   *[nominative] asso
  }

# Quello che sta scritto sulle carte.
index-J = J
index-Q = Q
index-K = K
index-A = A

suit-c = fiori
suit-d = quadri
suit-h = cuori
suit-s = picche
card-name = { $rank } di { $suit }

cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }

durak = durak
talon = Mazzo
trump = Briscola
discard-pile = Scarti
bout-number = Turno { $bout }

preset-atlasnye = Atlasnye
preset-atlasnye-about = Il gioco in due, con le carte Atlasnye: si rilancia, si batte o si prende.
preset-classic = Classico
preset-classic-about = Il durak che conoscono tutti; al primo turno cinque carte al massimo.
preset-club = Club
preset-club-about = Regole severe: dai cinque giocatori in su rilanciano solo i vicini del difensore.
preset-transfer = Trasferibile
preset-transfer-about = Chi difende può trasferire l’attacco con una carta dello stesso valore.
preset-custom = Su misura
preset-custom-about = Le regole le scegli tu.

# I livelli, e che cosa aspettarsi.
opponent-easy = Facile
opponent-easy-about = Ricorda solo gli ultimi turni e gioca senza pensarci troppo.
opponent-medium = Medio
opponent-medium-about = Ricorda le briscole e gli assi, dimentica le carte basse.
opponent-hard = Difficile
opponent-hard-about = Conta tutte le carte e prova molte distribuzioni possibili.
opponents-honest = Nessuno guarda le tue carte: ogni programma riceve quello che si vede dal suo posto, e nient’altro.
opponent-plain = Parsimonioso
opponent-plain-about = Gioca la carta che costa meno e tiene da parte le briscole.
opponent-random = Spensierato
opponent-random-about = Gioca una carta qualsiasi tra quelle permesse.

# I nomi che la casa dà ai programmi.
persona = { $n ->
    [0] Vera
    [1] Konstantin
    [2] Anna
    [3] Boris
    [4] Nina
    [5] Pavel
    [6] Zoja
   *[7] Ilja
  }
you = Tu
somebody = Ospite

ordinal = { $n }º
