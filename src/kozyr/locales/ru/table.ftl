# Стол: чего и от кого ждут, что случилось, чем кончилось.
# $who — you или other; $name — имя места.

# --- строка над картами ---
message-connecting = Садимся за стол…
message-lead = Ходите любой картой
message-beat = Побейте { CARD($card, case: "accusative") } или берите
message-beat-transfer = Побейте { CARD($card, case: "accusative") }, переведите или берите
message-transfer = Переведите { CARD($card, case: "accusative") } или берите
message-only-take = Нечем побить { CARD($card, case: "accusative") }: берите
message-throw = Подкиньте { $ranks } или скажите «Бито»
message-throw-none = Подкинуть нечего: скажите «Бито»
message-add = { $name } берёт. Добавьте { $ranks } или скажите «Хватит»
message-add-none = { $name } берёт. Добавить нечего: скажите «Хватит»
message-auto-pass = Подкинуть нечего
message-choose = Побить { CARD($card, case: "accusative") } или перевести?
message-wait-lead = Ходит { $name }
message-wait-beat = { $name } отбивает { CARD($card, case: "accusative") }
message-wait-throw = { $name } может подкинуть
message-wait-add = { $who ->
    [you] Вы берёте. { $name } может добавить
   *[other] { $taker } берёт. { $name } может добавить
  }
message-beaten = Бито. Карты уходят в отбой
message-taking = { $who ->
    [you] Вы берёте карты
   *[other] { $name } берёт карты
  }
message-picked-up = { $who ->
    [you] Вы берёте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
      }
   *[other] { $name } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
      }
  }
message-next = Начинается следующий кон
message-over = Игра окончена

# --- роли ---
role-you-attack = Вы ходите
role-you-defend = Вы отбиваетесь
role-you-taking = Вы берёте
role-you-throw = Вы подкидываете
role-you-out = Вы вышли
role-attack = ходит
role-defend = отбивается
role-taking = берёт
role-throw = подкидывает
role-throw-order = подкидывает, очередь { $n }
role-passed = пас
role-out = вне игры
role-out-place = { $n }-е место
role-durak = дурак
role-thinking = думает

# Подсказка; $percent — вероятность не остаться в дураках.
# $why — что говорит за ход; none, если в двух словах не скажешь.
hint-chance = { $percent ->
    [0] но и это не спасёт
    [100] так вам ничего не грозит
   *[other] шанс не проиграть — { $percent } из 100
  }
hint-why = { $why ->
    [only] , другого хода нет
    [lowest] , младше у вас нет
    [more] , потом будет что подкинуть
    [cheapest] , дешевле не отбиться
    [matching] , такое достоинство уже на столе
    [trump] , козыря тут не жалко
    [rid] , мелочи станет меньше
    [load] , пусть берёт и её
    [other] , пусть отбивается другой
    [spare] , отбиваться дороже
    [keep] , эти карты ещё пригодятся
   *[none] {""}
  }
hint-lead = Подсказка: ходите { CARD($card, case: "instrumental") }{ hint-why }; { hint-chance }
hint-throw = Подсказка: подкиньте { CARD($card, case: "accusative") }{ hint-why }; { hint-chance }
hint-beat = Подсказка: отбивайтесь { CARD($card, case: "instrumental") }{ hint-why }; { hint-chance }
hint-transfer = Подсказка: переведите { CARD($card, case: "instrumental") }{ hint-why }; { hint-chance }
hint-take = Подсказка: берите{ hint-why }; { hint-chance }
hint-pass = Подсказка: скажите { $phase ->
    [throw_in_taking] «Хватит»
   *[other] «Бито»
  }{ hint-why }; { hint-chance }

# --- кнопки ---
key-hint = Подсказка
key-take = Беру
key-done = { $phase ->
    [throw_in_taking] Хватит
   *[other] Бито
  }
choose-beat = Побить { CARD($attack, case: "accusative") }
choose-transfer = Перевести
choose-label = Что сделать с { CARD($card, case: "instrumental") }

# --- рука и стол для чтения вслух ---
hand-label = Ваши карты
card-can = { CARD($card) }, можно сыграть
card-cannot = { CARD($card) }, сыграть нельзя
card-plain = { CARD($card) }
card-hinted = Это подсказка
bout-label = { $limit ->
    [0] Кон
   *[other] Кон: карт хода { $count }, не больше { $limit }
  }
bout-empty = На столе пока нет карт
pair-open = { CARD($attack) }: пока не отбито
pair-beaten = { CARD($attack) }, сверху { CARD($beat) }
talon-label = Колода: { cards-count }
talon-empty = Колода кончилась
trump-label = Козырь: { SUIT($trump) }
trump-card-label = Козырная карта: { CARD($card) }
discard-label = Отбой: { cards-count }
seat-label = { $name }: { cards-count }
seats-label = Соперники
log-label = Что было
log-empty = Здесь будет записано, что происходит за столом.

# --- что случилось ---
log-lead = { $who ->
    [you] Вы ходите { CARD($card, case: "instrumental") }
   *[other] { $name } ходит { CARD($card, case: "instrumental") }
  }
log-throw = { $who ->
    [you] Вы подкидываете { CARD($card, case: "accusative") }
   *[other] { $name } подкидывает { CARD($card, case: "accusative") }
  }
log-beat = { $who ->
    [you] Вы бьёте { CARD($attack, case: "accusative") }, кладёте { CARD($card, case: "accusative") }
   *[other] { $name } бьёт { CARD($attack, case: "accusative") }, кладёт { CARD($card, case: "accusative") }
  }
log-transfer = { $who ->
    [you] Вы переводите: { CARD($card) }
   *[other] { $name } переводит: { CARD($card) }
  }
log-take = { $who ->
    [you] Вы говорите: беру
   *[other] { $name } говорит: беру
  }
log-pass = { $who ->
    [you] Вы пасуете
   *[other] { $name } пасует
  }
log-resign = { $who ->
    [you] Вы сдаётесь
   *[other] { $name } сдаётся
  }
log-discard = Бито: в отбой { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
log-pick-up = { $who ->
    [you] Вы берёте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
      }
   *[other] { $name } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
      }
  }
log-out = { $who ->
    [you] Вы вышли
   *[other] { $name } выходит
  }
log-end = Игра окончена
tell-deal = { $trumped ->
    [own] Карты сданы. Козырь — { SUIT($card) }; его показала последняя карта: { CARD($card) }
   *[under] Карты сданы. Козырь — { SUIT($card) }; под колодой { CARD($card) }
  }
tell-bout = { $role ->
    [attacker] Кон { $bout }. Вы ходите, отбивается { $defender }; не больше чем { cards-count }
    [defender] Кон { $bout }. Ходит { $attacker }, вы отбиваетесь; не больше чем { cards-count }
   *[other] Кон { $bout }. Ходит { $attacker }, отбивается { $defender }; не больше чем { cards-count }
  }
tell-draw = { $who ->
    [you] Вы добираете: { $cards }
   *[other] { $name } добирает: { cards-count }
  }
tell-turn = Ваша очередь. { $message }

# --- чтение стола вслух ---
read-talon = { $count ->
    [0] Колода кончилась.
   *[other] Колода: { cards-count }.
  }
read-trump = Козырь: { SUIT($trump) }.
read-discard = Отбой: { cards-count }.
read-seat = { $name }: { cards-count }, { $role }.
read-seat-plain = { $name }: { cards-count }.
read-table = На столе: { $pairs }.
read-table-empty = Стол пуст.
read-hand = У вас: { $cards }.
read-hand-empty = У вас нет карт.
read-can = Можно положить: { $cards }.

# --- конец ---
end-durak = { $who ->
    [you] Вы остались в дураках
   *[other] { $name } остаётся в дураках
  }
end-draw = Ничья: дурака нет
end-resigned = { $who ->
    [you] Вы сдались и остались в дураках
   *[other] { $name } сдаётся и остаётся в дураках
  }
end-repetition = Ничья: одно и то же положение в третий раз
end-about = { $place ->
    [0] { $bouts ->
        [one] Сыгран { $bouts } кон.
        [few] Сыграно { $bouts } кона.
       *[many] Сыграно { $bouts } конов.
      }
    [1] { $bouts ->
        [one] Ваше место — первое. Сыгран { $bouts } кон.
        [few] Ваше место — первое. Сыграно { $bouts } кона.
       *[many] Ваше место — первое. Сыграно { $bouts } конов.
      }
   *[other] { $bouts ->
        [one] Ваше место — { $n }-е. Сыгран { $bouts } кон.
        [few] Ваше место — { $n }-е. Сыграно { $bouts } кона.
       *[many] Ваше место — { $n }-е. Сыграно { $bouts } конов.
      }
  }
end-out-bout = без карт с { $bout }-го кона
end-out = без карт
end-left = { $count ->
    [0] карт не осталось
    [one] на руках { $count } карта
    [few] на руках { $count } карты
   *[many] на руках { $count } карт
  }
end-list = Места
again = Ещё раз
new-game = Новая игра
review = Посмотреть
share = Поделиться
share-shared = Отправлено.
share-copied = Ссылка скопирована.
share-failed = Скопировать ссылку не удалось. Вот она:
