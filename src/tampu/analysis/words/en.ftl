# What is told of an analysed game, in the terminal and in the report, in English.

analysis-title = { $game }: analysis
analysis-about = What every move was worth, what would have been better, and what was luck. Each decision is judged by what its player knew then.
analysis-head = { $seats } players, { $lines ->
        [one] { $lines } move
       *[other] { $lines } moves
    }
analysis-option = { $option }: { $value }
analysis-made =
    { $depth ->
        [quick] A quick look
        [standard] A standard look
       *[deep] A deep look
    }, seed { $seed }. The figure after ± tells how far a 95 % interval reaches to each side.
analysis-time = It took { $seconds } seconds.
analysis-open = The record ends here; the game was not over.

analysis-share = { $sign }{ $mean } ± { $margin } %
analysis-share-known = { $sign }{ $mean } %
analysis-gap = { $mean } ± { $margin } percentage points
analysis-gap-known = { $mean ->
        [one] { $mean } percentage point
       *[other] { $mean } percentage points
    }
analysis-points = { $sign }{ $mean } ± { $margin } points
analysis-points-known = { $sign }{ $mean } points
analysis-number-known = { $sign }{ $mean }
analysis-share-margin = ± { $margin } %
analysis-points-margin = ± { $margin }
analysis-unsure = could not tell

## The graph

analysis-chances = Chances to win
analysis-chances-about = How often each player wins from here on if everybody plays as people usually do. The bands are the intervals.
analysis-graph = Graph of everybody’s chance to win, from the first move to the last; the table below has the same figures
analysis-signs = ! a mistake · ‼ a blunder · ★ luck. Each sign leads to its move.
analysis-as-table = The same as a table
analysis-after-move = After move

## Luck and skill

analysis-luck-and-skill = Luck and skill
analysis-law = Every column adds up to the result, in whole per cents of the chance to win. Decisions are measured against what players usually do; luck is what chance and hidden cards did, and how far the estimates were off.
analysis-player = Player
analysis-part-start = Chance at the start
analysis-part-luck = Luck
analysis-part-skill = Own decisions
analysis-part-others = The others’ decisions
analysis-result = Result
analysis-result-open = Chance at the end of the record

## How everybody played

analysis-play = How everybody played
analysis-place = Place
analysis-scored = { $who }: { $score } points
analysis-score = Score
analysis-decisions = Decisions
analysis-lost-chance = Chance lost per decision
analysis-lost-points = Points lost per decision
analysis-lost-beginning = Points lost in the beginning
analysis-lost-middle = Points lost in the middle
analysis-lost-end = Points lost at the end
analysis-mark-inaccuracy = Inaccuracy
analysis-mark-mistake = Mistake
analysis-mark-blunder = Blunder
analysis-marks-inaccuracy = Inaccuracies
analysis-marks-mistake = Mistakes
analysis-marks-blunder = Blunders
analysis-dearest = Costliest move
analysis-best = Best move
analysis-none = None found.

## How the game turned

analysis-turns = How the game turned
analysis-no-turns = No single moment moved anybody’s chance much.
analysis-turn-loss =
    Move { $line }: { $seat } played “{ $done }” and lost { $share } of the chance to win{ $better ->
        [none] .
       *[other] ; “{ $better }” was better.
    }
analysis-turn-deed = Move { $line }: { $seat } gained { $share } by “{ $done }”, compared with what players usually do.
analysis-turn-luck =
    { $count ->
        [one] Move { $last }
       *[other] Moves { $first } to { $last }
    }: { $way ->
        [less] luck turned against { $seat } and took { $share }.
       *[more] luck favoured { $seat } and gave { $share }.
    }
analysis-board-before = The board as { $seat } saw it before move { $line }
analysis-board-after = The board as { $seat } saw it after move { $line }

## Move by move

analysis-moves = Every move
analysis-moves-about = Beside a decision stands what it is worth: the chance to win and the final score to be expected; then what was lost. Open it to see other good moves.
analysis-thresholds = An inaccuracy loses { $inaccuracy } percentage points of the chance to win or more, a mistake { $mistake }, a blunder { $blunder }; smaller or uncertain losses are not marked.
analysis-worth = { $chance }, { $points }
analysis-loss = loses { $share }
analysis-loss-none = nothing better was found
analysis-instead = Other good moves
analysis-chance = Chance
analysis-note = { $word }: { $loss }
analysis-better = Better
