# La table : ce qu'on attend et de qui, ce qui s'est passé, comment cela s'est terminé.
# $who vaut you ou other ; $name est le nom de la place.

# --- la ligne de message ---
message-connecting = On s’installe à la table…
message-lead = Attaquez avec la carte de votre choix
message-beat = Battez { CARD($card, case: "the") } ou ramassez
message-beat-transfer = Battez { CARD($card, case: "the") }, transférez ou ramassez
message-transfer = Transférez { CARD($card, case: "the") } ou ramassez
message-only-take = Rien pour battre { CARD($card, case: "the") } : ramassez
message-throw = Relancez avec { $ranks }, ou passez
message-throw-none = Rien pour relancer : passez
message-add = { $name } ramasse. Ajoutez { $ranks }, ou passez
message-add-none = { $name } ramasse. Rien à ajouter : passez
message-auto-pass = Rien pour relancer
message-choose = Battre { CARD($card, case: "the") } ou transférer ?
message-wait-lead = { $name } attaque
message-wait-beat = { $name } doit battre { CARD($card, case: "the") }
message-wait-throw = { $name } peut relancer
message-wait-add = { $who ->
    [you] Vous ramassez. { $name } peut ajouter des cartes
   *[other] { $taker } ramasse. { $name } peut ajouter des cartes
  }
message-beaten = Tout est battu. Les cartes vont à la défausse
message-taking = { $who ->
    [you] Vous ramassez
   *[other] { $name } ramasse
  }
message-picked-up = { $who ->
    [you] Vous ramassez { cards-count }
   *[other] { $name } ramasse { cards-count }
  }
message-next = Un nouveau tour commence
message-over = La partie est finie

# --- les rôles ---
role-you-attack = Vous attaquez
role-you-defend = Vous défendez
role-you-taking = Vous ramassez
role-you-throw = Vous relancez
role-you-out = Vous êtes hors jeu
role-attack = attaque
role-defend = défend
role-taking = ramasse
role-throw = relance
role-throw-order = relance, rang { $n }
role-passed = passe
role-out = hors jeu
role-out-place = { ordinal } place
role-durak = durak
role-thinking = réfléchit

# Un conseil ; $percent est la chance de ne pas finir durak.
# $why : ce qui parle pour ce coup, none si quelques mots n'y suffisent pas.
hint-chance = { $percent ->
    [0] mais cela ne vous sauvera pas
    [100] et vous êtes à l’abri
   *[other] vous vous en tirez { $percent } fois sur 100
  }
hint-why = { $why ->
    [only] , pas d’autre choix
    [lowest] , votre plus petite carte
    [more] , vous aurez de quoi relancer
    [cheapest] , la moins chère qui suffit
    [matching] , sa valeur est déjà sur la table
    [trump] , cela vaut un atout
    [rid] , une petite de moins
    [load] , une de plus à ramasser
    [other] , qu’un autre se défende
    [spare] , battre coûterait plus cher
    [keep] , mieux vaut garder vos cartes
   *[none] {""}
  }
hint-lead = Conseil : attaquez avec { CARD($card, case: "the") }{ hint-why } ; { hint-chance }
hint-throw = Conseil : relancez avec { CARD($card, case: "the") }{ hint-why } ; { hint-chance }
hint-beat = Conseil : battez avec { CARD($card, case: "the") }{ hint-why } ; { hint-chance }
hint-transfer = Conseil : transférez avec { CARD($card, case: "the") }{ hint-why } ; { hint-chance }
hint-take = Conseil : ramassez{ hint-why } ; { hint-chance }
hint-pass = Conseil : { $phase ->
    [throw_in_taking] passez
   *[other] passez
  }{ hint-why } ; { hint-chance }

# --- les boutons ---
key-hint = Conseil
key-take = Ramasser
key-done = { $phase ->
    [throw_in_taking] Passer
   *[other] Passer
  }
choose-beat = Battre { CARD($attack, case: "the") }
choose-transfer = Transférer
choose-label = Que faire avec { CARD($card, case: "the") }

# --- la main et la table, comme un lecteur d'écran les dit ---
hand-label = Votre main
card-can = { CARD($card) }, jouable
card-cannot = { CARD($card) }, pas jouable
card-plain = { CARD($card) }
card-hinted = Le conseil
bout-label = { $limit ->
    [0] Le tour
   *[other] Le tour, cartes d’attaque : { $count } sur { $limit } au plus
  }
bout-empty = Pas encore de carte sur la table
pair-open = { CARD($attack) }, à battre
pair-beaten = { CARD($beat) } sur { CARD($attack, case: "the") }
talon-label = Pioche : { cards-count }
talon-empty = La pioche est vide
trump-label = Atout : { SUIT($trump) }
trump-card-label = Carte retournée : { CARD($card) }
discard-label = Défausse : { cards-count }
seat-label = { $name } : { cards-count }
seats-label = Adversaires
log-label = Ce qui s’est passé
log-empty = Ce qui se passe à la table s’écrira ici.

# --- ce qui s'est passé : le journal et l'annonce vocale ---
log-lead = { $who ->
    [you] Vous attaquez avec { CARD($card, case: "the") }
   *[other] { $name } attaque avec { CARD($card, case: "the") }
  }
log-throw = { $who ->
    [you] Vous relancez avec { CARD($card, case: "the") }
   *[other] { $name } relance avec { CARD($card, case: "the") }
  }
log-beat = { $who ->
    [you] Vous battez { CARD($attack, case: "the") } avec { CARD($card, case: "the") }
   *[other] { $name } bat { CARD($attack, case: "the") } avec { CARD($card, case: "the") }
  }
log-transfer = { $who ->
    [you] Vous transférez avec { CARD($card, case: "the") }
   *[other] { $name } transfère avec { CARD($card, case: "the") }
  }
log-take = { $who ->
    [you] Vous dites : je ramasse
   *[other] { $name } dit : je ramasse
  }
log-pass = { $who ->
    [you] Vous passez
   *[other] { $name } passe
  }
log-resign = { $who ->
    [you] Vous abandonnez
   *[other] { $name } abandonne
  }
log-discard = Tout est battu : { cards-count } à la défausse
log-pick-up = { $who ->
    [you] Vous ramassez { cards-count }
   *[other] { $name } ramasse { cards-count }
  }
log-out = { $who ->
    [you] Vous sortez du jeu
   *[other] { $name } sort du jeu
  }
log-end = La partie est finie
tell-deal = { $trumped ->
    [own] Les cartes sont distribuées. Atout : { SUIT($card) } ; la dernière carte donnée le montre : { CARD($card, case: "the") }
   *[under] Les cartes sont distribuées. Atout : { SUIT($card) } ; sous la pioche : { CARD($card, case: "the") }
  }
tell-bout = { $role ->
    [attacker] Tour { $bout }. Vous attaquez, { $defender } défend ; { cards-count } au plus
    [defender] Tour { $bout }. { $attacker } attaque, vous défendez ; { cards-count } au plus
   *[other] Tour { $bout }. { $attacker } attaque, { $defender } défend ; { cards-count } au plus
  }
tell-draw = { $who ->
    [you] Vous piochez { $cards }
   *[other] { $name } pioche { cards-count }
  }
tell-turn = À vous. { $message }

# --- la table lue à voix haute ---
read-talon = { $count ->
    [0] La pioche est vide.
   *[other] Pioche : { cards-count }.
  }
read-trump = Atout : { SUIT($trump) }.
read-discard = Défausse : { cards-count }.
read-seat = { $name } : { cards-count }, { $role }.
read-seat-plain = { $name } : { cards-count }.
read-table = Sur la table : { $pairs }.
read-table-empty = La table est vide.
read-hand = Votre main : { $cards }.
read-hand-empty = Votre main est vide.
read-can = Vous pouvez jouer { $cards }.

# --- la fin ---
end-durak = { $who ->
    [you] Le durak, c’est vous
   *[other] Le durak, c’est { $name }
  }
end-draw = Partie nulle : pas de durak
end-resigned = { $who ->
    [you] Vous avez abandonné : le durak, c’est vous
   *[other] { $name } abandonne et finit durak
  }
end-repetition = Partie nulle : trois fois la même position
end-about = { $place ->
    [0] { $bouts ->
        [one] Un seul tour joué.
       *[other] { $bouts } tours joués.
      }
    [1] { $bouts ->
        [one] Vous avez la 1re place. Un seul tour joué.
       *[other] Vous avez la 1re place. { $bouts } tours joués.
      }
   *[other] { $bouts ->
        [one] Vous avez la { ordinal } place. Un seul tour joué.
       *[other] Vous avez la { ordinal } place. { $bouts } tours joués.
      }
  }
end-out-bout = hors jeu au tour { $bout }
end-out = hors jeu
end-left = { $count ->
    [0] aucune carte
   *[other] encore { cards-count }
  }
end-list = Classement
again = Rejouer
new-game = Nouvelle partie
review = Revoir
share = Partager
share-shared = Partagé.
share-copied = Le lien est copié.
share-failed = Impossible de copier le lien. Le voici :
