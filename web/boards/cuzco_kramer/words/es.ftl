# The words of the Cuzco board (Kiesling & Kramer).

## Pieces
ck-tile = { $kind ->
    [triple] Triple
    [double] Doble
    [village] Aldea
   *[crops] Cultivos
}
ck-relic = { $relic ->
    [T] tumi
    [K] kero
   *[M] máscara
}
ck-piece = { $piece ->
    [incas] { $count ->
        [one] { $count } inca en tu reserva
       *[other] { $count } incas en tu reserva
    }
    [tokens] { $count ->
        [one] { $count } ficha de acción adicional
       *[other] { $count } fichas de acción adicional
    }
    [basins] { $count ->
        [one] { $count } estanque en la reserva
       *[other] { $count } estanques en la reserva
    }
   *[discs] { $count ->
        [one] { $count } disco solar en la reserva
       *[other] { $count } discos solares en la reserva
    }
}
ck-floors = Pisos de templo de valor { $value }: { $count } en la reserva
ck-common-stock = Reserva común
ck-own-supply = Tu reserva

## Top bar and players
ck-progress = { $stage ->
    [over] Recuento final
    [final] { $turns ->
        [one] Fase final: el último turno
       *[other] Fase final: { $turns } últimos turnos
    }
   *[play] { $triples ->
        [one] queda { $triples } triple
       *[other] quedan { $triples } triples
    }
}
ck-phase-tile = Terreno
ck-phase-actions = Acciones
ck-phase-festival = Fiesta
ck-phase-count = Recuento
ck-badge-label = { $kind ->
    [incas] Incas en reserva: { $count }
    [cards] Cartas de fiesta en la mano: { $count }
   *[tokens] Fichas de acción adicional: { $count }
}
ck-note-festival = { $state ->
    [held] se mantiene en { $total } PF
    [in] { $total } PF
   *[out] fuera de la fiesta
}
ck-note-final = { $state ->
    [counted] recuento hecho
    [now] último turno
   *[next] falta el último turno
}

## Action bar
ck-ap-left = { $ap } de { $of } PA
ck-ap-planned = { $ap ->
    [one] { $ap } previsto
   *[other] { $ap } previstos
}
ck-sorts = Tipos de acción
ck-sort = { $sort ->
    [tiles] Terrenos
    [incas] Incas
    [build] Construir
    [cards] Cartas
   *[turn] Turno
}
ck-do = { $mode ->
    [enter] Entrar
    [move] Mover
    [exit] Salir
    [build] Templo
    [enlarge] Ampliar
    [basin] Estanque
    [draw-open] Carta boca arriba
    [draw-deck] Mazo
    [festival] Fiesta
   *[token] Ficha
}
ck-end = Terminar el turno
ck-unused = { $ap } PA sin usar
ck-by-itself = Terminar el turno automáticamente cuando no queda nada por hacer
ck-hint = { $mode ->
    [triple] Señala la casilla de la aldea. R o la rueda giran el terreno.
    [double] Señala la casilla de la aldea. R o la rueda giran el terreno.
    [village] Señala la casilla de la aldea.
    [crops] Señala la casilla de los cultivos.
    [enter] Elige una casilla de entrada: 1 PA por el bosque, 2 PA por la montaña.
    [move] Elige un inca para mover.
    [move-to] Elige adónde va. Cada paso entre aldea y cultivos cuesta 1 PA.
    [exit] Elige un inca para sacar.
    [build] Elige una casilla de aldea para el templo.
    [enlarge] Elige el templo que amplías.
    [basin] Elige una casilla interior de suelo libre para el estanque.
   *[festival] Elige la ciudad de la fiesta.
}
ck-hint-touch = Toca la casilla de la aldea; tócala otra vez para girar el terreno.
ck-turn-left = Girar el terreno a la izquierda
ck-turn-right = Girar el terreno a la derecha
ck-cancel = Cancelar
ck-ap-price = { $price ->
    [unknown] { "" }
    [0] : gratis
   *[other] : { $price } PA
}
ck-confirm = { $mode ->
    [triple] Poner el triple{ ck-ap-price }
    [double] Poner el doble{ ck-ap-price }
    [village] Poner la aldea{ ck-ap-price }
    [crops] Poner los cultivos{ ck-ap-price }
    [enter] Entrar en { $cell }{ ck-ap-price }
    [move] Ir a { $to }{ ck-ap-price }
    [exit] Salir de { $cell }{ ck-ap-price }
    [build] Templo { $to } en { $cell }{ ck-ap-price }
    [enlarge] Ampliar { $cell } a { $to }{ ck-ap-price }
    [basin] Estanque en { $cell }{ ck-ap-price }
   *[other] Confirmar
}
ck-value-hint = { $mode ->
    [build] Valor del templo en { $cell }:
   *[enlarge] Nuevo valor del templo en { $cell }:
}
ck-value = { $points ->
    [one] Valor { $value }, { $points } punto al momento
   *[other] Valor { $value }, { $points } puntos al momento
}
ck-city-button = { $cell }, templo { $value }

## Hand and open card
ck-hand = Carta boca arriba, tu mano y tu reserva
ck-your-cards = Tus cartas de fiesta
ck-open-title = Carta boca arriba
ck-open-card = Carta boca arriba: { $name }
ck-no-open-card = ninguna
ck-deck = Mazo: { $deck }
ck-no-cards = Ninguna carta de fiesta en la mano
ck-worth = { $worth } PF
ck-card-spoken = { $count ->
    [1] { "" }
   *[other] { $count } veces{ " " }
}{ $worth ->
    [0] { $card }: no vale nada con la carta boca arriba
    [one] { $card }: { $worth } punto de fiesta
   *[other] { $card }: { $worth } puntos de fiesta
}

## Preview and standing
ck-preview = Lo que hace esto
ck-looking = Calculando…
ck-price = { $price ->
    [0] gratis
   *[other] { $price } PA
}
ck-price-range = de { $least } a { $most } PA
ck-then-nothing = Nadie puntúa y el liderazgo no cambia.
ck-then-points = { $points ->
    [one] { $mine ->
        [yes] Ganas { $points } punto
       *[no] { $name } gana { $points } punto
    }
   *[other] { $mine ->
        [yes] Ganas { $points } puntos
       *[no] { $name } gana { $points } puntos
    }
}
ck-then-closes = { $mine ->
    [yes] Rodea un estanque: lideras alrededor
   *[no] Rodea un estanque: { $name } lidera alrededor
}
ck-then-closes-nobody = Rodea un estanque, pero nadie lidera alrededor
ck-then-joins = { $kind ->
    [city] { $parts } grupos pasan a ser uno: la ciudad de { $cell } con { $size } casillas
   *[village] { $parts } aldeas pasan a ser una con { $size } casillas
}
ck-then-splits = { $parts ->
    [0] { $kind ->
        [city] La ciudad de { $cell } desaparece
       *[village] La aldea de { $cell } desaparece
    }
   *[other] { $kind ->
        [city] La ciudad de { $cell } queda cortada en { $parts } partes
       *[village] La aldea de { $cell } queda cortada en { $parts } partes
    }
}
ck-place-name = { $kind ->
    [city] en la ciudad de { $cell }
    [basin] alrededor del estanque de { $cell }
   *[village] en la aldea de { $cell }
}
ck-then-leads = { $mine ->
    [yes] Pasas a liderar { ck-place-name }
   *[no] { $name } pasa a liderar { ck-place-name }
}
ck-then-nobody-leads = { $mine ->
    [yes] Dejas de liderar { ck-place-name }; nadie lidera
   *[no] { $name } deja de liderar { ck-place-name }; nadie lidera
}
ck-then-last-triple = Es el último triple: empieza la fase final
ck-then-disc-back = El disco solar vuelve a la reserva: aquí puede haber fiesta otra vez
ck-group = { $kind ->
    [city] Ciudad de { $cell }: { $size ->
        [one] { $size } casilla
       *[other] { $size } casillas
    }, templo { $value }
   *[village] Aldea de { $cell }: { $size ->
        [one] { $size } casilla
       *[other] { $size } casillas
    }
}
ck-basin = { $state ->
    [enclosed] Estanque de { $cell }: { $size ->
        [one] { $size } casilla
       *[other] { $size } casillas
    }, rodeado
   *[open] Estanque de { $cell }: { $size ->
        [one] { $size } casilla
       *[other] { $size } casillas
    }, aún abierto
}
ck-basin-meaning = { $state ->
    [enclosed] Ya se ha puntuado y no cambia más.
    [nobody] Cuando se cubra la última casilla de alrededor, da { $points } puntos a quien lidere alrededor.
   *[led] Cuando se cubra la última casilla de alrededor, quien lidera gana { $points } puntos.
}
ck-group-meaning = { $kind ->
    [grow] Quien lidera puede ampliar el templo hasta { $most }.
    [full] El templo es tan alto como esta ciudad permite.
    [build] Quien lidera puede construir un templo aquí, hasta { $most }.
   *[small] Demasiado pequeña para un templo: hacen falta dos casillas.
}
ck-leads = lidera
ck-place = { $place ->
    [1] { $shared ->
        [yes] primer puesto, empate
       *[no] primer puesto
    }
    [2] { $shared ->
        [yes] segundo puesto, empate
       *[no] segundo puesto
    }
   *[3] sin puntos
}
ck-tied = Niveles iguales: nadie lidera.
ck-nobody-here = { $kind ->
    [basin] No hay ningún inca alrededor.
   *[group] No hay ningún inca aquí.
}
ck-tip = Señala una aldea, una ciudad o un estanque para ver quién lidera allí, y por qué.
ck-tip-final = Fase final: al terminar tu turno, cada ciudad te da puntos según tu puesto. Señala una ciudad para ver quién lidera.

## Festival
ck-fp = PF
ck-festival-title = Fiesta en la ciudad de { $cell }, templo { $value }
ck-festival-prize = { $alone ->
    [one] { $alone } punto para quien gana a solas; compartida, { $shared } para cada uno.
   *[other] { $alone } puntos para quien gana a solas; compartida, { $shared } para cada uno.
}
ck-bid-state = { $state ->
    [due] debe responder ahora
    [held] se mantiene
    [out] se retiró
    [through] siguió hasta el final
    [waiting] aún no ha jugado
    [below] por debajo del total más alto
   *[level] en el total más alto
}{ $proposer ->
    [yes] { " (propuso la fiesta)" }
   *[no] { "" }
}
ck-festival-open-hint = { $rivals ->
    [0] Nadie más está en esta ciudad: una carta basta para ganar.
    [one] Otra persona está allí y puede responder.
   *[other] Otras { $rivals } personas están allí y pueden responder.
}
ck-festival-below-hint = { $missing ->
    [one] Te falta { $missing } PF para el total más alto: juega al menos eso o retírate.
   *[other] Te faltan { $missing } PF para el total más alto: juega al menos eso o retírate.
}
ck-festival-level-hint = Estás en el total más alto, { $top } PF: súbelo con cartas o mantente.
ck-festival-hold = Mantenerse en { $top }
ck-festival-drop = Retirarse
ck-festival-last = { $ap ->
    [0] Una fiesta es el último acto de tu turno.
    [one] Una fiesta pone fin a tu turno: { $ap } PA queda sin usar.
   *[other] Una fiesta pone fin a tu turno: { $ap } PA quedan sin usar.
}
ck-festival-play = { $cards ->
    [0] Elegir cartas
   *[other] { $kind ->
        [open] Abrir con { $total } PF
        [raise] Subir a { $total }
       *[match] Jugar hasta { $total }
    }
}
ck-help-worth = Una carta vale un punto de fiesta (PF) por cada reliquia suya que también muestra la carta boca arriba.
ck-help-below = Por debajo del total más alto hay que alcanzarlo con cartas o retirarse del todo.
ck-help-hold = Mantenerse es no subir ahora. Sigues dentro, y se te vuelve a preguntar si alguien sube.
ck-help-hold-bound = Aquí mantenerse es definitivo: no juegas más cartas y quedas fuera en cuanto alguien supera el total.
ck-help-drop = Quien está en el total más alto no puede retirarse.
ck-help-end = La última persona que queda gana a solas. Si todas las que quedan se mantienen, comparten.
ck-help-spent = Las cartas jugadas se gastan, también para quien se retira.
ck-help-outside = No participas: no tienes ningún inca en esta ciudad, o te retiraste.

## Looking before using
ck-look = { $act ->
    [draw-open] Tomar la carta boca arriba: { $card }
    [draw-deck] Robar una carta del mazo
    [token] Gastar una ficha de acción adicional
    [end] Terminar tu turno
    [hold] Mantenerse
   *[drop] Retirarse de la fiesta
}
ck-use = { $act ->
    [draw-open] Tomarla
    [draw-deck] Robarla
    [token] Gastarla
    [end] Terminar el turno
    [hold] Mantenerse
   *[drop] Retirarse
}

## What all can know of the cards
ck-known = Los descartes y lo que se sabe de las manos
ck-known-discard = Descartes: { $count }
ck-known-hand = { $mine ->
    [yes] De tu mano, los demás conocen
   *[no] En la mano de { $name }, tomadas boca arriba
}
ck-known-unseen = En el mazo o, boca abajo, en las otras manos
ck-known-elsewhere = De ellas, con seguridad en otras manos
ck-known-none = nada

## Final count
ck-count-of = Recuento final: { $name }
ck-count-city = Ciudad de { $cell }, templo { $value }
ck-count-why = { $place ->
    [1] { $shared ->
        [alone] Nadie más está aquí: el valor entero del templo.
        [yes] Empate en el primer puesto: aun así, el valor entero del templo.
       *[no] Los niveles más altos: el valor entero del templo.
    }
    [2] { $paid ->
        [yes] { $shared ->
            [yes] Empate en el segundo puesto: aun así, la mitad del valor.
           *[no] Segundo puesto: la mitad del valor del templo.
        }
       *[no] Segundo puesto detrás de un primero compartido: nada en esta partida.
    }
    [0] Ningún inca en esta ciudad.
   *[other] Solo puntúan los dos primeros puestos.
}
ck-final-title = El recuento final, ciudad por ciudad
ck-final-text = Cada persona puntuó al terminar su último turno, con los incas como estaban entonces. El nivel resaltado rompió el empate con el puesto siguiente.
ck-final-nothing = Ninguna ciudad dio puntos.
ck-final-rest = Nada de { $cells }.

ck-source = { $source ->
    [CK-801] Templos construidos
    [CK-802] Templos ampliados
    [CK-803] Estanques rodeados
    [CK-804] Fiestas ganadas a solas
    [CK-805] Fiestas compartidas
    [CK-806] Recuento final: primeros puestos
   *[CK-807] Recuento final: segundos puestos
}

## The board
ck-tools = Vista del tablero
ck-zoom-in = Acercar
ck-zoom-out = Alejar
ck-zoom-all = Todo el tablero
ck-heights = Mostrar los niveles por color (H)
ck-heights-shown = Vista de niveles: el número es el nivel
ck-coordinates = Mostrar los nombres de las casillas (C)
ck-enter-mountain = Montaña: entrar por 2 PA
ck-enter-forest = Bosque: entrar por 1 PA
ck-plan = Lo que está previsto
ck-not-here = Aquí no
ck-cells = Casillas del tablero
ck-cell-village = aldea, nivel { $level }
ck-cell-crops = cultivos, nivel { $level }
ck-cell-basin = estanque
ck-cell-site = suelo libre
ck-cell-mountain = montaña
ck-cell-forest = bosque
ck-cell-temple = templo { $value }
ck-cell-disc = con un disco solar
ck-cell-inca = inca de { $name }
ck-cell-group = { $kind ->
    [city] ciudad
   *[village] aldea
} de { $size ->
    [one] { $size } casilla
   *[other] { $size } casillas
}, { $led ->
    [yes] lidera: { $name }
   *[no] nadie lidera
}
ck-cell-offer = se puede elegir
ck-cell-price = { $price ->
    [0] se puede elegir, gratis
   *[other] se puede elegir, { $price } PA
}
ck-ghost = El terreno cubre { $cells }, { $village ->
    [none] solo cultivos
   *[other] aldea en { $village }
}: { $fits ->
    [yes] cabe aquí, { $price } PA
   *[no] no cabe aquí
}

## Keys
ck-key-arrows = Flechas
    .does = en el tablero, de casilla en casilla
ck-key-enter = Intro
    .does = elegir la casilla; confirmar lo previsto
ck-key-r = R, Mayús R
    .does = girar el terreno en mano (también con la rueda)
ck-key-esc = Esc
    .does = cancelar lo previsto
ck-key-h = H
    .does = mostrar o no los niveles por color
ck-key-c = C
    .does = mostrar o no los nombres de las casillas
ck-key-zoom = + − 0
    .does = acercar, alejar, todo el tablero
