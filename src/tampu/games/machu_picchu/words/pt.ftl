# Machu Picchu: o jogo, as opções, as perguntas e o que acontece por qual regra.

game-title = Machu Picchu
game-subtitle = { "" }
game-tagline = Conduza quatro sacerdotes pelo templo do sol sem deixar ninguém descobrir quais são os seus.
game-designer = Günter Burkhardt

option-reverse = O mais baixo primeiro
    .help = O que muda quando o primeiro jogador escolhe o mais baixo primeiro: qual sacerdote segue qual carta, ou só quem se move antes. Resenhas do original alemão descrevem “Inverte só a ordem”.
option-reverse-pairing = Inverte quem segue cada carta
option-reverse-order_only = Inverte só a ordem
option-end = Fim da partida
    .help = A última rodada encerra a partida; depósitos cheios também. Quantos precisam estar cheios? Resenhas do original alemão descrevem “Um depósito cheio”.
option-end-all_full = Todos os depósitos cheios
option-end-one_full = Um depósito cheio
option-begins = Quem começa
    .help = O primeiro jogador é sorteado; uma revanche começa com a outra pessoa.
option-begins-lot = Sorteio
option-begins-A = O lugar A
option-begins-B = O lugar B

## Nomes das coisas

stair-name =
    { $stair ->
        [N] norte
        [S] sul
        [E] leste
       *[W] oeste
    }
sky-name =
    { $sky ->
        [sun] sol
       *[moon] lua
    }
instruction-name =
    { $instruction ->
        [all_hidden] todas fechadas
        [all_open] todas abertas
        [only_first_open] só o primeiro aberto
        [only_first_hidden] só o primeiro fechado
       *[first_two_open] os dois primeiros abertos
    }
drawing-word =
    { $word ->
        [round] rodada
        [first] primeiro jogador
        [pile] baralho
        [suns] sóis
        [fires] fogos
        [hand] mão
       *[pairs] cartas de sacerdote
    }
order-name =
    { $order ->
        [tall_first] o mais alto primeiro
       *[small_first] o mais baixo primeiro
    }
place-words = { $place }º
score-words =
    { $score ->
        [0] { $score } pontos
        [one] { $score } ponto
       *[other] { $score } pontos
    }

## Perguntas

question-first_player = O primeiro jogador é sorteado.
    .title = Quem começa?
    .waiting = O primeiro jogador está sendo sorteado.
question-deal_pair = { $seat } recebe uma carta de sacerdote.
    .title = Cartas de sacerdote
    .waiting = { $seat } vai receber uma carta de sacerdote.
question-deal_card = { $seat } recebe cartas de direção.
    .title = Cartas de direção
    .waiting = { $seat } vai receber cartas de direção.
question-turn_sky = A carta Sol/Lua da rodada { $round } é revelada.
    .title = Sol ou lua?
    .waiting = A carta Sol/Lua da rodada { $round } está sendo revelada.
question-choose_card =
    { $face ->
        [open] Que carta você coloca? Todos verão o número dela.
       *[hidden] Que carta você coloca? Ela fica fechada até haver quatro cartas nos degraus.
    }
    .title = Escolha uma carta
    .waiting = { $name } está escolhendo uma carta.
    .guide = Em cada rodada são colocadas quatro cartas de direção, e cada uma move um sacerdote uma casa. O número decide qual: as cartas, ordenadas pelo número, vão para os sacerdotes, ordenados pela altura, a partir de uma ponta ou da outra. Olhe primeiro para os seus dois sacerdotes, os da sua carta de sacerdote: eles precisam de um número alto ou de um baixo?
question-choose_stair =
    { $face ->
        [open] Em que degrau livre você a coloca, aberta?
       *[hidden] Em que degrau livre você a coloca, fechada?
    }
    .title = Escolha um degrau
    .waiting = { $name } está escolhendo um degrau.
    .guide = Cada lado do templo tem um degrau, onde cabe uma só carta. Uma carta no norte move o seu sacerdote para o sul, uma no leste o move para o oeste, e assim por diante. Em geral se procura o degrau que leva um dos seus sacerdotes a uma casa de sol, ou que faz outro sair do templo, onde as fichas de fogo custam pontos.
question-refill = { $seat } compra uma carta.
    .title = Uma carta nova
    .waiting = { $seat } está comprando uma carta.
question-pile_card = O baralho preenche o último degrau.
    .title = A carta do baralho
    .waiting = O baralho está preenchendo o último degrau.
question-choose_order = Os números são conhecidos. Que sacerdote se move antes, o mais alto ou o mais baixo?
    .title = O mais alto ou o mais baixo primeiro?
    .waiting = { $name } está escolhendo a ordem.
    .guide = Agora todos os números são conhecidos, e você decide para a rodada inteira. O mais alto primeiro: o sacerdote 4 começa com a maior carta, e o sacerdote 1 termina com a menor; o mais baixo primeiro: começa o sacerdote 1, nas regras habituais com a maior carta. Siga as duas ordens no tabuleiro: quem chega a um sol, quem fica bloqueado, quem sai do templo?
question-choose_return_square = A casa inicial do sacerdote { $priest } está ocupada. Em que casa ao lado ele volta?
    .title = Recoloque o sacerdote { $priest }
    .waiting = { $name } está recolocando o sacerdote { $priest }.
    .guide = Um sacerdote que saiu do templo volta à sua casa inicial; aqui ela está ocupada, e cabe a você, o primeiro jogador, escolher uma casa vazia ao lado. Voltar nunca rende ficha de sol. Veja aonde um passo poderia levar dali na próxima rodada: a uma casa de sol, ou para fora do templo.

## Preparação

MP-101 =
    .refusal = Machu Picchu é para dois, três ou quatro jogadores, não para { $seats }.
MP-108 =
    .refusal = A carta Sol/Lua “{ sky-name }, { instruction-name }” não está no baralho.
MP-109 =
    .event = { $seat } começa e fica com o sumo sacerdote.
    .refusal = O sorteio não pode indicar esse lugar: ninguém joga nele nesta partida.
MP-110 =
    .refusal = A carta de sacerdote { $pair } não pode ser distribuída: não está em jogo, ou alguém já a tem.
MP-111 =
    .event =
        { $pair ->
            [unknown] { $seat } recebe uma carta de sacerdote.
           *[other] { $seat } recebe a carta de sacerdote { $pair }.
        }
MP-112 =
    .event =
        { $cards ->
            [unknown] { $seat } fica com uma mão de quatro cartas.
           *[other] { $seat } fica com uma mão de quatro cartas: { $cards }.
        }
    .refusal = A carta { $card } não pode ser comprada: já não está no baralho.

## A rodada

MP-203 =
    .event = Rodada { $round }: { sky-name }, { instruction-name }.
MP-206 =
    .refusal = Agora quem joga é { $asked }.
MP-207 =
    .refusal =
        { $kind ->
            [choose_card] Escolha uma carta.
            [choose_stair] Escolha um degrau.
            [choose_order] Escolha o mais alto primeiro ou o mais baixo primeiro.
            [choose_return_square] Escolha uma casa para o sacerdote que volta.
            [first_player] Antes, o sorteio tem de dizer quem começa.
            [deal_pair] Antes, é preciso distribuir as cartas de sacerdote.
            [deal_card] Antes, é preciso distribuir as cartas de direção.
            [turn_sky] Antes, é preciso revelar a carta Sol/Lua.
            [refill] Antes, é preciso comprar uma carta nova.
           *[pile_card] Antes, o baralho tem de preencher o último degrau.
        }
MP-208 =
    .refusal = A partida terminou; não se joga mais nada.
MP-211 =
    .event = O sumo sacerdote passa para { $seat }.
    .met = O sumo sacerdote passa para você.

## Colocar as cartas de direção

MP-301 =
    .event =
        { $card ->
            [unknown] { $seat } escolhe uma carta.
           *[other] { $seat } escolhe a carta { $card }.
        }
MP-302 =
    .refusal =
        { $card ->
            [none] Essa carta não existe; as cartas de direção vão de 1 a 50.
           *[other] Você não tem a carta { $card }.
        }
MP-303 =
    .refusal = Esse degrau não existe; escolha norte, sul, leste ou oeste.
MP-304 =
    .refusal = O degrau { stair-name } está ocupado: { $layer } já colocou uma carta ali.
MP-305 =
    .event =
        { $face ->
            [open] { $seat } coloca a carta { $card } aberta no degrau { stair-name }.
           *[hidden] { $card ->
                [unknown] { $seat } coloca uma carta fechada no degrau { stair-name }.
               *[other] { $seat } coloca a carta { $card } fechada no degrau { stair-name }.
            }
        }
MP-306 =
    .event =
        { $card ->
            [unknown] { $seat } compra uma carta.
           *[other] { $seat } compra a carta { $card }.
        }
MP-307 =
    .event = O baralho coloca a carta { $card } aberta no degrau { stair-name }.
MP-310 =
    .event = As quatro cartas saem da partida.

## Aberta ou fechada

MP-410 =
    .event = As cartas são reveladas: norte { $north }, sul { $south }, leste { $east }, oeste { $west }.

## O movimento dos sacerdotes

MP-502 =
    .refusal = Essa ordem não existe; escolha o mais alto primeiro ou o mais baixo primeiro.
MP-503 =
    .event = { $seat } escolhe “{ order-name }”: a carta mais alta move o sacerdote 4; a mais baixa, o sacerdote 1.
MP-504 =
    .event = { $seat } escolhe “{ order-name }”: a carta mais alta move o sacerdote 1; a mais baixa, o sacerdote 4.
MP-508 =
    .event = A carta { $card } empurra o sacerdote { $priest } na direção de { $to }, mas essa casa está ocupada: ele fica em { $at }.

## Fichas de sol

MP-602 =
    .event = A carta { $card } leva o sacerdote { $priest } de { $at } para { $to }: ficha de sol { $tokens }.
MP-603 =
    .event = A carta { $card } leva o sacerdote { $priest } de { $at } para o centro: fichas de sol { $tokens }.
MP-604 =
    .event = A carta { $card } leva o sacerdote { $priest } de { $at } para o centro; com a lua, isso só rende a ficha de sol { $tokens }.
MP-605 =
    .event = A carta { $card } leva o sacerdote { $priest } de { $at } para { $to }.
MP-608 =
    .event = A carta { $card } leva o sacerdote { $priest } de { $at } para o centro: as fichas de sol { $tokens } dividem o último espaço.
MP-609 =
    .event = A carta { $card } leva o sacerdote { $priest } de { $at } para { $to }: nenhuma ficha de sol, o depósito está cheio.
MP-610 =
    .event = A carta { $card } leva o sacerdote { $priest } de { $at } para o centro: só resta a ficha de sol { $tokens }.
MP-611 =
    .event = A carta { $card } leva o sacerdote { $priest } de { $at } para { $to }: nenhuma ficha de sol, não resta nenhuma.

## Sair do templo e voltar

MP-702 =
    .event = A carta { $card } empurra o sacerdote { $priest } de { $at } para fora do templo: ficha de fogo { $tokens }.
MP-703 =
    .event = A carta { $card } empurra o sacerdote { $priest } de { $at } para fora do templo: nenhuma ficha de fogo, o depósito está cheio.
MP-704 =
    .event = A carta { $card } empurra o sacerdote { $priest } de { $at } para fora do templo: nenhuma ficha de fogo, não resta nenhuma.
MP-705 =
    .event = O sacerdote { $priest } volta para a casa inicial { $to }.
MP-706 =
    .event = { $seat } recoloca o sacerdote { $priest } em { $to }, ao lado da casa inicial.
MP-707 =
    .refusal =
        { $square ->
            [none] Essa casa não existe; o sacerdote { $priest } volta logo ao lado da sua casa inicial { $start }.
           *[other] O sacerdote { $priest } volta logo ao lado da sua casa inicial { $start }; a casa { $square } não é vizinha dela.
        }
MP-708 =
    .refusal = A casa { $square } está ocupada; o sacerdote { $priest } precisa de uma casa vazia ao lado de { $start }.

## Fim da partida e pontuação

MP-802 =
    .event = A partida acabou: a rodada { $round } foi a última.
MP-803 =
    .event = A partida acabou depois da rodada { $round }: os depósitos dos quatro sacerdotes estão cheios.
MP-805 =
    .event = { $seat } mostra a carta de sacerdote { $pair }.
MP-806 =
    .event = O sacerdote { $priest } vale { $value }.
MP-807 =
    .event = O sacerdote { $priest } rende { $points } para { $seat }.
MP-808 =
    .event =
        { $place ->
            [1] { $seat } vence com { score-words }.
           *[other] { $seat } termina em { place-words } lugar com { score-words }.
        }
MP-809 =
    .event =
        { $place ->
            [1] { $seat } vence com { score-words }; a maior ficha de sol desempata.
           *[other] { $seat } termina em { place-words } lugar com { score-words }; a maior ficha de sol desempata.
        }
MP-810 =
    .event =
        { $place ->
            [1] { $seat } vence com { score-words }; as fichas de sol seguintes desempatam.
           *[other] { $seat } termina em { place-words } lugar com { score-words }; as fichas de sol seguintes desempatam.
        }
MP-811 =
    .event =
        { $place ->
            [1] { $seat } divide a vitória ({ score-words }).
           *[other] { $seat } divide o { place-words } lugar ({ score-words }).
        }

## Opções

MP-901 =
    .refusal = Este jogo não tem uma opção { $option } com o valor { $value }.
MP-902 =
    .event = { $seat } escolhe “{ order-name }”: o sacerdote 1 começa com a carta mais baixa, o sacerdote 4 termina com a mais alta.
MP-903 =
    .event = A partida acabou depois da rodada { $round }: um depósito está cheio.
MP-904 =
    .refusal =
        { $seats ->
            [2] Nesta revanche, quem começa é a outra pessoa.
           *[other] Só em partidas para dois se define quem começa; com { $seats } jogadores, o sorteio decide.
        }

## Razões de uma jogada

reason-value =
    { $way ->
        [more] No fim da rodada, o sacerdote { $number } deve valer { $points } a mais.
       *[less] No fim da rodada, o sacerdote { $number } deve valer { $points } a menos.
    }
    .look = Que fichas o sacerdote { $number } poderia receber nesta rodada?
    .of = sacerdote { $number } no fim da rodada
reason-square =
    { $way ->
        [more] A casa onde o sacerdote { $number } vai parar deve render { $points } a mais nas próximas rodadas.
       *[less] A casa onde o sacerdote { $number } vai parar deve render { $points } a menos nas próximas rodadas.
    }
    .look = Onde o sacerdote { $number } vai estar depois desta rodada?
    .of = a casa onde o sacerdote { $number } vai parar

## As personalidades de um mestre

character-collector = Colecionador
    .about = Pega as fichas ao alcance e pouco se importa com a casa onde os sacerdotes param.
character-pathfinder = Desbravador
    .about = Leva primeiro os sacerdotes a boas casas e deixa as fichas para depois.
character-rival = Rival
    .about = Joga pela vantagem: um ponto tirado de você vale tanto quanto um ponto ganho.
