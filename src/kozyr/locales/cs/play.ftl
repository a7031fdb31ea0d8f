# Hra u stolu: vracení tahu, řazení karet, víc karet naráz, pomůcky, klávesy, bilance, hra dne.
# $who je you nebo other; $name je jméno místa.

# --- vracení tahu ---
key-undo = Vrátit tah
keys-undo = Zpět: vzít zpátky svůj poslední tah
log-undo = { $who ->
    [you] Bereš zpátky svůj poslední tah
   *[other] { $name } bere tah zpátky
  }

# --- řazení karet ---
sort-title = Řazení karet
sort-suit = podle barvy
sort-rank = podle hodnoty
sort-own = vlastní
trumps-title = Trumfy
trumps-left = vlevo
trumps-right = vpravo
tell-sorted = { $sort ->
    [suit] Karty seřazené podle barvy
    [rank] Karty seřazené podle hodnoty
   *[own] Karty ve tvém vlastním pořadí
  }
tell-moved = { CARD($card) }: { $place } z { $count }
keys-sort = Řazení karet: podle barvy, podle hodnoty, vlastní
keys-shift = Přesunout vybranou kartu v ruce

# --- víc stejných karet jedním tahem; $rank je jejich hodnota, $count kolik ---
several-label = Kolik { RANK($rank, case: "plural") }?
several-one = Jen { CARD($card) }
several-all = { $count ->
    [2] Obě
    [3] Všechny tři
   *[other] Všechny čtyři
  }
several-some = { $count ->
    [2] Dvě
   *[other] Tři
  }
card-several = Se Shiftem: víc karet stejné hodnoty
card-several-tip = Podrž nebo klikni se Shiftem a zahraješ víc takových karet
card-next = Je na řadě
keys-several = Víc karet stejné hodnoty
log-several-stopped = Ostatní ti zůstávají v ruce

# --- tažení ---
keys-drag = Tažením na stůl kartu hraješ, tažením po ruce ji přesuneš

# --- pomůcky ---
aids-title = Pomůcky pro paměť
aids-note = Jen proti programům. Pomůcky neprozradí nic, co u stolu nebylo vidět.
aids-counter = Počítat karty, které ještě nebyly vidět
aids-discards = Ukázat poslední odhozené kolo
counter-label = Ještě nebyly vidět: { cards-count }
counter-suit = { SUIT($suit) }: { $ranks }
counter-none = { SUIT($suit) }: žádné
last-bout-label = Poslední odhozené kolo
last-bout-none = Zatím nic není odhozeno
keys-counts = Počty karet a trumf
keys-say-again = Říct znovu
read-counts = Balíček: { $talon }. Odhoz: { $discard }. V ruce máš: { $own }.
read-seat-count = { $name }: { $count }.
read-nothing = Zatím nic nezaznělo.

# --- vlastní klávesy ---
keys-left = O kartu doleva
keys-right = O kartu doprava
keys-first = První karta
keys-last = Poslední karta
keys-change = Změnit
keys-change-label = Změnit klávesu: { $what }
keys-press = Stiskni klávesu…
keys-taken = { $key } už patří jinam: { $what }. Zvol jinou.
keys-reserved = { $key } zvolit nejde. Zvol jinou.
keys-changed = { $what }: { $key }
keys-usual = Obnovit obvyklé klávesy
keys-about = Při psaní klávesy nic nedělají. Esc ponechá starou klávesu.
keys-name-space = Mezerník
keys-name-enter = Enter
keys-name-home = Home
keys-name-end = End
keys-name-shift = Shift
keys-name-escape = Esc

# --- bilance ---
tally-title = Zatím u tohoto stolu
tally-durak = { $count ->
    [0] ani jednou durak
    [one] jednou durak
    [2] dvakrát durak
   *[other] { $count }krát durak
  }
tally-games = { $games ->
    [one] Jedna hra
    [few] { $games } hry
   *[other] { $games } her
  }{ $draws ->
    [0] {""}
    [one] , jedna remíza
    [few] , { $draws } remízy
   *[other] , { $draws } remíz
  }

# --- jmenovky a nadpis ---
seat-label-level = { $name }, { $level }: { cards-count }
title-turn = Jsi na tahu – { title }

# --- rada a ostatní tahy ---
hint-list-title = Jakou cenu má který tah
hint-list-about = V kolika ze 100 her, které se odtud můžou odvinout, z tebe durak nebude, jak to odhaduje úroveň Těžká.
hint-list-best = rada
hint-list-chance = { $percent } ze 100
hint-list-lead = Vynést { CARD($card, case: "accusative") }
hint-list-throw = Přihodit { CARD($card, case: "accusative") }
hint-list-beat = Přebít: { CARD($card) }
hint-list-transfer = Poslat dál: { CARD($card) }
hint-list-take = Brát
hint-list-pass = { $phase ->
    [throw_in_taking] Říct „Hotovo“
   *[other] Říct „Hotovo“
  }

# --- hra dne ---
today-new = Hra dne, { $date }
today-running = Hra dne, { $date }: hrát dál
today-over = Hra dne, { $date }: { $how ->
    [durak] durak jsi ty
    [draw] remíza
   *[other] durak je někdo jiný
  }
today-about = Stejné karty pro všechny, jeden pokus, žádné rady.
table-today = { title-table } · { $date }

# --- odmítnutí ---
refusal-nothing-to-undo = Zatím nemáš co vzít zpátky.
refusal-undo-among-people = Kde hrají i jiní lidé, tahy se zpátky neberou.
refusal-discards-among-people = Kde hrají i jiní lidé, pamatuje si odhoz každý sám.
refusal-not-in-todays-deal = Ve hře dne nejsou rady a tahy se zpátky neberou.
refusal-not-in-a-lesson = V lekci nejsou rady a tahy se zpátky neberou: začni ji znovu.
refusal-played-today = Hra dne ti už byla rozdána.

tool-aids = Paměť
