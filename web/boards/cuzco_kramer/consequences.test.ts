import { describe, expect, it } from "vitest";
import { attempt } from "./attempts";
import { consequences } from "./consequences";
import { fourPlayers } from "./fixtures/games";
import type { Cell, Group, View } from "./view";

const group = (cells: Cell[], leader: number | null, temple: Cell | null = null): Group => ({
  cells,
  temple,
  leader,
  ranks: leader === null ? [] : [{ seat: leader, levels: [1], place: 1 }],
  most: 0,
  alone: 0,
  shared: 0,
});

/** Two villages of seats 0 and 1 with a gap on G7; the second one is a city. */
const view: View = {
  ...fourPlayers.positions[0]!,
  seat: 0,
  levels: { G5: 1, G6: 1, G7: 1, G8: 2, G9: 1 },
  villages: ["G5", "G6", "G8", "G9"],
  temples: { G9: 2 },
  incas: [["G5"], ["G8"], [], []],
  groups: [group(["G5", "G6"], 0), group(["G8", "G9"], 1, "G9")],
  ap: 6,
  active: 0,
};

const told = (groups: Group[], before = view) =>
  consequences(before, { events: [], view: { ...before, groups } });

describe("the consequences of an answer", () => {
  it("tell that villages become one city, and who leads it then", () => {
    const whole = group(["G5", "G6", "G7", "G8", "G9"], 1, "G9");
    const [joined, ...more] = told([whole]);
    expect(joined!.id).toBe("ck-then-joins");
    expect(joined!.args).toEqual({ parts: 2, kind: "city", cell: "G9", size: 5 });
    expect(more).toEqual([]);
  });

  it("tell that a group is cut, or gone", () => {
    const whole = { ...view, groups: [group(["G5", "G6", "G7"], null)] };
    const cut = told([group(["G5"], null), group(["G7"], null)], whole);
    expect(cut.map(({ id }) => id)).toContain("ck-then-splits");
    expect(told([view.groups[1]!]).find(({ id }) => id === "ck-then-splits")!.args.parts).toBe(0);
  });

  it("tell a change of the lead (CK-507)", () => {
    const [lead] = told([view.groups[0]!, group(["G8", "G9"], null, "G9")]);
    expect(lead).toMatchObject({ id: "ck-then-nobody-leads", seat: 1, args: { cell: "G9" } });
  });

  it("tell a closed basin with its points, and one that pays nobody", () => {
    const basin = { rule: "CK-803", seat: 2, points: 3, facts: { cells: ["F8"], size: 1 } };
    const nobody = { rule: "CK-610", seat: -1, points: 0, facts: { cells: ["F14"] } };
    const [first, second] = consequences(view, { events: [basin, nobody], view: null });
    expect(first).toMatchObject({ id: "ck-then-closes", seat: 2, points: 3 });
    expect(second).toMatchObject({ id: "ck-then-closes-nobody", cells: ["F14"] });
  });

  it("say nothing where nothing changes", () => {
    expect(told(view.groups)).toEqual([]);
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
