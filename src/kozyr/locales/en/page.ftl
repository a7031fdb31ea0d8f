# The page around the table.
title = Durak
title-table = Durak — { $preset }
lede = The last one holding cards is the durak.
start = Start game
starting = Dealing…
summary = { $preset }, { seats-word }, { $opponent } level
seats-word = { $count ->
    [2] two at the table
    [3] three at the table
    [4] four at the table
    [5] five at the table
   *[6] six at the table
  }
pick-rules = Rules
pick-seats = Seats
pick-opponents = Level of the opponents
deck-atlasnye = The Atlasnye deck
rules-of = Rules: { $preset }
continue = Continue: { $preset }, { seats-word }, bout { $bout }
loading = Laying the table…
try-again = Try again
learn-link = Never played? Learn in five minutes
home = To the start page

tool-log = Log
tool-rules = Rules
tool-profile = Your profile
level-number = Level { $level }
tool-settings = Settings
tool-keys = Keys
tool-resign = Resign
close = Close
table-of = { $preset } · { seats-word }

settings-language = Language
language-missing = The other language could not be fetched; this one stays.
settings-auto-pass = Pass for me when nothing fits
settings-programs = Opponents
settings-programs-person = take their time
settings-programs-instant = play at once
settings-programs-note = From the next game on.
settings-pace = Cards move
settings-pace-calm = calmly
settings-pace-normal = normally
settings-pace-quick = quickly
settings-theme = Light
settings-theme-auto = as in the system
settings-theme-dark = evening
settings-theme-light = day

keys-title = Keys
keys-move = Move along your hand
keys-ends = First and last card
keys-play = Play the chosen card
keys-take = Take
keys-done = Done
keys-hint = Hint: what Hard would play
keys-read = Read the table aloud
keys-list = This list
keys-close = Close what is open

resign-ask = Resign this game?
resign-about = The game ends and you are the durak.
resign-yes = Resign
resign-no = Play on

link-lost = The connection is gone. Trying to come back…
link-waiting = Your last move waits for the connection.
not-kept = The server cannot write to its disk. The game goes on, but is kept only in memory until that is mended.
tell-kept-again = The server’s disk works again: the game is kept.
loading-rules = Fetching the rules…
