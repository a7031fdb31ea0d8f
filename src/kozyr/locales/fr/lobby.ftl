# L'entrée : une table à soi, les parties en cours, un serveur qui ne répond pas.
preset-short-custom = Perso
tool-own = Votre table
own-title = Votre table
own-about = Chaque règle à votre goût, et qui joue avec vous. Vos choix sont gardés sur cet appareil.
own-rules = Les règles
own-from = Partir des valeurs de
own-opponents = Qui joue avec vous
own-seats = À table, y compris vous
own-name = Nom de l’adversaire { $seat }
own-name-none = un nom de la maison
own-level = Niveau de l’adversaire { $seat }
own-level-same = { $opponent }, comme les autres
own-level-all = Niveau de tous
own-value = { $option } : { $value }
own-dashed = Ce qui est en pointillé ne va pas avec le reste ; choisissez-le et l’on vous dira pourquoi.
own-read = Ces règles en entier
own-start = Jouer
own-decks = Les jeux de cartes et leur histoire

summary-mixed = { $preset }, { seats-word }, chacun son niveau
preset-name-custom = Vos règles

games-all = { $count ->
    [one] { $count } partie en cours
   *[other] Les { $count } parties en cours
  }
games-title = Parties en cours
games-row = { $preset }, { seats-word }, tour { $bout }
games-began = commencée le { $when }
past-games = Parties jouées

server-gone-about = Cette page réessaie d’elle-même et reprend dès qu’une réponse arrive.
