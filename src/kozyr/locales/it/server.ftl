# Le pagine che il server fa da sé, e quello che serve a una frase quando il tavolo non si vede.
seat-number = il posto { $seat }

notice-title = { $heading } · Durak
notice-home = Pagina iniziale
notice-rules = Leggi le regole
notice-no-page = Questa pagina non esiste
notice-no-table = Questo tavolo non esiste
notice-no-table-why = A questo indirizzo non c’è nessun tavolo. Forse è stato sparecchiato.
notice-refused = Non ha funzionato
notice-fault = Errore del server
notice-fault-why = Niente di quanto è stato confermato è perduto. Riprova.
notice-not-built = La pagina non è costruita
notice-not-built-why = Kozyr funziona, ma la sua pagina qui non è stata costruita. In una copia dei sorgenti lancia «make play»; un Kozyr installato ha già la sua pagina. Le regole si possono leggere lo stesso.

# La pagina installata.
app-name = Durak: Kozyr
app-short-name = Durak
app-description = Durak, il gioco di carte, contro programmi che non guardano mai le tue carte.
