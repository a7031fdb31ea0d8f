# Seiten, die der Server selbst macht, und was ein Satz braucht, wenn kein Tisch in Sicht ist.
seat-number = Platz { $seat }

notice-title = { $heading } · Durak
notice-home = Zur Startseite
notice-rules = Regeln lesen
notice-no-page = Diese Seite gibt es nicht
notice-no-table = Diesen Tisch gibt es nicht
notice-no-table-why = Unter dieser Adresse steht kein Tisch. Vielleicht wurde er schon abgeräumt.
notice-refused = Das hat nicht geklappt
notice-fault = Der Server hat einen Fehler gemacht
notice-fault-why = Was bestätigt wurde, ist nicht verloren. Versuch es noch einmal.
notice-not-built = Die Seite ist nicht gebaut
notice-not-built-why = Kozyr läuft, aber seine Seite wurde hier nicht gebaut. In einer Kopie des Quelltexts hilft „make play“; ein installiertes Kozyr bringt seine Seite mit. Die Regeln kann man trotzdem lesen.

# Die installierte Seite.
app-name = Durak: Kozyr
app-short-name = Durak
app-description = Durak, das Kartenspiel, gegen Programme, die dir nie in die Karten schauen.
