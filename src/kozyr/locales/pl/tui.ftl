# Gra w terminalu: kozyr tui, i jej tryb wierszowy kozyr tui --plain.

tui-list-or = { $most } lub { $last }
tui-list-and = { $most } i { $last }

# --- wokół stołu ---
tui-trump = { trump } { $face }
tui-talon = { talon } { $count }
tui-discard = { discard-pile } { $count }
tui-no-card = Nie wybrano karty
tui-tally = Kto dotąd bywał durniem przy tym stole: { $tally }
tui-title = { title } · { $preset } · { seats-word } · { $opponent }

# Wiersz klawiszy: klawisz i słowo.
tui-key-move = wybierz
tui-key-play = zagraj
tui-key-new = nowa gra
tui-key-keys = klawisze
tui-key-quit = wyjdź
tui-keys-sort = Ułóż wartościami lub kolorami
tui-keys-counts = Ile kto ma kart, talia i atut
tui-keys-again = Powtórz, co trzeba zrobić
tui-sorted = { $by ->
    [rank] Karty ułożone wartościami
   *[suit] Karty ułożone kolorami, atuty na końcu
  }
tui-thinking = Szukamy podpowiedzi…

# --- tryb wierszowy: wybór i zachęta ---
plain-welcome = { tui-title }. Wpisz numer ruchu i naciśnij Enter; znak zapytania pokaże pozostałe polecenia.
plain-opponents = Grają z tobą: { $names }.
plain-choice-lead = zagraj { CARD($card, case: "accusative") }
plain-choice-throw = dorzuć { CARD($card, case: "accusative") }
plain-choice-beat = broń się { CARD($card, case: "instrumental") }
plain-choice-transfer = przekaż dalej { CARD($card, case: "instrumental") }
plain-choice-take = biorę
plain-choice-done = { $phase ->
    [throw_in_taking] pas
   *[other] pas
  }
plain-choice-again = jeszcze raz
plain-choice-stop = zakończ
plain-choice-resign = poddaj się
plain-choice-play-on = graj dalej
plain-help = Polecenia: numer: wybierz ruch; karta, na przykład 9h albo 10s: zagraj ją lub dowiedz się, czemu nie można; t: biorę; d: pas; h: podpowiedź; u: cofnij ostatni ruch; l: przeczytaj stół; c: ile kto ma kart i co jest atutem; r: powtórz; g: poddaj się; q: wyjdź.
plain-bad-choice = Nie ma wyboru „{ $text }”. Wpisz { $count ->
    [1] 1
   *[other] numer od 1 do { $count }
  } albo znak zapytania, który pokaże polecenia.
plain-not-now = Teraz to niemożliwe.
plain-several = { CARD($card) }: można zagrać na kilka sposobów. Wybierz numer.
plain-place = { $name }: { $how }.
plain-left = Gra przerwana.
plain-input-ended = Dane wejściowe się skończyły, więc gra została przerwana.

# --- złe wywołanie ---
tui-no-terminal = Potrzebny jest terminal. kozyr tui --plain gra wiersz po wierszu, także przez potok.
