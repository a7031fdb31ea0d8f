# The rules pages. Which of these sentences a page holds follows from the values of its rules (kozyr.text.outline).
# Facts are the same for all of them:
# $preset $hand $deck $lowest (a rank) $least $most (seats) $full (the seat count that leaves no talon, else 0)
# $limit $first (attack cards) $two (yes: two players and never more) $throwers (one, all, neighbours, neighbours_from_5)
# and the cards of the examples: $plain $higher $small $trump-card.
# CARD and RANK as in terms.ftl; KEY is a key of the keyboard; EM is stressed.

rules-language = English
rules-heading = { $preset ->
    [atlasnye] Durak with the Atlasnye deck
    [custom] Durak by your own rules
   *[other] { rules-name } Durak
  }
rules-name = { $preset ->
    [atlasnye] { preset-atlasnye }
    [classic] { preset-classic }
    [club] { preset-club }
    [transfer] { preset-transfer }
   *[custom] { preset-custom }
  }
rules-about = { $preset ->
    [atlasnye] { preset-atlasnye-about }
    [classic] { preset-classic-about }
    [club] { preset-club-about }
    [transfer] { preset-transfer-about }
   *[custom] Every option is yours to set. What follows is what these values mean at the table.
  }
rules-title = { rules-heading }: the complete rules
rules-description = { $least ->
    [2] { $most ->
        [2] How to play { rules-heading }: two players, { $deck } cards. The deal, the bout step by step, throwing in, drawing, the end, and the keys.
       *[other] How to play { rules-heading }: { $least } to { $most } players, { $deck } cards. The deal, the bout step by step, throwing in, drawing, the end, and the keys.
      }
   *[other] How to play { rules-heading }: { $least } to { $most } players, { $deck } cards.
  }

# --- around the text ---
rules-kicker = The rules
rules-brand = Durak
rules-presets = Other rules
rules-languages = Languages
rules-contents = Contents
rules-start = Start game
rules-back = Back to the game
rules-skip = To the rules

# --- facts at the head ---
rules-facts = At a glance
rules-fact-seats = Players
rules-fact-seats-is = { $two ->
    [yes] { $most }
   *[no] { $least }–{ $most }
  }
rules-fact-deck = Deck
rules-fact-deck-is = { $deck } cards, { RANK($lowest) } to ace
rules-fact-hand = Hand
rules-fact-hand-is = { $hand } cards
rules-fact-limit = In a bout
rules-fact-limit-is = { $limit ->
    [one] { $limit } attack card
   *[other] up to { $limit } attack cards
  }
rules-fact-first = First bout
rules-fact-first-is = { $first ->
    [one] { $first } attack card
   *[other] up to { $first } attack cards
  }
rules-fact-until-discard = Until the first discard
rules-fact-throw = Who throws in
rules-fact-throw-is = { $throwers ->
    [none] nobody
    [one] the attacker
    [all] everybody
    [neighbours] the neighbours
   *[neighbours_from_5] neighbours from five on
  }
rules-fact-transfer = Passing on
rules-fact-transfer-is = allowed

# --- the goal ---
rules-goal = The goal
rules-goal-rid = Get rid of your cards. When the talon is used up, whoever has no cards left is out of the game. The last one still holding cards is the { EM("durak") }, the fool.
rules-goal-alone = There is one loser, and everybody plays for themselves.
rules-goal-duel = There are two of you: one beats the other, or both run out at once and it is a draw.

# --- the cards ---
rules-cards = The cards
rules-cards-deck = A deck of { $deck } cards in four suits, from the { RANK($lowest) } up to the ace.
rules-cards-trump = One suit is { EM("trump") } for the whole game. The turned card decides which.
rules-cards-beat = A card is beaten by a higher card of its own suit or, if it is no trump, by any trump. A trump is beaten only by a higher trump. Nobody has to follow suit.
rules-cards-sample = With spades as trump, { CARD($higher) } and { CARD($small) } both beat { CARD($plain) }. But { CARD($small) } does not beat { CARD($trump-card) }: that takes a higher spade.

# --- the deal ---
rules-deal = The deal
rules-deal-dealer = The dealer is drawn by lot, anew for every game.
rules-deal-round = Cards are dealt one at a time, clockwise, beginning to the left of the dealer, until everybody has { $hand }.
rules-deal-turn = The next card is turned: its suit is trump. It goes face up under the rest of the deck, the { EM("talon") }, and will be drawn last.
rules-deal-full = With { $full } players every card is dealt and none is left to turn. Then the last card dealt, the dealer’s own, is shown to all and sets the trump. It stays in the dealer’s hand and counts as a card dealt there.
rules-deal-first = Whoever was dealt the lowest trump attacks first, with any card they like. The turned card is in nobody’s hand and does not count.
rules-deal-nobody-random = If nobody was dealt a trump, who attacks first is decided by lot.
rules-deal-nobody-seat0 = If nobody was dealt a trump, the first seat attacks: against the programs, that is you.

# --- the bout ---
rules-bout = The bout
rules-bout-what = The game is a series of { EM("bouts") }. In each, one player attacks and the next one clockwise who is still in the game defends. At any moment exactly one player is to act.
rules-bout-what-two = The game is a series of { EM("bouts") }. In each, one of you attacks and the other defends. At any moment exactly one of you is to act.

rules-lead = Lead
rules-lead-any = The attacker plays any one card. The lead cannot be passed.

rules-beat = Beat or take
rules-beat-oldest = The defender answers the attack card that has lain open longest: beats it with a card from the hand, or says { EM("take") }.
rules-beat-always = Taking is always allowed, even for somebody who could beat. While an attack card waits for an answer, nobody else acts.

rules-pass-on = Or pass it on
rules-pass-on-how = Instead of beating, the defender may lay a card of the same rank beside the attack. The whole attack then goes to the next player clockwise.
rules-pass-on-how-two = Instead of beating, the defender may lay a card of the same rank beside the attack. The whole attack then goes back to the one who made it.
rules-pass-on-two = With two players left, the attack goes back to the one who made it.
rules-pass-on-when = This is possible only as long as no card of the bout has been beaten and the defender has not said take.
rules-pass-on-limit = With the added card there may be no more attack cards than the limit allows ({ $limit }, at first { $first }), and no more than the new defender holds.
rules-pass-on-limit-plain = With the added card there may be no more attack cards than { $limit }, and no more than the new defender holds.
rules-pass-on-roles = Whoever passed the attack on is the attacker now, and the limit is counted anew from the new defender’s hand. The new defender may pass it on again. Open cards are answered oldest first.
rules-pass-on-first-no = In the first bout of the game nothing is passed on.
rules-pass-on-first-yes = This holds from the first bout on.
rules-pass-on-never = These rules allow the attack to be passed on, but a bout of one attack card leaves no room for it.

rules-throw = Throw in
rules-throw-when = Once every attack card is beaten, or once the defender has said take, more attack cards may be thrown in, one at a time.
rules-throw-rank = A card fits if its rank already lies on the table, as an attack card or as a beating card.
rules-throw-who-one = Only the attacker throws in. An attacker who does not want to, or cannot, says done.
rules-throw-who-all = Everybody but the defender may throw in.
rules-throw-who-neighbours = Only the defender’s two neighbours may throw in: the nearest players before and after the defender who are still in the game.
rules-throw-who-from-5 = If five or more players were in the game when the bout began, only the defender’s two neighbours may throw in. With four or fewer, everybody but the defender may.
rules-throw-neighbours = Players who are out are passed over in looking for the neighbours. A neighbour who runs out of cards in the middle of a bout is not replaced.
rules-throw-neighbours-passed = When an attack has been passed on, the neighbours are those of the new defender.
rules-throw-order = The attacker is asked first, then the others clockwise. Whoever adds no card says done.
rules-throw-again = Every new card gives the first say back to the attacker. After it is beaten, or at once if the defender is taking, the question goes round again, also to those who had said done.
rules-throw-asked = A player who holds cards but none that fits is asked all the same, and says done: to be skipped would tell the others what is in the hand. A player without cards is not asked.

rules-limit = The limit
rules-limit-most = { $limit ->
    [one] A bout holds one attack card and no more. Nothing is thrown in.
   *[other] A bout holds at most { $limit } attack cards, and never more than { EM("the number of cards the defender held when the bout began") }.
  }
rules-limit-first-bout = { $first ->
    [one] In the first bout of the game it is one attack card only.
   *[other] In the first bout of the game it is at most { $first }.
  }
rules-limit-first-discard = { $first ->
    [one] Until cards have been discarded for the first time, it is one attack card only.
   *[other] Until cards have been discarded for the first time, it is at most { $first }.
  }
rules-limit-fixed = The number is fixed at the start of the bout and stays, also after a take. Cards used for beating do not count, and how many cards the defender still holds now does not matter.
rules-limit-anew = Only passing the attack on counts it anew.
rules-limit-three = So a defender who began with three cards and has beaten two can be given one more card, not four.

rules-over = The end of the bout
rules-over-when = The bout is over when every attack card is beaten, or the defender has said take, and no more cards come: the limit is reached, nobody who may throw in has cards, or all of them have said done since the last card.
rules-over-when-one = The bout is over as soon as the attack card is beaten or taken.
rules-over-beaten = { EM("All beaten") }: the cards go to the discard pile, face down and for good. The defender attacks next. If the defender is out, it is the next player clockwise.
rules-over-beaten-two = { EM("All beaten") }: the cards go to the discard pile, face down and for good. The defender attacks next.
rules-over-taken = { EM("Taken") }: the defender picks up every card on the table, attack and beating cards alike, and loses the attack. The next player clockwise after the defender attacks. With two players left that is the same attacker again.
rules-over-taken-two = { EM("Taken") }: the defender picks up every card on the table, attack and beating cards alike, and the same attacker leads again.

# --- drawing, and going out ---
rules-draw = Drawing and going out
rules-draw-order = After the bout, as long as the talon lasts, hands are filled up to { $hand }: the attacker first, then the others clockwise, the defender last. Each draws all they need before the next one begins.
rules-draw-order-two = After the bout, as long as the talon lasts, hands are filled up to { $hand }: first the attacker draws all they need, then the defender.
rules-draw-order-passed = If the attack was passed on, whoever passed it on last draws first.
rules-draw-last = A player with { $hand } or more draws nothing. The turned trump is the last card of the talon.
rules-draw-out = When the talon is empty, whoever has no cards after the bout is out. Never earlier: a player whose last card goes in the middle of a bout stays in it until it is over and drawn for.

# --- the end ---
rules-end = The end of the game
rules-end-durak = When a bout is over and drawn for, and one player alone still holds cards, that player is the durak.
rules-end-draw = If nobody holds cards any more, it is a draw: there is no durak.
rules-end-others = { $preset ->
    [club] Everybody but the durak has a club win. A draw is nobody’s win, not even of those who were out already.
   *[other] Everybody but the durak has got away. A draw is nobody’s win, not even of those who were out already.
  }
rules-end-repetition = Cards can go round for ever. So when a bout is about to begin with the same hands, the same attacker and as many talon cards as before, for the third time in the game, the game is a draw at once.
rules-end-resign = You may resign at any moment, also when it is not your turn. Against programs the game is over then, and you are the durak.
rules-end-resign-people = At a table with other people it goes on: a program plays the cards of whoever left.
rules-end-clock = Where a table has a clock and the time runs out, the defender takes, a player asked to throw in says done, and the leader leads their lowest card that is no trump, or else their lowest trump.

# --- an example ---
rules-example = Examples
rules-example-trump = Spades are trump.
rules-example-beaten = All beaten
rules-example-beaten-1 = The attacker leads { CARD("9h", case: "accusative") }.
rules-example-beaten-2 = The defender beats it with { CARD("Qh", case: "instrumental") }.
rules-example-beaten-3 = A queen lies on the table now, so the attacker throws in { CARD("Qc", case: "accusative") }.
rules-example-beaten-4 = The defender beats it with a trump: { CARD("9s") }.
rules-example-beaten-5 = Nobody adds a card. All four are discarded, and the defender attacks next.
rules-example-beaten-end = The bout is over. Both cards are discarded, and the defender attacks next.
rules-example-taken = Taken
rules-example-taken-1 = The attacker leads { CARD("Td", case: "accusative") }.
rules-example-taken-2 = The defender has no higher diamond, keeps the trumps, and takes.
rules-example-taken-3 = The attacker adds { CARD("Th", case: "accusative") }: its rank lies on the table.
rules-example-taken-4 = The defender picks up everything on the table and does not attack in the next bout.
rules-example-passed = Passed on
rules-example-passed-1 = The attacker leads { CARD("Tc", case: "accusative") }.
rules-example-passed-2 = The defender lays { CARD("Td", case: "accusative") } beside it.
rules-example-passed-3 = Two tens now lie before the next player, who must hold at least two cards. Whoever passed them on is the attacker now.
rules-example-passed-3-two = Two tens now lie before the one who led, who must hold at least two cards. Whoever passed them on is the attacker now.

# --- what is left out ---
rules-without = What is not played here
rules-without-points = No card points, no jokers.
rules-without-teams = No partners.
rules-without-exchange = The turned trump is not exchanged for the lowest one.
rules-without-passing-on = The attack is not passed on to the next player.
rules-without-showing = An attack is not passed on by only showing a trump: the card is laid down.
rules-without-fool = The durak of the last game is not attacked first in the next one, and finishing with sixes earns nobody epaulettes.
rules-without-discards = The discard pile is not looked through.

# --- playing here ---
rules-here = Playing here
rules-here-glow = The cards you can play glow. The others are dimmed and say why not. The line above your hand says what is asked of whom.
rules-here-mouse = Mouse
rules-here-mouse-how = Click a glowing card to play it. Point at a dimmed one to read why it cannot be played.
rules-here-touch = Touch
rules-here-touch-how = Tap a glowing card to play it. Tap a dimmed one and the table says why it cannot be played. A touch outside the cards does nothing.
rules-here-buttons = Buttons
rules-here-buttons-how = { EM("Take") } when you defend, { EM("Done") } when you have nothing more to throw in. They never change places.
rules-here-choice = When a card could beat or pass on, the table asks which you mean.
rules-here-alone = When nothing in your hand fits, the table can say done for you, after a pause as long as a person’s. Settings turn this off.
rules-here-keys = Keyboard
rules-here-keys-move = { KEY("←") } { KEY("→") }
rules-here-keys-ends = { KEY("Home") } { KEY("End") }
rules-here-keys-play = { KEY("Enter") } { KEY("Space") }
rules-here-keys-take = { KEY("T") }
rules-here-keys-done = { KEY("D") }
rules-here-keys-read = { KEY("L") }
rules-here-all-keys = All keys
rules-here-keys-list = { KEY("?") }

# --- words ---
rules-words = Words
rules-word-attacker = Attacker
rules-word-attacker-is = The player who leads the bout.
rules-word-defender = Defender
rules-word-defender-is = The player who has to beat or take: the next player clockwise after the attacker.
rules-word-defender-is-two = The player who has to beat or take.
rules-word-bout = Bout
rules-word-bout-is = One attack, from the lead to the cleared table.
rules-word-throw = Throwing in
rules-word-throw-is = Adding an attack card of a rank that lies on the table.
rules-word-limit = Limit
rules-word-limit-is = How many attack cards this bout may hold.
rules-word-talon = Talon
rules-word-talon-is = The cards not yet dealt, with the turned trump under them.
rules-word-discard = Discard pile
rules-word-discard-is = Beaten cards, out of the game.
rules-word-out = Out
rules-word-out-is = Without cards after a bout, once the talon is empty.
rules-word-durak = Durak
rules-word-durak-is = The last one holding cards. Russian for fool.

# --- options ---
rules-options = These rules as options
rules-options-about = A preset is a set of values. Under “{ preset-custom }” you can change any of them.
rules-option = Option
rules-value = Here
rules-others = Could be
