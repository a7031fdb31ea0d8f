# Что заработал игрок: профиль, награда в конце игры, цели, рубашки, коды и устройства.

title-profile = Ваш профиль — { title }
points-count = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }
games-count = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
  }
profile-new = Пока ничего не заработано
profile-new-about = Профиль начнётся с первой игры — без имени, пароля и регистрации. Он принадлежит этому браузеру, а на другие устройства переходит по коду.
profile-since = С { $when }

# --- имя и картинка ---
face-change = Имя и картинка
face-name = Имя
face-about = Его видно в вашем профиле. Можно оставить пустым.
face-picture = Картинка
face-save = Сохранить
face-saved = Сохранено.
cancel = Отмена
avatar-spade = пика
avatar-heart = черва
avatar-diamond = бубна
avatar-club = трефа
avatar-crown = корона
avatar-fools-cap = шутовской колпак
avatar-samovar = самовар
avatar-bagel = бублик
avatar-fox = лиса
avatar-bear = медведь
avatar-hare = заяц
avatar-owl = сова
avatar-cat = кот
avatar-rooster = петух
avatar-fir = ёлка
avatar-mushroom = мухомор
avatar-none = без картинки

# --- опыт: $count очков ещё не хватает ---
growth = Опыт
growth-value = { $points } из { $next } очков
growth-to-go = До уровня { $level }: { points-count }

# --- счёт ---
figures = Статистика
figure-games = Игр
figure-won = Побед
figure-drawn = Ничьих
figure-durak = Дурак
figure-resigned = Сдано
figure-club = Клубных побед
figure-streak = Серия сейчас
figure-longest = Лучшая серия
figures-note = «Дурак» — вместе со сданными играми. Серия — победы подряд; ничья её обрывает.
figures-by-rules = По правилам
figures-by-seats = По числу игроков

# --- игра за игрой ---
chart = Игра за игрой
chart-about = { $count ->
    [1] Пока одна игра — и то, что она дала.
    [one] Последние игры ({ $count }), старые слева. Значок — игра, линия — ваш опыт.
    [few] Последние игры ({ $count }), старые слева. Значок — игра, линия — ваш опыт.
   *[many] Последние игры ({ $count }), старые слева. Значок — игра, линия — ваш опыт.
  }
chart-table = То же таблицей
chart-when = День
chart-result = Итог
chart-points = Очки
result-won = победа
result-draw = ничья
result-durak = дурак
result-resigned = сдались

# --- рубашки ---
backs = Рубашки
backs-about = Лица карт доступны всем. Рубашки открываются по ходу игры; ничего не продаётся.
back-worn = на ваших картах
back-wear = Надеть
back-opens-level = Откроется на уровне { $level }
back-opens-goal = Откроется за цель «{ $goal }»: { $about }

# --- цели ---
goals = Цели
goals-count = Достигнуто { $reached } из { $count }
goals-about = Каждая — один раз. Игры, где ход брали назад, не в счёт.
goal-reached = достигнута
goal-review = Посмотреть игру
goal-opens = Открывает рубашку: { $back }
goal-first-game = Первая игра
goal-first-game-about = Закончить игру; сданная тоже считается.
goal-first-win = Первая победа
goal-first-win-about = Выиграть одну игру.
goal-beat-easy = Легко и просто
goal-beat-easy-about = Выиграть игру, где все соперники играют на лёгком уровне.
goal-beat-medium = Золотая середина
goal-beat-medium-about = Выиграть игру, где все соперники играют на среднем уровне.
goal-beat-hard = Крепкие орешки
goal-beat-hard-about = Выиграть игру, где все соперники играют на сложном уровне.
goal-ten-wins = Десять раз не дурак
goal-ten-wins-about = Выиграть 10 игр.
goal-hundred-games = Завсегдатай
goal-hundred-games-about = Закончить 100 игр; сданные тоже считаются.
goal-three-in-a-row = Три подряд
goal-three-in-a-row-about = Выиграть 3 игры подряд.
goal-seven-in-a-row = Семь подряд
goal-seven-in-a-row-about = Выиграть 7 игр подряд.
goal-every-rules = По всем правилам
goal-every-rules-about = Выиграть хотя бы раз в каждую из игр: Атласные, Подкидной, Клубный и Переводной.
goal-every-table = За любым столом
goal-every-table-about = Выиграть по игре при каждом числе игроков от 2 до 6.
goal-first-out = Раньше всех
goal-first-out-about = Выиграть игру, где игроков четверо или больше, заняв первое место.
goal-full-table = Полный стол
goal-full-table-about = Выиграть игру, где за столом шестеро.
goal-club-regular = Член клуба
goal-club-regular-about = Выиграть 25 игр по клубным правилам.
goal-big-pack = Большая колода
goal-big-pack-about = Выиграть игру с колодой на 52 карты.
goal-nothing-taken = Чистые руки
goal-nothing-taken-about = Выиграть игру, ни разу не взяв.
goal-comeback = Из-под завала
goal-comeback-about = Выиграть игру, в которой на руках было 14 карт или больше.
goal-six-beaten = Шесть из шести
goal-six-beaten-about = Отбить в одном кону все шесть карт хода.
goal-passed-on = Не ко мне
goal-passed-on-about = Выиграть игру, в которой вы перевели два раза или больше.
goal-generous = Щедрая душа
goal-generous-about = Подкинуть за одну игру десять карт или больше.
goal-small-trump = Мал козырь, да удал
goal-small-trump-about = Побить туза самым младшим козырем колоды.
goal-epaulettes = Погоны
goal-epaulettes-about = Выиграть игру, выйдя в кону, где две ваши карты хода — самого младшего в колоде достоинства.
goal-last-trump = Последнее слово
goal-last-trump-about = Выиграть игру, где ваша последняя карта — козырный туз.
goal-quick-win = На скорую руку
goal-quick-win-about = Выиграть игру, где за столом двое, а карт в колоде 36, не больше чем за десять конов.
goal-nobody = Дураков нет
goal-nobody-about = Сыграть вничью.

# --- устройства ---
devices = На других устройствах
devices-about = { $count ->
    [1] Ваш профиль есть только в этом браузере.
    [one] Ваш профиль есть в { $count } браузере, считая этот.
    [few] Ваш профиль есть в { $count } браузерах, считая этот.
   *[many] Ваш профиль есть в { $count } браузерах, считая этот.
  }
devices-link = Добавить устройство
devices-link-title = Другое устройство
devices-link-about = Наведите на квадрат камеру другого устройства или откройте там адрес. Сработает один раз.
devices-square = QR-код адреса
devices-code = Или введите там этот код на странице «{ tool-profile }»
devices-left = { $minutes ->
    [0] Действует меньше минуты
    [one] Действует ещё { $minutes } минуту
    [few] Действует ещё { $minutes } минуты
   *[many] Действует ещё { $minutes } минут
  }
devices-over = Этот код уже не действует.
devices-new = Новый код
devices-local = Адрес этой страницы ведёт только на этот компьютер. Чтобы его открыли другие устройства вашей сети, запустите игру так: { $command }
devices-off = Отключить другие устройства
devices-off-ask = Отключить все другие устройства?
devices-off-about = Вашего профиля у них больше не будет, а игры останутся вашими. Чтобы вернуться, им понадобится код.
devices-off-done = Другие устройства отключены.

# --- код восстановления ---
recovery = Код восстановления
recovery-about = По нему профиль вернётся в любом браузере, даже если этот пропадёт. У кого код, у того и профиль.
recovery-has = Он у вас есть. Новый отменит прежний.
recovery-make = Получить код
recovery-anew = Получить новый
recovery-once = Запишите его: больше его не покажут. Прежний код, если был, уже не действует.
recovery-file = Код восстановления вашего профиля в «Дураке»
copy = Скопировать
copied = Скопировано.
copy-failed = Скопировать здесь не получается: код выделен, скопируйте его сами.
save-file = Сохранить
print = Напечатать
recovery-kept = Записано

# --- ввод кода ---
join = Ввести код
join-about = Профиль есть на другом устройстве или записан код восстановления? Перенесите его сюда.
join-code = Код
join-code-about = Строчные буквы, пробелы и O вместо 0 не мешают.
join-look = Дальше
join-looking = Ищем…
join-whose = Это код профиля «{ $name }»: уровень { $level }, { games-count }.
join-nameless = Это код профиля без имени: уровень { $level }, { games-count }.
join-along = { $count ->
    [0] Законченных игр, которые можно взять с собой, в этом браузере нет.
    [one] С вами перейдёт { $count } законченная игра этого браузера.
    [few] С вами перейдут { $count } законченные игры этого браузера.
   *[many] С вами перейдут { $count } законченных игр этого браузера.
  }
join-ask = Подключить этот браузер?
join-same = Этот браузер уже подключён к этому профилю. Делать ничего не нужно.
join-yes = Да, перенести сюда
join-no = Нет, не надо
join-done = Профиль теперь здесь.

# --- что хранится ---
data = Ваши данные
data-about = Они хранятся там, где запущена игра, и больше нигде.
data-export = Сохранить всё в файл
data-delete = Удалить профиль
data-delete-ask = Удалить профиль навсегда?
data-delete-goes = На всех устройствах исчезнут: имя и картинка, опыт и уровень, статистика, цели, открытые рубашки, все ваши игры с их записями и все коды.
data-delete-here = В этом браузере исчезнут и отметки о пройденных уроках и о том, что было обещано до раздач.
data-delete-stays = Останутся настройки этого браузера; только рубашка снова будет первой.
data-delete-next = Дальше
data-delete-sure = Вернуть будет нельзя. Вы уверены?
data-delete-yes = Удалить навсегда
data-deleted = Профиль удалён. Всё как в первый день.

# --- награда в конце игры; $count: очки ---
reward-points = { $count ->
    [one] +{ $count } очко
    [few] +{ $count } очка
   *[many] +{ $count } очков
  }
reward-resigned = За сданную игру опыта нет.
reward-undone = Опыта нет: ход брали назад.
reward-level = Уровень { $level } взят!
reward-goal = Цель достигнута: { $goal }
reward-back = Новая рубашка: { $back }
reward-next = Следующая рубашка на уровне { $level }: ещё { points-count }
