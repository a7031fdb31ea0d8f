# The way in: a table of one's own, unfinished games, a server that does not answer.
preset-short-custom = Own
tool-own = Your table
own-title = Your table
own-about = Every rule as you like it, and who sits with you. It is kept on this device.
own-rules = The rules
own-from = Begin with the values of
own-opponents = Who sits with you
own-seats = At the table, you among them
own-name = Name of opponent { $seat }
own-name-none = a house name
own-level = Level of opponent { $seat }
own-level-same = { $opponent }, like everybody
own-level-all = Level of all
own-value = { $option }: { $value }
own-dashed = A dashed choice does not go with the rest; choose it to read why.
own-read = These rules in full
own-start = Start game
own-decks = The decks and their stories

summary-mixed = { $preset }, { seats-word }, each at a level of their own
preset-name-custom = Your rules

games-all = { $count ->
    [one] { $count } unfinished game
   *[other] All { $count } unfinished games
  }
games-title = Unfinished games
games-row = { $preset }, { seats-word }, bout { $bout }
games-began = started { $when }
past-games = Past games

server-gone-about = This page asks again by itself and goes on as soon as there is an answer.
