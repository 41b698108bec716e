import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardModule } from "../../boards/contract";
import type { Replay, StepTold } from "../../wire/types";
import { Replayer } from "./replayer.svelte";

const board = {
  duration: () => 100,
} as unknown as BoardModule<unknown>;

const step = (line: number): StepTold => ({
  line,
  seat: 0,
  action: "x",
  events: [{ rule: `e${line}`, seat: 0, points: 0, facts: {} }],
  undone: false,
  forced: false,
  changes: [{ at: `p${line}` }],
});
/** Lines after the first so many, of a game that has so many in all. */
const partOf = (first: number, lines: number, all: number) =>
  ({
    table: { lines: all },
    first,
    steps: Array.from({ length: lines }, (_, i) => step(first + i + 1)),
    start: { at: `p${first}` },
  }) as unknown as Replay;
const answers = (part: Replay) => Promise.resolve({ ok: true, json: () => Promise.resolve(part) });

const fetched = vi.fn();
let replayer: Replayer;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
  fetched.mockImplementation(() => answers(partOf(0, 3, 3)));
  replayer = new Replayer(board, () => ({ table: "t1", seat: 2 }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the replay", () => {
  it("is at the present until it is used", () => {
    expect(replayer.line).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is fetched once through the eyes of the seat, and anew when the game has gone on", async () => {
    await replayer.to(1, 3);
    await replayer.to(2, 3);
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched.mock.calls[0][0]).toBe("/api/tables/t1/replay?first=0&seat=2");
    await replayer.to(2, 4);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("is fetched part after part where it is long", async () => {
    fetched.mockImplementation((path: string) => {
      const first = Number(/first=(\d+)/.exec(path)![1]);
      return answers(partOf(first, Math.min(2, 5 - first), 5));
    });
    await replayer.to(5, 5);
    expect(fetched.mock.calls.map(([path]) => /first=(\d+)/.exec(path as string)![1])).toEqual([
      "0",
      "2",
      "4",
    ]);
    expect(replayer.show.view).toEqual({ at: "p5" });
    expect(replayer.show.entries.map((entry) => entry.line)).toEqual([1, 2, 3, 4, 5]);
  });

  it("shows any moment with the log up to it", async () => {
    await replayer.to(2, 3);
    expect(replayer.line).toBe(2);
    expect(replayer.show.view).toEqual({ at: "p2" });
    expect(replayer.show.entries.map((entry) => entry.line)).toEqual([1, 2]);
  });

  it("stays between the start and the end", async () => {
    await replayer.to(-5, 3);
    expect(replayer.line).toBe(0);
    await replayer.to(99, 3);
    expect(replayer.line).toBe(3);
  });

  it("goes one line on as it happened", async () => {
    await replayer.to(1, 3);
    await replayer.forward(1, 3);
    expect(replayer.line).toBe(2);
    expect(replayer.show.view).toEqual({ at: "p2" });
    await vi.advanceTimersByTimeAsync(100);
    expect(replayer.show.view).toEqual({ at: "p2" });
  });

  it("plays to the end by itself", async () => {
    const played = replayer.play(1, 3);
    await vi.advanceTimersByTimeAsync(50);
    expect(replayer.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    await played;
    expect(replayer.line).toBe(3);
    expect(replayer.show.view).toEqual({ at: "p3" });
    expect(replayer.playing).toBe(false);
  });

  it("starts over when it is played at the end, and stops where it is paused", async () => {
    void replayer.play(3, 3);
    await vi.advanceTimersByTimeAsync(50);
    expect(replayer.line).toBe(1);
    replayer.pause();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(replayer.line).toBe(1);
    expect(replayer.playing).toBe(false);
  });

  it("returns to the present", async () => {
    await replayer.to(1, 3);
    replayer.live();
    expect(replayer.line).toBeNull();
  });
});
