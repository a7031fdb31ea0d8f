# Що заробив гравець: профіль, нагорода наприкінці гри, цілі, сорочки, коди й пристрої.

title-profile = Ваш профіль — { title }
points-count = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
  }
games-count = { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[many] { $count } ігор
  }
profile-new = Поки що нічого не зароблено
profile-new-about = Профіль почнеться з першої гри — без імені, пароля й реєстрації. Він належить цьому браузеру, а на інші пристрої переходить за кодом.
profile-since = З { $when }

# --- ім’я й картинка ---
face-change = Ім’я й картинка
face-name = Ім’я
face-about = Його видно у вашому профілі. Можна залишити порожнім.
face-picture = Картинка
face-save = Зберегти
face-saved = Збережено.
cancel = Скасувати
avatar-spade = піка
avatar-heart = чирва
avatar-diamond = бубна
avatar-club = трефа
avatar-crown = корона
avatar-fools-cap = блазенський ковпак
avatar-samovar = самовар
avatar-bagel = бублик
avatar-fox = лисиця
avatar-bear = ведмідь
avatar-hare = заєць
avatar-owl = сова
avatar-cat = кіт
avatar-rooster = півень
avatar-fir = ялинка
avatar-mushroom = мухомор
avatar-none = без картинки

# --- досвід: $count очок ще бракує ---
growth = Досвід
growth-value = { $points } із { $next } очок
growth-to-go = До рівня { $level }: { points-count }

# --- рахунок ---
figures = Статистика
figure-games = Ігор
figure-won = Перемог
figure-drawn = Нічиїх
figure-durak = Дурень
figure-resigned = Здано
figure-club = Клубних перемог
figure-streak = Серія зараз
figure-longest = Найкраща серія
figures-note = «Дурень» — разом зі зданими іграми. Серія — перемоги поспіль; нічия її уриває.
figures-by-rules = За правилами
figures-by-seats = За кількістю гравців

# --- гра за грою ---
chart = Гра за грою
chart-about = { $count ->
    [1] Поки що одна гра — і те, що вона дала.
    [one] Останні ігри ({ $count }), старі ліворуч. Позначка — гра, лінія — ваш досвід.
    [few] Останні ігри ({ $count }), старі ліворуч. Позначка — гра, лінія — ваш досвід.
   *[many] Останні ігри ({ $count }), старі ліворуч. Позначка — гра, лінія — ваш досвід.
  }
chart-table = Те саме таблицею
chart-when = День
chart-result = Підсумок
chart-points = Очки
result-won = перемога
result-draw = нічия
result-durak = дурень
result-resigned = здалися

# --- сорочки ---
backs = Сорочки
backs-about = Лиця карт доступні всім. Сорочки відкриваються під час гри; нічого не продається.
back-worn = на ваших картах
back-wear = Надіти
back-opens-level = Відкриється на рівні { $level }
back-opens-goal = Відкриється за ціль «{ $goal }»: { $about }

# --- цілі ---
goals = Цілі
goals-count = Досягнуто { $reached } з { $count }
goals-about = Кожна — один раз. Ігри, де хід брали назад, не рахуються.
goal-reached = досягнута
goal-review = Переглянути гру
goal-opens = Відкриває сорочку: { $back }
goal-first-game = Перша гра
goal-first-game-about = Закінчити гру; здана теж рахується.
goal-first-win = Перша перемога
goal-first-win-about = Виграти одну гру.
goal-beat-easy = Легко й просто
goal-beat-easy-about = Виграти гру, де всі суперники грають на легкому рівні.
goal-beat-medium = Золота середина
goal-beat-medium-about = Виграти гру, де всі суперники грають на середньому рівні.
goal-beat-hard = Міцні горішки
goal-beat-hard-about = Виграти гру, де всі суперники грають на складному рівні.
goal-ten-wins = Десять разів не дурень
goal-ten-wins-about = Виграти 10 ігор.
goal-hundred-games = Завсідник
goal-hundred-games-about = Закінчити 100 ігор; здані теж рахуються.
goal-three-in-a-row = Три поспіль
goal-three-in-a-row-about = Виграти 3 гри поспіль.
goal-seven-in-a-row = Сім поспіль
goal-seven-in-a-row-about = Виграти 7 ігор поспіль.
goal-every-rules = За всіма правилами
goal-every-rules-about = Виграти хоча б раз у кожну з ігор: Атласний, Підкидний, Клубний і Перевідний.
goal-every-table = За будь-яким столом
goal-every-table-about = Виграти по грі за кожної кількості гравців від 2 до 6.
goal-first-out = Раніше за всіх
goal-first-out-about = Виграти гру, де гравців четверо або більше, посівши перше місце.
goal-full-table = Повний стіл
goal-full-table-about = Виграти гру, де за столом шестеро.
goal-club-regular = Член клубу
goal-club-regular-about = Виграти 25 ігор за клубними правилами.
goal-big-pack = Велика колода
goal-big-pack-about = Виграти гру з колодою на 52 карти.
goal-nothing-taken = Чисті руки
goal-nothing-taken-about = Виграти гру, жодного разу не взявши.
goal-comeback = З-під завалу
goal-comeback-about = Виграти гру, у якій на руках було 14 карт або більше.
goal-six-beaten = Шість із шести
goal-six-beaten-about = Відбити в одному кону всі шість карт ходу.
goal-passed-on = Не до мене
goal-passed-on-about = Виграти гру, у якій ви перевели двічі або більше.
goal-generous = Щедра душа
goal-generous-about = Підкинути за одну гру десять карт або більше.
goal-small-trump = Малий козир, та вдалий
goal-small-trump-about = Побити туза найменшим козирем колоди.
goal-epaulettes = Погони
goal-epaulettes-about = Виграти гру, вийшовши в кону, де дві ваші карти ходу — найменшого в колоді номіналу.
goal-last-trump = Останнє слово
goal-last-trump-about = Виграти гру, де ваша остання карта — козирний туз.
goal-quick-win = Нашвидкуруч
goal-quick-win-about = Виграти гру, де за столом двоє, а карт у колоді 36, не більше ніж за десять конів.
goal-nobody = Дурнів немає
goal-nobody-about = Зіграти внічию.

# --- пристрої ---
devices = На інших пристроях
devices-about = { $count ->
    [1] Ваш профіль є лише в цьому браузері.
    [one] Ваш профіль є у { $count } браузері, разом із цим.
    [few] Ваш профіль є у { $count } браузерах, разом із цим.
   *[many] Ваш профіль є у { $count } браузерах, разом із цим.
  }
devices-link = Додати пристрій
devices-link-title = Інший пристрій
devices-link-about = Наведіть на квадрат камеру іншого пристрою або відкрийте там адресу. Спрацює один раз.
devices-square = QR-код адреси
devices-code = Або введіть там цей код на сторінці «{ tool-profile }»
devices-left = { $minutes ->
    [0] Діє менше хвилини
    [one] Діє ще { $minutes } хвилину
    [few] Діє ще { $minutes } хвилини
   *[many] Діє ще { $minutes } хвилин
  }
devices-over = Цей код уже не діє.
devices-new = Новий код
devices-local = Адреса цієї сторінки веде лише на цей комп’ютер. Щоб її відкрили інші пристрої вашої мережі, запустіть гру так: { $command }
devices-off = Від’єднати інші пристрої
devices-off-ask = Від’єднати всі інші пристрої?
devices-off-about = Вашого профілю в них більше не буде, а ігри залишаться вашими. Щоб повернутися, їм знадобиться код.
devices-off-done = Інші пристрої від’єднано.

# --- код відновлення ---
recovery = Код відновлення
recovery-about = За ним профіль повернеться в будь-якому браузері, навіть якщо цей пропаде. У кого код, у того й профіль.
recovery-has = Він у вас є. Новий скасує попередній.
recovery-make = Отримати код
recovery-anew = Отримати новий
recovery-once = Запишіть його: більше його не покажуть. Попередній код, якщо був, уже не діє.
recovery-file = Код відновлення вашого профілю в «Дурні»
copy = Скопіювати
copied = Скопійовано.
copy-failed = Скопіювати тут не вдається: код виділено, скопіюйте його самі.
save-file = Зберегти
print = Надрукувати
recovery-kept = Записано

# --- введення коду ---
join = Ввести код
join-about = Профіль є на іншому пристрої або записано код відновлення? Перенесіть його сюди.
join-code = Код
join-code-about = Малі літери, пробіли й O замість 0 не заважають.
join-look = Далі
join-looking = Шукаємо…
join-whose = Це код профілю «{ $name }»: рівень { $level }, { games-count }.
join-nameless = Це код профілю без імені: рівень { $level }, { games-count }.
join-along = { $count ->
    [0] Закінчених ігор, які можна взяти із собою, у цьому браузері немає.
    [one] З вами перейде { $count } закінчена гра цього браузера.
    [few] З вами перейдуть { $count } закінчені гри цього браузера.
   *[many] З вами перейдуть { $count } закінчених ігор цього браузера.
  }
join-ask = Під’єднати цей браузер?
join-same = Цей браузер уже під’єднано до цього профілю. Робити нічого не треба.
join-yes = Так, перенести сюди
join-no = Ні, не треба
join-done = Профіль тепер тут.

# --- що зберігається ---
data = Ваші дані
data-about = Вони зберігаються там, де запущено гру, і більше ніде.
data-export = Зберегти все у файл
data-delete = Видалити профіль
data-delete-ask = Видалити профіль назавжди?
data-delete-goes = На всіх пристроях зникнуть: ім’я й картинка, досвід і рівень, статистика, цілі, відкриті сорочки, усі ваші ігри з їхніми записами й усі коди.
data-delete-here = У цьому браузері зникнуть і позначки про пройдені уроки та про те, що було обіцяно до роздач.
data-delete-stays = Залишаться налаштування цього браузера; лише сорочка знову буде першою.
data-delete-next = Далі
data-delete-sure = Повернути не вийде. Ви впевнені?
data-delete-yes = Видалити назавжди
data-deleted = Профіль видалено. Усе як у перший день.

# --- нагорода наприкінці гри; $count: очки ---
reward-points = { $count ->
    [one] +{ $count } очко
    [few] +{ $count } очки
   *[many] +{ $count } очок
  }
reward-resigned = За здану гру досвіду немає.
reward-undone = Досвіду немає: хід брали назад.
reward-level = Рівень { $level } узято!
reward-goal = Ціль досягнута: { $goal }
reward-back = Нова сорочка: { $back }
reward-next = Наступна сорочка на рівні { $level }: ще { points-count }
