# As palavras da casa: não pertencem a nenhum jogo nem a nenhuma página.

nobody = o acaso
list-more = { $left }, { $right }
list-end = { $left } e { $right }
list-end-i = { $left } e { $right }
mark-ruling = interpretação
mark-reconstructed = reconstruído
seat-nameless = Lugar { $number }
replay-at = Jogada { $line } de { $lines }
replay-line = Jogada { $line }
aside-from = E se… – a partir da jogada { $line }

## O que o servidor não pode fazer: o que estava errado e o que fazer

problem-bad-message = O servidor não entende esta mensagem ({ $detail }). Recarregue a página e tente de novo.
problem-not-json = O servidor espera JSON aqui. Envie a mensagem como application/json.
problem-too-large = Isto passa de { $limit } bytes. Envie algo menor.
problem-too-fast =
    { $seconds ->
        [one] Foi rápido demais. Espere { $seconds } segundo e tente de novo.
       *[other] Foi rápido demais. Espere { $seconds } segundos e tente de novo.
    }
problem-bad-origin = Este pedido vem de outro site. Abra a mesa na página dela.
problem-wrong-host = Este servidor não responde por esse nome. Use o endereço que o anfitrião informou.
problem-too-slow = O pedido demorou demais para chegar. Tente de novo.
problem-bad-cookie = O passe de visitante deste navegador não é válido. Recarregue a página para receber um novo.
problem-bad-token = Esta chave não abre nenhum lugar aqui. Peça outra a quem tem o programa.
problem-no-guest = O servidor ainda não conhece este navegador. Permita cookies para esta página e recarregue-a.
problem-hello-first = A conexão não começou com uma saudação. Recarregue a página.
problem-name-empty = Um nome precisa de pelo menos uma letra. Digite um.
problem-name-too-long = Um nome tem no máximo { $limit } caracteres. Escolha um mais curto.
problem-name-strange = Este nome contém sinais que não podem ser mostrados. Use letras, algarismos e sinais comuns.
problem-text-empty = Não há nada para enviar. Escreva algo antes.
problem-text-too-long = Uma mensagem tem no máximo { $limit } caracteres. Encurte-a.
problem-question-empty = Não há nada para procurar. Escreva uma palavra ou um número.
problem-question-too-long = Uma pergunta sobre as regras tem no máximo { $limit } caracteres. Encurte-a.
problem-not-found = Não há nada neste endereço. Confira-o ou vá para a página inicial.
problem-wrong-method = Este endereço não aceita esse tipo de pedido. Veja a descrição da interface.
problem-no-such-game = Nenhum jogo se chama “{ $game }”. Escolha um na página inicial.
problem-no-such-level = Nenhum bot se chama “{ $level }”. Escolha um da lista.
problem-no-such-table = Esta mesa não existe. Confira o link ou peça um novo convite.
problem-no-such-seat = Esta mesa não tem esse lugar. Escolha um dos que aparecem.
problem-call-address = Nada pode ser enviado para este endereço. Veja se ele está completo e escrito corretamente.
problem-call-inside = Este endereço pertence à rede do próprio servidor, para onde ele não envia nada. Use um que esteja na Internet, ou peça ao anfitrião que o permita.
problem-call-topic = Para o ntfy é preciso um endereço com um tópico, como https://ntfy.sh/meu-topico.
problem-call-room = Para o Matrix são precisos o identificador de uma sala, com o servidor dela, e um token de acesso.
problem-no-mail = Este servidor não envia e-mails. Escolha outro meio.
problem-no-such-channel = Este meio não existe mais. Recarregue a página.
problem-bad-link = Este link não funciona mais. Use o de uma mensagem mais nova, ou a sua página “Avisos”.
problem-too-many-channels = Você já recebe avisos por { $limit } meios. Remova um antes.
problem-no-such-record = Este registro não está mais aqui. Envie-o de novo.
problem-no-such-lesson = Esta lição não existe. Escolha uma da lista.
problem-no-such-figure = Esta figura não existe.
problem-seat-taken = Esse lugar já está ocupado. Escolha outro ou assista.
problem-not-your-seat = Este lugar não é seu. Jogue apenas pelo seu.
problem-not-at-the-table = Só quem está sentado a esta mesa pode fazer isso. Ocupe um lugar antes.
problem-bot-seat = Um bot ocupa esse lugar, e só quem criou a mesa pode mudar isso. Peça a essa pessoa.
problem-kept-seat = Um bot joga este lugar por alguém que pode voltar. Só essa pessoa pode pegá-lo.
problem-id-used = Esse número de mensagem já foi usado para outra coisa. Use um novo.
problem-saw-another-hand = Você já jogou com outra mão nesta mesa e por isso não pode ver esta. Você pode assistir.
problem-hidden-seen = O que está oculto nesta partida já foi visto, por isso mais ninguém pode sentar-se aqui. Comece uma nova partida.
problem-rated-people = Numa partida ranqueada, cada lugar é de uma pessoa diferente: sem bots, sem programas e ninguém em dois lugares.
problem-rated-plain = Uma partida ranqueada começa do início e não tem dicas. Deixe de lado uma coisa ou outra.
problem-rated-seat = Numa partida ranqueada, cada um fica com o lugar com que começou. Você pode assistir ou começar uma nova partida.
problem-rated-undo = Em uma partida ranqueada nenhuma jogada é desfeita por acordo. O que se desfaz livremente continua podendo ser desfeito.
problem-not-rated = Esta partida não é ranqueada: ela não muda nenhum rating.
problem-still-here =
    { $minutes ->
        [one] A pessoa desse lugar esteve aqui há menos de { $minutes } minuto. Espere um pouco antes de passá-lo a um bot.
       *[other] A pessoa desse lugar esteve aqui há menos de { $minutes } minutos. Espere um pouco antes de passá-lo a um bot.
    }
problem-clock-runs = O relógio desse lugar ainda está andando. Só quando o tempo acabar ele poderá ser passado a um bot.
problem-clock-fell = O tempo desse lugar acabou, e o combinado era que um bot jogasse até o fim.
problem-clock-unfit = Não dá para jogar com um relógio assim. De uma só vez: de 1 minuto a 6 horas, mais 5 segundos a 10 minutos por decisão; ao longo de dias: até 60 dias de reserva, e de 6 horas a 14 dias por turno.
problem-no-vacation = Não há férias nesta mesa: isso foi combinado quando ela foi criada.
problem-vacation-too-long =
    { $days ->
        [0] Você não tem mais férias nesta mesa.
        [one] Você só tem mais { $days } dia de férias nesta mesa. Não tire mais que isso.
       *[other] Você só tem mais { $days } dias de férias nesta mesa. Não tire mais que isso.
    }
problem-too-many-here = Esta mesa já está aberta em { $limit } lugares. Feche um deles ou volte mais tarde.
problem-dealing = As cartas estão sendo distribuídas. Espere um instante antes de trocar de lugar.
problem-no-promise = Você não prometeu nenhuma parte deste embaralhamento, então não há o que mostrar. A partida começa sem ela.
problem-wrong-share = Esta não é a parte que você prometeu ao se sentar. Só vale a que foi prometida.
problem-share-early = As partes se mostram quando todos os lugares estão ocupados. Espere até lá.
problem-share-late = As cartas já foram distribuídas, sem esta parte. O histórico diz isso.
problem-refused = As regras não permitem isso. Escolha algo que esteja destacado.
problem-not-an-action = “{ $action }” não é uma jogada deste jogo. As jogadas se escrevem assim: { $examples }.
problem-stale = A partida avançou nesse meio-tempo. Olhe a mesa e escolha de novo.
problem-not-begun = A partida não começou. Espere até todos os lugares estarem ocupados.
problem-over = A partida terminou. Você pode começar outra.
problem-not-over = A partida ainda não terminou. Jogue-a até o fim antes.
problem-origin-over = Nesta jogada a partida já terminou, ou não resta nada a decidir. Escolha uma jogada anterior.
problem-origin-differs = Uma partida retomada de uma posição mantém o número de jogadores e as opções. Comece de novo pela reprise.
problem-origin-too-long = Mais de { $limit } jogadas vêm antes desta posição, demais para retomá-la. Escolha uma jogada anterior.
problem-no-undo = Isso já não pode ser desfeito: alguém jogou depois, ou algo escondido foi revelado. Continue a partir daqui.
problem-seat-resigned = Este lugar foi abandonado de vez. Um bot joga nele até o fim.
problem-paused = A partida está em pausa. Ela continua quando todos à mesa concordarem.
problem-not-paused = A partida não está em pausa.
problem-nothing-to-undo = Você ainda não decidiu nada que possa ser desfeito.
problem-proposal-open = A mesa ainda está decidindo outra coisa. Espere até que isso se resolva.
problem-proposal-gone = Essa pergunta já foi resolvida.
problem-not-asked-to-agree = Só os outros jogadores da mesa precisam concordar.
problem-not-your-proposal = Só quem fez a pergunta pode retirá-la.
problem-asked-lately =
    { $minutes ->
        [one] Você já pediu isso. Pode pedir de novo daqui a um minuto.
       *[other] Você já pediu isso. Pode pedir de novo daqui a { $minutes } minutos.
    }
problem-no-such-chat-line = Essa mensagem não está mais no chat.
problem-own-line = Essa mensagem é sua.
problem-too-many-reports = Quem cuida deste servidor tem denúncias demais para ler. Tente outro dia.
problem-no-hints = As dicas são dadas contra bots, ou onde quem criou a mesa as permitiu.
problem-not-asked = Nada é pedido a você agora. Espere a sua vez.
problem-no-hint-now = Sem dica neste momento: o histórico revelaria aos outros que algo é pedido a você.
problem-no-advice = Nenhuma dica foi encontrada agora. Tente de novo daqui a pouco.
problem-no-aside = Só é possível experimentar outra sequência quando a partida terminou, ou onde você joga apenas contra bots.
problem-no-way-on = Esta posição mostra uma parte de uma partida e não continua a partir daqui. Desfaça uma jogada.
problem-no-such-line = Não há jogada { $line } de um jogador nesta partida. Escolha uma na reprise.
problem-too-long-to-analyse = Esta partida tem mais de { $limit } linhas, demais para uma análise. Veja-a na reprise.
problem-not-yours-to-stop = Só quem jogou esta partida, ou pediu a análise dela, pode interrompê-la. Espere até que termine.
problem-no-analysis = Nenhuma análise desta partida com essa profundidade está pronta. Primeiro mande analisar a partida.
problem-analyses-open = Você já espera { $limit } análises. Peça de novo quando uma delas terminar, ou interrompa uma.
problem-analyses-here = Da sua rede já se esperam { $limit } análises. Peça de novo quando algumas terminarem.
problem-no-pictures = Este servidor não desenha imagens. Veja a posição no endereço dela.
problem-record-not-yet = O registro fica disponível quando a partida termina. Até lá, ele revelaria cartas fechadas.
problem-bad-record =
    { $line ->
        [none] Este registro não é válido. Confira se o arquivo está completo e inalterado.
       *[other] A linha { $line } do registro não é válida. Confira se o arquivo está completo e inalterado.
    }
problem-other-edition = Esta partida segue a edição { $edition } das regras, e aqui se conhece a edição { $known }. Use a versão do Tampu com que ela foi jogada.
problem-too-busy = O servidor está muito ocupado. Tente de novo em { $seconds } segundos.
problem-too-much-work = Isto é mais do que o servidor consegue ler no tempo que tem para isso.
problem-store-failed = O servidor não conseguiu saber se isto foi salvo. Veja a mesa como está agora e tente de novo se não estiver lá.
problem-server-error = Algo deu errado no servidor. Nada mudou; tente de novo.

## O que está errado em um registro

record-line = Linha { $line }: { $text }
record-too-large = O arquivo tem mais de { $limit } caracteres; nenhum registro é tão longo.
record-too-long = O registro tem mais de { $limit } linhas; nenhuma partida é tão longa.
record-no-magic = Um registro começa com “{ $magic }”; este não.
record-no-blank = Falta a linha vazia entre o cabeçalho e as jogadas.
record-bad-header = “{ $text }” não é uma linha de cabeçalho; conhecem-se estas: { $known }.
record-twice = “{ $key }” aparece duas vezes no cabeçalho.
record-missing = O cabeçalho não tem “{ $key }”.
record-bad-scores = As pontuações são números inteiros separados por espaços, e não “{ $text }”.
record-not-whole = “{ $key }” deve ser um número inteiro, e não “{ $text }”.
record-not-hash = “{ $key }” deve ter 64 algarismos hexadecimais, ou none.
record-bad-share = Uma parte se escreve A=promessa:parte, cada uma com 64 algarismos hexadecimais, e none para uma parte que nunca chegou; não “{ $text }”.
record-shares-order = As partes seguem a ordem dos lugares, cada lugar uma só vez.
record-bad-clock = Um relógio se escreve como “live bank=600 gain=30 fall=bot”, não “{ $text }”.
record-bad-option = As opções se escrevem chave=valor, e não “{ $text }”.
record-bad-move = “{ $text }” não é uma jogada; uma jogada se parece com “3. A: card 12”.
record-bad-action = A jogada { $move } tem caracteres que não podem ser exibidos.
record-bad-number = Esta jogada tem o número { $number }; deveria ter o { $expected }.
record-bad-json = Isto não é um registro em JSON: { $detail }.
record-no-such-game = Nenhum jogo se chama “{ $game }”; existem: { $known }.
record-other-game = Este é um registro de “{ $game }”, não de “{ $expected }”.
record-other-edition = O registro segue a edição { $edition } das regras; aqui se conhece a edição { $expected }.
record-cannot-start = Uma partida não pode começar assim.
record-not-an-action = A jogada { $move }, “{ $text }”, não diz nada neste jogo; uma jogada se parece com “{ $like }”.
record-illegal =
    A jogada { $move }, feita { $who ->
        [chance] pelo acaso
       *[other] pelo lugar { $who }
    }, é contra as regras.
record-wrong-scores = As pontuações finais são { $right }, e não as do cabeçalho.
record-unfair = O acaso foi adulterado na jogada { $move }: a semente dá “{ $fair }”, o registro diz “{ $text }”.
record-no-seed = Os embaralhamentos só podem ser verificados com a semente e a impressão digital dela (commitment); falta uma das duas.
record-wrong-seed = A semente não é a que foi prometida antes da partida: não corresponde à impressão digital (commitment).
record-share-of-nobody = Há uma parte do lugar { $who }, mas esse lugar não existe.
record-wrong-share = A parte do lugar { $who } não é a que foi prometida antes de dar as cartas.
record-wrong-checksum = O registro foi alterado depois da partida: a soma de verificação não corresponde.
record-too-much-given = O cabeçalho diz que { $given } linhas já estavam dadas no início, mas há só { $lines }.
record-bad-note = “{ $text }” não é uma anotação; um comentário começa com “;”, os valores com “=”, o nome de uma variante fica entre colchetes, e as jogadas dela se parecem com “3. A: card 12”.
record-bad-indent = “{ $text }” não está recuado como deve: uma anotação fica dois espaços mais para dentro do que a jogada a que pertence, sem tabulações.
record-too-deep = Há variantes dentro de variantes em mais de { $limit } níveis.
record-bad-comment = O comentário da jogada { $move } tem caracteres que não podem ser exibidos.
record-long-comment = O comentário da jogada { $move } tem mais de { $limit } caracteres.
record-bad-values = “{ $text }”, na jogada { $move }, não são valores: para cada um dos { $seats } lugares deve haver uma chance de vencer em por cento inteiros, como “43” ou, com a margem, “43±4”.
record-values-twice = A jogada { $move } tem duas linhas de valores.
record-notes-late = O comentário e os valores da jogada { $move } ficam antes das variantes dela; uma anotação sobre uma jogada de uma variante fica dois espaços mais para dentro do que essa jogada.
record-bad-name = O nome de uma variante da jogada { $move } tem de 1 a { $limit } caracteres, e todos podem ser exibidos.
record-name-astray = O nome de uma variante da jogada { $move } fica logo acima da primeira jogada da variante.
record-variation-astray = Uma variante fica abaixo da jogada que ela substitui; não há jogada acima desta.
record-variation-number = Uma variante da jogada { $move } começa com o número { $move } e continua a contar; esta jogada tem o número { $number }.
record-variation-not-an-action = Em uma variante da jogada { $of }, a jogada { $move }, “{ $text }”, não diz nada neste jogo; uma jogada se parece com “{ $like }”.
record-variation-illegal =
    Em uma variante da jogada { $of }, a jogada { $move }, feita { $who ->
        [chance] pelo acaso
       *[other] pelo lugar { $who }
    }, é contra as regras.

problem-banned = Quem administra este servidor não deixa você entrar mais. Pergunte o motivo a essa pessoa.
problem-muted = Quem administra este servidor silenciou você: pode jogar, mas não escrever. Pergunte o motivo a essa pessoa.
problem-signed-out = Este navegador foi desconectado a partir de outro dispositivo. Você continua como novo visitante; “Seus dispositivos” mostra como voltar.
problem-already-you = Este navegador já é você. Não há nada a fazer.
problem-two-hands = Como dois visitantes, você viu duas mãos da partida na mesa { $code }, e outros ainda jogam nela. Quando ela terminar, você poderá trazer tudo.
problem-no-such-device = Este dispositivo já está desconectado. Recarregue a página para ver quais restam.
problem-too-many-devices = Um visitante pode ter no máximo { $limit } dispositivos. Desconecte um primeiro.
problem-no-such-link = Este link não leva a ninguém. Crie outro no dispositivo de onde você vem.
problem-link-used = Este link já foi usado: ele vale para um só dispositivo. Crie outro.
problem-link-late = Este link é antigo demais. Crie outro no dispositivo de onde você vem.
problem-phrase-word = Nenhuma frase de recuperação tem a palavra “{ $word }”. Confira como se escreve.
problem-phrase-length =
    { $words ->
        [one] Uma frase de recuperação tem { $wanted } palavras; aqui há { $words }. Digite todas, na ordem.
       *[other] Uma frase de recuperação tem { $wanted } palavras; aqui há { $words }. Digite todas, na ordem.
    }
problem-wrong-phrase = Esta frase de recuperação não é de ninguém. Confira as palavras e a ordem; uma frase nova substitui a anterior.
problem-too-many-guesses =
    { $seconds ->
        [one] Foram tentadas frases demais. Tente de novo em { $seconds } segundo.
       *[other] Foram tentadas frases demais. Tente de novo em { $seconds } segundos.
    }
problem-no-passkeys-here = Chaves de acesso precisam de um endereço seguro com nome. Use um link ou uma frase de recuperação.
problem-passkey-failed = Não foi possível conferir esta chave de acesso. Tente de novo.
problem-passkey-unknown = Esta chave de acesso não é mais de ninguém aqui. Use outra, um link ou uma frase de recuperação.
problem-too-many-passkeys = Um visitante pode ter no máximo { $limit } chaves de acesso. Remova uma primeiro.
problem-no-such-passkey = Esta chave de acesso já foi removida. Recarregue a página para ver quais restam.
problem-come-late = Demorou demais, ou já foi feito. Comece de novo.
problem-not-for-programs = Programas jogam; não conversam.
problem-table-closed = Esta mesa está fechada por enquanto. Quem administra o servidor pode reabri-la.
problem-locked = Esta mesa tem senha. Peça a senha a { $host }.
problem-players-only = Esta mesa é só para quem joga nela. Peça um lugar na próxima partida.
problem-wrong-password = Esta não é a senha desta mesa. Confira a senha ou pergunte a quem criou a mesa.
problem-too-many-passwords =
    { $seconds ->
        [one] Foram tentadas senhas demais aqui. Tente de novo em { $seconds } segundo.
       *[other] Foram tentadas senhas demais aqui. Tente de novo em { $seconds } segundos.
    }
problem-password-empty = Uma senha precisa de pelo menos um caractere. Digite uma ou crie a mesa sem senha.
problem-password-too-long = Uma senha tem no máximo { $limit } caracteres. Escolha uma mais curta.
problem-set-aside = Esta mesa está em conserto. Volte mais tarde.
problem-broken-table = Esta mesa está danificada e não pode ser mostrada. Avise quem administra o servidor.
