# Cuzco de Stefan Feld: el juego, sus opciones, sus preguntas, y qué ocurre según qué regla.

game-title = Cuzco
game-subtitle = los mensajeros
game-tagline = Tres dados por ronda: recorre los caminos, completa tu máscara, agrada a los dioses y sirve al soberano.
game-designer = Stefan Feld

option-pututus = Pututus
    .help = Los dados iguales dan caracolas que luego cambian un dado en uno o dos puntos.
option-pututus-off = No
option-pututus-on = Sí
option-map = Mapa de caminos
    .help = Si los seis triángulos quedan como siempre o se barajan.
option-map-canonical = Habitual
option-map-modular = Barajado
option-card14_any_village = Mama Sara 14 llega a cualquier aldea
    .help = Si Mama Sara 14 lleva a cualquier aldea en lugar de una vecina.
option-card14_any_village-off = No
option-card14_any_village-on = Sí
option-turn_cuzco_always = La loseta Cuzco gira en cada salida
    .help = Si la loseta Cuzco puede girarse ya en la primera salida.
option-turn_cuzco_always-off = No
option-turn_cuzco_always-on = Sí
option-powers_again = Los poderes pueden repetirse
    .help = Si los poderes 05, 06, 09, 11 y 15 pueden usarse varias veces en la misma ocasión, cada vez con un efecto propio. Las reglas impresas no ponen límite.
option-powers_again-off = No
option-powers_again-on = Sí

## Nombres de las cosas

god-name =
    { $god ->
        [illapa] Illapa
        [mama_quilla] Mama Quilla
        [viracocha] Viracocha
        [pachamama] Pachamama
       *[mama_sara] Mama Sara
    }
ability-name =
    { $ability ->
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
kind-name =
    { $kind ->
        [study] Estudio
       *[farm] Granja
    }
goods-name =
    { $goods ->
        [soup] sopa
        [clothes] ropa
        [vase] jarrón
        [jug] jarra
        [tools] herramientas
       *[jewels] joyas
    }
colour-name =
    { $colour ->
        [turquoise] turquesa
        [violet] violeta
        [orange] naranja
       *[pink] rosa
    }
space-name =
    { $space ->
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
half-name =
    { $half ->
        [card] una carta de dios
        [offering] una ofrenda
        [knowledge] una casilla de saber
       *[food] 1 de comida
    }
village-I0 = Calca
village-I1 = Pisac
village-I2 = Tipón
village-I3 = Paruro
village-I4 = Ccorca
village-I5 = Anta
village-O0 = Lares
village-O1 = Caicay
village-O2 = Urcos
village-O3 = Accha
village-O4 = Zurite
village-O5 = Maras
place-CUZCO = Cuzco
place-I0 = { village-I0 }
place-I1 = { village-I1 }
place-I2 = { village-I2 }
place-I3 = { village-I3 }
place-I4 = { village-I4 }
place-I5 = { village-I5 }
place-O0 = { village-O0 }
place-O1 = { village-O1 }
place-O2 = { village-O2 }
place-O3 = { village-O3 }
place-O4 = { village-O4 }
place-O5 = { village-O5 }
phase-name =
    { $phase ->
        [I] fase I
        [II] fase II
        [capital] fase III
        [market] mercado
        [palace] palacio
       *[end] final
    }
slot-name =
    { $slot ->
        [0] a la izquierda del círculo 1
        [1] a la derecha del círculo 1
        [2] a la izquierda del círculo 2
        [3] a la derecha del círculo 2
        [4] a la izquierda del círculo 3
        [5] a la derecha del círculo 3
        [6] a la izquierda del círculo 4
        [7] a la derecha del círculo 4
        [8] a la izquierda del círculo 5
        [9] a la derecha del círculo 5
        [10] a la izquierda del círculo 6
       *[other] a la derecha del círculo 6
    }
power-01 = las próximas habilidades cuentan una loseta más
power-02 = subir 1 o 2 losetas
power-03 = anotar otra vez la mercancía
power-04 = una misión a la que falta 1, por 4 PV
power-05 = turno extra con un 1
power-06 = mover un dado de la barra
power-07 = puede ir un dado más alto
power-08 = 3 de comida y 3 de saber
power-09 = además una loseta descartada
power-10 = los puntos de la aldea ahora
power-11 = otra habilidad Estudio
power-12 = el sacerdote que estorba vuelve a casa
power-13 = actúa como un 6
power-14 = cualquier camino a una aldea
power-15 = otra habilidad Granja
card-01 = Illapa 01 ({ power-01 })
card-02 = Illapa 02 ({ power-02 })
card-03 = Illapa 03 ({ power-03 })
card-04 = Mama Quilla 04 ({ power-04 })
card-05 = Mama Quilla 05 ({ power-05 })
card-06 = Mama Quilla 06 ({ power-06 })
card-07 = Viracocha 07 ({ power-07 })
card-08 = Viracocha 08 ({ power-08 })
card-09 = Viracocha 09 ({ power-09 })
card-10 = Pachamama 10 ({ power-10 })
card-11 = Pachamama 11 ({ power-11 })
card-12 = Pachamama 12 ({ power-12 })
card-13 = Mama Sara 13 ({ power-13 })
card-14 = Mama Sara 14 ({ power-14 })
card-15 = Mama Sara 15 ({ power-15 })
number-01 = { card-01 }
number-02 = { card-02 }
number-03 = { card-03 }
number-04 = { card-04 }
number-05 = { card-05 }
number-06 = { card-06 }
number-07 = { card-07 }
number-08 = { card-08 }
number-09 = { card-09 }
number-10 = { card-10 }
number-11 = { card-11 }
number-12 = { card-12 }
number-13 = { card-13 }
number-14 = { card-14 }
number-15 = { card-15 }
mission-01 = 3 plumas naranja (01)
mission-02 = 3 plumas violeta (02)
mission-03 = 3 plumas rosa (03)
mission-04 = 3 plumas turquesa (04)
mission-05 = una pluma de cada color (05)
mission-06 = 7 plumas (06)
mission-07 = quipus en 9 aldeas (07)
mission-08 = quipus en las 3 aldeas con pluma turquesa (08)
mission-09 = quipus en las 3 aldeas con pluma rosa (09)
mission-10 = quipus en las 3 aldeas con pluma violeta (10)
mission-11 = quipus en las 3 aldeas con pluma naranja (11)
mission-12 = quipus en 3 aldeas de 3 PV (12)
mission-13 = quipus en 3 aldeas de 2 PV (13)
mission-14 = quipus en aldeas de 1, 2, 4, 5 y 7 PV (14)
mission-15 = 3 losetas Estudio con habilidades distintas (15)
mission-16 = 3 losetas Granja con habilidades distintas (16)
mission-17 = 3 losetas Estudio deslizadas hacia abajo (17)
mission-18 = 3 losetas Granja deslizadas hacia abajo (18)
mission-19 = 5 losetas Estudio o Granja deslizadas hacia abajo (19)
mission-20 = 4 losetas Estudio (20)
mission-21 = 4 losetas Granja (21)
mission-22 = cartas de 4 dioses distintos en la mano (22)
mission-23 = 3 cartas de un mismo dios en la mano (23)
mission-24 = 2 losetas de sopa (24)
mission-25 = 2 losetas de ropa (25)
mission-26 = 2 losetas de jarrón (26)
mission-27 = 2 losetas de jarra (27)
mission-28 = 2 losetas de herramientas (28)
mission-29 = 2 losetas de joyas (29)
mission-30 = 3 tipos distintos de mercancía (30)
mission-31 = 4 mercancías de cualquier tipo (31)
mission-32 = 2 cartas de Illapa en la mano (32)
mission-33 = 2 cartas de Mama Quilla en la mano (33)
mission-34 = 2 cartas de Viracocha en la mano (34)
mission-35 = 2 cartas de Pachamama en la mano (35)
mission-36 = 2 cartas de Mama Sara en la mano (36)
mission-37 = 3 sacerdotes en el templo (37)
mission-38 = 5 de comida (38)
mission-39 = 4 losetas Círculo activas (39)
mission-40 = 2 medallones Inti (40)
mission-41 = 4 ofrendas (41)
mission-42 = quipus en 4 aldeas del anillo interior (42)
mission-43 = quipus en 4 aldeas del anillo exterior (43)
mission-44 = 2 losetas con la habilidad ofrenda (44)
mission-45 = 2 losetas con la habilidad puntos de victoria (45)
mission-46 = 2 losetas con la habilidad saber (46)
mission-47 = 2 losetas con la habilidad puente de cuerda (47)
mission-48 = 2 losetas con la habilidad camino empedrado (48)
mission-49 = 2 losetas con la habilidad pluma (49)
mission-50 = 2 losetas con la habilidad carta de dios (50)
mission-51 = 2 losetas con la habilidad quipu (51)
mission-52 = 2 losetas con la habilidad círculo (52)
mission-53 = 2 losetas con la habilidad comida (53)
mission-54 = 2 losetas con la habilidad estudio (54)
mission-55 = 2 losetas con la habilidad agricultura (55)
mission-S-01 = un sacerdote en el templo y una loseta Granja (S-01)
mission-S-02 = un sacerdote en el templo y una loseta Estudio (S-02)
mission-S-03 = una loseta Estudio y una loseta Granja (S-03)
mission-S-04 = una loseta Estudio y la ficha de orden 1 (S-04)
mission-S-05 = una loseta Granja y una mercancía (S-05)
mission-S-06 = quipus en 2 aldeas (S-06)
quipu-below =
    { $covered_seat ->
        [none] { "" }
       *[other] , sobre el de { $covered_seat }
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
        [round] ronda
        [map] aldeas
        [bar] barra de acciones
        [track] saber
        [temple] templo
        [study] estudio
        [farm] granja
        [market] mercado
        [palace] palacio
        [gods] dioses
        [points] puntos
        [food] comida
        [offerings] ofrendas
        [inti] medallones
        [quipus] quipus
        [reserve] reserva
        [cards] cartas de dios
       *[hand] mano
    }

## Preguntas

question-map = Se barajan los triángulos del mapa.
    .title = El mapa
    .waiting = Se barajan los triángulos del mapa.
question-rotation = La loseta Cuzco se coloca al azar.
    .title = La loseta Cuzco
    .waiting = La loseta Cuzco se coloca al azar.
question-mask = Se reparten los tableros Máscara.
    .title = Máscaras
    .waiting = Se reparten los tableros Máscara.
question-token = Se reparten las fichas de orden.
    .title = Orden de juego
    .waiting = Se reparten las fichas de orden.
question-start = Se reparten las plumas iniciales.
    .title = Plumas iniciales
    .waiting = Se reparten las plumas iniciales.
question-goods = Se disponen las mercancías en el mercado.
    .title = El mercado
    .waiting = Se disponen las mercancías en el mercado.
question-tile = Se disponen las losetas Estudio y Granja.
    .title = Las ofertas
    .waiting = Se disponen las losetas Estudio y Granja.
question-mission = Se disponen las misiones en el palacio.
    .title = El palacio
    .waiting = Se disponen las misiones en el palacio.
question-grey = Se reparten las misiones grises.
    .title = Misiones grises
    .waiting = Se reparten las misiones grises.
question-gold = Cada cual roba cuatro misiones doradas.
    .title = Misiones doradas
    .waiting = Cada cual roba cuatro misiones doradas.
question-deal = Cada cual recibe dos cartas de dios.
    .title = Cartas de dios
    .waiting = Cada cual recibe dos cartas de dios.
question-replace = Se saca otra carta de dios del lote.
    .title = Otra carta de dios
    .waiting = Se saca otra carta de dios del lote.
question-left = Se muestran las cartas de dios sobrantes.
    .title = Cartas restantes
    .waiting = Se muestran las cartas de dios sobrantes.
question-god = Se revela la siguiente carta de dios.
    .title = Una carta de dios
    .waiting = Se revela la siguiente carta de dios.
question-roll = Cada cual lanza tres dados.
    .title = Los dados
    .waiting = Cada cual lanza tres dados.
question-feather_start = Tu pluma { colour-name }: ¿en qué espacio la pones?
    .title = La primera pluma
    .waiting = { $name } está colocando la primera pluma.
    .guide = Tu máscara tiene doce espacios de plumas, tres por color, en seis pares; cada par tiene una loseta Círculo que muestra un dado. Con el par completo, la acción Tocado puede activar la loseta, lo que da muchos puntos. Esta pluma no se moverá más; mira qué círculo quieres primero: un dado bajo pide menos fuerza.
question-keep_missions = ¿Qué dos de tus cuatro misiones conservas? Nadie ve tu elección hasta que todos hayan elegido.
    .title = Conservar dos misiones
    .waiting = Todos eligen sus misiones.
    .guide = Las misiones son encargos del soberano: conservas dos de estas cuatro; con la que se te repartió tienes tres. Cada ronda completas una por 6 puntos de victoria (PV), o tienes que retirar una por nada, y tomas una nueva. Conserva las que encajan entre sí, y una que puedas completar ya en la ronda 1.
question-return_god_card = Tus dos cartas son del mismo dios. ¿Cuál devuelves?
    .title = Devolver una carta
    .waiting = { $name } está devolviendo una carta de dios.
    .guide = Tus dos cartas de dios son del mismo dios; devuelves una y recibes otra al azar, de otro dios. Una carta de dios cambia una regla una vez, en una fase impresa en ella; jugarla desde la mano cuesta una ofrenda. Mira cuál de las dos podrías usar en las primeras rondas y quédate con ella.
question-die = Vuelta { $lap }: ¿cuál de tus dados usas?
    .title = Elegir un dado
    .waiting = { $name } está eligiendo un dado.
    .guide = En cada vuelta colocas uno de tus tres dados: elige el dado y después su casilla; con Deshacer puedes cambiar las dos elecciones. Un dado alto es fuerte y abre más caminos y más losetas; un dado bajo cabe casi en todas partes, porque un dado debe ser menor que todos los que ya están en su casilla. Por eso, usa pronto un dado alto, mientras las casillas que quieres están vacías. Con tres jugadores, Camino empedrado y Puente de cuerda comparten casilla; con dos, también Estudio y Granja.
question-move_die_source = ¿Qué dado de la barra de acciones mueves?
    .title = Mover un dado
    .waiting = { $name } está moviendo un dado en la barra de acciones.
    .guide = El poder Mama Quilla 06 mueve un dado, sea de quien sea, de su casilla de la barra de acciones a otra. No sigue ninguna acción, y el dado conserva su valor. Tu dado debe ser menor que todos los de la casilla a la que va; por eso, busca primero el dado bajo que bloquea la casilla que quieres.
question-move_die_target = ¿A qué casilla va el dado?
    .title = ¿Adónde?
    .waiting = { $name } está moviendo un dado en la barra de acciones.
    .guide = El dado va a cualquier otra casilla, haya lo que haya en ella, y no trae ninguna acción. Allí cuenta como cualquier dado: los que se coloquen después deben ser menores; así libera una casilla y puede bloquear otra. Busca una casilla que tus rivales aún quieran y tú no; en la casilla PV no bloquea a nadie.
question-pututu = Tu dado muestra { $die }. ¿Entregas pututus para cambiarlo?
    .title = Pututus
    .waiting = { $name } puede usar pututus.
    .guide = Un pututu es una trompeta de caracola, recibida por dados iguales: entrega cuantos quieras, y cada uno cambia este dado en su número, 1 o 2, hacia arriba o hacia abajo, entre 1 y 6. Más alto, la acción es más fuerte; más bajo, el dado cabe en más casillas. Mira primero la casilla que quieres; al final, los pututus sobrantes no valen nada.
question-space = Tu dado muestra { $die }: ¿dónde lo colocas?
    .title = Colocar el dado
    .waiting = { $name } está colocando un { $die }.
    .guide = Cada casilla de la barra de acciones ofrece una acción, casi siempre más fuerte con un dado más alto. Tu dado debe ser menor que todos los que ya están allí; solo la casilla PV acepta cualquier dado, por 2 puntos de victoria (PV). Mira primero qué no puede esperar: un dado bajo de un rival casi cierra una casilla hasta el final de la ronda.
question-slide_up = ¿Qué loseta deslizas hacia arriba?
    .title = Deslizar hacia arriba
    .waiting = { $name } está deslizando losetas hacia arriba.
    .guide = Illapa 02 desliza otra vez hacia arriba una o dos de tus losetas. En el intercambio que sigue puedes deslizarlas de nuevo hacia abajo, por un punto del dado cada una, y ganar otra vez su número: saber por una loseta Estudio, comida por una loseta Granja. Busca primero los números más altos, pero recuerda las misiones que cuentan losetas deslizadas hacia abajo.
question-rotate = ¿Cuántos pasos giras la loseta Cuzco antes de salir?
    .title = Girar la loseta Cuzco
    .waiting = { $name } puede girar la loseta Cuzco.
    .guide = Antes de que tu Chasqui salga de Cuzco, puedes girar la loseta Cuzco en sentido horario, para todos. Cada aldea interior recibe entonces otro ramal: un camino empedrado o un puente de cuerda, con otro número. Mira primero la aldea que quieres y gira hasta que un ramal que tu acción pueda usar lleve a ella; con 0 pasos todo queda como está.
question-path = ¿Adónde corre tu Chasqui? Fuerza { $strength }.
    .title = Elegir un camino
    .waiting = { $name } está moviendo su Chasqui.
    .guide = Tu Chasqui, un corredor, da normalmente un paso por un camino que tu fuerza permite. En una aldea nueva colocas un quipu, un cordel con nudos: da una pluma del color de la aldea, y al final el quipu de arriba anota los puntos de la aldea; Cuzco, en cambio, da una bendición del fuego. Mira primero qué color necesitas.
question-feather =
    { $colour ->
        [none] ¿Qué pluma tomas? El espacio decide.
       *[other] La pluma { colour-name }: ¿en qué espacio la pones?
    }
    .title = Una pluma
    .waiting = { $name } está colocando una pluma.
    .guide = Una pluma va en un espacio de su color y no se mueve más. Cuando los dos espacios de una loseta Círculo están llenos, la acción Tocado puede activar esa loseta, lo que da muchos puntos. Por eso, completa primero un par y mira después las misiones que piden plumas; las doce dan una bonificación al final.
question-take_tile = ¿Qué loseta tomas? Fuerza { $strength }.
    .title = Tomar una loseta
    .waiting = { $name } está tomando una loseta.
    .guide = Tomas una loseta boca arriba de una casilla de la oferta cuyo número no supera tu fuerza; necesita un espacio de loseta vacío en tu máscara. Su habilidad puede servirte en la fase II de cada ronda, y las losetas del mismo tipo y con la misma habilidad se usan juntas. Mira primero las habilidades que usarías a menudo, y después tus misiones.
question-from_discard = ¿Qué loseta descartada tomas?
    .title = Una loseta descartada
    .waiting = { $name } está tomando una loseta descartada.
    .guide = Además de la loseta que acabas de tomar, eliges una de los descartes, Estudio o Granja; su habilidad te sirve en la fase II. Busca primero una loseta igual a una de las tuyas: las losetas del mismo tipo y con la misma habilidad se usan juntas y dan más. Después mira qué piden tus misiones.
question-exchange = ¿Qué intercambias? Puntos del dado restantes: { $pips }.
    .title = Intercambio
    .waiting = { $name } está intercambiando.
    .guide = Tu fuerza se convierte en otros tantos puntos del dado, para gastar como quieras. Un punto desliza hacia abajo una loseta Estudio por saber o una loseta Granja por comida, o da 1 punto de victoria (PV); dos puntos dan una ofrenda, una carta de dios o una pluma, o pasan un quipu a la reserva. Mira primero tus losetas; los puntos sobrantes se pierden.
question-exchange_tile = Deslizar hacia abajo una loseta { kind-name }: ¿cuál?
    .title = Deslizar hacia abajo
    .waiting = { $name } está deslizando una loseta hacia abajo.
    .guide = Deslizar hacia abajo una loseta Estudio te hace avanzar en la pista de saber; deslizar una loseta Granja da comida; siempre según el número de la loseta. La loseta conserva su habilidad, pero solo se desliza una vez, salvo que un poder divino la devuelva arriba. Suele empezarse por el número más alto; algunas misiones cuentan losetas deslizadas hacia abajo.
question-god_card = ¿Qué carta de dios tomas? Cartas restantes: { $left }.
    .title = Tomar una carta de dios
    .waiting = { $name } está tomando una carta de dios.
    .guide = Una carta de dios cambia una regla una vez, en una fase impresa en ella; jugarla desde la mano cuesta una ofrenda. Eliges una de las cartas boca arriba, y se revela la siguiente de ese dios. Mira primero qué les faltará a tus próximos turnos, y después las misiones que piden ciertos dioses.
question-circle = ¿Qué loseta Círculo activas?
    .title = Tocado
    .waiting = { $name } está activando una loseta Círculo.
    .guide = Una loseta Círculo puede activarse cuando sus dos espacios de plumas están llenos y su dado no supera la fuerza de tu acción. Da los puntos de victoria (PV) impresos, una bonificación que baja de 10 a 7 y luego a 4 a lo largo de la partida, y una bendición del fuego. Si varias losetas están listas, activa la del dado más alto: es la que más da y la que pide el dado más fuerte.
question-blessing_first = Bendición del fuego: ¿una carta de dios o una ofrenda?
    .title = Bendición del fuego
    .waiting = { $name } recibe una bendición del fuego.
    .guide = Una bendición del fuego es tu premio por poner un sacerdote, activar una loseta Círculo o regresar a Cuzco. Su primera mitad es una carta de dios, cuyo poder cambia una regla para ti, o una ofrenda, el precio de jugar una de esas cartas desde la mano. Mira primero cuál de las dos te hace falta.
question-blessing_second = Bendición del fuego: ¿saber o comida?
    .title = Bendición del fuego
    .waiting = { $name } recibe una bendición del fuego.
    .guide = La segunda mitad de la bendición es una casilla de la pista de saber o una comida. Al final de la ronda, el saber da puntos de victoria (PV) y fija el orden de juego; la comida compra mercancías en el mercado. Mira primero qué te falta por poco: adelantar a alguien en la pista, o pagar una mercancía.
question-menu = Fase II: ¿qué habilidad usas? Puedes usar una habilidad Estudio y una Granja.
    .title = Habilidades
    .waiting = { $name } está usando habilidades.
    .guide = En la fase II tus losetas trabajan para ti: usa una habilidad Estudio y una Granja, en cualquier orden, o termina. Las losetas del mismo tipo y con la misma habilidad se usan juntas, dan más y no se gastan. Mira primero qué ayuda ahora: una pluma, un paso del Chasqui (tu corredor), comida para el mercado.
question-amount = ¿Cuántos? Como máximo { $left }.
    .title = ¿Cuántos?
    .waiting = { $name } está eligiendo cuántos.
    .guide = Tu habilidad da más de una unidad; puedes tomar menos, pero al menos una. Se trata de casillas de la pista de saber, que dan puntos cada ronda, o de quipus que pasan de tu máscara a tu reserva, lo que libera espacios de losetas. Lo normal es tomarlo todo; con los quipus, mira cuántos espacios vas a necesitar.
question-buy = ¿Qué loseta Mercancía compras?
    .title = Mercado
    .waiting = { $name } está en el mercado.
    .guide = Una vez por ronda puedes pagar con comida una mercancía de la fila de esta ronda, o pasar. Las más caras dan en el acto más puntos de victoria (PV), y seis mercancías dan una bonificación al final, cuando la comida sobrante no vale nada. Mira primero tus misiones: algunas piden ciertas mercancías, o comida.
question-palace_mission = ¿Qué misión completas o retiras?
    .title = Palacio
    .waiting = { $name } está eligiendo una misión para completar o retirar.
    .guide = En cada ronda terminas exactamente una de tus tres misiones. Si puedes, debes completar una, por 6 puntos de victoria (PV), sin gastar nada; si no, retiras una por nada. Completa primero lo que podrías perder, como cartas en la mano o comida; retira aquella de la que estás más lejos.
question-palace_take = ¿Qué misión nueva tomas?
    .title = Una misión nueva
    .waiting = { $name } está tomando una misión nueva.
    .guide = Tomas una de las misiones del palacio; es obligatorio, también en la última ronda. Una vez cumplida, da 6 puntos de victoria (PV) en el palacio de una ronda posterior, o al final, cuando se completan todas las que cumples. Busca primero una misión que ya cumplas, o casi.
question-power = ¿Usas ahora un poder divino?
    .title = Un poder divino
    .waiting = { $name } está pensando.
    .guide = Un poder divino puede ayudarte ahora. Desde la mano cuesta la carta y una ofrenda; con un medallón Inti, que vale 2 puntos de victoria (PV) al final si lo conservas, usas en su lugar una carta boca arriba. También puedes seguir sin él: no cuesta nada y conservas tus cartas. Solo debes usarlo si la casilla elegida lo exige.

## Preparación

CF-101 =
    .refusal = Cuzco es para dos, tres o cuatro jugadores, no para { $seats }.
CF-102 =
    .refusal = En este juego no hay opción { $option } con el valor { $value }.
CF-105 =
    .event = La loseta Cuzco empieza en la rotación { $rotation }.
CF-109 =
    .event = Se revela la carta { $number }.
    .refusal = Esa carta no puede revelarse ahora.
CF-110 =
    .event = Oferta, casilla { $space }: la loseta { kind-name } «{ ability-name }».
    .refusal = Esa loseta no puede disponerse ahora.
CF-112 =
    .event = Mercado, fila { $row }: { goods-name }.
    .refusal = Esa mercancía no puede disponerse ahora.
CF-113 =
    .event = Se dispone una misión en el palacio: { $mission }.
    .refusal = Esa misión no puede disponerse ahora.
CF-115 =
    .event = { $seat } recibe la máscara { $mask }.
    .refusal = Esa máscara no puede repartirse ahora.
CF-117 =
    .event = { $seat } recibe la ficha de orden { $token }.
    .refusal = Esa ficha no puede repartirse ahora.
CF-118 =
    .event = { $seat } empieza con { points-words }.
CF-120 =
    .event = { $seat } recibe una pluma { colour-name }.
    .refusal = Esa pluma no puede repartirse ahora.
CF-122 =
    .event = { $seat } recibe la misión «{ $mission }».
    .refusal = Esa misión gris no puede repartirse ahora.
CF-123 =
    .event = 
        { $missions ->
            [unknown] { $seat } ha elegido dos misiones.
           *[other] { $seat } conserva dos misiones: { $missions }.
        }
CF-124 =
    .event = 
        { $cards ->
            [unknown] { $seat } tiene dos cartas de dios.
           *[other] { $seat } tiene dos cartas de dios: { $cards }.
        }
    .refusal = Esa carta no puede repartirse ahora.
CF-125 =
    .event = 
        { $number ->
            [none] { $seat } ha recibido dos cartas del mismo dios y cambia una.
            [unknown] { $seat } devuelve una carta de dios.
           *[other] { $seat } devuelve la carta { $number }.
        }
    .refusal = Esa no es una de las cartas que pueden cambiarse ahora.
CF-127 =
    .event = La carta { $number } no se repartió y va al descarte.
    .refusal = Esa carta no es una de las que sobran.
CF-128 =
    .refusal = Ahora decide { $asked }, en el orden de la preparación.

## Rondas y dados

CF-201 =
    .event = Empieza la ronda { $round }.
CF-202 =
    .event = { $seat } obtiene { $dice }.
    .refusal = Primero se lanzan los dados.
CF-203 =
    .event = { $seat } empieza un turno de la vuelta { $lap }.
    .refusal = Ahora decide { $asked } (fase I).
CF-204 =
    .refusal = Nadie puede pasar ni guardar un dado; la casilla PV siempre está abierta.
CF-205 =
    .event = { $seat } elige el { $die }.
    .refusal = Primero elige un dado, después su casilla.
CF-206 =
    .refusal =
        { $die ->
            [none] Esta casilla no está en la barra de acciones de esta partida.
           *[other] No te queda ningún dado { $die } por colocar.
        }
CF-207 =
    .refusal = Tu { $die } no es menor que todos los dados de la casilla { space-name }.
CF-211 =
    .refusal =
        { $number ->
            [none] Necesitas este poder aquí; no puedes omitirlo.
           *[other] Pagada así, la carta { $number } dejaría muy poco para un poder necesario después.
        }
CF-212 =
    .event =
        { $die ->
            [none] { $seat } usa el dado virtual en la casilla { space-name }.
           *[other] { $seat } coloca un { $die } en la casilla { space-name }.
        }

## Movimiento y aldeas

CF-301 =
    .event = { $seat } va a { $place }.
CF-302 =
    .refusal = Ningún camino del tipo adecuado lleva a { $place }.
CF-303 =
    .refusal = El número del camino a { $place } supera tu fuerza { $strength }.
CF-304 =
    .refusal = Con fuerza { $strength } ningún camino sale de aquí.
CF-306 =
    .refusal = Solo puedes girar la loseta Cuzco al salir de Cuzco tras un regreso.
CF-307 =
    .event =
        { $steps ->
            [0] { $seat } deja la loseta Cuzco como está.
            [one] { $seat } gira la loseta Cuzco { $steps } paso, hasta la rotación { $rotation }.
           *[other] { $seat } gira la loseta Cuzco { $steps } pasos, hasta la rotación { $rotation }.
        }
    .refusal = Primero gira la loseta Cuzco o déjala, después elige el camino.
CF-308 =
    .event = 
        { $source ->
            [mask] { $seat } coloca un quipu en { $place }{ quipu-below }.
           *[other] { $seat } coloca un quipu de la reserva en { $place }{ quipu-below }.
        }
    .met = { $seat } coloca un quipu sobre el tuyo en { $place }.
CF-311 =
    .event = { $seat } ya tiene un quipu en { $place }: no se coloca ni se gana nada.
CF-312 =
    .event = { $seat } no tiene más quipus para { $place }.
CF-313 =
    .event = { $seat } ya tiene tres plumas { colour-name } y no toma ninguna.
CF-314 =
    .event = { $seat } pone una pluma { colour-name } { slot-name }.
    .refusal = El espacio { slot-name } está ocupado o es de otro color.
CF-315 =
    .refusal =
        { $colour ->
            [none] Todos tus espacios de plumas están ocupados.
           *[other] Ya tienes tres plumas { colour-name }.
        }
CF-316 =
    .event = { $seat } regresa a Cuzco y recibe una bendición del fuego.
CF-319 =
    .refusal = Ningún camino une este lugar con { $place }.

## Estudio, granja e intercambio

CF-401 =
    .refusal = Esta acción no toma losetas { kind-name }.
CF-402 =
    .refusal = No hay espacio de loseta vacío en tu máscara.
CF-403 =
    .refusal = No hay tal loseta en la oferta hasta la casilla { $strength }.
CF-404 =
    .event = { $seat } toma la loseta { kind-name } «{ ability-name }» de la casilla { $space }.
CF-406 =
    .refusal = Las losetas no hacen nada en la fase I; sus habilidades se usan en la fase II.
CF-410 =
    .event = { $seat } desliza una loseta { kind-name } hacia abajo.
CF-411 =
    .refusal =
        { $price ->
            [one] Este intercambio cuesta { $price } punto del dado; te quedan { $pips }.
           *[other] Este intercambio cuesta { $price } puntos del dado; te quedan { $pips }.
        }
CF-412 =
    .refusal = Debes hacer al menos un intercambio.
CF-413 =
    .event =
        { $amount ->
            [one] { $seat } desliza hacia abajo la loseta Estudio «{ ability-name }» y avanza { $amount } casilla de saber.
           *[other] { $seat } desliza hacia abajo la loseta Estudio «{ ability-name }» y avanza { $amount } casillas de saber.
        }
CF-414 =
    .event = { $seat } desliza hacia abajo la loseta Granja «{ ability-name }» y toma { $amount } de comida.
CF-415 =
    .refusal = No tienes tal loseta { kind-name } en la posición superior.
CF-416 =
    .event = { $seat } intercambia un punto del dado por { points-words }.
CF-417 =
    .event = { $seat } toma una ofrenda por dos puntos del dado.
CF-418 =
    .event = { $seat } toma una carta de dios por dos puntos del dado.
CF-419 =
    .event = { $seat } toma una pluma por dos puntos del dado.
CF-420 =
    .event =
        { $quipus ->
            [one] { $seat } pone { $quipus } quipu en la reserva.
           *[other] { $seat } pone { $quipus } quipus en la reserva.
        }
CF-421 =
    .refusal = No hay quipus en tu máscara.
CF-423 =
    .event =
        { $spaces ->
            [one] { $seat } avanza { $spaces } casilla en la pista de saber.
           *[other] { $seat } avanza { $spaces } casillas en la pista de saber.
        }
CF-426 =
    .event = { $seat } termina el intercambio.

## Templo, tocado y bendición

CF-501 =
    .event = { $seat } pone un sacerdote en el escalón { $step }.
CF-502 =
    .refusal = No tienes sacerdotes en la reserva.
CF-503 =
    .event = Un sacerdote de { $seat } es empujado al escalón { $step }.
    .met = Tu sacerdote es empujado al escalón { $step }.
CF-504 =
    .event = Un sacerdote de { $seat } deja el templo.
    .met = Tu sacerdote es empujado fuera del templo.
CF-505 =
    .event = { $seat } recibe una bendición del fuego por el sacerdote.
CF-511 =
    .refusal =
        { $circle ->
            [none] Todas tus losetas Círculo ya están activas.
           *[other] La loseta Círculo { $circle } ya está activa.
        }
CF-512 =
    .refusal =
        { $circle ->
            [none] La fuerza { $strength } no basta para ninguna loseta Círculo que tenga sus dos plumas.
           *[other] La fuerza { $strength } es demasiado baja para la loseta Círculo { $circle }.
        }
CF-513 =
    .refusal =
        { $circle ->
            [none] Ninguna de tus losetas Círculo inactivas tiene sus dos plumas.
           *[other] La loseta Círculo { $circle } no tiene sus dos plumas.
        }
CF-514 =
    .event = { $seat } activa la loseta Círculo { $circle }: { points-words }.
CF-515 =
    .event = { $seat } anota { points-words } más por una loseta Círculo en la ronda { $round }.
CF-516 =
    .event = { $seat } recibe una bendición del fuego por la loseta Círculo.
CF-520 =
    .event = { $seat } anota { points-words } en la casilla PV.
CF-531 =
    .event = Bendición del fuego: { $seat } elige { half-name }.
    .refusal = La primera mitad de una bendición es una carta de dios o una ofrenda.
CF-532 =
    .event = Bendición del fuego: { $seat } elige { half-name }.
    .refusal = La segunda mitad de una bendición es saber o comida.
CF-533 =
    .refusal = Ninguna carta de dios está boca arriba.

## Cartas de dios

CF-601 =
    .event = { $seat } hace que las próximas habilidades de estudio y granja cuenten una loseta más.
CF-602 =
    .event = { $seat } desliza hacia arriba la loseta { kind-name } «{ ability-name }».
    .refusal = Solo una loseta deslizada hacia abajo puede deslizarse hacia arriba.
CF-603 =
    .event = { $seat } anota otra vez la mercancía ({ goods-name }): { points-words }.
CF-604 =
    .event = { $seat } completa la misión «{ $mission }» con { number-04 }: { points-words }.
CF-605 =
    .event = { $seat } hace un turno extra con un 1 virtual.
CF-606 =
    .event = { $seat } mueve un { $die } de { $owner_seat } a la casilla { space-name }.
    .met = { $seat } mueve tu { $die } a la casilla { space-name }.
    .refusal = Solo puedes mover un dado de la barra de acciones, y solo a otra casilla.
CF-607 =
    .event = { $seat } ignora la regla de colocación para este dado.
CF-608 =
    .event = { $seat } toma { $food } de comida y { $spaces } de saber en vez de la bendición.
CF-609 =
    .event = { $seat } toma la loseta { kind-name } descartada «{ ability-name }».
    .refusal = No hay tal loseta en los descartes.
CF-610 =
    .event = { $seat } anota { $place } ya: { points-words }.
CF-611 =
    .event = { $seat } puede usar otra habilidad Estudio.
CF-612 =
    .event = { $seat } devuelve a la reserva al sacerdote de { $owner_seat } del escalón { $step }.
    .met = { $seat } devuelve a la reserva a tu sacerdote del escalón { $step }.
CF-613 =
    .event = { $seat } actúa con fuerza 6.
CF-614 =
    .event = { $seat } puede ir a cualquier aldea vecina, por cualquier camino.
    .refusal = { number-14 } no lleva a { $place }.
CF-615 =
    .event = { $seat } puede usar otra habilidad Granja.
CF-621 =
    .event = { $seat } paga una ofrenda y juega la carta { $number }.
CF-622 =
    .refusal = Necesitas la carta { $number } en la mano y una ofrenda.
CF-623 =
    .refusal = La carta { $number } no se usa en esta fase.
CF-624 =
    .event = { $seat } gasta un medallón en la carta { $number }.
CF-625 =
    .refusal = Necesitas un medallón, y la carta { $number } debe estar boca arriba.
CF-626 =
    .refusal = La carta { $number } ya se ha usado en esta ocasión.
CF-631 =
    .event = { god-name }: las cartas descartadas se barajan en un nuevo mazo.
CF-632 =
    .event = { god-name }: no hay carta que revelar.
CF-634 =
    .event =
        { $number ->
            [unknown] { $seat } continúa.
           *[other] { $seat } no usa la carta { $number }.
        }
CF-635 =
    .event = { $seat } toma la carta { $number }.
CF-637 =
    .refusal = 
        { $number ->
            [none] Ninguna carta de ese dios está boca arriba.
           *[other] La carta { $number } no está boca arriba.
        }
CF-651 =
    .refusal = { number-01 } se usa en el menú de tu turno de la fase II, con al menos una loseta en tu máscara.
CF-652 =
    .event = { $seat } no desliza otra loseta hacia arriba.
    .refusal =
        { $number ->
            [none] Debes deslizar al menos una loseta hacia arriba.
           *[other] { number-02 } se usa tras colocar un dado en la casilla Intercambio y antes de gastar el primer punto, si al menos una de tus losetas está deslizada hacia abajo.
        }
CF-653 =
    .refusal = { number-03 } se usa justo después de comprar una mercancía.
CF-654 =
    .refusal =
        { $mission ->
            [none] { number-04 } se usa para una de tus misiones, en tu paso del palacio o al final.
           *[other] { number-04 } pide una misión a la que falte exactamente 1, también tras pagar; a la misión «{ $mission }» { $shortfall ->
                [0] no le falta nada
                [one] le falta { $shortfall }
               *[other] le faltan { $shortfall }
            }.
        }
CF-655 =
    .refusal = { number-05 } se usa cuando termina la acción de tu propio turno, y no tras un turno extra.
CF-656 =
    .event = { $seat } levanta un { $die } de { $owner_seat }.
    .refusal = { number-06 } se usa al comienzo de tu turno, antes de elegir dado, con al menos un dado en la barra de acciones.
CF-657 =
    .refusal = { number-07 } solo se usa tras elegir una casilla que tu dado no podría ocupar.
CF-658 =
    .refusal = { number-08 } se usa cuando toca una bendición, antes de elegir su primera mitad.
CF-659 =
    .refusal = { number-09 } se usa justo después de que tu dado tome una loseta Estudio o Granja, con otro espacio vacío y una loseta en los descartes.
CF-660 =
    .refusal = { number-10 } se usa justo después de colocar un quipu en una aldea en la fase I.
CF-661 =
    .refusal = { number-11 } se usa tras tu primera habilidad de estudio, con una loseta Estudio de otra habilidad que pueda usarse ahora.
CF-662 =
    .refusal = { number-12 } se usa cuando tu sacerdote va a un escalón del templo que está ocupado.
CF-663 =
    .refusal = { number-13 } se usa tras elegir una casilla distinta de PV con un dado de 1 a 5, y no junto con Mama Sara 14.
CF-664 =
    .refusal = { number-14 } se usa tras elegir una casilla de movimiento, antes de que el Chasqui se mueva.
CF-665 =
    .refusal = { number-15 } se usa tras tu primera habilidad de granja, con una loseta Granja de otra habilidad que pueda usarse ahora.

## Fase II

CF-701 =
    .event =
        { $value ->
            [one] { $seat } usa la habilidad { kind-name } «{ ability-name }»: { $value } ofrenda.
           *[other] { $seat } usa la habilidad { kind-name } «{ ability-name }»: { $value } ofrendas.
        }
CF-702 =
    .event = { $seat } usa la habilidad { kind-name } «puntos de victoria»: { points-words }.
CF-703 =
    .event =
        { $value ->
            [one] { $seat } usa la habilidad { kind-name } «{ ability-name }»: { $value } pluma.
           *[other] { $seat } usa la habilidad { kind-name } «{ ability-name }»: hasta { $value } plumas.
        }
CF-704 =
    .event = { $seat } usa la habilidad { kind-name } «{ ability-name }»: fuerza { $value }.
CF-705 =
    .event =
        { $value ->
            [one] { $seat } usa la habilidad { kind-name } «{ ability-name }»: { $value } casilla.
           *[other] { $seat } usa la habilidad { kind-name } «{ ability-name }»: hasta { $value } casillas.
        }
CF-706 =
    .event = { $seat } usa la habilidad { kind-name } «{ ability-name }»: fuerza { $value }.
CF-707 =
    .event =
        { $value ->
            [one] { $seat } usa la habilidad { kind-name } «{ ability-name }»: { $value } carta.
           *[other] { $seat } usa la habilidad { kind-name } «{ ability-name }»: hasta { $value } cartas.
        }
CF-708 =
    .event =
        { $value ->
            [one] { $seat } usa la habilidad { kind-name } «{ ability-name }»: { $value } quipu.
           *[other] { $seat } usa la habilidad { kind-name } «{ ability-name }»: hasta { $value } quipus.
        }
CF-709 =
    .event = { $seat } usa la habilidad { kind-name } «{ ability-name }»: fuerza { $value }.
CF-710 =
    .event = { $seat } usa la habilidad { kind-name } «{ ability-name }»: { $value } de comida.
CF-711 =
    .event = { $seat } usa la habilidad { kind-name } «{ ability-name }»: fuerza { $value }.
CF-712 =
    .event = { $seat } usa la habilidad { kind-name } «{ ability-name }»: fuerza { $value }.
CF-720 =
    .event = { $seat } empieza el turno de la fase II.
    .refusal = Ahora decide { $asked } (fase II).
CF-726 =
    .event = { $seat } no toma más.
    .refusal = Debes tomar al menos uno, y no más de lo que dan tus losetas.
CF-727 =
    .refusal = No tienes loseta { kind-name } con la habilidad «{ ability-name }».
CF-728 =
    .refusal = Ya has usado una habilidad { kind-name } en este turno; una segunda pide una carta de dios y debe ser otra habilidad.
CF-730 =
    .event = { $seat } termina el turno de la fase II.
CF-753 =
    .refusal = Todos tus espacios de plumas están ocupados.
CF-754 =
    .refusal = Ningún camino empedrado de número { $strength } o menos sale de aquí.
CF-756 =
    .refusal = Ningún puente de cuerda de número { $strength } o menos sale de aquí.
CF-757 =
    .refusal = No hay ninguna carta de dios boca arriba.
CF-758 =
    .refusal = No queda ningún quipu en tu máscara.
CF-759 =
    .refusal = 
        { $obstacle ->
            [CF-511] Todas tus losetas Círculo ya están activas.
            [CF-513] Ninguna de tus losetas Círculo inactivas tiene sus dos plumas.
           *[CF-512] La fuerza { $strength } no basta para ninguna loseta Círculo que tenga sus dos plumas.
        }
CF-761 =
    .refusal = 
        { $obstacle ->
            [CF-402] No hay espacio de loseta vacío en tu máscara.
           *[CF-403] No hay loseta Granja en la oferta hasta la casilla { $strength }.
        }
CF-762 =
    .refusal = 
        { $obstacle ->
            [CF-402] No hay espacio de loseta vacío en tu máscara.
           *[CF-403] No hay loseta Estudio en la oferta hasta la casilla { $strength }.
        }

## Fase III

CF-802 =
    .event = { $seat } anota { points-words } por la casilla de saber { $space }.
CF-803 =
    .event = { $seat } recibe la ficha de orden { $token }.
    .met = Recibes la ficha de orden { $token }.
CF-805 =
    .refusal = Ahora decide { $asked } (fase III).
CF-811 =
    .event =
        { $priests ->
            [one] { $seat } anota { points-words } por { $priests } sacerdote en el templo.
           *[other] { $seat } anota { points-words } por { $priests } sacerdotes en el templo.
        }
CF-812 =
    .event = { $seat } tiene el mayor número de sacerdotes en el templo ({ $priests }) y toma un medallón.
    .met = Tienes el mayor número de sacerdotes en el templo ({ $priests }) y tomas un medallón.
CF-813 =
    .event = { $seat } empata en número de sacerdotes ({ $priests }), tiene el más alto y toma un medallón.
    .met = Empatas en número de sacerdotes ({ $priests }), tienes el más alto y tomas un medallón.
CF-814 =
    .event = Nadie tiene sacerdotes en el templo: un medallón sale del juego.
CF-821 =
    .event = { $seat } no compra nada.
CF-822 =
    .refusal = No hay esa mercancía en la fila de esta ronda: { goods-name }.
CF-823 =
    .refusal = Esta mercancía ({ goods-name }) cuesta { $price } de comida; tienes { $food }.
CF-824 =
    .event = { $seat } compra una mercancía ({ goods-name }) por { $price } de comida.
CF-825 =
    .event = { $seat } anota { points-words } por la mercancía ({ goods-name }).
CF-826 =
    .event = { $seat } no puede comprar nada en el mercado.
CF-831 =
    .refusal = «{ $mission }» no es una de tus misiones.
CF-833 =
    .refusal = Puedes completar «{ $mission }», así que no puedes retirar ninguna misión.
CF-835 =
    .event = { $seat } retira la misión «{ $mission }».
CF-836 =
    .refusal =
        { $shortfall ->
            [one] A la misión «{ $mission }» aún le falta { $shortfall }.
           *[other] A la misión «{ $mission }» aún le faltan { $shortfall }.
        }
CF-837 =
    .event = { $seat } toma la misión «{ $mission }» del palacio.
    .refusal = La misión «{ $mission }» no está en el palacio.
CF-838 =
    .refusal = Debes tomar una misión nueva.
CF-839 =
    .event =
        { $cards ->
            [one] { $seat } muestra { $cards } carta de { god-name }.
           *[other] { $seat } muestra { $cards } cartas de { god-name }.
        }
CF-853 =
    .event = La ronda { $round } ha terminado; se vacían los tableros.

## El final

CF-861 =
    .event = El último paso del palacio ha terminado; la partida acaba.
    .refusal = La partida ha terminado; nada más puede jugarse.
CF-862 =
    .refusal = Ahora decide { $asked } (últimas misiones).
CF-863 =
    .event = { $seat } deja misiones sin terminar: { $missions }.
CF-871 =
    .event =
        { $inti ->
            [one] { $seat } anota { points-words } por { $inti } medallón.
           *[other] { $seat } anota { points-words } por { $inti } medallones.
        }
CF-872 =
    .event =
        { $places ->
            [none] { $seat } no tiene el quipu de arriba en ninguna aldea.
           *[other] { $seat } anota { points-words } por las aldeas: { $places }.
        }
CF-873 =
    .event = { $seat } anota { points-words } por doce plumas.
CF-874 =
    .event = { $seat } anota { points-words } por seis losetas Círculo activas.
CF-875 =
    .event = { $seat } anota { points-words } por nueve misiones completadas.
CF-876 =
    .event = { $seat } anota { points-words } por diez quipus en aldeas.
CF-877 =
    .event = { $seat } anota { points-words } por doce losetas en la máscara.
CF-878 =
    .event = { $seat } anota { points-words } por seis losetas Mercancía.
CF-881 =
    .event =
        { $place ->
            [1] { $seat } gana con { score-words }.
           *[other] { $seat } termina { $place }.º con { score-words }.
        }
CF-882 =
    .event =
        { $place ->
            [1] { $seat } gana con { score-words }, por la ficha de orden más baja.
           *[other] { $seat } termina { $place }.º con { score-words }, con empate, por el orden de juego.
        }

## Opciones

CF-901 =
    .refusal = Esta partida se juega sin pututus.
CF-902 =
    .event = { $seat } toma una loseta Pututu ±{ $pututu }.
CF-903 =
    .event = { $seat } no encuentra más losetas Pututu.
CF-904 =
    .refusal = Necesitas una loseta Pututu de ese tipo, tras elegir el dado y antes de la casilla.
CF-905 =
    .refusal = Un dado muestra de 1 a 6; un { $die } no puede cambiarse así.
CF-906 =
    .event = { $seat } cambia un { $die } por un { $value }.
CF-908 =
    .event = { $seat } no usa más pututus.
CF-909 =
    .refusal = Un pututu no cambia ni el dado virtual ni un dado ya colocado.
CF-921 =
    .event = Se monta el mapa: { $triangles }.
    .refusal = Primero se monta el mapa.
CF-931 =
    .event = { $seat } puede ir a cualquier otra aldea.
    .refusal = Tu Chasqui ya está en { $place }.

## Misiones

CF-1101 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1102 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1103 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1104 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1105 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1106 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1107 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1108 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1109 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1110 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1111 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1112 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1113 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1114 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1115 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1116 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1117 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1118 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1119 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1120 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1121 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1122 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1123 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1124 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1125 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1126 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1127 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1128 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1129 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1130 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1131 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1132 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1133 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1134 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1135 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1136 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1137 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1138 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1139 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1140 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1141 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1142 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1143 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1144 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1145 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1146 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1147 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1148 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1149 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1150 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1151 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1152 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1153 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1154 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1155 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1161 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1162 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1163 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1164 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1165 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.
CF-1166 =
    .event = { $seat } completa la misión «{ $mission }»: { points-words }.

## Reasons for a move

reason-points =
    { $way ->
        [more] De aquí al final de la ronda, es probable que anotes { $points } más.
       *[less] De aquí al final de la ronda, es probable que anotes { $points } menos.
    }
    .look = ¿Qué puede darte puntos todavía en esta ronda?
    .of = puntos de aquí al final de la ronda
reason-inti =
    { $way ->
        [more] Tus medallones Inti deberían valer { $points } más al final.
       *[less] Tus medallones Inti deberían valer { $points } menos al final.
    }
    .look = ¿Merece la pena conseguir un medallón Inti, o conservar uno hasta el final?
    .of = medallones Inti, al final
reason-villages =
    { $way ->
        [more] Las aldeas donde el quipu de arriba es tuyo deberían aportarte { $points } más al final.
       *[less] Las aldeas donde el quipu de arriba es tuyo deberían aportarte { $points } menos al final.
    }
    .look = ¿En qué aldeas seguirá siendo tuyo el quipu de arriba?
    .of = aldeas con el quipu de arriba, al final
reason-missions =
    { $way ->
        [more] Tus misiones deberían aportarte { $points } más.
       *[less] Tus misiones deberían aportarte { $points } menos.
    }
    .look = ¿Qué misiones puedes completar todavía?
    .of = misiones
reason-achievements =
    { $way ->
        [more] Los logros del recuento final deberían aportarte { $points } más.
       *[less] Los logros del recuento final deberían aportarte { $points } menos.
    }
    .look = ¿Qué logros del recuento final puedes alcanzar todavía?
    .of = logros del recuento final
reason-temple =
    { $way ->
        [more] Tus sacerdotes del templo deberían aportarte { $points } más.
       *[less] Tus sacerdotes del templo deberían aportarte { $points } menos.
    }
    .look = ¿Qué aporta un sacerdote en el templo en esta ronda, y quién podría empujarlo?
    .of = sacerdotes del templo
reason-knowledge =
    { $way ->
        [more] La pista de saber, con sus puntos y el orden de juego, debería aportarte { $points } más.
       *[less] La pista de saber, con sus puntos y el orden de juego, debería aportarte { $points } menos.
    }
    .look = ¿Quién está cerca de ti en la pista de saber?
    .of = la pista de saber, con sus puntos y el orden de juego
reason-food =
    { $way ->
        [more] Tu comida debería aportarte { $points } más en el mercado.
       *[less] Tu comida debería aportarte { $points } menos en el mercado.
    }
    .look = ¿Qué podrías comprar en el mercado con tu comida?
    .of = comida para el mercado
reason-powers =
    { $way ->
        [more] Los poderes divinos que puedes pagar deberían aportarte { $points } más.
       *[less] Los poderes divinos que puedes pagar deberían aportarte { $points } menos.
    }
    .look = ¿Qué poderes divinos puedes pagar?
    .of = poderes divinos que se pueden pagar
reason-pips =
    { $way ->
        [more] Los puntos del dado que te quedan deberían aportarte { $points } más.
       *[less] Los puntos del dado que te quedan deberían aportarte { $points } menos.
    }
    .look = ¿En qué puedes usar todavía los puntos del dado?
    .of = los puntos del dado que quedan
reason-headdress =
    { $way ->
        [more] Después, las plumas y las losetas Círculo de tu máscara podrán aportarte { $points } más.
       *[less] Después, las plumas y las losetas Círculo de tu máscara podrán aportarte { $points } menos.
    }
    .look = ¿Qué loseta Círculo podrías activar, ahora o pronto?
    .of = lo que plumas y losetas Círculo aún pueden aportar
reason-tiles =
    { $way ->
        [more] Tus losetas Estudio y Granja deberían aportarte { $points } más.
       *[less] Tus losetas Estudio y Granja deberían aportarte { $points } menos.
    }
    .look = ¿Qué losetas, tuyas o nuevas, podrían servirte en la fase II?
    .of = losetas Estudio y Granja
reason-roads =
    { $way ->
        [more] Las aldeas nuevas a un paso de tu Chasqui deberían aportarte { $points } más.
       *[less] Las aldeas nuevas a un paso de tu Chasqui deberían aportarte { $points } menos.
    }
    .look = ¿Adónde podría correr después tu Chasqui?
    .of = aldeas nuevas a un paso
reason-pututus =
    { $way ->
        [more] Tus pututus deberían aportarte { $points } más.
       *[less] Tus pututus deberían aportarte { $points } menos.
    }
    .look = ¿Para qué podrían servirte todavía tus pututus?
    .of = pututus

## Los caracteres de un maestro

character-priest = Sacerdote
    .about = Sube al templo y confía en los poderes de los dioses.
character-roadbuilder = Constructor de caminos
    .about = Sigue los caminos y deja quipus en las aldeas.
character-scholar = Erudito
    .about = Reúne saber y trabaja en sus misiones.
