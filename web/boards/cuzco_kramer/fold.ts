/** The view with one event folded in: only to show it. What is allowed, the server says. */
import type { EventTold } from "../contract";
import { numberIn, textIn, textsIn } from "../facts";
import { festivalFolds } from "./foldFestival";
import { boardOrder } from "./printed";
import { sorted } from "./relics";
import { settled } from "./standing";
import type { Card, Cell, Supply, TileKind, View } from "./view";

export type Fold = (view: View, event: EventTold) => View;

const FOLDS: Record<string, Fold> = {
  "CK-113": (view, event) => ({ ...view, active: event.seat, step: "open_card" }),
  "CK-108": dealt,
  "CK-112": firstOpened,
  "CK-202": turnBegun,
  "CK-206": (view) => ({ ...view, owed: false }),
  "CK-909": (view) => ({ ...view, final: true, owed: false }),
  "CK-901": (view) => ({ ...view, final: true }),
  "CK-210": tokenSpent,
  "CK-313": laid,
  "CK-409": entered,
  "CK-411": walked,
  "CK-413": left,
  "CK-511": raised,
  "CK-522": raised,
  "CK-523": discReturned,
  "CK-601": basinPlaced,
  "CK-704": drawnFromDeck,
  "CK-703": openTaken,
  "CK-705": reshuffled,
  "CK-731": openTurned,
  "CK-214": turnEnded,
  "CK-902": (view, event) => ({ ...view, counted: [...view.counted, event.seat].sort() }),
  "CK-907": placeTaken,
  ...festivalFolds,
};

/** The view after this event, with its points. */
export function apply(view: View, event: EventTold): View {
  const after = FOLDS[event.rule]?.(view, event) ?? view;
  if (!event.points) return after;
  const scores = after.scores.with(event.seat, after.scores[event.seat]! + event.points);
  return { ...after, scores };
}

function supplied(view: View, seat: number, change: Partial<Supply>): Supply[] {
  const supply = { ...view.supplies[seat]! };
  for (const [piece, by] of Object.entries(change)) supply[piece as keyof Supply] += by;
  return view.supplies.with(seat, supply);
}

// The turn

function turnBegun(view: View, event: EventTold): View {
  return {
    ...view,
    active: event.seat,
    ap: numberIn(event, "ap"),
    owed: !view.final,
    step: "action",
    token_spent: false,
    laid: false,
    drawn: 0,
    changed: [],
  };
}

function tokenSpent(view: View, event: EventTold): View {
  const supplies = supplied(view, event.seat, { tokens: -1 });
  return { ...view, ap: numberIn(event, "ap"), token_spent: true, supplies };
}

function turnEnded(view: View): View {
  return { ...view, festival: null, idle: view.laid ? 0 : view.idle + 1 };
}

function placeTaken(view: View, event: EventTold): View {
  const places = (view.places ?? []).map((seats) => [...seats]);
  const ahead = places.flat().length;
  if (places.length && numberIn(event, "place") !== ahead + 1) places.at(-1)!.push(event.seat);
  else places.push([event.seat]);
  const active = view.places ? view.active : ((view.active ?? 0) + 1) % view.seats;
  return { ...view, places, active, ap: 0, step: "over" };
}

// Terrain

const PILES: Record<TileKind, Partial<Supply>> = {
  "3": {},
  "2": { doubles: -1 },
  "1v": { village_singles: -1 },
  "1c": { crops_singles: -1 },
};

function laid(view: View, event: EventTold): View {
  const cells = textsIn(event, "cells");
  const village = textIn(event, "village");
  const kind = kindOf(event);
  const levels = { ...view.levels };
  for (const cell of cells) levels[cell] = (levels[cell] ?? 0) + 1;
  const villages = view.villages.filter((cell) => !cells.includes(cell));
  return settled({
    ...view,
    levels,
    villages: village ? [...villages, village].sort(boardOrder) : villages,
    uncovered: [...view.uncovered.filter((tile) => !meet(tile, cells)), cells],
    triples: view.triples - (kind === "3" ? 1 : 0),
    supplies: supplied(view, event.seat, PILES[kind]),
    ap: view.ap - numberIn(event, "cost"),
    owed: false,
    laid: true,
  });
}

/** The kind that was laid: told by its name in the box. */
export function kindOf(event: EventTold): TileKind {
  const names: Record<string, TileKind> = {
    triple: "3",
    double: "2",
    village_single: "1v",
    crops_single: "1c",
  };
  const told = textIn(event, "tile") ?? "3";
  return names[told] ?? (told as TileKind);
}

function meet(some: readonly Cell[], others: readonly Cell[]): boolean {
  return some.some((cell) => others.includes(cell));
}

function basinPlaced(view: View, event: EventTold): View {
  const basins = [...view.basins.flatMap((basin) => basin.cells), textIn(event, "cell")!];
  const after = { ...view, basins_left: numberIn(event, "left"), ap: view.ap - 1 };
  return settled(after, basins);
}

// Incas

function standing(view: View, seat: number, from: Cell | null, to: Cell | null): Cell[][] {
  const stay = view.incas[seat]!.filter((cell) => cell !== from);
  return view.incas.with(seat, to ? [...stay, to].sort(boardOrder) : stay);
}

function entered(view: View, event: EventTold): View {
  const incas = standing(view, event.seat, null, textIn(event, "cell"));
  const supplies = supplied(view, event.seat, { incas: -1 });
  return settled({ ...view, incas, supplies, ap: view.ap - numberIn(event, "cost") });
}

function walked(view: View, event: EventTold): View {
  const incas = standing(view, event.seat, textIn(event, "origin"), textIn(event, "cell"));
  return settled({ ...view, incas, ap: view.ap - numberIn(event, "cost") });
}

function left(view: View, event: EventTold): View {
  const incas = standing(view, event.seat, textIn(event, "cell"), null);
  const supplies = supplied(view, event.seat, { incas: 1 });
  return settled({ ...view, incas, supplies, ap: view.ap - numberIn(event, "cost") });
}

// Temples

function raised(view: View, event: EventTold): View {
  const cell = textIn(event, "cell")!;
  const [from, to] = [numberIn(event, "former") / 2, numberIn(event, "value") / 2];
  return settled({
    ...view,
    temples: { ...view.temples, [cell]: 2 * to },
    floors_left: view.floors_left.map((n, floor) => n - (floor >= from && floor < to ? 1 : 0)),
    changed: [...view.changed, cell].sort(boardOrder),
    ap: view.ap - 1,
  });
}

function discReturned(view: View, event: EventTold): View {
  const discs = view.discs.filter((cell) => cell !== textIn(event, "cell"));
  return { ...view, discs, discs_left: view.discs_left + 1 };
}

// Cards

function firstOpened(view: View, event: EventTold): View {
  return { ...view, open: textIn(event, "card") as Card, deck: view.deck - 1, step: "deal_card" };
}

function dealt(view: View, event: EventTold): View {
  const hand = sorted(textsIn(event, "cards") as Card[]);
  const size = 3 - view.hand_sizes[event.seat]!;
  return {
    ...view,
    hand: event.seat === view.seat ? hand : view.hand,
    hand_sizes: view.hand_sizes.with(event.seat, 3),
    deck: view.deck - size,
  };
}

function drawn(view: View, seat: number, card: Card | null): View {
  return {
    ...view,
    hand: seat === view.seat && card ? sorted([...view.hand, card]) : view.hand,
    hand_sizes: view.hand_sizes.with(seat, view.hand_sizes[seat]! + 1),
    drawn: view.drawn + 1,
    ap: view.ap - 1,
    step: "action",
  };
}

function drawnFromDeck(view: View, event: EventTold): View {
  const after = drawn(view, event.seat, textIn(event, "card") as Card | null);
  return { ...after, deck: view.deck - 1 };
}

function openTaken(view: View, event: EventTold): View {
  const card = textIn(event, "card") as Card;
  const known = view.known.with(event.seat, sorted([...view.known[event.seat]!, card]));
  return { ...drawn(view, event.seat, card), known, open: null };
}

function reshuffled(view: View): View {
  const deck = view.deck + view.discard.reduce((sum, n) => sum + n, 0);
  return { ...view, deck, discard: view.discard.map(() => 0) };
}

function openTurned(view: View, event: EventTold): View {
  return { ...view, open: textIn(event, "card") as Card, deck: view.deck - 1 };
}
