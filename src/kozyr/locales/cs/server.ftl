# Stránky, které dělá sám server, a co věta potřebuje, když není vidět žádný stůl.
seat-number = místo { $seat }

notice-title = { $heading } · Durak
notice-home = Na úvodní stránku
notice-rules = Přečíst pravidla
notice-no-page = Taková stránka neexistuje
notice-no-table = Takový stůl neexistuje
notice-no-table-why = Na této adrese žádný stůl nestojí. Možná už je uklizený.
notice-refused = Nepovedlo se to
notice-fault = Server udělal chybu
notice-fault-why = Nic z toho, co bylo potvrzeno, se neztratilo. Zkus to znovu.
notice-not-built = Stránka není sestavená
notice-not-built-why = Kozyr běží, ale jeho stránka tu není sestavená. V kopii zdrojových kódů spusť „make play“; nainstalovaný Kozyr má stránku v sobě. Pravidla se dají číst i tak.

# Nainstalovaná stránka.
app-name = Durak: Kozyr
app-short-name = Durak
app-description = Karetní hra durak proti programům, které ti nikdy nevidí do karet.
