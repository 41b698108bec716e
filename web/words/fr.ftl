# Les mots de la page : tout ce qui entoure les plateaux.

## La maison

home-link = Tampu, vers les jeux
skip-to-content = Aller au contenu
language = Langue
language-en = English
language-fr = Français
language-pt = Português
language-es = Español
theme = Clair ou sombre
theme-light = Clair
theme-dark = Sombre
theme-system = Système
close = Fermer
cancel = Annuler
save = Enregistrer
loading = Un instant…
try-again = Réessayer
to-the-games = Vers les jeux
trouble = Quelque chose n’a pas marché. Réessayez dans un instant.
problem-unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
lost-title = Ce chemin ne mène nulle part
lost-text = Il n’y a rien à cette adresse. Les jeux sont à un pas.
no-such-game-here = Ce jeu n’existe pas ici. Choisissez-en un sur la page d’accueil.
footer-name = Tampu désigne en quechua le relais de la route où se croisent les messagers.
footer-notice = Une réalisation indépendante, avec ses propres images et ses propres textes. Elle n’a aucun lien avec les auteurs et les éditeurs des jeux, dont les noms leur appartiennent.
guest-change = Changer de nom
guest-title = Votre nom à la table
guest-label = Nom
guest-hint = Tout le monde le voit à vos tables. Aucun compte n’est nécessaire.

## Appels : quand une table attend et que personne ne regarde

calls-title = Appels
calls-lead = Quand une table vous attend et que vous ne la regardez pas, on peut vous appeler. Choisissez comment. Tout peut être essayé, et arrêté d’une pression depuis chaque message.
calls-device = Sur cet appareil
calls-sound = Un son discret quand c’est à vous de jouer
    .help = Sur une page ouverte, dès que vous y avez appuyé sur quelque chose.
calls-hear = Écouter
calls-push = Notifications
    .help = Elles apparaissent même si aucune page de Tampu n’est ouverte.
calls-push-do = Activer les notifications
calls-push-on = Les notifications sont actives dans ce navigateur.
calls-push-insecure = Il leur faut une page sûre, dont l’adresse commence par https://. Parlez-en à votre hôte.
calls-push-apple = Sur iPhone et iPad, mettez d’abord Tampu sur l’écran d’accueil : bouton de partage, puis « Sur l’écran d’accueil ». Ouvrez-le de là et revenez à cette page.
calls-push-no = Ce navigateur ne peut pas les afficher.
calls-push-denied = Ce navigateur a reçu l’ordre de ne pas les afficher. Autorisez les notifications de cette page dans ses réglages, puis rechargez.
calls-app = Comme application
    .help = Tampu reçoit sa propre icône, avec une marque pour les tables qui vous attendent.
calls-app-do = Installer
calls-app-on = Vous l’utilisez comme application.
calls-app-how = Le menu de la plupart des navigateurs permet d’installer cette page, ou de la mettre sur l’écran d’accueil.
calls-letters = Par courriel
    .help = Un premier courriel vous demande votre accord. Rien d’autre n’est envoyé avant.
calls-no-letters = Ce serveur n’envoie pas de courriels.
calls-letter-address = Adresse de courriel
calls-letter-do = M’écrire
calls-letter-again = Renvoyer le courriel
calls-letter-sent = Un courriel est en route. Appuyez sur le bouton derrière son lien.
calls-hooks = Par webhook
    .help = Pour les messageries et pour vos propres programmes.
calls-hook-form = Vers
calls-form-ntfy = ntfy
calls-form-matrix = Matrix
calls-form-discord = Discord
calls-form-json = JSON
calls-hook-url-ntfy = Adresse du sujet
calls-hook-url-matrix = Adresse du serveur
calls-hook-url-discord = Adresse du webhook
calls-hook-url-json = Adresse
calls-hook-room = Salon
calls-hook-token = Jeton d’accès
calls-hook-token-maybe = Jeton d’accès, s’il en faut un
calls-hook-do = Ajouter
calls-added = Ajouté : { $name }
calls-ways = Comment on vous appelle
calls-none = D’aucune façon pour l’instant, sauf sur les pages ouvertes.
calls-browser = Navigateur
calls-this-device = ce navigateur
calls-state-new = non confirmé
calls-state-on = actif
calls-state-off = inactif
calls-state-lost = en panne
calls-new =
    .help = Appuyez sur le bouton derrière le lien du courriel. D’ici là, rien d’autre n’est envoyé.
calls-try = M’en envoyer un maintenant
calls-tried = Le message a été accepté. Regardez s’il est arrivé.
calls-turn-off = Désactiver
calls-turn-on = Activer
calls-remove = Retirer
calls-when = Pour quoi, et à quel rythme
calls-on-turn = C’est à moi de jouer
calls-on-clock = Mon temps est presque écoulé
calls-on-invited = Une revanche m’attend
calls-on-begun = Une partie commence
calls-on-over = Une partie est terminée
calls-apart = Au plus un message
    .help = Toutes les tables qui attendent sont dans un même message. Un temps presque écoulé est signalé aussitôt.
calls-apart-60 = par minute
calls-apart-900 = tous les quarts d’heure
calls-apart-3600 = par heure
calls-apart-21600 = toutes les 6 heures
calls-apart-86400 = par jour
calls-reason = Le dernier message n’est pas arrivé : l’autre côté a répondu { $reason }.
calls-reason-gone = Ce navigateur n’accepte plus de messages d’ici. Ouvrez-y cette page et réactivez les notifications.
calls-reason-timeout = Le dernier message n’est pas arrivé : l’autre côté a mis trop de temps à répondre.
calls-reason-unreachable = Le dernier message n’est pas arrivé : personne ne répond à cette adresse.
calls-reason-inside = L’adresse mène au réseau du serveur lui-même, où rien n’est envoyé.
calls-reason-refused = Le serveur de courrier a refusé le dernier courriel. Vérifiez l’adresse.
calls-reason-no-mail = Ce serveur n’envoie plus de courriels.
## Qui vous êtes : appareils et chemins du retour

devices = Vos appareils
devices-intro = Vous êtes { $name } dans chaque navigateur de cette liste : mêmes tables, mêmes sièges. Sans compte ni mot de passe.
devices-before = Dans ce navigateur, vous étiez { $name }. Déconnectez cet appareil pour le redevenir.
device-list = Connectés
device-this = cet appareil
device-is = { $browser } sur { $system }
device-seen = dernière fois { $when }
device-since = première fois { $when }
device-out = Déconnecter
device-out-of = Déconnecter : { $device }
device-out-this = Déconnecter cet appareil ?
device-out-this-text = Ce navigateur oublie qu’il est { $name }. Sans autre appareil, phrase de récupération ni clé d’accès, vous ne pourrez pas revenir.
device-out-this-back = Ce navigateur redevient alors { $name }.
devices-others = Déconnecter partout ailleurs
devices-others-help = Tous les autres navigateurs, même ceux qui ont une copie de votre cookie.
devices-others-done = Tous les autres appareils sont déconnectés.
device-out-done = L’appareil est déconnecté.
browser = { $key ->
    [chrome] Chrome
    [edge] Edge
    [firefox] Firefox
    [opera] Opera
    [safari] Safari
    [samsung] Samsung Internet
   *[other] Un navigateur
}
system = { $key ->
    [android] Android
    [chromeos] ChromeOS
    [ios] iOS
    [linux] Linux
    [macos] macOS
    [windows] Windows
   *[other] un autre système
}
link-title = Un autre appareil
link-text = Visez un code avec son appareil photo, ou ouvrez-y un lien. Les deux valent une fois, dix minutes.
link-make = Afficher code et lien
link-again = En créer un nouveau
link-code = Le code du lien, pour un appareil photo
link-label = Lien pour l’autre appareil
link-secret = Quiconque l’ouvre devient vous. Ne le montrez à personne d’autre.
link-waiting = En attente de l’autre appareil. Valide jusqu’à { $when }.
link-came = { $device } est arrivé. Le lien a servi.
link-over = Le lien est trop ancien.
link-end = Le retirer
phrase-title = Phrase de récupération
phrase-text = Neuf mots sur papier vous ramènent quand il ne reste aucun appareil.
phrase-made = Vous en avez créé une le { $when }. Seule son empreinte est gardée : elle ne peut plus être affichée.
phrase-make = Créer une phrase
phrase-replace = En créer une nouvelle
phrase-replace-text = L’ancienne n’ouvre alors plus rien.
phrase-drop = La supprimer
phrase-dropped = La phrase de récupération est supprimée.
phrase-write = Notez ces neuf mots, dans cet ordre. Ils ne sont affichés que maintenant.
phrase-written = Je les ai notés
phrase-label = Phrase de récupération
passkey-title = Clés d’accès
passkey-text = Une clé d’accès est gardée par votre téléphone, votre navigateur ou une clé de sécurité, et se montre avec un doigt, un visage ou un code.
passkey-make = Créer une clé d’accès
passkey-made-where = créée { $when }, avec { $device }
passkey-used = utilisée { $when }
passkey-never = jamais utilisée
passkey-drop = Supprimer
passkey-drop-of = Supprimer la clé d’accès créée { $when }
passkey-made = La clé d’accès est gardée.
passkey-dropped = La clé d’accès est supprimée. Effacez-la aussi là où elle est gardée.
passkey-not-here = À cette adresse, votre navigateur ne crée pas de clé d’accès : il faut https et un nom.
come-title = Revenir
come-text = Venez ici comme l’invité que vous êtes sur un autre appareil.
come-link-text = Ouvrez le lien que « Vos appareils » affiche sur l’autre appareil, ou visez son code avec l’appareil photo.
come-phrase = Phrase de récupération
come-phrase-help = Neuf mots, dans l’ordre. Majuscules, accents et virgules ne comptent pas.
come-phrase-go = Revenir par la phrase
come-passkey = Clé d’accès
come-passkey-text = Votre navigateur ou votre téléphone demande laquelle.
come-passkey-go = Montrer une clé d’accès
come-as = Continuer comme { $name } ?
come-as-text = Ce navigateur a alors les tables et les sièges de { $name }.
come-as-you = Seulement si { $name }, c’est vous.
come-there =
    { $count ->
        [0] Aucune partie n’y est en cours.
        [one] Une partie y est en cours.
       *[other] { $count } parties y sont en cours.
    }
come-here = Et { $name } ?
come-here-text =
    { $count ->
        [one] Jusqu’ici, ce navigateur est { $name }, à une table.
       *[other] Jusqu’ici, ce navigateur est { $name }, à { $count } tables.
    }
come-bring = Tout emporter
come-bring-help = Les tables et les sièges de { $here } deviennent ceux de { $name }. Le nom { $here } disparaît.
come-leave = Le laisser
come-leave-help = { $here } reste tel quel. Déconnectez cet appareil pour redevenir { $here }.
come-go = Continuer comme { $name }
come-stay = Rester { $name }
come-other = Revenir comme un autre invité
come-other-text = Par un lien, une phrase de récupération ou une clé d’accès.

## Accueil

games = Jeux
hero-title = La table où les jeux incas se retrouvent
hero-text = Cliquez sur Jouer : une seconde plus tard, le plateau est devant vous. Ni compte ni formulaire. Vos amis arrivent par un lien.
your-turn = À vous
your-move = À vous de jouer
with-others = avec { $names }
back-to-table = Retour à la table
players-span = { $span } joueurs
minutes-span = { $span } min
play-now = Jouer
play = Jouer
play-level = La force des bots
play-against = Bots : { $level }
game-goes-on = Votre partie continue
more-running =
    { $count ->
        [one] et une autre partie
       *[other] et { $count } autres parties
    }
invite-friends = Inviter des amis
learn = Apprendre
running-games = Vos parties en cours
running-none = Aucune partie en cours. Cliquez sur Jouer ou prenez place à une table ouverte.
waiting-for-you =
    { $count ->
        [one] une partie vous attend
       *[other] { $count } parties vous attendent
    }
table-waiting = En attente de joueurs
dealing = Les cartes sont distribuées
dealing-text = En attente de ce que les joueurs ajoutent aux mélanges…
table-running = En cours
somebody-thinks = { $name } réfléchit
open-table = Ouvrir
join-label = Un lien ou un code de table ?
join-example = condor-terrace-4827
join = Rejoindre
open-tables = Tables ouvertes
open-none = Aucune table n’a de place libre. Créez-en une : les autres la verront ici.
seats-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
new-table = Nouvelle table
table-yours = votre table
table-of = table : { $name }
given = Commencée au coup { $line } d’une autre partie
    .help = Qui connaît cette partie sait ce qui y était caché jusque-là.
given-short = depuis le coup { $line }
sit-down = Prendre place
seat-free = place libre
replays = Parties terminées et enregistrements
replay = Revoir
import-text = Vous avez l’enregistrement d’une partie ? Il est vérifié, puis montré coup par coup.
import-file = Choisir un fichier
import-paste = Coller un texte
import-area = Le texte de l’enregistrement
import-show = Montrer la partie
import-sound = L’enregistrement est valide : chaque coup est permis. Il ne contient pas de graine ; les mélanges ne peuvent pas être vérifiés.
import-verified = L’enregistrement est valide : chaque coup est permis et chaque mélange découle de la graine.
import-verified-given = L’enregistrement est valide : chaque coup est permis. Les { $line } premiers coups viennent d’une autre partie ; chaque mélange qui suit découle de la graine.
import-unfair = Chaque coup est permis, mais les mélanges ne découlent pas de la graine. Ne vous fiez pas à cette partie.
dismiss = Retirer cette partie de ma liste : { $game }
dismissed = La partie n’est plus dans votre liste. Les autres la gardent dans la leur.
dismissed-back = Annuler
how-it-works = Comment ça marche
how-glow = Ce qui brille est permis
    .text = La table pose une petite question à la fois et éclaire toutes les réponses.
how-no = Chaque « non » a un numéro
    .text = Touchez ce qui est interdit : la règle et sa phrase disent pourquoi.
how-kept = Chaque partie est gardée
    .text = Parcourez n’importe quelle partie et voyez d’où vient chaque point.
how-bots = Les bots gardent la place
    .text = Il manque du monde ? Les bots complètent, et quelqu’un peut reprendre la place en cours de partie.

## Créer une table

setup-title = Créer une table
setup-seats = Qui joue ?
setup-count = Nombre de places
players-count = { $count } joueurs
setup-seat = Place { $number } : qui s’y assoit
setup-level = Place { $number } : force du bot
setup-name = Place { $number } : nom
setup-me = Moi ({ $name })
setup-here = Quelqu’un d’autre à cet écran
setup-bot = Un bot
setup-open = Libre, à inviter
setup-program = Un de mes programmes
    .help = À la table, vous recevrez un jeton pour lui et la ligne qui le lance.
setup-name-example = Son nom
setup-name-program = Son nom, s’il en a un
level-beginner = Débutant
    .about = Voit ce qu’il a sous les yeux et en juge souvent mal : idéal pour vos premières parties.
level-casual = Occasionnel
    .about = En voit un peu plus, mais se trompe encore de temps en temps.
level-seasoned = Aguerri
    .about = Se trompe rarement : contre lui, il faut un plan.
level-expert = Expert
    .about = Voit tout ce qui compte et réfléchit un instant à l’avance.
level-master = Maître
    .about = Réfléchit à l’avance, puis met ses meilleurs coups à l’épreuve avant d’en jouer un.
level-of = { $level }, { $character }
setup-character = Place { $number } : caractère du bot
character-plain = Sans préférence
character-any = Un caractère tiré au sort
level-time = { $level } : { $seconds } s par coup au plus
level-random = Facile
level-greedy = Moyen
level-search = Fort
setup-options = Options
setup-listed = Montrer cette table à tout le monde
    .help = Sinon, il faut avoir le lien pour la trouver.
setup-rated = Partie classée
    .help = Vos classements en dépendent. Entre personnes, sans indices ; si un bot joue ne serait-ce qu’un coup pour quelqu’un, cette personne finit dernière.
    .people = Il faut pour cela que toutes les autres places soient libres pour des amis : pas de bots, et personne d’autre à cet écran.
setup-hints = Autoriser les indices
    .help = Tout le monde à la table peut en demander ; le journal le dit.
clock = Horloge
setup-clock-none = Sans horloge
    .help = Chaque personne prend le temps qu’elle veut.
setup-clock-live = D’une traite
    .help = Chaque personne dispose d’un temps de départ, et chaque décision en ajoute un peu. Les choix simultanés comptent pour tout le monde.
setup-clock-days = Sur plusieurs jours
    .help = Passez une fois par jour, environ. Le temps d’un tour que vous n’utilisez pas est gardé, dans la limite de la réserve.
setup-clock-time = Durée
setup-clock-own = Mes propres chiffres
setup-clock-live-bank = Minutes au départ
setup-clock-live-gain = Secondes par décision
setup-clock-days-bank = Jours de réserve
setup-clock-days-gain = Jours par tour
setup-clock-fall = Si le temps est écoulé
setup-clock-level = Force de ce bot
setup-clock-vacation = Vacances par personne
setup-clock-no-vacation = aucunes
clock-live = { $bank } + { $gain } par décision
clock-days = { $gain } par tour, réserve { $bank }
clock-fall-bot = Un bot joue jusqu’au retour
    .told = Une fois le temps écoulé, un bot joue jusqu’au retour de la personne
clock-fall-bot-for-good = Un bot joue jusqu’à la fin
    .told = Une fois le temps écoulé, un bot joue jusqu’à la fin
clock-fall-mark = Rien, mais tout le monde le voit
    .told = Une fois le temps écoulé, rien ne se passe, mais tout le monde le voit
clock-weekends = Les week-ends ne comptent pas
    .help = Le samedi et le dimanche, selon votre calendrier, aucune horloge ne tourne.
clock-vacation =
    { $count ->
        [one] Un jour de vacances par personne
       *[other] { $count } jours de vacances par personne
    }
time-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
time-hours = { $count } h
time-minutes = { $count } min
time-seconds = { $count } s
setup-doors = Qui peut entrer
password = Mot de passe
    .help = Chaque personne qui vient le saisit une fois. Laissez vide si le lien suffit.
setup-players-only = Sans public
    .help = Une fois la partie commencée, personne d’autre ne peut la regarder, même après la fin.
setup-then-invite =
    { $count ->
        [one] Vous recevez un lien à partager. La partie commence quand la place libre est prise.
       *[other] Vous recevez un lien à partager. La partie commence quand les { $count } places libres sont prises.
    }
setup-then-play = Toutes les places sont prises : la partie commence aussitôt.
setup-make = Créer la table
setup-start = Commencer la partie
play-on-title = Continuer à partir du coup { $line }
play-on-text = La nouvelle partie commence par ces { $line } coups d’une autre, puis continue avec ses propres mélanges. Le nombre de joueurs et les options restent les mêmes.

## À la table

board = Plateau
players = Joueurs
phases = Étapes
rules = Règles
score-sheet = Feuille de score
menu = Plus
question = La question
table-side = Joueurs, question, journal
table-parts = Parties de la table
tab-board = Plateau
tab-players = Joueurs
tab-log = Journal
you = vous
away = pas là
to-move = doit décider
score = Score
seat-menu = Que faire de cette place ({ $name })
seat-take = Prendre cette place
seat-leave = Quitter cette place
seat-free-up = Libérer cette place
seat-bot = Laisser jouer un bot
seat-program = Laisser jouer un de mes programmes
seat-token = Nouveau jeton pour votre programme
seat-back = Reprendre votre place
seat-resign = Abandonner
hand-over-title = Laisser un bot jouer pour { $name } ?
hand-over-since =
    { $minutes ->
        [0] { $name } n’est plus là depuis moins d’une minute.
        [one] { $name } n’est plus là depuis une minute.
       *[other] { $name } n’est plus là depuis { $minutes } minutes.
    }
hand-over-text = Un bot jouera à cette place. { $name } pourra la reprendre à tout moment, d’un clic.
hand-over-go = Laisser jouer un bot
kept-for = pour { $name }
kept-title = Votre place vous attend.
kept-text = { $name } a laissé le bot { $bot } jouer pour vous en votre absence.
kept-text-plain = Le bot { $bot } joue pour vous.
program-of = programme de { $name }
program-yours = votre programme
program-away = Votre programme { $name } n’est pas connecté.
program-token = Obtenir un jeton
token-title = Votre programme { $name }
token-start = Lancez-le avec cette ligne
token-label = Jeton
token-secret = Gardez le jeton pour vous : quiconque l’a joue à cette place et voit sa main. Il n’est affiché que maintenant ; un nouveau le remplace.
token-client = client.py est l’exemple fourni avec Tampu. Un programme dans n’importe quel autre langage convient aussi.
token-waiting = En attente de votre programme…
token-here = Votre programme est connecté.
seating-bot = { $name } laisse le bot { $now } jouer pour { $was }.
seating-left-to-bot = { $was } laisse jouer le bot { $now }.
seating-left = { $was } quitte la table.
seating-freed = { $name } libère une place ({ $was }).
seating-sat-down = { $now } prend place.
seating-took-over = { $now } remplace { $was }.
resigned = { $name } a abandonné
resign = Abandonner
resign-title = Abandonner cette partie ?
resign-text = Un bot prend cette place pour de bon, et tout le monde le voit. Vous pourrez regarder jusqu’à la fin, mais pas revenir.
leave-table = Quitter la table
seating-resigned = { $name } abandonne. Le bot { $now } joue jusqu’à la fin.
clock-left = Il reste { $time }
clock-stands = L’horloge est arrêtée sur { $time }
clock-until = Le temps sera écoulé le { $date }
clock-fell = Temps écoulé
vacation-until = en vacances jusqu’au { $date }
grace =
    { $minutes ->
        [one] Un bot pourra jouer ici dans { $minutes } minute
       *[other] Un bot pourra jouer ici dans { $minutes } minutes
    }
    .help = D’ici là, personne ne peut confier cette place à un bot.
seat-rest = Prendre des vacances
seat-return = Terminer vos vacances
vacation-title = Prendre des vacances
vacation-text =
    { $count ->
        [one] Votre horloge s’arrête pendant ce temps. Il vous reste { $count } jour.
       *[other] Votre horloge s’arrête pendant ce temps. Il vous reste { $count } jours.
    }
vacation-days = Nombre de jours à partir de maintenant
vacation-go = Arrêter mon horloge
kept-text-fell = Votre temps est écoulé ; le bot { $bot } joue pour vous.
seating-fell = Temps écoulé pour { $was } : le bot { $now } joue en attendant son retour.
seating-fell-for-good = Temps écoulé pour { $was } : le bot { $now } joue jusqu’à la fin.
seating-fell-free = Temps écoulé pour la place libre : le bot { $now } joue.
clock-news-fell = Temps écoulé pour { $name }.
clock-news-vacation = { $name } est en vacances jusqu’au { $date }.
clock-news-back = { $name } revient de vacances.
clock-news-away = La maison est restée fermée { $time }. Aucune horloge n’a tourné.
watching-title = Vous regardez la partie.
watching-text = Vous voyez ce que voit toute la table, sans les mains.
watchers =
    { $count ->
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }
watchers-nameless =
    { $count ->
        [one] une personne sans nom
       *[other] { $count } personnes sans nom
    }
offline = Hors ligne
fill-with-bots = Compléter avec des bots et commencer
invite-label = Envoyez ce lien à vos amis
invite-code = ou donnez-leur le code { $code }
invite-password = Il faut aussi leur donner le mot de passe.
players-only = Sans public : une fois toutes les places prises, personne d’autre ne peut regarder.
locked-title = Cette table a un mot de passe
locked-text = Demandez-le à { $host }. Il ne faut le saisir qu’une fois.
locked-enter = Saisir le mot de passe
copy = Copier
copied = Copié.
copy-selected = Sélectionné ; copiez avec Ctrl+C.
share = Partager
link-copied = Le lien est copié.
link-selected = Le lien est sélectionné ; copiez-le avec Ctrl+C.
waiting = En attente
forced = Rien à choisir. Une courte pause évite que les autres le sachent.
happening = Ce qui se passe
skip = Passer
film = Ce qui est montré
film-next = Suivant
pace = Vitesse des animations
pace-step = Étape par étape
pace-turn = Tour par tour
pace-slow = Lente
pace-normal = Normale
pace-fast = Rapide
pace-instant = Immédiate
sending = Envoi…
take-back = Annuler le coup
zoom-in = Zoomer
zoom-fit = Tout le plateau
curtain-title = { $name }, c’est à vous
curtain-text = Passez l’écran à { $name }. Tout ce qui est secret reste caché jusque-là.
curtain-lift = Je suis { $name } : montrer mes cartes
connection-lost = Connexion perdue. Nouvel essai…
connection-healed = Connexion rétablie.
why-not = Pourquoi pas ?
why-allowed = C’est permis.
open-paragraph = Ouvrir le paragraphe

## Ce dont on convient

proposal = Question à la table
proposal-undo = { $name } demande à annuler son dernier coup.
    .mine = Vous demandez à annuler votre dernier coup.
    .means = Tout ce qui suit le coup { $line } serait annulé, hasard compris. Les mêmes coups retrouveraient les mêmes tirages.
proposal-pause = { $name } demande une pause.
    .mine = Vous demandez une pause.
    .means = Personne ne pourrait jouer avant que tout le monde accepte de reprendre.
proposal-go-on = { $name } demande à reprendre la partie.
    .mine = Vous demandez à reprendre la partie.
    .means = La pause serait terminée.
proposal-abandon = { $name } demande à arrêter la partie sans résultat.
    .mine = Vous demandez à arrêter la partie sans résultat.
    .means = Personne ne gagnerait, toutes les mains seraient montrées, et la partie ne pourrait pas reprendre.
proposal-awaited = Pas encore de réponse : { $names }
proposal-withdraw = Retirer
agree = Oui
refuse = Non
wish-undo = Demander à annuler mon dernier coup
    .alone = Annuler mon dernier coup
wish-pause = Demander une pause
    .alone = Mettre la partie en pause
wish-go-on = Demander à reprendre la partie
    .alone = Reprendre la partie
wish-abandon = Demander à arrêter la partie sans résultat
    .alone = Arrêter la partie sans résultat
abandon-title = Arrêter la partie sans résultat ?
abandon-text = Si tous les autres sont d’accord, personne ne gagne et toutes les mains sont montrées. La partie ne pourra plus reprendre.
abandon-text-alone = Personne ne gagne et toutes les mains sont montrées. La partie ne pourra plus reprendre.
abandon-go = Demander aux autres
abandon-go-alone = Arrêter la partie
paused = Pause
paused-text = La partie est en pause. Personne ne peut jouer.
no-result = Cette partie s’est terminée sans résultat
consent-asked-undo = { $name } demande à annuler son dernier coup.
consent-asked-pause = { $name } demande une pause.
consent-asked-go-on = { $name } demande à reprendre la partie.
consent-asked-abandon = { $name } demande à arrêter la partie sans résultat.
consent-yes = { $name } est d’accord.
consent-no = { $name } n’est pas d’accord.
consent-withdrawn = { $name } retire sa question.
consent-back = Le coup est annulé, avec tout ce qui l’a suivi.
consent-paused = La partie est en pause.
consent-going-on = La partie reprend.
consent-abandoned = La partie est terminée, sans résultat.

## Journal et discussion

log-and-chat = Journal et discussion
talk-log = Journal
talk-chat = Discussion
talk-since = Depuis votre tour
since-steps =
    { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
since-met = Ce que cela change pour vous
since-forced = Votre seule réponse, donnée pour vous
since-film = Le revoir
log-empty = Il ne s’est encore rien passé.
log-keys = Flèche haut et flèche bas vont de ligne en ligne, Origine et Fin à la première et à la dernière.
log-more =
    { $count ->
        [one] et { $count } autre de ce genre
       *[other] et { $count } autres de ce genre
    }
log-turn = Le tour de { $name } : { $count } étapes
while-away = pendant votre absence
undone = Annulé :
unread = non lus
chat-empty = Personne n’a encore rien dit.
chat-message = Message
chat-placeholder = Dites quelque chose de gentil
send = Envoyer
chat-older = Messages plus anciens
chat-menu = Que faire de ce message de { $name }
chat-mute = Masquer ce qu’écrit { $name }
chat-muted = Vous ne voyez plus ce qu’écrit { $name }. Personne d’autre ne le sait.
chat-unmute = Afficher de nouveau
chat-hidden = Personnes dont vous masquez les messages
chat-hidden-of = Vous masquez ce qu’écrit { $name }.
report = Signaler ce message
report-title = Signaler ce message ?
report-text = { $name } a écrit : « { $text } ». La personne qui gère ce serveur le verra, avec les messages qui l’entourent et votre nom.
report-reason = Qu’est-ce qui ne va pas ? (si vous voulez le dire)
report-go = Signaler
report-sent = Merci. La personne qui gère ce serveur peut maintenant le voir.

## Règles

rule-open = Ouvrir la règle { $rule }
rules-of = Règles : { $game }
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [one] { $count } trouvée
       *[other] { $count } trouvées
    }
rules-none = Aucune règle ne dit cela. Essayez l’une de ces pistes, un autre mot ou un numéro.
rules-suggestions = À chercher plutôt
rules-found-more = { $count } affichées, les meilleures d’abord ; { $rest } de plus
rules-answers = Règles trouvées, les meilleures d’abord
rules-unknown = Il n’y a pas de règle { $rule }.
rules-away = Les règles n’ont pas pu être chargées.
rules-neighbours = Paragraphes voisins
close-rules = Fermer les règles
rule-kind-check = interdit
rule-kind-effect = effet
rule-kind-definition = définition
rule-kind-option = option
rule-ruling = Interprétation : la source laisse ce point ouvert.
rule-reconstructed = Reconstitué : l’original imprimé ne permet pas de tout lire.

## Revoir

replay-of = sur { $lines }
replay-first = Au début
replay-back = Coup précédent
replay-on = Coup suivant
replay-play = Lecture
replay-pause = Pause
replay-slider = Moment de la partie
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-eyes = Point de vue
replay-eyes-of = Point de vue : { $name }
replay-set-up = Mise en place
replay-mark = Coup { $line } : { $name }
replay-mark-round = Coup { $line } : nouvelle manche ou phase
live = Direct
back-to-now = Retour au présent
lead = Regarder la partie ensemble
lead-text = Pour la regarder ensemble : les autres voient ce que vous voyez.
lead-take = Guider les autres
lead-mine = Vous guidez les autres.
lead-mine-text = Ils voient ce que vous voyez.
lead-by = { $name } guide les autres.
lead-following = Vous voyez la même chose.
lead-not-following = Vous regardez de votre côté.
lead-follow = Suivre
lead-unfollow = Regarder de mon côté
lead-stop = Ne plus guider

## La fin

game-over = La partie est terminée
well-played = Bien joué. Encore une ?
play-again = Rejouer
follow-again = Vers la revanche
watch-from-start = Revoir depuis le début
see-the-board = Voir le plateau
sheet-so-far = Le score jusqu’ici
won =
    { $count ->
        [one] { $names } l’emporte avec { points-counted }
       *[other] { $names } partagent la victoire ({ points-counted })
    }
won-you = Vous l’emportez avec { points-counted }
points-counted =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-by-source = Points par source
total = Total
place = Rang
hands-title = Qui a joué
hands-of = { $name } jusqu’au coup { $line }
hands-last = { $name } jusqu’à la fin
graph-title = Évolution des scores
graph-label = Courbe des scores ; les flèches en lisent les valeurs
graph-start = début
keep-title = Enregistrement et preuve
keep-text = L’enregistrement contient chaque coup. On peut le revoir ici ou ailleurs.
keep-as-text = Enregistrement en texte
keep-as-json = Enregistrement en JSON
keep-record = Enregistrement
keep-lines = Avec mes variantes et commentaires
keep-left-out =
    { $lines ->
        [one] { $lines } variante ne peut pas être jouée dans la partie telle qu’elle était. Elle n’est pas dans le fichier.
       *[other] { $lines } variantes ne peuvent pas être jouées dans la partie telle qu’elle était. Elles ne sont pas dans le fichier.
    }
keep-study = Avec l’analyse
shuffle-title = Vérifier le mélange
shuffle-text = Avant le premier coup, la table a publié une empreinte de sa graine secrète, et les navigateurs des joueurs ont promis chacun une part au hasard. Tout le hasard est venu des deux ensemble : personne ne pouvait choisir les cartes, pas même la personne qui a créé la table.
shuffle-text-alone = Avant le premier coup, la table a publié une empreinte de sa graine secrète. Tout le hasard est venu de cette graine seule : aucun navigateur de joueur n’y a ajouté sa part.
shuffle-commitment = Empreinte d’avant
shuffle-seed = Graine, révélée
shuffle-share = Part de { $name }
shuffle-check = Vérifier les mélanges ici
shuffle-unknown = Cette page ne peut pas calculer d’empreintes : les navigateurs ne le font que sur les pages sécurisées (https, ou sur la machine du serveur). Utilisez la commande ci-dessous.
shuffle-seed-kept = La graine correspond à l’empreinte montrée avant la partie.
shuffle-seed-broken = La graine ne correspond pas à l’empreinte montrée avant la partie.
shuffle-seed-changed = L’empreinte n’est pas celle que ce navigateur a vue avant la partie.
shuffle-own-kept = Votre propre part est entrée telle quelle dans les mélanges.
shuffle-own-late = Votre propre part est arrivée trop tard pour les mélanges.
shuffle-own-broken = Votre propre part a été acceptée, mais elle n’est pas dans les mélanges.
shuffle-own-none = Ce navigateur n’a ajouté aucune part, ou ne s’en souvient plus.
shuffle-shares-kept =
    { $count ->
        [one] Une part est celle qui avait été promise avant la donne.
       *[other] Les { $count } parts sont celles qui avaient été promises avant la donne.
    }
shuffle-share-missing = La part promise par { $name } n’est jamais arrivée.
shuffle-share-broken = La part de { $name } n’est pas celle qui avait été promise.
shuffle-shares-changed = Les promesses ne sont pas celles que ce navigateur a vues avant de montrer sa propre part.
shuffle-shares-none = Aucune part de joueur n’est dans les mélanges.
shuffle-draws-kept =
    { $count ->
        [one] Le seul tirage est celui que donnent la graine et les parts.
       *[other] Les { $count } tirages sont ceux que donnent la graine et les parts.
    }
shuffle-draw-broken = Ligne { $line } : la graine et les parts donnent « { $fair } », la partie dit « { $told } ».
shuffle-draws-missing = La liste des tirages ne correspond pas aux coups de la partie.
shuffle-given = Les { $line } premiers coups viennent d’une autre partie : leurs tirages ne découlent pas de cette graine.
shuffle-verdict-kept = Tout ce qui a été vérifié ici concorde.
shuffle-verdict-broken = Quelque chose ne concorde pas. Ne vous fiez pas à cette partie.
shuffle-command = Ce qui pouvait être tiré à chaque moment, c’est ici le serveur qui le dit. Cette commande le déduit aussi des règles, à partir de l’enregistrement téléchargé :

## Ses propres parties, et les classements

me-link = Vos parties et classements
me-title = Vos parties
me-none = Vous n’avez pas encore terminé de partie.
    .text = Ensuite, cette page montrera vos rangs, l’origine de vos points et vos résultats face aux autres. Vous êtes seul à la voir.
me-games = Parties
me-games-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
me-firsts = Premiers rangs
me-average = Points par partie
me-best = Maximum de points
me-time = Durée habituelle
me-any = Toutes les parties
me-places = Rangs
me-each-game = par partie
me-people = Face aux personnes
me-bots = Face aux bots
me-opponent = Adversaire
me-ahead = devant
me-level = à égalité
me-behind = derrière
me-show-all = Afficher les { $count }
me-when = Date
me-with-bot =
    { $games ->
        [one] Dans { $games } de ces parties, un bot a joué quelque temps pour vous. Sur les { $all } décisions prises à vos places, { $bot } sont de lui.
       *[other] Dans { $games } de ces parties, un bot a joué quelque temps pour vous. Sur les { $all } décisions prises à vos places, { $bot } sont de bots.
    }
place-nth =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
place-of = { $place } sur { $seats }
decimal = { $number }
lasting-minutes = { $number } min
lasting-hours = { $number } h
lasting-days =
    { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
rated = classée
rated-table = Une partie classée : entre personnes, sans indices. Si un bot joue ne serait-ce qu’un coup pour vous, vous finissez dernier.
rating = Classement
ratings = Classements
rating-provisional = provisoire
rating-read = Classement { $points }, à { $spread } près
rating-about = Dans 19 cas sur 20, la vraie force est à moins de { $spread } points de { $points }.
rating-note = Dans 19 cas sur 20, la vraie force est dans la marge indiquée. 400 points de plus, c’est dix chances contre une.
rating-none = Vous n’avez pas encore joué de partie classée à ce jeu. Choisissez « Partie classée » en créant une table.
rating-before = Avant
rating-after = Après
rating-change = Écart
ratings-unchanged = Cette partie ne change aucun classement : quelqu’un n’a jamais joué, ou personne n’est resté jusqu’au bout.
ratings-soon = Les classements sont en cours de calcul …
rating-steps = Partie par partie
rating-curve =
    { $count ->
        [one] Courbe de votre classement : { $now } après { $count } partie
       *[other] Courbe de votre classement sur { $count } parties : de { $first } à { $now }
    }
rating-games =
    { $count ->
        [one] { $count } partie classée
       *[other] { $count } parties classées
    }
gave-up = a abandonné
ladder-title = Le classement des bots
ladder-text = Obtenu en faisant jouer des bots entre eux, à { $count } par table. Les écarts ont le même sens qu’entre personnes : 400 points, c’est dix chances contre une. Mais les bots ne jouent jamais de parties classées contre des personnes ; personne n’a donc mesuré si 1000 vaut autant des deux côtés.
ladder-level = Niveau
ladder-interval = 19 cas sur 20
own-title = Ce qui est conservé de vous
own-text = Votre nom, vos parties et ce que vous y avez dit. Vous pouvez tout obtenir dans un fichier, ou tout faire supprimer.
own-file = Tout télécharger
forget = Tout supprimer …
forget-title = Supprimer tout ce qui est conservé de vous ?
forget-text = Votre nom, vos paroles, vos résultats et vos classements disparaissent. Les parties jouées avec d’autres restent entières, avec une place sans nom ; vos places dans les parties en cours se libèrent.
forget-final = C’est définitif. Téléchargez d’abord vos données si vous voulez les garder.
forget-go = Tout supprimer
forgotten = Plus rien n’est conservé de vous.

## Touches

shortcuts = Raccourcis clavier
shortcuts-on = Raccourcis d’une seule lettre
shortcuts-tab = Tab atteint tout ; Entrée ou la barre d’espace appuie.
key-r = R
    .does = ouvrir ou fermer les règles
key-a = A
    .does = l’aide de jeu : ce qu’un tour permet
key-g = G
    .does = le guide de la question
key-h = H
    .does = un indice ; encore une fois : un bon coup, puis pourquoi
key-w = W
    .does = ce que c’est : l’objet actif, ou celui que l’on montre
key-l = L
    .does = aller au journal ; là, ↑ et ↓ vont de ligne en ligne
key-s = S
    .does = ouvrir ou fermer la feuille de score
key-q = Q
    .does = aller à la question
key-n = N
    .does = l’étape suivante d’une animation en pause
key-u = U
    .does = annuler le coup
key-arrows = ← →
    .does = reculer et avancer dans la partie
key-esc = Échap
    .does = fermer, passer ou revenir au présent
key-help = ?
    .does = cette liste

# Lessons
lesson = Une leçon
lesson-number = Leçon { $number } sur { $of }
lesson-missed = Pas encore : le but n’est pas atteint.
lesson-done = Bravo.
lesson-shown = Voici une façon de faire.
lesson-next = Leçon suivante
lesson-last = Toutes les leçons
lesson-again = Recommencer
lesson-yourself = À vous maintenant
lesson-hint = Indice
lesson-show = Montrez-moi

# How to play
lessons = Leçons
lesson-solved = réussie
lessons-solved = { $count } ✓
learn-title = Comment jouer à { $game }
learn-contents = Sommaire
learn-law = Toutes les règles, numérotées
learn-print = Imprimer
figure-watch = Voir l’exemple
figure-try = Essayer soi-même
figure-play = { figure-watch } : { $figure }
figure-pause = Pause : { $figure }
learn-tab = Comment jouer
rules-tab = Toutes les règles
aid = Aide de jeu
what-is-this = Qu’est-ce ?
what-how = Touchez n’importe quoi sur la table pour savoir ce que c’est.

# The guide
guide = Guide
guide-close = Compris
play-guided = Jouer avec un guide
colour-0 = Rouge
colour-1 = Jaune
colour-2 = Vert
colour-3 = Bleu

# Hints
hint = Indice
hint-title = Un indice
hint-thinking = Réflexion…
hint-look-anything = Toutes les réponses se valent à peu près : prenez celle qui vous plaît.
hint-to-move = Montrer un bon coup
hint-to-any = En montrer une
hint-to-why = Pourquoi ?
hint-move = Ce serait un bon coup :
hint-any = L’une d’elles :
hint-marked = Regardez la marque sur le plateau.
hint-then = Et ensuite…
hint-agrees = C’est justement ce que vous avez en tête.
hint-play = Jouer ce coup
hint-begin = Jouer la première étape
hint-figure =
    { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    }
hint-against-meant = En points, votre avance devrait grandir de { $points } par rapport à ce que vous avez en tête.
    .of = Pour { $name }, l’avance en points devrait grandir de { $points } par rapport à ce qui était prévu.
hint-against-others = En points, votre avance devrait grandir de { $points } par rapport aux autres réponses, en moyenne.
    .of = Pour { $name }, l’avance en points devrait grandir de { $points } par rapport aux autres réponses, en moyenne.
hint-against-ending = En points, votre avance devrait grandir de { $points } par rapport à la fin immédiate de votre tour.
    .of = Pour { $name }, l’avance en points devrait grandir de { $points } par rapport à la fin immédiate du tour.
hint-even = En points, cela ne change presque rien ; ce sont les chances de gagner qui comptent.
hint-no-matter = Peu importe la réponse : les autres sont à peu près aussi bonnes.
    .of = Pour { $name }, peu importait la réponse : les autres étaient à peu près aussi bonnes.
hint-chance = Chances de gagner : environ { $chance } %, sinon { $before } %.
reason-rivals =
    { $way ->
        [less] Les autres devraient gagner { $points } de plus, en moyenne.
       *[more] Les autres devraient gagner { $points } de moins, en moyenne.
    }
    .look = Que vont gagner les autres ?
    .of = ce que les autres gagnent en moins, en moyenne
reason-later =
    { $way ->
        [less] La suite devrait vous rapporter { $points } de moins.
       *[more] La suite devrait vous rapporter { $points } de plus.
    }
    .look = Qu’est-ce qu’un coup vous permettra de faire ensuite ?
    .of = la suite
reason-rest = tout le reste ensemble
reasons-title = Pourquoi ce coup ?
hinted = { $name } demande un indice.
looked = { $name } regarde ce qui est caché. Les bots gardent leur place.
silent = { $name } n’a rien ajouté aux mélanges.

ruling-closed = La maison a fermé cette table.
ruling-reopened = La maison a rouvert cette table.
ruling-set-aside = La maison a mis cette table de côté pour la réparer.
ruling-restored = La maison a ramené cette table.
notice-in =
    { $minutes ->
        [one] Dans { $minutes } minute : { $text }
       *[other] Dans { $minutes } minutes : { $text }
    }

# The analysis of a game that is over
study-title = Analyse
study-about = Ce que valait chaque coup, ce qui aurait été meilleur et la part de la chance. Chaque décision est jugée d’après ce que le joueur savait alors.
study-ask = Analyser
study-on = Reprendre l’analyse
study-deeper = Aller plus loin
study-stop = Arrêter
study-failed = L’analyse s’est interrompue. Ce qui a été trouvé est conservé.
study-ready = L’analyse est terminée.
study-waiting =
    { $place ->
        [0] Elle commence dans un instant …
        [one] Une autre partie passe avant …
       *[other] { $place } autres parties passent avant …
    }
study-working = Coup { $line } sur { $lines } …
study-depth-quick = examen rapide
study-depth-standard = examen normal
study-depth-deep = examen approfondi
study-made = Analyse faite : { $depth }, { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    } de calcul.
study-thresholds = Une imprécision coûte au moins { $inaccuracy } points de pourcentage des chances de gagner, une erreur { $mistake }, une gaffe { $blunder } ; les pertes plus petites ou incertaines ne sont pas marquées.
study-chance = { $chance } %
study-chance-about = { $chance } ± { $margin } %
study-moved =
    { $way ->
        [less] −{ $points } %
       *[more] +{ $points } %
    }
study-moved-about =
    { $way ->
        [less] −{ $points } ± { $margin } %
       *[more] +{ $points } ± { $margin } %
    }
study-graph-label = Courbe des chances de gagner ; les flèches lisent ses valeurs, Entrée montre le plateau
study-graph-signs = ! une erreur · ‼ une gaffe · ★ la chance. Touchez la courbe pour voir le plateau à ce moment.
study-as-table = La même chose en tableau
study-after-move = Après le coup
study-luck = Chance
study-luck-title = Chance et habileté
study-start = Chances au départ
study-skill = Ses décisions
study-others = Décisions des autres
study-result = Résultat
study-law = Pour chacun, le départ, la chance, ses décisions et celles des autres s’additionnent pour donner le résultat. Les décisions se mesurent à ce que l’on joue d’habitude ; la chance est l’effet du hasard et des cartes cachées.
study-mean-loss = Perdu par décision
study-per-decision = { $chance } %, { $points } pts
study-unsure = incertain
study-mark-inaccuracy = Imprécision
study-mark-mistake = Erreur
study-mark-blunder = Gaffe
study-marks-inaccuracy = Imprécisions
study-marks-mistake = Erreurs
study-marks-blunder = Gaffes
study-lost-beginning = Points perdus au début
study-lost-middle = Points perdus au milieu
study-lost-end = Points perdus à la fin
study-best = Meilleur coup
study-dearest = Coup le plus coûteux
study-turns = Les tournants de la partie
study-no-turns = Aucun moment n’a beaucoup changé les chances de quelqu’un.
study-turn-loss-of = Coup { $line } : { $name } a laissé passer mieux et perdu { $points ->
        [one] { $points } point de pourcentage
       *[other] { $points } points de pourcentage
    } des chances de gagner.
study-turn-deed-of = Coup { $line } : { $name } a trouvé un coup fort et gagné { $points ->
        [one] { $points } point de pourcentage
       *[other] { $points } points de pourcentage
    }.
study-turn-luck-of = Coup { $line } : { $way ->
        [less] la chance a tourné contre { $name } et lui a pris { $points ->
            [one] { $points } point de pourcentage
           *[other] { $points } points de pourcentage
        }.
       *[more] la chance a souri à { $name } et lui a donné { $points ->
            [one] { $points } point de pourcentage
           *[other] { $points } points de pourcentage
        }.
    }
study-marked = Fautes
study-whose = Les fautes et les tournants de qui
study-everybody = Tout le monde
study-mistake = Coup { $line }, { $name } : { $mark }, { $points }{ $about } %
study-none-marked = Aucune faute trouvée.
study-said-best = Coup { $line } : { $name } a trouvé le meilleur coup que nous connaissions.
study-said-even = Coup { $line }, { $name } : rien de ce que nous avons essayé n’est nettement meilleur.
study-said-lost = Coup { $line } : { $name } a perdu { $points }{ $about } { $points ->
        [one] point
       *[other] points
    } de pourcentage des chances de gagner.
study-played = Joué
study-instead = Mieux { $number }
study-else = Autre coup
study-error-before = Faute précédente
study-error-after = Faute suivante
study-whole-turn = Le tour entier, comparé au meilleur trouvé : { $lost }

# Faire un détour : et si
aside = Et si… ?
aside-back = Revenir à la partie
aside-bot = Un bot répond
aside-chance = hasard
aside-lines = Variantes essayées d’ici
aside-say = Nom et commentaire
aside-name = Nommer cette variante
aside-comment = Commentaire
aside-cut = Oublier cette variante
aside-imagined = Vous ne savez pas ce qui est caché ; ici, c’est inventé en accord avec ce que vous savez. Dès que vous le regardez, plus personne ne peut prendre place à cette table.
aside-looks = Vous regardez ce qui est caché. Le hasard, lui, est tiré à nouveau.
aside-look = Regarder ce qui est caché
aside-hide = L’inventer de nouveau
spot = À partir de cette position
spot-copy = Copier l’adresse de cette position
spot-picture = Enregistrer une image
note-title = Notes sur cette position
note-lines = { $count ->
        [one] { $count } variante notée ici
       *[other] { $count } variantes notées ici
    }
play-on = Continuer à jouer d’ici
puzzle = Trouvez mieux
puzzle-begin = { $name } : apprendre de ses fautes
puzzle-number = { $number } sur { $of }
puzzle-task = Coup { $line }, { $name } : { $mark ->
        [inaccuracy] une imprécision
        [blunder] une gaffe
       *[mistake] une erreur
    } qui a coûté { $points } points de pourcentage des chances de gagner. Que vaudrait-il mieux jouer ? Tout coup qui en perd moins de { $margin } compte.
puzzle-judge = Juger mon coup
puzzle-judging = Évaluation en cours…
puzzle-good = Bien : cela compte.
puzzle-still = Pas encore.
puzzle-loses = Par rapport au meilleur coup trouvé, il perd { $points }{ $about } { $points ->
        [one] point
       *[other] points
    } de pourcentage.
puzzle-loses-perhaps = On ne peut dire s’il perd quelque chose : { $points }{ $about } { $points ->
        [one] point
       *[other] points
    } de pourcentage.
puzzle-loses-nothing = Rien de meilleur n’a été trouvé.
puzzle-show = Montrer ce qui est mieux
puzzle-next = Faute suivante
puzzle-none = { $name } : aucune faute n’est connue ici. Faites d’abord analyser la partie.
