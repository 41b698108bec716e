# Inca Empire: el juego, sus opciones, sus preguntas, y qué ocurre según qué regla.

game-title = Inca Empire
game-subtitle = las cuatro regiones
game-tagline = Abre caminos desde Cuzco, somete regiones y construye lo que alcanzarán los caminos de todos.
game-designer = Alan D. Ernstein

option-pizarro_arrival = Llegada de Pizarro
    .help = Si la última era puede acabar antes: tras cada una de sus fases del Pueblo se muestra un marcador oculto.
option-pizarro_arrival-off = No
option-pizarro_arrival-on = Sí
option-early_decline = Declive Anticipado
    .help = Una partida más corta para cuatro: cinco períodos en vez de siete, sin peregrinaciones.
option-early_decline-off = No
option-early_decline-on = Sí
option-gift_of_the_gods = El Don de los Dioses
    .help = Cuatro regiones cercanas a Cuzco empiezan con un marcador de mano de obra 3.
option-gift_of_the_gods-off = No
option-gift_of_the_gods-on = Sí

## Nombres de las cosas

card-name =
    { $card ->
        [rural_unrest] Revuelta Rural
        [skilled_surveyors] Agrimensores Expertos
        [motivated_workers] Obreros Motivados
        [wild_road] Camino Salvaje
        [extra_workforce] Mano de Obra Adicional
        [el_nino] El Niño: Inundación
        [epidemic] Epidemia
        [urban_renewal] Renovación Urbana
        [strategic_point] Punto Estratégico
        [building_project] Proyecto de Construcción
        [bad_weather] Mal tiempo
        [reserve_rations] Raciones de Reserva
        [military_superiority] Superioridad Militar
        [popular_support] Apoyo Popular
        [rapid_expansion] Expansión Rápida
        [resistance] Resistencia
        [religious_fervour] Fervor Religioso
        [solar_eclipse] Eclipse Solar
        [great_pilgrimage] Gran Peregrinación
        [annual_pilgrimage] Peregrinación Anual
       *[local_pilgrimage] Peregrinación Local
    }
suyu-name =
    { $colour ->
        [orange] Chinchaysuyu
        [blue] Antisuyu
        [brown] Collasuyu
       *[green] Cuntisuyu
    }
quarter-name =
    { $quarter ->
        [orange_blue] Chinchaysuyu–Antisuyu
        [blue_brown] Antisuyu–Collasuyu
        [brown_green] Collasuyu–Cuntisuyu
        [green_orange] Cuntisuyu–Chinchaysuyu
        [orange_brown] Chinchaysuyu–Collasuyu
       *[blue_green] Antisuyu–Cuntisuyu
    }
era-name =
    { $era ->
        [pre_empire] Preimperio
        [early_empire] Imperio Temprano
        [middle_empire] Imperio Medio
       *[late_empire] Imperio Tardío
    }
phase-name =
    { $phase ->
        [inca] fase del Inca
        [sun] fase del Sol
        [people] fase del Pueblo
       *[sapa_inca] fase del Sapa Inca
    }
kind-name =
    { $kind ->
        [city] fundar una ciudad
        [garrison] establecer una guarnición
        [conquest] conquistar una región
        [temple] construir un templo
        [terrace] construir una terraza
        [extra_road] construir un camino adicional
        [garrison_to_city] convertir una guarnición en ciudad
       *[pass] pasar
    }
workers-words =
    { $workers ->
        [one] { $workers } obrero
       *[other] { $workers } obreros
    }
roads-words =
    { $roads ->
        [one] { $roads } camino
       *[other] { $roads } caminos
    }
points-words =
    { $points ->
        [one] { $points } punto de victoria
       *[other] { $points } puntos de victoria
    }
score-words =
    { $score ->
        [one] { $score } punto de victoria
       *[other] { $score } puntos de victoria
    }
drawing-word =
    { $word ->
        [setup] preparación
        [track] pista de puntuación
        [workers] obreros
        [sun_board] tablero del Sol
        [regions] marcadores visibles
        [cities] ciudades
        [garrisons] guarniciones
        [temples] templos
        [draw] mazo
        [discard] descarte
       *[hand] mano
    }

## Preguntas

question-colour = { $seat } recibe un color.
    .title = Colores
    .waiting = { $seat } está recibiendo un color.
question-marker = Se revela el marcador de { $where }.
    .title = Un marcador
    .waiting = Se está revelando el marcador de { $where }.
question-deal = { $seat } recibe una carta del Sol.
    .title = Cartas del Sol
    .waiting = { $seat } está recibiendo una carta del Sol.
question-tile = { $seat } recibe una ficha de orden de turno.
    .title = Orden de turno
    .waiting = { $seat } está recibiendo una ficha de orden de turno.
question-draw = { $seat } roba una carta del Sol.
    .title = Una carta nueva
    .waiting = { $seat } está robando una carta del Sol.
question-invasion = Se muestra el marcador de Invasión de esta fase.
    .title = Marcador de Invasión
    .waiting = Se está mostrando el marcador de Invasión.
question-sun_card = ¿Qué carta del Sol colocas? Actúa sobre los dos jugadores junto a su cuadrante.
    .title = Elige una carta
    .waiting = { $name } está eligiendo una carta del Sol.
    .guide = Las cartas del Sol cambian sobre todo lo que las acciones cuestan, permiten o dan. Colocas una de tus tres, boca abajo, en un cuadrante del tablero del Sol; una vez revelada, actúa sobre los dos jugadores junto a ese cuadrante hasta la próxima puntuación. Busca primero una carta que ayude a tus planes, o una que estorbe a quien va por delante.
question-sun_quarter = ¿En qué cuadrante del tablero del Sol va tu carta?
    .title = Elige un cuadrante
    .waiting = { $name } está eligiendo un cuadrante para su carta.
    .guide = Tu carta actuará sobre los dos jugadores cuyos colores bordean su cuadrante: una carta buena va, por tanto, junto a tu color, y una mala entre dos rivales. Cada cuadrante recibe una carta por fase del Sol, y quien coloca en último lugar se queda con el que sobra. Mira también quién aprovecharía contigo una carta buena.
question-people_next = ¿Qué sigue en tu turno? Tienes { workers-words }.
    .title = Elige qué sigue
    .waiting = { $name } está eligiendo su próxima acción.
    .guide = Tu turno tiene dos acciones, en el orden que quieras: construir caminos, que es gratis, y un desarrollo (una conquista, una ciudad…), que cuesta obreros. Puedes dejar de lado cualquiera de las dos; una peregrinación, si una carta la ofrece, sustituye a una de ellas. Los caminos suelen ir primero, pues casi todo desarrollo necesita tu red: los sitios que tus caminos unen con Cuzco.
question-road_pick =
    { $left ->
        [one] ¿Dónde construyes? Queda { $left } de { roads-words } en esta acción.
       *[other] ¿Dónde construyes? Quedan { $left } de { roads-words } en esta acción.
    }
    .title = Construye un camino
    .waiting = { $name } está construyendo caminos.
    .guide = Aquí los caminos son gratis: un camino va normalmente en un espacio vacío, sale de tu red (los sitios que tus caminos unen con Cuzco) y toca una región conquistada con uno de sus extremos. Cada sitio nuevo hace revelar los marcadores de alrededor. Busca los sitios de ciudad y de guarnición: en cada puntuación, esos edificios dan puntos a todos los que están conectados.
question-dev_kind = ¿Qué desarrollo eliges? Tienes { workers-words }.
    .title = Elige un desarrollo
    .waiting = { $name } está eligiendo un desarrollo.
    .guide = Pagas con obreros un solo desarrollo: una conquista cuesta la resistencia de la región y da puntos de victoria (PV) ahora y obreros en cada fase del Inca. Las ciudades, las guarniciones y los templos dan PV enseguida y después, en cada puntuación, a todos aquellos cuyos caminos llegan hasta ellos; una terraza es solo tuya. Al principio, mira primero las conquistas: sus obreros pagan lo demás.
question-dev_target = ¿Dónde? ({ kind-name })
    .title = Elige el lugar
    .waiting = { $name } está eligiendo el lugar ({ kind-name }).
    .guide = Elige el lugar de tu desarrollo: un sitio del mapa, una región, uno de tus marcadores o un espacio de camino. Solo se ofrecen los lugares permitidos que puedes pagar. Las ciudades, las guarniciones y los templos dan puntos a todos los que están conectados con ellos; por eso conviene un sitio al que lleguen pocos caminos de los demás.
question-dev_repeat = Gracias a una carta del Sol puedes { kind-name } una vez más, o dejarlo.
    .title = ¿Una vez más?
    .waiting = { $name } puede { kind-name } una vez más.
    .guide = Una carta del Sol que actúa sobre ti te permite repetir lo que acabas de hacer: otra guarnición u otra terraza al precio de siempre, u otro camino gratis. También puedes dejarlo. Un camino gratis casi siempre vale la pena; en los demás casos, mira tus obreros y recuerda que en cada puntuación solo conservas unos pocos.
question-rapid_conquest = ¿Haces una conquista rápida? Cuesta dos obreros más. Tienes { workers-words }.
    .title = Conquista rápida
    .waiting = { $name } puede hacer una conquista rápida.
    .guide = La carta Expansión Rápida te ofrece una conquista además de tu desarrollo, por 2 obreros más de lo que costaría; puedes rechazarla. Da lo mismo que cualquier otra: los puntos de victoria (PV) del marcador ahora y su mano de obra, obreros nuevos, en cada fase del Inca. Mira primero cuántas fases del Inca quedan por venir.
question-pilgrimage_card = ¿Qué peregrinación haces?
    .title = Elige una peregrinación
    .waiting = { $name } está eligiendo una peregrinación.
    .guide = Varias cartas de peregrinación actúan sobre ti, y puedes hacer una sola peregrinación por fase del Pueblo. Cada una da un número fijo de puntos de victoria (PV) por un templo de tu red en uno de los dos sitios que nombra: la Gran Peregrinación 7, la Anual 5, la Local 4. La carta no se gasta, así que lo normal es tomar la que más da.
question-pilgrimage_slot = { card-name }: ¿a qué acción renuncias?
    .title = Renuncia a una acción
    .waiting = { $name } está eligiendo la acción a la que renuncia.
    .guide = Una peregrinación da puntos enseguida, pero ocupa el lugar de una acción entera: renuncias a tus caminos o a tu desarrollo de este turno. Después no podrás construir un templo en esta fase del Pueblo. Mira qué te daría menos ahora: los caminos, si tu red ya llega bastante lejos; el desarrollo, si te faltan obreros.

## Preparación

IE-101 =
    .refusal = Inca Empire es para tres o cuatro jugadores, no para { $seats }.
IE-102 =
    .event = { $seat } gobierna { $where }.
    .refusal =
        { $colour ->
            [none] Primero se reparten los colores.
           *[other] { suyu-name } ya está repartido.
        }
IE-103 =
    .event = { $where } no tiene dueño; es tierra conquistada para todos.
IE-105 =
    .event = { $seat } pone el primer camino, de Cuzco a { $where }.
IE-107 =
    .refusal =
        { $marker ->
            [none] Primero se revela un marcador.
           *[other] Ya no queda ningún marcador { $marker } boca abajo.
        }
IE-109 =
    .event = Junto a los suyus: { $where } muestra un marcador { $marker }.
IE-110 =
    .event = { $seat } toma una mano de tres cartas del Sol.
    .refusal =
        { $card ->
            [none] Primero se roba una carta del mazo.
           *[other] { card-name } no está en el mazo.
        }
IE-112 =
    .event = { $seat } recibe la ficha de orden { $tile }.
    .refusal =
        { $tile ->
            [none] Primero se reparten las fichas de orden.
           *[other] La ficha { $tile } no se puede repartir ahora.
        }

## Desarrollo del juego

IE-202 =
    .event = { era-name }, período { $column } de la era: { phase-name }.
IE-204 =
    .refusal = Las cartas del Sol se colocan en la fase del Sol; esta es la fase del Pueblo.
IE-205 =
    .refusal = Ahora decide { $asked }, por el orden de turno.

## Fase del Inca

IE-302 =
    .event = { $seat } recibe { workers-words } por los recursos de la era.
IE-303 =
    .event = { $seat } recibe { workers-words } por la mano de obra de las regiones conquistadas.
IE-304 =
    .event = { $seat } recibe { workers-words } por sus terrazas.
IE-307 =
    .event = Ayuda mutua: { $seat }, en primer lugar, da { workers-words } a { $to_seat }, en último.
    .met =
        { $you ->
            [seat] Ayuda mutua: das { workers-words } a { $to_seat }.
           *[other] Ayuda mutua: { $seat } te da { workers-words }.
        }
IE-308 =
    .event = Ayuda mutua: { $seat }, en primer lugar, da { workers-words } a { $to_seat }, en último.
    .met =
        { $you ->
            [seat] Ayuda mutua: das { workers-words } a { $to_seat }.
           *[other] Ayuda mutua: { $seat } te da { workers-words }.
        }
IE-309 =
    .event = Ayuda mutua: { $seat }, en segundo lugar, da { workers-words } a { $to_seat }, en tercero.
    .met =
        { $you ->
            [seat] Ayuda mutua: das { workers-words } a { $to_seat }.
           *[other] Ayuda mutua: { $seat } te da { workers-words }.
        }
IE-310 =
    .event = { $seat } debería dar { $due }, pero tiene menos obreros, y los da todos.

## Fase del Sol

IE-402 =
    .event = { $seat } recibe la ficha de orden { $tile }.
    .met = Recibes la ficha de orden { $tile }.
IE-403 =
    .event =
        { $card ->
            [unknown] { $seat } ha elegido una carta.
           *[other] { $seat } ha elegido { card-name }.
        }
    .refusal = En la fase del Sol colocas una carta: elige primero la carta, después su cuadrante.
IE-404 =
    .refusal =
        { $card ->
            [none] Esa carta no existe.
           *[other] { card-name } no está en tu mano.
        }
IE-405 =
    .refusal =
        { $quarter ->
            [none] Este tablero del Sol no tiene ese cuadrante.
           *[other] { $placer_seat } ya ha colocado una carta en { quarter-name } en esta fase.
        }
IE-406 =
    .event =
        { $card ->
            [unknown] { $seat } coloca una carta boca abajo en { quarter-name }.
           *[other] { $seat } coloca la carta { card-name } boca abajo en { quarter-name }.
        }
IE-407 =
    .event =
        { $card ->
            [unknown] { $seat } roba una carta.
           *[other] { $seat } roba { card-name }.
        }
IE-408 =
    .event = El mazo está vacío; el descarte se baraja y pasa a ser el mazo.
IE-409 =
    .event = No quedan cartas que { $seat } pueda robar.
IE-410 =
    .event = { quarter-name }: carta revelada, { card-name } (colocada por { $seat }).
IE-415 =
    .event =
        { $choice ->
            [pilgrimage] { $seat } sale en peregrinación.
            [no_repeat] { $seat } no construye más.
           *[no_rapid] { $seat } no hace conquista rápida.
        }
    .refusal = No hay nada que rechazar ahora.

## El turno y los caminos

IE-501 =
    .event = { $seat } empieza su turno con { workers-words }.
IE-502 =
    .event = { $seat } termina su turno.
    .refusal = Primero elige una acción, o termina la que has empezado.
IE-503 =
    .refusal = Termina primero la acción que has empezado.
IE-504 =
    .refusal =
        { $action ->
            [roads] Tu acción de caminos de este turno ha acabado o se ha perdido.
           *[other] Tu acción de desarrollo de este turno ha acabado o se ha abandonado.
        }
IE-505 =
    .event =
        { $roads ->
            [0] { $seat } no construye caminos.
           *[other] { $seat } para tras { roads-words }.
        }
    .refusal = No has empezado una acción de caminos.
IE-506 =
    .event = { $seat } empieza la acción de caminos: hasta { roads-words }.
IE-507 =
    .refusal =
        { $roads ->
            [0] Esta acción no permite más caminos.
           *[other] Esta acción permite { roads-words }, y ya lo has construido.
        }
IE-508 =
    .refusal = No hay espacio de camino aquí en este lado del mapa.
IE-509 =
    .refusal = Ya hay un camino aquí.
IE-510 =
    .refusal = Ningún extremo de este camino está en tu red.
IE-511 =
    .refusal = Ningún extremo de este camino toca tierra conquistada; aún está cerrado.
IE-512 =
    .event = { $seat } construye un camino hasta { $where }.
IE-513 =
    .event = El camino alcanza { $where }: se revela un marcador { $marker }.
IE-518 =
    .event = Ningún otro camino es posible para { $seat }: termina la acción de caminos.

## Desarrollo

IE-601 =
    .event = { $seat } elige { kind-name }.
    .refusal = No puedes elegir este desarrollo ahora ({ kind-name }); hay uno por acción.
IE-602 =
    .refusal =
        { $cost ->
            [one] Esto cuesta { $cost } obrero; tienes { $workers }.
           *[other] Esto cuesta { $cost } obreros; tienes { $workers }.
        }
IE-603 =
    .event = { $seat } pasa.
IE-604 =
    .event = { $seat } empieza la acción de desarrollo con { workers-words }.
IE-610 =
    .refusal =
        { $where ->
            [none] No hay tal sitio de ciudad en este mapa.
           *[other] { $where } no es un sitio de ciudad.
        }
IE-611 =
    .refusal =
        { $where ->
            [none] Todos los sitios de ciudad tienen ya su ciudad.
           *[other] Ya hay una ciudad en { $where }.
        }
IE-612 =
    .refusal =
        { $where ->
            [none] Ningún sitio de ciudad libre está en tu red.
           *[other] { $where } no está en tu red.
        }
IE-613 =
    .refusal =
        { $where ->
            [none] Ningún sitio así de tu red toca tierra conquistada.
           *[other] { $where } no toca ninguna región conquistada.
        }
IE-615 =
    .event = { $seat } funda una ciudad en { $where } por { workers-words }.
IE-616 =
    .event = { $seat } anota { points-words } por la ciudad de { $where }.
IE-620 =
    .refusal =
        { $where ->
            [none] No hay tal sitio de guarnición en este mapa.
           *[other] { $where } no es un sitio de guarnición.
        }
IE-621 =
    .refusal =
        { $where ->
            [none] Todos los sitios de guarnición tienen ya edificio.
           *[other] Ya hay una guarnición o una ciudad en { $where }.
        }
IE-622 =
    .refusal =
        { $where ->
            [none] Ningún sitio de guarnición libre está en tu red.
           *[other] { $where } no está en tu red.
        }
IE-623 =
    .refusal =
        { $where ->
            [none] Ningún sitio así de tu red toca tierra conquistada.
           *[other] { $where } no toca ninguna región conquistada.
        }
IE-625 =
    .event = { $seat } establece una guarnición en { $where } por { workers-words }.
IE-626 =
    .event = { $seat } anota { points-words } por la guarnición de { $where }.
IE-630 =
    .refusal =
        { $where ->
            [none] No hay tal región que conquistar.
           *[other] { $where } ya es tierra conquistada.
        }
IE-631 =
    .refusal =
        { $where ->
            [none] Tu red no toca ninguna región aún por conquistar.
           *[other] Tu red no toca { $where }.
        }
IE-633 =
    .event = { $seat } conquista { $where } (marcador { $marker }) por { workers-words }.
IE-634 =
    .event = { $seat } anota { points-words } por la conquista de { $where }.
IE-635 =
    .event = Una vecina de la región conquistada, { $where }, muestra un marcador { $marker }.
IE-640 =
    .refusal =
        { $where ->
            [none] Ningún edificio puede recibir un templo ahora.
           *[other] No hay en { $where } ciudad que pueda recibir un templo.
        }
IE-641 =
    .refusal =
        { $where ->
            [none] Todos los edificios tienen ya templo.
           *[other] Ya hay un templo en { $where }.
        }
IE-642 =
    .refusal =
        { $where ->
            [none] Ningún edificio sin templo está en tu red.
           *[other] { $where } no está en tu red.
        }
IE-643 =
    .refusal = Has hecho una peregrinación en esta fase, así que no puedes construir un templo.
IE-645 =
    .event = { $seat } construye un templo en { $where } por { workers-words }.
IE-646 =
    .event = { $seat } anota { points-words } por el templo de { $where }.
IE-647 =
    .event = { $seat } anota { points-words } más: { $where } es un sitio renombrado.
IE-650 =
    .refusal =
        { $where ->
            [none] Una terraza necesita un marcador tuyo, y no tienes ninguno.
           *[other] El marcador de { $where } no es tuyo.
        }
IE-651 =
    .refusal =
        { $where ->
            [none] Todos tus marcadores tienen ya terraza.
           *[other] El marcador de { $where } ya tiene una terraza.
        }
IE-653 =
    .event = { $seat } construye una terraza en { $where } por { workers-words }.
IE-654 =
    .event = { $seat } anota { points-words } por la terraza en { $where }.
IE-660 =
    .event = { $seat } paga { workers-words } por un camino adicional.
IE-661 =
    .refusal = No hay ningún camino que puedas construir ahora.

## Cartas del Sol

IE-703 =
    .event =
        { $workers ->
            [0] { card-name }: { $seat } no tiene marcador de resistencia 1 y no toma obreros.
           *[other] { card-name }: { $seat } toma { workers-words }.
        }
    .met =
        { $workers ->
            [0] { card-name }: no tienes marcador de resistencia 1 y no tomas obreros.
           *[other] { card-name }: tomas { workers-words }.
        }
IE-704 =
    .event =
        { $number ->
            [0] Revuelta Rural: { $seat } no pierde ningún camino.
            [one] Revuelta Rural: { $seat } pierde { $number } camino en región no conquistada.
           *[other] Revuelta Rural: { $seat } pierde { $number } caminos en región no conquistada.
        }
    .met =
        { $number ->
            [0] Revuelta Rural: no pierdes ningún camino.
            [one] Revuelta Rural: pierdes { $number } camino en región no conquistada.
           *[other] Revuelta Rural: pierdes { $number } caminos en región no conquistada.
        }
IE-715 =
    .event = Obreros Motivados: un camino más para { $seat }, gratis.
IE-721 =
    .refusal =
        { $copies ->
            [0] Ninguna carta Camino Salvaje actúa sobre ti.
           *[other] Ya has usado en esta fase todas las cartas Camino Salvaje que actúan sobre ti.
        }
IE-722 =
    .refusal = Ningún camino salvaje puede unir estos dos sitios.
IE-723 =
    .refusal = Esta línea cruzaría un camino salvaje.
IE-724 =
    .refusal = Ya tienes un camino entre estos dos sitios.
IE-726 =
    .refusal = Este espacio está vacío; construye ahí un camino normal.
IE-727 =
    .event = { $seat } construye un camino salvaje hasta { $where }.
IE-736 =
    .event = { $seat } anota { points-words } más por la Renovación Urbana.
IE-738 =
    .refusal =
        { $where ->
            [none] No hay guarnición que convertir.
           *[other] No hay guarnición en { $where }.
        }
IE-739 =
    .refusal =
        { $where ->
            [none] Ninguna guarnición está en tu red.
           *[other] { $where } no está en tu red.
        }
IE-741 =
    .event = { $seat } convierte la guarnición de { $where } en ciudad por { workers-words }.
IE-742 =
    .event = { $seat } anota { points-words } por la nueva ciudad de { $where }.
IE-743 =
    .refusal = Solo puedes convertir una guarnición si un Punto Estratégico actúa sobre ti.
IE-746 =
    .event = { $seat } anota { points-words } más por las Raciones de Reserva.
IE-763 =
    .refusal = La conquista rápida viene al final de la acción de desarrollo.
IE-764 =
    .refusal = No queda Expansión Rápida que actúe sobre ti en esta fase.
IE-765 =
    .event = { $seat } conquista rápidamente { $where } (marcador { $marker }) por { workers-words }.
IE-766 =
    .refusal = Una peregrinación ocupó el lugar del desarrollo: no hay conquista rápida.
IE-771 =
    .refusal = Bajo un Eclipse Solar no puedes construir un templo: has construido un camino en tu acción de caminos.
IE-772 =
    .event = Eclipse Solar: { $seat } pierde la acción de caminos de este turno.
    .met = Eclipse Solar: pierdes la acción de caminos de este turno.
IE-780 =
    .event =
        { $action ->
            [roads] { $seat } renuncia a la acción de caminos y va a { $where }.
           *[other] { $seat } renuncia a la acción de desarrollo y va a { $where }.
        }
    .refusal =
        { $stage ->
            [begun] Termina primero la peregrinación.
           *[other] No estás en peregrinación.
        }
IE-781 =
    .event = { $seat } hace la { card-name }.
    .refusal =
        { $card ->
            [none] Ninguna carta de peregrinación actúa sobre ti.
           *[other] { card-name } no actúa sobre ti.
        }
IE-782 =
    .refusal = Ninguno de los sitios de la carta tiene templo en tu red.
IE-783 =
    .refusal =
        { $action ->
            [roads] Ya no puedes renunciar a la acción de caminos.
           *[other] Ya no puedes renunciar a la acción de desarrollo.
        }
IE-784 =
    .refusal = Ya has hecho una peregrinación en esta fase; es el límite.
IE-785 =
    .refusal = Has construido un templo en esta fase, así que no puedes hacer una peregrinación.
IE-790 =
    .event = { $seat } anota { points-words } por la Gran Peregrinación a { $where }.
IE-791 =
    .event = { $seat } anota { points-words } por la Peregrinación Anual a { $where }.
IE-792 =
    .event = { $seat } anota { points-words } por la Peregrinación Local a { $where }.

## Fase del Sapa Inca

IE-802 =
    .event =
        { $cards ->
            [one] { $cards } carta deja el tablero del Sol.
           *[other] { $cards } cartas dejan el tablero del Sol.
        }
IE-804 =
    .event =
        { $number ->
            [0] { $seat } no tiene ninguna terraza que puntuar.
            [one] { $seat } anota { points-words } por { $number } terraza.
           *[other] { $seat } anota { points-words } por { $number } terrazas.
        }
IE-805 =
    .event =
        { $number ->
            [0] { $seat } no tiene ninguna guarnición que puntuar.
            [one] { $seat } anota { points-words } por { $number } guarnición.
           *[other] { $seat } anota { points-words } por { $number } guarniciones.
        }
IE-806 =
    .event =
        { $number ->
            [0] { $seat } no tiene ninguna ciudad que puntuar.
            [one] { $seat } anota { points-words } por { $number } ciudad.
           *[other] { $seat } anota { points-words } por { $number } ciudades.
        }
IE-807 =
    .event =
        { $number ->
            [0] { $seat } no tiene ningún templo que puntuar.
            [one] { $seat } anota { points-words } por { $number } templo.
           *[other] { $seat } anota { points-words } por { $number } templos.
        }
IE-809 =
    .event = { $seat } se queda con { $kept } y devuelve { workers-words }.

## Final y variantes

IE-901 =
    .event = La última fase del Sapa Inca ha terminado, y con ella la partida.
    .refusal = La partida ha terminado; no se puede jugar nada más.
IE-902 =
    .event =
        { $place ->
            [1] { $seat } gana con { score-words }.
           *[other] { $seat } termina { $place }.º con { score-words }.
        }
IE-910 =
    .refusal = Primero se revela el marcador de Invasión de esta fase.
IE-911 =
    .event =
        { $marker ->
            [plain] El marcador de Invasión es neutro: nada cambia.
           *[other] El marcador de Invasión muestra a Pizarro.
        }
IE-912 =
    .event = Pizarro ha llegado: solo queda la última fase del Sapa Inca.
IE-921 =
    .refusal = El Declive Anticipado es solo para cuatro jugadores, no para { $seats }.
IE-930 =
    .event = Un don de los dioses: { $where } empieza con un marcador { $marker }.
IE-940 =
    .refusal = Este juego no tiene la opción { $option } con el valor { $value }.

## Reasons for a move

reason-points =
    { $way ->
        [more] A corto plazo, anotas { $points } más.
       *[less] A corto plazo, anotas { $points } menos.
    }
    .look = ¿Qué puede darte puntos pronto?
    .of = puntos a corto plazo
reason-harvest =
    { $way ->
        [more] Tu red y tus terrazas deberían aportarte { $points } más en las fases del Sapa Inca que quedan.
       *[less] Tu red y tus terrazas deberían aportarte { $points } menos en las fases del Sapa Inca que quedan.
    }
    .look = ¿Qué te aportan tu red y tus terrazas en cada fase del Sapa Inca?
    .of = red y terrazas en las fases del Sapa Inca que quedan
reason-income =
    { $way ->
        [more] Los obreros de las fases del Inca que quedan deberían aportarte { $points } más.
       *[less] Los obreros de las fases del Inca que quedan deberían aportarte { $points } menos.
    }
    .look = ¿Cuántos obreros tomarás en las próximas fases del Inca?
    .of = obreros de las fases del Inca que quedan
reason-room =
    { $way ->
        [more] Tus regiones conquistadas que aún no tienen terraza deberían aportarte { $points } más.
       *[less] Tus regiones conquistadas que aún no tienen terraza deberían aportarte { $points } menos.
    }
    .look = ¿Dónde podrías construir todavía una terraza?
    .of = regiones conquistadas que aún no tienen terraza
reason-workers =
    { $way ->
        [more] Los obreros que te quedan deberían aportarte { $points } más.
       *[less] Los obreros que te quedan deberían aportarte { $points } menos.
    }
    .look = ¿Para qué necesitarás todavía tus obreros?
    .of = los obreros que quedan
reason-around =
    { $way ->
        [more] Los sitios y las regiones que tus caminos aún pueden alcanzar deberían aportarte { $points } más.
       *[less] Los sitios y las regiones que tus caminos aún pueden alcanzar deberían aportarte { $points } menos.
    }
    .look = ¿Qué sitios y regiones podrían alcanzar tus caminos a continuación?
    .of = sitios y regiones al alcance
reason-danger =
    { $way ->
        [more] La Revuelta Rural debería costarte { $points } menos.
       *[less] La Revuelta Rural debería costarte { $points } más.
    }
    .look = ¿Cuáles de tus caminos podría destruir la Revuelta Rural?
    .of = Revuelta Rural
reason-cards =
    { $way ->
        [more] Las cartas del Sol junto a tu color deberían aportarte { $points } más.
       *[less] Las cartas del Sol junto a tu color deberían aportarte { $points } menos.
    }
    .look = ¿Qué cartas del Sol actuarán sobre ti?
    .of = cartas del Sol junto al color

## Los caracteres de un maestro

character-conqueror = Conquistador
    .about = Mira ante todo hacia nuevas regiones y sitios libres.
character-governor = Gobernador
    .about = Cuida lo que la red aporta en cada fase del Sapa Inca, y a sus obreros.
character-rival = Rival
    .about = Juega por la ventaja: un punto que te quita vale tanto como un punto ganado.
