import { describe, expect, it, vi } from "vitest";
import type { Words } from "../../shell/words.svelte";
import { Desk, type DeskProps } from "./desk.svelte";
import { fourPlayers } from "./fixtures/games";
import type { View } from "./view";

const ANCHOR = {} as Element;

function deskAt(view: View, kind: string, actions: string[], changes: Partial<DeskProps> = {}) {
  const props: DeskProps = {
    view,
    seat: view.active,
    names: ["A", "B", "C", "D"],
    question: { kind, seats: [view.active!], facts: {} },
    actions,
    prices: actions.map(() => 0),
    showing: null,
    pointed: null,
    told: [],
    words: {} as Words,
    act: vi.fn(() => Promise.resolve()),
    why: vi.fn(),
    judge: vi.fn(),
    foresee: vi.fn(() => Promise.resolve({ events: [], view: null })),
    look: vi.fn(() => Promise.resolve([])),
    cite: vi.fn(),
    plan: { picked: [] },
    ...changes,
  };
  return { desk: new Desk(() => props), props };
}

/** The beginning of the first turn: nobody has built anything. */
const first = fourPlayers.positions.find((view) => view.step === "people_next")!;
const START = ["roads", "development", "end"];

describe("a turn", () => {
  it("offers roads at once, and sends the action with its first road", () => {
    const { desk, props } = deskAt(first, "people_next", START);
    expect(desk.mode).toBe("roads");
    const target = desk.targets[0]!;
    expect(target.verb).toBe("road");
    desk.choose(target.thing, ANCHOR);
    expect(props.act).toHaveBeenCalledWith(["roads", target.action]);
  });

  it("shows a road before it is sent when it is touched", () => {
    const { desk, props } = deskAt(first, "people_next", START);
    const { thing, action } = desk.targets[0]!;
    desk.choose(thing, ANCHOR, true);
    expect(props.act).not.toHaveBeenCalled();
    expect(desk.planned?.action).toBe(action);
    desk.choose(thing, ANCHOR, true);
    expect(props.act).toHaveBeenCalledWith(["roads", action]);
  });

  it("plans a conquest, and sends it only when confirmed", async () => {
    const { desk, props } = deskAt(first, "people_next", START);
    desk.pick("conquest");
    const target = desk.targets[0]!;
    desk.choose(target.thing, ANCHOR);
    expect(props.act).not.toHaveBeenCalled();
    expect(desk.planned).toEqual(target);
    await desk.confirm();
    expect(props.act).toHaveBeenCalledWith(["development", "choose conquest", target.action]);
  });

  it("asks why not of any place, whatever one was about to do", () => {
    const { desk, props } = deskAt(first, "people_next", START);
    desk.pick("conquest");
    desk.choose("r001", ANCHOR);
    expect(props.why).toHaveBeenLastCalledWith("road r001", ANCHOR, ["roads"]);
    desk.choose("machu_picchu", ANCHOR);
    expect(props.why).toHaveBeenLastCalledWith("city machu_picchu", ANCHOR, [
      "development",
      "choose city",
    ]);
    expect(props.act).not.toHaveBeenCalled();
  });

  it("gives up the plan first, then what was chosen", () => {
    const { desk } = deskAt(first, "people_next", START);
    desk.pick("conquest");
    desk.choose(desk.targets[0]!.thing, ANCHOR);
    expect(desk.cancel()).toBe(true);
    expect(desk.planned).toBeNull();
    expect(desk.mode).toBe("conquest");
    expect(desk.cancel()).toBe(true);
    expect(desk.mode).not.toBe("conquest");
  });

  it("guesses what a chosen region is meant for", () => {
    const { desk } = deskAt(first, "people_next", START);
    const open = deskAt(first, "people_next", START);
    open.desk.pick("conquest");
    const { thing } = open.desk.targets[0]!;
    desk.choose(thing, ANCHOR);
    expect(desk.mode).toBe("conquest");
    expect(desk.planned?.thing).toBe(thing);
  });

  it("asks the judge about a slot that is out of reach", () => {
    const { desk, props } = deskAt(first, "people_next", START);
    desk.choose("r001", ANCHOR);
    expect(props.act).not.toHaveBeenCalled();
    expect(props.why).toHaveBeenCalledWith("road r001", ANCHOR, ["roads"]);
    expect(desk.explained).toBe("r001");
  });

  it("asks the judge why a development is not offered", () => {
    const { desk, props } = deskAt(first, "people_next", START);
    desk.pick("temple", ANCHOR);
    expect(props.why).toHaveBeenCalledWith("choose temple", ANCHOR, ["development"]);
    expect(desk.mode).toBe("roads");
  });

  it("says nothing to an onlooker", () => {
    const { desk, props } = deskAt(first, "people_next", [], { seat: null });
    desk.choose("r001", ANCHOR);
    expect(desk.targets).toEqual([]);
    expect(props.why).not.toHaveBeenCalled();
  });
});

describe("wild roads", () => {
  const wild = fourPlayers.asked.find(
    ({ view, actions }) =>
      view.step === "road_pick" &&
      actions.some((action) => action.startsWith("wild ")) &&
      actions.some((action) => action.startsWith("road ")),
  )!;

  it("glow only when they are wanted", () => {
    const { desk } = deskAt(wild.view, "road_pick", wild.actions);
    expect(desk.mayBeWild).toBe(true);
    expect(new Set(desk.targets.map(({ verb }) => verb))).toEqual(new Set(["road"]));
    desk.wild = true;
    expect(desk.targets.some(({ verb }) => verb === "wild")).toBe(true);
    expect(desk.targets.some(({ verb }) => verb === "road")).toBe(false);
  });
});

describe("a Sun phase", () => {
  const view = fourPlayers.positions.find(
    (each) => each.step === "sun_card" && each.active === 0 && each.hand.length === 3,
  )!;
  const cards = view.hand.map((card) => `card ${card}`);

  it("places a card once it and its quarter are chosen, in either order", async () => {
    const { desk, props } = deskAt(view, "sun_card", cards);
    const free = view.quarters.find(({ down }) => down === null)!.quarter;
    desk.pickQuarter(free, ANCHOR);
    expect(desk.ready).toBe(false);
    desk.pickCard(view.hand[1]!);
    expect(desk.ready).toBe(true);
    await desk.confirm();
    expect(props.act).toHaveBeenCalledWith([`card ${view.hand[1]}`, `quarter ${free}`]);
  });

  it("asks the judge about a quarter that is taken", () => {
    const quarters = view.quarters.with(0, {
      ...view.quarters[0]!,
      down: { placer: 1, card: null },
    });
    const { desk, props } = deskAt({ ...view, quarters }, "sun_card", cards);
    desk.pickCard(view.hand[0]!);
    desk.pickQuarter(quarters[0]!.quarter, ANCHOR);
    expect(desk.quarter).toBeNull();
    expect(props.why).toHaveBeenCalledWith(`quarter ${quarters[0]!.quarter}`, ANCHOR, [cards[0]]);
  });
});
