# The words of the Cuzco board (Kiesling & Kramer).

## Pieces
ck-tile = { $kind ->
    [triple] Triple
    [double] Double
    [village] Village
   *[crops] Cultures
}
ck-relic = { $relic ->
    [T] tumi
    [K] kero
   *[M] masque
}
ck-piece = { $piece ->
    [incas] { $count ->
        [one] { $count } Inca dans votre réserve
       *[other] { $count } Incas dans votre réserve
    }
    [tokens] { $count ->
        [one] { $count } jeton action supplémentaire
       *[other] { $count } jetons action supplémentaire
    }
    [basins] { $count ->
        [one] { $count } bassin en réserve
       *[other] { $count } bassins en réserve
    }
   *[discs] { $count ->
        [one] { $count } disque solaire en réserve
       *[other] { $count } disques solaires en réserve
    }
}
ck-floors = Étages de temple de valeur { $value } : { $count } en réserve
ck-common-stock = Réserve commune
ck-own-supply = Votre réserve

## Top bar and players
ck-progress = { $stage ->
    [over] Décompte final
    [final] { $turns ->
        [one] Phase finale : dernier tour
       *[other] Phase finale : { $turns } derniers tours
    }
   *[play] { $triples ->
        [one] encore { $triples } triple
       *[other] encore { $triples } triples
    }
}
ck-phase-tile = Terrain
ck-phase-actions = Actions
ck-phase-festival = Fête
ck-phase-count = Décompte
ck-badge-label = { $kind ->
    [incas] Incas en réserve : { $count }
    [cards] Cartes fête en main : { $count }
   *[tokens] Jetons action supplémentaire : { $count }
}
ck-note-festival = { $state ->
    [held] reste à { $total } PF
    [in] { $total } PF
   *[out] hors de la fête
}
ck-note-final = { $state ->
    [counted] décompte fait
    [now] dernier tour
   *[next] dernier tour à venir
}

## Action bar
ck-ap-left = { $ap } PA sur { $of }
ck-ap-planned = { $ap ->
    [one] { $ap } prévu
   *[other] { $ap } prévus
}
ck-sorts = Types d’actions
ck-sort = { $sort ->
    [tiles] Terrains
    [incas] Incas
    [build] Bâtir
    [cards] Cartes
   *[turn] Tour
}
ck-do = { $mode ->
    [enter] Entrer
    [move] Aller
    [exit] Sortir
    [build] Temple
    [enlarge] Agrandir
    [basin] Bassin
    [draw-open] Carte face visible
    [draw-deck] Pioche
    [festival] Fête
   *[token] Jeton
}
ck-end = Terminer le tour
ck-unused = { $ap ->
    [one] { $ap } PA perdu
   *[other] { $ap } PA perdus
}
ck-by-itself = Finir le tour automatiquement quand il ne reste rien à faire
ck-hint = { $mode ->
    [triple] Pointez la case du village. R ou la molette tourne le terrain.
    [double] Pointez la case du village. R ou la molette tourne le terrain.
    [village] Pointez la case du village.
    [crops] Pointez la case des cultures.
    [enter] Choisissez une case d’entrée : 1 PA par la forêt, 2 PA par la montagne.
    [move] Choisissez un Inca à déplacer.
    [move-to] Choisissez où il va. Chaque pas entre village et cultures coûte 1 PA.
    [exit] Choisissez un Inca à faire sortir.
    [build] Choisissez une case de village pour le temple.
    [enlarge] Choisissez le temple à agrandir.
    [basin] Choisissez une case intérieure nue pour le bassin.
   *[festival] Choisissez la ville de la fête.
}
ck-hint-touch = Touchez la case du village ; touchez-la encore pour tourner le terrain.
ck-turn-left = Tourner le terrain vers la gauche
ck-turn-right = Tourner le terrain vers la droite
ck-cancel = Annuler
ck-ap-price = { $price ->
    [unknown] { "" }
    [0] { " : gratuit" }
   *[other] { " : " }{ $price } PA
}
ck-confirm = { $mode ->
    [triple] Poser le triple{ ck-ap-price }
    [double] Poser le double{ ck-ap-price }
    [village] Poser le village{ ck-ap-price }
    [crops] Poser les cultures{ ck-ap-price }
    [enter] Entrer en { $cell }{ ck-ap-price }
    [move] Aller en { $to }{ ck-ap-price }
    [exit] Sortir de { $cell }{ ck-ap-price }
    [build] Temple { $to } en { $cell }{ ck-ap-price }
    [enlarge] Porter { $cell } à { $to }{ ck-ap-price }
    [basin] Bassin en { $cell }{ ck-ap-price }
   *[other] Confirmer
}
ck-value-hint = { $mode ->
    [build] Valeur du temple en { $cell } :
   *[enlarge] Nouvelle valeur du temple en { $cell } :
}
ck-value = { $points ->
    [one] Valeur { $value }, { $points } point aussitôt
   *[other] Valeur { $value }, { $points } points aussitôt
}
ck-city-button = { $cell }, temple { $value }

## Hand and open card
ck-hand = Carte face visible, votre main et votre réserve
ck-your-cards = Vos cartes fête
ck-open-title = Carte face visible
ck-open-card = Carte face visible : { $name }
ck-no-open-card = aucune
ck-deck = Pioche : { $deck }
ck-no-cards = Aucune carte fête en main
ck-worth = { $worth } PF
ck-card-spoken = { $count ->
    [1] { "" }
   *[other] { $count } fois{ " " }
}{ $worth ->
    [0] { $card } : ne vaut rien sous la carte face visible
    [one] { $card } : { $worth } point de fête
   *[other] { $card } : { $worth } points de fête
}

## Preview and standing
ck-preview = Ce que cela fait
ck-looking = Calcul en cours…
ck-price = { $price ->
    [0] gratuit
   *[other] { $price } PA
}
ck-price-range = { $least } à { $most } PA
ck-then-nothing = Personne ne marque et personne d’autre ne mène.
ck-then-points = { $points ->
    [one] { $mine ->
        [yes] Vous marquez { $points } point
       *[no] { $name } marque { $points } point
    }
   *[other] { $mine ->
        [yes] Vous marquez { $points } points
       *[no] { $name } marque { $points } points
    }
}
ck-then-closes = { $mine ->
    [yes] Entoure un bassin : vous menez autour
   *[no] Entoure un bassin : { $name } mène autour
}
ck-then-closes-nobody = Entoure un bassin, mais personne ne mène autour
ck-then-joins = { $kind ->
    [city] { $parts } groupes n’en font plus qu’un : la ville de { $cell }, { $size } cases
   *[village] { $parts } villages n’en font plus qu’un de { $size } cases
}
ck-then-splits = { $parts ->
    [0] { $kind ->
        [city] La ville de { $cell } disparaît
       *[village] Le village de { $cell } disparaît
    }
   *[other] { $kind ->
        [city] La ville de { $cell } est coupée en { $parts } parties
       *[village] Le village de { $cell } est coupé en { $parts } parties
    }
}
ck-place-name = { $kind ->
    [city] dans la ville de { $cell }
    [basin] autour du bassin de { $cell }
   *[village] dans le village de { $cell }
}
ck-then-leads = { $mine ->
    [yes] Vous menez maintenant { ck-place-name }
   *[no] { $name } mène maintenant { ck-place-name }
}
ck-then-nobody-leads = { $mine ->
    [yes] Vous ne menez plus { ck-place-name } ; personne ne mène
   *[no] { $name } ne mène plus { ck-place-name } ; personne ne mène
}
ck-then-last-triple = C’est le dernier triple : la phase finale commence
ck-then-disc-back = Le disque solaire est rendu : une fête est à nouveau possible ici
ck-group = { $kind ->
    [city] Ville de { $cell } : { $size ->
        [one] { $size } case
       *[other] { $size } cases
    }, temple { $value }
   *[village] Village de { $cell } : { $size ->
        [one] { $size } case
       *[other] { $size } cases
    }
}
ck-basin = { $state ->
    [enclosed] Bassin de { $cell } : { $size ->
        [one] { $size } case
       *[other] { $size } cases
    }, entouré
   *[open] Bassin de { $cell } : { $size ->
        [one] { $size } case
       *[other] { $size } cases
    }, encore ouvert
}
ck-basin-meaning = { $state ->
    [enclosed] Il a été décompté et ne changera plus.
    [nobody] Quand la dernière case autour sera couverte, il rapportera { $points } points à la personne qui mènera autour.
   *[led] Quand la dernière case autour sera couverte, la personne qui mène marquera { $points } points.
}
ck-group-meaning = { $kind ->
    [grow] La personne qui mène peut agrandir le temple, jusqu’à { $most }.
    [full] Le temple est aussi haut que cette ville le permet.
    [build] La personne qui mène peut bâtir un temple ici, jusqu’à { $most }.
   *[small] Trop petit pour un temple : il faut deux cases.
}
ck-leads = mène
ck-place = { $place ->
    [1] { $shared ->
        [yes] première place, ex æquo
       *[no] première place
    }
    [2] { $shared ->
        [yes] deuxième place, ex æquo
       *[no] deuxième place
    }
   *[3] aucun point
}
ck-tied = Niveaux égaux : personne ne mène.
ck-nobody-here = { $kind ->
    [basin] Aucun Inca ne se tient autour.
   *[group] Aucun Inca ne se tient ici.
}
ck-tip = Pointez un village, une ville ou un bassin pour voir qui y mène, et pourquoi.
ck-tip-final = Phase finale : à la fin de votre tour, chaque ville vous rapporte des points selon votre rang. Pointez une ville pour voir qui y mène.

## Festival
ck-fp = PF
ck-festival-title = Fête dans la ville de { $cell }, temple { $value }
ck-festival-prize = { $alone ->
    [one] { $alone } point sans partage ; sinon, { $shared } par personne.
   *[other] { $alone } points sans partage ; sinon, { $shared } par personne.
}
ck-bid-state = { $state ->
    [due] doit répondre
    [held] reste
    [out] a passé
    [through] encore en lice à la fin
    [waiting] n’a pas encore joué
    [below] sous le plus haut total
   *[level] au plus haut total
}{ $proposer ->
    [yes] { " (organise la fête)" }
   *[no] { "" }
}
ck-festival-open-hint = { $rivals ->
    [0] Personne d’autre n’est dans cette ville : une carte suffit pour gagner.
    [one] Une autre personne y est et peut répondre.
   *[other] { $rivals } autres personnes y sont et peuvent répondre.
}
ck-festival-below-hint = { $missing ->
    [one] Il vous manque { $missing } PF pour le plus haut total : jouez au moins autant, ou passez.
   *[other] Il vous manque { $missing } PF pour le plus haut total : jouez au moins autant, ou passez.
}
ck-festival-level-hint = Vous êtes au plus haut total, { $top } PF : enchérissez avec des cartes, ou restez.
ck-festival-hold = Rester à { $top }
ck-festival-drop = Passer
ck-festival-last = { $ap ->
    [0] Une fête est le dernier acte de votre tour.
    [one] Une fête met fin à votre tour : { $ap } PA sera perdu.
   *[other] Une fête met fin à votre tour : { $ap } PA seront perdus.
}
ck-festival-play = { $cards ->
    [0] Choisir des cartes
   *[other] { $kind ->
        [open] Ouvrir avec { $total } PF
        [raise] Enchérir à { $total }
       *[match] Jouer jusqu’à { $total }
    }
}
ck-help-worth = Une carte vaut un point de fête (PF) pour chacune de ses reliques que montre aussi la carte face visible.
ck-help-below = Sous le plus haut total, il faut l’atteindre avec des cartes, ou passer et quitter la fête pour de bon.
ck-help-hold = Rester n’est pas passer : vous n’enchérissez pas, mais vous restez en lice, et la question vous est reposée si quelqu’un enchérit.
ck-help-hold-bound = Ici, rester est définitif : vous ne jouez plus de cartes, et vous quittez la fête dès que quelqu’un dépasse le total.
ck-help-drop = Qui est au plus haut total ne peut pas passer.
ck-help-end = La dernière personne en lice gagne sans partage. Si toutes celles en lice restent à leur total, elles partagent.
ck-help-spent = Les cartes jouées sont perdues, même si vous passez.
ck-help-outside = Vous ne participez pas : vous n’avez pas d’Inca dans cette ville, ou vous avez passé.

## Looking before using
ck-look = { $act ->
    [draw-open] Prendre la carte face visible : { $card }
    [draw-deck] Piocher une carte
    [token] Dépenser un jeton action supplémentaire
    [end] Terminer votre tour
    [hold] Rester
   *[drop] Passer et quitter la fête
}
ck-use = { $act ->
    [draw-open] La prendre
    [draw-deck] Piocher
    [token] Le dépenser
    [end] Terminer le tour
    [hold] Rester
   *[drop] Passer
}

## What all can know of the cards
ck-known = La défausse et ce que l’on sait des mains
ck-known-discard = Défausse : { $count }
ck-known-hand = { $mine ->
    [yes] Ce que les autres connaissent de votre main
   *[no] Main : { $name } (cartes prises face visible)
}
ck-known-unseen = Dans la pioche et, cachées, dans les autres mains
ck-known-elsewhere = Parmi elles, sûrement dans d’autres mains
ck-known-none = rien

## Final count
ck-count-of = Décompte final : { $name }
ck-count-city = Ville de { $cell }, temple { $value }
ck-count-why = { $place ->
    [1] { $shared ->
        [alone] Personne d’autre n’est ici : la valeur entière du temple.
        [yes] Première place partagée : tout de même la valeur entière du temple.
       *[no] Les niveaux les plus hauts : la valeur entière du temple.
    }
    [2] { $paid ->
        [yes] { $shared ->
            [yes] Deuxième place partagée : tout de même la moitié de la valeur.
           *[no] Deuxième place : la moitié de la valeur du temple.
        }
       *[no] Deuxième place derrière une première partagée : rien dans cette partie.
    }
    [0] Aucun Inca dans cette ville.
   *[other] Seules les deux premières places rapportent.
}
ck-final-title = Le décompte final, ville par ville
ck-final-text = Chaque personne a marqué à la fin de son dernier tour, selon les Incas à ce moment-là. Le niveau mis en évidence a départagé avec la place suivante.
ck-final-nothing = Aucune ville n’a rapporté de points.
ck-final-rest = Rien pour { $cells }.

ck-source = { $source ->
    [CK-801] Temples bâtis
    [CK-802] Temples agrandis
    [CK-803] Bassins entourés
    [CK-804] Fêtes gagnées sans partage
    [CK-805] Fêtes partagées
    [CK-806] Décompte final : premières places
   *[CK-807] Décompte final : deuxièmes places
}

## The board
ck-tools = Vue du plateau
ck-zoom-in = Zoomer
ck-zoom-out = Dézoomer
ck-zoom-all = Tout le plateau
ck-heights = Montrer les niveaux par la couleur (H)
ck-heights-shown = Vue des niveaux : le chiffre est le niveau
ck-coordinates = Montrer les noms des cases (C)
ck-enter-mountain = Montagne : entrer pour 2 PA
ck-enter-forest = Forêt : entrer pour 1 PA
ck-plan = Ce qui est prévu
ck-not-here = Pas ici
ck-cells = Cases du plateau
ck-cell-village = village, niveau { $level }
ck-cell-crops = cultures, niveau { $level }
ck-cell-basin = bassin
ck-cell-site = sol nu
ck-cell-mountain = montagne
ck-cell-forest = forêt
ck-cell-temple = temple { $value }
ck-cell-disc = avec un disque solaire
ck-cell-inca = Inca ({ $name })
ck-cell-group = { $kind ->
    [city] ville
   *[village] village
} de { $size ->
    [one] { $size } case
   *[other] { $size } cases
}, { $led ->
    [yes] mène : { $name }
   *[no] personne ne mène
}
ck-cell-offer = peut être choisie
ck-cell-price = { $price ->
    [0] peut être choisie, gratuit
   *[other] peut être choisie, { $price } PA
}
ck-ghost = Le terrain couvre { $cells }, { $village ->
    [none] cultures seulement
   *[other] village en { $village }
} : { $fits ->
    [yes] il peut être posé ici, { $price } PA
   *[no] il ne peut pas être posé ici
}

## Keys
ck-key-arrows = Flèches
    .does = sur le plateau, de case en case
ck-key-enter = Entrée
    .does = choisir la case ; confirmer ce qui est prévu
ck-key-r = R, Maj R
    .does = tourner le terrain en main (la molette aussi)
ck-key-esc = Échap
    .does = annuler ce qui est prévu
ck-key-h = H
    .does = montrer ou non les niveaux par la couleur
ck-key-c = C
    .does = montrer ou non les noms des cases
ck-key-zoom = + − 0
    .does = zoomer, dézoomer, tout le plateau
