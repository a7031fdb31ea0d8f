# La entrada: una mesa propia, partidas sin acabar, un servidor que no responde.
preset-short-custom = A medida
tool-own = Tu mesa
own-title = Tu mesa
own-about = Cada regla a tu gusto, y quién se sienta contigo. Se guarda en este dispositivo.
own-rules = Las reglas
own-from = Partir de los valores de
own-opponents = Quién se sienta contigo
own-seats = En la mesa, contándote a ti
own-name = Nombre del rival { $seat }
own-name-none = un nombre de la casa
own-level = Nivel del rival { $seat }
own-level-same = { $opponent }, como los demás
own-level-all = Nivel de todos
own-value = { $option }: { $value }
own-dashed = Lo que va en línea discontinua no casa con lo demás; elígelo y se te dirá por qué.
own-read = Estas reglas completas
own-start = Empezar
own-decks = Las barajas y su historia

summary-mixed = { $preset }, { seats-word }, cada rival con su nivel
preset-name-custom = Tus reglas

games-all = { $count ->
    [one] { $count } partida sin acabar
   *[other] Las { $count } partidas sin acabar
  }
games-title = Partidas sin acabar
games-row = { $preset }, { seats-word }, ronda { $bout }
games-began = empezada: { $when }
past-games = Partidas jugadas

server-gone-about = Esta página vuelve a preguntar sola y sigue en cuanto haya respuesta.
