# Який вигляд і звук мають карти та стіл: налаштування.
title-settings = Дурень — налаштування
settings-coming = Відкриваємо налаштування…
percent = { $value } %

settings-game = Гра
settings-left-handed = Для шульги: кнопки й колода з іншого боку
settings-pace-instant = без руху

settings-look = Світло й папір
settings-theme-contrast = контрастне
settings-contrast = Контраст
settings-contrast-least = вицвілі
settings-contrast-most = соковиті
settings-grain = Зернистість
settings-grain-least = атлас
settings-grain-most = грубий папір
settings-temperature = Колірна температура
settings-temperature-least = місяць
settings-temperature-most = свічка
settings-contrast-note = За контрастного освітлення повзунки змінюють лише карти.
settings-as-drawn = Як намальовано: усе на 50 %

settings-cards = Карти
settings-design = Колода
deck-french = Міжнародна колода
settings-back = Сорочка
back-rosettes = розетки
back-weave = плетиво
back-scales = луска
back-sunburst = промені
back-quilt = стьобання
back-stars = зірки
back-moire = муар
back-scrolls = завитки
back-honeycomb = стільники
back-plait = коса
back-ripples = брижі
back-harlequin = арлекін
back-night = нічне небо
back-locked = закрита
settings-letters = Літери на картах
settings-letters-language = { $letters } · за мовою
settings-four-colours = Чотири кольори: трефи зелені, бубни сині
settings-large-indices = Великі значки за будь-якого розміру

settings-sound = Звук
settings-sounds = Звуки
settings-volume = Гучність
settings-vibration = Вібрація, коли мій хід
keys-mute = Увімкнути чи вимкнути звук
tell-sounds-on = Звук увімкнено
tell-sounds-off = Звук вимкнено
