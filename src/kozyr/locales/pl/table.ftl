# Stół: czego i od kogo się oczekuje, co się stało, jak się skończyło.
# $who to you albo other; $name to imię gracza. Imion się nie odmienia i nie zdradza się niczyjej płci.

# --- wiersz nad kartami ---
message-connecting = Siadamy do stołu…
message-lead = Zagraj dowolną kartę
message-beat = Pobij { CARD($card, case: "accusative") } albo weź
message-beat-transfer = Pobij { CARD($card, case: "accusative") }, przekaż dalej albo weź
message-transfer = Przekaż { CARD($card, case: "accusative") } dalej albo weź
message-only-take = Nie masz czym pobić { CARD($card, case: "genitive") }: weź
message-throw = Dorzuć { $ranks } albo powiedz „Pas”
message-throw-none = Nic nie pasuje: powiedz „Pas”
message-add = { $name } bierze. Dorzuć { $ranks } albo powiedz „Pas”
message-add-none = { $name } bierze. Nic nie pasuje: powiedz „Pas”
message-auto-pass = Nic nie pasuje
message-choose = Pobić { CARD($card, case: "accusative") } czy przekazać dalej?
message-wait-lead = Atakuje { $name }
message-wait-beat = { $name } ma pobić { CARD($card, case: "accusative") }
message-wait-throw = { $name } może dorzucić
message-wait-add = { $who ->
    [you] Bierzesz. { $name } może dorzucić
   *[other] { $taker } bierze. { $name } może dorzucić
  }
message-beaten = Pobite. Karty zostają odrzucone
message-taking = { $who ->
    [you] Bierzesz karty
   *[other] { $name } bierze karty
  }
message-picked-up = { $who ->
    [you] Bierzesz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
      }
   *[other] { $name } bierze { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
      }
  }
message-next = Zaczyna się następna runda
message-over = Koniec gry

# --- role ---
role-you-attack = Atakujesz
role-you-defend = Bronisz się
role-you-taking = Bierzesz
role-you-throw = Dorzucasz
role-you-out = Poza grą
role-attack = atakuje
role-defend = broni się
role-taking = bierze
role-throw = dorzuca
role-throw-order = dorzuca jako { ordinal }
role-passed = pas
role-out = poza grą
role-out-place = { ordinal } miejsce
role-durak = dureń
role-thinking = myśli

# Podpowiedź; $percent to szansa, że nie zostanie się durniem.
# $why: co przemawia za ruchem; none, jeśli nie da się tego powiedzieć w paru słowach.
hint-chance = { $percent ->
    [0] ale i to cię nie uratuje
    [100] wtedy nic ci nie grozi
   *[other] szansa, że nie przegrasz: { $percent } na 100
  }
hint-why = { $why ->
    [only] , to jedyny ruch
    [lowest] , to twoja najniższa karta
    [more] , masz potem co dorzucić
    [cheapest] , taniej się nie obronisz
    [matching] , ta wartość już leży na stole
    [trump] , tu atutu nie szkoda
    [rid] , mniej blotek w ręce
    [load] , niech weźmie i to
    [other] , niech broni się kto inny
    [spare] , obrona kosztuje więcej
    [keep] , te karty jeszcze się przydadzą
   *[none] {""}
  }
hint-lead = Podpowiedź: zagraj { CARD($card, case: "accusative") }{ hint-why }; { hint-chance }
hint-throw = Podpowiedź: dorzuć { CARD($card, case: "accusative") }{ hint-why }; { hint-chance }
hint-beat = Podpowiedź: broń się { CARD($card, case: "instrumental") }{ hint-why }; { hint-chance }
hint-transfer = Podpowiedź: przekaż dalej { CARD($card, case: "instrumental") }{ hint-why }; { hint-chance }
hint-take = Podpowiedź: weź{ hint-why }; { hint-chance }
hint-pass = Podpowiedź: powiedz { $phase ->
    [throw_in_taking] „Pas”
   *[other] „Pas”
  }{ hint-why }; { hint-chance }

# --- przyciski ---
key-hint = Podpowiedź
key-take = Biorę
key-done = { $phase ->
    [throw_in_taking] Pas
   *[other] Pas
  }
choose-beat = Pobij { CARD($attack, case: "accusative") }
choose-transfer = Przekaż dalej
choose-label = Co zrobić z { CARD($card, case: "instrumental") }

# --- ręka i stół, jak je mówi czytnik ekranu ---
hand-label = Twoje karty
card-can = { CARD($card) }, można zagrać
card-cannot = { CARD($card) }, nie można zagrać
card-plain = { CARD($card) }
card-hinted = To podpowiedź
bout-label = { $limit ->
    [0] Runda
   *[other] Runda: kart ataku { $count }, najwyżej { $limit }
  }
bout-empty = Na stole nie ma jeszcze kart
pair-open = { CARD($attack) }, karta niepobita
pair-beaten = { CARD($attack) }, karta pobita { CARD($beat, case: "instrumental") }
talon-label = Talia: { cards-count }
talon-empty = Talia się skończyła
trump-label = Atut: { SUIT($trump) }
trump-card-label = Odkryta karta: { CARD($card) }
discard-label = Odrzucone: { cards-count }
seat-label = { $name }: { cards-count }
seats-label = Rywale
log-label = Przebieg gry
log-empty = Tu będzie zapisane, co dzieje się przy stole.

# --- co się stało ---
log-lead = { $who ->
    [you] Zagrywasz { CARD($card, case: "accusative") }
   *[other] { $name } zagrywa { CARD($card, case: "accusative") }
  }
log-throw = { $who ->
    [you] Dorzucasz { CARD($card, case: "accusative") }
   *[other] { $name } dorzuca { CARD($card, case: "accusative") }
  }
log-beat = { $who ->
    [you] Bijesz { CARD($attack, case: "accusative") }, kładąc { CARD($card, case: "accusative") }
   *[other] { $name } bije { CARD($attack, case: "accusative") }, kładąc { CARD($card, case: "accusative") }
  }
log-transfer = { $who ->
    [you] Przekazujesz atak dalej: { CARD($card) }
   *[other] { $name } przekazuje atak dalej: { CARD($card) }
  }
log-take = { $who ->
    [you] Mówisz: biorę
   *[other] { $name } mówi: biorę
  }
log-pass = { $who ->
    [you] Pasujesz
   *[other] { $name } pasuje
  }
log-resign = { $who ->
    [you] Poddajesz się
   *[other] { $name } poddaje się
  }
log-discard = Pobite: odrzucono { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
  }
log-pick-up = { $who ->
    [you] Bierzesz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
      }
   *[other] { $name } bierze { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
      }
  }
log-out = { $who ->
    [you] Wychodzisz z gry
   *[other] { $name } wychodzi z gry
  }
log-end = Koniec gry
tell-deal = { $trumped ->
    [own] Karty rozdane. Atut: { SUIT($card) }; pokazuje go ostatnia karta: { CARD($card) }
   *[under] Karty rozdane. Atut: { SUIT($card) }; pod talią leży { CARD($card) }
  }
tell-bout = { $role ->
    [attacker] Runda { $bout }. Atakujesz, broni się { $defender }; najwyżej { cards-count }
    [defender] Runda { $bout }. Atakuje { $attacker }, bronisz się ty; najwyżej { cards-count }
   *[other] Runda { $bout }. Atakuje { $attacker }, broni się { $defender }; najwyżej { cards-count }
  }
tell-draw = { $who ->
    [you] Dobierasz: { $cards }
   *[other] { $name } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
      }
  }
tell-turn = Twoja kolej. { $message }

# --- czytanie stołu na głos ---
read-talon = { $count ->
    [0] Talia się skończyła.
   *[other] Talia: { cards-count }.
  }
read-trump = Atut: { SUIT($trump) }.
read-discard = Odrzucone: { cards-count }.
read-seat = { $name }: { cards-count }, { $role }.
read-seat-plain = { $name }: { cards-count }.
read-table = Na stole: { $pairs }.
read-table-empty = Stół jest pusty.
read-hand = Twoje karty: { $cards }.
read-hand-empty = Nie masz kart.
read-can = Możesz zagrać: { $cards }.

# --- koniec ---
end-durak = { $who ->
    [you] Zostajesz durniem
   *[other] { $name } zostaje durniem
  }
end-draw = Remis: nikt nie jest durniem
end-resigned = { $who ->
    [you] Poddajesz się i zostajesz durniem
   *[other] { $name } poddaje się i zostaje durniem
  }
end-repetition = Remis: karty trzy razy zatoczyły koło
end-about = { $place ->
    [0] { $bouts ->
        [one] Rozegrano { $bouts } rundę.
        [few] Rozegrano { $bouts } rundy.
       *[many] Rozegrano { $bouts } rund.
      }
    [1] { $bouts ->
        [one] Twoje miejsce: pierwsze. Rozegrano { $bouts } rundę.
        [few] Twoje miejsce: pierwsze. Rozegrano { $bouts } rundy.
       *[many] Twoje miejsce: pierwsze. Rozegrano { $bouts } rund.
      }
   *[other] { $bouts ->
        [one] Twoje miejsce: { $n }. Rozegrano { $bouts } rundę.
        [few] Twoje miejsce: { $n }. Rozegrano { $bouts } rundy.
       *[many] Twoje miejsce: { $n }. Rozegrano { $bouts } rund.
      }
  }
end-out-bout = bez kart od rundy { $bout }
end-out = bez kart
end-left = { $count ->
    [0] bez kart
    [one] zostaje { $count } karta
    [few] zostają { $count } karty
   *[many] zostaje { $count } kart
  }
end-list = Miejsca
again = Jeszcze raz
new-game = Nowa gra
review = Obejrzyj
share = Udostępnij
share-shared = Udostępniono.
share-copied = Link skopiowany.
share-failed = Nie udało się skopiować linku. Oto on:
