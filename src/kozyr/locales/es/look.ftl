# Cómo se ven y cómo suenan las cartas y la mesa: los ajustes.
title-settings = Durak — ajustes
settings-coming = Abriendo los ajustes…
percent = { $value } %

settings-game = Juego
settings-left-handed = Para zurdos: botones y montones cambian de lado
settings-pace-instant = ninguno

settings-look = Luz y papel
settings-theme-contrast = alto contraste
settings-contrast = Contraste
settings-contrast-least = desvaído
settings-contrast-most = intenso
settings-grain = Grano
settings-grain-least = satinado
settings-grain-most = rugoso
settings-temperature = Temperatura del color
settings-temperature-least = luz de luna
settings-temperature-most = luz de vela
settings-contrast-note = Con alto contraste, los controles solo cambian las cartas.
settings-as-drawn = Como se dibujó: todo al 50 %

settings-cards = Cartas
settings-design = Baraja
deck-french = La baraja internacional
settings-back = Dorso
back-rosettes = rosetones
back-weave = trenzado
back-scales = escamas
back-sunburst = rayos
back-quilt = acolchado
back-stars = estrellas
back-moire = muaré
back-scrolls = volutas
back-honeycomb = panal
back-plait = trenza
back-ripples = ondas
back-harlequin = arlequín
back-night = cielo nocturno
back-locked = bloqueado
settings-letters = Letras
settings-letters-language = { $letters } · como el idioma
settings-four-colours = Cuatro colores: tréboles verdes, diamantes azules
settings-large-indices = Índices grandes en cualquier tamaño

settings-sound = Sonido
settings-sounds = Sonidos
settings-volume = Volumen
settings-vibration = Vibrar cuando me toca
keys-mute = Encender o apagar el sonido
tell-sounds-on = Sonido encendido
tell-sounds-off = Sonido apagado
