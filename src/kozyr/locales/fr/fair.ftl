# Si une donne était honnête : le panneau à la fin d'une partie (docs/fair-deals.md).
tool-fair = Donne honnête
fair-title = La donne était-elle honnête ?
fair-loading = Chargement du relevé de la partie…
fair-proved = Prouvé : personne n’a pu choisir les cartes.
fair-proved-unnoted = Le paquet est bien celui que donne le secret. Mais ce navigateur n’a pas noté de promesse avant la donne : seul le relevé en témoigne.
fair-unproved = Quelque chose ne colle pas.
fair-none = Cette partie a été distribuée avant que les donnes puissent se prouver.
fair-how = Avant la donne, le serveur a fixé un secret et montré son empreinte. Puis votre navigateur a ajouté un nombre de son cru. Les deux réunis ont déterminé le paquet. Maintenant le secret est montré, et votre navigateur vient de refaire le paquet et de comparer.
fair-how-alone = Cette donne vient du secret seul : rien n’a été promis d’avance et rien n’a été ajouté. On voit seulement que le paquet découle du secret. La donne du jour vient de la date, la même pour tous.
fair-commitment = Empreinte, montrée avant la donne
fair-fingerprint = Empreinte du secret
fair-nonces = Ce que votre navigateur a ajouté
fair-seed = Le secret, montré maintenant
fair-record = Relevé de la partie
fair-copy = Copier le relevé
fair-copied = Copié.
fair-copy-failed = Le navigateur n’autorise pas cette page à copier. Sélectionnez le relevé et copiez-le vous-même.
fair-other = Vérifier un relevé
fair-check = Vérifier
fair-terminal = « kozyr verify » dans un terminal dit la même chose, et rejoue aussi chaque coup.
fair-found-record = Ce n’est pas le relevé d’une partie finie.
fair-found-lacks = Il manque au relevé : { $field }.
fair-found-bad-seed = Le secret n’est pas fait de 64 chiffres hexadécimaux.
fair-found-bad-nonces = Les nombres ajoutés ne sont pas écrits comme il faut.
fair-found-commitment = L’empreinte du relevé n’est pas celle du secret.
fair-found-noted = Le secret n’est pas celui dont ce navigateur a vu l’empreinte avant la donne.
fair-found-deck = { $found ->
    [none] La carte { $place } du paquet manque ; d’après le secret, c’est { $expected }.
   *[other] { $expected ->
        [none] Le paquet a une carte de trop : { $found } à la place { $place }.
       *[other] La carte { $place } du paquet est { $found } ; d’après le secret, c’est { $expected }.
    }
  }
fair-found-dealer = Le donneur n’est pas celui que désigne le secret.
fair-found-first = Ce n’est pas la place désignée par le secret qui a commencé.
fair-found-unfinished = La partie n’est pas finie : son secret ne devrait pas encore être connu.
fair-found-seal = Quelque chose a été changé dans le relevé après la partie : un coup ou un autre champ.
