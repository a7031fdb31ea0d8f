# Jedna zpráva pro každý kód z docs/errors.md: co se stalo a co dělat. Fakta jsou proměnné.

# --- pravidla ---
refusal-game-over = Hra skončila.
refusal-not-your-turn = Ještě ne: na tahu je { SEAT($actor) }.
refusal-no-such-seat = Místo { $seat } u stolu není; míst je celkem { $seats }.
refusal-card-not-held = Tuhle kartu v ruce nemáš: { CARD($card) }.
refusal-rank-not-on-table = Přihodit { CARD($card, case: "accusative") } nejde: na stole není { RANK($rank) }.
refusal-does-not-beat = { SAME_SUIT($attack, $trump) ->
    [yes] Jen vyšší trumf přebije { CARD($attack, case: "accusative") }.
   *[no] Jen vyšší { SUIT($attack, form: "one") } karta nebo trumf přebije { CARD($attack, case: "accusative") }.
  }
refusal-not-the-oldest-attack = Nejdřív přebij { CARD($oldest, case: "accusative") }: leží tu déle než { CARD($attack) }.
refusal-attack-not-open = Mezi nepřebitými kartami na stole není { CARD($attack) }.
refusal-must-lead = Útočník musí vynést, vynechat to nejde.
refusal-must-beat-or-take = Přebij { CARD($attack, case: "accusative") }, nebo ber.
refusal-nothing-to-take = Není co brát: všechno je přebito.
refusal-only-throw-in-or-pass = Přihoď kartu, nebo řekni „Hotovo“.
refusal-transfer-off = Podle těchto pravidel se útok neposílá dál.
refusal-transfer-first-bout = V prvním kole se útok neposílá dál.
refusal-transfer-after-beat = Jedna karta už je přebitá: poslat útok dál už nejde.
refusal-transfer-rank = Tento útok pošle dál jen { RANK($rank) }; { CARD($card) } se nehodí.
refusal-transfer-too-many = Poslat dál nejde: útočných karet by bylo { $attacks } a { SEAT($seat) } může přebít nejvýš { $limit }.
refusal-seat-is-out = Kdo má dohráno, nemůže se vzdát.

# --- stůl ---
refusal-stale = U stolu se mezitím hrálo dál.
refusal-ahead = Stránka předběhla hru. Načti ji znovu.
refusal-bad-action = „{ $text }“ není tah.
refusal-not-your-seat = Místo { $seat } není tvoje; sedíš na { $yours }.
refusal-command-id-reused = Tento příkaz už přišel s jiným tahem. Zkus to znovu.

# --- rozdání ---
refusal-bad-rules = Pravidla „{ $text }“ nejsou známa. Čekalo se: { $expected }.
refusal-first-above-limit = V prvním kole nemůže být víc útočných karet ({ $first }) než v kterémkoli jiném ({ $limit }).
refusal-first-transfer-alone = V prvním kole se útok nemůže posílat dál, když se neposílá nikdy.
refusal-bad-seats = Při těchto pravidlech a { $deck } kartách musí být hráčů { $least }–{ $most }, ne { $seats }: každý dostane šest karet.
refusal-bad-opponent = Program „{ $name }“ neexistuje. Čekalo se: { $expected }.

# --- looking at games again ---
refusal-too-many-moves = Tahle hra má { $moves } tahů; prohlédnout jich jde nejvýš { $most }.
refusal-not-told = V tomto zápisu není, co měli ostatní.

# --- server ---
refusal-bad-message = Server stránce nerozuměl ({ $where }). Načti ji znovu.
refusal-too-large = Zpráva je moc velká: { $bytes } bajtů, nejvýš { $most }.
refusal-bad-protocol = Stránka má jinou verzi ({ $protocol }, server mluví { $expected }). Načti ji znovu.
refusal-hello-first = Stránka nepozdravila. Načti ji znovu.
refusal-unknown-table = Takový stůl neexistuje. Možná už je uklizený.
refusal-unknown-lesson = Taková lekce neexistuje.
refusal-not-at-this-table = U tohoto stolu nemáš místo. Byl otevřen v jiném prohlížeči.
refusal-hint-among-people = Kde hrají i jiní lidé, rady nejsou.
refusal-hint-not-now = Teď není co rozhodovat.
refusal-hint-failed = Tentokrát bez rady. Zeptej se znovu.
refusal-bad-host = Na jméno „{ $host }“ tento server neslyší. Otevři ho přes jeho adresu, nebo ho spusť s --allow-host.
refusal-bad-origin = Požadavek přišel z jiné stránky a nebyl přijat.
refusal-too-fast = Moc toho naráz. Chvíli počkej a zkus to znovu.
refusal-too-slow = Požadavek nedorazil celý ani za { $seconds } s. Zkus to znovu.
refusal-not-over = Hra ještě neskončila.
refusal-unknown-promise = Server se právě spustil znovu. Zkus to prosím ještě jednou.
refusal-too-many-games = Nedohraných her už máš { $most }. Jednu dohraj, nebo ji vzdej.
refusal-not-found = Stránka { $path } neexistuje.
refusal-not-allowed = Stránka nepřijímá { $method }.
refusal-storage = Disk serveru selhal a nepodařilo se to uložit. Nic se nezměnilo; zkus to znovu.
refusal-moves-lost = Server se zastavil, když mu nefungoval disk: poslední tahy jsou ztracené. Hraj dál odtud.
refusal-damaged-game = Uložená hra { $table } se už nedá přečíst.
refusal-internal = Server udělal chybu. Stůl je, jak byl uložen; zkus to znovu.

# --- sama stránka ---
refusal-unreachable = Server neodpovídá. Běží?
refusal-unknown = Něco se pokazilo ({ $code }).
refusal-no-account = V tomto prohlížeči tu ještě nikdo nehrál.
refusal-unknown-code = Tento kód neotevírá žádný profil: je v něm překlep, už byl použit, nebo vypršel.
