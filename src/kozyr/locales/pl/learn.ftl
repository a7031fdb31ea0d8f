# Lekcje. `learn-<lekcja>` to tytuł; `learn-<lekcja>-<krok>` mówi, co trzeba wiedzieć, z `-do` co zrobić; `-after` czego
# się nauczono; `-astray` albo `-astray-<czyn>` dlaczego wyszło nie to.
# Żadne zdanie nie może być długie: na telefonie wszystko to stoi nad stołem.

# --- wokół lekcji ---
title-learn = { $lesson } – dureń
learn = Naucz się grać
learn-about = { $count ->
    [one] { $count } krótka lekcja
    [few] { $count } krótkie lekcje
   *[many] { $count } krótkich lekcji
  } przy prawdziwym stole, razem pięć minut. Grasz ty i niczego nie zepsujesz.
learn-begin = Zaczynamy
learn-go-on = Dalej: { $lesson }
learn-list = Lekcje
learn-done = zaliczona
learn-number = Lekcja { $n } z { $count }
learn-ready = Umiesz już grać
learn-ready-about = To już cały dureń. Reszta przyjdzie z wprawą i po kilku porażkach.
learn-start = Zacznij grę
learn-start-about = Klasyczny, { seats-word }, łatwi rywale.
learn-met = Udało się
learn-strayed = Jeszcze raz
learn-next = Następna lekcja
learn-finish = Zakończ
learn-again = Jeszcze raz
tool-lesson-back = Wstecz
tool-lesson-again = Od nowa
tool-lesson-next = Pomiń
tool-lessons = Lekcje

# --- lead ---
learn-lead = Twój atak
learn-lead-lead = W durnia się nie wygrywa, w durnia się przegrywa: kto ostatni zostaje z kartami, ten jest durniem. Pozbywaj się więc swoich.
learn-lead-lead-do = Zagraj dowolną kartę: kliknij ją lub dotknij.
learn-lead-done = Wera bije wyższą kartą tego samego koloru. Nie masz czego dorzucić.
learn-lead-done-do = Naciśnij „Pas”.
learn-lead-after = Pobite karty znikają na dobre, a obie strony dobierają do sześciu. Wera się obroniła, więc teraz atakuje ona.

# --- beat ---
learn-beat = Pobij
learn-beat-first = Wera atakuje, bronisz się ty. Kartę bije wyższa karta jej koloru. Od najniższej: 6 7 8 9 10 W D K A.
learn-beat-first-do = Pobij { CARD("8c", case: "accusative") }.
learn-beat-second = Wera dorzuca drugą ósemkę: dorzucić można kartę takiej wartości, jaka już leży na stole.
learn-beat-second-do = Pobij też { CARD("8d", case: "accusative") }.
learn-beat-after = Wszystko pobite! Karty odpadają, a kto się obronił, ten atakuje: teraz ty.
learn-beat-astray = Wziąć można zawsze. Ale było czym pobić: masz wyższą kartę tego koloru.

# --- trump ---
learn-trump = Atuty
learn-trump-trump = Jeden kolor to atut: pokazuje go karta pod talią, tutaj { SUIT("s") }. Atut bije każdą kartę innego koloru, nawet asa.
learn-trump-trump-do = Pobij { CARD("Ah", case: "accusative") }.
learn-trump-after = Dziewiątka pobiła asa! Atutu nie pobije nic prócz wyższego atutu: trzymaj swoje na czarną godzinę.
learn-trump-astray = As trafia do ciebie. A przecież { CARD("9s") } to atut i bije asa.

# --- take ---
learn-take = Biorę
learn-take-beat = Wera atakuje siódemką. To łatwe.
learn-take-beat-do = Pobij { CARD("7c", case: "accusative") }.
learn-take-take = Dorzuca dziewiątkę, bo twoja leży na stole. Nie masz wyższego kiera ani atutu. Kto nie ma czym pobić, bierze.
learn-take-take-do = Naciśnij „Biorę”.
learn-take-after = Bierzesz wszystko ze stołu i trzecią dziewiątkę, którą dołożyła Wera. Kto bierze, ten nie atakuje: znów jej kolej. Każdemu się zdarza.
learn-take-astray = Za wcześnie: siódemkę bije { CARD("9c") }. Bierz, gdy nie masz czym pobić.

# --- throw in ---
learn-throw-in = Dorzuć
learn-throw-in-lead = Dwie siódemki: parą dobrze się atakuje. Zacznij od jednej z nich.
learn-throw-in-lead-do = Zagraj siódemkę.
learn-throw-in-first = Pobite. Teraz możesz dorzucić kartę każdej wartości, która leży na stole, także takiej jak karta Wery.
learn-throw-in-first-do = Dorzuć kartę, która się świeci.
learn-throw-in-second = Dobrze. Pasuje jeszcze jedna twoja karta.
learn-throw-in-second-do = Dorzuć i ją.
learn-throw-in-done = Nic więcej nie pasuje.
learn-throw-in-done-do = Naciśnij „Pas”.
learn-throw-in-after = Trzy karty w jednej rundzie! Wszystkie pobite i odrzucone, a wszyscy znów dobierają do sześciu, atakujący pierwszy.
learn-throw-in-astray-attack = Tak też można, ale nie masz do tej karty co dorzucić. Parą atakuje się dwa razy: zagraj siódemkę.
learn-throw-in-astray-pass = Za wcześnie „pas”: pasowała jeszcze jedna twoja karta.

# --- add ---
learn-add = Na dokładkę
learn-add-lead = Znowu para, i to mocna.
learn-add-lead-do = Zagraj damę.
learn-add-add = Wera nie ma czym pobić i bierze. Zanim zbierze karty, możesz dołożyć, co pasuje: weźmie i to.
learn-add-add-do = Dorzuć drugą damę.
learn-add-done = Więcej dla niej nie masz.
learn-add-done-do = Naciśnij „Pas”.
learn-add-after = Wera ma teraz osiem kart. A kto bierze, ten nie atakuje, więc znów atakujesz ty.
learn-add-astray-attack = Zagraj damę: drugą poślesz zaraz za nią.
learn-add-astray-pass = Wera wykręciła się jedną kartą. Druga dama też pasowała: to ta sama wartość.

# --- draw ---
learn-draw = Komu as?
learn-draw-lead = Bliżej końca: zostały dwie karty do dobrania, ostatnia to { CARD("Ah") }, najwyższy atut. Atakujący dobiera pierwszy. Zagraj dwie karty, a obie będą twoje.
learn-draw-lead-do = Zagraj dziesiątkę.
learn-draw-throw = Mając pięć kart, dobierzesz jedną, a asa weźmie Wera.
learn-draw-throw-do = Dorzuć drugą dziesiątkę.
learn-draw-done = Cztery karty w ręce, dwie do dobrania.
learn-draw-done-do = Naciśnij „Pas”.
learn-draw-after = As jest twój. Talia się skończyła: nikt już nie dobiera i kart w ręce będzie tylko ubywać.
learn-draw-astray-attack = Do tej karty nie masz co dorzucić: dobierzesz jedną, a asa weźmie Wera. Zacznij od dziesiątki.
learn-draw-astray-pass = Dobierasz jedną kartę, a as idzie do Wery. Najpierw dorzuć drugą dziesiątkę.

# --- limit ---
learn-limit = Ile wolno?
learn-limit-lead = Talia się skończyła. Masz trzy ósemki, ale Wera ma tylko dwie karty: zobacz, ile miejsc jest na stole.
learn-limit-lead-do = Zagraj ósemkę.
learn-limit-throw = Wera bierze.
learn-limit-throw-do = Dorzuć jeszcze ósemkę.
learn-limit-after = Trzecia ósemka musiała zostać. Nikogo nie atakuje się większą liczbą kart, niż ma w ręce, ani więcej niż sześcioma; w pierwszej rundzie pięcioma.
learn-limit-astray-attack = Króla, bo to atut, zachowaj na później: do ataku masz trzy ósemki.
learn-limit-astray-pass = Zanim Wera zebrała karty, można było dorzucić jeszcze ósemkę.

# --- together ---
learn-together = We troje
learn-together-throw = Atakuje się sąsiada po lewej, a dorzucać mogą wszyscy inni, atakujący pierwszy. Teraz Wera atakuje Borysa.
learn-together-throw-do = Gdy Wera powie „pas”, dorzuć kartę, która się świeci.
learn-together-done = Borys pobił i tę.
learn-together-done-do = Naciśnij „Pas”.
learn-together-after = Dobiera się po kolei: atakujący pierwszy, broniący się ostatni. Borys wszystko pobił, więc teraz atakuje, a po jego lewej siedzisz ty.
learn-together-astray = Borysowi się upiekło: twoja dziesiątka pasowała do tej, którą się obronił.

# --- last ---
learn-last = Finał
learn-last-away = Talii już nie ma: kto zostanie bez kart, wychodzi cało. Ostatni z kartami jest durniem. Masz dwie karty, Wera cztery.
learn-last-away-do = Pozbądź się kart przed Werą.
learn-last-after = Wychodzisz z gry, a Wera zostaje durniem. Król odebrał jej atak, więc siódemka już ci nie szkodziła.
learn-last-astray = Tym razem dureń to ty: Wera pobiła siódemkę i sama zaatakowała. Zacznij od króla: musi go wziąć, a ty znów atakujesz.

# --- transfer ---
learn-transfer = Przekaż dalej
learn-transfer-pass-on = Inna gra, dureń przekazywany: póki nic nie jest pobite, atak można przekazać w lewo kartą tej samej wartości. Borys atakuje ciebie.
learn-transfer-pass-on-do = Przekaż atak swoją ósemką.
learn-transfer-after = Teraz Wera ma do pobicia dwie ósemki. Tak gra się tylko w przekazywanego i nigdy w pierwszej rundzie.
learn-transfer-astray = Tak też wolno. Ale ósemką można było przekazać atak Werze, i to z dwiema kartami do pobicia.
