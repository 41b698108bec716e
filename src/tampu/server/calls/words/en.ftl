# What guests are told when somebody waits for them: on their screens, by letter, by webhook.

call-turn-title = Your turn: { $game }
call-clock-title =
    { $unit ->
        [hours] { $time } hours left: { $game }
       *[min] { $time ->
            [one] 1 minute left: { $game }
           *[other] { $time } minutes left: { $game }
        }
    }
call-invited-title = A return game waits for you: { $game }
call-begun-title = The game has begun: { $game }
call-over-title = The game is over: { $game }
call-many-title =
    { $count ->
        [one] 1 table waits for you
       *[other] { $count } tables wait for you
    }
call-news-title =
    { $count ->
        [one] News from 1 table
       *[other] News from { $count } tables
    }
call-with = with { $names } · table { $table }
call-alone = table { $table }
call-more =
    { $count ->
        [one] … and 1 more
       *[other] … and { $count } more
    }
call-off = Turn this off
call-trial-title = Tampu can reach you here
call-trial = You asked for a message to try it out. When a table waits for you, it will look like this.

letter-why = You get this letter because you asked Tampu to call you when somebody waits for you.
letter-confirm-title = Shall Tampu write to you?
letter-confirm = { $name } asked Tampu, a table for board games, to write to this address when somebody waits for an answer. If that was you, open this page within two days and press the button:
letter-confirm-else = If it was not you, do nothing: no other letter will come.

page-off-title = No more calls here?
page-off-text = { $name }: no message will be sent there any more. On your page “Calls” you can turn it on again.
page-off-button = Turn off
page-off-done-title = Turned off
page-off-done-text = { $name }: nothing is sent there any more.
page-confirm-title = Shall Tampu write to you?
page-confirm-text = { $name }: letters will come when somebody waits for you at a table. Every one of them has a link that ends it.
page-confirm-button = Yes, write to me
page-confirm-done-title = Confirmed
page-confirm-done-text = { $name }: letters will come from now on.
page-bad-link-title = This link does not work any more
page-bad-link-text = It is too old, or was cut off on its way here. On your page “Calls” you can turn everything on and off.
page-home = Go to the page “Calls”
