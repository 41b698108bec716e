# Cuzco: the game, its options, its questions, and what happens by which rule.

game-title = Cuzco
game-subtitle = the terraces
game-tagline = Stack the hillside tile by tile; whoever stands highest builds the temples.
game-designer = Michael Kiesling & Wolfgang Kramer

option-strict_temple_value = Temple value
    .help = Which value a temple may get when it is built or enlarged.
option-strict_temple_value-off = Up to the size of its group
option-strict_temple_value-on = Always the greatest
option-hold_is_pass = Holding in a festival
    .help = Whether a player who holds may play cards again after a later raise. That holding is final is what the French rulebook literally says.
option-hold_is_pass-off = May play again
option-hold_is_pass-on = Is final (French text)
option-no_second_after_tied_first = Second place
    .help = Whether the final count pays second place in a city where several players share first place.
option-no_second_after_tied_first-off = Always scores
option-no_second_after_tied_first-on = Not behind a shared first

## Names of things

tile-name =
    { $tile ->
        [triple] triple
        [double] double
        [village_single] village single
       *[crops_single] crops single
    }
card-name =
    { $card ->
        [T] T (tumi)
        [K] K (kero)
        [M] M (mask)
        [TK] TK (tumi, kero)
        [TM] TM (tumi, mask)
       *[KM] KM (kero, mask)
    }
open-name =
    { $open ->
        [T] T (tumi)
        [K] K (kero)
        [M] M (mask)
        [TK] TK (tumi, kero)
        [TM] TM (tumi, mask)
       *[KM] KM (kero, mask)
    }
drawing-word =
    { $word ->
        [ap] action points
        [temples] temples
        [scores] prestige points
        [triples] triples in stock
        [basins] basins in stock
        [open] open card
        [deck] cards in the deck
        [cards] cards in hand
       *[hand] hand
    }
points-words =
    { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }
score-words =
    { $score ->
        [one] { $score } prestige point
       *[other] { $score } prestige points
    }
place-words =
    { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
ap-words =
    { $ap ->
        [one] { $ap } action point
       *[other] { $ap } action points
    }
no-such-cell = There is no such cell on this board.

## Questions

question-first_player = The first player is chosen at random.
    .title = Who begins?
    .waiting = The first player is being chosen.
question-open_card = The top card of the deck is turned over.
    .title = The open card
    .waiting = The open card is being turned over.
question-deal_card = { $seat } gets a festival card.
    .title = Festival cards
    .waiting = { $seat } is getting a festival card.
question-action =
    { $owed ->
        [1] Begin your turn with a terrain tile. You have { ap-words }.
       *[0] { $ap ->
            [0] You have no action points left. What costs nothing is still possible; otherwise end the turn.
           *[other] What do you do? You have { ap-words } left.
        }
    }
    .title =
        { $owed ->
            [1] Place the opening tile
           *[0] Choose an action
        }
    .waiting =
        { $owed ->
            [1] { $name } is placing the opening tile.
           *[0] { $name } is playing and has { ap-words } left.
        }
    .guide = Your turn normally begins with a terrain tile; then spend the rest of your 6 action points (AP) on tiles, Incas, temples, cards or irrigation basins, which score once enclosed. Whoever has the highest Inca in a village leads it and may build a temple there, scoring half its value. So look first at where you can climb.
question-festival_cards = With which cards do you open the festival at { $cell }? The open card is { open-name }.
    .title = Open the festival
    .waiting = { $name } is choosing cards for the festival at { $cell }.
    .guide = A festival is a contest of cards in one city; the higher its temple, the more prestige points it brings. Each relic (tumi, kero or mask) that your card shares with the open card is 1 festival point (FP); play one card or several, they are spent in any case. Look first at how many rivals have an Inca there.
question-festival_answer = Festival at { $cell }, open card { open-name }. You have { $total } FP, the highest total is { $top } FP. Below it, play cards or drop out; level with it, play cards or hold.
    .title = Answer in the festival
    .waiting = { $name } is answering in the festival at { $cell }.
    .guide = Each relic that your card shares with the open card is 1 festival point (FP). Below the highest total, you must match it or drop out for good; level with it, you may raise it, or hold and share the festival if nobody raises. Played cards are spent even if you lose, so ask what this temple is worth.

## Setting up

CK-101 =
    .refusal = Cuzco is for two, three or four players, not for { $seats }.
CK-108 =
    .event =
        { $cards ->
            [unknown] { $seat } takes a hand of three cards.
           *[other] { $seat } takes a hand of three cards: { $cards }.
        }
CK-112 =
    .event = The open card is { card-name }.
    .refusal =
        { $card ->
            [none] First a card has to be drawn from the deck.
           *[other] { card-name } cannot be drawn from the deck: no such card is left in it.
        }
CK-113 =
    .event = { $seat } begins.
    .refusal =
        { $who ->
            [none] First the first player has to be chosen.
           *[other] That seat cannot be drawn: nobody sits there in this game.
        }

## The turn

CK-201 =
    .refusal = There is no such action in this game.
CK-202 =
    .event = { $seat } begins a turn with { ap-words }.
CK-205 =
    .refusal = The opening tile comes first. Before it, you may only spend a token.
CK-206 =
    .event = No tile can be placed anywhere, so { $seat } starts without an opening tile.
CK-208 =
    .refusal =
        { $ap ->
            [0] This costs { $price } AP, and none is left.
            [one] This costs { $price } AP, and only { $ap } is left.
           *[other] This costs { $price } AP, and only { $ap } are left.
        }
CK-210 =
    .event =
        { $left ->
            [0] { $seat } spends the last token and now has { ap-words }.
            [one] { $seat } spends a token and now has { ap-words }; { $left } token is left.
           *[other] { $seat } spends a token and now has { ap-words }; { $left } tokens are left.
        }
CK-211 =
    .refusal = You have already spent a token this turn.
CK-212 =
    .refusal = You have no token left to spend.
CK-214 =
    .event =
        { $ap ->
            [0] { $seat } ends the turn.
           *[other] { $seat } ends the turn and gives up { ap-words }.
        }
CK-215 =
    .refusal = A festival has been proposed; nothing else can be done this turn.
CK-216 =
    .refusal = It’s { $asked }’s turn.

## Placing terrain

CK-302 =
    .refusal =
        { $tile ->
            [triple] No { tile-name } is left in the common stock.
           *[other] No { tile-name } is left in your supply.
        }
CK-303 =
    .refusal =
        { $tile ->
            [triple] A { tile-name } needs three cells that all touch each other, on the site or right beside it, and one of them for the village.
            [double] A { tile-name } needs two neighbouring cells, on the site or right beside it, and one of them for the village.
           *[other] A { tile-name } needs just one cell of the board.
        }
CK-305 =
    .refusal = No part of the tile would lie on the site ({ $cells }); at least one cell must.
CK-306 =
    .refusal = A cell with an Inca on it cannot be covered ({ $cells }).
CK-307 =
    .refusal = A basin cannot be covered ({ $cells }).
CK-308 =
    .refusal = A temple cannot be covered ({ $cells }).
CK-309 =
    .refusal = The tile would not lie flat: { $cells } have the levels { $levels }.
CK-310 =
    .refusal = The { tile-name } would lie exactly on one tile of its own size ({ $cells }).
CK-311 =
    .refusal = With a village on { $cell }, the temples on { $temples } would be in one city; a city has only one temple.
CK-313 =
    .event =
        { $tile ->
            [triple] { $seat } places a { tile-name } on { $cells }, village on { $village }: level { $level } ({ $cost } AP).
            [double] { $seat } places a { tile-name } on { $cells }, village on { $village }: level { $level } ({ $cost } AP).
           *[other] { $seat } places a { tile-name } on { $cells }: level { $level } ({ $cost } AP).
        }

## Incas

CK-404 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] { $owner_seat ->
                [none] There is no Inca on { $cell }.
               *[other] The Inca on { $cell } belongs to { $owner_seat }.
            }
        }
CK-405 =
    .refusal = There is no Inca left in your supply.
CK-406 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] No Inca can stand on { $cell }: it needs a tile without a temple.
        }
CK-407 =
    .refusal = { $owner_seat } already has an Inca on { $cell }.
CK-408 =
    .refusal = { $cell } is not an entry cell: no open land outside the site touches it.
CK-409 =
    .event = { $seat } enters an Inca at { $cell } ({ $cost } AP).
CK-411 =
    .event =
        { $cost ->
            [0] { $seat } moves an Inca from { $origin } to { $cell } for free.
           *[other] { $seat } moves an Inca from { $origin } to { $cell } ({ $cost } AP).
        }
CK-412 =
    .refusal = There is no path from { $origin } to { $cell }.
CK-413 =
    .event = { $seat } takes the Inca off { $cell } and returns it to the supply ({ $cost } AP).
CK-415 =
    .refusal =
        { $incas ->
            [one] You have already made { $made } free move. With { $incas } Inca on the board you may make no more until you do something else.
           *[other] You have made { $made } free moves in a row. With { $incas } Incas on the board you may make no more until you do something else.
        }

## Villages, cities and temples

CK-511 =
    .event = { $seat } builds a temple of { $value } on { $cell }.
CK-512 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] { $cell } shows no village; a temple needs one.
        }
CK-513 =
    .refusal = { $owner_seat } has an Inca on { $cell }; a temple needs a cell without one.
CK-514 =
    .refusal = The group of { $cell } has a temple already.
CK-515 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] There is no temple on { $cell } to enlarge.
        }
CK-516 =
    .refusal = The temple on { $cell } can change only once per turn.
CK-517 =
    .refusal = The temple on { $cell } already has the value { $present }; { $value } would not enlarge it.
CK-518 =
    .refusal =
        { $leader_seat ->
            [none] Nobody leads in the group of { $cell }, so nobody may build or enlarge there.
           *[other] { $leader_seat } leads in the group of { $cell }; only the leader may build or enlarge there.
        }
CK-519 =
    .refusal = There is no such value; a temple has 2, 4, 6, 8 or 10.
CK-520 =
    .refusal =
        { $size ->
            [one] A temple of { $value } is too large for the group of { $cell }, which has only { $size } cell.
           *[other] A temple of { $value } is too large for the group of { $cell }, which has only { $size } cells.
        }
CK-521 =
    .refusal = The stock does not have all the floors that a temple of { $value } on { $cell } needs.
CK-522 =
    .event = { $seat } enlarges the temple on { $cell } from { $former } to { $value }.
CK-523 =
    .event = The sun disc of { $cell } goes back to the stock.

## Basins

CK-601 =
    .event =
        { $left ->
            [0] { $seat } puts the last basin on { $cell }.
            [one] { $seat } puts a basin on { $cell }; { $left } is left.
           *[other] { $seat } puts a basin on { $cell }; { $left } are left.
        }
CK-602 =
    .refusal = There is no basin left in the stock.
CK-603 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] { $cell } lies outside the site; a basin does not go there.
        }
CK-604 =
    .refusal = { $cell } is not bare; a tile or a basin lies there.
CK-605 =
    .refusal = { $cell } is a border cell; a basin needs an inner cell.
CK-610 =
    .event = The basin group { $cells } is enclosed, but nobody leads around it: no points.

## Cards and festivals

CK-701 =
    .event = { $seat } draws a card from the deck.
CK-702 =
    .refusal = You have already drawn two cards this turn, which is the limit.
CK-703 =
    .event = { $seat } takes the open card, { card-name }.
CK-704 =
    .event =
        { $card ->
            [unknown] { $seat } keeps the card hidden.
           *[other] { $seat } has drawn { card-name }.
        }
CK-705 =
    .event = The deck has run out; the discard pile is shuffled into a new one.
CK-706 =
    .event = No card is left to turn over: there is no longer an open card.
CK-707 =
    .refusal =
        { $source ->
            [open] There is no open card to take.
           *[deck] The deck is empty, and there is nothing to shuffle.
        }
CK-710 =
    .event = { $seat } proposes a festival at { $cell }.
CK-712 =
    .refusal =
        { $cell ->
            [none] { no-such-cell }
           *[other] There is no temple on { $cell }; a festival needs one.
        }
CK-713 =
    .refusal = To propose a festival at { $cell }, you need an Inca in that city.
CK-714 =
    .refusal = A sun disc lies on the temple of { $cell }: no festival there until it is enlarged.
CK-715 =
    .refusal = There is no open card, so no festival can be held.
CK-716 =
    .event = { $seat } plays { $cards }: { $gained } FP, now { $total } FP in all.
CK-717 =
    .refusal = You do not have all of these cards in your hand.
CK-718 =
    .refusal = { $cards } would bring no FP under this open card and cannot be played.
CK-719 =
    .refusal = You need at least one card that brings FP under the open card.
CK-721 =
    .event = { $seat } drops out of the festival.
CK-722 =
    .refusal = That makes { $total } FP, and the highest total is { $top } FP: reach it, or drop out.
CK-723 =
    .refusal =
        { $due_seat ->
            [none] There is no festival to answer now.
           *[other] It’s { $due_seat }’s turn to answer.
        }
CK-724 =
    .event = { $seat } holds.
CK-725 =
    .refusal = Your { $total } FP are the highest total, so you cannot drop out: play cards or hold.
CK-730 =
    .event = A sun disc is put on the temple of { $cell }.
CK-731 =
    .event = The open card is now { card-name }.

## Scoring

CK-801 =
    .event = { $seat } scores { points-words } for building the temple on { $cell }.
CK-802 =
    .event = { $seat } scores { points-words } for enlarging the temple on { $cell }.
CK-803 =
    .event =
        { $size ->
            [one] { $seat } leads around the enclosed basin { $cells } and scores { points-words }.
           *[other] { $seat } leads around the enclosed basins { $cells } and scores { points-words }.
        }
CK-804 =
    .event = { $seat } wins the festival at { $cell } alone and scores { points-words }.
CK-805 =
    .event =
        { $points ->
            [0] { $seat } shares the festival at { $cell }; with a temple of { $value } that brings nothing.
           *[other] { $seat } shares the festival at { $cell } and scores { points-words }.
        }
CK-806 =
    .event = { $seat } is first in the city of { $cell } and scores { points-words }.
CK-807 =
    .event = { $seat } is second in the city of { $cell } and scores { points-words }.
CK-808 =
    .event = { $seat } scores nothing in the city of { $cell }.

## End of the game

CK-901 =
    .event = { $seat } has placed the last triple: the end phase begins.
CK-902 =
    .event = { $seat } makes the final count.
CK-907 =
    .event =
        { $shared ->
            [0] { $place ->
                [1] { $seat } wins with { score-words }.
               *[other] { $seat } finishes { place-words } with { score-words }.
            }
           *[other] { $place ->
                [1] { $seat } shares the win ({ score-words }).
               *[other] { $seat } shares { place-words } place ({ score-words }).
            }
        }
CK-908 =
    .refusal = The game is over; nothing more can be played.
CK-909 =
    .event =
        { $triples ->
            [one] Nobody has placed a tile for a whole round, and the last triple fits nowhere: everybody has one last turn.
           *[other] Nobody has placed a tile for a whole round, and none of the { $triples } triples left fits anywhere: everybody has one last turn.
        }

## Options

CK-951 =
    .refusal = With the option you chose, a temple on { $cell } must have the value { $due }, not { $value }.
CK-952 =
    .event = { $seat } has held and is now out: the total has been exceeded.
    .met = You had held and are now out: your total has been exceeded.
CK-953 =
    .refusal = There is no option { $option } with the value { $value } in this game.

## Reasons for a move

reason-points =
    { $way ->
        [more] You score { $points } more this turn.
       *[less] You score { $points } less this turn.
    }
    .look = Where can you score this turn?
    .of = points this turn
reason-cities =
    { $way ->
        [more] Your cities should bring { $points } more at the final count.
       *[less] Your cities should bring { $points } less at the final count.
    }
    .look = Who leads in which city at the final count?
    .of = cities at the final count
reason-growth =
    { $way ->
        [more] Temples that you can still enlarge should bring you { $points } more.
       *[less] Temples that you can still enlarge should bring you { $points } less.
    }
    .look = Which temples could you still enlarge?
    .of = temples that can still be enlarged
reason-festivals =
    { $way ->
        [more] Festivals should bring you { $points } more.
       *[less] Festivals should bring you { $points } less.
    }
    .look = In which cities could you propose a festival?
    .of = festivals
reason-villages =
    { $way ->
        [more] The villages you lead should bring { $points } more once they become cities.
       *[less] The villages you lead should bring { $points } less once they become cities.
    }
    .look = Which villages could you lead and build a temple in?
    .of = villages that may become cities
reason-basins =
    { $way ->
        [more] Basins should bring you { $points } more once they are enclosed.
       *[less] Basins should bring you { $points } less once they are enclosed.
    }
    .look = Who leads around the basins that are not yet enclosed?
    .of = basins once they are enclosed
reason-incas =
    { $way ->
        [more] Your Incas on the board should bring you { $points } more later on.
       *[less] Your Incas on the board should bring you { $points } less later on.
    }
    .look = How many Incas do you have on the board, and how high do they stand?
    .of = Incas on the board
reason-cards =
    { $way ->
        [more] Your festival cards should bring you { $points } more later on.
       *[less] Your festival cards should bring you { $points } less later on.
    }
    .look = Do you have enough festival cards for the festivals to come?
    .of = festival cards
reason-tokens =
    { $way ->
        [more] Your extra-action tokens should bring you { $points } more later on.
       *[less] Your extra-action tokens should bring you { $points } less later on.
    }
    .look = Is this a good time to spend a token?
    .of = extra-action tokens
reason-tiles =
    { $way ->
        [more] The doubles and singles in your supply should bring you { $points } more later on.
       *[less] The doubles and singles in your supply should bring you { $points } less later on.
    }
    .look = Which tiles in your supply will you need later on?
    .of = doubles and singles in the supply

## Characters of a master

character-builder = Builder
    .about = Founds villages and raises temples wherever it leads.
character-celebrant = Celebrant
    .about = Collects cards and never misses a festival.
character-irrigator = Irrigator
    .about = Encloses basins, and saves its doubles and singles for them.
