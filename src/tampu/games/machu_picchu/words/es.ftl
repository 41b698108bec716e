# Machu Picchu: el juego, sus opciones, sus preguntas y lo que ocurre por qué regla.

game-title = Machu Picchu
game-subtitle = { "" }
game-tagline = Guía a cuatro sacerdotes por el templo del sol sin que nadie descubra cuáles son los tuyos.
game-designer = Günter Burkhardt

option-reverse = El más bajo primero
    .help = Qué cambia cuando el jugador inicial elige el más bajo primero: qué sacerdote sigue cada carta, o solo quién se mueve antes. Las reseñas del original alemán describen «Invierte solo el orden».
option-reverse-pairing = Invierte quién sigue cada carta
option-reverse-order_only = Invierte solo el orden
option-end = Fin de la partida
    .help = La última ronda termina la partida; los depósitos llenos también. ¿Cuántos tienen que estar llenos? Las reseñas del original alemán describen «Un depósito lleno».
option-end-all_full = Todos los depósitos llenos
option-end-one_full = Un depósito lleno
option-begins = Quién empieza
    .help = El jugador inicial se sortea; una revancha la empieza la otra persona.
option-begins-lot = Por sorteo
option-begins-A = El asiento A
option-begins-B = El asiento B

## Nombres de las cosas

stair-name =
    { $stair ->
        [N] norte
        [S] sur
        [E] este
       *[W] oeste
    }
sky-name =
    { $sky ->
        [sun] sol
       *[moon] luna
    }
instruction-name =
    { $instruction ->
        [all_hidden] todas boca abajo
        [all_open] todas boca arriba
        [only_first_open] solo el primero boca arriba
        [only_first_hidden] solo el primero boca abajo
       *[first_two_open] los dos primeros boca arriba
    }
drawing-word =
    { $word ->
        [round] ronda
        [first] jugador inicial
        [pile] mazo
        [suns] soles
        [fires] fuegos
        [hand] mano
       *[pairs] cartas de sacerdote
    }
order-name =
    { $order ->
        [tall_first] el más alto primero
       *[small_first] el más bajo primero
    }
score-words = una puntuación de { $score }
place-words = { $place }.º

## Preguntas

question-first_player = El jugador inicial se sortea.
    .title = ¿Quién empieza?
    .waiting = Se está sorteando el jugador inicial.
question-deal_pair = { $seat } recibe una carta de sacerdote.
    .title = Cartas de sacerdote
    .waiting = { $seat } va a recibir una carta de sacerdote.
question-deal_card = { $seat } recibe cartas de dirección.
    .title = Cartas de dirección
    .waiting = { $seat } va a recibir cartas de dirección.
question-turn_sky = Se revela la carta Sol/Luna de la ronda { $round }.
    .title = ¿Sol o luna?
    .waiting = Se está revelando la carta Sol/Luna de la ronda { $round }.
question-choose_card =
    { $face ->
        [open] ¿Qué carta pones? Todo el mundo verá su número.
       *[hidden] ¿Qué carta pones? Quedará boca abajo hasta que haya cuatro cartas en los escalones.
    }
    .title = Elige una carta
    .waiting = { $name } está eligiendo una carta.
    .guide = En cada ronda se ponen cuatro cartas de dirección, y cada una mueve a un sacerdote una casilla. El número decide a cuál: las cartas, ordenadas por número, van a los sacerdotes, ordenados por altura, desde un extremo o desde el otro. Fíjate primero en tus dos sacerdotes, los de tu carta de sacerdote: ¿necesitan un número alto o uno bajo?
question-choose_stair =
    { $face ->
        [open] ¿En qué escalón libre la pones, boca arriba?
       *[hidden] ¿En qué escalón libre la pones, boca abajo?
    }
    .title = Elige un escalón
    .waiting = { $name } está eligiendo un escalón.
    .guide = Cada lado del templo tiene un escalón, en el que cabe una sola carta. Una carta en el norte mueve a su sacerdote hacia el sur, una en el este hacia el oeste, y así sucesivamente. Lo habitual es buscar el escalón que lleva a uno de tus sacerdotes a una casilla de sol, o que hace salir a otro del templo, donde las fichas de fuego cuestan puntos.
question-refill = { $seat } roba una carta.
    .title = Una carta nueva
    .waiting = { $seat } está robando una carta.
question-pile_card = El mazo llena el último escalón.
    .title = La carta del mazo
    .waiting = El mazo está llenando el último escalón.
question-choose_order = Ya se conocen los números. ¿Qué sacerdote se mueve antes, el más alto o el más bajo?
    .title = ¿El más alto o el más bajo primero?
    .waiting = { $name } está eligiendo el orden.
    .guide = Ya se conocen todos los números, y decides para toda la ronda. El más alto primero: el sacerdote 4 empieza con la carta mayor y el sacerdote 1 termina con la menor; el más bajo primero: empieza el sacerdote 1, en las reglas habituales con la carta mayor. Sigue los dos órdenes en el tablero: ¿quién llega a un sol, quién queda bloqueado, quién sale del templo?
question-choose_return_square = La casilla de salida del sacerdote { $priest } está ocupada. ¿En qué casilla contigua vuelve?
    .title = Recoloca al sacerdote { $priest }
    .waiting = { $name } está recolocando al sacerdote { $priest }.
    .guide = Un sacerdote que salió del templo vuelve a su casilla de salida; aquí está ocupada, y te toca a ti, el jugador inicial, elegir una casilla vacía contigua. Volver nunca da ficha de sol. Fíjate en adónde podría llevar desde allí un paso en la próxima ronda: a una casilla de sol, o fuera del templo.

## Preparación

MP-101 =
    .refusal = Machu Picchu es para dos, tres o cuatro jugadores, no para { $seats }.
MP-108 =
    .refusal = La carta Sol/Luna «{ sky-name }, { instruction-name }» no está en el mazo.
MP-109 =
    .event = { $seat } empieza y toma el sumo sacerdote.
    .refusal = El sorteo no puede señalar ese asiento: nadie juega en él en esta partida.
MP-110 =
    .refusal = La carta de sacerdote { $pair } no se puede repartir: no está en juego, o alguien la tiene ya.
MP-111 =
    .event =
        { $pair ->
            [unknown] { $seat } recibe una carta de sacerdote.
           *[other] { $seat } recibe la carta de sacerdote { $pair }.
        }
MP-112 =
    .event =
        { $cards ->
            [unknown] { $seat } toma una mano de cuatro cartas.
           *[other] { $seat } toma una mano de cuatro cartas: { $cards }.
        }
    .refusal = La carta { $card } no se puede robar: ya no está en el mazo.

## La ronda

MP-203 =
    .event = Ronda { $round }: { sky-name }, { instruction-name }.
MP-206 =
    .refusal = Ahora juega { $asked }.
MP-207 =
    .refusal =
        { $kind ->
            [choose_card] Elige una carta.
            [choose_stair] Elige un escalón.
            [choose_order] Elige el más alto primero o el más bajo primero.
            [choose_return_square] Elige una casilla para el sacerdote que vuelve.
            [first_player] Antes, el sorteo tiene que decir quién empieza.
            [deal_pair] Antes hay que repartir las cartas de sacerdote.
            [deal_card] Antes hay que repartir las cartas de dirección.
            [turn_sky] Antes hay que revelar la carta Sol/Luna.
            [refill] Antes hay que robar una carta nueva.
           *[pile_card] Antes, el mazo tiene que llenar el último escalón.
        }
MP-208 =
    .refusal = La partida ha terminado; ya no se juega nada más.
MP-211 =
    .event = El sumo sacerdote pasa a { $seat }.
    .met = El sumo sacerdote pasa a ti.

## Poner las cartas de dirección

MP-301 =
    .event =
        { $card ->
            [unknown] { $seat } elige una carta.
           *[other] { $seat } elige la carta { $card }.
        }
MP-302 =
    .refusal =
        { $card ->
            [none] Esa carta no existe; las cartas de dirección van del 1 al 50.
           *[other] No tienes la carta { $card }.
        }
MP-303 =
    .refusal = Ese escalón no existe; elige norte, sur, este u oeste.
MP-304 =
    .refusal = El escalón { stair-name } está ocupado: { $layer } ya puso una carta ahí.
MP-305 =
    .event =
        { $face ->
            [open] { $seat } pone la carta { $card } boca arriba en el escalón { stair-name }.
           *[hidden] { $card ->
                [unknown] { $seat } pone una carta boca abajo en el escalón { stair-name }.
               *[other] { $seat } pone la carta { $card } boca abajo en el escalón { stair-name }.
            }
        }
MP-306 =
    .event =
        { $card ->
            [unknown] { $seat } roba una carta.
           *[other] { $seat } roba la carta { $card }.
        }
MP-307 =
    .event = El mazo pone la carta { $card } boca arriba en el escalón { stair-name }.
MP-310 =
    .event = Las cuatro cartas salen de la partida.

## Boca arriba o boca abajo

MP-410 =
    .event = Se revelan las cartas: norte { $north }, sur { $south }, este { $east }, oeste { $west }.

## El movimiento de los sacerdotes

MP-502 =
    .refusal = Ese orden no existe; elige el más alto primero o el más bajo primero.
MP-503 =
    .event = { $seat } elige «{ order-name }»: la carta más alta mueve al sacerdote 4; la más baja, al sacerdote 1.
MP-504 =
    .event = { $seat } elige «{ order-name }»: la carta más alta mueve al sacerdote 1; la más baja, al sacerdote 4.
MP-508 =
    .event = La carta { $card } empuja al sacerdote { $priest } hacia { $to }, pero esa casilla está ocupada: se queda en { $at }.

## Fichas de sol

MP-602 =
    .event = La carta { $card } lleva al sacerdote { $priest } de { $at } a { $to }: ficha de sol { $tokens }.
MP-603 =
    .event = La carta { $card } lleva al sacerdote { $priest } de { $at } al centro: fichas de sol { $tokens }.
MP-604 =
    .event = La carta { $card } lleva al sacerdote { $priest } de { $at } al centro; con la luna, eso solo da la ficha de sol { $tokens }.
MP-605 =
    .event = La carta { $card } lleva al sacerdote { $priest } de { $at } a { $to }.
MP-608 =
    .event = La carta { $card } lleva al sacerdote { $priest } de { $at } al centro: las fichas de sol { $tokens } comparten el último espacio.
MP-609 =
    .event = La carta { $card } lleva al sacerdote { $priest } de { $at } a { $to }: ninguna ficha de sol, el depósito está lleno.
MP-610 =
    .event = La carta { $card } lleva al sacerdote { $priest } de { $at } al centro: solo queda la ficha de sol { $tokens }.
MP-611 =
    .event = La carta { $card } lleva al sacerdote { $priest } de { $at } a { $to }: ninguna ficha de sol, no queda ninguna.

## Salir del templo y volver

MP-702 =
    .event = La carta { $card } empuja al sacerdote { $priest } de { $at } fuera del templo: ficha de fuego { $tokens }.
MP-703 =
    .event = La carta { $card } empuja al sacerdote { $priest } de { $at } fuera del templo: ninguna ficha de fuego, el depósito está lleno.
MP-704 =
    .event = La carta { $card } empuja al sacerdote { $priest } de { $at } fuera del templo: ninguna ficha de fuego, no queda ninguna.
MP-705 =
    .event = El sacerdote { $priest } vuelve a su casilla de salida { $to }.
MP-706 =
    .event = { $seat } recoloca al sacerdote { $priest } en { $to }, junto a la casilla de salida.
MP-707 =
    .refusal =
        { $square ->
            [none] Esa casilla no existe; el sacerdote { $priest } vuelve justo al lado de su casilla de salida { $start }.
           *[other] El sacerdote { $priest } vuelve justo al lado de su casilla de salida { $start }; la casilla { $square } no es vecina suya.
        }
MP-708 =
    .refusal = La casilla { $square } está ocupada; el sacerdote { $priest } necesita una casilla vacía junto a { $start }.

## Fin de la partida y puntuación

MP-802 =
    .event = La partida ha terminado: la ronda { $round } era la última.
MP-803 =
    .event = La partida ha terminado tras la ronda { $round }: los depósitos de los cuatro sacerdotes están llenos.
MP-805 =
    .event = { $seat } muestra la carta de sacerdote { $pair }.
MP-806 =
    .event = El sacerdote { $priest } vale { $value }.
MP-807 =
    .event = El sacerdote { $priest } aporta { $points } a { $seat }.
MP-808 =
    .event =
        { $place ->
            [1] { $seat } gana con { score-words }.
           *[other] { $seat } termina { place-words } con { score-words }.
        }
MP-809 =
    .event =
        { $place ->
            [1] { $seat } gana con { score-words }; la ficha de sol más alta rompe el empate.
           *[other] { $seat } termina { place-words } con { score-words }; la ficha de sol más alta rompe el empate.
        }
MP-810 =
    .event =
        { $place ->
            [1] { $seat } gana con { score-words }; las siguientes fichas de sol rompen el empate.
           *[other] { $seat } termina { place-words } con { score-words }; las siguientes fichas de sol rompen el empate.
        }
MP-811 =
    .event =
        { $place ->
            [1] { $seat } comparte la victoria ({ score-words }).
           *[other] { $seat } termina { place-words }, con empate ({ score-words }).
        }

## Opciones

MP-901 =
    .refusal = Este juego no tiene una opción { $option } con el valor { $value }.
MP-902 =
    .event = { $seat } elige «{ order-name }»: el sacerdote 1 empieza con la carta más baja, el sacerdote 4 acaba con la más alta.
MP-903 =
    .event = La partida ha terminado tras la ronda { $round }: un depósito está lleno.
MP-904 =
    .refusal =
        { $seats ->
            [2] En esta revancha empieza la otra persona.
           *[other] Solo en partidas para dos se fija quién empieza; con { $seats } jugadores decide el sorteo.
        }

## Razones de una jugada

reason-value =
    { $way ->
        [more] Al final de la ronda, el sacerdote { $number } debería valer { $points } más.
       *[less] Al final de la ronda, el sacerdote { $number } debería valer { $points } menos.
    }
    .look = Fíjate en qué fichas podría recibir el sacerdote { $number } en esta ronda.
    .of = sacerdote { $number } al final de la ronda
reason-square =
    { $way ->
        [more] La casilla donde acabe el sacerdote { $number } debería dar { $points } más en las próximas rondas.
       *[less] La casilla donde acabe el sacerdote { $number } debería dar { $points } menos en las próximas rondas.
    }
    .look = Fíjate en dónde estará el sacerdote { $number } tras esta ronda.
    .of = la casilla donde acabe el sacerdote { $number }

## Los caracteres de un maestro

character-collector = Coleccionista
    .about = Toma las fichas que tiene a mano y se preocupa poco por la casilla donde acaban los sacerdotes.
character-pathfinder = Explorador
    .about = Lleva primero a los sacerdotes a buenas casillas y deja las fichas para después.
character-rival = Rival
    .about = Juega por la ventaja: un punto que te quita vale tanto como un punto ganado.
