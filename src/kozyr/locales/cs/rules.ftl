# Stránky pravidel. Které z těchto vět na stránce stojí, plyne z hodnot jejích pravidel (kozyr.text.outline).
# Fakta mají všechny stejná:
# $preset $hand $deck $lowest (hodnota) $least $most (místa) $full (při kolika hráčích nezbude balíček, jinak 0)
# $limit $first (útočné karty) $two (yes: dva hráči a nikdy víc) $throwers (one, all, neighbours, neighbours_from_5)
# a karty příkladů: $plain $higher $small $trump-card.
# CARD a RANK jako v terms.ftl; KEY je klávesa; EM je důraz.

rules-language = Čeština
rules-heading = { $preset ->
    [atlasnye] Durak s kartami Atlasnyje
    [classic] Klasický durak
    [club] Klubový durak
    [transfer] Durak s posíláním
   *[custom] Durak podle vlastních pravidel
  }
rules-name = { $preset ->
    [atlasnye] { preset-atlasnye }
    [classic] { preset-classic }
    [club] { preset-club }
    [transfer] { preset-transfer }
   *[custom] { preset-custom }
  }
rules-about = { $preset ->
    [atlasnye] { preset-atlasnye-about }
    [classic] { preset-classic-about }
    [club] { preset-club-about }
    [transfer] { preset-transfer-about }
   *[custom] Každou volbu si nastavíš podle sebe. Dál stojí, co tyto hodnoty u stolu znamenají.
  }
rules-title = { rules-heading }: úplná pravidla
rules-description = { $least ->
    [2] { $most ->
        [2] { rules-heading }: pro dva hráče, { $deck } karet. Rozdávání, kolo krok za krokem, přihazování, lízání, konec hry a klávesy.
       *[other] { rules-heading }: od { $least } do { $most } hráčů, { $deck } karet. Rozdávání, kolo krok za krokem, přihazování, lízání, konec hry a klávesy.
      }
   *[other] { rules-heading }: od { $least } do { $most } hráčů, { $deck } karet. Tak se hraje.
  }

# --- kolem textu ---
rules-kicker = Pravidla
rules-brand = Durak
rules-presets = Jiná pravidla
rules-languages = Jazyky
rules-contents = Obsah
rules-start = Začít hru
rules-back = Zpět do hry
rules-skip = K pravidlům

# --- fakta v záhlaví ---
rules-facts = Ve zkratce
rules-fact-seats = Hráčů
rules-fact-seats-is = { $two ->
    [yes] { $most }
   *[no] { $least }–{ $most }
  }
rules-fact-deck = Karty
rules-fact-deck-is = { $deck } karet, { RANK($lowest) } až eso
rules-fact-hand = Do ruky
rules-fact-hand-is = { $hand } karet
rules-fact-limit = V kole
rules-fact-limit-is = { $limit ->
    [one] { $limit } útočná karta
    [few] až { $limit } útočné karty
   *[other] až { $limit } útočných karet
  }
rules-fact-first = V prvním kole
rules-fact-first-is = { $first ->
    [one] { $first } útočná karta
    [few] až { $first } útočné karty
   *[other] až { $first } útočných karet
  }
rules-fact-until-discard = Do prvního odhozu
rules-fact-throw = Kdo přihazuje
rules-fact-throw-is = { $throwers ->
    [none] nikdo
    [one] útočník
    [all] všichni
    [neighbours] sousedé
   *[neighbours_from_5] od pěti hráčů sousedé
  }
rules-fact-transfer = Posílání dál
rules-fact-transfer-is = dovoleno

# --- cíl ---
rules-goal = Cíl hry
rules-goal-rid = Zbavit se svých karet. Když balíček dojde, kdo nemá karty, má dohráno. Kdo s nimi zůstane jako poslední, je { EM("durak") }, hlupák.
rules-goal-alone = Prohrává jeden a každý hraje sám za sebe.
rules-goal-duel = Jste dva: jeden porazí druhého, nebo karty dojdou oběma zároveň a je to remíza.

# --- karty ---
rules-cards = Karty
rules-cards-deck = Hraje se s { $deck } kartami ve čtyřech barvách, od { RANK($lowest, case: "genitive") } do esa.
rules-cards-trump = Jedna barva je po celou hru { EM("trumf") }. Která, to určí otočená karta.
rules-cards-beat = Kartu přebije vyšší karta stejné barvy, nebo jakýkoli trumf, pokud sama není trumf. Trumf přebije jen vyšší trumf. Barvu nikdo ctít nemusí.
rules-cards-sample = Jsou-li trumfem piky, přebije { CARD($plain, case: "accusative") } jak { CARD($higher) }, tak { CARD($small) }. Ale { CARD($small) } nepřebije { CARD($trump-card, case: "accusative") }: na to je potřeba vyšší piková karta.

# --- rozdávání ---
rules-deal = Rozdávání
rules-deal-dealer = Kdo rozdává, určí los, v každé hře znovu.
rules-deal-round = Rozdává se po jedné kartě ve směru hodinových ručiček, od hráče nalevo od rozdávajícího, dokud jich nemá každý { $hand }.
rules-deal-turn = Další karta se otočí: její barva je trumf. Položí se lícem nahoru pod zbylé karty, tedy pod { EM("balíček") }, a líže se poslední.
rules-deal-full = Při { $full } hráčích se rozdají všechny karty a na otočení žádná nezbude. Poslední rozdaná karta, kterou dostal rozdávající, se pak ukáže všem a určí trumf. Zůstane mu v ruce a počítá se jako rozdaná jemu.
rules-deal-first = První útočí ten, kdo dostal nejnižší trumf, a to jakoukoli kartou. Otočenou kartu nikdo v ruce nemá, a tak se nepočítá.
rules-deal-nobody-random = Když trumf nedostal nikdo, určí prvního útočníka los.
rules-deal-nobody-seat0 = Když trumf nedostal nikdo, útočí první místo: proti programům jsi to ty.

# --- kolo ---
rules-bout = Kolo
rules-bout-what = Hra se skládá z { EM("kol") }. V každém jeden hráč útočí a další ve směru hodinových ručiček, který je ještě ve hře, se brání. Na tahu je vždy právě jeden.
rules-bout-what-two = Hra se skládá z { EM("kol") }. V každém jeden z vás útočí a druhý se brání. Na tahu je vždy právě jeden.

rules-lead = Vynést
rules-lead-any = Útočník vynese jednu kartu, jakoukoli. Vynechat se to nedá.

rules-beat = Přebít, nebo brát
rules-beat-oldest = Obránce odpovídá na nepřebitou kartu, která leží nejdéle: přebije ji kartou z ruky, nebo řekne { EM("„beru“") }.
rules-beat-always = Brát se smí vždycky, i když je čím přebít. Dokud útočná karta čeká na odpověď, nikdo jiný na tahu není.

rules-pass-on = Nebo poslat dál
rules-pass-on-how = Místo přebití může obránce položit k útoku kartu stejné hodnoty. Celý útok pak přejde na dalšího hráče ve směru hodinových ručiček.
rules-pass-on-how-two = Místo přebití může obránce položit k útoku kartu stejné hodnoty. Celý útok se pak vrátí tomu, od koho přišel.
rules-pass-on-two = Když zbývají dva hráči, vrátí se útok tomu, od koho přišel.
rules-pass-on-when = Jde to jen tehdy, když v tomto kole ještě není přebita žádná karta a obránce neřekl „beru“.
rules-pass-on-limit = I s přidanou kartou nesmí být útočných karet víc, než dovoluje limit ({ $limit }, zpočátku { $first }), ani víc, než má karet nový obránce.
rules-pass-on-limit-plain = I s přidanou kartou nesmí být útočných karet víc než { $limit }, ani víc, než má karet nový obránce.
rules-pass-on-roles = Kdo poslal útok dál, je teď útočník a limit se počítá znovu, podle ruky nového obránce. Ten ho může poslat zase dál. Na nepřebité karty se odpovídá od nejstarší.
rules-pass-on-first-no = V prvním kole hry se nic dál neposílá.
rules-pass-on-first-yes = To platí už od prvního kola.
rules-pass-on-never = Tato pravidla posílání dál dovolují, ale v kole s jedinou útočnou kartou na ně není místo.

rules-throw = Přihodit
rules-throw-when = Jakmile jsou všechny útočné karty přebité, nebo jakmile obránce řekl „beru“, smí se přihazovat, po jedné kartě.
rules-throw-rank = Karta se hodí, když její hodnota už na stole leží, ať jako útočná karta, nebo jako ta, kterou se přebíjelo.
rules-throw-who-one = Přihazuje jen útočník. Když nechce nebo nemá co, řekne „Hotovo“.
rules-throw-who-all = Přihazovat smějí všichni kromě obránce.
rules-throw-who-neighbours = Přihazovat smějí jen dva sousedé obránce: nejbližší hráči před ním a za ním, kteří jsou ještě ve hře.
rules-throw-who-from-5 = Když bylo na začátku kola ve hře pět nebo víc hráčů, smějí přihazovat jen dva sousedé obránce. Když čtyři nebo méně, smějí všichni kromě něj.
rules-throw-neighbours = Kdo má dohráno, ten se při hledání sousedů přeskakuje. Sousedovi, kterému karty dojdou uprostřed kola, se náhrada nehledá.
rules-throw-neighbours-passed = Když se útok poslal dál, platí sousedé nového obránce.
rules-throw-order = Nejdřív má slovo útočník, po něm ostatní ve směru hodinových ručiček. Kdo nepřihazuje, řekne „Hotovo“.
rules-throw-again = Po každé nové kartě má první slovo zase útočník. Když je přebita, nebo hned, pokud obránce bere, dostanou popořadě znovu slovo všichni, kdo smějí přihazovat, i ti, kdo už řekli „Hotovo“.
rules-throw-asked = Kdo má karty, ale žádná se nehodí, dostane slovo také a řekne „Hotovo“: kdyby byl přeskočen, ostatní by poznali, co v ruce má. Kdo karty nemá, slovo nedostane.

rules-limit = Limit
rules-limit-most = { $limit ->
    [one] V kole je jediná útočná karta. Nepřihazuje se.
   *[other] Útočných karet je nejvýš { $limit }, a nikdy víc, { EM("než měl obránce karet na začátku kola") }.
  }
rules-limit-first-bout = { $first ->
    [one] V prvním kole hry je to jen jedna útočná karta.
   *[other] V prvním kole hry je to nejvýš { $first }.
  }
rules-limit-first-discard = { $first ->
    [one] Než se poprvé odhodí karty, je to jen jedna útočná karta.
   *[other] Než se poprvé odhodí karty, je to nejvýš { $first }.
  }
rules-limit-fixed = To číslo se určí na začátku kola a platí, i když se bere. Karty, kterými se přebíjí, se nepočítají a nezáleží ani na tom, kolik jich obránci zbývá teď.
rules-limit-anew = Znovu se počítá, jen když se útok pošle dál.
rules-limit-three = Obránci, který začínal se třemi kartami a dvě už přebil, se tedy dá přihodit ještě jedna, ne čtyři.

rules-over = Konec kola
rules-over-when = Kolo končí, když je všechno přebito, nebo obránce řekl „beru“, a další karty už nepřijdou: je dosažen limit, nikdo z těch, kdo smějí přihazovat, nemá karty, nebo všichni od poslední karty řekli „Hotovo“.
rules-over-when-one = Kolo končí, jakmile je útočná karta přebita, nebo vzata.
rules-over-beaten = { EM("Všechno přebito") }: karty jdou do odhozu, rubem nahoru a nadobro. Další útok má obránce. Má-li dohráno, útočí další hráč ve směru hodinových ručiček.
rules-over-beaten-two = { EM("Všechno přebito") }: karty jdou do odhozu, rubem nahoru a nadobro. Další útok má obránce.
rules-over-taken = { EM("Vzato") }: obránce sebere ze stolu všechny karty, útočné i ty, kterými přebíjel, a o útok přichází. Útočí další hráč ve směru hodinových ručiček za ním. Když zbývají dva hráči, je to zase týž útočník.
rules-over-taken-two = { EM("Vzato") }: obránce sebere ze stolu všechny karty, útočné i ty, kterými přebíjel, a týž útočník vynáší znovu.

# --- lízání a konec pro hráče ---
rules-draw = Lízání a kdo má dohráno
rules-draw-order = Po kole, dokud je balíček, si všichni lízají do { $hand } karet: nejdřív útočník, pak ostatní ve směru hodinových ručiček, obránce poslední. Každý si vezme všechno, co mu chybí, a teprve pak líže další.
rules-draw-order-two = Po kole, dokud je balíček, se líže do { $hand } karet: nejdřív si útočník vezme všechno, co mu chybí, pak obránce.
rules-draw-order-passed = Když se útok posílal dál, líže první ten, kdo ho poslal poslední.
rules-draw-last = Kdo má { $hand } karet nebo víc, nelíže. Otočený trumf je poslední karta balíčku.
rules-draw-out = Když je balíček prázdný, kdo po kole nemá karty, má dohráno. Nikdy dřív: kdo zahraje poslední kartu uprostřed kola, zůstává v něm, dokud kolo neskončí a nedolíže se.

# --- konec ---
rules-end = Konec hry
rules-end-durak = Když po kole a po lízání drží karty už jen jeden hráč, je to durak.
rules-end-draw = Když karty nemá nikdo, je to remíza: durakem není nikdo.
rules-end-others = { $preset ->
    [club] Všichni kromě duraka mají klubovou výhru. Remíza není výhra pro nikoho, ani pro ty, kdo už dohráli.
   *[other] Všichni kromě duraka vyvázli. Remíza není výhra pro nikoho, ani pro ty, kdo už dohráli.
  }
rules-end-repetition = Karty můžou kolovat bez konce. Proto když má potřetí za hru začít kolo se stejnými kartami v rukou, se stejným útočníkem a se stejně velkým balíčkem, je hned remíza.
rules-end-resign = Vzdát se smíš kdykoli, i když nejsi na tahu. Proti programům tím hra končí a durak jsi ty.
rules-end-resign-people = U stolu s jinými lidmi se hraje dál: za toho, kdo odešel, dohraje program.
rules-end-clock = Kde má stůl hodiny a čas vyprší, obránce bere, kdo smí přihodit, říká „Hotovo“, a kdo má vynést, vynese nejnižší kartu, která není trumf, nebo jinak nejnižší trumf.

# --- příklad ---
rules-example = Příklady
rules-example-trump = Trumfem jsou piky.
rules-example-beaten = Všechno přebito
rules-example-beaten-1 = Útočník vynese { CARD("9h", case: "accusative") }.
rules-example-beaten-2 = Obránce ji přebije: hraje { CARD("Qh", case: "accusative") }.
rules-example-beaten-3 = Na stole je teď dáma, a tak útočník přihodí { CARD("Qc", case: "accusative") }.
rules-example-beaten-4 = Obránce ji přebije trumfem: hraje { CARD("9s", case: "accusative") }.
rules-example-beaten-5 = Nikdo nepřihazuje. Všechny čtyři karty jdou do odhozu a další útok má obránce.
rules-example-beaten-end = Kolo končí. Obě karty jdou do odhozu a další útok má obránce.
rules-example-taken = Vzato
rules-example-taken-1 = Útočník vynese { CARD("Td", case: "accusative") }.
rules-example-taken-2 = Obránce vyšší károvou kartu nemá, trumfy si šetří, a tak bere.
rules-example-taken-3 = Útočník přihodí { CARD("Th", case: "accusative") }: její hodnota na stole leží.
rules-example-taken-4 = Obránce sebere všechno ze stolu a v příštím kole neútočí.
rules-example-passed = Posláno dál
rules-example-passed-1 = Útočník vynese { CARD("Tc", case: "accusative") }.
rules-example-passed-2 = Obránce k ní položí { CARD("Td", case: "accusative") }.
rules-example-passed-3 = Dvě desítky teď leží před dalším hráčem, který musí mít aspoň dvě karty. Útočník je teď ten, kdo je poslal dál.
rules-example-passed-3-two = Dvě desítky teď leží před tím, kdo vynesl; ten musí mít aspoň dvě karty. Útočník je teď ten, kdo je poslal dál.

# --- co tu není ---
rules-without = Co se tu nehraje
rules-without-points = Žádné body za karty, žádní žolíci.
rules-without-teams = Žádné dvojice.
rules-without-exchange = Otočený trumf se za nejnižší nevyměňuje.
rules-without-passing-on = Útok se dalšímu hráči neposílá.
rules-without-showing = Poslat útok dál pouhým ukázáním trumfu nejde: karta se pokládá na stůl.
rules-without-fool = Na duraka z minulé hry se v příští neútočí jako na prvního a za dohrání šestkami se nikomu nevěší nárameníky.
rules-without-discards = Do odhozu se nenahlíží.

# --- jak hrát tady ---
rules-here = Jak hrát tady
rules-here-glow = Karty, které můžeš hrát, svítí. Ostatní jsou ztlumené a řeknou, proč hrát nejdou. Řádek nad tvými kartami říká, co se od koho čeká.
rules-here-mouse = Myš
rules-here-mouse-how = Klikni na kartu, která svítí, a zahraješ ji. Najeď na ztlumenou a dočteš se, proč hrát nejde.
rules-here-touch = Dotyk
rules-here-touch-how = Klepni na kartu, která svítí, a zahraješ ji. Klepni na ztlumenou a stůl řekne, proč hrát nejde. Dotyk mimo karty nedělá nic.
rules-here-buttons = Tlačítka
rules-here-buttons-how = { EM("Beru") }, když se bráníš; { EM("Hotovo") }, když už nemáš co přihodit. Nikdy si nevymění místa.
rules-here-choice = Když by karta mohla přebít i poslat dál, stůl se zeptá, co z toho.
rules-here-alone = Když se ti žádná karta nehodí, může stůl říct „Hotovo“ za tebe, po pauze dlouhé, jako by přemýšlel člověk. Dá se to vypnout v nastavení.
rules-here-keys = Klávesnice
rules-here-keys-move = { KEY("←") } { KEY("→") }
rules-here-keys-ends = { KEY("Home") } { KEY("End") }
rules-here-keys-play = { KEY("Enter") } { KEY("Mezerník") }
rules-here-keys-take = { KEY("T") }
rules-here-keys-done = { KEY("D") }
rules-here-keys-read = { KEY("L") }
rules-here-all-keys = Všechny klávesy
rules-here-keys-list = { KEY("?") }

# --- slova ---
rules-words = Slova
rules-word-attacker = Útočník
rules-word-attacker-is = Kdo v kole vynáší.
rules-word-defender = Obránce
rules-word-defender-is = Kdo musí přebít, nebo brát: další hráč ve směru hodinových ručiček za útočníkem.
rules-word-defender-is-two = Kdo musí přebít, nebo brát.
rules-word-bout = Kolo
rules-word-bout-is = Jeden útok, od vynesení po prázdný stůl.
rules-word-throw = Přihodit
rules-word-throw-is = Přidat útočnou kartu hodnoty, která leží na stole.
rules-word-limit = Limit
rules-word-limit-is = Kolik útočných karet smí v tomto kole být.
rules-word-talon = Balíček
rules-word-talon-is = Karty, které ještě nejsou rozdané, pod nimi otočený trumf.
rules-word-discard = Odhoz
rules-word-discard-is = Přebité karty, mimo hru.
rules-word-out = Dohráno
rules-word-out-is = Kdo po kole nemá karty, když je balíček prázdný.
rules-word-durak = Durak
rules-word-durak-is = Kdo zůstane s kartami jako poslední. Rusky hlupák.

# --- volby ---
rules-options = Tato pravidla jako volby
rules-options-about = Hotová pravidla jsou sada hodnot. Ve volbě „{ preset-custom }“ může být každá z nich jiná.
rules-option = Volba
rules-value = Tady
rules-others = Může být
