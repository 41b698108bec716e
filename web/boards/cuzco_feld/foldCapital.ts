/** The capital, event by event: temple, market, palace, the end of a round. */
import type { EventTold } from "../contract";
import { numberIn, textIn, textsIn } from "../facts";
import { completed, learned, owned, type Fold } from "./fold";
import { missionOf, type Ability, type Goods } from "./printed";
import type { Mission, View } from "./view";

export const capitalFolds: Record<string, Fold> = {
  "CF-110": tileLaid,
  "CF-112": goodsLaid,
  "CF-113": (view, event) => ({
    ...view,
    palace: [...view.palace, textIn(event, "mission")!].sort(byNumber),
    missions_left: view.missions_left - 1,
  }),
  "CF-122": (view, event) => withMissions(view, event.seat, [textIn(event, "mission")!]),
  "CF-123": (view, event) => withMissions(view, event.seat, textsIn(event, "missions")),
  "CF-423": (view, event) => learned(view, event.seat, numberIn(event, "spaces")),
  "CF-501": priestPlaced,
  "CF-503": priestPushed,
  "CF-504": priestHome,
  "CF-604": (view, event) => completed(view, event.seat, textIn(event, "mission")!),
  "CF-612": priestSent,
  "CF-803": tokenTaken,
  "CF-812": intiTaken,
  "CF-813": intiTaken,
  "CF-814": (view) => ({ ...view, temple_inti: view.temple_inti - 1 }),
  "CF-824": bought,
  "CF-835": removed,
  "CF-837": missionTaken,
  "CF-853": roundEnded,
  "CF-863": (view, event) => owned(view, event.seat, { missions: [] }),
  "CF-881": placeTaken,
  "CF-882": placeTaken,
};

function tileLaid(view: View, event: EventTold): View {
  const ability = textIn(event, "ability") as Ability;
  const space = numberIn(event, "space") - 1;
  return textIn(event, "kind") === "study"
    ? { ...view, study_row: view.study_row.with(space, ability) }
    : { ...view, farm_row: view.farm_row.with(space, ability) };
}

function goodsLaid(view: View, event: EventTold): View {
  const row = numberIn(event, "row") - 1;
  const goods = [...(view.market[row] ?? []), textIn(event, "goods") as Goods];
  return { ...view, market: view.market.with(row, goods) };
}

/** Missions stand in the order of the box: the grey ones first. */
const byNumber = (a: string, b: string): number =>
  Number(b.startsWith("S")) - Number(a.startsWith("S")) || a.localeCompare(b);

/** How far it is, the next view tells. */
const freshMission = (mission: string): Mission => ({
  mission,
  needs: missionOf(mission).conditions.map(({ count, least }) => ({ count, have: 0, least })),
  shortfall: null,
});

/** One's own choice is told twice: to oneself at once, to all when all have chosen (CF-123). */
function withMissions(view: View, seat: number, added: string[]): View {
  const { missions } = view.masks[seat]!;
  const fresh = added.filter((id) => !missions.some(({ mission }) => mission === id));
  const all = [...missions, ...fresh.map(freshMission)];
  return owned(view, seat, { missions: all.sort((a, b) => byNumber(a.mission, b.mission)) });
}

// Temple

function priestPlaced(view: View, event: EventTold): View {
  const { priests } = view.masks[event.seat]!;
  const temple = view.temple.with(numberIn(event, "step") - 1, event.seat);
  return owned({ ...view, temple }, event.seat, { priests: priests - 1 });
}

/** CF-503: one step down; where it stood the one who pushed stands already. */
function priestPushed(view: View, event: EventTold): View {
  return { ...view, temple: view.temple.with(numberIn(event, "step") - 1, event.seat) };
}

function priestHome(view: View, event: EventTold): View {
  return owned(view, event.seat, { priests: view.masks[event.seat]!.priests + 1 });
}

function priestSent(view: View, event: EventTold): View {
  const owner = numberIn(event, "owner_seat");
  const temple = view.temple.with(numberIn(event, "step") - 1, null);
  return owned({ ...view, temple }, owner, { priests: view.masks[owner]!.priests + 1 });
}

function intiTaken(view: View, event: EventTold): View {
  const inti = view.masks[event.seat]!.inti + 1;
  return { ...owned(view, event.seat, { inti }), temple_inti: view.temple_inti - 1 };
}

// University, market, palace

/** CF-803, CF-804: a new token, and back to the beginning of the track. */
function tokenTaken(view: View, event: EventTold): View {
  const token = numberIn(event, "token");
  const after = owned(view, event.seat, { token, knowledge: 0 });
  const order = view.order.length ? view.order.with(token - 1, event.seat) : view.order;
  return { ...after, order, phase: "market" };
}

function bought(view: View, event: EventTold): View {
  const goods = textIn(event, "goods") as Goods;
  const { food, goods: owns } = view.masks[event.seat]!;
  const row = view.market[view.round - 1] ?? [];
  const at = row.indexOf(goods);
  const market = at < 0 ? view.market : view.market.with(view.round - 1, row.toSpliced(at, 1));
  return owned({ ...view, market }, event.seat, {
    food: food - numberIn(event, "price"),
    goods: [...owns, goods],
  });
}

function removed(view: View, event: EventTold): View {
  const mission = textIn(event, "mission");
  const missions = view.masks[event.seat]!.missions.filter((each) => each.mission !== mission);
  return { ...owned(view, event.seat, { missions }), phase: "palace" };
}

function missionTaken(view: View, event: EventTold): View {
  const mission = textIn(event, "mission")!;
  const palace = view.palace.filter((each) => each !== mission);
  return withMissions({ ...view, palace }, event.seat, [mission]);
}

/** CF-851 to CF-854: rows, palace and dice are cleared. */
function roundEnded(view: View): View {
  const empty = view.study_row.map(() => null);
  const market = view.market.with(view.round - 1, []);
  const spaces = view.spaces.map((space) => ({ ...space, dice: [] }));
  const masks = view.masks.map((mask) => ({ ...mask, dice: [] }));
  return { ...view, study_row: empty, farm_row: empty, palace: [], market, spaces, masks };
}

function placeTaken(view: View, event: EventTold): View {
  return { ...view, step: "over", places: [...(view.places ?? []), [event.seat]] };
}
