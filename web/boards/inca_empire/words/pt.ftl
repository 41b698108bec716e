# The words of the Inca Empire board.

## Top bar and players
ie-progress = { $stage ->
    [over] O império caiu
    [setup] Preparação
   *[play] { era-name } · período { $number } de { $of }
}
ie-phase-inca = Inca
ie-phase-sun = Sol
ie-phase-people = Povo
ie-phase-sapa-inca = Sapa Inca
ie-phase = { $phase ->
    [inca] Fase do Inca: chegam trabalhadores, os líderes ajudam
    [sun] Fase do Sol: cada um coloca uma carta
    [people] Fase do Povo: estradas e desenvolvimento
   *[sapa_inca] Fase do Sapa Inca: todos pontuam
}
ie-phase-count = { $phase ->
    [inca] Fase do Inca
    [sun] Fase do Sol { $number } de { $of }
    [people] Fase do Povo { $number } de { $of }
   *[sapa_inca] Fase do Sapa Inca
}
ie-period = { $ruler }, { $from }–{ $to }
ie-eras = Eras e fases
ie-badge-label = { $kind ->
    [order] Lugar na ordem do turno: { $count }
    [workers] Trabalhadores: { $count }
    [markers] Regiões conquistadas: { $count }
   *[terraces] Terraços: { $count }
}
ie-suyu = { $colour ->
    [orange] Chinchaysuyu
    [blue] Antisuyu
    [brown] Collasuyu
   *[green] Cuntisuyu
}

## The map
ie-places = Mapa do império
ie-overview = Visão geral: toque para ir até lá
ie-tools = Vista do mapa
ie-zoom-in = Aproximar
ie-zoom-out = Afastar
ie-zoom-all = Todo o império
ie-jump = Onde algo acabou de acontecer
ie-legend = Legenda
ie-site-kind = { $site ->
    [city] local de cidade
    [garrison] local de guarnição
    [renowned] renomado: bônus de templo
   *[huaca] huaca: só estradas
}
ie-marker-parts = resistência, mão de obra, pontos
ie-marker-down = marcador fechado
ie-lately = mudou desde a sua última jogada
ie-road-spoken = { $owners ->
    [none] { $state ->
        [wild] { $name }: nenhuma estrada impressa
       *[slot] { $name }: espaço de estrada livre
    }
   *[other] { $state ->
        [wild] { $name }: estrada selvagem de { $owners }
       *[slot] { $name }: estrada de { $owners }
    }
}
ie-site-spoken = { $name }: { $kind ->
    [capital] a capital, onde começam todas as redes
    [huaca] huaca, um cruzamento de estradas
    [renowned] { $building ->
        [city] { $temple ->
            [yes] cidade renomada com templo
           *[no] cidade renomada; um templo rende { $bonus } PV a mais
        }
       *[none] local de cidade renomado; um templo rende { $bonus } PV a mais
    }
    [city] { $building ->
        [city] { $temple ->
            [yes] cidade com templo
           *[no] cidade
        }
       *[none] local de cidade
    }
   *[garrison] { $building ->
        [city] { $temple ->
            [yes] cidade com templo
           *[no] cidade
        }
        [garrison] { $temple ->
            [yes] guarnição com templo
           *[no] guarnição
        }
       *[none] local de guarnição
    }
}
ie-region-spoken = { $name }: { $state ->
    [suyu] { $owner ->
        [none] região inicial sem governador
       *[other] região inicial de { $owner }
    }
    [conquered] conquistada por { $owner }
    [open] resistência { $resistance }, mão de obra { $labour }, { $points } PV
   *[hidden] marcador ainda fechado
}
ie-target-spoken = { $price ->
    [0] { $place }. Pode ser escolhido, grátis
    [one] { $place }. Pode ser escolhido por { $price } trabalhador
   *[other] { $place }. Pode ser escolhido por { $price } trabalhadores
}
ie-tip = Aponte algo no mapa para ler a respeito.

## Prices and points
ie-workers = Trabalhadores
ie-free = grátis
ie-price = { $price ->
    [one] { $price } trabalhador
   *[other] { $price } trabalhadores
}
ie-vp = { $points } PV
ie-its-points = seus PV
ie-resistance = a resistência da região
ie-points-now = { $when ->
    [now] +{ $points } PV agora
    [scoring] +{ $points } PV, com a pontuação
   *[unknown] +{ $points } PV
}
ie-later = Em cada fase do Sapa Inca:
ie-labour = Em cada fase do Inca:
ie-income = Próxima renda
ie-income-sum = { $help ->
    [gets] { $era } + { $labour } + { $by } de ajuda
    [gives] { $era } + { $labour } − { $by } de ajuda
   *[none] { $era } + { $labour }
}
ie-income-none = não há mais
ie-harvest = Sapa Inca agora

## What can be done
ie-deeds = O que se pode fazer
ie-deed = { $deed ->
    [roads] Estradas
    [city] Cidade
    [garrison] Guarnição
    [conquest] Conquista
    [temple] Templo
    [terrace] Terraço
    [extra_road] Estrada +1
    [garrison_to_city] Converter
   *[pilgrimage] Peregrinar
}
ie-hint = { $count ->
    [0] { "" }
   *[other] { $deed ->
        [roads] Escolha um espaço iluminado para a estrada.
        [wild] Escolha uma linha pontilhada para a estrada selvagem.
        [extra_road] Escolha um espaço iluminado para a estrada adicional.
        [conquest] Escolha uma região para conquistar.
        [terrace] Escolha uma de suas regiões para o terraço.
        [garrison_to_city] Escolha a guarnição que se torna cidade.
       *[other] Escolha um dos locais circulados.
    }
}
ie-plan = { $verb ->
    [road] Estrada { $number } de { $roads }: { $name }
    [double] Estrada selvagem ao lado de { $name }
    [wild] Estrada selvagem: { $name }
    [extra_road] Estrada adicional: { $name }
    [city] Cidade em { $name }
    [garrison] Guarnição em { $name }
    [temple] Templo em { $name }
    [convert] Cidade no lugar da guarnição: { $name }
    [terrace] Terraço em { $name }
    [rapid] Conquista rápida: { $name }
   *[conquer] Conquista: { $name }
}
ie-confirm = Confirmar
ie-cancel = Cancelar
ie-pips = { $laid } de { $roads } estradas
ie-wild-left = Estrada selvagem · { $count }
ie-end = { $action ->
    [stop] { $left ->
        [development] Terminar estradas e desenvolver
       *[none] Terminar estradas
    }
    [decline] Pronto
    [pass] Passar o desenvolvimento
   *[end] Terminar o turno
}
ie-unused = { $roads ->
    [0] desenvolvimento não usado
    [one] { $development ->
        [yes] { $roads } estrada e desenvolvimento não usados
       *[no] { $roads } estrada grátis não usada
    }
   *[other] { $development ->
        [yes] { $roads } estradas e desenvolvimento não usados
       *[no] { $roads } estradas grátis não usadas
    }
}
ie-only = Não há outra resposta; o jogo segue sozinho em um instante.
ie-give = { $action ->
    [roads] Renunciar à ação de estradas
   *[development] Renunciar à ação de desenvolvimento
}
ie-pilgrim = { $card } a { $sites }: { $points } PV
ie-one-action = 1 ação
ie-go = Fazer a peregrinação
ie-ends-turn = Com isso, seu turno termina.

## The Sun board
ie-sun-board = Tabuleiro do Sol
ie-no-quarters = É montado quando os quadrantes do império são distribuídos.
ie-decks = baralho { $draw } · descarte { $discard }
ie-known = O que todos podem saber
ie-known-pile = { $count ->
    [one] No baralho há { $count } destas cartas
   *[other] No baralho há { $count } destas cartas
}
ie-known-elsewhere = Com certeza em outras mãos ou fechadas
ie-known-discard = Descarte ({ $count })
ie-known-laid = Quem colocou as cartas no tabuleiro do Sol
ie-laid = { $card }: colocada por { $name }
ie-known-markers = Marcadores ainda fechados no mapa
ie-known-none = Nenhuma
ie-close = Fechar
ie-place-last = Resta um quadrante, entre { $names }: a carta escolhida vai para lá.
ie-acting = Age sobre você
ie-hand = Suas cartas do Sol
ie-quarters = Quadrantes do tabuleiro do Sol
ie-between = Entre { $names }
ie-quarter-spoken = { $cards ->
    [none] { $state ->
        [down] Quadrante entre { $names }: uma carta fechada
        [open] Quadrante entre { $names }: vazio, pode receber uma carta
       *[closed] Quadrante entre { $names }: vazio
    }
   *[other] { $state ->
        [down] Quadrante entre { $names }: { $cards }, e uma carta fechada
        [open] Quadrante entre { $names }: { $cards }; pode receber uma carta
       *[closed] Quadrante entre { $names }: { $cards }
    }
}
ie-your-card = Sua: { $card }
ie-place-here = Colocar aqui
ie-place = Colocar { $card } entre { $names }
ie-place-card = Escolha uma carta e um quadrante
ie-place-quarter = Agora escolha um quadrante
ie-effect = { $card ->
    [rural_unrest] Destrói estradas em regiões não conquistadas
    [skilled_surveyors] Um segundo terraço
    [motivated_workers] Estrada adicional: mais 1 grátis
    [wild_road] 1 estrada fora dos espaços
    [extra_workforce] +1 estrada
    [el_nino] −1 estrada
    [epidemic] Cidade +2 trabalhadores
    [urban_renewal] Cidade +2 PV
    [strategic_point] Guarnição pode virar cidade
    [building_project] Uma segunda guarnição
    [bad_weather] Guarnição +1 trabalhador
    [reserve_rations] Guarnição +1 PV
    [military_superiority] Conquista −1 trabalhador
    [popular_support] 1 trabalhador por marcador de resistência 1
    [rapid_expansion] 1 conquista a mais, custo +2
    [resistance] Conquista +1 trabalhador
    [religious_fervour] Templo também em guarnição
    [solar_eclipse] Estradas ou templo, não ambos
    [great_pilgrimage] 7 PV: Pucara de Andagala, Ranchillo
    [annual_pilgrimage] 5 PV: Chiquitoy Viejo, Pachacamac
   *[local_pilgrimage] 4 PV: Machu Picchu, Huánuco Pampa
}

## Score track
ie-track = Trilha de pontuação
ie-track-help = na mesma casa, a de baixo está à frente
ie-track-spoken = Do primeiro ao último: { $order }

## Step by step
ie-ledger = { $book ->
    [income] Chegam trabalhadores
    [help] Ajuda mútua
    [recurring] Cartas do Sol recorrentes
    [scoring] Sapa Inca: todos pontuam
   *[limit] Trabalhadores mantidos
}
ie-ledger-total = { $sums ->
    [yes] Total
   *[no] Trabalhadores agora
}
ie-ledger-column = { $rule ->
    [IE-302] Era
    [IE-303] Mão de obra
    [IE-304] Terra{"\u00AD"}ços
    [IE-305] Ajuda
    [IE-703] Apoio
    [IE-704] Estradas perdidas
    [IE-804] Terra{"\u00AD"}ços
    [IE-805] Guarni{"\u00AD"}ções
    [IE-806] Cida{"\u00AD"}des
    [IE-807] Tem{"\u00AD"}plos
   *[IE-809] Devol{"\u00AD"}vidos
}

## Score sheet
ie-source = { $source ->
    [IE-616] Cidades fundadas
    [IE-626] Guarnições estabelecidas
    [IE-634] Regiões conquistadas
    [IE-646] Templos construídos
    [IE-647] Templos em locais renomados
    [IE-654] Terraços construídos
    [IE-736] Renovação Urbana
    [IE-742] Guarnições convertidas
    [IE-746] Rações de Reserva
    [IE-790] Grande Peregrinação
    [IE-791] Peregrinação Anual
    [IE-792] Peregrinação Local
    [IE-804] Sapa Inca: terraços
    [IE-805] Sapa Inca: guarnições
    [IE-806] Sapa Inca: cidades
   *[IE-807] Sapa Inca: templos
}

## Keys
ie-key-arrows = Setas
    .does = no mapa, até o lugar mais próximo que se pode escolher
ie-key-enter = Enter
    .does = escolher o lugar; confirmar o que está planejado
ie-key-deeds = 1 – 8
    .does = estradas, cidade, guarnição, conquista, templo, terraço, estrada adicional, conversão
ie-key-esc = Esc
    .does = desistir do que está planejado
ie-key-zoom = + − 0
    .does = aproximar, afastar, todo o império
