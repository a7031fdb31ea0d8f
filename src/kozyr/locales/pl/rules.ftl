# Strony zasad. Które z tych zdań stoją na stronie, wynika z wartości jej zasad (kozyr.text.outline).
# Fakty są dla wszystkich te same:
# $preset $hand $deck $lowest (wartość) $least $most (miejsca) $full (przy ilu graczach nie zostaje talia, inaczej 0)
# $limit $first (karty ataku) $two (yes: gra się tylko we dwoje) $throwers (one, all, neighbours, neighbours_from_5)
# i karty przykładów: $plain $higher $small $trump-card.
# CARD i RANK jak w terms.ftl; KEY to klawisz; EM jest wyróżnione.

rules-language = Polski
rules-heading = { $preset ->
    [atlasnye] Dureń z talią atłasową
    [classic] Dureń klasyczny
    [club] Dureń klubowy
    [transfer] Dureń przekazywany
   *[custom] Dureń na własnych zasadach
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
   *[custom] Każde ustawienie wybierasz samodzielnie. Niżej jest to, co wybrane wartości znaczą przy stole.
  }
rules-title = { rules-heading }: pełne zasady
rules-description = { $least ->
    [2] { $most ->
        [2] { rules-heading }, gra we dwoje, kart w talii: { $deck }. Rozdanie, runda krok po kroku, dorzucanie, dobieranie, koniec gry i klawisze.
       *[other] { rules-heading }, od { $least } do { $most } graczy, kart w talii: { $deck }. Rozdanie, runda krok po kroku, dorzucanie, dobieranie, koniec gry i klawisze.
      }
   *[other] { rules-heading }, od { $least } do { $most } graczy, kart w talii: { $deck }.
  }

# --- wokół tekstu ---
rules-kicker = Zasady
rules-brand = Dureń
rules-presets = Inne zasady
rules-languages = Języki
rules-contents = Spis treści
rules-start = Zacznij grę
rules-back = Wróć do gry
rules-skip = Do zasad

# --- w skrócie ---
rules-facts = W skrócie
rules-fact-seats = Graczy
rules-fact-seats-is = { $two ->
    [yes] { $most }
   *[no] { $least }–{ $most }
  }
rules-fact-deck = Talia
rules-fact-deck-is = { $deck ->
    [one] { $deck } karta, od { RANK($lowest, case: "genitive") } do asa
    [few] { $deck } karty, od { RANK($lowest, case: "genitive") } do asa
   *[many] { $deck } kart, od { RANK($lowest, case: "genitive") } do asa
  }
rules-fact-hand = Na rękę
rules-fact-hand-is = { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[many] { $hand } kart
  }
rules-fact-limit = W rundzie
rules-fact-limit-is = { $limit ->
    [one] { $limit } karta ataku
   *[other] do { $limit } kart ataku
  }
rules-fact-first = Pierwsza runda
rules-fact-first-is = { $first ->
    [one] { $first } karta ataku
   *[other] do { $first } kart ataku
  }
rules-fact-until-discard = Do pierwszego odrzucenia
rules-fact-throw = Kto dorzuca
rules-fact-throw-is = { $throwers ->
    [none] nikt
    [one] atakujący
    [all] wszyscy
    [neighbours] sąsiedzi
   *[neighbours_from_5] od pięciu graczy sąsiedzi
  }
rules-fact-transfer = Przekazywanie
rules-fact-transfer-is = dozwolone

# --- cel ---
rules-goal = Cel gry
rules-goal-rid = Pozbyć się kart. Gdy talia się skończy, z gry wychodzi ten, kto nie ma już kart. Ostatni, kto zostaje z kartami, to { EM("dureń") }.
rules-goal-alone = Przegrywa jedna osoba, a każdy gra na własny rachunek.
rules-goal-duel = Jest was dwoje: durniem zostaje jedno z was, a jeśli karty skończą się obojgu naraz, jest remis.

# --- karty ---
rules-cards = Karty
rules-cards-deck = { $deck ->
    [one] Talia ma { $deck } kartę w czterech kolorach, od { RANK($lowest, case: "genitive") } do asa.
    [few] Talia ma { $deck } karty w czterech kolorach, od { RANK($lowest, case: "genitive") } do asa.
   *[many] Talia ma { $deck } kart w czterech kolorach, od { RANK($lowest, case: "genitive") } do asa.
  }
rules-cards-trump = Jeden kolor jest przez całą grę { EM("atutem") }. Który, rozstrzyga odkryta karta.
rules-cards-beat = Kartę bije wyższa karta tego samego koloru, a jeśli nie jest atutem, także każdy atut. Atutu nie pobije nic prócz wyższego atutu. Do koloru nikt dokładać nie musi.
rules-cards-sample = Atutem są piki: i { CARD($higher) }, i { CARD($small) } biją { CARD($plain, case: "accusative") }. Ale { CARD($small) } nie bije { CARD($trump-card, case: "genitive") }: trzeba wyższego pika.

# --- rozdanie ---
rules-deal = Rozdanie
rules-deal-dealer = Kto rozdaje, rozstrzyga los, w każdej grze od nowa.
rules-deal-round = { $hand ->
    [one] Karty rozdaje się po jednej, zgodnie z ruchem wskazówek zegara, od gracza po lewej ręce rozdającego, aż każdy ma { $hand } kartę.
    [few] Karty rozdaje się po jednej, zgodnie z ruchem wskazówek zegara, od gracza po lewej ręce rozdającego, aż każdy ma { $hand } karty.
   *[many] Karty rozdaje się po jednej, zgodnie z ruchem wskazówek zegara, od gracza po lewej ręce rozdającego, aż każdy ma { $hand } kart.
  }
rules-deal-turn = Następną kartę się odkrywa: jej kolor jest atutem. Kładzie się ją licem do góry pod resztą kart, czyli pod { EM("talią") }, i dobiera na samym końcu.
rules-deal-full = { $full ->
    [one] Gdy przy stole jest { $full } gracz, rozdaje się całą talię i nie ma czego odkryć. Wtedy atut wyznacza ostatnia rozdana karta, ta dla rozdającego. Pokazuje się ją wszystkim, zostaje w jego ręce i liczy się jako rozdana jemu.
    [few] Gdy przy stole jest { $full } graczy, rozdaje się całą talię i nie ma czego odkryć. Wtedy atut wyznacza ostatnia rozdana karta, ta dla rozdającego. Pokazuje się ją wszystkim, zostaje w jego ręce i liczy się jako rozdana jemu.
   *[many] Gdy przy stole jest { $full } graczy, rozdaje się całą talię i nie ma czego odkryć. Wtedy atut wyznacza ostatnia rozdana karta, ta dla rozdającego. Pokazuje się ją wszystkim, zostaje w jego ręce i liczy się jako rozdana jemu.
  }
rules-deal-first = Pierwszy atakuje ten, kto dostał najniższy atut, i może zagrać dowolną kartę. Odkryta karta nie jest w niczyjej ręce i się nie liczy.
rules-deal-nobody-random = Jeśli atutu nie dostał nikt, o pierwszym ataku rozstrzyga los.
rules-deal-nobody-seat0 = Jeśli atutu nie dostał nikt, atakuje pierwsze miejsce: w grze z programami to ty.

# --- runda ---
rules-bout = Runda
rules-bout-what = Gra składa się z { EM("rund") }. W każdej jeden gracz atakuje, a broni się następny zgodnie z ruchem wskazówek zegara z tych, którzy są jeszcze w grze. W każdej chwili kolej jest dokładnie na jednego gracza.
rules-bout-what-two = Gra składa się z { EM("rund") }. W każdej jedno z was atakuje, a drugie się broni. W każdej chwili kolej jest dokładnie na jedno z was.

rules-lead = Atak
rules-lead-any = Atakujący zagrywa jedną dowolną kartę. Nie można spasować.

rules-beat = Pobić albo wziąć
rules-beat-oldest = Broniący się odpowiada na tę niepobitą kartę ataku, która leży najdłużej: bije ją kartą z ręki albo mówi { EM("„biorę”") }.
rules-beat-always = Wziąć można zawsze, nawet gdy jest czym pobić. Póki karta ataku czeka na odpowiedź, pozostali też czekają.

rules-pass-on = Albo przekazać dalej
rules-pass-on-how = Zamiast bić, broniący się może położyć obok ataku kartę tej samej wartości. Cały atak przechodzi wtedy na następnego gracza zgodnie z ruchem wskazówek zegara.
rules-pass-on-how-two = Zamiast bić, broniący się może położyć obok ataku kartę tej samej wartości. Cały atak wraca wtedy do tego, kto atakował.
rules-pass-on-two = Gdy zostało dwoje graczy, atak wraca do tego, kto atakował.
rules-pass-on-when = Przekazać można tylko, póki w tej rundzie nie pobito żadnej karty i broniący się nie powiedział „biorę”.
rules-pass-on-limit = Razem z dołożoną kart ataku nie może być więcej, niż pozwala limit ({ $limit }, na początku { $first }), ani więcej, niż ma w ręce nowy broniący się.
rules-pass-on-limit-plain = Razem z dołożoną kart ataku nie może być więcej niż { $limit } ani więcej, niż ma w ręce nowy broniący się.
rules-pass-on-roles = Kto przekazał atak, ten jest teraz atakującym, a limit liczy się od nowa, z ręki nowego broniącego się. Może on przekazać atak dalej. Karty bije się w tej kolejności, w jakiej je położono.
rules-pass-on-first-no = W pierwszej rundzie gry niczego się nie przekazuje.
rules-pass-on-first-yes = Przekazywać można już od pierwszej rundy.
rules-pass-on-never = Te zasady pozwalają przekazywać atak, ale w rundzie z jedną kartą ataku nie ma na to miejsca.

rules-throw = Dorzucanie
rules-throw-when = Gdy wszystkie karty ataku są pobite albo broniący się powiedział „biorę”, można dorzucać kolejne, po jednej.
rules-throw-rank = Pasuje karta, której wartość już leży na stole, obojętnie, czy w ataku, czy w obronie.
rules-throw-who-one = Dorzuca tylko atakujący. Kto nie chce albo nie może, mówi „pas”.
rules-throw-who-all = Dorzucać mogą wszyscy oprócz broniącego się.
rules-throw-who-neighbours = Dorzucają tylko dwaj sąsiedzi broniącego się: najbliżsi gracze przed nim i po nim, którzy są jeszcze w grze.
rules-throw-who-from-5 = Jeśli na początku rundy w grze było pięcioro lub więcej, dorzucają tylko dwaj sąsiedzi broniącego się. Jeśli czworo lub mniej, wszyscy oprócz niego.
rules-throw-neighbours = Kto wyszedł z gry, nie liczy się jako sąsiad: jest nim następny po nim. Sąsiada, któremu w środku rundy skończą się karty, nikt nie zastępuje.
rules-throw-neighbours-passed = Gdy atak przekazano, dorzucają sąsiedzi nowego broniącego się.
rules-throw-order = Pierwszy decyduje atakujący, po nim inni zgodnie z ruchem wskazówek zegara. Kto nie dorzuca, mówi „pas”.
rules-throw-again = Po każdej nowej karcie pierwsze słowo wraca do atakującego. Gdy zostanie pobita, a jeśli broniący się bierze, to od razu, pyta się znów wszystkich, także tych, którzy już spasowali.
rules-throw-asked = Kto ma karty, ale żadna nie pasuje, i tak jest pytany i mówi „pas”: gdyby go pominąć, inni wiedzieliby, czego nie ma w ręce. Kto nie ma kart, nie jest pytany.

rules-limit = Limit
rules-limit-most = { $limit ->
    [1] W rundzie jest jedna karta ataku i ani jednej więcej. Dorzucać nie wolno.
   *[other] W rundzie kart ataku jest najwyżej { $limit } i nigdy więcej, niż { EM("broniący się miał w ręce na początku rundy") }.
  }
rules-limit-first-bout = { $first ->
    [1] W pierwszej rundzie gry jest to tylko jedna karta ataku.
   *[other] W pierwszej rundzie gry jest ich najwyżej { $first }.
  }
rules-limit-first-discard = { $first ->
    [1] Póki kart ani razu nie odrzucono, jest to tylko jedna karta ataku.
   *[other] Póki kart ani razu nie odrzucono, jest ich najwyżej { $first }.
  }
rules-limit-fixed = Tę liczbę ustala się na początku rundy i już się jej nie zmienia, nawet gdy broniący się bierze. Karty, którymi się bije, się nie liczą; nieważne też, ile kart broniący się ma teraz.
rules-limit-anew = Od nowa liczy się ją tylko po przekazaniu ataku.
rules-limit-three = Jeśli więc broniący się miał trzy karty i dwie pobił, może dostać jeszcze jedną, a nie cztery.

rules-over = Koniec rundy
rules-over-when = Runda się kończy, gdy wszystko jest pobite albo padło „biorę” i więcej kart nie będzie: osiągnięto limit, ci, którzy dorzucają, nie mają kart albo po ostatniej karcie wszyscy spasowali.
rules-over-when-one = Runda się kończy, gdy tylko karta ataku jest pobita albo wzięta.
rules-over-beaten = { EM("Pobite") }: karty się odrzuca, zakryte i na dobre. Następny atakuje ten, kto się obronił. Jeśli wyszedł z gry, atakuje następny zgodnie z ruchem wskazówek zegara.
rules-over-beaten-two = { EM("Pobite") }: karty się odrzuca, zakryte i na dobre. Następny atakuje ten, kto się obronił.
rules-over-taken = { EM("Wzięte") }: broniący się zabiera wszystkie karty ze stołu, te z ataku i te z obrony, i traci swój atak. Atakuje następny po nim zgodnie z ruchem wskazówek zegara. Gdy zostało dwoje graczy, znów atakuje ten sam.
rules-over-taken-two = { EM("Wzięte") }: broniący się zabiera wszystkie karty ze stołu, te z ataku i te z obrony, i znów atakuje ten sam gracz.

# --- dobieranie i wyjście z gry ---
rules-draw = Dobieranie i wyjście z gry
rules-draw-order = Po rundzie, póki jest talia, ręce uzupełnia się do { $hand } kart: najpierw atakujący, potem inni zgodnie z ruchem wskazówek zegara, broniący się na końcu. Każdy bierze od razu wszystko, czego mu trzeba.
rules-draw-order-two = Po rundzie, póki jest talia, ręce uzupełnia się do { $hand } kart: najpierw atakujący bierze wszystko, czego mu trzeba, potem broniący się.
rules-draw-order-passed = Gdy atak przekazano, pierwszy dobiera ten, kto przekazał go ostatni.
rules-draw-last = Kto ma { $hand } kart lub więcej, nie dobiera. Odkryty atut jest ostatnią kartą talii.
rules-draw-out = Gdy talia jest pusta, z gry wychodzi ten, kto po rundzie nie ma kart. Nigdy wcześniej: kto w środku rundy zagrał ostatnią kartę, zostaje w niej, aż się skończy i wszyscy dobiorą.

# --- koniec ---
rules-end = Koniec gry
rules-end-durak = Gdy runda się skończyła, wszyscy dobrali i tylko jeden gracz ma jeszcze karty, ten jest durniem.
rules-end-draw = Jeśli kart nie ma już nikt, jest remis: nikt nie jest durniem.
rules-end-others = { $preset ->
    [club] Każdemu oprócz durnia zalicza się klubową wygraną. Przy remisie nie wygrywa nikt, nawet ten, kto już wyszedł z gry.
   *[other] Wszystkim oprócz durnia się udało. Przy remisie nie wygrywa nikt, nawet ten, kto już wyszedł z gry.
  }
rules-end-repetition = Karty mogą krążyć bez końca. Dlatego gdy runda ma się zacząć z tymi samymi kartami w rękach, tym samym atakującym i tą samą liczbą kart w talii po raz trzeci w grze, od razu jest remis.
rules-end-resign = Poddać się można w każdej chwili, także poza swoją kolejką. W grze z programami to już koniec gry, a dureń to ty.
rules-end-resign-people = Przy stole z innymi ludźmi gra toczy się dalej: za tego, kto odszedł, dogrywa program.
rules-end-clock = Gdy gra się z zegarem i czas minie, broniący się bierze, dorzucający pasuje, a kto ma atakować, zagrywa najniższą kartę, która nie jest atutem, a jeśli takiej nie ma, najniższy atut.

# --- przykład ---
rules-example = Przykłady
rules-example-trump = Atutem są piki.
rules-example-beaten = Pobite
rules-example-beaten-1 = Pierwszy gracz zagrywa { CARD("9h", case: "accusative") }.
rules-example-beaten-2 = Drugi broni się { CARD("Qh", case: "instrumental") }.
rules-example-beaten-3 = Teraz na stole leży dama i pierwszy dorzuca { CARD("Qc", case: "accusative") }.
rules-example-beaten-4 = Drugi bije ją atutem: { CARD("9s") }.
rules-example-beaten-5 = Nikt więcej nie dorzuca. Wszystkie cztery karty są odrzucone i atakuje ten, kto się obronił.
rules-example-beaten-end = Runda skończona. Obie karty są odrzucone i atakuje ten, kto się obronił.
rules-example-taken = Wzięte
rules-example-taken-1 = Pierwszy gracz zagrywa { CARD("Td", case: "accusative") }.
rules-example-taken-2 = Drugi nie ma wyższego kara, atuty woli zachować i mówi „biorę”.
rules-example-taken-3 = Pierwszy dorzuca { CARD("Th", case: "accusative") }: dziesiątka już leży na stole.
rules-example-taken-4 = Drugi zabiera wszystko ze stołu i następny atak nie należy do niego.
rules-example-passed = Przekazane
rules-example-passed-1 = Pierwszy gracz zagrywa { CARD("Tc", case: "accusative") }.
rules-example-passed-2 = Drugi kładzie obok { CARD("Td", case: "accusative") }.
rules-example-passed-3 = Teraz dwie dziesiątki leżą przed trzecim, który musi mieć co najmniej dwie karty. Atakującym jest ten, kto przekazał.
rules-example-passed-3-two = Teraz dwie dziesiątki leżą przed pierwszym, który musi mieć co najmniej dwie karty. Atakującym jest ten, kto przekazał.

# --- czego nie ma ---
rules-without = Czego tu nie ma
rules-without-points = Punktów za karty i jokerów.
rules-without-teams = Gry w parach.
rules-without-exchange = Wymiany najniższego atutu na odkryty.
rules-without-passing-on = Przekazywania ataku następnemu.
rules-without-showing = Przekazywania samym pokazaniem atutu: kartę kładzie się na stół.
rules-without-fool = Zaczynania od ataku na durnia z poprzedniej gry i pagonów za skończenie gry szóstkami.
rules-without-discards = Zaglądania w odrzucone karty.

# --- jak grać tutaj ---
rules-here = Jak grać tutaj
rules-here-glow = Karty, które można zagrać, świecą się. Pozostałe są przygaszone i mówią, czemu nie można ich zagrać. Wiersz nad twoimi kartami mówi, czego i od kogo się oczekuje.
rules-here-mouse = Mysz
rules-here-mouse-how = Kliknij świecącą kartę, aby ją zagrać. Wskaż przygaszoną, aby przeczytać, czemu nie można jej zagrać.
rules-here-touch = Dotyk
rules-here-touch-how = Dotknij świecącej karty, aby ją zagrać. Dotknij przygaszonej, a stół powie, czemu nie można jej zagrać. Dotyk obok kart nic nie robi.
rules-here-buttons = Przyciski
rules-here-buttons-how = { EM("Biorę") } – gdy się bronisz; { EM("Pas") } – gdy nie masz już czego dorzucić. Przyciski nigdy nie zamieniają się miejscami.
rules-here-choice = Gdy kartą można i pobić, i przekazać atak, stół zapyta, co wybierasz.
rules-here-alone = Gdy nic w twojej ręce nie pasuje, stół może spasować za ciebie, po takiej przerwie, jakiej potrzebuje człowiek. Można to wyłączyć w ustawieniach.
rules-here-keys = Klawiatura
rules-here-keys-move = { KEY("←") } { KEY("→") }
rules-here-keys-ends = { KEY("Home") } { KEY("End") }
rules-here-keys-play = { KEY("Enter") } { KEY("Spacja") }
rules-here-keys-take = { KEY("T") }
rules-here-keys-done = { KEY("D") }
rules-here-keys-read = { KEY("L") }
rules-here-all-keys = Wszystkie klawisze
rules-here-keys-list = { KEY("?") }

# --- słowa ---
rules-words = Słowa
rules-word-attacker = Atakujący
rules-word-attacker-is = Kto zaczyna rundę.
rules-word-defender = Broniący się
rules-word-defender-is = Kto musi pobić albo wziąć: następny po atakującym zgodnie z ruchem wskazówek zegara.
rules-word-defender-is-two = Kto musi pobić albo wziąć.
rules-word-bout = Runda
rules-word-bout-is = Jeden atak, od pierwszej karty do czystego stołu.
rules-word-throw = Dorzucanie
rules-word-throw-is = Dołożenie karty ataku o wartości, która już leży na stole.
rules-word-limit = Limit
rules-word-limit-is = Ile kart ataku może być w tej rundzie.
rules-word-talon = Talia
rules-word-talon-is = Karty jeszcze nierozdane, pod nimi odkryty atut.
rules-word-discard = Odrzucone
rules-word-discard-is = Pobite karty; do gry już nie wrócą.
rules-word-out = Poza grą
rules-word-out-is = Kto po rundzie nie ma kart, gdy talia jest pusta.
rules-word-durak = Dureń
rules-word-durak-is = Ostatni, kto zostaje z kartami; po rosyjsku durak.

# --- ustawienia ---
rules-options = Te zasady jako ustawienia
rules-options-about = Gotowe zasady to zestaw wartości. W grze „{ preset-custom }” każdą można zmienić.
rules-option = Ustawienie
rules-value = Tutaj
rules-others = Możliwe
