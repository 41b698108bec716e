# Cuzco by Stefan Feld: the game, its options, its questions, and what happens by which rule.

game-title = Cuzco
game-subtitle = the messengers
game-tagline = Three dice a round: run the roads, fill your mask, please the gods and serve the ruler.
game-designer = Stefan Feld

option-pututus = Pututus
    .help = Equal dice bring shell horns that later change a die by one or two.
option-pututus-off = Off
option-pututus-on = On
option-map = Road map
    .help = Whether the six triangles lie as always or are shuffled.
option-map-canonical = Usual
option-map-modular = Shuffled
option-card14_any_village = Mama Sara 14 reaches every village
    .help = Whether Mama Sara 14 leads to any village instead of a neighbouring one.
option-card14_any_village-off = Off
option-card14_any_village-on = On
option-turn_cuzco_always = The Cuzco tile turns on every departure
    .help = Whether the Cuzco tile may be turned even on the first departure.
option-turn_cuzco_always-off = Off
option-turn_cuzco_always-on = On
option-powers_again = Powers may be used again
    .help = Whether powers 05, 06, 09, 11 and 15 may be used several times on one occasion, each time with an effect of its own. The printed rules set no limit.
option-powers_again-off = Off
option-powers_again-on = On

## Names of things

god-name =
    { $god ->
        [illapa] Illapa
        [mama_quilla] Mama Quilla
        [viracocha] Viracocha
        [pachamama] Pachamama
       *[mama_sara] Mama Sara
    }
ability-name =
    { $ability ->
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
kind-name =
    { $kind ->
        [study] study
       *[farm] farm
    }
goods-name =
    { $goods ->
        [soup] soup
        [clothes] clothes
        [vase] vase
        [jug] jug
        [tools] tools
       *[jewels] jewels
    }
colour-name =
    { $colour ->
        [turquoise] turquoise
        [violet] violet
        [orange] orange
       *[pink] pink
    }
space-name =
    { $space ->
        [paved] paved road
        [rope] rope bridge
        [move] movement
        [study] study
        [farm] farm
        [study_farm] study and farm
        [exchange] exchange
        [temple] temple
        [headdress] headdress
       *[vp] VP
    }
half-name =
    { $half ->
        [card] a god card
        [offering] an offering
        [knowledge] one knowledge space
       *[food] one food
    }
village-I0 = Calca
village-I1 = Pisac
village-I2 = Tipón
village-I3 = Paruro
village-I4 = Ccorca
village-I5 = Anta
village-O0 = Lares
village-O1 = Caicay
village-O2 = Urcos
village-O3 = Accha
village-O4 = Zurite
village-O5 = Maras
place-CUZCO = Cuzco
place-I0 = { village-I0 }
place-I1 = { village-I1 }
place-I2 = { village-I2 }
place-I3 = { village-I3 }
place-I4 = { village-I4 }
place-I5 = { village-I5 }
place-O0 = { village-O0 }
place-O1 = { village-O1 }
place-O2 = { village-O2 }
place-O3 = { village-O3 }
place-O4 = { village-O4 }
place-O5 = { village-O5 }
phase-name =
    { $phase ->
        [I] phase I
        [II] phase II
        [capital] phase III
        [market] market
        [palace] palace
       *[end] end
    }
slot-name =
    { $slot ->
        [0] to the left of circle 1
        [1] to the right of circle 1
        [2] to the left of circle 2
        [3] to the right of circle 2
        [4] to the left of circle 3
        [5] to the right of circle 3
        [6] to the left of circle 4
        [7] to the right of circle 4
        [8] to the left of circle 5
        [9] to the right of circle 5
        [10] to the left of circle 6
       *[other] to the right of circle 6
    }
power-01 = next abilities count one tile more
power-02 = slide 1 or 2 tiles up
power-03 = score the goods tile again
power-04 = a mission that is 1 short, for 4 VP
power-05 = extra turn with a 1
power-06 = move a die on the bar
power-07 = a higher die may go there
power-08 = 3 food and 3 knowledge
power-09 = a discarded tile as well
power-10 = the village’s points now
power-11 = another study ability
power-12 = the priest in the way goes home
power-13 = acts as a 6
power-14 = any path to a village
power-15 = another farm ability
card-01 = Illapa 01 ({ power-01 })
card-02 = Illapa 02 ({ power-02 })
card-03 = Illapa 03 ({ power-03 })
card-04 = Mama Quilla 04 ({ power-04 })
card-05 = Mama Quilla 05 ({ power-05 })
card-06 = Mama Quilla 06 ({ power-06 })
card-07 = Viracocha 07 ({ power-07 })
card-08 = Viracocha 08 ({ power-08 })
card-09 = Viracocha 09 ({ power-09 })
card-10 = Pachamama 10 ({ power-10 })
card-11 = Pachamama 11 ({ power-11 })
card-12 = Pachamama 12 ({ power-12 })
card-13 = Mama Sara 13 ({ power-13 })
card-14 = Mama Sara 14 ({ power-14 })
card-15 = Mama Sara 15 ({ power-15 })
number-01 = { card-01 }
number-02 = { card-02 }
number-03 = { card-03 }
number-04 = { card-04 }
number-05 = { card-05 }
number-06 = { card-06 }
number-07 = { card-07 }
number-08 = { card-08 }
number-09 = { card-09 }
number-10 = { card-10 }
number-11 = { card-11 }
number-12 = { card-12 }
number-13 = { card-13 }
number-14 = { card-14 }
number-15 = { card-15 }
mission-01 = 3 orange feathers (01)
mission-02 = 3 violet feathers (02)
mission-03 = 3 pink feathers (03)
mission-04 = 3 turquoise feathers (04)
mission-05 = a feather of each colour (05)
mission-06 = 7 feathers (06)
mission-07 = quipus in 9 villages (07)
mission-08 = quipus in the 3 villages with a turquoise feather (08)
mission-09 = quipus in the 3 villages with a pink feather (09)
mission-10 = quipus in the 3 villages with a violet feather (10)
mission-11 = quipus in the 3 villages with an orange feather (11)
mission-12 = quipus in 3 villages worth 3 VP (12)
mission-13 = quipus in 3 villages worth 2 VP (13)
mission-14 = quipus in villages worth 1, 2, 4, 5 and 7 VP (14)
mission-15 = 3 study tiles with different abilities (15)
mission-16 = 3 farm tiles with different abilities (16)
mission-17 = 3 study tiles slid down (17)
mission-18 = 3 farm tiles slid down (18)
mission-19 = 5 study or farm tiles slid down (19)
mission-20 = 4 study tiles (20)
mission-21 = 4 farm tiles (21)
mission-22 = cards of 4 different gods in hand (22)
mission-23 = 3 cards of one god in hand (23)
mission-24 = 2 soup tiles (24)
mission-25 = 2 clothes tiles (25)
mission-26 = 2 vase tiles (26)
mission-27 = 2 jug tiles (27)
mission-28 = 2 tools tiles (28)
mission-29 = 2 jewels tiles (29)
mission-30 = 3 different types of goods (30)
mission-31 = 4 goods tiles of any type (31)
mission-32 = 2 Illapa cards in hand (32)
mission-33 = 2 Mama Quilla cards in hand (33)
mission-34 = 2 Viracocha cards in hand (34)
mission-35 = 2 Pachamama cards in hand (35)
mission-36 = 2 Mama Sara cards in hand (36)
mission-37 = 3 priests in the temple (37)
mission-38 = 5 food (38)
mission-39 = 4 active circle tiles (39)
mission-40 = 2 Inti medallions (40)
mission-41 = 4 offerings (41)
mission-42 = quipus in 4 villages of the inner ring (42)
mission-43 = quipus in 4 villages of the outer ring (43)
mission-44 = 2 tiles with the ability offering (44)
mission-45 = 2 tiles with the ability victory points (45)
mission-46 = 2 tiles with the ability knowledge (46)
mission-47 = 2 tiles with the ability rope bridge (47)
mission-48 = 2 tiles with the ability paved road (48)
mission-49 = 2 tiles with the ability feather (49)
mission-50 = 2 tiles with the ability god card (50)
mission-51 = 2 tiles with the ability quipu (51)
mission-52 = 2 tiles with the ability circle (52)
mission-53 = 2 tiles with the ability food (53)
mission-54 = 2 tiles with the ability studying (54)
mission-55 = 2 tiles with the ability farming (55)
mission-S-01 = a priest in the temple and a farm tile (S-01)
mission-S-02 = a priest in the temple and a study tile (S-02)
mission-S-03 = a study tile and a farm tile (S-03)
mission-S-04 = a study tile and turn-order token 1 (S-04)
mission-S-05 = a farm tile and a goods tile (S-05)
mission-S-06 = quipus in 2 villages (S-06)
quipu-below =
    { $covered_seat ->
        [none] { "" }
       *[other] , on top of { $covered_seat }’s
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
        [round] round
        [map] villages
        [bar] action bar
        [track] knowledge
        [temple] temple
        [study] study
        [farm] farm
        [market] market
        [palace] palace
        [gods] gods
        [points] points
        [food] food
        [offerings] offerings
        [inti] medallions
        [quipus] quipus
        [reserve] reserve
        [cards] god cards
       *[hand] hand
    }

## Questions

question-map = The triangles of the map are shuffled.
    .title = The map
    .waiting = The triangles of the map are shuffled.
question-rotation = The Cuzco tile is laid at random.
    .title = The Cuzco tile
    .waiting = The Cuzco tile is laid at random.
question-mask = The mask boards are dealt.
    .title = Masks
    .waiting = The mask boards are dealt.
question-token = The turn-order tokens are dealt.
    .title = Turn order
    .waiting = The turn-order tokens are dealt.
question-start = The start feathers are dealt.
    .title = Start feathers
    .waiting = The start feathers are dealt.
question-goods = The goods are laid into the market.
    .title = The market
    .waiting = The goods are laid into the market.
question-tile = Study and farm tiles are laid out.
    .title = The displays
    .waiting = Study and farm tiles are laid out.
question-mission = Missions are laid out in the palace.
    .title = The palace
    .waiting = Missions are laid out in the palace.
question-grey = The grey missions are dealt.
    .title = Grey missions
    .waiting = The grey missions are dealt.
question-gold = Everybody draws four gold missions.
    .title = Gold missions
    .waiting = Everybody draws four gold missions.
question-deal = Everybody is dealt two god cards.
    .title = God cards
    .waiting = Everybody is dealt two god cards.
question-replace = Another god card is drawn from the pool.
    .title = Another god card
    .waiting = Another god card is drawn from the pool.
question-left = The god cards left over are shown.
    .title = Cards left over
    .waiting = The god cards left over are shown.
question-god = The next god card is turned up.
    .title = A god card
    .waiting = The next god card is turned up.
question-roll = Everybody rolls three dice.
    .title = The dice
    .waiting = Everybody rolls three dice.
question-feather_start = On which slot do you put your { colour-name } feather?
    .title = The first feather
    .waiting = { $name } is placing the first feather.
    .guide = Your mask has twelve feather slots, three per colour, in six pairs; each pair has a circle tile that shows a die. Once the pair is filled, the headdress action can activate the tile, which scores well. This feather never moves again, so look at which circle you want first: a low die needs less strength.
question-keep_missions = Which two of your four missions do you keep? Nobody sees your choice before all have chosen.
    .title = Keep two missions
    .waiting = All are choosing their missions.
    .guide = Missions are tasks of the ruler: you keep two of these four, and with the one you were dealt you have three. Each round you complete one for 6 victory points (VP), or have to remove one for nothing, and take a new one. Keep those that fit together, and one you can meet as early as round 1.
question-return_god_card = Your two cards are of the same god. Which one do you give back?
    .title = Give back a card
    .waiting = { $name } is giving back a god card.
    .guide = Your two god cards are of the same god, so you give one back and get a random card of another god. A god card bends a rule once, in a phase printed on it; playing it from your hand costs an offering. Look at which of the two you could use in the first rounds, and keep that one.
question-die = Lap { $lap }: which of your dice do you use?
    .title = Choose a die
    .waiting = { $name } is choosing a die.
    .guide = In each lap you place one of your three dice: choose the die, then its space; with Undo you can change both choices. A high die is strong and opens more paths and tiles; a low die fits almost anywhere, because a die must be lower than all dice already on its space. So use a high die early, while the spaces you want are still empty. With three players, paved road and rope bridge share one space; with two, study and farm do as well.
question-move_die_source = Which die on the action bar do you move?
    .title = Move a die
    .waiting = { $name } is moving a die on the action bar.
    .guide = The power Mama Quilla 06 moves one die, no matter whose, from its space on the action bar to another. No action follows, and the die keeps its value. Your own die must be lower than all dice on the space it goes to, so look first for the low die that blocks the space you want.
question-move_die_target = To which space does the die go?
    .title = Where to?
    .waiting = { $name } is moving a die on the action bar.
    .guide = The die goes to any other space, whatever lies there, and brings no action. It counts there like any other die: dice placed later must be lower, so it frees one space and can block another. Look for a space that your rivals still want and you do not; on the VP space it blocks nobody.
question-pututu = Your die shows { $die }. Do you give up pututus to change it?
    .title = Pututus
    .waiting = { $name } may use pututus.
    .guide = A pututu is a shell horn, received for equal dice: give up as many as you like, and each changes this die by its number, 1 or 2, up or down, within 1 to 6. Higher makes the action stronger, lower fits on more spaces. Look first at the space you want; pututus left at the end are worth nothing.
question-space = Where do you place your { $die }?
    .title = Place the die
    .waiting = { $name } is placing a { $die }.
    .guide = Each space of the action bar offers an action, mostly stronger with a higher die. Your die must be lower than every die already there; only the VP space takes any die, for 2 victory points (VP). Look first at what cannot wait: a low die of a rival all but closes a space until the round ends.
question-slide_up = Which tile do you slide up?
    .title = Slide up
    .waiting = { $name } is sliding tiles up.
    .guide = Illapa 02 slides one or two of your tiles back up. In the exchange that follows you can slide them down again, for one pip each, and earn their number once more: knowledge for a study tile, food for a farm tile. Look first for the highest numbers, but remember missions that count tiles slid down.
question-rotate = By how many steps do you turn the Cuzco tile before you leave?
    .title = Turn the Cuzco tile
    .waiting = { $name } may turn the Cuzco tile.
    .guide = Before your Chasqui leaves Cuzco, you may turn the Cuzco tile clockwise, for everybody. Each inner village then gets another branch: a paved road or a rope bridge, with another number. Look first at the village you want, then turn until a branch that your action can use leads there; 0 steps leave everything as it is.
question-path = Where does your Chasqui run? Strength { $strength }.
    .title = Choose a path
    .waiting = { $name } is moving the Chasqui.
    .guide = Your Chasqui, a runner, normally goes one step along a path your strength allows. In a new village you place a quipu, a knotted cord: it brings a feather of the village’s colour, and the top quipu scores the village at the end; Cuzco gives a fire blessing instead. Look first at which colour you need.
question-feather = { $colour ->
        [none] Which feather do you take? The slot decides.
       *[other] On which slot do you put the { colour-name } feather?
    }
    .title = A feather
    .waiting = { $name } is placing a feather.
    .guide = A feather goes on a slot of its colour and never moves again. Once both slots of a circle tile are filled, the headdress action can activate that tile, which scores well. So complete a pair first, then look at missions that ask for feathers; all twelve bring a bonus at the end.
question-take_tile = Which tile do you take? Strength { $strength }.
    .title = Take a tile
    .waiting = { $name } is taking a tile.
    .guide = You take a face-up tile from a display space with a number up to your strength; it needs an empty tile slot on your mask. Its ability can serve you in phase II of every round, and tiles of the same kind and ability work together. Look first at abilities you would use often, then at your missions.
question-from_discard = Which discarded tile do you take?
    .title = A discarded tile
    .waiting = { $name } is taking a discarded tile.
    .guide = Besides the tile you have just taken, you choose one from the discard piles, study or farm; its ability serves you in phase II. Look first for a tile like one you have: tiles of the same kind and ability work together and bring more. Then look at what your missions ask for.
question-exchange = What do you exchange? Pips left: { $pips }.
    .title = Exchange
    .waiting = { $name } is exchanging.
    .guide = Your strength becomes that many pips, to spend in any mix. One pip slides a study tile down for knowledge or a farm tile for food, or buys 1 victory point (VP); two pips bring an offering, a god card or a feather, or move a quipu to your reserve. Look at your tiles first; pips left over are lost.
question-exchange_tile = Which { kind-name } tile do you slide down?
    .title = Slide down
    .waiting = { $name } is sliding a tile down.
    .guide = Sliding a study tile down advances you on the knowledge track; sliding a farm tile down brings food; both by the number on the tile. The tile keeps its ability, but slides only once, unless a god power slides it back up. Begin with the highest number; some missions count tiles slid down.
question-god_card = Which god card do you take? Cards left: { $left }.
    .title = Take a god card
    .waiting = { $name } is taking a god card.
    .guide = A god card bends a rule once, in a phase printed on it; playing it from your hand costs an offering. You choose one of the face-up cards, and the next card of that god is turned up. Look first at what your next turns will lack, then at missions that ask for certain gods.
question-circle = Which circle tile do you activate?
    .title = Headdress
    .waiting = { $name } is activating a circle tile.
    .guide = A circle tile can be activated when both its feather slots are filled and its die is not higher than the strength of your action. It brings its printed victory points (VP), a bonus that falls from 10 to 7 to 4 during the game, and a fire blessing. If several tiles are ready, activate the one with the highest die: it brings the most and needs the strongest die.
question-blessing_first = Fire blessing: a god card or an offering?
    .title = Fire blessing
    .waiting = { $name } receives a fire blessing.
    .guide = A fire blessing is your reward for placing a priest, activating a circle tile or returning to Cuzco. Its first half is a god card, whose power bends a rule for you, or an offering, the price of playing such a card from your hand. Look first at which of the two you are short of.
question-blessing_second = Fire blessing: knowledge or food?
    .title = Fire blessing
    .waiting = { $name } receives a fire blessing.
    .guide = The second half of the blessing is one space on the knowledge track or one food. At the end of the round, knowledge brings victory points (VP) and sets the turn order; food buys goods at the market. Look first at what you just lack: a place ahead of somebody on the track, or the price of a goods tile.
question-menu = Phase II: which ability do you use? You may use one study ability and one farm ability.
    .title = Abilities
    .waiting = { $name } is using abilities.
    .guide = In phase II your tiles work for you: use one study ability and one farm ability, in either order, or finish. Tiles of the same kind and ability are used together and bring more, and none is used up. Look first at what helps now: a feather, a step of your Chasqui (your runner), food for the market.
question-amount = How many? At most { $left }.
    .title = How many?
    .waiting = { $name } is choosing how many.
    .guide = Your ability gives more than one, and you may take less, but at least one. It is about spaces on the knowledge track, which score every round, or about quipus moved from your mask to your reserve, which frees tile slots. Usually you take all; with quipus, look at how many slots you will need.
question-buy = Which goods tile do you buy?
    .title = Market
    .waiting = { $name } is at the market.
    .guide = Once per round you may pay food for one goods tile from this round’s market row, or pass. Dearer tiles bring more victory points (VP) at once, and six tiles bring a bonus at the end, when food left over is worth nothing. Look first at your missions: some ask for certain goods, or for food.
question-palace_mission = Which mission do you complete or remove?
    .title = Palace
    .waiting = { $name } is choosing a mission to complete or remove.
    .guide = Each round you finish exactly one of your three missions. If you can complete any, you must complete one, for 6 victory points (VP), and nothing is spent; otherwise you remove one for nothing. Complete first what you might lose again, such as cards in hand or food; remove the one you are furthest from.
question-palace_take = Which new mission do you take?
    .title = A new mission
    .waiting = { $name } is taking a new mission.
    .guide = You take one of the missions in the palace; you have to, even in the last round. Once you meet it, it brings 6 victory points (VP) in your palace step of a later round, or at the end, when all the missions you meet are completed. Look first for one that you meet already, or almost.
question-power = Do you use a god power now?
    .title = A god power
    .waiting = { $name } is thinking.
    .guide = A god power can help you now. From your hand it costs the card and an offering; with an Inti medallion, worth 2 victory points (VP) at the end if you keep it, you use a face-up card instead. You may also go on without: that costs nothing, and you keep your cards. You must use it only if the space you chose needs it.

## Setting up

CF-101 =
    .refusal = Cuzco is for two, three or four players, not for { $seats }.
CF-102 =
    .refusal = There is no option { $option } with the value { $value } in this game.
CF-105 =
    .event = The Cuzco tile begins at rotation { $rotation }.
CF-109 =
    .event = { $number } is turned up.
    .refusal = That card cannot be turned up now.
CF-110 =
    .event = Display space { $space }: the { kind-name } tile “{ ability-name }”.
    .refusal = That tile cannot be laid out now.
CF-112 =
    .event = Market, row { $row }: { goods-name }.
    .refusal = That goods tile cannot be laid out now.
CF-113 =
    .event = A mission is laid out in the palace: { $mission }.
    .refusal = That mission cannot be laid out now.
CF-115 =
    .event = { $seat } gets mask { $mask }.
    .refusal = That mask cannot be dealt now.
CF-117 =
    .event = { $seat } gets turn-order token { $token }.
    .refusal = That token cannot be dealt now.
CF-118 =
    .event = { $seat } begins with { points-words }.
CF-120 =
    .event = { $seat } is dealt { $colour ->
            [orange] an orange feather
           *[other] a { colour-name } feather
        }.
    .refusal = That feather cannot be dealt now.
CF-122 =
    .event = { $seat } is dealt the mission “{ $mission }”.
    .refusal = That grey mission cannot be dealt now.
CF-123 =
    .event = 
        { $missions ->
            [unknown] { $seat } has chosen two missions.
           *[other] { $seat } keeps two missions: { $missions }.
        }
CF-124 =
    .event = 
        { $cards ->
            [unknown] { $seat } has two god cards.
           *[other] { $seat } has two god cards: { $cards }.
        }
    .refusal = That card cannot be dealt now.
CF-125 =
    .event = 
        { $number ->
            [none] { $seat } was dealt two cards of one god and exchanges one.
            [unknown] { $seat } gives back a god card.
           *[other] { $seat } gives back { $number }.
        }
    .refusal = That is not one of the cards that can be exchanged now.
CF-127 =
    .event = { $number } was not dealt and goes to the discard pile.
    .refusal = That card is not one of those left over.
CF-128 =
    .refusal = { $asked } has to decide now, in the order of the set-up.

## Rounds and dice

CF-201 =
    .event = Round { $round } begins.
CF-202 =
    .event = { $seat } rolls { $dice }.
    .refusal = The dice are rolled first.
CF-203 =
    .event = { $seat } begins a turn of lap { $lap }.
    .refusal = { $asked } has to decide now (phase I).
CF-204 =
    .refusal = Nobody may pass or keep a die; the VP space is always open.
CF-205 =
    .event = { $seat } chooses the { $die }.
    .refusal = Choose a die first, then its space.
CF-206 =
    .refusal =
        { $die ->
            [none] This space is not on the action bar of this game.
           *[other] You have no { $die } left to place.
        }
CF-207 =
    .refusal = Your { $die } is not lower than every die on the { space-name } space.
CF-211 =
    .refusal =
        { $number ->
            [none] You need this power here; you cannot skip it.
           *[other] Paid like this, { $number } would leave too little for a power you need next.
        }
CF-212 =
    .event =
        { $die ->
            [none] { $seat } uses the virtual die on the { space-name } space.
           *[other] { $seat } places a { $die } on the { space-name } space.
        }

## Movement and villages

CF-301 =
    .event = { $seat } moves to { $place }.
CF-302 =
    .refusal = No path of the right kind leads to { $place }.
CF-303 =
    .refusal = The path to { $place } has a number above your strength { $strength }.
CF-304 =
    .refusal = With strength { $strength } no path leads away from here.
CF-306 =
    .refusal = You can turn the Cuzco tile only when you leave Cuzco after a return.
CF-307 =
    .event =
        { $steps ->
            [0] { $seat } leaves the Cuzco tile as it is.
            [one] { $seat } turns the Cuzco tile by { $steps } step, to rotation { $rotation }.
           *[other] { $seat } turns the Cuzco tile by { $steps } steps, to rotation { $rotation }.
        }
    .refusal = First turn the Cuzco tile or leave it, then choose the path.
CF-308 =
    .event = 
        { $source ->
            [mask] { $seat } places a quipu in { $place }{ quipu-below }.
           *[other] { $seat } places a quipu of the reserve in { $place }{ quipu-below }.
        }
    .met = { $seat } lays a quipu on yours in { $place }.
CF-311 =
    .event = { $seat } already has a quipu in { $place }: nothing is placed or gained.
CF-312 =
    .event = { $seat } has no quipu left for { $place }.
CF-313 =
    .event = { $seat } already has three { colour-name } feathers and takes none.
CF-314 =
    .event = { $seat } puts { $colour ->
            [orange] an orange feather
           *[other] a { colour-name } feather
        } { slot-name }.
    .refusal = The slot { slot-name } is taken or of another colour.
CF-315 =
    .refusal =
        { $colour ->
            [none] All your feather slots are full.
           *[other] You already have three { colour-name } feathers.
        }
CF-316 =
    .event = { $seat } is back in Cuzco and receives a fire blessing.
CF-319 =
    .refusal = No path joins this place to { $place }.

## Study, farm and exchange

CF-401 =
    .refusal = This action does not take { kind-name } tiles.
CF-402 =
    .refusal = There is no empty tile slot on your mask.
CF-403 =
    .refusal = No such tile lies on the display spaces up to { $strength }.
CF-404 =
    .event = { $seat } takes the { kind-name } tile “{ ability-name }” from space { $space }.
CF-406 =
    .refusal = Tiles do nothing in phase I; their abilities are used in phase II.
CF-410 =
    .event = { $seat } slides a { kind-name } tile down.
CF-411 =
    .refusal =
        { $price ->
            [one] This exchange costs { $price } pip; you have { $pips }.
           *[other] This exchange costs { $price } pips; you have { $pips }.
        }
CF-412 =
    .refusal = You must make at least one exchange.
CF-413 =
    .event =
        { $amount ->
            [one] { $seat } slides the study tile “{ ability-name }” down and advances { $amount } knowledge space.
           *[other] { $seat } slides the study tile “{ ability-name }” down and advances { $amount } knowledge spaces.
        }
CF-414 =
    .event = { $seat } slides the farm tile “{ ability-name }” down and takes { $amount } food.
CF-415 =
    .refusal = You have no such { kind-name } tile in the upper position.
CF-416 =
    .event = { $seat } exchanges a pip for { points-words }.
CF-417 =
    .event = { $seat } takes an offering for two pips.
CF-418 =
    .event = { $seat } takes a god card for two pips.
CF-419 =
    .event = { $seat } takes a feather for two pips.
CF-420 =
    .event =
        { $quipus ->
            [one] { $seat } moves { $quipus } quipu to the reserve.
           *[other] { $seat } moves { $quipus } quipus to the reserve.
        }
CF-421 =
    .refusal = There is no quipu on your mask.
CF-423 =
    .event =
        { $spaces ->
            [one] { $seat } advances { $spaces } space on the knowledge track.
           *[other] { $seat } advances { $spaces } spaces on the knowledge track.
        }
CF-426 =
    .event = { $seat } ends the exchange.

## Temple, headdress and blessing

CF-501 =
    .event = { $seat } puts a priest on step { $step }.
CF-502 =
    .refusal = You have no priest in supply.
CF-503 =
    .event = A priest of { $seat } is pushed down to step { $step }.
    .met = Your priest is pushed down to step { $step }.
CF-504 =
    .event = A priest of { $seat } leaves the temple.
    .met = Your priest is pushed out of the temple.
CF-505 =
    .event = { $seat } receives a fire blessing for the priest.
CF-511 =
    .refusal =
        { $circle ->
            [none] All your circle tiles are active already.
           *[other] Circle tile { $circle } is active already.
        }
CF-512 =
    .refusal =
        { $circle ->
            [none] Strength { $strength } is too low for every circle tile that has both its feathers.
           *[other] Strength { $strength } is too low for circle tile { $circle }.
        }
CF-513 =
    .refusal =
        { $circle ->
            [none] None of your inactive circle tiles has both its feathers.
           *[other] Circle tile { $circle } does not have both its feathers.
        }
CF-514 =
    .event = { $seat } activates circle tile { $circle }: { points-words }.
CF-515 =
    .event = { $seat } scores { points-words } more for a circle tile in round { $round }.
CF-516 =
    .event = { $seat } receives a fire blessing for the circle tile.
CF-520 =
    .event = { $seat } scores { points-words } on the VP space.
CF-531 =
    .event = Fire blessing: { $seat } chooses { half-name }.
    .refusal = The first half of a blessing is a god card or an offering.
CF-532 =
    .event = Fire blessing: { $seat } chooses { half-name }.
    .refusal = The second half of a blessing is knowledge or food.
CF-533 =
    .refusal = No god card lies face up.

## God cards

CF-601 =
    .event = { $seat } lets the next study and farm abilities count one tile more.
CF-602 =
    .event = { $seat } slides the { kind-name } tile “{ ability-name }” up.
    .refusal = Only a tile that was slid down can be slid up.
CF-603 =
    .event = { $seat } scores the goods tile again ({ goods-name }): { points-words }.
CF-604 =
    .event = { $seat } completes the mission “{ $mission }” with { number-04 }: { points-words }.
CF-605 =
    .event = { $seat } takes an extra turn with a virtual 1.
CF-606 =
    .event = { $seat } moves a { $die } of { $owner_seat } to the { space-name } space.
    .met = { $seat } moves your { $die } to the { space-name } space.
    .refusal = You can move only a die on the action bar, and only to another space.
CF-607 =
    .event = { $seat } ignores the placement rule for this die.
CF-608 =
    .event = { $seat } takes { $food } food and { $spaces } knowledge instead of the blessing.
CF-609 =
    .event = { $seat } takes the discarded { kind-name } tile “{ ability-name }”.
    .refusal = No such tile lies in the discard piles.
CF-610 =
    .event = { $seat } scores { $place } at once: { points-words }.
CF-611 =
    .event = { $seat } may use another study ability.
CF-612 =
    .event = { $seat } sends the priest of { $owner_seat } on step { $step } back to the supply.
    .met = { $seat } sends your priest on step { $step } back to your supply.
CF-613 =
    .event = { $seat } acts with strength 6.
CF-614 =
    .event = { $seat } may move to any adjacent village, by any path.
    .refusal = { number-14 } does not lead to { $place }.
CF-615 =
    .event = { $seat } may use another farm ability.
CF-621 =
    .event = { $seat } pays an offering and plays { $number }.
CF-622 =
    .refusal = You need { $number } in hand and an offering.
CF-623 =
    .refusal = { $number } cannot be used in this phase.
CF-624 =
    .event = { $seat } spends a medallion on { $number }.
CF-625 =
    .refusal = You need a medallion, and { $number } must lie face up.
CF-626 =
    .refusal = { $number } has been used on this occasion already.
CF-631 =
    .event = { god-name }: the discarded cards are shuffled into a new deck.
CF-632 =
    .event = { god-name }: there is no card to turn up.
CF-634 =
    .event = 
        { $number ->
            [unknown] { $seat } goes on.
           *[other] { $seat } does not use { $number }.
        }
CF-635 =
    .event = { $seat } takes { $number }.
CF-637 =
    .refusal =
        { $number ->
            [none] No card of this god lies face up.
           *[other] { $number } does not lie face up.
        }
CF-651 =
    .refusal = { number-01 } is used in the menu of your phase II turn, with at least one tile on your mask.
CF-652 =
    .event = { $seat } slides no other tile up.
    .refusal =
        { $number ->
            [none] You must slide at least one tile up.
           *[other] { number-02 } is used after you place a die on the exchange space and before you spend the first pip, if at least one of your tiles is slid down.
        }
CF-653 =
    .refusal = { number-03 } is used right after you buy a goods tile.
CF-654 =
    .refusal =
        { $mission ->
            [none] { number-04 } is used for one of your missions, in your palace step or at the end.
           *[other] { number-04 } needs a mission that lacks exactly 1, after paying too; the mission “{ $mission }” lacks { $shortfall }.
        }
CF-655 =
    .refusal = { number-05 } is used when the action of your own turn is finished, and not after an extra turn.
CF-656 =
    .event = { $seat } takes up a { $die } of { $owner_seat }.
    .refusal = { number-06 } is used at the start of your turn, before you choose a die, with at least one die on the action bar.
CF-657 =
    .refusal = { number-07 } is used only after choosing a space that your die would not be allowed on.
CF-658 =
    .refusal = { number-08 } is used when a blessing is due, before its first half is chosen.
CF-659 =
    .refusal = { number-09 } is used right after your die took a study or farm tile, with another empty slot and a tile in the discard piles.
CF-660 =
    .refusal = { number-10 } is used right after you place a quipu on a village in phase I.
CF-661 =
    .refusal = { number-11 } is used after your first study ability, with a study tile of another ability that can be used now.
CF-662 =
    .refusal = { number-12 } is used when your priest goes to a step of the temple that is occupied.
CF-663 =
    .refusal = { number-13 } is used after you choose any space but VP with a die from 1 to 5, and not together with Mama Sara 14.
CF-664 =
    .refusal = { number-14 } is used after choosing a movement space, before the Chasqui moves.
CF-665 =
    .refusal = { number-15 } is used after your first farm ability, with a farm tile of another ability that can be used now.

## Phase II

CF-701 =
    .event =
        { $value ->
            [one] { $seat } uses the { kind-name } ability “{ ability-name }”: { $value } offering.
           *[other] { $seat } uses the { kind-name } ability “{ ability-name }”: { $value } offerings.
        }
CF-702 =
    .event = { $seat } uses the { kind-name } ability “victory points”: { points-words }.
CF-703 =
    .event =
        { $value ->
            [one] { $seat } uses the { kind-name } ability “{ ability-name }”: { $value } feather.
           *[other] { $seat } uses the { kind-name } ability “{ ability-name }”: up to { $value } feathers.
        }
CF-704 =
    .event = { $seat } uses the { kind-name } ability “{ ability-name }”: strength { $value }.
CF-705 =
    .event =
        { $value ->
            [one] { $seat } uses the { kind-name } ability “{ ability-name }”: { $value } space.
           *[other] { $seat } uses the { kind-name } ability “{ ability-name }”: up to { $value } spaces.
        }
CF-706 =
    .event = { $seat } uses the { kind-name } ability “{ ability-name }”: strength { $value }.
CF-707 =
    .event =
        { $value ->
            [one] { $seat } uses the { kind-name } ability “{ ability-name }”: { $value } card.
           *[other] { $seat } uses the { kind-name } ability “{ ability-name }”: up to { $value } cards.
        }
CF-708 =
    .event =
        { $value ->
            [one] { $seat } uses the { kind-name } ability “{ ability-name }”: { $value } quipu.
           *[other] { $seat } uses the { kind-name } ability “{ ability-name }”: up to { $value } quipus.
        }
CF-709 =
    .event = { $seat } uses the { kind-name } ability “{ ability-name }”: strength { $value }.
CF-710 =
    .event = { $seat } uses the { kind-name } ability “{ ability-name }”: { $value } food.
CF-711 =
    .event = { $seat } uses the { kind-name } ability “{ ability-name }”: strength { $value }.
CF-712 =
    .event = { $seat } uses the { kind-name } ability “{ ability-name }”: strength { $value }.
CF-720 =
    .event = { $seat } begins the phase II turn.
    .refusal = { $asked } has to decide now (phase II).
CF-726 =
    .event = { $seat } takes no more.
    .refusal = You must take at least one, and no more than your tiles give.
CF-727 =
    .refusal = You have no { kind-name } tile with the ability “{ ability-name }”.
CF-728 =
    .refusal = You have used a { kind-name } ability in this turn already; a second one needs a god card and must be another ability.
CF-730 =
    .event = { $seat } finishes the phase II turn.
CF-753 =
    .refusal = All your feather slots are full.
CF-754 =
    .refusal = No paved road with a number up to { $strength } leads away from here.
CF-756 =
    .refusal = No rope bridge with a number up to { $strength } leads away from here.
CF-757 =
    .refusal = No god card lies face up.
CF-758 =
    .refusal = There is no quipu left on your mask.
CF-759 =
    .refusal = 
        { $obstacle ->
            [CF-511] All your circle tiles are active already.
            [CF-513] None of your inactive circle tiles has both its feathers.
           *[CF-512] Strength { $strength } is too low for every circle tile that has both its feathers.
        }
CF-761 =
    .refusal = 
        { $obstacle ->
            [CF-402] There is no empty tile slot on your mask.
           *[CF-403] There is no farm tile on the display spaces up to { $strength }.
        }
CF-762 =
    .refusal = 
        { $obstacle ->
            [CF-402] There is no empty tile slot on your mask.
           *[CF-403] There is no study tile on the display spaces up to { $strength }.
        }

## Phase III

CF-802 =
    .event = { $seat } scores { points-words } for knowledge space { $space }.
CF-803 =
    .event = { $seat } gets turn-order token { $token }.
    .met = You get turn-order token { $token }.
CF-805 =
    .refusal = { $asked } has to decide now (phase III).
CF-811 =
    .event =
        { $priests ->
            [one] { $seat } scores { points-words } for { $priests } priest in the temple.
           *[other] { $seat } scores { points-words } for { $priests } priests in the temple.
        }
CF-812 =
    .event = { $seat } has the most priests in the temple ({ $priests }) and takes a medallion.
    .met = You have the most priests in the temple ({ $priests }) and take a medallion.
CF-813 =
    .event = { $seat } ties for the most priests ({ $priests }), has the highest one and takes a medallion.
    .met = You tie for the most priests ({ $priests }), have the highest one and take a medallion.
CF-814 =
    .event = Nobody has a priest in the temple: a medallion leaves the game.
CF-821 =
    .event = { $seat } buys nothing.
CF-822 =
    .refusal = There is no such goods tile in the row of this round: { goods-name }.
CF-823 =
    .refusal = This goods tile ({ goods-name }) costs { $price } food; you have { $food }.
CF-824 =
    .event = { $seat } buys a goods tile ({ goods-name }) for { $price } food.
CF-825 =
    .event = { $seat } scores { points-words } for the goods tile ({ goods-name }).
CF-826 =
    .event = { $seat } can afford nothing in the market.
CF-831 =
    .refusal = “{ $mission }” is not one of your missions.
CF-833 =
    .refusal = You can complete “{ $mission }”, so you may not remove a mission.
CF-835 =
    .event = { $seat } removes the mission “{ $mission }”.
CF-836 =
    .refusal = “{ $mission }” still lacks { $shortfall }.
CF-837 =
    .event = { $seat } takes the mission “{ $mission }” from the palace.
    .refusal = “{ $mission }” does not lie in the palace.
CF-838 =
    .refusal = You must take a new mission.
CF-839 =
    .event =
        { $cards ->
            [one] { $seat } shows { $cards } { god-name } card.
           *[other] { $seat } shows { $cards } { god-name } cards.
        }
CF-853 =
    .event = Round { $round } is over; the boards are cleared.

## The end

CF-861 =
    .event = The last palace step is over; the game ends.
    .refusal = The game is over; nothing more can be played.
CF-862 =
    .refusal = { $asked } has to decide now (final missions).
CF-863 =
    .event = { $seat } leaves missions unfinished: { $missions }.
CF-871 =
    .event =
        { $inti ->
            [one] { $seat } scores { points-words } for { $inti } medallion.
           *[other] { $seat } scores { points-words } for { $inti } medallions.
        }
CF-872 =
    .event =
        { $places ->
            [none] { $seat } has the top quipu in no village.
           *[other] { $seat } scores { points-words } for villages: { $places }.
        }
CF-873 =
    .event = { $seat } scores { points-words } for twelve feathers.
CF-874 =
    .event = { $seat } scores { points-words } for six active circle tiles.
CF-875 =
    .event = { $seat } scores { points-words } for nine completed missions.
CF-876 =
    .event = { $seat } scores { points-words } for ten quipus in villages.
CF-877 =
    .event = { $seat } scores { points-words } for twelve tiles on the mask.
CF-878 =
    .event = { $seat } scores { points-words } for six goods tiles.
CF-881 =
    .event =
        { $place ->
            [1] { $seat } wins with { score-words }.
            [2] { $seat } finishes 2nd with { score-words }.
            [3] { $seat } finishes 3rd with { score-words }.
           *[other] { $seat } finishes { $place }th with { score-words }.
        }
CF-882 =
    .event =
        { $place ->
            [1] { $seat } wins with { score-words }, by the lower turn-order token.
            [2] { $seat } finishes 2nd with { score-words }, tied, by turn order.
            [3] { $seat } finishes 3rd with { score-words }, tied, by turn order.
           *[other] { $seat } finishes { $place }th with { score-words }, tied, by turn order.
        }

## Options

CF-901 =
    .refusal = This game is played without pututus.
CF-902 =
    .event = { $seat } takes a pututu tile ±{ $pututu }.
CF-903 =
    .event = { $seat } finds no pututu tile left.
CF-904 =
    .refusal = You need a pututu tile of that kind, after choosing the die and before its space.
CF-905 =
    .refusal = A die shows 1 to 6; a { $die } cannot be changed like this.
CF-906 =
    .event = { $seat } changes a { $die } to a { $value }.
CF-908 =
    .event = { $seat } uses no further pututu.
CF-909 =
    .refusal = A pututu changes neither the virtual die nor a die already placed.
CF-921 =
    .event = The map is assembled: { $triangles }.
    .refusal = First the map is assembled.
CF-931 =
    .event = { $seat } may move to any other village.
    .refusal = Your Chasqui is already in { $place }.

## Missions

CF-1101 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1102 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1103 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1104 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1105 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1106 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1107 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1108 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1109 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1110 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1111 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1112 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1113 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1114 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1115 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1116 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1117 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1118 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1119 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1120 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1121 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1122 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1123 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1124 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1125 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1126 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1127 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1128 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1129 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1130 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1131 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1132 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1133 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1134 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1135 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1136 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1137 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1138 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1139 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1140 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1141 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1142 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1143 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1144 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1145 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1146 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1147 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1148 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1149 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1150 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1151 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1152 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1153 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1154 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1155 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1161 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1162 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1163 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1164 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1165 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.
CF-1166 =
    .event = { $seat } completes the mission “{ $mission }”: { points-words }.

## Reasons for a move

reason-points =
    { $way ->
        [more] You are likely to score { $points } more by the end of the round.
       *[less] You are likely to score { $points } less by the end of the round.
    }
    .look = What can still bring you points this round?
    .of = points by the end of the round
reason-inti =
    { $way ->
        [more] Your Inti medallions should be worth { $points } more at the end.
       *[less] Your Inti medallions should be worth { $points } less at the end.
    }
    .look = Is it worth getting an Inti medallion, or keeping one until the end?
    .of = Inti medallions, at the end
reason-villages =
    { $way ->
        [more] The villages where the top quipu is yours should bring { $points } more at the end.
       *[less] The villages where the top quipu is yours should bring { $points } less at the end.
    }
    .look = In which villages will your quipu stay on top?
    .of = villages with the top quipu, at the end
reason-missions =
    { $way ->
        [more] Your missions should bring you { $points } more.
       *[less] Your missions should bring you { $points } less.
    }
    .look = Which missions could you still complete?
    .of = missions
reason-achievements =
    { $way ->
        [more] The achievements of the final scoring should bring you { $points } more.
       *[less] The achievements of the final scoring should bring you { $points } less.
    }
    .look = Which achievements of the final scoring can you still reach?
    .of = achievements of the final scoring
reason-temple =
    { $way ->
        [more] Your priests in the temple should bring you { $points } more.
       *[less] Your priests in the temple should bring you { $points } less.
    }
    .look = What does a priest in the temple bring this round, and who could push it down?
    .of = priests in the temple
reason-knowledge =
    { $way ->
        [more] The knowledge track, with its points and the turn order, should bring you { $points } more.
       *[less] The knowledge track, with its points and the turn order, should bring you { $points } less.
    }
    .look = Who is close to you on the knowledge track?
    .of = the knowledge track, with its points and the turn order
reason-food =
    { $way ->
        [more] Your food should be worth { $points } more at the market.
       *[less] Your food should be worth { $points } less at the market.
    }
    .look = What could you buy at the market with your food?
    .of = food for the market
reason-powers =
    { $way ->
        [more] The god powers that you can pay for should bring you { $points } more.
       *[less] The god powers that you can pay for should bring you { $points } less.
    }
    .look = Which god powers can you pay for?
    .of = god powers that can be paid for
reason-pips =
    { $way ->
        [more] The pips you have left should bring you { $points } more.
       *[less] The pips you have left should bring you { $points } less.
    }
    .look = What could you still use your pips for?
    .of = the pips left
reason-headdress =
    { $way ->
        [more] After that, the feathers and circle tiles on your mask can still bring { $points } more.
       *[less] After that, the feathers and circle tiles on your mask can still bring { $points } less.
    }
    .look = Which circle tile could you activate, now or soon?
    .of = what feathers and circle tiles can still bring
reason-tiles =
    { $way ->
        [more] Your study and farm tiles should bring you { $points } more.
       *[less] Your study and farm tiles should bring you { $points } less.
    }
    .look = Which tiles, your own or new ones, could serve you in phase II?
    .of = study and farm tiles
reason-roads =
    { $way ->
        [more] New villages one step away from your Chasqui should bring you { $points } more.
       *[less] New villages one step away from your Chasqui should bring you { $points } less.
    }
    .look = Where could your Chasqui run next?
    .of = new villages one step away
reason-pututus =
    { $way ->
        [more] Your pututus should be worth { $points } more to you.
       *[less] Your pututus should be worth { $points } less to you.
    }
    .look = How could your pututus still help you?
    .of = pututus

## Characters of a master

character-priest = Priest
    .about = Climbs the temple and trusts in the powers of the gods.
character-roadbuilder = Road-builder
    .about = Follows the roads and leaves quipus in the villages.
character-scholar = Scholar
    .about = Gathers knowledge and works on its missions.
