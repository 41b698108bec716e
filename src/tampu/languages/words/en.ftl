# Words of the house: they belong to no game and to no page.

nobody = chance
list-more = { $left }, { $right }
list-end = { $left } and { $right }
list-end-i = { $left } and { $right }
mark-ruling = ruling
mark-reconstructed = reconstructed
seat-nameless = Seat { $number }
replay-at = Move { $line } of { $lines }
replay-line = Move { $line }
aside-from = What if – from move { $line }

## What the server cannot do: what was wrong, and what to do

problem-bad-message = The server does not understand this message ({ $detail }). Reload the page and try again.
problem-not-json = The server expects JSON here. Send the message as application/json.
problem-too-large = This is larger than { $limit } bytes. Send something shorter.
problem-too-fast =
    { $seconds ->
        [one] That was too fast. Wait { $seconds } second and try again.
       *[other] That was too fast. Wait { $seconds } seconds and try again.
    }
problem-bad-origin = This request comes from another site. Open the table on its own page.
problem-wrong-host = This server does not go by that name. Use the address that its host gave you.
problem-too-slow = The request took too long to arrive. Try again.
problem-bad-cookie = This browser’s guest pass is not valid. Reload the page to get a new one.
problem-bad-token = This token opens no seat here. Ask whoever owns the program for a new one.
problem-no-guest = The server does not know this browser yet. Allow cookies for this page and reload it.
problem-hello-first = The connection did not begin with a greeting. Reload the page.
problem-name-empty = A name needs at least one letter. Type one.
problem-name-too-long = A name has { $limit } characters at most. Choose a shorter one.
problem-name-strange = This name contains signs that cannot be shown. Use letters, digits and ordinary signs.
problem-text-empty = There is nothing to send. Write something first.
problem-text-too-long = A message has { $limit } characters at most. Make it shorter.
problem-question-empty = There is nothing to look for. Write a word or a number.
problem-question-too-long = A question about the rules has { $limit } characters at most. Make it shorter.
problem-not-found = There is nothing at this address. Check it, or go to the home page.
problem-wrong-method = This address does not take requests of this kind. See the description of the interface.
problem-no-such-game = No game is called “{ $game }”. Choose one from the home page.
problem-no-such-level = No bot is called “{ $level }”. Choose one from the list.
problem-no-such-table = There is no such table. Check the link, or ask for a new invitation.
problem-no-such-seat = This table has no such seat. Choose one that is shown.
problem-call-address = Nothing can be sent to this address. Look whether it is complete and written correctly.
problem-call-inside = This address belongs to the server’s own network, where it sends nothing. Use one that is on the Internet, or ask your host to allow it.
problem-call-topic = For ntfy an address with a topic is needed, such as https://ntfy.sh/my-topic.
problem-call-room = For Matrix the id of a room, with its server, and an access token are needed.
problem-no-mail = This server sends no letters. Choose another way.
problem-no-such-channel = This way is not there any more. Reload the page.
problem-bad-link = This link does not work any more. Use one from a newer message, or your page “Calls”.
problem-too-many-channels = You are called on { $limit } ways already. Remove one first.
problem-no-such-record = This record is no longer here. Upload it again.
problem-no-such-lesson = There is no such lesson. Choose one from the list.
problem-no-such-figure = There is no such figure.
problem-seat-taken = Somebody already sits there. Choose another seat, or watch.
problem-not-your-seat = This seat is not yours. Play only for your own seat.
problem-not-at-the-table = Only those who sit at this table can do this. Take a seat first.
problem-bot-seat = A bot sits there, and only the host can change that. Ask the host.
problem-kept-seat = A bot plays this seat for somebody who may come back. Only they can take it.
problem-id-used = This message number was used for something else. Take a new one.
problem-saw-another-hand = You have played another hand at this table, so you may not look into this one. You can watch.
problem-hidden-seen = What is hidden in this game has been looked at, so nobody else can sit down here. Start a new game.
problem-rated-people = In a rated game every seat belongs to a different person: no bots, no programs, and nobody on two seats.
problem-rated-plain = A rated game starts from the beginning and allows no hints. Leave one or the other out.
problem-rated-seat = In a rated game everybody keeps the seat they began with. You can look on, or start a new game.
problem-rated-undo = In a rated game there is no undo by consent. What is free to undo still is.
problem-not-rated = This is not a rated game, so no ratings change by it.
problem-still-here =
    { $minutes ->
        [one] Whoever sits there was here less than { $minutes } minute ago. Wait a little before a bot takes over.
       *[other] Whoever sits there was here less than { $minutes } minutes ago. Wait a little before a bot takes over.
    }
problem-clock-runs = Their clock is still running. Only once it has run out may this seat be given to a bot.
problem-clock-fell = The clock of this seat ran out, and all had agreed that a bot then plays on to the end.
problem-clock-unfit = No game can be played by such a clock. At one sitting it has 1 minute to 6 hours and 5 seconds to 10 minutes more per decision; over days, up to 60 days of reserve and 6 hours to 14 days per turn.
problem-no-vacation = There is no vacation from this table: that was agreed when it was made.
problem-vacation-too-long =
    { $days ->
        [0] You have no vacation left at this table.
        [one] You have only { $days } day of vacation left at this table. Take no more than that.
       *[other] You have only { $days } days of vacation left at this table. Take no more than that.
    }
problem-too-many-here = This table is open in { $limit } places already. Close one, or come back later.
problem-dealing = The cards are being dealt. Wait a moment before you change a seat.
problem-no-promise = You promised no share of this shuffle, so there is none to show. The game begins without it.
problem-wrong-share = This is not the share that you promised when you sat down. Only the promised one counts.
problem-share-early = Shares are shown once every seat is taken. Wait until then.
problem-share-late = The cards are dealt already, without this share. The log says so.
problem-refused = The rules do not allow this. Choose something that is highlighted.
problem-not-an-action = “{ $action }” is not a move in this game. Moves are written like this: { $examples }.
problem-stale = The game has moved on in the meantime. Look at the table and choose again.
problem-not-begun = The game has not begun. Wait until every seat is taken.
problem-over = The game is over. You can start a new one.
problem-not-over = The game is not over yet. Play it to its end first.
problem-origin-over = At this move the game is over already, or nothing is left to be decided. Choose an earlier move.
problem-origin-differs = A game that is played on from a position keeps its number of players and its options. Begin anew from the replay.
problem-origin-too-long = More than { $limit } moves come before this position, too many to play on from. Choose an earlier move.
problem-no-undo = This can no longer be undone: somebody has acted since, or something hidden was revealed. Play on from here.
problem-seat-resigned = This seat was given up for good. A bot plays it to the end.
problem-paused = The game is paused. It goes on when everybody at the table agrees.
problem-not-paused = The game is not paused.
problem-nothing-to-undo = You have not decided anything yet that could be undone.
problem-proposal-open = The table is still being asked about something else. Wait until that is settled.
problem-proposal-gone = This question is settled already.
problem-not-asked-to-agree = Only the other players at the table are asked to agree.
problem-not-your-proposal = Only whoever asked can take the question back.
problem-asked-lately =
    { $minutes ->
        [one] You have asked for this before. You can ask again in one minute.
       *[other] You have asked for this before. You can ask again in { $minutes } minutes.
    }
problem-no-such-chat-line = This line of the chat is not there any more.
problem-own-line = You wrote this line yourself.
problem-too-many-reports = Whoever runs this server has more reports than can be read. Try again another day.
problem-no-hints = Hints are given against bots, or where whoever made the table allowed them.
problem-not-asked = Nothing is asked of you now. Wait for your turn.
problem-no-hint-now = No hint at this moment: the log would tell the others that something is asked of you.
problem-no-advice = Nobody could think of a hint just now. Try again in a moment.
problem-no-aside = Stepping aside is possible once the game is over, or where you play against bots alone.
problem-no-way-on = This position shows a part of a game, and does not go on from here. Take a move back.
problem-no-such-line = There is no move { $line } by a player in this game. Choose one from the replay.
problem-too-long-to-analyse = This game has more than { $limit } lines, too many for an analysis. Look at it in the replay.
problem-not-yours-to-stop = Only those who played this game, or whoever asked for its analysis, can stop it. Wait until it is done.
problem-no-analysis = No analysis of this game is done that looked so deep. Have the game analysed first.
problem-analyses-open = You wait for { $limit } analyses already. Ask again when one of them is done, or stop one.
problem-analyses-here = Your network waits for { $limit } analyses already. Ask again when some of them are done.
problem-no-pictures = This server draws no pictures. Look at the position at its own address.
problem-record-not-yet = The record becomes available when the game is over. Until then it would reveal hidden cards.
problem-bad-record =
    { $line ->
        [none] This record is not valid. Check that the file is complete and unchanged.
       *[other] Line { $line } of the record is not valid. Check that the file is complete and unchanged.
    }
problem-other-edition = This game follows edition { $edition } of the rules, but only edition { $known } is known here. Use the version of Tampu it was played with.
problem-too-busy = The server has much to do. Try again in { $seconds } seconds.
problem-too-much-work = This is more than the server can read in the time it has for it.
problem-store-failed = The server could not make sure that this was saved. Look at the table as it is now, and try again if it is missing.
problem-server-error = Something went wrong on the server. Nothing has changed; try again.

## What is wrong with a record

record-line = Line { $line }: { $text }
record-too-large = The file has more than { $limit } characters; no record is that long.
record-too-long = The record has more than { $limit } lines; no game is that long.
record-no-magic = A record begins with “{ $magic }”; this one does not.
record-no-blank = The empty line between the header and the moves is missing.
record-bad-header = “{ $text }” is not a header line; these are known: { $known }.
record-twice = “{ $key }” appears twice in the header.
record-missing = The header has no “{ $key }”.
record-bad-scores = Scores are whole numbers with spaces between them, not “{ $text }”.
record-not-whole = “{ $key }” must be a whole number, not “{ $text }”.
record-not-hash = “{ $key }” must be 64 hexadecimal digits, or none.
record-bad-share = A share is written A=promise:share, both of 64 hexadecimal digits, and none for a share that never came; not “{ $text }”.
record-shares-order = Shares stand in the order of the seats, each seat once.
record-bad-clock = A clock is written like “live bank=600 gain=30 fall=bot”, not “{ $text }”.
record-bad-option = Options are written key=value, not “{ $text }”.
record-bad-move = “{ $text }” is not a move; a move looks like “3. A: card 12”.
record-bad-action = Move { $move } has characters that cannot be shown.
record-bad-number = This move has the number { $number }; it should have { $expected }.
record-bad-json = This is not a JSON record: { $detail }.
record-no-such-game = No game is called “{ $game }”; there are: { $known }.
record-other-game = This is a record of “{ $game }”, not of “{ $expected }”.
record-other-edition = The record follows edition { $edition } of the rules; edition { $expected } is known here.
record-cannot-start = A game cannot begin like this.
record-not-an-action = Move { $move }, “{ $text }”, means nothing in this game; a move looks like “{ $like }”.
record-illegal =
    Move { $move }, by { $who ->
        [chance] chance
       *[other] seat { $who }
    }, is against the rules.
record-wrong-scores = The final scores are { $right }, not those in the header.
record-unfair = Chance was tampered with at move { $move }: the seed gives “{ $fair }”, the record says “{ $text }”.
record-no-seed = The shuffles can only be checked with the seed and its fingerprint (commitment); one of them is missing.
record-wrong-seed = The seed is not the one that was promised before the game: it does not match the fingerprint (commitment).
record-share-of-nobody = There is a share of seat { $who }, but no such seat.
record-wrong-share = The share of seat { $who } is not the one that was promised before the cards were dealt.
record-wrong-checksum = The record was changed after the game: its checksum does not match.
record-too-much-given = The header says that { $given } lines were given at the start, but there are only { $lines }.
record-bad-note = “{ $text }” is not a note; a comment begins with “;”, values with “=”, the name of a variation stands in square brackets, and its moves look like “3. A: card 12”.
record-bad-indent = “{ $text }” is not indented as it should be: notes stand two spaces further in than the move they belong to, and there are no tabs.
record-too-deep = Variations within variations are nested more than { $limit } deep.
record-bad-comment = The comment on move { $move } has characters that cannot be shown.
record-long-comment = The comment on move { $move } has more than { $limit } characters.
record-bad-values = “{ $text }”, at move { $move }, are not values: there must be a chance to win in whole per cent for each of the { $seats } seats, such as “43” or, with its margin, “43±4”.
record-values-twice = Move { $move } has two rows of values.
record-notes-late = The comment and the values of move { $move } stand before its variations; a note on a move in a variation is indented two spaces further than that move.
record-bad-name = The name of a variation of move { $move } has 1 to { $limit } characters, all of which can be shown.
record-name-astray = The name of a variation of move { $move } stands right above the variation’s first move.
record-variation-astray = A variation stands below the move it replaces; no move stands above this one.
record-variation-number = A variation of move { $move } begins with the number { $move } and counts on from there; this move has the number { $number }.
record-variation-not-an-action = In a variation of move { $of }, move { $move }, “{ $text }”, means nothing in this game; a move looks like “{ $like }”.
record-variation-illegal =
    In a variation of move { $of }, move { $move }, by { $who ->
        [chance] chance
       *[other] seat { $who }
    }, is against the rules.

problem-banned = Whoever runs this server does not let you in any more. Ask them why.
problem-muted = Whoever runs this server has muted you: you can play, but not write. Ask them why.
problem-signed-out = This browser was signed out from another device. You go on as a new guest; “Your devices” has the ways back.
problem-already-you = This browser is you already. There is nothing to do.
problem-two-hands = As two guests you have seen two hands of the game at table { $code }, and others still play there. Once it is over you can bring everything along.
problem-no-such-device = This device is signed out already. Reload the page to see which are left.
problem-too-many-devices = A guest can have { $limit } devices at most. Sign one out first.
problem-no-such-link = This link leads to nobody. Make a new one on the device that you come from.
problem-link-used = This link was used already: it is good for one device only. Make a new one.
problem-link-late = This link is too old. Make a new one on the device that you come from.
problem-phrase-word = No recovery phrase has the word “{ $word }”. Check how it is spelt.
problem-phrase-length =
    { $words ->
        [one] A recovery phrase has { $wanted } words; this is { $words } word. Type all of them, in their order.
       *[other] A recovery phrase has { $wanted } words; these are { $words }. Type all of them, in their order.
    }
problem-wrong-phrase = This is nobody’s recovery phrase. Check the words and their order; a newer phrase replaces an older one.
problem-too-many-guesses =
    { $seconds ->
        [one] Too many phrases were tried. Try again in { $seconds } second.
       *[other] Too many phrases were tried. Try again in { $seconds } seconds.
    }
problem-no-passkeys-here = Passkeys need a secure address with a name. Use a link or a recovery phrase instead.
problem-passkey-failed = This passkey could not be checked. Try again.
problem-passkey-unknown = This passkey belongs to no guest here any more. Use another one, a link or a recovery phrase.
problem-too-many-passkeys = A guest can have { $limit } passkeys at most. Remove one first.
problem-no-such-passkey = This passkey is removed already. Reload the page to see which are left.
problem-come-late = This took too long, or was done already. Start again.
problem-not-for-programs = Programs play; they do not talk.
problem-table-closed = This table is closed for now. Whoever runs the server can open it again.
problem-locked = This table has a password. Ask { $host } for it.
problem-players-only = This table is for its players only. Ask them for a seat in their next game.
problem-wrong-password = This is not the password of this table. Check it, or ask whoever made the table.
problem-too-many-passwords =
    { $seconds ->
        [one] Too many passwords were tried here. Try again in { $seconds } second.
       *[other] Too many passwords were tried here. Try again in { $seconds } seconds.
    }
problem-password-empty = A password needs at least one character. Type one, or make the table without a password.
problem-password-too-long = A password has { $limit } characters at most. Choose a shorter one.
problem-set-aside = This table is being repaired. Come back later.
problem-broken-table = This table is damaged and cannot be shown. Tell whoever runs the server.
