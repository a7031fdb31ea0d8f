# How cards and table look and sound: the settings.
title-settings = Durak — settings
settings-coming = Opening the settings…
percent = { $value }%

settings-game = Game
settings-left-handed = Left-handed: keys and piles change sides
settings-pace-instant = not at all

settings-look = Light and paper
settings-theme-contrast = high contrast
settings-contrast = Contrast
settings-contrast-least = faded
settings-contrast-most = deep
settings-grain = Grain
settings-grain-least = glazed
settings-grain-most = rough
settings-temperature = Colour temperature
settings-temperature-least = moonlight
settings-temperature-most = candlelight
settings-contrast-note = With high contrast the sliders change only the cards.
settings-as-drawn = As drawn: all at 50%

settings-cards = Cards
settings-design = Deck
deck-french = The international deck
settings-back = Back
back-rosettes = rosettes
back-weave = weave
back-scales = scales
back-sunburst = sunburst
back-quilt = quilt
back-stars = stars
back-moire = moiré
back-scrolls = scrolls
back-honeycomb = honeycomb
back-plait = plait
back-ripples = ripples
back-harlequin = harlequin
back-night = night sky
back-locked = locked
settings-letters = Letters
settings-letters-language = { $letters } · by language
settings-four-colours = Four colours: clubs green, diamonds blue
settings-large-indices = Large indices at every size

settings-sound = Sound
settings-sounds = Sounds
settings-volume = Volume
settings-vibration = Vibrate when it is my turn
keys-mute = Sounds on or off
tell-sounds-on = Sounds on
tell-sounds-off = Sounds off
