# As palavras do tabuleiro de Machu Picchu.

## Places and pieces
mp-compass = { $stair ->
    [N] Norte
    [E] Leste
    [S] Sul
   *[W] Oeste
}
mp-compass-letter = { $stair ->
    [N] N
    [E] L
    [S] S
   *[W] O
}
mp-priest = Sacerdote { $priest }
mp-card = Carta { $card }
mp-high-priest = Sumo sacerdote: primeiro jogador desta rodada
mp-draw-pile-name = o baralho
mp-order = { $order ->
    [tall_first] O mais alto primeiro
   *[small_first] O mais baixo primeiro
}
mp-sky = { $sky ->
    [sun] Sol
   *[moon] Lua
}: { $instruction ->
    [all_hidden] todas fechadas
    [all_open] todas abertas
    [only_first_open] só o primeiro aberto
    [only_first_hidden] só o primeiro fechado
   *[first_two_open] os dois primeiros abertos
}

## Top bar and players
mp-round = Rodada { $round } de { $rounds }
mp-phase-sky = Sol/Lua
mp-phase-place = Colocação
mp-phase-order = Ordem
mp-phase-move = Movimento
mp-note-placing = colocando
mp-note-laid = { mp-compass }: { $card ->
    [unknown] ?
   *[other] { $card }
}

## Temple
mp-stair-empty = Degrau { mp-compass }: vazio
mp-stair-known = Degrau { mp-compass }: carta { $card }, de { $name }, { $face ->
    [open] aberta
   *[hidden] fechada
}
mp-stair-unknown = Degrau { mp-compass }: uma carta fechada, de { $name }
mp-stair-plan = Degrau { mp-compass }: vazio. Planejar aqui a carta { $card }, { $face ->
    [open] aberta
   *[hidden] fechada
}
mp-stair-confirm = Degrau { mp-compass }: a carta { $card } está planejada aqui, { $face ->
    [open] aberta
   *[hidden] fechada
}. Clique de novo para colocá-la
mp-squares = Casas do templo
mp-square = { $square }{ $suns ->
    [1] , um sol
    [2] , dois sóis
   *[0] { "" }
}{ $priest ->
    [0] { "" }
   *[other] , sacerdote { $priest }
}{ $offered ->
    [yes] , pode ser escolhida
   *[no] { "" }
}
mp-look-square = { $square }: { $suns ->
    [1] um sol
    [2] dois sóis
   *[0] sem sol
}{ $start ->
    [0] { "" }
   *[other] , início do sacerdote { $start }
}
mp-look-priest = Sacerdote { $priest }{ $standing ->
    [own] , seu
   *[other] { "" }
}, vale { $value }
mp-priest-at = { $square ->
    [none] O sacerdote { $priest } está fora do templo e vale { $value }.
   *[other] O sacerdote { $priest } está em { $square } e vale { $value }.
}

## Depots and rows
mp-priest-standing = { $standing ->
    [outside] fora do templo
    [own] seu
   *[other] { $priest ->
        [1] o mais baixo
        [2] baixo
        [3] alto
       *[4] o mais alto
    }
}
mp-depot-tokens = { $count ->
    [0] Ainda sem fichas
   *[other] Fichas: { $tokens }
}
mp-depot = Depósito do sacerdote { $priest }{ $standing ->
    [own] , seu
    [outside] , fora do templo
   *[other] { "" }
}: vale { $value }. { mp-depot-tokens }
mp-backed-by = O sacerdote { $priest } é apoiado por { $name }
mp-row = { $kind ->
    [sun] Sóis
   *[fire] Fogos
}
mp-row-next = próxima: { $value }
mp-row-empty = acabou
mp-row-spoken = { $kind ->
    [sun] Fileira dos sóis
   *[fire] Fileira dos fogos
}: { $count ->
    [0] vazia
   *[other] { $tokens }
}

## Sun/moon card
mp-sky-card = Carta Sol/Lua desta rodada
mp-sky-waiting = A próxima carta está sendo revelada…
mp-sky-pays = { $sky ->
    [sun] Casas com sol rendem { $square }; o centro, { $centre }.
   *[moon] Só o centro rende: { $centre }.
}
mp-sky-left = { $count ->
    [0] Nenhuma carta no baralho.
    [one] { $count } carta no baralho.
   *[other] { $count } cartas no baralho.
}
mp-placement = Colocação { $placement }, { $name }: { $face ->
    [open] aberta
   *[hidden] fechada
}{ $done ->
    [yes] , feita
   *[no] { "" }
}

## Hand and decks
mp-holdings = Suas cartas e sua dupla
mp-hand = Sua mão
mp-hand-card = Carta { $card }{ $state ->
    [picked] , escolhida
   *[other] { "" }
}
mp-draw-pile = { $count ->
    [0] no baralho
    [one] carta no baralho
   *[other] no baralho
}
mp-used-cards = { $count ->
    [0] Nenhuma carta usada
    [one] { $count } carta usada
   *[other] { $count } cartas usadas
}
mp-card-list = Cartas de direção
mp-card-place = { $card }: { $place ->
    [used] usada
    [stair] em um degrau
    [hand] na sua mão
   *[unseen] ainda não vista
}
mp-card-key = { $place ->
    [used] usada
    [stair] em um degrau
    [hand] na sua mão
   *[unseen] ainda não vista
}
mp-sky-list = { $count ->
    [0] O baralho Sol/Lua está vazio
   *[other] Ainda no baralho Sol/Lua
}
mp-pair-list = Cartas de sacerdote em jogo
mp-pair = { $face ->
    [open] Sua dupla
   *[secret] Sua dupla secreta
}
mp-points = { $count ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
mp-pair-priests = Sacerdotes { $one } e { $two }

## Choosing
mp-group-card = Carta
mp-group-stair = { $face ->
    [open] Degrau (carta aberta)
   *[hidden] Degrau (carta fechada)
}
mp-group-order = Ordem dos movimentos
mp-group-square = Casa para o sacerdote { $priest }
mp-confirm-stair = Colocar a carta { $card } no { $stair ->
    [N] norte
    [E] leste
    [S] sul
   *[W] oeste
}, { $face ->
    [open] aberta
   *[hidden] fechada
}
mp-lay = Colocar
mp-confirm-waiting = { $missing ->
    [card] Escolha uma carta
    [stair] Escolha um degrau
   *[both] Escolha carta e degrau
} ({ $face ->
    [open] aberta
   *[hidden] fechada
})
mp-confirm-order = { $order ->
    [tall_first] O mais alto primeiro
   *[small_first] O mais baixo primeiro
}
mp-choose = Escolher
mp-confirm-square = Recolocar o sacerdote { $priest } em { $square }

## What an order would do
mp-move = { $kind ->
    [arrive] vai a { $square }
    [leave] sai
   *[blocked] bloqueado
}
mp-back = Sacerdote { $priest } volta a { $square }
mp-suppose = E se …?
mp-suppose-cards = Suponha que as cartas desconhecidas sejam:
mp-suppose-show = No tabuleiro
mp-looking = Calculando…
mp-own-pair = Sua dupla
mp-ranking = Cartas da rodada, da maior à menor
mp-numbers-brief = O número de uma carta decide qual sacerdote ela move.
mp-numbers = { mp-numbers-brief } { $mine ->
    [yes] Depois da revelação, você escolhe:
   *[no] Depois da revelação, { $name } escolhe:
}
mp-rank = { $end ->
    [largest] maior
   *[smallest] menor
}
mp-backwards = A menor carta vem primeiro.

## Score sheet
mp-sheet-row = Sacerdote { $priest }: { $kind ->
    [sun] fichas de sol
   *[fire] fichas de fogo
}
mp-backers = Quem apoiou quem
mp-backed-by-nobody = ninguém
