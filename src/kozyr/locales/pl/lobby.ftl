# Wejście: własny stół, niedokończone gry, serwer, który nie odpowiada.
preset-short-custom = Własne
tool-own = Własny stół
own-title = Własny stół
own-about = Zasady takie, jak lubisz, i rywale do wyboru. Zapamiętane na tym urządzeniu.
own-rules = Zasady
own-from = Weź za podstawę
own-opponents = Kto gra z tobą
own-seats = Przy stole, razem z tobą
own-name = Imię rywala { $seat }
own-name-none = imię domyślne
own-level = Poziom rywala { $seat }
own-level-same = { $opponent }, jak wszyscy
own-level-all = Poziom wszystkich
own-value = { $option }: { $value }
own-dashed = To, co w przerywanej ramce, nie pasuje do reszty; wybierz, a zobaczysz dlaczego.
own-read = Te zasady w całości
own-start = Zacznij grę
own-decks = Talie i ich historie

summary-mixed = { $preset }, { seats-word }, każdy na innym poziomie
preset-name-custom = Twoje zasady

games-all = { $count ->
    [one] { $count } niedokończona gra
    [few] Wszystkie { $count } niedokończone gry
   *[many] Niedokończone gry: wszystkie { $count }
  }
games-title = Niedokończone gry
games-row = { $preset }, { seats-word }, runda { $bout }
games-began = początek: { $when }
past-games = Rozegrane gry

server-gone-about = Strona sama pyta ponownie i ruszy dalej, gdy tylko nadejdzie odpowiedź.
