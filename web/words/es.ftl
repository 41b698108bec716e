# Las palabras de la página: todo lo que rodea a los tableros.

## La casa

home-link = Tampu, a los juegos
skip-to-content = Ir al contenido
language = Idioma
language-en = English
language-fr = Français
language-pt = Português
language-es = Español
theme = Claro u oscuro
theme-light = Claro
theme-dark = Oscuro
theme-system = Sistema
close = Cerrar
cancel = Cancelar
save = Guardar
loading = Un momento…
try-again = Intentar de nuevo
to-the-games = A los juegos
trouble = Algo no ha funcionado. Inténtalo de nuevo dentro de un momento.
problem-unreachable = El servidor no responde. Comprueba la conexión e inténtalo de nuevo.
lost-title = Este camino no lleva a ninguna parte
lost-text = No hay nada en esta dirección. Los juegos están a un paso.
no-such-game-here = Ese juego no existe aquí. Elige uno en la página de inicio.
footer-name = Tampu, en quechua, es la posada del camino donde se encuentran los mensajeros.
footer-notice = Una realización independiente, con arte y textos propios. No tiene relación con los autores ni con las editoriales de los juegos; sus nombres les pertenecen.
guest-change = Cambiar tu nombre
guest-title = Tu nombre en la mesa
guest-label = Nombre
guest-hint = Todos lo ven en tus mesas. No necesitas ninguna cuenta.

## Inicio

games = Juegos
hero-title = La mesa donde se encuentran los juegos incas
hero-text = Pulsa Jugar ya y un segundo después tienes el tablero delante. Sin cuenta ni formulario. Los amigos entran con un enlace.
your-turn = Tu turno
your-move = Te toca
with-others = con { $names }
back-to-table = Volver a la mesa
players-span = { $span } jugadores
minutes-span = { $span } min
play-now = Jugar ya
play = Jugar
play-level = La fuerza de los bots
play-against = Bots: { $level }
game-goes-on = Tu partida sigue
more-running =
    { $count ->
        [one] y otra partida
       *[other] y { $count } partidas más
    }
invite-friends = Invitar amigos
learn = Aprender
running-games = Tus partidas en curso
running-none = No hay ninguna partida en curso. Pulsa Jugar ya o siéntate a una mesa abierta.
waiting-for-you =
    { $count ->
        [one] { $count } te espera
       *[other] { $count } te esperan
    }
table-waiting = Esperando jugadores
dealing = Se están repartiendo las cartas
dealing-text = Esperando lo que los jugadores añaden al barajado…
table-running = En curso
somebody-thinks = { $name } está pensando
open-table = Abrir
join-label = ¿Tienes un enlace o el código de una mesa?
join-example = condor-terrace-4827
join = Entrar
open-tables = Mesas abiertas
open-none = Ahora mismo ninguna mesa tiene un asiento libre. Crea una y los demás la verán aquí.
seats-free =
    { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
new-table = Mesa nueva
table-yours = tu mesa
table-of = mesa de { $name }
given = Empezada en la jugada { $line } de otra partida
    .help = Quien conoce esa partida sabe lo que estaba oculto en ella hasta entonces.
given-short = desde la jugada { $line }
sit-down = Sentarse
seat-free = asiento libre
replays = Partidas terminadas y registros
replay = Repetición
import-text = ¿Tienes el registro de una partida? Se comprueba y se muestra jugada a jugada.
import-file = Elegir un archivo
import-paste = Pegar texto
import-area = El texto del registro
import-show = Mostrar la partida
import-sound = El registro es válido: cada jugada está permitida. No contiene la semilla, así que el barajado no se puede comprobar.
import-verified = El registro es válido: cada jugada está permitida y todo el barajado sale de la semilla.
import-verified-given = El registro es válido: cada jugada está permitida. Las primeras { $line } jugadas son de otra partida; todo el barajado que sigue sale de la semilla.
import-unfair = Cada jugada está permitida, pero el barajado no sale de la semilla. No te fíes de esta partida.
how-it-works = Cómo funciona
how-glow = Lo que brilla está permitido
    .text = La mesa hace una pequeña pregunta cada vez e ilumina todas las respuestas.
how-no = Cada «no» tiene un número
    .text = Toca lo que no se puede: la regla y su frase te dicen por qué.
how-kept = Cada partida se guarda
    .text = Recorre cualquier partida y mira de dónde salió cada punto.
how-bots = Los bots te guardan el asiento
    .text = ¿Falta gente? Los bots completan la mesa, y alguien puede tomar el relevo a media partida.

## Crear una mesa

setup-title = Crear una mesa
setup-seats = ¿Quién juega?
setup-count = Cuántos asientos
players-count = { $count } jugadores
setup-seat = Asiento { $number }: quién se sienta
setup-level = Asiento { $number }: fuerza del bot
setup-name = Asiento { $number }: nombre
setup-me = Yo ({ $name })
setup-here = Otra persona en esta pantalla
setup-bot = Un bot
setup-open = Libre, para invitar
setup-program = Un programa mío
    .help = En la mesa recibes una clave para él y la línea que lo inicia.
setup-name-example = Su nombre
setup-name-program = Su nombre, si lo tiene
level-beginner = Principiante
    .about = Ve lo que tiene delante y a menudo lo valora mal: ideal para las primeras partidas.
level-casual = Ocasional
    .about = Ve algo más, pero todavía se equivoca de vez en cuando.
level-seasoned = Curtido
    .about = Rara vez se equivoca: contra él hace falta un plan.
level-expert = Experto
    .about = Ve todo lo que cuenta y piensa un instante por delante.
level-master = Maestro
    .about = Piensa por delante y luego pone a prueba sus mejores jugadas antes de elegir una.
level-of = { $level }, { $character }
setup-character = Asiento { $number }: carácter del bot
character-plain = Sin preferencia
character-any = Un carácter al azar
level-time = { $level }: hasta { $seconds } s por jugada
level-random = Fácil
level-greedy = Medio
level-search = Fuerte
setup-options = Opciones
setup-listed = Mostrar esta mesa a todo el mundo
    .help = Si no, solo la encuentra quien tiene el enlace.
setup-rated = Partida clasificatoria
    .help = Cambia vuestras clasificaciones. Solo personas, sin pistas; si un bot hace una sola jugada por alguien, esa persona queda en último lugar.
    .people = Para eso, todos los demás asientos deben quedar libres para amigos: sin bots, y nadie más en esta pantalla.
setup-hints = Permitir pistas
    .help = Todos en la mesa pueden pedirlas; el historial lo dice.
setup-doors = Quién puede entrar
password = Contraseña
    .help = Quien viene a la mesa la escribe una vez. Déjala vacía si basta con el enlace.
setup-players-only = Solo para quienes juegan
    .help = Una vez empezada la partida, nadie más puede mirar, tampoco después del final.
setup-then-invite =
    { $count ->
        [one] Recibes un enlace para compartir. La partida empieza cuando se ocupa el asiento libre.
       *[other] Recibes un enlace para compartir. La partida empieza cuando se ocupan los { $count } asientos libres.
    }
setup-then-play = Todos los asientos están ocupados: la partida empieza enseguida.
setup-make = Crear la mesa
setup-start = Empezar la partida
play-on-title = Seguir desde la jugada { $line }
play-on-text = La nueva partida empieza con estas { $line } jugadas de otra y sigue con un barajado propio. El número de jugadores y las opciones son los mismos.

## En la mesa

board = Tablero
players = Jugadores
phases = Pasos
rules = Reglas
score-sheet = Puntuación
menu = Más
question = La pregunta
table-side = Jugadores, pregunta, historial
table-parts = Partes de la mesa
tab-board = Tablero
tab-players = Jugadores
tab-log = Historial
you = tú
away = ausente
to-move = tiene que decidir
score = Puntos
seat-menu = Qué hacer con el asiento de { $name }
seat-take = Sentarme aquí
seat-leave = Dejar este asiento
seat-free-up = Liberar este asiento
seat-bot = Dejar que juegue un bot
seat-program = Dejar que juegue un programa mío
seat-token = Nueva clave para tu programa
seat-back = Recuperar tu asiento
hand-over-title = Dejar que un bot juegue por { $name }
hand-over-since =
    { $minutes ->
        [0] { $name } no está desde hace menos de un minuto.
        [one] { $name } no está desde hace un minuto.
       *[other] { $name } no está desde hace { $minutes } minutos.
    }
hand-over-text = Un bot seguirá jugando en este asiento. { $name } podrá recuperarlo cuando quiera, con un clic.
hand-over-go = Dejar que juegue un bot
kept-for = por { $name }
kept-title = Tu asiento te espera.
kept-text = { $name } dejó que el bot { $bot } jugara por ti mientras no estabas.
kept-text-plain = El bot { $bot } está jugando por ti.
program-of = programa de { $name }
program-yours = tu programa
program-away = Tu programa { $name } no está conectado.
program-token = Obtener una clave
token-title = Tu programa { $name }
token-start = Inícialo con esta línea
token-label = Clave
token-secret = No compartas la clave: quien la tiene juega en este asiento y ve su mano. Solo se muestra ahora; una nueva la anula.
token-client = client.py es el ejemplo que viene con Tampu. También sirve un programa en cualquier otro lenguaje.
token-waiting = Esperando a tu programa…
token-here = Tu programa está conectado.
seating-bot = { $name } deja que el bot { $now } juegue por { $was }.
seating-left-to-bot = { $was } deja jugar al bot { $now }.
seating-left = { $was } deja la mesa.
seating-freed = { $name } libera el asiento de { $was }.
seating-sat-down = { $now } se sienta a la mesa.
seating-took-over = { $now } toma el relevo de { $was }.
watching-title = Estás mirando la partida.
watching-text = Ves lo que ve toda la mesa, pero no las manos.
watchers =
    { $count ->
        [one] una persona mirando
       *[other] { $count } personas mirando
    }
offline = Sin conexión
fill-with-bots = Completar con bots y empezar
invite-label = Envía este enlace a tus amigos
invite-code = o diles el código { $code }
invite-password = También hay que darles la contraseña.
players-only = Solo para quienes juegan: con todos los asientos ocupados, nadie más puede mirar.
locked-title = Esta mesa tiene contraseña
locked-text = Pídesela a { $host }. Solo hay que escribirla una vez.
locked-enter = Escribir la contraseña
copy = Copiar
copied = Copiado.
copy-selected = Seleccionado; cópialo con Ctrl+C.
share = Compartir
link-copied = El enlace está copiado.
link-selected = El enlace está seleccionado; cópialo con Ctrl+C.
waiting = En espera
forced = Nada que elegir. Una breve pausa evita que los demás lo sepan.
happening = Lo que ocurre
skip = Omitir
film = Lo que se está mostrando
film-next = Siguiente
pace = Ritmo de las animaciones
pace-step = Paso a paso
pace-turn = Turno a turno
pace-slow = Lento
pace-normal = Normal
pace-fast = Rápido
pace-instant = Inmediato
sending = Enviando…
take-back = Deshacer
zoom-in = Acercar
zoom-fit = Todo el tablero
curtain-title = { $name }, te toca
curtain-text = Pásale la pantalla a { $name }. Todo lo secreto queda tapado hasta entonces.
curtain-lift = Soy { $name }: mostrar mis cartas
connection-lost = Conexión perdida. Intentando de nuevo…
connection-healed = Conexión restablecida.
why-not = ¿Por qué no?
why-allowed = Está permitido.
open-paragraph = Abrir el párrafo

## Historial y chat

log-and-chat = Historial y chat
talk-log = Historial
talk-chat = Chat
talk-since = Desde tu turno
since-steps =
    { $count ->
        [one] { $count } paso
       *[other] { $count } pasos
    }
since-met = Qué cambia para ti
since-forced = Tu única respuesta, dada por ti
since-film = Verlo otra vez
log-empty = Todavía no ha pasado nada.
log-keys = Las flechas arriba y abajo van de línea en línea; Inicio y Fin, a la primera y a la última.
log-more =
    { $count ->
        [one] y { $count } más como esta
       *[other] y { $count } más como esta
    }
log-turn = El turno de { $name }: { $count } pasos
while-away = mientras no estabas
undone = Deshecho:
unread = sin leer
chat-empty = Nadie ha dicho nada todavía.
chat-message = Mensaje
chat-placeholder = Di algo amable
send = Enviar

## Reglas

rule-open = Abrir la regla { $rule }
rules-of = Reglas de { $game }
rules-search = Buscar en las reglas
rules-found =
    { $count ->
        [one] { $count } encontrada
       *[other] { $count } encontradas
    }
rules-none = Ninguna regla dice eso. Prueba con una de estas, con otra palabra o con un número.
rules-suggestions = Qué buscar en su lugar
rules-found-more = { $count } a la vista, las mejores primero; { $rest } más
rules-answers = Reglas encontradas, las mejores primero
rules-unknown = No existe la regla { $rule }.
rules-away = No se han podido cargar las reglas.
rules-neighbours = Párrafos vecinos
close-rules = Cerrar las reglas
rule-kind-check = prohíbe
rule-kind-effect = efecto
rule-kind-definition = definición
rule-kind-option = opción
rule-ruling = Interpretación: la fuente lo deja abierto.
rule-reconstructed = Reconstruido: no todo esto puede leerse en el original impreso.

## Repetición

replay-of = de { $lines }
replay-first = Al principio
replay-back = Jugada anterior
replay-on = Jugada siguiente
replay-play = Reproducir
replay-pause = Pausar
replay-slider = Momento de la partida
replay-turn-back = Turno anterior
replay-turn-on = Turno siguiente
replay-eyes = Punto de vista
replay-eyes-of = Lo que veía { $name }
replay-set-up = Preparación
replay-mark = Jugada { $line }: { $name }
replay-mark-round = Jugada { $line }: nueva ronda o fase
live = En vivo
back-to-now = Volver al presente

## El final

game-over = La partida ha terminado
well-played = Bien jugado. ¿Otra más?
play-again = Jugar otra vez
follow-again = A la revancha
watch-from-start = Ver desde el principio
see-the-board = Ver el tablero
sheet-so-far = La puntuación hasta ahora
won =
    { $count ->
        [one] { $names } gana con { points-counted }
       *[other] { $names } comparten la victoria ({ points-counted })
    }
won-you = Ganas con { points-counted }
points-counted =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
points-by-source = Puntos por origen
total = Total
place = Puesto
graph-title = Evolución de la puntuación
graph-label = Gráfico de la puntuación; las flechas leen sus valores
graph-start = inicio
keep-title = Registro y prueba
keep-text = El registro contiene cada jugada. Se puede volver a ver aquí o en cualquier parte.
keep-as-text = Registro en texto
keep-as-json = Registro en JSON
keep-record = Registro
keep-lines = Con mis variantes y comentarios
keep-left-out =
    { $lines ->
        [one] { $lines } variante no se puede jugar en la partida tal como fue. No está en el archivo.
       *[other] { $lines } variantes no se pueden jugar en la partida tal como fue. No están en el archivo.
    }
keep-study = Con el análisis
shuffle-title = Comprobar el barajado
shuffle-text = Antes de la primera jugada, la mesa publicó una huella de su semilla secreta, y los navegadores de los jugadores prometieron partes propias al azar. Todo el azar salió de ambas cosas juntas: nadie podía elegir las cartas, ni siquiera el anfitrión.
shuffle-text-alone = Antes de la primera jugada, la mesa publicó una huella de su semilla secreta. Todo el azar salió solo de esa semilla: ningún navegador de jugador añadió nada.
shuffle-commitment = Huella de antes
shuffle-seed = Semilla, ya revelada
shuffle-share = Parte de { $name }
shuffle-check = Comprobar el barajado aquí
shuffle-unknown = Esta página no puede calcular huellas: los navegadores solo lo hacen en páginas seguras (https, o en la máquina del propio servidor). Usa el comando de abajo.
shuffle-seed-kept = La semilla corresponde a la huella mostrada antes de la partida.
shuffle-seed-broken = La semilla no corresponde a la huella mostrada antes de la partida.
shuffle-seed-changed = La huella no es la que este navegador vio antes de la partida.
shuffle-own-kept = Tu propia parte entró sin cambios en el barajado.
shuffle-own-late = Tu propia parte llegó demasiado tarde para el barajado.
shuffle-own-broken = Tu propia parte fue aceptada, pero no está en el barajado.
shuffle-own-none = Este navegador no añadió ninguna parte, o ya no la recuerda.
shuffle-shares-kept =
    { $count ->
        [one] Una parte es la que se prometió antes de repartir.
       *[other] Las { $count } partes son las que se prometieron antes de repartir.
    }
shuffle-share-missing = La parte que prometió { $name } nunca llegó.
shuffle-share-broken = La parte de { $name } no es la que se prometió.
shuffle-shares-changed = Las promesas no son las que este navegador vio antes de mostrar su propia parte.
shuffle-shares-none = Ninguna parte de jugador está en el barajado.
shuffle-draws-kept =
    { $count ->
        [one] El único sorteo es el que dan la semilla y las partes.
       *[other] Los { $count } sorteos son los que dan la semilla y las partes.
    }
shuffle-draw-broken = Línea { $line }: la semilla y las partes dan «{ $fair }», la partida dice «{ $told }».
shuffle-draws-missing = La lista de sorteos no encaja con las jugadas de la partida.
shuffle-given = Las primeras { $line } jugadas son de otra partida: sus sorteos no salen de esta semilla.
shuffle-verdict-kept = Todo lo que se ha comprobado aquí concuerda.
shuffle-verdict-broken = Algo no concuerda. No te fíes de esta partida.
shuffle-command = Lo que podía salir en cada momento es aquí la palabra del servidor. Este comando lo deduce también de las reglas, a partir del registro descargado:

## Las propias partidas, y clasificaciones

me-link = Tus partidas y clasificaciones
me-title = Tus partidas
me-none = Todavía no has terminado ninguna partida.
    .text = Después de la primera, esta página muestra tus puestos, de dónde salieron tus puntos y cómo te va contra los demás. Solo tú la ves.
me-games = Partidas
me-games-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
me-firsts = Primeros puestos
me-average = Puntos por partida
me-best = Máximo de puntos
me-time = Duración habitual
me-any = Todas las partidas
me-places = Puestos
me-each-game = por partida
me-people = Contra personas
me-bots = Contra bots
me-opponent = Rival
me-ahead = delante
me-level = empate
me-behind = detrás
me-show-all = Mostrar los { $count }
me-when = Fecha
me-with-bot =
    { $games ->
        [one] En { $games } de estas partidas un bot jugó por ti durante un tiempo. De las { $all } decisiones en tus asientos, { $bot } fueron suyas.
       *[other] En { $games } de estas partidas un bot jugó por ti durante un tiempo. De las { $all } decisiones en tus asientos, { $bot } fueron de bots.
    }
place-nth = { $place }.º
place-of = { $place } de { $seats }
decimal = { $number }
lasting-minutes = { $number } min
lasting-hours = { $number } h
lasting-days =
    { $number ->
        [one] { $number } día
       *[other] { $number } días
    }
rated = clasificatoria
rated-table = Una partida clasificatoria: solo personas, sin pistas. Si un bot hace una sola jugada por ti, quedas en último lugar.
rating = Clasificación
ratings = Clasificaciones
rating-provisional = provisional
rating-read = Clasificación { $points }, con un margen de { $spread }
rating-about = En 19 de cada 20 casos, la fuerza real está a menos de { $spread } puntos de { $points }.
rating-note = En 19 de cada 20 casos, la fuerza real está dentro del margen indicado. 400 puntos más son diez contra uno.
rating-none = Todavía no has jugado ninguna partida clasificatoria de este juego. Elige «Partida clasificatoria» al crear una mesa.
rating-before = Antes
rating-after = Después
rating-change = Cambio
ratings-unchanged = Esta partida no cambia ninguna clasificación: alguien no llegó a jugar, o nadie se quedó hasta el final.
ratings-soon = Se están calculando las clasificaciones …
rating-steps = Partida a partida
rating-curve =
    { $count ->
        [one] Curva de tu clasificación: { $now } tras { $count } partida
       *[other] Curva de tu clasificación en { $count } partidas: de { $first } a { $now }
    }
rating-games =
    { $count ->
        [one] { $count } partida clasificatoria
       *[other] { $count } partidas clasificatorias
    }
gave-up = abandonó
ladder-title = La clasificación de los bots
ladder-text = Obtenida haciendo jugar a los bots entre sí, { $count } por mesa. Las diferencias significan lo mismo que entre personas: 400 puntos son diez contra uno. Pero los bots nunca juegan partidas clasificatorias con personas; por eso nadie ha medido si 1000 vale lo mismo en ambos lados.
ladder-level = Nivel
ladder-interval = 19 de cada 20 casos
own-title = Lo que se guarda de ti
own-text = Tu nombre, tus partidas y lo que dijiste en ellas. Puedes descargarlo todo en un archivo o hacer que se borre.
own-file = Descargar todo
forget = Borrar todo …
forget-title = ¿Borrar todo lo que se guarda de ti?
forget-text = Tu nombre, tus palabras, tus resultados y clasificaciones desaparecen. Las partidas que otros jugaron contigo quedan enteras, con un asiento sin nombre; tus asientos en partidas en curso quedan libres.
forget-final = No se puede deshacer. Si quieres conservar tus datos, descárgalos antes.
forget-go = Borrar todo
forgotten = Ya no se guarda nada de ti.

## Teclas

shortcuts = Atajos de teclado
shortcuts-on = Atajos de una sola letra
shortcuts-tab = Tab llega a todo; Intro o la barra espaciadora lo pulsa.
key-r = R
    .does = abrir o cerrar las reglas
key-a = A
    .does = la ayuda de juego: qué permite un turno
key-g = G
    .does = la guía de la pregunta
key-h = H
    .does = una pista; otra vez: una buena jugada, luego por qué
key-w = W
    .does = qué es esto: lo enfocado, o lo que se señala
key-l = L
    .does = ir al historial; allí, ↑ y ↓ van de línea en línea
key-s = S
    .does = abrir o cerrar la puntuación
key-q = Q
    .does = ir a la pregunta
key-n = N
    .does = el paso siguiente de una animación en pausa
key-u = U
    .does = deshacer
key-arrows = ← →
    .does = atrás y adelante en la partida
key-esc = Esc
    .does = cerrar, omitir o volver al presente
key-help = ?
    .does = esta lista

# Lessons
lesson = Una lección
lesson-number = Lección { $number } de { $of }
lesson-missed = Todavía no: el objetivo no se ha alcanzado.
lesson-done = Bien hecho.
lesson-shown = Esta es una manera.
lesson-next = Lección siguiente
lesson-last = Todas las lecciones
lesson-again = Otra vez
lesson-yourself = Ahora tú
lesson-hint = Pista
lesson-show = Enséñame cómo

# How to play
lessons = Lecciones
lesson-solved = resuelta
lessons-solved = { $count } ✓
learn-title = Cómo se juega a { $game }
learn-contents = Contenido
learn-law = Todas las reglas, numeradas
learn-print = Imprimir
figure-watch = Ver el ejemplo
figure-try = Probarlo
figure-play = { figure-watch }: { $figure }
figure-pause = Pausa: { $figure }
learn-tab = Cómo se juega
rules-tab = Todas las reglas
aid = Ayuda de juego
what-is-this = ¿Qué es esto?
what-how = Toca cualquier cosa de la mesa y sabrás qué es.

# The guide
guide = Guía
guide-close = Entendido
play-guided = Jugar con una guía
colour-0 = Rojo
colour-1 = Amarillo
colour-2 = Verde
colour-3 = Azul

# Hints
hint = Pista
hint-title = Una pista
hint-thinking = Pensando…
hint-look-anything = Todas las respuestas valen casi lo mismo: elige la que quieras.
hint-to-move = Mostrar una buena jugada
hint-to-any = Mostrar una de ellas
hint-to-why = ¿Por qué?
hint-move = Esta sería una buena jugada:
hint-any = Una de ellas:
hint-marked = Mira la marca en el tablero.
hint-then = Y después…
hint-agrees = Es justo lo que tienes en mente.
hint-play = Hacer esta jugada
hint-begin = Hacer el primer paso
hint-figure =
    { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    }
hint-against-meant = En puntos, tu ventaja debería crecer en { $points } respecto a lo que tienes en mente.
    .of = En puntos, la ventaja de { $name } debería crecer en { $points } respecto a lo previsto.
hint-against-others = En puntos, tu ventaja debería crecer en { $points } respecto a las demás respuestas, en promedio.
    .of = En puntos, la ventaja de { $name } debería crecer en { $points } respecto a las demás respuestas, en promedio.
hint-against-ending = En puntos, tu ventaja debería crecer en { $points } respecto a terminar tu turno ahora.
    .of = En puntos, la ventaja de { $name } debería crecer en { $points } respecto a terminar el turno entonces.
hint-even = En puntos apenas hay diferencia; lo que cuenta es la probabilidad de ganar.
hint-no-matter = Casi da igual qué respuesta des: las demás son más o menos igual de buenas.
    .of = Para { $name }, casi daba igual la respuesta: las demás eran más o menos igual de buenas.
hint-chance = Probabilidad de ganar: cerca del { $chance } %; si no, del { $before } %.
reason-rivals =
    { $way ->
        [less] Los demás deberían ganar { $points } más, en promedio.
       *[more] Los demás deberían ganar { $points } menos, en promedio.
    }
    .look = ¿Qué están a punto de ganar los demás?
    .of = lo que los demás ganan de menos, en promedio
reason-later =
    { $way ->
        [less] Lo que sigue debería darte { $points } menos.
       *[more] Lo que sigue debería darte { $points } más.
    }
    .look = ¿Qué te permitirá hacer después una jugada?
    .of = lo que sigue
reason-rest = todo lo demás junto
reasons-title = ¿Por qué esta jugada?
hinted = { $name } pide una pista.
looked = { $name } mira lo que está oculto. Los bots conservan sus asientos.
silent = { $name } no ha añadido nada al barajado.

ruling-closed = La casa ha cerrado esta mesa.
ruling-reopened = La casa ha vuelto a abrir esta mesa.
ruling-set-aside = La casa ha apartado esta mesa para repararla.
ruling-restored = La casa ha recuperado esta mesa.
notice-in =
    { $minutes ->
        [one] En { $minutes } minuto: { $text }
       *[other] En { $minutes } minutos: { $text }
    }

# The analysis of a game that is over
study-title = Análisis
study-about = Cuánto valió cada jugada, qué habría sido mejor y qué fue suerte. Cada decisión se juzga por lo que el jugador sabía entonces.
study-ask = Analizar
study-on = Seguir analizando
study-deeper = Mirar más a fondo
study-stop = Parar
study-failed = El análisis se interrumpió. Lo encontrado hasta ahora se conserva.
study-ready = El análisis está listo.
study-waiting =
    { $place ->
        [0] Empieza en un momento …
        [one] Otra partida va antes …
       *[other] { $place } partidas van antes …
    }
study-working = Jugada { $line } de { $lines } …
study-depth-quick = examen rápido
study-depth-standard = examen normal
study-depth-deep = examen profundo
study-made = Análisis hecho: { $depth }, { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    } de cálculo.
study-thresholds = Una imprecisión pierde al menos { $inaccuracy } puntos porcentuales de la probabilidad de ganar, un error { $mistake }, un error grave { $blunder }; las pérdidas menores o inciertas no se marcan.
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
study-graph-label = Gráfico de las probabilidades de ganar; las flechas leen sus valores, Intro muestra el tablero
study-graph-signs = ! un error · ‼ un error grave · ★ suerte. Toca el gráfico para ver el tablero de ese momento.
study-as-table = Lo mismo en una tabla
study-after-move = Tras la jugada
study-luck = Suerte
study-luck-title = Suerte y habilidad
study-start = Probabilidad al empezar
study-skill = Decisiones propias
study-others = Decisiones de los demás
study-result = Resultado
study-law = Para cada uno, el comienzo, la suerte, las decisiones propias y las de los demás suman el resultado. Las decisiones se miden con lo que se suele jugar; la suerte es lo que hicieron el azar y las cartas ocultas.
study-mean-loss = Pérdida por decisión
study-per-decision = { $chance } %, { $points } ptos.
study-unsure = incierto
study-mark-inaccuracy = Imprecisión
study-mark-mistake = Error
study-mark-blunder = Error grave
study-marks-inaccuracy = Imprecisiones
study-marks-mistake = Errores
study-marks-blunder = Errores graves
study-lost-beginning = Puntos perdidos al principio
study-lost-middle = Puntos perdidos en el medio
study-lost-end = Puntos perdidos al final
study-best = Mejor jugada
study-dearest = Jugada más cara
study-turns = Cómo cambió la partida
study-no-turns = Ningún momento cambió mucho las probabilidades de nadie.
study-turn-loss-of = Jugada { $line }: { $name } dejó pasar algo mejor y perdió { $points ->
        [one] un punto porcentual
       *[other] { $points } puntos porcentuales
    } de la probabilidad de ganar.
study-turn-deed-of = Jugada { $line }: { $name } encontró una jugada fuerte y ganó { $points ->
        [one] un punto porcentual
       *[other] { $points } puntos porcentuales
    }.
study-turn-luck-of = Jugada { $line }: { $way ->
        [less] la suerte se volvió contra { $name } y le quitó { $points ->
            [one] un punto porcentual
           *[other] { $points } puntos porcentuales
        }.
       *[more] la suerte ayudó a { $name } y le dio { $points ->
            [one] un punto porcentual
           *[other] { $points } puntos porcentuales
        }.
    }
study-marked = Fallos
study-whose = Fallos y giros de quién
study-everybody = Todos
study-mistake = Jugada { $line }, { $name }: { $mark }, { $points }{ $about } %
study-none-marked = No se encontró ningún fallo.
study-said-best = Jugada { $line }: { $name } encontró la mejor jugada que conocemos.
study-said-even = Jugada { $line }: nada de lo que probamos es claramente mejor que lo que hizo { $name }.
study-said-lost = Jugada { $line }: { $name } perdió { $points }{ $about } puntos porcentuales de la probabilidad de ganar.
study-played = Jugado
study-instead = Mejor { $number }
study-else = Otra jugada
study-error-before = Fallo anterior
study-error-after = Fallo siguiente
study-whole-turn = El turno entero, comparado con lo mejor encontrado: { $lost }

# Apartarse: y si
aside = ¿Y si…?
aside-back = Volver a la partida
aside-bot = Responde un bot
aside-chance = azar
aside-lines = Variantes probadas desde aquí
aside-say = Nombre y comentario
aside-name = Poner nombre a esta variante
aside-comment = Comentario
aside-cut = Olvidar esta variante
aside-imagined = No sabes lo que está oculto; aquí se imagina de acuerdo con lo que sabes. En cuanto lo mires, nadie más podrá sentarse a esta mesa.
aside-looks = Estás viendo lo que está oculto. El azar se sortea de nuevo.
aside-look = Ver lo que está oculto
aside-hide = Imaginarlo de nuevo
spot = Desde esta posición
spot-copy = Copiar la dirección de esta posición
spot-picture = Guardar una imagen
note-title = Notas sobre esta posición
note-lines = { $count ->
        [one] 1 variante anotada aquí
       *[other] { $count } variantes anotadas aquí
    }
play-on = Seguir jugando desde aquí
puzzle = Encuentra algo mejor
puzzle-begin = Aprender de los fallos de { $name }
puzzle-number = { $number } de { $of }
puzzle-task = Jugada { $line }: { $mark ->
        [inaccuracy] una imprecisión
        [blunder] un error grave
       *[mistake] un error
    } de { $name } que costó { $points } puntos porcentuales de la probabilidad de ganar. ¿Qué sería mejor? Vale toda jugada que pierda menos de { $margin }.
puzzle-judge = Juzgar mi jugada
puzzle-judging = Juzgando…
puzzle-good = Bien: esa vale.
puzzle-still = Todavía no.
puzzle-loses = Comparada con la mejor jugada encontrada, pierde { $points }{ $about } puntos porcentuales.
puzzle-loses-perhaps = No se puede decir si pierde algo: { $points }{ $about } puntos porcentuales.
puzzle-loses-nothing = No se encontró nada mejor.
puzzle-show = Mostrar lo que es mejor
puzzle-next = Fallo siguiente
puzzle-none = Aquí no se conoce ningún fallo de { $name }. Primero pide el análisis de la partida.
