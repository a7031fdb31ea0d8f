# On the rules pages: how to play well, and what people ask. Which of these stand on a page follows from its rules (kozyr.text.advice).
# Facts as in rules.ftl.

# --- playing well ---
rules-tips = Playing well
rules-tip-low = Lead your lowest plain card. If you hold two of a rank, lead one of them: whatever beats it, the other can be thrown in.
rules-tip-low-one = Lead your lowest plain card, and keep the high ones to beat with.
rules-tip-trumps = Keep your trumps while the talon lasts. They decide the game once it is gone, and a trump spent on a small card is a small card won.
rules-tip-take = Taking early is no shame. Two or three cards beaten only with good trumps cost more than the cards you pick up; the same take without a talon often costs the game.
rules-tip-same-rank = Beat with a rank that lies on the table already, if you can: every new rank is one more that can be thrown in.
rules-tip-generous = Think before you throw in to somebody who is taking. Small plain cards, yes; a trump or an ace becomes theirs.
rules-tip-watch = Watch what goes. A card that was taken is in that hand until it is played, and what was discarded never comes back: once the ace of a suit is gone, its king is as good as an ace.
rules-tip-talon = Count the talon. The turned trump goes to whoever draws the last card: count who draws first, and how many, and you may steer it your way.
rules-tip-end-two = When the talon is empty, you can know the other hand: it is every card that you do not hold and have not seen discarded. Then look for attacks that cannot be beaten, and get rid of your weak cards.
rules-tip-end = When the talon is empty, the one with few weak cards left gets away. Play those off while you attack, and keep one sure card for the last beat.
rules-tip-weak-seat = Whoever beats everything attacks next. Do not help a strong hand out of the game: if your neighbour has one card left, do not lead the very card they are waiting for.
rules-tip-pass-on = Where attacks can be passed on, a pair is a shield: a card of the attack’s rank sends it on, and the next player has two cards to answer. Lead ranks of which you have seen the others go, and nobody can send them back.

# --- what people ask ---
rules-questions = Questions
rules-question-must-beat = Must I beat if I can?
rules-question-must-beat-is = No. You may take whenever an attack card waits for you.
rules-question-suit = Must I follow suit?
rules-question-suit-is = No. Any trump beats any plain card, also if you hold the suit.
rules-question-first-trump = Must the lowest trump be led?
rules-question-first-trump-is = No. It only decides who leads; any card will do.
rules-question-after-take = May cards still be added once I have said take?
rules-question-after-take-is = Yes, as long as their ranks lie on the table and the limit is not reached. You pick them all up.
rules-question-too-many = Can I be given more cards than I hold?
rules-question-too-many-is = No. There are never more attack cards than you held when the bout began; those you have beaten already are counted.
rules-question-any-card = May I throw in any card?
rules-question-any-card-is = Only one whose rank lies on the table, whoever played it.
rules-question-order = Can two players throw in at once?
rules-question-order-is = No. Everybody is asked in order, the attacker first, and again after each new card.
rules-question-done-again = I have said done. Am I out of this bout?
rules-question-done-again-is = No. If another card is added, you are asked again.
rules-question-who-next = Who attacks next?
rules-question-who-next-is = Whoever has beaten everything. Whoever took is passed over.
rules-question-who-next-two = Who attacks next?
rules-question-who-next-two-is = Whoever has beaten everything. After a take the same one attacks again.
rules-question-no-cards = I have no cards left. Am I out?
rules-question-no-cards-is = When the bout is over, and only if the talon is empty. While it lasts you draw again.
rules-question-both-out = What if the last cards go at the same time?
rules-question-both-out-is = A draw: nobody is the durak.
rules-question-pass-trump = Can I pass the attack on with a trump?
rules-question-pass-trump-is = Yes, if it is of the attack’s rank. It is laid down and becomes an attack card.
rules-question-pass-beaten = Can I beat one card and pass the others on?
rules-question-pass-beaten-is = No. Once a card of the bout is beaten, nothing is passed on any more.
rules-question-discards = May I look at the discarded cards?
rules-question-discards-is = Not by these rules: who remembers plays better. A casual table may offer it as an aid.
rules-question-swap = Can the lowest trump be exchanged for the turned one?
rules-question-swap-is = Not here.
rules-question-honest = Do the programs see my cards?
rules-question-honest-is = No. A program is handed what you would see in its seat, and remembers what was played. Nothing else reaches it.
rules-question-fair = Is the deal fair?
rules-question-fair-is = It can be proved. Before the deal the server commits to a secret, your browser adds a random number of its own, and the two together make the deck. When the game is over, “{ tool-fair }” shows it all.
