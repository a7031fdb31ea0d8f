# Las palabras del juego, las mismas en todas partes. CARD, RANK, SUIT, SEAT y SAME_SUIT son funciones del programa:
# CARD("Qh"), RANK("Q" o "Qh") y SUIT("h" o "Qh") dan estas palabras, o los signos de la carta donde se ve la carta.
# $case: nominative - sola; the - con artículo; accusative - con «un» o «una»; none - con «ningún» o «ninguna»;
# how-many - la pregunta «cuántos».

rank-2 = { $case ->
    [the] el dos
    [accusative] un dos
    [none] ningún dos
    [how-many] Cuántos doses
   *[nominative] dos
  }
rank-3 = { $case ->
    [the] el tres
    [accusative] un tres
    [none] ningún tres
    [how-many] Cuántos treses
   *[nominative] tres
  }
rank-4 = { $case ->
    [the] el cuatro
    [accusative] un cuatro
    [none] ningún cuatro
    [how-many] Cuántos cuatros
   *[nominative] cuatro
  }
rank-5 = { $case ->
    [the] el cinco
    [accusative] un cinco
    [none] ningún cinco
    [how-many] Cuántos cincos
   *[nominative] cinco
  }
rank-6 = { $case ->
    [the] el seis
    [accusative] un seis
    [none] ningún seis
    [how-many] Cuántos seises
   *[nominative] seis
  }
rank-7 = { $case ->
    [the] el siete
    [accusative] un siete
    [none] ningún siete
    [how-many] Cuántos sietes
   *[nominative] siete
  }
rank-8 = { $case ->
    [the] el ocho
    [accusative] un ocho
    [none] ningún ocho
    [how-many] Cuántos ochos
   *[nominative] ocho
  }
rank-9 = { $case ->
    [the] el nueve
    [accusative] un nueve
    [none] ningún nueve
    [how-many] Cuántos nueves
   *[nominative] nueve
  }
rank-T = { $case ->
    [the] el diez
    [accusative] un diez
    [none] ningún diez
    [how-many] Cuántos dieces
   *[nominative] diez
  }
rank-J = { $case ->
    [the] la jota
    [accusative] una jota
    [none] ninguna jota
    [how-many] Cuántas jotas
   *[nominative] jota
  }
rank-Q = { $case ->
    [the] la reina
    [accusative] una reina
    [none] ninguna reina
    [how-many] Cuántas reinas
   *[nominative] reina
  }
rank-K = { $case ->
    [the] el rey
    [accusative] un rey
    [none] ningún rey
    [how-many] Cuántos reyes
   *[nominative] rey
  }
rank-A = { $case ->
    [the] el as
    [accusative] un as
    [none] ningún as
    [how-many] Cuántos ases
   *[nominative] as
  }

# Lo que se lee en las cartas.
index-J = J
index-Q = Q
index-K = K
index-A = A

# $form: one - una sola carta del palo; higher - una carta más alta del palo.
suit-c = { $form ->
    [one] trébol
    [higher] un trébol más alto
   *[all] tréboles
  }
suit-d = { $form ->
    [one] diamante
    [higher] un diamante más alto
   *[all] diamantes
  }
suit-h = { $form ->
    [one] corazón
    [higher] un corazón más alto
   *[all] corazones
  }
suit-s = { $form ->
    [one] pica
    [higher] una pica más alta
   *[all] picas
  }
# $rank y $suit son palabras de arriba.
card-name = { $rank } de { $suit }

cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }

durak = durak
talon = Mazo
trump = Triunfo
discard-pile = Descarte
bout-number = Ronda { $bout }

preset-atlasnye = Atlasnye
preset-atlasnye-about = Para dos, con la baraja Atlasnye: se echa, se mata o se recoge.
preset-classic = Clásico
preset-classic-about = El de toda la vida; en la primera ronda, cinco cartas como mucho.
preset-club = Club
preset-club-about = Estricto: con cinco o más en la mesa solo echan los vecinos del defensor.
preset-transfer = Desvío
preset-transfer-about = Quien defiende puede desviar el ataque con una carta del mismo valor.
preset-custom = A medida
preset-custom-about = Las reglas las eliges tú.

# Los niveles, y cómo es cada uno.
opponent-easy = Fácil
opponent-easy-about = Solo recuerda las últimas rondas y juega sin pensar mucho.
opponent-medium = Medio
opponent-medium-about = Recuerda triunfos y ases, olvida las cartas bajas.
opponent-hard = Difícil
opponent-hard-about = Cuenta todas las cartas y prueba muchos repartos posibles.
opponents-honest = Ningún programa mira tus cartas: a cada uno se le da lo que se ve desde su sitio y nada más.
opponent-plain = Ahorrador
opponent-plain-about = Juega su carta más barata y guarda los triunfos.
opponent-random = A lo loco
opponent-random-about = Juega cualquier carta que pueda.

# Los nombres con que los programas se sientan a la mesa.
persona = { $n ->
    [0] Vera
    [1] Konstantín
    [2] Anna
    [3] Boris
    [4] Nina
    [5] Pável
    [6] Zoya
   *[7] Ilya
  }
you = Tú
somebody = Visitante

# Siempre delante de un sustantivo masculino: 1.er lugar, 2.º lugar.
ordinal = { $n ->
    [1] 1.er
    [3] 3.er
   *[other] { $n }.º
  }
