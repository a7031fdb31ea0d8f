# Games that are over: the list of one's own, and each of them move by move, on the page and in the terminal.

# --- the review ---
review-title = Una partida, jugada a jugada
review-title-of = { $preset }: jugada a jugada
review-seat = Jugador { $n }
review-start = El reparto
review-step = Ronda { $bout }, jugada { $move } de { $moves }
review-slider = Jugada
review-keys = Recorrer la partida
review-first = Al principio
review-back = Jugada anterior
review-play = Reproducir
review-pause = Pausa
review-forward = Jugada siguiente
review-bout = A la ronda siguiente
review-last = Al final
review-view = Vista
review-open = Manos a la vista
review-speed = Velocidad
review-moves = Jugadas
review-hands = Manos
review-cards = { $name }: { $cards }
review-unfinished = Partida sin acabar
review-only = Este registro solo contiene lo que vio { $name }.
review-spectator = Este registro solo contiene lo que vio un espectador.
tool-moves = Jugadas
tool-share = Compartir
tool-save = Guardar
tool-save-all = Guardar estas partidas
tool-import = Abrir una partida
tool-past = Partidas jugadas

# --- handing a game on ---
share-link = El enlace lleva toda la partida; ningún servidor se entera
share-record = La partida en formato DPN
share-about = Quien la tenga ve todas las cartas repartidas. No lleva nombres.

# --- handing a game over ---
review-import = Abrir una partida
review-import-about = Pega partidas en formato DPN, una por línea, o elige un archivo.
review-import-label = Partidas en formato DPN
review-import-file = Elegir un archivo
review-import-open = Abrir
review-found = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
  }
review-found-more = Se muestran las primeras { $count }.
review-odd = Aquí no se puede leer

# --- why a record cannot be looked at; $move counts from 1 ---
review-refused-bad-syntax = Esto no es una partida en formato DPN, o le falta una parte.
review-refused-bad-rules = Las reglas de esta partida no se conocen aquí.
review-refused-bad-seats = Con estas reglas no pueden jugar tantos.
review-refused-bad-deck = Falta una carta de la baraja, está mal o sale dos veces.
review-refused-bad-first = Quien ataca primero no habría podido hacerlo.
review-refused-bad-action = La jugada { $move } no se puede leer.
review-refused-illegal-action = La jugada { $move } no está permitida ahí.
review-refused-after-end = La jugada { $move } viene después del final.
review-refused-bad-result = Las jugadas llevan a un resultado distinto del indicado.
review-refused-bad-link = El enlace está dañado: no lleva ninguna partida.
review-refused-record-too-large = Es demasiado para una partida.
review-refused-no-record = Ahí no hay ninguna partida.
review-refused-bad-file = No se pudo leer el archivo.

# --- the list ---
past-all = todas
past-filters = Qué partidas
past-result = Resultado
past-won = Ganada
past-draw = Empate
past-durak = Durak
past-resigned = Rendición
past-against = contra { $names }
past-bouts = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
  }
past-more = Mostrar más
past-none = Todavía no se ha acabado ninguna partida.
past-none-such = Ninguna partida coincide.
past-clear = Mostrar todas
past-saved = { $count ->
    [one] { $count } partida guardada.
   *[other] { $count } partidas guardadas.
  } { $missing ->
    [0] {""}
    [one] { $missing } no se pudo leer.
   *[other] { $missing } no se pudieron leer.
  }

# --- the terminal ---
replay-several = { $count ->
    [one] Hay { $count } partida.
   *[other] Hay { $count } partidas.
  } Elige una con --game.
replay-bad-game = Partida { $n }: { $why }
replay-no-game = La partida { $n } no existe: hay { $count }.
replay-key-move = jugada
replay-key-bout = ronda
replay-key-play = reproducir
replay-key-open = mostrar las manos
replay-key-seat = otro puesto
replay-key-speed = velocidad
