import { describe, expect, it } from "vitest";
import * as data from "../../../src/tampu/games/cuzco_kramer/data/board.json";
import { Camera } from "../kit/camera.svelte";
import { fourPlayers } from "./fixtures/games";
import { Relief } from "./relief";
import { columnOf, LAND, LENS, middle, neighbours } from "./geometry";
import { wayBetween } from "./path";
import { CELLS, landAt, rowOf, SITE_CELLS } from "./printed";
import { stepBy } from "./stage/walking";
import { tileAround, turned, turnOf } from "./turning";
import type { View } from "./view";

describe("the printed board", () => {
  it("is the one of the game's data", () => {
    expect(new Set(SITE_CELLS)).toEqual(new Set(data.site.map((cell) => cell.id)));
    expect(new Set(CELLS)).toEqual(new Set([...data.site, ...data.outside].map(({ id }) => id)));
    for (const { id, x, y } of [...data.site, ...data.outside]) {
      expect([columnOf(id), rowOf(id)]).toEqual([x, y]);
    }
    for (const { id, terrain } of data.outside) expect(landAt(id)).toBe(terrain);
  });

  it("knows who is beside whom (CK-X02)", () => {
    expect(neighbours("G10").sort()).toEqual(["F10", "F9", "G11", "G9", "H10", "H9"]);
    expect(neighbours("H10").sort()).toEqual(["G10", "G11", "H11", "H9", "J10", "J11"]);
    expect(neighbours("C7").sort()).toEqual(["B6", "B7", "C6", "C8", "D6", "D7"]);
  });
});

describe("arrow keys", () => {
  it("reach every cell of the board", () => {
    const seen = new Set(["G10"]);
    for (const cell of seen) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = stepBy(key, cell);
        if (next) seen.add(next);
      }
    }
    expect(seen.size).toBe(CELLS.length);
  });

  it("go straight up and down", () => {
    expect(stepBy("ArrowUp", stepBy("ArrowUp", "G10")!)).toBe("E10");
    expect(stepBy("ArrowDown", stepBy("ArrowUp", "G10")!)).toBe("G10");
  });
});

describe("turning a tile", () => {
  it("comes back after six turns", () => {
    const start = tileAround("3", "G10", 0)!;
    let tile = start;
    for (let turn = 0; turn < 6; turn++) tile = turned(tile, 1, () => true);
    expect(turnOf(tile)).toBe(turnOf(start));
    expect(turnOf(turned(start, -1, () => true))).toBe(5);
  });
});

describe("the way of an Inca", () => {
  it("takes the detour that costs less and passes nobody else", () => {
    const levels = { G5: 1, G6: 4, G7: 1, H5: 2, H6: 3 };
    const villages = ["G5", "G7", "H5", "H6"];
    const view = { levels, villages, temples: {}, incas: [["G5"], []] } as unknown as View;
    expect(wayBetween(view, "G5", "G7", 0)).toEqual(["G5", "H5", "H6", "G7"]);
    const barred = { ...view, incas: [["G5"], ["H5"]] };
    expect(wayBetween(barred, "G5", "G7", 0)).toEqual(["G5", "G6", "G7"]);
  });
});

describe("the camera", () => {
  it("shows the whole land where that is large enough, else a handy part of it", () => {
    const wide = new Camera(LAND, LENS);
    [wide.width, wide.height] = [1044, 684];
    expect(wide.zoomed).toBe(false);
    const phone = new Camera(LAND, LENS);
    [phone.width, phone.height] = [390, 380];
    expect(phone.zoomed).toBe(true);
    expect(phone.unit).toBeGreaterThan(0.6);
  });

  it("keeps the point under the fingers and never leaves the land", () => {
    const camera = new Camera(LAND, LENS);
    [camera.width, camera.height] = [390, 380];
    const before = camera.land(200, 200);
    camera.zoom(1.5, 200, 200);
    expect(camera.land(200, 200).x).toBeCloseTo(before.x);
    expect(camera.land(200, 200).y).toBeCloseTo(before.y);
    camera.pan(9999, 9999);
    expect(camera.land(0, 0)).toEqual({ x: LAND.x, y: LAND.y });
  });

  it("makes room for a temple that looks out over the northern edge", () => {
    const levels = { A6: 4, G6: 4 };
    const bare = { ...fourPlayers.positions[0]!, levels, villages: ["A6", "G6"] };
    const above = (temples: Record<string, number>) =>
      new Relief({ ...bare, temples }, false).above;
    expect(above({ G6: 10 })).toBe(above({}));
    expect(above({ A6: 10 })).toBeGreaterThan(above({ A6: 2 }));
    const camera = new Camera(LAND, LENS, () => above({ A6: 10 }));
    [camera.width, camera.height] = [1200, 700];
    expect(camera.land(0, 0).y).toBeLessThan(LAND.y);
  });

  it("brings a cell into sight", () => {
    const camera = new Camera(LAND, LENS);
    [camera.width, camera.height] = [390, 380];
    camera.show(middle("M15"));
    const { x, y, width, height } = camera.sight;
    const at = middle("M15");
    expect(at.x > x && at.x < x + width && at.y > y && at.y < y + height).toBe(true);
  });
});
