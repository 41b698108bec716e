# Cuzco: el juego, sus opciones, sus preguntas y lo que ocurre por qué regla.

game-title = Cuzco
game-subtitle = las terrazas
game-tagline = Levanta las terrazas terreno a terreno; quien está más alto construye los templos.
game-designer = Michael Kiesling & Wolfgang Kramer

option-strict_temple_value = Valor de los templos
    .help = Qué valor puede recibir un templo al construirlo o ampliarlo.
option-strict_temple_value-off = Hasta el tamaño del grupo
option-strict_temple_value-on = Siempre el mayor
option-hold_is_pass = Mantenerse
    .help = Si quien se mantiene en una fiesta puede volver a jugar cartas cuando otra persona sube después. Que sea definitivo es lo que dice al pie de la letra el reglamento francés.
option-hold_is_pass-off = Se puede volver a jugar
option-hold_is_pass-on = Es definitivo (texto francés)
option-no_second_after_tied_first = Segundo puesto
    .help = Si el recuento final paga el segundo puesto en una ciudad donde el primer puesto se comparte.
option-no_second_after_tied_first-off = Siempre puntúa
option-no_second_after_tied_first-on = No detrás de un primero compartido

## Nombres de las cosas

tile-name =
    { $tile ->
        [triple] terreno triple
        [double] terreno doble
        [village_single] terreno simple de aldea
       *[crops_single] terreno simple de cultivos
    }
card-name =
    { $card ->
        [T] T (tumi)
        [K] K (kero)
        [M] M (máscara)
        [TK] TK (tumi, kero)
        [TM] TM (tumi, máscara)
       *[KM] KM (kero, máscara)
    }
open-name =
    { $open ->
        [T] T (tumi)
        [K] K (kero)
        [M] M (máscara)
        [TK] TK (tumi, kero)
        [TM] TM (tumi, máscara)
       *[KM] KM (kero, máscara)
    }
drawing-word =
    { $word ->
        [ap] puntos de acción
        [temples] templos
        [scores] puntos de prestigio
        [triples] terrenos triples en la reserva
        [basins] estanques en la reserva
        [open] carta boca arriba
        [deck] cartas en el mazo
        [cards] cartas en la mano
       *[hand] mano
    }
points-words =
    { $points ->
        [one] { $points } punto de prestigio
       *[other] { $points } puntos de prestigio
    }
score-words =
    { $score ->
        [one] { $score } punto de prestigio
       *[other] { $score } puntos de prestigio
    }
place-words = { $place }.º
ap-words =
    { $ap ->
        [one] { $ap } punto de acción
       *[other] { $ap } puntos de acción
    }
no-such-cell = Esa casilla no existe en este tablero.

## Preguntas

question-first_player = El jugador inicial se sortea.
    .title = ¿Quién empieza?
    .waiting = Se está sorteando el jugador inicial.
question-open_card = Se revela la primera carta del mazo.
    .title = La carta boca arriba
    .waiting = Se está revelando la carta boca arriba.
question-deal_card = { $seat } recibe una carta de fiesta.
    .title = Cartas de fiesta
    .waiting = { $seat } va a recibir una carta de fiesta.
question-action =
    { $owed ->
        [1] Empieza tu turno poniendo un terreno. Tienes { ap-words }.
       *[0] { $ap ->
            [0] No te quedan puntos de acción. Lo que no cuesta nada aún es posible; si no, termina el turno.
           *[other] ¿Qué haces? Aún tienes { ap-words }.
        }
    }
    .title =
        { $owed ->
            [1] Pon el terreno de apertura
           *[0] Elige una acción
        }
    .waiting =
        { $owed ->
            [1] { $name } está poniendo el terreno de apertura.
           *[0] { $name } está jugando y aún tiene { ap-words }.
        }
    .guide = Tu turno empieza normalmente con un terreno; gasta después el resto de tus 6 puntos de acción (PA) en terrenos, incas, templos, cartas o estanques de riego, que puntúan cuando quedan rodeados. Quien tiene el inca más alto en una aldea lidera allí y puede construir un templo, que da la mitad de su valor. Por eso, fíjate primero en dónde puedes subir.
question-festival_cards = Elige con qué cartas abres la fiesta en { $cell }. La carta boca arriba es { open-name }.
    .title = Abre la fiesta
    .waiting = { $name } está eligiendo cartas para la fiesta en { $cell }.
    .guide = Una fiesta es una pugna de cartas en una ciudad; cuanto mayor es el templo, más puntos de prestigio da. Cada reliquia (tumi, kero o máscara) que tu carta comparte con la carta boca arriba vale 1 punto de fiesta (PF); juega una carta o varias, se gastan en todo caso. Fíjate primero en cuántos rivales tienen un inca allí.
question-festival_answer = Fiesta en { $cell }, carta boca arriba { open-name }. Tienes { $total } PF, el total más alto es { $top } PF. Por debajo, juega cartas o retírate; si lo igualas, juega cartas o mantente.
    .title = Responde en la fiesta
    .waiting = { $name } está respondiendo en la fiesta en { $cell }.
    .guide = Cada reliquia que tu carta comparte con la carta boca arriba vale 1 punto de fiesta (PF). Por debajo del total más alto hay que igualarlo o retirarse del todo; si lo igualas, puedes subirlo, o mantenerte y compartir la fiesta si nadie lo sube. Las cartas jugadas se gastan aunque pierdas: piensa en cuánto vale este templo.

## Preparación

CK-101 =
    .refusal = Cuzco es para dos, tres o cuatro jugadores, no para { $seats }.
CK-108 =
    .event =
        { $cards ->
            [unknown] { $seat } toma una mano de tres cartas.
           *[other] { $seat } toma una mano de tres cartas: { $cards }.
        }
CK-112 =
    .event = La carta boca arriba es { card-name }.
    .refusal =
        { $card ->
            [none] Antes tiene que salir una carta del mazo.
           *[other] La carta { card-name } no puede salir del mazo: no queda ninguna en él.
        }
CK-113 =
    .event = { $seat } empieza.
    .refusal =
        { $who ->
            [none] Antes, el sorteo tiene que decir quién empieza.
           *[other] El sorteo no puede señalar ese asiento: nadie juega en él en esta partida.
        }

## El turno

CK-201 =
    .refusal = Esa acción no existe en este juego.
CK-202 =
    .event = { $seat } empieza su turno con { ap-words }.
CK-205 =
    .refusal = Primero va el terreno de apertura. Antes de él solo puedes gastar una ficha.
CK-206 =
    .event = No se puede poner ningún terreno: { $seat } empieza sin terreno de apertura.
CK-208 =
    .refusal =
        { $ap ->
            [0] Esto cuesta { $price } PA, y no queda ninguno.
            [one] Esto cuesta { $price } PA, y solo queda { $ap }.
           *[other] Esto cuesta { $price } PA, y solo quedan { $ap }.
        }
CK-210 =
    .event =
        { $left ->
            [0] { $seat } gasta su última ficha y ahora tiene { ap-words }.
            [one] { $seat } gasta una ficha y ahora tiene { ap-words }; le queda { $left } ficha.
           *[other] { $seat } gasta una ficha y ahora tiene { ap-words }; le quedan { $left } fichas.
        }
CK-211 =
    .refusal = Ya has gastado una ficha en este turno.
CK-212 =
    .refusal = No te queda ninguna ficha que gastar.
CK-214 =
    .event =
        { $ap ->
            [0] { $seat } termina su turno.
           *[other] { $seat } termina su turno y renuncia a { ap-words }.
        }
CK-215 =
    .refusal = Se ha propuesto una fiesta; en este turno ya no se puede hacer nada más.
CK-216 =
    .refusal = Ahora juega { $asked }.

## Poner terrenos

CK-302 =
    .refusal =
        { $tile ->
            [triple] No queda ningún { tile-name } en la reserva común.
           *[other] No queda ningún { tile-name } en tu reserva.
        }
CK-303 =
    .refusal =
        { $tile ->
            [triple] Un { tile-name } necesita tres casillas que se toquen todas, en la región o justo al lado, una de ellas para la aldea.
            [double] Un { tile-name } necesita dos casillas vecinas, en la región o justo al lado, una de ellas para la aldea.
           *[other] Un { tile-name } necesita una sola casilla del tablero.
        }
CK-305 =
    .refusal = Ninguna parte del terreno quedaría en la región ({ $cells }); hace falta al menos una casilla.
CK-306 =
    .refusal = Una casilla con un inca no se puede cubrir ({ $cells }).
CK-307 =
    .refusal = Un estanque no se puede cubrir ({ $cells }).
CK-308 =
    .refusal = Un templo no se puede cubrir ({ $cells }).
CK-309 =
    .refusal = El terreno no quedaría plano: { $cells } tienen los niveles { $levels }.
CK-310 =
    .refusal = El { tile-name } cubriría exactamente un terreno de su mismo tamaño ({ $cells }).
CK-311 =
    .refusal = Con una aldea en { $cell }, los templos en { $temples } quedarían en la misma ciudad; una ciudad solo tiene un templo.
CK-313 =
    .event =
        { $tile ->
            [triple] { $seat } pone un { tile-name } en { $cells }, aldea en { $village }: nivel { $level } ({ $cost } PA).
            [double] { $seat } pone un { tile-name } en { $cells }, aldea en { $village }: nivel { $level } ({ $cost } PA).
           *[other] { $seat } pone un { tile-name } en { $cells }: nivel { $level } ({ $cost } PA).
        }

## Los incas

CK-404 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] { $owner_seat ->
                [none] No hay ningún inca en { $cell }.
               *[other] El inca de { $cell } pertenece a { $owner_seat }.
            }
        }
CK-405 =
    .refusal = No queda ningún inca en tu reserva.
CK-406 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] Ningún inca puede estar en { $cell }: hace falta un terreno sin templo.
        }
CK-407 =
    .refusal = Ya hay un inca de { $owner_seat } en { $cell }.
CK-408 =
    .refusal = { $cell } no es una casilla de entrada: ningún espacio libre fuera de la región la toca.
CK-409 =
    .event = { $seat } hace entrar un inca en { $cell } ({ $cost } PA).
CK-411 =
    .event =
        { $cost ->
            [0] { $seat } mueve un inca de { $origin } a { $cell }, gratis.
           *[other] { $seat } mueve un inca de { $origin } a { $cell } ({ $cost } PA).
        }
CK-412 =
    .refusal = Ningún camino lleva de { $origin } a { $cell }.
CK-413 =
    .event = { $seat } saca el inca de { $cell } y lo devuelve a su reserva ({ $cost } PA).
CK-415 =
    .refusal =
        { $incas ->
            [one] Ya has hecho { $made } movimiento gratis. Con { $incas } inca en el tablero, primero tienes que hacer otra cosa.
           *[other] Has hecho { $made } movimientos gratis seguidos. Con { $incas } incas en el tablero, primero tienes que hacer otra cosa.
        }

## Aldeas, ciudades y templos

CK-511 =
    .event = { $seat } construye un templo de { $value } en { $cell }.
CK-512 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] { $cell } no es una casilla de aldea; un templo necesita una.
        }
CK-513 =
    .refusal = Hay un inca de { $owner_seat } en { $cell }; un templo necesita una casilla sin inca.
CK-514 =
    .refusal = El grupo de { $cell } ya tiene un templo.
CK-515 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] En { $cell } no hay ningún templo que ampliar.
        }
CK-516 =
    .refusal = El templo en { $cell } solo puede cambiar una vez por turno.
CK-517 =
    .refusal = El templo en { $cell } ya tiene el valor { $present }; { $value } no lo ampliaría.
CK-518 =
    .refusal =
        { $leader_seat ->
            [none] Nadie lidera en el grupo de { $cell }, así que nadie puede construir ni ampliar allí.
           *[other] { $leader_seat } lidera en el grupo de { $cell }; solo quien lidera puede construir o ampliar allí.
        }
CK-519 =
    .refusal = Ese valor no existe; un templo tiene 2, 4, 6, 8 o 10.
CK-520 =
    .refusal =
        { $size ->
            [one] Un templo de { $value } es demasiado grande para el grupo de { $cell }, que solo tiene { $size } casilla.
           *[other] Un templo de { $value } es demasiado grande para el grupo de { $cell }, que solo tiene { $size } casillas.
        }
CK-521 =
    .refusal = La reserva común no tiene todos los pisos para un templo de { $value } en { $cell }.
CK-522 =
    .event = { $seat } amplía el templo en { $cell } de { $former } a { $value }.
CK-523 =
    .event = El disco solar de { $cell } vuelve a la reserva común.

## Estanques

CK-601 =
    .event =
        { $left ->
            [0] { $seat } pone el último estanque en { $cell }.
            [one] { $seat } pone un estanque en { $cell }; queda { $left }.
           *[other] { $seat } pone un estanque en { $cell }; quedan { $left }.
        }
CK-602 =
    .refusal = No queda ningún estanque en la reserva común.
CK-603 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] { $cell } está fuera de la región; ahí no va ningún estanque.
        }
CK-604 =
    .refusal = { $cell } no es suelo libre; ahí hay un terreno o un estanque.
CK-605 =
    .refusal = { $cell } es una casilla de la frontera; un estanque necesita una casilla interior.
CK-610 =
    .event = Un grupo de estanques queda totalmente rodeado ({ $cells }), pero nadie lidera alrededor: ningún punto.

## Cartas y fiestas

CK-701 =
    .event = { $seat } roba una carta del mazo.
CK-702 =
    .refusal = Ya has robado dos cartas en este turno; es el límite.
CK-703 =
    .event = { $seat } toma la carta boca arriba, { card-name }.
CK-704 =
    .event =
        { $card ->
            [unknown] { $seat } guarda la carta en secreto.
           *[other] { $seat } ha robado { card-name }.
        }
CK-705 =
    .event = El mazo se ha acabado; los descartes se barajan y forman uno nuevo.
CK-706 =
    .event = No queda ninguna carta que revelar: ya no hay carta boca arriba.
CK-707 =
    .refusal =
        { $source ->
            [open] No hay carta boca arriba que tomar.
           *[deck] El mazo está vacío, y no hay nada que barajar.
        }
CK-710 =
    .event = { $seat } propone una fiesta en { $cell }.
CK-712 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] En { $cell } no hay templo; una fiesta necesita uno.
        }
CK-713 =
    .refusal = Para proponer una fiesta en { $cell } necesitas un inca en esa ciudad.
CK-714 =
    .refusal = Hay un disco solar en el templo de { $cell }: allí no hay fiesta hasta que se amplíe.
CK-715 =
    .refusal = No hay carta boca arriba, así que no puede haber fiesta.
CK-716 =
    .event = { $seat } juega { $cards }: { $gained } PF, ahora { $total } PF en total.
CK-717 =
    .refusal = No tienes todas esas cartas en la mano.
CK-718 =
    .refusal = Con esta carta boca arriba no hay PF para { $cards }; eso no se puede jugar.
CK-719 =
    .refusal = Hace falta al menos una carta que dé PF con la carta boca arriba.
CK-721 =
    .event = { $seat } se retira de la fiesta.
CK-722 =
    .refusal = Eso son { $total } PF, y el total más alto es { $top } PF: iguálalo o retírate.
CK-723 =
    .refusal =
        { $due_seat ->
            [none] Ahora no hay ninguna fiesta a la que responder.
           *[other] Ahora responde { $due_seat }.
        }
CK-724 =
    .event = { $seat } se mantiene.
CK-725 =
    .refusal = Tus { $total } PF son el total más alto, así que no puedes retirarte: juega cartas o mantente.
CK-730 =
    .event = Se pone un disco solar en el templo de { $cell }.
CK-731 =
    .event = La carta boca arriba es ahora { card-name }.

## Puntuación

CK-801 =
    .event = { $seat } gana { points-words } por construir el templo en { $cell }.
CK-802 =
    .event = { $seat } gana { points-words } por ampliar el templo en { $cell }.
CK-803 =
    .event =
        { $size ->
            [one] { $seat } lidera alrededor del estanque rodeado { $cells } y gana { points-words }.
           *[other] { $seat } lidera alrededor de los estanques rodeados { $cells } y gana { points-words }.
        }
CK-804 =
    .event = { $seat } gana a solas la fiesta en { $cell }: { points-words }.
CK-805 =
    .event =
        { $points ->
            [0] { $seat } comparte la fiesta en { $cell }; con un templo de { $value }, eso no da nada.
           *[other] { $seat } comparte la fiesta en { $cell } y gana { points-words }.
        }
CK-806 =
    .event = { $seat } tiene el primer puesto en la ciudad de { $cell } y gana { points-words }.
CK-807 =
    .event = { $seat } tiene el segundo puesto en la ciudad de { $cell } y gana { points-words }.
CK-808 =
    .event = { $seat } no gana nada en la ciudad de { $cell }.

## Fin de la partida

CK-901 =
    .event = { $seat } ha puesto el último terreno triple: empieza la fase final.
CK-902 =
    .event = { $seat } hace su recuento final.
CK-907 =
    .event =
        { $shared ->
            [0] { $place ->
                [1] { $seat } gana con { score-words }.
               *[other] { $seat } termina { place-words } con { score-words }.
            }
           *[other] { $place ->
                [1] { $seat } comparte la victoria ({ score-words }).
               *[other] { $seat } termina { place-words }, con empate ({ score-words }).
            }
        }
CK-908 =
    .refusal = La partida ha terminado; ya no se juega nada más.
CK-909 =
    .event =
        { $triples ->
            [one] Nadie ha puesto un terreno en una vuelta entera, y el último terreno triple no cabe en ninguna parte: cada cual tiene un último turno.
           *[other] Nadie ha puesto un terreno en una vuelta entera, y ninguno de los { $triples } terrenos triples que quedan cabe en ninguna parte: cada cual tiene un último turno.
        }

## Opciones

CK-951 =
    .refusal = Con la opción elegida, un templo en { $cell } debe tener el valor { $due }, no { $value }.
CK-952 =
    .event = { $seat } se había mantenido y ahora queda fuera: se ha superado el total.
    .met = Te habías mantenido y ahora quedas fuera: se ha superado tu total.
CK-953 =
    .refusal = Este juego no tiene una opción { $option } con el valor { $value }.

## Razones de una jugada

reason-points =
    { $way ->
        [more] Ganas { $points } más en este turno.
       *[less] Ganas { $points } menos en este turno.
    }
    .look = ¿Dónde puedes ganar puntos ya en este turno?
    .of = puntos en este turno
reason-cities =
    { $way ->
        [more] Tus ciudades deberían darte { $points } más en el recuento final.
       *[less] Tus ciudades deberían darte { $points } menos en el recuento final.
    }
    .look = ¿Quién lidera en cada ciudad de cara al recuento final?
    .of = ciudades en el recuento final
reason-growth =
    { $way ->
        [more] Los templos que aún puedes ampliar deberían darte { $points } más.
       *[less] Los templos que aún puedes ampliar deberían darte { $points } menos.
    }
    .look = ¿Qué templos podrías ampliar todavía?
    .of = templos que aún se pueden ampliar
reason-festivals =
    { $way ->
        [more] Las fiestas deberían darte { $points } más.
       *[less] Las fiestas deberían darte { $points } menos.
    }
    .look = ¿En qué ciudades podrías proponer una fiesta?
    .of = fiestas
reason-villages =
    { $way ->
        [more] Las aldeas donde lideras deberían darte { $points } más cuando se conviertan en ciudades.
       *[less] Las aldeas donde lideras deberían darte { $points } menos cuando se conviertan en ciudades.
    }
    .look = ¿En qué aldeas podrías liderar y construir un templo?
    .of = aldeas que pueden convertirse en ciudades
reason-basins =
    { $way ->
        [more] Los estanques deberían darte { $points } más cuando queden rodeados.
       *[less] Los estanques deberían darte { $points } menos cuando queden rodeados.
    }
    .look = ¿Quién lidera alrededor de los estanques que aún no están rodeados?
    .of = estanques cuando queden rodeados
reason-incas =
    { $way ->
        [more] Tus incas en el tablero deberían darte { $points } más en lo que queda de partida.
       *[less] Tus incas en el tablero deberían darte { $points } menos en lo que queda de partida.
    }
    .look = ¿Cuántos incas tienes en el tablero y a qué altura están?
    .of = incas en el tablero
reason-cards =
    { $way ->
        [more] Tus cartas de fiesta deberían darte { $points } más en lo que queda de partida.
       *[less] Tus cartas de fiesta deberían darte { $points } menos en lo que queda de partida.
    }
    .look = ¿Te bastarán tus cartas para las próximas fiestas?
    .of = cartas de fiesta
reason-tokens =
    { $way ->
        [more] Tus fichas de acción adicional deberían darte { $points } más en lo que queda de partida.
       *[less] Tus fichas de acción adicional deberían darte { $points } menos en lo que queda de partida.
    }
    .look = ¿Es buen momento para gastar una ficha?
    .of = fichas de acción adicional
reason-tiles =
    { $way ->
        [more] Los terrenos dobles y simples de tu reserva deberían darte { $points } más en lo que queda de partida.
       *[less] Los terrenos dobles y simples de tu reserva deberían darte { $points } menos en lo que queda de partida.
    }
    .look = ¿Qué terrenos de tu reserva te serán útiles más adelante?
    .of = terrenos dobles y simples de la reserva

## Los caracteres de un maestro

character-builder = Constructor
    .about = Funda aldeas y levanta templos allí donde lidera.
character-celebrant = Festero
    .about = Reúne cartas y no se pierde una fiesta.
character-irrigator = Regador
    .about = Rodea los estanques y guarda para ellos los terrenos pequeños.
