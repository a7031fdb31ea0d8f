# La mesa: qué se espera y de quién, qué ha pasado, cómo acabó.
# $who es you u other; $name es el nombre del puesto.

# --- la línea sobre las cartas ---
message-connecting = Tomando asiento…
message-lead = Atacas tú: juega cualquier carta
message-beat = Mata { CARD($card, case: "the") } o recoge
message-beat-transfer = Mata { CARD($card, case: "the") }, desvía o recoge
message-transfer = Desvía { CARD($card, case: "the") } o recoge
message-only-take = No tienes con qué matar { CARD($card, case: "the") }: recoge
message-throw = Echa { $ranks }; si no, di «Paso»
message-throw-none = Nada que echar: di «Paso»
message-add = { $name } recoge. Añade { $ranks }; si no, di «Paso»
message-add-none = { $name } recoge. Nada que añadir: di «Paso»
message-auto-pass = Nada que echar
message-choose = ¿Matar { CARD($card, case: "the") } o desviar?
message-wait-lead = Ataca { $name }
message-wait-beat = { $name } se defiende contra { CARD($card, case: "the") }
message-wait-throw = { $name } puede echar
message-wait-add = { $who ->
    [you] Recoges. { $name } puede añadir
   *[other] { $taker } recoge. { $name } puede añadir
  }
message-beaten = Ataque rechazado. Las cartas van al descarte
message-taking = { $who ->
    [you] Recoges las cartas
   *[other] { $name } recoge las cartas
  }
message-picked-up = { $who ->
    [you] Te llevas { cards-count }
   *[other] { $name } se lleva { cards-count }
  }
message-next = Empieza otra ronda
message-over = Fin de la partida

# --- papeles ---
role-you-attack = Atacas
role-you-defend = Te defiendes
role-you-taking = Recoges
role-you-throw = Puedes echar
role-you-out = Estás a salvo
role-attack = ataca
role-defend = defiende
role-taking = recoge
role-throw = echa
role-throw-order = echa en { ordinal } lugar
role-passed = pasa
role-out = a salvo
role-out-place = a salvo ({ $n }.º)
role-durak = durak
role-thinking = le toca

# Una pista; $percent es la probabilidad de no quedarse de durak.
# $why: qué habla a favor de la jugada; none si no cabe en pocas palabras.
hint-chance = { $percent ->
    [0] ni así te salvas
    [100] así te salvas seguro
   *[other] te salvas en { $percent } de cada 100 partidas
  }
hint-why = { $why ->
    [only] , no hay otra jugada
    [lowest] , la más baja que tienes
    [more] , luego tienes más para echar
    [cheapest] , la más barata que sirve
    [matching] , su valor ya está en la mesa
    [trump] , aquí vale la pena un triunfo
    [rid] , una carta baja menos
    [load] , así se lleva una más
    [other] , que responda otro
    [spare] , matar te saldría más caro
    [keep] , tus cartas te harán falta
   *[none] {""}
  }
hint-lead = Pista: ataca con { CARD($card, case: "the") }{ hint-why }; { hint-chance }
hint-throw = Pista: echa { CARD($card, case: "the") }{ hint-why }; { hint-chance }
hint-beat = Pista: mata con { CARD($card, case: "the") }{ hint-why }; { hint-chance }
hint-transfer = Pista: desvía con { CARD($card, case: "the") }{ hint-why }; { hint-chance }
hint-take = Pista: recoge{ hint-why }; { hint-chance }
hint-pass = Pista: di { $phase ->
    [throw_in_taking] «Paso»
   *[other] «Paso»
  }{ hint-why }; { hint-chance }

# --- botones ---
key-hint = Pista
key-take = Recojo
key-done = { $phase ->
    [throw_in_taking] Paso
   *[other] Paso
  }
choose-beat = Matar { CARD($attack, case: "the") }
choose-transfer = Desviar
choose-label = Qué hacer con { CARD($card, case: "the") }

# --- la mano y la mesa, como las dice un lector de pantalla ---
hand-label = Tu mano
card-can = { CARD($card) }, se puede jugar
card-cannot = { CARD($card) }, no se puede jugar
card-plain = { CARD($card) }
card-hinted = La pista
bout-label = { $limit ->
    [0] La ronda
   *[other] La ronda. Cartas de ataque: { $count } de { $limit } como máximo
  }
bout-empty = Aún no hay cartas en la mesa
pair-open = { CARD($attack) }, sin matar
pair-beaten = { CARD($attack) }, y encima { CARD($beat, case: "the") }
talon-label = Mazo: { cards-count }
talon-empty = El mazo está vacío
trump-label = Triunfo: { SUIT($trump) }
trump-card-label = Carta descubierta: { CARD($card) }
discard-label = Descarte: { cards-count }
seat-label = { $name }: { cards-count }
seats-label = Rivales
log-label = Jugadas
log-empty = Aquí quedará escrito lo que pase en la mesa.

# --- lo que ha pasado: las jugadas y la lectura en voz alta ---
log-lead = { $who ->
    [you] Atacas con { CARD($card, case: "the") }
   *[other] { $name } ataca con { CARD($card, case: "the") }
  }
log-throw = { $who ->
    [you] Echas { CARD($card, case: "the") }
   *[other] { $name } echa { CARD($card, case: "the") }
  }
log-beat = { $who ->
    [you] Matas { CARD($attack, case: "the") } con { CARD($card, case: "the") }
   *[other] { $name } mata { CARD($attack, case: "the") } con { CARD($card, case: "the") }
  }
log-transfer = { $who ->
    [you] Desvías con { CARD($card, case: "the") }
   *[other] { $name } desvía con { CARD($card, case: "the") }
  }
log-take = { $who ->
    [you] Dices: «Recojo»
   *[other] { $name } dice: «Recojo»
  }
log-pass = { $who ->
    [you] Pasas
   *[other] { $name } pasa
  }
log-resign = { $who ->
    [you] Te rindes
   *[other] { $name } se rinde
  }
log-discard = Ataque rechazado: { cards-count } al descarte
log-pick-up = { $who ->
    [you] Te llevas { cards-count }
   *[other] { $name } se lleva { cards-count }
  }
log-out = { $who ->
    [you] Estás a salvo
   *[other] { $name } está a salvo
  }
log-end = Fin de la partida
tell-deal = { $trumped ->
    [own] Cartas repartidas. Triunfo: { SUIT($card) }; lo marca la última carta repartida: { CARD($card) }
   *[under] Cartas repartidas. Triunfo: { SUIT($card) }; bajo el mazo está { CARD($card, case: "the") }
  }
tell-bout = { $role ->
    [attacker] Ronda { $bout }. Atacas tú, defiende { $defender }; como mucho, { cards-count }
    [defender] Ronda { $bout }. Ataca { $attacker }, defiendes tú; como mucho, { cards-count }
   *[other] Ronda { $bout }. Ataca { $attacker }, defiende { $defender }; como mucho, { cards-count }
  }
tell-draw = { $who ->
    [you] Robas { $cards }
   *[other] { $name } roba { cards-count }
  }
tell-turn = Te toca. { $message }

# --- lectura de la mesa en voz alta ---
read-talon = { $count ->
    [0] El mazo está vacío.
   *[other] Mazo: { cards-count }.
  }
read-trump = Triunfo: { SUIT($trump) }.
read-discard = Descarte: { cards-count }.
read-seat = { $name }: { cards-count }, { $role }.
read-seat-plain = { $name }: { cards-count }.
read-table = En la mesa: { $pairs }.
read-table-empty = La mesa está vacía.
read-hand = Tu mano: { $cards }.
read-hand-empty = No tienes cartas.
read-can = Puedes jugar: { $cards }.

# --- el final ---
end-durak = { $who ->
    [you] Te quedas de durak
   *[other] { $name } se queda de durak
  }
end-draw = Empate: nadie se queda de durak
end-resigned = { $who ->
    [you] Te rindes y te quedas de durak
   *[other] { $name } se rinde y se queda de durak
  }
end-repetition = Empate: la misma situación por tercera vez
end-about = { $place ->
    [0] { $bouts ->
        [one] Una ronda jugada.
       *[other] { $bouts } rondas jugadas.
      }
    [1] { $bouts ->
        [one] Te salvaste en primer lugar. Una ronda jugada.
       *[other] Te salvaste en primer lugar. { $bouts } rondas jugadas.
      }
   *[other] { $bouts ->
        [one] Te salvaste en { ordinal } lugar. Una ronda jugada.
       *[other] Te salvaste en { ordinal } lugar. { $bouts } rondas jugadas.
      }
  }
end-out-bout = a salvo en la ronda { $bout }
end-out = a salvo
end-left = { $count ->
    [0] sin cartas
   *[other] con { cards-count } en la mano
  }
end-list = Posiciones
again = Otra vez
new-game = Nueva partida
review = Repasar
share = Compartir
share-shared = Compartido.
share-copied = El enlace está copiado.
share-failed = No se pudo copiar el enlace. Aquí está:
