import { describe, expect, it, vi } from "vitest";
import type { EventTold } from "../contract";
import type { Words } from "../../shell/words.svelte";
import { Desk, type DeskProps } from "./desk.svelte";
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

function deskAt(changes: Partial<DeskProps> = {}) {
  const props: DeskProps = {
    view: VIEW,
    seat: 0,
    names: ["A", "B"],
    question: { kind: "action", seats: [0], facts: {} },
    actions: Object.keys(OFFERS),
    prices: Object.values(OFFERS),
    sending: false,
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

describe("what can be done", () => {
  it("is known with what it costs, from the least to the most", () => {
    const { desk } = deskAt();
    expect(desk.modes().get("3")).toEqual({ least: 1, most: 1 });
    expect(desk.modes().get("move")).toEqual({ least: 1, most: 2 });
    expect(desk.modes().get("festival")).toEqual({ least: 0, most: 0 });
    expect(desk.modes().has("1v")).toBe(false);
    expect(desk.mode).toBeNull();
  });

  it("begins with a tile in hand while one is owed", () => {
    expect(deskAt({ view: { ...VIEW, owed: true } }).desk.mode).toBe("3");
    const single = deskAt({ view: { ...VIEW, owed: true }, actions: ["place 1c H10"] });
    expect(single.desk.mode).toBe("1c");
  });
});

describe("laying a tile", () => {
  it("shows the pointed cell as its village, turned so that it may lie there", () => {
    const { desk } = deskAt();
    desk.pick("3");
    desk.point("H10");
    expect(desk.ghost()).toMatchObject({ village: "H10", legal: true, price: 1 });
  });

  it("is turned to places where it may not lie as well", () => {
    const { desk } = deskAt();
    desk.pick("3");
    desk.point("H10");
    const seen = new Map<string, boolean>();
    for (let turn = 0; turn < 6; turn++) {
      desk.rotate(1);
      const ghost = desk.ghost()!;
      seen.set(ghost.action, ghost.legal);
    }
    expect(seen.size).toBe(6);
    expect([...seen.values()].filter(Boolean)).toHaveLength(2);
  });

  it("is planned by a click, turned while it is planned, and laid by a second click", async () => {
    const { desk, props } = deskAt();
    desk.pick("3");
    desk.choose("H10", ANCHOR);
    const first = desk.planned;
    desk.rotate(1);
    const second = desk.planned!;
    expect(new Set([first, second])).toEqual(
      new Set(["place 3 H10v H11 J11", "place 3 H10v H9 J10"]),
    );
    expect(props.act).not.toHaveBeenCalled();
    desk.choose("H10", ANCHOR);
    await vi.waitFor(() => expect(props.act).toHaveBeenCalledWith([second]));
    expect(desk.planned).toBeNull();
  });

  it("is turned, not laid, by a second tap", () => {
    const { desk, props } = deskAt();
    desk.pick("3");
    desk.choose("H10", ANCHOR, true);
    const first = desk.planned;
    desk.choose("H10", ANCHOR, true);
    expect(desk.planned).not.toBe(first);
    expect(props.act).not.toHaveBeenCalled();
  });

  it("asks the judge where it may not lie, and plans nothing", () => {
    const { desk, props } = deskAt();
    desk.pick("1c");
    desk.choose("F8", ANCHOR);
    expect(props.why).toHaveBeenCalledWith("place 1c F8", ANCHOR, []);
    expect(desk.planned).toBeNull();
  });

  it("can be given up step by step", () => {
    const { desk } = deskAt();
    desk.pick("2");
    desk.choose("H10", ANCHOR);
    expect(desk.planned).toBe("place 2 H10v H11");
    expect(desk.cancel()).toBe(true);
    expect([desk.planned, desk.mode]).toEqual([null, "2"]);
    expect(desk.cancel()).toBe(true);
    expect(desk.mode).toBeNull();
    expect(desk.cancel()).toBe(false);
  });
});

describe("walking", () => {
  it("begins with a click on an Inca and ends with a click on a cell it can reach", () => {
    const { desk, props } = deskAt();
    desk.choose("G5", ANCHOR);
    expect([desk.mode, desk.origin]).toEqual(["move", "G5"]);
    expect([...desk.reach()]).toEqual([
      ["G6", 1],
      ["G7", 2],
    ]);
    desk.choose("G7", ANCHOR);
    expect(props.act).toHaveBeenCalledWith(["move G5 G7"]);
  });

  it("waits for a second tap on a touch screen", () => {
    const { desk, props } = deskAt();
    desk.choose("G5", ANCHOR, true);
    desk.choose("G6", ANCHOR, true);
    expect(desk.planned).toBe("move G5 G6");
    expect(props.act).not.toHaveBeenCalled();
    desk.choose("G6", ANCHOR, true);
    expect(props.act).toHaveBeenCalledWith(["move G5 G6"]);
  });

  it("asks the judge about a cell that cannot be reached", () => {
    const { desk, props } = deskAt();
    desk.choose("G5", ANCHOR);
    desk.choose("M9", ANCHOR);
    expect(props.why).toHaveBeenCalledWith("move G5 M9", ANCHOR, []);
  });
});

describe("building", () => {
  it("asks for the value when there is a choice, then waits to be confirmed", async () => {
    const { desk, props } = deskAt();
    desk.pick("build");
    desk.choose("G7", ANCHOR);
    expect(desk.values().map(({ value, points }) => [value, points])).toEqual([
      [2, 1],
      [4, 2],
    ]);
    desk.chooseValue(4);
    expect(desk.planned).toBe("build G7 4");
    await desk.confirm();
    expect(props.act).toHaveBeenCalledWith(["build G7 4"]);
  });

  it("keeps a festival's temple until cards are played", () => {
    const { desk, props } = deskAt();
    desk.pick("festival");
    desk.choose("G7", ANCHOR);
    expect(desk.venue).toBe("G7");
    expect(props.act).not.toHaveBeenCalled();
  });
});

describe("looking ahead", () => {
  it("asks once for what is considered, and forgets it when other answers are legal", async () => {
    const event: EventTold = { rule: "CK-803", seat: 0, points: 3, facts: {} };
    const { desk, props } = deskAt({
      foresee: vi.fn(() => Promise.resolve({ events: [event], view: null })),
    });
    desk.pick("basin");
    desk.point("K9");
    await desk.look();
    await desk.look();
    expect(props.foresee).toHaveBeenCalledTimes(1);
    expect(desk.foreseen?.events).toEqual([event]);
    props.actions = ["basin K9"];
    expect(desk.foreseen).toBeNull();
  });

  it("asks nothing about the past", () => {
    const { desk, props } = deskAt({ question: null, actions: [], prices: [] });
    desk.choose("G5", ANCHOR);
    desk.why("enter G5", ANCHOR);
    expect(props.why).not.toHaveBeenCalled();
  });

  it("remembers what was just explained, until the pointer goes on", () => {
    const { desk } = deskAt();
    desk.point("G5");
    desk.why("enter G5", ANCHOR);
    expect([desk.explained("enter G5"), desk.explained("enter G6")]).toEqual([true, false]);
    desk.point("F8");
    expect(desk.explained("enter G5")).toBe(false);
  });

  it("knows the group under the pointer", () => {
    const { desk } = deskAt();
    desk.point("G5");
    expect(desk.group?.leader).toBe(0);
    desk.point("F8");
    expect([desk.group, desk.basin?.cells]).toEqual([null, ["F8"]]);
  });
});

describe("looking before using", () => {
  it("sends nothing that is only looked at, and forgets it when it is used", async () => {
    const { desk, props } = deskAt();
    desk.lookAt("end", ANCHOR);
    expect(desk.lookedAt?.thing).toBe("end");
    expect(props.act).not.toHaveBeenCalled();
    desk.lookAt("end", ANCHOR);
    expect(desk.lookedAt).toBeNull();
    desk.lookAt("end", ANCHOR);
    await desk.confirm(["end"]);
    expect(props.act).toHaveBeenCalledWith(["end"]);
    expect(desk.lookedAt).toBeNull();
  });

  it("looks at nothing that cannot be done", () => {
    const { desk } = deskAt();
    desk.lookAt("draw deck", ANCHOR);
    expect(desk.lookedAt).toBeNull();
  });
});
