# По одному повідомленню на код із docs/errors.md: що сталося й що робити. Факти — змінні.

# --- правила ---
refusal-game-over = Гру закінчено.
refusal-not-your-turn = Ще зарано: зараз вирішує { SEAT($actor) }.
refusal-no-such-seat = За столом немає місця { $seat }; місць усього { $seats }.
refusal-card-not-held = У вас немає цієї карти: { CARD($card) }.
refusal-rank-not-on-table = На столі немає { RANK($rank, case: "genitive") }: { CARD($card, case: "accusative") } не підкинути.
refusal-does-not-beat = { SAME_SUIT($attack, $trump) ->
    [yes] Побити { CARD($attack, case: "accusative") } може лише старший козир.
   *[no] Побити { CARD($attack, case: "accusative") } може лише старша { SUIT($attack, form: "one") } або козир.
  }
refusal-not-the-oldest-attack = Спершу побийте { CARD($oldest, case: "accusative") }: ця карта лягла раніше, ніж { CARD($attack) }.
refusal-attack-not-open = Серед непобитих карт на столі немає { CARD($attack, case: "genitive") }.
refusal-must-lead = Ходити треба обов’язково, пасувати не можна.
refusal-must-beat-or-take = Побийте { CARD($attack, case: "accusative") } або беріть.
refusal-nothing-to-take = Брати нема чого: усе побито.
refusal-only-throw-in-or-pass = Підкиньте карту або скажіть «Бито».
refusal-transfer-off = За цими правилами хід не переводять.
refusal-transfer-first-bout = У першому кону хід не переводять.
refusal-transfer-after-beat = Одну карту вже побито: переводити пізно.
refusal-transfer-rank = Перевести цей хід можна лише { RANK($rank, case: "instrumental") }, а не { CARD($card, case: "instrumental") }.
refusal-transfer-too-many = Перевести не можна: карт ходу стане { $attacks }, а { SEAT($seat) } може відбити { $limit }.
refusal-seat-is-out = Хто вийшов із гри, той не здається.

# --- стіл ---
refusal-stale = На столі вже все змінилося.
refusal-ahead = Сторінка випередила стіл. Оновіть її.
refusal-bad-action = «{ $text }» — не дія.
refusal-not-your-seat = Місце { $seat } не ваше: ви сидите на місці { $yours }.
refusal-command-id-reused = Така команда вже була, але з іншою дією. Спробуйте ще раз.

# --- роздача ---
refusal-bad-rules = Правила «{ $text }» невідомі. Очікувалося: { $expected }.
refusal-first-above-limit = У першому кону не може бути більше карт ходу ({ $first }), ніж у будь-якому іншому ({ $limit }).
refusal-first-transfer-alone = У першому кону не можна переводити, якщо переводити не можна взагалі.
refusal-bad-seats = За цими правилами, коли карт у колоді { $deck }, грають { $least }–{ $most }, а не { $seats }: кожному здають по шість.
refusal-bad-opponent = Немає програми «{ $name }». Очікувалося: { $expected }.

# --- looking at games again ---
refusal-too-many-moves = У цій грі ходів: { $moves }; переглянути можна не більше { $most }.
refusal-not-told = У цьому записі немає того, що було в інших.

# --- сервер ---
refusal-bad-message = Сервер не зрозумів сторінку ({ $where }). Оновіть її.
refusal-too-large = Повідомлення завелике: байтів { $bytes }, а можна { $most }.
refusal-bad-protocol = Сторінка іншої версії ({ $protocol }, у сервера { $expected }). Оновіть її.
refusal-hello-first = Сторінка не привіталася. Оновіть її.
refusal-unknown-table = Такого столу немає. Можливо, його вже прибрали.
refusal-unknown-lesson = Такого уроку немає.
refusal-not-at-this-table = За цим столом у вас немає місця: його відкрили в іншому браузері.
refusal-hint-among-people = За столом з іншими людьми підказок немає.
refusal-hint-not-now = Зараз вирішувати нема чого.
refusal-hint-failed = Цього разу без підказки. Спитайте ще раз.
refusal-bad-host = На ім’я «{ $host }» цей сервер не озивається. Відкрийте його за адресою або запустіть із --allow-host.
refusal-bad-origin = Запит надійшов із чужого сайту, його не прийнято.
refusal-too-fast = Зачасто. Зачекайте трохи й спробуйте знову.
refusal-too-slow = Запит не надійшов повністю за { $seconds } с. Спробуйте ще раз.
refusal-not-over = Гру ще не закінчено.
refusal-unknown-promise = Сервер щойно перезапустився. Спробуйте ще раз.
refusal-too-many-games = Незакінчених ігор у вас уже { $most }. Дограйте одну або здайтеся.
refusal-not-found = Немає сторінки { $path }.
refusal-not-allowed = Сторінка не приймає { $method }.
refusal-storage = Диск сервера підвів: зберегти це не вдалося. Нічого не змінилося; спробуйте ще раз.
refusal-moves-lost = Сервер зупинився, поки його диск не працював: останні ходи втрачено. Грайте далі звідси.
refusal-damaged-game = Збережену гру { $table } вже не прочитати.
refusal-internal = Помилка сервера. На столі все так, як було збережено; спробуйте ще раз.

# --- сама сторінка ---
refusal-unreachable = Сервер не відповідає. Його запущено?
refusal-unknown = Щось пішло не так ({ $code }).
refusal-no-account = Із цього браузера тут іще ніхто не грав.
refusal-unknown-code = Цей код не відкриває жодного профілю: у ньому помилка, його вже використано або він застарів.
