# Słowa gry, wszędzie te same. CARD, RANK, SUIT, SEAT i SAME_SUIT to funkcje wołającego:
# CARD("Qh"), RANK("Q" albo "Qh") i SUIT("h" albo "Qh") dają te słowa, a gdzie widać kartę, znaki z jej lica.
# $case: many – ile ich („ile szóstek?”).

rank-2 = { $case ->
    [accusative] dwójkę
    [instrumental] dwójką
    [genitive] dwójki
    [many] dwójek
   *[nominative] dwójka
  }
rank-3 = { $case ->
    [accusative] trójkę
    [instrumental] trójką
    [genitive] trójki
    [many] trójek
   *[nominative] trójka
  }
rank-4 = { $case ->
    [accusative] czwórkę
    [instrumental] czwórką
    [genitive] czwórki
    [many] czwórek
   *[nominative] czwórka
  }
rank-5 = { $case ->
    [accusative] piątkę
    [instrumental] piątką
    [genitive] piątki
    [many] piątek
   *[nominative] piątka
  }
rank-6 = { $case ->
    [accusative] szóstkę
    [instrumental] szóstką
    [genitive] szóstki
    [many] szóstek
   *[nominative] szóstka
  }
rank-7 = { $case ->
    [accusative] siódemkę
    [instrumental] siódemką
    [genitive] siódemki
    [many] siódemek
   *[nominative] siódemka
  }
rank-8 = { $case ->
    [accusative] ósemkę
    [instrumental] ósemką
    [genitive] ósemki
    [many] ósemek
   *[nominative] ósemka
  }
rank-9 = { $case ->
    [accusative] dziewiątkę
    [instrumental] dziewiątką
    [genitive] dziewiątki
    [many] dziewiątek
   *[nominative] dziewiątka
  }
rank-T = { $case ->
    [accusative] dziesiątkę
    [instrumental] dziesiątką
    [genitive] dziesiątki
    [many] dziesiątek
   *[nominative] dziesiątka
  }
rank-J = { $case ->
    [accusative] waleta
    [instrumental] waletem
    [genitive] waleta
    [many] waletów
   *[nominative] walet
  }
rank-Q = { $case ->
    [accusative] damę
    [instrumental] damą
    [genitive] damy
    [many] dam
   *[nominative] dama
  }
rank-K = { $case ->
    [accusative] króla
    [instrumental] królem
    [genitive] króla
    [many] króli
   *[nominative] król
  }
rank-A = { $case ->
    [accusative] asa
    [instrumental] asem
    [genitive] asa
    [many] asów
   *[nominative] as
  }

# Co stoi na kartach.
index-J = W
index-Q = D
index-K = K
index-A = A

# $form: one – jedna karta koloru, higher – wyższa karta koloru, of – przy nazwie karty (dama kier).
suit-c = { $form ->
    [one] trefl
    [higher] wyższy trefl
    [of] trefl
   *[all] trefle
  }
suit-d = { $form ->
    [one] karo
    [higher] wyższe karo
    [of] karo
   *[all] kara
  }
suit-h = { $form ->
    [one] kier
    [higher] wyższy kier
    [of] kier
   *[all] kiery
  }
suit-s = { $form ->
    [one] pik
    [higher] wyższy pik
    [of] pik
   *[all] piki
  }
card-name = { $rank } { $suit }

cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }

durak = dureń
talon = Talia
trump = Atut
discard-pile = Odrzucone
bout-number = Runda { $bout }

preset-atlasnye = Atłasowy
preset-atlasnye-about = Gra we dwoje talią atłasową: dorzucasz, bijesz albo bierzesz.
preset-classic = Klasyczny
preset-classic-about = Dureń z dorzucaniem, jakiego znają wszyscy; w pierwszej rundzie najwyżej pięć kart.
preset-club = Klubowy
preset-club-about = Surowe zasady: od pięciu graczy dorzucają tylko sąsiedzi broniącego się.
preset-transfer = Przekazywany
preset-transfer-about = Kto się broni, może przekazać atak dalej kartą tej samej wartości.
preset-custom = Własne zasady
preset-custom-about = Zasady, które wybierasz samodzielnie.

# Poziomy i jaki jest każdy z nich.
opponent-easy = Łatwy
opponent-easy-about = Pamięta tylko ostatnie rundy, gra bez większego namysłu.
opponent-medium = Średni
opponent-medium-about = Pamięta atuty i asy, zapomina blotki.
opponent-hard = Trudny
opponent-hard-about = Liczy każdą kartę i sprawdza wiele możliwych rozkładów.
opponents-honest = Nikt nie zagląda ci w karty: program dostaje tylko to, co widać z jego miejsca.
opponent-plain = Oszczędny
opponent-plain-about = Gra najtańszą kartą i trzyma atuty.
opponent-random = Beztroski
opponent-random-about = Zagrywa pierwszą lepszą dozwoloną kartę.

# Imiona, pod którymi siadają do stołu programy.
persona = { $n ->
    [0] Wera
    [1] Konstanty
    [2] Anna
    [3] Borys
    [4] Nina
    [5] Paweł
    [6] Zoja
   *[7] Ilja
  }
you = Ty
somebody = Gość

ordinal = { $n }.
