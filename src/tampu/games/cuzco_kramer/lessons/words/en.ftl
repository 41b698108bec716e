# The lessons of Cuzco (Kiesling & Kramer): title, task, hint, and what has been learned.
# No number stands here: they come from the position itself.

terrace = A terrace
    .task = Raise G11 to level { $level } with one tile.
    .hint = A tile lies flat: all the cells under it must be equally high. A triple may lie across two others.
    .done = G11 is on level { $level } now. The level of a cell is how many tiles lie on it, and high ground decides who leads.
entering = Into the site
    .task = You have { $ap } AP left. Bring an Inca in.
    .hint = From the forest an Inca enters for less than from the mountains: there it costs { $price } AP.
    .done = An Inca enters at the edge, where open land lies beside a tile. From the forest it is cheap.
temple = A temple
    .task = Your village has { $cells } cells. Build the largest temple it allows and score { $points }.
    .hint = The value of a temple may not exceed the number of cells of its village. The larger the value, the more it scores.
    .done = The village is a city now, and you scored { $points }. Only whoever leads may build or enlarge.
leading = Who leads?
    .task = Become the leader of this city, then enlarge its temple and score { $points }.
    .hint = Only the highest Incas are compared. One cell of the city is on level { $height }.
    .done = One high Inca beats any number of low ones, and the leader enlarges the temple.
growing = A city grows
    .task = This city has { $before } cells. Make it larger, enlarge its temple and score { $points }.
    .hint = One village cell in the right place joins the villages in the south-east to the city.
    .done = With { $after } cells the city allows a larger temple. A tile can do both: raise and join.
water = Water
    .task = Enclose the basin so that you score { $points }.
    .hint = A basin is scored as soon as tiles lie all around it, and two that touch count as one. It pays whoever stands highest beside it.
    .done = Two basins became one, and the last gap was closed. Nobody stood higher beside it than you.
festival = A festival
    .task = Your AP are spent. Propose a festival that you win.
    .hint = You need an Inca in the city, and a card that shares a relic with the open card.
    .done = Nobody could answer, and you scored { $points }. A festival costs no AP, but it ends your turn.
whole-turn = A whole turn
    .task = You have { $ap } AP. Score { $points } points in this turn.
    .hint = Three sources pay here: a temple, a basin on L6, and a festival to end with. Start with the tile that lets an Inca in.
    .done = Tile, Inca, temple, basin, festival: { $points } points in one turn.
