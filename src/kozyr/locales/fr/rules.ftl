# Les pages de règles. Les phrases qu'une page contient dépendent des valeurs de ses règles (kozyr.text.outline).
# Les faits sont les mêmes pour toutes :
# $preset $hand $deck $lowest (une valeur) $least $most (places) $full (le nombre de joueurs qui ne laisse pas de pioche, sinon 0)
# $limit $first (cartes d'attaque) $two (yes : deux joueurs et jamais plus) $throwers (one, all, neighbours, neighbours_from_5)
# et les cartes des exemples : $plain $higher $small $trump-card.
# CARD et RANK comme dans terms.ftl ; KEY est une touche du clavier ; EM est souligné.

rules-language = Français
rules-heading = { $preset ->
    [atlasnye] Durak avec les cartes Atlasnye
    [classic] Durak classique
    [club] Durak de club
    [transfer] Durak à transfert
   *[custom] Durak selon vos propres règles
  }
rules-name = { $preset ->
    [atlasnye] { preset-atlasnye }
    [classic] { preset-classic }
    [club] { preset-club }
    [transfer] { preset-transfer }
   *[custom] { preset-custom }
  }
rules-about = { $preset ->
    [atlasnye] { preset-atlasnye-about }
    [classic] { preset-classic-about }
    [club] { preset-club-about }
    [transfer] { preset-transfer-about }
   *[custom] Chaque option se règle à votre goût. Voici ce que ces valeurs veulent dire à table.
  }
rules-title = { rules-heading } : toutes les règles
rules-description = { $least ->
    [2] { $most ->
        [2] { rules-heading }, à deux, avec { $deck } cartes. La donne, le tour pas à pas, la relance, la pioche, la fin de la partie et les touches.
       *[other] { rules-heading }, de { $least } à { $most } joueurs, avec { $deck } cartes. La donne, le tour pas à pas, la relance, la pioche, la fin de la partie et les touches.
      }
   *[other] { rules-heading }, de { $least } à { $most } joueurs, avec { $deck } cartes.
  }

# --- autour du texte ---
rules-kicker = Les règles
rules-brand = Durak
rules-presets = Autres règles
rules-languages = Langues
rules-contents = Sommaire
rules-start = Jouer
rules-back = Retour à la partie
rules-skip = Aller aux règles

# --- les faits, en tête ---
rules-facts = En bref
rules-fact-seats = Joueurs
rules-fact-seats-is = { $two ->
    [yes] { $most }
   *[no] { $least }–{ $most }
  }
rules-fact-deck = Jeu
rules-fact-deck-is = { $deck } cartes, du { RANK($lowest) } à l’as
rules-fact-hand = Main
rules-fact-hand-is = { $hand } cartes
rules-fact-limit = Par tour
rules-fact-limit-is = { $limit ->
    [one] { $limit } carte d’attaque
   *[other] jusqu’à { $limit } cartes d’attaque
  }
rules-fact-first = Premier tour
rules-fact-first-is = { $first ->
    [one] { $first } carte d’attaque
   *[other] jusqu’à { $first } cartes d’attaque
  }
rules-fact-until-discard = Jusqu’à la première défausse
rules-fact-throw = Qui relance
rules-fact-throw-is = { $throwers ->
    [none] personne
    [one] l’attaquant
    [all] tout le monde
    [neighbours] les voisins
   *[neighbours_from_5] les voisins, dès cinq joueurs
  }
rules-fact-transfer = Transfert
rules-fact-transfer-is = permis

# --- le but ---
rules-goal = Le but
rules-goal-rid = Se débarrasser de ses cartes. Quand la pioche est vide, le joueur qui n’a plus de cartes sort du jeu. Le dernier à en avoir encore est le { EM("durak") }, l’idiot.
rules-goal-alone = Il n’y a qu’un perdant, et chacun joue pour soi.
rules-goal-duel = Vous êtes deux : l’un de vous finit durak, ou bien les cartes s’épuisent des deux côtés à la fois et la partie est nulle.

# --- les cartes ---
rules-cards = Les cartes
rules-cards-deck = Un jeu de { $deck } cartes en quatre couleurs, du { RANK($lowest) } à l’as.
rules-cards-trump = Une couleur est { EM("atout") } pour toute la partie. La carte retournée décide laquelle.
rules-cards-beat = Une carte est battue par une carte plus forte de sa couleur ou, si elle n’est pas un atout, par n’importe quel atout. Un atout n’est battu que par un atout plus fort. Personne n’est obligé de fournir.
rules-cards-sample = Si l’atout est pique, { CARD($higher, case: "the") } et { CARD($small, case: "the") } battent tous deux { CARD($plain, case: "the") }. Mais { CARD($small, case: "the") } ne bat pas { CARD($trump-card, case: "the") } : il faut un pique plus fort.

# --- la donne ---
rules-deal = La donne
rules-deal-dealer = Le donneur est tiré au sort à chaque partie.
rules-deal-round = On distribue les cartes une à une, dans le sens des aiguilles d’une montre, en commençant à gauche du donneur, jusqu’à ce que chacun en ait { $hand }.
rules-deal-turn = La carte suivante est retournée : sa couleur est l’atout. Elle se place face visible sous le reste des cartes, la { EM("pioche") }, et sera piochée en dernier.
rules-deal-full = À { $full } joueurs, toutes les cartes sont distribuées et il n’en reste pas à retourner. La dernière carte donnée, celle du donneur, est alors montrée à tous et fixe l’atout. Elle reste dans la main du donneur et compte comme une carte reçue.
rules-deal-first = Le joueur qui a reçu le plus petit atout attaque le premier, avec la carte de son choix. La carte retournée n’est dans la main de personne et ne compte pas.
rules-deal-nobody-random = Si personne n’a reçu d’atout, le sort désigne qui attaque le premier.
rules-deal-nobody-seat0 = Si personne n’a reçu d’atout, la première place attaque : contre les programmes, c’est vous.

# --- le tour ---
rules-bout = Le tour
rules-bout-what = La partie est une suite de { EM("tours") }. À chaque tour, un joueur attaque et le suivant encore en jeu, dans le sens des aiguilles d’une montre, défend. À tout moment, un seul joueur doit agir.
rules-bout-what-two = La partie est une suite de { EM("tours") }. À chaque tour, l’un de vous attaque et l’autre défend. À tout moment, un seul de vous doit agir.

rules-lead = Attaquer
rules-lead-any = L’attaquant joue une carte, celle qu’il veut. Il ne peut pas passer.

rules-beat = Battre ou ramasser
rules-beat-oldest = Le défenseur répond à la carte d’attaque qui attend depuis le plus longtemps : il la bat avec une carte de sa main, ou dit { EM("je ramasse") }.
rules-beat-always = Ramasser est toujours permis, même quand on pourrait battre. Tant qu’une carte d’attaque attend sa réponse, personne d’autre n’agit.

rules-pass-on = Ou transférer
rules-pass-on-how = Au lieu de battre, le défenseur peut poser à côté de l’attaque une carte de même valeur. Toute l’attaque passe alors au joueur suivant, dans le sens des aiguilles d’une montre.
rules-pass-on-how-two = Au lieu de battre, le défenseur peut poser à côté de l’attaque une carte de même valeur. Toute l’attaque revient alors à celui qui l’a menée.
rules-pass-on-two = Quand il ne reste que deux joueurs, l’attaque revient à celui qui l’a menée.
rules-pass-on-when = Ce n’est possible que tant qu’aucune carte du tour n’est battue et que le défenseur n’a pas dit qu’il ramasse.
rules-pass-on-limit = Avec la carte ajoutée, il ne peut y avoir plus de cartes d’attaque que n’en permet la limite ({ $limit }, au début { $first }), ni plus que n’en a le nouveau défenseur.
rules-pass-on-limit-plain = Avec la carte ajoutée, il ne peut y avoir plus de { $limit } cartes d’attaque, ni plus que n’en a le nouveau défenseur.
rules-pass-on-roles = Celui qui a transféré l’attaque devient l’attaquant, et la limite se recompte d’après la main du nouveau défenseur. Celui-ci peut transférer à son tour. On répond aux cartes dans l’ordre où elles ont été posées.
rules-pass-on-first-no = Au premier tour de la partie, on ne transfère pas.
rules-pass-on-first-yes = Cela vaut dès le premier tour.
rules-pass-on-never = Ces règles permettent de transférer, mais un tour d’une seule carte d’attaque n’en laisse pas la possibilité.

rules-throw = Relancer
rules-throw-when = Quand toutes les cartes d’attaque sont battues, ou que le défenseur a dit qu’il ramasse, on peut relancer : ajouter d’autres cartes d’attaque, une à une.
rules-throw-rank = Une carte convient si sa valeur est déjà sur la table, en attaque ou en défense.
rules-throw-who-one = Seul l’attaquant relance. S’il ne veut pas, ou ne peut pas, il passe.
rules-throw-who-all = Tout le monde peut relancer, sauf le défenseur.
rules-throw-who-neighbours = Seuls les deux voisins du défenseur peuvent relancer : les joueurs encore en jeu les plus proches, avant et après lui.
rules-throw-who-from-5 = Si cinq joueurs ou plus étaient en jeu au début du tour, seuls les deux voisins du défenseur peuvent relancer. À quatre ou moins, tout le monde sauf le défenseur.
rules-throw-neighbours = Pour trouver les voisins, on ne compte pas les joueurs hors jeu. Un voisin qui n’a plus de cartes au milieu d’un tour n’est pas remplacé.
rules-throw-neighbours-passed = Quand l’attaque a été transférée, les voisins sont ceux du nouveau défenseur.
rules-throw-order = L’attaquant décide d’abord, puis les autres dans le sens des aiguilles d’une montre. Celui qui n’ajoute pas de carte passe.
rules-throw-again = Après chaque nouvelle carte, l’attaquant reprend la parole. Dès que cette carte est battue, ou aussitôt si le défenseur ramasse, on redemande à tous, même à ceux qui avaient passé.
rules-throw-asked = Un joueur qui a des cartes, mais aucune qui convienne, a quand même la parole, et passe : l’en priver dirait aux autres ce qu’il a en main. Un joueur sans cartes n’a pas la parole.

rules-limit = La limite
rules-limit-most = { $limit ->
    [one] Un tour compte une carte d’attaque, pas plus. On ne relance pas.
   *[other] Un tour compte au plus { $limit } cartes d’attaque, et jamais plus que { EM("le nombre de cartes du défenseur au début du tour") }.
  }
rules-limit-first-bout = { $first ->
    [one] Au premier tour de la partie, c’est une seule carte d’attaque.
   *[other] Au premier tour de la partie, c’est { $first } au plus.
  }
rules-limit-first-discard = { $first ->
    [one] Tant que rien n’a encore été défaussé, c’est une seule carte d’attaque.
   *[other] Tant que rien n’a encore été défaussé, c’est { $first } au plus.
  }
rules-limit-fixed = Ce nombre est fixé au début du tour et ne change plus, même si le défenseur ramasse. Les cartes qui servent à battre ne comptent pas, et peu importe combien de cartes le défenseur a encore.
rules-limit-anew = Seul un transfert oblige à le recompter.
rules-limit-three = Un défenseur qui avait trois cartes et en a battu deux peut donc en recevoir encore une, pas quatre.

rules-over = La fin du tour
rules-over-when = Le tour est fini quand tout est battu, ou que le défenseur ramasse, et qu’il ne vient plus de cartes : la limite est atteinte, ceux qui peuvent relancer n’ont plus de cartes, ou tous ont passé depuis la dernière carte.
rules-over-when-one = Le tour est fini dès que la carte d’attaque est battue ou ramassée.
rules-over-beaten = { EM("Tout est battu") } : les cartes vont à la défausse, face cachée et pour de bon. Le défenseur attaque ensuite. S’il est hors jeu, c’est le joueur suivant dans le sens des aiguilles d’une montre.
rules-over-beaten-two = { EM("Tout est battu") } : les cartes vont à la défausse, face cachée et pour de bon. Le défenseur attaque ensuite.
rules-over-taken = { EM("Tout est ramassé") } : le défenseur prend toutes les cartes de la table, d’attaque et de défense, et perd son attaque. C’est le joueur qui le suit dans le sens des aiguilles d’une montre qui attaque. À deux, c’est encore le même attaquant.
rules-over-taken-two = { EM("Tout est ramassé") } : le défenseur prend toutes les cartes de la table, d’attaque et de défense, et le même attaquant attaque encore.

# --- piocher et sortir ---
rules-draw = Piocher et sortir du jeu
rules-draw-order = Après le tour, tant que dure la pioche, chacun complète sa main à { $hand } cartes : l’attaquant d’abord, puis les autres dans le sens des aiguilles d’une montre, le défenseur en dernier. Chacun prend tout ce qu’il lui faut avant que le suivant commence.
rules-draw-order-two = Après le tour, tant que dure la pioche, chacun complète sa main à { $hand } cartes : d’abord l’attaquant prend tout ce qu’il lui faut, puis le défenseur.
rules-draw-order-passed = Après un transfert, c’est celui qui a transféré en dernier qui pioche le premier.
rules-draw-last = Un joueur qui a { $hand } cartes ou plus ne pioche pas. L’atout retourné est la dernière carte de la pioche.
rules-draw-out = Quand la pioche est vide, le joueur qui n’a plus de cartes après le tour est hors jeu. Jamais avant : celui qui pose sa dernière carte au milieu d’un tour y reste jusqu’à ce que le tour soit fini et que chacun ait pioché.

# --- la fin ---
rules-end = La fin de la partie
rules-end-durak = Quand un tour est fini, que chacun a pioché et qu’un seul joueur a encore des cartes, c’est lui le durak.
rules-end-draw = Si personne n’a plus de cartes, la partie est nulle : il n’y a pas de durak.
rules-end-others = { $preset ->
    [club] Tous sauf le durak remportent une victoire de club. Une partie nulle n’est une victoire pour personne, même pas pour ceux qui étaient déjà sortis.
   *[other] Tous sauf le durak s’en sont tirés. Une partie nulle n’est une victoire pour personne, même pas pour ceux qui étaient déjà sortis.
  }
rules-end-repetition = Les cartes peuvent tourner sans fin. C’est pourquoi, quand un tour va commencer pour la troisième fois de la partie avec les mêmes mains, le même attaquant et autant de cartes à la pioche, la partie est aussitôt nulle.
rules-end-resign = Vous pouvez abandonner à tout moment, même quand ce n’est pas à vous. Contre les programmes, la partie est alors finie, et le durak, c’est vous.
rules-end-resign-people = À une table avec d’autres personnes, elle continue : un programme joue les cartes de celui qui est parti.
rules-end-clock = Si la table a une pendule et que le temps est écoulé, le défenseur ramasse, celui qui pouvait relancer passe, et celui qui doit attaquer joue sa plus petite carte hors atout, ou à défaut son plus petit atout.

# --- un exemple ---
rules-example = Exemples
rules-example-trump = L’atout est pique.
rules-example-beaten = Tout est battu
rules-example-beaten-1 = L’attaquant joue { CARD("9h", case: "the") }.
rules-example-beaten-2 = Le défenseur bat cette carte avec { CARD("Qh", case: "the") }.
rules-example-beaten-3 = Il y a maintenant une dame sur la table : l’attaquant relance avec { CARD("Qc", case: "the") }.
rules-example-beaten-4 = Le défenseur la bat avec un atout : { CARD("9s", case: "the") }.
rules-example-beaten-5 = Personne n’ajoute de carte. Les quatre vont à la défausse, et le défenseur attaque ensuite.
rules-example-beaten-end = Le tour est fini. Les deux cartes vont à la défausse, et le défenseur attaque ensuite.
rules-example-taken = Tout est ramassé
rules-example-taken-1 = L’attaquant joue { CARD("Td", case: "the") }.
rules-example-taken-2 = Le défenseur n’a pas de carreau plus fort, garde ses atouts et ramasse.
rules-example-taken-3 = L’attaquant ajoute { CARD("Th", case: "the") } : cette valeur est sur la table.
rules-example-taken-4 = Le défenseur prend tout ce qui est sur la table et n’attaque pas au tour suivant.
rules-example-passed = Transféré
rules-example-passed-1 = L’attaquant joue { CARD("Tc", case: "the") }.
rules-example-passed-2 = Le défenseur pose à côté { CARD("Td", case: "the") }.
rules-example-passed-3 = Deux dix attendent maintenant le joueur suivant, qui doit avoir au moins deux cartes. Celui qui a transféré est désormais l’attaquant.
rules-example-passed-3-two = Deux dix attendent maintenant celui qui avait attaqué, qui doit avoir au moins deux cartes. Celui qui a transféré est désormais l’attaquant.

# --- ce qu'on laisse de côté ---
rules-without = Ce qu’on ne joue pas ici
rules-without-points = Les cartes ne valent pas de points, et il n’y a pas de jokers.
rules-without-teams = Pas d’équipes.
rules-without-exchange = L’atout retourné ne s’échange pas contre le plus petit.
rules-without-passing-on = On ne transfère pas l’attaque au joueur suivant.
rules-without-showing = Pour transférer, il ne suffit pas de montrer un atout : la carte se pose.
rules-without-fool = Le durak de la dernière partie n’est pas attaqué le premier à la suivante, et finir avec des six ne donne pas d’épaulettes.
rules-without-discards = On ne fouille pas la défausse.

# --- jouer ici ---
rules-here = Jouer ici
rules-here-glow = Les cartes jouables brillent. Les autres sont assombries et disent pourquoi. La ligne au-dessus de votre main dit ce qu’on attend et de qui.
rules-here-mouse = Souris
rules-here-mouse-how = Cliquez sur une carte qui brille pour la jouer. Passez sur une carte assombrie pour lire pourquoi elle ne peut pas se jouer.
rules-here-touch = Écran tactile
rules-here-touch-how = Touchez une carte qui brille pour la jouer. Touchez une carte assombrie et la table dit pourquoi elle ne peut pas se jouer. Toucher à côté des cartes ne fait rien.
rules-here-buttons = Boutons
rules-here-buttons-how = { EM("Ramasser") } quand vous défendez, { EM("Passer") } quand vous n’avez plus rien à ajouter. Ils ne changent jamais de place.
rules-here-choice = Quand une carte peut battre ou transférer, la table vous demande ce que vous voulez.
rules-here-alone = Quand rien ne convient dans votre main, la table peut passer pour vous, après une pause aussi longue que celle d’une personne. Cela se désactive dans les réglages.
rules-here-keys = Clavier
rules-here-keys-move = { KEY("←") } { KEY("→") }
rules-here-keys-ends = { KEY("Début") } { KEY("Fin") }
rules-here-keys-play = { KEY("Entrée") } { KEY("Espace") }
rules-here-keys-take = { KEY("T") }
rules-here-keys-done = { KEY("D") }
rules-here-keys-read = { KEY("L") }
rules-here-all-keys = Toutes les touches
rules-here-keys-list = { KEY("?") }

# --- les mots ---
rules-words = Les mots
rules-word-attacker = Attaquant
rules-word-attacker-is = Celui qui joue la première carte du tour.
rules-word-defender = Défenseur
rules-word-defender-is = Celui qui doit battre ou ramasser : le joueur qui suit l’attaquant dans le sens des aiguilles d’une montre.
rules-word-defender-is-two = Celui qui doit battre ou ramasser.
rules-word-bout = Tour
rules-word-bout-is = Une attaque, de sa première carte jusqu’à la table vide.
rules-word-throw = Relancer
rules-word-throw-is = Ajouter une carte d’attaque d’une valeur qui est sur la table.
rules-word-limit = Limite
rules-word-limit-is = Combien de cartes d’attaque ce tour peut avoir.
rules-word-talon = Pioche
rules-word-talon-is = Les cartes pas encore distribuées, avec l’atout retourné dessous.
rules-word-discard = Défausse
rules-word-discard-is = Les cartes battues, sorties de la partie.
rules-word-out = Hors jeu
rules-word-out-is = Celui qui n’a plus de cartes après un tour, une fois la pioche vide.
rules-word-durak = Durak
rules-word-durak-is = Le dernier à avoir des cartes en main. « Idiot » en russe.

# --- les options ---
rules-options = Ces règles en options
rules-options-about = Des règles toutes prêtes sont un ensemble de valeurs. Sous « { preset-custom } », chacune peut changer.
rules-option = Option
rules-value = Ici
rules-others = Possibles
