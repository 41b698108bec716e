# The command line in English.

tampu-about = Tampu: a digital table for Inca board games. Play, host, replay and check them.
tampu-epilog =
    examples:
      tampu play machu_picchu --seats 3      a game in this terminal against bots
      tampu serve                            a table for browsers
      tampu rules stair                      what the rules say about stairs
      tampu COMMAND --help                   everything about one command

    exit codes: 0 success, 1 a check failed, 2 usage error, 130 Ctrl-C
tampu-commands = commands
tampu-command = COMMAND
tampu-examples = examples:
tampu-interrupted = interrupted

usage-prefix = usage:
usage-arguments = arguments
usage-options = options
usage-help = show this help and exit
usage-version = show the version and exit
usage-error = %(prog)s: %(message)s
usage-argument = %(argument_name)s: %(message)s
usage-required = missing: %s
usage-unrecognized = unknown argument(s): %s
usage-one-argument = a value must follow
usage-some-arguments = at least one value must follow
usage-choice = %(value)r is not known; there are: %(choices)s
usage-ambiguous = %(option)s could mean %(matches)s
usage-ignored = it takes no value, but %r was given
usage-not-with = it cannot be used together with %s
usage-whole = “{ $text }” is not a whole number
usage-bounds = it must be between { $least } and { $most }
usage-seconds = “{ $text }” is not a time in seconds, above 0 and up to 3600
usage-option = “{ $text }” is not of the form KEY=VALUE

arg-lang = language: en, fr, pt, es (by default that of the system)
arg-json = answer in JSON, for machines
arg-game = which game: `tampu games` lists them
arg-seats = how many players (by default the smallest table)
arg-option = an option of the game; may be repeated
arg-think = how many seconds a bot may think about a decision
arg-record = a record, as text or JSON; - reads from standard input

file-missing = There is no file “{ $file }”.
file-folder = “{ $file }” is a folder, not a file.
file-unreadable = “{ $file }” cannot be read.
file-unwritable = “{ $file }” cannot be written: { $reason }.
file-large = “{ $file }” is larger than { $limit } bytes; nothing we read is that large.
file-binary = { $file }, line { $line }: this is not text (UTF-8).

bots-unknown = There is no bot called “{ $level }”; there are: { $known }.
bots-number =
    { $given ->
        [one] { $given } bot was named
       *[other] { $given } bots were named
    }, but { $wanted ->
        [one] { $wanted } is needed.
       *[other] { $wanted } are needed.
    } Name one level for all, or one for each.

games-help = list the games
games-about = List the games: key, title, players, length and options.
games-examples =
    {"  "}tampu games
    {"  "}tampu games --json --lang fr
games-facts = {"  "}{ $least } to { $most } players, { $short } to { $long } minutes
games-actions = {"  "}answers are written like this: { $examples }

rules-help = look something up in the rules
rules-about =
    Show a paragraph of the rules by its number, the paragraphs that best answer a question,
    or the whole rulebook.
rules-examples =
    {"  "}tampu rules MP-508
    {"  "}tampu rules fire token
    {"  "}tampu rules --game machu_picchu --lang pt
rules-text = the number of a paragraph, or a question in your own words
rules-game = only this game
rules-none = No paragraph of the rules is called “{ $text }” or mentions it.
rules-instead = Try: { $words }.
rules-rest =
    { $count ->
        [one] And one more; another word makes the question clearer.
       *[other] And { $count } more; another word makes the question clearer.
    }
rules-too-long = A question about the rules has { $limit } characters at most. Make it shorter.

play-help = play in this terminal against bots
play-about = Play a game in this terminal against bots. Type ? at any question for help.
play-examples =
    {"  "}tampu play machu_picchu
    {"  "}tampu play machu_picchu --seats 4 --seat B --bots casual,master,beginner
    {"  "}tampu play machu_picchu --option reverse=order_only --save game.txt
play-seat = where you sit: A, B, … (A by default)
play-name = your name
play-bots = beginner, casual, seasoned, expert or master: one for all, or one for each, separated by commas
play-seed = makes the shuffles repeatable: the same text, the same cards
play-save = write the record of the game to this file
play-no-seat = There is no seat “{ $letter }” at this table; the last one is { $last }.
play-bot-name = Bot { $seat } ({ $level })
play-guest = Guest
play-begin = { $title }
play-commitment = The shuffles are fixed. Fingerprint of their seed: { $commitment }
play-hint = Answer with a number or in words; ? helps.
play-quit = You have left the game.
play-saved = The record is in { $file }.
play-seed-shown = The seed of the shuffles was { $seed }.
play-only = There is only one answer: { $action }.
play-no-number = The answers are numbered from 1 to { $most }.
play-not-understood = “{ $text }” is not an answer. Answers look like this: { $like }. ? helps.
play-why-what = Why what? For example: why card 12
play-allowed = { $action } is allowed. What is sure to happen then:
play-no-undo = That can no longer be undone.
play-usage =
    The number of an answer, or the answer itself as it is listed.
    Enter alone    ask again
    board          show the board
    log            what has happened so far
    why ANSWER     why it is not allowed, or what it would do
    rules TEXT     look something up in the rules
    undo           undo your last answer, as long as nothing was revealed
    quit           leave the game
play-word-help = help
play-word-board = board
play-word-log = log
play-word-why = why
play-word-rules = rules
play-word-undo = undo
play-word-quit = quit

result-head = Result
result-place = { $place }. { $name }: { $score }  ({ $sources })

sim-help = play many games without people
sim-about = Play many games between bots and sum up the results. The same seed gives the same games.
sim-examples =
    {"  "}tampu sim machu_picchu --seats 4 --games 2000 --seed 1 --json
    {"  "}tampu sim machu_picchu --games 20 --bots expert,beginner --think 0.1
    {"  "}tampu sim machu_picchu --games 3 --records records
sim-games = how many games (by default 1000)
sim-seed = a whole number (by default one is drawn and shown)
sim-bots = random, beginner, casual, seasoned, expert or master: one for all seats, or one for each, separated by commas
sim-records = write the record of every game into this folder; shuffles then come from seeds that can be verified
sim-playing = playing
sim-done =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $seats } players, seed { $seed }
sim-decisions = { $number } decisions, { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } per game, { $speed } per second
sim-scores = scores: mean { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }, standard deviation { NUMBER($sd, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-seat = seat
sim-bot = bot
sim-wins = wins
sim-share = share
sim-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
sim-ending = ended by { $rule }: { $number }

arena-help = bots against bots: who is stronger, and by how much
arena-about =
    Let bots play against bots, in this process, in several, or on a Ray cluster. They play in blocks: one
    deal, in several seatings, so that cards and seats favour nobody. The same deals give the same games
    wherever they are played, as long as no bot thinks by the clock. docs/arena.md tells more.
arena-examples =
    {"  "}tampu arena match search:50ms greedy --blocks 100
    {"  "}tampu arena ladder random greedy search:50ms --keep ladder.jsonl
    {"  "}tampu arena games search:400n --out games
arena-match-help = one table of bots, many deals
arena-match-about =
    Play many deals with the same bots, one per seat. Every deal is played once for each way in which
    they can sit. Intervals are 95 % bootstrap intervals over deals.
arena-match-examples =
    {"  "}tampu arena match search:50ms random --blocks 100 --workers 2
    {"  "}tampu arena match search:400n greedy:untimed greedy:untimed --json
    {"  "}tampu arena match search:400n greedy --option reverse=order_only
arena-ladder-help = a rating for each of many bots
arena-ladder-about =
    Rate bots by games among all of them: neighbours in strength meet more often. Ratings are fitted by
    maximum likelihood (Plackett-Luce) to whole rankings, 400 points are odds of ten to one, and the
    greedy bot has 1000. With --keep the results are written as they come: the same command goes on
    after an interruption, more --blocks or more bots add to it, and without bots it shows what is there.
arena-ladder-examples =
    {"  "}tampu arena ladder random greedy:untimed search:100n search:400n --keep ladder.jsonl --svg ladder.svg
    {"  "}tampu arena ladder random greedy:untimed search:400n --seats 4 --blocks 500 --on ray://host:10001
    {"  "}tampu arena ladder --keep ladder.jsonl
arena-games-help = many whole games as Parquet files, to learn from
arena-games-about =
    Play many games and write them as Parquet: records, scores, rankings, and every decision with its
    legal actions. The folder can be added to; what is there already is not played again.
arena-games-examples =
    {"  "}tampu arena games search:400n --seats 4 --blocks 1000 --out games --workers 2
    {"  "}tampu arena games search:400n greedy:untimed --out games --on local-cluster
arena-sitters = one per seat: LEVEL, LEVEL:50ms (time), LEVEL:400n (positions) or LEVEL:untimed
arena-climbers = who is rated: LEVEL, LEVEL:50ms (time), LEVEL:400n (positions) or LEVEL:untimed
arena-players = who plays: LEVEL, LEVEL:50ms (time), LEVEL:400n (positions) or LEVEL:untimed
arena-blocks = how many deals (by default { $number })
arena-deal = number of the first deal (by default 0)
arena-workers = how many processes (by default 1)
arena-on = who does the work: here (the default), local-cluster (a Ray of its own on this machine), or the address of a Ray, such as ray://host:10001
arena-keep = keep the results in this file, and use those that are in it
arena-anchor = whose rating is 1000 (by default that of greedy, else the average)
arena-svg = draw the ladder into this file
arena-out = the folder that the games are written to
arena-no-entrant = “{ $text }” is not a bot; write LEVEL, LEVEL:50ms, LEVEL:400n or LEVEL:untimed. The levels are: { $known }.
arena-no-nodes = { $level } does not count positions: give it milliseconds, or write { $level }:untimed.
arena-no-ledger = { $file }, line { $line }: this is not a block of an arena. Name another file with --keep.
arena-no-games = “{ $file }” does not hold games of the arena. Name another folder with --out.
arena-no-ray = To play on a cluster the package ray is needed. Install it: pip install tampu[cluster]
arena-no-cluster = No Ray answers at { $place }: { $reason }
arena-no-parquet = To write Parquet the package pyarrow is needed. Install it: pip install tampu[cluster]
arena-no-anchor = { $bot } does not take part; these do: { $known }.
arena-too-few = A ladder needs two bots or more. Name them, or a file with results: --keep FILE.
arena-broken = The games could not be finished: { $reason }
arena-games-played =
    { $number ->
        [one] { $number } game
       *[other] { $number } games
    }, 95 % intervals
arena-anchored = { $bot } = 1000
arena-anchored-mean = average = 1000
arena-timed = By the clock, so other games next time: { $who }
arena-written =
    { $games ->
        [one] { $games } game is
       *[other] { $games } games are
    } in { $folder }; played now: { $played }
arena-title = { $game }, { $seats } players: ratings with 95 % intervals
arena-per-decision = ms, nodes: per decision
arena-head-place = place
arena-head-bot = bot
arena-head-rating = rating
arena-head-interval = interval
arena-head-games = games
arena-head-fair = fair
arena-head-wins = wins
arena-head-lead = lead
arena-head-score = score
arena-head-ms = ms
arena-head-nodes = nodes

replay-help = print or check a recorded game
replay-about =
    Print a recorded game in words, with the board at every round. With --check only replay it:
    every line must be legal and the final scores must be those of the record.
replay-examples =
    {"  "}tampu replay game.txt
    {"  "}tampu replay game.txt --check
    {"  "}tampu replay game.txt --line 40
replay-check = print only whether the record is valid, and the scores
replay-line = only the position after this line
replay-boards = show the board after every line
replay-head = { $seats } players, { $options }, { $lines } lines
replay-open = The record ends here; the game was not over.
replay-sound = The record is valid: { $lines } lines, all legal, and the scores are right.
replay-unfinished = The record is valid as far as it goes: { $lines } lines, all legal; the game is not over.

analyse-help = judge every decision of a recorded game, and tell luck from skill
analyse-about =
    Judge every decision of recorded games by what its player knew, tell luck from skill, and say what
    would have been better. The same seed gives the same figures on every machine. Every figure has
    its 95 % interval; one that could not be told from nothing is marked. docs/analysis.md tells more.
analyse-examples =
    {"  "}tampu analyse game.txt
    {"  "}tampu analyse game.txt --depth quick --html game.html
    {"  "}tampu analyse game.txt --record analysed.txt
    {"  "}tampu analyse records/*.txt --html reports
    {"  "}tampu analyse records/*.txt --json > studies.jsonl
analyse-depth = how deep to look: quick, standard (by default) or deep
analyse-seed = makes other figures: what is tried out falls otherwise (by default 0)
analyse-html = write a report that any browser opens; for several records OUT is a folder
analyse-record = write the record with the analysis in it, as JSON if OUT ends in .json; for several records OUT is a folder
analyse-looking = looking at game { $number } of { $games }
analyse-looking-at = game { $number } of { $games }, chances to win: { $chances }
analyse-made = Depth { $depth }, seed { $seed }, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } seconds; behind ± stands a 95 % interval
analyse-written = The report is in { $file }.
analyse-recorded = The record with the analysis is in { $file }.
analyse-no-folder = “{ $file }” is a file. For several records name a folder with { $option }.
analyse-exists = “{ $file }” is there already. Name a file that is not.
analyse-no-report = “{ $file }” is there already and is no report of ours. Name another file.

verify-help = recompute every shuffle of a recorded game
verify-about =
    Recompute every shuffle of a finished game from the seed that its record reveals and from what
    the players added to it. The seed is compared with the fingerprint that was published before
    the first line, and every player’s share with its own. Any changed line is found.
verify-examples =
    {"  "}tampu verify game.txt
    {"  "}tampu verify game.json --json
verify-fine = Everything fits: { $lines } lines, { $shuffles } of them chance, all as the seed gives them.
verify-seed = seed { $seed }, fingerprint { $commitment }
verify-given = the first { $lines } lines are of another game: they are legal, and their chance is not that of this seed
verify-shares = shares of the players in the seed: { $who }
verify-shares-missing = promised, but never came: { $who }

record-fault = { $file }: { $fault }

lessons-help = list and check the lessons
lessons-about =
    The lessons of a game: each is a position and a task. With --check every solution is played, and
    it is seen that nothing is solved by doing nothing. docs/lessons.md says how to write one.
lessons-examples =
    {"  "}tampu lessons
    {"  "}tampu lessons --game cuzco_kramer --check --json
lessons-game = only the lessons of this game
lessons-check = play every solution
lessons-sum =
    { $lessons ->
        [one] { $lessons } lesson
       *[other] { $lessons } lessons
    }, { $failed } failed

scenes-help = run the scenes in Markdown files
scenes-about =
    Run the scenes written in the code blocks of Markdown files and report each. docs/scenes.md
    describes how they are written.
scenes-examples =
    {"  "}tampu scenes tests/scenes/machu_picchu.md
    {"  "}tampu scenes *.md --json
scenes-files = Markdown files; - reads from standard input
scenes-none = { $file }: there is no scene in it, no code block that begins with { $tags }.
scenes-sum =
    { $scenes ->
        [one] { $scenes } scene
       *[other] { $scenes } scenes
    }, { $checks ->
        [one] { $checks } check
       *[other] { $checks } checks
    }, { $failed } failed

scene-differs = expected: { $expected } — found: { $found }
scene-trace = it was refused, and yet something on the table changed
scene-unchecked = this scene checks nothing
scene-unreadable = this is not a statement
scene-unknown = it begins with a word that is not known; there are: { $known }
scene-malformed = it is written like this: { $form }
scene-impossible = no game can come to this position: { $rule }
scene-early = a scene begins with its players

serve-help = open the table to browsers
serve-about =
    Run the server. The address it prints is the table; Ctrl-C stops it.
    Exit codes 2 to 11 say why a server did not start: docs/hosting.md.
serve-examples =
    {"  "}tampu serve
    {"  "}tampu serve --host 0.0.0.0 --port 9000 --data /var/lib/tampu
    {"  "}tampu serve --config /etc/tampu.toml --set limits.sockets=50
    {"  "}tampu serve --show-config > tampu.toml
serve-host = where to listen (by default only this machine)
serve-port = on which port (by default 8000; 0 takes any free one)
serve-data = the folder in which games are kept (by default data)
serve-store = address of a PostgreSQL database, instead of a file in that folder
serve-origin = another address whose pages may talk to this server, such as https://table.example; may be repeated
serve-allow-host = a name under which this server may be asked for, such as table.example (by default any); may be repeated
serve-proxy = the address of a proxy in front of this server, whose X-Forwarded headers are believed; may be repeated
serve-root-path = the path below which the server stands, such as /tampu (by default the root of its host)
serve-no-root-path = “{ $path }” cannot be the path below which the server stands; one looks like { $like }.
serve-no-store = “{ $address }” is not the address of a database; one looks like { $like }.

serve-config = a file with settings (TOML); also TAMPU_CONFIG
serve-set = any setting, such as limits.sockets=50; may be repeated
serve-show-config = show every setting with its value and where it came from, and exit
config-unknown = { $where }: there is no setting “{ $setting }”. There is: { $alike }.
config-wrong = { $where }: “{ $value }” cannot be the setting { $setting }; allowed is { $wanted }.
config-file = The file with settings “{ $file }” cannot be read: { $reason }.
config-toml = “{ $file }” is not written as TOML: { $reason }.
config-a-flag = true or false
config-a-whole = a whole number
config-a-number = a number
config-a-text = a text
config-a-folder = the name of a folder
config-a-list = a list of texts
config-a-choice = one of these: { $choices }
config-from = { $what }, { $least } or more
config-between = { $what } from { $least } to { $most }
config-or-none = { $what }, or nothing
config-by-option = option
config-by-environment = environment
config-by-file = file
config-by-default = default

backup-help = copy a server’s games, also while it runs
backup-about =
    Copy a server’s games and key into a new folder. The server may go on playing meanwhile: everything
    it had acknowledged when the backup began is in it.
backup-examples =
    {"  "}tampu backup /backups/monday --data /var/lib/tampu
    {"  "}tampu backup /backups/monday --config /etc/tampu.toml --json
backup-target = the folder that is made; it must not be there yet
backup-done = The backup is in { $folder }. Tables: { $tables }; entries: { $journal }; guests with names: { $guests }.
backup-exists = “{ $folder }” is there already. Name a folder that is not.
backup-no-store = There are no games in “{ $folder }”. Say where they are with --data or --store.
backup-damaged = The database in “{ $folder }” is damaged, so nothing was copied. Take the newest sound backup, and see `tampu check`.
backup-no-tool = The program { $tool } of PostgreSQL is not here. Install PostgreSQL’s client programs (Debian: postgresql-client).
backup-tool-failed = { $tool } failed: { $reason }.
backup-other-store = This backup is of { $backup }, but the settings name { $store }. Restore it to the kind of store it came from.
backup-running = A server is running on “{ $folder }”. Stop it first.
backup-no-manifest = “{ $folder }” is not a backup: it has no manifest.json that can be read.
backup-newer = The backup in “{ $folder }” was made by a later version of Tampu ({ $version }). Restore it with that version.
backup-changed = “{ $file }” is not as it was when the backup was made. Take another backup.
backup-in-the-way = “{ $file }” is there already. With --force it is replaced.
store-trouble = The games cannot be reached: { $reason }
store-full = the disk is full. Make room, then try again.
store-read-only = nothing can be written there. Give this user the right to write, or name another folder.
store-damaged = the database is damaged. `tampu check` says how; `tampu restore` puts a backup in its place.
store-newer = the database was used by a later version of Tampu. Use that version, or a backup from before.
store-unreachable = the database does not let us in. Is PostgreSQL running, and are its address, user and password right?
store-driver = PostgreSQL needs the package asyncpg. Install it: pip install asyncpg
store-other = the database refuses. `tampu check` may say more.
restore-help = put a backup in its place
restore-about =
    Check a backup against its manifest and put it in the place of a server’s games. The server must not
    run. What --force replaces in a folder is moved aside into before-restore-… there.
restore-examples =
    {"  "}tampu restore /backups/monday --data /var/lib/tampu
    {"  "}tampu restore /backups/monday --data /var/lib/tampu --force
restore-source = the folder that `tampu backup` made
restore-force = replace what is there
restore-done = Restored to { $folder }. Tables: { $tables }; entries: { $journal }; guests with names: { $guests }.
check-help = check everything that a server keeps
check-about =
    Look at everything a server keeps and change nothing: the database itself, its schema, every journal
    (without gaps, readable, playable), what the lists say of every table, and records. The server may run.
check-examples =
    {"  "}tampu check --data /var/lib/tampu
    {"  "}tampu check --config /etc/tampu.toml --json
check-looking = looking
check-looked = Tables: { $tables }; entries: { $entries }; records: { $records }
check-sound = Everything is sound.
check-unsound = Problems found: { $number }.
check-database = The database cannot be read: { $reason }
check-integrity = The database is damaged: { $line }
check-revision = The schema is { $seen }, but this version of Tampu has { $known }. Start the server once to bring an older one up to date.
check-orphans = { $rows } rows of { $kind } belong to a table that is not there.
check-gap = entry { $number } of the journal is missing.
check-undecodable = entry { $number } of the journal cannot be read.
check-unplayable = the journal cannot be played ({ $reason }).
check-differs = the lists say { $what } “{ $listed }”, the journal says “{ $played }”.
check-record = The record { $record } that was sent in cannot be replayed.

admin-help = look after a server’s tables and guests
admin-about =
    Look after a server’s tables and guests, also while it runs: it notices within a second.
    TABLE is a table’s id or code, GUEST a guest’s id or name.
admin-examples =
    {"  "}tampu admin tables --status playing --data /var/lib/tampu
    {"  "}tampu admin close condor-terrace-4827
    {"  "}tampu admin announce “Restart” --in 10
admin-tables-help = List tables, the newest first: when made, id, code, game, taken seats, status.
admin-close-help = Close a table: nobody can play there, and all at the table are told. Chat goes on.
admin-reopen-help = Open a closed table again.
admin-delete-help = Delete a table for ever, with its game and chat.
admin-set-aside-help = Keep a broken table out of sight until it is repaired.
admin-restore-table-help = Bring back a table that was set aside.
admin-guests-help = List guests: id, number of tables, name. QUERY is part of a name or id.
admin-mute-help = A guest may not write in the chat any more.
admin-unmute-help = A guest may write in the chat again.
admin-ban-help = A guest is sent away and not let in any more. Whoever deletes the cookie is another guest.
admin-unban-help = A guest is let in again.
admin-announce-help = A line to all tables, for a day, or with --in until ten minutes after that moment.
admin-most = how many at most (by default 200)
admin-status = only tables like this
admin-query = part of a name or id
admin-table = the id or code of a table
admin-guest = the id or name of a guest
admin-text = what all tables are told, up to 400 characters
admin-in = in so many minutes it will happen; the page counts down
admin-withdraw = take back all announcements
admin-yes = do not ask
admin-counted = Listed: { $number }
admin-no-table = There is no table “{ $table }”. `tampu admin tables` lists them.
admin-no-guest = There is no guest “{ $guest }”. `tampu admin guests` lists them.
admin-many-guests = Several guests are called “{ $guest }”. Name one by its id: { $ids }.
admin-no-text = An announcement has 1 to 400 characters.
admin-needs-yes = This is for ever, and nobody can be asked here. Say --yes if it is meant.
admin-sure-delete = Delete table { $table } for ever? (yes/no)
admin-word-yes = yes
admin-not-done = Nothing was done.
admin-closed = Table { $what } is closed.
admin-reopened = Table { $what } is open again.
admin-set-aside = Table { $what } is set aside.
admin-restored = Table { $what } is back.
admin-deleted = Table { $what } is deleted.
admin-muted = { $what } may not write in the chat any more.
admin-unmuted = { $what } may write in the chat again.
admin-banned = { $what } is not let in any more.
admin-unbanned = { $what } is let in again.
admin-recounted = { $counted } finished games are counted, { $rated } of them change ratings; { $unread } could not be read.
admin-announced = All tables are told: { $what }
admin-withdrawn = Nothing is announced any more.{ $what }
admin-reports-help = List lines of chat that guests reported, with the lines around them, the oldest first.
admin-settle-help = A report is settled: nothing is kept of it any more.
admin-report = the id of a report
admin-report-by = { $name } ({ $guest }) was reported by { $reporter }
admin-report-reason = Why: { $reason }
admin-no-report = There is no report “{ $report }”. `tampu admin reports` lists them.
admin-settled = Report { $what } is settled.
store-older = the database is of an earlier version of Tampu. Start the server once, it brings it up to date.

admin-recount-help = Count the results of all finished games anew from their journals, and the ratings with them.
admin-prune-help = Delete finished games that ended, and records that were sent in, so long ago.
admin-older = 36h, 90d or 26w: hours, days or weeks
admin-dry = only say how many
admin-no-age = “{ $text }” is not an age like 36h, 90d or 26w
admin-sure-prune = Delete { $tables } finished games and { $records } records for ever? (yes/no)
admin-would-prune = { $tables } finished games and { $records } records would be deleted.
admin-pruned = { $tables } finished games and { $records } records are deleted.

admin-export-help = Write all that is kept of a guest: guest.json, and the records of finished games.
admin-forget-help = Forget a guest: name, chat lines and cookie go, the seat becomes nameless. Games stay whole.
admin-folder = the folder to write to
admin-exported = All that is kept of this guest is in { $what }.
admin-sure-forget = Forget { $guest } for ever? (yes/no)
admin-forgotten = { $what } is forgotten.

serve-metrics = answer Prometheus on this port of this machine (by default on none)

start-door = The server cannot listen on { $door }: { $reason }. Stop what uses that port, or choose another with --port.
start-metrics-door = Metrics cannot be served on { $door }: { $reason }. Choose another port with --metrics-port.
start-read-only = Nothing can be written to “{ $place }”. Give this user the right to write there, or choose another folder with --data.
start-full = There is no room left on the disk of “{ $place }”. Make room, then start again.
start-damaged = The database “{ $place }” is damaged. `tampu check` says how; `tampu restore` puts a backup in its place.
start-newer = The database “{ $place }” was used by a later version of Tampu (schema { $seen }; this one knows { $known }). Start that version, or restore a backup from before.
start-unreachable = The database { $place } does not let us in. Is PostgreSQL running, and are address, name, user and password right?
start-driver = To use { $place } the package asyncpg is needed. Install it with pip install asyncpg, then start again.
start-word = The address { $place } says “{ $word }”, which the driver asyncpg does not know. Take it out of the address (sslmode is known).
start-in-use = Another server (process { $process }) already runs on “{ $folder }”. Stop it, choose another folder with --data, or use PostgreSQL for several.
start-key = The key in “{ $place }” is missing or too short: cookies signed with it could be forged. Put back the former file, or delete it: a new key is made, and everybody becomes a new guest.
start-mail = Letters cannot be sent: the setting { $setting } is missing, or cannot be used. docs/hosting.md says what belongs there; without mail.host nobody is written to.
start-mail-login = The mail server { $host } does not let “{ $user }” in. Put the right name into mail.user, and the right password into the file that mail.password_file names.
start-other = The database “{ $place }” refuses. `tampu check` may say more.
