# Las páginas de reglas. Cuáles de estas frases salen en una página depende de los valores de sus reglas (kozyr.text.outline).
# Los datos son los mismos para todas:
# $preset $hand $deck $lowest (un valor) $least $most (puestos) $full (con cuántos jugadores no queda mazo; si no, 0)
# $limit $first (cartas de ataque) $two (yes: dos jugadores y nunca más) $throwers (one, all, neighbours, neighbours_from_5)
# y las cartas de los ejemplos: $plain $higher $small $trump-card.
# CARD y RANK como en terms.ftl; KEY es una tecla; EM va destacado.

rules-language = Español
rules-heading = { $preset ->
    [atlasnye] Durak con la baraja Atlasnye
    [classic] Durak clásico
    [club] Durak de club
    [transfer] Durak con desvío
   *[custom] Durak con tus reglas
  }
rules-name = { $preset ->
    [atlasnye] { preset-atlasnye }
    [classic] { preset-classic }
    [club] { preset-club }
    [transfer] { preset-transfer }
   *[custom] { preset-custom }
  }
rules-about = { $preset ->
    [atlasnye] { preset-atlasnye-about }
    [classic] { preset-classic-about }
    [club] { preset-club-about }
    [transfer] { preset-transfer-about }
   *[custom] Cada opción la decides tú. Lo que sigue es lo que esos valores significan en la mesa.
  }
rules-title = { rules-heading }: reglas completas
rules-description = { $least ->
    [2] { $most ->
        [2] Cómo se juega al { rules-heading }: dos jugadores, { $deck } cartas. El reparto, la ronda paso a paso, echar cartas, robar, el final y las teclas.
       *[other] Cómo se juega al { rules-heading }: de { $least } a { $most } jugadores, { $deck } cartas. El reparto, la ronda paso a paso, echar cartas, robar, el final y las teclas.
      }
   *[other] Cómo se juega al { rules-heading }: de { $least } a { $most } jugadores, { $deck } cartas.
  }

# --- alrededor del texto ---
rules-kicker = Las reglas
rules-brand = Durak
rules-presets = Otras reglas
rules-languages = Idiomas
rules-contents = Contenido
rules-start = Empezar una partida
rules-back = Volver a la partida
rules-skip = Ir a las reglas

# --- los datos de la cabecera ---
rules-facts = De un vistazo
rules-fact-seats = Jugadores
rules-fact-seats-is = { $two ->
    [yes] { $most }
   *[no] { $least }–{ $most }
  }
rules-fact-deck = Baraja
rules-fact-deck-is = { $deck } cartas, del { RANK($lowest) } al as
rules-fact-hand = Mano
rules-fact-hand-is = { $hand } cartas
rules-fact-limit = En una ronda
rules-fact-limit-is = { $limit ->
    [one] { $limit } carta de ataque
   *[other] hasta { $limit } cartas de ataque
  }
rules-fact-first = Primera ronda
rules-fact-first-is = { $first ->
    [one] { $first } carta de ataque
   *[other] hasta { $first } cartas de ataque
  }
rules-fact-until-discard = Hasta el primer descarte
rules-fact-throw = Quién echa
rules-fact-throw-is = { $throwers ->
    [none] nadie
    [one] el atacante
    [all] todos
    [neighbours] los vecinos
   *[neighbours_from_5] los vecinos, con cinco o más
  }
rules-fact-transfer = Desvío
rules-fact-transfer-is = permitido

# --- el objetivo ---
rules-goal = El objetivo
rules-goal-rid = Quedarse sin cartas. Cuando el mazo se agota, quien no tiene cartas sale del juego y está a salvo. El último con cartas en la mano es el { EM("durak") }, el tonto.
rules-goal-alone = Pierde uno solo, y cada cual juega por su cuenta.
rules-goal-duel = En el juego de dos, uno pierde o, si ambos se quedan sin cartas a la vez, hay empate.

# --- las cartas ---
rules-cards = Las cartas
rules-cards-deck = Una baraja de { $deck } cartas en cuatro palos, del { RANK($lowest) } al as.
rules-cards-trump = Un palo es { EM("triunfo") } durante toda la partida. Cuál, lo decide la carta descubierta.
rules-cards-beat = Una carta se mata con otra más alta de su palo o, si no es triunfo, con cualquier triunfo. Un triunfo solo se mata con otro más alto. Nadie está obligado a seguir el palo.
rules-cards-sample = Si el triunfo es picas, tanto { CARD($higher, case: "the") } como { CARD($small, case: "the") } matan { CARD($plain, case: "the") }. Pero { CARD($small, case: "the") } no mata { CARD($trump-card, case: "the") }: para eso hace falta una pica más alta.

# --- el reparto ---
rules-deal = El reparto
rules-deal-dealer = Quién reparte se sortea, de nuevo en cada partida.
rules-deal-round = Las cartas se reparten de una en una, en el sentido de las agujas del reloj, empezando por la izquierda de quien reparte, hasta que todos tienen { $hand }.
rules-deal-turn = La carta siguiente se descubre: su palo es triunfo. Queda boca arriba debajo del resto de la baraja, el { EM("mazo") }, y se roba la última.
rules-deal-full = Con { $full } jugadores se reparten todas las cartas y no queda ninguna que descubrir. Entonces la última carta repartida, la de quien reparte, se enseña a todos y marca el triunfo. Se queda en su mano y cuenta como carta repartida allí.
rules-deal-first = Ataca primero quien recibió el triunfo más bajo, con la carta que quiera. La carta descubierta no está en ninguna mano y no cuenta.
rules-deal-nobody-random = Si a nadie le tocó un triunfo, se sortea quién ataca primero.
rules-deal-nobody-seat0 = Si a nadie le tocó un triunfo, ataca el primer puesto: contra los programas, ese eres tú.

# --- la ronda ---
rules-bout = La ronda
rules-bout-what = La partida es una serie de { EM("rondas") }. En cada una ataca un jugador y se defiende el siguiente, en el sentido de las agujas del reloj, que siga en juego. En cada momento le toca exactamente a un jugador.
rules-bout-what-two = La partida es una serie de { EM("rondas") }. En cada una, uno ataca y el otro se defiende. En cada momento le toca exactamente a uno de los dos.

rules-lead = Atacar
rules-lead-any = El atacante juega una carta cualquiera. Aquí no se puede pasar.

rules-beat = Matar o recoger
rules-beat-oldest = El defensor responde a la carta de ataque que lleva más tiempo sin matar: la mata con una carta de su mano o dice { EM("«Recojo»") }.
rules-beat-always = Recoger siempre está permitido, aunque se pueda matar. Mientras una carta de ataque espera respuesta, nadie más actúa.

rules-pass-on = O desviar
rules-pass-on-how = En vez de matar, el defensor puede poner junto al ataque una carta del mismo valor. Todo el ataque pasa entonces al jugador siguiente, en el sentido de las agujas del reloj.
rules-pass-on-how-two = En vez de matar, el defensor puede poner junto al ataque una carta del mismo valor. Todo el ataque vuelve entonces a quien lo hizo.
rules-pass-on-two = Cuando quedan dos jugadores, el ataque vuelve a quien lo hizo.
rules-pass-on-when = Solo se puede mientras no se haya matado ninguna carta de la ronda y el defensor no haya dicho «Recojo».
rules-pass-on-limit = Con la carta añadida no puede haber más cartas de ataque de las que permite el límite ({ $limit }, al principio { $first }), ni más de las que tiene el nuevo defensor.
rules-pass-on-limit-plain = Con la carta añadida no puede haber más de { $limit } cartas de ataque, ni más de las que tiene el nuevo defensor.
rules-pass-on-roles = Quien desvía el ataque es ahora el atacante, y el límite se cuenta de nuevo con la mano del nuevo defensor, que puede volver a desviar. Las cartas se responden por el orden en que llegaron.
rules-pass-on-first-no = En la primera ronda de la partida no se desvía nada.
rules-pass-on-first-yes = Esto vale desde la primera ronda.
rules-pass-on-never = Estas reglas permiten desviar el ataque, pero en una ronda de una sola carta de ataque no hay sitio para ello.

rules-throw = Echar
rules-throw-when = Cuando todas las cartas de ataque están matadas, o cuando el defensor ha dicho «Recojo», se pueden echar más cartas de ataque, de una en una.
rules-throw-rank = Una carta encaja si su valor ya está en la mesa, sea en una carta de ataque o en una con la que se mató.
rules-throw-who-one = Solo echa el atacante. Si no quiere o no puede, pasa.
rules-throw-who-all = Pueden echar todos menos el defensor.
rules-throw-who-neighbours = Solo pueden echar los dos vecinos del defensor: los jugadores más cercanos, antes y después de él, que siguen en juego.
rules-throw-who-from-5 = Si al empezar la ronda había cinco jugadores o más en juego, solo pueden echar los dos vecinos del defensor. Con cuatro o menos, todos salvo el defensor.
rules-throw-neighbours = Al buscar los vecinos se salta a quienes ya están a salvo. Si un vecino se queda sin cartas a mitad de la ronda, nadie lo sustituye.
rules-throw-neighbours-passed = Si el ataque se desvió, los vecinos son los del nuevo defensor.
rules-throw-order = Se pregunta primero al atacante y luego a los demás, en el sentido de las agujas del reloj. Quien no echa ninguna carta, pasa.
rules-throw-again = Cada carta nueva devuelve la palabra al atacante. Cuando está matada, o de inmediato si el defensor recoge, se vuelve a preguntar a todos, también a quienes habían pasado.
rules-throw-asked = A quien tiene cartas pero ninguna que encaje se le pregunta igual, y pasa: saltárselo revelaría a los demás lo que lleva. A quien no tiene cartas no se le pregunta.

rules-limit = El límite
rules-limit-most = { $limit ->
    [one] En una ronda hay una sola carta de ataque. No se echa nada más.
   *[other] En una ronda hay como mucho { $limit } cartas de ataque, y nunca más que { EM("las cartas que tenía el defensor al empezar la ronda") }.
  }
rules-limit-first-bout = { $first ->
    [one] En la primera ronda de la partida es una sola carta de ataque.
   *[other] En la primera ronda de la partida son como mucho { $first }.
  }
rules-limit-first-discard = { $first ->
    [one] Hasta que haya cartas descartadas por primera vez, es una sola carta de ataque.
   *[other] Hasta que haya cartas descartadas por primera vez, son como mucho { $first }.
  }
rules-limit-fixed = El número queda fijado al empezar la ronda y no cambia, tampoco cuando se recoge. Las cartas con que se mata no cuentan, y cuántas le quedan ahora al defensor no importa.
rules-limit-anew = Solo al desviar el ataque se cuenta de nuevo.
rules-limit-three = Así, a un defensor que empezó con tres cartas y ha matado dos se le puede echar una más, no cuatro.

rules-over = El final de la ronda
rules-over-when = La ronda acaba cuando todas las cartas de ataque están matadas, o el defensor ha dicho «Recojo», y no vienen más: se llegó al límite, nadie que pueda echar tiene cartas, o todos ellos han pasado desde la última carta.
rules-over-when-one = La ronda acaba en cuanto la carta de ataque se mata o se recoge.
rules-over-beaten = { EM("Ataque rechazado") }: las cartas van al descarte, boca abajo y para siempre. El defensor es el siguiente en atacar. Si ya está a salvo, ataca el siguiente en el sentido de las agujas del reloj.
rules-over-beaten-two = { EM("Ataque rechazado") }: las cartas van al descarte, boca abajo y para siempre. El defensor es el siguiente en atacar.
rules-over-taken = { EM("Recogido") }: el defensor se lleva todas las cartas de la mesa, las de ataque y las que mataron, y pierde su ataque. Ataca el jugador que le sigue en el sentido de las agujas del reloj. Si quedan dos jugadores, es otra vez el mismo atacante.
rules-over-taken-two = { EM("Recogido") }: el defensor se lleva todas las cartas de la mesa, las de ataque y las que mataron, y vuelve a atacar el mismo.

# --- robar y quedar a salvo ---
rules-draw = Robar y quedar a salvo
rules-draw-order = Tras la ronda, mientras dure el mazo, las manos se completan hasta { $hand }: primero el atacante, luego los demás en el sentido de las agujas del reloj, el defensor al final. Cada uno roba todo lo que necesita antes de que empiece el siguiente.
rules-draw-order-two = Tras la ronda, mientras dure el mazo, las manos se completan hasta { $hand }: primero el atacante roba todo lo que necesita, luego el defensor.
rules-draw-order-passed = Si el ataque se desvió, roba primero el último que lo desvió.
rules-draw-last = Quien tiene { $hand } o más no roba. El triunfo descubierto es la última carta del mazo.
rules-draw-out = Con el mazo vacío, quien no tiene cartas tras la ronda está a salvo. Nunca antes: quien juega su última carta a mitad de una ronda sigue en ella hasta que acaba y todos han robado.

# --- el final ---
rules-end = El final de la partida
rules-end-durak = Si, acabada la ronda y robadas las cartas, solo un jugador tiene cartas en la mano, ese es el durak.
rules-end-draw = Si ya nadie tiene cartas, hay empate: no hay durak.
rules-end-others = { $preset ->
    [club] Todos menos el durak se anotan una victoria de club. Un empate no es victoria de nadie, ni siquiera de quienes ya estaban a salvo.
   *[other] Todos menos el durak se libran. Un empate no es victoria de nadie, ni siquiera de quienes ya estaban a salvo.
  }
rules-end-repetition = Las cartas pueden dar vueltas sin fin. Por eso, cuando por tercera vez en la partida va a empezar una ronda con las mismas manos, el mismo atacante y el mismo número de cartas en el mazo, la partida acaba al momento en empate.
rules-end-resign = Te puedes rendir en cualquier momento, aunque no te toque. Contra programas, la partida acaba ahí y el durak eres tú.
rules-end-resign-people = En una mesa con más gente la partida sigue: un programa juega las cartas de quien se fue.
rules-end-clock = Si la mesa tiene reloj y se acaba el tiempo, el defensor recoge, quien podía echar pasa y quien debía atacar juega su carta más baja que no sea triunfo o, si no tiene, su triunfo más bajo.

# --- un ejemplo ---
rules-example = Ejemplos
rules-example-trump = El triunfo es picas.
rules-example-beaten = Ataque rechazado
rules-example-beaten-1 = El atacante juega { CARD("9h", case: "the") }.
rules-example-beaten-2 = El defensor lo mata con { CARD("Qh", case: "the") }.
rules-example-beaten-3 = Ahora hay una reina en la mesa, así que el atacante echa { CARD("Qc", case: "the") }.
rules-example-beaten-4 = El defensor la mata con un triunfo: { CARD("9s", case: "the") }.
rules-example-beaten-5 = Nadie echa más. Las cuatro van al descarte, y ataca el defensor.
rules-example-beaten-end = La ronda acaba aquí. Las dos cartas van al descarte, y ataca el defensor.
rules-example-taken = Recogido
rules-example-taken-1 = El atacante juega { CARD("Td", case: "the") }.
rules-example-taken-2 = El defensor no tiene un diamante más alto, guarda sus triunfos y recoge.
rules-example-taken-3 = El atacante añade { CARD("Th", case: "the") }: su valor ya está en la mesa.
rules-example-taken-4 = El defensor se lleva todo lo que hay en la mesa y no ataca en la ronda siguiente.
rules-example-passed = Desviado
rules-example-passed-1 = El atacante juega { CARD("Tc", case: "the") }.
rules-example-passed-2 = El defensor pone al lado { CARD("Td", case: "the") }.
rules-example-passed-3 = Ahora hay dos dieces ante el jugador siguiente, que debe tener al menos dos cartas. Quien los desvió es ahora el atacante.
rules-example-passed-3-two = Ahora hay dos dieces ante quien había atacado, que debe tener al menos dos cartas. Quien los desvió es ahora el atacante.

# --- lo que no hay ---
rules-without = Lo que aquí no se juega
rules-without-points = Ni puntos por cartas ni comodines.
rules-without-teams = No hay parejas.
rules-without-exchange = El triunfo descubierto no se cambia por el más bajo.
rules-without-passing-on = El ataque no se desvía al jugador siguiente.
rules-without-showing = Para desviar no basta con enseñar un triunfo: la carta se pone en la mesa.
rules-without-fool = Al durak de la última partida no se le ataca primero en la siguiente, y acabar con seises no da galones.
rules-without-discards = El descarte no se mira.

# --- jugar aquí ---
rules-here = Jugar aquí
rules-here-glow = Las cartas que puedes jugar brillan. Las demás están apagadas y dicen por qué no se pueden jugar. La línea sobre tu mano dice qué se espera y de quién.
rules-here-mouse = Ratón
rules-here-mouse-how = Haz clic en una carta que brilla para jugarla. Apunta a una apagada para leer por qué no se puede jugar.
rules-here-touch = Pantalla táctil
rules-here-touch-how = Toca una carta que brilla para jugarla. Toca una apagada y la mesa dice por qué no se puede jugar. Tocar fuera de las cartas no hace nada.
rules-here-buttons = Botones
rules-here-buttons-how = { EM("Recojo") } cuando te defiendes, { EM("Paso") } cuando no tienes nada más que echar. Nunca cambian de sitio.
rules-here-choice = Si una carta puede matar o desviar, la mesa pregunta qué quieres.
rules-here-alone = Cuando nada de tu mano encaja, la mesa puede pasar por ti, tras una pausa tan larga como la de una persona. Se desactiva en los ajustes.
rules-here-keys = Teclado
rules-here-keys-move = { KEY("←") } { KEY("→") }
rules-here-keys-ends = { KEY("Inicio") } { KEY("Fin") }
rules-here-keys-play = { KEY("Enter") } { KEY("Espacio") }
rules-here-keys-take = { KEY("T") }
rules-here-keys-done = { KEY("D") }
rules-here-keys-read = { KEY("L") }
rules-here-all-keys = Todas las teclas
rules-here-keys-list = { KEY("?") }

# --- palabras ---
rules-words = Palabras
rules-word-attacker = Atacante
rules-word-attacker-is = Quien abre la ronda.
rules-word-defender = Defensor
rules-word-defender-is = Quien tiene que matar o recoger: el siguiente al atacante en el sentido de las agujas del reloj.
rules-word-defender-is-two = Quien tiene que matar o recoger.
rules-word-bout = Ronda
rules-word-bout-is = Un ataque con todo lo que se le echa, de la primera carta a la mesa limpia.
rules-word-throw = Echar
rules-word-throw-is = Sumar al ataque una carta de un valor que está en la mesa.
rules-word-limit = Límite
rules-word-limit-is = Cuántas cartas de ataque caben en esta ronda.
rules-word-talon = Mazo
rules-word-talon-is = Las cartas aún sin repartir, con el triunfo descubierto debajo.
rules-word-discard = Descarte
rules-word-discard-is = Las cartas matadas, fuera de juego.
rules-word-out = A salvo
rules-word-out-is = Quien no tiene cartas tras una ronda, con el mazo ya vacío.
rules-word-durak = Durak
rules-word-durak-is = El último con cartas en la mano. «Tonto», en ruso.

# --- opciones ---
rules-options = Estas reglas, opción por opción
rules-options-about = Cada variante es un conjunto de valores. En «{ preset-custom }» puedes cambiar cualquiera.
rules-option = Opción
rules-value = Aquí
rules-others = Podría ser
