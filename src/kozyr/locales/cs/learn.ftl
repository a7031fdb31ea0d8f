# Lekce. `learn-<lekce>` je nadpis; `learn-<lekce>-<krok>` říká, co je třeba vědět, s `-do`, co udělat; `-after`, co ses
# naučil; `-astray` nebo `-astray-<čin>`, proč to vedlo jinam.
# Žádná věta nesmí být dlouhá: na telefonu stojí celá nad stolem.

# --- kolem lekcí ---
title-learn = { $lesson } – Durak
learn = Naučit se hrát
learn-about = { $count ->
    [one] { $count } krátká lekce
    [few] { $count } krátké lekce
   *[other] { $count } krátkých lekcí
  } u opravdového stolu, dohromady pět minut. Hraješ ty a nic se nedá pokazit.
learn-begin = Začít
learn-go-on = Dál: { $lesson }
learn-list = Lekce
learn-done = hotovo
learn-number = Lekce { $n } z { $count }
learn-ready = Umíš to
learn-ready-about = To je celý durak. Zbytek přijde hraním a občas i prohrou.
learn-start = Začít hru
learn-start-about = Klasika, { seats-word }, lehcí soupeři.
learn-met = Výborně
learn-strayed = Ještě jednou
learn-next = Další lekce
learn-finish = Skončit
learn-again = Zkusit znovu
tool-lesson-back = Zpět
tool-lesson-again = Znovu
tool-lesson-next = Přeskočit
tool-lessons = Lekce

# --- lead ---
learn-lead = Vynášíš
learn-lead-lead = V duraku nikdo nevyhrává, jen jeden prohraje: kdo zůstane s kartami jako poslední, je durak, hlupák. Takže pryč s nimi.
learn-lead-lead-do = Útočíš: hraj jakoukoli kartu.
learn-lead-done = Věra ji přebila vyšší kartou stejné barvy. Nemáš co přihodit.
learn-lead-done-do = Stiskni „Hotovo“.
learn-lead-after = Přebité karty jsou pryč nadobro a líže se zase do šesti. Věra se ubránila, takže teď útočí ona.

# --- beat ---
learn-beat = Přebij ji
learn-beat-first = Věra útočí, ty se bráníš. Karta se přebíjí vyšší kartou stejné barvy. Od nejnižší: 6 7 8 9 10 J Q K A.
learn-beat-first-do = Přebij { CARD("8c", case: "accusative") }.
learn-beat-second = Věra přihodila druhou osmu: přidat se smí karta, jejíž hodnota už na stole leží.
learn-beat-second-do = Přebij i { CARD("8d", case: "accusative") }.
learn-beat-after = Všechno přebito! Karty jdou do odhozu a další útok má ten, kdo se ubránil: ty.
learn-beat-astray = Bereš, a to se smí vždycky. Ale bylo čím přebít: máš vyšší kartu té barvy.

# --- trump ---
learn-trump = Trumfy
learn-trump-trump = Jedna barva je trumf: ukazuje ji karta pod balíčkem, teď jsou to { SUIT("s") }. Trumf přebije každou kartu jiné barvy, i eso.
learn-trump-trump-do = Přebij { CARD("Ah", case: "accusative") }.
learn-trump-after = Devítka přebila eso. Trumf samotný přebije jen vyšší trumf: nech si svoje na horší časy.
learn-trump-astray = Bereš eso. Jenže { CARD("9s") } je trumf a přebije ho.

# --- take ---
learn-take = Beru
learn-take-beat = Věra útočí sedmou. To půjde snadno.
learn-take-beat-do = Přebij { CARD("7c", case: "accusative") }.
learn-take-take = K tvé devítce přihodila další. Vyšší srdce nemáš a trumf taky ne. Kdo nemá čím přebít, bere.
learn-take-take-do = Stiskni „Beru“.
learn-take-after = Bereš všechno ze stolu i třetí devítku, kterou Věra přidala. Kdo bere, neútočí: zase vynáší ona. To se stane každému.
learn-take-astray = Moc brzo: { CARD("9c") } tu sedmu přebije. Ber, až nebude čím přebít.

# --- throw in ---
learn-throw-in = Přihoď
learn-throw-in-lead = Dvě sedmy: s dvojicí se dobře útočí. Začni jednou z nich.
learn-throw-in-lead-do = Vynes sedmu.
learn-throw-in-first = Přebito. Teď smíš přihodit každou kartu, jejíž hodnota leží na stole, počítá se i Věřina karta.
learn-throw-in-first-do = Přihoď kartu, která svítí.
learn-throw-in-second = Dobře. A hodí se ještě jedna tvoje.
learn-throw-in-second-do = Přihoď ji.
learn-throw-in-done = Víc se toho nehodí.
learn-throw-in-done-do = Stiskni „Hotovo“.
learn-throw-in-after = Tři útoky v jednom kole! Všechny jsou přebité a pryč a líže se zase do šesti, nejdřív útočník.
learn-throw-in-astray-attack = Vynést se to smí, ale není k tomu co přihodit. S dvojicí zaútočíš dvakrát: vynes sedmu.
learn-throw-in-astray-pass = Moc brzo hotovo: ještě jedna tvoje karta se hodila.

# --- add ---
learn-add = Jednu na cestu
learn-add-lead = Zase dvojice, a silná.
learn-add-lead-do = Vynes dámu.
learn-add-add = Věra nemá čím přebít a bere. Než karty sebere, smíš přihodit, co se hodí: dostane i to.
learn-add-add-do = Přihoď druhou dámu.
learn-add-done = Víc pro ni nemáš.
learn-add-done-do = Stiskni „Hotovo“.
learn-add-after = Věra má teď osm karet. A protože kdo bere, neútočí, vynášíš zase ty.
learn-add-astray-attack = Vynes dámu: pak můžeš poslat druhou za ní.
learn-add-astray-pass = Vyvázla s jednou kartou. Druhá dáma se hodila: má stejnou hodnotu.

# --- draw ---
learn-draw = Kdo si lízne eso?
learn-draw-lead = Hra se chýlí ke konci: zbývají dvě karty k líznutí a poslední je { CARD("Ah") }, nejvyšší trumf. Útočník líže první. Zahraj dvě karty a obě poslední si lízneš ty.
learn-draw-lead-do = Vynes desítku.
learn-draw-throw = S pěti kartami si lízneš jednu a Věra eso.
learn-draw-throw-do = Přihoď druhou desítku.
learn-draw-done = V ruce čtyři karty, k líznutí dvě.
learn-draw-done-do = Stiskni „Hotovo“.
learn-draw-after = Eso je tvoje. Balíček došel: už nikdo nelíže a s každou zahranou kartou máš o jednu míň.
learn-draw-astray-attack = K té kartě není co přihodit: lízneš si jednu a Věra eso. Začni desítkou.
learn-draw-astray-pass = Dostaneš jednu kartu a Věra eso. Než řekneš hotovo, přihoď druhou desítku.

# --- limit ---
learn-limit = Kolik?
learn-limit-lead = Balíček došel. Máš tři osmy, ale Věře zbyly jen dvě karty: podívej se, kolik je na stole míst.
learn-limit-lead-do = Vynes osmu.
learn-limit-throw = Věra bere.
learn-limit-throw-do = Přihoď další osmu.
learn-limit-after = Třetí osma musela zůstat. Na nikoho se neútočí víc kartami, než drží, a nikdy víc než šesti; v prvním kole pěti.
learn-limit-astray-attack = Krále si nech, je to trumf: na útok máš tři osmy.
learn-limit-astray-pass = Než karty sebrala, šla přihodit ještě jedna osma.

# --- together ---
learn-together = Ve třech
learn-together-throw = Útočí se na souseda po levici a přihazovat smějí všichni ostatní, nejdřív útočník. Teď Věra útočí na Borise.
learn-together-throw-do = Až Věra řekne „Hotovo“, přihoď kartu, která svítí.
learn-together-done = Boris přebil i tu.
learn-together-done-do = Stiskni „Hotovo“.
learn-together-after = Líže se popořadě: první útočník, poslední obránce. Boris přebil všechno, takže teď útočí on, a po levici má tebe.
learn-together-astray = Boris vyvázl lacino: tvoje desítka se hodila k té, kterou přebíjel.

# --- last ---
learn-last = Konec
learn-last-away = Balíček došel: kdo nemá karty, má dohráno a je v suchu. Kdo s nimi zůstane jako poslední, je durak. Ty máš dvě, Věra čtyři.
learn-last-away-do = Zbav se karet dřív než ona.
learn-last-after = Máš dohráno a durak je Věra. Král ji připravil o útok, a tak už ti sedma nemohla ublížit.
learn-last-astray = Tentokrát jsi durak ty: Věra sedmu přebila a pak útočila. Vynes nejdřív krále: musí brát a ty vynášíš znovu.

# --- transfer ---
learn-transfer = Posílání dál
learn-transfer-pass-on = Jiná hra, „Posílání“: dokud není nic přebito, dá se útok kartou stejné hodnoty poslat dál doleva. Boris útočí na tebe.
learn-transfer-pass-on-do = Pošli ho dál svou osmou.
learn-transfer-after = Teď má Věra proti sobě dvě osmy. Tohle se hraje jen v „Posílání“, a nikdy v prvním kole.
learn-transfer-astray = I to se smí. Ale tvoje osma mohla poslat útok na Věru, a se dvěma kartami k přebití.
