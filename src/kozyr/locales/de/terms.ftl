# Die Wörter des Spiels, überall dieselben. CARD, RANK, SUIT, SEAT und SAME_SUIT sind Funktionen des Aufrufers:
# CARD("Qh"), RANK("Q" oder "Qh") und SUIT("h" oder "Qh") geben diese Wörter, wo eine Karte zu sehen ist, die Zeichen darauf.

# $case: ohne Angabe (auch nominative, accusative) das bloße Wort; plural die Mehrzahl. akk und dat gelten nur für CARD: die Farbe
# steht zwischen Artikel und Wert („die Herz-Dame“), darum geben sie card-name ein Kennwort, und card-name setzt den Artikel.

rank-2 = { $case ->
    [akk] die-2
    [dat] der-2
    [plural] Zweien
   *[nominative] Zwei
  }
rank-3 = { $case ->
    [akk] die-3
    [dat] der-3
    [plural] Dreien
   *[nominative] Drei
  }
rank-4 = { $case ->
    [akk] die-4
    [dat] der-4
    [plural] Vieren
   *[nominative] Vier
  }
rank-5 = { $case ->
    [akk] die-5
    [dat] der-5
    [plural] Fünfen
   *[nominative] Fünf
  }
rank-6 = { $case ->
    [akk] die-6
    [dat] der-6
    [plural] Sechsen
   *[nominative] Sechs
  }
rank-7 = { $case ->
    [akk] die-7
    [dat] der-7
    [plural] Siebenen
   *[nominative] Sieben
  }
rank-8 = { $case ->
    [akk] die-8
    [dat] der-8
    [plural] Achten
   *[nominative] Acht
  }
rank-9 = { $case ->
    [akk] die-9
    [dat] der-9
    [plural] Neunen
   *[nominative] Neun
  }
rank-T = { $case ->
    [akk] die-T
    [dat] der-T
    [plural] Zehnen
   *[nominative] Zehn
  }
rank-J = { $case ->
    [akk] den-J
    [dat] dem-J
    [plural] Buben
   *[nominative] Bube
  }
rank-Q = { $case ->
    [akk] die-Q
    [dat] der-Q
    [plural] Damen
   *[nominative] Dame
  }
rank-K = { $case ->
    [akk] den-K
    [dat] dem-K
    [plural] Könige
   *[nominative] König
  }
rank-A = { $case ->
    [akk] das-A
    [dat] dem-A
    [plural] Asse
   *[nominative] Ass
  }

# Was auf den Karten steht.
index-J = B
index-Q = D
index-K = K
index-A = A

suit-c = Kreuz
suit-d = Karo
suit-h = Herz
suit-s = Pik
# $rank und $suit sind Wörter von oben, $rank auch ein Kennwort: Herz-Dame, die Herz-Dame, der Herz-Dame.
card-name = { $rank ->
    [die-2] die { $suit }-Zwei
    [der-2] der { $suit }-Zwei
    [die-3] die { $suit }-Drei
    [der-3] der { $suit }-Drei
    [die-4] die { $suit }-Vier
    [der-4] der { $suit }-Vier
    [die-5] die { $suit }-Fünf
    [der-5] der { $suit }-Fünf
    [die-6] die { $suit }-Sechs
    [der-6] der { $suit }-Sechs
    [die-7] die { $suit }-Sieben
    [der-7] der { $suit }-Sieben
    [die-8] die { $suit }-Acht
    [der-8] der { $suit }-Acht
    [die-9] die { $suit }-Neun
    [der-9] der { $suit }-Neun
    [die-T] die { $suit }-Zehn
    [der-T] der { $suit }-Zehn
    [den-J] den { $suit }-Buben
    [dem-J] dem { $suit }-Buben
    [die-Q] die { $suit }-Dame
    [der-Q] der { $suit }-Dame
    [den-K] den { $suit }-König
    [dem-K] dem { $suit }-König
    [das-A] das { $suit }-Ass
    [dem-A] dem { $suit }-Ass
   *[other] { $suit }-{ $rank }
  }

cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }

durak = Durak
talon = Talon
trump = Trumpf
discard-pile = Ablage
bout-number = Runde { $bout }

preset-atlasnye = Atlasnyje
preset-atlasnye-about = Das Spiel zu zweit mit dem Atlasnyje-Blatt: nachlegen, schlagen oder nehmen.
preset-classic = Klassisch
preset-classic-about = Durak mit Nachlegen, wie alle ihn kennen; in der ersten Runde nur fünf Karten.
preset-club = Klub
preset-club-about = Streng: Ab fünf am Tisch legen nur die Nachbarn des Verteidigers nach.
preset-transfer = Schieben
preset-transfer-about = Wer verteidigt, darf den Angriff mit einer Karte vom selben Wert weiterschieben.
preset-custom = Eigene Regeln
preset-custom-about = Regeln nach deiner Wahl.

# Die Stufen, und wie jede ist.
opponent-easy = Leicht
opponent-easy-about = Merkt sich nur die letzten Runden und denkt nicht viel nach.
opponent-medium = Mittel
opponent-medium-about = Merkt sich Trümpfe und Asse, vergisst kleine Karten.
opponent-hard = Schwer
opponent-hard-about = Zählt jede Karte und probiert viele mögliche Verteilungen durch.
opponents-honest = Kein Programm schaut dir in die Karten: Jedes bekommt nur, was man von seinem Platz aus sieht, und nicht mehr.
opponent-plain = Sparsam
opponent-plain-about = Spielt die billigste Karte und hebt die Trümpfe auf.
opponent-random = Sorglos
opponent-random-about = Spielt irgendeine erlaubte Karte.

# Die Namen des Hauses für Programme.
persona = { $n ->
    [0] Vera
    [1] Konstantin
    [2] Anna
    [3] Boris
    [4] Nina
    [5] Pavel
    [6] Zoja
   *[7] Ilja
  }
you = Du
somebody = Gast

ordinal = { $n }.
