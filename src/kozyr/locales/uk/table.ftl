# Стіл: чого й від кого чекають, що сталося, чим скінчилося.
# $who — you або other; $name — ім’я місця.

# --- рядок над картами ---
message-connecting = Сідаємо за стіл…
message-lead = Ходіть будь-якою картою
message-beat = Побийте { CARD($card, case: "accusative") } або беріть
message-beat-transfer = Побийте { CARD($card, case: "accusative") }, переведіть або беріть
message-transfer = Переведіть { CARD($card, case: "accusative") } або беріть
message-only-take = Нема чим побити { CARD($card, case: "accusative") }: беріть
message-throw = Підкиньте { $ranks } чи скажіть «Бито»
message-throw-none = Підкинути нема чого: скажіть «Бито»
message-add = { $name } бере. Додайте { $ranks } чи скажіть «Досить»
message-add-none = { $name } бере. Додати нема чого: скажіть «Досить»
message-auto-pass = Підкинути нема чого
message-choose = Побити { CARD($card, case: "accusative") } чи перевести?
message-wait-lead = Ходить { $name }
message-wait-beat = { $name } відбиває { CARD($card, case: "accusative") }
message-wait-throw = { $name } може підкинути
message-wait-add = { $who ->
    [you] Ви берете. { $name } може додати
   *[other] { $taker } бере. { $name } може додати
  }
message-beaten = Бито. Карти йдуть у відбій
message-taking = { $who ->
    [you] Ви берете карти
   *[other] { $name } бере карти
  }
message-picked-up = { $who ->
    [you] Ви берете { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
      }
   *[other] { $name } бере { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
      }
  }
message-next = Починається наступний кін
message-over = Гру закінчено

# --- ролі ---
role-you-attack = Ви ходите
role-you-defend = Ви відбиваєтеся
role-you-taking = Ви берете
role-you-throw = Ви підкидаєте
role-you-out = Ви вийшли
role-attack = ходить
role-defend = відбивається
role-taking = бере
role-throw = підкидає
role-throw-order = підкидає, черга { $n }
role-passed = пас
role-out = поза грою
role-out-place = { ordinal } місце
role-durak = дурень
role-thinking = думає

# Підказка; $percent — імовірність не залишитися в дурнях.
# $why — що говорить за хід; none, якщо двома словами не скажеш.
hint-chance = { $percent ->
    [0] але й це не врятує
    [100] так вам нічого не загрожує
   *[other] шанс не програти — { $percent } зі 100
  }
hint-why = { $why ->
    [only] , іншого ходу немає
    [lowest] , це ваша найменша карта
    [more] , потім є що підкинути
    [cheapest] , дешевше не відбитися
    [matching] , такий номінал уже на столі
    [trump] , тут козиря не шкода
    [rid] , менше дрібноти в руці
    [load] , хай бере й це
    [other] , хай відбивається інший
    [spare] , відбиватися дорожче
    [keep] , ці карти ще знадобляться
   *[none] {""}
  }
hint-lead = Підказка: ходіть { CARD($card, case: "instrumental") }{ hint-why }; { hint-chance }
hint-throw = Підказка: підкиньте { CARD($card, case: "accusative") }{ hint-why }; { hint-chance }
hint-beat = Підказка: відбийтеся { CARD($card, case: "instrumental") }{ hint-why }; { hint-chance }
hint-transfer = Підказка: переведіть { CARD($card, case: "instrumental") }{ hint-why }; { hint-chance }
hint-take = Підказка: беріть{ hint-why }; { hint-chance }
hint-pass = Підказка: скажіть { $phase ->
    [throw_in_taking] «Досить»
   *[other] «Бито»
  }{ hint-why }; { hint-chance }

# --- кнопки ---
key-hint = Підказка
key-take = Беру
key-done = { $phase ->
    [throw_in_taking] Досить
   *[other] Бито
  }
choose-beat = Побити { CARD($attack, case: "accusative") }
choose-transfer = Перевести
choose-label = Як зіграти { CARD($card, case: "instrumental") }

# --- рука і стіл для читання вголос ---
hand-label = Ваші карти
card-can = { CARD($card) }, можна зіграти
card-cannot = { CARD($card) }, зіграти не можна
card-plain = { CARD($card) }
card-hinted = Це підказка
bout-label = { $limit ->
    [0] Кін
   *[other] Кін: карт ходу { $count }, не більше { $limit }
  }
bout-empty = На столі ще немає карт
pair-open = { CARD($attack) }, не побито
pair-beaten = { CARD($attack) }, побито { CARD($beat, case: "instrumental") }
talon-label = Колода: { cards-count }
talon-empty = Колода скінчилася
trump-label = Козир: { SUIT($trump) }
trump-card-label = Козирна карта: { CARD($card) }
discard-label = Відбій: { cards-count }
seat-label = { $name }: { cards-count }
seats-label = Суперники
log-label = Що було
log-empty = Тут буде записано, що відбувається за столом.

# --- що сталося ---
log-lead = { $who ->
    [you] Ви ходите { CARD($card, case: "instrumental") }
   *[other] { $name } ходить { CARD($card, case: "instrumental") }
  }
log-throw = { $who ->
    [you] Ви підкидаєте { CARD($card, case: "accusative") }
   *[other] { $name } підкидає { CARD($card, case: "accusative") }
  }
log-beat = { $who ->
    [you] Ви б’єте { CARD($attack, case: "accusative") }, кладете { CARD($card, case: "accusative") }
   *[other] { $name } б’є { CARD($attack, case: "accusative") }, кладе { CARD($card, case: "accusative") }
  }
log-transfer = { $who ->
    [you] Ви переводите: { CARD($card) }
   *[other] { $name } переводить: { CARD($card) }
  }
log-take = { $who ->
    [you] Ви кажете: беру
   *[other] { $name } каже: беру
  }
log-pass = { $who ->
    [you] Ви пасуєте
   *[other] { $name } пасує
  }
log-resign = { $who ->
    [you] Ви здаєтеся
   *[other] { $name } здається
  }
log-discard = Бито: у відбій { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
  }
log-pick-up = { $who ->
    [you] Ви берете { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
      }
   *[other] { $name } бере { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
      }
  }
log-out = { $who ->
    [you] Ви вийшли
   *[other] { $name } виходить
  }
log-end = Гру закінчено
tell-deal = { $trumped ->
    [own] Карти роздано. Козир — { SUIT($card) }; його показала остання карта: { CARD($card) }
   *[under] Карти роздано. Козир — { SUIT($card) }; під колодою { CARD($card) }
  }
tell-bout = { $role ->
    [attacker] Кін { $bout }. Ви ходите, відбивається { $defender }; щонайбільше { cards-count }
    [defender] Кін { $bout }. Ходить { $attacker }, ви відбиваєтеся; щонайбільше { cards-count }
   *[other] Кін { $bout }. Ходить { $attacker }, відбивається { $defender }; щонайбільше { cards-count }
  }
tell-draw = { $who ->
    [you] Ви добираєте: { $cards }
   *[other] { $name } добирає { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
      }
  }
tell-turn = Ваша черга. { $message }

# --- читання столу вголос ---
read-talon = { $count ->
    [0] Колода скінчилася.
   *[other] Колода: { cards-count }.
  }
read-trump = Козир: { SUIT($trump) }.
read-discard = Відбій: { cards-count }.
read-seat = { $name }: { cards-count }, { $role }.
read-seat-plain = { $name }: { cards-count }.
read-table = На столі: { $pairs }.
read-table-empty = Стіл порожній.
read-hand = У вас: { $cards }.
read-hand-empty = У вас немає карт.
read-can = Можна зіграти: { $cards }.

# --- кінець ---
end-durak = { $who ->
    [you] Ви залишилися в дурнях
   *[other] { $name } залишається в дурнях
  }
end-draw = Нічия: дурня немає
end-resigned = { $who ->
    [you] Ви здалися й залишилися в дурнях
   *[other] { $name } здається й залишається в дурнях
  }
end-repetition = Нічия: карти тричі пройшли по колу
end-about = { $place ->
    [0] { $bouts ->
        [one] Зіграно { $bouts } кін.
        [few] Зіграно { $bouts } кони.
       *[many] Зіграно { $bouts } конів.
      }
    [1] { $bouts ->
        [one] Ваше місце — перше. Зіграно { $bouts } кін.
        [few] Ваше місце — перше. Зіграно { $bouts } кони.
       *[many] Ваше місце — перше. Зіграно { $bouts } конів.
      }
   *[other] { $bouts ->
        [one] Ваше місце — { ordinal }. Зіграно { $bouts } кін.
        [few] Ваше місце — { ordinal }. Зіграно { $bouts } кони.
       *[many] Ваше місце — { ordinal }. Зіграно { $bouts } конів.
      }
  }
end-out-bout = без карт із { $bout }-го кону
end-out = без карт
end-left = { $count ->
    [0] карт не залишилося
    [one] на руках { $count } карта
    [few] на руках { $count } карти
   *[many] на руках { $count } карт
  }
end-list = Місця
again = Ще раз
new-game = Нова гра
review = Переглянути
share = Поділитися
share-shared = Надіслано.
share-copied = Посилання скопійовано.
share-failed = Скопіювати посилання не вдалося. Ось воно:
