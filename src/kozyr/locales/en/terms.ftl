# The words of the game, used everywhere. CARD, RANK, SUIT, SEAT and SAME_SUIT are functions of the caller:
# CARD("Qh"), RANK("Q" or "Qh") and SUIT("h" or "Qh") give these words, or the signs on the faces where a face is shown.

rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace

# What stands on the faces.
index-J = J
index-Q = Q
index-K = K
index-A = A

# $form: one is a single card of the suit.
suit-c = { $form ->
    [one] club
   *[all] clubs
  }
suit-d = { $form ->
    [one] diamond
   *[all] diamonds
  }
suit-h = { $form ->
    [one] heart
   *[all] hearts
  }
suit-s = { $form ->
    [one] spade
   *[all] spades
  }
# $rank and $suit are words from above.
card-name = { $rank } of { $suit }

cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }

durak = durak
talon = Talon
trump = Trump
discard-pile = Discard
bout-number = Bout { $bout }

preset-atlasnye = Atlasnye
preset-atlasnye-about = The game for two, with the Atlasnye deck: throw in, beat or take.
preset-classic = Classic
preset-classic-about = The throw-in game everybody knows; at most five cards in the first bout.
preset-club = Club
preset-club-about = Strict: with five or more at the table only the defender’s neighbours throw in.
preset-transfer = Transfer
preset-transfer-about = The defender may pass the attack on with a card of the same rank.
preset-custom = Custom
preset-custom-about = Your own choice of rules.

# The levels, and what each is like.
opponent-easy = Easy
opponent-easy-about = Remembers only the last few bouts, plays without much thought.
opponent-medium = Medium
opponent-medium-about = Remembers trumps and aces, forgets low cards.
opponent-hard = Hard
opponent-hard-about = Counts every card, tries out many possible deals.
opponents-honest = No program looks into your cards: each is handed what its own seat sees, and nothing more.
opponent-plain = Thrifty
opponent-plain-about = Plays its cheapest card and keeps its trumps.
opponent-random = Carefree
opponent-random-about = Plays any card it may.

# The house's names for programs.
persona = { $n ->
    [0] Vera
    [1] Konstantin
    [2] Anna
    [3] Boris
    [4] Nina
    [5] Pavel
    [6] Zoya
   *[7] Ilya
  }
you = You
somebody = Guest

ordinal = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
  }
