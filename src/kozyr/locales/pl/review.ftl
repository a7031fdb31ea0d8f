# Games that are over: the list of one's own, and each of them move by move, on the page and in the terminal.

# --- the review ---
review-title = Gra ruch po ruchu
review-title-of = { $preset }: ruch po ruchu
review-seat = Gracz { $n }
review-start = Rozdanie
review-step = Runda { $bout }, ruch { $move } z { $moves }
review-slider = Ruch
review-keys = Przewijanie gry
review-first = Na początek
review-back = Ruch wstecz
review-play = Odtwarzaj
review-pause = Pauza
review-forward = Ruch naprzód
review-bout = Do następnej rundy
review-last = Na koniec
review-view = Czyimi oczami
review-open = Odkryte karty
review-speed = Tempo
review-moves = Ruchy
review-hands = Karty w rękach
review-cards = { $name }: { $cards }
review-unfinished = Gra niedokończona
review-only = W tym zapisie jest tylko to, co widać z jednego miejsca: { $name }.
review-spectator = W tym zapisie jest tylko to, co widzą widzowie.
tool-moves = Ruchy
tool-share = Udostępnij
tool-save = Zapisz
tool-save-all = Zapisz te gry
tool-import = Otwórz grę
tool-past = Rozegrane gry

# --- handing a game on ---
share-link = Cała gra jest w samym linku, na serwer nie trafia
share-record = Gra w DPN
share-about = Kto ją ma, widzi wszystkie rozdane karty. Imion w niej nie ma.

# --- handing a game over ---
review-import = Otwórz grę
review-import-about = Wklej gry w DPN, każdą w osobnym wierszu, albo wybierz plik.
review-import-label = Gry w DPN
review-import-file = Wybierz plik
review-import-open = Otwórz
review-found = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
  }
review-found-more = Na liście są tylko pierwsze: { $count }.
review-odd = Tu nie do odczytania

# --- why a record cannot be looked at; $move counts from 1 ---
review-refused-bad-syntax = To nie jest gra w DPN albo brakuje jej części.
review-refused-bad-rules = Takich zasad, jak w tej grze, tu nie znamy.
review-refused-bad-seats = Według tych zasad tylu graczy być nie może.
review-refused-bad-deck = Jakiejś karty w talii brakuje, jest błędna albo występuje dwa razy.
review-refused-bad-first = Ten, kto zaczął, nie mógł zaczynać.
review-refused-bad-action = Ruchu { $move } nie da się odczytać.
review-refused-illegal-action = Ruch { $move } nie jest tam dozwolony.
review-refused-after-end = Ruch { $move } następuje już po końcu gry.
review-refused-bad-result = Ruchy prowadzą do innego wyniku niż podany.
review-refused-bad-link = Link jest uszkodzony: nie ma w nim gry.
review-refused-record-too-large = Jak na jedną grę to za dużo.
review-refused-no-record = Nie ma tu żadnej gry.
review-refused-bad-file = Nie udało się odczytać pliku.

# --- the list ---
past-all = wszystkie
past-filters = Które gry
past-result = Wynik
past-won = Wygrana
past-draw = Remis
past-durak = Dureń
past-resigned = Poddana
past-against = rywale: { $names }
past-bouts = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
  }
past-more = Pokaż więcej
past-none = Nie ma jeszcze żadnej skończonej gry.
past-none-such = Takich gier nie ma.
past-clear = Pokaż wszystkie
past-saved = { $count ->
    [one] Zapisano { $count } grę.
    [few] Zapisano { $count } gry.
    [many] Zapisano { $count } gier.
   *[other] Zapisano { $count } gry.
  } { $missing ->
    [0] {""}
    [one] { $missing } nie udało się odczytać.
    [few] { $missing } nie udało się odczytać.
    [many] { $missing } nie udało się odczytać.
   *[other] { $missing } nie udało się odczytać.
  }

# --- the terminal ---
replay-several = { $count ->
    [one] Jest tu { $count } gra.
    [few] Są tu { $count } gry.
    [many] Jest tu { $count } gier.
   *[other] Jest tu { $count } gry.
  } Wybierz jedną: --game.
replay-bad-game = Gra { $n }: { $why }
replay-no-game = Nie ma gry { $n }, wszystkich jest { $count }.
replay-key-move = ruch
replay-key-bout = runda
replay-key-play = odtwarzaj
replay-key-open = odkryj karty
replay-key-seat = inne miejsce
replay-key-speed = tempo
