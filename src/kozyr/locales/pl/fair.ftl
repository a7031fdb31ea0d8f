# Czy rozdanie było uczciwe: panel na końcu gry (docs/fair-deals.md).
tool-fair = Uczciwe rozdanie
fair-title = Czy rozdanie było uczciwe?
fair-loading = Pobieramy zapis tej gry…
fair-proved = Udowodnione: nikt nie mógł wybrać kart.
fair-proved-unnoted = Talia wynika z sekretu. Ta przeglądarka nie zanotowała jednak obietnicy sprzed rozdania, więc świadczy o niej tylko sam zapis.
fair-unproved = Coś się nie zgadza.
fair-none = Tę grę rozdano, zanim rozdania można było udowodnić.
fair-how = Przed rozdaniem serwer ustalił sekret i pokazał jego odcisk. Potem twoja przeglądarka dodała własną liczbę. Z obu razem powstała talia. Teraz sekret jest jawny, a twoja przeglądarka właśnie ułożyła talię od nowa i porównała.
fair-how-alone = To rozdanie powstało z samego sekretu: nikomu nic wcześniej nie obiecano i niczego nie dodano. Widać tylko, że talia wynika z sekretu. Rozdanie dnia powstaje z daty, takie samo dla wszystkich.
fair-commitment = Odcisk pokazany przed rozdaniem
fair-fingerprint = Odcisk sekretu
fair-nonces = Co dodała twoja przeglądarka
fair-seed = Sekret, teraz jawny
fair-record = Zapis gry
fair-copy = Kopiuj zapis
fair-copied = Skopiowano.
fair-copy-failed = Przeglądarka nie pozwala stronie kopiować. Zaznacz zapis i skopiuj go ręcznie.
fair-other = Sprawdź zapis
fair-check = Sprawdź
fair-terminal = Polecenie „kozyr verify” w terminalu powie to samo, a do tego powtórzy każdy ruch.
fair-found-record = To nie jest zapis skończonej gry.
fair-found-lacks = W zapisie brakuje pola { $field }.
fair-found-bad-seed = Sekret to nie 64 cyfry szesnastkowe.
fair-found-bad-nonces = Dodane liczby nie są zapisane tak, jak trzeba.
fair-found-commitment = Odcisk w zapisie nie pochodzi od tego sekretu.
fair-found-noted = To nie ten sekret, którego odcisk pokazano tej przeglądarce przed rozdaniem.
fair-found-deck = { $found ->
    [none] W talii brakuje karty nr { $place }; według sekretu to { $expected }.
   *[other] { $expected ->
        [none] W talii jest o jedną kartę za dużo: { $found } na miejscu { $place }.
       *[other] Karta nr { $place } w talii to { $found }, a według sekretu powinna być { $expected }.
    }
  }
fair-found-dealer = Rozdawał nie ten, kto wynika z sekretu.
fair-found-first = Grę zaczął nie ten, kto wynika z sekretu.
fair-found-unfinished = Gra nie jest skończona: jej sekret nie powinien być jeszcze znany.
fair-found-seal = Po grze coś w zapisie zmieniono: ruch albo inne pole.
