# Les mots du plateau de Cuzco (Stefan Feld).

## Barre du haut et joueurs
cf-progress = { $stage ->
    [over] La sixième manche est terminée
    [setup] Mise en place
   *[play] Manche { $round } sur { $rounds }{ $phase ->
        [I] { " " }· passage { $lap } sur 3
       *[other] { "" }
    }
}
cf-phase-I = I · Dés
cf-phase-II = II · Tuiles
cf-phase-III = III · Capitale
cf-badge-label = { $kind ->
    [feathers] Plumes : { $count }
    [quipus] Villages avec un quipu : { $count }
   *[missions] Missions accomplies : { $count }
}
cf-vp = { $points } PV

## Noms
cf-colour = { $colour ->
    [turquoise] turquoise
    [violet] violette
    [orange] orange
   *[pink] rose
}
cf-kind = { $kind ->
    [study] Étude
   *[farm] Ferme
}
cf-ability = { $ability ->
    [offering] offrande
    [victory_points] points de victoire
    [feather] plume
    [paved_road] route pavée
    [knowledge] savoir
    [rope_bridge] pont de corde
    [god_card] carte Dieu
    [quipu] quipu
    [circle] cercle
    [food] nourriture
    [farming] agriculture
   *[studying] étude
}
cf-god = { $god ->
    [illapa] Illapa
    [mama_quilla] Mama Quilla
    [viracocha] Viracocha
    [pachamama] Pachamama
   *[mama_sara] Mama Sara
}
cf-goods = { $goods ->
    [soup] Soupe
    [clothes] Vêtements
    [vase] Vase
    [jug] Carafe
    [tools] Outils
   *[jewels] Bijoux
}
cf-space = { $space ->
    [paved] Route pavée
    [rope] Pont de corde
    [move] Mouvement
    [study] Étude
    [farm] Ferme
    [study_farm] Étude et ferme
    [exchange] Échange
    [temple] Temple
    [headdress] Coiffe
   *[vp] PV
}
cf-space-short = { $space ->
    [paved] Pavée
    [rope] Corde
    [move] Trajet
    [study] Étude
    [farm] Ferme
    [study_farm] Tuiles
    [exchange] Échange
    [temple] Temple
    [headdress] Coiffe
   *[vp] PV
}
cf-path = { $kind ->
    [paved] route pavée { $number }
   *[rope] pont de corde { $number }
}

## Scènes
cf-scenes = Scènes
cf-scene-roads = Routes
cf-scene-capital = Capitale
cf-scene-mask = Mon masque
cf-larger = { $scene ->
    [roads] Agrandir la carte des routes
    [capital] Agrandir la capitale
   *[mask] Agrandir le masque
}
cf-smaller = { $scene ->
   *[other] Revenir aux trois scènes
}
cf-close = Fermer
cf-others = Masques des autres
cf-look-at = Regarder le masque : { $name }
cf-mask = Masque
cf-mask-of = Masque : { $name }
cf-known = Cartes prises sous les yeux de tous
cf-cards-count = { $count ->
    [one] { $count } carte Dieu
   *[other] { $count } cartes Dieu
}

## Routes
cf-village-spoken = { $name } : plume { cf-colour }, { cf-vp }. { $owners ->
    [none] Pas encore de quipu.
   *[other] Quipus à partir du haut : { $owners }.
}
cf-path-spoken = { cf-path } vers { $place }
cf-cuzco-spoken = Cuzco, la capitale : y revenir donne une bénédiction du feu. { $rotation ->
    [0] La tuile n’est pas tournée.
    [one] La tuile est tournée de { $rotation } cran.
   *[other] La tuile est tournée de { $rotation } crans.
}
cf-step = { $kind ->
    [none] directement
   *[other] { cf-path }
} { $colour ->
    [none] vers Cuzco : bénédiction du feu
   *[other] → { cf-turn-place }
}
cf-turn-place = { $place } : { $gain ->
    [none] rien de nouveau
   *[some] { cf-colour }, { cf-vp } à la fin
}
cf-turn-steps = { $steps ->
    [0] Tuile laissée ainsi
    [3] Demi-tour : { $steps } crans
    [one] { $steps } cran { cf-turn-way }
   *[other] { $steps } crans { cf-turn-way }
}
cf-turn-way = { $way ->
    [back] dans le sens antihoraire
   *[on] dans le sens horaire
}
cf-turn-back = Tourner la tuile dans le sens antihoraire
cf-turn-on = Tourner la tuile dans le sens horaire

## Dés et barre d’action
cf-bar = Barre d’action
cf-dice = Vos dés
cf-dice-left = Dés à placer
cf-dice-left-spoken = Dés à placer : { $values }
cf-die = { $state ->
    [free] Votre { $value }
   *[placed] Votre { $value }, placé
}
cf-die-of = { $name } : { $value }
cf-space-empty = aucun dé
cf-lift = Déplacer le { $value } ({ $name })
cf-lift-from = { $name } : { $value } sur { cf-space }
cf-pututu = Modifier le dé de { $by }
cf-hint = { $step ->
    [die] Prenez un dé et choisissez une case lumineuse.
    [space] Placez votre { $die } sur une case lumineuse.
    [pututu] Modifier votre { $die } avec des pututus ?
    [move_die_source] Quel dé de la barre est déplacé ?
   *[move_die_target] Vers quelle case ?
}
cf-effect = { $effect ->
    [path] jusqu’à { $strength }
    [tile] { $strength ->
        [1] tuile 1
       *[other] tuile 1 à { $strength }
    }
    [step] marche { $strength }
   *[pips] { $strength ->
        [one] { $strength } point de dé
       *[other] { $strength } points de dé
    }
}
cf-worth = { $space ->
    [headdress] chaque cercle activé dans cette manche rapporte { $points } PV de plus
   *[temple] chaque prêtre sur les marches rapporte { $points } PV à la fin de cette manche
}
cf-ages = Ce que rapportent un cercle et un prêtre, selon la manche
cf-age = Manches { $from } et { $to } : chaque cercle { $headdress } PV de plus, chaque prêtre { $priest } PV
cf-effect-circle = cercle { $circle } : { cf-vp }
cf-effect-below = { $value ->
    [1] fermée par un 1
   *[other] moins de { $value }
}
cf-effect-not = { $rule ->
    [CF-402] pas de place
    [CF-403] rien à portée
    [CF-502] plus de prêtre
    [CF-304] pas de chemin
   *[other] aucun cercle prêt
}

## Le masque
cf-free = libre
cf-store = { $kind ->
    [food] Nourriture : { $count }
    [offerings] Offrandes : { $count }
    [inti] Médaillons Inti : { $count }
    [priests] Prêtres en réserve : { $count }
    [reserve] Quipus en réserve : { $count }
    [cards] Cartes Dieu : { $count }
    [villages] Villages avec un quipu : { $count }
    [tiles] Tuiles Étude et Ferme : { $count }
   *[completed] Missions accomplies : { $count }
}
cf-token = Ordre de jeu : { $token }
cf-feather-slot = Plume { $colour ->
    [turquoise] turquoise
    [violet] violette
    [orange] orange
   *[pink] rose
}, cercle { $circle }, { $side ->
    [left] à gauche
   *[right] à droite
}
cf-circle-spoken = Cercle { $die }, { cf-vp } : { $state ->
    [active] actif
   *[inactive] { $feathers } plumes sur 2
}
cf-tile = { cf-kind } : { cf-ability }
cf-tile-spoken = { cf-tile }, { $state ->
    [down] abaissée
   *[up] l’abaisser rapporte { cf-slide-gain }
}
cf-slide-gain = { $kind ->
    [study] { $slide } de savoir
   *[farm] { $slide } de nourriture
}
cf-hand = Vos cartes Dieu
cf-hand-empty = Aucune carte Dieu en main
cf-card-phase = phase { $phases }
cf-price = { $way ->
    [hand] coûte la carte et une offrande
   *[inti] coûte un médaillon Inti
}
cf-price-food = coûte { $food } de nourriture
cf-price-pips = { $pips ->
    [one] coûte { $pips } point de dé
   *[other] coûte { $pips } points de dé
}
cf-needs = { $other ->
    [none] demande { $power }
   *[other] demande { $power } ou { $other }
}
cf-place-paid = Placer votre { $die } ici
cf-with-die = Le faire avec votre { $die }
cf-slide-down = Abaisser « { cf-ability } » : { cf-slide-gain }
cf-do = { $verb ->
    [god] Prendre cette carte
    [return] Rendre cette carte
    [buy] Acheter
    [take] Prendre cette mission
    [tile] Prendre cette tuile
    [complete] Accomplir la mission
    [help] Accomplir : { $mission }
    [remove] La retirer sans rien gagner
    [exchange] Échanger
   *[power] Utiliser
}

## La capitale
cf-gods = Dieux visibles
cf-gods-note = bénédiction, médaillon
cf-god-none = pas de carte
cf-god-power = { cf-god } : { $power }
cf-pile = pioche { $pile }, défausse { $discard }
cf-university = Université
cf-next-order-short = ensuite
cf-next-order = Prochain ordre de jeu : { $names }
cf-track-spoken = Savoir { $space } : { $names ->
    [none] personne
   *[other] { $names }
}
cf-displays = Étude et ferme
cf-reach = portée { $strength }
cf-display-spoken = Case { $space }, { cf-tile } ; l’abaisser rapporte { cf-slide-gain }
cf-temple = Temple
cf-temple-stock = Médaillons en réserve : { $inti }
cf-temple-empty = Aucun prêtre sur les marches
cf-priest-worth = { $points } PV par prêtre
cf-step-spoken = marche { $step } : { $name }
cf-market = Marché
cf-market-row = Marchandises de la manche { $row }
cf-food-own = vous : { $food } de nourriture
cf-goods-spoken = { cf-goods } : { $price } de nourriture, { cf-vp }
cf-palace = Palais
cf-stack = reste { $count }

## Missions
cf-missions = Missions
cf-duty = Fin de manche : une mission accomplie ou perdue. Prêtes : { $ready }.
cf-palace-hint = { $deed ->
    [remove] Aucune de vos missions n’est accomplie : choisissez celle qui quitte la partie sans rien rapporter.
   *[complete] Une de vos missions s’accomplit maintenant.
}
cf-progress-of = { $have } sur { $least }
cf-progress-hidden = dépend de cartes cachées
cf-mission-deed = { $deed ->
    [complete] Accomplir : { $mission }
    [help] Avec { cf-god } { $number }, à 1 près : { $mission }
   *[remove] Retirer : { $mission }
}
cf-keep = { $count ->
    [2] Garder ces deux-là
   *[other] Choisissez deux missions
}
cf-need-values = quipus sur des villages de { $points } PV
cf-need = { $count ->
    [priests_on_temple] { $least ->
        [one] { $least } prêtre au temple
       *[other] { $least } prêtres au temple
    }
    [tiles] { $sort ->
        [study] { $least ->
            [one] { $least } tuile Étude
           *[other] { $least } tuiles Étude
        }
       *[farm] { $least ->
            [one] { $least } tuile Ferme
           *[other] { $least } tuiles Ferme
        }
    }
    [tiles_slid_down] { $sort ->
        [study] { $least } tuiles Étude abaissées
        [farm] { $least } tuiles Ferme abaissées
       *[any] { $least } tuiles abaissées
    }
    [distinct_abilities] { $sort ->
        [study] { $least } tuiles Étude différentes
       *[farm] { $least } tuiles Ferme différentes
    }
    [tiles_with_ability] { $least } tuiles : { $sort ->
        [offering] offrande
        [victory_points] points de victoire
        [feather] plume
        [paved_road] route pavée
        [knowledge] savoir
        [rope_bridge] pont de corde
        [god_card] carte Dieu
        [quipu] quipu
        [circle] cercle
        [food] nourriture
        [farming] agriculture
       *[studying] étude
    }
    [villages] quipus sur { $least } villages
    [villages_feather] quipus sur { $least } villages { $sort ->
        [turquoise] turquoise
        [violet] violets
        [orange] orange
       *[pink] roses
    }
    [villages_vp] quipus sur { $least } villages de { $sort } PV
    [villages_ring] { $sort ->
        [inner] quipus sur { $least } villages intérieurs
       *[outer] quipus sur { $least } villages extérieurs
    }
    [feathers] { $sort ->
        [turquoise] { $least } plumes turquoise
        [violet] { $least } plumes violettes
        [orange] { $least } plumes orange
        [pink] { $least } plumes roses
       *[any] { $least } plumes
    }
    [distinct_feather_colours] une plume de chaque couleur
    [god_cards] { $least } cartes { $sort ->
        [illapa] Illapa
        [mama_quilla] Mama Quilla
        [viracocha] Viracocha
        [pachamama] Pachamama
       *[mama_sara] Mama Sara
    } en main
    [distinct_gods] cartes de { $least } dieux en main
    [same_god] { $least } cartes d’un même dieu en main
    [goods] { $sort ->
        [soup] { $least } tuiles Soupe
        [clothes] { $least } tuiles Vêtements
        [vase] { $least } tuiles Vase
        [jug] { $least } tuiles Carafe
        [tools] { $least } tuiles Outils
        [jewels] { $least } tuiles Bijoux
       *[any] { $least ->
            [one] { $least } marchandise
           *[other] { $least } marchandises
        }
    }
    [distinct_goods] { $least } marchandises différentes
    [food] { $least } de nourriture
    [offerings] { $least } offrandes
    [inti] { $least } médaillons Inti
    [active_circles] { $least } cercles actifs
   *[order_token] ordre de jeu { $sort }
}

## Réponses
cf-would = Voici ce qui se passerait :
cf-bless = { $half ->
    [card] une carte Dieu
    [offering] une offrande
    [knowledge] une case de savoir
   *[food] 1 de nourriture
}
cf-exchange = { $exchange ->
    [slide_study] abaisser une tuile Étude : savoir
    [slide_farm] abaisser une tuile Ferme : nourriture
    [vp] 1 PV
    [offering] une offrande
    [god_card] une carte Dieu
    [feather] une plume
   *[quipu] un quipu en réserve
}
cf-slide = { cf-ability } : { $slide }
cf-raise = remonter { cf-tile }
cf-pips = { $pips ->
    [one] { $pips } point de dé restant
   *[other] { $pips } points de dé restants
}
cf-use = { cf-kind } : { $ability ->
    [offering] { $value ->
        [one] { $value } offrande
       *[other] { $value } offrandes
    }
    [victory_points] { $value } PV
    [feather] { $value ->
        [one] { $value } plume
       *[other] jusqu’à { $value } plumes
    }
    [paved_road] route pavée jusqu’à { $value }
    [knowledge] { $value } de savoir
    [rope_bridge] pont de corde jusqu’à { $value }
    [god_card] { $value ->
        [one] { $value } carte Dieu
       *[other] jusqu’à { $value } cartes Dieu
    }
    [quipu] { $value ->
        [one] { $value } quipu en réserve
       *[other] jusqu’à { $value } quipus en réserve
    }
    [circle] cercle jusqu’à { $value }
    [food] { $value } de nourriture
    [farming] tuile Ferme jusqu’à { $value }
   *[studying] tuile Étude jusqu’à { $value }
}
cf-amount = Prendre { $amount }
cf-end = { $action ->
    [stop] { $step ->
        [exchange] Arrêter l’échange
       *[other] C’est assez
    }
    [done] Laisser le dé ainsi
    [finish] { $step ->
        [menu] Terminer le tour
       *[other] Terminer
    }
    [end] Terminer le tour
    [pass] Ne rien acheter
   *[skip] Continuer sans
}

## Phase III et fin
cf-film = Phase III dans la capitale
cf-bridge = { $bridge ->
    [university] Université
    [temple] Temple
    [market] Marché
    [palace] Palais
   *[end] Fin
}
cf-bonuses = Feuille des bonus
cf-bonus = { $kind ->
    [feathers] Les 12 plumes : { cf-vp }
    [circles] Les 6 cercles : { cf-vp }
    [missions] Les 9 missions : { cf-vp }
    [quipus] Les 10 quipus sur des villages : { cf-vp }
    [tiles] Les 12 tuiles : { cf-vp }
    [goods] Les 6 marchandises : { cf-vp }
    [inti] Chaque médaillon : { cf-vp }
   *[villages] Villages où votre quipu est au sommet
}
cf-source = { $source ->
    [CF-118] Départ
    [CF-416] Échange
    [CF-514] Cercles
    [CF-515] Cercles : bonus de la manche
    [CF-520] Case PV
    [CF-702] Tuiles : points de victoire
    [CF-610] Pachamama 10 : villages
    [CF-802] Université
    [CF-811] Prêtres au temple
    [CF-825] Marchandises
    [CF-603] Illapa 03 : marchandises encore
    [CF-832] Missions
    [CF-604] Missions avec Mama Quilla 04
    [CF-871] Médaillons
    [CF-872] Villages
    [CF-873] Douze plumes
    [CF-874] Six cercles
    [CF-875] Neuf missions
    [CF-876] Dix quipus
    [CF-877] Douze tuiles
   *[CF-878] Six marchandises
}

## Raccourcis
cf-key-dice = 1 – 6
    .does = prendre le dé de cette valeur
cf-key-scenes = Z X V
    .does = agrandir les routes, la capitale ou le masque, et revenir
cf-key-turn = [ ]
    .does = tourner la tuile Cuzco quand c’est demandé
cf-key-esc = Échap
    .does = fermer le masque ou la scène agrandis
