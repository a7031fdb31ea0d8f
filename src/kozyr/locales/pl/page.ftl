# Strona wokół stołu.
title = Dureń
title-table = Dureń – { $preset }
lede = Kto zostaje z kartami, ten jest durniem.
start = Zacznij grę
starting = Rozdajemy…
summary = { $preset }, { seats-word }, poziom { $opponent }
seats-word = { $count ->
    [2] dwóch graczy
    [3] trzech graczy
    [4] czterech graczy
    [5] pięciu graczy
   *[6] sześciu graczy
  }
pick-rules = Zasady
pick-seats = Graczy
pick-opponents = Poziom rywali
deck-atlasnye = Talia atłasowa
rules-of = Zasady: { $preset }
continue = Graj dalej: { $preset }, { seats-word }, runda { $bout }
loading = Szykujemy stół…
try-again = Ponów
learn-link = Nie umiesz grać? Nauczysz się w pięć minut
home = Na stronę główną

tool-log = Przebieg
tool-rules = Zasady
tool-profile = Twój profil
level-number = Poziom { $level }
tool-settings = Ustawienia
tool-keys = Klawisze
tool-resign = Poddaj się
close = Zamknij
table-of = { $preset } · { seats-word }

settings-language = Język
language-missing = Nie udało się pobrać innego języka; zostaje ten.
settings-auto-pass = Pasuj za mnie, gdy nie ma czego dorzucić
settings-programs = Rywale
settings-programs-person = namyślają się
settings-programs-instant = grają od razu
settings-programs-note = Od następnej gry.
settings-pace = Ruch kart
settings-pace-calm = spokojny
settings-pace-normal = zwykły
settings-pace-quick = szybki
settings-theme = Światło
settings-theme-auto = jak w systemie
settings-theme-dark = wieczór
settings-theme-light = dzień

keys-title = Klawisze
keys-move = Wybierz kartę w ręce
keys-ends = Pierwsza i ostatnia karta
keys-play = Zagraj wybraną kartę
keys-take = Biorę
keys-done = Pas
keys-hint = Podpowiedź: jak zagrałby trudny rywal
keys-read = Przeczytaj stół na głos
keys-list = Ta lista
keys-close = Zamknij okno

resign-ask = Poddać tę grę?
resign-about = Gra się skończy i zostaniesz durniem.
resign-yes = Poddaj się
resign-no = Graj dalej

link-lost = Połączenie przerwane. Próbujemy je wznowić…
link-waiting = Twój ostatni ruch czeka na połączenie.
not-kept = Serwer nie może zapisywać na dysku. Gra toczy się dalej, ale do czasu naprawy jest tylko w pamięci.
tell-kept-again = Dysk serwera znów działa: gra jest zapisana.
loading-rules = Otwieramy zasady…
