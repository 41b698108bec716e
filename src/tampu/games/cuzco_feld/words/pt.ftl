# Cuzco de Stefan Feld: o jogo, suas opções, suas perguntas, e o que acontece por qual regra.

game-title = Cuzco
game-subtitle = os mensageiros
game-tagline = Três dados por rodada: percorra as estradas, complete sua máscara, agrade aos deuses e sirva ao soberano.
game-designer = Stefan Feld

option-pututus = Pututus
    .help = Dados iguais dão conchas que depois mudam um dado em um ou dois pontos.
option-pututus-off = Não
option-pututus-on = Sim
option-map = Mapa das estradas
    .help = Se os seis triângulos ficam como sempre ou são embaralhados.
option-map-canonical = Habitual
option-map-modular = Embaralhado
option-card14_any_village = Mama Sara 14 alcança qualquer aldeia
    .help = Se Mama Sara 14 leva a qualquer aldeia em vez de uma vizinha.
option-card14_any_village-off = Não
option-card14_any_village-on = Sim
option-turn_cuzco_always = A peça Cuzco gira a cada saída
    .help = Se a peça Cuzco pode ser girada já na primeira saída.
option-turn_cuzco_always-off = Não
option-turn_cuzco_always-on = Sim
option-powers_again = Os poderes podem ser repetidos
    .help = Se os poderes 05, 06, 09, 11 e 15 podem ser usados várias vezes na mesma ocasião, cada vez com um efeito próprio. As regras impressas não põem limite.
option-powers_again-off = Não
option-powers_again-on = Sim

## Nomes das coisas

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
kind-name =
    { $kind ->
        [study] Estudo
       *[farm] Fazenda
    }
goods-name =
    { $goods ->
        [soup] sopa
        [clothes] roupas
        [vase] vaso
        [jug] jarra
        [tools] ferramentas
       *[jewels] joias
    }
colour-name =
    { $colour ->
        [turquoise] turquesa
        [violet] violeta
        [orange] laranja
       *[pink] rosa
    }
space-name =
    { $space ->
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
half-name =
    { $half ->
        [card] uma carta de deus
        [offering] uma oferenda
        [knowledge] uma casa de saber
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
        [palace] palácio
       *[end] fim
    }
slot-name =
    { $slot ->
        [0] à esquerda do círculo 1
        [1] à direita do círculo 1
        [2] à esquerda do círculo 2
        [3] à direita do círculo 2
        [4] à esquerda do círculo 3
        [5] à direita do círculo 3
        [6] à esquerda do círculo 4
        [7] à direita do círculo 4
        [8] à esquerda do círculo 5
        [9] à direita do círculo 5
        [10] à esquerda do círculo 6
       *[other] à direita do círculo 6
    }
power-01 = as próximas habilidades contam uma peça a mais
power-02 = subir 1 ou 2 peças
power-03 = marcar a mercadoria outra vez
power-04 = uma missão a que falta 1, por 4 PV
power-05 = turno extra com um 1
power-06 = mover um dado da barra
power-07 = um dado mais alto pode ir
power-08 = 3 de comida e 3 de saber
power-09 = mais uma peça descartada
power-10 = os pontos da aldeia agora
power-11 = outra habilidade Estudo
power-12 = o sacerdote que atrapalha volta para casa
power-13 = age como um 6
power-14 = qualquer caminho a uma aldeia
power-15 = outra habilidade Fazenda
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
mission-01 = 3 penas laranja (01)
mission-02 = 3 penas violeta (02)
mission-03 = 3 penas rosa (03)
mission-04 = 3 penas turquesa (04)
mission-05 = uma pena de cada cor (05)
mission-06 = 7 penas (06)
mission-07 = quipus em 9 aldeias (07)
mission-08 = quipus nas 3 aldeias com pena turquesa (08)
mission-09 = quipus nas 3 aldeias com pena rosa (09)
mission-10 = quipus nas 3 aldeias com pena violeta (10)
mission-11 = quipus nas 3 aldeias com pena laranja (11)
mission-12 = quipus em 3 aldeias de 3 PV (12)
mission-13 = quipus em 3 aldeias de 2 PV (13)
mission-14 = quipus em aldeias de 1, 2, 4, 5 e 7 PV (14)
mission-15 = 3 peças Estudo com habilidades diferentes (15)
mission-16 = 3 peças Fazenda com habilidades diferentes (16)
mission-17 = 3 peças Estudo deslizadas para baixo (17)
mission-18 = 3 peças Fazenda deslizadas para baixo (18)
mission-19 = 5 peças Estudo ou Fazenda deslizadas para baixo (19)
mission-20 = 4 peças Estudo (20)
mission-21 = 4 peças Fazenda (21)
mission-22 = cartas de 4 deuses diferentes na mão (22)
mission-23 = 3 cartas de um mesmo deus na mão (23)
mission-24 = 2 peças de sopa (24)
mission-25 = 2 peças de roupas (25)
mission-26 = 2 peças de vaso (26)
mission-27 = 2 peças de jarra (27)
mission-28 = 2 peças de ferramentas (28)
mission-29 = 2 peças de joias (29)
mission-30 = 3 tipos diferentes de mercadoria (30)
mission-31 = 4 mercadorias de qualquer tipo (31)
mission-32 = 2 cartas de Illapa na mão (32)
mission-33 = 2 cartas de Mama Quilla na mão (33)
mission-34 = 2 cartas de Viracocha na mão (34)
mission-35 = 2 cartas de Pachamama na mão (35)
mission-36 = 2 cartas de Mama Sara na mão (36)
mission-37 = 3 sacerdotes no templo (37)
mission-38 = 5 de comida (38)
mission-39 = 4 peças Círculo ativas (39)
mission-40 = 2 medalhões Inti (40)
mission-41 = 4 oferendas (41)
mission-42 = quipus em 4 aldeias do anel interior (42)
mission-43 = quipus em 4 aldeias do anel exterior (43)
mission-44 = 2 peças com a habilidade oferenda (44)
mission-45 = 2 peças com a habilidade pontos de vitória (45)
mission-46 = 2 peças com a habilidade saber (46)
mission-47 = 2 peças com a habilidade ponte de corda (47)
mission-48 = 2 peças com a habilidade estrada pavimentada (48)
mission-49 = 2 peças com a habilidade pena (49)
mission-50 = 2 peças com a habilidade carta de deus (50)
mission-51 = 2 peças com a habilidade quipu (51)
mission-52 = 2 peças com a habilidade círculo (52)
mission-53 = 2 peças com a habilidade comida (53)
mission-54 = 2 peças com a habilidade estudo (54)
mission-55 = 2 peças com a habilidade agricultura (55)
mission-S-01 = um sacerdote no templo e uma peça Fazenda (S-01)
mission-S-02 = um sacerdote no templo e uma peça Estudo (S-02)
mission-S-03 = uma peça Estudo e uma peça Fazenda (S-03)
mission-S-04 = uma peça Estudo e a ficha de ordem 1 (S-04)
mission-S-05 = uma peça Fazenda e uma mercadoria (S-05)
mission-S-06 = quipus em 2 aldeias (S-06)
quipu-below =
    { $covered_seat ->
        [none] { "" }
       *[other] , sobre o de { $covered_seat }
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
        [round] rodada
        [map] aldeias
        [bar] barra de ações
        [track] saber
        [temple] templo
        [study] estudo
        [farm] fazenda
        [market] mercado
        [palace] palácio
        [gods] deuses
        [points] pontos
        [food] comida
        [offerings] oferendas
        [inti] medalhões
        [quipus] quipus
        [reserve] reserva
        [cards] cartas de deus
       *[hand] mão
    }

## Perguntas

question-map = Os triângulos do mapa são embaralhados.
    .title = O mapa
    .waiting = Os triângulos do mapa são embaralhados.
question-rotation = A peça Cuzco é colocada ao acaso.
    .title = A peça Cuzco
    .waiting = A peça Cuzco é colocada ao acaso.
question-mask = Os tabuleiros Máscara são distribuídos.
    .title = Máscaras
    .waiting = Os tabuleiros Máscara são distribuídos.
question-token = As fichas de ordem são distribuídas.
    .title = Ordem de jogo
    .waiting = As fichas de ordem são distribuídas.
question-start = As penas iniciais são distribuídas.
    .title = Penas iniciais
    .waiting = As penas iniciais são distribuídas.
question-goods = As mercadorias são dispostas no mercado.
    .title = O mercado
    .waiting = As mercadorias são dispostas no mercado.
question-tile = As peças Estudo e Fazenda são dispostas.
    .title = As ofertas
    .waiting = As peças Estudo e Fazenda são dispostas.
question-mission = As missões são dispostas no palácio.
    .title = O palácio
    .waiting = As missões são dispostas no palácio.
question-grey = As missões cinzas são distribuídas.
    .title = Missões cinzas
    .waiting = As missões cinzas são distribuídas.
question-gold = Cada um compra quatro missões douradas.
    .title = Missões douradas
    .waiting = Cada um compra quatro missões douradas.
question-deal = Cada um recebe duas cartas de deus.
    .title = Cartas de deus
    .waiting = Cada um recebe duas cartas de deus.
question-replace = Outra carta de deus é tirada do lote.
    .title = Outra carta de deus
    .waiting = Outra carta de deus é tirada do lote.
question-left = As cartas de deus restantes são mostradas.
    .title = Cartas restantes
    .waiting = As cartas de deus restantes são mostradas.
question-god = A próxima carta de deus é virada.
    .title = Uma carta de deus
    .waiting = A próxima carta de deus é virada.
question-roll = Cada um lança três dados.
    .title = Os dados
    .waiting = Cada um lança três dados.
question-feather_start = Em que espaço você põe sua pena { colour-name }?
    .title = A primeira pena
    .waiting = { $name } está colocando a primeira pena.
    .guide = Sua máscara tem doze espaços de penas, três por cor, em seis pares; cada par tem uma peça Círculo que mostra um dado. Com o par completo, a ação Cocar pode ativar a peça, o que rende bastante. Esta pena não se move mais; veja qual círculo você quer primeiro: um dado baixo pede menos força.
question-keep_missions = Quais duas das suas quatro missões você guarda? Ninguém vê sua escolha antes que todos tenham escolhido.
    .title = Guardar duas missões
    .waiting = Todos escolhem suas missões.
    .guide = As missões são tarefas do soberano: você guarda duas destas quatro; com a que você recebeu, fica com três. Em cada rodada você conclui uma por 6 pontos de vitória (PV), ou tem de retirar uma por nada, e pega uma nova. Guarde as que combinam entre si, e uma que você possa concluir já na rodada 1.
question-return_god_card = Suas duas cartas são do mesmo deus. Qual você devolve?
    .title = Devolver uma carta
    .waiting = { $name } está devolvendo uma carta de deus.
    .guide = Suas duas cartas de deus são do mesmo deus; você devolve uma e recebe outra ao acaso, de outro deus. Uma carta de deus muda uma regra uma vez, numa fase impressa nela; jogá-la da mão custa uma oferenda. Veja qual das duas você poderia usar nas primeiras rodadas e fique com ela.
question-die = Volta { $lap }: qual dos seus dados você usa?
    .title = Escolher um dado
    .waiting = { $name } está escolhendo um dado.
    .guide = Em cada volta você coloca um dos seus três dados: escolha o dado e depois o espaço; com Desfazer você pode mudar as duas escolhas. Um dado alto é forte e abre mais caminhos e mais peças; um dado baixo cabe em quase todo lugar, porque um dado deve ser menor que todos os que já estão no seu espaço. Por isso, use cedo um dado alto, enquanto os espaços que você quer estão vazios. Com três jogadores, Estrada pavimentada e Ponte de corda dividem um espaço; com dois, Estudo e Fazenda também.
question-move_die_source = Qual dado da barra de ações você move?
    .title = Mover um dado
    .waiting = { $name } está movendo um dado na barra de ações.
    .guide = O poder Mama Quilla 06 move um dado, de quem quer que seja, do seu espaço na barra de ações para outro. Nenhuma ação se segue, e o dado mantém seu valor. Seu dado deve ser menor que todos os do espaço para onde vai; por isso, procure primeiro o dado baixo que bloqueia o espaço que você quer.
question-move_die_target = Para qual espaço vai o dado?
    .title = Para onde?
    .waiting = { $name } está movendo um dado na barra de ações.
    .guide = O dado vai para qualquer outro espaço, não importa o que haja nele, e não traz ação. Ali conta como qualquer dado: os colocados depois devem ser menores; assim ele libera um espaço e pode bloquear outro. Procure um espaço que seus rivais ainda querem e você não; no espaço PV ele não bloqueia ninguém.
question-pututu = Seu dado mostra { $die }. Você entrega pututus para mudá-lo?
    .title = Pututus
    .waiting = { $name } pode usar pututus.
    .guide = Um pututu é uma trombeta de concha, recebida por dados iguais: entregue quantos quiser, e cada um muda este dado no seu número, 1 ou 2, para cima ou para baixo, entre 1 e 6. Mais alto, a ação fica mais forte; mais baixo, o dado cabe em mais espaços. Veja primeiro o espaço que você quer; no fim, os pututus que sobram não valem nada.
question-space = Onde você coloca seu { $die }?
    .title = Colocar o dado
    .waiting = { $name } está colocando um { $die }.
    .guide = Cada espaço da barra de ações oferece uma ação, em geral mais forte com um dado mais alto. Seu dado deve ser menor que todos os que já estão ali; só o espaço PV aceita qualquer dado, por 2 pontos de vitória (PV). Veja primeiro o que não pode esperar: um dado baixo de um rival quase fecha um espaço até o fim da rodada.
question-slide_up = Qual peça você desliza para cima?
    .title = Deslizar para cima
    .waiting = { $name } está deslizando peças para cima.
    .guide = Illapa 02 desliza uma ou duas das suas peças de volta para cima. Na troca que segue você pode deslizá-las de novo para baixo, por um ponto do dado cada, e ganhar outra vez o número delas: saber por uma peça Estudo, comida por uma peça Fazenda. Procure primeiro os maiores números, mas lembre-se das missões que contam peças deslizadas para baixo.
question-rotate = Quantos passos você gira a peça Cuzco antes de sair?
    .title = Girar a peça Cuzco
    .waiting = { $name } pode girar a peça Cuzco.
    .guide = Antes de seu Chasqui sair de Cuzco, você pode girar a peça Cuzco em sentido horário, para todos. Cada aldeia interior recebe então outro ramo: uma estrada pavimentada ou uma ponte de corda, com outro número. Veja primeiro a aldeia que você quer e gire até que um ramo que sua ação possa usar leve até ela; com 0 passos, tudo fica como está.
question-path = Para onde corre seu Chasqui? Força { $strength }.
    .title = Escolher um caminho
    .waiting = { $name } está movendo o Chasqui.
    .guide = Seu Chasqui, um corredor, normalmente dá um passo por um caminho que sua força permite. Numa aldeia nova você coloca um quipu, um cordão com nós: ele dá uma pena da cor da aldeia, e no fim o quipu do topo marca os pontos da aldeia; Cuzco, em vez disso, dá uma bênção do fogo. Veja primeiro de que cor você precisa.
question-feather =
    { $colour ->
        [none] Qual pena você pega? O espaço decide.
       *[other] Em que espaço você põe a pena { colour-name }?
    }
    .title = Uma pena
    .waiting = { $name } está colocando uma pena.
    .guide = Uma pena vai num espaço da sua cor e não se move mais. Quando os dois espaços de uma peça Círculo estão cheios, a ação Cocar pode ativar essa peça, o que rende bastante. Por isso, complete primeiro um par e depois olhe as missões que pedem penas; as doze dão um bônus no fim.
question-take_tile = Qual peça você pega? Força { $strength }.
    .title = Pegar uma peça
    .waiting = { $name } está pegando uma peça.
    .guide = Você pega uma peça aberta de um espaço da oferta cujo número não passa da sua força; ela precisa de um espaço de peça vazio na sua máscara. A habilidade dela pode servir na fase II de cada rodada, e peças do mesmo tipo e com a mesma habilidade são usadas juntas. Veja primeiro as habilidades que você usaria muitas vezes, depois suas missões.
question-from_discard = Qual peça descartada você pega?
    .title = Uma peça descartada
    .waiting = { $name } está pegando uma peça descartada.
    .guide = Além da peça que acabou de pegar, você escolhe uma dos descartes, Estudo ou Fazenda; a habilidade dela serve na fase II. Procure primeiro uma peça igual a uma das suas: peças do mesmo tipo e com a mesma habilidade são usadas juntas e dão mais. Depois veja o que suas missões pedem.
question-exchange = O que você troca? Pontos do dado restantes: { $pips }.
    .title = Troca
    .waiting = { $name } está trocando.
    .guide = Sua força vira outros tantos pontos do dado, para gastar como quiser. Um ponto desliza para baixo uma peça Estudo por saber ou uma peça Fazenda por comida, ou dá 1 ponto de vitória (PV); dois pontos dão uma oferenda, uma carta de deus ou uma pena, ou passam um quipu para a reserva. Olhe primeiro para suas peças; os pontos que sobram se perdem.
question-exchange_tile = Qual peça { kind-name } você desliza para baixo?
    .title = Deslizar para baixo
    .waiting = { $name } está deslizando uma peça para baixo.
    .guide = Deslizar para baixo uma peça Estudo faz você avançar na trilha do saber; deslizar uma peça Fazenda dá comida; sempre conforme o número da peça. A peça mantém sua habilidade, mas só desliza uma vez, a menos que um poder divino a deslize de volta para cima. Em geral se começa pelo maior número; algumas missões contam peças deslizadas para baixo.
question-god_card = Qual carta de deus você pega? Cartas restantes: { $left }.
    .title = Pegar uma carta de deus
    .waiting = { $name } está pegando uma carta de deus.
    .guide = Uma carta de deus muda uma regra uma vez, numa fase impressa nela; jogá-la da mão custa uma oferenda. Você escolhe uma das cartas abertas, e a próxima desse deus é virada. Veja primeiro o que vai faltar nos seus próximos turnos, depois as missões que pedem certos deuses.
question-circle = Qual peça Círculo você ativa?
    .title = Cocar
    .waiting = { $name } está ativando uma peça Círculo.
    .guide = Uma peça Círculo pode ser ativada quando seus dois espaços de penas estão cheios e seu dado não passa da força da sua ação. Ela rende os pontos de vitória (PV) impressos, um bônus que cai de 10 para 7 e depois para 4 ao longo do jogo, e uma bênção do fogo. Se várias peças estiverem prontas, ative a de dado mais alto: é a que rende mais e a que pede o dado mais forte.
question-blessing_first = Bênção do fogo: uma carta de deus ou uma oferenda?
    .title = Bênção do fogo
    .waiting = { $name } recebe uma bênção do fogo.
    .guide = Uma bênção do fogo é sua recompensa por pôr um sacerdote, ativar uma peça Círculo ou voltar a Cuzco. A primeira metade é uma carta de deus, cujo poder muda uma regra para você, ou uma oferenda, o preço para jogar uma dessas cartas da mão. Veja primeiro qual das duas lhe faz falta.
question-blessing_second = Bênção do fogo: saber ou comida?
    .title = Bênção do fogo
    .waiting = { $name } recebe uma bênção do fogo.
    .guide = A segunda metade da bênção é uma casa da trilha do saber ou uma comida. No fim da rodada, o saber rende pontos de vitória (PV) e define a ordem de jogo; a comida compra mercadorias no mercado. Veja primeiro o que falta por pouco: passar à frente de alguém na trilha, ou pagar uma mercadoria.
question-menu = Fase II: qual habilidade você usa? Você pode usar uma habilidade Estudo e uma Fazenda.
    .title = Habilidades
    .waiting = { $name } está usando habilidades.
    .guide = Na fase II suas peças trabalham para você: use uma habilidade Estudo e uma Fazenda, em qualquer ordem, ou termine. Peças do mesmo tipo e com a mesma habilidade são usadas juntas, dão mais e não se gastam. Veja primeiro o que ajuda agora: uma pena, um passo do Chasqui (seu corredor), comida para o mercado.
question-amount = Quantos? No máximo { $left }.
    .title = Quantos?
    .waiting = { $name } está escolhendo quantos.
    .guide = Sua habilidade dá mais de uma unidade; você pode pegar menos, mas ao menos uma. Trata-se de casas da trilha do saber, que rendem a cada rodada, ou de quipus que passam da sua máscara para a sua reserva, o que libera espaços de peças. Em geral se pega tudo; com os quipus, veja de quantos espaços você vai precisar.
question-buy = Qual peça Mercadoria você compra?
    .title = Mercado
    .waiting = { $name } está no mercado.
    .guide = Uma vez por rodada você pode pagar com comida uma mercadoria da fileira desta rodada, ou passar. As mais caras rendem na hora mais pontos de vitória (PV), e seis mercadorias dão um bônus no fim, quando a comida que sobra não vale nada. Veja primeiro suas missões: algumas pedem certas mercadorias, ou comida.
question-palace_mission = Qual missão você conclui ou retira?
    .title = Palácio
    .waiting = { $name } está escolhendo uma missão para concluir ou retirar.
    .guide = Em cada rodada você encerra exatamente uma das suas três missões. Se puder, deve concluir uma, por 6 pontos de vitória (PV), sem gastar nada; senão, retira uma por nada. Conclua primeiro o que poderia perder, como cartas na mão ou comida; retire aquela de que está mais longe.
question-palace_take = Qual nova missão você pega?
    .title = Uma nova missão
    .waiting = { $name } está pegando uma nova missão.
    .guide = Você pega uma das missões do palácio; é obrigatório, mesmo na última rodada. Uma vez cumprida, ela rende 6 pontos de vitória (PV) no palácio de uma rodada seguinte, ou no fim, quando se concluem todas as que você cumpre. Procure primeiro uma missão que você já cumpre, ou quase.
question-power = Você usa agora um poder divino?
    .title = Um poder divino
    .waiting = { $name } está pensando.
    .guide = Um poder divino pode ajudar você agora. Da mão, ele custa a carta e uma oferenda; com um medalhão Inti, que vale 2 pontos de vitória (PV) no fim se for guardado, você usa em vez disso uma carta aberta. Você também pode continuar sem ele: isso não custa nada, e você fica com suas cartas. Você só tem que usá-lo se o espaço escolhido o exigir.

## Preparação

CF-101 =
    .refusal = Cuzco é para dois, três ou quatro jogadores, não para { $seats }.
CF-102 =
    .refusal = Não há neste jogo a opção { $option } com o valor { $value }.
CF-105 =
    .event = A peça Cuzco começa na rotação { $rotation }.
CF-109 =
    .event = A carta { $number } é virada.
    .refusal = Essa carta não pode ser virada agora.
CF-110 =
    .event = Oferta, espaço { $space }: a peça { kind-name } “{ ability-name }”.
    .refusal = Essa peça não pode ser disposta agora.
CF-112 =
    .event = Mercado, fileira { $row }: { goods-name }.
    .refusal = Essa mercadoria não pode ser disposta agora.
CF-113 =
    .event = Uma missão é disposta no palácio: { $mission }.
    .refusal = Essa missão não pode ser disposta agora.
CF-115 =
    .event = { $seat } recebe a máscara { $mask }.
    .refusal = Essa máscara não pode ser distribuída agora.
CF-117 =
    .event = { $seat } recebe a ficha de ordem { $token }.
    .refusal = Essa ficha não pode ser distribuída agora.
CF-118 =
    .event = { $seat } começa com { points-words }.
CF-120 =
    .event = { $seat } recebe uma pena { colour-name }.
    .refusal = Essa pena não pode ser distribuída agora.
CF-122 =
    .event = { $seat } recebe a missão “{ $mission }”.
    .refusal = Essa missão cinza não pode ser distribuída agora.
CF-123 =
    .event = 
        { $missions ->
            [unknown] { $seat } escolheu duas missões.
           *[other] { $seat } guarda duas missões: { $missions }.
        }
CF-124 =
    .event = 
        { $cards ->
            [unknown] { $seat } tem duas cartas de deus.
           *[other] { $seat } tem duas cartas de deus: { $cards }.
        }
    .refusal = Essa carta não pode ser distribuída agora.
CF-125 =
    .event = 
        { $number ->
            [none] { $seat } recebeu duas cartas do mesmo deus e troca uma.
            [unknown] { $seat } devolve uma carta de deus.
           *[other] { $seat } devolve a carta { $number }.
        }
    .refusal = Essa não é uma das cartas que podem ser trocadas agora.
CF-127 =
    .event = A carta { $number } não foi distribuída e vai para o descarte.
    .refusal = Essa carta não é uma das que sobraram.
CF-128 =
    .refusal = Agora { $asked } decide, na ordem da preparação.

## Rodadas e dados

CF-201 =
    .event = Começa a rodada { $round }.
CF-202 =
    .event = { $seat } obtém { $dice }.
    .refusal = Primeiro os dados são lançados.
CF-203 =
    .event = { $seat } começa um turno da volta { $lap }.
    .refusal = Agora { $asked } decide (fase I).
CF-204 =
    .refusal = Ninguém pode passar nem guardar um dado; o espaço PV está sempre aberto.
CF-205 =
    .event = { $seat } escolhe o { $die }.
    .refusal = Primeiro escolha um dado, depois seu espaço.
CF-206 =
    .refusal =
        { $die ->
            [none] Este espaço não está na barra de ações desta partida.
           *[other] Você não tem mais nenhum dado { $die } para colocar.
        }
CF-207 =
    .refusal = Seu { $die } não é menor que todos os dados do espaço { space-name }.
CF-211 =
    .refusal =
        { $number ->
            [none] Você precisa deste poder aqui; não pode passar.
           *[other] Paga assim, a carta { $number } deixaria pouco para um poder necessário em seguida.
        }
CF-212 =
    .event =
        { $die ->
            [none] { $seat } usa o dado virtual no espaço { space-name }.
           *[other] { $seat } coloca um { $die } no espaço { space-name }.
        }

## Movimento e aldeias

CF-301 =
    .event = { $seat } vai para { $place }.
CF-302 =
    .refusal = Nenhum caminho do tipo certo leva a { $place }.
CF-303 =
    .refusal = O número do caminho para { $place } passa da sua força { $strength }.
CF-304 =
    .refusal = Com força { $strength } nenhum caminho sai daqui.
CF-306 =
    .refusal = Você só pode girar a peça Cuzco ao sair de Cuzco depois de um retorno.
CF-307 =
    .event =
        { $steps ->
            [0] { $seat } deixa a peça Cuzco como está.
            [one] { $seat } gira a peça Cuzco { $steps } passo, até a rotação { $rotation }.
           *[other] { $seat } gira a peça Cuzco { $steps } passos, até a rotação { $rotation }.
        }
    .refusal = Primeiro gire a peça Cuzco ou a deixe, depois escolha o caminho.
CF-308 =
    .event = 
        { $source ->
            [mask] { $seat } coloca um quipu em { $place }{ quipu-below }.
           *[other] { $seat } coloca um quipu da reserva em { $place }{ quipu-below }.
        }
    .met = { $seat } coloca um quipu sobre o seu em { $place }.
CF-311 =
    .event = { $seat } já tem um quipu em { $place }: nada é colocado nem ganho.
CF-312 =
    .event = { $seat } não tem mais quipu para { $place }.
CF-313 =
    .event = { $seat } já tem três penas { colour-name } e não pega nenhuma.
CF-314 =
    .event = { $seat } põe uma pena { colour-name } { slot-name }.
    .refusal = O espaço { slot-name } está ocupado ou é de outra cor.
CF-315 =
    .refusal =
        { $colour ->
            [none] Todos os seus espaços de penas estão ocupados.
           *[other] Você já tem três penas { colour-name }.
        }
CF-316 =
    .event = { $seat } volta a Cuzco e recebe uma bênção do fogo.
CF-319 =
    .refusal = Nenhum caminho liga este lugar a { $place }.

## Estudo, fazenda e troca

CF-401 =
    .refusal = Esta ação não pega peças { kind-name }.
CF-402 =
    .refusal = Não há espaço de peça vazio na sua máscara.
CF-403 =
    .refusal = Não há essa peça na oferta até o espaço { $strength }.
CF-404 =
    .event = { $seat } pega a peça { kind-name } “{ ability-name }” do espaço { $space }.
CF-406 =
    .refusal = As peças não fazem nada na fase I; suas habilidades são usadas na fase II.
CF-410 =
    .event = { $seat } desliza uma peça { kind-name } para baixo.
CF-411 =
    .refusal =
        { $price ->
            [one] Esta troca custa { $price } ponto do dado; você tem { $pips }.
           *[other] Esta troca custa { $price } pontos do dado; você tem { $pips }.
        }
CF-412 =
    .refusal = Você precisa fazer ao menos uma troca.
CF-413 =
    .event =
        { $amount ->
            [one] { $seat } desliza para baixo a peça Estudo “{ ability-name }” e avança { $amount } casa de saber.
           *[other] { $seat } desliza para baixo a peça Estudo “{ ability-name }” e avança { $amount } casas de saber.
        }
CF-414 =
    .event = { $seat } desliza para baixo a peça Fazenda “{ ability-name }” e pega { $amount } de comida.
CF-415 =
    .refusal = Você não tem essa peça { kind-name } na posição superior.
CF-416 =
    .event = { $seat } troca um ponto do dado por { points-words }.
CF-417 =
    .event = { $seat } pega uma oferenda por dois pontos do dado.
CF-418 =
    .event = { $seat } pega uma carta de deus por dois pontos do dado.
CF-419 =
    .event = { $seat } pega uma pena por dois pontos do dado.
CF-420 =
    .event =
        { $quipus ->
            [one] { $seat } põe { $quipus } quipu na reserva.
           *[other] { $seat } põe { $quipus } quipus na reserva.
        }
CF-421 =
    .refusal = Não há quipu na sua máscara.
CF-423 =
    .event =
        { $spaces ->
            [one] { $seat } avança { $spaces } casa na trilha do saber.
           *[other] { $seat } avança { $spaces } casas na trilha do saber.
        }
CF-426 =
    .event = { $seat } termina a troca.

## Templo, cocar e bênção

CF-501 =
    .event = { $seat } põe um sacerdote no degrau { $step }.
CF-502 =
    .refusal = Você não tem sacerdote na reserva.
CF-503 =
    .event = Um sacerdote de { $seat } é empurrado para o degrau { $step }.
    .met = Seu sacerdote é empurrado para o degrau { $step }.
CF-504 =
    .event = Um sacerdote de { $seat } deixa o templo.
    .met = Seu sacerdote é empurrado para fora do templo.
CF-505 =
    .event = { $seat } recebe uma bênção do fogo pelo sacerdote.
CF-511 =
    .refusal =
        { $circle ->
            [none] Todas as suas peças Círculo já estão ativas.
           *[other] A peça Círculo { $circle } já está ativa.
        }
CF-512 =
    .refusal =
        { $circle ->
            [none] A força { $strength } não basta para nenhuma peça Círculo que tem as duas penas.
           *[other] A força { $strength } é baixa demais para a peça Círculo { $circle }.
        }
CF-513 =
    .refusal =
        { $circle ->
            [none] Nenhuma das suas peças Círculo inativas tem as duas penas.
           *[other] A peça Círculo { $circle } não tem as duas penas.
        }
CF-514 =
    .event = { $seat } ativa a peça Círculo { $circle }: { points-words }.
CF-515 =
    .event = { $seat } marca mais { points-words } por uma peça Círculo na rodada { $round }.
CF-516 =
    .event = { $seat } recebe uma bênção do fogo pela peça Círculo.
CF-520 =
    .event = { $seat } marca { points-words } no espaço PV.
CF-531 =
    .event = Bênção do fogo: { $seat } escolhe { half-name }.
    .refusal = A primeira metade de uma bênção é uma carta de deus ou uma oferenda.
CF-532 =
    .event = Bênção do fogo: { $seat } escolhe { half-name }.
    .refusal = A segunda metade de uma bênção é saber ou comida.
CF-533 =
    .refusal = Nenhuma carta de deus está aberta.

## Cartas de deus

CF-601 =
    .event = { $seat } faz as próximas habilidades de estudo e fazenda contarem uma peça a mais.
CF-602 =
    .event = { $seat } desliza para cima a peça { kind-name } “{ ability-name }”.
    .refusal = Só uma peça deslizada para baixo pode ser deslizada para cima.
CF-603 =
    .event = { $seat } marca a mercadoria outra vez ({ goods-name }): { points-words }.
CF-604 =
    .event = { $seat } conclui a missão “{ $mission }” com { number-04 }: { points-words }.
CF-605 =
    .event = { $seat } faz um turno extra com um 1 virtual.
CF-606 =
    .event = { $seat } move um { $die } de { $owner_seat } para o espaço { space-name }.
    .met = { $seat } move o seu { $die } para o espaço { space-name }.
    .refusal = Você só pode mover um dado da barra de ações, e só para outro espaço.
CF-607 =
    .event = { $seat } ignora a regra de colocação para este dado.
CF-608 =
    .event = { $seat } pega { $food } de comida e { $spaces } de saber em vez da bênção.
CF-609 =
    .event = { $seat } pega a peça { kind-name } descartada “{ ability-name }”.
    .refusal = Não há essa peça nos descartes.
CF-610 =
    .event = { $seat } marca { $place } já: { points-words }.
CF-611 =
    .event = { $seat } pode usar outra habilidade Estudo.
CF-612 =
    .event = { $seat } manda de volta à reserva o sacerdote de { $owner_seat } do degrau { $step }.
    .met = { $seat } manda de volta à reserva o seu sacerdote do degrau { $step }.
CF-613 =
    .event = { $seat } age com força 6.
CF-614 =
    .event = { $seat } pode ir a qualquer aldeia vizinha, por qualquer caminho.
    .refusal = { number-14 } não leva a { $place }.
CF-615 =
    .event = { $seat } pode usar outra habilidade Fazenda.
CF-621 =
    .event = { $seat } paga uma oferenda e joga a carta { $number }.
CF-622 =
    .refusal = Você precisa da carta { $number } na mão e de uma oferenda.
CF-623 =
    .refusal = A carta { $number } não é usada nesta fase.
CF-624 =
    .event = { $seat } gasta um medalhão na carta { $number }.
CF-625 =
    .refusal = Você precisa de um medalhão, e a carta { $number } deve estar aberta.
CF-626 =
    .refusal = A carta { $number } já foi usada nesta ocasião.
CF-631 =
    .event = { god-name }: as cartas descartadas são embaralhadas num novo baralho.
CF-632 =
    .event = { god-name }: não há carta para virar.
CF-634 =
    .event =
        { $number ->
            [unknown] { $seat } continua.
           *[other] { $seat } não usa a carta { $number }.
        }
CF-635 =
    .event = { $seat } pega a carta { $number }.
CF-637 =
    .refusal = 
        { $number ->
            [none] Nenhuma carta desse deus está aberta.
           *[other] A carta { $number } não está aberta.
        }
CF-651 =
    .refusal = { number-01 } é usada no menu do seu turno da fase II, com ao menos uma peça na sua máscara.
CF-652 =
    .event = { $seat } não desliza outra peça para cima.
    .refusal =
        { $number ->
            [none] Você precisa deslizar ao menos uma peça para cima.
           *[other] { number-02 } é usada depois de colocar um dado no espaço Troca e antes de gastar o primeiro ponto, se ao menos uma das suas peças está deslizada para baixo.
        }
CF-653 =
    .refusal = { number-03 } é usada logo depois de comprar uma mercadoria.
CF-654 =
    .refusal =
        { $mission ->
            [none] { number-04 } é usada para uma das suas missões, na sua etapa do palácio ou no fim.
           *[other] { number-04 } pede uma missão a que falta exatamente 1, também depois de pagar; à missão “{ $mission }” { $shortfall ->
                [0] não falta nada
                [one] falta { $shortfall }
               *[other] faltam { $shortfall }
            }.
        }
CF-655 =
    .refusal = { number-05 } é usada quando a ação do seu próprio turno termina, e não depois de um turno extra.
CF-656 =
    .event = { $seat } levanta um { $die } de { $owner_seat }.
    .refusal = { number-06 } é usada no início do seu turno, antes de escolher o dado, com ao menos um dado na barra de ações.
CF-657 =
    .refusal = { number-07 } só é usada depois de escolher um espaço que o seu dado não poderia ocupar.
CF-658 =
    .refusal = { number-08 } é usada quando uma bênção é devida, antes de escolher a primeira metade.
CF-659 =
    .refusal = { number-09 } é usada logo depois que o seu dado pegou uma peça Estudo ou Fazenda, com outro espaço vazio e uma peça nos descartes.
CF-660 =
    .refusal = { number-10 } é usada logo depois de colocar um quipu numa aldeia na fase I.
CF-661 =
    .refusal = { number-11 } é usada depois da sua primeira habilidade de estudo, com uma peça Estudo de outra habilidade utilizável agora.
CF-662 =
    .refusal = { number-12 } é usada quando o seu sacerdote vai para um degrau do templo que está ocupado.
CF-663 =
    .refusal = { number-13 } é usada depois de escolher um espaço que não o PV com um dado de 1 a 5, e não junto com Mama Sara 14.
CF-664 =
    .refusal = { number-14 } é usada depois de escolher um espaço de movimento, antes de o Chasqui andar.
CF-665 =
    .refusal = { number-15 } é usada depois da sua primeira habilidade de fazenda, com uma peça Fazenda de outra habilidade utilizável agora.

## Fase II

CF-701 =
    .event =
        { $value ->
            [one] { $seat } usa a habilidade { kind-name } “{ ability-name }”: { $value } oferenda.
           *[other] { $seat } usa a habilidade { kind-name } “{ ability-name }”: { $value } oferendas.
        }
CF-702 =
    .event = { $seat } usa a habilidade { kind-name } “pontos de vitória”: { points-words }.
CF-703 =
    .event =
        { $value ->
            [one] { $seat } usa a habilidade { kind-name } “{ ability-name }”: { $value } pena.
           *[other] { $seat } usa a habilidade { kind-name } “{ ability-name }”: até { $value } penas.
        }
CF-704 =
    .event = { $seat } usa a habilidade { kind-name } “{ ability-name }”: força { $value }.
CF-705 =
    .event =
        { $value ->
            [one] { $seat } usa a habilidade { kind-name } “{ ability-name }”: { $value } casa.
           *[other] { $seat } usa a habilidade { kind-name } “{ ability-name }”: até { $value } casas.
        }
CF-706 =
    .event = { $seat } usa a habilidade { kind-name } “{ ability-name }”: força { $value }.
CF-707 =
    .event =
        { $value ->
            [one] { $seat } usa a habilidade { kind-name } “{ ability-name }”: { $value } carta.
           *[other] { $seat } usa a habilidade { kind-name } “{ ability-name }”: até { $value } cartas.
        }
CF-708 =
    .event =
        { $value ->
            [one] { $seat } usa a habilidade { kind-name } “{ ability-name }”: { $value } quipu.
           *[other] { $seat } usa a habilidade { kind-name } “{ ability-name }”: até { $value } quipus.
        }
CF-709 =
    .event = { $seat } usa a habilidade { kind-name } “{ ability-name }”: força { $value }.
CF-710 =
    .event = { $seat } usa a habilidade { kind-name } “{ ability-name }”: { $value } de comida.
CF-711 =
    .event = { $seat } usa a habilidade { kind-name } “{ ability-name }”: força { $value }.
CF-712 =
    .event = { $seat } usa a habilidade { kind-name } “{ ability-name }”: força { $value }.
CF-720 =
    .event = { $seat } começa o turno da fase II.
    .refusal = Agora { $asked } decide (fase II).
CF-726 =
    .event = { $seat } não pega mais.
    .refusal = Você precisa pegar ao menos um, e não mais do que suas peças dão.
CF-727 =
    .refusal = Você não tem peça { kind-name } com a habilidade “{ ability-name }”.
CF-728 =
    .refusal = Você já usou uma habilidade { kind-name } neste turno; uma segunda pede uma carta de deus e deve ser outra habilidade.
CF-730 =
    .event = { $seat } termina o turno da fase II.
CF-753 =
    .refusal = Todos os seus espaços de penas estão ocupados.
CF-754 =
    .refusal = Nenhuma estrada pavimentada de número até { $strength } sai daqui.
CF-756 =
    .refusal = Nenhuma ponte de corda de número até { $strength } sai daqui.
CF-757 =
    .refusal = Não há nenhuma carta de deus aberta.
CF-758 =
    .refusal = Não resta nenhum quipu na sua máscara.
CF-759 =
    .refusal = 
        { $obstacle ->
            [CF-511] Todas as suas peças Círculo já estão ativas.
            [CF-513] Nenhuma das suas peças Círculo inativas tem as duas penas.
           *[CF-512] A força { $strength } não basta para nenhuma peça Círculo que tem as duas penas.
        }
CF-761 =
    .refusal = 
        { $obstacle ->
            [CF-402] Não há espaço de peça vazio na sua máscara.
           *[CF-403] Não há peça Fazenda na oferta até o espaço { $strength }.
        }
CF-762 =
    .refusal = 
        { $obstacle ->
            [CF-402] Não há espaço de peça vazio na sua máscara.
           *[CF-403] Não há peça Estudo na oferta até o espaço { $strength }.
        }

## Fase III

CF-802 =
    .event = { $seat } marca { points-words } pela casa de saber { $space }.
CF-803 =
    .event = { $seat } recebe a ficha de ordem { $token }.
    .met = Você recebe a ficha de ordem { $token }.
CF-805 =
    .refusal = Agora { $asked } decide (fase III).
CF-811 =
    .event =
        { $priests ->
            [one] { $seat } marca { points-words } por { $priests } sacerdote no templo.
           *[other] { $seat } marca { points-words } por { $priests } sacerdotes no templo.
        }
CF-812 =
    .event = { $seat } tem o maior número de sacerdotes no templo ({ $priests }) e pega um medalhão.
    .met = Você tem o maior número de sacerdotes no templo ({ $priests }) e pega um medalhão.
CF-813 =
    .event = { $seat } empata em número de sacerdotes ({ $priests }), tem o mais alto e pega um medalhão.
    .met = Você empata em número de sacerdotes ({ $priests }), tem o mais alto e pega um medalhão.
CF-814 =
    .event = Ninguém tem sacerdote no templo: um medalhão sai do jogo.
CF-821 =
    .event = { $seat } não compra nada.
CF-822 =
    .refusal = Não há essa mercadoria na fileira desta rodada: { goods-name }.
CF-823 =
    .refusal = Esta mercadoria ({ goods-name }) custa { $price } de comida; você tem { $food }.
CF-824 =
    .event = { $seat } compra uma mercadoria ({ goods-name }) por { $price } de comida.
CF-825 =
    .event = { $seat } marca { points-words } pela mercadoria ({ goods-name }).
CF-826 =
    .event = { $seat } não pode comprar nada no mercado.
CF-831 =
    .refusal = “{ $mission }” não é uma das suas missões.
CF-833 =
    .refusal = Você pode concluir “{ $mission }”; por isso não pode retirar nenhuma missão.
CF-835 =
    .event = { $seat } retira a missão “{ $mission }”.
CF-836 =
    .refusal =
        { $shortfall ->
            [one] Ainda falta { $shortfall } à missão “{ $mission }”.
           *[other] Ainda faltam { $shortfall } à missão “{ $mission }”.
        }
CF-837 =
    .event = { $seat } pega a missão “{ $mission }” do palácio.
    .refusal = A missão “{ $mission }” não está no palácio.
CF-838 =
    .refusal = Você precisa pegar uma nova missão.
CF-839 =
    .event =
        { $cards ->
            [one] { $seat } mostra { $cards } carta de { god-name }.
           *[other] { $seat } mostra { $cards } cartas de { god-name }.
        }
CF-853 =
    .event = A rodada { $round } acabou; os tabuleiros são limpos.

## O fim

CF-861 =
    .event = A última etapa do palácio acabou; o jogo termina.
    .refusal = O jogo acabou; nada mais pode ser jogado.
CF-862 =
    .refusal = Agora { $asked } decide (últimas missões).
CF-863 =
    .event = { $seat } deixa missões inacabadas: { $missions }.
CF-871 =
    .event =
        { $inti ->
            [0] { $seat } marca { points-words } por 0 medalhões.
            [one] { $seat } marca { points-words } por { $inti } medalhão.
           *[other] { $seat } marca { points-words } por { $inti } medalhões.
        }
CF-872 =
    .event =
        { $places ->
            [none] { $seat } não tem o quipu do topo em nenhuma aldeia.
           *[other] { $seat } marca { points-words } pelas aldeias: { $places }.
        }
CF-873 =
    .event = { $seat } marca { points-words } por doze penas.
CF-874 =
    .event = { $seat } marca { points-words } por seis peças Círculo ativas.
CF-875 =
    .event = { $seat } marca { points-words } por nove missões concluídas.
CF-876 =
    .event = { $seat } marca { points-words } por dez quipus em aldeias.
CF-877 =
    .event = { $seat } marca { points-words } por doze peças na máscara.
CF-878 =
    .event = { $seat } marca { points-words } por seis peças Mercadoria.
CF-881 =
    .event =
        { $place ->
            [1] { $seat } vence com { score-words }.
           *[other] { $seat } termina em { $place }º lugar com { score-words }.
        }
CF-882 =
    .event =
        { $place ->
            [1] { $seat } vence com { score-words }, pela menor ficha de ordem.
           *[other] { $seat } termina em { $place }º lugar com { score-words }, em empate, pela ordem de jogo.
        }

## Opções

CF-901 =
    .refusal = Este jogo é jogado sem pututus.
CF-902 =
    .event = { $seat } pega uma peça Pututu ±{ $pututu }.
CF-903 =
    .event = { $seat } não encontra mais peça Pututu.
CF-904 =
    .refusal = Você precisa de uma peça Pututu desse tipo, depois de escolher o dado e antes do espaço.
CF-905 =
    .refusal = Um dado mostra de 1 a 6; um { $die } não pode mudar assim.
CF-906 =
    .event = { $seat } muda um { $die } para { $value }.
CF-908 =
    .event = { $seat } não usa mais pututus.
CF-909 =
    .refusal = Um pututu não muda o dado virtual nem um dado já colocado.
CF-921 =
    .event = O mapa é montado: { $triangles }.
    .refusal = Primeiro se monta o mapa.
CF-931 =
    .event = { $seat } pode ir a qualquer outra aldeia.
    .refusal = Seu Chasqui já está em { $place }.

## Missões

CF-1101 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1102 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1103 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1104 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1105 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1106 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1107 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1108 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1109 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1110 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1111 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1112 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1113 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1114 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1115 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1116 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1117 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1118 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1119 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1120 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1121 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1122 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1123 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1124 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1125 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1126 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1127 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1128 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1129 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1130 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1131 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1132 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1133 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1134 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1135 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1136 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1137 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1138 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1139 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1140 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1141 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1142 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1143 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1144 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1145 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1146 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1147 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1148 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1149 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1150 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1151 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1152 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1153 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1154 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1155 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1161 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1162 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1163 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1164 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1165 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.
CF-1166 =
    .event = { $seat } conclui a missão “{ $mission }”: { points-words }.

## Reasons for a move

reason-points =
    { $way ->
        [more] É provável que você marque { $points } a mais até o fim da rodada.
       *[less] É provável que você marque { $points } a menos até o fim da rodada.
    }
    .look = O que ainda pode render pontos a você nesta rodada?
    .of = pontos até o fim da rodada
reason-inti =
    { $way ->
        [more] Seus medalhões Inti devem valer { $points } a mais no fim.
       *[less] Seus medalhões Inti devem valer { $points } a menos no fim.
    }
    .look = Vale a pena obter um medalhão Inti, ou guardar um até o fim?
    .of = medalhões Inti, no fim
reason-villages =
    { $way ->
        [more] As aldeias em que o quipu do topo é seu devem render { $points } a mais no fim.
       *[less] As aldeias em que o quipu do topo é seu devem render { $points } a menos no fim.
    }
    .look = Em quais aldeias o quipu do topo vai continuar sendo seu?
    .of = aldeias com o quipu do topo, no fim
reason-missions =
    { $way ->
        [more] Suas missões devem render { $points } a mais.
       *[less] Suas missões devem render { $points } a menos.
    }
    .look = Quais missões você ainda pode concluir?
    .of = missões
reason-achievements =
    { $way ->
        [more] As conquistas da contagem final devem render { $points } a mais para você.
       *[less] As conquistas da contagem final devem render { $points } a menos para você.
    }
    .look = Quais conquistas da contagem final você ainda pode alcançar?
    .of = conquistas da contagem final
reason-temple =
    { $way ->
        [more] Seus sacerdotes no templo devem render { $points } a mais.
       *[less] Seus sacerdotes no templo devem render { $points } a menos.
    }
    .look = O que rende um sacerdote no templo nesta rodada, e quem poderia empurrá-lo?
    .of = sacerdotes no templo
reason-knowledge =
    { $way ->
        [more] A trilha do saber, com seus pontos e a ordem de jogo, deve render { $points } a mais para você.
       *[less] A trilha do saber, com seus pontos e a ordem de jogo, deve render { $points } a menos para você.
    }
    .look = Quem está perto de você na trilha do saber?
    .of = a trilha do saber, com seus pontos e a ordem de jogo
reason-food =
    { $way ->
        [more] Sua comida deve render { $points } a mais no mercado.
       *[less] Sua comida deve render { $points } a menos no mercado.
    }
    .look = O que você poderia comprar no mercado com sua comida?
    .of = comida para o mercado
reason-powers =
    { $way ->
        [more] Os poderes divinos que você pode pagar devem render { $points } a mais.
       *[less] Os poderes divinos que você pode pagar devem render { $points } a menos.
    }
    .look = Quais poderes divinos você pode pagar?
    .of = poderes divinos que podem ser pagos
reason-pips =
    { $way ->
        [more] Os pontos do dado que lhe restam devem render { $points } a mais.
       *[less] Os pontos do dado que lhe restam devem render { $points } a menos.
    }
    .look = Em que você ainda pode usar os pontos do dado?
    .of = os pontos do dado que restam
reason-headdress =
    { $way ->
        [more] Depois disso, as penas e as peças Círculo da sua máscara podem render { $points } a mais.
       *[less] Depois disso, as penas e as peças Círculo da sua máscara podem render { $points } a menos.
    }
    .look = Qual peça Círculo você poderia ativar, agora ou em breve?
    .of = o que penas e peças Círculo ainda podem render
reason-tiles =
    { $way ->
        [more] Suas peças Estudo e Fazenda devem render { $points } a mais.
       *[less] Suas peças Estudo e Fazenda devem render { $points } a menos.
    }
    .look = Quais peças, suas ou novas, poderiam servir a você na fase II?
    .of = peças Estudo e Fazenda
reason-roads =
    { $way ->
        [more] As aldeias novas a um passo do seu Chasqui devem render { $points } a mais.
       *[less] As aldeias novas a um passo do seu Chasqui devem render { $points } a menos.
    }
    .look = Para onde seu Chasqui poderia correr em seguida?
    .of = aldeias novas a um passo
reason-pututus =
    { $way ->
        [more] Seus pututus devem valer { $points } a mais para você.
       *[less] Seus pututus devem valer { $points } a menos para você.
    }
    .look = Para que seus pututus ainda poderiam servir?
    .of = pututus

## As personalidades de um mestre

character-priest = Sacerdote
    .about = Sobe o templo e confia nos poderes dos deuses.
character-roadbuilder = Construtor de estradas
    .about = Segue as estradas e deixa quipus nas aldeias.
character-scholar = Estudioso
    .about = Junta saber e trabalha nas suas missões.
