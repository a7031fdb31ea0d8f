# Игра в терминале: kozyr tui, и построчно: kozyr tui --plain.

tui-list-or = { $most } или { $last }
tui-list-and = { $most } и { $last }

# --- вокруг стола ---
tui-trump = { trump } { $face }
tui-talon = { talon } { $count }
tui-discard = { discard-pile } { $count }
tui-no-card = Карта не выбрана
tui-tally = Кто оставался в дураках за этим столом: { $tally }
tui-title = { title } · { $preset } · { seats-word } · { $opponent }

# Строка клавиш: клавиша и слово.
tui-key-move = выбрать
tui-key-play = сыграть
tui-key-new = новая игра
tui-key-keys = все клавиши
tui-key-quit = выйти
tui-keys-sort = Разложить по достоинству или по мастям
tui-keys-counts = Сколько у кого карт, колода и козырь
tui-keys-again = Повторить, что делать
tui-sorted = { $by ->
    [rank] Карты разложены по достоинству
   *[suit] Карты разложены по мастям, козыри последние
  }
tui-thinking = Ищем подсказку…

# --- построчная игра: выбор и приглашение ---
plain-welcome = { tui-title }. Введите номер хода и нажмите Enter; вопросительный знак покажет остальные команды.
plain-opponents = За столом с вами: { $names }.
plain-choice-lead = ходить { CARD($card, case: "instrumental") }
plain-choice-throw = подкинуть { CARD($card, case: "accusative") }
plain-choice-beat = бить { CARD($card, case: "instrumental") }
plain-choice-transfer = перевести { CARD($card, case: "instrumental") }
plain-choice-take = беру
plain-choice-done = { $phase ->
    [throw_in_taking] хватит
   *[other] бито
  }
plain-choice-again = ещё раз
plain-choice-stop = закончить
plain-choice-resign = сдаться
plain-choice-play-on = играть дальше
plain-help = Команды: номер выбирает ход; карта, например 9h или 10s, играет её или объясняет, почему нельзя; t — беру; d — бито; h — подсказка; u — взять ход назад; l читает стол; c читает, сколько у кого карт и какой козырь; r повторяет; g — сдаться; q — выйти. Русские буквы на тех же клавишах тоже годятся.
plain-bad-choice = Хода «{ $text }» нет. Введите { $count ->
    [1] 1
   *[other] номер от 1 до { $count }
  } или вопросительный знак: он покажет команды.
plain-not-now = Сейчас этого сделать нельзя.
plain-several = { CARD($card) }: сыграть можно по-разному. Выберите номер.
plain-place = { $name }: { $how }.
plain-left = Вы вышли из игры.
plain-input-ended = Ввод закончился, поэтому игра прервана.

# --- неверный запуск ---
tui-no-terminal = Нужен терминал. kozyr tui --plain играет построчно, и через канал тоже.
