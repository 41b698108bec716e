import { describe, expect, it, vi } from "vitest";
import type { Words } from "../../shell/words.svelte";
import { Desk, type DeskProps } from "./desk.svelte";
import { fourPlayers, twoPlayers } from "./fixtures/games";
import type { View } from "./view";

const ANCHOR = {} as Element;

function deskAt(view: View, kind: string, actions: string[], changes: Partial<DeskProps> = {}) {
  const props: DeskProps = {
    view,
    seat: view.seat,
    names: ["A", "B", "C", "D"],
    question: { kind, seats: [view.seat!], facts: {} },
    actions,
    prices: [],
    sending: false,
    showing: null,
    told: [],
    pointed: null,
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

const find = (game: typeof fourPlayers, wanted: string, fits = (_view: View) => true) =>
  game.asked.find(({ kind, view }) => kind === wanted && fits(view))!;

describe("placing a die", () => {
  const { view, actions } = find(fourPlayers, "die", (each) =>
    each.spaces.some(({ dice }) => dice.some(({ value }) => value < 3)),
  );

  it("takes up the highest die by itself, another one by a click", () => {
    const { desk, props } = deskAt(view, "die", actions);
    const values = actions.filter((each) => each.startsWith("die ")).map((each) => Number(each[4]));
    expect(desk.die).toBe(Math.max(...values));
    desk.pickDie(Math.min(...values));
    expect(desk.die).toBe(Math.min(...values));
    expect(props.act).not.toHaveBeenCalled();
  });

  it("sends the die together with its space", () => {
    const { desk, props } = deskAt(view, "die", actions);
    const { die } = desk;
    desk.pickSpace("vp", ANCHOR);
    expect(props.act).toHaveBeenCalledWith([`die ${die}`, "place vp"]);
  });

  it("asks the judge why a space is blocked", () => {
    const { desk, props } = deskAt(view, "die", actions);
    const blocked = view.spaces.find(({ space }) => desk.chance(space)?.refused != null)!.space;
    desk.pickSpace(blocked, ANCHOR);
    expect(props.act).not.toHaveBeenCalled();
    expect(props.why).toHaveBeenCalledWith(`place ${blocked}`, ANCHOR, [`die ${desk.die}`]);
  });

  it("stops at the die where pututus could change it", () => {
    const asked = find(twoPlayers, "die", (each) => {
      const { ones, twos } = each.masks[each.seat!]!;
      return ones + twos > 0 && !each.turn.extra;
    });
    const { desk, props } = deskAt(asked.view, "die", asked.actions);
    const die = desk.die!;
    desk.pickDie(die);
    expect(props.act).toHaveBeenCalledWith([`die ${die}`]);
  });

  it("says nothing to an onlooker", () => {
    const { desk, props } = deskAt(view, "die", [], { seat: null });
    desk.pickSpace("temple", ANCHOR);
    expect(desk.die).toBeNull();
    expect(props.why).not.toHaveBeenCalled();
  });
});

describe("turning the Cuzco tile", () => {
  const asked = [...twoPlayers.asked, ...fourPlayers.asked].find(({ kind }) => kind === "rotate")!;

  it("shows where the branches lead, and sends turn and step together", () => {
    const { desk, props } = deskAt(asked.view, "rotate", asked.actions);
    desk.turnTo(2);
    expect(desk.rotation).toBe((asked.view.rotation + 2) % 6);
    const [place] = desk.turnedTo;
    expect(place).toBeDefined();
    desk.pickPlace(place!, ANCHOR);
    const sent = desk.turnedTo.length > 1 ? ["turn 2", `go ${place}`] : ["turn 2"];
    expect(props.act).toHaveBeenCalledWith(sent);
  });

  it("leads along any branch with power 14, and anywhere with its option", () => {
    const view = { ...asked.view, turn: { ...asked.view.turn, paths: 4 } };
    expect(deskAt(view, "rotate", asked.actions).desk.turnedTo).toHaveLength(6);
    const anywhere = { ...view, card14_any_village: true };
    expect(deskAt(anywhere, "rotate", asked.actions).desk.turnedTo).toHaveLength(12);
  });

  it("asks the judge about a village that no branch reaches", () => {
    const { desk, props } = deskAt(asked.view, "rotate", asked.actions);
    desk.pickPlace("O3", ANCHOR);
    expect(props.why).toHaveBeenCalledWith("go O3", ANCHOR, ["turn 0"]);
  });

  it("lies as it was when the plan is given up", () => {
    const { desk } = deskAt(asked.view, "rotate", asked.actions);
    desk.turnTo(-1);
    expect(desk.turn).toBe(5);
    expect(desk.cancel()).toBe(true);
    expect(desk.rotation).toBe(asked.view.rotation);
  });
});

describe("the beginning", () => {
  it("keeps two of the four missions; a third takes the place of the first", () => {
    const { view, actions } = find(fourPlayers, "keep_missions");
    const { desk } = deskAt(view, "keep_missions", actions);
    desk.keep(2);
    expect(desk.keeping).toBeNull();
    desk.keep(0);
    expect(desk.keeping).toBe("keep 1 3");
    desk.keep(3);
    expect(desk.keeping).toBe("keep 1 4");
    expect(actions).toContain(desk.keeping);
  });
});

describe("scenes", () => {
  it("follow the question until another one is opened by hand", () => {
    const { view, actions } = find(fourPlayers, "path");
    const { desk } = deskAt(view, "path", actions);
    expect(desk.scene).toBe("roads");
    desk.scene = "capital";
    expect(desk.scene).toBe("capital");
  });

  it("close one after the other: mask first, then the enlarged scene", () => {
    const { view } = find(fourPlayers, "path");
    const { desk } = deskAt(view, "path", []);
    desk.large = "roads";
    desk.looked = 2;
    expect([desk.cancel(), desk.looked, desk.large]).toEqual([true, null, "roads"]);
    expect([desk.cancel(), desk.large, desk.cancel()]).toEqual([true, null, false]);
  });
});
