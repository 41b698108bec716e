import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Trouble } from "../../wire/api";
import type { AnalysisTold, DepthName, Moment } from "../../wire/types";
import { Study } from "./study.svelte";

const moment = (lines: number): Moment => ({ lines, chances: [], points: [] });
const told = (status: AnalysisTold["status"], more: Partial<AnalysisTold> = {}) =>
  ({
    status,
    depth: "standard",
    lines: 0,
    since: 0,
    moments: [],
    changes: [],
    deeds: [],
    ...more,
  }) as unknown as AnalysisTold;
const refused = new Trouble({ code: "too-many" });

let answers: AnalysisTold[];
let study: Study;
const look = vi.spyOn(api, "study");
const order = vi.spyOn(api, "askStudy");

/** Nothing is known of any depth but of the usual one. */
const server = (depth: DepthName) =>
  Promise.resolve(
    depth === "standard" ? (answers.shift() ?? told("none")) : told("none", { depth }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  look.mockReset().mockImplementation((_, depth) => server(depth));
  order.mockReset();
  study = new Study(() => ({ table: "t" }));
});
afterEach(() => vi.useRealTimers());

const lines = () => study.moments.map((each) => each.lines);

describe("a study that grows", () => {
  it("takes each part once, though two looks are under way", async () => {
    answers = [told("working", { lines: 5, moments: [moment(0), moment(5)] })];
    await study.look();
    answers = [5, 5].map((since) => told("working", { since, lines: 9, moments: [moment(9)] }));
    await Promise.all([study.look(), study.look()]);
    expect(lines()).toEqual([0, 5, 9]);
  });

  it("replaces what is told again", async () => {
    answers = [
      told("working", { lines: 9, moments: [moment(0), moment(5), moment(9)] }),
      told("working", { since: 5, lines: 9, moments: [moment(9)] }),
    ];
    await study.look();
    await study.look();
    expect(lines()).toEqual([0, 5, 9]);
  });

  it("is not looked at any more by whoever has left", async () => {
    answers = [told("working"), told("working", { lines: 5, moments: [moment(5)] })];
    await study.look();
    const late = study.look();
    study.leave();
    await late;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines()).toEqual([]);
    expect(look).toHaveBeenCalledTimes(4);
  });

  it("is looked at again after a look that failed", async () => {
    answers = [told("working")];
    await study.look();
    look.mockRejectedValueOnce(refused);
    answers = [told("done", { lines: 5, moments: [moment(5)] })];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(study.done).toBe(true);
    expect(study.trouble).toBeNull();
  });
});

describe("a study", () => {
  it("says why the first look failed", async () => {
    look.mockRejectedValueOnce(refused);
    await expect(study.look()).rejects.toBe(refused);
    expect(study.trouble?.code).toBe("too-many");
    await study.look();
    expect(study.trouble).toBeNull();
  });

  it("stays as it is if a deeper one is refused", async () => {
    answers = [told("done", { lines: 5, moments: [moment(0), moment(5)] })];
    await study.look();
    order.mockRejectedValueOnce(refused);
    await expect(study.ask("deep")).rejects.toBe(refused);
    expect([study.depth, study.done, lines().length]).toEqual(["standard", true, 2]);
    order.mockResolvedValueOnce(told("waiting", { depth: "deep" }));
    await study.ask("deep");
    expect([study.depth, study.busy, lines().length]).toEqual(["deep", true, 0]);
  });

  it("is the deepest that is done", async () => {
    look.mockImplementation((_, depth) =>
      Promise.resolve(told(depth === "deep" ? "stopped" : "done", { depth })),
    );
    await study.look();
    expect([study.depth, study.done]).toEqual(["standard", true]);
  });

  it("that was just asked for is not hidden by a look at what was before", async () => {
    order.mockResolvedValueOnce(told("waiting"));
    await Promise.all([study.ask("standard"), study.look()]);
    expect(study.busy).toBe(true);
  });
});
