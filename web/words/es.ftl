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

## Avisos: cuando una mesa espera y nadie mira

calls-title = Avisos
calls-lead = Cuando una mesa te espera y no estás mirando, se te puede avisar. Elige cómo. Todo se puede probar, y desactivar con una pulsación desde cada mensaje.
calls-device = En este dispositivo
calls-sound = Un sonido discreto cuando te toca
    .help = En una página abierta, en cuanto hayas pulsado algo en ella.
calls-hear = Escuchar
calls-push = Notificaciones
    .help = Aparecen aunque no haya ninguna página de Tampu abierta.
calls-push-do = Activar las notificaciones
calls-push-on = Las notificaciones están activadas en este navegador.
calls-push-insecure = Necesitan una página segura, cuya dirección empiece por https://. Coméntaselo al anfitrión.
calls-push-apple = En iPhone y iPad, pon primero Tampu en la pantalla de inicio: botón de compartir y luego «Añadir a pantalla de inicio». Ábrelo desde allí y vuelve a esta página.
calls-push-no = Este navegador no puede mostrarlas.
calls-push-denied = Este navegador tiene orden de no mostrarlas. Permite las notificaciones de esta página en sus ajustes y vuelve a cargarla.
calls-app = Como aplicación
    .help = Tampu recibe un icono propio, con una marca para las mesas que te esperan.
calls-app-do = Instalar
calls-app-on = La estás usando como aplicación.
calls-app-how = En el menú de casi todos los navegadores puedes instalar esta página o ponerla en la pantalla de inicio.
calls-letters = Por correo
    .help = Primero un correo te pregunta si lo quieres. Antes de tu sí no se envía nada más.
calls-no-letters = Este servidor no envía correos.
calls-letter-address = Dirección de correo
calls-letter-do = Pregúntame
calls-letter-again = Enviar el correo otra vez
calls-letter-sent = Un correo está en camino. Pulsa el botón que hay tras su enlace.
calls-hooks = Por webhook
    .help = Para programas de chat y programas tuyos.
calls-hook-form = Adónde
calls-form-ntfy = ntfy
calls-form-matrix = Matrix
calls-form-discord = Discord
calls-form-json = JSON
calls-hook-url-ntfy = Dirección del tema
calls-hook-url-matrix = Dirección del servidor
calls-hook-url-discord = Dirección del webhook
calls-hook-url-json = Dirección
calls-hook-room = Sala
calls-hook-token = Token de acceso
calls-hook-token-maybe = Token de acceso, si hace falta
calls-hook-do = Añadir
calls-added = Añadido: { $name }
calls-ways = Cómo se te avisa
calls-none = De ninguna manera por ahora, salvo en las páginas abiertas.
calls-browser = Navegador
calls-this-device = este navegador
calls-state-new = sin confirmar
calls-state-on = activado
calls-state-off = desactivado
calls-state-lost = no funciona
calls-new =
    .help = Pulsa el botón que hay tras el enlace del correo. Hasta entonces no se envía nada más.
calls-try = Envíame uno ahora
calls-tried = El mensaje se aceptó. Mira si ha llegado.
calls-turn-off = Desactivar
calls-turn-on = Activar
calls-remove = Quitar
calls-when = Para qué, y cada cuánto
calls-on-turn = Me toca
calls-on-clock = Se me acaba el tiempo
calls-on-invited = Me espera una revancha
calls-on-begun = Empieza una partida
calls-on-over = Termina una partida
calls-apart = Como mucho un mensaje
    .help = Todas las mesas que esperan van en un solo mensaje. Un tiempo que se acaba se avisa enseguida.
calls-apart-60 = por minuto
calls-apart-900 = cada 15 minutos
calls-apart-3600 = por hora
calls-apart-21600 = cada 6 horas
calls-apart-86400 = al día
calls-reason = El último mensaje no llegó: el otro lado respondió { $reason }.
calls-reason-gone = Este navegador ya no acepta mensajes de aquí. Abre esta página en él y activa otra vez las notificaciones.
calls-reason-timeout = El último mensaje no llegó: el otro lado tardó demasiado en responder.
calls-reason-unreachable = El último mensaje no llegó: nadie responde en esa dirección.
calls-reason-inside = La dirección lleva a la red del propio servidor, adonde no se envía nada.
calls-reason-refused = El servidor de correo rechazó el último correo. Mira si la dirección es correcta.
calls-reason-no-mail = Este servidor ya no envía correos.
## Quién eres: dispositivos y caminos de vuelta

devices = Tus dispositivos
devices-intro = Eres { $name } en cada navegador de esta lista: las mismas mesas, los mismos asientos. Sin cuenta ni contraseña.
devices-before = En este navegador eras { $name }. Desconecta este dispositivo para volver a serlo.
device-list = Conectados
device-this = este dispositivo
device-is = { $browser } en { $system }
device-seen = última vez { $when }
device-since = primera vez { $when }
device-out = Desconectar
device-out-of = Desconectar: { $device }
device-out-this = ¿Desconectar este dispositivo?
device-out-this-text = Este navegador olvida que es { $name }. Sin otro dispositivo, frase de recuperación ni clave de acceso no podrás volver.
device-out-this-back = Este navegador vuelve entonces a ser { $name }.
devices-others = Desconectar todos los demás
devices-others-help = Todos los demás navegadores, también quien tenga una copia de tu cookie.
devices-others-done = Todos los demás dispositivos están desconectados.
device-out-done = El dispositivo está desconectado.
browser = { $key ->
    [chrome] Chrome
    [edge] Edge
    [firefox] Firefox
    [opera] Opera
    [safari] Safari
    [samsung] Samsung Internet
   *[other] Un navegador
}
system = { $key ->
    [android] Android
    [chromeos] ChromeOS
    [ios] iOS
    [linux] Linux
    [macos] macOS
    [windows] Windows
   *[other] otro sistema
}
link-title = Otro dispositivo
link-text = Apunta su cámara a un código o abre allí un enlace. Ambos valen una vez, durante diez minutos.
link-make = Mostrar código y enlace
link-again = Crear otro
link-code = El código del enlace, para una cámara
link-label = Enlace para el otro dispositivo
link-secret = Quien lo abra pasa a ser tú. No se lo muestres a nadie más.
link-waiting = Esperando al otro dispositivo. Vale hasta las { $when }.
link-came = { $device } ha llegado. El enlace ya se usó.
link-over = El enlace es demasiado antiguo.
link-end = Retirarlo
phrase-title = Frase de recuperación
phrase-text = Nueve palabras en papel te traen de vuelta cuando no queda ningún dispositivo.
phrase-made = Creaste una el { $when }. Solo se guarda su huella: no se puede volver a mostrar.
phrase-make = Crear una frase
phrase-replace = Crear otra
phrase-replace-text = La anterior ya no abre nada entonces.
phrase-drop = Quitarla
phrase-dropped = La frase de recuperación está quitada.
phrase-write = Anota estas nueve palabras, en este orden. Solo se muestran ahora.
phrase-written = Ya las he anotado
phrase-label = Frase de recuperación
passkey-title = Claves de acceso
passkey-text = Una clave de acceso la guarda tu teléfono, tu navegador o una llave de seguridad, y se muestra con el dedo, la cara o un PIN.
passkey-make = Crear una clave de acceso
passkey-made-where = creada { $when }, con { $device }
passkey-used = usada { $when }
passkey-never = nunca usada
passkey-drop = Quitar
passkey-drop-of = Quitar la clave de acceso creada { $when }
passkey-made = La clave de acceso está guardada.
passkey-dropped = La clave de acceso está quitada. Bórrala también donde se guarda.
passkey-not-here = En esta dirección tu navegador no crea claves de acceso: hacen falta https y un nombre.
come-title = Volver
come-text = Ven aquí como el visitante que eres en otro dispositivo.
come-link-text = Abre el enlace que «Tus dispositivos» muestra en el otro dispositivo, o apunta la cámara a su código.
come-phrase = Frase de recuperación
come-phrase-help = Nueve palabras, en su orden. Mayúsculas, acentos y comas no importan.
come-phrase-go = Volver con la frase
come-passkey = Clave de acceso
come-passkey-text = Tu navegador o tu teléfono pregunta cuál.
come-passkey-go = Mostrar una clave de acceso
come-as = Seguir como { $name }
come-as-text = Este navegador tendrá entonces las mesas y los asientos de { $name }.
come-as-you = Hazlo solo si { $name } eres tú.
come-there =
    { $count ->
        [0] Ahora no hay ninguna partida en curso allí.
        [one] Allí hay una partida en curso.
       *[other] Allí hay { $count } partidas en curso.
    }
come-here = Lo que tiene { $name }
come-here-text =
    { $count ->
        [one] Hasta ahora este navegador es { $name }, que está en una mesa.
       *[other] Hasta ahora este navegador es { $name }, que está en { $count } mesas.
    }
come-bring = Traerlo todo
come-bring-help = Las mesas y los asientos de { $here } pasan a ser de { $name }. El nombre { $here } desaparece.
come-leave = Dejarlo
come-leave-help = { $here } sigue como está. Desconecta este dispositivo para volver a ser { $here }.
come-go = Seguir como { $name }
come-stay = Seguir siendo { $name }
come-other = Volver como otro visitante
come-other-text = Con un enlace, una frase de recuperación o una clave de acceso.

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
dismiss = Quitar esta partida de mi lista: { $game }
dismissed = La partida ya no está en tu lista. Los demás la conservan en la suya.
dismissed-back = Deshacer
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
clock = Reloj
setup-clock-none = Sin reloj
    .help = Cada persona se toma el tiempo que quiera.
setup-clock-live = De una sentada
    .help = Cada persona empieza con un tiempo, y cada decisión añade un poco. Las elecciones simultáneas cuentan para cada una.
setup-clock-days = A lo largo de días
    .help = Pásate más o menos una vez al día. Lo que no uses del tiempo de un turno se guarda, hasta el límite de la reserva.
setup-clock-time = Cuánto tiempo
setup-clock-own = Mis propios números
setup-clock-live-bank = Minutos al empezar
setup-clock-live-gain = Segundos por decisión
setup-clock-days-bank = Días de reserva
setup-clock-days-gain = Días por turno
setup-clock-fall = Si se acaba el tiempo
setup-clock-level = Fuerza de ese bot
setup-clock-vacation = Vacaciones por persona
setup-clock-no-vacation = ninguna
clock-live = { $bank } + { $gain } por decisión
clock-days = { $gain } por turno, reserva de { $bank }
clock-fall-bot = Un bot juega hasta su regreso
    .told = Cuando se acaba el tiempo, un bot juega hasta que la persona vuelva
clock-fall-bot-for-good = Un bot juega hasta el final
    .told = Cuando se acaba el tiempo, un bot juega hasta el final
clock-fall-mark = Nada, pero lo ve todo el mundo
    .told = Cuando se acaba el tiempo no pasa nada, pero lo ve todo el mundo
clock-weekends = Los fines de semana no cuentan
    .help = Los sábados y domingos, según tu calendario, no corre ningún reloj.
clock-vacation =
    { $count ->
        [one] Cada persona puede tomarse un día de vacaciones
       *[other] Cada persona puede tomarse { $count } días de vacaciones
    }
time-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
time-hours = { $count } h
time-minutes = { $count } min
time-seconds = { $count } s
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
seat-resign = Rendirse
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
resigned = { $name } se ha rendido
resign = Rendirse
resign-title = ¿Rendirse en esta partida?
resign-text = Un bot ocupa este asiento para siempre, y todos lo ven. Puedes mirar hasta el final, pero no volver.
leave-table = Dejar la mesa
seating-resigned = { $name } se rinde. El bot { $now } juega hasta el final.
clock-left = Quedan { $time }
clock-stands = El reloj está parado en { $time }
clock-until = El tiempo se acaba el { $date }
clock-fell = Se acabó el tiempo
vacation-until = de vacaciones hasta el { $date }
grace =
    { $minutes ->
        [one] Un bot podrá jugar aquí dentro de { $minutes } minuto
       *[other] Un bot podrá jugar aquí dentro de { $minutes } minutos
    }
    .help = Hasta entonces, nadie puede dar este asiento a un bot.
seat-rest = Tomar vacaciones
seat-return = Terminar tus vacaciones
vacation-title = Tomar vacaciones
vacation-text =
    { $count ->
        [one] Mientras tanto tu reloj está parado. Aún puedes tomarte { $count } día.
       *[other] Mientras tanto tu reloj está parado. Aún puedes tomarte { $count } días.
    }
vacation-days = Cuántos días, a partir de ahora
vacation-go = Parar mi reloj
kept-text-fell = Se te acabó el tiempo, y el bot { $bot } está jugando por ti.
seating-fell = A { $was } se le acabó el tiempo: el bot { $now } juega hasta que vuelva.
seating-fell-for-good = A { $was } se le acabó el tiempo: el bot { $now } juega hasta el final.
seating-fell-free = Se acabó el tiempo del asiento libre: el bot { $now } juega.
clock-news-fell = A { $name } se le acabó el tiempo.
clock-news-vacation = { $name } está de vacaciones hasta el { $date }.
clock-news-back = { $name } vuelve de las vacaciones.
clock-news-away = La casa estuvo cerrada { $time }. Mientras tanto no corrió ningún reloj.
watching-title = Estás mirando la partida.
watching-text = Ves lo que ve toda la mesa, pero no las manos.
watchers =
    { $count ->
        [one] una persona mirando
       *[other] { $count } personas mirando
    }
watchers-nameless =
    { $count ->
        [one] un invitado
       *[other] { $count } invitados
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

## Lo que se acuerda

proposal = Pregunta a la mesa
proposal-undo = { $name } pide deshacer su última jugada.
    .mine = Pides deshacer tu última jugada.
    .means = Se desharía todo lo que sigue a la jugada { $line }, también el azar. Las mismas jugadas encontrarían los mismos sorteos.
proposal-pause = { $name } pide una pausa.
    .mine = Pides una pausa.
    .means = Nadie podría jugar hasta que todos acepten seguir.
proposal-go-on = { $name } pide seguir.
    .mine = Pides seguir.
    .means = La pausa se acabaría.
proposal-abandon = { $name } pide terminar la partida sin resultado.
    .mine = Pides terminar la partida sin resultado.
    .means = Nadie ganaría, se verían todas las manos y la partida no podría seguir.
proposal-awaited = Aún sin respuesta: { $names }
proposal-withdraw = Retirar
agree = Sí
refuse = No
wish-undo = Pedir deshacer mi última jugada
    .alone = Deshacer mi última jugada
wish-pause = Pedir una pausa
    .alone = Pausar la partida
wish-go-on = Pedir seguir
    .alone = Seguir
wish-abandon = Pedir terminar la partida sin resultado
    .alone = Terminar la partida sin resultado
abandon-title = ¿Terminar la partida sin resultado?
abandon-text = Si todos los demás están de acuerdo, nadie gana y se ven todas las manos. Después la partida no puede seguir.
abandon-text-alone = Nadie gana y se ven todas las manos. Después la partida no puede seguir.
abandon-go = Preguntar a los demás
abandon-go-alone = Terminar la partida
paused = Pausa
paused-text = La partida está en pausa. Nadie puede jugar.
no-result = Esta partida terminó sin resultado
consent-asked-undo = { $name } pide deshacer su última jugada.
consent-asked-pause = { $name } pide una pausa.
consent-asked-go-on = { $name } pide seguir.
consent-asked-abandon = { $name } pide terminar la partida sin resultado.
consent-yes = { $name } está de acuerdo.
consent-no = { $name } no está de acuerdo.
consent-withdrawn = { $name } retira la pregunta.
consent-back = Se deshace la jugada, con todo lo que vino después.
consent-paused = La partida está en pausa.
consent-going-on = La partida sigue.
consent-abandoned = La partida ha terminado, sin resultado.

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
chat-older = Mensajes más antiguos
chat-menu = Qué hacer con este mensaje de { $name }
chat-mute = Ocultar lo que escribe { $name }
chat-muted = Ya no ves lo que escribe { $name }. Nadie más se entera.
chat-unmute = Mostrar de nuevo
chat-hidden = Personas cuyos mensajes ocultas
chat-hidden-of = Ocultas lo que escribe { $name }.
report = Denunciar este mensaje
report-title = ¿Denunciar este mensaje?
report-text = { $name } ha escrito: «{ $text }». Quien lleva este servidor lo verá, con los mensajes de alrededor y tu nombre.
report-reason = ¿Qué tiene de malo? (si quieres decirlo)
report-go = Denunciar
report-sent = Gracias. Quien lleva este servidor ya puede verlo.

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
lead = Ver la partida juntos
lead-text = Para verla juntos: los demás ven lo que tú ves.
lead-take = Guiar a los demás
lead-mine = Guías a los demás.
lead-mine-text = Ven lo que tú ves.
lead-by = { $name } guía a los demás.
lead-following = Ves lo mismo.
lead-not-following = Miras por tu cuenta.
lead-follow = Seguir
lead-unfollow = Mirar por mi cuenta
lead-stop = Dejar de guiar

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
hands-title = Quién jugó
hands-of = { $name } hasta la jugada { $line }
hands-last = { $name } hasta el final
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
