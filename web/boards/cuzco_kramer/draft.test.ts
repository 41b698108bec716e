import { describe, expect, it, vi } from "vitest";
import type { BoardProps, EventTold } from "../contract";
import { propsOf } from "../fixtures/props";
import { KramerDraft } from "./draft.svelte";
import type { View } from "./view";

const ANCHOR = {} as Element;

/** Two villages with a field between them; our Inca stands on the western one. */
const VIEW = {
  seat: 0,
  owed: false,
  levels: { G5: 1, G6: 1, G7: 2 },
  villages: ["G5", "G7"],
  temples: {},
  basins: [{ cells: ["F8"], enclosed: false, leader: null, ranks: [] }],
  groups: [
    { cells: ["G5"], temple: null, leader: 0, ranks: [{ seat: 0, levels: [1], place: 1 }] },
    { cells: ["G7"], temple: null, leader: null, ranks: [] },
  ],
  incas: [["G5"], []],
} as unknown as View;

const OFFERS: Record<string, number> = {
  "place 3 H10v H11 J11": 1,
  "place 3 H10v H9 J10": 1,
  "place 2 H10v H11": 2,
  "place 1c H10": 1,
  "move G5 G6": 1,
  "move G5 G7": 2,
  "enter G7": 1,
  "build G7 2": 1,
  "build G7 4": 1,
  "basin K9": 1,
  "festival G7": 0,
  end: 0,
};

function draftAt(changes: Partial<BoardProps<View>> = {}) {
  const props = propsOf(VIEW, {
    seat: 0,
    question: { kind: "action", seats: [0], facts: {} },
    actions: Object.keys(OFFERS),
    prices: Object.values(OFFERS),
    ...changes,
  });
  return { draft: new KramerDraft(() => props), props };
}

describe("what can be done", () => {
  it("is known with what it costs, from the least to the most", () => {
    const { draft } = draftAt();
    expect(draft.modes().get("3")).toEqual({ least: 1, most: 1 });
    expect(draft.modes().get("move")).toEqual({ least: 1, most: 2 });
    expect(draft.modes().get("festival")).toEqual({ least: 0, most: 0 });
    expect(draft.modes().has("1v")).toBe(false);
    expect(draft.mode).toBeNull();
  });

  it("begins with a tile in hand while one is owed", () => {
    expect(draftAt({ view: { ...VIEW, owed: true } }).draft.mode).toBe("3");
    const single = draftAt({ view: { ...VIEW, owed: true }, actions: ["place 1c H10"] });
    expect(single.draft.mode).toBe("1c");
  });
});

describe("laying a tile", () => {
  it("shows the pointed cell as its village, turned so that it may lie there", () => {
    const { draft } = draftAt();
    draft.pick("3");
    draft.point("H10");
    expect(draft.ghost()).toMatchObject({ village: "H10", legal: true, price: 1 });
  });

  it("is turned to places where it may not lie as well", () => {
    const { draft } = draftAt();
    draft.pick("3");
    draft.point("H10");
    const seen = new Map<string, boolean>();
    for (let turn = 0; turn < 6; turn++) {
      draft.rotate(1);
      const ghost = draft.ghost()!;
      seen.set(ghost.action, ghost.legal);
    }
    expect(seen.size).toBe(6);
    expect([...seen.values()].filter(Boolean)).toHaveLength(2);
  });

  it("is planned by a click, turned while it is planned, and laid by a second click", async () => {
    const { draft, props } = draftAt();
    draft.pick("3");
    draft.choose("H10", ANCHOR);
    const first = draft.planned;
    draft.rotate(1);
    const second = draft.planned!;
    expect(new Set([first, second])).toEqual(
      new Set(["place 3 H10v H11 J11", "place 3 H10v H9 J10"]),
    );
    expect(props.act).not.toHaveBeenCalled();
    draft.choose("H10", ANCHOR);
    await vi.waitFor(() => expect(props.act).toHaveBeenCalledWith([second]));
    expect(draft.planned).toBeNull();
  });

  it("is turned, not laid, by a second tap", () => {
    const { draft, props } = draftAt();
    draft.pick("3");
    draft.choose("H10", ANCHOR, true);
    const first = draft.planned;
    draft.choose("H10", ANCHOR, true);
    expect(draft.planned).not.toBe(first);
    expect(props.act).not.toHaveBeenCalled();
  });

  it("asks the judge where it may not lie, and plans nothing", () => {
    const { draft, props } = draftAt();
    draft.pick("1c");
    draft.choose("F8", ANCHOR);
    expect(props.why).toHaveBeenCalledWith("place 1c F8", ANCHOR, []);
    expect(draft.planned).toBeNull();
  });

  it("can be given up step by step", () => {
    const { draft } = draftAt();
    draft.pick("2");
    draft.choose("H10", ANCHOR);
    expect(draft.planned).toBe("place 2 H10v H11");
    expect(draft.cancel()).toBe(true);
    expect([draft.planned, draft.mode]).toEqual([null, "2"]);
    expect(draft.cancel()).toBe(true);
    expect(draft.mode).toBeNull();
    expect(draft.cancel()).toBe(false);
  });
});

describe("walking", () => {
  it("begins with a click on an Inca and ends with a click on a cell it can reach", () => {
    const { draft, props } = draftAt();
    draft.choose("G5", ANCHOR);
    expect([draft.mode, draft.origin]).toEqual(["move", "G5"]);
    expect([...draft.reach()]).toEqual([
      ["G6", 1],
      ["G7", 2],
    ]);
    draft.choose("G7", ANCHOR);
    expect(props.act).toHaveBeenCalledWith(["move G5 G7"]);
  });

  it("waits for a second tap on a touch screen", () => {
    const { draft, props } = draftAt();
    draft.choose("G5", ANCHOR, true);
    draft.choose("G6", ANCHOR, true);
    expect(draft.planned).toBe("move G5 G6");
    expect(props.act).not.toHaveBeenCalled();
    draft.choose("G6", ANCHOR, true);
    expect(props.act).toHaveBeenCalledWith(["move G5 G6"]);
  });

  it("asks the judge about a cell that cannot be reached", () => {
    const { draft, props } = draftAt();
    draft.choose("G5", ANCHOR);
    draft.choose("M9", ANCHOR);
    expect(props.why).toHaveBeenCalledWith("move G5 M9", ANCHOR, []);
  });
});

describe("building", () => {
  it("asks for the value when there is a choice, then waits to be confirmed", async () => {
    const event: EventTold = { rule: "CK-511", seat: 0, points: 3, facts: {} };
    const { draft, props } = draftAt({
      foresee: vi.fn(() => Promise.resolve({ events: [event], view: null })),
    });
    draft.pick("build");
    draft.choose("G7", ANCHOR);
    expect(draft.values().map(({ value, points }) => [value, points])).toEqual([
      [2, 1],
      [4, 2],
    ]);
    await vi.waitFor(() => expect(draft.values().map(({ points }) => points)).toEqual([3, 3]));
    draft.chooseValue(4);
    expect(draft.planned).toBe("build G7 4");
    await draft.send();
    expect(props.act).toHaveBeenCalledWith(["build G7 4"]);
  });

  it("keeps a festival's temple until cards are played that may open it", async () => {
    const play = { action: "play TK", price: 0, points: 0, then: [] };
    const { draft, props } = draftAt({ look: vi.fn(() => Promise.resolve([play])) });
    draft.pick("festival");
    draft.choose("G7", ANCHOR);
    expect(draft.venue).toBe("G7");
    expect(props.act).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(draft.mayOpenWith("play TK")).toBe(true));
    expect(draft.mayOpenWith("play M")).toBe(false);
    expect(props.look).toHaveBeenCalledWith(["festival G7"]);
  });
});

describe("looking ahead", () => {
  it("asks once for what is considered, and forgets it when something else is asked", async () => {
    const event: EventTold = { rule: "CK-803", seat: 0, points: 3, facts: {} };
    const { draft, props } = draftAt({
      foresee: vi.fn(() => Promise.resolve({ events: [event], view: null })),
    });
    draft.pick("basin");
    draft.point("K9");
    const action = draft.considered!;
    await draft.foresee({ action, before: [] });
    await draft.foresee({ action, before: [] });
    expect(props.foresee).toHaveBeenCalledTimes(1);
    expect(draft.ahead?.events).toEqual([event]);
    draft.renew();
    expect(draft.foreseen({ action, before: [] })).toBeNull();
  });

  it("asks nothing about the past", () => {
    const { draft, props } = draftAt({ question: null, actions: [], prices: [] });
    draft.choose("G5", ANCHOR);
    draft.why("enter G5", ANCHOR);
    expect(props.why).not.toHaveBeenCalled();
  });

  it("remembers what was just explained, until the pointer goes on", () => {
    const { draft } = draftAt();
    draft.point("G5");
    draft.why("enter G5", ANCHOR);
    expect([draft.explained === "enter G5", draft.explained === "enter G6"]).toEqual([true, false]);
    draft.point("F8");
    expect(draft.explained === "enter G5").toBe(false);
  });

  it("knows the group under the pointer", () => {
    const { draft } = draftAt();
    draft.point("G5");
    expect(draft.group?.leader).toBe(0);
    draft.point("F8");
    expect([draft.group, draft.basin?.cells]).toEqual([null, ["F8"]]);
  });
});

describe("looking before using", () => {
  it("sends nothing that is only looked at, and forgets it when it is used", async () => {
    const { draft, props } = draftAt();
    draft.lookAt("end", ANCHOR);
    expect(draft.lookedAt?.thing).toBe("end");
    expect(props.act).not.toHaveBeenCalled();
    draft.lookAt("end", ANCHOR);
    expect(draft.lookedAt).toBeNull();
    draft.lookAt("end", ANCHOR);
    await draft.send(["end"]);
    expect(props.act).toHaveBeenCalledWith(["end"]);
    expect(draft.lookedAt).toBeNull();
  });

  it("looks at nothing that cannot be done", () => {
    const { draft } = draftAt();
    draft.lookAt("draw deck", ANCHOR);
    expect(draft.lookedAt).toBeNull();
  });
});
