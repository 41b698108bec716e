# Ce que l’on dit d’une partie analysée, au terminal et dans le rapport, en français.

analysis-title = { $game } : analyse
analysis-about = Ce que valait chaque coup, ce qui aurait été meilleur et la part de la chance. Chaque décision est jugée d’après ce que le joueur savait alors.
analysis-head = { $seats } joueurs, { $lines ->
        [one] { $lines } coup
       *[other] { $lines } coups
    }
analysis-option = { $option } : { $value }
analysis-made =
    { $depth ->
        [quick] Examen rapide
        [standard] Examen normal
       *[deep] Examen approfondi
    }, graine { $seed }. Le nombre qui suit ± dit jusqu’où va l’intervalle à 95 % de chaque côté.
analysis-time = Temps passé : { $seconds } secondes.
analysis-open = L’enregistrement s’arrête ici ; la partie n’était pas finie.

analysis-share = { $sign }{ $mean } ± { $margin } %
analysis-share-known = { $sign }{ $mean } %
analysis-gap = { $mean } ± { $margin } { $mean ->
        [one] point
       *[other] points
    } de pourcentage
analysis-gap-known = { $mean ->
        [one] { $mean } point
       *[other] { $mean } points
    } de pourcentage
analysis-points = { $sign }{ $mean } ± { $margin } points
analysis-points-known = { $sign }{ $mean } points
analysis-number-known = { $sign }{ $mean }
analysis-share-margin = ± { $margin } %
analysis-points-margin = ± { $margin }
analysis-unsure = incertain

## Le graphique

analysis-chances = Chances de gagner
analysis-chances-about = Combien de fois sur cent chacun gagne à partir d’ici si tout le monde joue comme on joue d’habitude. Les bandes sont les intervalles.
analysis-graph = Courbe des chances de gagner de chacun, du premier coup au dernier ; le tableau qui suit donne les mêmes valeurs
analysis-signs = ! une erreur · ‼ une gaffe · ★ la chance. Chaque signe mène à son coup.
analysis-as-table = La même chose en tableau
analysis-after-move = Après le coup

## Chance et jeu

analysis-luck-and-skill = Chance et habileté
analysis-law = Chaque colonne s’additionne pour donner le résultat, en pour cent entiers des chances de gagner. Les décisions se mesurent à ce que l’on joue d’habitude ; la chance est l’effet du hasard et des cartes cachées, avec les erreurs d’estimation.
analysis-player = Joueur
analysis-part-start = Chances au départ
analysis-part-luck = Chance
analysis-part-skill = Ses décisions
analysis-part-others = Décisions des autres
analysis-result = Résultat
analysis-result-open = Chances à la fin de l’enregistrement

## Le jeu de chacun

analysis-play = Le jeu de chacun
analysis-place = Rang
analysis-scored = { $who } : { $score } points
analysis-score = Score
analysis-decisions = Décisions
analysis-lost-chance = Chances perdues par décision
analysis-lost-points = Points perdus par décision
analysis-lost-beginning = Points perdus au début
analysis-lost-middle = Points perdus au milieu
analysis-lost-end = Points perdus à la fin
analysis-mark-inaccuracy = Imprécision
analysis-mark-mistake = Erreur
analysis-mark-blunder = Gaffe
analysis-marks-inaccuracy = Imprécisions
analysis-marks-mistake = Erreurs
analysis-marks-blunder = Gaffes
analysis-dearest = Coup le plus coûteux
analysis-best = Meilleur coup
analysis-none = Aucun trouvé.

## Les tournants

analysis-turns = Les tournants de la partie
analysis-no-turns = Aucun moment n’a beaucoup changé les chances de quelqu’un.
analysis-turn-loss =
    Coup { $line } : { $seat } a joué « { $done } » et perdu { $share } des chances de gagner{ $better ->
        [none] .
       *[other]  ; « { $better } » était meilleur.
    }
analysis-turn-deed = Coup { $line } : { $seat } a gagné { $share } avec « { $done } », par rapport à ce que l’on joue d’habitude.
analysis-turn-luck =
    { $count ->
        [one] Coup { $last }
       *[other] Coups { $first } à { $last }
    } : { $way ->
        [less] la chance a tourné contre { $seat } et lui a pris { $share }.
       *[more] la chance a souri à { $seat } et lui a donné { $share }.
    }
analysis-board-before = Le plateau tel que { $seat } le voyait avant le coup { $line }
analysis-board-after = Le plateau tel que { $seat } le voyait après le coup { $line }

## Coup par coup

analysis-moves = Tous les coups
analysis-moves-about = Après chaque décision, on lit ce qu’elle vaut : les chances de gagner et le score final à attendre ; puis ce qu’elle a perdu. Ouvrez-la pour voir d’autres bons coups.
analysis-thresholds = Une imprécision coûte au moins { $inaccuracy } points de pourcentage des chances de gagner, une erreur { $mistake }, une gaffe { $blunder } ; les pertes plus petites ou incertaines ne sont pas marquées.
analysis-worth = { $chance }, { $points }
analysis-loss = perd { $share }
analysis-loss-none = rien de meilleur n’a été trouvé
analysis-instead = Autres bons coups
analysis-chance = Hasard
analysis-note = { $word } : { $loss }
analysis-better = Meilleur
