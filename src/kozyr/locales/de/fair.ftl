# Ob fair gemischt wurde: die Tafel am Ende eines Spiels (docs/fair-deals.md).
tool-fair = Fair gemischt
fair-title = Wurde fair gemischt?
fair-loading = Das Protokoll dieses Spiels wird geladen …
fair-proved = Bewiesen: Niemand konnte die Karten auswählen.
fair-proved-unnoted = Das Geheimnis ergibt genau diese Karten. Dieser Browser hat sich aber vor dem Geben kein Versprechen gemerkt; dafür bürgt allein das Protokoll.
fair-unproved = Etwas passt nicht zusammen.
fair-none = Dieses Spiel wurde gegeben, bevor sich das Mischen beweisen ließ.
fair-how = Vor dem Geben legte der Server ein Geheimnis fest und zeigte dessen Fingerabdruck. Dann gab dein Browser eine eigene Zahl dazu. Aus beidem entstand die Reihenfolge der Karten. Jetzt liegt das Geheimnis offen, und dein Browser hat eben alles nachgerechnet und verglichen.
fair-how-alone = Dieses Blatt entstand aus dem Geheimnis allein: Niemandem wurde vorher etwas zugesagt, und nichts kam dazu. Es zeigt nur, dass das Blatt aus dem Geheimnis folgt. Das Spiel des Tages entsteht aus dem Datum, für alle gleich.
fair-commitment = Fingerabdruck, vor dem Geben gezeigt
fair-fingerprint = Fingerabdruck des Geheimnisses
fair-nonces = Was dein Browser dazugab
fair-seed = Das Geheimnis, jetzt offen
fair-record = Protokoll des Spiels
fair-copy = Protokoll kopieren
fair-copied = Kopiert.
fair-copy-failed = Der Browser lässt diese Seite nicht kopieren. Markiere das Protokoll und kopiere es selbst.
fair-other = Ein Protokoll prüfen
fair-check = Prüfen
fair-terminal = „kozyr verify“ im Terminal sagt dasselbe und spielt auch jeden Zug nach.
fair-found-record = Das ist kein Protokoll eines beendeten Spiels.
fair-found-lacks = Im Protokoll fehlt { $field }.
fair-found-bad-seed = Das Geheimnis besteht nicht aus 64 Hexadezimalziffern.
fair-found-bad-nonces = Die dazugegebenen Zahlen sind nicht so geschrieben, wie sie sollten.
fair-found-commitment = Der Fingerabdruck im Protokoll gehört nicht zu diesem Geheimnis.
fair-found-noted = Das ist nicht das Geheimnis, dessen Fingerabdruck dieser Browser vor dem Geben gezeigt bekam.
fair-found-deck = { $found ->
    [none] Karte { $place } fehlt; aus dem Geheimnis folgt { $expected }.
   *[other] { $expected ->
        [none] Eine Karte zu viel: { $found } an Stelle { $place }.
       *[other] Karte { $place } ist { $found }; aus dem Geheimnis folgt { $expected }.
    }
  }
fair-found-dealer = Gegeben hat ein anderer Platz, als aus dem Geheimnis folgt.
fair-found-first = Angefangen hat ein anderer Platz, als aus dem Geheimnis folgt.
fair-found-unfinished = Das Spiel ist noch nicht aus: Sein Geheimnis dürfte noch niemand kennen.
fair-found-seal = Im Protokoll wurde nach dem Spiel etwas geändert: ein Zug oder ein anderes Feld.
