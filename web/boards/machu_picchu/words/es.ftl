# Las palabras del tablero de Machu Picchu.

## Places and pieces
mp-compass = { $stair ->
    [N] Norte
    [E] Este
    [S] Sur
   *[W] Oeste
}
mp-compass-letter = { $stair ->
    [N] N
    [E] E
    [S] S
   *[W] O
}
mp-priest = Sacerdote { $priest }
mp-card = Carta { $card }
mp-high-priest = Sumo sacerdote: jugador inicial de esta ronda
mp-draw-pile-name = el mazo
mp-order = { $order ->
    [tall_first] El más alto primero
   *[small_first] El más bajo primero
}
mp-sky = { $sky ->
    [sun] Sol
   *[moon] Luna
}: { $instruction ->
    [all_hidden] todas boca abajo
    [all_open] todas boca arriba
    [only_first_open] solo el primero boca arriba
    [only_first_hidden] solo el primero boca abajo
   *[first_two_open] los dos primeros boca arriba
}

## Top bar and players
mp-round = Ronda { $round } de { $rounds }
mp-phase-sky = Sol/Luna
mp-phase-place = Colocación
mp-phase-order = Orden
mp-phase-move = Movimiento
mp-note-placing = poniendo
mp-note-laid = { mp-compass }: { $card ->
    [unknown] ?
   *[other] { $card }
}

## Temple
mp-stair-empty = Escalón { mp-compass }: vacío
mp-stair-known = Escalón { mp-compass }: carta { $card }, de { $name }, { $face ->
    [open] boca arriba
   *[hidden] boca abajo
}
mp-stair-unknown = Escalón { mp-compass }: una carta boca abajo, de { $name }
mp-stair-plan = Escalón { mp-compass }: vacío. Prever aquí la carta { $card }, { $face ->
    [open] boca arriba
   *[hidden] boca abajo
}
mp-stair-confirm = Escalón { mp-compass }: la carta { $card } está prevista aquí, { $face ->
    [open] boca arriba
   *[hidden] boca abajo
}. Pulsa otra vez para ponerla
mp-squares = Casillas del templo
mp-square = { $square }{ $suns ->
    [1] , un sol
    [2] , dos soles
   *[0] { "" }
}{ $priest ->
    [0] { "" }
   *[other] , sacerdote { $priest }
}{ $offered ->
    [yes] , se puede elegir
   *[no] { "" }
}
mp-look-square = { $square }: { $suns ->
    [1] un sol
    [2] dos soles
   *[0] sin sol
}{ $start ->
    [0] { "" }
   *[other] , salida del sacerdote { $start }
}
mp-look-priest = Sacerdote { $priest }{ $standing ->
    [own] , tuyo
   *[other] { "" }
}, vale { $value }
mp-priest-at = { $square ->
    [none] El sacerdote { $priest } está fuera del templo y vale { $value }.
   *[other] El sacerdote { $priest } está en { $square } y vale { $value }.
}

## Depots and rows
mp-priest-standing = { $standing ->
    [outside] fuera del templo
    [own] tuyo
   *[other] { $priest ->
        [1] el más bajo
        [2] bajo
        [3] alto
       *[4] el más alto
    }
}
mp-depot-tokens = { $count ->
    [0] Todavía sin fichas
   *[other] Fichas: { $tokens }
}
mp-depot = Depósito del sacerdote { $priest }{ $standing ->
    [own] , tuyo
    [outside] , fuera del templo
   *[other] { "" }
}: vale { $value }. { mp-depot-tokens }
mp-backed-by = Al sacerdote { $priest } lo apoya { $name }
mp-row = { $kind ->
    [sun] Soles
   *[fire] Fuegos
}
mp-row-next = sigue { $value }
mp-row-empty = agotados
mp-row-spoken = { $kind ->
    [sun] Fila de soles
   *[fire] Fila de fuegos
}: { $count ->
    [0] vacía
   *[other] { $tokens }
}

## Sun/moon card
mp-sky-card = Carta Sol/Luna de esta ronda
mp-sky-waiting = Se está revelando la siguiente carta…
mp-sky-pays = { $sky ->
    [sun] Las casillas con sol dan { $square }; el centro, { $centre }.
   *[moon] Solo el centro da ficha: { $centre }.
}
mp-sky-left = { $count ->
    [0] No quedan cartas en el mazo.
    [one] { $count } carta en el mazo.
   *[other] { $count } cartas en el mazo.
}
mp-placement = Colocación { $placement }, { $name }: { $face ->
    [open] boca arriba
   *[hidden] boca abajo
}{ $done ->
    [yes] , hecha
   *[no] { "" }
}

## Hand and decks
mp-holdings = Tus cartas y tu pareja
mp-hand = Tu mano
mp-hand-card = Carta { $card }{ $state ->
    [picked] , elegida
   *[other] { "" }
}
mp-draw-pile = { $count ->
    [one] carta en el mazo
   *[other] en el mazo
}
mp-used-cards = { $count ->
    [0] Ninguna carta usada
    [one] { $count } carta usada
   *[other] { $count } cartas usadas
}
mp-card-list = Cartas de dirección
mp-card-place = { $card }: { $place ->
    [used] usada
    [stair] en un escalón
    [hand] en tu mano
   *[unseen] aún no vista
}
mp-card-key = { $place ->
    [used] usada
    [stair] en un escalón
    [hand] en tu mano
   *[unseen] aún no vista
}
mp-sky-list = { $count ->
    [0] El mazo Sol/Luna está vacío
   *[other] Todavía en el mazo Sol/Luna
}
mp-pair-list = Cartas de sacerdote en juego
mp-pair = { $face ->
    [open] Tu pareja
   *[secret] Tu pareja secreta
}
mp-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}
mp-pair-priests = Sacerdotes { $one } y { $two }

## Choosing
mp-group-card = Carta
mp-group-stair = { $face ->
    [open] Escalón (carta boca arriba)
   *[hidden] Escalón (carta boca abajo)
}
mp-group-order = Orden de los movimientos
mp-group-square = Casilla para el sacerdote { $priest }
mp-confirm-stair = Poner la carta { $card } en el { $stair ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
}, { $face ->
    [open] boca arriba
   *[hidden] boca abajo
}
mp-lay = Poner
mp-confirm-waiting = { $missing ->
    [card] Elige una carta
    [stair] Elige un escalón
   *[both] Elige carta y escalón
} ({ $face ->
    [open] boca arriba
   *[hidden] boca abajo
})
mp-confirm-order = { $order ->
    [tall_first] El más alto primero
   *[small_first] El más bajo primero
}
mp-choose = Elegir
mp-confirm-square = Recolocar al sacerdote { $priest } en { $square }

## What an order would do
mp-move = { $kind ->
    [arrive] va a { $square }
    [leave] sale
   *[blocked] bloqueado
}
mp-back = El sacerdote { $priest } vuelve a { $square }
mp-suppose = ¿Y si …?
mp-suppose-cards = Supón que las cartas desconocidas son:
mp-suppose-show = En el tablero
mp-looking = Calculando…
mp-own-pair = Tu pareja
mp-ranking = Cartas de la ronda, de mayor a menor
mp-numbers-brief = El número de una carta decide qué sacerdote mueve.
mp-numbers = { mp-numbers-brief } { $mine ->
    [yes] Después de la revelación, tú eliges:
   *[no] Después de la revelación, { $name } elige:
}
mp-rank = { $end ->
    [largest] mayor
   *[smallest] menor
}
mp-backwards = La carta menor va primero.

## Score sheet
mp-sheet-row = Sacerdote { $priest }: { $kind ->
    [sun] fichas de sol
   *[fire] fichas de fuego
}
mp-backers = Quién apoyó a quién
mp-backed-by-nobody = nadie
