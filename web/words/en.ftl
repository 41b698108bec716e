# Words of the page: everything around the boards.

## The house

home-link = Tampu, to the games
skip-to-content = Skip to the content
language = Language
language-en = English
language-fr = Français
language-pt = Português
language-es = Español
theme = Light or dark
theme-light = Light
theme-dark = Dark
theme-system = System
close = Close
cancel = Cancel
save = Save
loading = One moment …
try-again = Try again
to-the-games = To the games
trouble = Something did not work. Try again in a moment.
problem-unreachable = The server does not answer. Check the connection and try again.
lost-title = This path leads nowhere
lost-text = There is nothing at this address. The games are one step away.
no-such-game-here = There is no such game on this table. Choose one from the home page.
footer-name = Tampu is Quechua for the way-station on the road where runners meet.
footer-notice = An independent implementation with its own art and its own wording. It is not connected with the authors or publishers of the games; their names belong to them.
guest-change = Change your name
guest-title = Your name at the table
guest-label = Name
guest-hint = Everybody at your tables sees it. You need no account.

## Calls: when a table waits and nobody looks

calls-title = Calls
calls-lead = When a table waits for you and you are not looking, you can be called. Choose how. Everything can be tried out, and turned off with one press in every message.
calls-device = On this device
calls-sound = A quiet sound when it is your turn
    .help = On an open page, as soon as you have pressed anything there.
calls-hear = Listen
calls-push = Notifications
    .help = They also appear when no page of Tampu is open.
calls-push-do = Turn on notifications
calls-push-on = Notifications are on for this browser.
calls-push-insecure = They need a secure page: its address begins with https://. Ask your host.
calls-push-apple = On iPhone and iPad, first put Tampu on the home screen: share button, then “Add to Home Screen”. Open it from there and come back to this page.
calls-push-no = This browser cannot show them.
calls-push-denied = This browser has been told not to show them. Allow notifications for this page in its settings, then reload.
calls-app = As an app
    .help = Tampu gets an icon of its own, with a mark for the tables that wait for you.
calls-app-do = Install
calls-app-on = You are using it as an app.
calls-app-how = In the menu of most browsers you can install this page, or put it on the home screen.
calls-letters = By e-mail
    .help = First a letter asks whether you want this. Nothing else is sent before you say yes.
calls-no-letters = This server sends no e-mail.
calls-letter-address = E-mail address
calls-letter-do = Ask me
calls-letter-again = Send the letter again
calls-letter-sent = A letter is on its way. Press the button behind its link.
calls-hooks = By webhook
    .help = For chat programs and programs of your own.
calls-hook-form = Where to
calls-form-ntfy = ntfy
calls-form-matrix = Matrix
calls-form-discord = Discord
calls-form-json = JSON
calls-hook-url-ntfy = Address of the topic
calls-hook-url-matrix = Address of the homeserver
calls-hook-url-discord = Address of the webhook
calls-hook-url-json = Address
calls-hook-room = Room
calls-hook-token = Access token
calls-hook-token-maybe = Access token, if one is needed
calls-hook-do = Add
calls-added = Added: { $name }
calls-ways = How you are called
calls-none = In no way so far, except on open pages.
calls-browser = Browser
calls-this-device = this browser
calls-state-new = not confirmed
calls-state-on = on
calls-state-off = off
calls-state-lost = not working
calls-new =
    .help = Press the button behind the link in the letter. Until then nothing else is sent.
calls-try = Send me one now
calls-tried = It was taken. Look whether it has arrived.
calls-turn-off = Turn off
calls-turn-on = Turn on
calls-remove = Remove
calls-when = What for, and how often
calls-on-turn = It is my turn
calls-on-clock = My clock is about to run out
calls-on-invited = A return game waits for me
calls-on-begun = A game begins
calls-on-over = A game is over
calls-apart = At most one message
    .help = All tables that wait are in one message. A clock that is about to run out is told at once.
calls-apart-60 = every minute
calls-apart-900 = every 15 minutes
calls-apart-3600 = every hour
calls-apart-21600 = every 6 hours
calls-apart-86400 = every day
calls-reason = The last message did not arrive: the other side answered { $reason }.
calls-reason-gone = This browser does not take messages from here any more. Open this page there, and turn notifications on again.
calls-reason-timeout = The last message did not arrive: the other side took too long to answer.
calls-reason-unreachable = The last message did not arrive: nobody answers at that address.
calls-reason-inside = The address leads into the server’s own network, where nothing is sent.
calls-reason-refused = The mail server refused the last letter. Look whether the address is right.
calls-reason-no-mail = This server sends no e-mail any more.
## Who you are: devices, and the ways back

devices = Your devices
devices-intro = You are { $name } in every browser listed here: the same tables, the same seats. There is no account and no password.
devices-before = In this browser you were { $name } before. Sign this device out, and you are again.
device-list = Signed in
device-this = this device
device-is = { $browser } on { $system }
device-seen = last seen { $when }
device-since = first seen { $when }
device-out = Sign out
device-out-of = Sign out: { $device }
device-out-this = Sign out this device?
device-out-this-text = This browser forgets that it is { $name }. Without another device, a recovery phrase or a passkey you cannot come back.
device-out-this-back = This browser is { $name } again then.
devices-others = Sign out everywhere else
devices-others-help = Every other browser, also one that holds a copy of your cookie.
devices-others-done = All other devices are signed out.
device-out-done = The device is signed out.
browser = { $key ->
    [chrome] Chrome
    [edge] Edge
    [firefox] Firefox
    [opera] Opera
    [safari] Safari
    [samsung] Samsung Internet
   *[other] A browser
}
system = { $key ->
    [android] Android
    [chromeos] ChromeOS
    [ios] iOS
    [linux] Linux
    [macos] macOS
    [windows] Windows
   *[other] another system
}
link-title = Another device
link-text = Point its camera at a code, or open a link there. Both are good once, for ten minutes.
link-make = Show code and link
link-again = Make a new one
link-code = The code of the link, for a camera
link-label = Link for the other device
link-secret = Whoever opens it becomes you. Show it to nobody else.
link-waiting = Waiting for the other device. Good until { $when }.
link-came = { $device } has come. The link is used up.
link-over = The link is too old.
link-end = Withdraw it
phrase-title = Recovery phrase
phrase-text = Nine words on paper bring you back when no device is left.
phrase-made = You made one on { $when }. It is kept as a fingerprint only and cannot be shown again.
phrase-make = Make a phrase
phrase-replace = Make a new one
phrase-replace-text = The old one opens nothing any more then.
phrase-drop = Remove it
phrase-dropped = The recovery phrase is removed.
phrase-write = Write these nine words down, in this order. They are shown only now.
phrase-written = I have written them down
phrase-label = Recovery phrase
passkey-title = Passkeys
passkey-text = A passkey is kept by your telephone, browser or security key, and shown with a finger, a face or a PIN.
passkey-make = Make a passkey
passkey-made-where = made { $when }, with { $device }
passkey-used = last used { $when }
passkey-never = never used
passkey-drop = Remove
passkey-drop-of = Remove the passkey made { $when }
passkey-made = The passkey is kept.
passkey-dropped = The passkey is removed. Delete it where it is kept, too.
passkey-not-here = On this address your browser makes no passkeys: it takes https and a name.
come-title = Come back
come-text = Come here as the guest you are on another device.
come-link-text = Open the link that “Your devices” shows on the other device, or point the camera at its code.
come-phrase = Recovery phrase
come-phrase-help = Nine words, in their order. Capitals, accents and commas do not matter.
come-phrase-go = Come back by the phrase
come-passkey = Passkey
come-passkey-text = Your browser or telephone asks which one.
come-passkey-go = Show a passkey
come-as = Go on as { $name }?
come-as-text = This browser then has the tables and seats of { $name }.
come-as-you = Do so only if { $name } is you.
come-there =
    { $count ->
        [0] No game runs there now.
        [one] One game runs there.
       *[other] { $count } games run there.
    }
come-here = What about { $name }?
come-here-text =
    { $count ->
        [one] So far this browser is { $name }, who is at one table.
       *[other] So far this browser is { $name }, who is at { $count } tables.
    }
come-bring = Bring it all along
come-bring-help = Tables and seats of { $here } become those of { $name }. The name { $here } is gone.
come-leave = Leave it
come-leave-help = { $here } stays as it is. Sign this device out, and you are { $here } again.
come-go = Go on as { $name }
come-stay = Stay { $name }
come-other = Come back as another guest
come-other-text = By a link, a recovery phrase or a passkey.

## Home

games = Games
hero-title = The table where Inca games meet
hero-text = Click Play now and you are at the board a second later. No account, no form. Friends join by a link.
your-turn = Your turn
your-move = Your move
with-others = with { $names }
back-to-table = Back to the table
players-span = { $span } players
minutes-span = { $span } min
play-now = Play now
play = Play
play-level = How strong the bots are
play-against = Bots: { $level }
game-goes-on = Your game goes on
more-running =
    { $count ->
        [one] and one more game
       *[other] and { $count } more games
    }
invite-friends = Invite friends
learn = Learn
running-games = Your running games
running-none = No game is running. Click Play now, or sit down at an open table.
waiting-for-you =
    { $count ->
        [one] one is waiting for you
       *[other] { $count } are waiting for you
    }
table-waiting = Waiting for players
dealing = The cards are being dealt
dealing-text = Waiting for what the players add to the shuffles …
table-running = Running
somebody-thinks = { $name } is thinking
open-table = Open
join-label = Got a link or a table code?
join-example = condor-terrace-4827
join = Join
open-tables = Open tables
open-none = No table has a free seat right now. Create one, and others will find it here.
seats-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
new-table = New table
table-yours = your table
table-of = { $name }’s table
given = Begun from move { $line } of another game
    .help = Whoever knows that game knows what was hidden in it up to then.
given-short = from move { $line }
sit-down = Sit down
seat-free = free seat
replays = Finished games and records
replay = Replay
import-text = Do you have the record of a game? It is checked and shown move by move.
import-file = Choose a file
import-paste = Paste text
import-area = The text of the record
import-show = Show this game
import-sound = The record is valid: every move is legal. It contains no seed, so the shuffles cannot be checked.
import-verified = The record is valid: every move is legal, and every shuffle follows from the seed.
import-verified-given = The record is valid: every move is legal. Its first { $line } moves are of another game; every shuffle after them follows from the seed.
import-unfair = Every move is legal, but the shuffles do not follow from the seed. Do not trust this game.
dismiss = Take this game off my list: { $game }
dismissed = The game is off your list. The others keep it on theirs.
dismissed-back = Undo
how-it-works = How it works
how-glow = What glows is legal
    .text = The table asks one small question at a time and lights up every answer.
how-no = Every “no” has a number
    .text = Touch what is not legal: the rule and its sentence tell you why.
how-kept = Every game is kept
    .text = Scrub through any game, and see where every point came from.
how-bots = Bots keep your seat warm
    .text = Short of players? Bots fill in, and a friend can take over in mid-game.

## Creating a table

setup-title = Create a table
setup-seats = Who plays?
setup-count = How many seats
players-count = { $count } players
setup-seat = Seat { $number }: who sits there
setup-level = Seat { $number }: how strong the bot is
setup-name = Seat { $number }: name
setup-me = Me ({ $name })
setup-here = Somebody else at this screen
setup-bot = A bot
setup-open = Free, for a friend
setup-program = A program of mine
    .help = At the table you get a token for it, and the line that starts it.
setup-name-example = Their name
setup-name-program = Its name, if it has one
level-beginner = Beginner
    .about = Sees what lies before it and misjudges much of it: right for your first games.
level-casual = Casual
    .about = Sees a little more, and still errs now and then.
level-seasoned = Seasoned
    .about = Seldom errs: you need a plan against it.
level-expert = Expert
    .about = Sees all that counts, and thinks a moment ahead.
level-master = Master
    .about = Thinks ahead, then tries its best moves out before it takes one.
level-of = { $level }, { $character }
setup-character = Seat { $number }: the bot’s character
character-plain = Even-handed
character-any = A character at random
level-time = { $level }: up to { $seconds } s a move
level-random = Easy
level-greedy = Medium
level-search = Strong
setup-options = Options
setup-listed = Show this table to everybody
    .help = Otherwise only people with the link find it.
setup-rated = Rated game
    .help = Your ratings change by it. People only, no hints; if a bot makes even one move for somebody, they come last.
    .people = For that, every other seat must be free for a friend: no bots, and nobody else at this screen.
setup-hints = Allow hints
    .help = Everybody at the table may ask for them; the log says so.
clock = Clock
setup-clock-none = No clock
    .help = Everybody takes as long as they like.
setup-clock-live = At one sitting
    .help = Everybody begins with some time, and every decision adds a little. Simultaneous choices count for each of you.
setup-clock-days = Over days
    .help = Look in once a day or so. What you don’t use of a turn’s time is saved, up to the reserve.
setup-clock-time = How long
setup-clock-own = My own numbers
setup-clock-live-bank = Minutes to begin with
setup-clock-live-gain = Seconds per decision
setup-clock-days-bank = Days of reserve
setup-clock-days-gain = Days per turn
setup-clock-fall = If a clock runs out
setup-clock-level = How strong that bot is
setup-clock-vacation = Vacation for each player
setup-clock-no-vacation = none
clock-live = { $bank } + { $gain } per decision
clock-days = { $gain } per turn, reserve { $bank }
clock-fall-bot = A bot plays until they’re back
    .told = When time is up, a bot plays on until its player is back
clock-fall-bot-for-good = A bot plays on to the end
    .told = When time is up, a bot plays on to the end
clock-fall-mark = Nothing, but everybody sees it
    .told = When time is up, nothing happens, but everybody sees it
clock-weekends = Weekends are free
    .help = On Saturdays and Sundays, by your calendar, no clock runs.
clock-vacation =
    { $count ->
        [one] Everybody may take one day of vacation
       *[other] Everybody may take { $count } days of vacation
    }
time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
time-hours = { $count } h
time-minutes = { $count } min
time-seconds = { $count } s
setup-doors = Who may come in
password = Password
    .help = Whoever comes to the table types it once. Leave it empty if the link is enough.
setup-players-only = Players only
    .help = Once the game has begun nobody else can look on, not even after the end.
setup-then-invite =
    { $count ->
        [one] You get a link to share. The game begins when the free seat is taken.
       *[other] You get a link to share. The game begins when all { $count } free seats are taken.
    }
setup-then-play = All seats are taken: the game begins at once.
setup-make = Create the table
setup-start = Start the game
play-on-title = Play on from move { $line }
play-on-text = The new game begins with these { $line } moves of another one, and goes on with shuffles of its own. Number of players and options stay as they were.

## At the table

board = Board
players = Players
phases = Steps
rules = Rules
score-sheet = Score sheet
menu = More
question = The question
table-side = Players, question, log
table-parts = Parts of the table
tab-board = Board
tab-players = Players
tab-log = Log
you = you
away = away
to-move = to decide
score = Score
seat-menu = What to do with { $name }’s seat
seat-take = Sit down here
seat-leave = Leave this seat
seat-free-up = Free this seat for a friend
seat-bot = Let a bot play here
seat-program = Let a program of mine play here
seat-token = New token for your program
seat-back = Take your seat back
seat-resign = Resign
hand-over-title = Let a bot play for { $name }?
hand-over-since =
    { $minutes ->
        [0] { $name } has been away for less than a minute.
        [one] { $name } has been away for a minute.
       *[other] { $name } has been away for { $minutes } minutes.
    }
hand-over-text = A bot will play on in this seat. { $name } can take it back at any time, with one click.
hand-over-go = Let a bot play
kept-for = for { $name }
kept-title = Your seat is waiting for you.
kept-text = { $name } let the bot { $bot } play for you while you were away.
kept-text-plain = The bot { $bot } is playing for you.
program-of = program of { $name }
program-yours = your program
program-away = Your program { $name } is not connected.
program-token = Get a token
token-title = Your program { $name }
token-start = Start it with this line
token-label = Token
token-secret = Keep the token to yourself: whoever has it plays this seat and sees its hand. It is shown only now; a new one ends it.
token-client = client.py is the example that comes with Tampu. A program in any other language will do as well.
token-waiting = Waiting for your program …
token-here = Your program is connected.
seating-bot = { $name } lets the bot { $now } play for { $was }.
seating-left-to-bot = { $was } lets the bot { $now } play.
seating-left = { $was } leaves the table.
seating-freed = { $name } frees { $was }’s seat.
seating-sat-down = { $now } sits down.
seating-took-over = { $now } takes over from { $was }.
resigned = { $name } resigned
resign = Resign
resign-title = Resign from this game?
resign-text = A bot takes this seat for good, and everybody is told. You can watch to the end, but you cannot come back.
leave-table = Leave the table
seating-resigned = { $name } resigns. The bot { $now } plays to the end.
clock-left = { $time } left
clock-stands = The clock stands at { $time }
clock-until = It runs out on { $date }
clock-fell = Time is up
vacation-until = on vacation until { $date }
grace =
    { $minutes ->
        [one] A bot may take over in one minute
       *[other] A bot may take over in { $minutes } minutes
    }
    .help = Until then nobody may give this seat to a bot.
seat-rest = Go on vacation
seat-return = End your vacation
vacation-title = Go on vacation
vacation-text =
    { $count ->
        [one] Your clock stands still meanwhile. You may still take one day.
       *[other] Your clock stands still meanwhile. You may still take { $count } days.
    }
vacation-days = How many days, from now on
vacation-go = Stop my clock
kept-text-fell = Your time ran out, and the bot { $bot } is playing for you.
seating-fell = { $was }’s time is up: the bot { $now } plays until { $was } is back.
seating-fell-for-good = { $was }’s time is up: the bot { $now } plays on to the end.
seating-fell-free = The time of the free seat is up: the bot { $now } plays.
clock-news-fell = { $name }’s time is up.
clock-news-vacation = { $name } is on vacation until { $date }.
clock-news-back = { $name } is back from vacation.
clock-news-away = The house was closed for { $time }. No clock ran meanwhile.
watching-title = You are watching.
watching-text = You see what everybody at the table sees, and no hands.
watchers =
    { $count ->
        [one] one person watching
       *[other] { $count } people watching
    }
watchers-nameless =
    { $count ->
        [one] a guest
       *[other] { $count } guests
    }
offline = Offline
fill-with-bots = Fill up with bots and begin
invite-label = Send this link to your friends
invite-code = or tell them the code { $code }
invite-password = They also need the password.
players-only = Players only: once all seats are taken, nobody else can look on.
locked-title = This table has a password
locked-text = Ask { $host } for it. You need it only once.
locked-enter = Enter the password
copy = Copy
copied = Copied.
copy-selected = Selected; copy it with Ctrl+C.
share = Share
link-copied = The link is copied.
link-selected = The link is selected; copy it with Ctrl+C.
waiting = Waiting
forced = Nothing to choose. A short pause keeps that from the others.
happening = What is happening
skip = Skip
film = What is being shown
film-next = Next
pace = Speed of the animations
pace-step = Step by step
pace-turn = Turn by turn
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
sending = Sending …
take-back = Undo
zoom-in = Zoom in
zoom-fit = The whole board
curtain-title = { $name }, it is your turn
curtain-text = Hand the screen to { $name }. Everything secret stays covered until then.
curtain-lift = I am { $name }: show my cards
connection-lost = Connection lost. Trying again …
connection-healed = Connected again.
why-not = Why not?
why-allowed = This is allowed.
open-paragraph = Open the paragraph

## What people agree on

proposal = Question to the table
proposal-undo = { $name } asks to undo their last move.
    .mine = You ask to undo your last move.
    .means = Everything after move { $line } would be undone, chance too. The same moves would meet the same draws again.
proposal-pause = { $name } asks for a pause.
    .mine = You ask for a pause.
    .means = Nobody could move until all agree to go on.
proposal-go-on = { $name } asks to go on.
    .mine = You ask to go on.
    .means = The pause would be over.
proposal-abandon = { $name } asks to end the game without a result.
    .mine = You ask to end the game without a result.
    .means = Nobody would win, all hands would be shown, and the game could not go on.
proposal-awaited = Not answered yet: { $names }
proposal-withdraw = Withdraw
agree = Yes
refuse = No
wish-undo = Ask to undo my last move
    .alone = Undo my last move
wish-pause = Ask for a pause
    .alone = Pause the game
wish-go-on = Ask to go on
    .alone = Go on
wish-abandon = Ask to end the game without a result
    .alone = End the game without a result
abandon-title = End the game without a result?
abandon-text = If all others agree, nobody wins and all hands are shown. The game cannot go on after that.
abandon-text-alone = Nobody wins and all hands are shown. The game cannot go on after that.
abandon-go = Ask the others
abandon-go-alone = End the game
paused = Pause
paused-text = The game is paused. Nobody can move.
no-result = This game ended without a result
consent-asked-undo = { $name } asks to undo their last move.
consent-asked-pause = { $name } asks for a pause.
consent-asked-go-on = { $name } asks to go on.
consent-asked-abandon = { $name } asks to end the game without a result.
consent-yes = { $name } agrees.
consent-no = { $name } does not agree.
consent-withdrawn = { $name } takes the question back.
consent-back = The move is undone, with everything after it.
consent-paused = The game is paused.
consent-going-on = The game goes on.
consent-abandoned = The game is over, without a result.

## Log and chat

log-and-chat = Log and chat
talk-log = Log
talk-chat = Chat
talk-since = Since your turn
since-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
since-met = What it means for you
since-forced = Your only answer, given for you
since-film = See it again
log-empty = Nothing has happened yet.
log-keys = The up and down arrows go from line to line, Home and End to the first and the last.
log-more =
    { $count ->
        [one] and one more like this
       *[other] and { $count } more like this
    }
log-turn = { $name }’s turn: { $count } steps
while-away = while you were away
undone = Undone:
unread = unread
chat-empty = Nobody has said anything yet.
chat-message = Message
chat-placeholder = Say something kind
send = Send
chat-older = Older messages
chat-menu = What to do about this message by { $name }
chat-mute = Hide what { $name } writes
chat-muted = You no longer see what { $name } writes. Nobody else is told.
chat-unmute = Show again
chat-hidden = People whose messages you hide
chat-hidden-of = You hide what { $name } writes.
report = Report this message
report-title = Report this message?
report-text = { $name } wrote: “{ $text }”. Whoever runs this server will see it, with the messages around it and your name.
report-reason = What is wrong with it? (if you want to say)
report-go = Report
report-sent = Thank you. Whoever runs this server can see it now.

## Rules

rule-open = Open rule { $rule }
rules-of = Rules of { $game }
rules-search = Search the rules
rules-found =
    { $count ->
        [one] one found
       *[other] { $count } found
    }
rules-none = No rule says that. Try one of these, another word, or a number.
rules-suggestions = Search for this instead
rules-found-more = { $count } shown, best first; { $rest } more
rules-answers = What was found, best first
rules-unknown = There is no rule { $rule }.
rules-away = The rules could not be loaded.
rules-neighbours = Neighbouring paragraphs
close-rules = Close the rules
rule-kind-check = forbids
rule-kind-effect = effect
rule-kind-definition = definition
rule-kind-option = option
rule-ruling = A ruling: the source leaves this open.
rule-reconstructed = Reconstructed: not all of this can be read from the printed original.

## Replay

replay-of = of { $lines }
replay-first = To the start
replay-back = Previous move
replay-on = Next move
replay-play = Play
replay-pause = Pause
replay-slider = Position in the game
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-eyes = Point of view
replay-eyes-of = What { $name } saw
replay-set-up = Set-up
replay-mark = Move { $line }: { $name }
replay-mark-round = Move { $line }: a new round or phase
live = Live
back-to-now = Back to the present
lead = Looking at the game together
lead-text = To look at it together: the others see what you see.
lead-take = Take the lead
lead-mine = You have the lead.
lead-mine-text = The others see what you see.
lead-by = { $name } has the lead.
lead-following = You see the same.
lead-not-following = You look around by yourself.
lead-follow = Follow
lead-unfollow = Look around by myself
lead-stop = Give up the lead

## The end

game-over = The game is over
well-played = Well played. Another game?
play-again = Play again
follow-again = To the return game
watch-from-start = Watch from the start
see-the-board = See the board
sheet-so-far = The score so far
won =
    { $count ->
        [one] { $names } wins with { points-counted }
       *[other] { $names } share the win ({ points-counted })
    }
won-you = You win with { points-counted }
points-counted =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-by-source = Points by source
total = Total
place = Place
hands-title = Who played
hands-of = { $name } up to move { $line }
hands-last = { $name } to the end
graph-title = Scores over time
graph-label = Graph of the scores; the arrow keys read out its values
graph-start = start
keep-title = Record and proof
keep-text = The record contains every move. It can be replayed here, and by anybody else.
keep-as-text = Record as text
keep-as-json = Record as JSON
keep-record = Record
keep-lines = With my lines and comments
keep-left-out =
    { $lines ->
        [one] { $lines } line cannot be played in the game as it really was. It is not in the file.
       *[other] { $lines } lines cannot be played in the game as it really was. They are not in the file.
    }
keep-study = With the analysis
shuffle-title = Check the shuffle
shuffle-text = Before the first move the table published a fingerprint of its secret seed, and the browsers of the players promised random shares of their own. All chance came from both together, so nobody could choose the cards, not even the host.
shuffle-text-alone = Before the first move the table published a fingerprint of its secret seed. All chance came from that seed alone: no player’s browser added to it.
shuffle-commitment = Fingerprint before
shuffle-seed = Seed, now revealed
shuffle-share = Share of { $name }
shuffle-check = Check the shuffles here
shuffle-unknown = This page cannot compute fingerprints: browsers do that on secure pages only (https, or on the server’s own machine). Use the command below.
shuffle-seed-kept = The seed matches the fingerprint that was shown before the game.
shuffle-seed-broken = The seed does not match the fingerprint that was shown before the game.
shuffle-seed-changed = The fingerprint is not the one that this browser saw before the game.
shuffle-own-kept = Your own share went into the shuffles unchanged.
shuffle-own-late = Your own share came too late for the shuffles.
shuffle-own-broken = Your own share was accepted, but it is not in the shuffles.
shuffle-own-none = This browser added no share, or no longer remembers it.
shuffle-shares-kept =
    { $count ->
        [one] One share is the one that was promised before the cards were dealt.
       *[other] All { $count } shares are those that were promised before the cards were dealt.
    }
shuffle-share-missing = The share that { $name } promised never came.
shuffle-share-broken = The share of { $name } is not the one that was promised.
shuffle-shares-changed = The promises are not those that this browser saw before it showed its own share.
shuffle-shares-none = No player’s share is in the shuffles.
shuffle-draws-kept =
    { $count ->
        [one] The only draw is the one that the seed and the shares give.
       *[other] All { $count } draws are those that the seed and the shares give.
    }
shuffle-draw-broken = Line { $line }: the seed and the shares give “{ $fair }”, the game says “{ $told }”.
shuffle-draws-missing = The list of draws does not fit the moves of the game.
shuffle-given = The first { $line } moves are of another game: their draws do not come from this seed.
shuffle-verdict-kept = Everything that was checked here fits.
shuffle-verdict-broken = Something does not fit. Do not trust this game.
shuffle-command = What could be drawn at each moment is the server’s word here. This command works that out from the rules as well, from the downloaded record:

## One’s own games, and ratings

me-link = Your games and ratings
me-title = Your games
me-none = You have not finished a game yet.
    .text = Once you have, this page shows your places, where your points came from, and how you fare against others. Only you see it.
me-games = Games
me-games-count =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
me-firsts = First places
me-average = Points a game
me-best = Most points
me-time = Usual length
me-any = All games
me-places = Places
me-each-game = a game
me-people = Against people
me-bots = Against bots
me-opponent = Opponent
me-ahead = ahead
me-level = level
me-behind = behind
me-show-all = Show all { $count }
me-when = When
me-with-bot =
    { $games ->
        [one] In one of these games a bot played for you for a while. Of all { $all } decisions on your seats it made { $bot }.
       *[other] In { $games } of these games a bot played for you for a while. Of all { $all } decisions on your seats bots made { $bot }.
    }
place-nth =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
place-of = { $place } of { $seats }
decimal = { $number }
lasting-minutes = { $number } min
lasting-hours = { $number } h
lasting-days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
rated = rated
rated-table = A rated game: people only, without hints. If a bot makes even one move for you, you come last.
rating = Rating
ratings = Ratings
rating-provisional = provisional
rating-read = Rating { $points }, give or take { $spread }
rating-about = In 19 of 20 cases the true strength is within { $spread } points of { $points }.
rating-note = In 19 of 20 cases the true strength lies within the range given. 400 points more mean odds of ten to one.
rating-none = You have not played a rated game of this yet. Choose “Rated game” when you create a table.
rating-before = Before
rating-after = After
rating-change = Change
ratings-unchanged = This game changes no ratings: somebody never made a move, or nobody stayed to the end.
ratings-soon = The ratings are being worked out …
rating-steps = Game by game
rating-curve =
    { $count ->
        [one] Curve of your rating: { $now } after one game
       *[other] Curve of your rating over { $count } games: from { $first } to { $now }
    }
rating-games =
    { $count ->
        [one] one rated game
       *[other] { $count } rated games
    }
gave-up = gave up
ladder-title = What the bots are rated
ladder-text = Found by letting bots play each other, { $count } at a table. Distances mean the same as among people: 400 points are odds of ten to one. But bots never play rated games with people, so whether 1000 is equally strong on both sides nobody has measured.
ladder-level = Level
ladder-interval = 19 of 20 cases
own-title = What is kept of you
own-text = Your name, your games and what you said there. You can have all of it as a file, or have it deleted.
own-file = Download everything
forget = Delete everything …
forget-title = Delete everything that is kept of you?
forget-text = Your name, your words, your results and ratings go. Games that others played with you stay whole, with a nameless seat; seats in running games become free.
forget-final = This cannot be undone. Download your data first if you want to keep it.
forget-go = Delete everything
forgotten = Nothing is kept of you any more.

## Keys

shortcuts = Keyboard shortcuts
shortcuts-on = Shortcuts of a single letter
shortcuts-tab = Tab reaches everything; Enter or the space bar presses it.
key-r = R
    .does = open or close the rules
key-a = A
    .does = the player aid: what a turn offers
key-g = G
    .does = the guide to the question
key-h = H
    .does = a hint; once more: a good move, then why
key-w = W
    .does = what this is: the focused thing, or the one pointed at
key-l = L
    .does = to the log; there ↑ and ↓ go from line to line
key-s = S
    .does = open or close the score sheet
key-q = Q
    .does = to the question
key-n = N
    .does = the next step of a paused animation
key-u = U
    .does = undo
key-arrows = ← →
    .does = back and forth in the replay
key-esc = Esc
    .does = close, skip, or back to the present
key-help = ?
    .does = this list

# Lessons
lesson = A lesson
lesson-number = Lesson { $number } of { $of }
lesson-missed = Not there yet: the goal is not reached.
lesson-done = Well done.
lesson-shown = This is one way.
lesson-next = Next lesson
lesson-last = All lessons
lesson-again = Once more
lesson-yourself = Now do it yourself
lesson-hint = Hint
lesson-show = Show me how

# How to play
lessons = Lessons
lesson-solved = solved
lessons-solved = { $count } ✓
learn-title = How to play { $game }
learn-contents = Contents
learn-law = All the rules, numbered
learn-print = Print
figure-watch = Watch the example
figure-try = Try it out
figure-play = { figure-watch }: { $figure }
figure-pause = Pause: { $figure }
learn-tab = How to play
rules-tab = All rules
aid = Player aid
what-is-this = What is this?
what-how = Press anything on the table, and you are told what it is.

# The guide
guide = Guide
guide-close = Got it
play-guided = Play with a guide
colour-0 = Red
colour-1 = Yellow
colour-2 = Green
colour-3 = Blue

# Hints
hint = Hint
hint-title = A hint
hint-thinking = Thinking …
hint-look-anything = All answers are about as good as each other: take the one you like.
hint-to-move = Show a good move
hint-to-any = Show one of them
hint-to-why = Why?
hint-move = This would be a good move:
hint-any = One of them:
hint-marked = See the mark on the board.
hint-then = And then …
hint-agrees = That is just what you have in mind.
hint-play = Play it
hint-begin = Play the first step
hint-figure =
    { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    }
hint-against-meant = It should leave you { $points } further ahead, in points, than what you have in mind.
    .of = It should leave { $name } { $points } further ahead, in points, than what was meant.
hint-against-others = It should leave you { $points } further ahead, in points, than the other answers on average.
    .of = It should leave { $name } { $points } further ahead, in points, than the other answers on average.
hint-against-ending = It should leave you { $points } further ahead, in points, than ending your turn now.
    .of = It should leave { $name } { $points } further ahead, in points, than ending the turn then.
hint-even = In points it makes little difference; what counts is the chance to win.
hint-no-matter = It hardly matters which answer you give: the others are about as good.
    .of = It hardly mattered which answer { $name } gave: the others were about as good.
hint-chance = Chance to win: about { $chance } %, otherwise { $before } %.
reason-rivals =
    { $way ->
        [less] The others should get { $points } more, on average.
       *[more] The others should get { $points } less, on average.
    }
    .look = What are the others about to gain?
    .of = what the others get less, on average
reason-later =
    { $way ->
        [less] What follows from it should bring you { $points } less.
       *[more] What follows from it should bring you { $points } more.
    }
    .look = What does a move now allow you to do later?
    .of = what follows from it
reason-rest = everything else together
reasons-title = Why this move?
hinted = { $name } asks for a hint.
looked = { $name } looks at what is hidden. The bots keep their seats.
silent = { $name } added nothing to the shuffles.

ruling-closed = The house has closed this table.
ruling-reopened = The house has opened this table again.
ruling-set-aside = The house has set this table aside for repair.
ruling-restored = The house has brought this table back.
notice-in =
    { $minutes ->
        [one] In { $minutes } minute: { $text }
       *[other] In { $minutes } minutes: { $text }
    }

# The analysis of a game that is over
study-title = Analysis
study-about = What every move was worth, what would have been better, and what was luck. Each decision is judged by what its player knew then.
study-ask = Analyse
study-on = Go on analysing
study-deeper = Look deeper
study-stop = Stop
study-failed = The analysis broke off. What was found so far is kept.
study-ready = The analysis is done.
study-waiting =
    { $place ->
        [0] It begins in a moment …
        [one] One other game comes first …
       *[other] { $place } other games come first …
    }
study-working = Move { $line } of { $lines } …
study-depth-quick = Quick look
study-depth-standard = Standard look
study-depth-deep = Deep look
study-made = { $depth }; { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } of computing.
study-thresholds = An inaccuracy loses { $inaccuracy } percentage points of the chance to win or more, a mistake { $mistake }, a blunder { $blunder }; smaller or uncertain losses are not marked.
study-chance = { $chance } %
study-chance-about = { $chance } ± { $margin } %
study-moved =
    { $way ->
        [less] −{ $points } %
       *[more] +{ $points } %
    }
study-moved-about =
    { $way ->
        [less] −{ $points } ± { $margin } %
       *[more] +{ $points } ± { $margin } %
    }
study-graph-label = Graph of the chances to win; the arrow keys read out its values, Enter shows the board
study-graph-signs = ! a mistake · ‼ a blunder · ★ luck. Press the graph to see the board as it was.
study-as-table = The same as a table
study-after-move = After move
study-luck = Luck
study-luck-title = Luck and skill
study-start = Chance at the start
study-skill = Own decisions
study-others = The others’ decisions
study-result = Result
study-law = For everybody, start, luck, own decisions and the others’ decisions add up to the result. Decisions are measured against what players usually do; luck is what chance and hidden cards did.
study-mean-loss = Lost per decision
study-per-decision = { $chance } %, { $points } pts
study-unsure = could not tell
study-mark-inaccuracy = Inaccuracy
study-mark-mistake = Mistake
study-mark-blunder = Blunder
study-marks-inaccuracy = Inaccuracies
study-marks-mistake = Mistakes
study-marks-blunder = Blunders
study-lost-beginning = Points lost in the beginning
study-lost-middle = Points lost in the middle
study-lost-end = Points lost at the end
study-best = Best move
study-dearest = Costliest move
study-turns = How the game turned
study-no-turns = No single moment moved anybody’s chance much.
study-turn-loss-of = Move { $line }: { $name } missed something better and lost { $points ->
        [one] one percentage point
       *[other] { $points } percentage points
    } of the chance to win.
study-turn-deed-of = Move { $line }: { $name } found a strong move and gained { $points ->
        [one] one percentage point
       *[other] { $points } percentage points
    }.
study-turn-luck-of = Move { $line }: { $way ->
        [less] luck turned against { $name } and took { $points ->
            [one] one percentage point
           *[other] { $points } percentage points
        }.
       *[more] luck favoured { $name } and gave { $points ->
            [one] one percentage point
           *[other] { $points } percentage points
        }.
    }
study-marked = Errors
study-whose = Whose errors and turning points
study-everybody = Everybody
study-mistake = Move { $line }, { $name }: { $mark }, { $points }{ $about } %
study-none-marked = No errors found.
study-said-best = Move { $line }: { $name } found the best move we know.
study-said-even = Move { $line }: nothing we tried is clearly better than what { $name } did.
study-said-lost = Move { $line }: { $name } lost { $points }{ $about } percentage points of the chance to win.
study-played = Played
study-instead = Better { $number }
study-else = Another move
study-error-before = Previous error
study-error-after = Next error
study-whole-turn = The whole turn, compared with the best found: { $lost }

# Stepping aside: what if
aside = What if?
aside-back = Back to the game
aside-bot = A bot answers
aside-chance = chance
aside-lines = Lines tried from here
aside-say = Name and comment
aside-name = Name this line
aside-comment = Comment
aside-cut = Forget this line
aside-imagined = You do not know what is hidden; here it is made up to fit what you know. Once you look at it, nobody else can sit down at this table.
aside-looks = You are looking at what is hidden. Chance still falls anew.
aside-look = Look at what is hidden
aside-hide = Make it up again
spot = From this position
spot-copy = Copy the address of this position
spot-picture = Save a picture
note-title = Notes on this position
note-lines = { $count ->
        [one] 1 line noted here
       *[other] { $count } lines noted here
    }
play-on = Play on from here
puzzle = Find something better
puzzle-begin = Learn from { $name }’s mistakes
puzzle-number = { $number } of { $of }
puzzle-task = Move { $line }: a { $mark ->
        [inaccuracy] slightly inaccurate move
        [blunder] blunder
       *[mistake] mistake
    } by { $name } that lost { $points } percentage points of the chance to win. What would be better? Anything that loses less than { $margin } counts.
puzzle-judge = Judge my move
puzzle-judging = Judging …
puzzle-good = Good: that counts.
puzzle-still = Not yet.
puzzle-loses = Compared with the best move found, it loses { $points }{ $about } percentage points.
puzzle-loses-perhaps = Whether it loses anything cannot be told: { $points }{ $about } percentage points.
puzzle-loses-nothing = Nothing better was found.
puzzle-show = Show what is better
puzzle-next = Next mistake
puzzle-none = No such mistake by { $name } is known here. Have the game analysed first.
