# Die Seiten der Blätter. $cards ist, wie viele Bilder eine Seite zeigt; $card eine Karte, $suit eine Farbe (DPN); $number und $count zählen die Rückseiten.

decks-title = Kartentraditionen: die Blätter, mit denen man Durak spielt
decks-description = Zwei für Durak gezeichnete Blätter: das Atlasnyje-Blatt aus Sankt Petersburg mit В, Д, К und Т und das internationale der vier Jahreszeiten.
decks-heading = Kartentraditionen
decks-about = Jedes Land spielt dasselbe Spiel mit eigenen Bildern. Mit diesen Blättern kannst du hier spielen.

deck-kicker-all = Die Blätter
deck-kicker = Ein Blatt
deck-skip = Zum Blatt
deck-all = Alle Kartentraditionen
deck-home = Zur Startseite

deck-fact-from = Herkunft
deck-fact-cards = Karten
deck-fact-cards-is = { $cards ->
    [36] { $cards }, Sechs bis Ass
   *[other] { $cards }, Zwei bis Ass
  }
deck-fact-game = Man spielt damit
deck-fact-game-is = Durak

decks-atlasnye = Atlasnyje
decks-atlasnye-own = Атласные
decks-atlasnye-own-language = ru
decks-atlasnye-title = Atlasnyje (Атласные): das russische Blatt mit { $cards } Karten
decks-atlasnye-description = Das Atlasnyje-Blatt aus Sankt Petersburg: alle { $cards } Bilder mit vollem Namen, die Rückseiten und das Spiel, das man damit spielt, Durak.
decks-atlasnye-about = Die Satinkarten: die Bilder, mit denen Russland seit dem neunzehnten Jahrhundert Durak spielt.
decks-atlasnye-place = Sankt Petersburg, Russland
decks-atlasnye-origin-1 = Atlasnyje heißt „aus Atlas“, aus Satin also. So nannte man eine Papiersorte: Mit Talkum eingerieben, mischte sie sich leicht und nahm keine feuchte Hand übel.
decks-atlasnye-origin-2 = In den 1860er Jahren zeichnete Adolf Charlemagne, Mitglied der Kunstakademie, neue Figuren für die Kaiserliche Spielkartenfabrik bei Sankt Petersburg. Die billigeren und die teureren Sorten kamen außer Gebrauch, das Wort blieb an seinen Figuren hängen, und noch heute sieht man in Russland diese Gesichter, wenn jemand „Karten“ sagt.
decks-atlasnye-origin-3 = Die Bilder hier sind in dieser Art für dieses Spiel neu gezeichnet: blanker Grund, dünner Rahmen, Asse im Kranz. Keine Linie ist abgepaust. Zwölf Figuren, jede mit eigenem Gesicht, eigener Geste und etwas in der Hand.
decks-atlasnye-wikipedia = Russische Spielkarten in der Wikipedia (englisch)
decks-atlasnye-wikipedia-address = https://en.wikipedia.org/wiki/Russian_playing_cards

decks-french = International
decks-french-own = Die vier Jahreszeiten
decks-french-own-language = de
decks-french-title = Das internationale Blatt als vier Jahreszeiten: { $cards } Karten
decks-french-description = Das internationale Blatt mit Bube, Dame, König und Ass: alle { $cards } Bilder mit vollem Namen, die Rückseiten und das Spiel dazu, Durak.
decks-french-about = Das Blatt, das überall zu Hause ist; hier hat jede Farbe ihre Jahreszeit.
decks-french-place = Rouen und Paris, Frankreich
decks-french-origin-1 = Kreuz, Karo, Herz und Pik kamen im fünfzehnten Jahrhundert aus Frankreich. Flache Zeichen in zwei Farben ließen sich mit Schablonen drucken: Karten wurden billig, und die französischen Farben gingen um die Welt.
decks-french-origin-2 = Durak nimmt 36 der 52 Karten und lässt Zwei bis Fünf weg. Nach eigenen Regeln kannst du mit 24 oder mit allen 52 spielen.
decks-french-origin-3 = Die Figuren gehören zu diesem Spiel allein: In Herz sitzt der Frühling, in Karo der Sommer, in Kreuz der Herbst und in Pik der Winter, gestochen auf laviertem Grund, in doppeltem Rahmen.
decks-french-wikipedia = Spielkarten in der Wikipedia
decks-french-wikipedia-address = https://de.wikipedia.org/wiki/Spielkarte

deck-origin = Woher es kommt
deck-more = Zum Weiterlesen:
deck-faces = Die Bilder
deck-faces-about = Alle { $cards } Karten. Die Buchstaben in den Ecken folgen deiner Sprache: hier B, D, K, A, auf Russisch В, Д, К, Т.
deck-suit = { SUIT($suit) }
deck-card = { CARD($card) }
deck-backs = Die Rückseiten
deck-backs-about = Gestochene Muster, jedes nach einer halben Drehung dasselbe: Eine Rückseite verrät weder die Karte noch, wo bei ihr oben ist.
deck-back = Rückseite { $number } von { $count }
deck-games = Was man damit spielt: Durak
deck-games-about = Werde deine Karten los; wer zuletzt noch welche hat, ist der Durak. Spielen kann man es auf vier Arten, jede mit ihren vollständigen Regeln:
deck-rules = Regeln: { $preset }
