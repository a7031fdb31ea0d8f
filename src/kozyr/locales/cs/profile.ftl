# Co se hraním získá: profil, odměna na konci hry, cíle, ruby, kódy a zařízení.

title-profile = Tvůj profil – { title }
points-count = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
  }
games-count = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
  }
profile-new = Zatím nic nezískáno
profile-new-about = Profil začne první hrou: bez jména, bez hesla, bez registrace. Patří k tomuto prohlížeči a kód ho přenese na jiná zařízení.
profile-since = Od { $when }

# --- jméno a obrázek ---
face-change = Jméno a obrázek
face-name = Jméno
face-about = Je vidět v tvém profilu. Můžeš ho nechat prázdné.
face-picture = Obrázek
face-save = Uložit
face-saved = Uloženo.
cancel = Zrušit
avatar-spade = pika
avatar-heart = srdce
avatar-diamond = káro
avatar-club = kříž
avatar-crown = koruna
avatar-fools-cap = šaškovská čepice
avatar-samovar = samovar
avatar-bagel = preclík
avatar-fox = liška
avatar-bear = medvěd
avatar-hare = zajíc
avatar-owl = sova
avatar-cat = kočka
avatar-rooster = kohout
avatar-fir = jedle
avatar-mushroom = muchomůrka
avatar-none = žádný

# --- zkušenosti: $count bodů ještě chybí ---
growth = Zkušenosti
growth-value = { $points } z { $next } bodů
growth-to-go = Do úrovně { $level }: { points-count }

# --- čísla ---
figures = Statistiky
figure-games = Her
figure-won = Výher
figure-drawn = Remíz
figure-durak = Durak
figure-resigned = Vzdáno
figure-club = Klubových výher
figure-streak = Aktuální série
figure-longest = Nejdelší série
figures-note = Pod „Durak“ patří i vzdané hry. Série je řada výher; remíza ji ukončí.
figures-by-rules = Podle pravidel
figures-by-seats = Podle počtu hráčů

# --- hra za hrou ---
chart = Hra za hrou
chart-about = { $count ->
    [one] Tvoje zatím jediná hra a co přinesla.
    [few] Tvoje poslední { $count } hry, nejstarší vlevo. Značka je hra, čára tvoje zkušenosti.
   *[other] Tvých posledních { $count } her, nejstarší vlevo. Značka je hra, čára tvoje zkušenosti.
  }
chart-table = Totéž v tabulce
chart-when = Den
chart-result = Výsledek
chart-points = Body
result-won = výhra
result-draw = remíza
result-durak = durak
result-resigned = vzdáno

# --- ruby ---
backs = Ruby karet
backs-about = Líce karet mají všichni. Ruby se odemykají hraním; nic se neprodává.
back-worn = na tvých kartách
back-wear = Použít
back-opens-level = Odemkne se na úrovni { $level }
back-opens-goal = Odemkne se za cíl „{ $goal }“: { $about }

# --- cíle ---
goals = Cíle
goals-count = Splněno { $reached } z { $count }
goals-about = Každý jednou. Hry, ve kterých se vracel tah, se nepočítají.
goal-reached = splněno
goal-review = Prohlédnout hru
goal-opens = Odemyká rub: { $back }
goal-first-game = První hra
goal-first-game-about = Dokonči hru; vzdaná se počítá taky.
goal-first-win = První výhra
goal-first-win-about = Vyhraj jednu hru.
goal-beat-easy = Hračka
goal-beat-easy-about = Vyhraj hru, kde všichni soupeři hrají na lehké úrovni.
goal-beat-medium = Zlatá střední cesta
goal-beat-medium-about = Vyhraj hru, kde všichni soupeři hrají na střední úrovni.
goal-beat-hard = Tvrdé oříšky
goal-beat-hard-about = Vyhraj hru, kde všichni soupeři hrají na těžké úrovni.
goal-ten-wins = Desetkrát v suchu
goal-ten-wins-about = Vyhraj 10 her.
goal-hundred-games = Štamgast
goal-hundred-games-about = Dokonči 100 her; vzdané se počítají taky.
goal-three-in-a-row = Tři za sebou
goal-three-in-a-row-about = Vyhraj 3 hry za sebou.
goal-seven-in-a-row = Sedm za sebou
goal-seven-in-a-row-about = Vyhraj 7 her za sebou.
goal-every-rules = Podle všech pravidel
goal-every-rules-about = Vyhraj po jedné hře podle pravidel Atlasnyje, Klasika, Klub a Posílání.
goal-every-table = U každého stolu
goal-every-table-about = Vyhraj po jedné hře při každém počtu hráčů od 2 do 6.
goal-first-out = První od stolu
goal-first-out-about = Vyhraj hru čtyř nebo více hráčů tak, že dohraješ první.
goal-full-table = Plný stůl
goal-full-table-about = Vyhraj hru v šesti.
goal-club-regular = Člen klubu
goal-club-regular-about = Vyhraj 25 her podle klubových pravidel.
goal-big-pack = Velká sada
goal-big-pack-about = Vyhraj hru s 52 kartami.
goal-nothing-taken = Čisté ruce
goal-nothing-taken-about = Vyhraj hru a ani jednou neber.
goal-comeback = Návrat
goal-comeback-about = Vyhraj hru, ve které máš někdy v ruce 14 nebo víc karet.
goal-six-beaten = Šest ze šesti
goal-six-beaten-about = Přebij všech šest útočných karet jednoho kola.
goal-passed-on = To není pro mě
goal-passed-on-about = Vyhraj hru, ve které pošleš útok dál aspoň dvakrát.
goal-generous = Štědrá ruka
goal-generous-about = Přihoď v jedné hře aspoň deset karet.
goal-small-trump = Malý, ale trumf
goal-small-trump-about = Přebij eso nejnižším trumfem sady.
goal-epaulettes = Nárameníky
goal-epaulettes-about = Vyhraj hru a v kole, po kterém máš dohráno, vynes nebo přihoď dvě karty nejnižší hodnoty.
goal-last-trump = Poslední slovo
goal-last-trump-about = Vyhraj hru s trumfovým esem jako poslední kartou.
goal-quick-win = Ve spěchu
goal-quick-win-about = Vyhraj hru dvou hráčů s 36 kartami nejvýš v deseti kolech.
goal-nobody = Durakem nikdo
goal-nobody-about = Zahraj remízu.

# --- zařízení ---
devices = Na jiných zařízeních
devices-about = { $count ->
    [one] Tvůj profil má jen tento prohlížeč.
    [few] Tvůj profil mají { $count } prohlížeče, včetně tohoto.
   *[other] Tvůj profil má { $count } prohlížečů, včetně tohoto.
  }
devices-link = Přidat zařízení
devices-link-title = Jiné zařízení
devices-link-about = Naskenuj to druhým zařízením, nebo tam otevři adresu. Funguje to jednou.
devices-square = QR kód adresy
devices-code = Nebo tam zadej tento kód na stránce „{ tool-profile }“
devices-left = { $minutes ->
    [0] Platí už jen necelou minutu
    [one] Platí ještě { $minutes } minutu
    [few] Platí ještě { $minutes } minuty
   *[other] Platí ještě { $minutes } minut
  }
devices-over = Tento kód už neplatí.
devices-new = Nový kód
devices-local = Adresa této stránky vede jen na tento počítač. Pro jiná zařízení ve tvé síti spusť hru takto: { $command }
devices-off = Odpojit ostatní zařízení
devices-off-ask = Odpojit všechna ostatní zařízení?
devices-off-about = Tvůj profil už mít nebudou; jeho hry zůstanou tvoje. K návratu potřebují kód.
devices-off-done = Ostatní zařízení jsou odpojena.

# --- záchranný kód ---
recovery = Záchranný kód
recovery-about = S ním se profil vrátí v kterémkoli prohlížeči, i když o tento přijdeš. Kdo ho má, má tvůj profil.
recovery-has = Jeden máš. Nový ho zruší.
recovery-make = Vytvořit záchranný kód
recovery-anew = Vytvořit nový
recovery-once = Zapiš si ho: uvidíš ho jen teď. Dřívější, pokud byl, už neplatí.
recovery-file = Záchranný kód tvého profilu hry Durak
copy = Kopírovat
copied = Zkopírováno.
copy-failed = Kopírovat se tu nedá: kód je označený, zkopíruj ho ručně.
save-file = Uložit
print = Vytisknout
recovery-kept = Mám ho

# --- použití kódu ---
join = Zadat kód
join-about = Máš profil na jiném zařízení nebo záchranný kód? Přenes ho sem.
join-code = Kód
join-code-about = Malá písmena, mezery a O místo 0 nevadí.
join-look = Dál
join-looking = Hledá se…
join-whose = Tento kód otevírá profil „{ $name }“: úroveň { $level }, { games-count }.
join-nameless = Tento kód otevírá profil beze jména: úroveň { $level }, { games-count }.
join-along = { $count ->
    [0] Tento prohlížeč nemá žádné dohrané hry, které by šly s tebou.
    [one] S tebou přejde { $count } dohraná hra tohoto prohlížeče.
    [few] S tebou přejdou { $count } dohrané hry tohoto prohlížeče.
   *[other] S tebou přejde { $count } dohraných her tohoto prohlížeče.
  }
join-ask = Má k němu tento prohlížeč patřit?
join-same = Tento prohlížeč už ten profil má. Nic dělat nemusíš.
join-yes = Ano, přenést sem
join-no = Ne, nechat být
join-done = Profil je teď tady.

# --- co je uloženo ---
data = Tvoje data
data-about = Jsou tam, kde tato hra běží, a nikde jinde.
data-export = Uložit vše do souboru
data-delete = Smazat profil
data-delete-ask = Smazat profil navždy?
data-delete-goes = Na všech zařízeních zmizí: jméno a obrázek, zkušenosti a úroveň, statistiky, cíle, odemčené ruby, všechny tvoje hry se zápisy a všechny kódy.
data-delete-here = Z tohoto prohlížeče zmizí i to, které lekce máš za sebou, a poznámky o tom, co bylo slíbeno před rozdáním.
data-delete-stays = Zůstane nastavení tohoto prohlížeče; jen rub bude zase ten první.
data-delete-next = Dál
data-delete-sure = Cesta zpátky není. Opravdu?
data-delete-yes = Smazat navždy
data-deleted = Profil je smazán. Všechno je jako první den.

# --- odměna na konci hry; $count: body ---
reward-points = { $count ->
    [one] +{ $count } bod
    [few] +{ $count } body
   *[other] +{ $count } bodů
  }
reward-resigned = Za vzdanou hru zkušenosti nejsou.
reward-undone = Bez zkušeností: vracel se tah.
reward-level = Úroveň { $level } dosažena!
reward-goal = Cíl splněn: { $goal }
reward-back = Nový rub: { $back }
reward-next = Další rub na úrovni { $level }: ještě { points-count }
