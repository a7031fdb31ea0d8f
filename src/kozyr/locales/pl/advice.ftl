# Na stronach zasad: jak grać dobrze i o co ludzie pytają. Które z tych zdań stoją na stronie, wynika z jej zasad (kozyr.text.advice).
# Fakty jak w rules.ftl.

# --- dobra gra ---
rules-tips = Jak grać dobrze
rules-tip-low = Atakuj najniższą kartą, która nie jest atutem. Jeśli masz dwie tej samej wartości, zagraj jedną z nich: cokolwiek ją pobije, drugą można dorzucić.
rules-tip-low-one = Atakuj najniższą kartą, która nie jest atutem, a wysokie trzymaj do obrony.
rules-tip-trumps = Oszczędzaj atuty, póki jest talia. Grę rozstrzygają, gdy jej zabraknie, a atut wydany na blotkę wart jest tyle co blotka.
rules-tip-take = Wziąć wcześnie to nie wstyd. Pobicie dwóch czy trzech kart samymi dobrymi atutami kosztuje więcej niż ich zabranie; gdy talii już nie ma, takie „biorę” często kosztuje grę.
rules-tip-same-rank = Bij, jeśli się da, wartością, która już leży na stole: każda nowa to jeszcze jedna do dorzucania.
rules-tip-generous = Zastanów się, zanim dorzucisz komuś, kto bierze. Blotki tak; atut albo as przejdzie do niego.
rules-tip-watch = Patrz, co schodzi. Wzięta karta zostaje w ręce tego, kto ją wziął, póki nie zostanie zagrana, a odrzucone nie wracają: gdy as wyszedł, król tego koloru jest wart tyle co as.
rules-tip-talon = Licz talię. Kto pod koniec dobiera pierwszy, może wziąć i ostatnią kartę, odkryty atut, a o to warto powalczyć.
rules-tip-end-two = Gdy talia się skończy, rękę rywala można znać na pewno: to wszystkie karty, których nie masz i które nie zostały odrzucone. Szukaj ataków nie do pobicia i pozbywaj się słabych kart.
rules-tip-end = Gdy talia się skończy, wychodzi ten, komu zostało mało słabych kart. Zgrywaj je, póki atakujesz, i zachowaj jedną pewną kartę na ostatnią obronę.
rules-tip-weak-seat = Kto wszystko pobił, atakuje następny. Nie pomagaj mocnej ręce wyjść z gry: sąsiada z jedną kartą nie atakuj tą, na którą czeka.
rules-tip-pass-on = Przy przekazywaniu para to tarcza: karta tej samej wartości pośle atak dalej i następny będzie miał do pobicia dwie. Atakuj tym, czego inni już nie mają, a nikt ci tego nie odeśle.

# --- o co ludzie pytają ---
rules-questions = Pytania
rules-question-must-beat = Czy muszę bić, jeśli mogę?
rules-question-must-beat-is = Nie. Wziąć można zawsze, gdy karta ataku czeka na odpowiedź.
rules-question-suit = Czy trzeba dokładać do koloru?
rules-question-suit-is = Nie. Każdy atut bije każdą kartę, która nie jest atutem, nawet jeśli masz jej kolor.
rules-question-first-trump = Czy trzeba zacząć najniższym atutem?
rules-question-first-trump-is = Nie. On tylko rozstrzyga, kto zaczyna; zagrać można dowolną kartę.
rules-question-after-take = Czy można dorzucać, gdy już biorę?
rules-question-after-take-is = Tak, jeśli taka wartość leży już na stole i nie osiągnięto limitu. Bierzesz wszystko razem.
rules-question-too-many = Czy mogę dostać więcej kart, niż mam w ręce?
rules-question-too-many-is = Nie. Kart ataku nie ma nigdy więcej, niż było w twojej ręce na początku rundy; pobite też się liczą.
rules-question-any-card = Czy mogę dorzucić dowolną kartę?
rules-question-any-card-is = Tylko taką, której wartość leży na stole, ktokolwiek ją zagrał.
rules-question-order = Czy dwie osoby mogą dorzucić naraz?
rules-question-order-is = Nie. Pyta się po kolei, najpierw atakującego, i od nowa po każdej karcie.
rules-question-done-again = Mówię „pas”. Czy to koniec rundy dla mnie?
rules-question-done-again-is = Nie. Jeśli ktoś dorzuci kartę, pytanie wróci też do ciebie.
rules-question-who-next = Kto atakuje następny?
rules-question-who-next-is = Ten, kto wszystko pobił. Kto wziął, traci kolej.
rules-question-who-next-two = Kto atakuje następny?
rules-question-who-next-two-is = Ten, kto wszystko pobił. Jeśli wziął, znów atakuje ten sam co przedtem.
rules-question-no-cards = Nie mam już kart. Czy wychodzę z gry?
rules-question-no-cards-is = Gdy runda się skończy, i tylko jeśli talia jest pusta. Póki jest, dobierasz.
rules-question-both-out = A jeśli ostatnie karty zejdą jednocześnie?
rules-question-both-out-is = Remis: nikt nie jest durniem.
rules-question-pass-trump = Czy można przekazać atak atutem?
rules-question-pass-trump-is = Tak, jeśli ma wartość ataku. Kładzie się go na stół, a on staje się kartą ataku.
rules-question-pass-beaten = Czy można pobić jedną kartę, a resztę przekazać?
rules-question-pass-beaten-is = Nie. Gdy choć jedna karta jest pobita, niczego się już nie przekazuje.
rules-question-discards = Czy można oglądać odrzucone karty?
rules-question-discards-is = Według tych zasad nie: kto pamięta, gra lepiej. Przy towarzyskim stole bywa to dozwolone jako pomoc dla pamięci.
rules-question-swap = Czy można wymienić najniższy atut na odkryty?
rules-question-swap-is = Tutaj nie.
rules-question-honest = Czy programy widzą moje karty?
rules-question-honest-is = Nie. Program dostaje to, co byłoby widać z jego miejsca, i pamięta, co zagrano. Nic więcej do niego nie dociera.
rules-question-fair = Czy rozdanie jest uczciwe?
rules-question-fair-is = Można to udowodnić. Przed rozdaniem serwer ustala sekret i pokazuje jego odcisk, twoja przeglądarka dodaje własny los i z obu powstaje talia. Po grze „{ tool-fair }” pokazuje to wszystko.
