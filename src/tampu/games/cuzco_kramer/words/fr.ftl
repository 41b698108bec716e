# Cuzco : le jeu, ses options, ses questions, et ce qui arrive selon quelle règle.

game-title = Cuzco
game-subtitle = les terrasses
game-tagline = Élevez les terrasses terrain par terrain ; les temples sont à qui se tient le plus haut.
game-designer = Michael Kiesling & Wolfgang Kramer

option-strict_temple_value = Valeur des temples
    .help = Quelle valeur un temple peut recevoir quand il est bâti ou agrandi.
option-strict_temple_value-off = Au plus la taille du groupe
option-strict_temple_value-on = Toujours la plus grande
option-hold_is_pass = Rester dans une fête
    .help = Si une personne restée à son total peut rejouer des cartes dans la fête quand une autre enchérit ensuite. Que ce soit définitif est ce que dit à la lettre la règle française.
option-hold_is_pass-off = On peut rejouer
option-hold_is_pass-on = C’est définitif (texte français)
option-no_second_after_tied_first = Deuxième place
    .help = Si le décompte final paie la deuxième place dans une ville où la première place est partagée.
option-no_second_after_tied_first-off = Compte toujours
option-no_second_after_tied_first-on = Pas derrière une première partagée

## Le nom des choses

tile-name =
    { $tile ->
        [triple] terrain triple
        [double] terrain double
        [village_single] terrain simple de village
       *[crops_single] terrain simple de cultures
    }
card-name =
    { $card ->
        [T] T (tumi)
        [K] K (kero)
        [M] M (masque)
        [TK] TK (tumi, kero)
        [TM] TM (tumi, masque)
       *[KM] KM (kero, masque)
    }
open-name =
    { $open ->
        [T] T (tumi)
        [K] K (kero)
        [M] M (masque)
        [TK] TK (tumi, kero)
        [TM] TM (tumi, masque)
       *[KM] KM (kero, masque)
    }
drawing-word =
    { $word ->
        [ap] points d’action
        [temples] temples
        [scores] points de prestige
        [triples] terrains triples en réserve
        [basins] bassins en réserve
        [open] carte face visible
        [deck] cartes dans la pioche
        [cards] cartes en main
       *[hand] main
    }
points-words =
    { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    }
place-words = { $place }e
score-words =
    { $score ->
        [one] { $score } point de prestige
       *[other] { $score } points de prestige
    }
ap-words =
    { $ap ->
        [one] { $ap } point d’action
       *[other] { $ap } points d’action
    }
no-such-cell = Cette case n’existe pas sur ce plateau.

## Questions

question-first_player = Le premier joueur est tiré au sort.
    .title = Qui commence ?
    .waiting = Le tirage au sort du premier joueur est en cours.
question-open_card = La première carte de la pioche est révélée.
    .title = La carte face visible
    .waiting = La carte face visible va être révélée.
question-deal_card = { $seat } reçoit une carte fête.
    .title = Cartes fête
    .waiting = { $seat } va recevoir une carte fête.
question-action =
    { $owed ->
        [1] Commencez votre tour en posant un terrain. Vous avez { ap-words }.
       *[0] { $ap ->
            [0] Il ne vous reste aucun point d’action. Ce qui ne coûte rien est encore possible ; sinon, terminez le tour.
           *[other] Que faites-vous ? Il vous reste { ap-words }.
        }
    }
    .title =
        { $owed ->
            [1] Posez le terrain d’ouverture
           *[0] Choisissez une action
        }
    .waiting =
        { $owed ->
            [1] { $name } pose le terrain d’ouverture.
           *[0] { $name } joue et a encore { ap-words }.
        }
    .guide = Votre tour commence d’ordinaire par un terrain ; dépensez ensuite le reste de vos 6 points d’action (PA) en terrains, Incas, temples, cartes ou bassins d’irrigation, qui rapportent une fois entourés. La personne dont l’Inca est le plus haut dans un village y mène et peut y bâtir un temple, qui rapporte la moitié de sa valeur. Regardez donc d’abord où vous pouvez monter.
question-festival_cards = Avec quelles cartes ouvrez-vous la fête en { $cell } ? La carte face visible est { open-name }.
    .title = Ouvrez la fête
    .waiting = { $name } choisit des cartes pour la fête en { $cell }.
    .guide = Une fête est un concours de cartes dans une ville ; plus le temple est grand, plus elle rapporte de points de prestige. Chaque relique (tumi, kero ou masque) que votre carte partage avec la carte face visible vaut 1 point de fête (PF) ; jouez une carte ou plusieurs, elles sont dépensées dans tous les cas. Regardez d’abord combien de rivaux ont un Inca dans cette ville.
question-festival_answer = Fête en { $cell }, carte face visible { open-name }. Vous avez { $total } PF, le plus haut total est de { $top } PF. Au-dessous, jouez des cartes ou passez ; à égalité, jouez des cartes ou restez.
    .title = Répondez dans la fête
    .waiting = { $name } répond dans la fête en { $cell }.
    .guide = Chaque relique que votre carte partage avec la carte face visible vaut 1 point de fête (PF). Au-dessous du plus haut total, il faut l’égaler ou passer pour de bon ; à égalité, vous pouvez enchérir, ou rester et partager la fête si personne n’enchérit. Les cartes jouées sont dépensées même si vous perdez : demandez-vous ce que vaut ce temple.

## Mise en place

CK-101 =
    .refusal = Cuzco se joue à deux, trois ou quatre, pas à { $seats }.
CK-108 =
    .event =
        { $cards ->
            [unknown] { $seat } prend trois cartes en main.
           *[other] { $seat } prend trois cartes en main : { $cards }.
        }
CK-112 =
    .event = La carte face visible est { card-name }.
    .refusal =
        { $card ->
            [none] Il faut d’abord qu’une carte vienne de la pioche.
           *[other] La carte { card-name } ne peut pas venir de la pioche : il n’y en reste plus.
        }
CK-113 =
    .event = { $seat } commence.
    .refusal =
        { $who ->
            [none] Le sort doit d’abord dire qui commence.
           *[other] Le sort ne peut pas désigner cette place : personne n’y joue dans cette partie.
        }

## Le tour

CK-201 =
    .refusal = Cette action n’existe pas dans ce jeu.
CK-202 =
    .event = { $seat } commence son tour avec { ap-words }.
CK-205 =
    .refusal = Le terrain d’ouverture vient d’abord. Avant lui, vous pouvez seulement dépenser un jeton.
CK-206 =
    .event = Aucun terrain ne peut être posé : { $seat } commence sans terrain d’ouverture.
CK-208 =
    .refusal =
        { $ap ->
            [0] Cela coûte { $price } PA, et il n’en reste aucun.
           *[other] Cela coûte { $price } PA, et il n’en reste que { $ap }.
        }
CK-210 =
    .event =
        { $left ->
            [0] { $seat } dépense son dernier jeton et a maintenant { ap-words }.
            [one] { $seat } dépense un jeton et a maintenant { ap-words } ; il lui reste { $left } jeton.
           *[other] { $seat } dépense un jeton et a maintenant { ap-words } ; il lui reste { $left } jetons.
        }
CK-211 =
    .refusal = Vous avez déjà dépensé un jeton dans ce tour.
CK-212 =
    .refusal = Vous n’avez plus de jeton à dépenser.
CK-214 =
    .event =
        { $ap ->
            [0] { $seat } termine son tour.
           *[other] { $seat } termine son tour et renonce à { ap-words }.
        }
CK-215 =
    .refusal = Une fête a été proposée ; rien d’autre n’est possible dans ce tour.
CK-216 =
    .refusal = Maintenant, c’est { $asked } qui joue.

## Poser des terrains

CK-302 =
    .refusal =
        { $tile ->
            [triple] Il ne reste aucun { tile-name } dans la réserve commune.
           *[other] Il ne reste aucun { tile-name } dans votre réserve.
        }
CK-303 =
    .refusal =
        { $tile ->
            [triple] Un { tile-name } demande trois cases qui se touchent toutes, sur le site ou juste à côté, dont une pour le village.
            [double] Un { tile-name } demande deux cases voisines, sur le site ou juste à côté, dont une pour le village.
           *[other] Un { tile-name } demande une seule case du plateau.
        }
CK-305 =
    .refusal = Aucune partie du terrain ne serait sur le site ({ $cells }) ; au moins une case doit y être.
CK-306 =
    .refusal = Une case occupée par un Inca ne peut pas être recouverte ({ $cells }).
CK-307 =
    .refusal = Un bassin ne peut pas être recouvert ({ $cells }).
CK-308 =
    .refusal = Un temple ne peut pas être recouvert ({ $cells }).
CK-309 =
    .refusal = Le terrain ne serait pas à plat : { $cells } sont aux niveaux { $levels }.
CK-310 =
    .refusal = Le { tile-name } recouvrirait exactement un terrain de sa taille ({ $cells }).
CK-311 =
    .refusal = Avec un village en { $cell }, les temples en { $temples } seraient dans une même ville ; une ville n’a qu’un temple.
CK-313 =
    .event =
        { $tile ->
            [triple] { $seat } pose un { tile-name } en { $cells }, village en { $village } : niveau { $level } ({ $cost } PA).
            [double] { $seat } pose un { tile-name } en { $cells }, village en { $village } : niveau { $level } ({ $cost } PA).
           *[other] { $seat } pose un { tile-name } en { $cells } : niveau { $level } ({ $cost } PA).
        }

## Les Incas

CK-404 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] { $owner_seat ->
                [none] Il n’y a pas d’Inca en { $cell }.
               *[other] L’Inca en { $cell } appartient à { $owner_seat }.
            }
        }
CK-405 =
    .refusal = Il ne reste aucun Inca dans votre réserve.
CK-406 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] Aucun Inca ne peut se tenir en { $cell } : il faut un terrain sans temple.
        }
CK-407 =
    .refusal = { $owner_seat } a déjà un Inca en { $cell }.
CK-408 =
    .refusal = { $cell } n’est pas une case d’entrée : aucun espace libre hors du site ne la touche.
CK-409 =
    .event = { $seat } fait entrer un Inca en { $cell } ({ $cost } PA).
CK-411 =
    .event =
        { $cost ->
            [0] { $seat } déplace un Inca de { $origin } à { $cell }, gratuitement.
           *[other] { $seat } déplace un Inca de { $origin } à { $cell } ({ $cost } PA).
        }
CK-412 =
    .refusal = Aucun chemin ne mène de { $origin } à { $cell }.
CK-413 =
    .event = { $seat } fait sortir l’Inca de { $cell } et le remet dans sa réserve ({ $cost } PA).
CK-415 =
    .refusal =
        { $incas ->
            [one] Vous avez déjà fait { $made } déplacement gratuit. Avec { $incas } Inca sur le plateau, vous devez d’abord faire autre chose.
           *[other] Vous avez fait { $made } déplacements gratuits d’affilée. Avec { $incas } Incas sur le plateau, vous devez d’abord faire autre chose.
        }

## Villages, villes et temples

CK-511 =
    .event = { $seat } bâtit un temple de { $value } en { $cell }.
CK-512 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] { $cell } n’est pas une case de village ; il en faut une pour un temple.
        }
CK-513 =
    .refusal = { $owner_seat } a un Inca en { $cell } ; un temple demande une case sans Inca.
CK-514 =
    .refusal = Le groupe de { $cell } a déjà un temple.
CK-515 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] Il n’y a pas de temple à agrandir en { $cell }.
        }
CK-516 =
    .refusal = Le temple en { $cell } ne peut changer qu’une fois par tour.
CK-517 =
    .refusal = Le temple en { $cell } vaut déjà { $present } ; { $value } ne l’agrandirait pas.
CK-518 =
    .refusal =
        { $leader_seat ->
            [none] Personne ne mène dans le groupe de { $cell } : personne ne peut y bâtir ni y agrandir de temple.
           *[other] { $leader_seat } mène dans le groupe de { $cell } ; seule la personne qui mène peut y bâtir ou agrandir.
        }
CK-519 =
    .refusal = Cette valeur n’existe pas ; un temple vaut 2, 4, 6, 8 ou 10.
CK-520 =
    .refusal =
        { $size ->
            [one] Un temple de { $value } est trop grand pour le groupe de { $cell }, qui n’a qu’une case.
           *[other] Un temple de { $value } est trop grand pour le groupe de { $cell }, qui n’a que { $size } cases.
        }
CK-521 =
    .refusal = La réserve commune n’a pas tous les étages qu’il faut à un temple de { $value } en { $cell }.
CK-522 =
    .event = { $seat } agrandit le temple en { $cell } de { $former } à { $value }.
CK-523 =
    .event = Le disque solaire de { $cell } retourne dans la réserve commune.

## Les bassins

CK-601 =
    .event =
        { $left ->
            [0] { $seat } place le dernier bassin en { $cell }.
           *[other] { $seat } place un bassin en { $cell } ; il en reste { $left }.
        }
CK-602 =
    .refusal = Il ne reste aucun bassin dans la réserve commune.
CK-603 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] { $cell } est hors du site ; un bassin n’y va pas.
        }
CK-604 =
    .refusal = { $cell } n’est pas de sol nu ; il y a là un terrain ou un bassin.
CK-605 =
    .refusal = { $cell } est une case de la frontière ; il faut à un bassin une case intérieure.
CK-610 =
    .event = Un groupe de bassins est entièrement entouré ({ $cells }), mais personne ne mène autour de lui : aucun point.

## Cartes et fêtes

CK-701 =
    .event = { $seat } pioche une carte.
CK-702 =
    .refusal = Vous avez déjà pioché deux cartes dans ce tour ; c’est la limite.
CK-703 =
    .event = { $seat } prend la carte face visible, { card-name }.
CK-704 =
    .event =
        { $card ->
            [unknown] { $seat } garde cette carte cachée.
           *[other] { $seat } a pioché { card-name }.
        }
CK-705 =
    .event = La pioche est vide ; la défausse est mélangée et en forme une nouvelle.
CK-706 =
    .event = Il ne reste aucune carte à révéler : il n’y a plus de carte face visible.
CK-707 =
    .refusal =
        { $source ->
            [open] Il n’y a pas de carte face visible à prendre.
           *[deck] La pioche est vide, et il n’y a rien à mélanger.
        }
CK-710 =
    .event = { $seat } propose une fête en { $cell }.
CK-712 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] Il n’y a pas de temple en { $cell } ; il en faut un pour une fête.
        }
CK-713 =
    .refusal = Pour proposer une fête en { $cell }, il vous faut un Inca dans cette ville.
CK-714 =
    .refusal = Un disque solaire est sur le temple en { $cell } : pas de fête avant qu’il soit agrandi.
CK-715 =
    .refusal = Il n’y a pas de carte face visible : aucune fête n’est possible.
CK-716 =
    .event = { $seat } joue { $cards } : { $gained } PF, soit { $total } PF en tout.
CK-717 =
    .refusal = Vous n’avez pas toutes ces cartes en main.
CK-718 =
    .refusal = Avec cette carte face visible, aucun PF pour { $cards } : cela ne peut pas être joué.
CK-719 =
    .refusal = Il faut au moins une carte qui rapporte des PF avec la carte face visible.
CK-721 =
    .event = { $seat } passe et quitte la fête.
CK-722 =
    .refusal = Cela fait { $total } PF, et le plus haut total est de { $top } PF : égalez-le, ou passez.
CK-723 =
    .refusal =
        { $due_seat ->
            [none] Il n’y a pas de fête à laquelle répondre maintenant.
           *[other] C’est à { $due_seat } de répondre.
        }
CK-724 =
    .event = { $seat } reste au même total.
CK-725 =
    .refusal = Vos { $total } PF sont le plus haut total : vous ne pouvez pas passer. Jouez des cartes ou restez.
CK-730 =
    .event = Un disque solaire est posé sur le temple en { $cell }.
CK-731 =
    .event = La carte face visible est maintenant { card-name }.

## Les points

CK-801 =
    .event = { $seat } marque { points-words } pour avoir bâti le temple en { $cell }.
CK-802 =
    .event = { $seat } marque { points-words } pour avoir agrandi le temple en { $cell }.
CK-803 =
    .event =
        { $size ->
            [one] { $seat } mène autour du bassin entouré { $cells } et marque { points-words }.
           *[other] { $seat } mène autour des bassins entourés { $cells } et marque { points-words }.
        }
CK-804 =
    .event = { $seat } remporte la fête en { $cell } sans partage et marque { points-words }.
CK-805 =
    .event =
        { $points ->
            [0] { $seat } partage la fête en { $cell } ; avec un temple de { $value }, cela ne rapporte rien.
           *[other] { $seat } partage la fête en { $cell } et marque { points-words }.
        }
CK-806 =
    .event = { $seat } a la première place dans la ville de { $cell } et marque { points-words }.
CK-807 =
    .event = { $seat } a la deuxième place dans la ville de { $cell } et marque { points-words }.
CK-808 =
    .event = { $seat } ne marque rien dans la ville de { $cell }.

## Fin de partie

CK-901 =
    .event = { $seat } a posé le dernier terrain triple : la phase finale commence.
CK-902 =
    .event = { $seat } fait son décompte final.
CK-907 =
    .event =
        { $shared ->
            [0] { $place ->
                [1] { $seat } gagne avec { score-words }.
               *[other] { $seat } termine { place-words } avec { score-words }.
            }
           *[other] { $place ->
                [1] { $seat } partage la victoire ({ score-words }).
               *[other] { $seat } partage la { place-words } place ({ score-words }).
            }
        }
CK-908 =
    .refusal = La partie est finie ; plus rien ne peut être joué.
CK-909 =
    .event =
        { $triples ->
            [one] Personne n’a posé de terrain depuis un tour de table complet, et le dernier terrain triple n’a de place nulle part : chacun a un dernier tour.
           *[other] Personne n’a posé de terrain depuis un tour de table complet, et aucun des { $triples } terrains triples restants n’a de place : chacun a un dernier tour.
        }

## Options

CK-951 =
    .refusal = Avec l’option choisie, un temple en { $cell } doit valoir { $due }, et non { $value }.
CK-952 =
    .event = { $seat } était à son total et quitte la fête : ce total est dépassé.
    .met = Vous étiez à votre total et quittez la fête : ce total est dépassé.
CK-953 =
    .refusal = Ce jeu n’a pas d’option { $option } avec la valeur { $value }.

## Les raisons d’un coup

reason-points =
    { $way ->
        [more] Vous marquez { $points } de plus pendant ce tour.
       *[less] Vous marquez { $points } de moins pendant ce tour.
    }
    .look = Où pouvez-vous marquer dès ce tour ?
    .of = points pendant ce tour
reason-cities =
    { $way ->
        [more] Vos villes devraient rapporter { $points } de plus au décompte final.
       *[less] Vos villes devraient rapporter { $points } de moins au décompte final.
    }
    .look = Qui mène dans chaque ville en vue du décompte final ?
    .of = villes au décompte final
reason-growth =
    { $way ->
        [more] Les temples que vous pouvez encore agrandir devraient vous rapporter { $points } de plus.
       *[less] Les temples que vous pouvez encore agrandir devraient vous rapporter { $points } de moins.
    }
    .look = Quels temples pourriez-vous encore agrandir ?
    .of = temples encore à agrandir
reason-festivals =
    { $way ->
        [more] Les fêtes devraient vous rapporter { $points } de plus.
       *[less] Les fêtes devraient vous rapporter { $points } de moins.
    }
    .look = Dans quelles villes pourriez-vous proposer une fête ?
    .of = fêtes
reason-villages =
    { $way ->
        [more] Les villages où vous menez devraient rapporter { $points } de plus une fois devenus des villes.
       *[less] Les villages où vous menez devraient rapporter { $points } de moins une fois devenus des villes.
    }
    .look = Dans quels villages pourriez-vous mener et bâtir un temple ?
    .of = villages qui deviendront des villes
reason-basins =
    { $way ->
        [more] Les bassins devraient vous rapporter { $points } de plus une fois entourés.
       *[less] Les bassins devraient vous rapporter { $points } de moins une fois entourés.
    }
    .look = Qui mène autour des bassins qui ne sont pas encore entourés ?
    .of = bassins une fois entourés
reason-incas =
    { $way ->
        [more] Vos Incas sur le plateau devraient vous rapporter { $points } de plus par la suite.
       *[less] Vos Incas sur le plateau devraient vous rapporter { $points } de moins par la suite.
    }
    .look = Combien de vos Incas sont sur le plateau, et à quelle hauteur ?
    .of = Incas sur le plateau
reason-cards =
    { $way ->
        [more] Vos cartes fête devraient vous rapporter { $points } de plus par la suite.
       *[less] Vos cartes fête devraient vous rapporter { $points } de moins par la suite.
    }
    .look = Vos cartes suffiront-elles pour les fêtes à venir ?
    .of = cartes fête
reason-tokens =
    { $way ->
        [more] Vos jetons action supplémentaire devraient vous rapporter { $points } de plus par la suite.
       *[less] Vos jetons action supplémentaire devraient vous rapporter { $points } de moins par la suite.
    }
    .look = Est-ce le bon moment pour dépenser un jeton ?
    .of = jetons action supplémentaire
reason-tiles =
    { $way ->
        [more] Les terrains doubles et simples de votre réserve devraient vous rapporter { $points } de plus par la suite.
       *[less] Les terrains doubles et simples de votre réserve devraient vous rapporter { $points } de moins par la suite.
    }
    .look = Quels terrains de votre réserve vous seront utiles par la suite ?
    .of = terrains doubles et simples de la réserve

## Les caractères d’un maître

character-builder = Bâtisseur
    .about = Fonde des villages et élève des temples partout où il mène.
character-celebrant = Fêtard
    .about = Collectionne les cartes et ne manque aucune fête.
character-irrigator = Fontainier
    .about = Entoure les bassins et garde pour eux ses petits terrains.
