# Lo que se cuenta de una partida analizada, en la terminal y en el informe, en español.

analysis-title = { $game }: análisis
analysis-about = Cuánto valió cada jugada, qué habría sido mejor y qué fue suerte. Cada decisión se juzga por lo que el jugador sabía entonces.
analysis-head = { $seats } jugadores, { $lines ->
        [one] { $lines } jugada
       *[other] { $lines } jugadas
    }
analysis-option = { $option }: { $value }
analysis-made =
    { $depth ->
        [quick] Examen rápido
        [standard] Examen normal
       *[deep] Examen profundo
    }, semilla { $seed }. El número tras ± dice hasta dónde llega, a cada lado, el intervalo del 95 %.
analysis-time = Tardó { $seconds } segundos.
analysis-open = El registro acaba aquí; la partida no había terminado.

analysis-share = { $sign }{ $mean } ± { $margin } %
analysis-share-known = { $sign }{ $mean } %
analysis-gap = { $mean } ± { $margin } puntos porcentuales
analysis-gap-known = { $mean ->
        [one] { $mean } punto porcentual
       *[other] { $mean } puntos porcentuales
    }
analysis-points = { $sign }{ $mean } ± { $margin } puntos
analysis-points-known = { $sign }{ $mean } puntos
analysis-number-known = { $sign }{ $mean }
analysis-share-margin = ± { $margin } %
analysis-points-margin = ± { $margin }
analysis-unsure = incierto

## El gráfico

analysis-chances = Probabilidades de ganar
analysis-chances-about = Cuántas veces de cada cien gana cada jugador desde aquí si todos juegan como se suele jugar. Las bandas son los intervalos.
analysis-graph = Gráfico de la probabilidad de ganar de cada uno, de la primera a la última jugada; la tabla de abajo tiene las mismas cifras
analysis-signs = ! un error · ‼ un error grave · ★ suerte. Cada signo lleva a su jugada.
analysis-as-table = Lo mismo en una tabla
analysis-after-move = Tras la jugada

## Suerte y juego

analysis-luck-and-skill = Suerte y habilidad
analysis-law = Cada columna suma el resultado, en tantos por ciento enteros de la probabilidad de ganar. Las decisiones se miden con lo que se suele jugar; la suerte es lo que hicieron el azar y las cartas ocultas, con los errores de las estimaciones.
analysis-player = Jugador
analysis-part-start = Probabilidad al empezar
analysis-part-luck = Suerte
analysis-part-skill = Decisiones propias
analysis-part-others = Decisiones de los demás
analysis-result = Resultado
analysis-result-open = Probabilidad al final del registro

## El juego de cada uno

analysis-play = El juego de cada uno
analysis-place = Puesto
analysis-scored = { $who }: { $score } puntos
analysis-score = Puntuación
analysis-decisions = Decisiones
analysis-lost-chance = Probabilidad perdida por decisión
analysis-lost-points = Puntos perdidos por decisión
analysis-lost-beginning = Puntos perdidos al principio
analysis-lost-middle = Puntos perdidos en el medio
analysis-lost-end = Puntos perdidos al final
analysis-mark-inaccuracy = Imprecisión
analysis-mark-mistake = Error
analysis-mark-blunder = Error grave
analysis-marks-inaccuracy = Imprecisiones
analysis-marks-mistake = Errores
analysis-marks-blunder = Errores graves
analysis-dearest = Jugada más cara
analysis-best = Mejor jugada
analysis-none = Ninguna encontrada.

## Cómo cambió la partida

analysis-turns = Cómo cambió la partida
analysis-no-turns = Ningún momento cambió mucho las probabilidades de nadie.
analysis-turn-loss =
    Jugada { $line }: { $seat } jugó «{ $done }» y perdió { $share } de la probabilidad de ganar{ $better ->
        [none] .
       *[other] ; «{ $better }» era mejor.
    }
analysis-turn-deed = Jugada { $line }: { $seat } ganó { $share } con «{ $done }», respecto a lo que se suele jugar.
analysis-turn-luck =
    { $count ->
        [one] Jugada { $last }
       *[other] Jugadas { $first } a { $last }
    }: { $way ->
        [less] la suerte se volvió contra { $seat } y le quitó { $share }.
       *[more] la suerte ayudó a { $seat } y le dio { $share }.
    }
analysis-board-before = El tablero como { $seat } lo veía antes de la jugada { $line }
analysis-board-after = El tablero como { $seat } lo veía tras la jugada { $line }

## Jugada por jugada

analysis-moves = Todas las jugadas
analysis-moves-about = Tras cada decisión está lo que vale: la probabilidad de ganar y la puntuación final que cabe esperar; después, lo que se perdió. Ábrela para ver otras buenas jugadas.
analysis-thresholds = Una imprecisión pierde al menos { $inaccuracy } puntos porcentuales de la probabilidad de ganar, un error { $mistake }, un error grave { $blunder }; las pérdidas menores o inciertas no se marcan.
analysis-worth = { $chance }, { $points }
analysis-loss = pierde { $share }
analysis-loss-none = no se encontró nada mejor
analysis-instead = Otras buenas jugadas
analysis-chance = Azar
analysis-note = { $word }: { $loss }
analysis-better = Mejor
