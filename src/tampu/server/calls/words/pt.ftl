# O que se diz aos jogadores quando alguém os espera: na tela, por e-mail, por webhook.

call-turn-title = Sua vez: { $game }
call-clock-title =
    { $unit ->
        [hours] Faltam { $time } horas: { $game }
       *[min] { $time ->
            [one] Falta 1 minuto: { $game }
           *[other] Faltam { $time } minutos: { $game }
        }
    }
call-invited-title = Uma revanche espera por você: { $game }
call-begun-title = A partida começou: { $game }
call-over-title = A partida terminou: { $game }
call-many-title =
    { $count ->
        [one] 1 mesa espera por você
       *[other] { $count } mesas esperam por você
    }
call-news-title =
    { $count ->
        [one] Novidades de 1 mesa
       *[other] Novidades de { $count } mesas
    }
call-with = com { $names } · mesa { $table }
call-alone = mesa { $table }
call-more =
    { $count ->
        [one] … e mais 1
       *[other] … e mais { $count }
    }
call-off = Não receber mais
call-trial-title = O Tampu consegue falar com você aqui
call-trial = Você pediu uma mensagem de teste. Quando uma mesa esperar por você, ela será assim.

letter-why = Você recebe este e-mail porque pediu ao Tampu que avisasse quando alguém espera por você.
letter-confirm-title = O Tampu pode escrever para você?
letter-confirm = { $name } pediu ao Tampu, uma mesa de jogos de tabuleiro, que escrevesse para este endereço quando alguém espera uma resposta. Se foi você, abra esta página em até dois dias e clique no botão:
letter-confirm-else = Se não foi você, não faça nada: nenhum outro e-mail virá.

page-off-title = Não receber mais avisos aqui?
page-off-text = { $name }: nenhuma mensagem será mais enviada para lá. Na sua página “Avisos” você pode ligar de novo.
page-off-button = Desligar
page-off-done-title = Desligado
page-off-done-text = { $name }: nada mais é enviado para lá.
page-confirm-title = O Tampu pode escrever para você?
page-confirm-text = { $name }: você receberá um e-mail quando alguém esperar por você em uma mesa. Todos têm um link que põe fim a isso.
page-confirm-button = Sim, escreva para mim
page-confirm-done-title = Confirmado
page-confirm-done-text = { $name }: a partir de agora os e-mails chegam a este endereço.
page-bad-link-title = Este link não funciona mais
page-bad-link-text = Ele é antigo demais, ou foi cortado no caminho. Na sua página “Avisos” você pode ligar e desligar tudo.
page-home = Ir para a página “Avisos”
