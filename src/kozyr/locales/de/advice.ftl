# Auf den Regelseiten: wie man gut spielt und was gefragt wird. Was davon auf einer Seite steht, folgt aus ihren Regeln (kozyr.text.advice).
# Fakten wie in rules.ftl.

# --- gut spielen ---
rules-tips = Gut spielen
rules-tip-low = Spiel die niedrigste Karte aus, die kein Trumpf ist. Hast du zwei von einem Wert, nimm eine davon: Womit sie auch geschlagen wird, die andere kannst du nachlegen.
rules-tip-low-one = Spiel die niedrigste Karte aus, die kein Trumpf ist, und behalte die hohen zum Schlagen.
rules-tip-trumps = Heb deine Trümpfe auf, solange der Talon reicht. Sie entscheiden das Spiel, wenn er leer ist, und wer einen Trumpf für eine kleine Karte hergibt, hat eine kleine Karte gewonnen.
rules-tip-take = Früh zu nehmen ist keine Schande. Zwei, drei Karten, die du nur mit guten Trümpfen schlagen kannst, kosten mehr als die Karten, die du aufnimmst; ohne Talon kostet dasselbe Nehmen oft das Spiel.
rules-tip-same-rank = Schlag möglichst mit einem Wert, der schon auf dem Tisch liegt: Jeder neue Wert ist einer mehr, der nachgelegt werden kann.
rules-tip-generous = Überleg, bevor du jemandem nachlegst, der nimmt. Kleine Karten ja; ein Trumpf oder ein Ass gehört dann ihm.
rules-tip-watch = Pass auf, was aus dem Spiel geht. Wer eine Karte aufgenommen hat, hat sie, bis er sie spielt, und Abgelegtes kommt nie zurück: Ist das Ass einer Farbe weg, ist der letzte König so gut wie ein Ass.
rules-tip-talon = Zähl den Talon mit. Wer vor den letzten Karten zuerst zieht, kann an den offenen Trumpf kommen, und es lohnt sich, darauf hinzuspielen.
rules-tip-end-two = Ist der Talon leer, lässt sich die andere Hand erschließen: Sie ist alles, was du nicht hast und was nicht abgelegt wurde. Such dann Angriffe, die sich nicht schlagen lassen, und spiel so aus, dass dir keiner der schwachen Werte bleibt.
rules-tip-end = Ist der Talon leer, kommt davon, wer wenige schwache Karten übrig hat. Spiel sie weg, solange du angreifst, und behalte eine sichere Karte für das letzte Schlagen.
rules-tip-weak-seat = Wer alles schlägt, greift als Nächstes an. Hilf keiner starken Hand aus dem Spiel: Hat dein Nachbar noch eine Karte, spiel nicht die aus, auf die er wartet.
rules-tip-pass-on = Wo geschoben wird, ist ein Paar ein Schild: Eine Karte vom Wert des Angriffs schickt ihn weiter, und der Nächste steht vor zwei Karten. Spiel Werte aus, von denen du die anderen schon gehen sahst, dann schiebt sie niemand zurück.

# --- was gefragt wird ---
rules-questions = Fragen
rules-question-must-beat = Muss ich schlagen, wenn ich kann?
rules-question-must-beat-is = Nein. Nehmen darfst du immer, wenn eine Angriffskarte auf dich wartet.
rules-question-suit = Muss ich Farbe bekennen?
rules-question-suit-is = Nein. Jeder Trumpf schlägt jede Karte einer anderen Farbe, auch wenn du diese Farbe hast.
rules-question-first-trump = Muss der niedrigste Trumpf ausgespielt werden?
rules-question-first-trump-is = Nein. Er entscheidet nur, wer beginnt; ausspielen darf man jede Karte.
rules-question-after-take = Darf noch nachgelegt werden, wenn ich schon nehme?
rules-question-after-take-is = Ja, solange der Wert auf dem Tisch liegt und das Limit nicht erreicht ist. Du nimmst alles auf.
rules-question-too-many = Kann ich mehr Karten bekommen, als ich auf der Hand habe?
rules-question-too-many-is = Nein. Es gibt nie mehr Angriffskarten, als du zu Beginn der Runde hattest; schon geschlagene zählen mit.
rules-question-any-card = Darf ich jede Karte nachlegen?
rules-question-any-card-is = Nur eine, deren Wert auf dem Tisch liegt, egal von wem.
rules-question-order = Können zwei gleichzeitig nachlegen?
rules-question-order-is = Nein. Gefragt wird der Reihe nach, zuerst der Angreifer, und nach jeder neuen Karte von vorn.
rules-question-done-again = Ich habe „Fertig“ gesagt. Ist die Runde für mich vorbei?
rules-question-done-again-is = Nein. Kommt noch eine Karte dazu, wirst du wieder gefragt.
rules-question-who-next = Wer greift als Nächstes an?
rules-question-who-next-is = Wer alles geschlagen hat. Wer genommen hat, wird übergangen.
rules-question-who-next-two = Wer greift als Nächstes an?
rules-question-who-next-two-is = Wer alles geschlagen hat. Wurde genommen, greift derselbe wieder an.
rules-question-no-cards = Ich habe keine Karten mehr. Bin ich raus?
rules-question-no-cards-is = Erst wenn die Runde zu Ende ist, und nur bei leerem Talon. Solange er reicht, ziehst du wieder.
rules-question-both-out = Und wenn zwei ihre letzten Karten gleichzeitig loswerden?
rules-question-both-out-is = Unentschieden: Es gibt keinen Durak.
rules-question-pass-trump = Darf ich mit einem Trumpf weiterschieben?
rules-question-pass-trump-is = Ja, wenn er den Wert des Angriffs hat. Er wird hingelegt und ist dann eine Angriffskarte.
rules-question-pass-beaten = Darf ich eine Karte schlagen und den Rest weiterschieben?
rules-question-pass-beaten-is = Nein. Sobald in der Runde eine Karte geschlagen ist, wird nicht mehr geschoben.
rules-question-discards = Darf ich mir die abgelegten Karten ansehen?
rules-question-discards-is = Nach diesen Regeln nicht: Wer es sich merkt, spielt besser. Ein zwangloser Tisch kann es als Hilfe anbieten.
rules-question-swap = Kann man den niedrigsten Trumpf gegen den offenen tauschen?
rules-question-swap-is = Hier nicht.
rules-question-honest = Sehen die Programme meine Karten?
rules-question-honest-is = Nein. Ein Programm bekommt, was du auf seinem Platz sehen würdest, und merkt sich, was gespielt wurde. Mehr erfährt es nicht.
rules-question-fair = Wird fair gemischt?
rules-question-fair-is = Das lässt sich beweisen. Vor dem Geben legt sich der Server auf ein Geheimnis fest, dein Browser gibt seinen eigenen Zufall dazu, und beides ergibt die Reihenfolge der Karten. Nach dem Spiel zeigt „{ tool-fair }“ alles.
