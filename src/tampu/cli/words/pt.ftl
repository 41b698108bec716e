# A linha de comando em português.

tampu-about = Tampu: uma mesa digital para jogos de tabuleiro incas. Jogue, hospede, reveja e confira.
tampu-epilog =
    exemplos:
      tampu play machu_picchu --seats 3      uma partida neste terminal contra bots
      tampu serve                            uma mesa para navegadores
      tampu rules degrau                     o que as regras dizem dos degraus
      tampu COMANDO --help                   tudo sobre um comando

    códigos de saída: 0 sucesso, 1 uma verificação falhou, 2 erro de uso, 130 Ctrl-C
tampu-commands = comandos
tampu-command = COMANDO
tampu-examples = exemplos:
tampu-interrupted = interrompido

usage-prefix = uso:
usage-arguments = argumentos
usage-options = opções
usage-help = mostra esta ajuda e termina
usage-version = mostra a versão e termina
usage-error = %(prog)s: %(message)s
usage-argument = %(argument_name)s: %(message)s
usage-required = falta: %s
usage-unrecognized = argumento(s) desconhecido(s): %s
usage-one-argument = falta um valor em seguida
usage-some-arguments = falta pelo menos um valor em seguida
usage-choice = %(value)r é desconhecido; existem: %(choices)s
usage-ambiguous = %(option)s pode ser %(matches)s
usage-ignored = não leva valor, mas recebeu %r
usage-not-with = não pode ser usado junto com %s
usage-whole = “{ $text }” não é um número inteiro
usage-bounds = o valor deve ficar entre { $least } e { $most }
usage-seconds = “{ $text }” não é um tempo em segundos, acima de 0 e até 3600
usage-option = “{ $text }” não tem a forma CHAVE=VALOR

arg-lang = idioma: en, fr, pt, es (por padrão o do sistema)
arg-json = responde em JSON, para máquinas
arg-game = qual jogo: `tampu games` mostra a lista
arg-seats = quantos jogadores (por padrão a menor mesa)
arg-option = uma opção do jogo; pode ser repetida
arg-think = quantos segundos um bot pode pensar em cada decisão
arg-record = um registro de partida, em texto ou JSON; - lê a entrada padrão

file-missing = O arquivo “{ $file }” não existe.
file-folder = “{ $file }” é uma pasta, não um arquivo.
file-unreadable = Não é possível ler “{ $file }”.
file-unwritable = Não é possível gravar “{ $file }”: { $reason }.
file-large = “{ $file }” tem mais de { $limit } bytes; nada do que lemos é tão grande.
file-binary = { $file }, linha { $line }: isto não é texto (UTF-8).

bots-unknown = Nenhum bot se chama “{ $level }”; existem: { $known }.
bots-number =
    { $given ->
        [one] { $given } bot foi indicado
       *[other] { $given } bots foram indicados
    }, mas { $wanted ->
        [one] é preciso { $wanted }.
       *[other] são precisos { $wanted }.
    } Indique um nível para todos, ou um para cada um.

games-help = lista os jogos
games-about = Lista os jogos: chave, título, jogadores, duração e opções.
games-examples =
    {"  "}tampu games
    {"  "}tampu games --json --lang pt
games-facts = {"  "}de { $least } a { $most } jogadores, de { $short } a { $long } minutos
games-actions = {"  "}as respostas se escrevem assim: { $examples }

rules-help = procura algo nas regras
rules-about =
    Mostra um parágrafo das regras pelo número, os que melhor respondem a uma pergunta, ou o
    livro de regras inteiro.
rules-examples =
    {"  "}tampu rules MP-508
    {"  "}tampu rules ficha de fogo
    {"  "}tampu rules --game machu_picchu --lang pt
rules-text = o número de um parágrafo, ou uma pergunta com as suas palavras
rules-game = só este jogo
rules-none = Nenhum parágrafo das regras se chama “{ $text }” nem fala disso.
rules-instead = Tente: { $words }.
rules-rest =
    { $count ->
        [one] E mais um; outra palavra deixa a pergunta mais clara.
       *[other] E mais { $count }; outra palavra deixa a pergunta mais clara.
    }
rules-too-long = Uma pergunta sobre as regras tem no máximo { $limit } caracteres. Encurte-a.

play-help = joga neste terminal contra bots
play-about = Joga uma partida neste terminal contra bots. Digite ? em qualquer pergunta para ter ajuda.
play-examples =
    {"  "}tampu play machu_picchu
    {"  "}tampu play machu_picchu --seats 4 --seat B --bots casual,master,beginner
    {"  "}tampu play machu_picchu --option reverse=order_only --save partida.txt
play-seat = onde você se senta: A, B, … (por padrão A)
play-name = como você se chama
play-bots = beginner, casual, seasoned, expert ou master: um para todos, ou um para cada um, separados por vírgulas
play-seed = torna os embaralhamentos repetíveis: mesmo texto, mesmas cartas
play-save = grava o registro da partida neste arquivo
play-no-seat = Não há lugar “{ $letter }” nesta mesa; o último é { $last }.
play-bot-name = Bot { $seat } ({ $level })
play-guest = Visitante
play-begin = { $title }
play-commitment = Os embaralhamentos estão fixados. Impressão digital da semente: { $commitment }
play-hint = Responda com um número ou por escrito; ? ajuda.
play-quit = Você saiu da partida.
play-saved = O registro está em { $file }.
play-seed-shown = A semente dos embaralhamentos era { $seed }.
play-only = Só há uma resposta: { $action }.
play-no-number = As respostas vão de 1 a { $most }.
play-not-understood = Não entendi “{ $text }”. As respostas são assim: { $like }. ? ajuda.
play-why-what = Explicar o quê? Por exemplo: explicar card 12
play-allowed = { $action } é permitido. O que acontecerá com certeza:
play-no-undo = Isso já não pode ser desfeito.
play-usage =
    O número de uma resposta, ou a própria resposta como está na lista.
    Só Enter             pergunta de novo
    tabuleiro            mostra o tabuleiro
    histórico            o que aconteceu até agora
    explicar RESPOSTA    por que não é permitido, ou o que resultaria
    regras TEXTO         procura algo nas regras
    desfazer             desfaz sua última resposta, enquanto nada foi revelado
    sair                 sai da partida
play-word-help = ajuda
play-word-board = tabuleiro
play-word-log = histórico
play-word-why = explicar
play-word-rules = regras
play-word-undo = desfazer
play-word-quit = sair

result-head = Resultado
result-place = { $place }. { $name }: { $score }  ({ $sources })

sim-help = joga muitas partidas sem pessoas
sim-about = Joga muitas partidas entre bots e soma os resultados. A mesma semente dá as mesmas partidas.
sim-examples =
    {"  "}tampu sim machu_picchu --seats 4 --games 2000 --seed 1 --json
    {"  "}tampu sim machu_picchu --games 20 --bots expert,beginner --think 0.1
    {"  "}tampu sim machu_picchu --games 3 --records registros
sim-games = quantas partidas (por padrão 1000)
sim-seed = um número inteiro (por padrão é sorteado, e informado)
sim-bots = random, beginner, casual, seasoned, expert ou master: um para todos os lugares, ou um para cada um, separados por vírgulas
sim-records = grava o registro de cada partida nesta pasta; os embaralhamentos vêm então de sementes verificáveis
sim-playing = partidas
sim-done =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de { $seats } jogadores, semente { $seed }
sim-decisions = { $number } decisões, { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } por partida, { $speed } por segundo
sim-scores = pontuações: média { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }, desvio padrão { NUMBER($sd, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-seat = lugar
sim-bot = bot
sim-wins = vitórias
sim-share = parte
sim-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
sim-ending = terminadas por { $rule }: { $number }

arena-help = bots contra bots: quem é mais forte, e quanto
arena-about =
    Faz bots jogarem contra bots, neste processo, em vários ou em um cluster Ray. Jogam em blocos: uma
    distribuição, com vários assentos, para que cartas e lugares não favoreçam ninguém. As mesmas
    distribuições dão as mesmas partidas onde quer que sejam jogadas, desde que nenhum bot pense pelo
    relógio. Veja docs/arena.md.
arena-examples =
    {"  "}tampu arena match search:50ms greedy --blocks 100
    {"  "}tampu arena ladder random greedy search:50ms --keep ladder.jsonl
    {"  "}tampu arena games search:400n --out games
arena-match-help = uma mesa de bots, muitas distribuições
arena-match-about =
    Joga muitas distribuições com os mesmos bots, um por lugar. Cada distribuição é jogada uma vez para cada
    modo de sentar. Os intervalos são de 95 %, por bootstrap sobre as distribuições.
arena-match-examples =
    {"  "}tampu arena match search:50ms random --blocks 100 --workers 2
    {"  "}tampu arena match search:400n greedy:untimed greedy:untimed --json
    {"  "}tampu arena match search:400n greedy --option reverse=order_only
arena-ladder-help = uma classificação de vários bots
arena-ladder-about =
    Classifica bots por partidas entre todos: vizinhos em força se encontram mais vezes. As notas são
    ajustadas por máxima verossimilhança (Plackett-Luce) às classificações inteiras; 400 pontos são dez
    contra um, e o bot greedy tem 1000. Com --keep os resultados são gravados à medida que chegam: o mesmo
    comando continua depois de uma interrupção, mais --blocks ou mais bots se somam, e sem bots ele mostra
    o que há.
arena-ladder-examples =
    {"  "}tampu arena ladder random greedy:untimed search:100n search:400n --keep ladder.jsonl --svg ladder.svg
    {"  "}tampu arena ladder random greedy:untimed search:400n --seats 4 --blocks 500 --on ray://host:10001
    {"  "}tampu arena ladder --keep ladder.jsonl
arena-games-help = muitas partidas inteiras em arquivos Parquet, para aprender
arena-games-about =
    Joga muitas partidas e as grava em Parquet: registros, pontuações, classificações e cada decisão com
    suas ações permitidas. A pasta pode receber mais; o que já está nela não é jogado de novo.
arena-games-examples =
    {"  "}tampu arena games search:400n --seats 4 --blocks 1000 --out games --workers 2
    {"  "}tampu arena games search:400n greedy:untimed --out games --on local-cluster
arena-sitters = um por lugar: LEVEL, LEVEL:50ms (tempo), LEVEL:400n (posições) ou LEVEL:untimed
arena-climbers = quem é classificado: LEVEL, LEVEL:50ms (tempo), LEVEL:400n (posições) ou LEVEL:untimed
arena-players = quem joga: LEVEL, LEVEL:50ms (tempo), LEVEL:400n (posições) ou LEVEL:untimed
arena-blocks = quantas distribuições (por padrão { $number })
arena-deal = número da primeira distribuição (por padrão 0)
arena-workers = quantos processos (por padrão 1)
arena-on = quem faz o trabalho: here (o padrão, aqui), local-cluster (um Ray próprio nesta máquina) ou o endereço de um Ray, como ray://host:10001
arena-keep = guarda os resultados neste arquivo, e usa os que estão nele
arena-anchor = de quem a nota é 1000 (por padrão greedy, senão a média)
arena-svg = desenha a classificação neste arquivo
arena-out = a pasta em que as partidas são gravadas
arena-no-entrant = “{ $text }” não é um bot; escreva LEVEL, LEVEL:50ms, LEVEL:400n ou LEVEL:untimed. Os níveis são: { $known }.
arena-no-nodes = { $level } não conta posições: dê milissegundos, ou escreva { $level }:untimed.
arena-no-ledger = { $file }, linha { $line }: isto não é um bloco de uma arena. Indique outro arquivo com --keep.
arena-no-games = “{ $file }” não contém partidas da arena. Indique outra pasta com --out.
arena-no-ray = Para jogar em um cluster é preciso o pacote ray. Instale-o: pip install tampu[cluster]
arena-no-cluster = Nenhum Ray responde em { $place }: { $reason }
arena-no-parquet = Para gravar Parquet é preciso o pacote pyarrow. Instale-o: pip install tampu[cluster]
arena-no-anchor = { $bot } não participa; participam: { $known }.
arena-too-few = Uma classificação precisa de dois bots ou mais. Indique-os, ou um arquivo com resultados: --keep FILE.
arena-broken = Não foi possível terminar as partidas: { $reason }
arena-games-played =
    { $number ->
        [one] { $number } partida
       *[other] { $number } partidas
    }, intervalos de 95 %
arena-anchored = { $bot } = 1000
arena-anchored-mean = média = 1000
arena-timed = Pelo relógio, portanto outras partidas da próxima vez: { $who }
arena-written =
    { $games ->
        [one] { $games } partida está
       *[other] { $games } partidas estão
    } em { $folder }; jogadas agora: { $played }
arena-title = { $game }, { $seats } jogadores: notas com intervalos de 95 %
arena-per-decision = ms, nós: por decisão
arena-head-place = posição
arena-head-bot = bot
arena-head-rating = nota
arena-head-interval = intervalo
arena-head-games = partidas
arena-head-fair = justo
arena-head-wins = vitórias
arena-head-lead = vantagem
arena-head-score = pontos
arena-head-ms = ms
arena-head-nodes = nós

replay-help = conta ou confere uma partida registrada
replay-about =
    Conta uma partida registrada em palavras, com o tabuleiro a cada rodada. Com --check, só a
    repete: cada linha deve ser permitida e a pontuação final deve ser a do registro.
replay-examples =
    {"  "}tampu replay partida.txt
    {"  "}tampu replay partida.txt --check
    {"  "}tampu replay partida.txt --line 40
replay-check = só diz se o registro é válido, e a pontuação
replay-line = só a posição depois desta linha
replay-boards = mostra o tabuleiro depois de cada linha
replay-head = { $seats } jogadores, { $options }, { $lines } linhas
replay-open = O registro acaba aqui; a partida não tinha terminado.
replay-sound = O registro é válido: { $lines } linhas, todas permitidas, e a pontuação confere.
replay-unfinished = O registro é válido até onde vai: { $lines } linhas, todas permitidas; a partida não terminou.

analyse-help = julga cada decisão de uma partida registrada e separa a sorte do jogo
analyse-about =
    Julga cada decisão de partidas registradas pelo que o jogador sabia, separa a sorte do jogo e diz o que
    teria sido melhor. A mesma semente dá os mesmos números em qualquer máquina. Cada número tem o seu
    intervalo de 95%; o que não se distingue de zero vem marcado. Mais em docs/analysis.md.
analyse-examples =
    {"  "}tampu analyse partida.txt
    {"  "}tampu analyse partida.txt --depth quick --html partida.html
    {"  "}tampu analyse partida.txt --record analisada.txt
    {"  "}tampu analyse partidas/*.txt --html relatorios
    {"  "}tampu analyse partidas/*.txt --json > analises.jsonl
analyse-depth = quão fundo olhar: quick (rápido), standard (normal, o padrão) ou deep (profundo)
analyse-seed = dá outros números: as tentativas saem de outro jeito (por padrão 0)
analyse-html = grava um relatório que qualquer navegador abre; para várias partidas, OUT é uma pasta
analyse-record = grava o registro com a análise, em JSON se OUT termina em .json; para várias partidas, OUT é uma pasta
analyse-looking = examinando a partida { $number } de { $games }
analyse-looking-at = partida { $number } de { $games }, chances de vencer: { $chances }
analyse-made = Profundidade { $depth }, semente { $seed }, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } segundos; depois de ± está o intervalo de 95%
analyse-written = O relatório está em { $file }.
analyse-recorded = O registro com a análise está em { $file }.
analyse-no-folder = “{ $file }” é um arquivo. Para várias partidas, indique uma pasta com { $option }.
analyse-exists = “{ $file }” já existe. Indique um arquivo que não exista.
analyse-no-report = “{ $file }” já existe e não é um relatório nosso. Indique outro arquivo.

verify-help = recalcula todos os embaralhamentos de uma partida
verify-about =
    Recalcula todos os embaralhamentos de uma partida terminada a partir da semente que o registro
    revela e do que os jogadores acrescentaram a ela. A semente é comparada com a impressão digital
    publicada antes da primeira linha, e a parte de cada jogador com a dela. Qualquer linha alterada é
    descoberta.
verify-examples =
    {"  "}tampu verify partida.txt
    {"  "}tampu verify partida.json --json
verify-fine = Tudo confere: { $lines } linhas, { $shuffles } delas do acaso, todas como a semente as dá.
verify-seed = semente { $seed }, impressão digital { $commitment }
verify-given = as primeiras { $lines } linhas são de outra partida: são permitidas, e o acaso delas não é o desta semente
verify-shares = partes dos jogadores na semente: { $who }
verify-shares-missing = prometidas, mas nunca chegaram: { $who }

record-fault = { $file }: { $fault }

lessons-help = listar e conferir as lições
lessons-about =
    As lições de um jogo: cada uma é uma posição e uma tarefa. Com --check, cada solução é jogada, e
    se confere que nada se resolve sem fazer nada. docs/lessons.md diz como escrever uma.
lessons-examples =
    {"  "}tampu lessons
    {"  "}tampu lessons --game cuzco_kramer --check --json
lessons-game = só as lições deste jogo
lessons-check = jogar cada solução
lessons-sum =
    { $lessons ->
        [one] { $lessons } lição
       *[other] { $lessons } lições
    }, com falha: { $failed }

scenes-help = executa as cenas de arquivos Markdown
scenes-about =
    Executa as cenas escritas nos blocos de código de arquivos Markdown e informa sobre cada uma.
    docs/scenes.md descreve como são escritas.
scenes-examples =
    {"  "}tampu scenes tests/scenes/machu_picchu.md
    {"  "}tampu scenes *.md --json
scenes-files = arquivos Markdown; - lê a entrada padrão
scenes-none = { $file }: não há nenhuma cena nele, nenhum bloco de código que comece com { $tags }.
scenes-sum =
    { $scenes ->
        [one] { $scenes } cena
       *[other] { $scenes } cenas
    }, { $checks ->
        [0] nenhuma verificação
        [one] { $checks } verificação
       *[other] { $checks } verificações
    }, { $failed ->
        [0] nenhuma falha
        [one] { $failed } falha
       *[other] { $failed } falhas
    }

scene-differs = esperado: { $expected } — encontrado: { $found }
scene-trace = foi recusado, e mesmo assim algo mudou na mesa
scene-unchecked = esta cena não verifica nada
scene-unreadable = isto não é uma instrução
scene-unknown = começa com uma palavra desconhecida; existem: { $known }
scene-malformed = escreve-se assim: { $form }
scene-impossible = nenhuma partida chega a esta posição: { $rule }
scene-early = uma cena começa com seus jogadores

serve-help = abre a mesa para navegadores
serve-about =
    Inicia o servidor. O endereço que ele mostra é o da mesa; Ctrl-C o encerra.
    Os códigos 2 a 11 dizem por que ele não iniciou: docs/hosting.md.
serve-examples =
    {"  "}tampu serve
    {"  "}tampu serve --host 0.0.0.0 --port 9000 --data /var/lib/tampu
    {"  "}tampu serve --config /etc/tampu.toml --set limits.sockets=50
    {"  "}tampu serve --show-config > tampu.toml
serve-host = onde escutar (por padrão só nesta máquina)
serve-port = em que porta (por padrão 8000; 0 usa qualquer uma livre)
serve-data = a pasta onde as partidas são guardadas (por padrão data)
serve-store = endereço de um banco PostgreSQL, em vez de um arquivo nessa pasta
serve-origin = outro endereço cujas páginas podem falar com este servidor, como https://table.example; pode ser repetido
serve-allow-host = um nome pelo qual este servidor pode ser chamado, como table.example (por padrão, qualquer um); pode ser repetido
serve-proxy = o endereço de um proxy à frente deste servidor, em cujos cabeçalhos X-Forwarded se acredita; pode ser repetido
serve-root-path = o caminho sob o qual o servidor fica, como /tampu (por padrão, a raiz do seu host)
serve-no-root-path = “{ $path }” não pode ser o caminho sob o qual o servidor fica; um caminho é assim: { $like }.
serve-no-store = “{ $address }” não é endereço de um banco de dados; um endereço é assim: { $like }.

serve-config = um arquivo de configurações (TOML); também TAMPU_CONFIG
serve-set = qualquer configuração, como limits.sockets=50; pode ser repetido
serve-show-config = mostra cada configuração com seu valor e de onde ele veio, e sai
config-unknown = { $where }: não há configuração “{ $setting }”. Há: { $alike }.
config-wrong = { $where }: “{ $value }” não serve para a configuração { $setting }; é permitido { $wanted }.
config-file = O arquivo de configurações “{ $file }” não pode ser lido: { $reason }.
config-toml = “{ $file }” não está escrito em TOML: { $reason }.
config-a-flag = true ou false
config-a-whole = um número inteiro
config-a-number = um número
config-a-text = um texto
config-a-folder = o nome de uma pasta
config-a-list = uma lista de textos
config-a-choice = um destes: { $choices }
config-from = { $what }, { $least } ou mais
config-between = { $what } de { $least } a { $most }
config-or-none = { $what }, ou nada
config-by-option = opção
config-by-environment = ambiente
config-by-file = arquivo
config-by-default = padrão

backup-help = copia as partidas de um servidor, mesmo em funcionamento
backup-about =
    Copia as partidas e a chave de um servidor para uma pasta nova. O servidor pode continuar enquanto
    isso: tudo o que ele tinha confirmado quando a cópia começou está nela.
backup-examples =
    {"  "}tampu backup /backups/monday --data /var/lib/tampu
    {"  "}tampu backup /backups/monday --config /etc/tampu.toml --json
backup-target = a pasta que será criada; ela ainda não pode existir
backup-done = A cópia está em { $folder }. Mesas: { $tables }; entradas: { $journal }; convidados com nome: { $guests }.
backup-exists = “{ $folder }” já existe. Indique uma pasta que não exista.
backup-no-store = Não há partidas em “{ $folder }”. Diga onde estão com --data ou --store.
backup-damaged = O banco em “{ $folder }” está danificado, por isso nada foi copiado. Use a última cópia sã, e veja `tampu check`.
backup-no-tool = O programa { $tool } do PostgreSQL não está aqui. Instale os programas clientes do PostgreSQL (Debian: postgresql-client).
backup-tool-failed = { $tool } falhou: { $reason }.
backup-other-store = Esta cópia é de { $backup }, mas as configurações indicam { $store }. Restaure-a no mesmo tipo de banco.
backup-running = Há um servidor em funcionamento em “{ $folder }”. Pare-o primeiro.
backup-no-manifest = “{ $folder }” não é uma cópia: não tem um manifest.json legível.
backup-newer = A cópia em “{ $folder }” foi feita por uma versão mais nova do Tampu ({ $version }). Restaure-a com essa versão.
backup-changed = “{ $file }” não está como quando a cópia foi feita. Use outra cópia.
backup-in-the-way = “{ $file }” já existe. Com --force é substituído.
store-trouble = As partidas não podem ser acessadas: { $reason }
store-full = o disco está cheio. Libere espaço e tente de novo.
store-read-only = nada pode ser escrito lá. Dê a este usuário o direito de escrever, ou indique outra pasta.
store-damaged = o banco está danificado. `tampu check` diz como; `tampu restore` põe uma cópia no lugar.
store-newer = o banco foi usado por uma versão mais nova do Tampu. Use essa versão, ou uma cópia de antes.
store-unreachable = o banco não nos deixa entrar. O PostgreSQL está em funcionamento, e o endereço, o usuário e a senha estão certos?
store-driver = o PostgreSQL precisa do pacote asyncpg. Instale com pip install asyncpg
store-other = o banco recusa. `tampu check` talvez diga mais.
restore-help = põe uma cópia de volta no lugar
restore-about =
    Confere uma cópia com seu manifesto e a põe no lugar das partidas de um servidor. O servidor não pode
    estar em funcionamento. O que --force substitui numa pasta vai para before-restore-….
restore-examples =
    {"  "}tampu restore /backups/monday --data /var/lib/tampu
    {"  "}tampu restore /backups/monday --data /var/lib/tampu --force
restore-source = a pasta que `tampu backup` criou
restore-force = substitui o que está lá
restore-done = Restaurado em { $folder }. Mesas: { $tables }; entradas: { $journal }; convidados com nome: { $guests }.
check-help = confere tudo o que um servidor guarda
check-about =
    Olha tudo o que um servidor guarda e não muda nada: o próprio banco, seu esquema, cada histórico (sem
    lacunas, legível, jogável), o que as listas dizem de cada mesa, e os registros enviados. O servidor pode
    estar em funcionamento.
check-examples =
    {"  "}tampu check --data /var/lib/tampu
    {"  "}tampu check --config /etc/tampu.toml --json
check-looking = conferindo
check-looked = Mesas: { $tables }; entradas: { $entries }; registros: { $records }
check-sound = Está tudo em ordem.
check-unsound = Problemas encontrados: { $number }.
check-database = O banco não pode ser lido: { $reason }
check-integrity = O banco está danificado: { $line }
check-revision = O esquema é { $seen }, mas esta versão do Tampu tem { $known }. Inicie o servidor uma vez para atualizar um esquema mais antigo.
check-orphans = { $rows } linhas de { $kind } pertencem a uma mesa que não existe.
check-gap = falta a entrada { $number } do histórico.
check-undecodable = a entrada { $number } do histórico não pode ser lida.
check-unplayable = o histórico não pode ser jogado ({ $reason }).
check-differs = as listas dizem { $what } “{ $listed }”, o histórico diz “{ $played }”.
check-record = O registro enviado { $record } não pode ser reproduzido.

admin-help = cuida das mesas e dos convidados de um servidor
admin-about =
    Cuida das mesas e dos convidados de um servidor, mesmo em funcionamento: ele percebe em um segundo.
    TABLE é o identificador ou o código de uma mesa, GUEST o identificador ou o nome de um convidado.
admin-examples =
    {"  "}tampu admin tables --status playing --data /var/lib/tampu
    {"  "}tampu admin close condor-terrace-4827
    {"  "}tampu admin announce “Restart” --in 10
admin-tables-help = Lista as mesas, as mais novas primeiro: data, identificador, código, jogo, lugares ocupados, estado.
admin-close-help = Fecha uma mesa: ninguém pode jogar nela, e todos à mesa ficam sabendo. O chat continua.
admin-reopen-help = Reabre uma mesa fechada.
admin-delete-help = Apaga uma mesa para sempre, com sua partida e seu chat.
admin-set-aside-help = Tira de vista uma mesa danificada até que seja consertada.
admin-restore-table-help = Traz de volta uma mesa posta de lado.
admin-guests-help = Lista os convidados: identificador, número de mesas, nome. QUERY é parte de um nome ou identificador.
admin-mute-help = Um convidado não pode mais escrever no chat.
admin-unmute-help = Um convidado pode escrever no chat de novo.
admin-ban-help = Um convidado é mandado embora e não entra mais. Quem apaga o cookie é outro convidado.
admin-unban-help = Um convidado pode entrar de novo.
admin-announce-help = Uma linha para todas as mesas, por um dia, ou com --in até dez minutos depois desse momento.
admin-most = quantos no máximo (por padrão 200)
admin-status = só mesas assim
admin-query = parte de um nome ou identificador
admin-table = o identificador ou o código de uma mesa
admin-guest = o identificador ou o nome de um convidado
admin-text = o que todas as mesas ficam sabendo, até 400 caracteres
admin-in = acontecerá em tantos minutos; a página faz a contagem
admin-withdraw = retira todos os avisos
admin-yes = não pergunta
admin-counted = Listados: { $number }
admin-no-table = Não há mesa “{ $table }”. `tampu admin tables` lista todas.
admin-no-guest = Não há convidado “{ $guest }”. `tampu admin guests` lista todos.
admin-many-guests = Vários convidados se chamam “{ $guest }”. Indique um pelo identificador: { $ids }.
admin-no-text = Um aviso tem de 1 a 400 caracteres.
admin-needs-yes = Isto não pode ser desfeito, e aqui não há a quem perguntar. Diga --yes se é o que quer.
admin-sure-delete = Apagar a mesa { $table } para sempre? (sim/não)
admin-word-yes = sim
admin-not-done = Nada foi feito.
admin-closed = A mesa { $what } está fechada.
admin-reopened = A mesa { $what } está aberta de novo.
admin-set-aside = A mesa { $what } foi posta de lado.
admin-restored = A mesa { $what } está de volta.
admin-deleted = A mesa { $what } foi apagada.
admin-muted = { $what } não pode mais escrever no chat.
admin-unmuted = { $what } pode escrever no chat de novo.
admin-banned = { $what } não entra mais.
admin-unbanned = { $what } pode entrar de novo.
admin-recounted = { $counted } partidas terminadas foram contadas, { $rated } delas mudam ratings; { $unread } não puderam ser lidas.
admin-announced = Todas as mesas ficam sabendo: { $what }
admin-withdrawn = Nada mais é anunciado.{ $what }
admin-reports-help = Lista as mensagens do chat que convidados denunciaram, com as que estão em volta, as mais antigas primeiro.
admin-settle-help = Uma denúncia está resolvida: nada mais é guardado dela.
admin-report = o identificador de uma denúncia
admin-report-by = { $name } ({ $guest }) foi denunciado por { $reporter }
admin-report-reason = Por quê: { $reason }
admin-no-report = Não há denúncia “{ $report }”. `tampu admin reports` lista todas.
admin-settled = A denúncia { $what } está resolvida.
store-older = o banco é de uma versão anterior do Tampu. Inicie o servidor uma vez, ele o atualiza.

admin-recount-help = Conta de novo, pelos diários, os resultados de todas as partidas terminadas, e com eles os ratings.
admin-prune-help = Apaga as partidas terminadas, e os registros enviados, mais antigos que isso.
admin-older = 36h, 90d ou 26w: horas, dias ou semanas
admin-dry = só diz quantos
admin-no-age = “{ $text }” não é uma idade como 36h, 90d ou 26w
admin-sure-prune = Apagar { $tables } partidas terminadas e { $records } registros para sempre? (sim/não)
admin-would-prune = { $tables } partidas terminadas e { $records } registros seriam apagados.
admin-pruned = { $tables } partidas terminadas e { $records } registros foram apagados.

admin-export-help = Escreve tudo o que se guarda de um convidado: guest.json, e os registros das partidas terminadas.
admin-forget-help = Esquece um convidado: nome, mensagens e cookie somem, o lugar fica sem nome. As partidas ficam inteiras.
admin-folder = a pasta onde escrever
admin-exported = Tudo o que se guarda deste convidado está em { $what }.
admin-sure-forget = Esquecer { $guest } para sempre? (sim/não)
admin-forgotten = { $what } foi esquecido.

serve-metrics = responde ao Prometheus nesta porta desta máquina (por padrão em nenhuma)

start-door = O servidor não consegue escutar em { $door }: { $reason }. Pare o que usa essa porta, ou escolha outra com --port.
start-metrics-door = As métricas não podem ser servidas em { $door }: { $reason }. Escolha outra porta com --metrics-port.
start-read-only = Nada pode ser escrito em “{ $place }”. Dê a este usuário o direito de escrever lá, ou escolha outra pasta com --data.
start-full = Não há mais espaço no disco de “{ $place }”. Libere espaço e inicie de novo.
start-damaged = O banco “{ $place }” está danificado. `tampu check` diz como; `tampu restore` põe uma cópia no lugar.
start-newer = O banco “{ $place }” foi usado por uma versão mais nova do Tampu (esquema { $seen }; esta conhece { $known }). Inicie essa versão, ou restaure uma cópia de antes.
start-unreachable = O banco { $place } não nos deixa entrar. O PostgreSQL está em funcionamento, e o endereço, o nome, o usuário e a senha estão certos?
start-driver = Para usar { $place } é preciso o pacote asyncpg. Instale com pip install asyncpg e inicie de novo.
start-word = O endereço { $place } contém “{ $word }”, que o driver asyncpg não conhece. Tire-o do endereço (sslmode é conhecido).
start-in-use = Outro servidor (processo { $process }) já está em funcionamento em “{ $folder }”. Pare-o, escolha outra pasta com --data, ou use PostgreSQL para vários.
start-key = A chave em “{ $place }” falta ou é curta demais: cookies assinados com ela poderiam ser falsificados. Recoloque o arquivo anterior, ou apague-o: uma nova chave é criada, e todos passam a ser convidados novos.
start-mail = Não é possível enviar cartas: a configuração { $setting } está faltando ou não serve. docs/hosting.md diz o que vai nela; sem mail.host ninguém recebe cartas.
start-mail-login = O servidor de correio { $host } não aceita “{ $user }”. Ponha o nome certo em mail.user e a senha certa no arquivo indicado por mail.password_file.
start-other = O banco “{ $place }” recusa. `tampu check` talvez diga mais.
