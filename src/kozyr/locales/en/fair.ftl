# Whether a deal was fair: the panel at the end of a game (docs/fair-deals.md).
tool-fair = Fair deal
fair-title = Was the deal fair?
fair-loading = Fetching the record of this game…
fair-proved = Proved: nobody could choose the cards.
fair-proved-unnoted = The deck is what the secret makes. This browser has no note of a promise made before the deal, so the record alone speaks for that.
fair-unproved = Something does not fit.
fair-none = This game was dealt before deals could be proved.
fair-how = Before the deal the server fixed a secret and showed its fingerprint. Then your browser added a number of its own. Both together made the deck. Now the secret is shown, and your browser has just made the deck again and compared.
fair-how-alone = This deal was made from the secret alone: nobody was promised anything before, and nothing was added. It shows that the deck is what the secret makes, no more. Today’s deal is made from its date, the same for everybody.
fair-commitment = Fingerprint, shown before the deal
fair-fingerprint = Fingerprint of the secret
fair-nonces = What your browser added
fair-seed = The secret, shown now
fair-record = Record of the game
fair-copy = Copy the record
fair-copied = Copied.
fair-copy-failed = The browser does not let this page copy. Select the record and copy it yourself.
fair-other = Check a record
fair-check = Check
fair-terminal = “kozyr verify” in a terminal says the same, and replays every move too.
fair-found-record = This is no record of a finished game.
fair-found-lacks = The record has no { $field }.
fair-found-bad-seed = The secret is not 64 hexadecimal digits.
fair-found-bad-nonces = The added numbers are not written as they should be.
fair-found-commitment = The fingerprint in the record is not that of the secret.
fair-found-noted = The secret is not the one whose fingerprint this browser was shown before the deal.
fair-found-deck = { $found ->
    [none] Card { $place } of the deck is missing; the secret makes it { $expected }.
   *[other] { $expected ->
        [none] The deck has one card too many, { $found } at place { $place }.
       *[other] Card { $place } of the deck is { $found }; the secret makes it { $expected }.
    }
  }
fair-found-dealer = The dealer is not the one that the secret makes.
fair-found-first = The seat that began is not the one that the secret makes.
fair-found-unfinished = The game is not over: its secret should not be known yet.
fair-found-seal = Something in the record was changed after the game: a move, or another field.
