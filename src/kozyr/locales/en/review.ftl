# Games that are over: the list of one's own, and each of them move by move, on the page and in the terminal.

# --- the review ---
review-title = A game, move by move
review-title-of = { $preset }: move by move
review-seat = Player { $n }
review-start = The deal
review-step = Bout { $bout }, move { $move } of { $moves }
review-slider = Move
review-keys = Moving through the game
review-first = To the beginning
review-back = One move back
review-play = Play
review-pause = Pause
review-forward = One move on
review-bout = To the next bout
review-last = To the end
review-view = Seen by
review-open = Open hands
review-speed = Speed
review-moves = Moves
review-hands = Hands
review-cards = { $name }: { $cards }
review-unfinished = Not played to its end
review-only = This record tells what { $name } saw, and nothing more.
review-spectator = This record tells what a spectator saw, and nothing more.
tool-moves = Moves
tool-share = Share
tool-save = Save
tool-save-all = Save these games
tool-import = Open a game
tool-past = Past games

# --- handing a game on ---
share-link = The link holds the whole game; no server is told of it
share-record = The game in DPN
share-about = Whoever has it sees every card that was dealt. Names are not in it.

# --- handing a game over ---
review-import = Open a game
review-import-about = Paste games in DPN, a line each, or choose a file.
review-import-label = Games in DPN
review-import-file = Choose a file
review-import-open = Open
review-found = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
review-found-more = The first { $count } of them are listed.
review-odd = Not readable here

# --- why a record cannot be looked at; $move counts from 1 ---
review-refused-bad-syntax = This is no game in DPN, or a part of it is missing.
review-refused-bad-rules = This game has rules that are not known here.
review-refused-bad-seats = By its rules this game cannot have so many players.
review-refused-bad-deck = A card of the deck is missing, wrong, or there twice.
review-refused-bad-first = The player who leads first could not have led.
review-refused-bad-action = Move { $move } cannot be read.
review-refused-illegal-action = Move { $move } is not allowed there.
review-refused-after-end = Move { $move } comes after the end of the game.
review-refused-bad-result = The moves lead to another result than the one it names.
review-refused-bad-link = This link is damaged: there is no game in it.
review-refused-record-too-large = That is too large for a game.
review-refused-no-record = There is no game in it.
review-refused-bad-file = The file could not be read.

# --- the list ---
past-all = all
past-filters = Which games
past-result = Result
past-won = Won
past-draw = Draw
past-durak = Durak
past-resigned = Resigned
past-against = against { $names }
past-bouts = { $count ->
    [one] { $count } bout
   *[other] { $count } bouts
  }
past-more = Show more
past-none = No finished games yet.
past-none-such = No games like that.
past-clear = Show all games
past-saved = { $count ->
    [one] One game saved.
   *[other] { $count } games saved.
  } { $missing ->
    [0] {""}
    [one] One could not be read.
   *[other] { $missing } could not be read.
  }

# --- the terminal ---
replay-several = { $count ->
    [one] There is { $count } game.
   *[other] There are { $count } games.
  } Choose one with --game.
replay-bad-game = Game { $n }: { $why }
replay-no-game = There is no game { $n }: there are { $count }.
replay-key-move = move
replay-key-bout = bout
replay-key-play = play
replay-key-open = open hands
replay-key-seat = other seat
replay-key-speed = speed
