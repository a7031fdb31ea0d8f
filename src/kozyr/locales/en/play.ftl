# Playing at the table: taking back, the hand's order, several cards at once, aids, keys, the tally, today's deal.
# $who is you or other; $name is the seat's name.

# --- taking back ---
key-undo = Undo
keys-undo = Undo: take back your last decision
log-undo = { $who ->
    [you] You take your last decision back
   *[other] { $name } takes a decision back
  }

# --- the hand's order ---
sort-title = Order of the hand
sort-suit = by suit
sort-rank = by rank
sort-own = your own
trumps-title = Trumps
trumps-left = on the left
trumps-right = on the right
tell-sorted = { $sort ->
    [suit] Hand sorted by suit
    [rank] Hand sorted by rank
   *[own] Hand in your own order
  }
tell-moved = { CARD($card) }: { $place } of { $count }
keys-sort = Order of the hand: by suit, by rank, your own
keys-shift = Move the chosen card along the hand

# --- several equal cards by one gesture; $rank is the cards' rank, $count how many ---
several-label = How many of this rank: { RANK($rank) }?
several-one = { CARD($card) } alone
several-all = { $count ->
    [2] Both
    [3] All three
   *[other] All four
  }
several-some = { $count ->
    [2] Two
   *[other] Three
  }
card-several = With Shift: more of the same rank
card-several-tip = Hold, or click with Shift, to play several of this rank
card-next = Comes next
keys-several = Several cards of one rank
log-several-stopped = The others stay in your hand

# --- dragging ---
keys-drag = Drag a card to the table to play it, along the hand to move it

# --- aids ---
aids-title = Memory aids
aids-note = Against programs only. They tell nothing that you have not seen yourself.
aids-counter = Count the cards I have not seen
aids-discards = Show the last discarded bout
counter-label = Not seen yet: { cards-count }
counter-suit = { SUIT($suit) }: { $ranks }
counter-none = { SUIT($suit) }: none
last-bout-label = The last discarded bout
last-bout-none = Nothing has been discarded yet
keys-counts = Counts and trump
keys-say-again = Say it again
read-counts = Talon: { $talon }. Discard pile: { $discard }. Your hand: { $own }.
read-seat-count = { $name }: { $count }.
read-nothing = Nothing has been said yet.

# --- keys of one's own ---
keys-left = One card to the left
keys-right = One card to the right
keys-first = First card
keys-last = Last card
keys-change = Change
keys-change-label = Change the key for: { $what }
keys-press = Press a key…
keys-taken = { $key } is the key for: { $what }. Choose another one.
keys-reserved = { $key } cannot be chosen. Choose another one.
keys-changed = { $what }: { $key }
keys-usual = Back to the usual keys
keys-about = Keys do nothing while you type. Esc keeps the old key.
keys-name-space = Space
keys-name-enter = Enter
keys-name-home = Home
keys-name-end = End
keys-name-shift = Shift
keys-name-escape = Esc

# --- the tally ---
tally-title = At this table so far
tally-durak = { $count ->
    [0] never the durak
    [one] durak once
    [2] durak twice
   *[other] durak { $count } times
  }
tally-games = { $games ->
    [one] One game
   *[other] { $games } games
  }{ $draws ->
    [0] {""}
    [one] , one draw
   *[other] , { $draws } draws
  }

# --- plates and title ---
seat-label-level = { $name }, { $level }: { cards-count }
title-turn = Your turn — { title }

# --- a hint and the other moves ---
hint-list-title = What every move is worth
hint-list-about = How often you escape being the durak, in 100 games played on from here, as far as Hard can tell.
hint-list-best = the hint
hint-list-chance = { $percent } of 100
hint-list-lead = Lead { CARD($card, case: "accusative") }
hint-list-throw = Throw in { CARD($card, case: "accusative") }
hint-list-beat = Beat with { CARD($card, case: "instrumental") }
hint-list-transfer = Pass it on with { CARD($card, case: "instrumental") }
hint-list-take = Take
hint-list-pass = { $phase ->
    [throw_in_taking] Say done
   *[other] Say done
  }

# --- today's deal ---
today-new = Today’s deal, { $date }
today-running = Today’s deal, { $date }: play on
today-over = Today’s deal, { $date }: { $how ->
    [durak] you were the durak
    [draw] a draw
   *[other] you got away
  }
today-about = The same cards for everybody, one try, no hints.
table-today = { title-table } · { $date }

# --- refusals ---
refusal-nothing-to-undo = There is nothing of yours to take back yet.
refusal-undo-among-people = Nothing is taken back where other people play.
refusal-discards-among-people = Where other people play, you have to remember the discards yourself.
refusal-not-in-todays-deal = Today’s deal has no hints, and nothing is taken back.
refusal-not-in-a-lesson = A lesson has no hints, and nothing is taken back: begin it again.
refusal-played-today = Today’s deal has been dealt to you already.

tool-aids = Memory
