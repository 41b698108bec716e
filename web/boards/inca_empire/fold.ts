/** The view with one event folded in: only to show it. What is allowed, the server says. */
import type { EventTold } from "../contract";
import { numberIn, textIn, textsIn } from "../facts";
import { columnsOf } from "./calendar";
import { networkOf } from "./network";
import { ERAS, STARTS, type Colour, type PhaseKind } from "./printed";
import { sunFolds } from "./foldSun";
import type { Owner, Province, Turn, View } from "./view";

export type Fold = (view: View, event: EventTold) => View;

const FOLDS: Record<string, Fold> = {
  "IE-102": coloured,
  "IE-105": (view, event) => withRoad(view, event, "slots"),
  "IE-109": markerShown,
  "IE-513": markerShown,
  "IE-635": markerShown,
  "IE-930": markerShown,
  "IE-112": (view, event) => owned(view, event.seat, { tile: numberIn(event, "tile") }),
  "IE-202": phaseBegun,
  "IE-302": workersCome,
  "IE-303": workersCome,
  "IE-304": workersCome,
  "IE-307": given,
  "IE-308": given,
  "IE-309": given,
  "IE-501": turnBegun,
  "IE-506": (view) => turned(view, { road_action: "open" }),
  "IE-604": (view) => turned(view, { development: "open" }),
  "IE-505": (view) => turned(view, { road_action: "closed" }),
  "IE-518": (view) => turned(view, { road_action: "closed" }),
  "IE-772": (view) => turned(view, { road_action: "lost" }),
  "IE-512": (view, event) => roadLaid(view, event, "slots"),
  "IE-727": wildLaid,
  "IE-601": (view, event) => turned(view, { kind: textIn(event, "kind") }),
  "IE-615": (view, event) => built(view, event, "cities"),
  "IE-625": (view, event) => built(view, event, "garrisons"),
  "IE-645": (view, event) => built(view, event, "temples"),
  "IE-741": converted,
  "IE-633": conquered,
  "IE-765": conquered,
  "IE-653": terraced,
  "IE-660": paid,
  "IE-780": pilgrimMade,
  "IE-809": (view, event) => owned(view, event.seat, { workers: numberIn(event, "kept") }),
  "IE-902": placeTaken,
  ...sunFolds,
};

/** The view after this event, with its points. */
export function apply(view: View, event: EventTold): View {
  const after = FOLDS[event.rule]?.(view, event) ?? view;
  return event.points ? scored(after, event.seat, event.points) : after;
}

/** IE-207, IE-208: forward, and behind all figures that stand there already. */
function scored(view: View, seat: number, points: number): View {
  const score = view.owners[seat]!.score + points;
  const others = view.track.filter((other) => other !== seat);
  const ahead = others.filter((other) => view.owners[other]!.score >= score).length;
  const track = view.track.length ? others.toSpliced(ahead, 0, seat) : view.track;
  return { ...owned(view, seat, { score }), track };
}

/** One player's part changed. */
export function owned(view: View, seat: number, change: Partial<Owner>): View {
  return { ...view, owners: view.owners.with(seat, { ...view.owners[seat]!, ...change }) };
}

function turned(view: View, change: Partial<Turn>): View {
  return { ...view, turn: { ...view.turn, ...change } };
}

function provinced(view: View, region: string, change: Partial<Province>): View {
  const provinces = view.provinces.map((province) =>
    province.region === region ? { ...province, ...change } : province,
  );
  return { ...view, provinces };
}

// Set-up and phases

function coloured(view: View, event: EventTold): View {
  const colour = textIn(event, "colour") as Colour;
  const after = owned(view, event.seat, { colour });
  return provinced(after, STARTS[colour].suyu, { owner: event.seat });
}

function markerShown(view: View, event: EventTold): View {
  const marker = textIn(event, "marker")!;
  const left = view.hidden_markers[marker] ?? 0;
  const after = provinced(view, textIn(event, "region")!, { state: "open", marker });
  return { ...after, hidden_markers: { ...view.hidden_markers, [marker]: Math.max(0, left - 1) } };
}

/** The next phase of this kind in the calendar. */
function phaseBegun(view: View, event: EventTold): View {
  const phase = textIn(event, "phase") as PhaseKind;
  const era = ERAS.findIndex(({ id }) => id === textIn(event, "era")) + 1;
  const column = numberIn(event, "column");
  const now = view.moment;
  const same = now !== null && now.era === era && now.column === column;
  const rows = ERAS[era - 1]!.columns[column - 1]!;
  const row = rows.indexOf(phase, same ? now.row + 1 : 0);
  const index = indexOf(view, era, column) + row;
  return { ...view, moment: { index, era, column, row, phase } };
}

/** How many phases lie before a column. */
function indexOf(view: View, era: number, column: number): number {
  return columnsOf(view.early_decline)
    .filter((each) => each.era < era || (each.era === era && each.column < column))
    .reduce((sum, { phases }) => sum + phases.length, 0);
}

// Workers

function workersCome(view: View, event: EventTold): View {
  const workers = view.owners[event.seat]!.workers + numberIn(event, "workers");
  return owned(view, event.seat, { workers });
}

function given(view: View, event: EventTold): View {
  const workers = numberIn(event, "workers");
  const taker = numberIn(event, "to_seat");
  const less = owned(view, event.seat, { workers: view.owners[event.seat]!.workers - workers });
  return owned(less, taker, { workers: less.owners[taker]!.workers + workers });
}

function paid(view: View, event: EventTold): View {
  const workers = view.owners[event.seat]!.workers - numberIn(event, "workers");
  return owned(view, event.seat, { workers: Math.max(0, workers) });
}

// The turn

function turnBegun(view: View, event: EventTold): View {
  const turn: Turn = {
    seat: event.seat,
    road_action: "fresh",
    development: "fresh",
    laid: 0,
    wild_used: 0,
    kind: null,
    repeats: 0,
    rapids: 0,
    temple_built: false,
    pilgrimage_made: false,
    pilgrimage: null,
  };
  return { ...view, active: event.seat, turn };
}

type Roads = "slots" | "doubles" | "wilds";

/** IE-512: the road lies there; what it joins is in the network. */
function withRoad(view: View, event: EventTold, where: Roads): View {
  const owner = view.owners[event.seat]!;
  const roads = { [where]: [...owner[where], textIn(event, "road")!] };
  const network = networkOf({ ...owner, ...roads });
  return owned(view, event.seat, { ...roads, network });
}

function roadLaid(view: View, event: EventTold, where: Roads): View {
  const after = withRoad(view, event, where);
  return view.turn.road_action === "open" ? turned(after, { laid: view.turn.laid + 1 }) : after;
}

function wildLaid(view: View, event: EventTold): View {
  const double = textIn(event, "road")!.startsWith("r");
  const after = roadLaid(view, event, double ? "doubles" : "wilds");
  return turned(after, { wild_used: view.turn.wild_used + 1 });
}

type Buildings = "cities" | "garrisons" | "temples";

function built(view: View, event: EventTold, where: Buildings): View {
  const after = paid(view, event);
  const temple_built = view.turn.temple_built || where === "temples";
  return turned({ ...after, [where]: [...view[where], textIn(event, "site")!] }, { temple_built });
}

function converted(view: View, event: EventTold): View {
  const site = textIn(event, "site")!;
  const garrisons = view.garrisons.filter((other) => other !== site);
  return { ...built(view, event, "cities"), garrisons };
}

function conquered(view: View, event: EventTold): View {
  const region = textIn(event, "region")!;
  const { markers } = view.owners[event.seat]!;
  const after = owned(paid(view, event), event.seat, { markers: [...markers, region] });
  return provinced(after, region, { state: "conquered", owner: event.seat });
}

function terraced(view: View, event: EventTold): View {
  const { terraces } = view.owners[event.seat]!;
  const region = textIn(event, "region")!;
  return owned(paid(view, event), event.seat, { terraces: [...terraces, region] });
}

function pilgrimMade(view: View, event: EventTold): View {
  const roads = textIn(event, "action") === "roads";
  const replaced = roads ? { road_action: "replaced" } : { development: "replaced" };
  return turned(view, { ...(replaced as Partial<Turn>), pilgrimage_made: true });
}

function placeTaken(view: View, event: EventTold): View {
  return { ...view, step: "over", places: [...(view.places ?? []), [event.seat]] };
}

/** IE-704: these roads are gone. */
export function roadsLost(view: View, event: EventTold): View {
  const lost = new Set(textsIn(event, "roads"));
  const owner = view.owners[event.seat]!;
  const left = (roads: string[]): string[] => roads.filter((road) => !lost.has(road));
  const roads = {
    slots: left(owner.slots),
    doubles: left(owner.doubles),
    wilds: left(owner.wilds),
  };
  return owned(view, event.seat, { ...roads, network: networkOf({ ...owner, ...roads }) });
}
