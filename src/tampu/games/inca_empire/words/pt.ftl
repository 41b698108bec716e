# Inca Empire: o jogo, suas opções, suas perguntas, e o que acontece por qual regra.

game-title = Inca Empire
game-subtitle = as quatro regiões
game-tagline = Abra estradas a partir de Cuzco, submeta regiões e construa o que as estradas de todos alcançarão.
game-designer = Alan D. Ernstein

option-pizarro_arrival = Chegada de Pizarro
    .help = Se a última era pode terminar antes: depois de cada fase do Povo dela, mostra-se um marcador oculto.
option-pizarro_arrival-off = Não
option-pizarro_arrival-on = Sim
option-early_decline = Declínio Antecipado
    .help = Uma partida mais curta para quatro: cinco períodos em vez de sete, sem peregrinações.
option-early_decline-off = Não
option-early_decline-on = Sim
option-gift_of_the_gods = O Dom dos Deuses
    .help = Quatro regiões perto de Cuzco começam com um marcador de mão de obra 3.
option-gift_of_the_gods-off = Não
option-gift_of_the_gods-on = Sim

## Nomes das coisas

card-name =
    { $card ->
        [rural_unrest] Revolta Rural
        [skilled_surveyors] Agrimensores Experientes
        [motivated_workers] Trabalhadores Motivados
        [wild_road] Estrada Selvagem
        [extra_workforce] Mão de Obra Adicional
        [el_nino] El Niño: Inundação
        [epidemic] Epidemia
        [urban_renewal] Renovação Urbana
        [strategic_point] Ponto Estratégico
        [building_project] Projeto de Construção
        [bad_weather] Intempéries
        [reserve_rations] Rações de Reserva
        [military_superiority] Superioridade Militar
        [popular_support] Apoio Popular
        [rapid_expansion] Expansão Rápida
        [resistance] Resistência
        [religious_fervour] Fervor Religioso
        [solar_eclipse] Eclipse Solar
        [great_pilgrimage] Grande Peregrinação
        [annual_pilgrimage] Peregrinação Anual
       *[local_pilgrimage] Peregrinação Local
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
        [pre_empire] Pré-Império
        [early_empire] Império Inicial
        [middle_empire] Império Médio
       *[late_empire] Império Tardio
    }
phase-name =
    { $phase ->
        [inca] fase do Inca
        [sun] fase do Sol
        [people] fase do Povo
       *[sapa_inca] fase do Sapa Inca
    }
kind-name =
    { $kind ->
        [city] fundar uma cidade
        [garrison] estabelecer uma guarnição
        [conquest] conquistar uma região
        [temple] construir um templo
        [terrace] construir um terraço
        [extra_road] construir uma estrada adicional
        [garrison_to_city] converter uma guarnição em cidade
       *[pass] passar
    }
workers-words =
    { $workers ->
        [0] 0 trabalhadores
        [one] { $workers } trabalhador
       *[other] { $workers } trabalhadores
    }
roads-words =
    { $roads ->
        [0] 0 estradas
        [one] { $roads } estrada
       *[other] { $roads } estradas
    }
points-words =
    { $points ->
        [0] 0 pontos de vitória
        [one] { $points } ponto de vitória
       *[other] { $points } pontos de vitória
    }
score-words =
    { $score ->
        [0] 0 pontos de vitória
        [one] { $score } ponto de vitória
       *[other] { $score } pontos de vitória
    }
drawing-word =
    { $word ->
        [setup] preparação
        [track] trilha de pontuação
        [workers] trabalhadores
        [sun_board] tabuleiro do Sol
        [regions] marcadores abertos
        [cities] cidades
        [garrisons] guarnições
        [temples] templos
        [draw] baralho
        [discard] descarte
       *[hand] mão
    }

## Perguntas

question-colour = { $seat } recebe uma cor.
    .title = Cores
    .waiting = { $seat } está recebendo uma cor.
question-marker = O marcador de { $where } é virado.
    .title = Um marcador
    .waiting = O marcador de { $where } está sendo virado.
question-deal = { $seat } recebe uma carta do Sol.
    .title = Cartas do Sol
    .waiting = { $seat } está recebendo uma carta do Sol.
question-tile = { $seat } recebe uma ficha de ordem do turno.
    .title = Ordem do turno
    .waiting = { $seat } está recebendo uma ficha de ordem do turno.
question-draw = { $seat } compra uma carta do Sol.
    .title = Uma nova carta
    .waiting = { $seat } está comprando uma carta do Sol.
question-invasion = O marcador de Invasão desta fase é mostrado.
    .title = Marcador de Invasão
    .waiting = O marcador de Invasão está sendo mostrado.
question-sun_card = Qual carta do Sol você coloca? Ela age sobre os dois jogadores ao lado do quadrante.
    .title = Escolha uma carta
    .waiting = { $name } está escolhendo uma carta do Sol.
    .guide = As cartas do Sol mudam sobretudo o que as ações custam, permitem ou rendem. Você coloca uma das suas três, fechada, em um quadrante do tabuleiro do Sol; depois de revelada, ela age sobre os dois jogadores ao lado do quadrante até a próxima pontuação. Procure primeiro uma carta que ajude os seus planos, ou uma que atrapalhe quem está à frente.
question-sun_quarter = Em qual quadrante do tabuleiro do Sol vai sua carta?
    .title = Escolha um quadrante
    .waiting = { $name } está escolhendo um quadrante para a carta.
    .guide = A sua carta vai agir sobre os dois jogadores cujas cores ladeiam o quadrante: uma carta boa fica, portanto, ao lado da sua cor, e uma ruim entre dois rivais. Cada quadrante recebe uma carta por fase do Sol, e quem coloca por último fica com o que sobra. Veja também quem aproveitaria uma carta boa com você.
question-people_next = O que vem agora no seu turno? Você tem { workers-words }.
    .title = Escolha o que vem agora
    .waiting = { $name } está escolhendo a próxima ação.
    .guide = O seu turno tem duas ações, na ordem que você quiser: construir estradas, que é de graça, e um desenvolvimento (uma conquista, uma cidade…), que custa trabalhadores. Você pode deixar qualquer uma de lado; uma peregrinação, se uma carta a oferece, substitui uma delas. As estradas costumam vir primeiro, pois quase todo desenvolvimento precisa da sua rede: os locais que as suas estradas ligam a Cuzco.
question-road_pick =
    { $left ->
        [0] Onde você constrói? Não resta nenhuma de { roads-words } nesta ação.
        [one] Onde você constrói? Resta { $left } de { roads-words } nesta ação.
       *[other] Onde você constrói? Restam { $left } de { roads-words } nesta ação.
    }
    .title = Construa uma estrada
    .waiting = { $name } está construindo estradas.
    .guide = Aqui as estradas são de graça: uma estrada normalmente vai em um espaço vazio, parte da sua rede (os locais que as suas estradas ligam a Cuzco) e toca uma região conquistada com uma das pontas. Cada novo local faz virar os marcadores em volta. Procure os locais de cidade e de guarnição: em cada pontuação, essas construções rendem a todos os que estão conectados.
question-dev_kind = Qual desenvolvimento você escolhe? Você tem { workers-words }.
    .title = Escolha um desenvolvimento
    .waiting = { $name } está escolhendo um desenvolvimento.
    .guide = Você paga com trabalhadores um só desenvolvimento: uma conquista custa a resistência da região e rende pontos de vitória (PV) agora e trabalhadores em cada fase do Inca. Cidades, guarnições e templos rendem PV na hora e depois, em cada pontuação, a todos cujas estradas chegam até eles; um terraço é só seu. No começo, olhe primeiro para as conquistas: os trabalhadores delas pagam o resto.
question-dev_target = Onde? ({ kind-name })
    .title = Escolha o lugar
    .waiting = { $name } está escolhendo o lugar ({ kind-name }).
    .guide = Escolha o lugar do seu desenvolvimento: um local do mapa, uma região, um dos seus marcadores ou um espaço de estrada. Só são oferecidos os lugares permitidos e que você pode pagar. Cidades, guarnições e templos rendem a todos os que estão conectados a eles; por isso, prefira um local a que cheguem poucas estradas dos outros.
question-dev_repeat = Graças a uma carta do Sol você pode { kind-name } mais uma vez, ou parar aqui.
    .title = Mais uma vez?
    .waiting = { $name } pode { kind-name } mais uma vez.
    .guide = Uma carta do Sol que age sobre você permite repetir o que você acabou de fazer: outra guarnição ou outro terraço pelo preço de sempre, ou outra estrada de graça. Você também pode parar aqui. Uma estrada de graça quase sempre vale a pena; nos outros casos, olhe para os seus trabalhadores e lembre-se de que em cada pontuação você só fica com alguns.
question-rapid_conquest = Você faz uma conquista rápida? Ela custa dois trabalhadores a mais. Você tem { workers-words }.
    .title = Conquista rápida
    .waiting = { $name } pode fazer uma conquista rápida.
    .guide = A carta Expansão Rápida oferece uma conquista além do seu desenvolvimento, por 2 trabalhadores a mais do que ela custaria; você pode recusar. Ela rende o mesmo que qualquer outra: os pontos de vitória (PV) do marcador agora e a mão de obra dele, novos trabalhadores, em cada fase do Inca. Veja primeiro quantas fases do Inca ainda virão.
question-pilgrimage_card = Qual peregrinação você faz?
    .title = Escolha uma peregrinação
    .waiting = { $name } está escolhendo uma peregrinação.
    .guide = Várias cartas de peregrinação agem sobre você, e você pode fazer uma só peregrinação por fase do Povo. Cada uma rende um número fixo de pontos de vitória (PV) por um templo da sua rede em um dos dois locais que ela indica: a Grande Peregrinação 7, a Anual 5, a Local 4. A carta não se gasta; por isso, em geral se escolhe a que rende mais.
question-pilgrimage_slot = { card-name }: a qual ação você renuncia?
    .title = Renuncie a uma ação
    .waiting = { $name } está escolhendo a ação a que renuncia.
    .guide = Uma peregrinação rende na hora, mas toma o lugar de uma ação inteira: você renuncia às estradas ou ao desenvolvimento deste turno. Depois dela, você não pode construir um templo nesta fase do Povo. Veja o que renderia menos agora: as estradas, se a sua rede já vai longe o bastante; o desenvolvimento, se faltam trabalhadores.

## Preparação

IE-101 =
    .refusal = Inca Empire é para três ou quatro jogadores, não para { $seats }.
IE-102 =
    .event = { $seat } governa { $where }.
    .refusal =
        { $colour ->
            [none] Primeiro as cores são distribuídas.
           *[other] { suyu-name } já foi distribuído.
        }
IE-103 =
    .event = { $where } não tem dono; é terra conquistada para todos.
IE-105 =
    .event = { $seat } põe a primeira estrada, de Cuzco a { $where }.
IE-107 =
    .refusal =
        { $marker ->
            [none] Primeiro um marcador é virado.
           *[other] Não há mais marcador { $marker } fechado.
        }
IE-109 =
    .event = Ao lado dos suyus: { $where } mostra um marcador { $marker }.
IE-110 =
    .event = { $seat } recebe uma mão de três cartas do Sol.
    .refusal =
        { $card ->
            [none] Primeiro se compra uma carta do baralho.
           *[other] { card-name } não está no baralho.
        }
IE-112 =
    .event = { $seat } recebe a ficha de ordem { $tile }.
    .refusal =
        { $tile ->
            [none] Primeiro as fichas de ordem são distribuídas.
           *[other] A ficha { $tile } não pode ser distribuída agora.
        }

## Andamento do jogo

IE-202 =
    .event = { era-name }, período { $column } da era: { phase-name }.
IE-204 =
    .refusal = As cartas do Sol são colocadas na fase do Sol; esta é a fase do Povo.
IE-205 =
    .refusal = Agora { $asked } decide, pela ordem do turno.

## Fase do Inca

IE-302 =
    .event = { $seat } recebe { workers-words } pelos recursos da era.
IE-303 =
    .event = { $seat } recebe { workers-words } pela mão de obra das regiões conquistadas.
IE-304 =
    .event = { $seat } recebe { workers-words } pelos seus terraços.
IE-307 =
    .event = Ajuda mútua: { $seat }, em primeiro lugar, dá { workers-words } a { $to_seat }, em último.
    .met =
        { $you ->
            [seat] Ajuda mútua: você dá { workers-words } a { $to_seat }.
           *[other] Ajuda mútua: { $seat } dá { workers-words } a você.
        }
IE-308 =
    .event = Ajuda mútua: { $seat }, em primeiro lugar, dá { workers-words } a { $to_seat }, em último.
    .met =
        { $you ->
            [seat] Ajuda mútua: você dá { workers-words } a { $to_seat }.
           *[other] Ajuda mútua: { $seat } dá { workers-words } a você.
        }
IE-309 =
    .event = Ajuda mútua: { $seat }, em segundo lugar, dá { workers-words } a { $to_seat }, em terceiro.
    .met =
        { $you ->
            [seat] Ajuda mútua: você dá { workers-words } a { $to_seat }.
           *[other] Ajuda mútua: { $seat } dá { workers-words } a você.
        }
IE-310 =
    .event = { $seat } deveria dar { $due }, mas tem menos trabalhadores, e dá todos.

## Fase do Sol

IE-402 =
    .event = { $seat } recebe a ficha de ordem { $tile }.
    .met = Você recebe a ficha de ordem { $tile }.
IE-403 =
    .event =
        { $card ->
            [unknown] { $seat } escolheu uma carta.
           *[other] { $seat } escolheu { card-name }.
        }
    .refusal = Na fase do Sol você coloca uma carta: escolha primeiro a carta, depois o quadrante.
IE-404 =
    .refusal =
        { $card ->
            [none] Essa carta não existe.
           *[other] { card-name } não está na sua mão.
        }
IE-405 =
    .refusal =
        { $quarter ->
            [none] Este tabuleiro do Sol não tem esse quadrante.
           *[other] { $placer_seat } já colocou uma carta em { quarter-name } nesta fase.
        }
IE-406 =
    .event =
        { $card ->
            [unknown] { $seat } coloca uma carta fechada em { quarter-name }.
           *[other] { $seat } coloca a carta { card-name } fechada em { quarter-name }.
        }
IE-407 =
    .event =
        { $card ->
            [unknown] { $seat } compra uma carta.
           *[other] { $seat } compra { card-name }.
        }
IE-408 =
    .event = O baralho acabou; o descarte é embaralhado e vira o baralho.
IE-409 =
    .event = Não há mais carta para { $seat } comprar.
IE-410 =
    .event = { quarter-name }: carta revelada, { card-name } (colocada por { $seat }).
IE-415 =
    .event =
        { $choice ->
            [pilgrimage] { $seat } parte em peregrinação.
            [no_repeat] { $seat } não constrói mais.
           *[no_rapid] { $seat } não faz conquista rápida.
        }
    .refusal = Não há nada a recusar agora.

## O turno e as estradas

IE-501 =
    .event = { $seat } começa o turno com { workers-words }.
IE-502 =
    .event = { $seat } termina o turno.
    .refusal = Primeiro escolha uma ação, ou termine a que começou.
IE-503 =
    .refusal = Termine primeiro a ação que começou.
IE-504 =
    .refusal =
        { $action ->
            [roads] Sua ação de estradas deste turno acabou ou foi perdida.
           *[other] Sua ação de desenvolvimento deste turno acabou ou foi abandonada.
        }
IE-505 =
    .event =
        { $roads ->
            [0] { $seat } não constrói estradas.
           *[other] { $seat } para depois de { roads-words }.
        }
    .refusal = Você não começou uma ação de estradas.
IE-506 =
    .event = { $seat } começa a ação de estradas: até { roads-words }.
IE-507 =
    .refusal =
        { $roads ->
            [0] Esta ação não permite mais estradas.
           *[other] Esta ação permite { roads-words }, e você já construiu tudo.
        }
IE-508 =
    .refusal = Não há espaço de estrada aqui neste lado do mapa.
IE-509 =
    .refusal = Já há uma estrada aqui.
IE-510 =
    .refusal = Nenhuma ponta desta estrada está na sua rede.
IE-511 =
    .refusal = Nenhuma ponta desta estrada toca terra conquistada; ela ainda está fechada.
IE-512 =
    .event = { $seat } constrói uma estrada até { $where }.
IE-513 =
    .event = A estrada alcança { $where }: vira-se um marcador { $marker }.
IE-518 =
    .event = Nenhuma outra estrada é possível para { $seat }: a ação de estradas termina.

## Desenvolvimento

IE-601 =
    .event = { $seat } escolhe { kind-name }.
    .refusal = Você não pode escolher este desenvolvimento agora ({ kind-name }); há um por ação.
IE-602 =
    .refusal =
        { $cost ->
            [one] Isto custa { $cost } trabalhador; você tem { $workers }.
           *[other] Isto custa { $cost } trabalhadores; você tem { $workers }.
        }
IE-603 =
    .event = { $seat } passa.
IE-604 =
    .event = { $seat } começa a ação de desenvolvimento com { workers-words }.
IE-610 =
    .refusal =
        { $where ->
            [none] Não há tal local de cidade neste mapa.
           *[other] { $where } não é local de cidade.
        }
IE-611 =
    .refusal =
        { $where ->
            [none] Todo local de cidade já tem cidade.
           *[other] Já há uma cidade em { $where }.
        }
IE-612 =
    .refusal =
        { $where ->
            [none] Nenhum local de cidade livre está na sua rede.
           *[other] { $where } não está na sua rede.
        }
IE-613 =
    .refusal =
        { $where ->
            [none] Nenhum local desse tipo na sua rede toca terra conquistada.
           *[other] { $where } não toca nenhuma região conquistada.
        }
IE-615 =
    .event = { $seat } funda uma cidade em { $where } por { workers-words }.
IE-616 =
    .event = { $seat } marca { points-words } pela cidade de { $where }.
IE-620 =
    .refusal =
        { $where ->
            [none] Não há tal local de guarnição neste mapa.
           *[other] { $where } não é local de guarnição.
        }
IE-621 =
    .refusal =
        { $where ->
            [none] Todo local de guarnição já tem construção.
           *[other] Já há uma guarnição ou cidade em { $where }.
        }
IE-622 =
    .refusal =
        { $where ->
            [none] Nenhum local de guarnição livre está na sua rede.
           *[other] { $where } não está na sua rede.
        }
IE-623 =
    .refusal =
        { $where ->
            [none] Nenhum local desse tipo na sua rede toca terra conquistada.
           *[other] { $where } não toca nenhuma região conquistada.
        }
IE-625 =
    .event = { $seat } estabelece uma guarnição em { $where } por { workers-words }.
IE-626 =
    .event = { $seat } marca { points-words } pela guarnição de { $where }.
IE-630 =
    .refusal =
        { $where ->
            [none] Não há tal região a conquistar.
           *[other] { $where } já é terra conquistada.
        }
IE-631 =
    .refusal =
        { $where ->
            [none] A sua rede não toca nenhuma região ainda por conquistar.
           *[other] A sua rede não toca { $where }.
        }
IE-633 =
    .event = { $seat } conquista { $where } (marcador { $marker }) por { workers-words }.
IE-634 =
    .event = { $seat } marca { points-words } pela conquista de { $where }.
IE-635 =
    .event = Uma vizinha da região conquistada, { $where }, mostra um marcador { $marker }.
IE-640 =
    .refusal =
        { $where ->
            [none] Nenhuma construção pode receber templo agora.
           *[other] Não há em { $where } cidade que possa receber um templo.
        }
IE-641 =
    .refusal =
        { $where ->
            [none] Toda construção já tem templo.
           *[other] Já há um templo em { $where }.
        }
IE-642 =
    .refusal =
        { $where ->
            [none] Nenhuma construção sem templo está na sua rede.
           *[other] { $where } não está na sua rede.
        }
IE-643 =
    .refusal = Você fez uma peregrinação nesta fase; por isso não pode construir templo.
IE-645 =
    .event = { $seat } constrói um templo em { $where } por { workers-words }.
IE-646 =
    .event = { $seat } marca { points-words } pelo templo de { $where }.
IE-647 =
    .event = { $seat } marca { points-words } a mais: { $where } é um local renomado.
IE-650 =
    .refusal =
        { $where ->
            [none] Um terraço precisa de um marcador seu, e você não tem nenhum.
           *[other] O marcador de { $where } não é seu.
        }
IE-651 =
    .refusal =
        { $where ->
            [none] Todos os seus marcadores já têm terraço.
           *[other] O marcador de { $where } já tem um terraço.
        }
IE-653 =
    .event = { $seat } constrói um terraço em { $where } por { workers-words }.
IE-654 =
    .event = { $seat } marca { points-words } pelo terraço em { $where }.
IE-660 =
    .event = { $seat } paga { workers-words } por uma estrada adicional.
IE-661 =
    .refusal = Não há estrada que você possa construir agora.

## Cartas do Sol

IE-703 =
    .event =
        { $workers ->
            [0] { card-name }: { $seat } não tem marcador de resistência 1 e não pega trabalhadores.
           *[other] { card-name }: { $seat } pega { workers-words }.
        }
    .met =
        { $workers ->
            [0] { card-name }: você não tem marcador de resistência 1 e não pega trabalhadores.
           *[other] { card-name }: você pega { workers-words }.
        }
IE-704 =
    .event =
        { $number ->
            [0] Revolta Rural: { $seat } não perde nenhuma estrada.
            [one] Revolta Rural: { $seat } perde { $number } estrada em região não conquistada.
           *[other] Revolta Rural: { $seat } perde { $number } estradas em região não conquistada.
        }
    .met =
        { $number ->
            [0] Revolta Rural: você não perde nenhuma estrada.
            [one] Revolta Rural: você perde { $number } estrada em região não conquistada.
           *[other] Revolta Rural: você perde { $number } estradas em região não conquistada.
        }
IE-715 =
    .event = Trabalhadores Motivados: mais uma estrada para { $seat }, de graça.
IE-721 =
    .refusal =
        { $copies ->
            [0] Nenhuma carta Estrada Selvagem age sobre você.
           *[other] Você já usou nesta fase todas as cartas Estrada Selvagem que agem sobre você.
        }
IE-722 =
    .refusal = Nenhuma estrada selvagem pode unir estes dois locais.
IE-723 =
    .refusal = Esta linha cruzaria uma estrada selvagem.
IE-724 =
    .refusal = Você já tem uma estrada entre estes dois locais.
IE-726 =
    .refusal = Este espaço está vazio; construa aí uma estrada comum.
IE-727 =
    .event = { $seat } constrói uma estrada selvagem até { $where }.
IE-736 =
    .event = { $seat } marca { points-words } a mais pela Renovação Urbana.
IE-738 =
    .refusal =
        { $where ->
            [none] Não há guarnição a converter.
           *[other] Não há guarnição em { $where }.
        }
IE-739 =
    .refusal =
        { $where ->
            [none] Nenhuma guarnição está na sua rede.
           *[other] { $where } não está na sua rede.
        }
IE-741 =
    .event = { $seat } converte a guarnição de { $where } em cidade por { workers-words }.
IE-742 =
    .event = { $seat } marca { points-words } pela nova cidade de { $where }.
IE-743 =
    .refusal = Você só pode converter uma guarnição se um Ponto Estratégico age sobre você.
IE-746 =
    .event = { $seat } marca { points-words } a mais pelas Rações de Reserva.
IE-763 =
    .refusal = A conquista rápida vem no fim da ação de desenvolvimento.
IE-764 =
    .refusal = Não resta Expansão Rápida que aja sobre você nesta fase.
IE-765 =
    .event = { $seat } conquista rapidamente { $where } (marcador { $marker }) por { workers-words }.
IE-766 =
    .refusal = Uma peregrinação tomou o lugar do desenvolvimento: não há conquista rápida.
IE-771 =
    .refusal = Sob um Eclipse Solar você não pode construir templo: construiu uma estrada na sua ação de estradas.
IE-772 =
    .event = Eclipse Solar: { $seat } perde a ação de estradas deste turno.
    .met = Eclipse Solar: você perde a ação de estradas deste turno.
IE-780 =
    .event =
        { $action ->
            [roads] { $seat } renuncia à ação de estradas e vai a { $where }.
           *[other] { $seat } renuncia à ação de desenvolvimento e vai a { $where }.
        }
    .refusal =
        { $stage ->
            [begun] Termine primeiro a peregrinação.
           *[other] Você não está em peregrinação.
        }
IE-781 =
    .event = { $seat } faz a { card-name }.
    .refusal =
        { $card ->
            [none] Nenhuma carta de peregrinação age sobre você.
           *[other] { card-name } não age sobre você.
        }
IE-782 =
    .refusal = Nenhum dos locais da carta tem templo na sua rede.
IE-783 =
    .refusal =
        { $action ->
            [roads] Você já não pode renunciar à ação de estradas.
           *[other] Você já não pode renunciar à ação de desenvolvimento.
        }
IE-784 =
    .refusal = Você já fez uma peregrinação nesta fase; é o limite.
IE-785 =
    .refusal = Você construiu um templo nesta fase; por isso não pode fazer peregrinação.
IE-790 =
    .event = { $seat } marca { points-words } pela Grande Peregrinação a { $where }.
IE-791 =
    .event = { $seat } marca { points-words } pela Peregrinação Anual a { $where }.
IE-792 =
    .event = { $seat } marca { points-words } pela Peregrinação Local a { $where }.

## Fase do Sapa Inca

IE-802 =
    .event =
        { $cards ->
            [0] 0 cartas deixam o tabuleiro do Sol.
            [one] { $cards } carta deixa o tabuleiro do Sol.
           *[other] { $cards } cartas deixam o tabuleiro do Sol.
        }
IE-804 =
    .event =
        { $number ->
            [0] { $seat } não tem nenhum terraço a pontuar.
            [one] { $seat } marca { points-words } por { $number } terraço.
           *[other] { $seat } marca { points-words } por { $number } terraços.
        }
IE-805 =
    .event =
        { $number ->
            [0] { $seat } não tem nenhuma guarnição a pontuar.
            [one] { $seat } marca { points-words } por { $number } guarnição.
           *[other] { $seat } marca { points-words } por { $number } guarnições.
        }
IE-806 =
    .event =
        { $number ->
            [0] { $seat } não tem nenhuma cidade a pontuar.
            [one] { $seat } marca { points-words } por { $number } cidade.
           *[other] { $seat } marca { points-words } por { $number } cidades.
        }
IE-807 =
    .event =
        { $number ->
            [0] { $seat } não tem nenhum templo a pontuar.
            [one] { $seat } marca { points-words } por { $number } templo.
           *[other] { $seat } marca { points-words } por { $number } templos.
        }
IE-809 =
    .event = { $seat } fica com { $kept } e devolve { workers-words }.

## Fim e variantes

IE-901 =
    .event = A última fase do Sapa Inca acabou, e com ela a partida.
    .refusal = A partida acabou; nada mais pode ser jogado.
IE-902 =
    .event =
        { $place ->
            [1] { $seat } vence com { score-words }.
           *[other] { $seat } termina em { $place }º lugar com { score-words }.
        }
IE-910 =
    .refusal = Primeiro o marcador de Invasão desta fase é revelado.
IE-911 =
    .event =
        { $marker ->
            [plain] O marcador de Invasão é neutro: nada muda.
           *[other] O marcador de Invasão mostra Pizarro.
        }
IE-912 =
    .event = Pizarro chegou: resta só a última fase do Sapa Inca.
IE-921 =
    .refusal = O Declínio Antecipado é só para quatro jogadores, não para { $seats }.
IE-930 =
    .event = Um dom dos deuses: { $where } começa com um marcador { $marker }.
IE-940 =
    .refusal = Este jogo não tem a opção { $option } com o valor { $value }.

## Reasons for a move

reason-points =
    { $way ->
        [more] A curto prazo, você marca { $points } a mais.
       *[less] A curto prazo, você marca { $points } a menos.
    }
    .look = O que pode render pontos a você em breve?
    .of = pontos a curto prazo
reason-harvest =
    { $way ->
        [more] A sua rede e os seus terraços devem render { $points } a mais nas fases do Sapa Inca que ainda virão.
       *[less] A sua rede e os seus terraços devem render { $points } a menos nas fases do Sapa Inca que ainda virão.
    }
    .look = O que a sua rede e os seus terraços rendem em cada fase do Sapa Inca?
    .of = rede e terraços nas fases do Sapa Inca que ainda virão
reason-income =
    { $way ->
        [more] Os trabalhadores das fases do Inca que ainda virão devem valer { $points } a mais para você.
       *[less] Os trabalhadores das fases do Inca que ainda virão devem valer { $points } a menos para você.
    }
    .look = Quantos trabalhadores você vai pegar nas próximas fases do Inca?
    .of = trabalhadores das fases do Inca que ainda virão
reason-room =
    { $way ->
        [more] As suas regiões conquistadas ainda sem terraço devem render { $points } a mais.
       *[less] As suas regiões conquistadas ainda sem terraço devem render { $points } a menos.
    }
    .look = Onde você ainda poderia construir um terraço?
    .of = regiões conquistadas ainda sem terraço
reason-workers =
    { $way ->
        [more] Os trabalhadores que lhe restam devem render { $points } a mais.
       *[less] Os trabalhadores que lhe restam devem render { $points } a menos.
    }
    .look = Para que você ainda vai precisar dos seus trabalhadores?
    .of = os trabalhadores que restam
reason-around =
    { $way ->
        [more] Os locais e as regiões que as suas estradas ainda podem alcançar devem render { $points } a mais.
       *[less] Os locais e as regiões que as suas estradas ainda podem alcançar devem render { $points } a menos.
    }
    .look = Que locais e regiões as suas estradas poderiam alcançar em seguida?
    .of = locais e regiões ao alcance
reason-danger =
    { $way ->
        [more] A Revolta Rural deve lhe custar { $points } a menos.
       *[less] A Revolta Rural deve lhe custar { $points } a mais.
    }
    .look = Quais das suas estradas a Revolta Rural poderia destruir?
    .of = Revolta Rural
reason-cards =
    { $way ->
        [more] As cartas do Sol ao lado da sua cor devem render { $points } a mais para você.
       *[less] As cartas do Sol ao lado da sua cor devem render { $points } a menos para você.
    }
    .look = Quais cartas do Sol vão agir sobre você?
    .of = cartas do Sol ao lado da cor

## As personalidades de um mestre

character-conqueror = Conquistador
    .about = Olha antes de tudo para novas regiões e locais livres.
character-governor = Governador
    .about = Cuida do que a rede rende em cada fase do Sapa Inca, e dos seus trabalhadores.
character-rival = Rival
    .about = Joga pela vantagem: um ponto tirado de você vale tanto quanto um ponto ganho.
