# The words of the Machu Picchu board.

## Places and pieces
mp-compass = { $stair ->
    [N] North
    [E] East
    [S] South
   *[W] West
}
mp-compass-letter = { $stair ->
    [N] N
    [E] E
    [S] S
   *[W] W
}
mp-priest = Priest { $priest }
mp-card = Card { $card }
mp-high-priest = High Priest: first player of this round
mp-draw-pile-name = the deck
mp-order = { $order ->
    [tall_first] Tall first
   *[small_first] Small first
}
mp-sky = { $sky ->
    [sun] Sun
   *[moon] Moon
}: { $instruction ->
    [all_hidden] all face down
    [all_open] all face up
    [only_first_open] only the first face up
    [only_first_hidden] only the first face down
   *[first_two_open] first two face up
}

## Top bar and players
mp-round = Round { $round } of { $rounds }
mp-phase-sky = Sun/moon card
mp-phase-place = Place
mp-phase-order = Order
mp-phase-move = Move
mp-note-placing = placing
mp-note-laid = { mp-compass }: { $card ->
    [unknown] ?
   *[other] { $card }
}

## Temple
mp-stair-empty = { mp-compass } stair: empty
mp-stair-known = { mp-compass } stair: card { $card }, placed by { $name }, { $face ->
    [open] face up
   *[hidden] face down
}
mp-stair-unknown = { mp-compass } stair: a face-down card, placed by { $name }
mp-stair-plan = { mp-compass } stair: empty. Plan card { $card } here, { $face ->
    [open] face up
   *[hidden] face down
}
mp-stair-confirm = { mp-compass } stair: card { $card } is planned here, { $face ->
    [open] face up
   *[hidden] face down
}. Press again to place it
mp-squares = Squares of the temple
mp-square = { $square }{ $suns ->
    [1] , one sun
    [2] , two suns
   *[0] { "" }
}{ $priest ->
    [0] { "" }
   *[other] , priest { $priest }
}{ $offered ->
    [yes] , can be chosen
   *[no] { "" }
}
mp-look-square = { $square }: { $suns ->
    [1] one sun
    [2] two suns
   *[0] no sun
}{ $start ->
    [0] { "" }
   *[other] , start of priest { $start }
}
mp-look-priest = Priest { $priest }{ $standing ->
    [own] , yours
   *[other] { "" }
}, worth { $value }
mp-priest-at = { $square ->
    [none] Priest { $priest } is outside the temple and worth { $value }.
   *[other] Priest { $priest } stands on { $square } and is worth { $value }.
}

## Depots and rows
mp-priest-standing = { $standing ->
    [outside] outside
    [own] yours
   *[other] { $priest ->
        [1] smallest
        [2] small
        [3] tall
       *[4] tallest
    }
}
mp-depot-tokens = { $count ->
    [0] No token yet
   *[other] Tokens: { $tokens }
}
mp-depot = Depot of priest { $priest }{ $standing ->
    [own] , yours
    [outside] , outside the temple
   *[other] { "" }
}: worth { $value }. { mp-depot-tokens }
mp-backed-by = Priest { $priest } is backed by { $name }
mp-row = { $kind ->
    [sun] Sun row
   *[fire] Fire row
}
mp-row-next = next { $value }
mp-row-empty = empty
mp-row-spoken = { mp-row }: { $count ->
    [0] empty
   *[other] { $tokens }
}

## Sun/moon card
mp-sky-card = Sun/moon card of this round
mp-sky-waiting = The next card is being revealed …
mp-sky-pays = { $sky ->
    [sun] Sun squares pay { $square }, the centre { $centre }.
   *[moon] Only the centre pays: { $centre }.
}
mp-sky-left = { $count ->
    [0] No card left in the deck.
    [one] { $count } card in the deck.
   *[other] { $count } cards in the deck.
}
mp-placement = Placement { $placement }, { $name }: { $face ->
    [open] face up
   *[hidden] face down
}{ $done ->
    [yes] , done
   *[no] { "" }
}

## Hand and decks
mp-holdings = Your cards and your pair
mp-hand = Your hand
mp-hand-card = Card { $card }{ $state ->
    [picked] , chosen
   *[other] { "" }
}
mp-draw-pile = { $count ->
    [one] card in the deck
   *[other] in the deck
}
mp-used-cards = { $count ->
    [0] No used card yet
    [one] { $count } used card
   *[other] { $count } used cards
}
mp-card-list = Direction cards
mp-card-place = { $card }: { $place ->
    [used] used
    [stair] on a stair
    [hand] in your hand
   *[unseen] not seen
}
mp-card-key = { $place ->
    [used] used
    [stair] on a stair
    [hand] in your hand
   *[unseen] not seen
}
mp-sky-list = { $count ->
    [0] The sun/moon deck is empty
   *[other] Still in the sun/moon deck
}
mp-pair-list = Priest cards in play
mp-pair = { $face ->
    [open] Your pair
   *[secret] Your secret pair
}
mp-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
mp-pair-priests = Priests { $one } and { $two }

## Choosing
mp-group-card = Card
mp-group-stair = { $face ->
    [open] Stair (face up)
   *[hidden] Stair (face down)
}
mp-group-order = Order of the moves
mp-group-square = Square for priest { $priest }
mp-confirm-stair = Place { $card } on { mp-compass }, { $face ->
    [open] face up
   *[hidden] face down
}
mp-lay = Place it
mp-confirm-waiting = { $missing ->
    [card] Choose a card
    [stair] Choose a stair
   *[both] Choose a card and a stair
} ({ $face ->
    [open] face up
   *[hidden] face down
})
mp-confirm-order = { $order ->
    [tall_first] Move tall first
   *[small_first] Move small first
}
mp-choose = Choose
mp-confirm-square = Put priest { $priest } on { $square }

## What an order would do
mp-move = { $kind ->
    [arrive] to { $square }
    [leave] leaves
   *[blocked] blocked
}
mp-back = Priest { $priest } back on { $square }
mp-suppose = What if …?
mp-suppose-cards = Suppose the unknown cards are:
mp-suppose-show = On the board
mp-looking = Looking ahead …
mp-own-pair = Your pair
mp-ranking = Cards of this round, highest first
mp-numbers-brief = A card’s number decides which priest it moves.
mp-numbers = { mp-numbers-brief } { $mine ->
    [yes] After the reveal you choose one of these:
   *[no] After the reveal { $name } chooses one of these:
}
mp-rank = { $end ->
    [largest] highest
   *[smallest] lowest
}
mp-backwards = The lowest card goes first.

## Score sheet
mp-sheet-row = Priest { $priest }: { $kind ->
    [sun] sun tokens
   *[fire] fire tokens
}
mp-backers = Who backed whom
mp-backed-by-nobody = nobody
