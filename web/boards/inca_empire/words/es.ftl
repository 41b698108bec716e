# The words of the Inca Empire board.

## Top bar and players
ie-progress = { $stage ->
    [over] El imperio ha caído
    [setup] Preparación
   *[play] { era-name } · período { $number } de { $of }
}
ie-phase-inca = Inca
ie-phase-sun = Sol
ie-phase-people = Pueblo
ie-phase-sapa-inca = Sapa Inca
ie-phase = { $phase ->
    [inca] Fase del Inca: llegan obreros, los líderes ayudan
    [sun] Fase del Sol: cada uno coloca una carta
    [people] Fase del Pueblo: caminos y desarrollo
   *[sapa_inca] Fase del Sapa Inca: todos puntúan
}
ie-phase-count = { $phase ->
    [inca] Fase del Inca
    [sun] Fase del Sol { $number } de { $of }
    [people] Fase del Pueblo { $number } de { $of }
   *[sapa_inca] Fase del Sapa Inca
}
ie-period = { $ruler }, { $from }–{ $to }
ie-eras = Eras y fases
ie-badge-label = { $kind ->
    [order] Lugar en el orden de turno: { $count }
    [workers] Obreros: { $count }
    [markers] Regiones conquistadas: { $count }
   *[terraces] Terrazas: { $count }
}
ie-suyu = { $colour ->
    [orange] Chinchaysuyu
    [blue] Antisuyu
    [brown] Collasuyu
   *[green] Cuntisuyu
}

## The map
ie-places = Mapa del imperio
ie-overview = Vista general: toca para ir allí
ie-tools = Vista del mapa
ie-zoom-in = Acercar
ie-zoom-out = Alejar
ie-zoom-all = Todo el imperio
ie-jump = Donde acaba de pasar algo
ie-legend = Leyenda
ie-site-kind = { $site ->
    [city] sitio de ciudad
    [garrison] sitio de guarnición
    [renowned] renombrado: bonificación de templo
   *[huaca] huaca: solo caminos
}
ie-marker-parts = resistencia, mano de obra, puntos
ie-marker-down = marcador boca abajo
ie-lately = cambió desde tu última jugada
ie-road-spoken = { $owners ->
    [none] { $state ->
        [wild] { $name }: ningún camino impreso
       *[slot] { $name }: espacio de camino libre
    }
   *[other] { $state ->
        [wild] { $name }: camino salvaje de { $owners }
       *[slot] { $name }: camino de { $owners }
    }
}
ie-site-spoken = { $name }: { $kind ->
    [capital] la capital, donde empiezan todas las redes
    [huaca] huaca, un cruce de caminos
    [renowned] { $building ->
        [city] { $temple ->
            [yes] ciudad renombrada con templo
           *[no] ciudad renombrada; un templo da { $bonus } PV más
        }
       *[none] sitio de ciudad renombrado; un templo da { $bonus } PV más
    }
    [city] { $building ->
        [city] { $temple ->
            [yes] ciudad con templo
           *[no] ciudad
        }
       *[none] sitio de ciudad
    }
   *[garrison] { $building ->
        [city] { $temple ->
            [yes] ciudad con templo
           *[no] ciudad
        }
        [garrison] { $temple ->
            [yes] guarnición con templo
           *[no] guarnición
        }
       *[none] sitio de guarnición
    }
}
ie-region-spoken = { $name }: { $state ->
    [suyu] { $owner ->
        [none] región inicial sin gobernador
       *[other] región inicial de { $owner }
    }
    [conquered] conquistada por { $owner }
    [open] resistencia { $resistance }, mano de obra { $labour }, { $points } PV
   *[hidden] marcador aún boca abajo
}
ie-target-spoken = { $price ->
    [0] { $place }. Se puede elegir, gratis
    [one] { $place }. Se puede elegir por { $price } obrero
   *[other] { $place }. Se puede elegir por { $price } obreros
}
ie-tip = Señala algo en el mapa para leer sobre ello.

## Prices and points
ie-workers = Obreros
ie-free = gratis
ie-price = { $price ->
    [one] { $price } obrero
   *[other] { $price } obreros
}
ie-vp = { $points } PV
ie-its-points = sus PV
ie-resistance = la resistencia de la región
ie-points-now = { $when ->
    [now] +{ $points } PV ahora
    [scoring] +{ $points } PV, con la puntuación
   *[unknown] +{ $points } PV
}
ie-later = En cada fase del Sapa Inca:
ie-labour = En cada fase del Inca:
ie-income = Próximo ingreso
ie-income-sum = { $help ->
    [gets] { $era } + { $labour } + { $by } de ayuda
    [gives] { $era } + { $labour } − { $by } de ayuda
   *[none] { $era } + { $labour }
}
ie-income-none = ya no hay
ie-harvest = Sapa Inca ahora

## What can be done
ie-deeds = Lo que se puede hacer
ie-deed = { $deed ->
    [roads] Caminos
    [city] Ciudad
    [garrison] Guarnición
    [conquest] Conquista
    [temple] Templo
    [terrace] Terraza
    [extra_road] Camino +1
    [garrison_to_city] Convertir
   *[pilgrimage] Peregrinar
}
ie-hint = { $count ->
    [0] { "" }
   *[other] { $deed ->
        [roads] Elige un espacio iluminado para el camino.
        [wild] Elige una línea de puntos para el camino salvaje.
        [extra_road] Elige un espacio iluminado para el camino adicional.
        [conquest] Elige una región para conquistar.
        [terrace] Elige una de tus regiones para la terraza.
        [garrison_to_city] Elige la guarnición que se vuelve ciudad.
       *[other] Elige uno de los sitios rodeados.
    }
}
ie-plan = { $verb ->
    [road] Camino { $number } de { $roads }: { $name }
    [double] Camino salvaje junto a { $name }
    [wild] Camino salvaje: { $name }
    [extra_road] Camino adicional: { $name }
    [city] Ciudad en { $name }
    [garrison] Guarnición en { $name }
    [temple] Templo en { $name }
    [convert] Ciudad en lugar de la guarnición: { $name }
    [terrace] Terraza en { $name }
    [rapid] Conquista rápida: { $name }
   *[conquer] Conquista: { $name }
}
ie-confirm = Confirmar
ie-cancel = Cancelar
ie-pips = { $laid } de { $roads } caminos
ie-wild-left = Camino salvaje · { $count }
ie-end = { $action ->
    [stop] { $left ->
        [development] Terminar caminos y desarrollar
       *[none] Terminar caminos
    }
    [decline] Listo
    [pass] Pasar el desarrollo
   *[end] Terminar el turno
}
ie-unused = { $roads ->
    [0] desarrollo sin usar
    [one] { $development ->
        [yes] { $roads } camino y desarrollo sin usar
       *[no] { $roads } camino gratis sin usar
    }
   *[other] { $development ->
        [yes] { $roads } caminos y desarrollo sin usar
       *[no] { $roads } caminos gratis sin usar
    }
}
ie-only = No hay otra respuesta; la partida sigue sola en un momento.
ie-give = { $action ->
    [roads] Renunciar a la acción de caminos
   *[development] Renunciar a la acción de desarrollo
}
ie-pilgrim = { $card } a { $sites }: { $points } PV
ie-one-action = 1 acción
ie-go = Hacer la peregrinación
ie-ends-turn = Con esto termina tu turno.

## The Sun board
ie-sun-board = Tablero del Sol
ie-no-quarters = Se monta cuando se reparten los cuadrantes del imperio.
ie-decks = mazo { $draw } · descarte { $discard }
ie-known = Lo que todos pueden saber
ie-known-pile = { $count ->
    [one] En el mazo hay { $count } de estas cartas
   *[other] En el mazo hay { $count } de estas cartas
}
ie-known-elsewhere = Con seguridad en otras manos o boca abajo
ie-known-discard = Descarte ({ $count })
ie-known-laid = Quién colocó las cartas en el tablero del Sol
ie-laid = { $card }: colocada por { $name }
ie-known-markers = Marcadores aún boca abajo en el mapa
ie-known-none = Ninguna
ie-close = Cerrar
ie-place-last = Queda un cuadrante, entre { $names }: la carta que elijas va allí.
ie-acting = Actúa sobre ti
ie-hand = Tus cartas del Sol
ie-quarters = Cuadrantes del tablero del Sol
ie-between = Entre { $names }
ie-quarter-spoken = { $cards ->
    [none] { $state ->
        [down] Cuadrante entre { $names }: una carta boca abajo
        [open] Cuadrante entre { $names }: vacío, puede recibir una carta
       *[closed] Cuadrante entre { $names }: vacío
    }
   *[other] { $state ->
        [down] Cuadrante entre { $names }: { $cards }, y una carta boca abajo
        [open] Cuadrante entre { $names }: { $cards }; puede recibir una carta
       *[closed] Cuadrante entre { $names }: { $cards }
    }
}
ie-your-card = Tuya: { $card }
ie-place-here = Colocar aquí
ie-place = Colocar { $card } entre { $names }
ie-place-card = Elige una carta y un cuadrante
ie-place-quarter = Ahora elige un cuadrante
ie-effect = { $card ->
    [rural_unrest] Destruye caminos en regiones sin conquistar
    [skilled_surveyors] Una segunda terraza
    [motivated_workers] Camino adicional: 1 gratis más
    [wild_road] 1 camino fuera de los espacios
    [extra_workforce] +1 camino
    [el_nino] −1 camino
    [epidemic] Ciudad +2 obreros
    [urban_renewal] Ciudad +2 PV
    [strategic_point] Una guarnición puede ser ciudad
    [building_project] Una segunda guarnición
    [bad_weather] Guarnición +1 obrero
    [reserve_rations] Guarnición +1 PV
    [military_superiority] Conquista −1 obrero
    [popular_support] 1 obrero por marcador de resistencia 1
    [rapid_expansion] 1 conquista más, coste +2
    [resistance] Conquista +1 obrero
    [religious_fervour] Templo también en guarnición
    [solar_eclipse] Caminos o templo, no ambos
    [great_pilgrimage] 7 PV: Pucara de Andagala, Ranchillo
    [annual_pilgrimage] 5 PV: Chiquitoy Viejo, Pachacamac
   *[local_pilgrimage] 4 PV: Machu Picchu, Huánuco Pampa
}

## Score track
ie-track = Pista de puntuación
ie-track-help = en la misma casilla, la de abajo va por delante
ie-track-spoken = Del primero al último: { $order }

## Step by step
ie-ledger = { $book ->
    [income] Llegan obreros
    [help] Ayuda mutua
    [recurring] Cartas del Sol recurrentes
    [scoring] Sapa Inca: todos puntúan
   *[limit] Obreros conservados
}
ie-ledger-total = { $sums ->
    [yes] Total
   *[no] Obreros ahora
}
ie-ledger-column = { $rule ->
    [IE-302] Era
    [IE-303] Mano de obra
    [IE-304] Terra{"\u00AD"}zas
    [IE-305] Ayuda
    [IE-703] Apoyo
    [IE-704] Caminos perdidos
    [IE-804] Terra{"\u00AD"}zas
    [IE-805] Guarni{"\u00AD"}ciones
    [IE-806] Ciuda{"\u00AD"}des
    [IE-807] Tem{"\u00AD"}plos
   *[IE-809] Devuel{"\u00AD"}tos
}

## Score sheet
ie-source = { $source ->
    [IE-616] Ciudades fundadas
    [IE-626] Guarniciones establecidas
    [IE-634] Regiones conquistadas
    [IE-646] Templos construidos
    [IE-647] Templos en sitios renombrados
    [IE-654] Terrazas construidas
    [IE-736] Renovación Urbana
    [IE-742] Guarniciones convertidas
    [IE-746] Raciones de Reserva
    [IE-790] Gran Peregrinación
    [IE-791] Peregrinación Anual
    [IE-792] Peregrinación Local
    [IE-804] Sapa Inca: terrazas
    [IE-805] Sapa Inca: guarniciones
    [IE-806] Sapa Inca: ciudades
   *[IE-807] Sapa Inca: templos
}

## Keys
ie-key-arrows = Flechas
    .does = en el mapa, al lugar más cercano que se puede elegir
ie-key-enter = Intro
    .does = elegir el lugar; confirmar lo planeado
ie-key-deeds = 1 – 8
    .does = caminos, ciudad, guarnición, conquista, templo, terraza, camino adicional, conversión
ie-key-esc = Esc
    .does = dejar lo planeado
ie-key-zoom = + − 0
    .does = acercar, alejar, todo el imperio
