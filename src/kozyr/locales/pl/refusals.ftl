# Po jednym komunikacie na każdy kod z docs/errors.md: co się stało i co zrobić. Fakty to zmienne.

# --- zasady ---
refusal-game-over = Gra jest skończona.
refusal-not-your-turn = Jeszcze nie: teraz decyduje { SEAT($actor) }.
refusal-no-such-seat = Przy stole nie ma miejsca { $seat }; miejsc jest { $seats }.
refusal-card-not-held = Nie masz { CARD($card, case: "genitive") }.
refusal-rank-not-on-table = Na stole nie ma { RANK($rank, case: "genitive") }: nie można dorzucić { CARD($card, case: "genitive") }.
refusal-does-not-beat = { SAME_SUIT($attack, $trump) ->
    [yes] Tylko wyższy atut bije { CARD($attack, case: "accusative") }.
   *[no] Tylko { SUIT($attack, form: "higher") } albo atut bije { CARD($attack, case: "accusative") }.
  }
refusal-not-the-oldest-attack = Najpierw odpowiedz na { CARD($oldest, case: "accusative") }: ta karta leży dłużej niż { CARD($attack) }.
refusal-attack-not-open = Wśród niepobitych kart na stole nie ma { CARD($attack, case: "genitive") }.
refusal-must-lead = Atakujący musi zagrać kartę; nie można spasować.
refusal-must-beat-or-take = Pobij { CARD($attack, case: "accusative") } albo weź.
refusal-nothing-to-take = Nie ma czego brać: wszystko pobite.
refusal-only-throw-in-or-pass = Dorzuć kartę albo powiedz „Pas”.
refusal-transfer-off = Według tych zasad ataku się nie przekazuje.
refusal-transfer-first-bout = W pierwszej rundzie ataku się nie przekazuje.
refusal-transfer-after-beat = Jedna karta jest już pobita: za późno na przekazanie ataku.
refusal-transfer-rank = Ten atak można przekazać tylko { RANK($rank, case: "instrumental") }, a nie { CARD($card, case: "instrumental") }.
refusal-transfer-too-many = Nie można przekazać: kart ataku byłoby { $attacks }, a { SEAT($seat) } może pobić najwyżej { $limit }.
refusal-seat-is-out = Kto jest poza grą, nie może się poddać.

# --- stół ---
refusal-stale = Na stole już się coś zmieniło.
refusal-ahead = Strona wyprzedziła stół. Odśwież ją.
refusal-bad-action = „{ $text }” to nie ruch.
refusal-not-your-seat = Miejsce { $seat } nie jest twoje; siedzisz na miejscu { $yours }.
refusal-command-id-reused = To polecenie już było, ale z innym ruchem. Spróbuj jeszcze raz.

# --- rozdania ---
refusal-bad-rules = Zasady „{ $text }” są nieznane. Oczekiwano: { $expected }.
refusal-first-above-limit = W pierwszej rundzie nie może być więcej kart ataku ({ $first }) niż w każdej innej ({ $limit }).
refusal-first-transfer-alone = Nie można przekazywać ataku w pierwszej rundzie, jeśli nie przekazuje się go nigdy.
refusal-bad-seats = Według tych zasad, gdy kart w talii jest { $deck }, graczy może być { $least }–{ $most }, a nie { $seats }: każdy dostaje sześć.
refusal-bad-opponent = Nie ma programu „{ $name }”. Oczekiwano: { $expected }.

# --- looking at games again ---
refusal-too-many-moves = Ruchów w tej grze: { $moves }; obejrzeć można najwyżej { $most }.
refusal-not-told = W tym zapisie nie ma tego, co mieli inni.

# --- serwer ---
refusal-bad-message = Serwer nie zrozumiał strony ({ $where }). Odśwież ją.
refusal-too-large = Wiadomość jest za duża: bajtów { $bytes }, a wolno { $most }.
refusal-bad-protocol = Strona jest w innej wersji ({ $protocol }, serwer ma { $expected }). Odśwież ją.
refusal-hello-first = Strona się nie przywitała. Odśwież ją.
refusal-unknown-table = Nie ma takiego stołu. Być może już go sprzątnięto.
refusal-unknown-lesson = Nie ma takiej lekcji.
refusal-not-at-this-table = Nie masz miejsca przy tym stole: otwarto go w innej przeglądarce.
refusal-hint-among-people = Gdy grają inni ludzie, podpowiedzi nie ma.
refusal-hint-not-now = Teraz nie ma o czym decydować.
refusal-hint-failed = Tym razem bez podpowiedzi. Zapytaj jeszcze raz.
refusal-bad-host = Ten serwer nie odpowiada na nazwę „{ $host }”. Otwórz go pod jego adresem albo uruchom z --allow-host.
refusal-bad-origin = Żądanie przyszło z obcej strony i nie zostało przyjęte.
refusal-too-fast = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
refusal-too-slow = Żądanie nie dotarło w całości w ciągu { $seconds } s. Spróbuj jeszcze raz.
refusal-not-over = Gra jeszcze się nie skończyła.
refusal-unknown-promise = Serwer właśnie uruchomił się od nowa. Spróbuj jeszcze raz.
refusal-too-many-games = Niedokończonych gier masz już { $most }. Dokończ którąś albo ją poddaj.
refusal-not-found = Nie ma strony { $path }.
refusal-not-allowed = Strona nie przyjmuje { $method }.
refusal-storage = Dysk serwera zawiódł i nie udało się tego zapisać. Nic się nie zmieniło; spróbuj jeszcze raz.
refusal-moves-lost = Serwer zatrzymał się, gdy zawodził jego dysk: ostatnie ruchy przepadły. Graj dalej od tego miejsca.
refusal-damaged-game = Zapisanej gry { $table } nie da się już odczytać.
refusal-internal = Błąd serwera. Stół jest taki, jak go zapisano; spróbuj jeszcze raz.

# --- sama strona ---
refusal-unreachable = Serwer nie odpowiada. Czy jest uruchomiony?
refusal-unknown = Coś poszło nie tak ({ $code }).
refusal-no-account = W tej przeglądarce nikt tu jeszcze nie grał.
refusal-unknown-code = Ten kod nie otwiera żadnego profilu: jest w nim literówka, został już użyty albo stracił ważność.
