# The game in the terminal: kozyr tui, and its line mode kozyr tui --plain.

tui-list-or = { $most } or { $last }
tui-list-and = { $most } and { $last }

# --- what stands around the table ---
tui-trump = { trump } { $face }
tui-talon = { talon } { $count }
tui-discard = { discard-pile } { $count }
tui-no-card = No card chosen
tui-tally = Durak at this table so far: { $tally }
tui-title = { title } · { $preset } · { seats-word } · { $opponent }

# The line of keys: key and word.
tui-key-move = choose
tui-key-play = play
tui-key-new = new game
tui-key-keys = all keys
tui-key-quit = leave
tui-keys-sort = Sort by rank or by suit
tui-keys-counts = Cards in every hand, talon and trump
tui-keys-again = Say again what is asked
tui-sorted = { $by ->
    [rank] Sorted by rank
   *[suit] Sorted by suit, trumps last
  }
tui-thinking = Looking for a hint…

# --- the line mode: choices and prompt ---
plain-welcome = { tui-title }. Type the number of a choice and press Enter; a question mark lists the other commands.
plain-opponents = You play against { $names }.
plain-choice-lead = lead { CARD($card, case: "accusative") }
plain-choice-throw = throw in { CARD($card, case: "accusative") }
plain-choice-beat = beat with { CARD($card, case: "instrumental") }
plain-choice-transfer = pass it on with { CARD($card, case: "instrumental") }
plain-choice-take = take
plain-choice-done = { $phase ->
    [throw_in_taking] done
   *[other] done
  }
plain-choice-again = play again
plain-choice-stop = stop
plain-choice-resign = resign
plain-choice-play-on = play on
plain-help = Commands: a number chooses; a card such as 9h or 10s plays it, or says why it cannot be played; t takes; d is done; h gives a hint; u takes your last decision back; l reads the table; c reads the counts and the trump; r says it again; g resigns; q leaves.
plain-bad-choice = There is no choice “{ $text }”. Type { $count ->
    [one] 1
   *[other] a number from 1 to { $count }
  }, or a question mark for the commands.
plain-not-now = That is not possible now.
plain-several = { CARD($card) } can be played in several ways. Choose a number.
plain-place = { $name }: { $how }.
plain-left = You have left the game.
plain-input-ended = The input has ended, so the game stops here.

# --- bad options ---
tui-no-terminal = This needs a terminal. kozyr tui --plain plays line by line, through a pipe too.
