# The words of the Inca Empire board.

## Top bar and players
ie-progress = { $stage ->
    [over] L’empire est tombé
    [setup] Mise en place
   *[play] { era-name } · période { $number } sur { $of }
}
ie-phase-inca = Inca
ie-phase-sun = Soleil
ie-phase-people = Peuple
ie-phase-sapa-inca = Sapa Inca
ie-phase = { $phase ->
    [inca] Phase de l’Inca : les ouvriers arrivent, les meneurs aident
    [sun] Phase du Soleil : chacun pose une carte
    [people] Phase du Peuple : routes et développement
   *[sapa_inca] Phase de Sapa Inca : tout le monde marque
}
ie-phase-count = { $phase ->
    [inca] Phase de l’Inca
    [sun] Phase du Soleil { $number } sur { $of }
    [people] Phase du Peuple { $number } sur { $of }
   *[sapa_inca] Phase de Sapa Inca
}
ie-period = { $ruler }, { $from }–{ $to }
ie-eras = Ères et phases
ie-badge-label = { $kind ->
    [order] Rang dans l’ordre du tour : { $count }
    [workers] Ouvriers : { $count }
    [markers] Régions conquises : { $count }
   *[terraces] Terrasses : { $count }
}
ie-suyu = { $colour ->
    [orange] Chinchaysuyu
    [blue] Antisuyu
    [brown] Collasuyu
   *[green] Cuntisuyu
}

## The map
ie-places = Carte de l’empire
ie-overview = Vue d’ensemble : touchez pour y aller
ie-tools = Vue de la carte
ie-zoom-in = Zoomer
ie-zoom-out = Dézoomer
ie-zoom-all = Tout l’empire
ie-jump = Là où il vient de se passer quelque chose
ie-legend = Légende
ie-site-kind = { $site ->
    [city] site de cité
    [garrison] site de garnison
    [renowned] renommé : bonus de temple
   *[huaca] huaca : routes seulement
}
ie-marker-parts = résistance, main-d’œuvre, points
ie-marker-down = marqueur face cachée
ie-lately = changé depuis votre dernier coup
ie-road-spoken = { $owners ->
    [none] { $state ->
        [wild] { $name } : aucune route imprimée
       *[slot] { $name } : emplacement de route libre
    }
   *[other] { $state ->
        [wild] { $name } : route sauvage ({ $owners })
       *[slot] { $name } : route ({ $owners })
    }
}
ie-site-spoken = { $name } : { $kind ->
    [capital] la capitale, où commencent tous les réseaux
    [huaca] huaca, un carrefour de routes
    [renowned] { $building ->
        [city] { $temple ->
            [yes] cité renommée avec un temple
           *[no] cité renommée ; un temple y rapporte { $bonus } PV de plus
        }
       *[none] site de cité renommé ; un temple y rapporte { $bonus } PV de plus
    }
    [city] { $building ->
        [city] { $temple ->
            [yes] cité avec un temple
           *[no] cité
        }
       *[none] site de cité
    }
   *[garrison] { $building ->
        [city] { $temple ->
            [yes] cité avec un temple
           *[no] cité
        }
        [garrison] { $temple ->
            [yes] garnison avec un temple
           *[no] garnison
        }
       *[none] site de garnison
    }
}
ie-region-spoken = { $name } : { $state ->
    [suyu] { $owner ->
        [none] région de départ sans gouverneur
       *[other] région de départ ({ $owner })
    }
    [conquered] conquise par { $owner }
    [open] résistance { $resistance }, main-d’œuvre { $labour }, { $points } PV
   *[hidden] marqueur encore face cachée
}
ie-target-spoken = { $price ->
    [0] { $place }. Peut être choisi, gratuit
    [one] { $place }. Peut être choisi pour { $price } ouvrier
   *[other] { $place }. Peut être choisi pour { $price } ouvriers
}
ie-tip = Pointez un élément de la carte pour en savoir plus.

## Prices and points
ie-workers = Ouvriers
ie-free = gratuit
ie-price = { $price ->
    [one] { $price } ouvrier
   *[other] { $price } ouvriers
}
ie-vp = { $points } PV
ie-its-points = ses PV
ie-resistance = la résistance de la région
ie-points-now = { $when ->
    [now] +{ $points } PV tout de suite
    [scoring] +{ $points } PV, décompte compris
   *[unknown] +{ $points } PV
}
ie-later = À chaque phase de Sapa Inca :
ie-labour = À chaque phase de l’Inca :
ie-income = Prochain revenu
ie-income-sum = { $help ->
    [gets] { $era } + { $labour } + { $by } d’aide
    [gives] { $era } + { $labour } − { $by } d’aide
   *[none] { $era } + { $labour }
}
ie-income-none = plus aucun
ie-harvest = Sapa Inca maintenant

## What can be done
ie-deeds = Ce qu’on peut faire
ie-deed = { $deed ->
    [roads] Routes
    [city] Cité
    [garrison] Garnison
    [conquest] Conquête
    [temple] Temple
    [terrace] Terrasse
    [extra_road] Route suppl.
    [garrison_to_city] Convertir
   *[pilgrimage] Pèlerinage
}
ie-hint = { $count ->
    [0] { "" }
   *[other] { $deed ->
        [roads] Choisissez un emplacement éclairé pour la route.
        [wild] Choisissez un tracé en pointillé pour la route sauvage.
        [extra_road] Choisissez un emplacement éclairé pour la route supplémentaire.
        [conquest] Choisissez une région à conquérir.
        [terrace] Choisissez une de vos régions pour la terrasse.
        [garrison_to_city] Choisissez la garnison qui devient une cité.
       *[other] Choisissez un des sites entourés.
    }
}
ie-plan = { $verb ->
    [road] Route { $number } sur { $roads } : { $name }
    [double] Route sauvage le long de { $name }
    [wild] Route sauvage : { $name }
    [extra_road] Route supplémentaire : { $name }
    [city] Cité à { $name }
    [garrison] Garnison à { $name }
    [temple] Temple à { $name }
    [convert] Cité à la place de la garnison : { $name }
    [terrace] Terrasse en { $name }
    [rapid] Conquête rapide : { $name }
   *[conquer] Conquête : { $name }
}
ie-confirm = Valider
ie-cancel = Annuler
ie-pips =
    { $laid ->
        [one] { $laid } route construite sur { $roads }
       *[other] { $laid } routes construites sur { $roads }
    }
ie-wild-left = Route sauvage · { $count }
ie-end = { $action ->
    [stop] { $left ->
        [development] Finir les routes, puis développer
       *[none] Finir les routes
    }
    [decline] C’est assez
    [pass] Passer le développement
   *[end] Finir le tour
}
ie-unused = { $roads ->
    [0] développement inutilisé
    [one] { $development ->
        [yes] { $roads } route et développement inutilisés
       *[no] { $roads } route gratuite inutilisée
    }
   *[other] { $development ->
        [yes] { $roads } routes et développement inutilisés
       *[no] { $roads } routes gratuites inutilisées
    }
}
ie-only = Il n’y a pas d’autre réponse ; la partie continue d’elle-même dans un instant.
ie-give = { $action ->
    [roads] Renoncer à l’action de routes
   *[development] Renoncer à l’action de développement
}
ie-pilgrim = { $card } à { $sites } : { $points } PV
ie-one-action = 1 action
ie-go = Faire le pèlerinage
ie-ends-turn = Votre tour est alors terminé.

## The Sun board
ie-sun-board = Plateau du Soleil
ie-no-quarters = Il est mis en place quand les quarts de l’empire sont distribués.
ie-decks = pioche { $draw } · défausse { $discard }
ie-known = Ce que tout le monde peut savoir
ie-known-pile = { $count ->
    [one] La pioche contient { $count } de ces cartes
   *[other] La pioche contient { $count } de ces cartes
}
ie-known-elsewhere = À coup sûr dans d’autres mains ou face cachée
ie-known-discard = Défausse ({ $count })
ie-known-laid = Qui a posé les cartes du plateau du Soleil
ie-laid = { $card } : posée par { $name }
ie-known-markers = Marqueurs encore face cachée sur la carte
ie-known-none = Aucune carte
ie-close = Fermer
ie-place-last = Il reste un quart, entre { $names } : la carte choisie y va.
ie-acting = Agit sur vous
ie-hand = Vos cartes du Soleil
ie-quarters = Quarts du plateau du Soleil
ie-between = Entre { $names }
ie-quarter-spoken = { $cards ->
    [none] { $state ->
        [down] Quart entre { $names } : une carte face cachée
        [open] Quart entre { $names } : vide, on peut y poser une carte
       *[closed] Quart entre { $names } : vide
    }
   *[other] { $state ->
        [down] Quart entre { $names } : { $cards }, et une carte face cachée
        [open] Quart entre { $names } : { $cards } ; on peut y poser une carte
       *[closed] Quart entre { $names } : { $cards }
    }
}
ie-your-card = À vous : { $card }
ie-place-here = Poser ici
ie-place = Poser { $card } entre { $names }
ie-place-card = Choisissez une carte et un quart
ie-place-quarter = Choisissez maintenant un quart
ie-effect = { $card ->
    [rural_unrest] Routes détruites hors des régions conquises
    [skilled_surveyors] Une deuxième terrasse
    [motivated_workers] Route suppl. : 1 route gratuite de plus
    [wild_road] 1 route hors tracé
    [extra_workforce] +1 route
    [el_nino] −1 route
    [epidemic] Cité +2 ouvriers
    [urban_renewal] Cité +2 PV
    [strategic_point] Une garnison peut devenir cité
    [building_project] Une deuxième garnison
    [bad_weather] Garnison +1 ouvrier
    [reserve_rations] Garnison +1 PV
    [military_superiority] Conquête −1 ouvrier
    [popular_support] 1 ouvrier par marqueur de résistance 1
    [rapid_expansion] 1 conquête de plus, coût +2
    [resistance] Conquête +1 ouvrier
    [religious_fervour] Temple aussi sur une garnison
    [solar_eclipse] Routes ou temple, pas les deux
    [great_pilgrimage] 7 PV : Pucara de Andagala, Ranchillo
    [annual_pilgrimage] 5 PV : Chiquitoy Viejo, Pachacamac
   *[local_pilgrimage] 4 PV : Machu Picchu, Huánuco Pampa
}

## Score track
ie-track = Piste de score
ie-track-help = sur une même case, celle du bas est devant
ie-track-spoken = Du premier au dernier : { $order }

## Step by step
ie-ledger = { $book ->
    [income] Les ouvriers arrivent
    [help] Entraide
    [recurring] Cartes du Soleil récurrentes
    [scoring] Sapa Inca : tout le monde marque
   *[limit] Ouvriers gardés
}
ie-ledger-total = { $sums ->
    [yes] Total
   *[no] Ouvriers à présent
}
ie-ledger-column = { $rule ->
    [IE-302] Ère
    [IE-303] Main-d’œuvre
    [IE-304] Ter{"\u00AD"}rasses
    [IE-305] Aide
    [IE-703] Soutien
    [IE-704] Routes perdues
    [IE-804] Ter{"\u00AD"}rasses
    [IE-805] Garni{"\u00AD"}sons
    [IE-806] Cités
    [IE-807] Tem{"\u00AD"}ples
   *[IE-809] Rendus
}

## Score sheet
ie-source = { $source ->
    [IE-616] Cités fondées
    [IE-626] Garnisons établies
    [IE-634] Régions conquises
    [IE-646] Temples construits
    [IE-647] Temples sur sites renommés
    [IE-654] Terrasses construites
    [IE-736] Rénovation urbaine
    [IE-742] Garnisons converties
    [IE-746] Rations de sécurité
    [IE-790] Grand pèlerinage
    [IE-791] Pèlerinage annuel
    [IE-792] Pèlerinage local
    [IE-804] Sapa Inca : terrasses
    [IE-805] Sapa Inca : garnisons
    [IE-806] Sapa Inca : cités
   *[IE-807] Sapa Inca : temples
}

## Keys
ie-key-arrows = Flèches
    .does = sur la carte, vers le lieu le plus proche qu’on peut choisir
ie-key-enter = Entrée
    .does = choisir le lieu ; valider ce qui est prévu
ie-key-deeds = 1 – 8
    .does = routes, cité, garnison, conquête, temple, terrasse, route supplémentaire, conversion
ie-key-esc = Échap
    .does = abandonner ce qui est prévu
ie-key-zoom = + − 0
    .does = zoomer, dézoomer, tout l’empire
