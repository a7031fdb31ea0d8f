# Вход: свой стол, недоигранные игры, сервер, который не отвечает.
preset-short-custom = Свои
tool-own = Свой стол
own-title = Свой стол
own-about = Все правила на ваш вкус и кто с вами сядет. Запоминается на этом устройстве.
own-rules = Правила
own-from = Взять за основу
own-opponents = Кто с вами за столом
own-seats = Всего за столом, вместе с вами
own-name = Имя соперника { $seat }
own-name-none = имя на наш выбор
own-level = Уровень соперника { $seat }
own-level-same = { $opponent }, как у всех
own-level-all = Уровень у всех
own-value = { $option }: { $value }
own-dashed = Что обведено пунктиром, не сочетается с остальным; выберите — и узнаете почему.
own-read = Эти правила целиком
own-start = Начать игру
own-decks = Колоды и их истории

summary-mixed = { $preset }, { seats-word }, у каждого свой уровень
preset-name-custom = Ваши правила

games-all = { $count ->
    [one] { $count } недоигранная игра
    [few] Все { $count } недоигранные игры
   *[many] Все { $count } недоигранных игр
  }
games-title = Недоигранные игры
games-row = { $preset }, { seats-word }, кон { $bout }
games-began = начата { $when }
past-games = Сыгранные игры

server-gone-about = Страница сама спрашивает снова и продолжит, как только придёт ответ.
