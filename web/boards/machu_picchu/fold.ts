/** The view with one event folded in: only to show it. What is allowed, the server says. */
import type { EventTold } from "../contract";
import { numberIn, numbersIn, textIn } from "./facts";
import { moveOf, type Move } from "./move";
import { faces } from "./printed";
import { SLOTS, STAIRS, type Sky, type Stair, type StairCard, type View } from "./view";

type Fold = (view: View, event: EventTold) => View;

const FOLDS: Record<string, Fold> = {
  "MP-109": (view, event) => ({ ...view, ...firstPlayer(view, event.seat), step: "deal_pair" }),
  "MP-111": pairKnown,
  "MP-112": handDealt,
  "MP-203": skyTurned,
  "MP-301": cardChosen,
  "MP-305": cardLaid,
  "MP-306": refilled,
  "MP-307": pileCardLaid,
  "MP-410": revealed,
  "MP-503": (view) => ({ ...view, step: "moving" }),
  "MP-504": (view) => ({ ...view, step: "moving" }),
  "MP-902": (view) => ({ ...view, step: "moving" }),
  "MP-310": cardsLeft,
  "MP-211": highPriestPassed,
  "MP-802": (view) => ({ ...view, step: "over" }),
  "MP-803": (view) => ({ ...view, step: "over" }),
  "MP-903": (view) => ({ ...view, step: "over" }),
  "MP-805": pairKnown,
  "MP-808": placeTaken,
  "MP-809": placeTaken,
  "MP-810": placeTaken,
  "MP-811": placeTaken,
};

/** The view after this event. */
export function apply(view: View, event: EventTold): View {
  const move = moveOf(event);
  if (move) return moved(view, move);
  return FOLDS[event.rule]?.(view, event) ?? view;
}

function firstPlayer(view: View, seat: number): Pick<View, "first" | "placements"> {
  const placements = view.placements.map((placement, turn) => ({
    ...placement,
    by: placement.by === null ? null : (seat + turn) % view.seats,
  }));
  return { first: seat, placements };
}

function pairKnown(view: View, event: EventTold): View {
  const pair = textIn(event, "pair")?.split("-").map(Number);
  if (!pair) return view;
  const pairs = replaced(view.pairs, event.seat, pair);
  return { ...view, pairs, scores: scoresOf(pairs, view.values) };
}

function scoresOf(pairs: View["pairs"], values: number[]): View["scores"] {
  return pairs.map((pair) => pair && pair.reduce((sum, priest) => sum + values[priest - 1]!, 0));
}

function handDealt(view: View, event: EventTold): View {
  const cards = numbersIn(event, "cards");
  const size = cards.length || 4;
  return {
    ...view,
    hand: event.seat === view.seat ? cards : view.hand,
    hand_sizes: replaced(view.hand_sizes, event.seat, size),
    pile: view.pile - size + view.hand_sizes[event.seat]!,
  };
}

function skyTurned(view: View, event: EventTold): View {
  const sky = textIn(event, "sky") as Sky;
  const instruction = textIn(event, "instruction")!;
  const turned = view.sky_left.find((card) => card.sky === sky && card.instruction === instruction);
  const open = faces(instruction, view.seats);
  const round = numberIn(event, "round")!;
  return {
    ...view,
    round,
    placed: 0,
    step: "choose_card",
    sky: round > 1 && turned ? turned : view.sky,
    sky_left: round > 1 ? view.sky_left.filter((card) => card !== turned) : view.sky_left,
    placements: view.placements.map((placement, turn) => ({ ...placement, open: open[turn]! })),
  };
}

function cardChosen(view: View, event: EventTold): View {
  const chosen = event.seat === view.seat ? numberIn(event, "card") : null;
  return { ...view, chosen, choosing: true, step: "choose_stair" };
}

function cardLaid(view: View, event: EventTold): View {
  const card = numberIn(event, "card");
  const laid = { card, by: event.seat, open: textIn(event, "face") === "open" };
  return {
    ...view,
    stairs: { ...view.stairs, [textIn(event, "stair") as Stair]: laid },
    hand: event.seat === view.seat ? view.hand.filter((held) => held !== card) : view.hand,
    hand_sizes: replaced(view.hand_sizes, event.seat, view.hand_sizes[event.seat]! - 1),
    chosen: null,
    choosing: false,
    step: "refill",
  };
}

function refilled(view: View, event: EventTold): View {
  const card = event.seat === view.seat ? numberIn(event, "card") : null;
  const placed = view.placed + 1;
  return {
    ...view,
    hand: card === null ? view.hand : ascending([...view.hand, card]),
    hand_sizes: replaced(view.hand_sizes, event.seat, view.hand_sizes[event.seat]! + 1),
    pile: view.pile - 1,
    placed,
    step: view.placements[placed]?.by === null ? "pile_card" : "choose_card",
  };
}

function pileCardLaid(view: View, event: EventTold): View {
  const laid: StairCard = { card: numberIn(event, "card"), by: null, open: true };
  const stairs = { ...view.stairs, [textIn(event, "stair") as Stair]: laid };
  return { ...view, stairs, pile: view.pile - 1, placed: view.placed + 1 };
}

function revealed(view: View, event: EventTold): View {
  const told: Record<Stair, string> = { N: "north", S: "south", E: "east", W: "west" };
  const stairs = { ...view.stairs };
  for (const stair of STAIRS) {
    const laid = stairs[stair];
    if (laid) stairs[stair] = { ...laid, card: numberIn(event, told[stair]), open: true };
  }
  return { ...view, stairs, step: "choose_order" };
}

function moved(view: View, move: Move): View {
  if (move.kind === "blocked") return view;
  const left = move.kind === "leave";
  const stays = view.absent.filter((priest) => priest !== move.priest);
  const walked = {
    ...view,
    priests: replaced(view.priests, move.priest - 1, left ? null : move.to),
    absent: left ? [...stays, move.priest] : stays,
  };
  return move.tokens.length ? withTokens(walked, move) : walked;
}

function withTokens(view: View, move: Move): View {
  const at = move.priest - 1;
  const gained = move.tokens.reduce((sum, token) => sum + token, 0);
  const values = replaced(view.values, at, view.values[at]! + gained);
  const taken = move.tokens.length;
  return {
    ...view,
    depots: replaced(view.depots, at, filled(view.depots[at]!, move.tokens)),
    values,
    scores: scoresOf(view.pairs, values),
    sun_row: gained > 0 ? view.sun_row.slice(taken) : view.sun_row,
    fire_row: gained < 0 ? view.fire_row.slice(taken) : view.fire_row,
  };
}

/** The slots with these tokens added; two may lie on the last one. */
function filled(depot: number[][], tokens: number[]): number[][] {
  const slots = depot.map((slot) => [...slot]);
  for (const token of tokens) {
    if (slots.length < SLOTS) slots.push([token]);
    else slots[SLOTS - 1]!.push(token);
  }
  return slots;
}

function cardsLeft(view: View): View {
  const gone = STAIRS.map((stair) => view.stairs[stair]?.card).filter((card) => card != null);
  return {
    ...view,
    used: ascending([...view.used, ...gone]),
    stairs: { N: null, S: null, E: null, W: null },
  };
}

function highPriestPassed(view: View, event: EventTold): View {
  const next = firstPlayer(view, event.seat);
  return { ...view, ...next, round: view.round + 1, placed: 0, step: "turn_sky" };
}

function placeTaken(view: View, event: EventTold): View {
  const places = (view.places ?? []).map((seats) => [...seats]);
  if (event.rule === "MP-811" && shares(view, event)) places.at(-1)!.push(event.seat);
  else places.push([event.seat]);
  return { ...view, places };
}

/** Whether this seat has the place of the seat told before it. */
function shares(view: View, event: EventTold): boolean {
  const ahead = (view.places ?? []).flat().length;
  return numberIn(event, "place") !== ahead + 1;
}

function replaced<T>(list: T[], at: number, item: T): T[] {
  return list.map((old, index) => (index === at ? item : old));
}

function ascending(numbers: number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}
