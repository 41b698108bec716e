# Ce qu’on dit aux joueurs quand quelqu’un les attend : à l’écran, par courriel, par webhook.

call-turn-title = À vous de jouer : { $game }
call-clock-title =
    { $unit ->
        [hours] Plus que { $time } heures : { $game }
       *[min] { $time ->
            [one] Plus qu’une minute : { $game }
           *[other] Plus que { $time } minutes : { $game }
        }
    }
call-invited-title = Une revanche vous attend : { $game }
call-begun-title = La partie a commencé : { $game }
call-over-title = La partie est terminée : { $game }
call-many-title =
    { $count ->
        [one] 1 table vous attend
       *[other] { $count } tables vous attendent
    }
call-news-title =
    { $count ->
        [one] Du nouveau à 1 table
       *[other] Du nouveau à { $count } tables
    }
call-with = avec { $names } · table { $table }
call-alone = table { $table }
call-more =
    { $count ->
        [one] … et 1 autre
       *[other] … et { $count } autres
    }
call-off = Ne plus recevoir ces messages
call-trial-title = Tampu peut vous joindre ici
call-trial = Vous avez demandé un message d’essai. Quand une table vous attendra, il ressemblera à celui-ci.

letter-why = Vous recevez ce courriel parce que vous avez demandé à Tampu de vous prévenir quand on vous attend.
letter-confirm-title = Tampu peut-il vous écrire ?
letter-confirm = { $name } a demandé à Tampu, une table de jeux de société, d’écrire à cette adresse quand quelqu’un attend une réponse. Si c’était vous, ouvrez cette page dans les deux jours et appuyez sur le bouton :
letter-confirm-else = Si ce n’était pas vous, ne faites rien : aucun autre courriel ne viendra.

page-off-title = Ne plus être appelé ici ?
page-off-text = { $name } : plus aucun message n’y sera envoyé. Votre page « Appels » permet de les réactiver.
page-off-button = Désactiver
page-off-done-title = Désactivé
page-off-done-text = { $name } : plus rien n’y est envoyé.
page-confirm-title = Tampu peut-il vous écrire ?
page-confirm-text = { $name } : vous recevrez un courriel quand on vous attendra à une table. Chacun contient un lien pour y mettre fin.
page-confirm-button = Oui, écrivez-moi
page-confirm-done-title = C’est confirmé
page-confirm-done-text = { $name } : les courriels arriveront désormais à cette adresse.
page-bad-link-title = Ce lien ne fonctionne plus
page-bad-link-text = Il est trop ancien, ou a été coupé en chemin. Votre page « Appels » permet de tout activer et désactiver.
page-home = Aller à la page « Appels »
