# Na stránkách pravidel: jak hrát dobře a na co se lidé ptají. Co z toho na stránce stojí, plyne z jejích pravidel (kozyr.text.advice).
# Fakta jako v rules.ftl.

# --- jak hrát dobře ---
rules-tips = Jak hrát dobře
rules-tip-low = Vynášej nejnižší kartu, která není trumf. Máš-li dvě stejné hodnoty, vynes jednu z nich: ať ji přebije cokoli, druhá se dá přihodit.
rules-tip-low-one = Vynášej nejnižší kartu, která není trumf, a vysoké si nech na přebíjení.
rules-tip-trumps = Šetři trumfy, dokud je balíček. Rozhodnou hru, až dojde, a trumf vydaný za malou kartu vyhrál jen malou kartu.
rules-tip-take = Brát brzo není ostuda. Přebít dvě tři karty jen dobrými trumfy stojí víc než ty karty vzít; bez balíčku ale totéž „beru“ často stojí hru.
rules-tip-same-rank = Přebíjej hodnotou, která už na stole leží, když to jde: každá nová je další, co se dá přihodit.
rules-tip-generous = Než přihodíš někomu, kdo bere, rozmysli si to. Malé karty ano, ale trumf nebo eso pak bude jeho.
rules-tip-watch = Sleduj, co odchází. Kdo kartu vzal, má ji v ruce, dokud ji nezahraje, a co je odhozeno, nevrátí se: když je eso pryč, je poslední král té barvy jako eso.
rules-tip-talon = Počítej balíček. Kdo před posledními kartami líže dřív, může získat otočený trumf, a vyplatí se o něj hrát.
rules-tip-end-two = Když balíček dojde, můžeš znát soupeřovy karty: jsou to všechny, které nemáš a které nešly do odhozu. Hledej pak útoky, které se nedají přebít, a vynášej tak, aby ti nezůstaly slabé hodnoty.
rules-tip-end = Když balíček dojde, vyvázne ten, komu zbývá málo slabých karet. Zbav se jich, dokud útočíš, a jednu jistou si nech na poslední přebití.
rules-tip-weak-seat = Kdo se ubrání, útočí jako další. Nepomáhej ze hry tomu, kdo má silné karty: sousedovi s jednou kartou nevynášej tu, na kterou čeká.
rules-tip-pass-on = Kde se posílá dál, je dvojice štít: karta stejné hodnoty pošle útok o jednoho dál a ten má proti sobě dvě karty. Vynášej hodnoty, jejichž ostatní karty už odešly, a nikdo ti je nepošle zpátky.

# --- na co se lidé ptají ---
rules-questions = Otázky
rules-question-must-beat = Musím přebít, když můžu?
rules-question-must-beat-is = Ne. Brát smíš vždycky, když na tebe čeká útočná karta.
rules-question-suit = Musím ctít barvu?
rules-question-suit-is = Ne. Každý trumf přebije každou kartu jiné barvy, i když tu barvu máš.
rules-question-first-trump = Musí se vynést nejnižší trumf?
rules-question-first-trump-is = Ne. Jen rozhoduje, kdo začne; vynést se smí cokoli.
rules-question-after-take = Smí se přihazovat, i když už beru?
rules-question-after-take-is = Ano, dokud hodnota leží na stole a není dosažen limit. Bereš pak všechno.
rules-question-too-many = Můžu dostat víc karet, než mám v ruce?
rules-question-too-many-is = Ne. Útočných karet není nikdy víc, než bylo v tvé ruce na začátku kola; už přebité se počítají.
rules-question-any-card = Smím přihodit jakoukoli kartu?
rules-question-any-card-is = Jen takovou, jejíž hodnota leží na stole, ať ji hrál kdokoli.
rules-question-order = Můžou přihodit dva najednou?
rules-question-order-is = Ne. Slovo jde popořadě, nejdřív má útočník, a po každé nové kartě znovu.
rules-question-done-again = Řeknu „Hotovo“. Mám v tomto kole po všem?
rules-question-done-again-is = Ne. Když někdo kartu přidá, dostaneš slovo znovu.
rules-question-who-next = Kdo útočí jako další?
rules-question-who-next-is = Kdo všechno přebil. Kdo bral, je přeskočen.
rules-question-who-next-two = Kdo útočí jako další?
rules-question-who-next-two-is = Kdo všechno přebil. Když se bralo, útočí znovu týž.
rules-question-no-cards = Už nemám karty. Mám dohráno?
rules-question-no-cards-is = Až skončí kolo, a jen když je balíček prázdný. Dokud není, zase si lízneš.
rules-question-both-out = Co když poslední karty zmizí zároveň?
rules-question-both-out-is = Remíza: durakem není nikdo.
rules-question-pass-trump = Dá se útok poslat dál trumfem?
rules-question-pass-trump-is = Ano, když má hodnotu útoku. Položí se na stůl a je z něj útočná karta.
rules-question-pass-beaten = Můžu jednu kartu přebít a ostatní poslat dál?
rules-question-pass-beaten-is = Ne. Jakmile je v kole jedna karta přebitá, dál se už nic neposílá.
rules-question-discards = Smím se dívat do odhozu?
rules-question-discards-is = Podle těchto pravidel ne: kdo si pamatuje, hraje líp. U nezávazné hry to může být pomůcka.
rules-question-swap = Dá se nejnižší trumf vyměnit za otočený?
rules-question-swap-is = Tady ne.
rules-question-honest = Vidí mi programy do karet?
rules-question-honest-is = Ne. Program dostane to, co je vidět z jeho místa, a pamatuje si, co se hrálo. Nic jiného se k němu nedostane.
rules-question-fair = Rozdává se férově?
rules-question-fair-is = Dá se to dokázat. Před rozdáním se server zaváže k tajemství, tvůj prohlížeč přidá svou náhodu a z obojího vznikne pořadí karet. Po hře to všechno ukáže „{ tool-fair }“.
