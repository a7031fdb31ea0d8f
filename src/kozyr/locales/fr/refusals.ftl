# Un message pour chaque code de docs/errors.md : ce qui s'est passé et que faire. Les faits sont les variables.

# --- les règles ---
refusal-game-over = La partie est finie.
refusal-not-your-turn = Pas encore : on attend { SEAT($actor) }.
refusal-no-such-seat = La table n’a pas de place { $seat } ; elle en a { $seats }.
refusal-card-not-held = Vous n’avez pas { CARD($card, case: "the") }.
refusal-rank-not-on-table = Pour relancer avec { CARD($card, case: "the") }, il faudrait { RANK($rank, case: "accusative") } sur la table.
refusal-does-not-beat = { SAME_SUIT($attack, $trump) ->
    [yes] Seul un atout plus fort bat { CARD($attack, case: "the") }.
   *[no] Seul un { SUIT($attack, form: "one") } plus fort ou un atout bat { CARD($attack, case: "the") }.
  }
refusal-not-the-oldest-attack = On répond dans l’ordre : d’abord { CARD($oldest, case: "the") }, ensuite { CARD($attack, case: "the") }.
refusal-attack-not-open = Cette carte n’attend pas de réponse sur la table : { CARD($attack) }.
refusal-must-lead = L’attaquant doit jouer une carte ; on ne peut pas passer.
refusal-must-beat-or-take = Battez { CARD($attack, case: "the") } ou ramassez.
refusal-nothing-to-take = Il n’y a rien à ramasser : toutes les attaques sont battues.
refusal-only-throw-in-or-pass = Relancez ou passez.
refusal-transfer-off = D’après ces règles, on ne transfère pas l’attaque.
refusal-transfer-first-bout = Au premier tour, on ne transfère pas l’attaque.
refusal-transfer-after-beat = Une carte est déjà battue : trop tard pour transférer.
refusal-transfer-rank = Pour transférer cette attaque il faut { RANK($rank, case: "accusative") }, pas { CARD($card, case: "the") }.
refusal-transfer-too-many = Impossible de transférer : il y aurait { $attacks } cartes d’attaque, et { SEAT($seat) } ne peut répondre qu’à { $limit }.
refusal-seat-is-out = Hors jeu, on ne peut plus abandonner.

# --- la table ---
refusal-stale = La table avait déjà changé.
refusal-ahead = La page est en avance sur la table. Rechargez-la.
refusal-bad-action = « { $text } » n’est pas une action.
refusal-not-your-seat = La place { $seat } n’est pas la vôtre ; vous êtes à la place { $yours }.
refusal-command-id-reused = Cette commande a déjà servi pour une autre action. Réessayez.

# --- les donnes ---
refusal-bad-rules = Les règles « { $text } » sont inconnues. Attendu : { $expected }.
refusal-first-above-limit = Le premier tour ne peut pas avoir plus de cartes d’attaque ({ $first }) que les autres ({ $limit }).
refusal-first-transfer-alone = On ne peut pas transférer au premier tour si l’on ne transfère jamais.
refusal-bad-seats = Avec ces règles et { $deck } cartes on joue à { $least }–{ $most }, pas à { $seats } : chacun reçoit six cartes.
refusal-bad-opponent = Il n’y a pas de programme « { $name } ». Attendu : { $expected }.

# --- looking at games again ---
refusal-too-many-moves = Cette partie compte { $moves } coups ; on en revoit au plus { $most }.
refusal-not-told = Ce relevé ne dit pas ce qu’avaient les autres.

# --- le serveur ---
refusal-bad-message = Le serveur n’a pas compris la page ({ $where }). Rechargez-la.
refusal-too-large = Le message est trop gros : { $bytes } octets, { $most } au plus.
refusal-bad-protocol = La page est d’une autre version ({ $protocol }, le serveur parle { $expected }). Rechargez-la.
refusal-hello-first = La page n’a pas dit bonjour. Rechargez-la.
refusal-unknown-table = Cette table n’existe pas. Elle a peut-être été débarrassée.
refusal-unknown-lesson = Cette leçon n’existe pas.
refusal-not-at-this-table = Vous n’avez pas de place à cette table. Elle a été ouverte dans un autre navigateur.
refusal-hint-among-people = Pas de conseils avec d’autres personnes à la table.
refusal-hint-not-now = Il n’y a rien à décider pour le moment.
refusal-hint-failed = Pas de conseil cette fois. Redemandez.
refusal-bad-host = Ce serveur ne répond pas au nom « { $host } ». Ouvrez-le par son adresse, ou lancez-le avec --allow-host.
refusal-bad-origin = La demande venait d’un autre site et n’a pas été acceptée.
refusal-too-fast = Trop de demandes à la fois. Attendez un instant et réessayez.
refusal-too-slow = La demande n’était pas complète au bout de { $seconds } secondes. Réessayez.
refusal-not-over = La partie n’est pas encore finie.
refusal-unknown-promise = Le serveur vient de redémarrer. Veuillez réessayer.
refusal-too-many-games = Vous avez déjà { $most } parties en cours. Finissez-en une, ou abandonnez-la.
refusal-not-found = La page { $path } n’existe pas.
refusal-not-allowed = La page n’accepte pas { $method }.
refusal-storage = Le disque du serveur est en panne : l’enregistrement n’a pas pu se faire. Rien n’a changé ; réessayez.
refusal-moves-lost = Le serveur s’est arrêté pendant la panne de son disque : les derniers coups sont perdus. Continuez d’ici.
refusal-damaged-game = La partie enregistrée { $table } n’est plus lisible.
refusal-internal = Erreur du serveur. La table est telle qu’elle a été enregistrée ; réessayez.

# --- la page elle-même ---
refusal-unreachable = Le serveur ne répond pas. Est-il lancé ?
refusal-unknown = Quelque chose s’est mal passé ({ $code }).
refusal-no-account = Personne n’a encore joué ici avec ce navigateur.
refusal-unknown-code = Ce code n’ouvre aucun profil : il est mal saisi, déjà utilisé ou périmé.
