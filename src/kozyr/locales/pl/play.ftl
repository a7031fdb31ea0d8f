# Gra przy stole: cofanie, układ kart, kilka kart naraz, pomoc pamięci, klawisze, wynik, rozdanie dnia.
# $who to you albo other; $name to imię gracza.

# --- cofanie ---
key-undo = Cofnij ruch
keys-undo = Cofnij swój ostatni ruch
log-undo = { $who ->
    [you] Cofasz swój ostatni ruch
   *[other] { $name } cofa ruch
  }

# --- układ kart ---
sort-title = Układ kart w ręce
sort-suit = kolorami
sort-rank = wartościami
sort-own = własny
trumps-title = Atuty
trumps-left = po lewej
trumps-right = po prawej
tell-sorted = { $sort ->
    [suit] Karty ułożone kolorami
    [rank] Karty ułożone wartościami
   *[own] Karty ułożone po twojemu
  }
tell-moved = { CARD($card) }: { $place } z { $count }
keys-sort = Układ kart: kolorami, wartościami, własny
keys-shift = Przełóż wybraną kartę

# --- kilka równych kart naraz; $rank to ich wartość, $count ile ich jest ---
several-label = Ile { RANK($rank, case: "many") }?
several-one = Tylko { CARD($card, case: "accusative") }
several-all = { $count ->
    [2] Obie karty
    [3] Wszystkie trzy
   *[other] Wszystkie cztery
  }
several-some = { $count ->
    [2] Dwie
   *[other] Trzy
  }
card-several = Z Shift: kilka kart tej samej wartości
card-several-tip = Przytrzymaj albo kliknij z Shift, by zagrać kilka takich kart
card-next = Następna
keys-several = Kilka kart jednej wartości
log-several-stopped = Reszta kart zostaje w ręce

# --- przeciąganie ---
keys-drag = Przeciągnij kartę: na stół, aby zagrać, wzdłuż ręki, aby przełożyć

# --- pomoc pamięci ---
aids-title = Pomoc dla pamięci
aids-note = Tylko przeciw programom. Nie mówi nic, czego nie było widać z twojego miejsca.
aids-counter = Licz karty jeszcze niewidziane
aids-discards = Pokazuj ostatnio odrzucone karty
counter-label = Jeszcze niewidziane: { cards-count }
counter-suit = { SUIT($suit) }: { $ranks }
counter-none = { SUIT($suit) }: brak
last-bout-label = Ostatnio odrzucone
last-bout-none = Jeszcze nic nie odrzucono
keys-counts = Ile kart i co jest atutem
keys-say-again = Powtórz
read-counts = Talia: { $talon }. Odrzucone: { $discard }. Twoje karty: { $own }.
read-seat-count = { $name }: { $count }.
read-nothing = Jeszcze nic nie powiedziano.

# --- własne klawisze ---
keys-left = O jedną kartę w lewo
keys-right = O jedną kartę w prawo
keys-first = Pierwsza karta
keys-last = Ostatnia karta
keys-change = Zmień
keys-change-label = Zmień klawisz: { $what }
keys-press = Naciśnij klawisz…
keys-taken = Klawisz { $key } jest już zajęty: { $what }. Wybierz inny.
keys-reserved = Klawisza { $key } nie można wybrać. Wybierz inny.
keys-changed = { $what }: { $key }
keys-usual = Przywróć zwykłe klawisze
keys-about = Gdy piszesz, klawisze nie działają. Esc zostawia poprzedni klawisz.
keys-name-space = Spacja
keys-name-enter = Enter
keys-name-home = Home
keys-name-end = End
keys-name-shift = Shift
keys-name-escape = Esc

# --- wynik ---
tally-title = Dotąd przy tym stole
tally-durak = { $count ->
    [0] ani razu dureń
    [one] dureń { $count } raz
    [few] dureń { $count } razy
   *[many] dureń { $count } razy
  }
tally-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
  }{ $draws ->
    [0] {""}
    [one] , { $draws } remis
    [few] , { $draws } remisy
   *[many] , { $draws } remisów
  }

# --- miejsca i tytuł ---
seat-label-level = { $name }, { $level }: { cards-count }
title-turn = Twoja kolej – { title }

# --- podpowiedź i pozostałe ruchy ---
hint-list-title = Ile wart jest każdy ruch
hint-list-about = W ilu ze 100 możliwych dalszych ciągów gry nie zostaniesz durniem, na ile potrafi to ocenić trudny rywal.
hint-list-best = podpowiedź
hint-list-chance = { $percent } na 100
hint-list-lead = Zagraj { CARD($card, case: "accusative") }
hint-list-throw = Dorzuć { CARD($card, case: "accusative") }
hint-list-beat = Broń się { CARD($card, case: "instrumental") }
hint-list-transfer = Przekaż dalej { CARD($card, case: "instrumental") }
hint-list-take = Weź
hint-list-pass = { $phase ->
    [throw_in_taking] Powiedz „Pas”
   *[other] Powiedz „Pas”
  }

# --- rozdanie dnia ---
today-new = Rozdanie dnia, { $date }
today-running = Rozdanie dnia, { $date }: graj dalej
today-over = Rozdanie dnia, { $date }: { $how ->
    [durak] dureń to ty
    [draw] remis
   *[other] udało ci się
  }
today-about = Te same karty dla wszystkich, jedna próba, bez podpowiedzi.
table-today = { title-table } · { $date }

# --- odmowy ---
refusal-nothing-to-undo = Nie masz jeszcze czego cofać.
refusal-undo-among-people = Gdy grają inni ludzie, ruchów się nie cofa.
refusal-discards-among-people = Gdy grają inni ludzie, każdy sam pamięta odrzucone karty.
refusal-not-in-todays-deal = W rozdaniu dnia nie ma podpowiedzi i ruchów się nie cofa.
refusal-not-in-a-lesson = W lekcji nie ma podpowiedzi i ruchów się nie cofa: zacznij ją od nowa.
refusal-played-today = To rozdanie dnia masz już za sobą.

tool-aids = Pamięć
