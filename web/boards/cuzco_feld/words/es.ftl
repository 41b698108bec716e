# Las palabras del tablero de Cuzco (Stefan Feld).

## Barra superior y jugadores
cf-progress = { $stage ->
    [over] La sexta ronda ha terminado
    [setup] Preparación
   *[play] Ronda { $round } de { $rounds }{ $phase ->
        [I] { " " }· vuelta { $lap } de 3
       *[other] { "" }
    }
}
cf-phase-I = I · Dados
cf-phase-II = II · Losetas
cf-phase-III = III · Capital
cf-badge-label = { $kind ->
    [feathers] Plumas: { $count }
    [quipus] Aldeas con quipu: { $count }
   *[missions] Misiones completadas: { $count }
}
cf-vp = { $points } PV

## Nombres
cf-colour = { $colour ->
    [turquoise] turquesa
    [violet] violeta
    [orange] naranja
   *[pink] rosa
}
cf-kind = { $kind ->
    [study] Estudio
   *[farm] Granja
}
cf-ability = { $ability ->
    [offering] ofrenda
    [victory_points] puntos de victoria
    [feather] pluma
    [paved_road] camino empedrado
    [knowledge] saber
    [rope_bridge] puente de cuerda
    [god_card] carta de dios
    [quipu] quipu
    [circle] círculo
    [food] comida
    [farming] agricultura
   *[studying] estudio
}
cf-god = { $god ->
    [illapa] Illapa
    [mama_quilla] Mama Quilla
    [viracocha] Viracocha
    [pachamama] Pachamama
   *[mama_sara] Mama Sara
}
cf-goods = { $goods ->
    [soup] Sopa
    [clothes] Ropa
    [vase] Jarrón
    [jug] Jarra
    [tools] Herramientas
   *[jewels] Joyas
}
cf-space = { $space ->
    [paved] Camino empedrado
    [rope] Puente de cuerda
    [move] Movimiento
    [study] Estudio
    [farm] Granja
    [study_farm] Estudio y granja
    [exchange] Intercambio
    [temple] Templo
    [headdress] Tocado
   *[vp] PV
}
cf-space-short = { $space ->
    [paved] Camino
    [rope] Puente
    [move] Mover
    [study] Estudio
    [farm] Granja
    [study_farm] Losetas
    [exchange] Cambio
    [temple] Templo
    [headdress] Tocado
   *[vp] PV
}
cf-path = { $kind ->
    [paved] camino empedrado { $number }
   *[rope] puente de cuerda { $number }
}

## Escenas
cf-scenes = Escenas
cf-scene-roads = Caminos
cf-scene-capital = Capital
cf-scene-mask = Mi máscara
cf-larger = { $scene ->
    [roads] Ampliar el mapa de caminos
    [capital] Ampliar la capital
   *[mask] Ampliar la máscara
}
cf-smaller = { $scene ->
   *[other] Volver a las tres escenas
}
cf-close = Cerrar
cf-others = Máscaras de los demás
cf-look-at = Mirar la máscara de { $name }
cf-mask = Máscara
cf-mask-of = Máscara de { $name }
cf-known = Cartas tomadas a la vista de todos
cf-cards-count = { $count ->
    [one] { $count } carta de dios
   *[other] { $count } cartas de dios
}

## Caminos
cf-village-spoken = { $name }: pluma { cf-colour }, { cf-vp }. { $owners ->
    [none] Aún sin quipu.
   *[other] Quipus desde arriba: { $owners }.
}
cf-path-spoken = { cf-path } hacia { $place }
cf-cuzco-spoken = Cuzco, la capital: volver trae una bendición del fuego. { $rotation ->
    [0] La loseta no está girada.
    [one] La loseta está girada { $rotation } paso.
   *[other] La loseta está girada { $rotation } pasos.
}
cf-step = { $kind ->
    [none] directo
   *[other] { cf-path }
} { $colour ->
    [none] hacia Cuzco: bendición del fuego
   *[other] → { cf-turn-place }
}
cf-turn-place = { $place }: { $gain ->
    [none] nada nuevo
   *[some] { cf-colour }, { cf-vp } al final
}
cf-turn-steps = { $steps ->
    [0] Loseta como está
    [3] Media vuelta: { $steps } pasos
    [one] { $steps } paso en { cf-turn-way }
   *[other] { $steps } pasos en { cf-turn-way }
}
cf-turn-way = { $way ->
    [back] sentido antihorario
   *[on] sentido horario
}
cf-turn-back = Girar la loseta en sentido antihorario
cf-turn-on = Girar la loseta en sentido horario

## Dados y barra de acciones
cf-bar = Barra de acciones
cf-dice = Tus dados
cf-dice-left = Dados por colocar
cf-dice-left-spoken = Dados por colocar: { $values }
cf-die = { $state ->
    [free] Tu { $value }
   *[placed] Tu { $value }, colocado
}
cf-die-of = { $name }: { $value }
cf-space-empty = ningún dado
cf-lift = Mover el { $value } de { $name }
cf-lift-from = { $name }: { $value } en { cf-space }
cf-pututu = Cambiar el dado en { $by }
cf-hint = { $step ->
    [die] Toma un dado y elige una casilla iluminada.
    [space] Coloca tu { $die } en una casilla iluminada.
    [pututu] Puedes cambiar tu { $die } con pututus.
    [move_die_source] ¿Qué dado de la barra se mueve?
   *[move_die_target] ¿A qué casilla se mueve?
}
cf-effect = { $effect ->
    [path] hasta { $strength }
    [tile] { $strength ->
        [1] loseta 1
       *[other] loseta 1 a { $strength }
    }
    [step] escalón { $strength }
   *[pips] { $strength ->
        [one] { $strength } punto del dado
       *[other] { $strength } puntos del dado
    }
}
cf-worth = { $space ->
    [headdress] cada círculo activado en esta ronda da { $points } PV más
   *[temple] cada sacerdote en los escalones da { $points } PV al final de esta ronda
}
cf-ages = Lo que dan un círculo y un sacerdote según la ronda
cf-age = Rondas { $from } y { $to }: cada círculo { $headdress } PV más, cada sacerdote { $priest } PV
cf-effect-circle = círculo { $circle }: { cf-vp }
cf-effect-below = { $value ->
    [1] cerrada por un 1
   *[other] menos de { $value }
}
cf-effect-not = { $rule ->
    [CF-402] sin espacio
    [CF-403] nada al alcance
    [CF-502] sin sacerdote
    [CF-304] ningún camino así
   *[other] ningún círculo listo
}

## La máscara
cf-free = libre
cf-store = { $kind ->
    [food] Comida: { $count }
    [offerings] Ofrendas: { $count }
    [inti] Medallones Inti: { $count }
    [priests] Sacerdotes en reserva: { $count }
    [reserve] Quipus en reserva: { $count }
    [cards] Cartas de dios: { $count }
    [villages] Aldeas con quipu: { $count }
    [tiles] Losetas Estudio y Granja: { $count }
   *[completed] Misiones completadas: { $count }
}
cf-token = Orden de juego: { $token }
cf-feather-slot = Pluma { $colour ->
    [turquoise] turquesa
    [violet] violeta
    [orange] naranja
   *[pink] rosa
}, círculo { $circle }, { $side ->
    [left] a la izquierda
   *[right] a la derecha
}
cf-circle-spoken = Círculo { $die }, { cf-vp }: { $state ->
    [active] activo
   *[inactive] { $feathers } de 2 plumas
}
cf-tile = { cf-kind }: { cf-ability }
cf-tile-spoken = { cf-tile }, { $state ->
    [down] deslizada hacia abajo
   *[up] deslizarla da { cf-slide-gain }
}
cf-slide-gain = { $kind ->
    [study] { $slide } de saber
   *[farm] { $slide } de comida
}
cf-hand = Tus cartas de dios
cf-hand-empty = Ninguna carta de dios en la mano
cf-card-phase = fase { $phases }
cf-price = { $way ->
    [hand] cuesta la carta y una ofrenda
   *[inti] cuesta un medallón Inti
}
cf-price-food = cuesta { $food } de comida
cf-price-pips = { $pips ->
    [one] cuesta { $pips } punto del dado
   *[other] cuesta { $pips } puntos del dado
}
cf-needs = { $other ->
    [none] necesita { $power }
   *[other] necesita { $power } o { $other }
}
cf-place-paid = Colocar tu { $die } aquí
cf-with-die = Hacerlo con tu { $die }
cf-slide-down = Deslizar «{ cf-ability }»: { cf-slide-gain }
cf-do = { $verb ->
    [god] Tomar esta carta
    [return] Devolver esta carta
    [buy] Comprar
    [take] Tomar esta misión
    [tile] Tomar esta loseta
    [complete] Completar la misión
    [help] Completar: { $mission }
    [remove] Retirarla sin ganar nada
    [exchange] Intercambiar
   *[power] Usar
}

## La capital
cf-gods = Dioses a la vista
cf-gods-note = bendición, medallón
cf-god-none = sin carta
cf-god-power = { cf-god }: { $power }
cf-pile = mazo { $pile }, descarte { $discard }
cf-university = Universidad
cf-next-order-short = después
cf-next-order = Próximo orden de juego: { $names }
cf-track-spoken = Saber { $space }: { $names ->
    [none] nadie
   *[other] { $names }
}
cf-displays = Estudio y granja
cf-reach = alcance { $strength }
cf-display-spoken = Casilla { $space }, { cf-tile }; deslizarla da { cf-slide-gain }
cf-temple = Templo
cf-temple-stock = Medallones en reserva: { $inti }
cf-temple-empty = Ningún sacerdote en los escalones
cf-priest-worth = { $points } PV por sacerdote
cf-step-spoken = escalón { $step }: { $name }
cf-market = Mercado
cf-market-row = Mercancías de la ronda { $row }
cf-food-own = tú: { $food } de comida
cf-goods-spoken = { cf-goods }: { $price } de comida, { cf-vp }
cf-palace = Palacio
cf-stack =
    { $count ->
        [0] ninguna más
       *[other] { $count }{"\u00A0"}más
    }

## Misiones
cf-missions = Misiones
cf-duty = Fin de ronda: completar o perder una misión. Listas: { $ready }.
cf-palace-hint = { $deed ->
    [remove] Ninguna de tus misiones puede completarse: elige la que sale del juego sin dar nada.
   *[complete] Completa ahora una de tus misiones.
}
cf-progress-of = { $have } de { $least }
cf-progress-hidden = depende de cartas ocultas
cf-mission-deed = { $deed ->
    [complete] Completar: { $mission }
    [help] Con { cf-god } { $number }, a falta de 1: { $mission }
   *[remove] Retirar: { $mission }
}
cf-keep = { $count ->
    [2] Conservar estas dos
   *[other] Elige dos misiones
}
cf-need-values = quipus en aldeas de { $points } PV
cf-need = { $count ->
    [priests_on_temple] { $least ->
        [one] { $least } sacerdote en el templo
       *[other] { $least } sacerdotes en el templo
    }
    [tiles] { $sort ->
        [study] { $least ->
            [one] { $least } loseta Estudio
           *[other] { $least } losetas Estudio
        }
       *[farm] { $least ->
            [one] { $least } loseta Granja
           *[other] { $least } losetas Granja
        }
    }
    [tiles_slid_down] { $sort ->
        [study] { $least } losetas Estudio deslizadas
        [farm] { $least } losetas Granja deslizadas
       *[any] { $least } losetas deslizadas
    }
    [distinct_abilities] { $sort ->
        [study] { $least } losetas Estudio distintas
       *[farm] { $least } losetas Granja distintas
    }
    [tiles_with_ability] { $least } losetas: { $sort ->
        [offering] ofrenda
        [victory_points] puntos de victoria
        [feather] pluma
        [paved_road] camino empedrado
        [knowledge] saber
        [rope_bridge] puente de cuerda
        [god_card] carta de dios
        [quipu] quipu
        [circle] círculo
        [food] comida
        [farming] agricultura
       *[studying] estudio
    }
    [villages] quipus en { $least } aldeas
    [villages_feather] quipus en { $least } aldeas { $sort ->
        [turquoise] turquesa
        [violet] violeta
        [orange] naranja
       *[pink] rosa
    }
    [villages_vp] quipus en { $least } aldeas de { $sort } PV
    [villages_ring] { $sort ->
        [inner] quipus en { $least } aldeas interiores
       *[outer] quipus en { $least } aldeas exteriores
    }
    [feathers] { $sort ->
        [turquoise] { $least } plumas turquesa
        [violet] { $least } plumas violeta
        [orange] { $least } plumas naranja
        [pink] { $least } plumas rosa
       *[any] { $least } plumas
    }
    [distinct_feather_colours] una pluma de cada color
    [god_cards] { $least } cartas de { $sort ->
        [illapa] Illapa
        [mama_quilla] Mama Quilla
        [viracocha] Viracocha
        [pachamama] Pachamama
       *[mama_sara] Mama Sara
    } en la mano
    [distinct_gods] cartas de { $least } dioses en la mano
    [same_god] { $least } cartas de un mismo dios en la mano
    [goods] { $sort ->
        [soup] { $least } losetas de sopa
        [clothes] { $least } losetas de ropa
        [vase] { $least } losetas de jarrón
        [jug] { $least } losetas de jarra
        [tools] { $least } losetas de herramientas
        [jewels] { $least } losetas de joyas
       *[any] { $least ->
            [one] { $least } mercancía
           *[other] { $least } mercancías
        }
    }
    [distinct_goods] { $least } mercancías distintas
    [food] { $least } de comida
    [offerings] { $least } ofrendas
    [inti] { $least } medallones Inti
    [active_circles] { $least } círculos activos
   *[order_token] orden de juego { $sort }
}

## Respuestas
cf-would = Esto pasaría:
cf-bless = { $half ->
    [card] una carta de dios
    [offering] una ofrenda
    [knowledge] una casilla de saber
   *[food] 1 de comida
}
cf-exchange = { $exchange ->
    [slide_study] deslizar loseta Estudio: saber
    [slide_farm] deslizar loseta Granja: comida
    [vp] 1 PV
    [offering] una ofrenda
    [god_card] una carta de dios
    [feather] una pluma
   *[quipu] un quipu a la reserva
}
cf-slide = { cf-ability }: { $slide }
cf-raise = subir { cf-tile }
cf-pips = { $pips ->
    [one] Queda { $pips } punto del dado
   *[other] Quedan { $pips } puntos del dado
}
cf-use = { cf-kind }: { $ability ->
    [offering] { $value ->
        [one] { $value } ofrenda
       *[other] { $value } ofrendas
    }
    [victory_points] { $value } PV
    [feather] { $value ->
        [one] { $value } pluma
       *[other] hasta { $value } plumas
    }
    [paved_road] camino empedrado hasta { $value }
    [knowledge] { $value } de saber
    [rope_bridge] puente de cuerda hasta { $value }
    [god_card] { $value ->
        [one] { $value } carta de dios
       *[other] hasta { $value } cartas de dios
    }
    [quipu] { $value ->
        [one] { $value } quipu a la reserva
       *[other] hasta { $value } quipus a la reserva
    }
    [circle] círculo hasta { $value }
    [food] { $value } de comida
    [farming] loseta Granja hasta { $value }
   *[studying] loseta Estudio hasta { $value }
}
cf-amount = Tomar { $amount }
cf-end = { $action ->
    [stop] { $step ->
        [exchange] Dejar de intercambiar
       *[other] Es suficiente
    }
    [done] Dejar el dado como está
    [finish] { $step ->
        [menu] Terminar el turno
       *[other] Terminar
    }
    [end] Terminar el turno
    [pass] No comprar nada
   *[skip] Seguir sin ello
}

## Fase III y final
cf-film = Fase III en la capital
cf-bridge = { $bridge ->
    [university] Universidad
    [temple] Templo
    [market] Mercado
    [palace] Palacio
   *[end] Final
}
cf-bonuses = Hoja de bonificaciones
cf-bonus = { $kind ->
    [feathers] Las 12 plumas: { cf-vp }
    [circles] Los 6 círculos: { cf-vp }
    [missions] Las 9 misiones: { cf-vp }
    [quipus] Los 10 quipus en aldeas: { cf-vp }
    [tiles] Las 12 losetas: { cf-vp }
    [goods] Las 6 mercancías: { cf-vp }
    [inti] Cada medallón: { cf-vp }
   *[villages] Aldeas donde tu quipu está arriba
}
cf-source = { $source ->
    [CF-118] Inicio
    [CF-416] Intercambio
    [CF-514] Círculos
    [CF-515] Círculos: bonificación de la ronda
    [CF-520] Casilla PV
    [CF-702] Losetas: puntos de victoria
    [CF-610] Pachamama 10: aldeas
    [CF-802] Universidad
    [CF-811] Sacerdotes en el templo
    [CF-825] Mercancías
    [CF-603] Illapa 03: mercancías otra vez
    [CF-832] Misiones
    [CF-604] Misiones con Mama Quilla 04
    [CF-871] Medallones
    [CF-872] Aldeas
    [CF-873] Doce plumas
    [CF-874] Seis círculos
    [CF-875] Nueve misiones
    [CF-876] Diez quipus
    [CF-877] Doce losetas
   *[CF-878] Seis mercancías
}

## Atajos
cf-key-dice = 1 – 6
    .does = tomar el dado de ese valor
cf-key-scenes = Z X V
    .does = ampliar caminos, capital o máscara, y volver
cf-key-turn = [ ]
    .does = girar la loseta Cuzco cuando se pide
cf-key-esc = Esc
    .does = cerrar la máscara o escena ampliada
