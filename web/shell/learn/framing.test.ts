import { describe, expect, it } from "vitest";
import { cut } from "./framing";

const board = { x: 0, y: 0, width: 1000, height: 700 };
const place = (x: number, y: number) => ({ x, y, width: 20, height: 20 });

describe("what a figure shows", () => {
  it("is the whole board, if nothing is named", () => {
    expect(cut([], board, 600)).toEqual(board);
  });

  it("holds all the places, with air around them", () => {
    const shown = cut([place(500, 300), place(700, 400)], board, 300);
    expect(shown.x).toBeLessThan(480);
    expect(shown.x + shown.width).toBeGreaterThan(740);
    expect(shown.y + shown.height).toBeGreaterThan(440);
  });

  it("never reaches beyond the board", () => {
    const shown = cut([place(0, 0)], board, 600);
    expect([shown.x, shown.y]).toEqual([0, 0]);
    const last = cut([place(980, 680)], board, 600);
    expect(last.x + last.width).toBeCloseTo(1000);
    expect(last.y + last.height).toBeCloseTo(700);
  });

  it("is as high as its places need", () => {
    const tall = { x: 0, y: 0, width: 390, height: 1400 };
    const shown = cut([place(10, 40), place(350, 800)], tall, 380);
    expect(shown.y).toBeLessThanOrEqual(40);
    expect(shown.y + shown.height).toBeGreaterThanOrEqual(820);
  });

  it("does not make one place as large as the figure", () => {
    expect(cut([place(500, 300)], board, 600).width).toBe(400);
  });
});
