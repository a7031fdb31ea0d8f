# Le pagine dei mazzi. $cards: quante carte mostra una pagina; $card una carta, $suit un seme (DPN); $number e $count contano i dorsi.

decks-title = Tradizioni di carte: i mazzi per giocare a durak
decks-description = Due mazzi disegnati per il durak: l’Atlasnye di San Pietroburgo con le sue В, Д, К e Т, e quello internazionale delle quattro stagioni.
decks-heading = Tradizioni di carte
decks-about = Ogni paese gioca lo stesso gioco con figure sue. Ecco quelle di questa casa.

deck-kicker-all = I mazzi
deck-kicker = Un mazzo
deck-skip = Vai al mazzo
deck-all = Tutte le tradizioni
deck-home = Pagina iniziale

deck-fact-from = Origine
deck-fact-cards = Carte
deck-fact-cards-is = { $cards ->
    [36] { $cards }, dal sei all’asso
   *[other] { $cards }, dal due all’asso
  }
deck-fact-game = Ci si gioca
deck-fact-game-is = a durak

decks-atlasnye = Atlasnye
decks-atlasnye-own = Атласные
decks-atlasnye-own-language = ru
decks-atlasnye-title = Atlasnye (Атласные): il mazzo russo di { $cards } carte
decks-atlasnye-description = Il mazzo Atlasnye di San Pietroburgo: tutte le { $cards } carte con il nome per esteso, i dorsi, e il gioco che lo accompagna, il durak.
decks-atlasnye-about = Le carte di raso: quelle con cui in Russia si gioca a durak dall’Ottocento.
decks-atlasnye-place = San Pietroburgo, Russia
decks-atlasnye-origin-1 = Atlasnye vuol dire «di raso». Era il nome di una qualità di carta: strofinata con il talco, si mescolava bene e non temeva la mano umida.
decks-atlasnye-origin-2 = Negli anni Sessanta dell’Ottocento Adolf Charlemagne, accademico di pittura, disegnò nuove figure per la Fabbrica imperiale di carte vicino a San Pietroburgo. Le qualità più economiche e più care sparirono, il nome rimase alle sue figure, e sono ancora quelle che vede un giocatore russo quando si dice «carte».
decks-atlasnye-origin-3 = Le nostre figure sono ridisegnate in quello spirito: fondo nudo, cornice sottile, assi dentro corone di foglie. Nessuna linea è ricalcata. Dodici persone, ognuna con un volto, un gesto e qualcosa in mano.
decks-atlasnye-wikipedia = Le carte da gioco russe, su Wikipedia (in inglese)
decks-atlasnye-wikipedia-address = https://en.wikipedia.org/wiki/Russian_playing_cards

decks-french = Internazionale
decks-french-own = Le quattro stagioni
decks-french-own-language = it
decks-french-title = Il mazzo internazionale delle quattro stagioni: { $cards } carte
decks-french-description = Il mazzo internazionale con fante, donna, re e asso: tutte le { $cards } carte con il nome per esteso, i dorsi, e il gioco che lo accompagna, il durak.
decks-french-about = Il disegno che è di casa dappertutto; qui ogni seme ha la sua stagione.
decks-french-place = Rouen e Parigi, Francia
decks-french-origin-1 = Fiori, quadri, cuori e picche nacquero in Francia nel Quattrocento. Segni piatti in due colori si potevano dipingere a stampino: le carte divennero economiche, e i semi francesi fecero il giro del mondo.
decks-french-origin-2 = Il durak usa 36 delle 52 carte e lascia fuori dal due al cinque. Con le tue regole puoi giocare con 24 carte o con tutte e 52.
decks-french-origin-3 = I personaggi sono nati per questo gioco: la primavera sta nei cuori, l’estate nei quadri, l’autunno nei fiori e l’inverno nelle picche, incisi su un fondo acquerellato in una doppia cornice.
decks-french-wikipedia = Le carte da gioco, su Wikipedia
decks-french-wikipedia-address = https://it.wikipedia.org/wiki/Carte_da_gioco

deck-origin = Da dove viene
deck-more = Per saperne di più:
deck-faces = Le carte
deck-faces-about = In tutto { $cards } carte. Le lettere agli angoli seguono la tua lingua: J, Q, K, A qui, В, Д, К, Т in russo.
deck-suit = { SUIT($suit) }
deck-card = { CARD($card) }
deck-backs = I dorsi
deck-backs-about = Motivi incisi, uguali anche capovolti: un dorso non tradisce né la carta né il suo verso.
deck-back = Dorso { $number } di { $count }
deck-games = Ci si gioca a durak
deck-games-about = Liberati delle tue carte; l’ultimo che ne ha è il durak. Quattro modi di giocare, ognuno con le sue regole complete:
deck-rules = Regole: { $preset }
