# La página alrededor de la mesa.
title = Durak
title-table = Durak — { $preset }
lede = Quien se queda con cartas es el durak.
start = Empezar
starting = Repartiendo…
summary = { $preset }, { seats-word }, nivel: { $opponent }
seats-word = { $count ->
    [2] dos en la mesa
    [3] tres en la mesa
    [4] cuatro en la mesa
    [5] cinco en la mesa
   *[6] seis en la mesa
  }
pick-rules = Reglas
pick-seats = Jugadores
pick-opponents = Nivel de los rivales
deck-atlasnye = La baraja Atlasnye
rules-of = Reglas: { $preset }
continue = Seguir: { $preset }, { seats-word }, ronda { $bout }
loading = Poniendo la mesa…
try-again = Reintentar
learn-link = ¿Es tu primera vez? Aprende en cinco minutos
home = Al inicio

tool-log = Jugadas
tool-rules = Reglas
tool-profile = Tu perfil
level-number = Nivel { $level }
tool-settings = Ajustes
tool-keys = Teclas
tool-resign = Rendirse
close = Cerrar
table-of = { $preset } · { seats-word }

settings-language = Idioma
language-missing = No se pudo cargar el otro idioma; se queda este.
settings-auto-pass = Pasar por mí cuando nada encaja
settings-programs = Rivales
settings-programs-person = lo piensan
settings-programs-instant = al instante
settings-programs-note = Desde la próxima partida.
settings-pace = Movimiento
settings-pace-calm = calmado
settings-pace-normal = normal
settings-pace-quick = rápido
settings-theme = Luz
settings-theme-auto = como el sistema
settings-theme-dark = noche
settings-theme-light = día

keys-title = Teclas
keys-move = Moverse por la mano
keys-ends = Primera y última carta
keys-play = Jugar la carta elegida
keys-take = Recojo
keys-done = Paso
keys-hint = Pista: qué jugaría el nivel Difícil
keys-read = Leer la mesa en voz alta
keys-list = Esta lista
keys-close = Cerrar lo abierto

resign-ask = ¿Te rindes?
resign-about = La partida acaba y te quedas de durak.
resign-yes = Rendirse
resign-no = Seguir jugando

link-lost = Se perdió la conexión. Intentando volver…
link-waiting = Tu última jugada espera la conexión.
not-kept = El servidor no puede escribir en su disco. La partida sigue, pero solo en memoria hasta que se arregle.
tell-kept-again = El disco del servidor vuelve a funcionar: la partida está guardada.
loading-rules = Cargando las reglas…
