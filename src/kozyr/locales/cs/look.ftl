# Jak karty a stůl vypadají a znějí: nastavení.
title-settings = Durak – nastavení
settings-coming = Nastavení se otevírá…
percent = { $value } %

settings-game = Hra
settings-left-handed = Pro leváky: tlačítka a balíčky si vymění strany
settings-pace-instant = žádný

settings-look = Světlo a papír
settings-theme-contrast = vysoký kontrast
settings-contrast = Kontrast
settings-contrast-least = vybledlé
settings-contrast-most = syté
settings-grain = Zrno
settings-grain-least = hladké
settings-grain-most = drsné
settings-temperature = Teplota barev
settings-temperature-least = měsíc
settings-temperature-most = svíčka
settings-contrast-note = Při vysokém kontrastu mění posuvníky jen karty.
settings-as-drawn = Původní kresba: všechno na 50 %

settings-cards = Karty
settings-design = Sada
deck-french = Mezinárodní karty
settings-back = Rub
back-rosettes = rozety
back-weave = tkanina
back-scales = šupiny
back-sunburst = paprsky
back-quilt = prošívání
back-stars = hvězdy
back-moire = moaré
back-scrolls = úponky
back-honeycomb = plástve
back-plait = cop
back-ripples = vlnky
back-harlequin = harlekýn
back-night = noční obloha
back-locked = zamčený
settings-letters = Písmena
settings-letters-language = { $letters } · podle jazyka
settings-four-colours = Čtyři barvy: kříže zelené, káry modré
settings-large-indices = Velké znaky v rozích při každé velikosti

settings-sound = Zvuk
settings-sounds = Zvuky
settings-volume = Hlasitost
settings-vibration = Zavibrovat, když jsem na tahu
keys-mute = Zapnout nebo vypnout zvuky
tell-sounds-on = Zvuky zapnuté
tell-sounds-off = Zvuky vypnuté
