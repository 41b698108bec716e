# Machu Picchu : le jeu, ses options, ses questions, et ce qui arrive selon quelle règle.

game-title = Machu Picchu
game-subtitle = { "" }
game-tagline = Guidez quatre prêtres dans le temple du soleil, sans laisser deviner lesquels sont les vôtres.
game-designer = Günter Burkhardt

option-reverse = Le plus petit d’abord
    .help = Ce qui change quand le premier joueur choisit le plus petit d’abord : quel prêtre suit quelle carte, ou seulement qui commence. Des critiques de l’édition allemande d’origine décrivent « Inverse seulement l’ordre ».
option-reverse-pairing = Inverse l’attribution des cartes
option-reverse-order_only = Inverse seulement l’ordre
option-end = Fin de partie
    .help = La dernière manche met fin à la partie ; des prêtres complets aussi. Combien en faut-il ? Des critiques de l’édition allemande d’origine décrivent « Un prêtre complet ».
option-end-all_full = Tous les prêtres complets
option-end-one_full = Un prêtre complet
option-begins = Qui commence
    .help = Le premier joueur est tiré au sort ; une revanche est commencée par l’autre personne.
option-begins-lot = Tirage au sort
option-begins-A = La place A
option-begins-B = La place B

## Le nom des choses

stair-name =
    { $stair ->
        [N] Nord
        [S] Sud
        [E] Est
       *[W] Ouest
    }
sky-name =
    { $sky ->
        [sun] soleil
       *[moon] lune
    }
instruction-name =
    { $instruction ->
        [all_hidden] toutes cachées
        [all_open] toutes visibles
        [only_first_open] seul le premier visible
        [only_first_hidden] seul le premier caché
       *[first_two_open] les deux premiers visibles
    }
drawing-word =
    { $word ->
        [round] manche
        [first] premier joueur
        [pile] pioche
        [suns] soleils
        [fires] feux
        [hand] main
       *[pairs] cartes Prêtre
    }
order-name =
    { $order ->
        [tall_first] le plus grand d’abord
       *[small_first] le plus petit d’abord
    }
place-words = { $place }e
score-words = un score de { $score }

## Questions

question-first_player = Le premier joueur est tiré au sort.
    .title = Qui commence ?
    .waiting = Le tirage au sort du premier joueur est en cours.
question-deal_pair = { $seat } reçoit une carte Prêtre.
    .title = Cartes Prêtre
    .waiting = { $seat } va recevoir une carte Prêtre.
question-deal_card = { $seat } reçoit des cartes Direction.
    .title = Cartes Direction
    .waiting = { $seat } va recevoir des cartes Direction.
question-turn_sky = La carte Soleil/Lune de la manche { $round } est révélée.
    .title = Soleil ou lune ?
    .waiting = La carte Soleil/Lune de la manche { $round } va être révélée.
question-choose_card =
    { $face ->
        [open] Quelle carte posez-vous ? Tout le monde verra son numéro.
       *[hidden] Quelle carte posez-vous ? Elle restera cachée jusqu’à ce que les quatre cartes soient posées.
    }
    .title = Choisissez une carte
    .waiting = { $name } choisit une carte.
    .guide = À chaque manche, quatre cartes Direction sont posées, et chacune déplace un prêtre d’une case. Le numéro décide lequel : les cartes, rangées par numéro, vont aux prêtres, rangés par taille, à partir d’un bout ou de l’autre. Regardez d’abord vos deux prêtres, ceux de votre carte Prêtre : leur faut-il un grand ou un petit numéro ?
question-choose_stair =
    { $face ->
        [open] Sur quelle marche libre la posez-vous, face visible ?
       *[hidden] Sur quelle marche libre la posez-vous, face cachée ?
    }
    .title = Choisissez une marche
    .waiting = { $name } choisit une marche.
    .guide = Chaque côté du temple a une marche, qui reçoit une seule carte. Une carte au Nord déplace son prêtre vers le sud, une carte à l’Est vers l’ouest, et ainsi de suite. On cherche d’ordinaire la marche qui mène un de ses prêtres sur une case soleil, ou qui en fait sortir un autre du temple, où les jetons feu coûtent des points.
question-refill = { $seat } pioche une carte.
    .title = Une nouvelle carte
    .waiting = { $seat } va piocher une carte.
question-pile_card = La pioche garnit la dernière marche.
    .title = La carte de la pioche
    .waiting = La pioche va garnir la dernière marche.
question-choose_order = Les numéros sont connus. Quel prêtre bouge d’abord, le plus grand ou le plus petit ?
    .title = Le plus grand ou le plus petit d’abord ?
    .waiting = { $name } choisit l’ordre.
    .guide = Tous les numéros sont connus, et vous décidez pour toute la manche. Le plus grand d’abord : le prêtre 4 commence avec la plus grande carte, le prêtre 1 finit avec la plus petite ; le plus petit d’abord : le prêtre 1 commence, dans les règles habituelles avec la plus grande carte. Suivez les deux ordres sur le plateau : qui arrive sur un soleil, qui est bloqué, qui sort du temple ?
question-choose_return_square = La case de départ du prêtre { $priest } est prise. Sur quelle case voisine revient-il ?
    .title = Replacez le prêtre { $priest }
    .waiting = { $name } replace le prêtre { $priest }.
    .guide = Un prêtre sorti du temple revient sur sa case de départ ; ici elle est prise, et c’est à vous, premier joueur, de choisir une case vide juste à côté. Revenir ne rapporte jamais de jeton soleil. Regardez où un pas pourrait mener de là à la manche suivante : sur une case soleil, ou hors du temple.

## Mise en place

MP-101 =
    .refusal = Machu Picchu se joue à deux, trois ou quatre, pas à { $seats }.
MP-108 =
    .refusal = La carte Soleil/Lune « { sky-name }, { instruction-name } » n’est pas dans la pioche.
MP-109 =
    .event = { $seat } commence et prend le Grand Prêtre.
    .refusal = Le sort ne peut pas désigner cette place : personne n’y joue dans cette partie.
MP-110 =
    .refusal = La carte Prêtre { $pair } ne peut pas être distribuée : elle n’est pas en jeu, ou quelqu’un l’a déjà.
MP-111 =
    .event =
        { $pair ->
            [unknown] { $seat } reçoit une carte Prêtre.
           *[other] { $seat } reçoit la carte Prêtre { $pair }.
        }
MP-112 =
    .event =
        { $cards ->
            [unknown] { $seat } prend quatre cartes en main.
           *[other] { $seat } prend quatre cartes en main : { $cards }.
        }
    .refusal = La carte { $card } ne peut pas être piochée : elle n’est plus dans la pioche.

## La manche

MP-203 =
    .event = Manche { $round } : { sky-name }, { instruction-name }.
MP-206 =
    .refusal = Maintenant, c’est { $asked } qui joue.
MP-207 =
    .refusal =
        { $kind ->
            [choose_card] Choisissez une carte.
            [choose_stair] Choisissez une marche.
            [choose_order] Choisissez le plus grand ou le plus petit d’abord.
            [choose_return_square] Choisissez une case pour le prêtre qui revient.
            [first_player] Le sort doit d’abord dire qui commence.
            [deal_pair] Il faut d’abord distribuer les cartes Prêtre.
            [deal_card] Il faut d’abord distribuer les cartes Direction.
            [turn_sky] Il faut d’abord révéler la carte Soleil/Lune.
            [refill] Il faut d’abord piocher une nouvelle carte.
           *[pile_card] La pioche doit d’abord garnir la dernière marche.
        }
MP-208 =
    .refusal = La partie est finie ; plus rien ne peut être joué.
MP-211 =
    .event = Le Grand Prêtre passe à { $seat }.
    .met = Le Grand Prêtre passe à vous.

## Poser les cartes Direction

MP-301 =
    .event =
        { $card ->
            [unknown] { $seat } choisit une carte.
           *[other] { $seat } choisit la carte { $card }.
        }
MP-302 =
    .refusal =
        { $card ->
            [none] Cette carte n’existe pas ; les cartes Direction vont de 1 à 50.
           *[other] Vous n’avez pas la carte { $card }.
        }
MP-303 =
    .refusal = Cette marche n’existe pas ; choisissez Nord, Sud, Est ou Ouest.
MP-304 =
    .refusal = La marche { stair-name } est prise : { $layer } y a posé une carte.
MP-305 =
    .event =
        { $face ->
            [open] { $seat } pose le { $card } face visible sur la marche { stair-name }.
           *[hidden] { $card ->
                [unknown] { $seat } pose une carte face cachée sur la marche { stair-name }.
               *[other] { $seat } pose le { $card } face cachée sur la marche { stair-name }.
            }
        }
MP-306 =
    .event =
        { $card ->
            [unknown] { $seat } pioche une carte.
           *[other] { $seat } pioche le { $card }.
        }
MP-307 =
    .event = La pioche pose le { $card } face visible sur la marche { stair-name }.
MP-310 =
    .event = Les quatre cartes quittent le jeu.

## Visible ou cachée

MP-410 =
    .event = Les cartes sont révélées : Nord { $north }, Sud { $south }, Est { $east }, Ouest { $west }.

## Le déplacement des prêtres

MP-502 =
    .refusal = Cet ordre n’existe pas ; choisissez le plus grand d’abord ou le plus petit d’abord.
MP-503 =
    .event = { $seat } choisit « { order-name } » : la plus grande carte déplace le prêtre 4, la plus petite le prêtre 1.
MP-504 =
    .event = { $seat } choisit « { order-name } » : la plus grande carte déplace le prêtre 1, la plus petite le prêtre 4.
MP-508 =
    .event = La carte { $card } pousse le prêtre { $priest } vers { $to }, mais cette case est prise : il reste en { $at }.

## Les jetons soleil

MP-602 =
    .event = La carte { $card } déplace le prêtre { $priest } de { $at } à { $to } : jeton soleil { $tokens }.
MP-603 =
    .event = La carte { $card } déplace le prêtre { $priest } de { $at } au centre : jetons soleil { $tokens }.
MP-604 =
    .event = La carte { $card } déplace le prêtre { $priest } de { $at } au centre ; sous la lune, cela ne donne que le jeton soleil { $tokens }.
MP-605 =
    .event = La carte { $card } déplace le prêtre { $priest } de { $at } à { $to }.
MP-608 =
    .event = La carte { $card } déplace le prêtre { $priest } de { $at } au centre : les jetons soleil { $tokens } se partagent le dernier emplacement.
MP-609 =
    .event = La carte { $card } déplace le prêtre { $priest } de { $at } à { $to } : pas de jeton soleil, ses emplacements sont remplis.
MP-610 =
    .event = La carte { $card } déplace le prêtre { $priest } de { $at } au centre : il ne reste que le jeton soleil { $tokens } à prendre.
MP-611 =
    .event = La carte { $card } déplace le prêtre { $priest } de { $at } à { $to } : pas de jeton soleil, il n’en reste plus.

## Sortir du temple et y revenir

MP-702 =
    .event = La carte { $card } pousse le prêtre { $priest } de { $at } hors du temple : jeton feu { $tokens }.
MP-703 =
    .event = La carte { $card } pousse le prêtre { $priest } de { $at } hors du temple : pas de jeton feu, ses emplacements sont remplis.
MP-704 =
    .event = La carte { $card } pousse le prêtre { $priest } de { $at } hors du temple : pas de jeton feu, il n’en reste plus.
MP-705 =
    .event = Le prêtre { $priest } revient sur sa case de départ { $to }.
MP-706 =
    .event = { $seat } replace le prêtre { $priest } en { $to }, à côté de la case de départ.
MP-707 =
    .refusal =
        { $square ->
            [none] Cette case n’existe pas ; le prêtre { $priest } revient juste à côté de sa case de départ { $start }.
           *[other] Le prêtre { $priest } revient juste à côté de sa case de départ { $start } ; la case { $square } n’en est pas voisine.
        }
MP-708 =
    .refusal = La case { $square } est prise ; il faut au prêtre { $priest } une case vide à côté de { $start }.

## Fin de partie et scores

MP-802 =
    .event = La partie est finie : la manche { $round } était la dernière.
MP-803 =
    .event = La partie est finie après la manche { $round } : les emplacements des quatre prêtres sont tous remplis.
MP-805 =
    .event = { $seat } montre la carte Prêtre { $pair }.
MP-806 =
    .event = Le prêtre { $priest } vaut { $value }.
MP-807 =
    .event = Le prêtre { $priest } apporte { $points } à { $seat }.
MP-808 =
    .event =
        { $place ->
            [1] { $seat } gagne avec { score-words }.
           *[other] { $seat } termine { place-words } avec { score-words }.
        }
MP-809 =
    .event =
        { $place ->
            [1] { $seat } gagne avec { score-words } ; le plus fort jeton soleil départage.
           *[other] { $seat } termine { place-words } avec { score-words } ; le plus fort jeton soleil départage.
        }
MP-810 =
    .event =
        { $place ->
            [1] { $seat } gagne avec { score-words } ; les jetons soleil suivants départagent.
           *[other] { $seat } termine { place-words } avec { score-words } ; les jetons soleil suivants départagent.
        }
MP-811 =
    .event =
        { $place ->
            [1] { $seat } partage la victoire ({ score-words }).
           *[other] { $seat } partage la { place-words } place ({ score-words }).
        }

## Options

MP-901 =
    .refusal = Ce jeu n’a pas d’option { $option } avec la valeur { $value }.
MP-902 =
    .event = { $seat } choisit « { order-name } » : le prêtre 1 commence avec la plus petite carte, le prêtre 4 finit avec la plus grande.
MP-903 =
    .event = La partie est finie après la manche { $round } : les emplacements d’un prêtre sont remplis.
MP-904 =
    .refusal =
        { $seats ->
            [2] Dans cette revanche, c’est l’autre personne qui commence.
           *[other] On ne peut fixer qui commence qu’à deux ; à { $seats }, c’est le sort qui décide.
        }

## Les raisons d’un coup

reason-value =
    { $way ->
        [more] À la fin de la manche, le prêtre { $number } devrait valoir { $points } de plus.
       *[less] À la fin de la manche, le prêtre { $number } devrait valoir { $points } de moins.
    }
    .look = Quels jetons le prêtre { $number } pourrait-il recevoir pendant cette manche ?
    .of = prêtre { $number } à la fin de la manche
reason-square =
    { $way ->
        [more] La case où s’arrêtera le prêtre { $number } devrait rapporter { $points } de plus dans les manches à venir.
       *[less] La case où s’arrêtera le prêtre { $number } devrait rapporter { $points } de moins dans les manches à venir.
    }
    .look = Où se trouvera le prêtre { $number } après cette manche ?
    .of = la case où s’arrêtera le prêtre { $number }

## Les caractères d’un maître

character-collector = Collectionneur
    .about = Prend les jetons à portée de main et se soucie peu de la case où finissent les prêtres.
character-pathfinder = Éclaireur
    .about = Mène d’abord les prêtres sur de bonnes cases et laisse venir les jetons.
character-rival = Rival
    .about = Joue pour l’écart : un point qu’il vous enlève compte autant qu’un point gagné.
