# Machu Picchu: the game, its options, its questions, and what happens by which rule.

game-title = Machu Picchu
game-subtitle = { "" }
game-tagline = Steer four priests through the temple of the sun, and let nobody see which two are yours.
game-designer = Günter Burkhardt

option-reverse = Small first
    .help = What changes when the first player chooses small first: which priest follows which card, or only who moves first. Reviews of the German original describe “Reverses only the order”.
option-reverse-pairing = Reverses the pairing
option-reverse-order_only = Reverses only the order
option-end = End of the game
    .help = The last round ends the game, and so do full depots. How many have to be full? Reviews of the German original describe “One full depot”.
option-end-all_full = All depots full
option-end-one_full = One full depot
option-begins = Who begins
    .help = The first player is drawn by lot; a return game is begun by the other player.
option-begins-lot = Drawn by lot
option-begins-A = Seat A
option-begins-B = Seat B

## Names of things

stair-name =
    { $stair ->
        [N] North
        [S] South
        [E] East
       *[W] West
    }
sky-name =
    { $sky ->
        [sun] sun
       *[moon] moon
    }
instruction-name =
    { $instruction ->
        [all_hidden] all hidden
        [all_open] all open
        [only_first_open] only the first open
        [only_first_hidden] only the first hidden
       *[first_two_open] first two open
    }
drawing-word =
    { $word ->
        [round] round
        [first] first player
        [pile] draw pile
        [suns] suns
        [fires] fires
        [hand] hand
       *[pairs] priest cards
    }
order-name =
    { $order ->
        [tall_first] tall first
       *[small_first] small first
    }
score-words = a score of { $score }

## Questions

question-first_player = The first player is drawn by lot.
    .title = Who begins?
    .waiting = The first player is being drawn.
question-deal_pair = { $seat } is dealt a priest card.
    .title = Priest cards
    .waiting = { $seat } is being dealt a priest card.
question-deal_card = { $seat } is dealt direction cards.
    .title = Direction cards
    .waiting = { $seat } is being dealt direction cards.
question-turn_sky = The sun/moon card of round { $round } is turned over.
    .title = Sun or moon?
    .waiting = The sun/moon card of round { $round } is being turned over.
question-choose_card =
    { $face ->
        [open] Which card do you lay? Everybody will see its number.
       *[hidden] Which card do you lay? It stays hidden until all four cards lie there.
    }
    .title = Pick a card
    .waiting = { $name } is picking a card.
question-choose_stair =
    { $face ->
        [open] On which free stair do you lay it, open?
       *[hidden] On which free stair do you lay it, hidden?
    }
    .title = Choose a stair
    .waiting = { $name } is choosing a stair.
question-refill = { $seat } draws a card.
    .title = A new card
    .waiting = { $seat } is drawing a card.
question-pile_card = The draw pile fills the last stair.
    .title = The pile’s card
    .waiting = The draw pile is filling the last stair.
question-choose_order = The numbers are known. Which priest moves first, the tallest or the smallest?
    .title = Tall first or small first?
    .waiting = { $name } is choosing the order.
question-choose_return_square = The start square of priest { $priest } is taken. On which square beside it does the priest come back?
    .title = Bring priest { $priest } back
    .waiting = { $name } is bringing priest { $priest } back.

## Setting up

MP-101 =
    .refusal = Machu Picchu is for two, three or four players, not for { $seats }.
MP-108 =
    .refusal = The sun/moon card “{ sky-name }, { instruction-name }” is not in the pile.
MP-109 =
    .event = { $seat } begins and takes the High Priest.
    .refusal = The lot cannot fall on that seat: nobody sits there in this game.
MP-110 =
    .refusal = Priest card { $pair } cannot be dealt: it is not in play, or somebody has it already.
MP-111 =
    .event =
        { $pair ->
            [unknown] { $seat } receives a priest card.
           *[other] { $seat } receives priest card { $pair }.
        }
MP-112 =
    .event =
        { $cards ->
            [unknown] { $seat } takes a hand of four cards.
           *[other] { $seat } takes a hand of four cards: { $cards }.
        }
    .refusal = Card { $card } cannot be drawn: it is no longer in the draw pile.

## The round

MP-203 =
    .event = Round { $round }: { sky-name }, { instruction-name }.
MP-206 =
    .refusal = It is not this seat’s decision now; { $asked } has to decide.
MP-207 =
    .refusal =
        { $kind ->
            [choose_card] Now a card has to be picked; nothing else, and no passing.
            [choose_stair] Now a stair has to be chosen; nothing else, and no passing.
            [choose_order] Now it is tall first or small first; nothing else, and no passing.
            [choose_return_square] Now a square for the returning priest has to be chosen; nothing else, and no passing.
            [first_player] First the lot has to say who begins.
            [deal_pair] First the priest cards have to be dealt.
            [deal_card] First the direction cards have to be dealt.
            [turn_sky] First the sun/moon card has to be turned over.
            [refill] First a new card has to be drawn.
           *[pile_card] First the draw pile has to fill the last stair.
        }
MP-208 =
    .refusal = The game is over; nothing more can be played.
MP-211 =
    .event = The High Priest passes to { $seat }.

## Laying direction cards

MP-301 =
    .event =
        { $card ->
            [unknown] { $seat } picks a card.
           *[other] { $seat } picks card { $card }.
        }
MP-302 =
    .refusal =
        { $card ->
            [none] There is no such card; the direction cards go from 1 to 50.
           *[other] Card { $card } is not in this hand.
        }
MP-303 =
    .refusal = There is no such stair; there are North, South, East and West.
MP-304 =
    .refusal = { stair-name } is taken: { $layer } has laid a card there.
MP-305 =
    .event =
        { $face ->
            [open] { $seat } lays { $card } on { stair-name }.
           *[hidden] { $card ->
                [unknown] { $seat } lays a hidden card on { stair-name }.
               *[other] { $seat } lays { $card } hidden on { stair-name }.
            }
        }
MP-306 =
    .event =
        { $card ->
            [unknown] { $seat } draws a card.
           *[other] { $seat } draws { $card }.
        }
MP-307 =
    .event = The draw pile lays { $card } on { stair-name }.
MP-310 =
    .event = The four cards leave the game.

## Open or hidden

MP-410 =
    .event = The cards are revealed: North { $north }, South { $south }, East { $east }, West { $west }.

## Moving the priests

MP-502 =
    .refusal = There is no such order; it is tall first or small first.
MP-503 =
    .event = { $seat } chooses { order-name }: the highest card moves priest 4, the lowest priest 1.
MP-504 =
    .event = { $seat } chooses { order-name }: the highest card moves priest 1, the lowest priest 4.
MP-508 =
    .event = Card { $card } moves priest { $priest } towards { $to }, but that square is taken: the priest stays on { $at }.

## Sun tokens

MP-602 =
    .event = Card { $card } moves priest { $priest } from { $at } to { $to }: sun token { $tokens }.
MP-603 =
    .event = Card { $card } moves priest { $priest } from { $at } to the centre: sun tokens { $tokens }.
MP-604 =
    .event = Card { $card } moves priest { $priest } from { $at } to the centre; under the moon that is only sun token { $tokens }.
MP-605 =
    .event = Card { $card } moves priest { $priest } from { $at } to { $to }.
MP-608 =
    .event = Card { $card } moves priest { $priest } from { $at } to the centre: sun tokens { $tokens } share the last slot.
MP-609 =
    .event = Card { $card } moves priest { $priest } from { $at } to { $to }: no sun token, the depot is full.
MP-610 =
    .event = Card { $card } moves priest { $priest } from { $at } to the centre: only sun token { $tokens } is left to take.
MP-611 =
    .event = Card { $card } moves priest { $priest } from { $at } to { $to }: no sun token, none is left.

## Leaving the temple and coming back

MP-702 =
    .event = Card { $card } drives priest { $priest } out of the temple from { $at }: fire token { $tokens }.
MP-703 =
    .event = Card { $card } drives priest { $priest } out of the temple from { $at }: no fire token, the depot is full.
MP-704 =
    .event = Card { $card } drives priest { $priest } out of the temple from { $at }: no fire token, none is left.
MP-705 =
    .event = Priest { $priest } is back on the start square { $to }.
MP-706 =
    .event = { $seat } brings priest { $priest } back on { $to }, beside the start square.
MP-707 =
    .refusal =
        { $square ->
            [none] There is no such square; priest { $priest } comes back directly beside its start square { $start }.
           *[other] Priest { $priest } comes back directly beside its start square { $start }; { $square } is not such a square.
        }
MP-708 =
    .refusal = { $square } is taken; priest { $priest } needs an empty square beside { $start }.

## End of the game and scores

MP-802 =
    .event = The game is over: round { $round } was the last.
MP-803 =
    .event = The game is over after round { $round }: the depots of all four priests are full.
MP-805 =
    .event = { $seat } shows priest card { $pair }.
MP-806 =
    .event = Priest { $priest } is worth { $value }.
MP-807 =
    .event = Priest { $priest } counts { $points } for { $seat }.
MP-808 =
    .event =
        { $place ->
            [1] { $seat } wins with { score-words }.
           *[other] { $seat } takes place { $place } with { score-words }.
        }
MP-809 =
    .event =
        { $place ->
            [1] { $seat } wins with { score-words }; the highest sun token breaks the tie.
           *[other] { $seat } takes place { $place } with { score-words }; the highest sun token breaks the tie.
        }
MP-810 =
    .event =
        { $place ->
            [1] { $seat } wins with { score-words }; the next sun tokens break the tie.
           *[other] { $seat } takes place { $place } with { score-words }; the next sun tokens break the tie.
        }
MP-811 =
    .event =
        { $place ->
            [1] { $seat } shares the win with { score-words }.
           *[other] { $seat } shares place { $place } with { score-words }.
        }

## Options

MP-901 =
    .refusal = There is no option { $option } with the value { $value } in this game.
MP-902 =
    .event = { $seat } chooses { order-name }: priest 1 begins with the lowest card, priest 4 ends with the highest.
MP-903 =
    .event = The game is over after round { $round }: a depot is full.
MP-904 =
    .refusal =
        { $seats ->
            [2] In this return game the other player begins, not that seat.
           *[other] Who begins can be set for two players only; with { $seats } the lot decides.
        }
