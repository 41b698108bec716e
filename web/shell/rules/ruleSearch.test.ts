import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Trouble } from "../../wire/api";
import type { FoundRules } from "../../wire/types";
import { RuleSearch, type Ask } from "./ruleSearch.svelte";

const found = (...ids: string[]): FoundRules => ({
  found: ids.map((id) => ({ id, marks: [] })),
  passages: [],
  rest: 0,
  suggestions: [],
});
const ids = (search: RuleSearch) => search.answer?.found.map(({ id }) => id);

describe("a search in the rules", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", new EventTarget());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Type a question and leave it for a while. */
  async function type(search: RuleSearch, text: string, pause = 300): Promise<() => void> {
    search.query = text;
    const stop = search.follow("machu_picchu", "en");
    await vi.advanceTimersByTimeAsync(pause);
    return stop;
  }

  it("asks when typing pauses, not at every letter", async () => {
    const ask = vi.fn<Ask>(() => Promise.resolve(found("MP-808")));
    const search = new RuleSearch(ask);
    for (const part of ["g", "go", "goa"]) (await type(search, part, 40))();
    await type(search, "goal");
    expect(ask.mock.calls.map(([, , question]) => question)).toEqual(["goal"]);
    expect(ids(search)).toEqual(["MP-808"]);
  });

  it("keeps the earlier answer until the next one is there", async () => {
    const ask = vi.fn<Ask>(() => Promise.resolve(found("MP-808")));
    const search = new RuleSearch(ask);
    (await type(search, "goal"))();
    ask.mockImplementation(() => new Promise(() => undefined));
    await type(search, "goal of the game");
    expect(search.waiting).toBe(true);
    expect(ids(search)).toEqual(["MP-808"]);
  });

  it("takes no notice of an answer that comes too late", async () => {
    const late = vi.fn<Ask>((_game, _lang, question) =>
      question === "slow"
        ? new Promise((tell) => setTimeout(() => tell(found("MP-101")), 900))
        : Promise.resolve(found("MP-808")),
    );
    const search = new RuleSearch(late);
    (await type(search, "slow"))();
    await type(search, "goal", 2000);
    expect(ids(search)).toEqual(["MP-808"]);
  });

  it("says that the server is away, keeps what it has, and asks again when online", async () => {
    const ask = vi.fn<Ask>(() => Promise.resolve(found("MP-808")));
    const search = new RuleSearch(ask);
    (await type(search, "goal"))();
    ask.mockRejectedValueOnce(new Trouble({ code: "unreachable" }));
    await type(search, "tie");
    expect(search.problem?.code).toBe("unreachable");
    expect(ids(search)).toEqual(["MP-808"]);
    ask.mockResolvedValueOnce(found("MP-809"));
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(search.problem).toBeNull();
    expect(ids(search)).toEqual(["MP-809"]);
  });

  it("shows what is wrong with a question instead of an old answer", async () => {
    const ask = vi.fn<Ask>(() => Promise.resolve(found("MP-808")));
    const search = new RuleSearch(ask);
    (await type(search, "goal"))();
    ask.mockRejectedValueOnce(new Trouble({ code: "question-too-long", facts: { limit: 200 } }));
    await type(search, "a".repeat(201));
    expect([search.problem?.code, search.answer]).toEqual(["question-too-long", null]);
  });

  it("has neither answer nor problem once the field is empty", async () => {
    const search = new RuleSearch(() => Promise.resolve(found("MP-808")));
    (await type(search, "goal"))();
    await type(search, "  ");
    expect([search.answer, search.problem, search.waiting]).toEqual([null, null, false]);
  });
});
