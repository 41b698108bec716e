import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardModule } from "../../boards/contract";
import { FarEnd } from "../../wire/farEnd";
import type { Seen, StepTold, TableInfo } from "../../wire/types";
import { announcer } from "../browser/announcer.svelte";
import { notices } from "../house/notices.svelte";
import { Speaker } from "../speech/words.svelte";
import { Desk } from "./desk.svelte";
import { LiveTable } from "./liveTable.svelte";

const renew = vi.fn();
const board = {
  duration: () => 100,
  draft: () => ({ renew }),
} as unknown as BoardModule<unknown>;

const seat = (number: number, mine: boolean) => ({
  seat: number,
  kind: "human" as const,
  name: `name ${number}`,
  level: null,
  mine,
  here: true,
});
const table = (status: TableInfo["status"], asked: number[], mine: number[]) =>
  ({
    id: "t1",
    status,
    asked,
    seats: [0, 1, 2].map((number) => seat(number, mine.includes(number))),
  }) as unknown as TableInfo;
const seen = (eyes: number | null, line: number, asked: number[]): Seen => ({
  seat: eyes,
  line,
  view: `view of ${eyes} at ${line}`,
  question: { kind: "choose", seats: asked, facts: {} },
  actions: eyes !== null && asked.includes(eyes) ? ["card 1", "card 2"] : [],
  offers: [],
  prices: eyes !== null && asked.includes(eyes) ? [1, 2] : [],
  may_undo: false,
  private: secrets && eyes !== null,
  forced: false,
});
const step = (line: number, by: number): StepTold => ({
  line,
  seat: by,
  action: "x",
  events: [{ rule: "A-1", seat: by, points: 0, facts: {} }],
  undone: false,
  forced: false,
  changes: [],
});

let desk: Desk;
/** Whether every seat knows something that the others do not. */
let secrets = true;
/** Of several seats an onlooker is the last. */
const through = (mine: number[]): (number | null)[] => (mine.length > 1 ? [...mine, null] : mine);
let version = 1;

/** The server tells everything, through these eyes. */
function position(mine: number[], asked: number[], status: TableInfo["status"] = "playing"): void {
  FarEnd.last.says({
    type: "position",
    version,
    table: table(status, asked, mine),
    seen: through(mine).map((eyes) => seen(eyes, 5, asked)),
    logs: through(mine).map((eyes) => [step(1, eyes ?? 9)]),
    chat: [],
  });
}

/** Somebody has acted: one more line, and another question. */
function changed(mine: number[], line: number, by: number, asked: number[]): void {
  FarEnd.last.says({
    type: "changed",
    since: version,
    version: ++version,
    table: table("playing", asked, mine),
    seen: through(mine).map((eyes) => seen(eyes, line, asked)),
    steps: through(mine).map(() => [step(line, by)]),
    undone: 0,
    chat: [],
  });
}

const acts = () => FarEnd.last.sent.filter((message) => message.type === "act");
const settle = () => vi.advanceTimersByTimeAsync(500);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FarEnd);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", {
    hidden: false,
    documentElement: {},
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  FarEnd.all = [];
  version = 1;
  secrets = true;
  desk = new Desk(
    table("playing", [0], [0]),
    new Speaker(),
    board,
    (ears) => new LiveTable("t1", ears, () => undefined),
  );
  desk.live?.open();
  FarEnd.last.opens();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("one seat at this browser", () => {
  it("looks at once and is asked", () => {
    position([0], [0]);
    expect(desk.show.view).toBe("view of 0 at 5");
    expect(desk.mine).toBe(true);
    expect(desk.actions).toEqual(["card 1", "card 2"]);
    expect(desk.prices).toEqual([1, 2]);
    expect(desk.curtain).toBeNull();
  });

  it("is asked only after everything before has been shown", async () => {
    position([0], [1]);
    changed([0], 6, 1, [0]);
    expect(desk.show.view).toBe("view of 0 at 5");
    expect(desk.question).toBeNull();
    expect(desk.actions).toEqual([]);
    await settle();
    expect(desk.show.view).toBe("view of 0 at 6");
    expect(desk.mine).toBe(true);
  });

  it("begins a new draft at each new question, and only then", async () => {
    position([0], [0]);
    renew.mockClear();
    changed([0], 6, 1, [0]);
    await settle();
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it("sends answers one after the other, each when the one before has come back", async () => {
    position([0], [0]);
    const done = desk.act(["card 1", "stair N"]);
    expect(acts()).toMatchObject([{ action: "card 1", line: 5, seat: 0 }]);
    FarEnd.last.says({ type: "done", id: acts()[0].id, line: 6 });
    await settle();
    expect(acts()).toHaveLength(1);
    changed([0], 6, 0, [0]);
    await settle();
    expect(acts()[1]).toMatchObject({ action: "stair N", line: 6 });
    FarEnd.last.says({ type: "done", id: acts()[1].id, line: 7 });
    changed([0], 7, 0, [1]);
    await settle();
    await done;
    expect(desk.sending).toBe(false);
    expect(desk.mine).toBe(false);
  });

  it("stops at the first answer that is refused, and says so", async () => {
    position([0], [0]);
    const done = desk.act(["card 9", "stair N"]);
    FarEnd.last.says({ type: "refused", id: acts()[0].id, problem: { code: "stale" } });
    await done;
    expect(acts()).toHaveLength(1);
    expect(notices.all.at(-1)?.kind).toBe("problem");
    expect(desk.mine).toBe(true);
  });

  it("asks why with what is planned before", async () => {
    position([0], [0]);
    const anchor = {} as Element;
    const asked = desk.why("stair N", anchor, ["card 1"]);
    const question = FarEnd.last.sent.at(-1)!;
    expect(question).toMatchObject({ type: "why", action: "stair N", after: ["card 1"] });
    FarEnd.last.says({ type: "because", id: question.id, rule: "A-304", facts: {} });
    await asked;
    expect(desk.whyNot).toMatchObject({ rule: "A-304", anchor });
  });

  it("hears the judge without showing it", async () => {
    position([0], [0]);
    const heard = desk.judge("stair N");
    const question = FarEnd.last.sent.at(-1)!;
    FarEnd.last.says({ type: "because", id: question.id, rule: "A-304", facts: {} });
    expect(await heard).toMatchObject({ rule: "A-304" });
    expect(desk.whyNot).toBeNull();
  });
});

describe("two seats at this browser", () => {
  const MINE = [0, 1];

  it("show what everybody may see until the one who is asked is there", () => {
    position(MINE, [1]);
    desk.passOn();
    expect(desk.curtainSeat).toBe(1);
    expect(desk.seat).toBeNull();
    expect(desk.covered).toBe(true);
    expect(desk.show.view).toBe("view of null at 5");
    expect(desk.steps.map(({ seat }) => seat)).toEqual([9]);
    expect([desk.question, desk.actions]).toEqual([null, []]);
    desk.lookThrough(desk.curtain!);
    expect(desk.curtain).toBeNull();
    expect(desk.seat).toBe(1);
    expect(desk.show.view).toBe("view of 1 at 5");
    expect(desk.mine).toBe(true);
  });

  it("let the curtain fall between them, after what happened has been shown", async () => {
    position(MINE, [0]);
    desk.lookThrough(desk.curtain!);
    announcer.say("a secret of seat 0");
    changed(MINE, 6, 0, [1]);
    expect(desk.curtain).toBeNull();
    await settle();
    expect(desk.curtainSeat).toBe(1);
    expect(desk.actions).toEqual([]);
    desk.passOn();
    expect(desk.show.view).toBe("view of null at 6");
    expect(announcer.said.map(({ text }) => text)).not.toContain("a secret of seat 0");
    desk.lookThrough(desk.curtain!);
    expect(desk.show.view).toBe("view of 1 at 6");
  });

  it("need no curtain where nothing is for one of them alone", async () => {
    secrets = false;
    position(MINE, [0]);
    desk.passOn();
    expect([desk.curtain, desk.seat, desk.mine]).toEqual([null, 0, true]);
    changed(MINE, 6, 0, [1]);
    await settle();
    desk.passOn();
    expect([desk.curtain, desk.seat, desk.mine]).toEqual([null, 1, true]);
  });

  it("need none between two questions to one of them, nor while others are asked", async () => {
    position(MINE, [0]);
    desk.lookThrough(desk.curtain!);
    changed(MINE, 6, 0, [0]);
    await settle();
    desk.passOn();
    expect([desk.curtain, desk.seat, desk.mine]).toEqual([null, 0, true]);
    changed(MINE, 7, 0, [2]);
    await settle();
    desk.passOn();
    expect([desk.curtain, desk.seat]).toEqual([null, 0]);
    changed(MINE, 8, 2, [0, 1]);
    await settle();
    desk.passOn();
    expect([desk.curtain, desk.seat, desk.mine]).toEqual([null, 0, true]);
  });

  it("need none before the cards are dealt, but then at once", async () => {
    position(MINE, [], "waiting");
    desk.passOn();
    expect(desk.curtain).toBeNull();
    changed(MINE, 6, -1, [1]);
    await settle();
    expect(desk.curtainSeat).toBe(1);
    expect(desk.show.view).toBe("view of null at 6");
  });
});

describe("an onlooker", () => {
  it("sees the question but cannot answer", () => {
    FarEnd.last.says({
      type: "position",
      version,
      table: table("playing", [0], []),
      seen: [seen(null, 5, [0])],
      logs: [[]],
      chat: [],
    });
    expect(desk.seat).toBeNull();
    expect(desk.question?.kind).toBe("choose");
    expect(desk.mine).toBe(false);
    void desk.act(["card 1"]);
    expect(acts()).toEqual([]);
  });
});
