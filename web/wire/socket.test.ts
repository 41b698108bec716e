import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Trouble } from "./api";
import { FarEnd } from "./farEnd";
import { FIRST_WAIT, HEARTBEAT, LiveSocket, SILENCE, type Ears } from "./socket";
import type { Changed, FromServer, Position } from "./types";

const position = (version: number) =>
  ({ type: "position", version, seen: [], logs: [], chat: [] }) as unknown as Position;
const changed = (since: number, version: number) =>
  ({ type: "changed", since, version, seen: [], steps: [], chat: [] }) as unknown as Changed;
const sent = (end: FarEnd) => end.sent.map((message) => message.type);

let ears: { [name in keyof Ears]: ReturnType<typeof vi.fn> };
let socket: LiveSocket;

function begin(version = 5): FarEnd {
  socket.open();
  FarEnd.last.opens();
  FarEnd.last.says(position(version));
  return FarEnd.last;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FarEnd);
  FarEnd.all = [];
  ears = {
    position: vi.fn(),
    changed: vi.fn(),
    chat: vi.fn(),
    led: vi.fn(),
    link: vi.fn(),
    problem: vi.fn(),
    stranger: vi.fn(() => Promise.resolve()),
    shutOut: vi.fn(),
  };
  socket = new LiveSocket("ws://table", ears as unknown as Ears);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a live table", () => {
  it("greets without a version first, and is open when the position comes", () => {
    const end = begin();
    expect(end.sent).toEqual([{ type: "hello", version: null }]);
    expect(ears.position).toHaveBeenCalledOnce();
    expect(ears.link).toHaveBeenLastCalledWith("open");
  });

  it("says when nobody can see it any more, and when somebody can again", () => {
    const page = Object.assign(new EventTarget(), { hidden: false });
    vi.stubGlobal("document", page);
    const end = begin();
    page.hidden = true;
    page.dispatchEvent(new Event("visibilitychange"));
    page.hidden = false;
    page.dispatchEvent(new Event("visibilitychange"));
    expect(end.sent.slice(1)).toEqual([
      { type: "gaze", here: false },
      { type: "gaze", here: true },
    ]);
    socket.close();
  });

  it("says first that nobody sees it, if it is opened behind other pages", () => {
    vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: true }));
    expect(begin().sent[0]).toEqual({ type: "gaze", here: false });
    socket.close();
  });

  it("passes on changes that follow each other", () => {
    const end = begin(5);
    end.says(changed(5, 6));
    end.says(changed(6, 8));
    expect(ears.changed).toHaveBeenCalledTimes(2);
  });

  it("asks for the gap when a change does not follow, once, and ignores old ones", () => {
    const end = begin(5);
    end.says(changed(7, 8));
    end.says(changed(8, 9));
    expect(ears.changed).not.toHaveBeenCalled();
    expect(end.sent.slice(1)).toEqual([{ type: "hello", version: 5 }]);
    end.says(changed(5, 9));
    end.says(changed(4, 5));
    expect(ears.changed).toHaveBeenCalledOnce();
  });

  it("counts what was said as a change of the table", () => {
    const end = begin(5);
    end.says({ type: "chat", version: 6, line: { name: "x", seat: 0, text: "hi", at: 0 } });
    end.says(changed(6, 7));
    expect(ears.chat).toHaveBeenCalledOnce();
    expect(ears.changed).toHaveBeenCalledOnce();
  });

  it("answers an act with what the server says of it", async () => {
    const end = begin();
    const act = socket.act({ type: "act", seat: 0, action: "card 12", line: 9 });
    const { id } = end.sent.at(-1)!;
    end.says({ type: "done", id, line: 10 } as FromServer);
    await expect(act).resolves.toMatchObject({ line: 10 });
  });

  it("throws the problem of an act that is refused", async () => {
    const end = begin();
    const act = socket.act({ type: "act", seat: 0, action: "card 12", line: 9 });
    const { id } = end.sent.at(-1)!;
    end.says({ type: "refused", id, problem: { code: "stale" } });
    await expect(act).rejects.toEqual(new Trouble({ code: "stale" }));
    expect(ears.problem).not.toHaveBeenCalled();
  });

  it("tells a problem that answers nothing", () => {
    begin().says({ type: "refused", id: null, problem: { code: "too-fast" } });
    expect(ears.problem).toHaveBeenCalledWith({ code: "too-fast" });
  });
});

describe("a lost connection", () => {
  it("comes back with the version it has, and sends what was not acknowledged under the same id", async () => {
    const first = begin(5);
    const act = socket.act({ type: "act", seat: 0, action: "card 12", line: 9 });
    const { id } = first.sent.at(-1)!;
    first.hangsUp();
    expect(ears.link).toHaveBeenLastCalledWith("lost");
    await vi.advanceTimersByTimeAsync(FIRST_WAIT);
    const second = FarEnd.last;
    expect(second).not.toBe(first);
    second.opens();
    expect(second.sent).toEqual([
      { type: "hello", version: 5 },
      { type: "act", id, seat: 0, action: "card 12", line: 9 },
    ]);
    second.says({ type: "done", id, line: 10 });
    await expect(act).resolves.toMatchObject({ line: 10 });
  });

  it("does not send again what was acknowledged", async () => {
    const first = begin(5);
    void socket.act({ type: "act", seat: 0, action: "card 12", line: 9 });
    first.says({ type: "done", id: first.sent.at(-1)!.id, line: 10 });
    first.hangsUp();
    await vi.advanceTimersByTimeAsync(FIRST_WAIT);
    FarEnd.last.opens();
    expect(sent(FarEnd.last)).toEqual(["hello"]);
  });

  it("waits longer after each failure, and briefly again after a success", async () => {
    begin();
    FarEnd.last.hangsUp();
    await vi.advanceTimersByTimeAsync(FIRST_WAIT);
    FarEnd.last.hangsUp();
    await vi.advanceTimersByTimeAsync(FIRST_WAIT);
    expect(FarEnd.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(FIRST_WAIT);
    expect(FarEnd.all).toHaveLength(3);
    FarEnd.last.opens();
    FarEnd.last.says(position(6));
    FarEnd.last.hangsUp();
    await vi.advanceTimersByTimeAsync(FIRST_WAIT);
    expect(FarEnd.all).toHaveLength(4);
  });

  it("is noticed when nothing is heard for long", async () => {
    const end = begin();
    await vi.advanceTimersByTimeAsync(HEARTBEAT);
    expect(sent(end)).toContain("ping");
    await vi.advanceTimersByTimeAsync(SILENCE);
    expect(ears.link).toHaveBeenCalledWith("lost");
    expect(FarEnd.all.length).toBeGreaterThan(1);
  });

  it("is not tried again when there is no such table", async () => {
    begin().hangsUp(4404);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FarEnd.all).toHaveLength(1);
  });

  it("is not tried again when this guest is not admitted, and that is told", async () => {
    begin().hangsUp(4403);
    expect(ears.shutOut).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FarEnd.all).toHaveLength(1);
  });

  it("asks for a new guest pass before it is tried again, when the old one is not valid", async () => {
    begin().hangsUp(4401);
    expect(ears.stranger).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(FIRST_WAIT);
    expect(FarEnd.all).toHaveLength(2);
    FarEnd.all[1].opens();
    expect(FarEnd.all[1].sent).toEqual([{ type: "hello", version: null }]);
  });

  it("ends for good when the table is left, and what waits is told", async () => {
    const end = begin();
    const act = socket.act({ type: "act", seat: 0, action: "card 12", line: 9 });
    socket.close();
    await expect(act).rejects.toEqual(new Trouble({ code: "unreachable" }));
    end.hangsUp();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FarEnd.all).toHaveLength(1);
  });
});
