# Strony, które serwer robi sam, i to, czego potrzebuje zdanie, gdy nie widać stołu.
seat-number = miejsce { $seat }

notice-title = { $heading } · Dureń
notice-home = Na stronę główną
notice-rules = Przeczytaj zasady
notice-no-page = Nie ma takiej strony
notice-no-table = Nie ma takiego stołu
notice-no-table-why = Pod tym adresem nie ma stołu. Być może już go sprzątnięto.
notice-refused = Nie udało się
notice-fault = Błąd serwera
notice-fault-why = Nic z tego, co potwierdzono, nie zginęło. Spróbuj jeszcze raz.
notice-not-built = Strona nie jest zbudowana
notice-not-built-why = Kozyr działa, ale jego strony tutaj nie zbudowano. W kopii źródeł uruchom „make play”; zainstalowany Kozyr ma ją w sobie. Zasady można czytać i tak.

# Zainstalowana strona.
app-name = Dureń: Kozyr
app-short-name = Dureń
app-description = Dureń, gra karciana z programami, które nigdy nie zaglądają ci w karty.
