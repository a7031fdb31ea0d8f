# Stránka kolem stolu.
title = Durak
title-table = Durak – { $preset }
lede = Kdo zůstane s kartami jako poslední, je durak.
start = Začít hru
starting = Rozdává se…
summary = { $preset }, { seats-word }, úroveň: { $opponent }
seats-word = { $count ->
    [2] ve dvou
    [3] ve třech
    [4] ve čtyřech
    [5] v pěti
   *[6] v šesti
  }
pick-rules = Pravidla
pick-seats = U stolu
pick-opponents = Úroveň soupeřů
deck-atlasnye = Karty Atlasnyje
rules-of = Pravidla: { $preset }
continue = Pokračovat: { $preset }, { seats-word }, kolo { $bout }
loading = Chystá se stůl…
try-again = Zkusit znovu
learn-link = Neumíš hrát? Naučíš se to za pět minut
home = Na úvodní stránku

tool-log = Průběh
tool-rules = Pravidla
tool-profile = Tvůj profil
level-number = Úroveň { $level }
tool-settings = Nastavení
tool-keys = Klávesy
tool-resign = Vzdát
close = Zavřít
table-of = { $preset } · { seats-word }

settings-language = Jazyk
language-missing = Zvolený jazyk se nepodařilo načíst; zůstává tento.
settings-auto-pass = Říct „Hotovo“ za mě, když se nic nehodí
settings-programs = Soupeři
settings-programs-person = přemýšlejí
settings-programs-instant = hrají hned
settings-programs-note = Od příští hry.
settings-pace = Pohyb karet
settings-pace-calm = klidný
settings-pace-normal = normální
settings-pace-quick = rychlý
settings-theme = Světlo
settings-theme-auto = podle systému
settings-theme-dark = večer
settings-theme-light = den

keys-title = Klávesy
keys-move = Pohyb po kartách v ruce
keys-ends = První a poslední karta
keys-play = Hrát vybranou kartu
keys-take = Beru
keys-done = Hotovo
keys-hint = Rada: co by hrála úroveň Těžká
keys-read = Přečíst stůl nahlas
keys-list = Tento seznam
keys-close = Zavřít, co je otevřené

resign-ask = Vzdát tuto hru?
resign-about = Hra skončí a durak jsi ty.
resign-yes = Vzdát
resign-no = Hrát dál

link-lost = Spojení vypadlo. Zkoušíme ho obnovit…
link-waiting = Tvůj poslední tah čeká na spojení.
not-kept = Server nemůže zapisovat na disk. Hra pokračuje, ale dokud se to nespraví, je jen v paměti.
tell-kept-again = Disk serveru zase funguje: hra je uložená.
loading-rules = Načítají se pravidla…
