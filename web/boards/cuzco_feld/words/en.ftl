# The words of the Cuzco board (Stefan Feld).

## Top bar and players
cf-progress = { $stage ->
    [over] The sixth round is over
    [setup] Setting up
   *[play] Round { $round } of { $rounds }{ $phase ->
        [I] { " " }· lap { $lap } of 3
       *[other] { "" }
    }
}
cf-phase-I = I · Dice
cf-phase-II = II · Tiles
cf-phase-III = III · Capital
cf-badge-label = { $kind ->
    [feathers] Feathers: { $count }
    [quipus] Villages with a quipu: { $count }
   *[missions] Missions completed: { $count }
}
cf-vp = { $points } VP

## Names
cf-colour = { $colour ->
    [turquoise] turquoise
    [violet] violet
    [orange] orange
   *[pink] pink
}
cf-kind = { $kind ->
    [study] Study
   *[farm] Farm
}
cf-ability = { $ability ->
    [offering] offering
    [victory_points] victory points
    [feather] feather
    [paved_road] paved road
    [knowledge] knowledge
    [rope_bridge] rope bridge
    [god_card] god card
    [quipu] quipu
    [circle] circle
    [food] food
    [farming] farming
   *[studying] studying
}
cf-god = { $god ->
    [illapa] Illapa
    [mama_quilla] Mama Quilla
    [viracocha] Viracocha
    [pachamama] Pachamama
   *[mama_sara] Mama Sara
}
cf-goods = { $goods ->
    [soup] Soup
    [clothes] Clothes
    [vase] Vase
    [jug] Jug
    [tools] Tools
   *[jewels] Jewels
}
cf-space = { $space ->
    [paved] Paved road
    [rope] Rope bridge
    [move] Movement
    [study] Study
    [farm] Farm
    [study_farm] Study and farm
    [exchange] Exchange
    [temple] Temple
    [headdress] Headdress
   *[vp] VP
}
cf-space-short = { $space ->
    [paved] Paved
    [rope] Rope
    [move] Move
    [study] Study
    [farm] Farm
    [study_farm] Tiles
    [exchange] Exchange
    [temple] Temple
    [headdress] Headdress
   *[vp] VP
}
cf-path = { $kind ->
    [paved] paved road { $number }
   *[rope] rope bridge { $number }
}

## Scenes
cf-scenes = Scenes
cf-scene-roads = Roads
cf-scene-capital = Capital
cf-scene-mask = My mask
cf-larger = { $scene ->
    [roads] Larger road map
    [capital] Larger capital
   *[mask] Larger mask
}
cf-smaller = { $scene ->
   *[other] All three scenes again
}
cf-close = Close
cf-others = Masks of the others
cf-look-at = Look at the mask of { $name }
cf-mask = Mask
cf-mask-of = Mask of { $name }
cf-known = Cards seen being taken
cf-cards-count = { $count ->
    [one] { $count } god card
   *[other] { $count } god cards
}

## Roads
cf-village-spoken = { $name }: { cf-colour } feather, { cf-vp }. { $owners ->
    [none] No quipu yet.
   *[other] Quipus from the top: { $owners }.
}
cf-path-spoken = { cf-path } to { $place }
cf-cuzco-spoken = Cuzco, the capital: a return brings a fire blessing. { $rotation ->
    [0] The tile is not turned.
    [one] The tile is turned by { $rotation } step.
   *[other] The tile is turned by { $rotation } steps.
}
cf-step = { $kind ->
    [none] straight
   *[other] { cf-path }
} { $colour ->
    [none] to Cuzco: fire blessing
   *[other] → { cf-turn-place }
}
cf-turn-place = { $place }: { $gain ->
    [none] nothing new
   *[some] { cf-colour }, { cf-vp } at the end
}
cf-turn-steps = { $steps ->
    [0] Tile as it lies
    [3] Half a turn: { $steps } steps
    [one] { $steps } step { cf-turn-way }
   *[other] { $steps } steps { cf-turn-way }
}
cf-turn-way = { $way ->
    [back] anticlockwise
   *[on] clockwise
}
cf-turn-back = Turn the tile anticlockwise
cf-turn-on = Turn the tile clockwise

## Dice and the action bar
cf-bar = Action bar
cf-dice = Your dice
cf-dice-left = Dice to place
cf-dice-left-spoken = Dice to place: { $values }
cf-die = { $state ->
    [free] Your { $value }
   *[placed] Your { $value }, placed
}
cf-die-of = { $name }: { $value }
cf-space-empty = no die
cf-lift = Move the { $value } of { $name }
cf-lift-from = { $name }: { $value } on { cf-space }
cf-pututu = Change the die by { $by }
cf-hint = { $step ->
    [die] Take a die and choose a glowing space.
    [space] Place your { $die } on a glowing space.
    [pututu] Change your { $die } with pututus?
    [move_die_source] Which die on the bar is moved?
   *[move_die_target] To which space is it moved?
}
cf-effect = { $effect ->
    [path] up to { $strength }
    [tile] { $strength ->
        [1] tile 1
       *[other] tile 1 to { $strength }
    }
    [step] step { $strength }
   *[pips] { $strength ->
        [one] { $strength } pip
       *[other] { $strength } pips
    }
}
cf-worth = { $space ->
    [headdress] each circle tile activated in this round brings { $points } VP more
   *[temple] each priest on the steps brings { $points } VP at the end of this round
}
cf-ages = What a circle tile and a priest bring, by round
cf-age = Rounds { $from } and { $to }: each circle tile { $headdress } VP more, each priest { $priest } VP
cf-effect-circle = circle { $circle }: { cf-vp }
cf-effect-below = { $value ->
    [1] closed by a 1
   *[other] below { $value }
}
cf-effect-not = { $rule ->
    [CF-402] no free slot
    [CF-403] none in reach
    [CF-502] no priest left
    [CF-304] no such path
   *[other] none ready
}

## The mask
cf-free = free
cf-store = { $kind ->
    [food] Food: { $count }
    [offerings] Offerings: { $count }
    [inti] Inti medallions: { $count }
    [priests] Priests in supply: { $count }
    [reserve] Quipus in reserve: { $count }
    [cards] God cards: { $count }
    [villages] Villages with a quipu: { $count }
    [tiles] Study and farm tiles: { $count }
   *[completed] Missions completed: { $count }
}
cf-token = Turn order: { $token }
cf-feather-slot = { $colour ->
    [turquoise] Turquoise
    [violet] Violet
    [orange] Orange
   *[pink] Pink
} feather, circle { $circle }, { $side ->
    [left] left
   *[right] right
}
cf-circle-spoken = Circle { $die }, { cf-vp }: { $state ->
    [active] active
   *[inactive] { $feathers } of 2 feathers
}
cf-tile = { cf-kind }: { cf-ability }
cf-tile-spoken = { cf-tile }, { $state ->
    [down] slid down
   *[up] sliding brings { cf-slide-gain }
}
cf-slide-gain = { $kind ->
    [study] { $slide } knowledge
   *[farm] { $slide } food
}
cf-hand = Your god cards
cf-hand-empty = No god cards in hand
cf-card-phase = phase { $phases }
cf-price = { $way ->
    [hand] costs the card and one offering
   *[inti] costs one Inti medallion
}
cf-price-food = costs { $food } food
cf-price-pips = { $pips ->
    [one] costs { $pips } pip
   *[other] costs { $pips } pips
}
cf-needs = { $other ->
    [none] needs { $power }
   *[other] needs { $power } or { $other }
}
cf-place-paid = Place your { $die } here
cf-with-die = Use your { $die } for it
cf-slide-down = Slide “{ cf-ability }” down: { cf-slide-gain }
cf-do = { $verb ->
    [god] Take this card
    [return] Give this card back
    [buy] Buy
    [take] Take this mission
    [tile] Take this tile
    [complete] Complete the mission
    [help] Complete: { $mission }
    [remove] Remove it for nothing
    [exchange] Exchange
   *[power] Use
}

## The capital
cf-gods = Gods face up
cf-gods-note = blessing or medallion
cf-god-none = no card
cf-god-power = { cf-god }: { $power }
cf-pile = deck { $pile }, discard pile { $discard }
cf-university = University
cf-next-order-short = next
cf-next-order = Next turn order: { $names }
cf-track-spoken = Knowledge { $space }: { $names ->
    [none] nobody
   *[other] { $names }
}
cf-displays = Study and farm
cf-reach = reach { $strength }
cf-display-spoken = Space { $space }, { cf-tile }; sliding brings { cf-slide-gain }
cf-temple = Temple
cf-temple-stock = Medallions in stock: { $inti }
cf-temple-empty = No priest on the steps
cf-priest-worth = priest { $points } VP
cf-step-spoken = step { $step }: { $name }
cf-market = Market
cf-market-row = Goods of round { $row }
cf-food-own = you: { $food } food
cf-goods-spoken = { cf-goods }: { $price } food, { cf-vp }
cf-palace = Palace
cf-stack = { $count } left

## Missions
cf-missions = Missions
cf-duty = End of round: complete or lose a mission. Ready: { $ready }.
cf-palace-hint = { $deed ->
    [remove] None of your missions is complete: choose the one that leaves the game for nothing.
   *[complete] One of your missions is completed now.
}
cf-progress-of = { $have } of { $least }
cf-progress-hidden = depends on hidden cards
cf-mission-deed = { $deed ->
    [complete] Complete: { $mission }
    [help] With { cf-god } { $number }, 1 short: { $mission }
   *[remove] Remove: { $mission }
}
cf-keep = { $count ->
    [2] Keep these two
   *[other] Choose two missions
}
cf-need-values = quipus in villages worth { $points }
cf-need = { $count ->
    [priests_on_temple] { $least ->
        [one] { $least } priest in the temple
       *[other] { $least } priests in the temple
    }
    [tiles] { $sort ->
        [study] { $least ->
            [one] { $least } study tile
           *[other] { $least } study tiles
        }
       *[farm] { $least ->
            [one] { $least } farm tile
           *[other] { $least } farm tiles
        }
    }
    [tiles_slid_down] { $sort ->
        [study] { $least } study tiles slid down
        [farm] { $least } farm tiles slid down
       *[any] { $least } tiles slid down
    }
    [distinct_abilities] { $sort ->
        [study] { $least } different study tiles
       *[farm] { $least } different farm tiles
    }
    [tiles_with_ability] { $least } tiles: { $sort ->
        [offering] offering
        [victory_points] victory points
        [feather] feather
        [paved_road] paved road
        [knowledge] knowledge
        [rope_bridge] rope bridge
        [god_card] god card
        [quipu] quipu
        [circle] circle
        [food] food
        [farming] farming
       *[studying] studying
    }
    [villages] quipus in { $least } villages
    [villages_feather] quipus in { $least } { $sort ->
        [turquoise] turquoise
        [violet] violet
        [orange] orange
       *[pink] pink
    } villages
    [villages_vp] quipus in { $least } villages worth { $sort }
    [villages_ring] { $sort ->
        [inner] quipus in { $least } inner villages
       *[outer] quipus in { $least } outer villages
    }
    [feathers] { $sort ->
        [turquoise] { $least } turquoise feathers
        [violet] { $least } violet feathers
        [orange] { $least } orange feathers
        [pink] { $least } pink feathers
       *[any] { $least } feathers
    }
    [distinct_feather_colours] a feather of each colour
    [god_cards] { $least } { $sort ->
        [illapa] Illapa
        [mama_quilla] Mama Quilla
        [viracocha] Viracocha
        [pachamama] Pachamama
       *[mama_sara] Mama Sara
    } cards in hand
    [distinct_gods] cards of { $least } gods in hand
    [same_god] { $least } cards of one god in hand
    [goods] { $sort ->
        [soup] { $least } soup tiles
        [clothes] { $least } clothes tiles
        [vase] { $least } vase tiles
        [jug] { $least } jug tiles
        [tools] { $least } tools tiles
        [jewels] { $least } jewels tiles
       *[any] { $least ->
            [one] { $least } goods tile
           *[other] { $least } goods tiles
        }
    }
    [distinct_goods] { $least } different goods
    [food] { $least } food
    [offerings] { $least } offerings
    [inti] { $least } Inti medallions
    [active_circles] { $least } active circles
   *[order_token] turn order { $sort }
}

## Answers
cf-would = This would happen:
cf-bless = { $half ->
    [card] a god card
    [offering] one offering
    [knowledge] one knowledge space
   *[food] one food
}
cf-exchange = { $exchange ->
    [slide_study] slide a study tile: knowledge
    [slide_farm] slide a farm tile: food
    [vp] 1 VP
    [offering] one offering
    [god_card] a god card
    [feather] a feather
   *[quipu] quipu to the reserve
}
cf-slide = { cf-ability }: { $slide }
cf-raise = slide up { cf-tile }
cf-pips = { $pips ->
    [one] { $pips } pip left
   *[other] { $pips } pips left
}
cf-use = { cf-kind }: { $ability ->
    [offering] { $value ->
        [one] { $value } offering
       *[other] { $value } offerings
    }
    [victory_points] { $value } VP
    [feather] { $value ->
        [one] { $value } feather
       *[other] up to { $value } feathers
    }
    [paved_road] paved road up to { $value }
    [knowledge] { $value } knowledge
    [rope_bridge] rope bridge up to { $value }
    [god_card] { $value ->
        [one] { $value } god card
       *[other] up to { $value } god cards
    }
    [quipu] { $value ->
        [one] { $value } quipu to the reserve
       *[other] up to { $value } quipus to the reserve
    }
    [circle] circle up to { $value }
    [food] { $value } food
    [farming] farm tile up to { $value }
   *[studying] study tile up to { $value }
}
cf-amount = Take { $amount }
cf-end = { $action ->
    [stop] { $step ->
        [exchange] Stop exchanging
       *[other] No more
    }
    [done] Leave the die as it is
    [finish] { $step ->
        [menu] Finish the turn
       *[other] Finish
    }
    [end] End the turn
    [pass] Buy nothing
   *[skip] Go on without
}

## Phase III and the end
cf-film = Phase III in the capital
cf-bridge = { $bridge ->
    [university] University
    [temple] Temple
    [market] Market
    [palace] Palace
   *[end] End
}
cf-bonuses = Bonus sheet
cf-bonus = { $kind ->
    [feathers] All 12 feathers: { cf-vp }
    [circles] All 6 circles: { cf-vp }
    [missions] All 9 missions: { cf-vp }
    [quipus] All 10 quipus in villages: { cf-vp }
    [tiles] All 12 tiles: { cf-vp }
    [goods] All 6 goods: { cf-vp }
    [inti] Each medallion: { cf-vp }
   *[villages] Villages with the top quipu
}
cf-source = { $source ->
    [CF-118] Start
    [CF-416] Exchange
    [CF-514] Circles
    [CF-515] Circles: bonus of the round
    [CF-520] VP space
    [CF-702] Tiles: victory points
    [CF-610] Pachamama 10: villages
    [CF-802] University
    [CF-811] Priests in the temple
    [CF-825] Goods
    [CF-603] Illapa 03: goods again
    [CF-832] Missions
    [CF-604] Missions with Mama Quilla 04
    [CF-871] Medallions
    [CF-872] Villages
    [CF-873] Twelve feathers
    [CF-874] Six circles
    [CF-875] Nine missions
    [CF-876] Ten quipus
    [CF-877] Twelve tiles
   *[CF-878] Six goods
}

## Shortcuts
cf-key-dice = 1 – 6
    .does = take up the die with this value
cf-key-scenes = Z X V
    .does = enlarge roads, capital or mask, and back
cf-key-turn = [ ]
    .does = turn the Cuzco tile while it is asked for
cf-key-esc = Esc
    .does = close the enlarged mask or scene
