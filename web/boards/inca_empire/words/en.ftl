# The words of the Inca Empire board.

## Top bar and players
ie-progress = { $stage ->
    [over] The empire has fallen
    [setup] Setting up
   *[play] { era-name } · period { $number } of { $of }
}
ie-phase-inca = Inca
ie-phase-sun = Sun
ie-phase-people = People
ie-phase-sapa-inca = Sapa Inca
ie-phase = { $phase ->
    [inca] Inca phase: workers come, the leaders help
    [sun] Sun phase: everybody places a card
    [people] People phase: roads and development
   *[sapa_inca] Sapa Inca phase: everybody scores
}
ie-phase-count = { $phase ->
    [inca] Inca phase
    [sun] Sun phase { $number } of { $of }
    [people] People phase { $number } of { $of }
   *[sapa_inca] Sapa Inca phase
}
ie-period = { $ruler }, { $from }–{ $to }
ie-eras = Eras and phases
ie-badge-label = { $kind ->
    [order] Place in the turn order: { $count }
    [workers] Workers: { $count }
    [markers] Conquered regions: { $count }
   *[terraces] Terraces: { $count }
}
ie-suyu = { $colour ->
    [orange] Chinchaysuyu
    [blue] Antisuyu
    [brown] Collasuyu
   *[green] Cuntisuyu
}

## The map
ie-places = Map of the empire
ie-overview = Overview: tap to go there
ie-tools = View of the map
ie-zoom-in = Zoom in
ie-zoom-out = Zoom out
ie-zoom-all = The whole empire
ie-jump = Where something just happened
ie-legend = Legend
ie-site-kind = { $site ->
    [city] city site
    [garrison] garrison site
    [renowned] renowned: temple bonus
   *[huaca] huaca: roads only
}
ie-marker-parts = resistance, labour, points
ie-marker-down = marker, face down
ie-lately = changed since your last move
ie-road-spoken = { $owners ->
    [none] { $state ->
        [wild] { $name }: no printed road
       *[slot] { $name }: empty road slot
    }
   *[other] { $state ->
        [wild] { $name }: wild road of { $owners }
       *[slot] { $name }: road of { $owners }
    }
}
ie-site-spoken = { $name }: { $kind ->
    [capital] the capital, where all networks begin
    [huaca] huaca, a junction of roads
    [renowned] { $building ->
        [city] { $temple ->
            [yes] renowned city with a temple
           *[no] renowned city; a temple pays { $bonus } VP more
        }
       *[none] renowned city site; a temple pays { $bonus } VP more
    }
    [city] { $building ->
        [city] { $temple ->
            [yes] city with a temple
           *[no] city
        }
       *[none] city site
    }
   *[garrison] { $building ->
        [city] { $temple ->
            [yes] city with a temple
           *[no] city
        }
        [garrison] { $temple ->
            [yes] garrison with a temple
           *[no] garrison
        }
       *[none] garrison site
    }
}
ie-region-spoken = { $name }: { $state ->
    [suyu] { $owner ->
        [none] start region without a governor
       *[other] start region of { $owner }
    }
    [conquered] conquered by { $owner }
    [open] resistance { $resistance }, labour { $labour }, { $points } VP
   *[hidden] marker still face down
}
ie-target-spoken = { $price ->
    [0] { $place }. Can be chosen, free
    [one] { $place }. Can be chosen for { $price } worker
   *[other] { $place }. Can be chosen for { $price } workers
}
ie-tip = Point at a site, road or region to read about it.

## Prices and points
ie-workers = Workers
ie-free = free
ie-price = { $price ->
    [one] { $price } worker
   *[other] { $price } workers
}
ie-vp = { $points } VP
ie-its-points = its VP
ie-resistance = the resistance of the region
ie-points-now = { $when ->
    [now] +{ $points } VP now
    [scoring] +{ $points } VP, the scoring included
   *[unknown] +{ $points } VP
}
ie-later = Each Sapa Inca phase:
ie-labour = Each Inca phase:
ie-income = Next income
ie-income-sum = { $help ->
    [gets] { $era } + { $labour } + { $by } help
    [gives] { $era } + { $labour } − { $by } help
   *[none] { $era } + { $labour }
}
ie-income-none = no more
ie-harvest = Sapa Inca now

## What can be done
ie-deeds = What can be done
ie-deed = { $deed ->
    [roads] Roads
    [city] City
    [garrison] Garrison
    [conquest] Conquest
    [temple] Temple
    [terrace] Terrace
    [extra_road] Extra road
    [garrison_to_city] Convert
   *[pilgrimage] Pilgrimage
}
ie-hint = { $count ->
    [0] { "" }
   *[other] { $deed ->
        [roads] Choose a glowing slot for the road.
        [wild] Choose a dotted line for the wild road.
        [extra_road] Choose a glowing slot for the extra road.
        [conquest] Choose a region to conquer.
        [terrace] Choose one of your regions for the terrace.
        [garrison_to_city] Choose the garrison that becomes a city.
       *[other] Choose one of the ringed sites.
    }
}
ie-plan = { $verb ->
    [road] Road { $number } of { $roads }: { $name }
    [double] Wild road beside { $name }
    [wild] Wild road: { $name }
    [extra_road] Extra road: { $name }
    [city] City at { $name }
    [garrison] Garrison at { $name }
    [temple] Temple at { $name }
    [convert] City instead of the garrison: { $name }
    [terrace] Terrace in { $name }
    [rapid] Rapid conquest of { $name }
   *[conquer] Conquest of { $name }
}
ie-confirm = Confirm
ie-cancel = Cancel
ie-pips = { $laid } of { $roads } roads laid
ie-wild-left = Use wild road · { $count }
ie-end = { $action ->
    [stop] { $left ->
        [development] Finish roads, then develop
       *[none] Finish roads
    }
    [decline] Done
    [pass] Skip development
   *[end] End turn
}
ie-unused = { $roads ->
    [0] development unused
    [one] { $development ->
        [yes] { $roads } free road and development unused
       *[no] { $roads } free road unused
    }
   *[other] { $development ->
        [yes] { $roads } free roads and development unused
       *[no] { $roads } free roads unused
    }
}
ie-only = There is no other answer; the game goes on by itself in a moment.
ie-give = { $action ->
    [roads] Give up the road action
   *[development] Give up the development action
}
ie-pilgrim = { $card } to { $sites }: { $points } VP
ie-one-action = 1 action
ie-go = Make the pilgrimage
ie-ends-turn = Your turn ends with it.

## The Sun board
ie-sun-board = Sun board
ie-no-quarters = It is laid out once the quarters of the empire are dealt.
ie-decks = draw pile { $draw } · discard pile { $discard }
ie-known = What everybody can know
ie-known-pile = { $count ->
    [one] In the draw pile there is { $count } of these cards
   *[other] In the draw pile there are { $count } of these cards
}
ie-known-elsewhere = Surely in other hands or face down
ie-known-discard = Discard pile ({ $count })
ie-known-laid = Who laid the cards on the Sun board
ie-laid = { $card }: laid by { $name }
ie-known-markers = Markers still face down on the map
ie-known-none = None
ie-close = Close
ie-place-last = One quarter is left, between { $names }: the card you choose goes there.
ie-acting = Acting on you
ie-hand = Your Sun cards
ie-quarters = Quarters of the Sun board
ie-between = Between { $names }
ie-quarter-spoken = { $cards ->
    [none] { $state ->
        [down] Quarter between { $names }: a card face down
        [open] Quarter between { $names }: empty, a card can be placed
       *[closed] Quarter between { $names }: empty
    }
   *[other] { $state ->
        [down] Quarter between { $names }: { $cards }, and a card face down
        [open] Quarter between { $names }: { $cards }; a card can be placed
       *[closed] Quarter between { $names }: { $cards }
    }
}
ie-your-card = Yours: { $card }
ie-place-here = Place here
ie-place = Place { $card } between { $names }
ie-place-card = Choose a card and a quarter
ie-place-quarter = Now choose a quarter
ie-effect = { $card ->
    [rural_unrest] Roads in unconquered regions are destroyed
    [skilled_surveyors] A second terrace
    [motivated_workers] Extra road: 1 free road more
    [wild_road] 1 road off the slots
    [extra_workforce] +1 road
    [el_nino] −1 road
    [epidemic] City +2 workers
    [urban_renewal] City +2 VP
    [strategic_point] Garrison may become a city
    [building_project] A second garrison
    [bad_weather] Garrison +1 worker
    [reserve_rations] Garrison +1 VP
    [military_superiority] Conquest −1 worker
    [popular_support] 1 worker per marker of resistance 1
    [rapid_expansion] 1 more conquest, cost +2
    [resistance] Conquest +1 worker
    [religious_fervour] Temple also on a garrison
    [solar_eclipse] Roads or a temple, not both
    [great_pilgrimage] 7 VP: Pucara de Andagala, Ranchillo
    [annual_pilgrimage] 5 VP: Chiquitoy Viejo, Pachacamac
   *[local_pilgrimage] 4 VP: Machu Picchu, Huánuco Pampa
}

## Score track
ie-track = Score track
ie-track-help = on one space, the lower one is ahead
ie-track-spoken = From first to last: { $order }

## Step by step
ie-ledger = { $book ->
    [income] Workers come
    [help] Mutual help
    [recurring] Recurring Sun cards
    [scoring] Sapa Inca: everybody scores
   *[limit] Workers kept
}
ie-ledger-total = { $sums ->
    [yes] Total
   *[no] Workers now
}
ie-ledger-column = { $rule ->
    [IE-302] Era
    [IE-303] Labour
    [IE-304] Ter{"\u00AD"}races
    [IE-305] Help
    [IE-703] Support
    [IE-704] Roads lost
    [IE-804] Ter{"\u00AD"}races
    [IE-805] Garri{"\u00AD"}sons
    [IE-806] Cities
    [IE-807] Tem{"\u00AD"}ples
   *[IE-809] Given back
}

## Score sheet
ie-source = { $source ->
    [IE-616] Cities founded
    [IE-626] Garrisons established
    [IE-634] Regions conquered
    [IE-646] Temples built
    [IE-647] Temples on renowned sites
    [IE-654] Terraces built
    [IE-736] Urban Renewal
    [IE-742] Garrisons converted
    [IE-746] Reserve Rations
    [IE-790] Great Pilgrimage
    [IE-791] Annual Pilgrimage
    [IE-792] Local Pilgrimage
    [IE-804] Sapa Inca: terraces
    [IE-805] Sapa Inca: garrisons
    [IE-806] Sapa Inca: cities
   *[IE-807] Sapa Inca: temples
}

## Keys
ie-key-arrows = Arrows
    .does = on the map, to the nearest place that can be chosen
ie-key-enter = Enter
    .does = choose the place; confirm what is planned
ie-key-deeds = 1 – 8
    .does = roads, city, garrison, conquest, temple, terrace, extra road, conversion
ie-key-esc = Esc
    .does = give up what is planned
ie-key-zoom = + − 0
    .does = zoom in, zoom out, the whole empire
