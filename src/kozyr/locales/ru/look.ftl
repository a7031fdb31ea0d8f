# Как выглядят и звучат карты и стол: настройки.
title-settings = Дурак — настройки
settings-coming = Открываем настройки…
percent = { $value } %

settings-game = Игра
settings-left-handed = Для левши: кнопки и колода с другой стороны
settings-pace-instant = без движения

settings-look = Свет и бумага
settings-theme-contrast = контрастное
settings-contrast = Контраст
settings-contrast-least = выцветшие
settings-contrast-most = сочные
settings-grain = Зернистость
settings-grain-least = атлас
settings-grain-most = грубая бумага
settings-temperature = Цветовая температура
settings-temperature-least = луна
settings-temperature-most = свеча
settings-contrast-note = При контрастном освещении ползунки меняют только карты.
settings-as-drawn = Как нарисовано: всё на 50 %

settings-cards = Карты
settings-design = Колода
deck-french = Международная колода
settings-back = Рубашка
back-rosettes = розетки
back-weave = плетёнка
back-scales = чешуя
back-sunburst = лучи
back-quilt = стёжка
back-stars = звёзды
back-moire = муар
back-scrolls = завитки
back-honeycomb = соты
back-plait = коса
back-ripples = рябь
back-harlequin = арлекин
back-night = ночное небо
back-locked = закрыта
settings-letters = Буквы на картах
settings-letters-language = { $letters } · по языку
settings-four-colours = Четыре цвета: трефы зелёные, бубны синие
settings-large-indices = Крупные знаки в углах при любом размере

settings-sound = Звук
settings-sounds = Звуки
settings-volume = Громкость
settings-vibration = Вибрация, когда мой ход
keys-mute = Включить или выключить звук
tell-sounds-on = Звук включён
tell-sounds-off = Звук выключен
