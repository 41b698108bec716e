# La ligne de commande en français.

tampu-about = Tampu : une table numérique pour des jeux de société incas. Jouer, héberger, revoir, vérifier.
tampu-epilog =
    exemples :
      tampu play machu_picchu --seats 3      une partie dans ce terminal contre des bots
      tampu serve                            une table pour les navigateurs
      tampu rules marche                     ce que les règles disent des marches
      tampu COMMANDE --help                  tout sur une commande

    codes de sortie : 0 succès, 1 contrôle en échec, 2 erreur d’usage, 130 Ctrl-C
tampu-commands = commandes
tampu-command = COMMANDE
tampu-examples = exemples :
tampu-interrupted = interrompu

usage-prefix = usage :
usage-arguments = arguments
usage-options = options
usage-help = afficher cette aide et terminer
usage-version = afficher la version et terminer
usage-error = %(prog)s : %(message)s
usage-argument = %(argument_name)s : %(message)s
usage-required = il manque : %s
usage-unrecognized = argument(s) inconnu(s) : %s
usage-one-argument = une valeur doit suivre
usage-some-arguments = au moins une valeur doit suivre
usage-choice = %(value)r est inconnu ; il y a : %(choices)s
usage-ambiguous = %(option)s peut désigner %(matches)s
usage-ignored = aucune valeur n’est attendue, mais %r a été donné
usage-not-with = ne va pas avec %s
usage-whole = « { $text } » n’est pas un nombre entier
usage-bounds = la valeur doit être comprise entre { $least } et { $most }
usage-seconds = « { $text } » n’est pas une durée en secondes, supérieure à 0 et d’au plus 3600
usage-option = « { $text } » n’est pas de la forme CLÉ=VALEUR

arg-lang = langue : en, fr, pt, es (par défaut celle du système)
arg-json = répondre en JSON, pour les machines
arg-game = quel jeu : `tampu games` en donne la liste
arg-seats = nombre de joueurs (par défaut la plus petite table)
arg-option = une option du jeu ; peut être répété
arg-think = secondes de réflexion d’un bot par décision
arg-record = un enregistrement de partie, en texte ou en JSON ; - lit l’entrée standard

file-missing = Le fichier « { $file } » n’existe pas.
file-folder = « { $file } » est un dossier, pas un fichier.
file-unreadable = « { $file } » est illisible.
file-unwritable = Impossible d’écrire « { $file } » : { $reason }.
file-large = « { $file } » dépasse { $limit } octets ; rien de ce que nous lisons n’est aussi gros.
file-binary = { $file }, ligne { $line } : ce n’est pas du texte (UTF-8).

bots-unknown = Aucun bot ne s’appelle « { $level } » ; il y a : { $known }.
bots-number =
    { $given ->
        [one] { $given } bot a été nommé
       *[other] { $given } bots ont été nommés
    }, mais il en faut { $wanted }. Nommez un seul niveau pour tous, ou un pour chacun.

games-help = énumérer les jeux
games-about = Énumère les jeux : clé, titre, joueurs, durée et options.
games-examples =
    {"  "}tampu games
    {"  "}tampu games --json --lang fr
games-facts = {"  "}de { $least } à { $most } joueurs, de { $short } à { $long } minutes
games-actions = {"  "}les réponses s’écrivent ainsi : { $examples }

rules-help = chercher dans les règles
rules-about =
    Affiche un paragraphe des règles par son numéro, les paragraphes qui répondent le mieux à une
    question, ou tout le livret.
rules-examples =
    {"  "}tampu rules MP-508
    {"  "}tampu rules jeton feu
    {"  "}tampu rules --game machu_picchu --lang fr
rules-text = le numéro d’un paragraphe, ou une question avec vos mots
rules-game = seulement ce jeu
rules-none = Aucun paragraphe des règles ne s’appelle « { $text } » ni n’en parle.
rules-instead = Essayez : { $words }.
rules-rest =
    { $count ->
        [one] Et un autre encore ; un mot de plus précise la question.
       *[other] Et { $count } autres ; un mot de plus précise la question.
    }
rules-too-long = Une question sur les règles compte au plus { $limit } caractères. Raccourcissez-la.

play-help = jouer dans ce terminal contre des bots
play-about = Jouer une partie dans ce terminal contre des bots. Tapez ? à toute question pour de l’aide.
play-examples =
    {"  "}tampu play machu_picchu
    {"  "}tampu play machu_picchu --seats 4 --seat B --bots casual,master,beginner
    {"  "}tampu play machu_picchu --option reverse=order_only --save partie.txt
play-seat = votre place : A, B, … (par défaut A)
play-name = votre nom
play-bots = beginner, casual, seasoned, expert ou master : un pour tous, ou un pour chacun, séparés par des virgules
play-seed = rend les mélanges reproductibles : même texte, mêmes cartes
play-save = écrire l’enregistrement de la partie dans ce fichier
play-no-seat = Il n’y a pas de place « { $letter } » à cette table ; la dernière est { $last }.
play-bot-name = Bot { $seat } ({ $level })
play-guest = Anonyme
play-begin = { $title }
play-commitment = Les mélanges sont fixés. Empreinte de leur graine : { $commitment }
play-hint = Répondez par un numéro ou en toutes lettres ; ? donne de l’aide.
play-quit = Vous avez quitté la partie.
play-saved = L’enregistrement se trouve dans { $file }.
play-seed-shown = La graine des mélanges était { $seed }.
play-only = Il n’y a qu’une réponse : { $action }.
play-no-number = Les réponses sont numérotées de 1 à { $most }.
play-not-understood = « { $text } » n’est pas compris. Une réponse ressemble à : { $like }. ? donne de l’aide.
play-why-what = Pourquoi quoi ? Par exemple : pourquoi card 12
play-allowed = { $action } est permis. Ce qui se passera à coup sûr :
play-no-undo = Cela ne peut plus être annulé.
play-usage =
    Le numéro d’une réponse, ou la réponse elle-même comme elle est affichée.
    Entrée seule         redemander
    plateau              montrer le plateau
    journal              ce qui s’est passé jusqu’ici
    pourquoi RÉPONSE     pourquoi ce n’est pas permis, ou ce qui en résulterait
    règles TEXTE         chercher dans les règles
    annuler              annuler votre dernière réponse, tant que rien n’a été révélé
    quitter              quitter la partie
play-word-help = aide
play-word-board = plateau
play-word-log = journal
play-word-why = pourquoi
play-word-rules = règles
play-word-undo = annuler
play-word-quit = quitter

result-head = Résultat
result-place = { $place }. { $name } : { $score }  ({ $sources })

sim-help = jouer beaucoup de parties sans personne
sim-about = Joue beaucoup de parties entre bots et en fait le bilan. La même graine donne les mêmes parties.
sim-examples =
    {"  "}tampu sim machu_picchu --seats 4 --games 2000 --seed 1 --json
    {"  "}tampu sim machu_picchu --games 20 --bots expert,beginner --think 0.1
    {"  "}tampu sim machu_picchu --games 3 --records parties
sim-games = nombre de parties (par défaut 1000)
sim-seed = un nombre entier (par défaut il est tiré au sort, et affiché)
sim-bots = random, beginner, casual, seasoned, expert ou master : un pour toutes les places, ou un pour chacune, séparés par des virgules
sim-records = écrire l’enregistrement de chaque partie dans ce dossier ; les mélanges viennent alors de graines vérifiables
sim-playing = parties
sim-done =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $seats } joueurs, graine { $seed }
sim-decisions = { $number } décisions, { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } par partie, { $speed } par seconde
sim-scores = scores : moyenne { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }, écart type { NUMBER($sd, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-seat = place
sim-bot = bot
sim-wins = victoires
sim-share = part
sim-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-ending = terminées par { $rule } : { $number }

arena-help = bots contre bots : qui est le plus fort, et de combien
arena-about =
    Fait jouer des bots contre des bots, dans ce processus, dans plusieurs ou sur une grappe Ray. Ils jouent
    par blocs : une donne, jouée avec plusieurs placements, pour que ni cartes ni places n’avantagent
    personne. Les mêmes donnes produisent les mêmes parties où qu’elles soient jouées, tant qu’aucun bot ne
    réfléchit à la montre. Voir docs/arena.md.
arena-examples =
    {"  "}tampu arena match search:50ms greedy --blocks 100
    {"  "}tampu arena ladder random greedy search:50ms --keep ladder.jsonl
    {"  "}tampu arena games search:400n --out games
arena-match-help = une table de bots, beaucoup de donnes
arena-match-about =
    Joue beaucoup de donnes avec les mêmes bots, un par place. Chaque donne est jouée une fois pour chaque
    façon de s’asseoir. Les intervalles sont à 95 %, par bootstrap sur les donnes.
arena-match-examples =
    {"  "}tampu arena match search:50ms random --blocks 100 --workers 2
    {"  "}tampu arena match search:400n greedy:untimed greedy:untimed --json
    {"  "}tampu arena match search:400n greedy --option reverse=order_only
arena-ladder-help = un classement de plusieurs bots
arena-ladder-about =
    Classe des bots par des parties entre tous : les voisins de force se rencontrent plus souvent. Les
    cotes sont ajustées au maximum de vraisemblance (Plackett-Luce) sur les classements entiers ; 400 points
    valent dix contre un, et le bot greedy vaut 1000. Avec --keep, les résultats sont écrits au fur et à
    mesure : la même commande reprend après une interruption, plus de --blocks ou de bots s’y ajoutent, et
    sans bots elle montre ce qu’il y a.
arena-ladder-examples =
    {"  "}tampu arena ladder random greedy:untimed search:100n search:400n --keep ladder.jsonl --svg ladder.svg
    {"  "}tampu arena ladder random greedy:untimed search:400n --seats 4 --blocks 500 --on ray://host:10001
    {"  "}tampu arena ladder --keep ladder.jsonl
arena-games-help = beaucoup de parties entières en fichiers Parquet, pour apprendre
arena-games-about =
    Joue beaucoup de parties et les écrit en Parquet : enregistrements, scores, classements, et chaque
    décision avec ses actions autorisées. Le dossier peut être complété ; ce qui y est n’est pas rejoué.
arena-games-examples =
    {"  "}tampu arena games search:400n --seats 4 --blocks 1000 --out games --workers 2
    {"  "}tampu arena games search:400n greedy:untimed --out games --on local-cluster
arena-sitters = un par place : LEVEL, LEVEL:50ms (temps), LEVEL:400n (positions) ou LEVEL:untimed
arena-climbers = qui est classé : LEVEL, LEVEL:50ms (temps), LEVEL:400n (positions) ou LEVEL:untimed
arena-players = qui joue : LEVEL, LEVEL:50ms (temps), LEVEL:400n (positions) ou LEVEL:untimed
arena-blocks = nombre de donnes (par défaut { $number })
arena-deal = numéro de la première donne (par défaut 0)
arena-workers = nombre de processus (par défaut 1)
arena-on = qui fait le travail : here (par défaut, ici), local-cluster (un Ray à soi sur cette machine), ou l’adresse d’un Ray, comme ray://host:10001
arena-keep = garder les résultats dans ce fichier, et se servir de ceux qui y sont
arena-anchor = dont la cote est 1000 (par défaut greedy, sinon la moyenne)
arena-svg = dessiner le classement dans ce fichier
arena-out = le dossier où les parties sont écrites
arena-no-entrant = « { $text } » n’est pas un bot ; écrivez LEVEL, LEVEL:50ms, LEVEL:400n ou LEVEL:untimed. Les niveaux sont : { $known }.
arena-no-nodes = { $level } ne compte pas les positions : donnez-lui des millisecondes, ou écrivez { $level }:untimed.
arena-no-ledger = { $file }, ligne { $line } : ce n’est pas un bloc d’arène. Nommez un autre fichier avec --keep.
arena-no-games = « { $file } » ne contient pas de parties de l’arène. Nommez un autre dossier avec --out.
arena-no-ray = Pour jouer sur une grappe, il faut le paquet ray. Installez-le : pip install tampu[cluster]
arena-no-cluster = Aucun Ray ne répond à { $place } : { $reason }
arena-no-parquet = Pour écrire du Parquet, il faut le paquet pyarrow. Installez-le : pip install tampu[cluster]
arena-no-anchor = { $bot } ne participe pas ; participent : { $known }.
arena-too-few = Un classement demande au moins deux bots. Nommez-les, ou un fichier de résultats : --keep FILE.
arena-broken = Les parties n’ont pas pu être terminées : { $reason }
arena-games-played =
    { $number ->
        [one] { $number } partie
       *[other] { $number } parties
    }, intervalles à 95 %
arena-anchored = { $bot } = 1000
arena-anchored-mean = moyenne = 1000
arena-timed = À la montre, donc d’autres parties la prochaine fois : { $who }
arena-written =
    { $games ->
        [one] { $games } partie est
       *[other] { $games } parties sont
    } dans { $folder } ; jouées maintenant : { $played }
arena-title = { $game }, { $seats } joueurs : cotes avec intervalles à 95 %
arena-per-decision = ms, nœuds : par décision
arena-head-place = rang
arena-head-bot = bot
arena-head-rating = cote
arena-head-interval = intervalle
arena-head-games = parties
arena-head-fair = juste
arena-head-wins = victoires
arena-head-lead = avance
arena-head-score = score
arena-head-ms = ms
arena-head-nodes = nœuds

replay-help = raconter ou contrôler une partie enregistrée
replay-about =
    Raconte une partie enregistrée, avec le plateau à chaque manche. Avec --check, la rejoue
    seulement : chaque ligne doit être permise et les scores finaux ceux de l’enregistrement.
replay-examples =
    {"  "}tampu replay partie.txt
    {"  "}tampu replay partie.txt --check
    {"  "}tampu replay partie.txt --line 40
replay-check = dire seulement si l’enregistrement est valide, et les scores
replay-line = seulement la position après cette ligne
replay-boards = montrer le plateau après chaque ligne
replay-head = { $seats } joueurs, { $options }, { $lines } lignes
replay-open = L’enregistrement s’arrête ici ; la partie n’était pas finie.
replay-sound = L’enregistrement est valide : { $lines } lignes, toutes permises, et les scores sont exacts.
replay-unfinished = L’enregistrement est valide jusqu’où il va : { $lines } lignes, toutes permises ; la partie n’est pas finie.

analyse-help = juger chaque décision d’une partie enregistrée, et séparer la chance du jeu
analyse-about =
    Juge chaque décision de parties enregistrées d’après ce que le joueur savait, sépare la chance du jeu
    et dit ce qui aurait été meilleur. La même graine donne les mêmes chiffres sur toute machine. Chaque
    chiffre a son intervalle à 95 % ; celui qui ne se distingue pas de zéro est signalé. En savoir plus : docs/analysis.md.
analyse-examples =
    {"  "}tampu analyse partie.txt
    {"  "}tampu analyse partie.txt --depth quick --html partie.html
    {"  "}tampu analyse partie.txt --record analysee.txt
    {"  "}tampu analyse parties/*.txt --html rapports
    {"  "}tampu analyse parties/*.txt --json > analyses.jsonl
analyse-depth = profondeur de l’examen : quick (rapide), standard (normale, par défaut) ou deep (approfondie)
analyse-seed = donne d’autres chiffres : les essais tombent autrement (par défaut 0)
analyse-html = écrire un rapport que tout navigateur ouvre ; pour plusieurs parties, OUT est un dossier
analyse-record = écrire l’enregistrement avec l’analyse, en JSON si OUT finit par .json ; pour plusieurs parties, OUT est un dossier
analyse-looking = examen de la partie { $number } sur { $games }
analyse-looking-at = partie { $number } sur { $games }, chances de gagner : { $chances }
analyse-made = Profondeur { $depth }, graine { $seed }, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } secondes ; après ±, l’intervalle à 95 %
analyse-written = Le rapport se trouve dans { $file }.
analyse-recorded = L’enregistrement avec l’analyse se trouve dans { $file }.
analyse-no-folder = « { $file } » est un fichier. Pour plusieurs parties, indiquez un dossier avec { $option }.
analyse-exists = « { $file } » existe déjà. Indiquez un fichier qui n’existe pas.
analyse-no-report = « { $file } » existe déjà et n’est pas un de nos rapports. Indiquez un autre fichier.

verify-help = recalculer tous les mélanges d’une partie
verify-about =
    Recalcule tous les mélanges d’une partie finie à partir de la graine que révèle son enregistrement et
    de ce que les joueurs y ont ajouté. La graine est comparée à l’empreinte publiée avant la première
    ligne, et la part de chaque joueur à la sienne. Toute ligne modifiée est découverte.
verify-examples =
    {"  "}tampu verify partie.txt
    {"  "}tampu verify partie.json --json
verify-fine = Tout concorde : { $lines } lignes, dont { $shuffles } de hasard, toutes telles que la graine les donne.
verify-seed = graine { $seed }, empreinte { $commitment }
verify-given = les { $lines } premières lignes viennent d’une autre partie : elles sont permises, et leur hasard n’est pas celui de cette graine
verify-shares = parts des joueurs dans la graine : { $who }
verify-shares-missing = promises, mais jamais arrivées : { $who }

record-fault = { $file } : { $fault }

lessons-help = lister et contrôler les leçons
lessons-about =
    Les leçons d’un jeu : chacune est une position et une tâche. Avec --check, chaque solution est
    jouée, et l’on vérifie que rien ne se résout sans rien faire. docs/lessons.md dit comment en écrire une.
lessons-examples =
    {"  "}tampu lessons
    {"  "}tampu lessons --game cuzco_kramer --check --json
lessons-game = seulement les leçons de ce jeu
lessons-check = jouer chaque solution
lessons-sum =
    { $lessons ->
        [one] { $lessons } leçon
       *[other] { $lessons } leçons
    }, en échec : { $failed }

scenes-help = jouer les scènes de fichiers Markdown
scenes-about =
    Joue les scènes écrites dans les blocs de code de fichiers Markdown et rend compte de chacune.
    docs/scenes.md décrit comment elles s’écrivent.
scenes-examples =
    {"  "}tampu scenes tests/scenes/machu_picchu.md
    {"  "}tampu scenes *.md --json
scenes-files = fichiers Markdown ; - lit l’entrée standard
scenes-none = { $file } : on n’y trouve aucune scène, aucun bloc de code qui commence par { $tags }.
scenes-sum =
    { $scenes ->
        [one] { $scenes } scène
       *[other] { $scenes } scènes
    }, { $checks ->
        [one] { $checks } contrôle
       *[other] { $checks } contrôles
    }, { $failed ->
        [one] { $failed } échec
       *[other] { $failed } échecs
    }

scene-differs = attendu : { $expected } — trouvé : { $found }
scene-trace = cela a été refusé, et pourtant quelque chose a changé sur la table
scene-unchecked = cette scène ne contrôle rien
scene-unreadable = ce n’est pas une instruction
scene-unknown = le premier mot est inconnu ; il y a : { $known }
scene-malformed = cela s’écrit ainsi : { $form }
scene-impossible = aucune partie ne peut mener à cette position : { $rule }
scene-early = une scène commence par ses joueurs

serve-help = ouvrir la table aux navigateurs
serve-about =
    Lance le serveur. L’adresse affichée est celle de la table ; Ctrl-C l’arrête.
    Les codes 2 à 11 disent pourquoi il n’a pas démarré : docs/hosting.md.
serve-examples =
    {"  "}tampu serve
    {"  "}tampu serve --host 0.0.0.0 --port 9000 --data /var/lib/tampu
    {"  "}tampu serve --config /etc/tampu.toml --set limits.sockets=50
    {"  "}tampu serve --show-config > tampu.toml
serve-host = adresse d’écoute (par défaut cette machine seulement)
serve-port = port (par défaut 8000 ; 0 en prend un libre)
serve-data = le dossier où les parties sont gardées (par défaut data)
serve-store = adresse d’une base PostgreSQL, au lieu d’un fichier dans ce dossier
serve-origin = une autre adresse dont les pages peuvent parler à ce serveur, comme https://table.example ; peut être répété
serve-allow-host = un nom sous lequel on peut demander ce serveur, comme table.example (par défaut, n’importe lequel) ; peut être répété
serve-proxy = l’adresse d’un mandataire placé devant ce serveur, dont les en-têtes X-Forwarded sont crus ; peut être répété
serve-root-path = le chemin sous lequel se trouve le serveur, comme /tampu (par défaut, la racine de son hôte)
serve-no-root-path = « { $path } » ne peut pas être le chemin sous lequel se trouve le serveur ; un chemin ressemble à { $like }.
serve-no-store = « { $address } » n’est pas l’adresse d’une base ; une adresse ressemble à { $like }.

serve-config = un fichier de réglages (TOML) ; aussi TAMPU_CONFIG
serve-set = n’importe quel réglage, comme limits.sockets=50 ; peut être répété
serve-show-config = afficher chaque réglage, sa valeur et d’où elle vient, puis quitter
config-unknown = { $where } : il n’y a pas de réglage « { $setting } ». Il y a : { $alike }.
config-wrong = { $where } : « { $value } » ne convient pas au réglage { $setting } ; il faut { $wanted }.
config-file = Le fichier de réglages « { $file } » ne peut pas être lu : { $reason }.
config-toml = « { $file } » n’est pas écrit en TOML : { $reason }.
config-a-flag = true ou false
config-a-whole = un nombre entier
config-a-number = un nombre
config-a-text = un texte
config-a-folder = le nom d’un dossier
config-a-list = une liste de textes
config-a-choice = l’un de ceux-ci : { $choices }
config-from = { $what }, { $least } ou plus
config-between = { $what } de { $least } à { $most }
config-or-none = { $what }, ou rien
config-by-option = option
config-by-environment = environnement
config-by-file = fichier
config-by-default = par défaut

backup-help = copier les parties d’un serveur, même en marche
backup-about =
    Copie les parties et la clé d’un serveur dans un nouveau dossier. Le serveur peut continuer pendant
    ce temps : tout ce qu’il avait confirmé au début de la sauvegarde s’y trouve.
backup-examples =
    {"  "}tampu backup /backups/monday --data /var/lib/tampu
    {"  "}tampu backup /backups/monday --config /etc/tampu.toml --json
backup-target = le dossier à créer ; il ne doit pas encore exister
backup-done = La sauvegarde est dans { $folder }. Tables : { $tables } ; entrées : { $journal } ; invités nommés : { $guests }.
backup-exists = « { $folder } » existe déjà. Nommez un dossier qui n’existe pas.
backup-no-store = Il n’y a pas de parties dans « { $folder } ». Dites où elles sont avec --data ou --store.
backup-damaged = La base dans « { $folder } » est abîmée, rien n’a donc été copié. Prenez la dernière sauvegarde saine, et voyez `tampu check`.
backup-no-tool = Le programme { $tool } de PostgreSQL n’est pas ici. Installez les programmes clients de PostgreSQL (Debian : postgresql-client).
backup-tool-failed = { $tool } a échoué : { $reason }.
backup-other-store = Cette sauvegarde vient de { $backup }, mais les réglages nomment { $store }. Restaurez-la vers le même genre de base.
backup-running = Un serveur tourne sur « { $folder } ». Arrêtez-le d’abord.
backup-no-manifest = « { $folder } » n’est pas une sauvegarde : il n’y a pas de manifest.json lisible.
backup-newer = La sauvegarde dans « { $folder } » a été faite par une version plus récente de Tampu ({ $version }). Restaurez-la avec celle-ci.
backup-changed = « { $file } » n’est plus comme au moment de la sauvegarde. Prenez une autre sauvegarde.
backup-in-the-way = « { $file } » existe déjà. Avec --force, il est remplacé.
store-trouble = Les parties sont inaccessibles : { $reason }
store-full = le disque est plein. Faites de la place, puis réessayez.
store-read-only = rien ne peut y être écrit. Donnez à cet utilisateur le droit d’écrire, ou nommez un autre dossier.
store-damaged = la base est abîmée. `tampu check` dit comment ; `tampu restore` met une sauvegarde à sa place.
store-newer = la base a été utilisée par une version plus récente de Tampu. Utilisez celle-ci, ou une sauvegarde d’avant.
store-unreachable = la base ne nous laisse pas entrer. PostgreSQL tourne-t-il, et son adresse, l’utilisateur et le mot de passe sont-ils justes ?
store-driver = PostgreSQL a besoin du paquet asyncpg. Installez-le avec pip install asyncpg
store-other = la base refuse. `tampu check` en dira peut-être plus.
restore-help = remettre une sauvegarde à sa place
restore-about =
    Contrôle une sauvegarde d’après son manifeste et la met à la place des parties d’un serveur. Le
    serveur ne doit pas tourner. Ce que --force remplace dans un dossier est mis de côté dans before-restore-….
restore-examples =
    {"  "}tampu restore /backups/monday --data /var/lib/tampu
    {"  "}tampu restore /backups/monday --data /var/lib/tampu --force
restore-source = le dossier que `tampu backup` a fait
restore-force = remplacer ce qui est là
restore-done = Restauré dans { $folder }. Tables : { $tables } ; entrées : { $journal } ; invités nommés : { $guests }.
check-help = contrôler tout ce qu’un serveur garde
check-about =
    Regarde tout ce qu’un serveur garde sans rien changer : la base elle-même, son schéma, chaque journal
    (sans trou, lisible, jouable), ce que les listes disent de chaque table, et les parties envoyées. Le
    serveur peut tourner.
check-examples =
    {"  "}tampu check --data /var/lib/tampu
    {"  "}tampu check --config /etc/tampu.toml --json
check-looking = contrôle
check-looked = Tables : { $tables } ; entrées : { $entries } ; parties envoyées : { $records }
check-sound = Tout est sain.
check-unsound = Problèmes trouvés : { $number }.
check-database = La base ne peut pas être lue : { $reason }
check-integrity = La base est abîmée : { $line }
check-revision = Le schéma est { $seen }, mais cette version de Tampu a { $known }. Lancez le serveur une fois pour mettre à jour un schéma plus ancien.
check-orphans = { $rows } lignes de { $kind } appartiennent à une table qui n’existe pas.
check-gap = l’entrée { $number } du journal manque.
check-undecodable = l’entrée { $number } du journal est illisible.
check-unplayable = le journal ne peut pas être joué ({ $reason }).
check-differs = les listes disent { $what } « { $listed } », le journal dit « { $played } ».
check-record = La partie envoyée { $record } ne peut pas être rejouée.

admin-help = s’occuper des tables et des invités d’un serveur
admin-about =
    S’occuper des tables et des invités d’un serveur, même en marche : il le remarque en une seconde.
    TABLE est l’identifiant ou le code d’une table, GUEST l’identifiant ou le nom d’un invité.
admin-examples =
    {"  "}tampu admin tables --status playing --data /var/lib/tampu
    {"  "}tampu admin close condor-terrace-4827
    {"  "}tampu admin announce “Restart” --in 10
admin-tables-help = Lister les tables, les plus récentes d’abord : date, identifiant, code, jeu, places prises, état.
admin-close-help = Fermer une table : personne ne peut y jouer, et tous à la table l’apprennent. Le chat continue.
admin-reopen-help = Rouvrir une table fermée.
admin-delete-help = Supprimer une table pour toujours, avec sa partie et son chat.
admin-set-aside-help = Mettre une table abîmée hors de vue jusqu’à sa réparation.
admin-restore-table-help = Ramener une table mise de côté.
admin-guests-help = Lister les invités : identifiant, nombre de tables, nom. QUERY est une partie d’un nom ou identifiant.
admin-mute-help = Un invité ne peut plus écrire dans le chat.
admin-unmute-help = Un invité peut de nouveau écrire dans le chat.
admin-ban-help = Un invité est renvoyé et n’entre plus. Qui efface le cookie est un autre invité.
admin-unban-help = Un invité peut de nouveau entrer.
admin-announce-help = Une ligne à toutes les tables, pour un jour, ou avec --in jusqu’à dix minutes après ce moment.
admin-most = combien au plus (par défaut 200)
admin-status = seulement de telles tables
admin-query = une partie d’un nom ou identifiant
admin-table = l’identifiant ou le code d’une table
admin-guest = l’identifiant ou le nom d’un invité
admin-text = ce que toutes les tables apprennent, jusqu’à 400 caractères
admin-in = cela arrivera dans tant de minutes ; la page compte à rebours
admin-withdraw = retirer toutes les annonces
admin-yes = ne pas demander
admin-counted = Listés : { $number }
admin-no-table = Il n’y a pas de table « { $table } ». `tampu admin tables` les liste.
admin-no-guest = Il n’y a pas d’invité « { $guest } ». `tampu admin guests` les liste.
admin-many-guests = Plusieurs invités s’appellent « { $guest } ». Donnez l’identifiant de l’un d’eux : { $ids }.
admin-no-text = Une annonce a de 1 à 400 caractères.
admin-needs-yes = C’est irréversible, et on ne peut demander à personne ici. Dites --yes si c’est voulu.
admin-sure-delete = Supprimer la table { $table } pour toujours ? (oui/non)
admin-word-yes = oui
admin-not-done = Rien n’a été fait.
admin-closed = La table { $what } est fermée.
admin-reopened = La table { $what } est rouverte.
admin-set-aside = La table { $what } est mise de côté.
admin-restored = La table { $what } est de retour.
admin-deleted = La table { $what } est supprimée.
admin-muted = { $what } ne peut plus écrire dans le chat.
admin-unmuted = { $what } peut de nouveau écrire dans le chat.
admin-banned = { $what } n’entre plus.
admin-unbanned = { $what } peut de nouveau entrer.
admin-recounted = { $counted } parties terminées sont comptées, dont { $rated } changent les classements ; { $unread } n’ont pas pu être lues.
admin-announced = Toutes les tables l’apprennent : { $what }
admin-withdrawn = Plus rien n’est annoncé.{ $what }
admin-reports-help = Lister les messages du chat signalés par des invités, avec ceux qui les entourent, les plus anciens d’abord.
admin-settle-help = Un signalement est réglé : plus rien n’en est conservé.
admin-report = l’identifiant d’un signalement
admin-report-by = { $name } ({ $guest }) a été signalé par { $reporter }
admin-report-reason = Pourquoi : { $reason }
admin-no-report = Il n’y a pas de signalement « { $report } ». `tampu admin reports` les liste.
admin-settled = Le signalement { $what } est réglé.
store-older = la base est d’une version plus ancienne de Tampu. Lancez le serveur une fois, il la met à jour.

admin-recount-help = Recompter d’après leurs journaux les résultats de toutes les parties terminées, et les classements avec eux.
admin-prune-help = Supprimer les parties terminées, et les parties envoyées, plus anciennes que cela.
admin-older = 36h, 90d ou 26w : heures, jours ou semaines
admin-dry = dire seulement combien
admin-no-age = « { $text } » n’est pas un âge comme 36h, 90d ou 26w
admin-sure-prune = Supprimer { $tables } parties terminées et { $records } parties envoyées pour toujours ? (oui/non)
admin-would-prune = { $tables } parties terminées et { $records } parties envoyées seraient supprimées.
admin-pruned = { $tables } parties terminées et { $records } parties envoyées sont supprimées.

admin-export-help = Écrire tout ce qui est gardé d’un invité : guest.json, et ses parties terminées.
admin-forget-help = Oublier un invité : nom, messages et cookie disparaissent, la place devient anonyme. Les parties restent entières.
admin-folder = le dossier où écrire
admin-exported = Tout ce qui est gardé de cet invité est dans { $what }.
admin-sure-forget = Oublier { $guest } pour toujours ? (oui/non)
admin-forgotten = { $what } est oublié.

serve-metrics = répondre à Prometheus sur ce port de cette machine (par défaut sur aucun)

start-door = Le serveur ne peut pas écouter sur { $door } : { $reason }. Arrêtez ce qui utilise ce port, ou choisissez-en un autre avec --port.
start-metrics-door = Les mesures ne peuvent pas être servies sur { $door } : { $reason }. Choisissez un autre port avec --metrics-port.
start-read-only = Rien ne peut être écrit dans « { $place } ». Donnez à cet utilisateur le droit d’y écrire, ou choisissez un autre dossier avec --data.
start-full = Il n’y a plus de place sur le disque de « { $place } ». Faites de la place, puis relancez.
start-damaged = La base « { $place } » est abîmée. `tampu check` dit comment ; `tampu restore` met une sauvegarde à sa place.
start-newer = La base « { $place } » a été utilisée par une version plus récente de Tampu (schéma { $seen } ; celle-ci connaît { $known }). Lancez cette version, ou restaurez une sauvegarde d’avant.
start-unreachable = La base { $place } ne nous laisse pas entrer. PostgreSQL tourne-t-il, et l’adresse, le nom, l’utilisateur et le mot de passe sont-ils justes ?
start-driver = Pour utiliser { $place } il faut le paquet asyncpg. Installez-le avec pip install asyncpg, puis relancez.
start-word = L’adresse { $place } contient « { $word } », que le pilote asyncpg ne connaît pas. Retirez-le de l’adresse (sslmode est connu).
start-in-use = Un autre serveur (processus { $process }) tourne déjà sur « { $folder } ». Arrêtez-le, choisissez un autre dossier avec --data, ou PostgreSQL pour plusieurs.
start-key = La clé dans « { $place } » manque ou est trop courte : des cookies signés avec elle pourraient être falsifiés. Remettez l’ancien fichier, ou supprimez-le : une nouvelle clé est créée, et tout le monde devient un nouvel invité.
start-mail = Impossible d’envoyer des lettres : le réglage { $setting } manque ou ne convient pas. docs/hosting.md dit ce qu’il faut y mettre ; sans mail.host, on n’écrit à personne.
start-mail-login = Le serveur de courrier { $host } n’accepte pas « { $user } ». Mettez le bon nom dans mail.user et le bon mot de passe dans le fichier indiqué par mail.password_file.
start-other = La base « { $place } » refuse. `tampu check` en dira peut-être plus.
