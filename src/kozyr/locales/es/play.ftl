# Jugar en la mesa: deshacer, el orden de la mano, varias cartas a la vez, ayudas, teclas, el marcador, el reparto del día.
# $who es you u other; $name es el nombre del puesto.

# --- deshacer ---
key-undo = Deshacer
keys-undo = Deshacer tu última decisión
log-undo = { $who ->
    [you] Deshaces tu última decisión
   *[other] { $name } deshace una decisión
  }

# --- el orden de la mano ---
sort-title = Orden de la mano
sort-suit = por palo
sort-rank = por valor
sort-own = a tu gusto
trumps-title = Triunfos
trumps-left = a la izquierda
trumps-right = a la derecha
tell-sorted = { $sort ->
    [suit] Mano ordenada por palo
    [rank] Mano ordenada por valor
   *[own] Mano ordenada a tu gusto
  }
tell-moved = { CARD($card) }: { $place } de { $count }
keys-sort = Orden de la mano: por palo, por valor, a tu gusto
keys-shift = Mover la carta elegida dentro de la mano

# --- varias cartas iguales de un gesto; $rank es el valor de las cartas, $count cuántas son ---
several-label = ¿{ RANK($rank, case: "how-many") }?
several-one = Solo { CARD($card, case: "the") }
several-all = { $count ->
    [2] Dos
    [3] Tres
   *[other] Cuatro
  }
several-some = { $count ->
    [2] Dos
   *[other] Tres
  }
card-several = Con Mayús: varias del mismo valor
card-several-tip = Mantén pulsado, o haz clic con Mayús, para jugar varias de este valor
card-next = Va después
keys-several = Varias cartas del mismo valor
log-several-stopped = Las demás se quedan en tu mano

# --- arrastrar ---
keys-drag = Arrastra una carta a la mesa para jugarla, o por la mano para moverla

# --- ayudas ---
aids-title = Ayudas de memoria
aids-note = Solo contra programas. No dicen nada que no hayas visto tú.
aids-counter = Contar las cartas que no he visto
aids-discards = Mostrar el último descarte
counter-label = Aún sin ver: { cards-count }
counter-suit = { SUIT($suit) }: { $ranks }
counter-none = { SUIT($suit) }: ninguna
last-bout-label = El último descarte
last-bout-none = Aún no se ha descartado nada
keys-counts = Cuántas cartas y qué triunfo
keys-say-again = Repetirlo
read-counts = Mazo: { $talon }. Descarte: { $discard }. Tu mano: { $own }.
read-seat-count = { $name }: { $count }.
read-nothing = Aún no se ha dicho nada.

# --- teclas a tu gusto ---
keys-left = Una carta a la izquierda
keys-right = Una carta a la derecha
keys-first = Primera carta
keys-last = Última carta
keys-change = Cambiar
keys-change-label = Cambiar la tecla: { $what }
keys-press = Pulsa una tecla…
keys-taken = { $key } ya sirve para otra cosa: { $what }. Elige otra.
keys-reserved = { $key } no se puede elegir. Elige otra.
keys-changed = { $what }: { $key }
keys-usual = Las teclas de siempre
keys-about = Las teclas no hacen nada mientras escribes. Esc deja la tecla como estaba.
keys-name-space = Espacio
keys-name-enter = Enter
keys-name-home = Inicio
keys-name-end = Fin
keys-name-shift = Mayús
keys-name-escape = Esc

# --- el marcador ---
tally-title = En esta mesa, hasta ahora
tally-durak = { $count ->
    [0] nunca durak
    [one] durak una vez
    [2] durak dos veces
   *[other] durak { $count } veces
  }
tally-games = { $games ->
    [one] Una partida
   *[other] { $games } partidas
  }{ $draws ->
    [0] {""}
    [one] , un empate
   *[other] , { $draws } empates
  }

# --- puestos y título ---
seat-label-level = { $name }, { $level }: { cards-count }
title-turn = Te toca — { title }

# --- una pista y las demás jugadas ---
hint-list-title = Cuánto vale cada jugada
hint-list-about = Cuántas veces te libras de ser durak, de cada 100 partidas que podrían seguir desde aquí, según calcula el nivel Difícil.
hint-list-best = la pista
hint-list-chance = { $percent } de 100
hint-list-lead = Atacar con { CARD($card, case: "the") }
hint-list-throw = Echar { CARD($card, case: "the") }
hint-list-beat = Matar con { CARD($card, case: "the") }
hint-list-transfer = Desviar con { CARD($card, case: "the") }
hint-list-take = Recoger
hint-list-pass = { $phase ->
    [throw_in_taking] Pasar
   *[other] Pasar
  }

# --- el reparto del día ---
today-new = El reparto de hoy, { $date }
today-running = El reparto de hoy, { $date }: seguir jugando
today-over = El reparto de hoy, { $date }: { $how ->
    [durak] te quedaste de durak
    [draw] empate
   *[other] te salvaste
  }
today-about = Las mismas cartas para todos, un solo intento, sin pistas.
table-today = { title-table } · { $date }

# --- negativas ---
refusal-nothing-to-undo = Aún no tienes nada que deshacer.
refusal-undo-among-people = Donde juega más gente, nada se deshace.
refusal-discards-among-people = Donde juega más gente, cada cual recuerda el descarte sin ayuda.
refusal-not-in-todays-deal = En el reparto de hoy no hay pistas y nada se deshace.
refusal-not-in-a-lesson = En una lección no hay pistas y nada se deshace: empiézala de nuevo.
refusal-played-today = Ya recibiste el reparto de hoy.

tool-aids = Memoria
