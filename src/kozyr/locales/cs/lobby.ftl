# Vstup: vlastní stůl, nedohrané hry, server, který neodpovídá.
preset-short-custom = Vlastní
tool-own = Tvůj stůl
own-title = Tvůj stůl
own-about = Každé pravidlo podle tebe, soupeři taky. Uloží se to v tomto zařízení.
own-rules = Pravidla
own-from = Vyjít z pravidel
own-opponents = Kdo s tebou hraje
own-seats = U stolu, i s tebou
own-name = Jméno soupeře { $seat }
own-name-none = jméno se přidělí
own-level = Úroveň soupeře { $seat }
own-level-same = { $opponent }, jako všichni
own-level-all = Úroveň všech
own-value = { $option }: { $value }
own-dashed = Co je čárkované, nejde s ostatním dohromady; zvol to a dozvíš se proč.
own-read = Tato pravidla v plném znění
own-start = Začít hru
own-decks = Karty a jejich příběhy

summary-mixed = { $preset }, { seats-word }, každý na své úrovni
preset-name-custom = Tvoje pravidla

games-all = { $count ->
    [one] { $count } nedohraná hra
    [few] Všechny { $count } nedohrané hry
   *[other] Všech { $count } nedohraných her
  }
games-title = Nedohrané hry
games-row = { $preset }, { seats-word }, kolo { $bout }
games-began = začátek { $when }
past-games = Odehrané hry

server-gone-about = Stránka se sama ptá znovu, a jakmile přijde odpověď, pokračuje.
