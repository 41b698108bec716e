# The words of the Cuzco board (Kiesling & Kramer).

## Pieces
ck-tile = { $kind ->
    [triple] Triplo
    [double] Duplo
    [village] Vila
   *[crops] Plantação
}
ck-relic = { $relic ->
    [T] tumi
    [K] kero
   *[M] máscara
}
ck-piece = { $piece ->
    [incas] { $count ->
        [0] 0 Incas na sua reserva
        [one] { $count } Inca na sua reserva
       *[other] { $count } Incas na sua reserva
    }
    [tokens] { $count ->
        [0] 0 fichas de ação adicional
        [one] { $count } ficha de ação adicional
       *[other] { $count } fichas de ação adicional
    }
    [basins] { $count ->
        [0] 0 lagoas na reserva
        [one] { $count } lagoa na reserva
       *[other] { $count } lagoas na reserva
    }
   *[discs] { $count ->
        [0] 0 discos solares na reserva
        [one] { $count } disco solar na reserva
       *[other] { $count } discos solares na reserva
    }
}
ck-floors = Andares de templo de valor { $value }: { $count } na reserva
ck-common-stock = Reserva comum
ck-own-supply = Sua reserva

## Top bar and players
ck-progress = { $stage ->
    [over] Pontuação final
    [final] { $turns ->
        [one] Fase final: o último turno
       *[other] Fase final: { $turns } últimos turnos
    }
   *[play] { $triples ->
        [0] não resta nenhum triplo
        [one] resta { $triples } triplo
       *[other] restam { $triples } triplos
    }
}
ck-phase-tile = Terreno
ck-phase-actions = Ações
ck-phase-festival = Festival
ck-phase-count = Pontuação
ck-badge-label = { $kind ->
    [incas] Incas na reserva: { $count }
    [cards] Cartas de festival na mão: { $count }
   *[tokens] Fichas de ação adicional: { $count }
}
ck-note-festival = { $state ->
    [held] não aumenta, { $total } PF
    [in] { $total } PF
   *[out] fora do festival
}
ck-note-final = { $state ->
    [counted] já pontuou
    [now] último turno
   *[next] falta o último turno
}

## Action bar
ck-ap-left = { $ap } de { $of } PA
ck-ap-planned = { $ap ->
    [one] { $ap } planejado
   *[other] { $ap } planejados
}
ck-sorts = Tipos de ação
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
    [exit] Sair
    [build] Templo
    [enlarge] Expandir
    [basin] Lagoa
    [draw-open] Carta aberta
    [draw-deck] Baralho
    [festival] Festival
   *[token] Ficha
}
ck-end = Terminar o turno
ck-unused = { $ap ->
    [one] { $ap } PA perdido
   *[other] { $ap } PA perdidos
}
ck-by-itself = Terminar o turno automaticamente quando não há mais nada a fazer
ck-hint = { $mode ->
    [triple] Aponte o hexágono da vila. R ou a roda do mouse gira o terreno.
    [double] Aponte o hexágono da vila. R ou a roda do mouse gira o terreno.
    [village] Aponte o hexágono da vila.
    [crops] Aponte o hexágono das plantações.
    [enter] Escolha um hexágono de entrada: 1 PA pela floresta, 2 PA pela montanha.
    [move] Escolha um Inca para mover.
    [move-to] Escolha para onde ele vai. Cada passo entre vila e plantações custa 1 PA.
    [exit] Escolha um Inca para retirar.
    [build] Escolha um hexágono de vila para o templo.
    [enlarge] Escolha o templo a expandir.
    [basin] Escolha um hexágono interno de chão livre para a lagoa.
   *[festival] Escolha a cidade do festival.
}
ck-hint-touch = Toque o hexágono da vila; toque outra vez para girar o terreno.
ck-turn-left = Girar o terreno para a esquerda
ck-turn-right = Girar o terreno para a direita
ck-cancel = Cancelar
ck-ap-price = { $price ->
    [unknown] { "" }
    [0] : grátis
   *[other] : { $price } PA
}
ck-confirm = { $mode ->
    [triple] Colocar o triplo{ ck-ap-price }
    [double] Colocar o duplo{ ck-ap-price }
    [village] Colocar a vila{ ck-ap-price }
    [crops] Colocar as plantações{ ck-ap-price }
    [enter] Entrar em { $cell }{ ck-ap-price }
    [move] Ir para { $to }{ ck-ap-price }
    [exit] Sair de { $cell }{ ck-ap-price }
    [build] Templo { $to } em { $cell }{ ck-ap-price }
    [enlarge] Expandir { $cell } para { $to }{ ck-ap-price }
    [basin] Lagoa em { $cell }{ ck-ap-price }
   *[other] Confirmar
}
ck-value-hint = { $mode ->
    [build] Valor do templo em { $cell }:
   *[enlarge] Novo valor do templo em { $cell }:
}
ck-value = { $points ->
    [one] Valor { $value }, { $points } ponto na hora
   *[other] Valor { $value }, { $points } pontos na hora
}
ck-city-button = { $cell }, templo { $value }

## Hand and open card
ck-hand = Carta aberta, sua mão e sua reserva
ck-your-cards = Suas cartas de festival
ck-open-title = Carta aberta
ck-open-card = Carta aberta: { $name }
ck-no-open-card = nenhuma
ck-deck = Baralho: { $deck }
ck-no-cards = Nenhuma carta de festival na mão
ck-worth = { $worth } PF
ck-card-spoken = { $count ->
    [1] { "" }
   *[other] { $count } vezes{ " " }
}{ $worth ->
    [0] { $card }: não vale nada com a carta aberta
    [one] { $card }: { $worth } ponto de festival
   *[other] { $card }: { $worth } pontos de festival
}

## Preview and standing
ck-preview = O que isto faz
ck-looking = Calculando…
ck-price = { $price ->
    [0] grátis
   *[other] { $price } PA
}
ck-price-range = { $least } a { $most } PA
ck-then-nothing = Ninguém pontua e a liderança não muda.
ck-then-points = { $points ->
    [one] { $mine ->
        [yes] Você ganha { $points } ponto
       *[no] { $name } ganha { $points } ponto
    }
   *[other] { $mine ->
        [yes] Você ganha { $points } pontos
       *[no] { $name } ganha { $points } pontos
    }
}
ck-then-closes = { $mine ->
    [yes] Cerca uma lagoa: você lidera em volta
   *[no] Cerca uma lagoa: { $name } lidera em volta
}
ck-then-closes-nobody = Cerca uma lagoa, mas ninguém lidera em volta
ck-then-joins = { $kind ->
    [city] { $parts } grupos viram um só: a cidade de { $cell } com { $size } hexágonos
   *[village] { $parts } vilas viram uma só com { $size } hexágonos
}
ck-then-splits = { $parts ->
    [0] { $kind ->
        [city] A cidade de { $cell } desaparece
       *[village] A vila de { $cell } desaparece
    }
   *[other] { $kind ->
        [city] A cidade de { $cell } é cortada em { $parts } partes
       *[village] A vila de { $cell } é cortada em { $parts } partes
    }
}
ck-place-name = { $kind ->
    [city] na cidade de { $cell }
    [basin] em volta da lagoa de { $cell }
   *[village] na vila de { $cell }
}
ck-then-leads = { $mine ->
    [yes] Você passa a liderar { ck-place-name }
   *[no] { $name } passa a liderar { ck-place-name }
}
ck-then-nobody-leads = { $mine ->
    [yes] Você deixa de liderar { ck-place-name }; ninguém lidera
   *[no] { $name } deixa de liderar { ck-place-name }; ninguém lidera
}
ck-then-last-triple = É o último triplo: começa a fase final
ck-then-disc-back = O disco solar volta à reserva: aqui pode haver festival de novo
ck-group = { $kind ->
    [city] Cidade de { $cell }: { $size ->
        [one] { $size } hexágono
       *[other] { $size } hexágonos
    }, templo { $value }
   *[village] Vila de { $cell }: { $size ->
        [one] { $size } hexágono
       *[other] { $size } hexágonos
    }
}
ck-basin = { $state ->
    [enclosed] Lagoa de { $cell }: { $size ->
        [one] { $size } hexágono
       *[other] { $size } hexágonos
    }, cercada
   *[open] Lagoa de { $cell }: { $size ->
        [one] { $size } hexágono
       *[other] { $size } hexágonos
    }, ainda aberta
}
ck-basin-meaning = { $state ->
    [enclosed] Já pontuou e não muda mais.
    [nobody] Quando o último hexágono em volta for coberto, ela rende { $points } pontos a quem liderar em volta.
   *[led] Quando o último hexágono em volta for coberto, quem lidera ganha { $points } pontos.
}
ck-group-meaning = { $kind ->
    [grow] Quem lidera pode expandir o templo até { $most }.
    [full] O templo é tão alto quanto esta cidade permite.
    [build] Quem lidera pode construir um templo aqui, até { $most }.
   *[small] Pequena demais para um templo: são precisos dois hexágonos.
}
ck-leads = lidera
ck-place = { $place ->
    [1] { $shared ->
        [yes] primeiro lugar, empate
       *[no] primeiro lugar
    }
    [2] { $shared ->
        [yes] segundo lugar, empate
       *[no] segundo lugar
    }
   *[3] sem pontos
}
ck-tied = Níveis iguais: ninguém lidera.
ck-nobody-here = { $kind ->
    [basin] Não há Inca em volta.
   *[group] Não há Inca aqui.
}
ck-tip = Aponte uma vila, uma cidade ou uma lagoa para ver quem lidera ali, e por quê.
ck-tip-final = Fase final: ao terminar o seu turno, cada cidade rende pontos conforme a sua classificação. Aponte uma cidade para ver quem lidera.

## Festival
ck-fp = PF
ck-festival-title = Festival na cidade de { $cell }, templo { $value }
ck-festival-prize = { $alone ->
    [one] { $alone } ponto para quem vence sem dividir; dividido, { $shared } para cada um.
   *[other] { $alone } pontos para quem vence sem dividir; dividido, { $shared } para cada um.
}
ck-bid-state = { $state ->
    [due] deve responder agora
    [held] não aumenta
    [out] desistiu
    [through] ficou até o fim
    [waiting] ainda não jogou
    [below] abaixo do maior total
   *[level] no maior total
}{ $proposer ->
    [yes] { " (propôs o festival)" }
   *[no] { "" }
}
ck-festival-open-hint = { $rivals ->
    [0] Ninguém mais está nesta cidade: uma carta basta para vencer.
    [one] Mais uma pessoa está lá e pode responder.
   *[other] Mais { $rivals } pessoas estão lá e podem responder.
}
ck-festival-below-hint = { $missing ->
    [one] Falta { $missing } PF para o maior total: jogue ao menos isso ou desista.
   *[other] Faltam { $missing } PF para o maior total: jogue ao menos isso ou desista.
}
ck-festival-level-hint = Você está no maior total, { $top } PF: aumente com cartas ou escolha não aumentar.
ck-festival-hold = Não aumentar ({ $top })
ck-festival-drop = Desistir
ck-festival-last = { $ap ->
    [0] Um festival é o último ato do seu turno.
    [one] Um festival encerra o seu turno: { $ap } PA será perdido.
   *[other] Um festival encerra o seu turno: { $ap } PA serão perdidos.
}
ck-festival-play = { $cards ->
    [0] Escolher cartas
   *[other] { $kind ->
        [open] Abrir com { $total } PF
        [raise] Aumentar para { $total }
       *[match] Jogar até { $total }
    }
}
ck-help-worth = Uma carta vale um ponto de festival (PF) para cada relíquia sua que a carta aberta também mostra.
ck-help-below = Abaixo do maior total, é preciso alcançá-lo com cartas ou desistir de vez.
ck-help-hold = Não aumentar não é desistir: você continua no festival e volta a responder se alguém aumentar.
ck-help-hold-bound = Aqui não aumentar é definitivo: você não joga mais cartas e sai assim que alguém passar do total.
ck-help-drop = Quem está no maior total não pode desistir.
ck-help-end = Quem fica por último vence sem dividir. Se nenhum dos que restam aumenta mais, eles dividem.
ck-help-spent = Cartas jogadas estão gastas, também para quem desiste.
ck-help-outside = Você não participa: não tem Inca nesta cidade, ou desistiu.

## Looking before using
ck-look = { $act ->
    [draw-open] Pegar a carta aberta: { $card }
    [draw-deck] Comprar uma carta do baralho
    [token] Gastar uma ficha de ação adicional
    [end] Terminar o seu turno
    [hold] Não aumentar
   *[drop] Desistir do festival
}
ck-use = { $act ->
    [draw-open] Pegar
    [draw-deck] Comprar
    [token] Gastar
    [end] Terminar o turno
    [hold] Não aumentar
   *[drop] Desistir
}

## What all can know of the cards
ck-known = O descarte e o que se sabe das mãos
ck-known-discard = Descarte: { $count }
ck-known-hand = { $mine ->
    [yes] Da sua mão, os outros conhecem
   *[no] Na mão de { $name }, pegas como carta aberta
}
ck-known-unseen = No baralho ou, fechadas, nas outras mãos
ck-known-elsewhere = Destas, com certeza em outras mãos
ck-known-none = nada

## Final count
ck-count-of = Pontuação final: { $name }
ck-count-city = Cidade de { $cell }, templo { $value }
ck-count-why = { $place ->
    [1] { $shared ->
        [alone] Ninguém mais está aqui: o valor inteiro do templo.
        [yes] Empate no primeiro lugar: mesmo assim o valor inteiro do templo.
       *[no] Os níveis mais altos: o valor inteiro do templo.
    }
    [2] { $paid ->
        [yes] { $shared ->
            [yes] Empate no segundo lugar: mesmo assim metade do valor.
           *[no] Segundo lugar: metade do valor do templo.
        }
       *[no] Segundo lugar atrás de um primeiro dividido: nada nesta partida.
    }
    [0] Nenhum Inca nesta cidade.
   *[other] Só os dois primeiros lugares pontuam.
}
ck-final-title = A pontuação final, cidade por cidade
ck-final-text = Cada pessoa pontuou no fim do seu último turno, com os Incas como estavam então. O nível destacado desempatou com o lugar seguinte.
ck-final-nothing = Nenhuma cidade rendeu pontos.
ck-final-rest = Nada de { $cells }.

ck-source = { $source ->
    [CK-801] Templos construídos
    [CK-802] Templos expandidos
    [CK-803] Lagoas cercadas
    [CK-804] Festivais vencidos sem dividir
    [CK-805] Festivais divididos
    [CK-806] Pontuação final: primeiros lugares
   *[CK-807] Pontuação final: segundos lugares
}

## The board
ck-tools = Vista do tabuleiro
ck-zoom-in = Aproximar
ck-zoom-out = Afastar
ck-zoom-all = O tabuleiro inteiro
ck-heights = Mostrar os níveis por cor (H)
ck-heights-shown = Vista dos níveis: o número é o nível
ck-coordinates = Mostrar os nomes dos hexágonos (C)
ck-enter-mountain = Montanha: entrar por 2 PA
ck-enter-forest = Floresta: entrar por 1 PA
ck-plan = O que está planejado
ck-not-here = Aqui não
ck-cells = Hexágonos do tabuleiro
ck-cell-village = vila, nível { $level }
ck-cell-crops = plantações, nível { $level }
ck-cell-basin = lagoa
ck-cell-site = chão livre
ck-cell-mountain = montanha
ck-cell-forest = floresta
ck-cell-temple = templo { $value }
ck-cell-disc = com um disco solar
ck-cell-inca = Inca de { $name }
ck-cell-group = { $kind ->
    [city] cidade
   *[village] vila
} de { $size ->
    [one] { $size } hexágono
   *[other] { $size } hexágonos
}, { $led ->
    [yes] lidera: { $name }
   *[no] ninguém lidera
}
ck-cell-offer = pode ser escolhido
ck-cell-price = { $price ->
    [0] pode ser escolhido, grátis
   *[other] pode ser escolhido, { $price } PA
}
ck-ghost = O terreno cobre { $cells }, { $village ->
    [none] só plantação
   *[other] vila em { $village }
}: { $fits ->
    [yes] cabe aqui, { $price } PA
   *[no] não cabe aqui
}

## Keys
ck-key-arrows = Setas
    .does = no tabuleiro, de hexágono em hexágono
ck-key-enter = Enter
    .does = escolher o hexágono; confirmar o que está planejado
ck-key-r = R, Shift R
    .does = girar o terreno na mão (a roda do mouse também)
ck-key-esc = Esc
    .does = cancelar o que está planejado
ck-key-h = H
    .does = mostrar ou não os níveis por cor
ck-key-c = C
    .does = mostrar ou não os nomes dos hexágonos
ck-key-zoom = + − 0
    .does = aproximar, afastar, o tabuleiro inteiro
