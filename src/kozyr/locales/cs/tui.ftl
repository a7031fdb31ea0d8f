# Hra v terminálu: kozyr tui, a po řádcích kozyr tui --plain.

tui-list-or = { $most } nebo { $last }
tui-list-and = { $most } a { $last }

# --- co stojí kolem stolu ---
tui-trump = { trump } { $face }
tui-talon = { talon } { $count }
tui-discard = { discard-pile } { $count }
tui-no-card = Není vybrána žádná karta
tui-tally = Kdo byl u tohoto stolu durak: { $tally }
tui-title = { title } · { $preset } · { seats-word } · { $opponent }

# Řádek kláves: klávesa a slovo.
tui-key-move = vybrat
tui-key-play = hrát
tui-key-new = nová hra
tui-key-keys = všechny klávesy
tui-key-quit = odejít
tui-keys-sort = Seřadit podle hodnoty nebo podle barvy
tui-keys-counts = Kolik má kdo karet, balíček a trumf
tui-keys-again = Říct znovu, co se čeká
tui-sorted = { $by ->
    [rank] Seřazeno podle hodnoty
   *[suit] Seřazeno podle barvy, trumfy nakonec
  }
tui-thinking = Hledá se rada…

# --- po řádcích: volby a výzva ---
plain-welcome = { tui-title }. Napiš číslo tahu a stiskni Enter; otazník vypíše ostatní příkazy.
plain-opponents = Tvoji soupeři: { $names }.
plain-choice-lead = vynést { CARD($card, case: "accusative") }
plain-choice-throw = přihodit { CARD($card, case: "accusative") }
plain-choice-beat = přebít { CARD($card, case: "ins") }
plain-choice-transfer = poslat dál { CARD($card, case: "ins") }
plain-choice-take = beru
plain-choice-done = { $phase ->
    [throw_in_taking] hotovo
   *[other] hotovo
  }
plain-choice-again = hrát znovu
plain-choice-stop = skončit
plain-choice-resign = vzdát
plain-choice-play-on = hrát dál
plain-help = Příkazy: číslo vybírá tah; zápis karty, třeba 9h nebo 10s, ji zahraje, nebo řekne, proč to nejde; t – beru; d – hotovo; h – rada; u – vzít tah zpátky; l čte stůl; c čte počty karet a trumf; r opakuje; g – vzdát; q – odejít. Barvy: c kříže, d káry, h srdce, s piky.
plain-bad-choice = Volba „{ $text }“ neexistuje. Napiš { $count ->
    [1] 1
   *[other] číslo od 1 do { $count }
  }, nebo otazník: vypíše příkazy.
plain-not-now = Teď to nejde.
plain-several = Hrát { CARD($card, case: "accusative") } jde víc způsoby. Vyber číslo.
plain-place = { $name }: { $how }.
plain-left = Odcházíš ze hry.
plain-input-ended = Vstup skončil, a s ním i hra.

# --- špatné spuštění ---
tui-no-terminal = Tohle chce terminál. kozyr tui --plain hraje po řádcích, i přes rouru.
