import { describe, expect, it } from "vitest";
import type { EventTold } from "../contract";
import { attempt } from "./attempts";
import { consequences } from "./consequences";
import { fourPlayers } from "./fixtures/games";
import { settled } from "./standing";
import type { View } from "./view";

const laid = (cells: string[], village: string | null, tile = "triple"): EventTold => ({
  rule: "CK-313",
  seat: 0,
  points: 0,
  facts: { tile, cells, village, level: 1, cost: 1 },
});

/** Two villages of seats 0 and 1 with a gap on G7; the second one is a city. */
const view: View = settled({
  ...fourPlayers.positions[0]!,
  seat: 0,
  levels: { G5: 1, G6: 1, G7: 1, G8: 2, G9: 1 },
  villages: ["G5", "G6", "G8", "G9"],
  temples: { G9: 2 },
  incas: [["G5"], ["G8"], [], []],
  ap: 6,
  active: 0,
});

const ids = (events: EventTold[], before = view) =>
  consequences(before, events).map((each) => each.id);

describe("the consequences of an answer", () => {
  it("tell that villages become one city, and who leads it then", () => {
    const told = consequences(view, [laid(["G7"], "G7", "village_single")]);
    const joined = told.find((each) => each.id === "ck-then-joins")!;
    expect(joined.args).toEqual({ parts: 2, kind: "city", cell: "G9", size: 5 });
    expect(told.some((each) => each.id === "ck-then-leads")).toBe(false);
  });

  it("tell that a group is cut, or gone", () => {
    const whole = settled({ ...view, villages: ["G5", "G6", "G7", "G8", "G9"] });
    expect(ids([laid(["G7"], null, "crops_single")], whole)).toContain("ck-then-splits");
    const single = settled({ ...view, villages: ["G5", "G8", "G9"], incas: [[], ["G8"], [], []] });
    const gone = consequences(single, [laid(["G5"], null, "crops_single")]);
    expect(gone.find((each) => each.id === "ck-then-splits")!.args.parts).toBe(0);
  });

  it("tell a change of the lead by a walk (CK-507)", () => {
    const walk: EventTold = {
      rule: "CK-411",
      seat: 1,
      points: 0,
      facts: { origin: "G8", cell: "G7", cost: 1 },
    };
    const [lead] = consequences(view, [walk]);
    expect(lead).toMatchObject({ id: "ck-then-nobody-leads", seat: 1, args: { cell: "G9" } });
  });

  it("tell a closed basin with its points, and one that pays nobody", () => {
    const basin = { rule: "CK-803", seat: 2, points: 3, facts: { cells: ["F8"], size: 1 } };
    const nobody = { rule: "CK-610", seat: -1, points: 0, facts: { cells: ["F14"] } };
    const told = consequences(view, [basin, nobody]);
    expect(told[0]).toMatchObject({ id: "ck-then-closes", seat: 2, points: 3 });
    expect(told[1]).toMatchObject({ id: "ck-then-closes-nobody", cells: ["F14"] });
  });

  it("say nothing where nothing changes", () => {
    expect(ids([laid(["K5", "K6", "L5"], "K5")])).toEqual([]);
  });
});

describe("the attempt that is asked about", () => {
  it("is a flat place for a tile, off Incas, temples and basins", () => {
    const [, kind, ...cells] = attempt(view, "3").split(" ");
    expect(kind).toBe("3");
    expect(cells.filter((cell) => cell.endsWith("v"))).toHaveLength(1);
    const names = cells.map((cell) => cell.replace("v", ""));
    expect(new Set(names.map((cell) => view.levels[cell] ?? 0)).size).toBe(1);
    expect(names.some((cell) => ["G5", "G8", "G9", "F8"].includes(cell))).toBe(false);
  });

  it("is one's own village for a temple, the one city for a festival and enlarging", () => {
    expect(attempt(view, "build")).toBe("build G6 2");
    expect(attempt(view, "enlarge")).toBe("enlarge G9 4");
    expect(attempt(view, "festival")).toBe("festival G9");
  });

  it("is a step of an own Inca, or of none where none stands", () => {
    expect(attempt(view, "move")).toBe("move G5 G6");
    expect(attempt(view, "exit")).toBe("exit G5");
    expect(attempt({ ...view, incas: [[], [], [], []] }, "move")).toMatch(/^move \w+ \w+$/);
  });
});
