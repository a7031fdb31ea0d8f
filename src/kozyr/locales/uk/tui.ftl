# Гра в терміналі: kozyr tui, і рядок за рядком: kozyr tui --plain.

tui-list-or = { $most } або { $last }
tui-list-and = { $most } і { $last }

# --- навколо столу ---
tui-trump = { trump } { $face }
tui-talon = { talon } { $count }
tui-discard = { discard-pile } { $count }
tui-no-card = Карту не обрано
tui-tally = Хто залишався в дурнях за цим столом: { $tally }
tui-title = { title } · { $preset } · { seats-word } · { $opponent }

# Рядок клавіш: клавіша й слово.
tui-key-move = обрати
tui-key-play = зіграти
tui-key-new = нова гра
tui-key-keys = усі клавіші
tui-key-quit = вийти
tui-keys-sort = Розкласти за номіналом або за мастями
tui-keys-counts = Скільки в кого карт, колода й козир
tui-keys-again = Повторити, що робити
tui-sorted = { $by ->
    [rank] Карти розкладено за номіналом
   *[suit] Карти розкладено за мастями, козирі останні
  }
tui-thinking = Шукаємо підказку…

# --- гра рядок за рядком: вибір і запрошення ---
plain-welcome = { tui-title }. Уведіть номер ходу й натисніть Enter; знак питання покаже решту команд.
plain-opponents = За столом із вами: { $names }.
plain-choice-lead = ходити { CARD($card, case: "instrumental") }
plain-choice-throw = підкинути { CARD($card, case: "accusative") }
plain-choice-beat = відбитися { CARD($card, case: "instrumental") }
plain-choice-transfer = перевести { CARD($card, case: "instrumental") }
plain-choice-take = беру
plain-choice-done = { $phase ->
    [throw_in_taking] досить
   *[other] бито
  }
plain-choice-again = ще раз
plain-choice-stop = закінчити
plain-choice-resign = здатися
plain-choice-play-on = грати далі
plain-help = Команди: номер — обрати хід; карта, наприклад 9h чи 10s, — зіграти нею або дізнатися, чому не можна; t — беру; d — бито; h — підказка; u — узяти хід назад; l — прочитати стіл; c — скільки в кого карт і який козир; r — повторити; g — здатися; q — вийти.
plain-bad-choice = Ходу «{ $text }» немає. Уведіть { $count ->
    [1] 1
   *[other] номер від 1 до { $count }
  } або знак питання: він покаже команди.
plain-not-now = Зараз цього зробити не можна.
plain-several = { CARD($card) }: зіграти можна по-різному. Оберіть номер.
plain-place = { $name }: { $how }.
plain-left = Ви вийшли з гри.
plain-input-ended = Уведення скінчилося, тому гру перервано.

# --- хибний запуск ---
tui-no-terminal = Потрібен термінал. kozyr tui --plain грає рядок за рядком, і через канал теж.
