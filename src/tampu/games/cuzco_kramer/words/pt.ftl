# Cuzco: o jogo, as opções, as perguntas e o que acontece por qual regra.

game-title = Cuzco
game-subtitle = os terraços
game-tagline = Erga os terraços terreno por terreno; quem está mais alto constrói os templos.
game-designer = Michael Kiesling & Wolfgang Kramer

option-strict_temple_value = Valor dos templos
    .help = Que valor um templo pode receber ao ser construído ou expandido.
option-strict_temple_value-off = Até o tamanho do grupo
option-strict_temple_value-on = Sempre o maior
option-hold_is_pass = Não aumentar
    .help = Se quem escolheu não aumentar pode voltar a jogar cartas no festival quando outra pessoa aumenta depois. Ser definitivo é o que diz, ao pé da letra, o manual francês.
option-hold_is_pass-off = Pode voltar a jogar
option-hold_is_pass-on = É definitivo (texto francês)
option-no_second_after_tied_first = Segundo lugar
    .help = Se a pontuação final paga o segundo lugar em uma cidade onde o primeiro lugar é dividido.
option-no_second_after_tied_first-off = Sempre pontua
option-no_second_after_tied_first-on = Não atrás de um primeiro dividido

## Nomes das coisas

tile-name =
    { $tile ->
        [triple] terreno triplo
        [double] terreno duplo
        [village_single] terreno simples de vila
       *[crops_single] terreno simples de plantação
    }
card-name =
    { $card ->
        [T] T (tumi)
        [K] K (kero)
        [M] M (máscara)
        [TK] TK (tumi, kero)
        [TM] TM (tumi, máscara)
       *[KM] KM (kero, máscara)
    }
open-name =
    { $open ->
        [T] T (tumi)
        [K] K (kero)
        [M] M (máscara)
        [TK] TK (tumi, kero)
        [TM] TM (tumi, máscara)
       *[KM] KM (kero, máscara)
    }
drawing-word =
    { $word ->
        [ap] pontos de ação
        [temples] templos
        [scores] pontos de prestígio
        [triples] terrenos triplos na reserva
        [basins] lagoas na reserva
        [open] carta aberta
        [deck] cartas no baralho
        [cards] cartas na mão
       *[hand] mão
    }
points-words =
    { $points ->
        [one] { $points } ponto de prestígio
       *[other] { $points } pontos de prestígio
    }
place-words = { $place }º
score-words =
    { $score ->
        [0] { $score } pontos de prestígio
        [one] { $score } ponto de prestígio
       *[other] { $score } pontos de prestígio
    }
ap-words =
    { $ap ->
        [0] { $ap } pontos de ação
        [one] { $ap } ponto de ação
       *[other] { $ap } pontos de ação
    }
no-such-cell = Esse hexágono não existe neste tabuleiro.

## Perguntas

question-first_player = O primeiro jogador é sorteado.
    .title = Quem começa?
    .waiting = O primeiro jogador está sendo sorteado.
question-open_card = A primeira carta do baralho é revelada.
    .title = A carta aberta
    .waiting = A carta aberta está sendo revelada.
question-deal_card = { $seat } recebe uma carta de festival.
    .title = Cartas de festival
    .waiting = { $seat } vai receber uma carta de festival.
question-action =
    { $owed ->
        [1] Comece o seu turno colocando um terreno. Você tem { ap-words }.
       *[0] { $ap ->
            [0] Você não tem mais pontos de ação. O que não custa nada ainda é possível; se não, termine o turno.
           *[other] O que você faz? Ainda tem { ap-words }.
        }
    }
    .title =
        { $owed ->
            [1] Coloque o terreno de abertura
           *[0] Escolha uma ação
        }
    .waiting =
        { $owed ->
            [1] { $name } está colocando o terreno de abertura.
           *[0] { $name } está jogando e ainda tem { ap-words }.
        }
    .guide = O seu turno normalmente começa com um terreno; gaste depois o resto dos seus 6 pontos de ação (PA) em terrenos, Incas, templos, cartas ou lagoas de irrigação, que pontuam quando ficam cercadas. Quem tem o Inca mais alto em uma vila lidera ali e pode construir um templo, que rende metade do seu valor. Por isso, veja primeiro onde você pode subir.
question-festival_cards = Com que cartas você abre o festival em { $cell }? A carta aberta é { open-name }.
    .title = Abra o festival
    .waiting = { $name } está escolhendo cartas para o festival em { $cell }.
    .guide = Um festival é uma disputa de cartas em uma cidade; quanto maior o templo, mais pontos de prestígio ele rende. Cada relíquia (tumi, kero ou máscara) que a sua carta tem em comum com a carta aberta vale 1 ponto de festival (PF); jogue uma carta ou várias, elas se gastam em qualquer caso. Veja primeiro quantos rivais têm um Inca ali.
question-festival_answer = Festival em { $cell }, carta aberta { open-name }. Você tem { $total } PF, o maior total é { $top } PF. Abaixo dele, jogue cartas ou desista; se for igual, jogue cartas ou escolha não aumentar.
    .title = Responda no festival
    .waiting = { $name } está respondendo no festival em { $cell }.
    .guide = Cada relíquia que a sua carta tem em comum com a carta aberta vale 1 ponto de festival (PF). Abaixo do maior total, é preciso igualá-lo ou desistir de vez; se o seu for igual, você pode aumentar, ou não aumentar e dividir o festival se ninguém mais aumentar. As cartas jogadas se gastam mesmo que você perca: pense em quanto vale este templo.

## Preparação

CK-101 =
    .refusal = Cuzco é para dois, três ou quatro jogadores, não para { $seats }.
CK-108 =
    .event =
        { $cards ->
            [unknown] { $seat } fica com uma mão de três cartas.
           *[other] { $seat } fica com uma mão de três cartas: { $cards }.
        }
CK-112 =
    .event = A carta aberta é { card-name }.
    .refusal =
        { $card ->
            [none] Antes, é preciso comprar uma carta do baralho.
           *[other] A carta { card-name } não pode sair do baralho: não resta nenhuma nele.
        }
CK-113 =
    .event = { $seat } começa.
    .refusal =
        { $who ->
            [none] Antes, o sorteio tem de dizer quem começa.
           *[other] O sorteio não pode indicar esse lugar: ninguém joga nele nesta partida.
        }

## O turno

CK-201 =
    .refusal = Essa ação não existe neste jogo.
CK-202 =
    .event = { $seat } começa o turno com { ap-words }.
CK-205 =
    .refusal = O terreno de abertura vem primeiro. Antes dele, você só pode gastar uma ficha.
CK-206 =
    .event = Nenhum terreno pode ser colocado: { $seat } começa sem terreno de abertura.
CK-208 =
    .refusal =
        { $ap ->
            [0] Isso custa { $price } PA, e não resta nenhum.
            [one] Isso custa { $price } PA, e só resta { $ap }.
           *[other] Isso custa { $price } PA, e só restam { $ap }.
        }
CK-210 =
    .event =
        { $left ->
            [0] { $seat } gasta a última ficha e agora tem { ap-words }.
            [one] { $seat } gasta uma ficha e agora tem { ap-words }; resta { $left } ficha.
           *[other] { $seat } gasta uma ficha e agora tem { ap-words }; restam { $left } fichas.
        }
CK-211 =
    .refusal = Você já gastou uma ficha neste turno.
CK-212 =
    .refusal = Você não tem mais fichas para gastar.
CK-214 =
    .event =
        { $ap ->
            [0] { $seat } termina o turno.
           *[other] { $seat } termina o turno e abre mão de { ap-words }.
        }
CK-215 =
    .refusal = Um festival foi proposto; nada mais pode ser feito neste turno.
CK-216 =
    .refusal = Agora quem joga é { $asked }.

## Colocar terrenos

CK-302 =
    .refusal =
        { $tile ->
            [triple] Não resta nenhum { tile-name } na reserva comum.
           *[other] Não resta nenhum { tile-name } na sua reserva.
        }
CK-303 =
    .refusal =
        { $tile ->
            [triple] Um { tile-name } precisa de três hexágonos que se tocam todos, na região ou logo ao lado, um deles para a vila.
            [double] Um { tile-name } precisa de dois hexágonos vizinhos, na região ou logo ao lado, um deles para a vila.
           *[other] Um { tile-name } precisa de um só hexágono do tabuleiro.
        }
CK-305 =
    .refusal = Nenhuma parte do terreno ficaria na região ({ $cells }); é preciso pelo menos um hexágono.
CK-306 =
    .refusal = Um hexágono com um Inca não pode ser coberto ({ $cells }).
CK-307 =
    .refusal = Uma lagoa não pode ser coberta ({ $cells }).
CK-308 =
    .refusal = Um templo não pode ser coberto ({ $cells }).
CK-309 =
    .refusal = O terreno não ficaria plano: { $cells } têm os níveis { $levels }.
CK-310 =
    .refusal = O { tile-name } cobriria exatamente um terreno do mesmo tamanho ({ $cells }).
CK-311 =
    .refusal = Com uma vila em { $cell }, os templos em { $temples } ficariam na mesma cidade; uma cidade só tem um templo.
CK-313 =
    .event =
        { $tile ->
            [triple] { $seat } coloca um { tile-name } em { $cells }, vila em { $village }: nível { $level } ({ $cost } PA).
            [double] { $seat } coloca um { tile-name } em { $cells }, vila em { $village }: nível { $level } ({ $cost } PA).
           *[other] { $seat } coloca um { tile-name } em { $cells }: nível { $level } ({ $cost } PA).
        }

## Os Incas

CK-404 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] { $owner_seat ->
                [none] Não há nenhum Inca em { $cell }.
               *[other] O Inca em { $cell } pertence a { $owner_seat }.
            }
        }
CK-405 =
    .refusal = Não resta nenhum Inca na sua reserva.
CK-406 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] Nenhum Inca pode ficar em { $cell }: é preciso um terreno sem templo.
        }
CK-407 =
    .refusal = Já há um Inca de { $owner_seat } em { $cell }.
CK-408 =
    .refusal = { $cell } não é um hexágono de entrada: nenhum espaço livre fora da região o toca.
CK-409 =
    .event = { $seat } faz entrar um Inca em { $cell } ({ $cost } PA).
CK-411 =
    .event =
        { $cost ->
            [0] { $seat } move um Inca de { $origin } para { $cell }, de graça.
           *[other] { $seat } move um Inca de { $origin } para { $cell } ({ $cost } PA).
        }
CK-412 =
    .refusal = Nenhum caminho leva de { $origin } a { $cell }.
CK-413 =
    .event = { $seat } retira o Inca de { $cell } para a reserva ({ $cost } PA).
CK-415 =
    .refusal =
        { $incas ->
            [one] Você já fez { $made } movimento grátis. Com { $incas } Inca no tabuleiro, é preciso primeiro fazer outra coisa.
           *[other] Você fez { $made } movimentos grátis seguidos. Com { $incas } Incas no tabuleiro, é preciso primeiro fazer outra coisa.
        }

## Vilas, cidades e templos

CK-511 =
    .event = { $seat } constrói um templo de { $value } em { $cell }.
CK-512 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] { $cell } não é um hexágono de vila; um templo precisa de um.
        }
CK-513 =
    .refusal = Há um Inca de { $owner_seat } em { $cell }; um templo precisa de um hexágono sem Inca.
CK-514 =
    .refusal = O grupo de { $cell } já tem um templo.
CK-515 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] Não há templo em { $cell } para expandir.
        }
CK-516 =
    .refusal = O templo em { $cell } só pode mudar uma vez por turno.
CK-517 =
    .refusal = O templo em { $cell } já tem o valor { $present }; { $value } não o expandiria.
CK-518 =
    .refusal =
        { $leader_seat ->
            [none] Ninguém lidera no grupo de { $cell }, então ninguém pode construir nem expandir ali.
           *[other] { $leader_seat } lidera no grupo de { $cell }; só quem lidera pode construir ou expandir ali.
        }
CK-519 =
    .refusal = Esse valor não existe; um templo tem 2, 4, 6, 8 ou 10.
CK-520 =
    .refusal =
        { $size ->
            [one] Um templo de { $value } é grande demais para o grupo de { $cell }, que só tem { $size } hexágono.
           *[other] Um templo de { $value } é grande demais para o grupo de { $cell }, que só tem { $size } hexágonos.
        }
CK-521 =
    .refusal = A reserva comum não tem todos os andares para um templo de { $value } em { $cell }.
CK-522 =
    .event = { $seat } expande o templo em { $cell } de { $former } para { $value }.
CK-523 =
    .event = O disco solar de { $cell } volta para a reserva comum.

## Lagoas

CK-601 =
    .event =
        { $left ->
            [0] { $seat } coloca a última lagoa em { $cell }.
            [one] { $seat } coloca uma lagoa em { $cell }; resta { $left }.
           *[other] { $seat } coloca uma lagoa em { $cell }; restam { $left }.
        }
CK-602 =
    .refusal = Não resta nenhuma lagoa na reserva comum.
CK-603 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] { $cell } fica fora da região; ali não vai lagoa.
        }
CK-604 =
    .refusal = { $cell } não é chão livre; há ali um terreno ou uma lagoa.
CK-605 =
    .refusal = { $cell } é um hexágono da borda; uma lagoa precisa de um hexágono interno.
CK-610 =
    .event = Um grupo de lagoas está totalmente cercado ({ $cells }), mas ninguém lidera em volta: nenhum ponto.

## Cartas e festivais

CK-701 =
    .event = { $seat } compra uma carta do baralho.
CK-702 =
    .refusal = Você já comprou duas cartas neste turno; é o limite.
CK-703 =
    .event = { $seat } pega a carta aberta, { card-name }.
CK-704 =
    .event =
        { $card ->
            [unknown] { $seat } guarda a carta em segredo.
           *[other] { $seat } comprou { card-name }.
        }
CK-705 =
    .event = O baralho acabou; o descarte é embaralhado e forma um novo.
CK-706 =
    .event = Não resta carta para revelar: não há mais carta aberta.
CK-707 =
    .refusal =
        { $source ->
            [open] Não há carta aberta para pegar.
           *[deck] O baralho está vazio, e não há nada para embaralhar.
        }
CK-710 =
    .event = { $seat } propõe um festival em { $cell }.
CK-712 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] Não há templo em { $cell }; um festival precisa de um.
        }
CK-713 =
    .refusal = Para propor um festival em { $cell }, é preciso ter um Inca nessa cidade.
CK-714 =
    .refusal = Há um disco solar no templo em { $cell }: nenhum festival ali até ele ser expandido.
CK-715 =
    .refusal = Não há carta aberta, então não pode haver festival.
CK-716 =
    .event = { $seat } joga { $cards }: { $gained } PF, agora { $total } PF no total.
CK-717 =
    .refusal = Você não tem todas essas cartas na mão.
CK-718 =
    .refusal = Com esta carta aberta não há PF para { $cards }; isso não pode ser jogado.
CK-719 =
    .refusal = É preciso pelo menos uma carta que renda PF com a carta aberta.
CK-721 =
    .event = { $seat } desiste do festival.
CK-722 =
    .refusal = Isso dá { $total } PF, e o maior total é { $top } PF: é preciso alcançá-lo, ou desistir.
CK-723 =
    .refusal =
        { $due_seat ->
            [none] Não há agora nenhum festival para responder.
           *[other] Agora quem responde é { $due_seat }.
        }
CK-724 =
    .event = { $seat } escolhe não aumentar.
CK-725 =
    .refusal = Os seus { $total } PF são o maior total, então você não pode desistir: jogue cartas ou escolha não aumentar.
CK-730 =
    .event = Um disco solar é posto no templo em { $cell }.
CK-731 =
    .event = A carta aberta agora é { card-name }.

## Pontuação

CK-801 =
    .event = { $seat } ganha { points-words } por construir o templo em { $cell }.
CK-802 =
    .event = { $seat } ganha { points-words } por expandir o templo em { $cell }.
CK-803 =
    .event =
        { $size ->
            [one] { $seat } lidera em volta da lagoa cercada { $cells } e ganha { points-words }.
           *[other] { $seat } lidera em volta das lagoas cercadas { $cells } e ganha { points-words }.
        }
CK-804 =
    .event = { $seat } vence o festival em { $cell } sem dividir e ganha { points-words }.
CK-805 =
    .event =
        { $points ->
            [0] { $seat } divide o festival em { $cell }; com um templo de { $value }, isso não rende nada.
           *[other] { $seat } divide o festival em { $cell } e ganha { points-words }.
        }
CK-806 =
    .event = { $seat } tem o primeiro lugar na cidade de { $cell } e ganha { points-words }.
CK-807 =
    .event = { $seat } tem o segundo lugar na cidade de { $cell } e ganha { points-words }.
CK-808 =
    .event = { $seat } não ganha nada na cidade de { $cell }.

## Fim da partida

CK-901 =
    .event = { $seat } colocou o último terreno triplo: começa a fase final.
CK-902 =
    .event = { $seat } faz a sua pontuação final.
CK-907 =
    .event =
        { $shared ->
            [0] { $place ->
                [1] { $seat } vence com { score-words }.
               *[other] { $seat } termina em { place-words } lugar com { score-words }.
            }
           *[other] { $place ->
                [1] { $seat } divide a vitória ({ score-words }).
               *[other] { $seat } divide o { place-words } lugar ({ score-words }).
            }
        }
CK-908 =
    .refusal = A partida terminou; não se joga mais nada.
CK-909 =
    .event =
        { $triples ->
            [one] Ninguém colocou um terreno em uma volta inteira, e o último terreno triplo não cabe em lugar algum: cada um tem um último turno.
           *[other] Ninguém colocou um terreno em uma volta inteira, e nenhum dos { $triples } terrenos triplos que restam cabe em lugar algum: cada um tem um último turno.
        }

## Opções

CK-951 =
    .refusal = Com a opção escolhida, um templo em { $cell } deve ter o valor { $due }, não { $value }.
CK-952 =
    .event = { $seat } tinha escolhido não aumentar e agora está fora: o total foi superado.
    .met = Você tinha escolhido não aumentar e agora está fora: seu total foi superado.
CK-953 =
    .refusal = Este jogo não tem uma opção { $option } com o valor { $value }.

## Razões de uma jogada

reason-points =
    { $way ->
        [more] Você ganha { $points } a mais neste turno.
       *[less] Você ganha { $points } a menos neste turno.
    }
    .look = Onde você pode ganhar pontos já neste turno?
    .of = pontos neste turno
reason-cities =
    { $way ->
        [more] As suas cidades devem render { $points } a mais na pontuação final.
       *[less] As suas cidades devem render { $points } a menos na pontuação final.
    }
    .look = Pensando na pontuação final, quem lidera em cada cidade?
    .of = cidades na pontuação final
reason-growth =
    { $way ->
        [more] Os templos que você ainda pode expandir devem render { $points } a mais.
       *[less] Os templos que você ainda pode expandir devem render { $points } a menos.
    }
    .look = Que templos você ainda poderia expandir?
    .of = templos que ainda podem ser expandidos
reason-festivals =
    { $way ->
        [more] Os festivais devem render { $points } a mais para você.
       *[less] Os festivais devem render { $points } a menos para você.
    }
    .look = Em que cidades você poderia propor um festival?
    .of = festivais
reason-villages =
    { $way ->
        [more] As vilas onde você lidera devem render { $points } a mais quando se tornarem cidades.
       *[less] As vilas onde você lidera devem render { $points } a menos quando se tornarem cidades.
    }
    .look = Em que vilas você poderia liderar e construir um templo?
    .of = vilas que podem se tornar cidades
reason-basins =
    { $way ->
        [more] As lagoas devem render { $points } a mais para você quando ficarem cercadas.
       *[less] As lagoas devem render { $points } a menos para você quando ficarem cercadas.
    }
    .look = Quem lidera em volta das lagoas que ainda não estão cercadas?
    .of = lagoas quando ficarem cercadas
reason-incas =
    { $way ->
        [more] Os seus Incas no tabuleiro devem render { $points } a mais ao longo da partida.
       *[less] Os seus Incas no tabuleiro devem render { $points } a menos ao longo da partida.
    }
    .look = Quantos Incas você tem no tabuleiro, e a que altura eles estão?
    .of = Incas no tabuleiro
reason-cards =
    { $way ->
        [more] As suas cartas de festival devem render { $points } a mais ao longo da partida.
       *[less] As suas cartas de festival devem render { $points } a menos ao longo da partida.
    }
    .look = As suas cartas bastam para os próximos festivais?
    .of = cartas de festival
reason-tokens =
    { $way ->
        [more] As suas fichas de ação adicional devem render { $points } a mais ao longo da partida.
       *[less] As suas fichas de ação adicional devem render { $points } a menos ao longo da partida.
    }
    .look = Este é um bom momento para gastar uma ficha?
    .of = fichas de ação adicional
reason-tiles =
    { $way ->
        [more] Os terrenos duplos e simples da sua reserva devem render { $points } a mais ao longo da partida.
       *[less] Os terrenos duplos e simples da sua reserva devem render { $points } a menos ao longo da partida.
    }
    .look = Que terrenos da sua reserva ainda serão úteis?
    .of = terrenos duplos e simples da reserva

## As personalidades de um mestre

character-builder = Construtor
    .about = Funda vilas e ergue templos onde quer que lidere.
character-celebrant = Festeiro
    .about = Junta cartas e não perde um festival.
character-irrigator = Irrigador
    .about = Cerca as lagoas e guarda para elas os terrenos pequenos.
