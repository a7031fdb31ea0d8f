# Zda se rozdávalo férově: panel na konci hry (docs/fair-deals.md).
tool-fair = Férové rozdání
fair-title = Rozdávalo se férově?
fair-loading = Načítá se zápis této hry…
fair-proved = Dokázáno: karty si nikdo vybrat nemohl.
fair-proved-unnoted = Pořadí karet odpovídá tajemství. Tento prohlížeč si ale nepoznamenal slib daný před rozdáním, takže za něj mluví jen zápis.
fair-unproved = Něco nesedí.
fair-none = Tato hra se rozdala dřív, než se rozdání dalo dokázat.
fair-how = Před rozdáním si server zvolil tajemství a ukázal jeho otisk. Pak tvůj prohlížeč přidal vlastní číslo. Z obojího vzniklo pořadí karet. Teď je tajemství odkryté a tvůj prohlížeč právě všechno znovu spočítal a porovnal.
fair-how-alone = Toto rozdání vzniklo jen z tajemství: nikomu nebylo nic předem slíbeno a nic se nepřidalo. Ukazuje se jen to, že balíček plyne z tajemství. Hra dne vzniká z data, pro všechny stejně.
fair-commitment = Otisk ukázaný před rozdáním
fair-fingerprint = Otisk tajemství
fair-nonces = Co přidal tvůj prohlížeč
fair-seed = Tajemství, teď odkryté
fair-record = Zápis hry
fair-copy = Kopírovat zápis
fair-copied = Zkopírováno.
fair-copy-failed = Prohlížeč nedovolil stránce kopírovat. Označ zápis a zkopíruj ho ručně.
fair-other = Ověřit jiný zápis
fair-check = Ověřit
fair-terminal = „kozyr verify“ v terminálu řekne totéž a navíc přehraje každý tah.
fair-found-record = Tohle není zápis dohrané hry.
fair-found-lacks = V zápisu chybí { $field }.
fair-found-bad-seed = Tajemství nemá 64 šestnáctkových číslic.
fair-found-bad-nonces = Přidaná čísla nejsou zapsaná, jak mají být.
fair-found-commitment = Otisk v zápisu nepatří k tomuto tajemství.
fair-found-noted = To není tajemství, jehož otisk tento prohlížeč viděl před rozdáním.
fair-found-deck = { $found ->
    [none] Chybí { $place }. karta; podle tajemství je to { $expected }.
   *[other] { $expected ->
        [none] Jedna karta je navíc: { $found }, { $place }. v pořadí.
       *[other] Na { $place }. místě je { $found }; podle tajemství tam má být { $expected }.
    }
  }
fair-found-dealer = Rozdával někdo jiný, než vychází z tajemství.
fair-found-first = Začínal někdo jiný, než vychází z tajemství.
fair-found-unfinished = Hra ještě neskončila: její tajemství by zatím nikdo neměl znát.
fair-found-seal = Po hře se v zápisu něco změnilo: tah, nebo jiné pole.
