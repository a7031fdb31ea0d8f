# The lessons. `learn-<lesson>` is a title; `learn-<lesson>-<step>` says what there is to know, with `-do` what is to be
# done; `-after` what was learned; `-astray`, or `-astray-<deed>`, why something else led away from it.
# No sentence may be long: on a phone all of it stands above the table.

# --- around them ---
title-learn = { $lesson } — Durak
learn = Learn to play
learn-about = { $count } short lessons at a real table, five minutes in all. You play, and nothing can go wrong.
learn-begin = Begin
learn-go-on = Go on: { $lesson }
learn-list = The lessons
learn-done = done
learn-number = Lesson { $n } of { $count }
learn-ready = You are ready
learn-ready-about = That is all of Durak. The rest comes with playing, and losing now and then.
learn-start = Start a game
learn-start-about = Classic, { seats-word }, easy opponents.
learn-met = Well played
learn-strayed = Once more
learn-next = Next lesson
learn-finish = Finish
learn-again = Try again
tool-lesson-back = Back
tool-lesson-again = Again
tool-lesson-next = Skip
tool-lessons = Lessons

# --- lead ---
learn-lead = Your lead
learn-lead-lead = Nobody wins at Durak, somebody loses: the last one holding cards is the durak, the fool. So get rid of yours.
learn-lead-lead-do = You attack: click or tap any card.
learn-lead-done = Vera has beaten it with a higher card of the same suit. You have nothing to add.
learn-lead-done-do = Press Done.
learn-lead-after = Beaten cards are gone for good, and both of you draw up to six again. Vera has defended herself, so now she attacks.

# --- beat ---
learn-beat = Beat it
learn-beat-first = Vera attacks, you defend. A card is beaten by a higher one of its suit. Low to high: 6 7 8 9 10 J Q K A.
learn-beat-first-do = Beat { CARD("8c") }.
learn-beat-second = Vera throws in another eight: a card may be added if its rank lies on the table already.
learn-beat-second-do = Beat { CARD("8d") } too.
learn-beat-after = All beaten! The cards are discarded, and whoever beat everything attacks next: you.
learn-beat-astray = Taking is always allowed. But you could beat it: you hold a higher card of that suit.

# --- trump ---
learn-trump = Trumps
learn-trump-trump = One suit is trump: the card under the talon shows which, here { SUIT("s") }. A trump beats any card of another suit, even an ace.
learn-trump-trump-do = Beat { CARD("Ah") }.
learn-trump-after = A nine has beaten an ace. A trump itself is beaten only by a higher trump: keep yours for when you need them.
learn-trump-astray = You took the ace. But { CARD("9s") } is a trump, and beats it.

# --- take ---
learn-take = Take
learn-take-beat = Vera attacks with a seven. That is easy enough.
learn-take-beat-do = Beat { CARD("7c") }.
learn-take-take = She throws in a nine, to match yours. You have no higher heart and no trump. If you cannot beat, you take.
learn-take-take-do = Press Take.
learn-take-after = You picked up the whole table, and a third nine that Vera added. Whoever takes does not attack: it is her lead again. It happens to everybody.
learn-take-astray = Not so soon: { CARD("9c") } beats that seven. Take when you cannot beat.

# --- throw in ---
learn-throw-in = Throw in
learn-throw-in-lead = Two sevens: a pair is good to attack with. Begin with one of them.
learn-throw-in-lead-do = Lead a seven.
learn-throw-in-first = Beaten. Now you may throw in any card whose rank lies on the table, the rank of Vera’s card too.
learn-throw-in-first-do = Throw in a card that glows.
learn-throw-in-second = Good. And one more of yours fits.
learn-throw-in-second-do = Throw it in.
learn-throw-in-done = Nothing else fits.
learn-throw-in-done-do = Press Done.
learn-throw-in-after = Three attacks in one bout! All are beaten and gone, and hands are filled up to six again, the attacker’s first.
learn-throw-in-astray-attack = Nothing wrong with that lead, but nothing follows it. With a pair you attack twice: lead a seven.
learn-throw-in-astray-pass = You were done too soon: one more card of yours would have fitted.

# --- add ---
learn-add = One for the road
learn-add-lead = A pair again, and a strong one.
learn-add-lead-do = Lead a queen.
learn-add-add = Vera cannot beat it and takes. Before she picks it up you may add cards that fit: she gets those too.
learn-add-add-do = Add the other queen.
learn-add-done = That is all you have for her.
learn-add-done-do = Press Done.
learn-add-after = Vera holds eight cards now. And since whoever takes does not attack, it is your lead again.
learn-add-astray-attack = Lead a queen: then you have another one to send after it.
learn-add-astray-pass = She got away with one card. The other queen would have fitted: it is of the same rank.

# --- draw ---
learn-draw = Who draws the ace?
learn-draw-lead = Late in a game: two cards are left to draw, the last of them { CARD("Ah") }, the highest trump. The attacker draws first. Play two cards, and both are yours.
learn-draw-lead-do = Lead a ten.
learn-draw-throw = With five in your hand you would draw one, and Vera the ace.
learn-draw-throw-do = Throw in the other ten.
learn-draw-done = Four cards in your hand, two to draw.
learn-draw-done-do = Press Done.
learn-draw-after = The ace is yours. Now the talon is used up: nobody draws any more, and every card played is one fewer.
learn-draw-astray-attack = Nothing follows that card: you would draw one, and Vera the ace. Begin with a ten.
learn-draw-astray-pass = You drew one card, and Vera the ace. Throw in the other ten before you are done.

# --- limit ---
learn-limit = How many?
learn-limit-lead = The talon is used up. You hold three eights, but Vera has only two cards left: see how many places there are on the table.
learn-limit-lead-do = Lead an eight.
learn-limit-throw = Vera takes.
learn-limit-throw-do = Add another eight.
learn-limit-after = The third eight had to stay. Nobody is attacked with more cards than they hold, nor with more than six; in the first bout, five.
learn-limit-astray-attack = Keep the king, a trump, for later: you have three eights to attack with.
learn-limit-astray-pass = You could have added another eight before she picked up.

# --- together ---
learn-together = Three at the table
learn-together-throw = You attack the neighbour on your left, and all the others may throw in, the attacker first. Here Vera attacks Boris.
learn-together-throw-do = When Vera is done, throw in a card that glows.
learn-together-done = Boris beat that as well.
learn-together-done-do = Press Done.
learn-together-after = They draw in turn, the attacker first, the defender last. Boris beat everything, so he attacks next, and you sit on his left.
learn-together-astray = Boris got off lightly: your ten would have fitted the ten he beat with.

# --- last ---
learn-last = The end
learn-last-away = No talon: whoever has no cards left is out, and safe. The last one with cards is the durak. You have two, Vera has four.
learn-last-away-do = Be out of cards before her.
learn-last-after = You are out, and Vera is the durak. Your king cost her the attack, and so the seven could not hurt you any more.
learn-last-astray = This time it was you: Vera beat the seven, and then she attacked. Lead the king first: she must take it, and you lead again.

# --- transfer ---
learn-transfer = Passing it on
learn-transfer-pass-on = Another game, Transfer: while nothing is beaten, the attack can be passed on to the left with a card of the same rank. Boris attacks you.
learn-transfer-pass-on-do = Pass it on with your eight.
learn-transfer-after = Now Vera has two eights to answer. This is played in Transfer alone, and never in the first bout.
learn-transfer-astray = That is allowed too. But your eight would have passed the attack on to Vera, with two cards to beat.
