# As palavras do tabuleiro de Cuzco (Stefan Feld).

## Barra superior e jogadores
cf-progress = { $stage ->
    [over] A sexta rodada terminou
    [setup] Preparação
   *[play] Rodada { $round } de { $rounds }{ $phase ->
        [I] { " " }· volta { $lap } de 3
       *[other] { "" }
    }
}
cf-phase-I = I · Dados
cf-phase-II = II · Peças
cf-phase-III = III · Capital
cf-badge-label = { $kind ->
    [feathers] Penas: { $count }
    [quipus] Aldeias com quipu: { $count }
   *[missions] Missões concluídas: { $count }
}
cf-vp = { $points } PV

## Nomes
cf-colour = { $colour ->
    [turquoise] turquesa
    [violet] violeta
    [orange] laranja
   *[pink] rosa
}
cf-kind = { $kind ->
    [study] Estudo
   *[farm] Fazenda
}
cf-ability = { $ability ->
    [offering] oferenda
    [victory_points] pontos de vitória
    [feather] pena
    [paved_road] estrada pavimentada
    [knowledge] saber
    [rope_bridge] ponte de corda
    [god_card] carta de deus
    [quipu] quipu
    [circle] círculo
    [food] comida
    [farming] agricultura
   *[studying] estudo
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
    [clothes] Roupas
    [vase] Vaso
    [jug] Jarra
    [tools] Ferramentas
   *[jewels] Joias
}
cf-space = { $space ->
    [paved] Estrada pavimentada
    [rope] Ponte de corda
    [move] Movimento
    [study] Estudo
    [farm] Fazenda
    [study_farm] Estudo e fazenda
    [exchange] Troca
    [temple] Templo
    [headdress] Cocar
   *[vp] PV
}
cf-space-short = { $space ->
    [paved] Estrada
    [rope] Ponte
    [move] Mover
    [study] Estudo
    [farm] Fazenda
    [study_farm] Peças
    [exchange] Troca
    [temple] Templo
    [headdress] Cocar
   *[vp] PV
}
cf-path = { $kind ->
    [paved] estrada pavimentada { $number }
   *[rope] ponte de corda { $number }
}

## Cenas
cf-scenes = Cenas
cf-scene-roads = Estradas
cf-scene-capital = Capital
cf-scene-mask = Minha máscara
cf-larger = { $scene ->
    [roads] Ampliar o mapa de estradas
    [capital] Ampliar a capital
   *[mask] Ampliar a máscara
}
cf-smaller = { $scene ->
   *[other] Voltar às três cenas
}
cf-close = Fechar
cf-others = Máscaras dos outros
cf-look-at = Olhar a máscara de { $name }
cf-mask = Máscara
cf-mask-of = Máscara de { $name }
cf-known = Cartas tomadas à vista de todos
cf-cards-count = { $count ->
    [one] { $count } carta de deus
   *[other] { $count } cartas de deus
}

## Estradas
cf-village-spoken = { $name }: pena { cf-colour }, { cf-vp }. { $owners ->
    [none] Ainda sem quipu.
   *[other] Quipus a partir do topo: { $owners }.
}
cf-path-spoken = { cf-path } para { $place }
cf-cuzco-spoken = Cuzco, a capital: voltar traz uma bênção do fogo. { $rotation ->
    [0] A peça não está girada.
    [one] A peça está girada { $rotation } passo.
   *[other] A peça está girada { $rotation } passos.
}
cf-step = { $kind ->
    [none] direto
   *[other] { cf-path }
} { $colour ->
    [none] para Cuzco: bênção do fogo
   *[other] → { cf-turn-place }
}
cf-turn-place = { $place }: { $gain ->
    [none] nada de novo
   *[some] { cf-colour }, { cf-vp } no fim
}
cf-turn-steps = { $steps ->
    [0] Peça como está
    [3] Meia-volta: { $steps } passos
    [one] { $steps } passo no { cf-turn-way }
   *[other] { $steps } passos no { cf-turn-way }
}
cf-turn-way = { $way ->
    [back] sentido anti-horário
   *[on] sentido horário
}
cf-turn-back = Girar a peça no sentido anti-horário
cf-turn-on = Girar a peça no sentido horário

## Dados e barra de ações
cf-bar = Barra de ações
cf-dice = Seus dados
cf-dice-left = Dados a colocar
cf-dice-left-spoken = Dados a colocar: { $values }
cf-die = { $state ->
    [free] Seu { $value }
   *[placed] Seu { $value }, colocado
}
cf-die-of = { $name }: { $value }
cf-space-empty = nenhum dado
cf-lift = Mover o { $value } de { $name }
cf-lift-from = { $name }: { $value } em { cf-space }
cf-pututu = Mudar o dado em { $by }
cf-hint = { $step ->
    [die] Pegue um dado e escolha um espaço iluminado.
    [space] Coloque seu { $die } em um espaço iluminado.
    [pututu] Mudar seu { $die } com pututus?
    [move_die_source] Qual dado da barra é movido?
   *[move_die_target] Para qual espaço ele vai?
}
cf-effect = { $effect ->
    [path] até { $strength }
    [tile] { $strength ->
        [1] peça 1
       *[other] peça 1 a { $strength }
    }
    [step] degrau { $strength }
   *[pips] { $strength ->
        [one] { $strength } ponto do dado
       *[other] { $strength } pontos do dado
    }
}
cf-worth = { $space ->
    [headdress] cada círculo ativado nesta rodada rende mais { $points } PV
   *[temple] cada sacerdote nos degraus rende { $points } PV no fim desta rodada
}
cf-ages = O que rendem um círculo e um sacerdote em cada rodada
cf-age = Rodadas { $from } e { $to }: cada círculo mais { $headdress } PV, cada sacerdote { $priest } PV
cf-effect-circle = círculo { $circle }: { cf-vp }
cf-effect-below = { $value ->
    [1] fechado por um 1
   *[other] abaixo de { $value }
}
cf-effect-not = { $rule ->
    [CF-402] sem espaço
    [CF-403] nada ao alcance
    [CF-502] sem sacerdote
    [CF-304] nenhum caminho assim
   *[other] nenhum círculo pronto
}

## A máscara
cf-free = livre
cf-store = { $kind ->
    [food] Comida: { $count }
    [offerings] Oferendas: { $count }
    [inti] Medalhões Inti: { $count }
    [priests] Sacerdotes na reserva: { $count }
    [reserve] Quipus na reserva: { $count }
    [cards] Cartas de deus: { $count }
    [villages] Aldeias com quipu: { $count }
    [tiles] Peças Estudo e Fazenda: { $count }
   *[completed] Missões concluídas: { $count }
}
cf-token = Ordem de jogo: { $token }
cf-feather-slot = Pena { $colour ->
    [turquoise] turquesa
    [violet] violeta
    [orange] laranja
   *[pink] rosa
}, círculo { $circle }, { $side ->
    [left] à esquerda
   *[right] à direita
}
cf-circle-spoken = Círculo { $die }, { cf-vp }: { $state ->
    [active] ativo
   *[inactive] { $feathers } de 2 penas
}
cf-tile = { cf-kind }: { cf-ability }
cf-tile-spoken = { cf-tile }, { $state ->
    [down] deslizada para baixo
   *[up] deslizá-la rende { cf-slide-gain }
}
cf-slide-gain = { $kind ->
    [study] { $slide } de saber
   *[farm] { $slide } de comida
}
cf-hand = Suas cartas de deus
cf-hand-empty = Nenhuma carta de deus na mão
cf-card-phase = fase { $phases }
cf-price = { $way ->
    [hand] custa a carta e uma oferenda
   *[inti] custa um medalhão Inti
}
cf-price-food = custa { $food } de comida
cf-price-pips = { $pips ->
    [one] custa { $pips } ponto do dado
   *[other] custa { $pips } pontos do dado
}
cf-needs = { $other ->
    [none] precisa de { $power }
   *[other] precisa de { $power } ou { $other }
}
cf-place-paid = Colocar seu { $die } aqui
cf-with-die = Fazer isso com seu { $die }
cf-slide-down = Deslizar “{ cf-ability }”: { cf-slide-gain }
cf-do = { $verb ->
    [god] Pegar esta carta
    [return] Devolver esta carta
    [buy] Comprar
    [take] Pegar esta missão
    [tile] Pegar esta peça
    [complete] Concluir a missão
    [help] Concluir: { $mission }
    [remove] Retirar sem ganhar nada
    [exchange] Trocar
   *[power] Usar
}

## A capital
cf-gods = Deuses à vista
cf-gods-note = bênção ou medalhão
cf-god-none = sem carta
cf-god-power = { cf-god }: { $power }
cf-pile = baralho { $pile }, descarte { $discard }
cf-university = Universidade
cf-next-order-short = depois
cf-next-order = Próxima ordem de jogo: { $names }
cf-track-spoken = Saber { $space }: { $names ->
    [none] ninguém
   *[other] { $names }
}
cf-displays = Estudo e fazenda
cf-reach = alcance { $strength }
cf-display-spoken = Espaço { $space }, { cf-tile }; deslizá-la rende { cf-slide-gain }
cf-temple = Templo
cf-temple-stock = Medalhões na reserva: { $inti }
cf-temple-empty = Nenhum sacerdote nos degraus
cf-priest-worth = { $points } PV por sacerdote
cf-step-spoken = degrau { $step }: { $name }
cf-market = Mercado
cf-market-row = Mercadorias da rodada { $row }
cf-food-own = você: { $food } de comida
cf-goods-spoken = { cf-goods }: { $price } de comida, { cf-vp }
cf-palace = Palácio
cf-stack =
    { $count ->
        [0] mais nenhuma
       *[other] mais{"\u00A0"}{ $count }
    }

## Missões
cf-missions = Missões
cf-duty = Fim da rodada: concluir ou perder uma missão. Prontas: { $ready }.
cf-palace-hint = { $deed ->
    [remove] Nenhuma das suas missões pode ser concluída: escolha a que sai do jogo sem render nada.
   *[complete] Conclua agora uma das suas missões.
}
cf-progress-of = { $have } de { $least }
cf-progress-hidden = depende de cartas ocultas
cf-mission-deed = { $deed ->
    [complete] Concluir: { $mission }
    [help] Com { cf-god } { $number }, falta 1: { $mission }
   *[remove] Retirar: { $mission }
}
cf-keep = { $count ->
    [2] Ficar com estas duas
   *[other] Escolha duas missões
}
cf-need-values = quipus em aldeias de { $points } PV
cf-need = { $count ->
    [priests_on_temple] { $least ->
        [one] { $least } sacerdote no templo
       *[other] { $least } sacerdotes no templo
    }
    [tiles] { $sort ->
        [study] { $least ->
            [one] { $least } peça Estudo
           *[other] { $least } peças Estudo
        }
       *[farm] { $least ->
            [one] { $least } peça Fazenda
           *[other] { $least } peças Fazenda
        }
    }
    [tiles_slid_down] { $sort ->
        [study] { $least } peças Estudo deslizadas
        [farm] { $least } peças Fazenda deslizadas
       *[any] { $least } peças deslizadas
    }
    [distinct_abilities] { $sort ->
        [study] { $least } peças Estudo diferentes
       *[farm] { $least } peças Fazenda diferentes
    }
    [tiles_with_ability] { $least } peças: { $sort ->
        [offering] oferenda
        [victory_points] pontos de vitória
        [feather] pena
        [paved_road] estrada pavimentada
        [knowledge] saber
        [rope_bridge] ponte de corda
        [god_card] carta de deus
        [quipu] quipu
        [circle] círculo
        [food] comida
        [farming] agricultura
       *[studying] estudo
    }
    [villages] quipus em { $least } aldeias
    [villages_feather] quipus em { $least } aldeias { $sort ->
        [turquoise] turquesa
        [violet] violeta
        [orange] laranja
       *[pink] rosa
    }
    [villages_vp] quipus em { $least } aldeias de { $sort } PV
    [villages_ring] { $sort ->
        [inner] quipus em { $least } aldeias interiores
       *[outer] quipus em { $least } aldeias exteriores
    }
    [feathers] { $sort ->
        [turquoise] { $least } penas turquesa
        [violet] { $least } penas violeta
        [orange] { $least } penas laranja
        [pink] { $least } penas rosa
       *[any] { $least } penas
    }
    [distinct_feather_colours] uma pena de cada cor
    [god_cards] { $least } cartas de { $sort ->
        [illapa] Illapa
        [mama_quilla] Mama Quilla
        [viracocha] Viracocha
        [pachamama] Pachamama
       *[mama_sara] Mama Sara
    } na mão
    [distinct_gods] cartas de { $least } deuses na mão
    [same_god] { $least } cartas de um mesmo deus na mão
    [goods] { $sort ->
        [soup] { $least } peças de sopa
        [clothes] { $least } peças de roupas
        [vase] { $least } peças de vaso
        [jug] { $least } peças de jarra
        [tools] { $least } peças de ferramentas
        [jewels] { $least } peças de joias
       *[any] { $least ->
            [one] { $least } mercadoria
           *[other] { $least } mercadorias
        }
    }
    [distinct_goods] { $least } mercadorias diferentes
    [food] { $least } de comida
    [offerings] { $least } oferendas
    [inti] { $least } medalhões Inti
    [active_circles] { $least } círculos ativos
   *[order_token] ordem de jogo { $sort }
}

## Respostas
cf-would = Isto aconteceria:
cf-bless = { $half ->
    [card] uma carta de deus
    [offering] uma oferenda
    [knowledge] uma casa de saber
   *[food] 1 de comida
}
cf-exchange = { $exchange ->
    [slide_study] deslizar peça Estudo: saber
    [slide_farm] deslizar peça Fazenda: comida
    [vp] 1 PV
    [offering] uma oferenda
    [god_card] uma carta de deus
    [feather] uma pena
   *[quipu] um quipu para a reserva
}
cf-slide = { cf-ability }: { $slide }
cf-raise = subir { cf-tile }
cf-pips = { $pips ->
    [one] Resta { $pips } ponto do dado
   *[other] Restam { $pips } pontos do dado
}
cf-use = { cf-kind }: { $ability ->
    [offering] { $value ->
        [one] { $value } oferenda
       *[other] { $value } oferendas
    }
    [victory_points] { $value } PV
    [feather] { $value ->
        [one] { $value } pena
       *[other] até { $value } penas
    }
    [paved_road] estrada pavimentada até { $value }
    [knowledge] { $value } de saber
    [rope_bridge] ponte de corda até { $value }
    [god_card] { $value ->
        [one] { $value } carta de deus
       *[other] até { $value } cartas de deus
    }
    [quipu] { $value ->
        [one] { $value } quipu para a reserva
       *[other] até { $value } quipus para a reserva
    }
    [circle] círculo até { $value }
    [food] { $value } de comida
    [farming] peça Fazenda até { $value }
   *[studying] peça Estudo até { $value }
}
cf-amount = Pegar { $amount }
cf-end = { $action ->
    [stop] { $step ->
        [exchange] Parar de trocar
       *[other] Já basta
    }
    [done] Deixar o dado como está
    [finish] { $step ->
        [menu] Terminar o turno
       *[other] Terminar
    }
    [end] Terminar o turno
    [pass] Não comprar nada
   *[skip] Continuar sem isso
}

## Fase III e fim
cf-film = Fase III na capital
cf-bridge = { $bridge ->
    [university] Universidade
    [temple] Templo
    [market] Mercado
    [palace] Palácio
   *[end] Fim
}
cf-bonuses = Folha de bônus
cf-bonus = { $kind ->
    [feathers] As 12 penas: { cf-vp }
    [circles] Os 6 círculos: { cf-vp }
    [missions] As 9 missões: { cf-vp }
    [quipus] Os 10 quipus em aldeias: { cf-vp }
    [tiles] As 12 peças: { cf-vp }
    [goods] As 6 mercadorias: { cf-vp }
    [inti] Cada medalhão: { cf-vp }
   *[villages] Aldeias onde seu quipu está no topo
}
cf-source = { $source ->
    [CF-118] Início
    [CF-416] Troca
    [CF-514] Círculos
    [CF-515] Círculos: bônus da rodada
    [CF-520] Espaço PV
    [CF-702] Peças: pontos de vitória
    [CF-610] Pachamama 10: aldeias
    [CF-802] Universidade
    [CF-811] Sacerdotes no templo
    [CF-825] Mercadorias
    [CF-603] Illapa 03: mercadorias outra vez
    [CF-832] Missões
    [CF-604] Missões com Mama Quilla 04
    [CF-871] Medalhões
    [CF-872] Aldeias
    [CF-873] Doze penas
    [CF-874] Seis círculos
    [CF-875] Nove missões
    [CF-876] Dez quipus
    [CF-877] Doze peças
   *[CF-878] Seis mercadorias
}

## Atalhos
cf-key-dice = 1 – 6
    .does = pegar o dado desse valor
cf-key-scenes = Z X V
    .does = ampliar estradas, capital ou máscara, e voltar
cf-key-turn = [ ]
    .does = girar a peça Cuzco quando isso é pedido
cf-key-esc = Esc
    .does = fechar a máscara ou a cena ampliada
