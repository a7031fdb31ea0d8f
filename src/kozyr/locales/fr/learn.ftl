# Les leçons. `learn-<leçon>` est un titre ; `learn-<leçon>-<étape>` dit ce qu'il faut savoir, avec `-do` ce qu'il faut
# faire ; `-after` ce qu'on a appris ; `-astray`, ou `-astray-<acte>`, pourquoi autre chose en a écarté.
# Pas de phrase longue : sur un téléphone, tout cela tient au-dessus de la table.

# --- autour des leçons ---
title-learn = { $lesson } — Durak
learn = Apprendre à jouer
learn-about = { $count } courtes leçons à la vraie table, cinq minutes en tout. C’est vous qui jouez, et rien ne peut mal tourner.
learn-begin = Commencer
learn-go-on = Continuer : { $lesson }
learn-list = Les leçons
learn-done = faite
learn-number = Leçon { $n } sur { $count }
learn-ready = Vous savez jouer
learn-ready-about = Voilà tout le durak. Le reste vient en jouant, et en perdant de temps en temps.
learn-start = Jouer une partie
learn-start-about = Classique, { seats-word }, adversaires faciles.
learn-met = Bien joué
learn-strayed = Encore une fois
learn-next = Leçon suivante
learn-finish = Terminer
learn-again = Réessayer
tool-lesson-back = Retour
tool-lesson-again = Refaire
tool-lesson-next = Sauter
tool-lessons = Leçons

# --- lead ---
learn-lead = À vous d’attaquer
learn-lead-lead = Au durak, personne ne gagne, quelqu’un perd : le dernier à avoir des cartes en main est le durak, l’idiot. Débarrassez-vous donc des vôtres.
learn-lead-lead-do = Vous attaquez : jouez la carte que vous voulez.
learn-lead-done = Vera l’a battue avec une carte plus forte de la même couleur. Vous n’avez rien à ajouter.
learn-lead-done-do = Appuyez sur « Passer ».
learn-lead-after = Les cartes battues ne reviennent plus, et chacun pioche pour en avoir de nouveau six. Vera s’est défendue : à elle d’attaquer.

# --- beat ---
learn-beat = Battez-la
learn-beat-first = Vera attaque, vous défendez. Une carte est battue par une plus forte de sa couleur. De bas en haut : 6 7 8 9 10 V D R A.
learn-beat-first-do = Battez { CARD("8c", case: "the") }.
learn-beat-second = Vera relance avec un autre huit : on peut ajouter une carte si sa valeur est déjà sur la table.
learn-beat-second-do = Battez aussi { CARD("8d", case: "the") }.
learn-beat-after = Tout est battu ! Les cartes vont à la défausse, et après une bonne défense, c’est à vous d’attaquer.
learn-beat-astray = Vous avez ramassé, on en a toujours le droit. Mais vous pouviez battre : vous avez plus fort dans cette couleur.

# --- trump ---
learn-trump = Les atouts
learn-trump-trump = Une couleur est l’atout : la carte sous la pioche la montre, ici { SUIT("s") }. Un atout bat toute carte d’une autre couleur, même un as.
learn-trump-trump-do = Battez { CARD("Ah", case: "the") }.
learn-trump-after = Un neuf a battu un as. Et seul un atout plus fort bat un atout : gardez les vôtres pour quand il le faudra.
learn-trump-astray = Vous avez ramassé l’as. Mais { CARD("9s", case: "the") } est un atout, et le bat.

# --- take ---
learn-take = Ramasser
learn-take-beat = Vera attaque avec un sept. C’est assez facile.
learn-take-beat-do = Battez { CARD("7c", case: "the") }.
learn-take-take = Elle relance avec un neuf, comme le vôtre. Vous n’avez ni cœur plus fort ni atout. Qui ne peut pas battre ramasse.
learn-take-take-do = Appuyez sur « Ramasser ».
learn-take-after = Vous avez ramassé tout ce qui était sur la table, plus un troisième neuf ajouté par Vera. Qui ramasse n’attaque pas : c’est encore à elle. Cela arrive à tout le monde.
learn-take-astray = Pas si vite : { CARD("9c", case: "the") } bat ce sept. Ramassez quand vous ne pouvez pas battre.

# --- throw in ---
learn-throw-in = Relancer
learn-throw-in-lead = Deux sept : une paire, c’est bien pour attaquer. Commencez par l’un des deux.
learn-throw-in-lead-do = Attaquez avec un sept.
learn-throw-in-first = Battu. Vous pouvez maintenant relancer avec toute carte dont la valeur est sur la table, celle de la carte de Vera comprise.
learn-throw-in-first-do = Relancez avec une carte qui brille.
learn-throw-in-second = Bien. Et vous avez encore une carte qui convient.
learn-throw-in-second-do = Jouez-la aussi.
learn-throw-in-done = Plus rien ne convient.
learn-throw-in-done-do = Appuyez sur « Passer ».
learn-throw-in-after = Trois attaques en un tour ! Toutes battues, toutes défaussées, et chacun complète sa main à six, l’attaquant d’abord.
learn-throw-in-astray-attack = Pas mal, mais rien ne peut suivre. Avec une paire on attaque deux fois : jouez un sept.
learn-throw-in-astray-pass = Vous avez passé trop tôt : une autre de vos cartes convenait.

# --- add ---
learn-add = Une dernière pour la route
learn-add-lead = Encore une paire, et une forte.
learn-add-lead-do = Attaquez avec une dame.
learn-add-add = Vera ne peut pas la battre et ramasse. Avant cela, vous pouvez ajouter des cartes qui conviennent : elle les prend aussi.
learn-add-add-do = Ajoutez l’autre dame.
learn-add-done = Vous n’avez plus rien pour elle.
learn-add-done-do = Appuyez sur « Passer ».
learn-add-after = Vera a maintenant huit cartes. Et comme on n’attaque pas après avoir ramassé, c’est encore à vous.
learn-add-astray-attack = Attaquez avec une dame : vous en aurez une autre à ajouter.
learn-add-astray-pass = Elle s’en tire avec une seule carte. L’autre dame convenait : c’est la même valeur.

# --- draw ---
learn-draw = À qui l’as ?
learn-draw-lead = Fin de partie : il reste deux cartes à piocher, la dernière est { CARD("Ah", case: "the") }, le plus fort des atouts. L’attaquant pioche d’abord. Jouez deux cartes, et les deux sont à vous.
learn-draw-lead-do = Attaquez avec un dix.
learn-draw-throw = Avec cinq cartes en main, vous n’en piocheriez qu’une, et Vera l’as.
learn-draw-throw-do = Relancez avec l’autre dix.
learn-draw-done = Quatre cartes en main, deux à piocher.
learn-draw-done-do = Appuyez sur « Passer ».
learn-draw-after = L’as est à vous. La pioche est vide : personne ne pioche plus, et chaque carte jouée est une carte de moins.
learn-draw-astray-attack = Rien ne suit cette carte : vous piocheriez une carte, et Vera l’as. Commencez par un dix.
learn-draw-astray-pass = Vous avez pioché une carte, et Vera l’as. Relancez avec l’autre dix avant de passer.

# --- limit ---
learn-limit = Combien ?
learn-limit-lead = La pioche est vide. Vous avez trois huit, mais Vera n’a plus que deux cartes : voyez combien de places il y a sur la table.
learn-limit-lead-do = Attaquez avec un huit.
learn-limit-throw = Vera ramasse.
learn-limit-throw-do = Ajoutez un autre huit.
learn-limit-after = Le troisième huit a dû rester. On n’attaque jamais avec plus de cartes que le défenseur n’en a, ni avec plus de six ; au premier tour, cinq.
learn-limit-astray-attack = Gardez le roi, un atout, pour plus tard : vous avez trois huit pour attaquer.
learn-limit-astray-pass = Vous pouviez ajouter un autre huit avant qu’elle ne ramasse.

# --- together ---
learn-together = À trois
learn-together-throw = On attaque son voisin de gauche, et tous les autres peuvent relancer, l’attaquant d’abord. Ici, Vera attaque Boris.
learn-together-throw-do = Quand Vera passe, relancez avec une carte qui brille.
learn-together-done = Boris a battu celle-là aussi.
learn-together-done-do = Appuyez sur « Passer ».
learn-together-after = On pioche tour à tour, l’attaquant d’abord, le défenseur à la fin. Boris a tout battu, donc il attaque, et à sa gauche, c’est vous.
learn-together-astray = Boris s’en tire à bon compte : votre dix allait avec celui de sa défense.

# --- last ---
learn-last = La fin
learn-last-away = Plus de pioche : qui n’a plus de cartes est hors jeu, à l’abri. Le dernier à en tenir est le durak. Vous en avez deux, Vera quatre.
learn-last-away-do = Finissez vos cartes avant elle.
learn-last-after = Vous voilà à l’abri, et Vera est le durak. Votre roi lui a coûté l’attaque : le sept ne pouvait plus vous nuire.
learn-last-astray = Cette fois, c’est vous : Vera a battu le sept, puis elle a attaqué. Commencez par le roi : elle doit ramasser, et vous attaquez encore.

# --- transfer ---
learn-transfer = Transférer
learn-transfer-pass-on = Une autre variante, Transfert : tant que rien n’est battu, une carte de même valeur envoie l’attaque au voisin de gauche. Boris vous attaque.
learn-transfer-pass-on-do = Transférez avec votre huit.
learn-transfer-after = Vera a maintenant deux huit à battre. On ne transfère que dans cette variante, et jamais au premier tour.
learn-transfer-astray = C’est permis aussi. Mais votre huit aurait envoyé l’attaque à Vera, avec deux cartes à battre.
