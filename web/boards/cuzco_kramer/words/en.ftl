# The words of the Cuzco board (Kiesling & Kramer).

## Pieces
ck-tile = { $kind ->
    [triple] Triple
    [double] Double
    [village] Village
   *[crops] Crops
}
ck-relic = { $relic ->
    [T] tumi
    [K] kero
   *[M] mask
}
ck-piece = { $piece ->
    [incas] { $count ->
        [one] { $count } Inca in your supply
       *[other] { $count } Incas in your supply
    }
    [tokens] { $count ->
        [one] { $count } extra-action token
       *[other] { $count } extra-action tokens
    }
    [basins] { $count ->
        [one] { $count } basin in stock
       *[other] { $count } basins in stock
    }
   *[discs] { $count ->
        [one] { $count } sun disc in stock
       *[other] { $count } sun discs in stock
    }
}
ck-floors = Temple floors of value { $value }: { $count } in stock
ck-common-stock = Common stock
ck-own-supply = Your supply

## Top bar and players
ck-progress = { $stage ->
    [over] Final count
    [final] { $turns ->
        [one] End phase: the last turn
       *[other] End phase: { $turns } last turns
    }
   *[play] { $triples ->
        [one] { $triples } triple left
       *[other] { $triples } triples left
    }
}
ck-phase-tile = Tile
ck-phase-actions = Actions
ck-phase-festival = Festival
ck-phase-count = Final count
ck-badge-label = { $kind ->
    [incas] Incas in supply: { $count }
    [cards] Festival cards in hand: { $count }
   *[tokens] Extra-action tokens: { $count }
}
ck-note-festival = { $state ->
    [held] holds at { $total } FP
    [in] { $total } FP
   *[out] not in the festival
}
ck-note-final = { $state ->
    [counted] final count done
    [now] last turn now
   *[next] last turn to come
}

## Action bar
ck-ap-left = { $ap } of { $of } AP left
ck-ap-planned = { $ap } planned
ck-sorts = Action types
ck-sort = { $sort ->
    [tiles] Tiles
    [incas] Incas
    [build] Build
    [cards] Cards
   *[turn] Turn
}
ck-do = { $mode ->
    [enter] Enter
    [move] Move
    [exit] Leave
    [build] Temple
    [enlarge] Enlarge
    [basin] Basin
    [draw-open] Open card
    [draw-deck] Deck
    [festival] Festival
   *[token] Token
}
ck-end = End turn
ck-unused = { $ap } AP unused
ck-by-itself = End the turn automatically when nothing is left to do
ck-hint = { $mode ->
    [triple] Point at the cell for the village. R or the wheel turns the tile.
    [double] Point at the cell for the village. R or the wheel turns the tile.
    [village] Point at the cell for the village.
    [crops] Point at the cell for the crops.
    [enter] Choose an entry cell: 1 AP from the forest, 2 AP from the mountain.
    [move] Choose an Inca to move.
    [move-to] Choose where it goes. Each step between village and crops costs 1 AP.
    [exit] Choose an Inca to take off.
    [build] Choose a village cell for the temple.
    [enlarge] Choose the temple to enlarge.
    [basin] Choose a bare inner cell for the basin.
   *[festival] Choose the city for the festival.
}
ck-hint-touch = Tap the cell for the village; tap it again to turn the tile.
ck-turn-left = Turn the tile to the left
ck-turn-right = Turn the tile to the right
ck-cancel = Cancel
ck-ap-price = { $price ->
    [unknown] { "" }
    [0] : free
   *[other] : { $price } AP
}
ck-confirm = { $mode ->
    [triple] Place the triple{ ck-ap-price }
    [double] Place the double{ ck-ap-price }
    [village] Place the village{ ck-ap-price }
    [crops] Place the crops{ ck-ap-price }
    [enter] Enter at { $cell }{ ck-ap-price }
    [move] Go to { $to }{ ck-ap-price }
    [exit] Take the Inca off { $cell }{ ck-ap-price }
    [build] Temple { $to } on { $cell }{ ck-ap-price }
    [enlarge] Enlarge { $cell } to { $to }{ ck-ap-price }
    [basin] Basin on { $cell }{ ck-ap-price }
   *[other] Confirm
}
ck-value-hint = { $mode ->
    [build] Value of the temple on { $cell }:
   *[enlarge] New value of the temple on { $cell }:
}
ck-value = { $points ->
    [one] Value { $value }, { $points } point at once
   *[other] Value { $value }, { $points } points at once
}
ck-city-button = { $cell }, temple { $value }

## Hand and open card
ck-hand = Open card, your hand and supplies
ck-your-cards = Your festival cards
ck-open-title = Open card
ck-open-card = Open card: { $name }
ck-no-open-card = none
ck-deck = Deck: { $deck }
ck-no-cards = No festival cards in hand
ck-worth = { $worth } FP
ck-card-spoken = { $count ->
    [1] { "" }
   *[other] { $count } times{ " " }
}{ $worth ->
    [0] { $card }: worth nothing under the open card
    [one] { $card }: { $worth } festival point
   *[other] { $card }: { $worth } festival points
}

## Preview and standing
ck-preview = What this does
ck-looking = Looking ahead …
ck-price = { $price ->
    [0] free
   *[other] { $price } AP
}
ck-price-range = { $least } to { $most } AP
ck-then-nothing = Nobody scores and no lead changes.
ck-then-points = { $points ->
    [one] { $mine ->
        [yes] You score { $points } point
       *[no] { $name } scores { $points } point
    }
   *[other] { $mine ->
        [yes] You score { $points } points
       *[no] { $name } scores { $points } points
    }
}
ck-then-closes = { $mine ->
    [yes] Encloses a basin: you lead around it
   *[no] Encloses a basin: { $name } leads around it
}
ck-then-closes-nobody = Encloses a basin, but nobody leads around it
ck-then-joins = { $kind ->
    [city] { $parts } groups become one: the city of { $cell } with { $size } cells
   *[village] { $parts } villages become one with { $size } cells
}
ck-then-splits = { $parts ->
    [0] { $kind ->
        [city] The city of { $cell } disappears
       *[village] The village of { $cell } disappears
    }
   *[other] { $kind ->
        [city] The city of { $cell } is cut into { $parts } parts
       *[village] The village of { $cell } is cut into { $parts } parts
    }
}
ck-place-name = { $kind ->
    [city] the city of { $cell }
    [basin] the basin of { $cell }
   *[village] the village of { $cell }
}
ck-then-leads = { $mine ->
    [yes] You now lead in { ck-place-name }
   *[no] { $name } now leads in { ck-place-name }
}
ck-then-nobody-leads = { $mine ->
    [yes] You lose the lead in { ck-place-name }; nobody leads
   *[no] { $name } loses the lead in { ck-place-name }; nobody leads
}
ck-then-last-triple = That is the last triple: the end phase begins
ck-then-disc-back = The sun disc goes back: a festival is possible here again
ck-group = { $kind ->
    [city] City of { $cell }: { $size ->
        [one] { $size } cell
       *[other] { $size } cells
    }, temple { $value }
   *[village] Village of { $cell }: { $size ->
        [one] { $size } cell
       *[other] { $size } cells
    }
}
ck-basin = { $state ->
    [enclosed] Basin of { $cell }: { $size ->
        [one] { $size } cell
       *[other] { $size } cells
    }, enclosed
   *[open] Basin of { $cell }: { $size ->
        [one] { $size } cell
       *[other] { $size } cells
    }, still open
}
ck-basin-meaning = { $state ->
    [enclosed] It has been scored and never changes again.
    [nobody] When the last cell around it has a tile, it pays { $points } points to whoever leads around it then.
   *[led] When the last cell around it has a tile, the leader gets { $points } points.
}
ck-group-meaning = { $kind ->
    [grow] The leader may enlarge the temple, up to { $most }.
    [full] The temple is as high as this city allows.
    [build] The leader may build a temple here, up to { $most }.
   *[small] Too small for a temple, which needs two cells.
}
ck-leads = leads
ck-place = { $place ->
    [1] { $shared ->
        [yes] tied first
       *[no] first
    }
    [2] { $shared ->
        [yes] tied second
       *[no] second
    }
   *[3] no points
}
ck-tied = Equal levels: nobody leads.
ck-nobody-here = { $kind ->
    [basin] No Inca stands around it.
   *[group] No Inca stands here.
}
ck-tip = Point at a village, a city or a basin to see who leads it and why.
ck-tip-final = The end phase: at the end of your turn every city pays you by rank. Point at a city to see who leads it.

## Festival
ck-fp = FP
ck-festival-title = Festival in the city of { $cell }, temple { $value }
ck-festival-prize = { $alone ->
    [one] { $alone } point for a sole winner; if shared, { $shared } each.
   *[other] { $alone } points for a sole winner; if shared, { $shared } each.
}
ck-bid-state = { $state ->
    [due] must answer now
    [held] holds
    [out] dropped out
    [through] still in at the end
    [waiting] has not played yet
    [below] below the highest total
   *[level] level with the highest total
}{ $proposer ->
    [yes] , proposer
   *[no] { "" }
}
ck-festival-open-hint = { $rivals ->
    [0] Nobody else stands in this city: one card is enough to win.
    [one] One more player stands there and may answer.
   *[other] { $rivals } more players stand there and may answer.
}
ck-festival-below-hint = { $missing ->
    [one] You are { $missing } FP below the highest total: play cards for at least that much, or drop out.
   *[other] You are { $missing } FP below the highest total: play cards for at least that much, or drop out.
}
ck-festival-level-hint = You are level with the highest total, { $top } FP: raise it with cards, or hold.
ck-festival-hold = Hold at { $top }
ck-festival-drop = Drop out
ck-festival-last = { $ap ->
    [0] A festival is the last thing in your turn.
    [one] A festival ends your turn: { $ap } AP goes unused.
   *[other] A festival ends your turn: { $ap } AP go unused.
}
ck-festival-play = { $cards ->
    [0] Pick cards
   *[other] { $kind ->
        [open] Open with { $total } FP
        [raise] Raise to { $total }
       *[match] Play to { $total }
    }
}
ck-help-worth = A card brings one festival point (FP) for each of its relics that the open card shows too.
ck-help-below = Below the highest total you must reach it with cards, or drop out for good.
ck-help-hold = Holding means: no raise now. You stay in, and are asked again if somebody raises.
ck-help-hold-bound = Holding is final here: you play no more cards, and are out as soon as somebody exceeds the total.
ck-help-drop = A player who is level with the highest total cannot drop out.
ck-help-end = The last player left wins alone. If all who are left hold, they share.
ck-help-spent = Played cards are spent, even if you drop out.
ck-help-outside = You are not taking part: you have no Inca in this city, or you dropped out.

## Looking before using
ck-look = { $act ->
    [draw-open] Take the open card: { $card }
    [draw-deck] Draw a card from the deck
    [token] Spend an extra-action token
    [end] End your turn
    [hold] Hold
   *[drop] Drop out of the festival
}
ck-use = { $act ->
    [draw-open] Take it
    [draw-deck] Draw it
    [token] Spend it
    [end] End turn
    [hold] Hold
   *[drop] Drop out
}

## What all can know of the cards
ck-known = Discard pile and what is known of the hands
ck-known-discard = Discard pile: { $count }
ck-known-hand = { $mine ->
    [yes] What the others know of your hand
   *[no] { $name }’s hand, taken as open cards
}
ck-known-unseen = In the deck or unseen in other hands
ck-known-elsewhere = Of these, certainly in other hands
ck-known-none = nothing

## Final count
ck-count-of = Final count: { $name }
ck-count-city = City of { $cell }, temple { $value }
ck-count-why = { $place ->
    [1] { $shared ->
        [alone] Nobody else stands here: the full temple value.
        [yes] Tied for first place: still the full temple value.
       *[no] The highest levels: the full temple value.
    }
    [2] { $paid ->
        [yes] { $shared ->
            [yes] Tied for second place: still half the temple value.
           *[no] Second place: half the temple value.
        }
       *[no] Second behind a tied first place: nothing in this game.
    }
    [0] No Inca in this city.
   *[other] Only the first two places score.
}
ck-final-title = The final count, city by city
ck-final-text = Each player scored at the end of their last turn, with the Incas as they stood then. The highlighted level broke the tie with the next place.
ck-final-nothing = No city paid anything.
ck-final-rest = Nothing from { $cells }.

ck-source = { $source ->
    [CK-801] Temples built
    [CK-802] Temples enlarged
    [CK-803] Basins enclosed
    [CK-804] Festivals won alone
    [CK-805] Festivals shared
    [CK-806] Final count: first places
   *[CK-807] Final count: second places
}

## The board
ck-tools = View of the board
ck-zoom-in = Zoom in
ck-zoom-out = Zoom out
ck-zoom-all = The whole board
ck-heights = Show the heights by colour (H)
ck-heights-shown = Height view: the number is the level
ck-coordinates = Show the names of the cells (C)
ck-enter-mountain = Mountain: enter for 2 AP
ck-enter-forest = Forest: enter for 1 AP
ck-plan = What is planned
ck-not-here = Not here
ck-cells = Cells of the board
ck-cell-village = village, level { $level }
ck-cell-crops = crops, level { $level }
ck-cell-basin = basin
ck-cell-site = bare ground
ck-cell-mountain = mountain
ck-cell-forest = forest
ck-cell-temple = temple { $value }
ck-cell-disc = with a sun disc
ck-cell-inca = Inca of { $name }
ck-cell-group = { $kind ->
    [city] city
   *[village] village
} of { $size ->
    [one] { $size } cell
   *[other] { $size } cells
}, { $led ->
    [yes] led by { $name }
   *[no] led by nobody
}
ck-cell-offer = can be chosen
ck-cell-price = { $price ->
    [0] can be chosen, free
   *[other] can be chosen, { $price } AP
}
ck-ghost = The tile covers { $cells }, { $village ->
    [none] all crops
   *[other] village on { $village }
}: { $fits ->
    [yes] it fits here, { $price } AP
   *[no] it does not fit here
}

## Keys
ck-key-arrows = Arrows
    .does = on the board, from cell to cell
ck-key-enter = Enter
    .does = choose the cell; confirm what is planned
ck-key-r = R, Shift R
    .does = turn the tile in hand (so does the wheel)
ck-key-esc = Esc
    .does = cancel what is planned
ck-key-h = H
    .does = heights by colour, on and off
ck-key-c = C
    .does = names of the cells, on and off
ck-key-zoom = + − 0
    .does = zoom in, zoom out, the whole board
