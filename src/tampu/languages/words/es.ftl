# Las palabras de la casa: no pertenecen a ningún juego ni a ninguna página.

nobody = el azar
list-more = { $left }, { $right }
list-end = { $left } y { $right }
list-end-i = { $left } e { $right }
mark-ruling = interpretación
mark-reconstructed = reconstruido
seat-nameless = Asiento { $number }
replay-at = Jugada { $line } de { $lines }
replay-line = Jugada { $line }
aside-from = ¿Y si…? – desde la jugada { $line }

## Lo que el servidor no puede hacer: qué estaba mal y qué hacer

problem-bad-message = El servidor no entiende este mensaje ({ $detail }). Vuelve a cargar la página e inténtalo de nuevo.
problem-not-json = El servidor espera JSON aquí. Envía el mensaje como application/json.
problem-too-large = Esto supera los { $limit } bytes. Envía algo más corto.
problem-too-fast =
    { $seconds ->
        [one] Ha sido demasiado rápido. Espera { $seconds } segundo e inténtalo de nuevo.
       *[other] Ha sido demasiado rápido. Espera { $seconds } segundos e inténtalo de nuevo.
    }
problem-bad-origin = Esta petición viene de otro sitio. Abre la mesa en su propia página.
problem-wrong-host = Este servidor no responde a ese nombre. Usa la dirección que te dio su anfitrión.
problem-too-slow = La petición tardó demasiado en llegar. Inténtalo de nuevo.
problem-bad-cookie = El pase de visitante de este navegador no es válido. Vuelve a cargar la página para recibir uno nuevo.
problem-bad-token = Esta clave no abre ningún asiento aquí. Pide otra a quien tiene el programa.
problem-no-guest = El servidor aún no conoce este navegador. Permite las cookies en esta página y vuelve a cargarla.
problem-hello-first = La conexión no empezó con un saludo. Vuelve a cargar la página.
problem-name-empty = Un nombre necesita al menos una letra. Escribe uno.
problem-name-too-long = Un nombre tiene como mucho { $limit } caracteres. Elige uno más corto.
problem-name-strange = Este nombre contiene signos que no se pueden mostrar. Usa letras, cifras y signos corrientes.
problem-text-empty = No hay nada que enviar. Escribe algo antes.
problem-text-too-long = Un mensaje tiene como mucho { $limit } caracteres. Acórtalo.
problem-question-empty = No hay nada que buscar. Escribe una palabra o un número.
problem-question-too-long = Una pregunta sobre las reglas tiene como mucho { $limit } caracteres. Acórtala.
problem-not-found = No hay nada en esta dirección. Compruébala o ve a la página de inicio.
problem-wrong-method = Esta dirección no admite peticiones de esa clase. Consulta la descripción de la interfaz.
problem-no-such-game = Ningún juego se llama «{ $game }». Elige uno en la página de inicio.
problem-no-such-level = Ningún bot se llama «{ $level }». Elige uno de la lista.
problem-no-such-table = Esta mesa no existe. Comprueba el enlace o pide una nueva invitación.
problem-no-such-seat = Esta mesa no tiene ese asiento. Elige uno de los que se muestran.
problem-call-address = No se puede enviar nada a esta dirección. Mira si está completa y bien escrita.
problem-call-inside = Esta dirección pertenece a la red del propio servidor, adonde no envía nada. Usa una que esté en Internet, o pide al anfitrión que la permita.
problem-call-topic = Para ntfy hace falta una dirección con un tema, como https://ntfy.sh/mi-tema.
problem-call-room = Para Matrix hacen falta el identificador de una sala, con su servidor, y un token de acceso.
problem-no-mail = Este servidor no envía correos. Elige otra vía.
problem-no-such-channel = Esta vía ya no existe. Vuelve a cargar la página.
problem-bad-link = Este enlace ya no funciona. Usa el de un mensaje más nuevo, o tu página «Avisos».
problem-too-many-channels = Ya recibes avisos por { $limit } vías. Quita una antes.
problem-no-such-record = Este registro ya no está aquí. Envíalo de nuevo.
problem-no-such-lesson = No existe esa lección. Elige una de la lista.
problem-no-such-figure = No existe esa figura.
problem-seat-taken = Ese asiento ya está ocupado. Elige otro o mira la partida.
problem-not-your-seat = Este asiento no es tuyo. Juega solo por el tuyo.
problem-not-at-the-table = Solo quien está en esta mesa puede hacer esto. Toma antes un asiento.
problem-bot-seat = Un bot ocupa ese asiento, y solo quien creó la mesa puede cambiarlo. Pídeselo.
problem-kept-seat = Un bot juega este asiento por alguien que puede volver. Solo esa persona puede tomarlo.
problem-id-used = Ese número de mensaje ya se usó para otra cosa. Usa uno nuevo.
problem-saw-another-hand = Ya has jugado otra mano en esta mesa, así que no puedes ver esta. Puedes mirar la partida.
problem-hidden-seen = Lo que está oculto en esta partida ya se ha mirado, así que nadie más puede sentarse aquí. Empieza una partida nueva.
problem-rated-people = En una partida clasificatoria cada asiento es de una persona distinta: sin bots, sin programas y nadie en dos asientos.
problem-rated-plain = Una partida clasificatoria empieza desde el principio y no tiene pistas. Renuncia a una cosa o a la otra.
problem-rated-seat = En una partida clasificatoria cada cual conserva el asiento con el que empezó. Puedes mirar, o empezar una partida nueva.
problem-rated-undo = En una partida clasificatoria no se deshace ninguna jugada de común acuerdo. Lo que se deshace libremente sigue pudiéndose deshacer.
problem-not-rated = Esta partida no es clasificatoria: no cambia la clasificación de nadie.
problem-still-here =
    { $minutes ->
        [one] Quien ocupa ese asiento estuvo aquí hace menos de { $minutes } minuto. Espera un poco antes de dárselo a un bot.
       *[other] Quien ocupa ese asiento estuvo aquí hace menos de { $minutes } minutos. Espera un poco antes de dárselo a un bot.
    }
problem-clock-runs = El reloj de ese asiento aún corre. Solo cuando se acabe el tiempo se podrá dar a un bot.
problem-clock-fell = Se acabó el tiempo de ese asiento, y se había acordado que entonces un bot jugaría hasta el final.
problem-clock-unfit = No se puede jugar con un reloj así. De una sentada: de 1 minuto a 6 horas, más de 5 segundos a 10 minutos por decisión; a lo largo de días: hasta 60 días de reserva, y de 6 horas a 14 días por turno.
problem-no-vacation = En esta mesa no hay vacaciones: así se acordó al crearla.
problem-vacation-too-long =
    { $days ->
        [0] Ya no te quedan vacaciones en esta mesa.
        [one] Solo te queda { $days } día de vacaciones en esta mesa. No te tomes más.
       *[other] Solo te quedan { $days } días de vacaciones en esta mesa. No te tomes más.
    }
problem-too-many-here = Esta mesa ya está abierta en { $limit } lugares. Cierra uno o vuelve más tarde.
problem-dealing = Se están repartiendo las cartas. Espera un momento antes de cambiar un asiento.
problem-no-promise = No prometiste ninguna parte de este barajado, así que no hay nada que mostrar. La partida empieza sin ella.
problem-wrong-share = Esta no es la parte que prometiste al sentarte. Solo vale la prometida.
problem-share-early = Las partes se muestran cuando todos los asientos están ocupados. Espera hasta entonces.
problem-share-late = Las cartas ya están repartidas, sin esta parte. El historial lo dice.
problem-refused = Las reglas no lo permiten. Elige algo que esté resaltado.
problem-not-an-action = «{ $action }» no es una jugada de este juego. Las jugadas se escriben así: { $examples }.
problem-stale = La partida ha avanzado mientras tanto. Mira la mesa y elige de nuevo.
problem-not-begun = La partida no ha empezado. Espera a que todos los asientos estén ocupados.
problem-over = La partida ha terminado. Puedes empezar otra.
problem-not-over = La partida aún no ha terminado. Juégala antes hasta el final.
problem-origin-over = En esta jugada la partida ya ha terminado, o no queda nada por decidir. Elige una jugada anterior.
problem-origin-differs = Una partida que se retoma desde una posición conserva el número de jugadores y las opciones. Empieza de nuevo desde la repetición.
problem-origin-too-long = Más de { $limit } jugadas preceden a esta posición, demasiadas para retomarla. Elige una jugada anterior.
problem-no-undo = Esto ya no se puede deshacer: alguien ha jugado después, o se ha revelado algo oculto. Sigue desde aquí.
problem-seat-resigned = Este asiento se ha abandonado para siempre. Un bot lo juega hasta el final.
problem-paused = La partida está en pausa. Sigue cuando toda la mesa esté de acuerdo.
problem-not-paused = La partida no está en pausa.
problem-nothing-to-undo = Todavía no has decidido nada que se pueda deshacer.
problem-proposal-open = La mesa aún tiene otra pregunta pendiente. Espera a que se resuelva.
problem-proposal-gone = Esa pregunta ya está resuelta.
problem-not-asked-to-agree = Solo los demás jugadores de la mesa tienen que dar su acuerdo.
problem-not-your-proposal = Solo quien ha preguntado puede retirar la pregunta.
problem-asked-lately =
    { $minutes ->
        [one] Ya lo has pedido. Podrás volver a pedirlo dentro de un minuto.
       *[other] Ya lo has pedido. Podrás volver a pedirlo dentro de { $minutes } minutos.
    }
problem-no-such-chat-line = Ese mensaje ya no está en el chat.
problem-own-line = Ese mensaje es tuyo.
problem-too-many-reports = Quien lleva este servidor tiene más denuncias de las que puede leer. Inténtalo otro día.
problem-no-hints = Las pistas se dan contra bots, o donde quien creó la mesa las permitió.
problem-not-asked = Ahora no se te pide nada. Espera tu turno.
problem-no-hint-now = Sin pista en este momento: el historial revelaría a los demás que se te pide algo.
problem-no-advice = Ahora no se ha encontrado ninguna pista. Vuelve a intentarlo en un momento.
problem-no-aside = Solo se puede probar otra línea cuando la partida ha terminado, o donde juegas solo contra bots.
problem-no-way-on = Esta posición muestra una parte de una partida y no continúa desde aquí. Deshaz una jugada.
problem-no-such-line = No hay jugada { $line } de un jugador en esta partida. Elige una en la repetición.
problem-too-long-to-analyse = Esta partida tiene más de { $limit } líneas, demasiadas para un análisis. Mírala en la repetición.
problem-not-yours-to-stop = Solo quien jugó esta partida, o pidió su análisis, puede detenerlo. Espera a que termine.
problem-no-analysis = No hay ningún análisis terminado de esta partida con esa profundidad. Primero pide el análisis de la partida.
problem-analyses-open = Ya esperas { $limit } análisis. Vuelve a pedirlo cuando termine uno de ellos, o detén uno.
problem-analyses-here = Desde tu red ya se esperan { $limit } análisis. Vuelve a pedirlo cuando terminen algunos.
problem-no-pictures = Este servidor no dibuja imágenes. Mira la posición en su propia dirección.
problem-record-not-yet = El registro estará disponible cuando termine la partida. Hasta entonces revelaría cartas ocultas.
problem-bad-record =
    { $line ->
        [none] Este registro no es válido. Comprueba que el archivo esté completo y sin cambios.
       *[other] La línea { $line } del registro no es válida. Comprueba que el archivo esté completo y sin cambios.
    }
problem-other-edition = Esta partida sigue la edición { $edition } de las reglas, y aquí se conoce la edición { $known }. Usa la versión de Tampu con la que se jugó.
problem-too-busy = El servidor está muy ocupado. Inténtalo de nuevo en { $seconds } segundos.
problem-too-much-work = Es más de lo que el servidor puede leer en el tiempo que tiene para ello.
problem-store-failed = El servidor no pudo saber si se guardó. Mira la mesa como está ahora e inténtalo de nuevo si no está.
problem-server-error = Algo ha fallado en el servidor. Nada ha cambiado; inténtalo de nuevo.

## Qué está mal en un registro

record-line = Línea { $line }: { $text }
record-too-large = El archivo tiene más de { $limit } caracteres; ningún registro es tan largo.
record-too-long = El registro tiene más de { $limit } líneas; ninguna partida es tan larga.
record-no-magic = Un registro empieza con «{ $magic }»; este no.
record-no-blank = Falta la línea vacía entre la cabecera y las jugadas.
record-bad-header = «{ $text }» no es una línea de la cabecera; se conocen estas: { $known }.
record-twice = «{ $key }» aparece dos veces en la cabecera.
record-missing = La cabecera no tiene «{ $key }».
record-bad-scores = Las puntuaciones son números enteros separados por espacios, no «{ $text }».
record-not-whole = «{ $key }» debe ser un número entero, no «{ $text }».
record-not-hash = «{ $key }» debe tener 64 cifras hexadecimales, o none.
record-bad-share = Una parte se escribe A=promesa:parte, cada una con 64 cifras hexadecimales, y none para una parte que nunca llegó; no «{ $text }».
record-shares-order = Las partes siguen el orden de los asientos, cada asiento una sola vez.
record-bad-clock = Un reloj se escribe como «live bank=600 gain=30 fall=bot», no «{ $text }».
record-bad-option = Las opciones se escriben clave=valor, no «{ $text }».
record-bad-move = «{ $text }» no es una jugada; una jugada se parece a «3. A: card 12».
record-bad-action = La jugada { $move } tiene caracteres que no se pueden mostrar.
record-bad-number = Esta jugada tiene el número { $number }; debería tener el { $expected }.
record-bad-json = Esto no es un registro en JSON: { $detail }.
record-no-such-game = Ningún juego se llama «{ $game }»; existen: { $known }.
record-other-game = Este es un registro de «{ $game }», no de «{ $expected }».
record-other-edition = El registro sigue la edición { $edition } de las reglas; aquí se conoce la edición { $expected }.
record-cannot-start = Una partida no puede empezar así.
record-not-an-action = La jugada { $move }, «{ $text }», no dice nada en este juego; una jugada se parece a «{ $like }».
record-illegal =
    La jugada { $move }, hecha por { $who ->
        [chance] el azar
       *[other] el asiento { $who }
    }, va contra las reglas.
record-wrong-scores = Las puntuaciones finales son { $right }, no las de la cabecera.
record-unfair = El azar se ha manipulado en la jugada { $move }: la semilla da «{ $fair }», el registro dice «{ $text }».
record-no-seed = El barajado solo se puede comprobar con la semilla y su huella (commitment); falta una de las dos.
record-wrong-seed = La semilla no es la que se prometió antes de la partida: no corresponde a la huella (commitment).
record-share-of-nobody = Hay una parte del asiento { $who }, pero ese asiento no existe.
record-wrong-share = La parte del asiento { $who } no es la que se prometió antes de repartir.
record-wrong-checksum = El registro se ha cambiado después de la partida: la suma de comprobación no corresponde.
record-too-much-given = La cabecera dice que al principio ya había { $given } líneas, pero solo hay { $lines }.
record-bad-note = «{ $text }» no es una nota; un comentario empieza con «;», los valores con «=», el nombre de una variante va entre corchetes, y sus jugadas se parecen a «3. A: card 12».
record-bad-indent = «{ $text }» no lleva la sangría debida: una nota empieza dos espacios más adentro que la jugada a la que pertenece, sin tabuladores.
record-too-deep = Hay variantes dentro de variantes en más de { $limit } niveles.
record-bad-comment = El comentario de la jugada { $move } tiene caracteres que no se pueden mostrar.
record-long-comment = El comentario de la jugada { $move } tiene más de { $limit } caracteres.
record-bad-values = «{ $text }», en la jugada { $move }, no son valores: para cada uno de los { $seats } asientos debe haber una probabilidad de ganar en tantos por ciento enteros, como «43» o, con su margen, «43±4».
record-values-twice = La jugada { $move } tiene dos líneas de valores.
record-notes-late = El comentario y los valores de la jugada { $move } van antes de sus variantes; una nota sobre una jugada de una variante empieza dos espacios más adentro que esa jugada.
record-bad-name = El nombre de una variante de la jugada { $move } tiene de 1 a { $limit } caracteres, y todos se pueden mostrar.
record-name-astray = El nombre de una variante de la jugada { $move } va justo encima de la primera jugada de la variante.
record-variation-astray = Una variante va debajo de la jugada a la que sustituye; no hay ninguna jugada encima de esta.
record-variation-number = Una variante de la jugada { $move } empieza con el número { $move } y sigue contando; esta jugada tiene el número { $number }.
record-variation-not-an-action = En una variante de la jugada { $of }, la jugada { $move }, «{ $text }», no dice nada en este juego; una jugada se parece a «{ $like }».
record-variation-illegal =
    En una variante de la jugada { $of }, la jugada { $move }, hecha por { $who ->
        [chance] el azar
       *[other] el asiento { $who }
    }, va contra las reglas.

problem-banned = Quien lleva este servidor ya no te deja entrar. Pregúntale por qué.
problem-muted = Quien lleva este servidor te ha silenciado: puedes jugar, pero no escribir. Pregúntale por qué.
problem-signed-out = Este navegador se desconectó desde otro dispositivo. Sigues como visitante nuevo; «Tus dispositivos» explica cómo volver.
problem-already-you = Este navegador ya eres tú. No hay nada que hacer.
problem-two-hands = Como dos visitantes has visto dos manos de la partida en la mesa { $code }, y otros siguen jugando en ella. Cuando termine, podrás traerlo todo.
problem-no-such-device = Este dispositivo ya está desconectado. Vuelve a cargar la página para ver cuáles quedan.
problem-too-many-devices = Un visitante puede tener { $limit } dispositivos como máximo. Desconecta uno primero.
problem-no-such-link = Este enlace no lleva a nadie. Crea otro en el dispositivo del que vienes.
problem-link-used = Este enlace ya se usó: vale para un solo dispositivo. Crea otro.
problem-link-late = Este enlace es demasiado antiguo. Crea otro en el dispositivo del que vienes.
problem-phrase-word = Ninguna frase de recuperación tiene la palabra «{ $word }». Comprueba cómo se escribe.
problem-phrase-length =
    { $words ->
        [one] Una frase de recuperación tiene { $wanted } palabras; aquí hay { $words }. Escríbelas todas, en su orden.
       *[other] Una frase de recuperación tiene { $wanted } palabras; aquí hay { $words }. Escríbelas todas, en su orden.
    }
problem-wrong-phrase = Esta frase de recuperación no es de nadie. Comprueba las palabras y su orden; una frase nueva sustituye a la anterior.
problem-too-many-guesses =
    { $seconds ->
        [one] Se han probado demasiadas frases. Vuelve a intentarlo dentro de { $seconds } segundo.
       *[other] Se han probado demasiadas frases. Vuelve a intentarlo dentro de { $seconds } segundos.
    }
problem-no-passkeys-here = Las claves de acceso necesitan una dirección segura con nombre. Usa un enlace o una frase de recuperación.
problem-passkey-failed = No se pudo comprobar esta clave de acceso. Inténtalo de nuevo.
problem-passkey-unknown = Esta clave de acceso ya no es de nadie aquí. Usa otra, un enlace o una frase de recuperación.
problem-too-many-passkeys = Un visitante puede tener { $limit } claves de acceso como máximo. Quita una primero.
problem-no-such-passkey = Esta clave de acceso ya está quitada. Vuelve a cargar la página para ver cuáles quedan.
problem-come-late = Ha tardado demasiado, o ya está hecho. Empieza de nuevo.
problem-not-for-programs = Los programas juegan; no hablan.
problem-table-closed = Esta mesa está cerrada por ahora. Quien lleva el servidor puede volver a abrirla.
problem-locked = Esta mesa tiene contraseña. Pídesela a { $host }.
problem-players-only = Esta mesa es solo para quienes juegan en ella. Pídeles un asiento para la próxima partida.
problem-wrong-password = Esta no es la contraseña de esta mesa. Compruébala o pregunta a quien creó la mesa.
problem-too-many-passwords =
    { $seconds ->
        [one] Aquí se han probado demasiadas contraseñas. Inténtalo de nuevo en { $seconds } segundo.
       *[other] Aquí se han probado demasiadas contraseñas. Inténtalo de nuevo en { $seconds } segundos.
    }
problem-password-empty = Una contraseña necesita al menos un carácter. Escribe una o crea la mesa sin contraseña.
problem-password-too-long = Una contraseña tiene como mucho { $limit } caracteres. Elige una más corta.
problem-set-aside = Esta mesa está en reparación. Vuelve más tarde.
problem-broken-table = Esta mesa está dañada y no se puede mostrar. Avisa a quien lleva el servidor.
