# Cuzco de Stefan Feld : le jeu, ses options, ses questions, et ce qui arrive selon quelle règle.

game-title = Cuzco
game-subtitle = les messagers
game-tagline = Trois dés par manche : courez les routes, garnissez votre masque, plaisez aux dieux et servez le souverain.
game-designer = Stefan Feld

option-pututus = Pututus
    .help = Les dés égaux donnent des conques qui modifient plus tard un dé d’un ou deux points.
option-pututus-off = Non
option-pututus-on = Oui
option-map = Carte des routes
    .help = Les six triangles sont disposés comme d’habitude ou mélangés.
option-map-canonical = Habituelle
option-map-modular = Mélangée
option-card14_any_village = Mama Sara 14 atteint tout village
    .help = Mama Sara 14 mène à n’importe quel village au lieu d’un village voisin.
option-card14_any_village-off = Non
option-card14_any_village-on = Oui
option-turn_cuzco_always = La tuile Cuzco tourne à chaque départ
    .help = La tuile Cuzco peut être tournée même au premier départ.
option-turn_cuzco_always-off = Non
option-turn_cuzco_always-on = Oui
option-powers_again = Pouvoirs utilisables plusieurs fois
    .help = Les pouvoirs 05, 06, 09, 11 et 15 peuvent servir plusieurs fois à la même occasion, chaque fois avec un effet propre. La règle imprimée ne fixe pas de limite.
option-powers_again-off = Non
option-powers_again-on = Oui

## Noms des choses

god-name =
    { $god ->
        [illapa] Illapa
        [mama_quilla] Mama Quilla
        [viracocha] Viracocha
        [pachamama] Pachamama
       *[mama_sara] Mama Sara
    }
ability-name =
    { $ability ->
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
kind-name =
    { $kind ->
        [study] Étude
       *[farm] Ferme
    }
goods-name =
    { $goods ->
        [soup] soupe
        [clothes] vêtements
        [vase] vase
        [jug] carafe
        [tools] outils
       *[jewels] bijoux
    }
colour-name =
    { $colour ->
        [turquoise] turquoise
        [violet] violette
        [orange] orange
       *[pink] rose
    }
space-name =
    { $space ->
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
half-name =
    { $half ->
        [card] une carte Dieu
        [offering] une offrande
        [knowledge] une case de savoir
       *[food] 1 de nourriture
    }
village-I0 = Calca
village-I1 = Pisac
village-I2 = Tipón
village-I3 = Paruro
village-I4 = Ccorca
village-I5 = Anta
village-O0 = Lares
village-O1 = Caicay
village-O2 = Urcos
village-O3 = Accha
village-O4 = Zurite
village-O5 = Maras
place-CUZCO = Cuzco
place-I0 = { village-I0 }
place-I1 = { village-I1 }
place-I2 = { village-I2 }
place-I3 = { village-I3 }
place-I4 = { village-I4 }
place-I5 = { village-I5 }
place-O0 = { village-O0 }
place-O1 = { village-O1 }
place-O2 = { village-O2 }
place-O3 = { village-O3 }
place-O4 = { village-O4 }
place-O5 = { village-O5 }
phase-name =
    { $phase ->
        [I] phase I
        [II] phase II
        [capital] phase III
        [market] marché
        [palace] palais
       *[end] fin
    }
slot-name =
    { $slot ->
        [0] à gauche du cercle 1
        [1] à droite du cercle 1
        [2] à gauche du cercle 2
        [3] à droite du cercle 2
        [4] à gauche du cercle 3
        [5] à droite du cercle 3
        [6] à gauche du cercle 4
        [7] à droite du cercle 4
        [8] à gauche du cercle 5
        [9] à droite du cercle 5
        [10] à gauche du cercle 6
       *[other] à droite du cercle 6
    }
power-01 = les capacités suivantes comptent une tuile de plus
power-02 = remonter 1 ou 2 tuiles
power-03 = marquer encore la marchandise
power-04 = une mission à 1 près, pour 4 PV
power-05 = tour supplémentaire avec un 1
power-06 = déplacer un dé de la barre
power-07 = un dé plus haut peut y aller
power-08 = 3 de nourriture et 3 de savoir
power-09 = une tuile défaussée en plus
power-10 = les points du village tout de suite
power-11 = une autre capacité Étude
power-12 = le prêtre qui gêne rentre chez lui
power-13 = agit comme un 6
power-14 = tout chemin vers un village
power-15 = une autre capacité Ferme
card-01 = Illapa 01 ({ power-01 })
card-02 = Illapa 02 ({ power-02 })
card-03 = Illapa 03 ({ power-03 })
card-04 = Mama Quilla 04 ({ power-04 })
card-05 = Mama Quilla 05 ({ power-05 })
card-06 = Mama Quilla 06 ({ power-06 })
card-07 = Viracocha 07 ({ power-07 })
card-08 = Viracocha 08 ({ power-08 })
card-09 = Viracocha 09 ({ power-09 })
card-10 = Pachamama 10 ({ power-10 })
card-11 = Pachamama 11 ({ power-11 })
card-12 = Pachamama 12 ({ power-12 })
card-13 = Mama Sara 13 ({ power-13 })
card-14 = Mama Sara 14 ({ power-14 })
card-15 = Mama Sara 15 ({ power-15 })
number-01 = { card-01 }
number-02 = { card-02 }
number-03 = { card-03 }
number-04 = { card-04 }
number-05 = { card-05 }
number-06 = { card-06 }
number-07 = { card-07 }
number-08 = { card-08 }
number-09 = { card-09 }
number-10 = { card-10 }
number-11 = { card-11 }
number-12 = { card-12 }
number-13 = { card-13 }
number-14 = { card-14 }
number-15 = { card-15 }
mission-01 = 3 plumes orange (01)
mission-02 = 3 plumes violettes (02)
mission-03 = 3 plumes roses (03)
mission-04 = 3 plumes turquoise (04)
mission-05 = une plume de chaque couleur (05)
mission-06 = 7 plumes (06)
mission-07 = des quipus sur 9 villages (07)
mission-08 = des quipus sur les 3 villages à plume turquoise (08)
mission-09 = des quipus sur les 3 villages à plume rose (09)
mission-10 = des quipus sur les 3 villages à plume violette (10)
mission-11 = des quipus sur les 3 villages à plume orange (11)
mission-12 = des quipus sur 3 villages de 3 PV (12)
mission-13 = des quipus sur 3 villages de 2 PV (13)
mission-14 = des quipus sur des villages de 1, 2, 4, 5 et 7 PV (14)
mission-15 = 3 tuiles Étude de capacités différentes (15)
mission-16 = 3 tuiles Ferme de capacités différentes (16)
mission-17 = 3 tuiles Étude abaissées (17)
mission-18 = 3 tuiles Ferme abaissées (18)
mission-19 = 5 tuiles Étude ou Ferme abaissées (19)
mission-20 = 4 tuiles Étude (20)
mission-21 = 4 tuiles Ferme (21)
mission-22 = des cartes de 4 dieux différents en main (22)
mission-23 = 3 cartes d’un même dieu en main (23)
mission-24 = 2 tuiles Soupe (24)
mission-25 = 2 tuiles Vêtements (25)
mission-26 = 2 tuiles Vase (26)
mission-27 = 2 tuiles Carafe (27)
mission-28 = 2 tuiles Outils (28)
mission-29 = 2 tuiles Bijoux (29)
mission-30 = 3 types de marchandises différents (30)
mission-31 = 4 marchandises de n’importe quel type (31)
mission-32 = 2 cartes Illapa en main (32)
mission-33 = 2 cartes Mama Quilla en main (33)
mission-34 = 2 cartes Viracocha en main (34)
mission-35 = 2 cartes Pachamama en main (35)
mission-36 = 2 cartes Mama Sara en main (36)
mission-37 = 3 prêtres au temple (37)
mission-38 = 5 de nourriture (38)
mission-39 = 4 tuiles Cercle activées (39)
mission-40 = 2 médaillons Inti (40)
mission-41 = 4 offrandes (41)
mission-42 = des quipus sur 4 villages de l’anneau intérieur (42)
mission-43 = des quipus sur 4 villages de l’anneau extérieur (43)
mission-44 = 2 tuiles de capacité offrande (44)
mission-45 = 2 tuiles de capacité points de victoire (45)
mission-46 = 2 tuiles de capacité savoir (46)
mission-47 = 2 tuiles de capacité pont de corde (47)
mission-48 = 2 tuiles de capacité route pavée (48)
mission-49 = 2 tuiles de capacité plume (49)
mission-50 = 2 tuiles de capacité carte Dieu (50)
mission-51 = 2 tuiles de capacité quipu (51)
mission-52 = 2 tuiles de capacité cercle (52)
mission-53 = 2 tuiles de capacité nourriture (53)
mission-54 = 2 tuiles de capacité étude (54)
mission-55 = 2 tuiles de capacité agriculture (55)
mission-S-01 = un prêtre au temple et une tuile Ferme (S-01)
mission-S-02 = un prêtre au temple et une tuile Étude (S-02)
mission-S-03 = une tuile Étude et une tuile Ferme (S-03)
mission-S-04 = une tuile Étude et le jeton Ordre de jeu 1 (S-04)
mission-S-05 = une tuile Ferme et une marchandise (S-05)
mission-S-06 = des quipus sur 2 villages (S-06)
quipu-below =
    { $covered_seat ->
        [none] { "" }
       *[other] , sur un autre ({ $covered_seat })
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
        [round] manche
        [map] villages
        [bar] barre d’action
        [track] savoir
        [temple] temple
        [study] étude
        [farm] ferme
        [market] marché
        [palace] palais
        [gods] dieux
        [points] points
        [food] nourriture
        [offerings] offrandes
        [inti] médaillons
        [quipus] quipus
        [reserve] réserve
        [cards] cartes Dieu
       *[hand] main
    }

## Questions

question-map = Les triangles de la carte sont mélangés.
    .title = La carte
    .waiting = Les triangles de la carte sont mélangés.
question-rotation = La tuile Cuzco est posée au hasard.
    .title = La tuile Cuzco
    .waiting = La tuile Cuzco est posée au hasard.
question-mask = Les plateaux Masque sont distribués.
    .title = Masques
    .waiting = Les plateaux Masque sont distribués.
question-token = Les jetons Ordre de jeu sont distribués.
    .title = Ordre de jeu
    .waiting = Les jetons Ordre de jeu sont distribués.
question-start = Les plumes de départ sont distribuées.
    .title = Plumes de départ
    .waiting = Les plumes de départ sont distribuées.
question-goods = Les marchandises sont disposées au marché.
    .title = Le marché
    .waiting = Les marchandises sont disposées au marché.
question-tile = Les tuiles Étude et Ferme sont disposées.
    .title = Les étalages
    .waiting = Les tuiles Étude et Ferme sont disposées.
question-mission = Les missions sont disposées au palais.
    .title = Le palais
    .waiting = Les missions sont disposées au palais.
question-grey = Les missions grises sont distribuées.
    .title = Missions grises
    .waiting = Les missions grises sont distribuées.
question-gold = Chacun pioche quatre missions dorées.
    .title = Missions dorées
    .waiting = Chacun pioche quatre missions dorées.
question-deal = Chacun reçoit deux cartes Dieu.
    .title = Cartes Dieu
    .waiting = Chacun reçoit deux cartes Dieu.
question-replace = Une autre carte Dieu est tirée du lot.
    .title = Une autre carte Dieu
    .waiting = Une autre carte Dieu est tirée du lot.
question-left = Les cartes Dieu restantes sont montrées.
    .title = Cartes restantes
    .waiting = Les cartes Dieu restantes sont montrées.
question-god = La carte Dieu suivante est retournée.
    .title = Une carte Dieu
    .waiting = La carte Dieu suivante est retournée.
question-roll = Chacun lance trois dés.
    .title = Les dés
    .waiting = Chacun lance trois dés.
question-feather_start = Sur quel emplacement posez-vous votre plume { colour-name } ?
    .title = La première plume
    .waiting = { $name } pose la première plume.
    .guide = Votre masque a douze emplacements de plumes, trois par couleur, en six paires ; chaque paire a une tuile Cercle qui montre un dé. Une fois la paire remplie, l’action Coiffe peut activer la tuile, ce qui rapporte beaucoup. Cette plume ne bougera plus ; regardez quel cercle vous voulez d’abord : un dé bas demande moins de force.
question-keep_missions = Lesquelles de vos quatre missions gardez-vous ? Personne ne voit votre choix avant que tous aient choisi.
    .title = Garder deux missions
    .waiting = Tous choisissent leurs missions.
    .guide = Les missions sont des tâches du souverain : vous en gardez deux sur quatre ; avec celle que vous avez reçue, vous en avez trois. À chaque manche, vous en accomplissez une pour 6 points de victoire (PV), ou devez en retirer une pour rien, puis vous en prenez une nouvelle. Gardez celles qui vont ensemble, et une que vous pouvez accomplir dès la manche 1.
question-return_god_card = Vos deux cartes sont du même dieu. Laquelle rendez-vous ?
    .title = Rendre une carte
    .waiting = { $name } rend une carte Dieu.
    .guide = Vos deux cartes Dieu sont du même dieu ; vous en rendez une et en recevez une au hasard, d’un autre dieu. Une carte Dieu change une règle une fois, dans une phase imprimée sur elle ; la jouer de votre main coûte une offrande. Regardez laquelle des deux pourrait servir dans les premières manches, et gardez celle-là.
question-die = Passage { $lap } : lequel de vos dés utilisez-vous ?
    .title = Choisir un dé
    .waiting = { $name } choisit un dé.
    .guide = À chaque passage, vous placez un de vos trois dés : choisissez le dé, puis sa case ; en annulant le coup, vous pouvez changer l’un et l’autre. Un dé haut est fort et ouvre plus de chemins et plus de tuiles ; un dé bas trouve place presque partout, car un dé doit être inférieur à tous ceux qui sont déjà sur sa case. Jouez donc tôt un dé haut, tant que les cases voulues sont vides. À trois, Route pavée et Pont de corde partagent une case ; à deux, Étude et Ferme aussi.
question-move_die_source = Quel dé de la barre d’action déplacez-vous ?
    .title = Déplacer un dé
    .waiting = { $name } déplace un dé sur la barre d’action.
    .guide = Le pouvoir Mama Quilla 06 déplace un dé, à qui qu’il soit, de sa case de la barre d’action vers une autre. Aucune action ne suit, et le dé garde sa valeur. Votre dé devra être inférieur à tous ceux de la case où il va ; cherchez donc d’abord le dé bas qui bloque la case que vous voulez.
question-move_die_target = Vers quelle case va le dé ?
    .title = Où ?
    .waiting = { $name } déplace un dé sur la barre d’action.
    .guide = Le dé va sur n’importe quelle autre case, quoi qu’il s’y trouve, et n’apporte aucune action. Il y compte comme tout autre dé : les dés placés ensuite devront être inférieurs ; il libère donc une case et peut en bloquer une autre. Cherchez une case que vos rivaux veulent encore et vous non ; sur la case PV, il ne bloque personne.
question-pututu = Votre dé montre { $die }. Rendez-vous des pututus pour le changer ?
    .title = Pututus
    .waiting = { $name } peut utiliser des pututus.
    .guide = Un pututu est une conque, reçue pour des dés égaux : rendez-en autant que vous voulez, chacun change ce dé de son nombre, 1 ou 2, vers le haut ou vers le bas, entre 1 et 6. Plus haut, l’action est plus forte ; plus bas, le dé va sur plus de cases. Regardez d’abord la case que vous voulez ; à la fin, les pututus restants ne valent rien.
question-space = Où placez-vous votre { $die } ?
    .title = Placer le dé
    .waiting = { $name } place un { $die }.
    .guide = Chaque case de la barre d’action offre une action, plus forte d’ordinaire avec un dé plus haut. Votre dé doit être inférieur à tous ceux qui s’y trouvent ; seule la case PV accepte tout dé, pour 2 points de victoire (PV). Regardez d’abord ce qui ne peut pas attendre : un dé bas d’un rival ferme presque une case jusqu’à la fin de la manche.
question-slide_up = Quelle tuile remontez-vous ?
    .title = Remonter
    .waiting = { $name } remonte des tuiles.
    .guide = Illapa 02 remonte une ou deux de vos tuiles. Dans l’échange qui suit, vous pouvez les abaisser de nouveau, pour un point de dé chacune, et gagner encore leur nombre : du savoir pour une tuile Étude, de la nourriture pour une tuile Ferme. Cherchez d’abord les plus grands nombres, mais pensez aux missions qui comptent les tuiles abaissées.
question-rotate = De combien de crans tournez-vous la tuile Cuzco avant de partir ?
    .title = Tourner la tuile Cuzco
    .waiting = { $name } peut tourner la tuile Cuzco.
    .guide = Avant que votre Chasqui quitte Cuzco, vous pouvez tourner la tuile Cuzco dans le sens horaire, pour tout le monde. Chaque village intérieur reçoit alors une autre branche : une route pavée ou un pont de corde, avec un autre nombre. Regardez d’abord le village que vous voulez, puis tournez jusqu’à ce qu’une branche utilisable par votre action y mène ; 0 cran laisse tout en place.
question-path = Où court votre Chasqui ? Force { $strength }.
    .title = Choisir un chemin
    .waiting = { $name } déplace son Chasqui.
    .guide = Votre Chasqui, un coureur, fait d’ordinaire un pas sur un chemin que votre force permet. Dans un nouveau village, vous posez un quipu, une cordelette à nœuds : il donne une plume de la couleur du village, et à la fin le quipu du dessus marque les points du village ; Cuzco, elle, donne une bénédiction du feu. Regardez d’abord quelle couleur il vous faut.
question-feather =
    { $colour ->
        [none] Quelle plume prenez-vous ? L’emplacement décide.
       *[other] Sur quel emplacement posez-vous la plume { colour-name } ?
    }
    .title = Une plume
    .waiting = { $name } pose une plume.
    .guide = Une plume va sur un emplacement de sa couleur et n’en bouge plus. Quand les deux emplacements d’une tuile Cercle sont remplis, l’action Coiffe peut activer cette tuile, ce qui rapporte beaucoup. Complétez donc d’abord une paire, puis regardez les missions qui demandent des plumes ; les douze donnent un bonus à la fin.
question-take_tile = Quelle tuile prenez-vous ? Force { $strength }.
    .title = Prendre une tuile
    .waiting = { $name } prend une tuile.
    .guide = Vous prenez une tuile visible sur une case de l’étalage dont le numéro ne dépasse pas votre force ; il lui faut un emplacement de tuile vide sur votre masque. Sa capacité peut servir en phase II de chaque manche, et les tuiles de même sorte et de même capacité servent ensemble. Regardez d’abord les capacités que vous utiliseriez souvent, puis vos missions.
question-from_discard = Quelle tuile défaussée prenez-vous ?
    .title = Une tuile défaussée
    .waiting = { $name } prend une tuile défaussée.
    .guide = En plus de la tuile que vous venez de prendre, vous en choisissez une dans les défausses, Étude ou Ferme ; sa capacité vous servira en phase II. Cherchez d’abord une tuile pareille à l’une des vôtres : les tuiles de même sorte et de même capacité servent ensemble et donnent davantage. Regardez ensuite ce que demandent vos missions.
question-exchange = Qu’échangez-vous ? Points de dé restants : { $pips }.
    .title = Échange
    .waiting = { $name } fait un échange.
    .guide = Votre force devient autant de points de dé, à dépenser comme vous voulez. Un point abaisse une tuile Étude pour du savoir ou une tuile Ferme pour de la nourriture, ou donne 1 point de victoire (PV) ; deux points donnent une offrande, une carte Dieu ou une plume, ou mettent un quipu en réserve. Regardez d’abord vos tuiles ; les points restants sont perdus.
question-exchange_tile = Quelle tuile { kind-name } abaissez-vous ?
    .title = Abaisser
    .waiting = { $name } abaisse une tuile.
    .guide = Abaisser une tuile Étude vous fait avancer sur la piste de savoir ; abaisser une tuile Ferme donne de la nourriture, chaque fois selon le nombre de la tuile. La tuile garde sa capacité, mais ne s’abaisse qu’une fois, sauf si un pouvoir divin la remonte. On commence d’ordinaire par le plus grand nombre ; certaines missions comptent les tuiles abaissées.
question-god_card = Quelle carte Dieu prenez-vous ? Cartes restantes : { $left }.
    .title = Prendre une carte Dieu
    .waiting = { $name } prend une carte Dieu.
    .guide = Une carte Dieu change une règle une fois, dans une phase imprimée sur elle ; la jouer de votre main coûte une offrande. Vous choisissez une des cartes visibles, et la suivante de ce dieu est retournée. Regardez d’abord ce qui manquera à vos prochains tours, puis les missions qui demandent certains dieux.
question-circle = Quelle tuile Cercle activez-vous ?
    .title = Coiffe
    .waiting = { $name } active une tuile Cercle.
    .guide = Une tuile Cercle peut être activée quand ses deux emplacements de plumes sont remplis et que son dé ne dépasse pas la force de votre action. Elle rapporte les points de victoire (PV) imprimés, un bonus qui passe de 10 à 7 puis à 4 au fil de la partie, et une bénédiction du feu. Si plusieurs tuiles sont prêtes, activez celle dont le dé est le plus haut : elle rapporte le plus et demande le dé le plus fort.
question-blessing_first = Bénédiction du feu : une carte Dieu ou une offrande ?
    .title = Bénédiction du feu
    .waiting = { $name } reçoit une bénédiction du feu.
    .guide = Une bénédiction du feu vous récompense quand vous placez un prêtre, activez une tuile Cercle ou revenez à Cuzco. Sa première moitié est une carte Dieu, dont le pouvoir change une règle pour vous, ou une offrande, le prix à payer pour jouer une telle carte de votre main. Regardez d’abord laquelle des deux vous manque.
question-blessing_second = Bénédiction du feu : savoir ou nourriture ?
    .title = Bénédiction du feu
    .waiting = { $name } reçoit une bénédiction du feu.
    .guide = La seconde moitié de la bénédiction est une case de la piste de savoir ou une nourriture. En fin de manche, le savoir rapporte des points de victoire (PV) et fixe l’ordre de jeu ; la nourriture achète des marchandises au marché. Regardez d’abord ce qui vous manque de peu : passer devant quelqu’un sur la piste, ou payer une marchandise.
question-menu = Phase II : quelle capacité utilisez-vous ? Vous pouvez utiliser une capacité Étude et une capacité Ferme.
    .title = Capacités
    .waiting = { $name } utilise ses capacités.
    .guide = En phase II, vos tuiles travaillent pour vous : utilisez une capacité Étude et une capacité Ferme, dans l’ordre voulu, ou finissez. Les tuiles de même sorte et de même capacité servent ensemble, donnent davantage et ne s’usent pas. Regardez d’abord ce qui aide maintenant : une plume, un pas du Chasqui (votre coureur), de la nourriture pour le marché.
question-amount = Combien ? Au plus { $left }.
    .title = Combien ?
    .waiting = { $name } choisit combien.
    .guide = Votre capacité donne plus d’une unité ; vous pouvez en prendre moins, mais au moins une. Il s’agit de cases de la piste de savoir, qui rapportent à chaque manche, ou de quipus à mettre de votre masque dans votre réserve, ce qui libère des emplacements de tuiles. On prend d’ordinaire tout ; pour les quipus, regardez combien d’emplacements il vous faudra.
question-buy = Quelle tuile Marchandise achetez-vous ?
    .title = Marché
    .waiting = { $name } est au marché.
    .guide = Une fois par manche, vous pouvez payer en nourriture une marchandise de la rangée de cette manche, ou passer. Les plus chères rapportent aussitôt plus de points de victoire (PV), et six marchandises donnent un bonus à la fin, quand la nourriture restante ne vaut rien. Regardez d’abord vos missions : certaines demandent des marchandises, ou de la nourriture.
question-palace_mission = Quelle mission accomplissez-vous ou retirez-vous ?
    .title = Palais
    .waiting = { $name } choisit une mission à accomplir ou à retirer.
    .guide = À chaque manche, vous terminez exactement une de vos trois missions. Si vous le pouvez, vous devez en accomplir une, pour 6 points de victoire (PV), sans rien dépenser ; sinon, vous en retirez une pour rien. Accomplissez d’abord ce que vous pourriez perdre, comme des cartes en main ou de la nourriture ; retirez celle dont vous êtes le plus loin.
question-palace_take = Quelle nouvelle mission prenez-vous ?
    .title = Une nouvelle mission
    .waiting = { $name } prend une nouvelle mission.
    .guide = Vous prenez une des missions du palais ; c’est obligatoire, même à la dernière manche. Une fois remplie, elle rapporte 6 points de victoire (PV) au palais d’une manche suivante, ou à la fin, quand toutes vos missions remplies sont accomplies. Cherchez d’abord une mission que vous remplissez déjà, ou presque.
question-power = Utilisez-vous maintenant un pouvoir divin ?
    .title = Un pouvoir divin
    .waiting = { $name } réfléchit.
    .guide = Un pouvoir divin peut vous aider maintenant. De votre main, il coûte la carte et une offrande ; avec un médaillon Inti, qui vaut 2 points de victoire (PV) à la fin si vous le gardez, vous utilisez à la place une carte visible. Vous pouvez aussi continuer sans : cela ne coûte rien, et vous gardez vos cartes. Vous ne devez l’utiliser que si la case choisie l’exige.

## Mise en place

CF-101 =
    .refusal = Cuzco se joue à deux, trois ou quatre, pas à { $seats }.
CF-102 =
    .refusal = Ce jeu n’a pas d’option { $option } de valeur { $value }.
CF-105 =
    .event = La tuile Cuzco commence à la rotation { $rotation }.
CF-109 =
    .event = La carte { $number } est retournée.
    .refusal = Cette carte ne peut pas être retournée maintenant.
CF-110 =
    .event = Étalage, case { $space } : la tuile { kind-name } « { ability-name } ».
    .refusal = Cette tuile ne peut pas être disposée maintenant.
CF-112 =
    .event = Marché, rangée { $row } : { goods-name }.
    .refusal = Cette marchandise ne peut pas être disposée maintenant.
CF-113 =
    .event = Une mission est disposée au palais : { $mission }.
    .refusal = Cette mission ne peut pas être disposée maintenant.
CF-115 =
    .event = { $seat } reçoit le masque { $mask }.
    .refusal = Ce masque ne peut pas être distribué maintenant.
CF-117 =
    .event = { $seat } reçoit le jeton Ordre de jeu { $token }.
    .refusal = Ce jeton ne peut pas être distribué maintenant.
CF-118 =
    .event = { $seat } commence avec { points-words }.
CF-120 =
    .event = { $seat } reçoit une plume { colour-name }.
    .refusal = Cette plume ne peut pas être distribuée maintenant.
CF-122 =
    .event = { $seat } reçoit la mission « { $mission } ».
    .refusal = Cette mission grise ne peut pas être distribuée maintenant.
CF-123 =
    .event = 
        { $missions ->
            [unknown] { $seat } a choisi deux missions.
           *[other] { $seat } garde deux missions : { $missions }.
        }
CF-124 =
    .event = 
        { $cards ->
            [unknown] { $seat } a deux cartes Dieu.
           *[other] { $seat } a deux cartes Dieu : { $cards }.
        }
    .refusal = Cette carte ne peut pas être distribuée maintenant.
CF-125 =
    .event = 
        { $number ->
            [none] { $seat } a reçu deux cartes du même dieu et en échange une.
            [unknown] { $seat } rend une carte Dieu.
           *[other] { $seat } rend la carte { $number }.
        }
    .refusal = Ce n’est pas une des cartes à échanger maintenant.
CF-127 =
    .event = La carte { $number }, non distribuée, va à la défausse.
    .refusal = Cette carte n’est pas une de celles qui restent.
CF-128 =
    .refusal = C’est { $asked } qui décide maintenant, dans l’ordre de la mise en place.

## Manches et dés

CF-201 =
    .event = La manche { $round } commence.
CF-202 =
    .event = { $seat } obtient { $dice }.
    .refusal = D’abord on lance les dés.
CF-203 =
    .event = { $seat } commence un tour du passage { $lap }.
    .refusal = C’est { $asked } qui décide maintenant (phase I).
CF-204 =
    .refusal = Personne ne peut passer ni garder un dé ; la case PV est toujours ouverte.
CF-205 =
    .event = { $seat } choisit le { $die }.
    .refusal = Choisissez d’abord un dé, puis sa case.
CF-206 =
    .refusal =
        { $die ->
            [none] Cette case n’est pas sur la barre d’action de cette partie.
           *[other] Vous n’avez plus de { $die } à placer.
        }
CF-207 =
    .refusal = Votre { $die } n’est pas inférieur à tous les dés de la case { space-name }.
CF-211 =
    .refusal =
        { $number ->
            [none] Vous avez besoin de ce pouvoir ici ; vous ne pouvez pas passer.
           *[other] Payée ainsi, la carte { $number } laisserait trop peu pour un pouvoir nécessaire ensuite.
        }
CF-212 =
    .event =
        { $die ->
            [none] { $seat } utilise le dé virtuel sur la case { space-name }.
           *[other] { $seat } place un { $die } sur la case { space-name }.
        }

## Mouvement et villages

CF-301 =
    .event = { $seat } va à { $place }.
CF-302 =
    .refusal = Aucun chemin du bon type ne mène à { $place }.
CF-303 =
    .refusal = Le nombre du chemin vers { $place } dépasse votre force { $strength }.
CF-304 =
    .refusal = Avec la force { $strength }, aucun chemin ne part d’ici.
CF-306 =
    .refusal = Vous ne pouvez tourner la tuile Cuzco qu’en quittant Cuzco après un retour.
CF-307 =
    .event =
        { $steps ->
            [0] { $seat } laisse la tuile Cuzco comme elle est.
            [one] { $seat } tourne la tuile Cuzco de { $steps } cran, à la rotation { $rotation }.
           *[other] { $seat } tourne la tuile Cuzco de { $steps } crans, à la rotation { $rotation }.
        }
    .refusal = Tournez d’abord la tuile Cuzco, ou laissez-la, puis choisissez le chemin.
CF-308 =
    .event = 
        { $source ->
            [mask] { $seat } pose un quipu à { $place }{ quipu-below }.
           *[other] { $seat } pose un quipu de la réserve à { $place }{ quipu-below }.
        }
    .met = { $seat } pose un quipu sur le vôtre à { $place }.
CF-311 =
    .event = { $seat } a déjà un quipu à { $place } : rien n’est posé ni gagné.
CF-312 =
    .event = { $seat } n’a plus de quipu pour { $place }.
CF-313 =
    .event =
        { $colour ->
            [violet] { $seat } a déjà trois plumes violettes et n’en prend pas.
            [pink] { $seat } a déjà trois plumes roses et n’en prend pas.
           *[other] { $seat } a déjà trois plumes { colour-name } et n’en prend pas.
        }
CF-314 =
    .event = { $seat } pose une plume { colour-name } { slot-name }.
    .refusal = L’emplacement { slot-name } est occupé ou d’une autre couleur.
CF-315 =
    .refusal =
        { $colour ->
            [none] Tous vos emplacements de plumes sont remplis.
            [violet] Vous avez déjà trois plumes violettes.
            [pink] Vous avez déjà trois plumes roses.
           *[other] Vous avez déjà trois plumes { colour-name }.
        }
CF-316 =
    .event = { $seat } revient à Cuzco et reçoit une bénédiction du feu.
CF-319 =
    .refusal = Aucun chemin ne relie ce lieu à { $place }.

## Étude, ferme et échange

CF-401 =
    .refusal = Cette action ne prend pas de tuile { kind-name }.
CF-402 =
    .refusal = Il n’y a plus d’emplacement de tuile vide sur votre masque.
CF-403 =
    .refusal = Il n’y a pas de telle tuile à l’étalage jusqu’à la case { $strength }.
CF-404 =
    .event = { $seat } prend la tuile { kind-name } « { ability-name } » de la case { $space }.
CF-406 =
    .refusal = Les tuiles ne font rien en phase I ; leurs capacités s’utilisent en phase II.
CF-410 =
    .event = { $seat } abaisse une tuile { kind-name }.
CF-411 =
    .refusal =
        { $price ->
            [one] Cet échange coûte { $price } point de dé ; il vous en reste { $pips }.
           *[other] Cet échange coûte { $price } points de dé ; il vous en reste { $pips }.
        }
CF-412 =
    .refusal = Vous devez faire au moins un échange.
CF-413 =
    .event =
        { $amount ->
            [one] { $seat } abaisse la tuile Étude « { ability-name } » et avance de { $amount } case de savoir.
           *[other] { $seat } abaisse la tuile Étude « { ability-name } » et avance de { $amount } cases de savoir.
        }
CF-414 =
    .event = { $seat } abaisse la tuile Ferme « { ability-name } » et prend { $amount } de nourriture.
CF-415 =
    .refusal = Vous n’avez pas de telle tuile { kind-name } en position haute.
CF-416 =
    .event = { $seat } échange un point de dé contre { points-words }.
CF-417 =
    .event = { $seat } prend une offrande pour deux points de dé.
CF-418 =
    .event = { $seat } prend une carte Dieu pour deux points de dé.
CF-419 =
    .event = { $seat } prend une plume pour deux points de dé.
CF-420 =
    .event =
        { $quipus ->
            [one] { $seat } met { $quipus } quipu en réserve.
           *[other] { $seat } met { $quipus } quipus en réserve.
        }
CF-421 =
    .refusal = Il n’y a pas de quipu sur votre masque.
CF-423 =
    .event =
        { $spaces ->
            [one] { $seat } avance de { $spaces } case sur la piste de savoir.
           *[other] { $seat } avance de { $spaces } cases sur la piste de savoir.
        }
CF-426 =
    .event = { $seat } termine l’échange.

## Temple, coiffe et bénédiction

CF-501 =
    .event = { $seat } place un prêtre sur la marche { $step }.
CF-502 =
    .refusal = Vous n’avez plus de prêtre en réserve.
CF-503 =
    .event = { $seat } : un prêtre est poussé sur la marche { $step }.
    .met = Votre prêtre est poussé sur la marche { $step }.
CF-504 =
    .event = { $seat } : un prêtre quitte le temple.
    .met = Votre prêtre est poussé hors du temple.
CF-505 =
    .event = { $seat } reçoit une bénédiction du feu pour le prêtre.
CF-511 =
    .refusal =
        { $circle ->
            [none] Toutes vos tuiles Cercle sont déjà activées.
           *[other] La tuile Cercle { $circle } est déjà activée.
        }
CF-512 =
    .refusal =
        { $circle ->
            [none] La force { $strength } ne suffit pour aucune tuile Cercle garnie de ses deux plumes.
           *[other] La force { $strength } est trop faible pour la tuile Cercle { $circle }.
        }
CF-513 =
    .refusal =
        { $circle ->
            [none] Aucune de vos tuiles Cercle inactives n’a ses deux plumes.
           *[other] La tuile Cercle { $circle } n’a pas ses deux plumes.
        }
CF-514 =
    .event = { $seat } active la tuile Cercle { $circle } : { points-words }.
CF-515 =
    .event = { $seat } marque { points-words } de plus pour une tuile Cercle en manche { $round }.
CF-516 =
    .event = { $seat } reçoit une bénédiction du feu pour la tuile Cercle.
CF-520 =
    .event = { $seat } marque { points-words } sur la case PV.
CF-531 =
    .event = Bénédiction du feu : { $seat } choisit { half-name }.
    .refusal = La première moitié d’une bénédiction est une carte Dieu ou une offrande.
CF-532 =
    .event = Bénédiction du feu : { $seat } choisit { half-name }.
    .refusal = La seconde moitié d’une bénédiction est du savoir ou de la nourriture.
CF-533 =
    .refusal = Aucune carte Dieu n’est visible.

## Cartes Dieu

CF-601 =
    .event = { $seat } fait compter une tuile de plus aux prochaines capacités d’étude et de ferme.
CF-602 =
    .event = { $seat } remonte la tuile { kind-name } « { ability-name } ».
    .refusal = Seule une tuile abaissée peut être remontée.
CF-603 =
    .event = { $seat } marque encore la marchandise ({ goods-name }) : { points-words }.
CF-604 =
    .event = { $seat } accomplit la mission « { $mission } » avec { number-04 } : { points-words }.
CF-605 =
    .event = { $seat } prend un tour supplémentaire avec un 1 virtuel.
CF-606 =
    .event = { $seat } déplace un { $die } ({ $owner_seat }) vers la case { space-name }.
    .met = { $seat } déplace votre { $die } vers la case { space-name }.
    .refusal = Vous ne pouvez déplacer qu’un dé de la barre d’action, et seulement vers une autre case.
CF-607 =
    .event = { $seat } ignore la règle de placement pour ce dé.
CF-608 =
    .event = { $seat } prend { $food } de nourriture et { $spaces } de savoir au lieu de la bénédiction.
CF-609 =
    .event = { $seat } prend la tuile { kind-name } défaussée « { ability-name } ».
    .refusal = Aucune tuile de ce genre dans les défausses.
CF-610 =
    .event = { $seat } marque { $place } tout de suite : { points-words }.
CF-611 =
    .event = { $seat } peut utiliser une autre capacité Étude.
CF-612 =
    .event = { $seat } renvoie dans la réserve le prêtre de la marche { $step } ({ $owner_seat }).
    .met = { $seat } renvoie dans la réserve votre prêtre de la marche { $step }.
CF-613 =
    .event = { $seat } agit avec la force 6.
CF-614 =
    .event = { $seat } peut aller dans tout village voisin, par n’importe quel chemin.
    .refusal = { number-14 } ne mène pas à { $place }.
CF-615 =
    .event = { $seat } peut utiliser une autre capacité Ferme.
CF-621 =
    .event = { $seat } paie une offrande et joue la carte { $number }.
CF-622 =
    .refusal = Il vous faut la carte { $number } en main et une offrande.
CF-623 =
    .refusal = La carte { $number } ne s’utilise pas dans cette phase.
CF-624 =
    .event = { $seat } dépense un médaillon pour la carte { $number }.
CF-625 =
    .refusal = Il vous faut un médaillon, et la carte { $number } doit être visible.
CF-626 =
    .refusal = La carte { $number } a déjà été utilisée à cette occasion.
CF-631 =
    .event = { god-name } : les cartes défaussées sont mélangées en une nouvelle pioche.
CF-632 =
    .event = { god-name } : il n’y a pas de carte à retourner.
CF-634 =
    .event =
        { $number ->
            [unknown] { $seat } continue.
           *[other] { $seat } n’utilise pas la carte { $number }.
        }
CF-635 =
    .event = { $seat } prend la carte { $number }.
CF-637 =
    .refusal = 
        { $number ->
            [none] Aucune carte de ce dieu n’est visible.
           *[other] La carte { $number } n’est pas visible.
        }
CF-651 =
    .refusal = { number-01 } s’utilise dans le menu de votre tour de phase II, avec au moins une tuile sur votre masque.
CF-652 =
    .event = { $seat } ne remonte pas d’autre tuile.
    .refusal =
        { $number ->
            [none] Vous devez remonter au moins une tuile.
           *[other] { number-02 } s’utilise après avoir placé un dé sur la case Échange et avant de dépenser le premier point, si au moins une de vos tuiles est abaissée.
        }
CF-653 =
    .refusal = { number-03 } s’utilise aussitôt après l’achat d’une marchandise.
CF-654 =
    .refusal =
        { $mission ->
            [none] { number-04 } s’utilise pour une de vos missions, à votre étape du palais ou à la fin.
           *[other] { number-04 } demande une mission à laquelle il manque exactement 1, après paiement aussi ; à la mission « { $mission } », il manque { $shortfall }.
        }
CF-655 =
    .refusal = { number-05 } s’utilise quand l’action de votre propre tour est terminée, et pas après un tour supplémentaire.
CF-656 =
    .event = { $seat } prend un { $die } ({ $owner_seat }).
    .refusal = { number-06 } s’utilise au début de votre tour, avant le choix du dé, avec au moins un dé sur la barre d’action.
CF-657 =
    .refusal = { number-07 } ne s’utilise qu’après le choix d’une case interdite à votre dé.
CF-658 =
    .refusal = { number-08 } s’utilise quand une bénédiction est due, avant le choix de sa première moitié.
CF-659 =
    .refusal = { number-09 } s’utilise aussitôt après que votre dé a pris une tuile Étude ou Ferme, avec un autre emplacement vide et une tuile dans les défausses.
CF-660 =
    .refusal = { number-10 } s’utilise aussitôt après la pose d’un quipu sur un village en phase I.
CF-661 =
    .refusal = { number-11 } s’utilise après votre première capacité d’étude, avec une tuile Étude d’une autre capacité utilisable maintenant.
CF-662 =
    .refusal = { number-12 } s’utilise quand votre prêtre va sur une marche du temple déjà occupée.
CF-663 =
    .refusal = { number-13 } s’utilise après le choix d’une case autre que PV avec un dé de 1 à 5, et pas avec Mama Sara 14.
CF-664 =
    .refusal = { number-14 } s’utilise après le choix d’une case de mouvement, avant le pas du Chasqui.
CF-665 =
    .refusal = { number-15 } s’utilise après votre première capacité de ferme, avec une tuile Ferme d’une autre capacité utilisable maintenant.

## Phase II

CF-701 =
    .event =
        { $value ->
            [one] { $seat } utilise la capacité { kind-name } « { ability-name } » : { $value } offrande.
           *[other] { $seat } utilise la capacité { kind-name } « { ability-name } » : { $value } offrandes.
        }
CF-702 =
    .event = { $seat } utilise la capacité { kind-name } « points de victoire » : { points-words }.
CF-703 =
    .event =
        { $value ->
            [one] { $seat } utilise la capacité { kind-name } « { ability-name } » : { $value } plume.
           *[other] { $seat } utilise la capacité { kind-name } « { ability-name } » : jusqu’à { $value } plumes.
        }
CF-704 =
    .event = { $seat } utilise la capacité { kind-name } « { ability-name } » : force { $value }.
CF-705 =
    .event =
        { $value ->
            [one] { $seat } utilise la capacité { kind-name } « { ability-name } » : { $value } case.
           *[other] { $seat } utilise la capacité { kind-name } « { ability-name } » : jusqu’à { $value } cases.
        }
CF-706 =
    .event = { $seat } utilise la capacité { kind-name } « { ability-name } » : force { $value }.
CF-707 =
    .event =
        { $value ->
            [one] { $seat } utilise la capacité { kind-name } « { ability-name } » : { $value } carte.
           *[other] { $seat } utilise la capacité { kind-name } « { ability-name } » : jusqu’à { $value } cartes.
        }
CF-708 =
    .event =
        { $value ->
            [one] { $seat } utilise la capacité { kind-name } « { ability-name } » : { $value } quipu.
           *[other] { $seat } utilise la capacité { kind-name } « { ability-name } » : jusqu’à { $value } quipus.
        }
CF-709 =
    .event = { $seat } utilise la capacité { kind-name } « { ability-name } » : force { $value }.
CF-710 =
    .event = { $seat } utilise la capacité { kind-name } « { ability-name } » : { $value } de nourriture.
CF-711 =
    .event = { $seat } utilise la capacité { kind-name } « { ability-name } » : force { $value }.
CF-712 =
    .event = { $seat } utilise la capacité { kind-name } « { ability-name } » : force { $value }.
CF-720 =
    .event = { $seat } commence son tour de phase II.
    .refusal = C’est { $asked } qui décide maintenant (phase II).
CF-726 =
    .event = { $seat } n’en prend pas davantage.
    .refusal = Vous devez en prendre au moins un, et pas plus que vos tuiles n’en donnent.
CF-727 =
    .refusal = Vous n’avez pas de tuile { kind-name } de capacité « { ability-name } ».
CF-728 =
    .refusal = Vous avez déjà utilisé une capacité { kind-name } dans ce tour ; une seconde demande une carte Dieu et doit être une autre capacité.
CF-730 =
    .event = { $seat } termine son tour de phase II.
CF-753 =
    .refusal = Tous vos emplacements de plumes sont remplis.
CF-754 =
    .refusal = Aucune route pavée de nombre { $strength } ou moins ne part d’ici.
CF-756 =
    .refusal = Aucun pont de corde de nombre { $strength } ou moins ne part d’ici.
CF-757 =
    .refusal = Aucune carte Dieu n’est visible.
CF-758 =
    .refusal = Il ne reste aucun quipu sur votre masque.
CF-759 =
    .refusal = 
        { $obstacle ->
            [CF-511] Toutes vos tuiles Cercle sont déjà activées.
            [CF-513] Aucune de vos tuiles Cercle inactives n’a ses deux plumes.
           *[CF-512] La force { $strength } ne suffit pour aucune tuile Cercle garnie de ses deux plumes.
        }
CF-761 =
    .refusal = 
        { $obstacle ->
            [CF-402] Il n’y a plus d’emplacement de tuile vide sur votre masque.
           *[CF-403] Il n’y a pas de tuile Ferme à l’étalage jusqu’à la case { $strength }.
        }
CF-762 =
    .refusal = 
        { $obstacle ->
            [CF-402] Il n’y a plus d’emplacement de tuile vide sur votre masque.
           *[CF-403] Il n’y a pas de tuile Étude à l’étalage jusqu’à la case { $strength }.
        }

## Phase III

CF-802 =
    .event = { $seat } marque { points-words } pour la case de savoir { $space }.
CF-803 =
    .event = { $seat } reçoit le jeton Ordre de jeu { $token }.
    .met = Vous recevez le jeton Ordre de jeu { $token }.
CF-805 =
    .refusal = C’est { $asked } qui décide maintenant (phase III).
CF-811 =
    .event =
        { $priests ->
            [one] { $seat } marque { points-words } pour { $priests } prêtre au temple.
           *[other] { $seat } marque { points-words } pour { $priests } prêtres au temple.
        }
CF-812 =
    .event = { $seat } a le plus de prêtres au temple ({ $priests }) et prend un médaillon.
    .met = Vous avez le plus de prêtres au temple ({ $priests }) et prenez un médaillon.
CF-813 =
    .event = { $seat } est à égalité pour le plus de prêtres ({ $priests }), a le plus haut placé et prend un médaillon.
    .met = Vous êtes à égalité pour le plus de prêtres ({ $priests }), avez le plus haut placé et prenez un médaillon.
CF-814 =
    .event = Personne n’a de prêtre au temple : un médaillon quitte la partie.
CF-821 =
    .event = { $seat } n’achète rien.
CF-822 =
    .refusal = Il n’y a pas cette marchandise dans la rangée de cette manche : { goods-name }.
CF-823 =
    .refusal = Cette marchandise ({ goods-name }) coûte { $price } de nourriture ; vous en avez { $food }.
CF-824 =
    .event = { $seat } achète une marchandise ({ goods-name }) pour { $price } de nourriture.
CF-825 =
    .event = { $seat } marque { points-words } pour la marchandise ({ goods-name }).
CF-826 =
    .event = { $seat } ne peut rien acheter au marché.
CF-831 =
    .refusal = « { $mission } » n’est pas une de vos missions.
CF-833 =
    .refusal = Vous pouvez accomplir « { $mission } » : vous ne pouvez donc retirer aucune mission.
CF-835 =
    .event = { $seat } retire la mission « { $mission } ».
CF-836 =
    .refusal = Il manque encore { $shortfall } à la mission « { $mission } ».
CF-837 =
    .event = { $seat } prend la mission « { $mission } » au palais.
    .refusal = La mission « { $mission } » n’est pas au palais.
CF-838 =
    .refusal = Vous devez prendre une nouvelle mission.
CF-839 =
    .event =
        { $cards ->
            [one] { $seat } montre { $cards } carte { god-name }.
           *[other] { $seat } montre { $cards } cartes { god-name }.
        }
CF-853 =
    .event = La manche { $round } est finie ; les plateaux sont vidés.

## La fin

CF-861 =
    .event = La dernière étape du palais est finie ; la partie se termine.
    .refusal = La partie est finie ; plus rien ne peut être joué.
CF-862 =
    .refusal = C’est { $asked } qui décide maintenant (dernières missions).
CF-863 =
    .event = { $seat } laisse des missions inachevées : { $missions }.
CF-871 =
    .event =
        { $inti ->
            [one] { $seat } marque { points-words } pour { $inti } médaillon.
           *[other] { $seat } marque { points-words } pour { $inti } médaillons.
        }
CF-872 =
    .event =
        { $places ->
            [none] { $seat } n’a le quipu du sommet dans aucun village.
           *[other] { $seat } marque { points-words } pour les villages : { $places }.
        }
CF-873 =
    .event = { $seat } marque { points-words } pour douze plumes.
CF-874 =
    .event = { $seat } marque { points-words } pour six tuiles Cercle activées.
CF-875 =
    .event = { $seat } marque { points-words } pour neuf missions accomplies.
CF-876 =
    .event = { $seat } marque { points-words } pour dix quipus sur des villages.
CF-877 =
    .event = { $seat } marque { points-words } pour douze tuiles sur le masque.
CF-878 =
    .event = { $seat } marque { points-words } pour six marchandises.
CF-881 =
    .event =
        { $place ->
            [1] { $seat } gagne avec { score-words }.
           *[other] { $seat } termine { $place }e avec { score-words }.
        }
CF-882 =
    .event =
        { $place ->
            [1] { $seat } gagne avec { score-words }, par le plus petit jeton Ordre de jeu.
           *[other] { $seat } termine { $place }e avec { score-words }, à égalité, selon l’ordre de jeu.
        }

## Options

CF-901 =
    .refusal = Cette partie se joue sans pututus.
CF-902 =
    .event = { $seat } prend une tuile Pututu ±{ $pututu }.
CF-903 =
    .event = { $seat } ne trouve plus de tuile Pututu.
CF-904 =
    .refusal = Il vous faut une tuile Pututu de cette sorte, après le choix du dé et avant celui de la case.
CF-905 =
    .refusal = Un dé montre de 1 à 6 ; un { $die } ne peut pas être changé ainsi.
CF-906 =
    .event = { $seat } change un { $die } en { $value }.
CF-908 =
    .event = { $seat } n’utilise plus de pututu.
CF-909 =
    .refusal = Un pututu ne change ni le dé virtuel ni un dé déjà placé.
CF-921 =
    .event = La carte est assemblée : { $triangles }.
    .refusal = D’abord on assemble la carte.
CF-931 =
    .event = { $seat } peut aller dans n’importe quel autre village.
    .refusal = Votre Chasqui est déjà à { $place }.

## Missions

CF-1101 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1102 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1103 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1104 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1105 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1106 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1107 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1108 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1109 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1110 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1111 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1112 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1113 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1114 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1115 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1116 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1117 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1118 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1119 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1120 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1121 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1122 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1123 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1124 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1125 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1126 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1127 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1128 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1129 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1130 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1131 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1132 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1133 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1134 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1135 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1136 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1137 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1138 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1139 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1140 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1141 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1142 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1143 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1144 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1145 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1146 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1147 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1148 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1149 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1150 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1151 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1152 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1153 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1154 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1155 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1161 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1162 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1163 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1164 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1165 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.
CF-1166 =
    .event = { $seat } accomplit la mission « { $mission } » : { points-words }.

## Reasons for a move

reason-points =
    { $way ->
        [more] Vous devriez marquer { $points } de plus d’ici la fin de la manche.
       *[less] Vous devriez marquer { $points } de moins d’ici la fin de la manche.
    }
    .look = Qu’est-ce qui peut encore vous rapporter des points dans cette manche ?
    .of = points d’ici la fin de la manche
reason-inti =
    { $way ->
        [more] Vos médaillons Inti devraient valoir { $points } de plus à la fin.
       *[less] Vos médaillons Inti devraient valoir { $points } de moins à la fin.
    }
    .look = Vaut-il la peine d’obtenir un médaillon Inti, ou d’en garder un jusqu’à la fin ?
    .of = médaillons Inti, à la fin
reason-villages =
    { $way ->
        [more] Les villages où le quipu du dessus est le vôtre devraient rapporter { $points } de plus à la fin.
       *[less] Les villages où le quipu du dessus est le vôtre devraient rapporter { $points } de moins à la fin.
    }
    .look = Dans quels villages garderez-vous le quipu du dessus ?
    .of = villages avec le quipu du dessus, à la fin
reason-missions =
    { $way ->
        [more] Vos missions devraient vous rapporter { $points } de plus.
       *[less] Vos missions devraient vous rapporter { $points } de moins.
    }
    .look = Quelles missions pouvez-vous encore accomplir ?
    .of = missions
reason-achievements =
    { $way ->
        [more] Les accomplissements du décompte final devraient vous rapporter { $points } de plus.
       *[less] Les accomplissements du décompte final devraient vous rapporter { $points } de moins.
    }
    .look = Quels accomplissements du décompte final pouvez-vous encore atteindre ?
    .of = accomplissements du décompte final
reason-temple =
    { $way ->
        [more] Vos prêtres au temple devraient vous rapporter { $points } de plus.
       *[less] Vos prêtres au temple devraient vous rapporter { $points } de moins.
    }
    .look = Que rapporte un prêtre au temple dans cette manche, et qui pourrait le pousser ?
    .of = prêtres au temple
reason-knowledge =
    { $way ->
        [more] La piste de savoir, avec ses points et l’ordre de jeu, devrait vous rapporter { $points } de plus.
       *[less] La piste de savoir, avec ses points et l’ordre de jeu, devrait vous rapporter { $points } de moins.
    }
    .look = Qui est tout près de vous sur la piste de savoir ?
    .of = la piste de savoir, avec ses points et l’ordre de jeu
reason-food =
    { $way ->
        [more] Votre nourriture devrait vous rapporter { $points } de plus au marché.
       *[less] Votre nourriture devrait vous rapporter { $points } de moins au marché.
    }
    .look = Que pourriez-vous acheter au marché avec votre nourriture ?
    .of = nourriture pour le marché
reason-powers =
    { $way ->
        [more] Les pouvoirs divins que vous pouvez payer devraient vous rapporter { $points } de plus.
       *[less] Les pouvoirs divins que vous pouvez payer devraient vous rapporter { $points } de moins.
    }
    .look = Quels pouvoirs divins pouvez-vous payer ?
    .of = pouvoirs divins que l’on peut payer
reason-pips =
    { $way ->
        [more] Les points de dé qui vous restent devraient vous rapporter { $points } de plus.
       *[less] Les points de dé qui vous restent devraient vous rapporter { $points } de moins.
    }
    .look = À quoi peuvent encore servir vos points de dé ?
    .of = les points de dé restants
reason-headdress =
    { $way ->
        [more] Les plumes et les tuiles Cercle de votre masque pourront ensuite rapporter { $points } de plus.
       *[less] Les plumes et les tuiles Cercle de votre masque pourront ensuite rapporter { $points } de moins.
    }
    .look = Quelle tuile Cercle pourriez-vous activer, maintenant ou bientôt ?
    .of = ce que plumes et tuiles Cercle peuvent encore rapporter
reason-tiles =
    { $way ->
        [more] Vos tuiles Étude et Ferme devraient vous rapporter { $points } de plus.
       *[less] Vos tuiles Étude et Ferme devraient vous rapporter { $points } de moins.
    }
    .look = Quelles tuiles, les vôtres ou de nouvelles, pourraient vous servir en phase II ?
    .of = tuiles Étude et Ferme
reason-roads =
    { $way ->
        [more] Les nouveaux villages à un pas de votre Chasqui devraient vous rapporter { $points } de plus.
       *[less] Les nouveaux villages à un pas de votre Chasqui devraient vous rapporter { $points } de moins.
    }
    .look = Où votre Chasqui pourrait-il courir ensuite ?
    .of = nouveaux villages à un pas
reason-pututus =
    { $way ->
        [more] Vos pututus devraient vous rapporter { $points } de plus.
       *[less] Vos pututus devraient vous rapporter { $points } de moins.
    }
    .look = À quoi vos pututus pourraient-ils encore servir ?
    .of = pututus

## Les caractères d’un maître

character-priest = Prêtre
    .about = Gravit le temple et se fie aux pouvoirs des dieux.
character-roadbuilder = Bâtisseur de routes
    .about = Suit les routes et laisse des quipus dans les villages.
character-scholar = Érudit
    .about = Accumule le savoir et travaille à ses missions.
