# Games that are over: the list of one's own, and each of them move by move, on the page and in the terminal.

# --- the review ---
review-title = Hra tah po tahu
review-title-of = { $preset }: tah po tahu
review-seat = Hráč { $n }
review-start = Rozdání
review-step = Kolo { $bout }, tah { $move } z { $moves }
review-slider = Tah
review-keys = Procházení hry
review-first = Na začátek
review-back = O tah zpět
review-play = Přehrát
review-pause = Pauza
review-forward = O tah dál
review-bout = Na další kolo
review-last = Na konec
review-view = Čí pohled
review-open = Odkryté karty
review-speed = Rychlost
review-moves = Tahy
review-hands = Karty v ruce
review-cards = { $name }: { $cards }
review-unfinished = Nedohraná hra
review-only = V tomto zápisu je jen to, co je vidět z jednoho místa: { $name }.
review-spectator = V tomto zápisu je jen to, co vidí divák.
tool-moves = Tahy
tool-share = Sdílet
tool-save = Uložit
tool-save-all = Uložit tyto hry
tool-import = Otevřít hru
tool-past = Odehrané hry

# --- handing a game on ---
share-link = Celá hra je v odkazu samém, žádný server se o ní nedozví
share-record = Hra v DPN
share-about = Kdo ji má, vidí všechny rozdané karty. Jména v ní nejsou.

# --- handing a game over ---
review-import = Otevřít hru
review-import-about = Vlož hry v DPN, každou na vlastní řádek, nebo vyber soubor.
review-import-label = Hry v DPN
review-import-file = Vybrat soubor
review-import-open = Otevřít
review-found = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
  }
review-found-more = Vypsáno je prvních { $count }.
review-odd = Tady se nepřečte

# --- why a record cannot be looked at; $move counts from 1 ---
review-refused-bad-syntax = Tohle není hra v DPN, nebo z ní část chybí.
review-refused-bad-rules = Pravidla téhle hry tu nejsou známá.
review-refused-bad-seats = Podle těchto pravidel tolik hráčů být nemůže.
review-refused-bad-deck = Některá karta chybí, je špatně, nebo je tu dvakrát.
review-refused-bad-first = Kdo vynesl první, vynášet nemohl.
review-refused-bad-action = Tah { $move } nejde přečíst.
review-refused-illegal-action = Tah { $move } tam není dovolený.
review-refused-after-end = Tah { $move } přichází až po konci hry.
review-refused-bad-result = Tahy vedou k jinému výsledku, než je uvedený.
review-refused-bad-link = Odkaz je poškozený: žádná hra v něm není.
review-refused-record-too-large = Na jednu hru je to moc.
review-refused-no-record = Žádná hra tu není.
review-refused-bad-file = Soubor se nepodařilo přečíst.

# --- the list ---
past-all = všechny
past-filters = Které hry
past-result = Výsledek
past-won = Výhra
past-draw = Remíza
past-durak = Durak
past-resigned = Vzdáno
past-against = soupeři: { $names }
past-bouts = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kol
  }
past-more = Ukázat další
past-none = Zatím žádná odehraná hra.
past-none-such = Taková hra tu není.
past-clear = Ukázat všechny
past-saved = { $count ->
    [one] Uložena { $count } hra.
    [few] Uloženy { $count } hry.
   *[other] Uloženo { $count } her.
  } { $missing ->
    [0] {""}
    [one] { $missing } nešla přečíst.
    [few] { $missing } nešly přečíst.
   *[other] { $missing } nešlo přečíst.
  }

# --- the terminal ---
replay-several = { $count ->
    [one] Je tu { $count } hra.
    [few] Jsou tu { $count } hry.
   *[other] Je tu { $count } her.
  } Vyber jednu: --game.
replay-bad-game = Hra { $n }: { $why }
replay-no-game = Hra { $n } tu není, celkem jich je { $count }.
replay-key-move = tah
replay-key-bout = kolo
replay-key-play = přehrát
replay-key-open = odkrýt karty
replay-key-seat = jiné místo
replay-key-speed = rychlost
