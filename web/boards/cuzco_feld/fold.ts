/** The view with one event folded in: only to show it. What is allowed, the server says. */
import type { EventTold } from "../contract";
import { numberIn, numbersIn, textIn } from "../facts";
import { capitalFolds } from "./foldCapital";
import { cardFolds } from "./foldCards";
import {
  MASK_SLOTS,
  TILE_SLOTS,
  type Ability,
  type Colour,
  type Kind,
  type SpaceName,
} from "./printed";
import type { Die, Mask, Tile, Turn, View } from "./view";

export type Fold = (view: View, event: EventTold) => View;

const FOLDS: Record<string, Fold> = {
  "CF-105": (view, event) => turned(view, numberIn(event, "rotation")),
  "CF-115": masked,
  "CF-117": (view, event) => owned(view, event.seat, { token: numberIn(event, "token") }),
  "CF-120": (view, event) => owned(view, event.seat, { start: textIn(event, "colour") as Colour }),
  "CF-201": roundBegun,
  "CF-202": rolled,
  "CF-203": (view, event) => ({ ...view, active: event.seat, lap: numberIn(event, "lap") - 1 }),
  "CF-205": (view, event) => turning(view, { die: numberIn(event, "die") }),
  "CF-212": placed,
  "CF-301": (view, event) => owned(view, event.seat, { chasqui: textIn(event, "place")! }),
  "CF-307": (view, event) => turned(view, numberIn(event, "rotation")),
  "CF-308": quipuLaid,
  "CF-314": feathered,
  "CF-404": tileTaken,
  "CF-413": slid("study"),
  "CF-414": slid("farm"),
  "CF-420": reserved,
  "CF-514": (view, event) => {
    const circles = [...view.masks[event.seat]!.circles, numberIn(event, "circle")].sort();
    return owned(view, event.seat, { circles });
  },
  "CF-602": raised,
  "CF-606": dieMoved,
  "CF-609": recovered,
  "CF-720": (view, event) => ({ ...view, active: event.seat, phase: "II" }),
  "CF-902": pututuTaken,
  "CF-906": dieChanged,
  ...capitalFolds,
  ...cardFolds,
};

/** The view after this event, with its points. */
export function apply(view: View, event: EventTold): View {
  const after = FOLDS[event.rule]?.(view, event) ?? missionPaid(view, event);
  if (!event.points || event.seat < 0) return after;
  return owned(after, event.seat, { score: after.masks[event.seat]!.score + event.points });
}

/** CF-1101 to CF-1166: the mission is kept as completed. */
function missionPaid(view: View, event: EventTold): View {
  const mission = textIn(event, "mission");
  return /^CF-11[0-6]\d$/.test(event.rule) && mission ? completed(view, event.seat, mission) : view;
}

export function completed(view: View, seat: number, mission: string): View {
  const { missions, completed: done } = view.masks[seat]!;
  return owned(view, seat, {
    missions: missions.filter((each) => each.mission !== mission),
    completed: [...done, mission],
  });
}

/** One player's side changed. */
export function owned(view: View, seat: number, change: Partial<Mask>): View {
  return { ...view, masks: view.masks.with(seat, { ...view.masks[seat]!, ...change }) };
}

function turning(view: View, change: Partial<Turn>): View {
  return { ...view, turn: { ...view.turn, ...change } };
}

// Set-up and dice

function masked(view: View, event: EventTold): View {
  const mask = textIn(event, "mask")!;
  const slots = MASK_SLOTS[mask] ?? [];
  return owned(view, event.seat, { mask, slots: [...slots], feathers: slots.map(() => null) });
}

function roundBegun(view: View, event: EventTold): View {
  const masks = view.masks.map((mask) => ({ ...mask, dice: [] }));
  const spaces = view.spaces.map((space) => ({ ...space, dice: [] }));
  return { ...view, round: numberIn(event, "round"), phase: "I", lap: 0, masks, spaces };
}

function rolled(view: View, event: EventTold): View {
  const dice = numbersIn(event, "dice").map((value): Die => ({
    owner: event.seat,
    value,
    space: null,
  }));
  return owned(view, event.seat, { dice });
}

/** The dice of one player, and the bar that shows them. */
function withDice(view: View, seat: number, dice: Die[]): View {
  const after = owned(view, seat, { dice });
  const all = after.masks.flatMap((mask) => mask.dice);
  const spaces = view.spaces.map((space) => ({
    ...space,
    dice: all.filter((die) => die.space === space.space),
  }));
  return { ...after, spaces };
}

function changedDie(view: View, seat: number, is: (die: Die) => boolean, to: Partial<Die>): View {
  const { dice } = view.masks[seat]!;
  const at = dice.findIndex(is);
  return at < 0 ? view : withDice(view, seat, dice.with(at, { ...dice[at]!, ...to }));
}

function placed(view: View, event: EventTold): View {
  const space = textIn(event, "space") as SpaceName;
  const value = numberIn(event, "die");
  const after = turning(view, { space });
  if (!value) return after;
  return changedDie(after, event.seat, (die) => die.space === null && die.value === value, {
    space,
  });
}

function dieMoved(view: View, event: EventTold): View {
  const space = textIn(event, "space") as SpaceName;
  const value = numberIn(event, "die");
  const owner = numberIn(event, "owner_seat");
  return changedDie(view, owner, (die) => die.space !== null && die.value === value, { space });
}

function dieChanged(view: View, event: EventTold): View {
  const [before, value] = [numberIn(event, "die"), numberIn(event, "value")];
  const { ones, twos } = view.masks[event.seat]!;
  const big = Math.abs(value - before) === 2;
  const paid = owned(view, event.seat, big ? { twos: twos - 1 } : { ones: ones - 1 });
  const supply = big
    ? { pututu_twos: view.pututu_twos + 1 }
    : { pututu_ones: view.pututu_ones + 1 };
  const after = turning({ ...paid, ...supply }, { die: value });
  return changedDie(after, event.seat, (die) => die.space === null && die.value === before, {
    value,
  });
}

function pututuTaken(view: View, event: EventTold): View {
  const { ones, twos } = view.masks[event.seat]!;
  return numberIn(event, "pututu") === 1
    ? { ...owned(view, event.seat, { ones: ones + 1 }), pututu_ones: view.pututu_ones - 1 }
    : { ...owned(view, event.seat, { twos: twos + 1 }), pututu_twos: view.pututu_twos - 1 };
}

// Roads

/** CF-105: the branches lead elsewhere. */
function turned(view: View, rotation: number): View {
  const by = rotation - view.rotation + 6;
  const roads = view.roads.map((road) => {
    if (!road.ends.includes("CUZCO")) return road;
    const ends = road.ends.map((end) =>
      end === "CUZCO" ? end : `I${(Number(end.slice(1)) + by) % 6}`,
    );
    return { ...road, ends };
  });
  return { ...view, rotation, roads };
}

function quipuLaid(view: View, event: EventTold): View {
  const place = textIn(event, "place")!;
  const mask = view.masks[event.seat]!;
  const villages = view.villages.map((village) =>
    village.place === place ? { ...village, quipus: [...village.quipus, event.seat] } : village,
  );
  const left =
    textIn(event, "source") === "mask"
      ? { quipus: mask.quipus - 1, free_slots: mask.free_slots + 1 }
      : { reserve: mask.reserve - 1 };
  const own = { ...left, villages: [...mask.villages, place].sort() };
  return owned({ ...view, villages }, event.seat, own);
}

function feathered(view: View, event: EventTold): View {
  const { feathers } = view.masks[event.seat]!;
  const colour = textIn(event, "colour") as Colour;
  return owned(view, event.seat, {
    feathers: feathers.with(numberIn(event, "slot"), colour),
    start: null,
  });
}

// Tiles

/** CF-404: on the first slot that is free. */
function withTile(view: View, seat: number, kind: Kind, ability: Ability): View {
  const mask = view.masks[seat]!;
  const slot = TILE_SLOTS[mask.tiles.length]!;
  const tile: Tile = { slot, kind, ability, down: false };
  return owned(view, seat, { tiles: [...mask.tiles, tile], free_slots: mask.free_slots - 1 });
}

function tileTaken(view: View, event: EventTold): View {
  const kind = textIn(event, "kind") as Kind;
  const space = numberIn(event, "space") - 1;
  const after = withTile(view, event.seat, kind, textIn(event, "ability") as Ability);
  return kind === "study"
    ? { ...after, study_row: view.study_row.with(space, null) }
    : { ...after, farm_row: view.farm_row.with(space, null) };
}

function recovered(view: View, event: EventTold): View {
  const [kind, ability] = [textIn(event, "kind") as Kind, textIn(event, "ability") as Ability];
  const at = view.tile_discard.indexOf(`${kind}_${ability}`);
  const tile_discard = at < 0 ? view.tile_discard : view.tile_discard.toSpliced(at, 1);
  return { ...withTile(view, event.seat, kind, ability), tile_discard };
}

function moved(view: View, seat: number, is: (tile: Tile) => boolean, down: boolean): View {
  const { tiles } = view.masks[seat]!;
  const at = tiles.findIndex(is);
  return at < 0 ? view : owned(view, seat, { tiles: tiles.with(at, { ...tiles[at]!, down }) });
}

function slid(kind: Kind): Fold {
  return (view, event) => {
    const ability = textIn(event, "ability");
    const amount = numberIn(event, "amount");
    const isUp = (tile: Tile): boolean =>
      tile.kind === kind && tile.ability === ability && !tile.down;
    const after = moved(view, event.seat, isUp, true);
    if (kind === "study") return learned(after, event.seat, amount);
    return owned(after, event.seat, { food: after.masks[event.seat]!.food + amount });
  };
}

function raised(view: View, event: EventTold): View {
  const [kind, ability] = [textIn(event, "kind"), textIn(event, "ability")];
  const { tiles } = view.masks[event.seat]!;
  const last = tiles.findLastIndex(
    (tile) => tile.kind === kind && tile.ability === ability && tile.down,
  );
  return moved(view, event.seat, (tile) => tile === tiles[last], false);
}

function reserved(view: View, event: EventTold): View {
  const { quipus, reserve, free_slots } = view.masks[event.seat]!;
  const number = numberIn(event, "quipus");
  return owned(view, event.seat, {
    quipus: quipus - number,
    reserve: reserve + number,
    free_slots: free_slots + number,
  });
}

/** CF-423, CF-425: on top of the markers on the space it reaches. */
export function learned(view: View, seat: number, spaces: number): View {
  const knowledge = Math.min(15, view.masks[seat]!.knowledge + spaces);
  const others = view.track.filter((other) => other !== seat);
  const ahead = others.filter((other) => view.masks[other]!.knowledge > knowledge).length;
  return { ...owned(view, seat, { knowledge }), track: others.toSpliced(ahead, 0, seat) };
}
