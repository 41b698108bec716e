# Inca Empire: the game, its options, its questions, and what happens by which rule.

game-title = Inca Empire
game-subtitle = the four quarters
game-tagline = Lay roads outward from Cuzco, subdue regions, and build what everybody’s roads will reach.
game-designer = Alan D. Ernstein

option-pizarro_arrival = Pizarro’s Arrival
    .help = Whether the last era may end early: after each of its People phases a hidden marker is shown.
option-pizarro_arrival-off = Off
option-pizarro_arrival-on = On
option-early_decline = Early Decline
    .help = A shorter game for four players: five periods instead of seven, without pilgrimages.
option-early_decline-off = Off
option-early_decline-on = On
option-gift_of_the_gods = Gift of the Gods
    .help = Four regions near Cuzco begin with a marker of labour 3.
option-gift_of_the_gods-off = Off
option-gift_of_the_gods-on = On

## Names of things

card-name =
    { $card ->
        [rural_unrest] Rural Unrest
        [skilled_surveyors] Skilled Surveyors
        [motivated_workers] Motivated Workers
        [wild_road] Wild Road
        [extra_workforce] Extra Workforce
        [el_nino] El Niño: Flood
        [epidemic] Epidemic
        [urban_renewal] Urban Renewal
        [strategic_point] Strategic Point
        [building_project] Building Project
        [bad_weather] Bad Weather
        [reserve_rations] Reserve Rations
        [military_superiority] Military Superiority
        [popular_support] Popular Support
        [rapid_expansion] Rapid Expansion
        [resistance] Resistance
        [religious_fervour] Religious Fervour
        [solar_eclipse] Solar Eclipse
        [great_pilgrimage] Great Pilgrimage
        [annual_pilgrimage] Annual Pilgrimage
       *[local_pilgrimage] Local Pilgrimage
    }
suyu-name =
    { $colour ->
        [orange] Chinchaysuyu
        [blue] Antisuyu
        [brown] Collasuyu
       *[green] Cuntisuyu
    }
quarter-name =
    { $quarter ->
        [orange_blue] Chinchaysuyu–Antisuyu
        [blue_brown] Antisuyu–Collasuyu
        [brown_green] Collasuyu–Cuntisuyu
        [green_orange] Cuntisuyu–Chinchaysuyu
        [orange_brown] Chinchaysuyu–Collasuyu
       *[blue_green] Antisuyu–Cuntisuyu
    }
era-name =
    { $era ->
        [pre_empire] Pre-Empire
        [early_empire] Early Empire
        [middle_empire] Middle Empire
       *[late_empire] Late Empire
    }
phase-name =
    { $phase ->
        [inca] Inca phase
        [sun] Sun phase
        [people] People phase
       *[sapa_inca] Sapa Inca phase
    }
kind-name =
    { $kind ->
        [city] found a city
        [garrison] establish a garrison
        [conquest] conquer a region
        [temple] build a temple
        [terrace] build a terrace
        [extra_road] build an extra road
        [garrison_to_city] convert a garrison into a city
       *[pass] pass
    }
workers-words =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
roads-words =
    { $roads ->
        [one] { $roads } road
       *[other] { $roads } roads
    }
points-words =
    { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
score-words =
    { $score ->
        [one] { $score } victory point
       *[other] { $score } victory points
    }
drawing-word =
    { $word ->
        [setup] set-up
        [track] score track
        [workers] workers
        [sun_board] Sun board
        [regions] markers face up
        [cities] cities
        [garrisons] garrisons
        [temples] temples
        [draw] draw pile
        [discard] discard pile
       *[hand] hand
    }

## Questions

question-colour = { $seat } is dealt a colour.
    .title = Colours
    .waiting = { $seat } is being dealt a colour.
question-marker = The marker of { $where } is turned up.
    .title = A marker
    .waiting = The marker of { $where } is being turned up.
question-deal = { $seat } is dealt a Sun card.
    .title = Sun cards
    .waiting = { $seat } is being dealt a Sun card.
question-tile = { $seat } is dealt a turn-order tile.
    .title = Turn order
    .waiting = { $seat } is being dealt a turn-order tile.
question-draw = { $seat } draws a Sun card.
    .title = A new card
    .waiting = { $seat } is drawing a Sun card.
question-invasion = The invasion marker of this phase is shown.
    .title = Invasion marker
    .waiting = The invasion marker is being shown.
question-sun_card = Which Sun card do you place? It acts on the two players beside its quarter.
    .title = Choose a Sun card
    .waiting = { $name } is choosing a Sun card.
    .guide = Sun cards mostly change what actions cost, allow or bring. You place one of your three, face down, in a quarter of the Sun board; once revealed, it acts on the two players beside that quarter until the next scoring. Look first for a card that helps your own plans, or for one that hinders whoever is ahead.
question-sun_quarter = In which quarter of the Sun board does your card go?
    .title = Choose a quarter
    .waiting = { $name } is choosing a quarter for the card.
    .guide = Your card will act on the two players whose colours border its quarter, so a good card belongs beside your own colour, a bad one between two rivals. Each quarter takes one card per Sun phase, and whoever places last gets what is left. Look also at who would share a good card with you.
question-people_next = What comes next in your turn? You have { workers-words }.
    .title = Choose what comes next
    .waiting = { $name } is choosing the next action.
    .guide = Your turn has two actions, in any order: building roads, which is free, and one development, such as a conquest or a city, which costs workers. You may leave either out; a pilgrimage, if a card offers one, replaces either. Roads usually come first, since most developments need your network: the sites your roads join to Cuzco.
question-road_pick = Where do you build? { $left } of { roads-words } left in this action.
    .title = Build a road
    .waiting = { $name } is building roads.
    .guide = Roads are free: a road normally goes on an empty slot, starts from your network (the sites your roads join to Cuzco) and has one end that touches a conquered region. Each new site turns up the markers around it. Head for sites with room for cities and garrisons: at every scoring these pay all who are connected.
question-dev_kind = Which development do you choose? You have { workers-words }.
    .title = Choose a development
    .waiting = { $name } is choosing a development.
    .guide = You pay workers for one development: a conquest costs the region’s resistance and brings victory points (VP) now, and workers in every Inca phase. Cities, garrisons and temples bring VP at once, then at each scoring to all whose roads reach them; a terrace is yours alone. Early on, look first at conquests: their workers pay for the rest.
question-dev_target = Where? ({ kind-name })
    .title = Choose the place
    .waiting = { $name } is choosing where to { kind-name }.
    .guide = Choose the place for your development: a site on the map, a region, one of your markers or a road slot. Only places that are allowed and that you can pay for are offered. Cities, garrisons and temples score for everybody connected to them, so prefer a site that few other roads reach.
question-dev_repeat = A Sun card lets you { kind-name } once more, if you like.
    .title = Once more?
    .waiting = { $name } may { kind-name } once more.
    .guide = A Sun card that acts on you lets you repeat what you just did: another garrison or terrace at its usual price, or another road free of charge. You may also decline. A free road is almost always worth taking; otherwise look at your workers, and remember that at each scoring you may keep only a few of them.
question-rapid_conquest = Do you make a rapid conquest? It costs two more workers. You have { workers-words }.
    .title = Rapid conquest
    .waiting = { $name } may make a rapid conquest.
    .guide = The card Rapid Expansion offers you a conquest on top of your development, for 2 workers more than it would otherwise cost; you may decline. It brings the same as any: the victory points (VP) on the marker now, and its labour, new workers, in every Inca phase. Look first at how many Inca phases are still to come.
question-pilgrimage_card = Which pilgrimage do you make?
    .title = Choose a pilgrimage
    .waiting = { $name } is choosing a pilgrimage.
    .guide = Several pilgrimage cards act on you, and you may make one pilgrimage per People phase. Each scores a fixed number of victory points (VP) for a temple in your network at one of the two sites it names: Great 7, Annual 5, Local 4. The card is not used up, so simply take the one that pays most.
question-pilgrimage_slot = { card-name }: which action do you give up?
    .title = Give up an action
    .waiting = { $name } is choosing the action to give up.
    .guide = A pilgrimage scores at once, but takes the place of a whole action: you give up your roads or your development of this turn. After it you cannot build a temple in this People phase. Look at what would bring you less now: roads, if your network reaches far enough; the development, if you are short of workers.

## Setting up

IE-101 =
    .refusal = Inca Empire is for three or four players, not for { $seats }.
IE-102 =
    .event = { $seat } governs { $where }.
    .refusal =
        { $colour ->
            [none] First the colours are dealt.
           *[other] { suyu-name } has been dealt already.
        }
IE-103 =
    .event = { $where } has no owner; it is conquered ground for everybody.
IE-105 =
    .event = { $seat } lays the first road, from Cuzco to { $where }.
IE-107 =
    .refusal =
        { $marker ->
            [none] First a marker is turned up.
           *[other] No marker of type { $marker } lies face down any more.
        }
IE-109 =
    .event = Beside the suyus: { $where } shows a marker of type { $marker }.
IE-110 =
    .event = { $seat } draws a hand of three Sun cards.
    .refusal =
        { $card ->
            [none] First a card is drawn from the draw pile.
           *[other] { card-name } is not in the draw pile.
        }
IE-112 =
    .event = { $seat } gets turn-order tile { $tile }.
    .refusal =
        { $tile ->
            [none] First the turn-order tiles are dealt.
           *[other] Tile { $tile } cannot be dealt now.
        }

## The course of the game

IE-202 =
    .event = { era-name }, period { $column } of the era: { phase-name }.
IE-204 =
    .refusal = Sun cards are placed in the Sun phase; this is the People phase.
IE-205 =
    .refusal = { $asked } has to decide now, by turn order.

## The Inca phase

IE-302 =
    .event = { $seat } gets { workers-words } from the resources of the era.
IE-303 =
    .event = { $seat } gets { workers-words } from the labour of conquered regions.
IE-304 =
    .event = { $seat } gets { workers-words } from terraces.
IE-307 =
    .event = Mutual help: { $seat }, in first place, gives { workers-words } to { $to_seat }, in last place.
    .met =
        { $you ->
            [seat] Mutual help: you give { workers-words } to { $to_seat }.
           *[other] Mutual help: { $seat } gives you { workers-words }.
        }
IE-308 =
    .event = Mutual help: { $seat }, in first place, gives { workers-words } to { $to_seat }, in last place.
    .met =
        { $you ->
            [seat] Mutual help: you give { workers-words } to { $to_seat }.
           *[other] Mutual help: { $seat } gives you { workers-words }.
        }
IE-309 =
    .event = Mutual help: { $seat }, in second place, gives { workers-words } to { $to_seat }, in third place.
    .met =
        { $you ->
            [seat] Mutual help: you give { workers-words } to { $to_seat }.
           *[other] Mutual help: { $seat } gives you { workers-words }.
        }
IE-310 =
    .event = { $seat } should give { $due } but has fewer workers, and gives all of them.

## The Sun phase

IE-402 =
    .event = { $seat } gets turn-order tile { $tile }.
    .met = You get turn-order tile { $tile }.
IE-403 =
    .event =
        { $card ->
            [unknown] { $seat } has chosen a card.
           *[other] { $seat } has chosen { card-name }.
        }
    .refusal = In the Sun phase you place a card: first choose the card, then its quarter.
IE-404 =
    .refusal =
        { $card ->
            [none] There is no such card.
           *[other] { card-name } is not in your hand.
        }
IE-405 =
    .refusal =
        { $quarter ->
            [none] This Sun board has no such quarter.
           *[other] { $placer_seat } has already placed a card in { quarter-name } in this phase.
        }
IE-406 =
    .event =
        { $card ->
            [unknown] { $seat } places a card face down in { quarter-name }.
           *[other] { $seat } places { card-name } face down in { quarter-name }.
        }
IE-407 =
    .event =
        { $card ->
            [unknown] { $seat } draws a card.
           *[other] { $seat } draws { card-name }.
        }
IE-408 =
    .event = The draw pile is empty; the discard pile is shuffled and becomes the draw pile.
IE-409 =
    .event = There is no card left to draw for { $seat }.
IE-410 =
    .event = { quarter-name }: { card-name } is revealed (placed by { $seat }).
IE-415 =
    .event =
        { $choice ->
            [pilgrimage] { $seat } sets out on a pilgrimage.
            [no_repeat] { $seat } builds no further.
           *[no_rapid] { $seat } makes no rapid conquest.
        }
    .refusal = There is nothing to decline now.

## The turn and roads

IE-501 =
    .event = { $seat } begins a turn with { workers-words }.
IE-502 =
    .event = { $seat } ends the turn.
    .refusal = First choose an action, or finish the one you have begun.
IE-503 =
    .refusal = Finish the action you have begun first.
IE-504 =
    .refusal =
        { $action ->
            [roads] Your road action of this turn is over or lost.
           *[other] Your development action of this turn is over or given up.
        }
IE-505 =
    .event =
        { $roads ->
            [0] { $seat } builds no road.
           *[other] { $seat } stops after { roads-words }.
        }
    .refusal = You have not begun a road action.
IE-506 =
    .event = { $seat } begins the road action: up to { roads-words }.
IE-507 =
    .refusal =
        { $roads ->
            [0] This action allows no further road.
           *[other] This action allows { roads-words }, and you have built them.
        }
IE-508 =
    .refusal = There is no printed road here on this side of the map.
IE-509 =
    .refusal = There is already a road here.
IE-510 =
    .refusal = Neither end of this road is in your network.
IE-511 =
    .refusal = Neither end of this road touches conquered ground; it is still closed.
IE-512 =
    .event = { $seat } builds a road to { $where }.
IE-513 =
    .event = The road reaches { $where }: a marker of type { $marker } is turned up.
IE-518 =
    .event = No further road is possible for { $seat }: the road action ends.

## Development

IE-601 =
    .event = { $seat } chooses to { kind-name }.
    .refusal = You cannot choose this development now ({ kind-name }); there is one per action.
IE-602 =
    .refusal =
        { $cost ->
            [one] This costs { $cost } worker; you have { $workers }.
           *[other] This costs { $cost } workers; you have { $workers }.
        }
IE-603 =
    .event = { $seat } passes.
IE-604 =
    .event = { $seat } begins the development action with { workers-words }.
IE-610 =
    .refusal =
        { $where ->
            [none] There is no such city site on this map.
           *[other] { $where } is no city site.
        }
IE-611 =
    .refusal =
        { $where ->
            [none] Every city site has its city.
           *[other] There is already a city at { $where }.
        }
IE-612 =
    .refusal =
        { $where ->
            [none] No free city site is in your network.
           *[other] { $where } is not in your network.
        }
IE-613 =
    .refusal =
        { $where ->
            [none] No such site in your network touches conquered ground.
           *[other] { $where } touches no conquered region.
        }
IE-615 =
    .event = { $seat } founds a city at { $where } for { workers-words }.
IE-616 =
    .event = { $seat } scores { points-words } for the city of { $where }.
IE-620 =
    .refusal =
        { $where ->
            [none] There is no such garrison site on this map.
           *[other] { $where } is no garrison site.
        }
IE-621 =
    .refusal =
        { $where ->
            [none] Every garrison site has its building.
           *[other] There is already a garrison or a city at { $where }.
        }
IE-622 =
    .refusal =
        { $where ->
            [none] No free garrison site is in your network.
           *[other] { $where } is not in your network.
        }
IE-623 =
    .refusal =
        { $where ->
            [none] No such site in your network touches conquered ground.
           *[other] { $where } touches no conquered region.
        }
IE-625 =
    .event = { $seat } establishes a garrison at { $where } for { workers-words }.
IE-626 =
    .event = { $seat } scores { points-words } for the garrison of { $where }.
IE-630 =
    .refusal =
        { $where ->
            [none] No such region is left to conquer.
           *[other] { $where } is conquered ground already.
        }
IE-631 =
    .refusal =
        { $where ->
            [none] Your network touches no region that can still be conquered.
           *[other] Your network does not touch { $where }.
        }
IE-633 =
    .event = { $seat } conquers { $where } (marker { $marker }) for { workers-words }.
IE-634 =
    .event = { $seat } scores { points-words } for the conquest of { $where }.
IE-635 =
    .event = A neighbour of the conquered region, { $where }, shows a marker of type { $marker }.
IE-640 =
    .refusal =
        { $where ->
            [none] No building can take a temple now.
           *[other] There is no city at { $where } that can take a temple.
        }
IE-641 =
    .refusal =
        { $where ->
            [none] Every building has its temple.
           *[other] There is already a temple at { $where }.
        }
IE-642 =
    .refusal =
        { $where ->
            [none] No building without a temple is in your network.
           *[other] { $where } is not in your network.
        }
IE-643 =
    .refusal = You have made a pilgrimage in this phase, so you cannot build a temple.
IE-645 =
    .event = { $seat } builds a temple at { $where } for { workers-words }.
IE-646 =
    .event = { $seat } scores { points-words } for the temple of { $where }.
IE-647 =
    .event = { $seat } scores { points-words } more: { $where } is a renowned site.
IE-650 =
    .refusal =
        { $where ->
            [none] A terrace needs a marker of yours, and you have none.
           *[other] The marker of { $where } is not yours.
        }
IE-651 =
    .refusal =
        { $where ->
            [none] All your markers have a terrace already.
           *[other] The marker of { $where } already has a terrace.
        }
IE-653 =
    .event = { $seat } builds a terrace in { $where } for { workers-words }.
IE-654 =
    .event = { $seat } scores { points-words } for the terrace in { $where }.
IE-660 =
    .event = { $seat } pays { workers-words } for an extra road.
IE-661 =
    .refusal = There is no road you can build now.

## Sun cards

IE-703 =
    .event =
        { $workers ->
            [0] { card-name }: { $seat } has no marker of resistance 1 and gains no workers.
           *[other] { card-name }: { $seat } takes { workers-words }.
        }
    .met =
        { $workers ->
            [0] { card-name }: you have no marker of resistance 1 and gain no workers.
           *[other] { card-name }: you take { workers-words }.
        }
IE-704 =
    .event =
        { $number ->
            [0] Rural Unrest: { $seat } loses no road.
            [one] Rural Unrest: { $seat } loses { $number } road in unconquered regions.
           *[other] Rural Unrest: { $seat } loses { $number } roads in unconquered regions.
        }
    .met =
        { $number ->
            [0] Rural Unrest: you lose no road.
            [one] Rural Unrest: you lose { $number } road in unconquered regions.
           *[other] Rural Unrest: you lose { $number } roads in unconquered regions.
        }
IE-715 =
    .event = Motivated Workers: one more road for { $seat }, free of charge.
IE-721 =
    .refusal =
        { $copies ->
            [0] No Wild Road card acts on you.
           *[other] You have used every Wild Road card that acts on you in this phase.
        }
IE-722 =
    .refusal = No wild road can join these two sites.
IE-723 =
    .refusal = This line would cross a wild road.
IE-724 =
    .refusal = You already have a road between these two sites.
IE-726 =
    .refusal = This slot is empty; build it as an ordinary road.
IE-727 =
    .event = { $seat } builds a wild road to { $where }.
IE-736 =
    .event = { $seat } scores { points-words } more thanks to Urban Renewal.
IE-738 =
    .refusal =
        { $where ->
            [none] There is no garrison to convert.
           *[other] There is no garrison at { $where }.
        }
IE-739 =
    .refusal =
        { $where ->
            [none] No garrison is in your network.
           *[other] { $where } is not in your network.
        }
IE-741 =
    .event = { $seat } converts the garrison of { $where } into a city for { workers-words }.
IE-742 =
    .event = { $seat } scores { points-words } for the new city of { $where }.
IE-743 =
    .refusal = You can convert a garrison only while Strategic Point acts on you.
IE-746 =
    .event = { $seat } scores { points-words } more thanks to Reserve Rations.
IE-763 =
    .refusal = A rapid conquest comes at the end of your development action.
IE-764 =
    .refusal = No Rapid Expansion that acts on you is left in this phase.
IE-765 =
    .event = { $seat } rapidly conquers { $where } (marker { $marker }) for { workers-words }.
IE-766 =
    .refusal = A pilgrimage took the place of the development action, so there is no rapid conquest.
IE-771 =
    .refusal = Under a Solar Eclipse you cannot build a temple: you have built a road in your road action.
IE-772 =
    .event = Solar Eclipse: { $seat } loses the road action of this turn.
    .met = Solar Eclipse: you lose the road action of this turn.
IE-780 =
    .event =
        { $action ->
            [roads] { $seat } gives up the road action and goes to { $where }.
           *[other] { $seat } gives up the development action and goes to { $where }.
        }
    .refusal =
        { $stage ->
            [begun] Finish the pilgrimage first.
           *[other] You are not on a pilgrimage.
        }
IE-781 =
    .event = { $seat } makes the { card-name }.
    .refusal =
        { $card ->
            [none] No pilgrimage card acts on you.
           *[other] { card-name } does not act on you.
        }
IE-782 =
    .refusal = None of the sites named by the card has a temple in your network.
IE-783 =
    .refusal =
        { $action ->
            [roads] You can no longer give up the road action.
           *[other] You can no longer give up the development action.
        }
IE-784 =
    .refusal = You have already made a pilgrimage in this phase; one is the limit.
IE-785 =
    .refusal = You have built a temple in this phase, so you cannot make a pilgrimage.
IE-790 =
    .event = { $seat } scores { points-words } for the Great Pilgrimage to { $where }.
IE-791 =
    .event = { $seat } scores { points-words } for the Annual Pilgrimage to { $where }.
IE-792 =
    .event = { $seat } scores { points-words } for the Local Pilgrimage to { $where }.

## The Sapa Inca phase

IE-802 =
    .event =
        { $cards ->
            [one] { $cards } card leaves the Sun board.
           *[other] { $cards } cards leave the Sun board.
        }
IE-804 =
    .event =
        { $number ->
            [0] { $seat } has no terrace to score.
            [one] { $seat } scores { points-words } for { $number } terrace.
           *[other] { $seat } scores { points-words } for { $number } terraces.
        }
IE-805 =
    .event =
        { $number ->
            [0] { $seat } has no garrison to score.
            [one] { $seat } scores { points-words } for { $number } garrison.
           *[other] { $seat } scores { points-words } for { $number } garrisons.
        }
IE-806 =
    .event =
        { $number ->
            [0] { $seat } has no city to score.
            [one] { $seat } scores { points-words } for { $number } city.
           *[other] { $seat } scores { points-words } for { $number } cities.
        }
IE-807 =
    .event =
        { $number ->
            [0] { $seat } has no temple to score.
            [one] { $seat } scores { points-words } for { $number } temple.
           *[other] { $seat } scores { points-words } for { $number } temples.
        }
IE-809 =
    .event = { $seat } keeps { $kept } and gives back { workers-words }.

## The end and the variants

IE-901 =
    .event = The last Sapa Inca phase is over, and with it the game.
    .refusal = The game is over; nothing more can be played.
IE-902 =
    .event =
        { $place ->
            [1] { $seat } wins with { score-words }.
            [2] { $seat } finishes 2nd with { score-words }.
            [3] { $seat } finishes 3rd with { score-words }.
           *[other] { $seat } finishes { $place }th with { score-words }.
        }
IE-910 =
    .refusal = First the invasion marker of this phase is revealed.
IE-911 =
    .event =
        { $marker ->
            [plain] The invasion marker is plain: nothing changes.
           *[other] The invasion marker shows Pizarro.
        }
IE-912 =
    .event = Pizarro has arrived: only the last Sapa Inca phase is left.
IE-921 =
    .refusal = Early Decline is for four players only, not for { $seats }.
IE-930 =
    .event = A gift of the gods: { $where } begins with a marker of type { $marker }.
IE-940 =
    .refusal = There is no option { $option } with the value { $value } in this game.

## Reasons for a move

reason-points =
    { $way ->
        [more] You soon score { $points } more.
       *[less] You soon score { $points } less.
    }
    .look = What can bring you points soon?
    .of = points soon
reason-harvest =
    { $way ->
        [more] Your network and your terraces should bring { $points } more in the Sapa Inca phases to come.
       *[less] Your network and your terraces should bring { $points } less in the Sapa Inca phases to come.
    }
    .look = What do your network and your terraces bring you in each Sapa Inca phase?
    .of = network and terraces in the Sapa Inca phases to come
reason-income =
    { $way ->
        [more] The workers of the Inca phases to come should be worth { $points } more to you.
       *[less] The workers of the Inca phases to come should be worth { $points } less to you.
    }
    .look = How many workers will you take in the Inca phases to come?
    .of = workers of the Inca phases to come
reason-room =
    { $way ->
        [more] Your conquered regions that have no terrace yet should bring you { $points } more later on.
       *[less] Your conquered regions that have no terrace yet should bring you { $points } less later on.
    }
    .look = Where could you still build a terrace?
    .of = conquered regions that have no terrace yet
reason-workers =
    { $way ->
        [more] The workers you have left should be worth { $points } more to you.
       *[less] The workers you have left should be worth { $points } less to you.
    }
    .look = What will you still need your workers for?
    .of = the workers left
reason-around =
    { $way ->
        [more] The sites and regions that your roads could reach next should bring you { $points } more.
       *[less] The sites and regions that your roads could reach next should bring you { $points } less.
    }
    .look = Which sites and regions could your roads reach next?
    .of = sites and regions within reach
reason-danger =
    { $way ->
        [more] Rural Unrest is likely to cost you { $points } less.
       *[less] Rural Unrest is likely to cost you { $points } more.
    }
    .look = Which of your roads could Rural Unrest destroy?
    .of = Rural Unrest
reason-cards =
    { $way ->
        [more] The Sun cards beside your colour should bring you { $points } more.
       *[less] The Sun cards beside your colour should bring you { $points } less.
    }
    .look = Which Sun cards will act on you?
    .of = Sun cards beside the colour

## Characters of a master

character-conqueror = Conqueror
    .about = Looks to new regions and free sites before everything else.
character-governor = Governor
    .about = Cares for what the network brings in every Sapa Inca phase, and for its workers.
character-rival = Rival
    .about = Plays for the margin: a point kept from you counts like a point gained.
