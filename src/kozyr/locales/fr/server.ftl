# Les pages que le serveur fait lui-même, et ce qu'il faut à une phrase quand on ne voit pas de table.
seat-number = la place { $seat }

notice-title = { $heading } · Durak
notice-home = Page d’accueil
notice-rules = Lire les règles
notice-no-page = Cette page n’existe pas
notice-no-table = Cette table n’existe pas
notice-no-table-why = Il n’y a pas de table à cette adresse. Elle a peut-être été débarrassée.
notice-refused = Cela n’a pas marché
notice-fault = Erreur du serveur
notice-fault-why = Rien de ce qui a été confirmé n’est perdu. Réessayez.
notice-not-built = La page n’est pas construite
notice-not-built-why = Kozyr tourne, mais sa page n’a pas été construite ici. Dans une copie des sources, lancez « make play » ; un Kozyr installé contient sa page. Les règles se lisent quand même.

# La page installée.
app-name = Durak : Kozyr
app-short-name = Durak
app-description = Le durak, jeu de cartes, contre des programmes qui ne regardent jamais vos cartes.
