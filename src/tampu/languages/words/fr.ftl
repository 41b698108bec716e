# Les mots de la maison : ils n’appartiennent à aucun jeu ni à aucune page.

nobody = le hasard
list-more = { $left }, { $right }
list-end = { $left } et { $right }
list-end-i = { $left } et { $right }
mark-ruling = interprétation
mark-reconstructed = reconstitué
seat-nameless = Place { $number }
replay-at = Coup { $line } sur { $lines }
replay-line = Coup { $line }
aside-from = Et si… – à partir du coup { $line }

## Ce que le serveur ne peut pas faire : ce qui n’allait pas, et que faire

problem-bad-message = Le serveur ne comprend pas ce message ({ $detail }). Rechargez la page et réessayez.
problem-not-json = Le serveur attend ici du JSON. Envoyez le message en application/json.
problem-too-large = C’est plus long que { $limit } octets. Envoyez quelque chose de plus court.
problem-too-fast =
    { $seconds ->
        [one] C’était trop rapide. Attendez { $seconds } seconde et réessayez.
       *[other] C’était trop rapide. Attendez { $seconds } secondes et réessayez.
    }
problem-bad-origin = Cette demande vient d’un autre site. Ouvrez la table sur sa propre page.
problem-wrong-host = Ce serveur ne répond pas à ce nom. Utilisez l’adresse que son hôte vous a donnée.
problem-too-slow = La demande a mis trop de temps à arriver. Réessayez.
problem-bad-cookie = L’identifiant d’invité de ce navigateur n’est pas valide. Rechargez la page pour en obtenir un nouveau.
problem-bad-token = Ce jeton n’ouvre aucune place ici. Demandez-en un nouveau à la personne à qui appartient le programme.
problem-no-guest = Le serveur ne connaît pas encore ce navigateur. Autorisez les cookies pour cette page et rechargez-la.
problem-hello-first = La connexion n’a pas commencé par une salutation. Rechargez la page.
problem-name-empty = Un nom a besoin d’au moins une lettre. Saisissez-en un.
problem-name-too-long = Un nom compte au plus { $limit } caractères. Choisissez-en un plus court.
problem-name-strange = Ce nom contient des signes impossibles à afficher. Employez des lettres, des chiffres et des signes courants.
problem-text-empty = Il n’y a rien à envoyer. Écrivez d’abord quelque chose.
problem-text-too-long = Un message compte au plus { $limit } caractères. Raccourcissez-le.
problem-question-empty = Il n’y a rien à chercher. Écrivez un mot ou un numéro.
problem-question-too-long = Une question sur les règles compte au plus { $limit } caractères. Raccourcissez-la.
problem-not-found = Il n’y a rien à cette adresse. Vérifiez-la, ou allez à la page d’accueil.
problem-wrong-method = Cette adresse n’accepte pas ce genre de demande. Voyez la description de l’interface.
problem-no-such-game = Aucun jeu ne s’appelle « { $game } ». Choisissez-en un sur la page d’accueil.
problem-no-such-level = Aucun bot ne s’appelle « { $level } ». Choisissez-en un dans la liste.
problem-no-such-table = Cette table n’existe pas. Vérifiez le lien, ou demandez une nouvelle invitation.
problem-no-such-seat = Cette table n’a pas cette place. Choisissez l’une de celles qui sont affichées.
problem-call-address = Rien ne peut être envoyé à cette adresse. Vérifiez qu’elle est complète et bien écrite.
problem-call-inside = Cette adresse appartient au réseau du serveur lui-même, où il n’envoie rien. Prenez-en une qui est sur Internet, ou demandez à votre hôte de l’autoriser.
problem-call-topic = Pour ntfy, il faut une adresse avec un sujet, comme https://ntfy.sh/mon-sujet.
problem-call-room = Pour Matrix, il faut un salon comme !abc:example.org et un jeton d’accès.
problem-no-mail = Ce serveur n’envoie pas de courriels. Choisissez un autre moyen.
problem-no-such-channel = Ce moyen n’existe plus. Rechargez la page.
problem-bad-link = Ce lien ne fonctionne plus. Prenez celui d’un message plus récent, ou votre page « Appels ».
problem-too-many-channels = Vous avez déjà { $limit } moyens d’être appelé. Retirez-en un d’abord.
problem-no-such-record = Cet enregistrement n’est plus ici. Envoyez-le de nouveau.
problem-no-such-lesson = Cette leçon n’existe pas. Choisissez-en une dans la liste.
problem-no-such-figure = Cette figure n’existe pas.
problem-seat-taken = Cette place est déjà prise. Choisissez-en une autre, ou regardez la partie.
problem-not-your-seat = Cette place n’est pas la vôtre. Ne jouez que pour la vôtre.
problem-not-at-the-table = Il faut jouer à cette table pour faire cela. Prenez d’abord une place.
problem-bot-seat = Un bot occupe cette place, et seule la personne qui a créé la table peut y changer quelque chose. Demandez-le-lui.
problem-kept-seat = Un bot joue à cette place pour une personne qui peut revenir. Elle seule peut la reprendre.
problem-id-used = Ce numéro de message a déjà servi pour autre chose. Prenez-en un nouveau.
problem-saw-another-hand = Vous avez déjà joué une autre main à cette table, vous ne pouvez donc pas voir celle-ci. Vous pouvez regarder la partie.
problem-hidden-seen = Ce qui est caché dans cette partie a été regardé, donc personne d’autre ne peut prendre place ici. Commencez une nouvelle partie.
problem-rated-people = Dans une partie classée, chaque place revient à une personne différente : ni bot, ni programme, et personne sur deux places.
problem-rated-plain = Une partie classée part du début et se joue sans indices. Renoncez à l’un ou à l’autre.
problem-rated-seat = Dans une partie classée, chacun garde la place avec laquelle il a commencé. Vous pouvez regarder, ou créer une nouvelle partie.
problem-rated-undo = Dans une partie classée, aucun coup n’est repris d’un commun accord. Ce qui s’annule librement s’annule toujours.
problem-not-rated = Cette partie n’est pas classée : aucun classement n’en dépend.
problem-still-here =
    { $minutes ->
        [one] La personne à cette place était là il y a moins de { $minutes } minute. Attendez un peu avant de la confier à un bot.
       *[other] La personne à cette place était là il y a moins de { $minutes } minutes. Attendez un peu avant de la confier à un bot.
    }
problem-clock-runs = L’horloge de cette place tourne encore. Un bot ne pourra la prendre qu’une fois le temps écoulé.
problem-clock-fell = Le temps de cette place est écoulé, et il était convenu qu’un bot jouerait alors jusqu’à la fin.
problem-clock-unfit = Aucune partie ne peut se jouer avec une telle horloge. D’une traite : de 1 minute à 6 heures, plus 5 secondes à 10 minutes par décision ; sur plusieurs jours : jusqu’à 60 jours de réserve, et de 6 heures à 14 jours par tour.
problem-no-vacation = Il n’y a pas de vacances à cette table : c’était convenu dès sa création.
problem-vacation-too-long =
    { $days ->
        [0] Il ne vous reste plus de vacances à cette table.
        [one] Il ne vous reste que { $days } jour de vacances à cette table. N’en prenez pas davantage.
       *[other] Il ne vous reste que { $days } jours de vacances à cette table. N’en prenez pas davantage.
    }
problem-too-many-here = Cette table est déjà ouverte à { $limit } endroits. Fermez-en un, ou revenez plus tard.
problem-dealing = Les cartes sont en train d’être distribuées. Attendez un instant avant de changer de place.
problem-no-promise = Vous n’avez promis aucune part de ce mélange ; il n’y en a donc pas à montrer. La partie commence sans elle.
problem-wrong-share = Ce n’est pas la part que vous aviez promise en prenant place. Seule la part promise compte.
problem-share-early = Les parts se montrent quand toutes les places sont prises. Attendez jusque-là.
problem-share-late = Les cartes sont déjà distribuées, sans cette part. Le journal le dit.
problem-refused = Les règles ne le permettent pas. Choisissez un élément mis en évidence.
problem-not-an-action = « { $action } » n’est pas un coup de ce jeu. Un coup s’écrit ainsi : { $examples }.
problem-stale = La partie a continué entre-temps. Regardez la table et choisissez de nouveau.
problem-not-begun = La partie n’a pas commencé. Attendez que toutes les places soient prises.
problem-over = La partie est finie. Vous pouvez en commencer une nouvelle.
problem-not-over = La partie n’est pas encore finie. Jouez-la d’abord jusqu’au bout.
problem-origin-over = À ce coup, la partie est déjà finie, ou il ne reste rien à décider. Choisissez un coup antérieur.
problem-origin-differs = Une partie reprise à partir d’une position garde son nombre de joueurs et ses options. Recommencez depuis la relecture.
problem-origin-too-long = Plus de { $limit } coups précèdent cette position, c’est trop pour la reprendre. Choisissez un coup antérieur.
problem-no-undo = Ce coup ne peut plus être annulé : quelqu’un a joué depuis, ou une chose cachée a été révélée. Continuez à partir d’ici.
problem-seat-resigned = Cette place a été abandonnée pour de bon. Un bot y joue jusqu’à la fin.
problem-paused = La partie est en pause. Elle reprend dès que tout le monde à la table est d’accord.
problem-not-paused = La partie n’est pas en pause.
problem-nothing-to-undo = Vous n’avez encore rien décidé qui puisse être annulé.
problem-proposal-open = Une autre question est encore posée à la table. Attendez qu’elle soit réglée.
problem-proposal-gone = Cette question est déjà réglée.
problem-not-asked-to-agree = Seuls les autres joueurs de la table doivent donner leur accord.
problem-not-your-proposal = Seule la personne qui a posé la question peut la retirer.
problem-asked-lately =
    { $minutes ->
        [one] Vous l’avez déjà demandé. Vous pourrez le redemander dans une minute.
       *[other] Vous l’avez déjà demandé. Vous pourrez le redemander dans { $minutes } minutes.
    }
problem-no-such-chat-line = Ce message n’est plus dans le chat.
problem-own-line = Ce message est de vous.
problem-too-many-reports = La personne qui gère ce serveur a trop de signalements à lire. Réessayez un autre jour.
problem-no-hints = Les indices sont donnés contre des bots, ou lorsque la personne qui a créé la table les a autorisés.
problem-not-asked = Rien ne vous est demandé pour l’instant. Attendez votre tour.
problem-no-hint-now = Pas d’indice en ce moment : le journal révélerait aux autres que quelque chose vous est demandé.
problem-no-advice = Aucun indice n’a été trouvé pour l’instant. Réessayez dans un moment.
problem-no-aside = Vous pouvez essayer une autre suite une fois la partie terminée, ou lorsque vous jouez seulement contre des bots.
problem-no-way-on = Cette position montre une partie du jeu et ne continue pas au-delà. Annulez un coup.
problem-no-such-line = Il n’y a pas de coup { $line } joué par quelqu’un dans cette partie. Choisissez-en un dans la relecture.
problem-too-long-to-analyse = Cette partie compte plus de { $limit } lignes, c’est trop pour une analyse. Regardez-la dans la relecture.
problem-not-yours-to-stop = Seules les personnes qui ont joué cette partie, ou qui en ont demandé l’analyse, peuvent l’arrêter. Attendez qu’elle soit terminée.
problem-no-analysis = Aucune analyse de cette partie n’est terminée à cette profondeur. Faites d’abord analyser la partie.
problem-analyses-open = Vous attendez déjà { $limit } analyses. Redemandez quand l’une d’elles sera terminée, ou arrêtez-en une.
problem-analyses-here = Votre réseau attend déjà { $limit } analyses. Redemandez quand quelques-unes seront terminées.
problem-no-pictures = Ce serveur ne dessine pas d’images. Regardez la position à sa propre adresse.
problem-record-not-yet = L’enregistrement sera disponible à la fin de la partie. D’ici là, il révélerait des cartes cachées.
problem-bad-record =
    { $line ->
        [none] Cet enregistrement n’est pas valide. Vérifiez que le fichier est complet et intact.
       *[other] La ligne { $line } de l’enregistrement n’est pas valide. Vérifiez que le fichier est complet et intact.
    }
problem-other-edition = Cette partie suit l’édition { $edition } des règles, et c’est l’édition { $known } qui est connue ici. Utilisez la version de Tampu avec laquelle elle a été jouée.
problem-too-busy = Le serveur est très occupé. Réessayez dans { $seconds } secondes.
problem-too-much-work = C’est plus que le serveur ne peut lire dans le temps dont il dispose.
problem-store-failed = Le serveur n’a pas pu savoir si c’était enregistré. Regardez la table telle qu’elle est, et réessayez si rien n’y est.
problem-server-error = Une erreur s’est produite sur le serveur. Rien n’a changé ; réessayez.

## Ce qui ne va pas dans un enregistrement

record-line = Ligne { $line } : { $text }
record-too-large = Le fichier compte plus de { $limit } caractères ; aucun enregistrement n’est aussi long.
record-too-long = L’enregistrement compte plus de { $limit } lignes ; aucune partie n’est aussi longue.
record-no-magic = Un enregistrement commence par « { $magic } » ; pas celui-ci.
record-no-blank = Il manque la ligne vide entre l’en-tête et les coups.
record-bad-header = « { $text } » n’est pas une ligne d’en-tête ; celles-ci sont connues : { $known }.
record-twice = « { $key } » figure deux fois dans l’en-tête.
record-missing = L’en-tête n’a pas de « { $key } ».
record-bad-scores = Les scores sont des nombres entiers séparés par des espaces, et non « { $text } ».
record-not-whole = « { $key } » doit être un nombre entier, et non « { $text } ».
record-not-hash = « { $key } » doit compter 64 chiffres hexadécimaux, ou valoir none.
record-bad-share = Une part s’écrit A=promesse:part, chacune de 64 chiffres hexadécimaux, et none pour une part qui n’est jamais arrivée ; et non « { $text } ».
record-shares-order = Les parts suivent l’ordre des places, chaque place une seule fois.
record-bad-clock = Une horloge s’écrit comme « live bank=600 gain=30 fall=bot », et non « { $text } ».
record-bad-option = Les options s’écrivent clé=valeur, et non « { $text } ».
record-bad-move = « { $text } » n’est pas un coup ; un coup ressemble à « 3. A: card 12 ».
record-bad-action = Le coup { $move } contient des caractères qui ne peuvent pas être affichés.
record-bad-number = Ce coup porte le numéro { $number } ; il devrait porter le { $expected }.
record-bad-json = Ce n’est pas un enregistrement en JSON : { $detail }.
record-no-such-game = Aucun jeu ne s’appelle « { $game } » ; il y a : { $known }.
record-other-game = C’est un enregistrement de « { $game } », et non de « { $expected } ».
record-other-edition = L’enregistrement suit l’édition { $edition } des règles ; c’est l’édition { $expected } qui est connue ici.
record-cannot-start = Une partie ne peut pas commencer ainsi.
record-not-an-action = Le coup { $move }, « { $text } », ne veut rien dire dans ce jeu ; un coup ressemble à « { $like } ».
record-illegal =
    Le coup { $move }, joué par { $who ->
        [chance] le hasard
       *[other] la place { $who }
    }, est contraire aux règles.
record-wrong-scores = Les scores finaux sont { $right }, et non ceux de l’en-tête.
record-unfair = Le hasard a été modifié au coup { $move } : la graine donne « { $fair } », l’enregistrement dit « { $text } ».
record-no-seed = Les mélanges ne se vérifient qu’avec la graine et son empreinte (commitment) ; il manque l’une des deux.
record-wrong-seed = La graine n’est pas celle qui avait été promise avant la partie : elle ne correspond pas à l’empreinte (commitment).
record-share-of-nobody = Il y a une part de la place { $who }, mais cette place n’existe pas.
record-wrong-share = La part de la place { $who } n’est pas celle qui avait été promise avant la donne.
record-wrong-checksum = L’enregistrement a été modifié après la partie : sa somme de contrôle ne correspond pas.
record-too-much-given = L’en-tête dit que { $given } lignes étaient données au départ, mais il n’y en a que { $lines }.
record-bad-note = « { $text } » n’est pas une note ; un commentaire commence par « ; », des valeurs par « = », le nom d’une variante est entre crochets, et ses coups ressemblent à « 3. A: card 12 ».
record-bad-indent = « { $text } » n’est pas décalé comme il faut : une note commence deux espaces plus loin que le coup auquel elle appartient, sans tabulation.
record-too-deep = Les variantes de variantes s’emboîtent sur plus de { $limit } niveaux.
record-bad-comment = Le commentaire du coup { $move } contient des caractères qui ne peuvent pas être affichés.
record-long-comment = Le commentaire du coup { $move } compte plus de { $limit } caractères.
record-bad-values = « { $text } », au coup { $move }, ne sont pas des valeurs : il faut, pour chacune des { $seats } places, une chance de gagner en pour cent entiers, comme « 43 » ou, avec sa marge, « 43±4 ».
record-values-twice = Le coup { $move } a deux lignes de valeurs.
record-notes-late = Le commentaire et les valeurs du coup { $move } précèdent ses variantes ; une note sur un coup d’une variante commence deux espaces plus loin que ce coup.
record-bad-name = Le nom d’une variante du coup { $move } compte de 1 à { $limit } caractères, qui peuvent tous être affichés.
record-name-astray = Le nom d’une variante du coup { $move } se place juste au-dessus du premier coup de la variante.
record-variation-astray = Une variante se place sous le coup qu’elle remplace ; il n’y a pas de coup au-dessus de celui-ci.
record-variation-number = Une variante du coup { $move } commence par le numéro { $move } et continue à compter ; ce coup porte le numéro { $number }.
record-variation-not-an-action = Dans une variante du coup { $of }, le coup { $move }, « { $text } », ne veut rien dire dans ce jeu ; un coup ressemble à « { $like } ».
record-variation-illegal =
    Dans une variante du coup { $of }, le coup { $move }, joué par { $who ->
        [chance] le hasard
       *[other] la place { $who }
    }, est contraire aux règles.

problem-banned = Qui gère ce serveur ne vous laisse plus entrer. Demandez-lui pourquoi.
problem-muted = Qui gère ce serveur vous a coupé la parole : vous pouvez jouer, mais pas écrire. Demandez-lui pourquoi.
problem-signed-out = Ce navigateur a été déconnecté depuis un autre appareil. Vous continuez comme nouvel invité ; « Vos appareils » indique comment revenir.
problem-already-you = Ce navigateur est déjà le vôtre. Il n’y a rien à faire.
problem-two-hands = Sous deux noms d’invité, vous avez vu deux mains de la partie à la table { $code }, et d’autres y jouent encore. Une fois la partie terminée, vous pourrez tout emporter.
problem-no-such-device = Cet appareil est déjà déconnecté. Rechargez la page pour voir ceux qui restent.
problem-too-many-devices = Un invité peut avoir { $limit } appareils au plus. Déconnectez-en un d’abord.
problem-no-such-link = Ce lien ne mène à personne. Créez-en un nouveau sur l’appareil d’où vous venez.
problem-link-used = Ce lien a déjà servi : il ne vaut que pour un appareil. Créez-en un nouveau.
problem-link-late = Ce lien est trop ancien. Créez-en un nouveau sur l’appareil d’où vous venez.
problem-phrase-word = Aucune phrase de récupération ne contient le mot « { $word } ». Vérifiez son orthographe.
problem-phrase-length =
    { $words ->
        [one] Une phrase de récupération a { $wanted } mots ; vous en avez tapé { $words }. Tapez-les tous, dans l’ordre.
       *[other] Une phrase de récupération a { $wanted } mots ; vous en avez tapé { $words }. Tapez-les tous, dans l’ordre.
    }
problem-wrong-phrase = Cette phrase de récupération n’est celle de personne. Vérifiez les mots et leur ordre ; une nouvelle phrase remplace l’ancienne.
problem-too-many-guesses =
    { $seconds ->
        [one] Trop de phrases ont été essayées. Réessayez dans { $seconds } seconde.
       *[other] Trop de phrases ont été essayées. Réessayez dans { $seconds } secondes.
    }
problem-no-passkeys-here = Les clés d’accès demandent une adresse sécurisée avec un nom. Utilisez plutôt un lien ou une phrase de récupération.
problem-passkey-failed = Cette clé d’accès n’a pas pu être vérifiée. Réessayez.
problem-passkey-unknown = Cette clé d’accès n’est plus celle de personne ici. Utilisez-en une autre, un lien ou une phrase de récupération.
problem-too-many-passkeys = Un invité peut avoir { $limit } clés d’accès au plus. Supprimez-en une d’abord.
problem-no-such-passkey = Cette clé d’accès est déjà supprimée. Rechargez la page pour voir celles qui restent.
problem-come-late = Cela a pris trop de temps, ou c’est déjà fait. Recommencez.
problem-not-for-programs = Les programmes jouent ; ils ne parlent pas.
problem-table-closed = Cette table est fermée pour le moment. Qui gère le serveur peut la rouvrir.
problem-locked = Cette table a un mot de passe. Demandez-le à { $host }.
problem-players-only = Cette table est réservée à celles et ceux qui y jouent. Demandez-leur une place pour la prochaine partie.
problem-wrong-password = Ce n’est pas le mot de passe de cette table. Vérifiez-le, ou demandez-le à la personne qui a créé la table.
problem-too-many-passwords =
    { $seconds ->
        [one] Trop de mots de passe ont été essayés ici. Réessayez dans { $seconds } seconde.
       *[other] Trop de mots de passe ont été essayés ici. Réessayez dans { $seconds } secondes.
    }
problem-password-empty = Un mot de passe a besoin d’au moins un caractère. Saisissez-en un, ou créez la table sans mot de passe.
problem-password-too-long = Un mot de passe compte au plus { $limit } caractères. Choisissez-en un plus court.
problem-set-aside = Cette table est en réparation. Revenez plus tard.
problem-broken-table = Cette table est abîmée et ne peut pas être montrée. Dites-le à qui gère le serveur.
