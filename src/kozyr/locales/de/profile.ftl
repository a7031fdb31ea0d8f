# Was man sich erspielt: Profil, Lohn am Ende eines Spiels, Ziele, Rückseiten, Codes und Geräte.

title-profile = Dein Profil – { title }
points-count = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
games-count = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
  }
profile-new = Noch nichts erspielt
profile-new-about = Mit deinem ersten Spiel beginnt dein Profil: ohne Namen, ohne Passwort, ohne Anmeldung. Es gehört zu diesem Browser, und ein Code bringt es auf andere Geräte.
profile-since = Seit dem { $when }

# --- Name und Bild ---
face-change = Name und Bild
face-name = Name
face-about = Er steht in deinem Profil. Lass das Feld leer, wenn du keinen willst.
face-picture = Bild
face-save = Speichern
face-saved = Gespeichert.
cancel = Abbrechen
avatar-spade = ein Pik
avatar-heart = ein Herz
avatar-diamond = ein Karo
avatar-club = ein Kreuz
avatar-crown = eine Krone
avatar-fools-cap = eine Narrenkappe
avatar-samovar = ein Samowar
avatar-bagel = ein Kringel
avatar-fox = ein Fuchs
avatar-bear = ein Bär
avatar-hare = ein Hase
avatar-owl = eine Eule
avatar-cat = eine Katze
avatar-rooster = ein Hahn
avatar-fir = eine Tanne
avatar-mushroom = ein Fliegenpilz
avatar-none = keins

# --- Erfahrung: $count Punkte fehlen noch ---
growth = Erfahrung
growth-value = { $points } von { $next } Punkten
growth-to-go = Noch { points-count } bis Stufe { $level }

# --- Zahlen ---
figures = Bisher
figure-games = Spiele
figure-won = Gewonnen
figure-drawn = Remis
figure-durak = Durak
figure-resigned = Aufgegeben
figure-club = Klubsiege
figure-streak = Aktuelle Serie
figure-longest = Längste Serie
figures-note = Aufgegebene Spiele zählen auch als Durak. Eine Serie sind Siege hintereinander; ein Remis beendet sie.
figures-by-rules = Nach Regeln
figures-by-seats = Nach Spielerzahl

# --- Spiel für Spiel ---
chart = Spiel für Spiel
chart-about = { $count ->
    [one] Dein bisher einziges Spiel und was es dir gebracht hat.
   *[other] Deine letzten { $count } Spiele, das älteste links. Jedes Zeichen ist ein Spiel, die Linie deine Erfahrung.
  }
chart-table = Dasselbe als Tabelle
chart-when = Tag
chart-result = Ergebnis
chart-points = Punkte
result-won = gewonnen
result-draw = Remis
result-durak = Durak
result-resigned = aufgegeben

# --- Rückseiten ---
backs = Rückseiten
backs-about = Die Vorderseiten stehen allen offen. Rückseiten erspielt man sich; zu kaufen gibt es nichts.
back-worn = auf deinen Karten
back-wear = Verwenden
back-opens-level = Frei ab Stufe { $level }
back-opens-goal = Frei mit dem Ziel „{ $goal }“: { $about }

# --- Ziele ---
goals = Ziele
goals-count = { $reached } von { $count } erreicht
goals-about = Jedes erreicht man nur einmal. Spiele, in denen ein Zug zurückgenommen wurde, zählen nicht.
goal-reached = erreicht
goal-review = Spiel ansehen
goal-opens = Gibt eine Rückseite frei: { $back }
goal-first-game = Das erste Spiel
goal-first-game-about = Beende ein Spiel.
goal-first-win = Der erste Sieg
goal-first-win-about = Gewinne ein Spiel.
goal-beat-easy = Leichtes Spiel
goal-beat-easy-about = Gewinne ein Spiel, in dem alle Gegner auf der Stufe Leicht spielen.
goal-beat-medium = Goldene Mitte
goal-beat-medium-about = Gewinne ein Spiel, in dem alle Gegner auf der Stufe Mittel spielen.
goal-beat-hard = Harte Nüsse
goal-beat-hard-about = Gewinne ein Spiel, in dem alle Gegner auf der Stufe Schwer spielen.
goal-ten-wins = Zehnmal kein Durak
goal-ten-wins-about = Gewinne 10 Spiele.
goal-hundred-games = Stammgast
goal-hundred-games-about = Beende 100 Spiele.
goal-three-in-a-row = Drei hintereinander
goal-three-in-a-row-about = Gewinne 3 Spiele hintereinander.
goal-seven-in-a-row = Sieben auf einen Streich
goal-seven-in-a-row-about = Gewinne 7 Spiele hintereinander.
goal-every-rules = Nach allen Regeln
goal-every-rules-about = Gewinne je ein Spiel nach den Regeln Atlasnyje, Klassisch, Klub und Schieben.
goal-every-table = An jedem Tisch
goal-every-table-about = Gewinne je ein Spiel zu zweit, zu dritt, zu viert, zu fünft und zu sechst.
goal-first-out = Zuerst raus
goal-first-out-about = Gewinne ein Spiel mit mindestens vier am Tisch und sei dabei zuerst raus.
goal-full-table = Voller Tisch
goal-full-table-about = Gewinne ein Spiel zu sechst.
goal-club-regular = Klubmitglied
goal-club-regular-about = Gewinne 25 Spiele nach den Klubregeln.
goal-big-pack = Das große Blatt
goal-big-pack-about = Gewinne ein Spiel mit 52 Karten.
goal-nothing-taken = Saubere Hände
goal-nothing-taken-about = Gewinne ein Spiel, ohne ein einziges Mal aufzunehmen.
goal-comeback = Zurück ins Spiel
goal-comeback-about = Gewinne ein Spiel, in dem du einmal 14 Karten oder mehr auf der Hand hattest.
goal-six-beaten = Sechs von sechs
goal-six-beaten-about = Schlag in einer Runde alle Angriffskarten, sechs oder mehr.
goal-passed-on = Nicht meins
goal-passed-on-about = Gewinne ein Spiel, in dem du den Angriff zweimal oder öfter weitergeschoben hast.
goal-generous = Großzügig
goal-generous-about = Leg in einem Spiel zehn Karten nach.
goal-small-trump = Klein, aber Trumpf
goal-small-trump-about = Schlag ein Ass mit dem niedrigsten Trumpf des Blatts.
goal-epaulettes = Schulterstücke
goal-epaulettes-about = Gewinne ein Spiel und greif in der Runde, nach der du raus bist, mit zwei Karten vom niedrigsten Wert des Blatts an.
goal-last-trump = Das letzte Wort
goal-last-trump-about = Gewinne ein Spiel mit dem Trumpf-Ass als letzter Karte.
goal-quick-win = In Eile
goal-quick-win-about = Gewinne ein Spiel zu zweit mit 36 Karten in höchstens zehn Runden.
goal-nobody = Niemand ist der Dumme
goal-nobody-about = Spiel unentschieden.

# --- Geräte ---
devices = Auf anderen Geräten
devices-about = { $count ->
    [one] Nur dieser Browser hat dein Profil.
   *[other] { $count } Browser haben dein Profil, dieser mitgezählt.
  }
devices-link = Gerät hinzufügen
devices-link-title = Ein anderes Gerät
devices-link-about = Scanne das mit dem anderen Gerät oder öffne dort die Adresse. Das geht nur einmal.
devices-square = QR-Code der Adresse
devices-code = Oder gib dort auf der Seite „{ tool-profile }“ diesen Code ein
devices-left = { $minutes ->
    [0] Gilt noch weniger als eine Minute
    [one] Gilt noch { $minutes } Minute
   *[other] Gilt noch { $minutes } Minuten
  }
devices-over = Dieser Code gilt nicht mehr.
devices-new = Neuer Code
devices-local = Die Adresse dieser Seite führt nur zu diesem Computer. Für andere Geräte in deinem Netz starte das Spiel so: { $command }
devices-off = Andere Geräte abmelden
devices-off-ask = Alle anderen Geräte abmelden?
devices-off-about = Sie haben dein Profil dann nicht mehr; die Spiele bleiben bei dir. Um zurückzukommen, brauchen sie einen Code.
devices-off-done = Die anderen Geräte sind abgemeldet.

# --- der Wiederherstellungscode ---
recovery = Wiederherstellungscode
recovery-about = Mit ihm holst du dein Profil in jeden Browser zurück, auch wenn dieser hier verloren ist. Wer ihn hat, hat dein Profil.
recovery-has = Du hast einen. Ein neuer macht ihn ungültig.
recovery-make = Code erstellen
recovery-anew = Neuen erstellen
recovery-once = Schreib ihn auf: Er wird nur jetzt gezeigt. Ein früherer gilt nicht mehr.
recovery-file = Wiederherstellungscode deines Durak-Profils
copy = Kopieren
copied = Kopiert.
copy-failed = Kopieren geht hier nicht: Der Code ist markiert, kopier ihn von Hand.
save-file = Speichern
print = Drucken
recovery-kept = Ich habe ihn

# --- einen Code benutzen ---
join = Code eingeben
join-about = Du hast ein Profil auf einem anderen Gerät oder einen Wiederherstellungscode? Hol es hierher.
join-code = Der Code
join-code-about = Kleinbuchstaben, Leerzeichen und O statt 0 stören nicht.
join-look = Weiter
join-looking = Wird gesucht …
join-whose = Dieser Code öffnet das Profil „{ $name }“: Stufe { $level }, { games-count }.
join-nameless = Dieser Code öffnet ein Profil ohne Namen: Stufe { $level }, { games-count }.
join-along = { $count ->
    [0] Aus diesem Browser kommen keine beendeten Spiele mit.
    [one] Ein beendetes Spiel aus diesem Browser kommt mit.
   *[other] { $count } beendete Spiele aus diesem Browser kommen mit.
  }
join-ask = Soll dieser Browser dazugehören?
join-same = Dieser Browser gehört schon zu diesem Profil. Es ist nichts zu tun.
join-yes = Ja, hierher holen
join-no = Nein, lassen
join-done = Das Profil ist jetzt hier.

# --- was gespeichert ist ---
data = Deine Daten
data-about = Sie liegen dort, wo dieses Spiel läuft, und sonst nirgends.
data-export = Alles als Datei speichern
data-delete = Profil löschen
data-delete-ask = Profil endgültig löschen?
data-delete-goes = Auf allen Geräten verschwinden: Name und Bild, Erfahrung und Stufe, Zahlen, Ziele, freigespielte Rückseiten, alle Spiele mit ihren Protokollen und alle Codes.
data-delete-here = In diesem Browser verschwindet auch, welche Lektionen du gemacht hast und was dir vor dem Geben versprochen wurde.
data-delete-stays = Es bleiben die Optionen dieses Browsers; nur die Rückseite ist wieder die erste.
data-delete-next = Weiter
data-delete-sure = Es gibt kein Zurück. Sicher?
data-delete-yes = Endgültig löschen
data-deleted = Das Profil ist gelöscht. Alles ist wie am ersten Tag.

# --- der Lohn am Ende eines Spiels; $count: Punkte ---
reward-points = { $count ->
    [one] +{ $count } Punkt
   *[other] +{ $count } Punkte
  }
reward-resigned = Keine Erfahrung für ein aufgegebenes Spiel.
reward-undone = Keine Erfahrung: Ein Zug wurde zurückgenommen.
reward-level = Stufe { $level } erreicht!
reward-goal = Ziel erreicht: { $goal }
reward-back = Neue Rückseite: { $back }
reward-next = Nächste Rückseite auf Stufe { $level }: noch { points-count }
