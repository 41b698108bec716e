import { describe, expect, it } from "vitest";
import type { SeatInfo, StepTold, TableInfo } from "../../wire/types";
import { deedsFor } from "./deeds";
import { ifRoom, setUpOf, turnsOf } from "./marks";
import { placeBeside, placeClear, type Box } from "../browser/placing";

const screen = { width: 800, height: 600 };
const bubble = { width: 300, height: 100 };
const box = (left: number, top: number, width = 60, height = 40): Box => ({
  left,
  top,
  width,
  height,
});

function overlaps(anchor: Box, at: { left: number; top: number }): boolean {
  return (
    at.left < anchor.left + anchor.width &&
    at.left + bubble.width > anchor.left &&
    at.top < anchor.top + anchor.height &&
    at.top + bubble.height > anchor.top
  );
}

describe("the bubble that explains a no", () => {
  const anchors = [0, 100, 250, 400, 560].flatMap((top) =>
    [0, 200, 400, 740].map((left) => box(left, top)),
  );

  it.each(anchors)("never covers what it explains, and stays on the screen (%o)", (anchor) => {
    const place = placeBeside(anchor, bubble, screen);
    expect(overlaps(anchor, place)).toBe(false);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.top).toBeGreaterThanOrEqual(0);
    expect(place.left + bubble.width).toBeLessThanOrEqual(screen.width);
    expect(place.top + bubble.height).toBeLessThanOrEqual(screen.height);
  });

  it("stands above if it can, else below, else beside", () => {
    expect(placeBeside(box(300, 300), bubble, screen).side).toBe("above");
    expect(placeBeside(box(300, 50), bubble, screen).side).toBe("below");
    expect(placeBeside(box(100, 20, 60, 560), bubble, screen).side).toBe("right");
    expect(placeBeside(box(700, 20, 60, 560), bubble, screen).side).toBe("left");
  });
});

const step = (line: number, seat: number, points = 0): StepTold => ({
  line,
  seat,
  action: null,
  events: [{ rule: "A-1", seat, points, facts: {} }],
  undone: false,
  forced: false,
  changes: [],
});

describe("a card with something to press", () => {
  const screen = { width: 800, height: 600 };
  const card = { width: 200, height: 100 };
  const anchor = box(300, 300, 40, 40);

  it("stands above, like any bubble, where that covers nothing that counts", () => {
    expect(placeClear(anchor, [], card, screen, [])).toEqual(placeBeside(anchor, card, screen));
  });

  it("stands on a side where what counts stays in sight", () => {
    const above = box(300, 200, 40, 40);
    expect(placeClear(anchor, [], card, screen, [above]).side).toBe("below");
    const below = box(300, 400, 40, 40);
    expect(placeClear(anchor, [], card, screen, [above, below]).side).toBe("right");
  });

  it("goes beside the whole that the anchor is a part of, if near it something is covered", () => {
    const whole = box(250, 100, 300, 300);
    const keep = [box(250, 150, 290, 100), box(250, 350, 290, 45), box(360, 250, 150, 100)];
    const rest = box(20, 250, 220, 100);
    const place = placeClear(anchor, [whole], card, screen, [...keep, rest]);
    expect([place.side, place.top]).toEqual(["below", 410]);
  });
});

describe("the marks on the replay line", () => {
  it("stand where a seat's turn ended, and where points were scored", () => {
    const steps = [step(1, -1), step(2, 0), step(3, 0), step(4, -1), step(5, 1), step(6, 0, 4)];
    expect(turnsOf(steps)).toEqual([
      { line: 3, seat: 0, points: false },
      { line: 5, seat: 1, points: false },
      { line: 6, seat: 0, points: true },
    ]);
  });

  it("leave out what was taken back", () => {
    const steps = [step(1, 0), { ...step(2, 1), undone: true }, step(2, 1)];
    expect(turnsOf(steps).map((mark) => mark.line)).toEqual([1, 2]);
  });

  it("come after the set-up, at which chance alone was", () => {
    expect(setUpOf([step(1, -1), step(2, -1), step(3, 0), step(4, -1)])).toBe(2);
    expect(setUpOf([step(1, 0)])).toBe(0);
  });

  it("are all there or none, as there is room", () => {
    const marks = turnsOf(Array.from({ length: 20 }, (_, i) => step(i + 1, i % 2)));
    expect(ifRoom(marks, 300, 15)).toBe(marks);
    expect(ifRoom(marks, 299, 15)).toEqual([]);
    expect(ifRoom([], 0, 15)).toEqual([]);
  });
});

const seat = (kind: SeatInfo["kind"], more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: 1,
  kind,
  name: null,
  level: null,
  mine: false,
  here: true,
  gone: null,
  kept_for: null,
  yours: false,
  owner: null,
  owned: false,
  resigned: null,
  grace: null,
  clock: null,
  before: [],
  ...more,
});
const table = (hosted: boolean, sits: boolean, status: TableInfo["status"] = "playing") =>
  ({ hosted, status, looked: false, seats: [seat("human", { seat: 0, mine: sits })] }) as TableInfo;

describe("what can be done with a seat", () => {
  it("is to leave one's own or hand it to a bot or a program", () => {
    const own = seat("human", { mine: true });
    expect(deedsFor(own, table(false, true))).toEqual(["leave", "bot", "program", "resign"]);
  });
  it("is to take a free one, or let a bot sit there if one sits at the table", () => {
    expect(deedsFor(seat("open"), table(false, false))).toEqual(["take", "program"]);
    expect(deedsFor(seat("open"), table(false, true))).toEqual(["take", "bot", "program"]);
  });
  it("is to renew the token of one's own program, or to sit there oneself", () => {
    const own = seat("program", { owned: true });
    expect(deedsFor(own, table(false, false))).toEqual(["token", "take", "bot", "leave", "resign"]);
  });
  it("is to let a bot play for another's program that is away, or does not answer", () => {
    const quiet = { ...table(false, true), asked: [0] };
    const busy = { ...table(false, true), asked: [1] };
    expect(deedsFor(seat("program"), quiet)).toEqual([]);
    expect(deedsFor(seat("program"), busy)).toEqual(["bot"]);
    expect(deedsFor(seat("program", { here: false }), quiet)).toEqual(["bot"]);
  });
  it("is to go on vacation where days are left, and to come back", () => {
    const clock = { left: 9, falls: null, ticks: false, fell: false, vacation: null, days: 3 };
    const own = (more: object) => seat("human", { mine: true, clock: { ...clock, ...more } });
    expect(deedsFor(own({}), table(false, true))[0]).toBe("rest");
    expect(deedsFor(own({ days: 0 }), table(false, true))[0]).toBe("leave");
    expect(deedsFor(own({ days: 0, vacation: 5 }), table(false, true))[0]).toBe("return");
  });
  it("is nothing over days before the clock of whoever is away fell", () => {
    const days = { ...table(false, true), clock: { terms: { kind: "days" } } } as TableInfo;
    const clock = { left: 9, falls: 9, ticks: true, fell: false, vacation: null, days: 0 };
    const away = (fell: boolean) => seat("human", { here: false, clock: { ...clock, fell } });
    expect(deedsFor(away(false), days)).toEqual([]);
    expect(deedsFor(away(true), days)).toEqual(["bot"]);
  });
  it("is no company for whoever has looked at what is hidden", () => {
    const looked = { ...table(true, true), looked: true };
    expect(deedsFor(seat("bot"), looked)).toEqual([]);
    expect(deedsFor(seat("human", { mine: true }), looked)).toEqual(["bot", "program", "resign"]);
    expect(deedsFor(seat("bot", { yours: true }), looked)).toEqual(["back", "program", "resign"]);
  });
  it("is nothing where somebody resigned, and nobody resigns before the game", () => {
    expect(deedsFor(seat("bot", { resigned: "Illa" }), table(true, true))).toEqual([]);
    const early = deedsFor(seat("human", { mine: true }), table(true, true, "waiting"));
    expect(early).toEqual(["leave", "bot", "program"]);
  });
  it("is the host's business where a bot sits", () => {
    expect(deedsFor(seat("bot"), table(true, true))).toEqual(["take", "program", "free"]);
    expect(deedsFor(seat("bot"), table(false, true))).toEqual([]);
  });
  it("is nothing while somebody else is there, or when the game is over", () => {
    expect(deedsFor(seat("human"), table(true, true))).toEqual([]);
    expect(deedsFor(seat("human", { here: false }), table(false, true))).toEqual(["bot"]);
    expect(deedsFor(seat("human", { mine: true }), table(true, true, "over"))).toEqual([]);
  });
});
