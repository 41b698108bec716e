# La línea de comandos en español.

tampu-about = Tampu: una mesa digital para juegos de tablero incas. Jugar, alojar, revivir y comprobar.
tampu-epilog =
    ejemplos:
      tampu play machu_picchu --seats 3      una partida en esta terminal contra bots
      tampu serve                            una mesa para navegadores
      tampu rules escalón                    lo que dicen las reglas de los escalones
      tampu COMANDO --help                   todo sobre un comando

    códigos de salida: 0 éxito, 1 una comprobación ha fallado, 2 error de uso, 130 Ctrl-C
tampu-commands = comandos
tampu-command = COMANDO
tampu-examples = ejemplos:
tampu-interrupted = interrumpido

usage-prefix = uso:
usage-arguments = argumentos
usage-options = opciones
usage-help = muestra esta ayuda y termina
usage-version = muestra la versión y termina
usage-error = %(prog)s: %(message)s
usage-argument = %(argument_name)s: %(message)s
usage-required = falta: %s
usage-unrecognized = argumento(s) desconocido(s): %s
usage-one-argument = debe seguir un valor
usage-some-arguments = debe seguir al menos un valor
usage-choice = %(value)r es desconocido; hay: %(choices)s
usage-ambiguous = %(option)s puede ser %(matches)s
usage-ignored = no lleva valor, pero se dio %r
usage-not-with = no puede usarse junto con %s
usage-whole = «{ $text }» no es un número entero
usage-bounds = el valor debe estar entre { $least } y { $most }
usage-seconds = «{ $text }» no es un tiempo en segundos, mayor que 0 y hasta 3600
usage-option = «{ $text }» no tiene la forma CLAVE=VALOR

arg-lang = idioma: en, fr, pt, es (por defecto el del sistema)
arg-json = responde en JSON, para máquinas
arg-game = qué juego: `tampu games` muestra la lista
arg-seats = cuántos jugadores (por defecto la mesa más pequeña)
arg-option = una opción del juego; puede repetirse
arg-think = cuántos segundos puede pensar un bot cada decisión
arg-record = un registro de partida, en texto o JSON; - lee la entrada estándar

file-missing = No existe el archivo «{ $file }».
file-folder = «{ $file }» es una carpeta, no un archivo.
file-unreadable = No se puede leer «{ $file }».
file-unwritable = No se puede escribir «{ $file }»: { $reason }.
file-large = «{ $file }» pasa de { $limit } bytes; nada de lo que leemos es tan grande.
file-binary = { $file }, línea { $line }: esto no es texto (UTF-8).

bots-unknown = Ningún bot se llama «{ $level }»; hay: { $known }.
bots-number =
    { $given ->
        [one] Se nombró { $given } bot
       *[other] Se nombraron { $given } bots
    }, pero { $wanted ->
        [one] hace falta { $wanted }.
       *[other] hacen falta { $wanted }.
    } Indica un nivel para todos, o uno para cada uno.

games-help = enumera los juegos
games-about = Enumera los juegos: clave, título, jugadores, duración y opciones.
games-examples =
    {"  "}tampu games
    {"  "}tampu games --json --lang es
games-facts = {"  "}de { $least } a { $most } jugadores, de { $short } a { $long } minutos
games-actions = {"  "}las respuestas se escriben así: { $examples }

rules-help = busca algo en las reglas
rules-about =
    Muestra un párrafo de las reglas por su número, los que mejor responden a una pregunta, o
    el reglamento entero.
rules-examples =
    {"  "}tampu rules MP-508
    {"  "}tampu rules ficha de fuego
    {"  "}tampu rules --game machu_picchu --lang es
rules-text = el número de un párrafo, o una pregunta con tus palabras
rules-game = solo este juego
rules-none = Ningún párrafo de las reglas se llama «{ $text }» ni habla de ello.
rules-instead = Prueba con: { $words }.
rules-rest =
    { $count ->
        [one] Y uno más; otra palabra aclara la pregunta.
       *[other] Y { $count } más; otra palabra aclara la pregunta.
    }
rules-too-long = Una pregunta sobre las reglas tiene como mucho { $limit } caracteres. Acórtala.

play-help = juega en esta terminal contra bots
play-about = Juega una partida en esta terminal contra bots. Escribe ? en cualquier pregunta para recibir ayuda.
play-examples =
    {"  "}tampu play machu_picchu
    {"  "}tampu play machu_picchu --seats 4 --seat B --bots casual,master,beginner
    {"  "}tampu play machu_picchu --option reverse=order_only --save partida.txt
play-seat = dónde te sientas: A, B, … (por defecto A)
play-name = cómo te llamas
play-bots = beginner, casual, seasoned, expert o master: uno para todos, o uno para cada uno, separados por comas
play-seed = hace repetible el barajado: el mismo texto, las mismas cartas
play-save = escribe el registro de la partida en este archivo
play-no-seat = No hay asiento «{ $letter }» en esta mesa; el último es { $last }.
play-bot-name = Bot { $seat } ({ $level })
play-guest = Visitante
play-begin = { $title }
play-commitment = El barajado está fijado. Huella de su semilla: { $commitment }
play-hint = Responde con un número o por escrito; ? ayuda.
play-quit = Has dejado la partida.
play-saved = El registro está en { $file }.
play-seed-shown = La semilla del barajado era { $seed }.
play-only = Solo hay una respuesta: { $action }.
play-no-number = Las respuestas van de 1 a { $most }.
play-not-understood = No se entiende «{ $text }». Las respuestas son así: { $like }. ? ayuda.
play-why-what = ¿Explicar qué? Por ejemplo: explicar card 12
play-allowed = { $action } está permitido. Lo que pasará con seguridad:
play-no-undo = Eso ya no se puede deshacer.
play-usage =
    El número de una respuesta, o la respuesta misma como está en la lista.
    Solo Intro           vuelve a preguntar
    tablero              muestra el tablero
    historial            lo que ha pasado hasta ahora
    explicar RESPUESTA   por qué no se permite, o qué resultaría
    reglas TEXTO         busca algo en las reglas
    deshacer             deshace tu última respuesta, mientras no se haya revelado nada
    salir                deja la partida
play-word-help = ayuda
play-word-board = tablero
play-word-log = historial
play-word-why = explicar
play-word-rules = reglas
play-word-undo = deshacer
play-word-quit = salir

result-head = Resultado
result-place = { $place }. { $name }: { $score }  ({ $sources })

sim-help = juega muchas partidas sin personas
sim-about = Juega muchas partidas entre bots y las suma. La misma semilla da las mismas partidas.
sim-examples =
    {"  "}tampu sim machu_picchu --seats 4 --games 2000 --seed 1 --json
    {"  "}tampu sim machu_picchu --games 20 --bots expert,beginner --think 0.1
    {"  "}tampu sim machu_picchu --games 3 --records registros
sim-games = cuántas partidas (por defecto 1000)
sim-seed = un número entero (por defecto se sortea, y se muestra)
sim-bots = random, beginner, casual, seasoned, expert o master: uno para todos los asientos, o uno para cada uno, separados por comas
sim-records = escribe el registro de cada partida en esta carpeta; el barajado sale entonces de semillas comprobables
sim-playing = partidas
sim-done =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de { $seats } jugadores, semilla { $seed }
sim-decisions = { $number } decisiones, { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } por partida, { $speed } por segundo
sim-scores = puntuaciones: media { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }, desviación típica { NUMBER($sd, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-seat = asiento
sim-bot = bot
sim-wins = victorias
sim-share = parte
sim-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-ending = terminadas por { $rule }: { $number }

arena-help = bots contra bots: quién es más fuerte, y cuánto
arena-about =
    Hace jugar bots contra bots, en este proceso, en varios o en un clúster Ray. Juegan por bloques: un
    reparto, con varias formas de sentarse, para que ni cartas ni asientos favorezcan a nadie. Los mismos
    repartos dan las mismas partidas dondequiera que se jueguen, mientras ningún bot piense con el reloj.
    Véase docs/arena.md.
arena-examples =
    {"  "}tampu arena match search:50ms greedy --blocks 100
    {"  "}tampu arena ladder random greedy search:50ms --keep ladder.jsonl
    {"  "}tampu arena games search:400n --out games
arena-match-help = una mesa de bots, muchos repartos
arena-match-about =
    Juega muchos repartos con los mismos bots, uno por asiento. Cada reparto se juega una vez por cada forma
    de sentarse. Los intervalos son del 95 %, por bootstrap sobre los repartos.
arena-match-examples =
    {"  "}tampu arena match search:50ms random --blocks 100 --workers 2
    {"  "}tampu arena match search:400n greedy:untimed greedy:untimed --json
    {"  "}tampu arena match search:400n greedy --option reverse=order_only
arena-ladder-help = una clasificación de varios bots
arena-ladder-about =
    Clasifica bots por partidas entre todos: los vecinos en fuerza se encuentran más a menudo. Las
    valoraciones se ajustan por máxima verosimilitud (Plackett-Luce) a las clasificaciones enteras; 400
    puntos son diez a uno, y el bot greedy tiene 1000. Con --keep los resultados se escriben según llegan:
    la misma orden sigue tras una interrupción, más --blocks o más bots se suman, y sin bots muestra lo
    que hay.
arena-ladder-examples =
    {"  "}tampu arena ladder random greedy:untimed search:100n search:400n --keep ladder.jsonl --svg ladder.svg
    {"  "}tampu arena ladder random greedy:untimed search:400n --seats 4 --blocks 500 --on ray://host:10001
    {"  "}tampu arena ladder --keep ladder.jsonl
arena-games-help = muchas partidas enteras en archivos Parquet, para aprender
arena-games-about =
    Juega muchas partidas y las escribe en Parquet: registros, puntuaciones, clasificaciones y cada
    decisión con sus acciones permitidas. La carpeta puede ampliarse; lo que ya está no se juega otra vez.
arena-games-examples =
    {"  "}tampu arena games search:400n --seats 4 --blocks 1000 --out games --workers 2
    {"  "}tampu arena games search:400n greedy:untimed --out games --on local-cluster
arena-sitters = uno por asiento: LEVEL, LEVEL:50ms (tiempo), LEVEL:400n (posiciones) o LEVEL:untimed
arena-climbers = quién se clasifica: LEVEL, LEVEL:50ms (tiempo), LEVEL:400n (posiciones) o LEVEL:untimed
arena-players = quién juega: LEVEL, LEVEL:50ms (tiempo), LEVEL:400n (posiciones) o LEVEL:untimed
arena-blocks = cuántos repartos (por defecto { $number })
arena-deal = número del primer reparto (por defecto 0)
arena-workers = cuántos procesos (por defecto 1)
arena-on = quién hace el trabajo: here (por defecto, aquí), local-cluster (un Ray propio en esta máquina) o la dirección de un Ray, como ray://host:10001
arena-keep = guarda los resultados en este archivo, y usa los que hay en él
arena-anchor = de quién la valoración es 1000 (por defecto greedy, si no la media)
arena-svg = dibuja la clasificación en este archivo
arena-out = la carpeta en la que se escriben las partidas
arena-no-entrant = «{ $text }» no es un bot; escribe LEVEL, LEVEL:50ms, LEVEL:400n o LEVEL:untimed. Los niveles son: { $known }.
arena-no-nodes = { $level } no cuenta posiciones: dale milisegundos, o escribe { $level }:untimed.
arena-no-ledger = { $file }, línea { $line }: esto no es un bloque de una arena. Indica otro archivo con --keep.
arena-no-games = «{ $file }» no contiene partidas de la arena. Indica otra carpeta con --out.
arena-no-ray = Para jugar en un clúster hace falta el paquete ray. Instálalo: pip install tampu[cluster]
arena-no-cluster = Ningún Ray responde en { $place }: { $reason }
arena-no-parquet = Para escribir Parquet hace falta el paquete pyarrow. Instálalo: pip install tampu[cluster]
arena-no-anchor = { $bot } no participa; participan: { $known }.
arena-too-few = Una clasificación necesita dos bots o más. Nómbralos, o un archivo con resultados: --keep FILE.
arena-broken = No se pudieron terminar las partidas: { $reason }
arena-games-played =
    { $number ->
        [one] { $number } partida
       *[other] { $number } partidas
    }, intervalos del 95 %
arena-anchored = { $bot } = 1000
arena-anchored-mean = media = 1000
arena-timed = Con el reloj, así que otras partidas la próxima vez: { $who }
arena-written =
    { $games ->
        [one] { $games } partida está
       *[other] { $games } partidas están
    } en { $folder }; jugadas ahora: { $played }
arena-title = { $game }, { $seats } jugadores: valoraciones con intervalos del 95 %
arena-per-decision = ms, nodos: por decisión
arena-head-place = puesto
arena-head-bot = bot
arena-head-rating = valoración
arena-head-interval = intervalo
arena-head-games = partidas
arena-head-fair = justo
arena-head-wins = victorias
arena-head-lead = ventaja
arena-head-score = puntos
arena-head-ms = ms
arena-head-nodes = nodos

replay-help = cuenta o comprueba una partida registrada
replay-about =
    Cuenta una partida registrada en palabras, con el tablero en cada ronda. Con --check solo la
    repite: cada línea debe estar permitida y la puntuación final, la del registro.
replay-examples =
    {"  "}tampu replay partida.txt
    {"  "}tampu replay partida.txt --check
    {"  "}tampu replay partida.txt --line 40
replay-check = solo dice si el registro es válido, y la puntuación
replay-line = solo la posición después de esta línea
replay-boards = muestra el tablero después de cada línea
replay-head = { $seats } jugadores, { $options }, { $lines } líneas
replay-open = El registro acaba aquí; la partida no había terminado.
replay-sound = El registro es válido: { $lines } líneas, todas permitidas, y la puntuación coincide.
replay-unfinished = El registro es válido hasta donde llega: { $lines } líneas, todas permitidas; la partida no ha terminado.

analyse-help = juzga cada decisión de una partida registrada y separa la suerte del juego
analyse-about =
    Juzga cada decisión de partidas registradas por lo que el jugador sabía, separa la suerte del juego y
    dice qué habría sido mejor. La misma semilla da las mismas cifras en cualquier máquina. Cada cifra tiene
    su intervalo del 95 %; la que no se distingue de cero va señalada. Más en docs/analysis.md.
analyse-examples =
    {"  "}tampu analyse partida.txt
    {"  "}tampu analyse partida.txt --depth quick --html partida.html
    {"  "}tampu analyse partida.txt --record analizada.txt
    {"  "}tampu analyse partidas/*.txt --html informes
    {"  "}tampu analyse partidas/*.txt --json > analisis.jsonl
analyse-depth = cuánto se mira: quick (rápido), standard (normal, por defecto) o deep (profundo)
analyse-seed = da otras cifras: las pruebas salen de otro modo (por defecto 0)
analyse-html = escribe un informe que abre cualquier navegador; para varias partidas, OUT es una carpeta
analyse-record = escribe el registro con el análisis, en JSON si OUT termina en .json; para varias partidas, OUT es una carpeta
analyse-looking = examinando la partida { $number } de { $games }
analyse-looking-at = partida { $number } de { $games }, probabilidades de ganar: { $chances }
analyse-made = Profundidad { $depth }, semilla { $seed }, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } segundos; tras ± está el intervalo del 95 %
analyse-written = El informe está en { $file }.
analyse-recorded = El registro con el análisis está en { $file }.
analyse-no-folder = «{ $file }» es un archivo. Para varias partidas, indica una carpeta con { $option }.
analyse-exists = «{ $file }» ya existe. Indica un archivo que no exista.
analyse-no-report = «{ $file }» ya existe y no es un informe nuestro. Indica otro archivo.

verify-help = recalcula todo el barajado de una partida
verify-about =
    Recalcula todo el barajado de una partida terminada a partir de la semilla que revela su registro
    y de lo que los jugadores le añadieron. La semilla se compara con la huella publicada antes de la
    primera línea, y la parte de cada jugador con la suya. Cualquier línea cambiada se descubre.
verify-examples =
    {"  "}tampu verify partida.txt
    {"  "}tampu verify partida.json --json
verify-fine = Todo concuerda: { $lines } líneas, { $shuffles } de ellas de azar, todas como las da la semilla.
verify-seed = semilla { $seed }, huella { $commitment }
verify-given = las primeras { $lines } líneas son de otra partida: están permitidas, y su azar no es el de esta semilla
verify-shares = partes de los jugadores en la semilla: { $who }
verify-shares-missing = prometidas, pero nunca llegaron: { $who }

record-fault = { $file }: { $fault }

lessons-help = listar y comprobar las lecciones
lessons-about =
    Las lecciones de un juego: cada una es una posición y una tarea. Con --check se juega cada solución
    y se comprueba que nada se resuelve sin hacer nada. docs/lessons.md dice cómo escribir una.
lessons-examples =
    {"  "}tampu lessons
    {"  "}tampu lessons --game cuzco_kramer --check --json
lessons-game = solo las lecciones de este juego
lessons-check = jugar cada solución
lessons-sum =
    { $lessons ->
        [one] { $lessons } lección
       *[other] { $lessons } lecciones
    }, con fallos: { $failed }

scenes-help = ejecuta las escenas de archivos Markdown
scenes-about =
    Ejecuta las escenas escritas en los bloques de código de archivos Markdown e informa de cada
    una. docs/scenes.md describe cómo se escriben.
scenes-examples =
    {"  "}tampu scenes tests/scenes/machu_picchu.md
    {"  "}tampu scenes *.md --json
scenes-files = archivos Markdown; - lee la entrada estándar
scenes-none = { $file }: no hay ninguna escena en él, ningún bloque de código que empiece por { $tags }.
scenes-sum =
    { $scenes ->
        [one] { $scenes } escena
       *[other] { $scenes } escenas
    }, { $checks ->
        [one] { $checks } comprobación
       *[other] { $checks } comprobaciones
    }, { $failed ->
        [one] { $failed } fallo
       *[other] { $failed } fallos
    }

scene-differs = esperado: { $expected } — encontrado: { $found }
scene-trace = se rechazó, y sin embargo algo cambió en la mesa
scene-unchecked = esta escena no comprueba nada
scene-unreadable = esto no es una instrucción
scene-unknown = empieza con una palabra desconocida; hay: { $known }
scene-malformed = se escribe así: { $form }
scene-impossible = ninguna partida puede llegar a esta posición: { $rule }
scene-early = una escena empieza con sus jugadores

serve-help = abre la mesa a los navegadores
serve-about =
    Pone en marcha el servidor. La dirección que muestra es la de la mesa; Ctrl-C lo detiene.
    Los códigos 2 a 11 dicen por qué no arrancó: docs/hosting.md.
serve-examples =
    {"  "}tampu serve
    {"  "}tampu serve --host 0.0.0.0 --port 9000 --data /var/lib/tampu
    {"  "}tampu serve --config /etc/tampu.toml --set limits.sockets=50
    {"  "}tampu serve --show-config > tampu.toml
serve-host = dónde escuchar (por defecto solo esta máquina)
serve-port = en qué puerto (por defecto 8000; 0 toma cualquiera libre)
serve-data = la carpeta donde se guardan las partidas (por defecto data)
serve-store = dirección de una base PostgreSQL, en lugar de un archivo en esa carpeta
serve-origin = otra dirección cuyas páginas pueden hablar con este servidor, como https://table.example; puede repetirse
serve-allow-host = un nombre con el que se puede llamar a este servidor, como table.example (por defecto, cualquiera); puede repetirse
serve-proxy = la dirección de un proxy situado delante de este servidor, cuyas cabeceras X-Forwarded se creen; puede repetirse
serve-root-path = la ruta bajo la que está el servidor, como /tampu (por defecto, la raíz de su host)
serve-no-root-path = «{ $path }» no puede ser la ruta bajo la que está el servidor; una ruta es así: { $like }.
serve-no-store = «{ $address }» no es la dirección de una base de datos; una dirección es así: { $like }.

serve-config = un archivo de ajustes (TOML); también TAMPU_CONFIG
serve-set = cualquier ajuste, como limits.sockets=50; puede repetirse
serve-show-config = muestra cada ajuste con su valor y de dónde viene, y termina
config-unknown = { $where }: no hay ningún ajuste «{ $setting }». Hay: { $alike }.
config-wrong = { $where }: «{ $value }» no sirve para el ajuste { $setting }; se permite { $wanted }.
config-file = El archivo de ajustes «{ $file }» no se puede leer: { $reason }.
config-toml = «{ $file }» no está escrito en TOML: { $reason }.
config-a-flag = true o false
config-a-whole = un número entero
config-a-number = un número
config-a-text = un texto
config-a-folder = el nombre de una carpeta
config-a-list = una lista de textos
config-a-choice = uno de estos: { $choices }
config-from = { $what }, { $least } o más
config-between = { $what } de { $least } a { $most }
config-or-none = { $what }, o nada
config-by-option = opción
config-by-environment = entorno
config-by-file = archivo
config-by-default = por defecto

backup-help = copia las partidas de un servidor, también en marcha
backup-about =
    Copia las partidas y la clave de un servidor en una carpeta nueva. El servidor puede seguir
    mientras tanto: todo lo que había confirmado al empezar la copia está en ella.
backup-examples =
    {"  "}tampu backup /backups/monday --data /var/lib/tampu
    {"  "}tampu backup /backups/monday --config /etc/tampu.toml --json
backup-target = la carpeta que se crea; todavía no puede existir
backup-done = La copia está en { $folder }. Mesas: { $tables }; entradas: { $journal }; invitados con nombre: { $guests }.
backup-exists = «{ $folder }» ya existe. Indica una carpeta que no exista.
backup-no-store = No hay partidas en «{ $folder }». Di dónde están con --data o --store.
backup-damaged = La base en «{ $folder }» está dañada, así que no se copió nada. Usa la última copia sana, y mira `tampu check`.
backup-no-tool = El programa { $tool } de PostgreSQL no está aquí. Instala los programas cliente de PostgreSQL (Debian: postgresql-client).
backup-tool-failed = { $tool } falló: { $reason }.
backup-other-store = Esta copia es de { $backup }, pero los ajustes nombran { $store }. Restáurala en el mismo tipo de base.
backup-running = Hay un servidor en marcha en «{ $folder }». Detenlo primero.
backup-no-manifest = «{ $folder }» no es una copia: no tiene un manifest.json legible.
backup-newer = La copia en «{ $folder }» la hizo una versión posterior de Tampu ({ $version }). Restáurala con esa versión.
backup-changed = «{ $file }» no está como cuando se hizo la copia. Usa otra copia.
backup-in-the-way = «{ $file }» ya existe. Con --force se reemplaza.
store-trouble = No se puede llegar a las partidas: { $reason }
store-full = el disco está lleno. Haz sitio y vuelve a intentarlo.
store-read-only = allí no se puede escribir nada. Da a este usuario permiso de escritura, o indica otra carpeta.
store-damaged = la base está dañada. `tampu check` dice cómo; `tampu restore` pone una copia en su lugar.
store-newer = la base la usó una versión posterior de Tampu. Usa esa versión, o una copia de antes.
store-unreachable = la base no nos deja entrar. ¿Está PostgreSQL en marcha, y son correctos su dirección, el usuario y la contraseña?
store-driver = PostgreSQL necesita el paquete asyncpg. Instálalo con pip install asyncpg
store-other = la base se niega. Quizá `tampu check` diga más.
restore-help = pone una copia en su lugar
restore-about =
    Comprueba una copia con su manifiesto y la pone en el lugar de las partidas de un servidor. El
    servidor no puede estar en marcha. Lo que --force reemplaza en una carpeta pasa a before-restore-….
restore-examples =
    {"  "}tampu restore /backups/monday --data /var/lib/tampu
    {"  "}tampu restore /backups/monday --data /var/lib/tampu --force
restore-source = la carpeta que hizo `tampu backup`
restore-force = reemplaza lo que hay
restore-done = Restaurado en { $folder }. Mesas: { $tables }; entradas: { $journal }; invitados con nombre: { $guests }.
check-help = comprueba todo lo que guarda un servidor
check-about =
    Mira todo lo que guarda un servidor y no cambia nada: la base misma, su esquema, cada historial (sin
    huecos, legible, jugable), lo que las listas dicen de cada mesa, y los registros enviados. El servidor
    puede estar en marcha.
check-examples =
    {"  "}tampu check --data /var/lib/tampu
    {"  "}tampu check --config /etc/tampu.toml --json
check-looking = comprobando
check-looked = Mesas: { $tables }; entradas: { $entries }; registros: { $records }
check-sound = Todo está en orden.
check-unsound = Problemas encontrados: { $number }.
check-database = La base no se puede leer: { $reason }
check-integrity = La base está dañada: { $line }
check-revision = El esquema es { $seen }, pero esta versión de Tampu tiene { $known }. Arranca el servidor una vez para poner al día uno más antiguo.
check-orphans = { $rows } filas de { $kind } pertenecen a una mesa que no existe.
check-gap = falta la entrada { $number } del historial.
check-undecodable = la entrada { $number } del historial no se puede leer.
check-unplayable = el historial no se puede jugar ({ $reason }).
check-differs = las listas dicen { $what } «{ $listed }», el historial dice «{ $played }».
check-record = El registro enviado { $record } no se puede reproducir.

admin-help = cuida de las mesas y los invitados de un servidor
admin-about =
    Cuida de las mesas y los invitados de un servidor, también en marcha: lo nota en un segundo.
    TABLE es el identificador o el código de una mesa, GUEST el identificador o el nombre de un invitado.
admin-examples =
    {"  "}tampu admin tables --status playing --data /var/lib/tampu
    {"  "}tampu admin close condor-terrace-4827
    {"  "}tampu admin announce “Restart” --in 10
admin-tables-help = Lista las mesas, las más nuevas primero: fecha, identificador, código, juego, asientos ocupados, estado.
admin-close-help = Cierra una mesa: nadie puede jugar en ella, y todos en la mesa lo saben. El chat sigue.
admin-reopen-help = Vuelve a abrir una mesa cerrada.
admin-delete-help = Borra una mesa para siempre, con su partida y su chat.
admin-set-aside-help = Aparta de la vista una mesa dañada hasta que se repare.
admin-restore-table-help = Recupera una mesa apartada.
admin-guests-help = Lista los invitados: identificador, número de mesas, nombre. QUERY es parte de un nombre o identificador.
admin-mute-help = Un invitado ya no puede escribir en el chat.
admin-unmute-help = Un invitado puede volver a escribir en el chat.
admin-ban-help = Un invitado es despedido y ya no entra. Quien borra la cookie es otro invitado.
admin-unban-help = Un invitado puede volver a entrar.
admin-announce-help = Una línea para todas las mesas, por un día, o con --in hasta diez minutos después de ese momento.
admin-most = cuántos como mucho (por defecto 200)
admin-status = solo mesas así
admin-query = parte de un nombre o identificador
admin-table = el identificador o el código de una mesa
admin-guest = el identificador o el nombre de un invitado
admin-text = lo que se dice a todas las mesas, hasta 400 caracteres
admin-in = ocurrirá en tantos minutos; la página lleva la cuenta
admin-withdraw = retira todos los avisos
admin-yes = no pregunta
admin-counted = Listados: { $number }
admin-no-table = No hay ninguna mesa «{ $table }». `tampu admin tables` las lista.
admin-no-guest = No hay ningún invitado «{ $guest }». `tampu admin guests` los lista.
admin-many-guests = Varios invitados se llaman «{ $guest }». Indica uno por su identificador: { $ids }.
admin-no-text = Un aviso tiene de 1 a 400 caracteres.
admin-needs-yes = Esto no se puede deshacer, y aquí no hay a quién preguntar. Di --yes si es lo que quieres.
admin-sure-delete = Se borra la mesa { $table } para siempre (sí/no):
admin-word-yes = sí
admin-not-done = No se hizo nada.
admin-closed = La mesa { $what } está cerrada.
admin-reopened = La mesa { $what } vuelve a estar abierta.
admin-set-aside = La mesa { $what } está apartada.
admin-restored = La mesa { $what } ha vuelto.
admin-deleted = La mesa { $what } está borrada.
admin-muted = { $what } ya no puede escribir en el chat.
admin-unmuted = { $what } puede volver a escribir en el chat.
admin-banned = { $what } ya no entra.
admin-unbanned = { $what } puede volver a entrar.
admin-recounted = { $counted } partidas terminadas están contadas, { $rated } de ellas cambian clasificaciones; { $unread } no se pudieron leer.
admin-announced = Se dice a todas las mesas: { $what }
admin-withdrawn = Ya no se anuncia nada.{ $what }
admin-reports-help = Lista los mensajes del chat que han denunciado invitados, con los de alrededor, los más antiguos primero.
admin-settle-help = Una denuncia está resuelta: ya no se guarda nada de ella.
admin-report = el identificador de una denuncia
admin-report-by = { $name } ({ $guest }) ha sido denunciado por { $reporter }
admin-report-reason = Por qué: { $reason }
admin-no-report = No hay ninguna denuncia «{ $report }». `tampu admin reports` las lista.
admin-settled = La denuncia { $what } está resuelta.
store-older = la base es de una versión anterior de Tampu. Arranca el servidor una vez, él la pone al día.

admin-recount-help = Cuenta de nuevo, según los diarios, los resultados de todas las partidas terminadas, y con ellos las clasificaciones.
admin-prune-help = Borra las partidas terminadas, y los registros enviados, más antiguos que eso.
admin-older = 36h, 90d o 26w: horas, días o semanas
admin-dry = solo dice cuántos
admin-no-age = «{ $text }» no es una antigüedad como 36h, 90d o 26w
admin-sure-prune = Se borran { $tables } partidas terminadas y { $records } registros para siempre (sí/no):
admin-would-prune = Se borrarían { $tables } partidas terminadas y { $records } registros.
admin-pruned = { $tables } partidas terminadas y { $records } registros están borrados.

admin-export-help = Escribe todo lo que se guarda de un invitado: guest.json, y los registros de las partidas terminadas.
admin-forget-help = Olvida a un invitado: nombre, mensajes y cookie desaparecen, el asiento queda sin nombre. Las partidas siguen enteras.
admin-folder = la carpeta donde escribir
admin-exported = Todo lo que se guarda de este invitado está en { $what }.
admin-sure-forget = Se olvida a { $guest } para siempre (sí/no):
admin-forgotten = { $what } queda en el olvido.

serve-metrics = responde a Prometheus en este puerto de esta máquina (por defecto en ninguno)

start-door = El servidor no puede escuchar en { $door }: { $reason }. Detén lo que usa ese puerto, o elige otro con --port.
start-metrics-door = Las métricas no se pueden servir en { $door }: { $reason }. Elige otro puerto con --metrics-port.
start-read-only = No se puede escribir nada en «{ $place }». Da a este usuario permiso de escritura allí, o elige otra carpeta con --data.
start-full = No queda sitio en el disco de «{ $place }». Haz sitio y arranca de nuevo.
start-damaged = La base «{ $place }» está dañada. `tampu check` dice cómo; `tampu restore` pone una copia en su lugar.
start-newer = La base «{ $place }» la usó una versión posterior de Tampu (esquema { $seen }; esta conoce { $known }). Arranca esa versión, o restaura una copia de antes.
start-unreachable = La base { $place } no nos deja entrar. ¿Está PostgreSQL en marcha, y son correctos la dirección, el nombre, el usuario y la contraseña?
start-driver = Para usar { $place } hace falta el paquete asyncpg. Instálalo con pip install asyncpg y arranca de nuevo.
start-word = La dirección { $place } contiene «{ $word }», que el controlador asyncpg no conoce. Quítalo de la dirección (sslmode sí se conoce).
start-in-use = Otro servidor (proceso { $process }) ya está en marcha en «{ $folder }». Detenlo, elige otra carpeta con --data, o usa PostgreSQL para varios.
start-key = La clave en «{ $place }» falta o es demasiado corta: las cookies firmadas con ella podrían falsificarse. Devuelve el archivo anterior, o bórralo: se crea una clave nueva y todos pasan a ser invitados nuevos.
start-mail = No se pueden enviar cartas: falta el ajuste { $setting } o no sirve. docs/hosting.md dice qué va ahí; sin mail.host no se escribe a nadie.
start-mail-login = El servidor de correo { $host } no acepta a «{ $user }». Pon el nombre correcto en mail.user y la contraseña correcta en el archivo que indica mail.password_file.
start-other = La base «{ $place }» se niega. Quizá `tampu check` diga más.
