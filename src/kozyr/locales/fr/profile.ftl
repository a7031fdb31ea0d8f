# Ce que l'on gagne en jouant : profil, récompense en fin de partie, objectifs, dos, codes et appareils.

title-profile = Votre profil — { title }
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
profile-new = Rien de gagné pour l’instant
profile-new-about = Votre première partie ouvre votre profil : sans nom, sans mot de passe, sans inscription. Il appartient à ce navigateur, et un code l’emmène sur d’autres appareils.
profile-since = Depuis le { $when }

# --- nom et image ---
face-change = Nom et image
face-name = Nom
face-about = Il figure sur votre profil. Laissez vide pour n’en avoir aucun.
face-picture = Image
face-save = Enregistrer
face-saved = C’est enregistré.
cancel = Annuler
avatar-spade = un pique
avatar-heart = un cœur
avatar-diamond = un carreau
avatar-club = un trèfle
avatar-crown = une couronne
avatar-fools-cap = un bonnet de bouffon
avatar-samovar = un samovar
avatar-bagel = un bagel
avatar-fox = un renard
avatar-bear = un ours
avatar-hare = un lièvre
avatar-owl = une chouette
avatar-cat = un chat
avatar-rooster = un coq
avatar-fir = un sapin
avatar-mushroom = une amanite
avatar-none = aucune

# --- expérience : $count points restent à gagner ---
growth = Expérience
growth-value = { $points } points sur { $next }
growth-to-go = Encore { points-count } avant le niveau { $level }

# --- chiffres ---
figures = Jusqu’ici
figure-games = Parties
figure-won = Gagnées
figure-drawn = Nulles
figure-durak = Durak
figure-resigned = Abandons
figure-club = Victoires de club
figure-streak = Série en cours
figure-longest = Plus longue série
figures-note = Les abandons comptent aussi comme durak. Une série, ce sont des parties gagnées d’affilée ; une partie nulle y met fin.
figures-by-rules = Par type de règles
figures-by-seats = Par nombre de joueurs

# --- partie après partie ---
chart = Partie après partie
chart-about = { $count ->
    [one] Votre seule partie jusqu’ici, et ce qu’elle a rapporté.
   *[other] Vos { $count } dernières parties, la plus ancienne à gauche. Chaque marque est une partie ; la ligne, votre expérience.
  }
chart-table = La même chose en tableau
chart-when = Jour
chart-result = Résultat
chart-points = Points
result-won = gagnée
result-draw = nulle
result-durak = durak
result-resigned = abandon

# --- dos ---
backs = Dos des cartes
backs-about = Les faces des cartes sont à tout le monde. Les dos se débloquent en jouant ; rien n’est à vendre.
back-worn = sur vos cartes
back-wear = Choisir
back-opens-level = Se débloque au niveau { $level }
back-opens-goal = Se débloque avec l’objectif « { $goal } » : { $about }

# --- objectifs ---
goals = Objectifs
goals-count = { $reached } sur { $count }
goals-about = Chacun ne s’atteint qu’une fois. Les parties où un coup a été repris ne comptent pas.
goal-reached = atteint
goal-review = Voir la partie
goal-opens = Débloque un dos : { $back }
goal-first-game = La première partie
goal-first-game-about = Finir une partie.
goal-first-win = La première victoire
goal-first-win-about = Gagner une partie.
goal-beat-easy = Trop facile
goal-beat-easy-about = Gagner une partie où tous les adversaires jouent au niveau Facile.
goal-beat-medium = Le juste milieu
goal-beat-medium-about = Gagner une partie où tous les adversaires jouent au niveau Moyen.
goal-beat-hard = Durs à cuire
goal-beat-hard-about = Gagner une partie où tous les adversaires jouent au niveau Difficile.
goal-ten-wins = Dix fois à l’abri
goal-ten-wins-about = Gagner 10 parties.
goal-hundred-games = Pilier de table
goal-hundred-games-about = Finir 100 parties.
goal-three-in-a-row = Trois d’affilée
goal-three-in-a-row-about = Gagner 3 parties d’affilée.
goal-seven-in-a-row = Sept d’affilée
goal-seven-in-a-row-about = Gagner 7 parties d’affilée.
goal-every-rules = Dans toutes les règles
goal-every-rules-about = Gagner une partie avec chacune des règles Atlasnye, Classique, Club et Transfert.
goal-every-table = À toutes les tables
goal-every-table-about = Gagner une partie à deux, à trois, à quatre, à cinq et à six.
goal-first-out = Avant tout le monde
goal-first-out-about = Gagner une partie à quatre ou plus en sortant du jeu avant tous les autres.
goal-full-table = Table complète
goal-full-table-about = Gagner une partie à six.
goal-club-regular = Habitué du club
goal-club-regular-about = Gagner 25 parties avec les règles du Club.
goal-big-pack = Le grand jeu
goal-big-pack-about = Gagner une partie avec 52 cartes.
goal-nothing-taken = Les mains propres
goal-nothing-taken-about = Gagner une partie sans ramasser une seule fois.
goal-comeback = La remontée
goal-comeback-about = Gagner une partie après avoir eu 14 cartes ou plus en main.
goal-six-beaten = Six sur six
goal-six-beaten-about = Battre toutes les cartes d’attaque d’un tour, six ou plus.
goal-passed-on = Pas pour moi
goal-passed-on-about = Gagner une partie où vous avez transféré l’attaque deux fois ou plus.
goal-generous = Main généreuse
goal-generous-about = Relancer avec dix cartes dans une même partie.
goal-small-trump = Petit, mais atout
goal-small-trump-about = Battre un as avec le plus petit atout du jeu.
goal-epaulettes = Les épaulettes
goal-epaulettes-about = Gagner une partie en ayant attaqué, au tour qui vous a fait sortir, avec deux cartes de la plus petite valeur du jeu.
goal-last-trump = Le dernier mot
goal-last-trump-about = Gagner une partie avec l’as d’atout pour dernière carte.
goal-quick-win = Partie éclair
goal-quick-win-about = Gagner une partie à deux avec 36 cartes en dix tours au plus.
goal-nobody = Pas d’idiot à table
goal-nobody-about = Faire partie nulle.

# --- appareils ---
devices = Sur d’autres appareils
devices-about = { $count ->
    [one] Seul ce navigateur a votre profil.
   *[other] { $count } navigateurs ont votre profil, celui-ci compris.
  }
devices-link = Ajouter un appareil
devices-link-title = Un autre appareil
devices-link-about = Scannez ceci avec l’autre appareil, ou ouvrez-y l’adresse. Cela ne marche qu’une fois.
devices-square = Code QR de l’adresse
devices-code = Ou tapez là-bas ce code, sur la page « { tool-profile } »{" "}
devices-left = { $minutes ->
    [0] Valable moins d’une minute
    [one] Valable encore { $minutes } minute
   *[other] Valable encore { $minutes } minutes
  }
devices-over = Ce code n’est plus valable.
devices-new = Nouveau code
devices-local = L’adresse de cette page ne mène qu’à cet ordinateur. Pour les autres appareils de votre réseau, lancez le jeu ainsi : { $command }
devices-off = Déconnecter les autres appareils
devices-off-ask = Déconnecter tous les autres appareils ?
devices-off-about = Ils n’auront plus votre profil ; vos parties restent à vous. Pour revenir, il leur faudra un code.
devices-off-done = Les autres appareils sont déconnectés.

# --- le code de secours ---
recovery = Code de secours
recovery-about = Grâce à lui, votre profil revient dans n’importe quel navigateur, même si celui-ci est perdu. Quiconque le possède a votre profil.
recovery-has = Vous en avez un. Un nouveau l’annule.
recovery-make = Créer un code
recovery-anew = En créer un nouveau
recovery-once = Notez-le : il n’est montré que maintenant. Celui d’avant, s’il y en avait un, ne vaut plus.
recovery-file = Code de secours de votre profil Durak
copy = Copier
copied = C’est copié.
copy-failed = La copie ne marche pas ici : le code est sélectionné, copiez-le à la main.
save-file = Enregistrer
print = Imprimer
recovery-kept = C’est noté

# --- utiliser un code ---
join = Entrer un code
join-about = Vous avez un profil sur un autre appareil, ou un code de secours ? Faites-le venir ici.
join-code = Le code
join-code-about = Minuscules, espaces et O pour 0 ne gênent pas.
join-look = Suivant
join-looking = On cherche…
join-whose = Ce code ouvre le profil « { $name } » : niveau { $level }, { games-count }.
join-nameless = Ce code ouvre un profil sans nom : niveau { $level }, { games-count }.
join-along = { $count ->
    [0] Ce navigateur n’a aucune partie finie à apporter.
    [one] { $count } partie finie de ce navigateur vient avec vous.
   *[other] { $count } parties finies de ce navigateur viennent avec vous.
  }
join-ask = Rattacher ce navigateur à ce profil ?
join-same = Ce navigateur a déjà ce profil. Il n’y a rien à faire.
join-yes = Oui, le rattacher
join-no = Non, laisser
join-done = Le profil est maintenant ici.

# --- ce qui est gardé ---
data = Vos données
data-about = Elles restent là où tourne ce jeu, et nulle part ailleurs.
data-export = Tout enregistrer dans un fichier
data-delete = Supprimer le profil
data-delete-ask = Supprimer le profil pour de bon ?
data-delete-goes = Sur tous les appareils disparaissent : nom et image, expérience et niveau, chiffres, objectifs, dos débloqués, toutes les parties et leurs relevés, et tous les codes.
data-delete-here = Dans ce navigateur disparaissent aussi la liste des leçons faites et ce qui vous avait été promis avant les donnes.
data-delete-stays = Restent les réglages de ce navigateur ; seul le dos redevient le premier.
data-delete-next = Suivant
data-delete-sure = C’est sans retour. Voulez-vous vraiment le supprimer ?
data-delete-yes = Supprimer pour de bon
data-deleted = Le profil est supprimé. Tout est comme au premier jour.

# --- la récompense en fin de partie ; $count : points ---
reward-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
  }
reward-resigned = Pas d’expérience pour une partie abandonnée.
reward-undone = Pas d’expérience : un coup a été repris.
reward-level = Niveau { $level } atteint !
reward-goal = Objectif atteint : { $goal }
reward-back = Un nouveau dos : { $back }
reward-next = Prochain dos au niveau { $level } : encore { points-count }
