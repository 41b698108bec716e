import { describe, expect, it, vi } from "vitest";
import type { BoardProps, OfferTold } from "../contract";
import { propsOf } from "../fixtures/props";
import { MachuDraft } from "./draft.svelte";
import { fourPlayers } from "./fixtures/games";
import { shapeOf } from "./shape";
import type { View } from "./view";

const ANCHOR = {} as Element;

/** The draft of seat 1 when it is asked for a card; N is taken. */
function draftAt(changes: Partial<BoardProps<View>> = {}, stairs = ["E", "S", "W"]) {
  const found = fourPlayers.positions.find(
    (view) => view.step === "choose_card" && view.placements[view.placed]!.by === 1,
  )!;
  const view: View = {
    ...found,
    stairs: { N: { card: null, by: 0, open: false }, E: null, S: null, W: null },
  };
  const offer = (action: string, then: OfferTold[] = []): OfferTold => ({
    action,
    price: 0,
    points: 0,
    then,
  });
  const actions = changes.actions ?? view.hand.map((card) => `card ${card}`);
  const offers = actions.map((action) =>
    offer(action, action.startsWith("card ") ? stairs.map((each) => offer(`stair ${each}`)) : []),
  );
  const props = propsOf(view, {
    seat: 1,
    question: { kind: "choose_card", seats: [1], facts: {} },
    offers,
    ...changes,
    actions,
  });
  const draft = new MachuDraft(() => props);
  draft.renew();
  return { draft, props, hand: view.hand };
}

describe("planning a card and its stair", () => {
  it("sends both, the card first, whichever was picked first", async () => {
    const { draft, props, hand } = draftAt();
    draft.pickStair("W", ANCHOR);
    draft.pickCard(hand[2]!, ANCHOR);
    expect(props.act).not.toHaveBeenCalled();
    await draft.confirm();
    expect(props.act).toHaveBeenCalledWith([`card ${hand[2]}`, "stair W"]);
    expect(draft.picked).toEqual([]);
  });

  it("can be changed until it is confirmed", () => {
    const { draft, hand } = draftAt();
    draft.pickCard(hand[0]!, ANCHOR);
    draft.pickStair("W", ANCHOR);
    draft.pickCard(hand[1]!, ANCHOR);
    draft.pickStair("S", ANCHOR);
    expect(draft.answers).toEqual([`card ${hand[1]}`, "stair S"]);
    draft.pickCard(hand[1]!, ANCHOR);
    expect(draft.answers).toEqual([]);
  });

  it("is confirmed by picking the planned stair once more", () => {
    const { draft, props, hand } = draftAt();
    draft.pickCard(hand[0]!, ANCHOR);
    draft.pickStair("E", ANCHOR);
    draft.pickStair("E", ANCHOR);
    expect(props.act).toHaveBeenCalledWith([`card ${hand[0]}`, "stair E"]);
  });

  it("asks the judge about a stair that is taken, and plans nothing", () => {
    const { draft, props, hand } = draftAt();
    draft.pickCard(hand[0]!, ANCHOR);
    draft.pickStair("N", ANCHOR);
    expect(props.why).toHaveBeenCalledWith("stair N", ANCHOR, [`card ${hand[0]}`]);
    expect(draft.stair).toBeNull();
  });

  it("plans the only empty stair together with the card", () => {
    const { draft, hand } = draftAt({}, ["S"]);
    draft.pickCard(hand[0]!, ANCHOR);
    expect(draft.answers).toEqual([`card ${hand[0]}`, "stair S"]);
  });

  it("asks only for the stair if the card was sent before the page was loaded anew", () => {
    const { draft, props, hand } = draftAt({ actions: ["stair E", "stair W"] });
    props.view = { ...props.view, step: "choose_stair", chosen: hand[3]!, choosing: true };
    expect(draft.card).toBe(hand[3]);
    draft.pickStair("W", ANCHOR);
    expect(draft.answers).toEqual(["stair W"]);
  });

  it("asks the judge on another's turn, but nothing when looking at the past", async () => {
    const { draft, props, hand } = draftAt({ actions: [] });
    draft.pickCard(hand[0]!, ANCHOR);
    expect(props.why).toHaveBeenCalledWith(`card ${hand[0]}`, ANCHOR, []);
    const past = draftAt({ actions: [], question: null });
    await past.draft.pickCard(past.hand[0]!, ANCHOR);
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
    const { draft, props } = draftAt({
      actions: ["order tall_first", "order small_first"],
      foresee: vi.fn((action: string) =>
        Promise.resolve({ events: action.includes("tall") ? [move] : [], view: null }),
      ),
    });
    await draft.lookAhead();
    await draft.lookAhead();
    expect(props.foresee).toHaveBeenCalledTimes(2);
    expect(draft.previewed).toEqual([]);
    draft.pickOrder("tall_first");
    expect(draft.previewed.map((each) => each.priest)).toEqual([2]);
    await draft.confirm();
    expect(props.act).toHaveBeenCalledWith(["order tall_first"]);
  });
});

describe("putting a priest back", () => {
  it("offers the legal squares and explains the others", () => {
    const { draft, props } = draftAt({ actions: ["return A2", "return B1"] });
    draft.pickSquare("C2", ANCHOR);
    expect(props.why).toHaveBeenCalledWith("return C2", ANCHOR, []);
    draft.pickSquare("B1", ANCHOR);
    expect(draft.answers).toEqual(["return B1"]);
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
