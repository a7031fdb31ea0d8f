# Se una smazzata era onesta: il pannello alla fine di una partita (docs/fair-deals.md).
tool-fair = Smazzata onesta
fair-title = La smazzata era onesta?
fair-loading = Si carica il verbale della partita…
fair-proved = Dimostrato: nessuno ha potuto scegliere le carte.
fair-proved-unnoted = Il mazzo è quello che risulta dal segreto. Ma questo browser non ha annotato una promessa prima della smazzata: la attesta soltanto il verbale.
fair-unproved = Qualcosa non torna.
fair-none = Questa partita è stata data prima che le smazzate si potessero dimostrare.
fair-how = Prima della smazzata il server ha fissato un segreto e ne ha mostrato l’impronta. Poi il tuo browser ha aggiunto un numero suo. I due insieme hanno determinato il mazzo. Ora il segreto è svelato, e il tuo browser ha appena ricostruito il mazzo e fatto il confronto.
fair-how-alone = Questa smazzata viene dal solo segreto: nulla è stato promesso prima e nulla è stato aggiunto. Si vede solo che il mazzo deriva dal segreto. La smazzata del giorno viene dalla data, uguale per tutti.
fair-commitment = Impronta, mostrata prima della smazzata
fair-fingerprint = Impronta del segreto
fair-nonces = Che cosa ha aggiunto il tuo browser
fair-seed = Il segreto, svelato adesso
fair-record = Verbale della partita
fair-copy = Copia il verbale
fair-copied = Copiato.
fair-copy-failed = Il browser non permette a questa pagina di copiare. Seleziona il verbale e copialo tu.
fair-other = Verifica un verbale
fair-check = Verifica
fair-terminal = «kozyr verify» in un terminale dice lo stesso, e rigioca anche ogni mossa.
fair-found-record = Questo non è il verbale di una partita finita.
fair-found-lacks = Nel verbale manca { $field }.
fair-found-bad-seed = Il segreto non è fatto di 64 cifre esadecimali.
fair-found-bad-nonces = I numeri aggiunti non sono scritti come si deve.
fair-found-commitment = L’impronta nel verbale non è quella del segreto.
fair-found-noted = Il segreto non è quello di cui questo browser ha visto l’impronta prima della smazzata.
fair-found-deck = { $found ->
    [none] Manca la carta { $place } del mazzo; secondo il segreto è { $expected }.
   *[other] { $expected ->
        [none] Il mazzo ha una carta di troppo: { $found } al posto { $place }.
       *[other] La carta { $place } del mazzo è { $found }; secondo il segreto è { $expected }.
    }
  }
fair-found-dealer = Il mazziere non è quello che risulta dal segreto.
fair-found-first = Non ha cominciato il posto che risulta dal segreto.
fair-found-unfinished = La partita non è finita: il suo segreto non dovrebbe ancora essere noto.
fair-found-seal = Qualcosa nel verbale è stato cambiato dopo la partita: una mossa, o un altro campo.
