# As palavras da página: tudo o que fica em volta dos tabuleiros.

## A casa

home-link = Tampu, para os jogos
skip-to-content = Ir para o conteúdo
language = Idioma
language-en = English
language-fr = Français
language-pt = Português
language-es = Español
theme = Claro ou escuro
theme-light = Claro
theme-dark = Escuro
theme-system = Sistema
close = Fechar
cancel = Cancelar
save = Salvar
loading = Um instante…
try-again = Tentar de novo
to-the-games = Para os jogos
trouble = Algo não deu certo. Tente de novo daqui a pouco.
problem-unreachable = O servidor não responde. Verifique a conexão e tente de novo.
lost-title = Este caminho não leva a lugar nenhum
lost-text = Não há nada neste endereço. Os jogos estão a um passo.
no-such-game-here = Esse jogo não existe aqui. Escolha um na página inicial.
footer-name = Tampu, em quíchua, é a pousada da estrada onde os mensageiros se encontram.
footer-notice = Uma realização independente, com arte e textos próprios. Não tem ligação com os autores nem com as editoras dos jogos; os nomes pertencem a eles.
guest-change = Mudar seu nome
guest-title = Seu nome na mesa
guest-label = Nome
guest-hint = Todos o veem nas suas mesas. Não é preciso ter conta.

## Avisos: quando uma mesa espera e ninguém está olhando

calls-title = Avisos
calls-lead = Quando uma mesa espera por você e você não está olhando, dá para avisar. Escolha como. Tudo pode ser testado, e desligado com um toque em cada mensagem.
calls-device = Neste aparelho
calls-sound = Um som discreto quando é a sua vez
    .help = Em uma página aberta, assim que você tiver tocado em algo nela.
calls-hear = Ouvir
calls-push = Notificações
    .help = Aparecem mesmo sem nenhuma página do Tampu aberta.
calls-push-do = Ligar as notificações
calls-push-on = As notificações estão ligadas neste navegador.
calls-push-insecure = Elas precisam de uma página segura, cujo endereço começa com https://. Fale com o anfitrião.
calls-push-apple = No iPhone e no iPad, ponha antes o Tampu na tela de início: botão de compartilhar, depois “Adicionar à Tela de Início”. Abra-o de lá e volte a esta página.
calls-push-no = Este navegador não consegue mostrá-las.
calls-push-denied = Este navegador foi instruído a não mostrá-las. Permita as notificações desta página nas configurações dele e recarregue.
calls-app = Como aplicativo
    .help = O Tampu ganha um ícone próprio, com uma marca para as mesas que esperam por você.
calls-app-do = Instalar
calls-app-on = Você o está usando como aplicativo.
calls-app-how = No menu da maioria dos navegadores você pode instalar esta página, ou pô-la na tela de início.
calls-letters = Por e-mail
    .help = Primeiro um e-mail pergunta se você quer isso. Nada mais é enviado antes do seu sim.
calls-no-letters = Este servidor não envia e-mails.
calls-letter-address = Endereço de e-mail
calls-letter-do = Pergunte-me
calls-letter-again = Enviar o e-mail de novo
calls-letter-sent = Um e-mail está a caminho. Clique no botão atrás do link que vem nele.
calls-hooks = Por webhook
    .help = Para programas de chat e programas seus.
calls-hook-form = Para onde
calls-form-ntfy = ntfy
calls-form-matrix = Matrix
calls-form-discord = Discord
calls-form-json = JSON
calls-hook-url-ntfy = Endereço do tópico
calls-hook-url-matrix = Endereço do servidor
calls-hook-url-discord = Endereço do webhook
calls-hook-url-json = Endereço
calls-hook-room = Sala
calls-hook-token = Token de acesso
calls-hook-token-maybe = Token de acesso, se for preciso
calls-hook-do = Adicionar
calls-added = Adicionado: { $name }
calls-ways = Como você é avisado
calls-none = De nenhuma forma por enquanto, a não ser nas páginas abertas.
calls-browser = Navegador
calls-this-device = este navegador
calls-state-new = não confirmado
calls-state-on = ligado
calls-state-off = desligado
calls-state-lost = sem funcionar
calls-new =
    .help = Clique no botão atrás do link do e-mail. Até lá nada mais é enviado.
calls-try = Envie um agora
calls-tried = A mensagem foi aceita. Veja se ela chegou.
calls-turn-off = Desligar
calls-turn-on = Ligar
calls-remove = Remover
calls-when = Para quê, e com que frequência
calls-on-turn = É a minha vez
calls-on-clock = Meu tempo está acabando
calls-on-invited = Uma revanche espera por mim
calls-on-begun = Uma partida começa
calls-on-over = Uma partida terminou
calls-apart = No máximo uma mensagem
    .help = Todas as mesas que esperam vão em uma só mensagem. Um tempo que está acabando é avisado na hora.
calls-apart-60 = por minuto
calls-apart-900 = a cada 15 minutos
calls-apart-3600 = por hora
calls-apart-21600 = a cada 6 horas
calls-apart-86400 = por dia
calls-reason = A última mensagem não chegou: o outro lado respondeu { $reason }.
calls-reason-gone = Este navegador não aceita mais mensagens daqui. Abra esta página nele e ligue as notificações de novo.
calls-reason-timeout = A última mensagem não chegou: o outro lado demorou demais para responder.
calls-reason-unreachable = A última mensagem não chegou: ninguém responde nesse endereço.
calls-reason-inside = O endereço leva à rede do próprio servidor, para onde nada é enviado.
calls-reason-refused = O servidor de correio recusou o último e-mail. Veja se o endereço está certo.
calls-reason-no-mail = Este servidor não envia mais e-mails.
## Quem você é: dispositivos e caminhos de volta

devices = Seus dispositivos
devices-intro = Você é { $name } em cada navegador desta lista: as mesmas mesas, os mesmos lugares. Sem conta nem senha.
devices-before = Neste navegador você era { $name }. Desconecte este dispositivo para voltar a ser.
device-list = Conectados
device-this = este dispositivo
device-is = { $browser } no { $system }
device-seen = última vez { $when }
device-since = primeira vez { $when }
device-out = Desconectar
device-out-of = Desconectar: { $device }
device-out-this = Desconectar este dispositivo?
device-out-this-text = Este navegador esquece que é { $name }. Sem outro dispositivo, frase de recuperação ou chave de acesso, você não poderá voltar.
device-out-this-back = Este navegador volta então a ser { $name }.
devices-others = Desconectar todos os outros
devices-others-help = Todos os outros navegadores, também quem tiver uma cópia do seu cookie.
devices-others-done = Todos os outros dispositivos estão desconectados.
device-out-done = O dispositivo está desconectado.
browser = { $key ->
    [chrome] Chrome
    [edge] Edge
    [firefox] Firefox
    [opera] Opera
    [safari] Safari
    [samsung] Samsung Internet
   *[other] Um navegador
}
system = { $key ->
    [android] Android
    [chromeos] ChromeOS
    [ios] iOS
    [linux] Linux
    [macos] macOS
    [windows] Windows
   *[other] outro sistema
}
link-title = Outro dispositivo
link-text = Aponte a câmera dele para um código, ou abra um link nele. Os dois valem uma vez, por dez minutos.
link-make = Mostrar código e link
link-again = Criar outro
link-code = O código do link, para uma câmera
link-label = Link para o outro dispositivo
link-secret = Quem o abrir passa a ser você. Não o mostre a mais ninguém.
link-waiting = Esperando o outro dispositivo. Vale até { $when }.
link-came = { $device } chegou. O link foi usado.
link-over = O link é antigo demais.
link-end = Retirar
phrase-title = Frase de recuperação
phrase-text = Nove palavras no papel trazem você de volta quando não restar nenhum dispositivo.
phrase-made = Você criou uma em { $when }. Só se guarda a impressão dela: não pode ser mostrada de novo.
phrase-make = Criar uma frase
phrase-replace = Criar outra
phrase-replace-text = A antiga então não abre mais nada.
phrase-drop = Remover
phrase-dropped = A frase de recuperação foi removida.
phrase-write = Anote estas nove palavras, nesta ordem. Elas só são mostradas agora.
phrase-written = Já anotei
phrase-label = Frase de recuperação
passkey-title = Chaves de acesso
passkey-text = Uma chave de acesso fica no seu telefone, no navegador ou numa chave de segurança, e se mostra com o dedo, o rosto ou um PIN.
passkey-make = Criar uma chave de acesso
passkey-made-where = criada { $when }, com { $device }
passkey-used = usada { $when }
passkey-never = nunca usada
passkey-drop = Remover
passkey-drop-of = Remover a chave de acesso criada { $when }
passkey-made = A chave de acesso está guardada.
passkey-dropped = A chave de acesso foi removida. Apague-a também onde está guardada.
passkey-not-here = Neste endereço seu navegador não cria chaves de acesso: é preciso https e um nome.
come-title = Voltar
come-text = Venha para cá como o visitante que você é em outro dispositivo.
come-link-text = Abra o link que “Seus dispositivos” mostra no outro dispositivo, ou aponte a câmera para o código.
come-phrase = Frase de recuperação
come-phrase-help = Nove palavras, na ordem. Maiúsculas, acentos e vírgulas não importam.
come-phrase-go = Voltar pela frase
come-passkey = Chave de acesso
come-passkey-text = Seu navegador ou telefone pergunta qual.
come-passkey-go = Mostrar uma chave de acesso
come-as = Continuar como { $name }?
come-as-text = Este navegador passa a ter as mesas e os lugares de { $name }.
come-as-you = Faça isso só se { $name } for você.
come-there =
    { $count ->
        [0] Nenhuma partida está em andamento lá.
        [one] Uma partida está em andamento lá.
       *[other] { $count } partidas estão em andamento lá.
    }
come-here = E { $name }?
come-here-text =
    { $count ->
        [one] Até agora este navegador é { $name }, que está em uma mesa.
       *[other] Até agora este navegador é { $name }, que está em { $count } mesas.
    }
come-bring = Trazer tudo
come-bring-help = As mesas e os lugares de { $here } passam a ser de { $name }. O nome { $here } some.
come-leave = Deixar
come-leave-help = { $here } fica como está. Desconecte este dispositivo para voltar a ser { $here }.
come-go = Continuar como { $name }
come-stay = Ficar como { $name }
come-other = Voltar como outro visitante
come-other-text = Por um link, uma frase de recuperação ou uma chave de acesso.

## Início

games = Jogos
hero-title = A mesa onde os jogos incas se encontram
hero-text = Clique em Jogar agora e, um segundo depois, o tabuleiro está à sua frente. Sem conta, sem formulário. Os amigos entram por um link.
your-turn = Sua vez
your-move = É a sua vez
with-others = com { $names }
back-to-table = Voltar à mesa
players-span = { $span } jogadores
minutes-span = { $span } min
play-now = Jogar agora
play = Jogar
play-level = A força dos bots
play-against = Bots: { $level }
game-goes-on = Sua partida continua
more-running =
    { $count ->
        [one] e mais uma partida
       *[other] e mais { $count } partidas
    }
invite-friends = Convidar amigos
learn = Aprender
running-games = Suas partidas em andamento
running-none = Nenhuma partida em andamento. Clique em Jogar agora ou sente-se a uma mesa aberta.
waiting-for-you =
    { $count ->
        [one] { $count } espera por você
       *[other] { $count } esperam por você
    }
table-waiting = Esperando jogadores
dealing = As cartas estão sendo distribuídas
dealing-text = Esperando o que os jogadores acrescentam aos embaralhamentos…
table-running = Em andamento
somebody-thinks = { $name } está pensando
open-table = Abrir
join-label = Tem um link ou o código de uma mesa?
join-example = condor-terrace-4827
join = Entrar
open-tables = Mesas abertas
open-none = Nenhuma mesa tem lugar livre agora. Crie uma, e os outros a verão aqui.
seats-free =
    { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
new-table = Nova mesa
table-yours = sua mesa
table-of = mesa de { $name }
given = Começada na jogada { $line } de outra partida
    .help = Quem conhece essa partida sabe o que estava escondido nela até então.
given-short = desde a jogada { $line }
sit-down = Sentar-se
seat-free = lugar livre
replays = Partidas terminadas e registros
replay = Rever
import-text = Você tem o registro de uma partida? Ele é conferido e mostrado jogada a jogada.
import-file = Escolher arquivo
import-paste = Colar texto
import-area = O texto do registro
import-show = Mostrar a partida
import-sound = O registro é válido: cada jogada é permitida. Ele não traz a semente, por isso o embaralhamento não pode ser conferido.
import-verified = O registro é válido: cada jogada é permitida e cada embaralhamento decorre da semente.
import-verified-given = O registro é válido: cada jogada é permitida. As primeiras { $line } jogadas são de outra partida; cada embaralhamento depois delas decorre da semente.
import-unfair = Cada jogada é permitida, mas os embaralhamentos não decorrem da semente. Não confie nesta partida.
dismiss = Tirar esta partida da minha lista: { $game }
dismissed = A partida saiu da sua lista. Na dos outros ela continua.
dismissed-back = Desfazer
how-it-works = Como funciona
how-glow = O que brilha é permitido
    .text = A mesa faz uma pequena pergunta de cada vez e acende todas as respostas.
how-no = Todo “não” tem um número
    .text = Toque no que não é permitido: a regra e a sua frase dizem por quê.
how-kept = Toda partida é guardada
    .text = Percorra qualquer partida e veja de onde veio cada ponto.
how-bots = Os bots guardam seu lugar
    .text = Falta gente? Os bots completam, e alguém pode assumir no meio da partida.

## Criar uma mesa

setup-title = Criar uma mesa
setup-seats = Quem joga?
setup-count = Quantos lugares
players-count = { $count } jogadores
setup-seat = Lugar { $number }: quem senta ali
setup-level = Lugar { $number }: força do bot
setup-name = Lugar { $number }: nome
setup-me = Eu ({ $name })
setup-here = Outra pessoa nesta tela
setup-bot = Um bot
setup-open = Livre, para convidar
setup-program = Um programa meu
    .help = Na mesa você recebe uma chave para ele e a linha que o inicia.
setup-name-example = O nome da pessoa
setup-name-program = O nome dele, se tiver
level-beginner = Iniciante
    .about = Vê o que tem à frente e avalia mal boa parte disso: ideal para as primeiras partidas.
level-casual = Casual
    .about = Vê um pouco mais, mas ainda erra de vez em quando.
level-seasoned = Experiente
    .about = Erra pouco: contra ele é preciso ter um plano.
level-expert = Especialista
    .about = Vê tudo o que conta e pensa um instante à frente.
level-master = Mestre
    .about = Pensa à frente e depois põe à prova suas melhores jogadas antes de escolher uma.
level-of = { $level }, { $character }
setup-character = Lugar { $number }: personalidade do bot
character-plain = Sem preferência
character-any = Uma personalidade sorteada
level-time = { $level }: até { $seconds } s por jogada
level-random = Fácil
level-greedy = Médio
level-search = Forte
setup-options = Opções
setup-listed = Mostrar esta mesa a todo mundo
    .help = Senão, só quem tem o link a encontra.
setup-rated = Partida ranqueada
    .help = Ela muda os ratings de vocês. Só pessoas, sem dicas; se um bot fizer uma única jogada por alguém, essa pessoa fica em último.
    .people = Para isso, todos os outros lugares precisam ficar livres para amigos: sem bots e mais ninguém nesta tela.
setup-hints = Permitir dicas
    .help = Todos à mesa podem pedir; o histórico avisa.
clock = Relógio
setup-clock-none = Sem relógio
    .help = Cada pessoa leva o tempo que quiser.
setup-clock-live = De uma só vez
    .help = Cada pessoa começa com um tempo, e cada decisão acrescenta um pouco. Escolhas simultâneas contam para cada uma.
setup-clock-days = Ao longo de dias
    .help = Passe por aqui mais ou menos uma vez por dia. O tempo de um turno que você não usa fica guardado, até o limite da reserva.
setup-clock-time = Quanto tempo
setup-clock-own = Meus próprios números
setup-clock-live-bank = Minutos no início
setup-clock-live-gain = Segundos por decisão
setup-clock-days-bank = Dias de reserva
setup-clock-days-gain = Dias por turno
setup-clock-fall = Se o tempo acabar
setup-clock-level = Força desse bot
setup-clock-vacation = Férias para cada pessoa
setup-clock-no-vacation = nenhuma
clock-live = { $bank } + { $gain } por decisão
clock-days = { $gain } por turno, reserva de { $bank }
clock-fall-bot = Um bot joga até a pessoa voltar
    .told = Quando o tempo acaba, um bot joga até a pessoa voltar
clock-fall-bot-for-good = Um bot joga até o fim
    .told = Quando o tempo acaba, um bot joga até o fim
clock-fall-mark = Nada, mas todo mundo vê
    .told = Quando o tempo acaba, nada acontece, mas todo mundo vê
clock-weekends = Fins de semana livres
    .help = Aos sábados e domingos, pelo seu calendário, nenhum relógio anda.
clock-vacation =
    { $count ->
        [one] Cada pessoa pode tirar um dia de férias
       *[other] Cada pessoa pode tirar { $count } dias de férias
    }
time-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
time-hours = { $count } h
time-minutes = { $count } min
time-seconds = { $count } s
setup-doors = Quem pode entrar
password = Senha
    .help = Quem vem à mesa digita a senha uma vez. Deixe em branco se o link basta.
setup-players-only = Só para quem joga
    .help = Depois que a partida começa, ninguém mais pode assistir, nem depois do fim.
setup-then-invite =
    { $count ->
        [one] Você recebe um link para compartilhar. A partida começa quando o lugar livre for ocupado.
       *[other] Você recebe um link para compartilhar. A partida começa quando os { $count } lugares livres forem ocupados.
    }
setup-then-play = Todos os lugares estão ocupados: a partida começa na hora.
setup-make = Criar a mesa
setup-start = Começar a partida
play-on-title = Continuar a partir da jogada { $line }
play-on-text = A nova partida começa com estas { $line } jogadas de outra e continua com embaralhamentos próprios. O número de jogadores e as opções continuam os mesmos.

## Na mesa

board = Tabuleiro
players = Jogadores
phases = Etapas
rules = Regras
score-sheet = Pontuação
menu = Mais
question = A pergunta
table-side = Jogadores, pergunta, histórico
table-parts = Partes da mesa
tab-board = Tabuleiro
tab-players = Jogadores
tab-log = Histórico
you = você
away = ausente
to-move = precisa decidir
score = Pontos
seat-menu = O que fazer com o lugar de { $name }
seat-take = Sentar-se aqui
seat-leave = Deixar este lugar
seat-free-up = Liberar este lugar
seat-bot = Deixar um bot jogar aqui
seat-program = Deixar um programa meu jogar aqui
seat-token = Nova chave para seu programa
seat-back = Retomar seu lugar
seat-resign = Desistir
hand-over-title = Deixar um bot jogar por { $name }?
hand-over-since =
    { $minutes ->
        [0] { $name } está fora há menos de um minuto.
        [one] { $name } está fora há um minuto.
       *[other] { $name } está fora há { $minutes } minutos.
    }
hand-over-text = Um bot vai continuar neste lugar. { $name } pode retomá-lo a qualquer momento, com um clique.
hand-over-go = Deixar um bot jogar
kept-for = por { $name }
kept-title = Seu lugar está à sua espera.
kept-text = { $name } deixou o bot { $bot } jogar por você durante a sua ausência.
kept-text-plain = O bot { $bot } está jogando por você.
program-of = programa de { $name }
program-yours = seu programa
program-away = Seu programa { $name } não está conectado.
program-token = Obter uma chave
token-title = Seu programa { $name }
token-start = Inicie-o com esta linha
token-label = Chave
token-secret = Guarde a chave só para você: quem a tem joga neste lugar e vê a mão dele. Ela só é mostrada agora; uma nova a anula.
token-client = client.py é o exemplo que vem com o Tampu. Um programa em qualquer outra linguagem também serve.
token-waiting = Esperando seu programa…
token-here = Seu programa está conectado.
seating-bot = { $name } deixa o bot { $now } jogar por { $was }.
seating-left-to-bot = { $was } deixa o bot { $now } jogar.
seating-left = { $was } sai da mesa.
seating-freed = { $name } libera o lugar de { $was }.
seating-sat-down = { $now } senta-se à mesa.
seating-took-over = { $now } assume o lugar de { $was }.
resigned = { $name } desistiu
resign = Desistir
resign-title = Desistir desta partida?
resign-text = Um bot fica com este lugar de vez, e todos ficam sabendo. Você pode assistir até o fim, mas não pode voltar.
leave-table = Sair da mesa
seating-resigned = { $name } desiste. O bot { $now } joga até o fim.
clock-left = Ainda restam { $time }
clock-stands = O relógio está parado em { $time }
clock-until = O tempo acaba em { $date }
clock-fell = Tempo esgotado
vacation-until = de férias até { $date }
grace =
    { $minutes ->
        [one] Um bot poderá jogar aqui em { $minutes } minuto
       *[other] Um bot poderá jogar aqui em { $minutes } minutos
    }
    .help = Até lá, ninguém pode passar este lugar a um bot.
seat-rest = Tirar férias
seat-return = Encerrar suas férias
vacation-title = Tirar férias
vacation-text =
    { $count ->
        [one] Enquanto isso, seu relógio fica parado. Você ainda pode tirar { $count } dia.
       *[other] Enquanto isso, seu relógio fica parado. Você ainda pode tirar { $count } dias.
    }
vacation-days = Quantos dias, a partir de agora
vacation-go = Parar meu relógio
kept-text-fell = Seu tempo acabou, e o bot { $bot } está jogando por você.
seating-fell = O tempo de { $was } acabou: o bot { $now } joga até { $was } voltar.
seating-fell-for-good = O tempo de { $was } acabou: o bot { $now } joga até o fim.
seating-fell-free = O tempo do lugar livre acabou: o bot { $now } joga.
clock-news-fell = O tempo de { $name } acabou.
clock-news-vacation = { $name } está de férias até { $date }.
clock-news-back = { $name } voltou das férias.
clock-news-away = A casa ficou fechada por { $time }. Nenhum relógio andou nesse tempo.
watching-title = Você está assistindo.
watching-text = Você vê o que toda a mesa vê, sem as mãos.
watchers =
    { $count ->
        [one] uma pessoa assistindo
       *[other] { $count } pessoas assistindo
    }
watchers-nameless =
    { $count ->
        [one] um convidado
       *[other] { $count } convidados
    }
offline = Sem conexão
fill-with-bots = Completar com bots e começar
invite-label = Envie este link aos seus amigos
invite-code = ou diga a eles o código { $code }
invite-password = É preciso dar a senha também.
players-only = Só para quem joga: com todos os lugares ocupados, ninguém mais pode assistir.
locked-title = Esta mesa tem senha
locked-text = Peça a senha a { $host }. Basta digitar uma vez.
locked-enter = Digitar a senha
copy = Copiar
copied = Copiado.
copy-selected = Selecionado; copie com Ctrl+C.
share = Compartilhar
link-copied = Link copiado.
link-selected = O link está selecionado; copie com Ctrl+C.
waiting = Aguardando
forced = Nada a escolher. Uma breve pausa evita que os outros percebam.
happening = O que acontece
skip = Pular
film = O que está sendo mostrado
film-next = Próximo
pace = Ritmo das animações
pace-step = Passo a passo
pace-turn = Turno a turno
pace-slow = Lento
pace-normal = Normal
pace-fast = Rápido
pace-instant = Imediato
sending = Enviando…
take-back = Desfazer
zoom-in = Aproximar
zoom-fit = Tabuleiro inteiro
curtain-title = { $name }, é a sua vez
curtain-text = Passe a tela para { $name }. Tudo o que é secreto fica coberto até lá.
curtain-lift = Eu sou { $name }: mostrar minhas cartas
connection-lost = Conexão perdida. Tentando de novo…
connection-healed = Conexão restabelecida.
why-not = Por que não?
why-allowed = Isto é permitido.
open-paragraph = Abrir o parágrafo

## O que se combina

proposal = Pergunta à mesa
proposal-undo = { $name } pede para desfazer a última jogada.
    .mine = Você pede para desfazer a sua última jogada.
    .means = Tudo depois da jogada { $line } seria desfeito, o acaso também. As mesmas jogadas teriam de novo os mesmos sorteios.
proposal-pause = { $name } pede uma pausa.
    .mine = Você pede uma pausa.
    .means = Ninguém poderia jogar até que todos concordem em continuar.
proposal-go-on = { $name } pede para continuar.
    .mine = Você pede para continuar.
    .means = A pausa acabaria.
proposal-abandon = { $name } pede para encerrar a partida sem resultado.
    .mine = Você pede para encerrar a partida sem resultado.
    .means = Ninguém venceria, todas as mãos seriam mostradas, e a partida não poderia continuar.
proposal-awaited = Ainda sem resposta: { $names }
proposal-withdraw = Retirar
agree = Sim
refuse = Não
wish-undo = Pedir para desfazer minha última jogada
    .alone = Desfazer minha última jogada
wish-pause = Pedir uma pausa
    .alone = Pausar a partida
wish-go-on = Pedir para continuar
    .alone = Continuar
wish-abandon = Pedir para encerrar a partida sem resultado
    .alone = Encerrar a partida sem resultado
abandon-title = Encerrar a partida sem resultado?
abandon-text = Se todos os outros concordarem, ninguém vence e todas as mãos são mostradas. Depois disso a partida não pode continuar.
abandon-text-alone = Ninguém vence e todas as mãos são mostradas. Depois disso a partida não pode continuar.
abandon-go = Perguntar aos outros
abandon-go-alone = Encerrar a partida
paused = Pausa
paused-text = A partida está em pausa. Ninguém pode jogar.
no-result = Esta partida terminou sem resultado
consent-asked-undo = { $name } pede para desfazer a última jogada.
consent-asked-pause = { $name } pede uma pausa.
consent-asked-go-on = { $name } pede para continuar.
consent-asked-abandon = { $name } pede para encerrar a partida sem resultado.
consent-yes = { $name } concorda.
consent-no = { $name } não concorda.
consent-withdrawn = { $name } retira a pergunta.
consent-back = A jogada foi desfeita, com tudo o que veio depois.
consent-paused = A partida está em pausa.
consent-going-on = A partida continua.
consent-abandoned = A partida acabou, sem resultado.

## Histórico e chat

log-and-chat = Histórico e chat
talk-log = Histórico
talk-chat = Chat
talk-since = Desde o seu turno
since-steps =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passos
    }
since-met = O que isso muda para você
since-forced = Sua única resposta, dada por você
since-film = Ver de novo
log-empty = Ainda não aconteceu nada.
log-keys = Seta para cima e seta para baixo vão de linha em linha; Home e End, à primeira e à última.
log-more =
    { $count ->
        [one] e mais { $count } deste tipo
       *[other] e mais { $count } deste tipo
    }
log-turn = O turno de { $name }: { $count } passos
while-away = enquanto você estava fora
undone = Desfeito:
unread = não lidas
chat-empty = Ninguém disse nada ainda.
chat-message = Mensagem
chat-placeholder = Diga algo gentil
send = Enviar
chat-older = Mensagens mais antigas
chat-menu = O que fazer com esta mensagem de { $name }
chat-mute = Ocultar o que { $name } escreve
chat-muted = Você não vê mais o que { $name } escreve. Ninguém mais fica sabendo.
chat-unmute = Mostrar de novo
chat-hidden = Pessoas cujas mensagens você oculta
chat-hidden-of = Você oculta o que { $name } escreve.
report = Denunciar esta mensagem
report-title = Denunciar esta mensagem?
report-text = { $name } escreveu: “{ $text }”. Quem cuida deste servidor vai vê-la, com as mensagens em volta e o seu nome.
report-reason = O que há de errado com ela? (se quiser dizer)
report-go = Denunciar
report-sent = Obrigado. Quem cuida deste servidor já pode ver a mensagem.

## Regras

rule-open = Abrir a regra { $rule }
rules-of = Regras de { $game }
rules-search = Procurar nas regras
rules-found =
    { $count ->
        [0] nenhuma encontrada
        [one] { $count } encontrada
       *[other] { $count } encontradas
    }
rules-none = Nenhuma regra diz isso. Tente uma destas, outra palavra ou um número.
rules-suggestions = O que procurar
rules-found-more = { $count } mostradas, as melhores primeiro; mais { $rest }
rules-answers = Regras encontradas, as melhores primeiro
rules-unknown = Não existe a regra { $rule }.
rules-away = Não foi possível carregar as regras.
rules-neighbours = Parágrafos vizinhos
close-rules = Fechar as regras
rule-kind-check = proíbe
rule-kind-effect = efeito
rule-kind-definition = definição
rule-kind-option = opção
rule-ruling = Interpretação: a fonte deixa isto em aberto.
rule-reconstructed = Reconstruído: nem tudo isto se pode ler no original impresso.

## Rever

replay-of = de { $lines }
replay-first = Para o começo
replay-back = Jogada anterior
replay-on = Próxima jogada
replay-play = Reproduzir
replay-pause = Pausar
replay-slider = Momento da partida
replay-turn-back = Turno anterior
replay-turn-on = Próximo turno
replay-eyes = Ponto de vista
replay-eyes-of = O que { $name } via
replay-set-up = Preparação
replay-mark = Jogada { $line }: { $name }
replay-mark-round = Jogada { $line }: nova rodada ou fase
live = Ao vivo
back-to-now = Voltar ao presente
lead = Ver a partida juntos
lead-text = Para ver a partida juntos: os outros veem o que você vê.
lead-take = Guiar os outros
lead-mine = Você guia os outros.
lead-mine-text = Eles veem o que você vê.
lead-by = { $name } guia os outros.
lead-following = Você vê a mesma coisa.
lead-not-following = Você olha por conta própria.
lead-follow = Acompanhar
lead-unfollow = Olhar por conta própria
lead-stop = Deixar de guiar

## O fim

game-over = A partida acabou
well-played = Boa partida. Mais uma?
play-again = Jogar de novo
follow-again = Para a revanche
watch-from-start = Rever desde o começo
see-the-board = Ver o tabuleiro
sheet-so-far = A pontuação até agora
won =
    { $count ->
        [one] { $names } vence com { points-counted }
       *[other] { $names } dividem a vitória ({ points-counted })
    }
won-you = Você vence com { points-counted }
points-counted =
    { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
points-by-source = Pontos por origem
total = Total
place = Colocação
hands-title = Quem jogou
hands-of = { $name } até a jogada { $line }
hands-last = { $name } até o fim
graph-title = Evolução da pontuação
graph-label = Gráfico da pontuação; as setas leem os valores
graph-start = início
keep-title = Registro e prova
keep-text = O registro contém cada jogada. Pode ser revisto aqui e por qualquer pessoa.
keep-as-text = Registro em texto
keep-as-json = Registro em JSON
keep-record = Registro
keep-lines = Com minhas variantes e comentários
keep-left-out =
    { $lines ->
        [one] { $lines } variante não pode ser jogada na partida como ela foi. Não está no arquivo.
       *[other] { $lines } variantes não podem ser jogadas na partida como ela foi. Não estão no arquivo.
    }
keep-study = Com a análise
shuffle-title = Conferir o embaralhamento
shuffle-text = Antes da primeira jogada, a mesa publicou uma impressão digital da sua semente secreta, e os navegadores dos jogadores prometeram partes aleatórias próprias. Todo o acaso veio das duas coisas juntas: ninguém podia escolher as cartas, nem mesmo o anfitrião.
shuffle-text-alone = Antes da primeira jogada, a mesa publicou uma impressão digital da sua semente secreta. Todo o acaso veio só dessa semente: nenhum navegador de jogador acrescentou nada.
shuffle-commitment = Impressão digital
shuffle-seed = Semente, agora revelada
shuffle-share = Parte de { $name }
shuffle-check = Verificar os embaralhamentos aqui
shuffle-unknown = Esta página não consegue calcular impressões digitais: os navegadores só fazem isso em páginas seguras (https, ou na máquina do próprio servidor). Use o comando abaixo.
shuffle-seed-kept = A semente corresponde à impressão digital mostrada antes da partida.
shuffle-seed-broken = A semente não corresponde à impressão digital mostrada antes da partida.
shuffle-seed-changed = A impressão digital não é a que este navegador viu antes da partida.
shuffle-own-kept = A sua própria parte entrou sem mudança nos embaralhamentos.
shuffle-own-late = A sua própria parte chegou tarde demais para os embaralhamentos.
shuffle-own-broken = A sua própria parte foi aceita, mas não está nos embaralhamentos.
shuffle-own-none = Este navegador não acrescentou nenhuma parte, ou já não se lembra dela.
shuffle-shares-kept =
    { $count ->
        [one] Uma parte é a que foi prometida antes de dar as cartas.
       *[other] Todas as { $count } partes são as que foram prometidas antes de dar as cartas.
    }
shuffle-share-missing = A parte prometida por { $name } nunca chegou.
shuffle-share-broken = A parte de { $name } não é a que foi prometida.
shuffle-shares-changed = As promessas não são as que este navegador viu antes de mostrar a própria parte.
shuffle-shares-none = Nenhuma parte de jogador está nos embaralhamentos.
shuffle-draws-kept =
    { $count ->
        [one] O único sorteio é o que a semente e as partes dão.
       *[other] Todos os { $count } sorteios são os que a semente e as partes dão.
    }
shuffle-draw-broken = Linha { $line }: a semente e as partes dão “{ $fair }”, a partida diz “{ $told }”.
shuffle-draws-missing = A lista de sorteios não combina com as jogadas da partida.
shuffle-given = As primeiras { $line } jogadas são de outra partida: os sorteios delas não vêm desta semente.
shuffle-verdict-kept = Tudo o que foi verificado aqui confere.
shuffle-verdict-broken = Alguma coisa não confere. Não confie nesta partida.
shuffle-command = O que podia sair em cada momento é, aqui, a palavra do servidor. Este comando deduz também isso das regras, a partir do registro baixado:

## As próprias partidas, e ratings

me-link = Suas partidas e ratings
me-title = Suas partidas
me-none = Você ainda não terminou nenhuma partida.
    .text = Depois da primeira, esta página mostra suas colocações, de onde vieram seus pontos e como você se sai contra os outros. Só você a vê.
me-games = Partidas
me-games-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
me-firsts = Primeiros lugares
me-average = Pontos por partida
me-best = Máximo de pontos
me-time = Duração habitual
me-any = Todas as partidas
me-places = Colocações
me-each-game = por partida
me-people = Contra pessoas
me-bots = Contra bots
me-opponent = Adversário
me-ahead = à frente
me-level = empate
me-behind = atrás
me-show-all = Mostrar todos os { $count }
me-when = Data
me-with-bot =
    { $games ->
        [one] Em { $games } destas partidas um bot jogou por você durante algum tempo. Das { $all } decisões nos seus lugares, { $bot } foram dele.
       *[other] Em { $games } destas partidas um bot jogou por você durante algum tempo. Das { $all } decisões nos seus lugares, { $bot } foram de bots.
    }
place-nth = { $place }º
place-of = { $place } de { $seats }
decimal = { $number }
lasting-minutes = { $number } min
lasting-hours = { $number } h
lasting-days =
    { $number ->
        [one] { $number } dia
       *[other] { $number } dias
    }
rated = ranqueada
rated-table = Uma partida ranqueada: só pessoas, sem dicas. Se um bot fizer uma única jogada por você, você fica em último.
rating = Rating
ratings = Ratings
rating-provisional = provisório
rating-read = Rating { $points }, mais ou menos { $spread }
rating-about = Em 19 de 20 casos, a força real está a no máximo { $spread } pontos de { $points }.
rating-note = Em 19 de 20 casos, a força real está dentro da margem indicada. 400 pontos a mais são dez chances contra uma.
rating-none = Você ainda não jogou nenhuma partida ranqueada deste jogo. Escolha “Partida ranqueada” ao criar uma mesa.
rating-before = Antes
rating-after = Depois
rating-change = Variação
ratings-unchanged = Esta partida não muda nenhum rating: alguém nunca jogou, ou ninguém ficou até o fim.
ratings-soon = Os ratings estão sendo calculados …
rating-steps = Partida por partida
rating-curve =
    { $count ->
        [one] Curva do seu rating: { $now } depois de { $count } partida
       *[other] Curva do seu rating em { $count } partidas: de { $first } a { $now }
    }
rating-games =
    { $count ->
        [one] { $count } partida ranqueada
       *[other] { $count } partidas ranqueadas
    }
gave-up = desistiu
ladder-title = O rating dos bots
ladder-text = Obtido fazendo bots jogarem entre si, { $count } por mesa. As diferenças significam o mesmo que entre pessoas: 400 pontos são dez chances contra uma. Mas bots nunca jogam partidas ranqueadas com pessoas; por isso ninguém mediu se 1000 vale o mesmo dos dois lados.
ladder-level = Nível
ladder-interval = 19 de 20 casos
own-title = O que é guardado sobre você
own-text = Seu nome, suas partidas e o que você disse nelas. Você pode baixar tudo em um arquivo ou mandar apagar.
own-file = Baixar tudo
forget = Apagar tudo …
forget-title = Apagar tudo o que é guardado sobre você?
forget-text = Seu nome, suas palavras, seus resultados e ratings somem. As partidas que outros jogaram com você ficam inteiras, com um lugar sem nome; seus lugares em partidas em andamento ficam livres.
forget-final = Isso não pode ser desfeito. Se quiser guardar seus dados, baixe-os antes.
forget-go = Apagar tudo
forgotten = Nada mais é guardado sobre você.

## Teclas

shortcuts = Atalhos de teclado
shortcuts-on = Atalhos de uma só letra
shortcuts-tab = Tab alcança tudo; Enter ou a barra de espaço aciona.
key-r = R
    .does = abrir ou fechar as regras
key-a = A
    .does = o resumo: o que um turno permite
key-g = G
    .does = o guia da pergunta
key-h = H
    .does = uma dica; de novo: uma boa jogada, depois por quê
key-w = W
    .does = o que é isto: o que está em foco, ou sob o ponteiro
key-l = L
    .does = ir para o histórico; ali, ↑ e ↓ vão de linha em linha
key-s = S
    .does = abrir ou fechar a pontuação
key-q = Q
    .does = ir para a pergunta
key-n = N
    .does = o próximo passo de uma animação pausada
key-u = U
    .does = desfazer
key-arrows = ← →
    .does = para trás e para a frente na partida
key-esc = Esc
    .does = fechar, pular ou voltar ao presente
key-help = ?
    .does = esta lista

# Lessons
lesson = Uma lição
lesson-number = Lição { $number } de { $of }
lesson-missed = Ainda não: o objetivo não foi alcançado.
lesson-done = Muito bem.
lesson-shown = Este é um jeito.
lesson-next = Próxima lição
lesson-last = Todas as lições
lesson-again = Mais uma vez
lesson-yourself = Agora é a sua vez
lesson-hint = Dica
lesson-show = Mostre como se faz

# How to play
lessons = Lições
lesson-solved = resolvida
lessons-solved = { $count } ✓
learn-title = Como jogar { $game }
learn-contents = Sumário
learn-law = Todas as regras, numeradas
learn-print = Imprimir
figure-watch = Ver o exemplo
figure-try = Experimentar
figure-play = { figure-watch }: { $figure }
figure-pause = Pausa: { $figure }
learn-tab = Como jogar
rules-tab = Todas as regras
aid = Resumo do jogo
what-is-this = O que é isto?
what-how = Toque em qualquer coisa na mesa para saber o que é.

# The guide
guide = Guia
guide-close = Entendi
play-guided = Jogar com um guia
colour-0 = Vermelho
colour-1 = Amarelo
colour-2 = Verde
colour-3 = Azul

# Hints
hint = Dica
hint-title = Uma dica
hint-thinking = Pensando…
hint-look-anything = Todas as respostas valem quase o mesmo: escolha a que quiser.
hint-to-move = Mostrar uma boa jogada
hint-to-any = Mostrar uma delas
hint-to-why = Por quê?
hint-move = Esta seria uma boa jogada:
hint-any = Uma delas:
hint-marked = Veja a marca no tabuleiro.
hint-then = E depois…
hint-agrees = É justamente o que você tem em mente.
hint-play = Fazer esta jogada
hint-begin = Fazer o primeiro passo
hint-figure =
    { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    }
hint-against-meant = Em pontos, sua vantagem deve aumentar em { $points } em relação ao que você tem em mente.
    .of = Em pontos, a vantagem de { $name } deve aumentar em { $points } em relação ao que estava previsto.
hint-against-others = Em pontos, sua vantagem deve aumentar em { $points } em relação às outras respostas, em média.
    .of = Em pontos, a vantagem de { $name } deve aumentar em { $points } em relação às outras respostas, em média.
hint-against-ending = Em pontos, sua vantagem deve aumentar em { $points } em relação a encerrar seu turno agora.
    .of = Em pontos, a vantagem de { $name } deve aumentar em { $points } em relação a encerrar o turno ali.
hint-even = Em pontos, quase não faz diferença; o que conta é a chance de vencer.
hint-no-matter = Quase não importa a resposta: as outras são quase tão boas.
    .of = Para { $name }, quase não importava a resposta: as outras eram quase tão boas.
hint-chance = Chance de vencer: cerca de { $chance }%; senão, { $before }%.
reason-rivals =
    { $way ->
        [less] Os outros devem ganhar { $points } a mais, em média.
       *[more] Os outros devem ganhar { $points } a menos, em média.
    }
    .look = O que os outros estão prestes a ganhar?
    .of = o que os outros ganham a menos, em média
reason-later =
    { $way ->
        [less] O que vem depois deve render { $points } a menos para você.
       *[more] O que vem depois deve render { $points } a mais para você.
    }
    .look = O que uma jogada agora permite fazer depois?
    .of = o que vem depois
reason-rest = todo o resto junto
reasons-title = Por que esta jogada?
hinted = { $name } pede uma dica.
looked = { $name } vê o que está oculto. Os bots mantêm seus lugares.
silent = { $name } não acrescentou nada aos embaralhamentos.

ruling-closed = A casa fechou esta mesa.
ruling-reopened = A casa reabriu esta mesa.
ruling-set-aside = A casa pôs esta mesa de lado para conserto.
ruling-restored = A casa trouxe esta mesa de volta.
notice-in =
    { $minutes ->
        [one] Em { $minutes } minuto: { $text }
       *[other] Em { $minutes } minutos: { $text }
    }

# The analysis of a game that is over
study-title = Análise
study-about = Quanto valeu cada jogada, o que teria sido melhor e o que foi sorte. Cada decisão é julgada pelo que o jogador sabia na hora.
study-ask = Analisar
study-on = Continuar a análise
study-deeper = Olhar mais fundo
study-stop = Parar
study-failed = A análise foi interrompida. O que já foi encontrado está guardado.
study-ready = A análise está pronta.
study-waiting =
    { $place ->
        [0] Começa em um instante …
        [one] Uma outra partida vem antes …
       *[other] { $place } outras partidas vêm antes …
    }
study-working = Jogada { $line } de { $lines } …
study-depth-quick = exame rápido
study-depth-standard = exame normal
study-depth-deep = exame profundo
study-made = Análise feita: { $depth }, { $seconds ->
        [one] um segundo
       *[other] { $seconds } segundos
    } de cálculo.
study-thresholds = Uma imprecisão custa pelo menos { $inaccuracy } pontos percentuais da chance de vencer, um erro { $mistake }, um erro grave { $blunder }; perdas menores ou incertas não são marcadas.
study-chance = { $chance }%
study-chance-about = { $chance } ± { $margin }%
study-moved =
    { $way ->
        [less] −{ $points }%
       *[more] +{ $points }%
    }
study-moved-about =
    { $way ->
        [less] −{ $points } ± { $margin }%
       *[more] +{ $points } ± { $margin }%
    }
study-graph-label = Gráfico das chances de vencer; as setas leem os valores, Enter mostra o tabuleiro
study-graph-signs = ! um erro · ‼ um erro grave · ★ sorte. Toque no gráfico para ver o tabuleiro naquele momento.
study-as-table = O mesmo em tabela
study-after-move = Após a jogada
study-luck = Sorte
study-luck-title = Sorte e habilidade
study-start = Chance no início
study-skill = Decisões próprias
study-others = Decisões dos outros
study-result = Resultado
study-law = Para cada um, início, sorte, decisões próprias e decisões dos outros somam o resultado. As decisões são medidas pelo que se costuma jogar; a sorte é o que o acaso e as cartas ocultas fizeram.
study-mean-loss = Perda por decisão
study-per-decision = { $chance }%, { $points } pts
study-unsure = incerto
study-mark-inaccuracy = Imprecisão
study-mark-mistake = Erro
study-mark-blunder = Erro grave
study-marks-inaccuracy = Imprecisões
study-marks-mistake = Erros
study-marks-blunder = Erros graves
study-lost-beginning = Pontos perdidos no início
study-lost-middle = Pontos perdidos no meio
study-lost-end = Pontos perdidos no fim
study-best = Melhor jogada
study-dearest = Jogada mais cara
study-turns = Como a partida virou
study-no-turns = Nenhum momento mudou muito as chances de alguém.
study-turn-loss-of = Jogada { $line }: { $name } deixou passar algo melhor e perdeu { $points ->
        [one] { $points } ponto percentual
       *[other] { $points } pontos percentuais
    } da chance de vencer.
study-turn-deed-of = Jogada { $line }: { $name } achou uma jogada forte e ganhou { $points ->
        [one] { $points } ponto percentual
       *[other] { $points } pontos percentuais
    }.
study-turn-luck-of = Jogada { $line }: { $way ->
        [less] a sorte virou contra { $name } e tirou { $points ->
            [one] { $points } ponto percentual
           *[other] { $points } pontos percentuais
        }.
       *[more] a sorte ajudou { $name } e deu { $points ->
            [one] { $points } ponto percentual
           *[other] { $points } pontos percentuais
        }.
    }
study-marked = Falhas
study-whose = Falhas e viradas de quem
study-everybody = Todos
study-mistake = Jogada { $line }, { $name }: { $mark }, { $points }{ $about }%
study-none-marked = Nenhuma falha encontrada.
study-said-best = Jogada { $line }: { $name } achou a melhor jogada que conhecemos.
study-said-even = Jogada { $line }: nada do que tentamos é claramente melhor do que a escolha de { $name }.
study-said-lost = Jogada { $line }: { $name } perdeu { $points }{ $about } pontos percentuais da chance de vencer.
study-played = Jogado
study-instead = Melhor { $number }
study-else = Outra jogada
study-error-before = Falha anterior
study-error-after = Próxima falha
study-whole-turn = O turno inteiro, comparado com o melhor encontrado: { $lost }

# Sair do caminho: e se
aside = E se…?
aside-back = Voltar à partida
aside-bot = Um bot responde
aside-chance = acaso
aside-lines = Variantes tentadas daqui
aside-say = Nome e comentário
aside-name = Dar nome a esta variante
aside-comment = Comentário
aside-cut = Esquecer esta variante
aside-imagined = Você não sabe o que está oculto; aqui isso é imaginado de acordo com o que você sabe. Assim que você o vir, mais ninguém poderá sentar-se a esta mesa.
aside-looks = Você está vendo o que está oculto. O acaso é sorteado de novo.
aside-look = Ver o que está oculto
aside-hide = Imaginar de novo
spot = A partir desta posição
spot-copy = Copiar o endereço desta posição
spot-picture = Salvar uma imagem
note-title = Notas sobre esta posição
note-lines = { $count ->
        [one] { $count } variante anotada aqui
       *[other] { $count } variantes anotadas aqui
    }
play-on = Continuar jogando daqui
puzzle = Encontre algo melhor
puzzle-begin = Aprender com as falhas de { $name }
puzzle-number = { $number } de { $of }
puzzle-task = Jogada { $line }: { $mark ->
        [inaccuracy] uma imprecisão
        [blunder] um erro grave
       *[mistake] um erro
    } de { $name } que custou { $points } pontos percentuais da chance de vencer. O que seria melhor? Vale qualquer jogada que perca menos de { $margin }.
puzzle-judge = Avaliar minha jogada
puzzle-judging = Avaliando…
puzzle-good = Bom: essa vale.
puzzle-still = Ainda não.
puzzle-loses = Comparada com a melhor jogada encontrada, ela perde { $points }{ $about } pontos percentuais.
puzzle-loses-perhaps = Não dá para dizer se ela perde algo: { $points }{ $about } pontos percentuais.
puzzle-loses-nothing = Nada melhor foi encontrado.
puzzle-show = Mostrar o que é melhor
puzzle-next = Próxima falha
puzzle-none = Nenhuma falha de { $name } é conhecida aqui. Primeiro mande analisar a partida.
