# The table: what is asked of whom, what happened, how it ended.
# $who is you or other; $name is the seat's name.

# --- the message line ---
message-connecting = Sitting down at the table…
message-lead = Your lead: play any card
message-beat = Beat { CARD($card, case: "accusative") } or take
message-beat-transfer = Beat { CARD($card, case: "accusative") }, pass it on, or take
message-transfer = Pass { CARD($card, case: "accusative") } on, or take
message-only-take = Nothing in your hand beats { CARD($card, case: "accusative") }: take
message-throw = Throw in another { $ranks }, or say done
message-throw-none = Nothing to throw in: say done
message-add = { $name } takes. Add { $ranks }, or say done
message-add-none = { $name } takes. Nothing to add: say done
message-auto-pass = Nothing to throw in
message-choose = Beat { CARD($card, case: "accusative") }, or pass it on?
message-wait-lead = { $name } is to lead
message-wait-beat = { $name } is to beat { CARD($card, case: "accusative") }
message-wait-throw = { $name } may throw in
message-wait-add = { $who ->
    [you] You take. { $name } may add cards
   *[other] { $taker } takes. { $name } may add cards
  }
message-beaten = Beaten. The cards are discarded
message-taking = { $who ->
    [you] You take the cards
   *[other] { $name } takes the cards
  }
message-picked-up = { $who ->
    [you] You pick up { cards-count }
   *[other] { $name } picks up { cards-count }
  }
message-next = The next bout begins
message-over = The game is over

# --- roles ---
role-you-attack = You attack
role-you-defend = You defend
role-you-taking = You take
role-you-throw = You throw in
role-you-out = You are out
role-attack = attacks
role-defend = defends
role-taking = takes
role-throw = throws in
role-throw-order = { ordinal } to throw in
role-passed = done
role-out = out
role-out-place = out { ordinal }
role-durak = durak
role-thinking = to act

# A hint; $percent is the chance of not being the durak.
# $why: what speaks for the move, none if nothing can be said in a few words.
hint-chance = { $percent ->
    [0] it will not save you
    [100] you are safe then
   *[other] you get away in { $percent } of 100 games
  }
hint-why = { $why ->
    [only] , your only move
    [lowest] , your lowest card
    [more] , you have more of them to throw in
    [cheapest] , the cheapest card that does it
    [matching] , its rank is there already
    [trump] , it is worth a trump
    [rid] , it rids you of a low card
    [load] , one more for them to pick up
    [other] , let someone else answer
    [spare] , beating would cost you more
    [keep] , your cards are worth keeping
   *[none] {""}
  }
hint-lead = Hint: lead { CARD($card, case: "accusative") }{ hint-why }; { hint-chance }
hint-throw = Hint: throw in { CARD($card, case: "accusative") }{ hint-why }; { hint-chance }
hint-beat = Hint: beat with { CARD($card, case: "instrumental") }{ hint-why }; { hint-chance }
hint-transfer = Hint: pass it on with { CARD($card, case: "instrumental") }{ hint-why }; { hint-chance }
hint-take = Hint: take{ hint-why }; { hint-chance }
hint-pass = Hint: say { $phase ->
    [throw_in_taking] done
   *[other] done
  }{ hint-why }; { hint-chance }

# --- keys ---
key-hint = Hint
key-take = Take
key-done = { $phase ->
    [throw_in_taking] Done
   *[other] Done
  }
choose-beat = Beat { CARD($attack, case: "accusative") }
choose-transfer = Pass it on
choose-label = What to do with { CARD($card, case: "instrumental") }

# --- the hand and the table, as a screen reader says them ---
hand-label = Your hand
card-can = { CARD($card) }, can be played
card-cannot = { CARD($card) }, cannot be played
card-plain = { CARD($card) }
card-hinted = The hint
bout-label = { $limit ->
    [0] The bout
   *[other] The bout: { $count } of at most { $limit } attack cards
  }
bout-empty = No cards on the table yet
pair-open = { CARD($attack) }, not beaten
pair-beaten = { CARD($attack) }, beaten by { CARD($beat, case: "instrumental") }
talon-label = Talon: { cards-count }
talon-empty = The talon is empty
trump-label = Trump: { SUIT($trump) }
trump-card-label = The turned card: { CARD($card) }
discard-label = Discard pile: { cards-count }
seat-label = { $name }: { cards-count }
seats-label = Opponents
log-label = What happened
log-empty = What happens at the table will appear here.

# --- what happened: the log and the live region ---
log-lead = { $who ->
    [you] You lead { CARD($card, case: "accusative") }
   *[other] { $name } leads { CARD($card, case: "accusative") }
  }
log-throw = { $who ->
    [you] You throw in { CARD($card, case: "accusative") }
   *[other] { $name } throws in { CARD($card, case: "accusative") }
  }
log-beat = { $who ->
    [you] You beat { CARD($attack, case: "accusative") } with { CARD($card, case: "instrumental") }
   *[other] { $name } beats { CARD($attack, case: "accusative") } with { CARD($card, case: "instrumental") }
  }
log-transfer = { $who ->
    [you] You pass it on with { CARD($card, case: "instrumental") }
   *[other] { $name } passes it on with { CARD($card, case: "instrumental") }
  }
log-take = { $who ->
    [you] You say: take
   *[other] { $name } says: take
  }
log-pass = { $who ->
    [you] You are done
   *[other] { $name } is done
  }
log-resign = { $who ->
    [you] You resign
   *[other] { $name } resigns
  }
log-discard = Beaten: { cards-count } discarded
log-pick-up = { $who ->
    [you] You pick up { cards-count }
   *[other] { $name } picks up { cards-count }
  }
log-out = { $who ->
    [you] You are out
   *[other] { $name } is out
  }
log-end = The game is over
tell-deal = { $trumped ->
    [own] The cards are dealt. Trump: { SUIT($card) }; the last card dealt shows it: { CARD($card) }
   *[under] The cards are dealt. Trump: { SUIT($card) }; under the talon lies { CARD($card) }
  }
tell-bout = { $role ->
    [attacker] Bout { $bout }. You attack, { $defender } defends; at most { cards-count }
    [defender] Bout { $bout }. { $attacker } attacks, you defend; at most { cards-count }
   *[other] Bout { $bout }. { $attacker } attacks, { $defender } defends; at most { cards-count }
  }
tell-draw = { $who ->
    [you] You draw { $cards }
   *[other] { $name } draws { cards-count }
  }
tell-turn = Your turn. { $message }

# --- reading the table aloud ---
read-talon = { $count ->
    [0] The talon is empty.
   *[other] Talon: { cards-count }.
  }
read-trump = Trump: { SUIT($trump) }.
read-discard = Discard pile: { cards-count }.
read-seat = { $name }: { cards-count }, { $role }.
read-seat-plain = { $name }: { cards-count }.
read-table = On the table: { $pairs }.
read-table-empty = The table is empty.
read-hand = Your hand: { $cards }.
read-hand-empty = Your hand is empty.
read-can = You can play: { $cards }.

# --- the end ---
end-durak = { $who ->
    [you] You are the durak
   *[other] { $name } is the durak
  }
end-draw = A draw: nobody is the durak
end-resigned = { $who ->
    [you] You resigned: you are the durak
   *[other] { $name } resigned and is the durak
  }
end-repetition = A draw: the same position for the third time
end-about = { $place ->
    [0] { $bouts ->
        [one] One bout played.
       *[other] { $bouts } bouts played.
      }
    [1] { $bouts ->
        [one] You were out first. One bout played.
       *[other] You were out first. { $bouts } bouts played.
      }
   *[other] { $bouts ->
        [one] You were out { ordinal }. One bout played.
       *[other] You were out { ordinal }. { $bouts } bouts played.
      }
  }
end-out-bout = out in bout { $bout }
end-out = out
end-left = { $count ->
    [0] no cards left
   *[other] left with { cards-count }
  }
end-list = Places
again = Play again
new-game = New game
review = Review
share = Share
share-shared = Shared.
share-copied = The link is copied.
share-failed = The link could not be copied. Here it is:
