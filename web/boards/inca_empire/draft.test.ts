import { describe, expect, it, vi } from "vitest";
import type { BoardProps } from "../contract";
import { propsOf } from "../fixtures/props";
import { IncaDraft } from "./draft.svelte";
import { fourPlayers } from "./fixtures/games";
import type { View } from "./view";

const ANCHOR = {} as Element;

type Asked = (typeof fourPlayers.asked)[number];

/** Somebody is asked. */
function draftAt(asked: Asked, changes: Partial<BoardProps<View>> = {}) {
  const { view, kind, actions, prices, offers } = asked;
  const seat = view.active!;
  const props = propsOf(view, {
    seat,
    question: { kind, seats: [seat], facts: {} },
    actions,
    prices,
    offers,
    ...changes,
  });
  const draft = new IncaDraft(() => props);
  draft.renew();
  return { draft, props };
}

const asked = (kind: string, has = ""): Asked =>
  fourPlayers.asked.find((each) => each.kind === kind && JSON.stringify(each).includes(has))!;

/** The beginning of the first turn: nobody has built anything. */
const START = asked("people_next");

describe("a turn", () => {
  it("offers roads at once, and sends the action with its first road", async () => {
    const { draft, props } = draftAt(START);
    expect(draft.mode).toBe("roads");
    const target = draft.targets[0]!;
    expect(target.verb).toBe("road");
    await draft.choose(target.thing, ANCHOR);
    expect(props.act).toHaveBeenCalledWith(["roads", target.action]);
  });

  it("shows a road before it is sent when it is touched", async () => {
    const { draft, props } = draftAt(START);
    const { thing, action } = draft.targets[0]!;
    await draft.choose(thing, ANCHOR, true);
    expect(props.act).not.toHaveBeenCalled();
    expect(draft.planned?.action).toBe(action);
    await draft.choose(thing, ANCHOR, true);
    expect(props.act).toHaveBeenCalledWith(["roads", action]);
  });

  it("plans a conquest, and sends it only when confirmed", async () => {
    const { draft, props } = draftAt(START);
    draft.pick("conquest");
    const target = draft.targets[0]!;
    await draft.choose(target.thing, ANCHOR);
    expect(props.act).not.toHaveBeenCalled();
    expect(draft.planned).toEqual(target);
    draft.confirm();
    expect(props.act).toHaveBeenCalledWith(["development", "choose conquest", target.action]);
  });

  it("asks why not of any place, whatever one was about to do", async () => {
    const { draft, props } = draftAt(START);
    draft.pick("conquest");
    await draft.choose("r001", ANCHOR);
    expect(props.why).toHaveBeenLastCalledWith("road r001", ANCHOR, ["roads"]);
    await draft.choose("machu_picchu", ANCHOR);
    expect(props.why).toHaveBeenLastCalledWith("city machu_picchu", ANCHOR, [
      "development",
      "choose city",
    ]);
    expect(props.act).not.toHaveBeenCalled();
  });

  it("gives up the plan first, then what was chosen", async () => {
    const { draft } = draftAt(START);
    draft.pick("conquest");
    await draft.choose(draft.targets[0]!.thing, ANCHOR);
    expect(draft.cancel()).toBe(true);
    expect(draft.planned).toBeNull();
    expect(draft.mode).toBe("conquest");
    expect(draft.cancel()).toBe(true);
    expect(draft.mode).not.toBe("conquest");
  });

  it("guesses what a chosen region is meant for", async () => {
    const { draft } = draftAt(START);
    const open = draftAt(START);
    open.draft.pick("conquest");
    const { thing } = open.draft.targets[0]!;
    await draft.choose(thing, ANCHOR);
    expect(draft.mode).toBe("conquest");
    expect(draft.planned?.thing).toBe(thing);
  });

  it("asks the judge about a slot that is out of reach", async () => {
    const { draft, props } = draftAt(START);
    await draft.choose("r001", ANCHOR);
    expect(props.act).not.toHaveBeenCalled();
    expect(props.why).toHaveBeenCalledWith("road r001", ANCHOR, ["roads"]);
    expect(draft.explained).toBe("r001");
  });

  it("asks the judge why a development is not offered", () => {
    const { draft, props } = draftAt(START);
    draft.pick("temple", ANCHOR);
    expect(props.why).toHaveBeenCalledWith("choose temple", ANCHOR, ["development"]);
    expect(draft.mode).toBe("roads");
  });

  it("says nothing to an onlooker", async () => {
    const { draft, props } = draftAt(START, { actions: [], seat: null });
    await draft.choose("r001", ANCHOR);
    expect(draft.targets).toEqual([]);
    expect(props.why).not.toHaveBeenCalled();
  });
});

describe("wild roads", () => {
  it("glow only when they are wanted", () => {
    const { draft } = draftAt(asked("road_pick", '"wild '));
    expect(draft.mayBeWild).toBe(true);
    expect(new Set(draft.targets.map(({ verb }) => verb))).toEqual(new Set(["road"]));
    draft.wild = true;
    expect(draft.targets.some(({ verb }) => verb === "wild")).toBe(true);
    expect(draft.targets.some(({ verb }) => verb === "road")).toBe(false);
  });
});

describe("what it brings", () => {
  it("is told with the offer, and foreseen for everybody once it is looked at", async () => {
    const question = asked("dev_target", '"city ');
    const { view } = question;
    const owners = view.owners.map((owner, seat) => ({
      ...owner,
      harvest: { ...owner.harvest, total: owner.harvest.total + seat },
      labour: owner.labour + 2 * seat,
    }));
    const foresee = vi.fn(() => Promise.resolve({ events: [], view: { ...view, owners } }));
    const { draft } = draftAt(question, { foresee });
    const target = draft.targets[0]!;
    expect(target.points).toBe(question.offers[0]!.points);
    expect(target.points).toBeGreaterThan(0);
    expect(draft.later(target)).toEqual([]);
    expect(draft.whenPaid(target)).toBe("unknown");
    await draft.foresee(target);
    expect(draft.later(target)).toEqual([0, 1, 2, 3]);
    expect(draft.labour(target)).toEqual([0, 2, 4, 6]);
    expect(draft.whenPaid(target)).toBe("now");
    await draft.foresee(target);
    expect(foresee).toHaveBeenCalledTimes(1);
  });
});

describe("a Sun phase", () => {
  const first = fourPlayers.asked.find(
    ({ kind, view }) => kind === "sun_card" && view.hand.length === 3,
  )!;
  const { view } = first;

  it("places a card once it and its quarter are chosen, in either order", () => {
    const { draft, props } = draftAt(first);
    const free = view.quarters.find(({ down }) => down === null)!.quarter;
    draft.pickQuarter(free, ANCHOR);
    expect(draft.ready).toBe(false);
    draft.pickCard(view.hand[1]!);
    expect(draft.ready).toBe(true);
    draft.confirm();
    expect(props.act).toHaveBeenCalledWith([`card ${view.hand[1]}`, `quarter ${free}`]);
  });

  it("puts a card into the last quarter when that is pressed, or confirmed", () => {
    const last = fourPlayers.asked.find(
      ({ kind, view: { quarters } }) =>
        kind === "sun_card" && quarters.filter(({ down }) => down === null).length === 1,
    )!;
    const { draft, props } = draftAt(last);
    const { quarter } = last.view.quarters.find(({ down }) => down === null)!;
    draft.pickQuarter(quarter, ANCHOR);
    expect(props.act).not.toHaveBeenCalled();
    draft.pickCard(last.view.hand[0]!);
    expect(draft.ready).toBe(true);
    draft.pickQuarter(quarter, ANCHOR);
    expect(props.act).toHaveBeenCalledWith([`card ${last.view.hand[0]}`, `quarter ${quarter}`]);
  });

  it("asks the judge about a quarter that is taken", () => {
    const second = fourPlayers.asked.find(
      ({ kind, view: { quarters } }) =>
        kind === "sun_card" && quarters.some(({ down }) => down !== null),
    )!;
    const { quarter } = second.view.quarters.find(({ down }) => down !== null)!;
    const { draft, props } = draftAt(second);
    draft.pickCard(second.view.hand[0]!);
    draft.pickQuarter(quarter, ANCHOR);
    expect(draft.quarter).not.toBe(quarter);
    expect(props.why).toHaveBeenCalledWith(`quarter ${quarter}`, ANCHOR, [
      `card ${second.view.hand[0]}`,
    ]);
  });
});
