# L'ingresso: un tavolo tuo, le partite in corso, un server che non risponde.
preset-short-custom = Mie
tool-own = Il tuo tavolo
own-title = Il tuo tavolo
own-about = Ogni regola come piace a te, e chi gioca con te. Le tue scelte restano su questo dispositivo.
own-rules = Le regole
own-from = Parti dai valori di
own-opponents = Chi gioca con te
own-seats = Quanti al tavolo, con te
own-name = Nome dell’avversario { $seat }
own-name-none = un nome della casa
own-level = Livello dell’avversario { $seat }
own-level-same = { $opponent }, come gli altri
own-level-all = Livello di tutti
own-value = { $option }: { $value }
own-dashed = Quello che è tratteggiato non è compatibile con il resto; sceglilo, e ti si dirà perché.
own-read = Queste regole per intero
own-start = Gioca
own-decks = I mazzi e le loro storie

summary-mixed = { $preset }, { seats-word }, ognuno al suo livello
preset-name-custom = Le tue regole

games-all = { $count ->
    [one] { $count } partita in corso
   *[other] Tutte le { $count } partite in corso
  }
games-title = Partite in corso
games-row = { $preset }, { seats-word }, turno { $bout }
games-began = inizio: { $when }
past-games = Partite giocate

server-gone-about = La pagina riprova da sola e va avanti appena arriva una risposta.
