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
    .help = The first player is chosen at random; a return game is begun by the other player.
option-begins-lot = At random
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
        [all_hidden] all face down
        [all_open] all face up
        [only_first_open] only the first face up
        [only_first_hidden] only the first face down
       *[first_two_open] first two face up
    }
drawing-word =
    { $word ->
        [round] round
        [first] first player
        [pile] deck
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
score-words =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
place-words =
    { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

## Questions

question-first_player = The first player is chosen at random.
    .title = Who begins?
    .waiting = The first player is being chosen.
question-deal_pair = { $seat } is dealt a priest card.
    .title = Priest cards
    .waiting = { $seat } is being dealt a priest card.
question-deal_card = { $seat } is dealt direction cards.
    .title = Direction cards
    .waiting = { $seat } is being dealt direction cards.
question-turn_sky = The sun/moon card of round { $round } is revealed.
    .title = Sun or moon?
    .waiting = The sun/moon card of round { $round } is being revealed.
question-choose_card =
    { $face ->
        [open] Which card do you place? Everybody will see its number.
       *[hidden] Which card do you place? It stays face down until all four cards have been placed.
    }
    .title = Choose a card
    .waiting = { $name } is choosing a card.
    .guide = Four direction cards are placed each round, and each moves one priest one square. The number decides which priest: ranked by number, the cards go to the priests ranked by height, from one end or the other. Look first at your own two priests, named on your priest card: do they need a high or a low card?
question-choose_stair =
    { $face ->
        [open] On which free stair do you place it, face up?
       *[hidden] On which free stair do you place it, face down?
    }
    .title = Choose a stair
    .waiting = { $name } is choosing a stair.
    .guide = Each side of the temple has one stair, for one card. A card on North moves its priest south, one on East moves it west, and so on. Look for a stair that brings one of their priests onto a sun square, or sends another out of the temple, where fire tokens cost points.
question-refill = { $seat } draws a card.
    .title = A new card
    .waiting = { $seat } is drawing a card.
question-pile_card = The deck fills the last stair.
    .title = The card from the deck
    .waiting = The deck is filling the last stair.
question-choose_order = The numbers are known. Which priest moves first, the tallest or the smallest?
    .title = Tall first or small first?
    .waiting = { $name } is choosing the order.
    .guide = All numbers are known now, and you decide for the whole round. Tall first: priest 4 begins with the highest card, priest 1 ends with the lowest; small first: priest 1 begins, in the usual rules with the highest card. Follow both on the board: who reaches a sun square, who is blocked, who leaves the temple?
question-choose_return_square = The start square of priest { $priest } is taken. On which square next to it does the priest come back?
    .title = Bring priest { $priest } back
    .waiting = { $name } is bringing priest { $priest } back.
    .guide = A priest that left the temple comes back to its start square; here it is taken, so you, the first player, choose an empty square next to it. Coming back never earns a sun token. Look at where a step in the next round could lead from there: onto a sun square, or out of the temple.

## Setting up

MP-101 =
    .refusal = Machu Picchu is for two, three or four players, not for { $seats }.
MP-108 =
    .refusal = The sun/moon card “{ sky-name }, { instruction-name }” is not in the deck.
MP-109 =
    .event = { $seat } begins and takes the High Priest.
    .refusal = That seat cannot be drawn: nobody sits there in this game.
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
    .refusal = Card { $card } cannot be drawn: it is no longer in the deck.

## The round

MP-203 =
    .event = Round { $round }: { sky-name }, { instruction-name }.
MP-206 =
    .refusal = It’s { $asked }’s turn.
MP-207 =
    .refusal =
        { $kind ->
            [choose_card] Choose a card.
            [choose_stair] Choose a stair.
            [choose_order] Choose tall first or small first.
            [choose_return_square] Choose a square for the returning priest.
            [first_player] First the first player has to be chosen.
            [deal_pair] First the priest cards have to be dealt.
            [deal_card] First the direction cards have to be dealt.
            [turn_sky] First the sun/moon card has to be revealed.
            [refill] First a new card has to be drawn.
           *[pile_card] First the deck has to fill the last stair.
        }
MP-208 =
    .refusal = The game is over; nothing more can be played.
MP-211 =
    .event = The High Priest passes to { $seat }.
    .met = The High Priest passes to you.

## Placing direction cards

MP-301 =
    .event =
        { $card ->
            [unknown] { $seat } chooses a card.
           *[other] { $seat } chooses card { $card }.
        }
MP-302 =
    .refusal =
        { $card ->
            [none] There is no such card; the direction cards go from 1 to 50.
           *[other] You do not have card { $card }.
        }
MP-303 =
    .refusal = There is no such stair; choose North, South, East or West.
MP-304 =
    .refusal = { stair-name } is taken: { $layer } has already placed a card there.
MP-305 =
    .event =
        { $face ->
            [open] { $seat } places { $card } face up on { stair-name }.
           *[hidden] { $card ->
                [unknown] { $seat } places a card face down on { stair-name }.
               *[other] { $seat } places { $card } face down on { stair-name }.
            }
        }
MP-306 =
    .event =
        { $card ->
            [unknown] { $seat } draws a card.
           *[other] { $seat } draws { $card }.
        }
MP-307 =
    .event = The deck places { $card } face up on { stair-name }.
MP-310 =
    .event = The four cards leave the game.

## Face up or face down

MP-410 =
    .event = The cards are revealed: North { $north }, South { $south }, East { $east }, West { $west }.

## Moving the priests

MP-502 =
    .refusal = There is no such order; choose tall first or small first.
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
    .event = Card { $card } moves priest { $priest } from { $at } to the centre; under the moon this earns only sun token { $tokens }.
MP-605 =
    .event = Card { $card } moves priest { $priest } from { $at } to { $to }.
MP-608 =
    .event = Card { $card } moves priest { $priest } from { $at } to the centre: sun tokens { $tokens } share the last slot.
MP-609 =
    .event = Card { $card } moves priest { $priest } from { $at } to { $to }: no sun token, the depot is full.
MP-610 =
    .event = Card { $card } moves priest { $priest } from { $at } to the centre: only sun token { $tokens } was left.
MP-611 =
    .event = Card { $card } moves priest { $priest } from { $at } to { $to }: no sun token, none is left.

## Leaving the temple and coming back

MP-702 =
    .event = Card { $card } moves priest { $priest } from { $at } out of the temple: fire token { $tokens }.
MP-703 =
    .event = Card { $card } moves priest { $priest } from { $at } out of the temple: no fire token, the depot is full.
MP-704 =
    .event = Card { $card } moves priest { $priest } from { $at } out of the temple: no fire token, none is left.
MP-705 =
    .event = Priest { $priest } returns to the start square { $to }.
MP-706 =
    .event = { $seat } brings priest { $priest } back on { $to }, next to the start square.
MP-707 =
    .refusal =
        { $square ->
            [none] There is no such square; priest { $priest } comes back next to its start square { $start }.
           *[other] Priest { $priest } comes back next to its start square { $start }; { $square } is not next to it.
        }
MP-708 =
    .refusal = { $square } is taken; priest { $priest } needs an empty square next to { $start }.

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
           *[other] { $seat } finishes { place-words } with { score-words }.
        }
MP-809 =
    .event =
        { $place ->
            [1] { $seat } wins with { score-words }; the highest sun token breaks the tie.
           *[other] { $seat } finishes { place-words } with { score-words }; the highest sun token breaks the tie.
        }
MP-810 =
    .event =
        { $place ->
            [1] { $seat } wins with { score-words }; the next sun tokens break the tie.
           *[other] { $seat } finishes { place-words } with { score-words }; the next sun tokens break the tie.
        }
MP-811 =
    .event =
        { $place ->
            [1] { $seat } shares the win ({ score-words }).
           *[other] { $seat } shares { place-words } place ({ score-words }).
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
            [2] In this return game the other player begins.
           *[other] Who begins can be set for two players only; with { $seats } players it is chosen at random.
        }

## Reasons for a move

reason-value =
    { $way ->
        [more] By the end of the round, priest { $number } should be worth { $points } more.
       *[less] By the end of the round, priest { $number } should be worth { $points } less.
    }
    .look = Which tokens could priest { $number } get this round?
    .of = priest { $number } by the end of the round
reason-square =
    { $way ->
        [more] The square where priest { $number } ends up should bring { $points } more in the rounds to come.
       *[less] The square where priest { $number } ends up should bring { $points } less in the rounds to come.
    }
    .look = Where will priest { $number } stand after this round?
    .of = the square where priest { $number } ends up

## Characters of a master

character-collector = Collector
    .about = Takes the tokens within reach and worries little about where the priests stand afterwards.
character-pathfinder = Pathfinder
    .about = Leads the priests to good squares first and lets the tokens come later.
character-rival = Rival
    .about = Plays for the margin: a point kept from you counts like a point gained.
