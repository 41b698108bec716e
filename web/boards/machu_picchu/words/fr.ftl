# Les mots du plateau de Machu Picchu.

## Places and pieces
mp-compass = { $stair ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ouest
}
mp-compass-letter = { $stair ->
    [N] N
    [E] E
    [S] S
   *[W] O
}
mp-priest = Prêtre { $priest }
mp-card = Carte { $card }
mp-high-priest = Grand Prêtre : premier joueur de cette manche
mp-draw-pile-name = la pioche
mp-order = { $order ->
    [tall_first] Le plus grand d’abord
   *[small_first] Le plus petit d’abord
}
mp-sky = { $sky ->
    [sun] Soleil
   *[moon] Lune
} : { $instruction ->
    [all_hidden] toutes cachées
    [all_open] toutes visibles
    [only_first_open] seul le premier visible
    [only_first_hidden] seul le premier caché
   *[first_two_open] les deux premiers visibles
}

## Top bar and players
mp-round = Manche { $round } sur { $rounds }
mp-phase-sky = Soleil/Lune
mp-phase-place = Pose
mp-phase-order = Ordre
mp-phase-move = Déplacement
mp-note-placing = pose…
mp-note-laid = { mp-compass } : { $card ->
    [unknown] ?
   *[other] { $card }
}

## Temple
mp-stair-empty = Marche { mp-compass } : vide
mp-stair-known = Marche { mp-compass } : carte { $card }, posée par { $name }, { $face ->
    [open] face visible
   *[hidden] face cachée
}
mp-stair-unknown = Marche { mp-compass } : une carte face cachée, posée par { $name }
mp-stair-plan = Marche { mp-compass } : vide. Prévoir ici la carte { $card }, { $face ->
    [open] face visible
   *[hidden] face cachée
}
mp-stair-confirm = Marche { mp-compass } : la carte { $card } y est prévue, { $face ->
    [open] face visible
   *[hidden] face cachée
}. Appuyez encore pour la poser
mp-squares = Cases du temple
mp-square = { $square }{ $suns ->
    [1] , un soleil
    [2] , deux soleils
   *[0] { "" }
}{ $priest ->
    [0] { "" }
   *[other] , prêtre { $priest }
}{ $offered ->
    [yes] , peut être choisie
   *[no] { "" }
}
mp-look-square = { $square } : { $suns ->
    [1] un soleil
    [2] deux soleils
   *[0] pas de soleil
}{ $start ->
    [0] { "" }
   *[other] , départ du prêtre { $start }
}
mp-look-priest = Prêtre { $priest }{ $standing ->
    [own] , à vous
   *[other] { "" }
}, vaut { $value }
mp-priest-at = { $square ->
    [none] Le prêtre { $priest } est hors du temple et vaut { $value }.
   *[other] Le prêtre { $priest } se tient en { $square } et vaut { $value }.
}

## Depots and rows
mp-priest-standing = { $standing ->
    [outside] hors du temple
    [own] à vous
   *[other] { $priest ->
        [1] le plus petit
        [2] petit
        [3] grand
       *[4] le plus grand
    }
}
mp-depot-tokens = { $count ->
    [0] Pas encore de jeton
   *[other] Jetons : { $tokens }
}
mp-depot = Emplacements du prêtre { $priest }{ $standing ->
    [own] , à vous
    [outside] , hors du temple
   *[other] { "" }
} : valeur { $value }. { mp-depot-tokens }
mp-backed-by = Le prêtre { $priest } est soutenu par { $name }
mp-row = { $kind ->
    [sun] Soleils
   *[fire] Feux
}
mp-row-next = ensuite { $value }
mp-row-empty = épuisés
mp-row-spoken = { $kind ->
    [sun] Rangée des soleils
   *[fire] Rangée des feux
} : { $count ->
    [0] vide
   *[other] { $tokens }
}

## Sun/moon card
mp-sky-card = Carte Soleil/Lune de cette manche
mp-sky-waiting = La carte suivante est révélée…
mp-sky-pays = { $sky ->
    [sun] Une case soleil rapporte { $square }, le centre { $centre }.
   *[moon] Seul le centre rapporte : { $centre }.
}
mp-sky-left = { $count ->
    [0] La pioche est vide.
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}
mp-placement = Pose { $placement }, { $name } : { $face ->
    [open] face visible
   *[hidden] face cachée
}{ $done ->
    [yes] , faite
   *[no] { "" }
}

## Hand and decks
mp-holdings = Vos cartes et votre paire
mp-hand = Votre main
mp-hand-card = Carte { $card }{ $state ->
    [picked] , choisie
   *[other] { "" }
}
mp-draw-pile = { $count ->
    [one] carte dans la pioche
   *[other] dans la pioche
}
mp-used-cards = { $count ->
    [0] Aucune carte jouée
    [one] { $count } carte jouée
   *[other] { $count } cartes jouées
}
mp-card-list = Cartes Direction
mp-card-place = { $card } : { $place ->
    [used] jouée
    [stair] sur une marche
    [hand] dans votre main
   *[unseen] pas encore vue
}
mp-card-key = { $place ->
    [used] jouée
    [stair] sur une marche
    [hand] dans votre main
   *[unseen] pas encore vue
}
mp-sky-list = { $count ->
    [0] La pioche Soleil/Lune est vide
   *[other] Encore dans la pioche Soleil/Lune
}
mp-pair-list = Cartes Prêtre en jeu
mp-pair = { $face ->
    [open] Votre paire
   *[secret] Votre paire secrète
}
mp-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
mp-pair-priests = Prêtres { $one } et { $two }

## Choosing
mp-group-card = Carte
mp-group-stair = { $face ->
    [open] Marche (face visible)
   *[hidden] Marche (face cachée)
}
mp-group-order = Ordre des déplacements
mp-group-square = Case pour le prêtre { $priest }
mp-confirm-stair = Poser le { $card } { $stair ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}, { $face ->
    [open] face visible
   *[hidden] face cachée
}
mp-lay = Poser
mp-confirm-waiting = { $missing ->
    [card] Choisissez une carte
    [stair] Choisissez une marche
   *[both] Choisissez carte et marche
} ({ $face ->
    [open] face visible
   *[hidden] face cachée
})
mp-confirm-order = { $order ->
    [tall_first] Le plus grand d’abord
   *[small_first] Le plus petit d’abord
}
mp-choose = Choisir
mp-confirm-square = Replacer le prêtre { $priest } en { $square }

## What an order would do
mp-move = { $kind ->
    [arrive] va en { $square }
    [leave] sort
   *[blocked] bloqué
}
mp-back = Retour du prêtre { $priest } en { $square }
mp-suppose = Et si … ?
mp-suppose-cards = Supposons que les cartes inconnues soient :
mp-suppose-show = Sur le plateau
mp-looking = Calcul en cours…
mp-own-pair = Votre paire
mp-ranking = Cartes de la manche, de la plus grande à la plus petite
mp-numbers-brief = Le numéro d’une carte décide quel prêtre elle déplace.
mp-numbers = { mp-numbers-brief } { $mine ->
    [yes] Après la révélation, vous choisirez :
   *[no] Après la révélation, { $name } choisira :
}
mp-rank = { $end ->
    [largest] grande
   *[smallest] petite
}
mp-backwards = La plus petite carte passe en premier.

## Score sheet
mp-sheet-row = Prêtre { $priest } : { $kind ->
    [sun] jetons soleil
   *[fire] jetons feu
}
mp-backers = Qui a soutenu qui
mp-backed-by-nobody = personne
