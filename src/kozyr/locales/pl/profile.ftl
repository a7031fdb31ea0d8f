# Co się zdobywa: profil, nagroda na koniec gry, cele, rewersy, kody i urządzenia.

title-profile = Twój profil – { title }
points-count = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  }
games-count = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
  }
profile-new = Na razie nic nie zdobyto
profile-new-about = Profil zaczyna się od pierwszej gry: bez imienia, bez hasła, bez rejestracji. Należy do tej przeglądarki, a kod przenosi go na inne urządzenia.
profile-since = Od { $when }

# --- imię i obrazek ---
face-change = Imię i obrazek
face-name = Imię
face-about = Widać je w twoim profilu. Możesz zostawić puste.
face-picture = Obrazek
face-save = Zapisz
face-saved = Zapisano.
cancel = Anuluj
avatar-spade = pik
avatar-heart = kier
avatar-diamond = karo
avatar-club = trefl
avatar-crown = korona
avatar-fools-cap = czapka błazna
avatar-samovar = samowar
avatar-bagel = obwarzanek
avatar-fox = lis
avatar-bear = niedźwiedź
avatar-hare = zając
avatar-owl = sowa
avatar-cat = kot
avatar-rooster = kogut
avatar-fir = jodła
avatar-mushroom = muchomor
avatar-none = bez obrazka

# --- doświadczenie: $count punktów jeszcze brakuje ---
growth = Doświadczenie
growth-value = { $points } na { $next } punktów
growth-to-go = Do poziomu { $level }: { points-count }

# --- liczby ---
figures = Statystyki
figure-games = Gier
figure-won = Wygranych
figure-drawn = Remisów
figure-durak = Dureń
figure-resigned = Poddanych
figure-club = Wygranych klubowych
figure-streak = Obecna seria
figure-longest = Najdłuższa seria
figures-note = „Dureń” obejmuje też gry poddane. Seria to wygrane z rzędu; remis ją przerywa.
figures-by-rules = Według zasad
figures-by-seats = Według liczby graczy

# --- gra za grą ---
chart = Gra za grą
chart-about = { $count ->
    [one] Na razie jedna gra i to, co dała.
    [few] Twoje { $count } ostatnie gry, najstarsza z lewej. Znak to gra, linia to twoje doświadczenie.
   *[many] Twoich { $count } ostatnich gier, najstarsza z lewej. Znak to gra, linia to twoje doświadczenie.
  }
chart-table = To samo w tabeli
chart-when = Dzień
chart-result = Wynik
chart-points = Punkty
result-won = wygrana
result-draw = remis
result-durak = dureń
result-resigned = poddana

# --- rewersy ---
backs = Rewersy kart
backs-about = Lica kart są dla wszystkich. Rewersy otwierają się w trakcie gry; nic nie jest na sprzedaż.
back-worn = na twoich kartach
back-wear = Załóż
back-opens-level = Otworzy się na poziomie { $level }
back-opens-goal = Otwiera go cel „{ $goal }”: { $about }

# --- cele ---
goals = Cele
goals-count = Osiągnięto { $reached } z { $count }
goals-about = Każdy tylko raz. Gry, w których cofnięto ruch, się nie liczą.
goal-reached = osiągnięty
goal-review = Obejrzyj grę
goal-opens = Otwiera rewers: { $back }
goal-first-game = Pierwsza gra
goal-first-game-about = Dokończ grę; poddana też się liczy.
goal-first-win = Pierwsza wygrana
goal-first-win-about = Wygraj jedną grę.
goal-beat-easy = Łatwizna
goal-beat-easy-about = Wygraj grę, w której wszyscy rywale grają na poziomie łatwym.
goal-beat-medium = Złoty środek
goal-beat-medium-about = Wygraj grę, w której wszyscy rywale grają na poziomie średnim.
goal-beat-hard = Twarde orzechy
goal-beat-hard-about = Wygraj grę, w której wszyscy rywale grają na poziomie trudnym.
goal-ten-wins = Dziesięć razy nie dureń
goal-ten-wins-about = Wygraj 10 gier.
goal-hundred-games = Stały bywalec
goal-hundred-games-about = Dokończ 100 gier; poddane też się liczą.
goal-three-in-a-row = Trzy z rzędu
goal-three-in-a-row-about = Wygraj 3 gry z rzędu.
goal-seven-in-a-row = Siedem z rzędu
goal-seven-in-a-row-about = Wygraj 7 gier z rzędu.
goal-every-rules = Według wszystkich zasad
goal-every-rules-about = Wygraj po jednej grze w każdej odmianie: Atłasowy, Klasyczny, Klubowy i Przekazywany.
goal-every-table = Przy każdym stole
goal-every-table-about = Wygraj po jednej grze przy każdej liczbie graczy od 2 do 6.
goal-first-out = Przed wszystkimi
goal-first-out-about = Wygraj grę czterech lub więcej graczy, zajmując pierwsze miejsce.
goal-full-table = Pełny stół
goal-full-table-about = Wygraj grę w sześć osób.
goal-club-regular = Klubowicz
goal-club-regular-about = Wygraj 25 gier według zasad klubowych.
goal-big-pack = Duża talia
goal-big-pack-about = Wygraj grę na 52 karty.
goal-nothing-taken = Czyste ręce
goal-nothing-taken-about = Wygraj grę, ani razu nie biorąc.
goal-comeback = Wielki powrót
goal-comeback-about = Wygraj grę, mając w niej choć raz w ręce 14 lub więcej kart.
goal-six-beaten = Sześć z sześciu
goal-six-beaten-about = Pobij wszystkie sześć kart ataku jednej rundy.
goal-passed-on = To nie do mnie
goal-passed-on-about = Wygraj grę, przekazując w niej atak dalej dwa razy lub więcej.
goal-generous = Szczodra ręka
goal-generous-about = Dorzuć w jednej grze dziesięć lub więcej kart.
goal-small-trump = Mały, ale atut
goal-small-trump-about = Pobij asa najniższym atutem talii.
goal-epaulettes = Epolety
goal-epaulettes-about = Wygraj grę, wychodząc z niej w rundzie, w której dwie twoje karty ataku mają najniższą wartość w talii.
goal-last-trump = Ostatnie słowo
goal-last-trump-about = Wygraj grę z asem atutowym jako ostatnią kartą.
goal-quick-win = W pośpiechu
goal-quick-win-about = Wygraj grę we dwoje na 36 kart, w najwyżej dziesięciu rundach.
goal-nobody = Bez durnia
goal-nobody-about = Zremisuj.

# --- urządzenia ---
devices = Na innych urządzeniach
devices-about = { $count ->
    [one] Twój profil ma tylko ta przeglądarka.
    [few] Twój profil mają { $count } przeglądarki, razem z tą.
   *[many] Twój profil ma { $count } przeglądarek, razem z tą.
  }
devices-link = Dodaj urządzenie
devices-link-title = Inne urządzenie
devices-link-about = Zeskanuj to innym urządzeniem albo otwórz tam adres. Zadziała raz.
devices-square = Kod QR adresu
devices-code = Albo wpisz tam ten kod na stronie „{ tool-profile }”
devices-left = { $minutes ->
    [0] Ważny niecałą minutę
    [one] Ważny jeszcze { $minutes } minutę
    [few] Ważny jeszcze { $minutes } minuty
   *[many] Ważny jeszcze { $minutes } minut
  }
devices-over = Ten kod już nie działa.
devices-new = Nowy kod
devices-local = Adres tej strony prowadzi tylko do tego komputera. Dla innych urządzeń w twojej sieci uruchom grę tak: { $command }
devices-off = Odłącz inne urządzenia
devices-off-ask = Odłączyć wszystkie inne urządzenia?
devices-off-about = Nie będą już miały twojego profilu, a gry zostaną twoje. Żeby wrócić, będą potrzebować kodu.
devices-off-done = Inne urządzenia są odłączone.

# --- kod odzyskiwania ---
recovery = Kod odzyskiwania
recovery-about = Z nim profil wróci w każdej przeglądarce, nawet gdy ta przepadnie. Kto ma kod, ten ma profil.
recovery-has = Już go masz. Nowy unieważni poprzedni.
recovery-make = Utwórz kod odzyskiwania
recovery-anew = Utwórz nowy
recovery-once = Zapisz go: widać go tylko teraz. Poprzedni, jeśli był, już nie działa.
recovery-file = Kod odzyskiwania twojego profilu w grze Dureń
copy = Kopiuj
copied = Skopiowano.
copy-failed = Kopiowanie tu nie działa: kod jest zaznaczony, skopiuj go ręcznie.
save-file = Zapisz
print = Drukuj
recovery-kept = Mam go

# --- użycie kodu ---
join = Wpisz kod
join-about = Masz profil na innym urządzeniu albo kod odzyskiwania? Przenieś go tutaj.
join-code = Kod
join-code-about = Małe litery, odstępy i O zamiast 0 nie szkodzą.
join-look = Dalej
join-looking = Szukamy…
join-whose = Ten kod otwiera profil „{ $name }”: poziom { $level }, { games-count }.
join-nameless = Ten kod otwiera profil bez imienia: poziom { $level }, { games-count }.
join-along = { $count ->
    [0] Ta przeglądarka nie ma skończonych gier do zabrania.
    [one] Przejdzie z tobą { $count } skończona gra tej przeglądarki.
    [few] Przejdą z tobą { $count } skończone gry tej przeglądarki.
   *[many] Przejdzie z tobą { $count } skończonych gier tej przeglądarki.
  }
join-ask = Czy ta przeglądarka ma do niego należeć?
join-same = Ta przeglądarka już ma ten profil. Nie trzeba nic robić.
join-yes = Tak, przenieś tutaj
join-no = Nie, zostaw
join-done = Profil jest teraz tutaj.

# --- co jest zapisane ---
data = Twoje dane
data-about = Leżą tam, gdzie działa ta gra, i nigdzie indziej.
data-export = Zapisz wszystko do pliku
data-delete = Usuń profil
data-delete-ask = Usunąć profil na zawsze?
data-delete-goes = Na wszystkich urządzeniach znikną: imię i obrazek, doświadczenie i poziom, statystyki, cele, otwarte rewersy, wszystkie twoje gry z zapisami i wszystkie kody.
data-delete-here = Z tej przeglądarki znikną też: informacja, które lekcje masz za sobą, i notatki o tym, co obiecano przed rozdaniami.
data-delete-stays = Zostaną ustawienia tej przeglądarki; tylko rewers będzie znowu pierwszy.
data-delete-next = Dalej
data-delete-sure = Nie da się tego cofnąć. Na pewno?
data-delete-yes = Usuń na zawsze
data-deleted = Profil jest usunięty. Wszystko jak pierwszego dnia.

# --- nagroda na koniec gry; $count: punkty ---
reward-points = { $count ->
    [one] +{ $count } punkt
    [few] +{ $count } punkty
   *[many] +{ $count } punktów
  }
reward-resigned = Za poddaną grę nie ma doświadczenia.
reward-undone = Bez doświadczenia: cofnięto ruch.
reward-level = Poziom { $level } osiągnięty!
reward-goal = Cel osiągnięty: { $goal }
reward-back = Nowy rewers: { $back }
reward-next = Następny rewers na poziomie { $level }: jeszcze { points-count }
