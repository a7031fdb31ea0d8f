# Sur les pages de règles : comment bien jouer, et ce qu'on demande. Ce qui figure sur une page dépend de ses règles (kozyr.text.advice).
# Les faits comme dans rules.ftl.

# --- bien jouer ---
rules-tips = Bien jouer
rules-tip-low = Attaquez avec votre plus petite carte hors atout. Si vous en avez deux de même valeur, commencez par l’une : peu importe ce qui la bat, l’autre peut suivre.
rules-tip-low-one = Attaquez avec votre plus petite carte hors atout, et gardez les fortes pour battre.
rules-tip-trumps = Gardez vos atouts tant que dure la pioche. Ils décident de la partie quand elle est vide, et un atout dépensé contre une petite carte ne gagne qu’une petite carte.
rules-tip-take = Ramasser tôt n’est pas une honte. Deux ou trois cartes battues à coups de bons atouts coûtent plus cher que les cartes ramassées ; sans pioche, ramasser autant coûte souvent la partie.
rules-tip-same-rank = Battez si possible avec une valeur déjà sur la table : chaque nouvelle valeur donne une occasion de plus de relancer.
rules-tip-generous = Réfléchissez avant d’ajouter une carte à celui qui ramasse. Une petite hors atout, oui ; un atout ou un as, ce serait lui en faire cadeau.
rules-tip-watch = Suivez les cartes jouées. Une carte ramassée reste dans cette main jusqu’à ce qu’elle soit jouée, et la défausse ne revient jamais : quand l’as d’une couleur est parti, son roi vaut un as.
rules-tip-talon = Comptez la pioche. Celui qui pioche le premier quand arrivent les dernières cartes peut obtenir l’atout retourné, et cela vaut la peine de s’y préparer.
rules-tip-end-two = Quand la pioche est vide, vous pouvez connaître la main d’en face : ce sont toutes les cartes que vous n’avez pas et que vous n’avez pas vu défausser. Cherchez alors les attaques imparables, et jouez de façon à ne pas garder de valeurs faibles.
rules-tip-end = Quand la pioche est vide, celui qui a peu de cartes faibles s’en tire. Débarrassez-vous des vôtres en attaquant, et gardez une carte sûre pour la dernière défense.
rules-tip-weak-seat = Après une bonne défense, c’est le défenseur qui attaque. N’aidez pas une main forte à sortir : à un voisin qui n’a plus qu’une carte, ne jouez pas celle qu’il attend.
rules-tip-pass-on = Avec les transferts, une paire est un bouclier : une carte de la valeur de l’attaque l’envoie plus loin, et le suivant a deux cartes à battre. Attaquez avec des valeurs dont vous avez vu partir les autres, et personne ne les renverra.

# --- ce qu'on demande ---
rules-questions = Questions
rules-question-must-beat = Dois-je battre si je peux ?
rules-question-must-beat-is = Non. Vous pouvez ramasser dès qu’une carte d’attaque attend votre réponse.
rules-question-suit = Dois-je fournir la couleur ?
rules-question-suit-is = Non. N’importe quel atout bat n’importe quelle carte d’une autre couleur, même si vous avez la couleur.
rules-question-first-trump = Faut-il jouer le plus petit atout en premier ?
rules-question-first-trump-is = Non. Il décide seulement qui attaque ; toute carte convient.
rules-question-after-take = Peut-on encore ajouter des cartes quand j’ai dit que je ramasse ?
rules-question-after-take-is = Oui, tant que leur valeur est sur la table et que la limite n’est pas atteinte. Vous les prenez toutes.
rules-question-too-many = Peut-on me donner plus de cartes que je n’en ai ?
rules-question-too-many-is = Non. Il n’y a jamais plus de cartes d’attaque que vous n’en aviez au début du tour, et celles que vous avez battues comptent.
rules-question-any-card = Puis-je relancer avec n’importe quelle carte ?
rules-question-any-card-is = Seulement si sa valeur est sur la table, peu importe qui l’a jouée.
rules-question-order = Deux joueurs peuvent-ils relancer en même temps ?
rules-question-order-is = Non. On demande à chacun dans l’ordre, l’attaquant d’abord, et de nouveau après chaque carte.
rules-question-done-again = J’ai passé. Est-ce fini pour moi dans ce tour ?
rules-question-done-again-is = Non. Si une autre carte s’ajoute, on vous redemande.
rules-question-who-next = Qui attaque ensuite ?
rules-question-who-next-is = Celui qui a tout battu. Celui qui a ramassé n’attaque pas : c’est au suivant.
rules-question-who-next-two = Qui attaque ensuite ?
rules-question-who-next-two-is = Celui qui a tout battu. Si l’autre a ramassé, le même attaque encore.
rules-question-no-cards = Je n’ai plus de cartes. Suis-je hors jeu ?
rules-question-no-cards-is = Quand le tour est fini, et seulement si la pioche est vide. Tant qu’elle dure, vous piochez de nouveau.
rules-question-both-out = Et si les dernières cartes partent en même temps ?
rules-question-both-out-is = La partie est nulle : il n’y a pas de durak.
rules-question-pass-trump = Puis-je transférer avec un atout ?
rules-question-pass-trump-is = Oui, s’il est de la valeur de l’attaque. On le pose, et il devient une carte d’attaque.
rules-question-pass-beaten = Puis-je battre une carte et transférer les autres ?
rules-question-pass-beaten-is = Non. Dès qu’une carte du tour est battue, on ne transfère plus rien.
rules-question-discards = Puis-je regarder la défausse ?
rules-question-discards-is = Pas selon ces règles : qui se souvient joue mieux. Une table sans enjeu peut l’offrir comme aide.
rules-question-swap = Peut-on échanger le plus petit atout contre celui qui est retourné ?
rules-question-swap-is = Pas ici.
rules-question-honest = Les programmes voient-ils mes cartes ?
rules-question-honest-is = Non. Un programme reçoit ce que vous verriez à sa place, et se souvient de ce qui a été joué. Rien d’autre ne lui parvient.
rules-question-fair = La donne est-elle honnête ?
rules-question-fair-is = Cela se prouve. Avant la donne, le serveur promet un secret, votre navigateur ajoute un nombre au hasard, et les deux déterminent le paquet. La partie finie, « { tool-fair } » montre tout.
