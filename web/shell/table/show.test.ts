import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardModule } from "../../boards/contract";
import type { EventTold, StepTold } from "../../wire/types";
import { BEHIND, pace } from "./pace.svelte";
import { Show } from "./show.svelte";
import { takeBackSteps } from "./story";

/** How long an event stays at the usual pace. */
const PAUSE = 625;

const board = {
  duration: (event: EventTold) => (event.rule.startsWith("quick") ? 0 : 500),
} as unknown as BoardModule<unknown>;

const step = (line: number, ...rules: string[]): StepTold => ({
  line,
  seat: 0,
  action: "x",
  events: rules.map((rule) => ({ rule, seat: 0, points: 0, facts: {} })),
  undone: false,
  forced: false,
  changes: rules.map((rule) => ({ at: rule })),
});

let hidden = false;
let calm = false;
let told: string[];
let show: Show;
let log: StepTold[];

/** Something happened. */
function add(steps: StepTold[], view: unknown, seat: number | null = null): void {
  log = [...log, ...steps];
  show.add({ log, steps, view, seat });
}

beforeEach(() => {
  vi.useFakeTimers();
  pace.choose("normal");
  hidden = calm = false;
  told = [];
  log = [];
  vi.stubGlobal("document", {
    get hidden() {
      return hidden;
    },
  });
  vi.stubGlobal("matchMedia", () => ({ matches: calm }));
  show = new Show(board, (entry) => told.push(entry.event.rule));
  show.jump({ at: "start" }, []);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what happened is shown", () => {
  it("event by event, and ends with the server's view", async () => {
    add([step(1, "a", "b")], ["end"]);
    expect(show.busy).toBe(true);
    expect(show.showing?.rule).toBe("a");
    expect(show.view).toEqual({ at: "a" });
    expect(show.entries).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(show.view).toEqual({ at: "b" });
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(show.view).toEqual(["end"]);
    expect(show.showing).toBeNull();
    expect(show.busy).toBe(false);
    expect(told).toEqual(["a", "b"]);
  });

  it("without a word where only the view changed", async () => {
    const silent = { ...step(1), changes: [{ at: "dealt" }] };
    add([silent, step(2, "a")], ["end"]);
    expect(show.entries).toHaveLength(1);
    add([{ ...silent, line: 3 }], { at: "dealt" });
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(show.view).toEqual({ at: "dealt" });
    expect(told).toEqual(["a"]);
  });

  it("without a pause for what is not worth one", async () => {
    add([step(1, "quick-1", "quick-2")], ["end"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(show.view).toEqual(["end"]);
    expect(show.entries).toHaveLength(2);
  });

  it("at once when it is skipped, and at ease again afterwards", async () => {
    add([step(1, "a", "b", "c")], ["end"]);
    show.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(show.view).toEqual(["end"]);
    expect(told).toEqual(["a", "b", "c"]);
    add([step(2, "d")], ["later"]);
    expect(show.busy).toBe(true);
  });

  it("at once while nobody looks", async () => {
    hidden = true;
    add([step(1, "a", "b")], ["end"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(show.view).toEqual(["end"]);
  });

  it("at once for readers who want no motion", async () => {
    calm = true;
    add([step(1, "a", "b")], ["end"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(show.view).toEqual(["end"]);
    expect(told).toEqual(["a", "b"]);
  });

  it("ever faster the further it lags behind the game, and a few seconds late at most", async () => {
    const many = Array.from({ length: 120 }, (_, i) => step(i + 1, "a"));
    add(many, ["end"]);
    await vi.advanceTimersByTimeAsync(BEHIND);
    expect(show.entries.length).toBeLessThan(30);
    await vi.advanceTimersByTimeAsync(1.5 * BEHIND);
    expect(show.busy).toBe(false);
    expect(show.view).toEqual(["end"]);
  });

  it("one by one, if that is wanted; one's own deeds by themselves", async () => {
    pace.choose("step");
    add([step(1, "a", "b")], ["end"], 1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(show.held).toBe(true);
    expect(show.showing?.rule).toBe("a");
    show.next();
    await vi.advanceTimersByTimeAsync(0);
    expect(show.showing?.rule).toBe("b");
    show.next();
    await vi.advanceTimersByTimeAsync(0);
    expect(show.view).toEqual(["end"]);
    expect(show.held).toBe(false);
    add([step(2, "c")], ["mine"], 0);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(show.view).toEqual(["mine"]);
  });

  it("turn by turn, if that is wanted: each told together once it is over", async () => {
    pace.choose("turn");
    const by = (seat: number, ...told: StepTold[]) => told.map((one) => ({ ...one, seat }));
    const steps = [...by(1, step(1, "a"), step(2, "b")), ...by(2, step(3, "c"))];
    log = [...log, ...steps];
    show.add({ log, steps, view: ["c"], seat: 0, asked: [2] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(show.held).toBe(true);
    expect(show.retold.map(({ rule }) => rule)).toEqual(["a", "b"]);
    show.next();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([show.busy, show.held]).toEqual([false, false]);
    const more = by(2, step(4, "d"));
    log = [...log, ...more];
    show.add({ log, steps: more, view: ["d"], seat: 0, asked: [0] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(show.retold.map(({ rule }) => rule)).toEqual(["c", "d"]);
    show.next();
    await vi.advanceTimersByTimeAsync(0);
    expect(show.view).toEqual(["d"]);
    expect(show.retold).toEqual([]);
    const own = by(0, step(5, "e"));
    log = [...log, ...own];
    show.add({ log, steps: own, view: ["e"], seat: 0, asked: [1] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(show.busy).toBe(false);
  });

  it("for as long as it is held", async () => {
    add([step(1, "a", "b")], ["end"]);
    show.hold();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(show.showing?.rule).toBe("a");
    show.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(show.view).toEqual(["end"]);
  });

  it("struck through when it was taken back", async () => {
    add([step(1, "quick-a"), step(2, "quick-b")], ["two"]);
    await vi.advanceTimersByTimeAsync(0);
    log = takeBackSteps(log, 1);
    add([], ["one"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(show.entries.map((entry) => entry.undone)).toEqual([false, true]);
    expect(show.view).toEqual(["one"]);
  });

  it("not at all when it came and went while we were away", async () => {
    const gone = { ...step(1, "a"), undone: true };
    add([gone], ["end"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([]);
    expect(show.entries[0].undone).toBe(true);
  });

  it("no longer when we jump elsewhere", async () => {
    add([step(1, "a", "b")], ["end"]);
    show.jump(["fresh"], [step(1, "a")]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(show.view).toEqual(["fresh"]);
    expect(show.entries).toHaveLength(1);
    expect(show.busy).toBe(false);
  });
});
