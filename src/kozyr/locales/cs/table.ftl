# Stůl: co se od koho čeká, co se stalo, jak to dopadlo.
# $who je you nebo other; $name je jméno místa.

# --- řádek nad kartami ---
message-connecting = Sedáme ke stolu…
message-lead = Vynášíš: hraj jakoukoli kartu
message-beat = Přebij { CARD($card, case: "accusative") }, nebo ber
message-beat-transfer = Přebij { CARD($card, case: "accusative") }, pošli dál, nebo ber
message-transfer = Pošli { CARD($card, case: "accusative") } dál, nebo ber
message-only-take = Nemáš čím přebít { CARD($card, case: "accusative") }: ber
message-throw = Přihoď { $ranks }, nebo řekni „Hotovo“
message-throw-none = Není co přihodit: řekni „Hotovo“
message-add = { $name } bere. Přihoď { $ranks }, nebo řekni „Hotovo“
message-add-none = { $name } bere. Není co přihodit: řekni „Hotovo“
message-auto-pass = Není co přihodit
message-choose = Přebít { CARD($card, case: "accusative") }, nebo poslat dál?
message-wait-lead = { $name } vynáší
message-wait-beat = { $name } má přebít { CARD($card, case: "accusative") }
message-wait-throw = { $name } může přihodit
message-wait-add = { $who ->
    [you] Bereš. { $name } může přihodit
   *[other] { $taker } bere. { $name } může přihodit
  }
message-beaten = Přebito. Karty jdou do odhozu
message-taking = { $who ->
    [you] Bereš karty
   *[other] { $name } bere karty
  }
message-picked-up = { $who ->
    [you] Bereš { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
      }
   *[other] { $name } bere { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
      }
  }
message-next = Začíná další kolo
message-over = Konec hry

# --- role ---
role-you-attack = Útočíš
role-you-defend = Bráníš se
role-you-taking = Bereš
role-you-throw = Přihazuješ
role-you-out = Máš dohráno
role-attack = útočí
role-defend = brání se
role-taking = bere
role-throw = přihazuje
role-throw-order = přihazuje jako { ordinal }
role-passed = hotovo
role-out = dohráno
role-out-place = dohráno jako { ordinal }
role-durak = durak
role-thinking = je na tahu

# Rada; $percent je naděje, že z tebe nebude durak.
# $why: co pro tah mluví, none, když se to nedá říct pár slovy.
hint-chance = { $percent ->
    [0] ani to tě nezachrání
    [100] pak ti nic nehrozí
   *[other] šance vyváznout je { $percent } ze 100
  }
hint-why = { $why ->
    [only] , nic jiného nejde
    [lowest] , tvoje nejnižší karta
    [more] , takových máš k přihození víc
    [cheapest] , levněji to nejde
    [matching] , ta hodnota už na stole leží
    [trump] , stojí to za trumf
    [rid] , zbavíš se malé karty
    [load] , ať bere o jednu víc
    [other] , ať se brání někdo jiný
    [spare] , přebíjet by přišlo dráž
    [keep] , tvých karet je na to škoda
   *[none] {""}
  }
hint-lead = Rada: vynes { CARD($card, case: "accusative") }{ hint-why }; { hint-chance }
hint-throw = Rada: přihoď { CARD($card, case: "accusative") }{ hint-why }; { hint-chance }
hint-beat = Rada: přebij, hraj { CARD($card, case: "accusative") }{ hint-why }; { hint-chance }
hint-transfer = Rada: pošli útok dál, hraj { CARD($card, case: "accusative") }{ hint-why }; { hint-chance }
hint-take = Rada: ber{ hint-why }; { hint-chance }
hint-pass = Rada: řekni { $phase ->
    [throw_in_taking] „Hotovo“
   *[other] „Hotovo“
  }{ hint-why }; { hint-chance }

# --- tlačítka ---
key-hint = Rada
key-take = Beru
key-done = { $phase ->
    [throw_in_taking] Hotovo
   *[other] Hotovo
  }
choose-beat = Přebít { CARD($attack, case: "accusative") }
choose-transfer = Poslat dál
choose-label = Co s touto kartou: { CARD($card) }

# --- ruka a stůl, jak je říká čtečka ---
hand-label = Tvoje karty
card-can = { CARD($card) }, dá se hrát
card-cannot = { CARD($card) }, nedá se hrát
card-plain = { CARD($card) }
card-hinted = Rada
bout-label = { $limit ->
    [0] Kolo
   *[other] Kolo: útočných karet { $count }, nejvýš { $limit }
  }
bout-empty = Na stole zatím nic není
pair-open = { CARD($attack) }, nepřebito
pair-beaten = { CARD($attack) }, přebito { CARD($beat, case: "ins") }
talon-label = Balíček: { cards-count }
talon-empty = Balíček je prázdný
trump-label = Trumf: { SUIT($trump) }
trump-card-label = Otočená karta: { CARD($card) }
discard-label = Odhoz: { cards-count }
seat-label = { $name }: { cards-count }
seats-label = Soupeři
log-label = Co se stalo
log-empty = Tady bude stát, co se děje u stolu.

# --- co se stalo: průběh a hlášení ---
log-lead = { $who ->
    [you] Vynášíš { CARD($card, case: "accusative") }
   *[other] { $name } vynáší { CARD($card, case: "accusative") }
  }
log-throw = { $who ->
    [you] Přihazuješ { CARD($card, case: "accusative") }
   *[other] { $name } přihazuje { CARD($card, case: "accusative") }
  }
log-beat = { $who ->
    [you] Přebíjíš { CARD($attack, case: "accusative") }: hraješ { CARD($card, case: "accusative") }
   *[other] { $name } přebíjí { CARD($attack, case: "accusative") }: hraje { CARD($card, case: "accusative") }
  }
log-transfer = { $who ->
    [you] Posíláš útok dál: { CARD($card) }
   *[other] { $name } posílá útok dál: { CARD($card) }
  }
log-take = { $who ->
    [you] Říkáš: beru
   *[other] { $name } říká: beru
  }
log-pass = { $who ->
    [you] Říkáš: hotovo
   *[other] { $name } říká: hotovo
  }
log-resign = { $who ->
    [you] Vzdáváš hru
   *[other] { $name } vzdává hru
  }
log-discard = Přebito: do odhozu { $count ->
    [one] jde { $count } karta
    [few] jdou { $count } karty
   *[other] jde { $count } karet
  }
log-pick-up = { $who ->
    [you] Bereš { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
      }
   *[other] { $name } bere { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
      }
  }
log-out = { $who ->
    [you] Máš dohráno
   *[other] { $name } má dohráno
  }
log-end = Konec hry
tell-deal = { $trumped ->
    [own] Rozdáno. Trumf: { SUIT($card) }; ukázala ho poslední rozdaná karta: { CARD($card) }
   *[under] Rozdáno. Trumf: { SUIT($card) }; pod balíčkem leží { CARD($card) }
  }
tell-bout = { $role ->
    [attacker] Kolo { $bout }. Útočíš, brání se { $defender }; nejvýš { cards-count }
    [defender] Kolo { $bout }. Útočí { $attacker }, bráníš se; nejvýš { cards-count }
   *[other] Kolo { $bout }. Útočí { $attacker }, brání se { $defender }; nejvýš { cards-count }
  }
tell-draw = { $who ->
    [you] Lízáš { $cards }
   *[other] { $name } líže: { cards-count }
  }
tell-turn = Jsi na tahu. { $message }

# --- čtení stolu nahlas ---
read-talon = { $count ->
    [0] Balíček je prázdný.
   *[other] Balíček: { cards-count }.
  }
read-trump = Trumf: { SUIT($trump) }.
read-discard = Odhoz: { cards-count }.
read-seat = { $name }: { cards-count }, { $role }.
read-seat-plain = { $name }: { cards-count }.
read-table = Na stole: { $pairs }.
read-table-empty = Stůl je prázdný.
read-hand = V ruce máš: { $cards }.
read-hand-empty = V ruce nemáš nic.
read-can = Můžeš hrát: { $cards }.

# --- konec ---
end-durak = { $who ->
    [you] Durak jsi ty
   *[other] Durak je { $name }
  }
end-draw = Remíza: durakem není nikdo
end-resigned = { $who ->
    [you] Vzdáváš hru: durak jsi ty
   *[other] { $name } vzdává hru a je durak
  }
end-repetition = Remíza: karty šly třikrát dokola
end-about = { $place ->
    [0] { $bouts ->
        [one] Hrálo se jedno kolo.
        [few] Hrála se { $bouts } kola.
       *[other] Hrálo se { $bouts } kol.
      }
    [1] { $bouts ->
        [one] Tvoje místo: první. Hrálo se jedno kolo.
        [few] Tvoje místo: první. Hrála se { $bouts } kola.
       *[other] Tvoje místo: první. Hrálo se { $bouts } kol.
      }
   *[other] { $bouts ->
        [one] Tvoje místo: { ordinal } Hrálo se jedno kolo.
        [few] Tvoje místo: { ordinal } Hrála se { $bouts } kola.
       *[other] Tvoje místo: { ordinal } Hrálo se { $bouts } kol.
      }
  }
end-out-bout = dohráno v kole { $bout }
end-out = dohráno
end-left = { $count ->
    [0] bez karet
    [one] zbyla { $count } karta
    [few] zbyly { $count } karty
   *[other] zbylo { $count } karet
  }
end-list = Pořadí
again = Hrát znovu
new-game = Nová hra
review = Prohlédnout
share = Sdílet
share-shared = Sdíleno.
share-copied = Odkaz je zkopírovaný.
share-failed = Odkaz se nepodařilo zkopírovat. Tady je:
