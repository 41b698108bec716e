import { describe, expect, it, vi } from "vitest";
import type { Words } from "../../shell/speech/words.svelte";
import { Desk, type DeskProps } from "./desk.svelte";
import { fourPlayers } from "./fixtures/games";
import { shapeOf } from "./shape";
import type { View } from "./view";

const ANCHOR = {} as Element;

/** The desk of seat 1 when it is asked for a card; N is taken. */
function deskAt(changes: Partial<DeskProps> = {}) {
  const found = fourPlayers.positions.find(
    (view) => view.step === "choose_card" && view.placements[view.placed]!.by === 1,
  )!;
  const view: View = {
    ...found,
    stairs: { N: { card: null, by: 0, open: false }, E: null, S: null, W: null },
  };
  const props: DeskProps = {
    view,
    seat: 1,
    names: ["A", "B", "C", "D"],
    question: { kind: "choose_card", seats: [1], facts: {} },
    actions: view.hand.map((card) => `card ${card}`),
    prices: [],
    sending: false,
    showing: null,
    pointed: null,
    told: [],
    words: {} as Words,
    act: vi.fn(() => Promise.resolve()),
    why: vi.fn(),
    judge: vi.fn(),
    foresee: vi.fn(() => Promise.resolve({ events: [], view: null })),
    suppose: vi.fn(() => Promise.resolve({ unknown: [], events: [] })),
    look: vi.fn(() => Promise.resolve([])),
    cite: vi.fn(),
    plan: { picked: [] },
    ...changes,
  };
  return { desk: new Desk(() => props), props, hand: view.hand };
}

describe("planning a card and its stair", () => {
  it("sends both, the card first, whichever was picked first", async () => {
    const { desk, props, hand } = deskAt();
    desk.pickStair("W", ANCHOR);
    desk.pickCard(hand[2]!, ANCHOR);
    expect(props.act).not.toHaveBeenCalled();
    await desk.confirm();
    expect(props.act).toHaveBeenCalledWith([`card ${hand[2]}`, "stair W"]);
    expect(props.plan.picked).toEqual([]);
  });

  it("can be changed until it is confirmed", () => {
    const { desk, hand } = deskAt();
    desk.pickCard(hand[0]!, ANCHOR);
    desk.pickStair("W", ANCHOR);
    desk.pickCard(hand[1]!, ANCHOR);
    desk.pickStair("S", ANCHOR);
    expect(desk.answers).toEqual([`card ${hand[1]}`, "stair S"]);
    desk.pickCard(hand[1]!, ANCHOR);
    expect(desk.answers).toEqual([]);
  });

  it("is confirmed by picking the planned stair once more", () => {
    const { desk, props, hand } = deskAt();
    desk.pickCard(hand[0]!, ANCHOR);
    desk.pickStair("E", ANCHOR);
    desk.pickStair("E", ANCHOR);
    expect(props.act).toHaveBeenCalledWith([`card ${hand[0]}`, "stair E"]);
  });

  it("asks the judge about a stair that is taken, and plans nothing", () => {
    const { desk, props, hand } = deskAt();
    desk.pickCard(hand[0]!, ANCHOR);
    desk.pickStair("N", ANCHOR);
    expect(props.why).toHaveBeenCalledWith("stair N", ANCHOR, [`card ${hand[0]}`]);
    expect(desk.stair).toBeNull();
  });

  it("plans the only empty stair together with the card", () => {
    const { desk, props, hand } = deskAt();
    const taken = { card: 1, by: 0, open: true };
    props.view = { ...props.view, stairs: { N: taken, E: taken, S: null, W: taken } };
    desk.pickCard(hand[0]!, ANCHOR);
    expect(desk.answers).toEqual([`card ${hand[0]}`, "stair S"]);
  });

  it("asks only for the stair if the card was sent before the page was loaded anew", () => {
    const { desk, props, hand } = deskAt({ actions: ["stair E", "stair W"] });
    props.view = { ...props.view, step: "choose_stair", chosen: hand[3]!, choosing: true };
    expect(desk.card).toBe(hand[3]);
    desk.pickStair("W", ANCHOR);
    expect(desk.answers).toEqual(["stair W"]);
  });

  it("asks the judge on another's turn, but nothing when looking at the past", () => {
    const { desk, props, hand } = deskAt({ actions: [] });
    desk.pickCard(hand[0]!, ANCHOR);
    expect(props.why).toHaveBeenCalledWith(`card ${hand[0]}`, ANCHOR, []);
    const past = deskAt({ actions: [], question: null });
    past.desk.pickCard(past.hand[0]!, ANCHOR);
    expect(past.props.why).not.toHaveBeenCalled();
  });
});

describe("choosing the order", () => {
  it("asks the server once what each order would do, and shows the picked one", async () => {
    const move = {
      rule: "MP-508",
      seat: -1,
      points: 0,
      facts: { priest: 2, card: 9, stair: "E", at: "D3", to: "C3" },
    };
    const { desk, props } = deskAt({
      actions: ["order tall_first", "order small_first"],
      foresee: vi.fn((action: string) =>
        Promise.resolve({ events: action.includes("tall") ? [move] : [], view: null }),
      ),
    });
    await desk.look();
    await desk.look();
    expect(props.foresee).toHaveBeenCalledTimes(2);
    expect(desk.previewed).toEqual([]);
    desk.pickOrder("tall_first");
    expect(desk.previewed.map((each) => each.priest)).toEqual([2]);
    await desk.confirm();
    expect(props.act).toHaveBeenCalledWith(["order tall_first"]);
  });
});

describe("putting a priest back", () => {
  it("offers the legal squares and explains the others", () => {
    const { desk, props } = deskAt({ actions: ["return A2", "return B1"] });
    desk.pickSquare("C2", ANCHOR);
    expect(props.why).toHaveBeenCalledWith("return C2", ANCHOR, []);
    desk.pickSquare("B1", ANCHOR);
    expect(desk.answers).toEqual(["return B1"]);
  });
});

describe("the shape of the board", () => {
  it("follows the room that is given", () => {
    expect(shapeOf(1050, 620, true)).toBe("wide");
    expect(shapeOf(900, 430, true)).toBe("wide short low");
    expect(shapeOf(480, 640, true)).toBe("phone");
    expect(shapeOf(760, 700, true)).toBe("tablet");
    expect(shapeOf(555, 490, true)).toBe("phone");
    expect(shapeOf(1024, 0, false)).toBe("wide short");
    expect(shapeOf(820, 0, false)).toBe("tablet");
    expect(shapeOf(390, 0, false)).toBe("phone");
  });
});
