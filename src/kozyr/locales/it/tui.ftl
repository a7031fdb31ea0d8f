# Il gioco nel terminale: kozyr tui, e la sua modalità a righe kozyr tui --plain.

tui-list-or = { $most } o { $last }
tui-list-and = { $most } e { $last }

# --- intorno al tavolo ---
tui-trump = { trump } { $face }
tui-talon = { talon } { $count }
tui-discard = { discard-pile } { $count }
tui-no-card = Nessuna carta scelta
tui-tally = Chi è rimasto durak a questo tavolo: { $tally }
tui-title = { title } · { $preset } · { seats-word } · { $opponent }

# La riga dei tasti: tasto e parola.
tui-key-move = scegli
tui-key-play = gioca
tui-key-new = nuova partita
tui-key-keys = tutti i tasti
tui-key-quit = esci
tui-keys-sort = Ordina per valore o per seme
tui-keys-counts = Carte di ognuno, mazzo e briscola
tui-keys-again = Ripeti che cosa devi fare
tui-sorted = { $by ->
    [rank] Ordinate per valore
   *[suit] Ordinate per seme, briscole per ultime
  }
tui-thinking = Si cerca un consiglio…

# --- la modalità a righe: scelte e invito ---
plain-welcome = { tui-title }. Scrivi il numero di una scelta e premi Invio; un punto interrogativo elenca gli altri comandi.
plain-opponents = Giochi contro { $names }.
plain-choice-lead = attacca con { CARD($card, case: "the") }
plain-choice-throw = rilancia con { CARD($card, case: "the") }
plain-choice-beat = batti con { CARD($card, case: "the") }
plain-choice-transfer = trasferisci con { CARD($card, case: "the") }
plain-choice-take = prendi
plain-choice-done = { $phase ->
    [throw_in_taking] passa
   *[other] passa
  }
plain-choice-again = rigioca
plain-choice-stop = smetti
plain-choice-resign = arrenditi
plain-choice-play-on = continua
plain-help = Comandi: un numero sceglie; una carta come 9h o 10s la gioca, o dice perché non si può; t prende; d passa; h dà un consiglio; u ritira la tua ultima decisione; l legge il tavolo; c legge quante carte e quale briscola; r ripete; g si arrende; q esce.
plain-bad-choice = Non c’è una scelta «{ $text }». Scrivi { $count ->
    [one] 1
   *[other] un numero da 1 a { $count }
  }, o un punto interrogativo per i comandi.
plain-not-now = Adesso non è possibile.
plain-several = { CARD($card) }: si può giocare in più modi. Scegli un numero.
plain-place = { $name }: { $how }.
plain-left = Hai lasciato la partita.
plain-input-ended = Non c’è più niente da leggere: la partita si interrompe.

# --- opzioni impossibili ---
tui-no-terminal = Ci vuole un terminale. kozyr tui --plain gioca riga per riga, anche attraverso una pipe.
