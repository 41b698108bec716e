# Inca Empire : le jeu, ses options, ses questions, et ce qui arrive selon quelle règle.

game-title = Inca Empire
game-subtitle = les quatre régions
game-tagline = Partez de Cuzco avec vos routes, soumettez des régions, et bâtissez ce que toutes les routes atteindront.
game-designer = Alan D. Ernstein

option-pizarro_arrival = Arrivée de Pizarro
    .help = Si la dernière ère peut s’interrompre : après chacune de ses phases du Peuple, un marqueur caché est montré.
option-pizarro_arrival-off = Non
option-pizarro_arrival-on = Oui
option-early_decline = Déclin anticipé
    .help = Une partie plus courte à quatre : cinq périodes au lieu de sept, sans pèlerinages.
option-early_decline-off = Non
option-early_decline-on = Oui
option-gift_of_the_gods = Le Don des Dieux
    .help = Quatre régions proches de Cuzco commencent avec un marqueur de main-d’œuvre 3.
option-gift_of_the_gods-off = Non
option-gift_of_the_gods-on = Oui

## Le nom des choses

card-name =
    { $card ->
        [rural_unrest] Troubles ruraux
        [skilled_surveyors] Arpenteurs expérimentés
        [motivated_workers] Ouvriers motivés
        [wild_road] Route sauvage
        [extra_workforce] Main-d’œuvre supplémentaire
        [el_nino] El Niño : Inondation
        [epidemic] Épidémie
        [urban_renewal] Rénovation urbaine
        [strategic_point] Point stratégique
        [building_project] Projet de construction
        [bad_weather] Intempéries
        [reserve_rations] Rations de sécurité
        [military_superiority] Supériorité militaire
        [popular_support] Soutien populaire
        [rapid_expansion] Expansion rapide
        [resistance] Résistance
        [religious_fervour] Ferveur religieuse
        [solar_eclipse] Éclipse solaire
        [great_pilgrimage] Grand pèlerinage
        [annual_pilgrimage] Pèlerinage annuel
       *[local_pilgrimage] Pèlerinage local
    }
suyu-name =
    { $colour ->
        [orange] Chinchaysuyu
        [blue] Antisuyu
        [brown] Collasuyu
       *[green] Cuntisuyu
    }
quarter-name =
    { $quarter ->
        [orange_blue] Chinchaysuyu–Antisuyu
        [blue_brown] Antisuyu–Collasuyu
        [brown_green] Collasuyu–Cuntisuyu
        [green_orange] Cuntisuyu–Chinchaysuyu
        [orange_brown] Chinchaysuyu–Collasuyu
       *[blue_green] Antisuyu–Cuntisuyu
    }
era-name =
    { $era ->
        [pre_empire] Pré-Empire
        [early_empire] Haut-Empire
        [middle_empire] Empire moyen
       *[late_empire] Bas-Empire
    }
phase-name =
    { $phase ->
        [inca] phase de l’Inca
        [sun] phase du Soleil
        [people] phase du Peuple
       *[sapa_inca] phase de Sapa Inca
    }
kind-name =
    { $kind ->
        [city] fonder une cité
        [garrison] établir une garnison
        [conquest] conquérir une région
        [temple] construire un temple
        [terrace] construire une terrasse
        [extra_road] construire une route supplémentaire
        [garrison_to_city] convertir une garnison en cité
       *[pass] passer
    }
workers-words =
    { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
roads-words =
    { $roads ->
        [one] { $roads } route
       *[other] { $roads } routes
    }
points-words =
    { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }
score-words =
    { $score ->
        [one] { $score } point de victoire
       *[other] { $score } points de victoire
    }
drawing-word =
    { $word ->
        [setup] mise en place
        [track] piste de score
        [workers] ouvriers
        [sun_board] Plateau du Soleil
        [regions] marqueurs visibles
        [cities] cités
        [garrisons] garnisons
        [temples] temples
        [draw] pioche
        [discard] défausse
       *[hand] main
    }

## Questions

question-colour = { $seat } reçoit une couleur.
    .title = Couleurs
    .waiting = { $seat } est en train de recevoir une couleur.
question-marker = Le marqueur ({ $where }) est retourné.
    .title = Un marqueur
    .waiting = On retourne le marqueur ({ $where }).
question-deal = { $seat } reçoit une carte du Soleil.
    .title = Cartes du Soleil
    .waiting = { $seat } est en train de recevoir une carte du Soleil.
question-tile = { $seat } reçoit une tuile Ordre du Tour.
    .title = Ordre du tour
    .waiting = { $seat } est en train de recevoir une tuile Ordre du Tour.
question-draw = { $seat } pioche une carte du Soleil.
    .title = Une nouvelle carte
    .waiting = { $seat } est en train de piocher.
question-invasion = Le marqueur Invasion de cette phase est montré.
    .title = Marqueur Invasion
    .waiting = On montre le marqueur Invasion.
question-sun_card = Quelle carte du Soleil posez-vous ? Elle agit sur les deux joueurs qui bordent son quart.
    .title = Choisissez une carte
    .waiting = { $name } choisit une carte du Soleil.
    .guide = Les cartes du Soleil changent surtout ce que les actions coûtent, permettent ou rapportent. Vous posez une de vos trois cartes, face cachée, dans un quart du Plateau du Soleil ; une fois révélée, elle agit sur les deux joueurs qui bordent ce quart, jusqu’au prochain décompte. Cherchez d’abord une carte qui sert vos plans, ou une qui gêne la personne en tête.
question-sun_quarter = Dans quel quart du Plateau du Soleil va votre carte ?
    .title = Choisissez un quart
    .waiting = { $name } choisit un quart pour sa carte.
    .guide = Votre carte agira sur les deux joueurs dont les couleurs bordent son quart : une bonne carte va donc à côté de votre couleur, une mauvaise entre deux rivaux. Chaque quart reçoit une carte par phase du Soleil, et la dernière personne prend celui qui reste. Regardez aussi qui profiterait avec vous d’une bonne carte.
question-people_next = Que faites-vous ensuite dans votre tour ? Vous avez { workers-words }.
    .title = Choisissez la suite
    .waiting = { $name } choisit sa prochaine action.
    .guide = Votre tour a deux actions, dans l’ordre que vous voulez : construire des routes, ce qui est gratuit, et un développement (une conquête, une cité…), qui coûte des ouvriers. Vous pouvez laisser l’une ou l’autre de côté ; un pèlerinage, si une carte l’offre, en remplace une. Les routes viennent souvent d’abord, car presque tout développement demande votre réseau : les sites que vos routes relient à Cuzco.
question-road_pick = Où construisez-vous ? Il reste { $left } sur { roads-words } dans cette action.
    .title = Construisez une route
    .waiting = { $name } construit des routes.
    .guide = Ici, les routes sont gratuites : une route va d’ordinaire sur un emplacement vide, part de votre réseau (les sites que vos routes relient à Cuzco) et touche une région conquise par l’un de ses bouts. Chaque nouveau site fait retourner les marqueurs voisins. Visez les sites de cité et de garnison : à chaque décompte, ces bâtiments rapportent à tous ceux qui y sont reliés.
question-dev_kind = Quel développement choisissez-vous ? Vous avez { workers-words }.
    .title = Choisissez un développement
    .waiting = { $name } choisit un développement.
    .guide = Vous payez en ouvriers un seul développement : une conquête coûte la résistance de la région et rapporte des points de victoire (PV) tout de suite, puis des ouvriers à chaque phase de l’Inca. Cités, garnisons et temples rapportent aussitôt des PV, puis à chaque décompte à tous ceux dont les routes y mènent ; une terrasse n’est qu’à vous. Au début, regardez d’abord les conquêtes : leurs ouvriers paient le reste.
question-dev_target = Où ? ({ kind-name })
    .title = Choisissez le lieu
    .waiting = { $name } choisit un lieu ({ kind-name }).
    .guide = Choisissez le lieu de votre développement : un site du plateau, une région, un de vos marqueurs ou un emplacement de route. Seuls les lieux permis et que vous pouvez payer vous sont proposés. Cités, garnisons et temples rapportent à tous ceux qui y sont reliés ; mieux vaut donc un site où mènent peu d’autres routes.
question-dev_repeat = Grâce à une carte du Soleil, vous pouvez encore { kind-name }, ou en rester là.
    .title = Encore une fois ?
    .waiting = { $name } peut encore { kind-name }.
    .guide = Une carte du Soleil qui agit sur vous permet de répéter ce que vous venez de faire : une autre garnison ou une autre terrasse au prix habituel, ou une autre route gratuite. Vous pouvez aussi en rester là. Une route gratuite est presque toujours bonne à prendre ; sinon, regardez vos ouvriers, car à chaque décompte vous n’en gardez que quelques-uns.
question-rapid_conquest = Faites-vous une conquête rapide ? Elle coûte deux ouvriers de plus. Vous avez { workers-words }.
    .title = Conquête rapide
    .waiting = { $name } peut faire une conquête rapide.
    .guide = La carte Expansion rapide vous offre une conquête en plus de votre développement, pour 2 ouvriers de plus que son coût ordinaire ; vous pouvez refuser. Elle rapporte autant qu’une autre : les points de victoire (PV) du marqueur tout de suite, et sa main-d’œuvre, de nouveaux ouvriers, à chaque phase de l’Inca. Regardez d’abord combien de phases de l’Inca restent à venir.
question-pilgrimage_card = Quel pèlerinage faites-vous ?
    .title = Choisissez un pèlerinage
    .waiting = { $name } choisit un pèlerinage.
    .guide = Plusieurs cartes de pèlerinage agissent sur vous, et vous pouvez faire un seul pèlerinage par phase du Peuple. Chacune rapporte un nombre fixe de points de victoire (PV) pour un temple de votre réseau sur l’un des deux sites qu’elle nomme : le Grand pèlerinage 7, l’annuel 5, le local 4. La carte ne s’use pas ; prenez donc simplement celle qui rapporte le plus.
question-pilgrimage_slot = { card-name } : à quelle action renoncez-vous ?
    .title = Renoncez à une action
    .waiting = { $name } choisit l’action à laquelle renoncer.
    .guide = Un pèlerinage rapporte aussitôt, mais prend la place d’une action entière : vous renoncez à vos routes ou à votre développement de ce tour. Ensuite, vous ne pourrez pas construire de temple dans cette phase du Peuple. Regardez ce qui vous rapporterait le moins : les routes, si votre réseau va assez loin ; le développement, si vous manquez d’ouvriers.

## Mise en place

IE-101 =
    .refusal = Inca Empire se joue à trois ou quatre, pas à { $seats }.
IE-102 =
    .event = { $seat } gouverne { $where }.
    .refusal =
        { $colour ->
            [none] D’abord les couleurs sont distribuées.
           *[other] { suyu-name } est déjà distribué.
        }
IE-103 =
    .event = { $where } n’appartient à personne ; c’est une terre conquise pour tous.
IE-105 =
    .event = { $seat } pose sa première route, de Cuzco à { $where }.
IE-107 =
    .refusal =
        { $marker ->
            [none] D’abord un marqueur est retourné.
           *[other] Il n’y a plus de marqueur { $marker } face cachée.
        }
IE-109 =
    .event = Près des suyus : { $where } montre un marqueur { $marker }.
IE-110 =
    .event = { $seat } reçoit une main de trois cartes du Soleil.
    .refusal =
        { $card ->
            [none] D’abord une carte est piochée.
           *[other] { card-name } n’est pas dans la pioche.
        }
IE-112 =
    .event = { $seat } reçoit la tuile Ordre du Tour { $tile }.
    .refusal =
        { $tile ->
            [none] D’abord les tuiles Ordre du Tour sont distribuées.
           *[other] La tuile { $tile } ne peut pas être distribuée maintenant.
        }

## Déroulement

IE-202 =
    .event = { era-name }, période { $column } de l’ère : { phase-name }.
IE-204 =
    .refusal = Les cartes du Soleil se posent en phase du Soleil ; c’est la phase du Peuple.
IE-205 =
    .refusal = C’est { $asked } qui décide maintenant, selon l’ordre du tour.

## Phase de l’Inca

IE-302 =
    .event = { $seat } reçoit { workers-words } grâce aux ressources de l’ère.
IE-303 =
    .event = { $seat } reçoit { workers-words } grâce à la main-d’œuvre des régions conquises.
IE-304 =
    .event = { $seat } reçoit { workers-words } grâce à ses terrasses.
IE-307 =
    .event = Entraide : { $seat }, en première place, donne { workers-words } à { $to_seat }, en dernière.
    .met =
        { $you ->
            [seat] Entraide : vous donnez { workers-words } à { $to_seat }.
           *[other] Entraide : { $seat } vous donne { workers-words }.
        }
IE-308 =
    .event = Entraide : { $seat }, en première place, donne { workers-words } à { $to_seat }, en dernière.
    .met =
        { $you ->
            [seat] Entraide : vous donnez { workers-words } à { $to_seat }.
           *[other] Entraide : { $seat } vous donne { workers-words }.
        }
IE-309 =
    .event = Entraide : { $seat }, en deuxième place, donne { workers-words } à { $to_seat }, en troisième.
    .met =
        { $you ->
            [seat] Entraide : vous donnez { workers-words } à { $to_seat }.
           *[other] Entraide : { $seat } vous donne { workers-words }.
        }
IE-310 =
    .event = { $seat } devrait donner { $due } mais a moins d’ouvriers, et les donne tous.

## Phase du Soleil

IE-402 =
    .event = { $seat } reçoit la tuile Ordre du Tour { $tile }.
    .met = Vous recevez la tuile Ordre du Tour { $tile }.
IE-403 =
    .event =
        { $card ->
            [unknown] { $seat } a choisi une carte.
           *[other] { $seat } a choisi { card-name }.
        }
    .refusal = En phase du Soleil, vous posez une carte : choisissez d’abord la carte, puis son quart.
IE-404 =
    .refusal =
        { $card ->
            [none] Cette carte n’existe pas.
           *[other] { card-name } n’est pas dans votre main.
        }
IE-405 =
    .refusal =
        { $quarter ->
            [none] Ce Plateau du Soleil n’a pas ce quart.
           *[other] { $placer_seat } a déjà posé une carte dans { quarter-name } pendant cette phase.
        }
IE-406 =
    .event =
        { $card ->
            [unknown] { $seat } pose une carte face cachée dans { quarter-name }.
           *[other] { $seat } pose la carte { card-name } face cachée dans { quarter-name }.
        }
IE-407 =
    .event =
        { $card ->
            [unknown] { $seat } pioche une carte.
           *[other] { $seat } pioche { card-name }.
        }
IE-408 =
    .event = La pioche est vide ; la défausse est mélangée et devient la pioche.
IE-409 =
    .event = Il n’y a plus de carte à piocher pour { $seat }.
IE-410 =
    .event = { quarter-name } : carte révélée, { card-name } (posée par { $seat }).
IE-415 =
    .event =
        { $choice ->
            [pilgrimage] { $seat } part en pèlerinage.
            [no_repeat] { $seat } ne construit pas davantage.
           *[no_rapid] { $seat } ne fait pas de conquête rapide.
        }
    .refusal = Il n’y a rien à décliner maintenant.

## Le tour et les routes

IE-501 =
    .event = { $seat } commence son tour avec { workers-words }.
IE-502 =
    .event = { $seat } termine son tour.
    .refusal = Choisissez d’abord une action, ou terminez celle qui est commencée.
IE-503 =
    .refusal = Terminez d’abord l’action commencée.
IE-504 =
    .refusal =
        { $action ->
            [roads] Votre action de routes de ce tour est finie ou perdue.
           *[other] Votre action de développement de ce tour est finie ou abandonnée.
        }
IE-505 =
    .event =
        { $roads ->
            [0] { $seat } ne construit pas de route.
           *[other] { $seat } s’arrête après { roads-words }.
        }
    .refusal = Vous n’avez pas commencé d’action de routes.
IE-506 =
    .event = { $seat } commence l’action de routes : jusqu’à { roads-words }.
IE-507 =
    .refusal =
        { $roads ->
            [0] Cette action ne permet plus de route.
           *[other] Cette action permet { roads-words }, et c’est déjà construit.
        }
IE-508 =
    .refusal = Il n’y a pas d’emplacement de route ici sur ce côté du plateau.
IE-509 =
    .refusal = Une route se trouve déjà ici.
IE-510 =
    .refusal = Aucun bout de cette route n’est dans votre réseau.
IE-511 =
    .refusal = Aucun bout de cette route ne touche une terre conquise ; elle est encore fermée.
IE-512 =
    .event = { $seat } construit une route vers { $where }.
IE-513 =
    .event = La route atteint { $where } : un marqueur { $marker } est retourné.
IE-518 =
    .event = Plus aucune route n’est possible pour { $seat } : l’action de routes prend fin.

## Développement

IE-601 =
    .event = { $seat } choisit : { kind-name }.
    .refusal = Vous ne pouvez pas choisir ce développement maintenant ({ kind-name }) ; il y en a un par action.
IE-602 =
    .refusal =
        { $cost ->
            [one] Cela coûte { $cost } ouvrier ; vous en avez { $workers }.
           *[other] Cela coûte { $cost } ouvriers ; vous en avez { $workers }.
        }
IE-603 =
    .event = { $seat } passe.
IE-604 =
    .event = { $seat } commence l’action de développement avec { workers-words }.
IE-610 =
    .refusal =
        { $where ->
            [none] Il n’y a pas un tel site de cité sur cette carte.
           *[other] { $where } n’est pas un site de cité.
        }
IE-611 =
    .refusal =
        { $where ->
            [none] Chaque site de cité a sa cité.
           *[other] Une cité se trouve déjà à { $where }.
        }
IE-612 =
    .refusal =
        { $where ->
            [none] Aucun site de cité libre n’est dans votre réseau.
           *[other] { $where } n’est pas dans votre réseau.
        }
IE-613 =
    .refusal =
        { $where ->
            [none] Aucun site de ce genre dans votre réseau ne touche une terre conquise.
           *[other] { $where } ne touche aucune région conquise.
        }
IE-615 =
    .event = { $seat } fonde une cité à { $where } pour { workers-words }.
IE-616 =
    .event = { $seat } marque { points-words } pour la cité ({ $where }).
IE-620 =
    .refusal =
        { $where ->
            [none] Il n’y a pas un tel site de garnison sur cette carte.
           *[other] { $where } n’est pas un site de garnison.
        }
IE-621 =
    .refusal =
        { $where ->
            [none] Chaque site de garnison a son bâtiment.
           *[other] Une garnison ou une cité se trouve déjà à { $where }.
        }
IE-622 =
    .refusal =
        { $where ->
            [none] Aucun site de garnison libre n’est dans votre réseau.
           *[other] { $where } n’est pas dans votre réseau.
        }
IE-623 =
    .refusal =
        { $where ->
            [none] Aucun site de ce genre dans votre réseau ne touche une terre conquise.
           *[other] { $where } ne touche aucune région conquise.
        }
IE-625 =
    .event = { $seat } établit une garnison à { $where } pour { workers-words }.
IE-626 =
    .event = { $seat } marque { points-words } pour la garnison ({ $where }).
IE-630 =
    .refusal =
        { $where ->
            [none] Il n’y a pas une telle région à conquérir.
           *[other] { $where } est déjà une terre conquise.
        }
IE-631 =
    .refusal =
        { $where ->
            [none] Votre réseau ne touche aucune région encore à conquérir.
           *[other] Votre réseau ne touche pas { $where }.
        }
IE-633 =
    .event = { $seat } conquiert { $where } (marqueur { $marker }) pour { workers-words }.
IE-634 =
    .event = { $seat } marque { points-words } pour la conquête ({ $where }).
IE-635 =
    .event = Une voisine de la région conquise, { $where }, montre un marqueur { $marker }.
IE-640 =
    .refusal =
        { $where ->
            [none] Aucun bâtiment ne peut recevoir de temple maintenant.
           *[other] Il n’y a pas à { $where } de cité qui puisse recevoir un temple.
        }
IE-641 =
    .refusal =
        { $where ->
            [none] Chaque bâtiment a son temple.
           *[other] Un temple se trouve déjà à { $where }.
        }
IE-642 =
    .refusal =
        { $where ->
            [none] Aucun bâtiment sans temple n’est dans votre réseau.
           *[other] { $where } n’est pas dans votre réseau.
        }
IE-643 =
    .refusal = Vous avez fait un pèlerinage dans cette phase : vous ne pouvez pas construire de temple.
IE-645 =
    .event = { $seat } construit un temple à { $where } pour { workers-words }.
IE-646 =
    .event = { $seat } marque { points-words } pour le temple ({ $where }).
IE-647 =
    .event = { $seat } marque { points-words } de plus : { $where } est un site renommé.
IE-650 =
    .refusal =
        { $where ->
            [none] Une terrasse demande un de vos marqueurs, et vous n’en avez pas.
           *[other] Le marqueur ({ $where }) n’est pas à vous.
        }
IE-651 =
    .refusal =
        { $where ->
            [none] Tous vos marqueurs ont déjà une terrasse.
           *[other] Le marqueur ({ $where }) a déjà une terrasse.
        }
IE-653 =
    .event = { $seat } construit une terrasse ({ $where }) pour { workers-words }.
IE-654 =
    .event = { $seat } marque { points-words } pour la terrasse ({ $where }).
IE-660 =
    .event = { $seat } paie { workers-words } pour une route supplémentaire.
IE-661 =
    .refusal = Il n’y a aucune route que vous puissiez construire maintenant.

## Cartes du Soleil

IE-703 =
    .event =
        { $workers ->
            [0] { card-name } : { $seat } n’a pas de marqueur de résistance 1 et ne prend pas d’ouvriers.
           *[other] { card-name } : { $seat } prend { workers-words }.
        }
    .met =
        { $workers ->
            [0] { card-name } : vous n’avez pas de marqueur de résistance 1 et ne prenez pas d’ouvriers.
           *[other] { card-name } : vous prenez { workers-words }.
        }
IE-704 =
    .event =
        { $number ->
            [0] Troubles ruraux : { $seat } ne perd aucune route.
            [one] Troubles ruraux : { $seat } perd { $number } route en région non conquise.
           *[other] Troubles ruraux : { $seat } perd { $number } routes en région non conquise.
        }
    .met =
        { $number ->
            [0] Troubles ruraux : vous ne perdez aucune route.
            [one] Troubles ruraux : vous perdez { $number } route en région non conquise.
           *[other] Troubles ruraux : vous perdez { $number } routes en région non conquise.
        }
IE-715 =
    .event = Ouvriers motivés : une route de plus pour { $seat }, gratuitement.
IE-721 =
    .refusal =
        { $copies ->
            [0] Aucune carte Route sauvage n’agit sur vous.
           *[other] Vous avez utilisé dans cette phase toutes les cartes Route sauvage qui agissent sur vous.
        }
IE-722 =
    .refusal = Aucune route sauvage ne peut relier ces deux sites.
IE-723 =
    .refusal = Cette ligne croiserait une route sauvage.
IE-724 =
    .refusal = Une de vos routes relie déjà ces deux sites.
IE-726 =
    .refusal = Cet emplacement est vide ; construisez-y une route ordinaire.
IE-727 =
    .event = { $seat } construit une route sauvage vers { $where }.
IE-736 =
    .event = { $seat } marque { points-words } de plus grâce à Rénovation urbaine.
IE-738 =
    .refusal =
        { $where ->
            [none] Il n’y a pas de garnison à convertir.
           *[other] Il n’y a pas de garnison à { $where }.
        }
IE-739 =
    .refusal =
        { $where ->
            [none] Aucune garnison n’est dans votre réseau.
           *[other] { $where } n’est pas dans votre réseau.
        }
IE-741 =
    .event = { $seat } convertit la garnison ({ $where }) en cité pour { workers-words }.
IE-742 =
    .event = { $seat } marque { points-words } pour la nouvelle cité ({ $where }).
IE-743 =
    .refusal = Vous ne pouvez convertir une garnison que si un Point stratégique agit sur vous.
IE-746 =
    .event = { $seat } marque { points-words } de plus grâce à Rations de sécurité.
IE-763 =
    .refusal = Une conquête rapide vient à la fin de l’action de développement.
IE-764 =
    .refusal = Il ne reste pas d’Expansion rapide qui agisse sur vous dans cette phase.
IE-765 =
    .event = { $seat } conquiert rapidement { $where } (marqueur { $marker }) pour { workers-words }.
IE-766 =
    .refusal = Un pèlerinage a pris la place du développement : pas de conquête rapide.
IE-771 =
    .refusal = Sous une Éclipse solaire, vous ne pouvez pas construire de temple : vous avez construit une route dans votre action de routes.
IE-772 =
    .event = Éclipse solaire : { $seat } perd l’action de routes de ce tour.
    .met = Éclipse solaire : vous perdez l’action de routes de ce tour.
IE-780 =
    .event =
        { $action ->
            [roads] { $seat } renonce à l’action de routes et se rend à { $where }.
           *[other] { $seat } renonce à l’action de développement et se rend à { $where }.
        }
    .refusal =
        { $stage ->
            [begun] Terminez d’abord le pèlerinage.
           *[other] Vous n’êtes pas en pèlerinage.
        }
IE-781 =
    .event = { $seat } fait le { card-name }.
    .refusal =
        { $card ->
            [none] Aucune carte de pèlerinage n’agit sur vous.
           *[other] { card-name } n’agit pas sur vous.
        }
IE-782 =
    .refusal = Aucun des sites nommés par la carte n’a de temple dans votre réseau.
IE-783 =
    .refusal =
        { $action ->
            [roads] Vous ne pouvez plus renoncer à l’action de routes.
           *[other] Vous ne pouvez plus renoncer à l’action de développement.
        }
IE-784 =
    .refusal = Vous avez déjà fait un pèlerinage dans cette phase ; c’est la limite.
IE-785 =
    .refusal = Vous avez construit un temple dans cette phase : vous ne pouvez pas faire de pèlerinage.
IE-790 =
    .event = { $seat } marque { points-words } pour le Grand pèlerinage à { $where }.
IE-791 =
    .event = { $seat } marque { points-words } pour le Pèlerinage annuel à { $where }.
IE-792 =
    .event = { $seat } marque { points-words } pour le Pèlerinage local à { $where }.

## Phase de Sapa Inca

IE-802 =
    .event =
        { $cards ->
            [one] { $cards } carte quitte le Plateau du Soleil.
           *[other] { $cards } cartes quittent le Plateau du Soleil.
        }
IE-804 =
    .event =
        { $number ->
            [0] { $seat } ne marque rien pour les terrasses.
            [one] { $seat } marque { points-words } pour { $number } terrasse.
           *[other] { $seat } marque { points-words } pour { $number } terrasses.
        }
IE-805 =
    .event =
        { $number ->
            [0] { $seat } ne marque rien pour les garnisons.
            [one] { $seat } marque { points-words } pour { $number } garnison.
           *[other] { $seat } marque { points-words } pour { $number } garnisons.
        }
IE-806 =
    .event =
        { $number ->
            [0] { $seat } ne marque rien pour les cités.
            [one] { $seat } marque { points-words } pour { $number } cité.
           *[other] { $seat } marque { points-words } pour { $number } cités.
        }
IE-807 =
    .event =
        { $number ->
            [0] { $seat } ne marque rien pour les temples.
            [one] { $seat } marque { points-words } pour { $number } temple.
           *[other] { $seat } marque { points-words } pour { $number } temples.
        }
IE-809 =
    .event = { $seat } en garde { $kept } et rend { workers-words }.

## Fin et variantes

IE-901 =
    .event = La dernière phase de Sapa Inca est finie, et la partie avec elle.
    .refusal = La partie est finie ; rien ne peut plus être joué.
IE-902 =
    .event =
        { $place ->
            [1] { $seat } gagne avec { score-words }.
           *[other] { $seat } termine { $place }e avec { score-words }.
        }
IE-910 =
    .refusal = D’abord le marqueur Invasion de cette phase est révélé.
IE-911 =
    .event =
        { $marker ->
            [plain] Le marqueur Invasion est neutre : rien ne change.
           *[other] Le marqueur Invasion montre Pizarro.
        }
IE-912 =
    .event = Pizarro est arrivé : il ne reste que la dernière phase de Sapa Inca.
IE-921 =
    .refusal = Le Déclin anticipé se joue à quatre seulement, pas à { $seats }.
IE-930 =
    .event = Un don des dieux : { $where } commence avec un marqueur { $marker }.
IE-940 =
    .refusal = Ce jeu n’a pas d’option { $option } avec la valeur { $value }.

## Reasons for a move

reason-points =
    { $way ->
        [more] À court terme, vous marquez { $points } de plus.
       *[less] À court terme, vous marquez { $points } de moins.
    }
    .look = Qu’est-ce qui peut bientôt vous rapporter des points ?
    .of = points à court terme
reason-harvest =
    { $way ->
        [more] Votre réseau et vos terrasses devraient rapporter { $points } de plus lors des phases de Sapa Inca à venir.
       *[less] Votre réseau et vos terrasses devraient rapporter { $points } de moins lors des phases de Sapa Inca à venir.
    }
    .look = Que vous rapportent votre réseau et vos terrasses à chaque phase de Sapa Inca ?
    .of = réseau et terrasses lors des phases de Sapa Inca à venir
reason-income =
    { $way ->
        [more] Les ouvriers des phases de l’Inca à venir devraient vous rapporter { $points } de plus.
       *[less] Les ouvriers des phases de l’Inca à venir devraient vous rapporter { $points } de moins.
    }
    .look = Combien d’ouvriers prendrez-vous lors des phases de l’Inca à venir ?
    .of = ouvriers des phases de l’Inca à venir
reason-room =
    { $way ->
        [more] Vos régions conquises encore sans terrasse devraient vous rapporter { $points } de plus par la suite.
       *[less] Vos régions conquises encore sans terrasse devraient vous rapporter { $points } de moins par la suite.
    }
    .look = Où pourriez-vous encore construire une terrasse ?
    .of = régions conquises encore sans terrasse
reason-workers =
    { $way ->
        [more] Les ouvriers qui vous restent devraient vous rapporter { $points } de plus.
       *[less] Les ouvriers qui vous restent devraient vous rapporter { $points } de moins.
    }
    .look = À quoi vous serviront encore vos ouvriers ?
    .of = les ouvriers restants
reason-around =
    { $way ->
        [more] Les sites et les régions que vos routes pourront atteindre devraient vous rapporter { $points } de plus.
       *[less] Les sites et les régions que vos routes pourront atteindre devraient vous rapporter { $points } de moins.
    }
    .look = Quels sites et quelles régions vos routes pourraient-elles atteindre ensuite ?
    .of = sites et régions à portée
reason-danger =
    { $way ->
        [more] Les Troubles ruraux devraient vous coûter { $points } de moins.
       *[less] Les Troubles ruraux devraient vous coûter { $points } de plus.
    }
    .look = Lesquelles de vos routes les Troubles ruraux pourraient-ils détruire ?
    .of = Troubles ruraux
reason-cards =
    { $way ->
        [more] Les cartes du Soleil à côté de votre couleur devraient vous rapporter { $points } de plus.
       *[less] Les cartes du Soleil à côté de votre couleur devraient vous rapporter { $points } de moins.
    }
    .look = Quelles cartes du Soleil agiront sur vous ?
    .of = cartes du Soleil à côté de la couleur

## Les caractères d’un maître

character-conqueror = Conquérant
    .about = Regarde avant tout vers les nouvelles régions et les sites libres.
character-governor = Gouverneur
    .about = Soigne ce que le réseau rapporte à chaque phase de Sapa Inca, et ses ouvriers.
character-rival = Rival
    .about = Joue pour l’écart : un point qu’il vous enlève compte autant qu’un point gagné.
