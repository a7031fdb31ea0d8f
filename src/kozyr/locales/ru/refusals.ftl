# По одному сообщению на код из docs/errors.md: что случилось и что делать. Факты - переменные.

# --- правила ---
refusal-game-over = Игра окончена.
refusal-not-your-turn = Ещё рано: сейчас очередь за другим ({ SEAT($actor) }).
refusal-no-such-seat = За столом нет места { $seat }; мест всего { $seats }.
refusal-card-not-held = У вас нет этой карты: { CARD($card) }.
refusal-rank-not-on-table = На столе нет { RANK($rank, case: "genitive") }: { CARD($card, case: "accusative") } не подкинуть.
refusal-does-not-beat = { SAME_SUIT($attack, $trump) ->
    [yes] Побить { CARD($attack, case: "accusative") } может только старший козырь.
   *[no] Побить { CARD($attack, case: "accusative") } может только старшая { SUIT($attack, form: "one") } или козырь.
  }
refusal-not-the-oldest-attack = Сначала ответьте на { CARD($oldest, case: "accusative") }: эта карта легла раньше, чем { CARD($attack) }.
refusal-attack-not-open = Среди непобитых карт на столе нет такой: { CARD($attack) }.
refusal-must-lead = Ходить надо обязательно, пасовать нельзя.
refusal-must-beat-or-take = Побейте { CARD($attack, case: "accusative") } или берите.
refusal-nothing-to-take = Брать нечего: всё побито.
refusal-only-throw-in-or-pass = Подкиньте карту или скажите «Бито».
refusal-transfer-off = По этим правилам ход не переводят.
refusal-transfer-first-bout = В первом кону ход не переводят.
refusal-transfer-after-beat = Одна карта уже побита: переводить поздно.
refusal-transfer-rank = Перевести этот ход можно только { RANK($rank, case: "instrumental") }, а не { CARD($card, case: "instrumental") }.
refusal-transfer-too-many = Перевести нельзя: карт хода станет { $attacks }, а { SEAT($seat) } может отбить { $limit }.
refusal-seat-is-out = Кто вышел из игры, тот не сдаётся.

# --- стол ---
refusal-stale = На столе уже всё изменилось.
refusal-ahead = Страница обогнала стол. Обновите её.
refusal-bad-action = Такого действия нет: «{ $text }».
refusal-not-your-seat = Место { $seat } не ваше, ваше — { $yours }.
refusal-command-id-reused = Такая команда уже была, но с другим действием. Попробуйте ещё раз.

# --- сдача ---
refusal-bad-rules = Правила «{ $text }» неизвестны. Ожидалось: { $expected }.
refusal-first-above-limit = В первом кону не может быть больше карт хода ({ $first }), чем в любом другом ({ $limit }).
refusal-first-transfer-alone = В первом кону нельзя переводить, если переводить нельзя вообще.
refusal-bad-seats = По этим правилам (карт в колоде: { $deck }) играют { $most ->
    [2] двое
   *[other] { $least }–{ $most }
  }, а не { $seats }: каждому сдают по шесть.
refusal-bad-opponent = Нет программы «{ $name }». Ожидалось: { $expected }.

# --- looking at games again ---
refusal-too-many-moves = В этой игре ходов: { $moves }; посмотреть можно не больше { $most }.
refusal-not-told = В этой записи нет того, что было у других.

# --- сервер ---
refusal-bad-message = Сервер не понял страницу ({ $where }). Обновите её.
refusal-too-large = Сообщение слишком велико: байт { $bytes }, а можно { $most }.
refusal-bad-protocol = Страница другой версии ({ $protocol }, у сервера { $expected }). Обновите её.
refusal-hello-first = Страница не поздоровалась. Обновите её.
refusal-unknown-table = Такого стола нет. Возможно, его уже убрали.
refusal-unknown-lesson = Такого урока нет.
refusal-not-at-this-table = За этим столом у вас нет места: его открыли в другом браузере.
refusal-hint-among-people = За столом с другими людьми подсказок нет.
refusal-hint-not-now = Сейчас решать нечего.
refusal-hint-failed = На этот раз без подсказки. Спросите ещё раз.
refusal-bad-host = На имя «{ $host }» этот сервер не откликается. Откройте его по адресу или запустите с --allow-host.
refusal-bad-origin = Запрос пришёл с чужого сайта и не принят.
refusal-too-fast = Слишком часто. Подождите немного и попробуйте снова.
refusal-too-slow = Запрос не пришёл целиком за { $seconds } с. Попробуйте ещё раз.
refusal-not-over = Игра ещё не закончена.
refusal-unknown-promise = Сервер только что перезапустился. Попробуйте ещё раз.
refusal-too-many-games = Незаконченных игр у вас уже { $most }. Доиграйте одну или сдайтесь.
refusal-not-found = Нет страницы { $path }.
refusal-not-allowed = Страница не принимает { $method }.
refusal-storage = Диск сервера подвёл: сохранить это не удалось. Ничего не изменилось; попробуйте ещё раз.
refusal-moves-lost = Сервер остановился, пока его диск не работал: последние ходы потеряны. Играйте дальше отсюда.
refusal-damaged-game = Сохранённую игру { $table } уже не прочитать.
refusal-internal = Ошибка сервера. На столе всё так, как было сохранено; попробуйте ещё раз.

# --- сама страница ---
refusal-unreachable = Сервер не отвечает. Он запущен?
refusal-unknown = Что-то пошло не так ({ $code }).
refusal-no-account = С этого браузера здесь ещё никто не играл.
refusal-unknown-code = Этот код не открывает ни одного профиля: в нём опечатка, он уже использован или устарел.
