# El juego en el terminal: kozyr tui, y su modo por líneas kozyr tui --plain.

tui-list-or = { $most } o { $last }
tui-list-and = { $last ->
    [Ilya] { $most } e { $last }
   *[other] { $most } y { $last }
  }

# --- lo que hay alrededor de la mesa ---
tui-trump = { trump } { $face }
tui-talon = { talon } { $count }
tui-discard = { discard-pile } { $count }
tui-no-card = Ninguna carta elegida
tui-tally = Quién fue durak en esta mesa hasta ahora: { $tally }
tui-title = { title } · { $preset } · { seats-word } · { $opponent }

# La línea de teclas: tecla y palabra.
tui-key-move = elegir
tui-key-play = jugar
tui-key-new = nueva partida
tui-key-keys = teclas
tui-key-quit = salir
tui-keys-sort = Ordenar por valor o por palo
tui-keys-counts = Cartas de cada mano, mazo y triunfo
tui-keys-again = Repetir lo que se pide
tui-sorted = { $by ->
    [rank] Ordenada por valor
   *[suit] Ordenada por palo, los triunfos al final
  }
tui-thinking = Buscando una pista…

# --- el modo por líneas: opciones y entrada ---
plain-welcome = { tui-title }. Escribe el número de una opción y pulsa Enter; el signo de interrogación enseña las demás órdenes.
plain-opponents = Juegas contra { $names }.
plain-choice-lead = atacar con { CARD($card, case: "the") }
plain-choice-throw = echar { CARD($card, case: "the") }
plain-choice-beat = matar con { CARD($card, case: "the") }
plain-choice-transfer = desviar con { CARD($card, case: "the") }
plain-choice-take = recoger
plain-choice-done = { $phase ->
    [throw_in_taking] pasar
   *[other] pasar
  }
plain-choice-again = jugar otra vez
plain-choice-stop = terminar
plain-choice-resign = rendirse
plain-choice-play-on = seguir jugando
plain-help = Órdenes: un número elige; una carta, como 9h o 10s, la juega o dice por qué no se puede; t recoge; d pasa; h da una pista; u deshace tu última decisión; l lee la mesa; c lee cuántas cartas hay y qué es triunfo; r lo repite; g se rinde; q sale.
plain-bad-choice = No hay ninguna opción «{ $text }». Escribe { $count ->
    [one] 1
   *[other] un número del 1 al { $count }
  }, o un signo de interrogación para ver las órdenes.
plain-not-now = Ahora eso no se puede.
plain-several = { CARD($card) }: se puede jugar de varias maneras. Elige un número.
plain-place = { $name }: { $how }.
plain-left = Saliste de la partida.
plain-input-ended = La entrada se acabó y la partida queda interrumpida.

# --- opciones equivocadas ---
tui-no-terminal = Hace falta un terminal. Con kozyr tui --plain se juega línea a línea, también a través de una tubería.
