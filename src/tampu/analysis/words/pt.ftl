# O que se diz de uma partida analisada, no terminal e no relatório, em português.

analysis-title = { $game }: análise
analysis-about = Quanto valeu cada jogada, o que teria sido melhor e o que foi sorte. Cada decisão é julgada pelo que o jogador sabia na hora.
analysis-head = { $seats } jogadores, { $lines ->
        [one] { $lines } jogada
       *[other] { $lines } jogadas
    }
analysis-option = { $option }: { $value }
analysis-made =
    { $depth ->
        [quick] Exame rápido
        [standard] Exame normal
       *[deep] Exame profundo
    }, semente { $seed }. O número depois de ± diz até onde vai, para cada lado, o intervalo de 95%.
analysis-time = Levou { $seconds } segundos.
analysis-open = O registro acaba aqui; a partida não tinha terminado.

analysis-share = { $sign }{ $mean } ± { $margin }%
analysis-share-known = { $sign }{ $mean }%
analysis-gap = { $mean } ± { $margin } pontos percentuais
analysis-gap-known = { $mean ->
        [one] { $mean } ponto percentual
       *[other] { $mean } pontos percentuais
    }
analysis-points = { $sign }{ $mean } ± { $margin } pontos
analysis-points-known = { $sign }{ $mean } pontos
analysis-number-known = { $sign }{ $mean }
analysis-share-margin = ± { $margin }%
analysis-points-margin = ± { $margin }
analysis-unsure = incerto

## O gráfico

analysis-chances = Chances de vencer
analysis-chances-about = Quantas vezes em cem cada jogador vence a partir daqui se todos jogarem como se costuma jogar. As faixas são os intervalos.
analysis-graph = Gráfico da chance de vencer de cada um, da primeira à última jogada; a tabela abaixo tem os mesmos números
analysis-signs = ! um erro · ‼ um erro grave · ★ sorte. Cada sinal leva à sua jogada.
analysis-as-table = O mesmo em tabela
analysis-after-move = Após a jogada

## Sorte e jogo

analysis-luck-and-skill = Sorte e habilidade
analysis-law = Cada coluna soma o resultado, em por cento inteiros da chance de vencer. As decisões são medidas pelo que se costuma jogar; a sorte é o que o acaso e as cartas ocultas fizeram, com os erros das estimativas.
analysis-player = Jogador
analysis-part-start = Chance no início
analysis-part-luck = Sorte
analysis-part-skill = Decisões próprias
analysis-part-others = Decisões dos outros
analysis-result = Resultado
analysis-result-open = Chance no fim do registro

## O jogo de cada um

analysis-play = O jogo de cada um
analysis-place = Colocação
analysis-scored = { $who }: { $score } pontos
analysis-score = Pontuação
analysis-decisions = Decisões
analysis-lost-chance = Chance perdida por decisão
analysis-lost-points = Pontos perdidos por decisão
analysis-lost-beginning = Pontos perdidos no início
analysis-lost-middle = Pontos perdidos no meio
analysis-lost-end = Pontos perdidos no fim
analysis-mark-inaccuracy = Imprecisão
analysis-mark-mistake = Erro
analysis-mark-blunder = Erro grave
analysis-marks-inaccuracy = Imprecisões
analysis-marks-mistake = Erros
analysis-marks-blunder = Erros graves
analysis-dearest = Jogada mais cara
analysis-best = Melhor jogada
analysis-none = Nenhuma encontrada.

## Como a partida virou

analysis-turns = Como a partida virou
analysis-no-turns = Nenhum momento mudou muito as chances de alguém.
analysis-turn-loss =
    Jogada { $line }: { $seat } jogou “{ $done }” e perdeu { $share } da chance de vencer{ $better ->
        [none] .
       *[other] ; “{ $better }” era melhor.
    }
analysis-turn-deed = Jogada { $line }: { $seat } ganhou { $share } com “{ $done }”, em relação ao que se costuma jogar.
analysis-turn-luck =
    { $count ->
        [one] Jogada { $last }
       *[other] Jogadas { $first } a { $last }
    }: { $way ->
        [less] a sorte virou contra { $seat } e tirou { $share }.
       *[more] a sorte ajudou { $seat } e deu { $share }.
    }
analysis-board-before = O tabuleiro como { $seat } o via antes da jogada { $line }
analysis-board-after = O tabuleiro como { $seat } o via após a jogada { $line }

## Jogada por jogada

analysis-moves = Todas as jogadas
analysis-moves-about = Depois de cada decisão está o que ela vale: a chance de vencer e a pontuação final esperada; depois, o que se perdeu. Abra para ver outras boas jogadas.
analysis-thresholds = Uma imprecisão custa pelo menos { $inaccuracy } pontos percentuais da chance de vencer, um erro { $mistake }, um erro grave { $blunder }; perdas menores ou incertas não são marcadas.
analysis-worth = { $chance }, { $points }
analysis-loss = perde { $share }
analysis-loss-none = nada melhor foi encontrado
analysis-instead = Outras boas jogadas
analysis-chance = Acaso
analysis-note = { $word }: { $loss }
analysis-better = Melhor
