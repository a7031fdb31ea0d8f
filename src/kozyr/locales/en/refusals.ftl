# One message for each code of docs/errors.md: what happened and what to do. Facts are the variables.

# --- the rules ---
refusal-game-over = The game is over.
refusal-not-your-turn = Not yet: { SEAT($actor) } is to act.
refusal-no-such-seat = The table has no seat { $seat }; it has { $seats }.
refusal-card-not-held = You do not hold { CARD($card, case: "accusative") }.
refusal-rank-not-on-table = There is no { RANK($rank) } on the table to match { CARD($card, case: "accusative") }.
refusal-does-not-beat = { SAME_SUIT($attack, $trump) ->
    [yes] Only a higher trump beats { CARD($attack, case: "accusative") }.
   *[no] Only a higher { SUIT($attack, form: "one") } or a trump beats { CARD($attack, case: "accusative") }.
  }
refusal-not-the-oldest-attack = Answer { CARD($oldest, case: "accusative") } first: it has lain there longer than { CARD($attack) }.
refusal-attack-not-open = There is no open { CARD($attack) } on the table.
refusal-must-lead = The attacker leads a card; there is no passing.
refusal-must-beat-or-take = Beat { CARD($attack, case: "accusative") } or take.
refusal-nothing-to-take = There is nothing to take: every attack is beaten.
refusal-only-throw-in-or-pass = Throw in a card or say done.
refusal-transfer-off = By these rules an attack cannot be passed on.
refusal-transfer-first-bout = In the first bout the attack cannot be passed on.
refusal-transfer-after-beat = A card is beaten already: the attack cannot be passed on any more.
refusal-transfer-rank = Only another { RANK($rank) } passes this attack on, not { CARD($card, case: "accusative") }.
refusal-transfer-too-many = { SEAT($seat) } could answer only { $limit } of { $attacks } attack cards: the attack cannot be passed on.
refusal-seat-is-out = A player who is out of the game cannot resign.

# --- the table ---
refusal-stale = The table has moved on.
refusal-ahead = The page ran ahead of the table. Reload it.
refusal-bad-action = “{ $text }” is not an action.
refusal-not-your-seat = Seat { $seat } is not yours; you sit on { $yours }.
refusal-command-id-reused = This command was sent before with another action. Try once more.

# --- deals ---
refusal-bad-rules = The rules “{ $text }” are not known. Expected: { $expected }.
refusal-first-above-limit = The first bout cannot hold more attack cards ({ $first }) than any bout may ({ $limit }).
refusal-first-transfer-alone = An attack cannot be passed on in the first bout if it can never be passed on.
refusal-bad-seats = With these rules and { $deck } cards, { $most ->
    [2] two
   *[other] { $least }–{ $most }
  } can play, not { $seats }: everybody is dealt six.
refusal-bad-opponent = There is no program “{ $name }”. Expected: { $expected }.

# --- looking at games again ---
refusal-too-many-moves = This game has { $moves } moves; at most { $most } can be looked at.
refusal-not-told = This record does not tell what others held.

# --- the server ---
refusal-bad-message = The server did not understand the page ({ $where }). Reload it.
refusal-too-large = The message is too large: { $bytes } bytes, at most { $most }.
refusal-bad-protocol = The page is of another version ({ $protocol }, the server speaks { $expected }). Reload it.
refusal-hello-first = The page did not say hello. Reload it.
refusal-unknown-table = There is no such table. It may have been cleared away.
refusal-unknown-lesson = There is no such lesson.
refusal-not-at-this-table = You have no seat at this table. It was opened in another browser.
refusal-hint-among-people = There are no hints where other people play.
refusal-hint-not-now = There is nothing to decide right now.
refusal-hint-failed = No hint this time. Ask again.
refusal-bad-host = This server does not answer to the name “{ $host }”. Open it by its address, or start it with --allow-host.
refusal-bad-origin = The request came from another site and was not taken.
refusal-too-fast = Too much at once. Wait a moment and try again.
refusal-too-slow = The request was not complete within { $seconds } seconds. Try again.
refusal-not-over = The game is not over yet.
refusal-unknown-promise = The server has just been restarted. Please try again.
refusal-too-many-games = You have { $most } unfinished games already. Finish one, or resign it.
refusal-not-found = There is no page { $path }.
refusal-not-allowed = The page does not take { $method }.
refusal-storage = The server’s disk fails, and this could not be stored. Nothing has changed; try again.
refusal-moves-lost = The server ended while its disk failed: the last moves are lost. Play on from here.
refusal-damaged-game = The stored game { $table } cannot be read any more.
refusal-internal = The server made a mistake. The table is as it was stored; try again.

# --- the page itself ---
refusal-unreachable = The server does not answer. Is it running?
refusal-unknown = Something went wrong ({ $code }).
refusal-no-account = Nobody has played here with this browser yet.
refusal-unknown-code = This code opens no profile: it is mistyped, used up or out of date.
