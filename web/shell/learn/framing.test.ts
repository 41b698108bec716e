import { describe, expect, it } from "vitest";
import { DISC, cut, spotOf, wayOf } from "./framing";

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

describe("where a number stands", () => {
  it("is the middle of a large place", () => {
    expect(spotOf({ x: 100, y: 100, width: 200, height: 80 }, board, 1)).toEqual({
      x: 200,
      y: 140,
    });
  });

  it("is the corner of a small one, which stays readable", () => {
    expect(spotOf(place(100, 200), board, 1)).toEqual({ x: 100, y: 200 });
  });

  it("is never cut by the edge of the figure, however small that is drawn", () => {
    for (const scale of [1, 0.4]) {
      const first = spotOf(place(0, 0), board, scale);
      const last = spotOf(place(1000, 700), board, scale);
      expect(Math.min(first.x, first.y) * scale).toBeGreaterThanOrEqual(DISC);
      expect(Math.min(1000 - last.x, 700 - last.y) * scale).toBeGreaterThanOrEqual(DISC);
    }
  });
});

describe("an arrow", () => {
  const ends = (way: string) => {
    const [x, y, , , toX, toY] = way.match(/-?[\d.]+/g)!.map(Number);
    return { from: [x, y], to: [toX, toY], length: Math.hypot(toX - x, toY - y) };
  };
  const square = (x: number, y: number) => ({ x, y, width: 60, height: 60 });

  it("goes from edge to edge and hides neither end", () => {
    const { from, to } = ends(wayOf(square(0, 0), square(300, 0), 1));
    expect(from[0]).toBeGreaterThan(55);
    expect(from[0]).toBeLessThan(70);
    expect(to[0]).toBeGreaterThan(280);
    expect(to[0]).toBeLessThan(300);
  });

  it("is long enough to be seen between neighbours, beside what stands there", () => {
    const { from, to, length } = ends(wayOf(square(0, 0), square(0, 60), 1));
    expect(length).toBeGreaterThan(25);
    expect(from[1]).toBeGreaterThan(30);
    expect(to[1]).toBeLessThan(90);
    expect(Math.abs(from[0] - 30)).toBeGreaterThan(10);
  });

  it("does not leave the places it joins, though they are tiny", () => {
    const { from, to } = ends(wayOf(square(0, 0), square(60, 0), 0.1));
    expect([from, to]).toEqual([
      [30, 45],
      [90, 45],
    ]);
  });
});
