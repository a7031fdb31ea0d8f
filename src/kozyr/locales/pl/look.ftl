# Jak wyglądają i brzmią karty i stół: ustawienia.
title-settings = Dureń – ustawienia
settings-coming = Otwieramy ustawienia…
percent = { $value }%

settings-game = Gra
settings-left-handed = Dla leworęcznych: przyciski i talia po drugiej stronie
settings-pace-instant = brak

settings-look = Światło i papier
settings-theme-contrast = wysoki kontrast
settings-contrast = Kontrast
settings-contrast-least = wyblakłe
settings-contrast-most = głębokie
settings-grain = Ziarno
settings-grain-least = atłas
settings-grain-most = szorstki papier
settings-temperature = Temperatura barw
settings-temperature-least = księżyc
settings-temperature-most = świeca
settings-contrast-note = Przy wysokim kontraście suwaki działają tylko na karty.
settings-as-drawn = Jak narysowano: wszystko na 50%

settings-cards = Karty
settings-design = Talia
deck-french = Talia międzynarodowa
settings-back = Rewers
back-rosettes = rozety
back-weave = splot
back-scales = łuski
back-sunburst = promienie
back-quilt = pikowanie
back-stars = gwiazdy
back-moire = mora
back-scrolls = zawijasy
back-honeycomb = plaster miodu
back-plait = warkocz
back-ripples = fale
back-harlequin = arlekin
back-night = nocne niebo
back-locked = zamknięty
settings-letters = Litery na kartach
settings-letters-language = { $letters } · według języka
settings-four-colours = Cztery barwy: trefle zielone, kara niebieskie
settings-large-indices = Duże znaki w każdym rozmiarze

settings-sound = Dźwięk
settings-sounds = Dźwięki
settings-volume = Głośność
settings-vibration = Wibracja, gdy moja kolej
keys-mute = Włącz lub wyłącz dźwięk
tell-sounds-on = Dźwięk włączony
tell-sounds-off = Dźwięk wyłączony
