import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ChanceTold, ShareTold, StepTold, TableInfo } from "../../wire/types";
import type { KeptShare } from "../house/shares";
import { findings } from "./proof";

const hash = (hex: string) => createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");
const digits = (pair: string) => pair.repeat(32);
const SEED = digits("5e");
/** What the engine draws below 50 on the lines 1 to 8 of this seed (tests/core/test_commitment.py). */
const FROZEN = [34, 2, 21, 16, 35, 33, 7, 12];
/** The seed of a game with two shares (tests/core/test_shares.py). */
const SECRET = "0123456789abcdef".repeat(4);
const SHARES: ShareTold[] = ["aa", "bb"].map((pair, seat) => ({
  seat,
  promise: hash(digits(pair)),
  share: digits(pair),
}));
const OF_GAME = "e31f3135b6d2129de245f58ff5d2842548c46df57699c8aa00ad1e8f5612f335";

const outcomes = Array.from({ length: 50 }, (_, i): [string, number] => [`draw ${i}`, 1]);
const chancesOf = (drawn: number[]): ChanceTold[] =>
  drawn.map((n, i) => ({ line: i + 1, action: `draw ${n}`, outcomes }));
const stepsOf = (chances: ChanceTold[]): StepTold[] =>
  chances.map(({ line, action }) => ({
    line,
    seat: -1,
    action,
    events: [],
    undone: false,
    forced: false,
    changes: [],
  }));
const tableOf = (seed: string, shares: ShareTold[], given = 0) =>
  ({
    seed,
    shares,
    given,
    commitment: hash(seed),
    seats: [{ mine: true }, { mine: false }],
  }) as TableInfo;
const mine: KeptShare = {
  share: SHARES[0].share ?? "",
  promise: SHARES[0].promise,
  commitment: hash(SECRET),
  promises: SHARES.map(({ promise }) => promise),
  taken: true,
  at: 0,
};

interface Case {
  table?: TableInfo;
  kept?: KeptShare | null;
  drawn?: number[];
  shown?: number[];
}

/** What the engine draws below 50 on the lines 1 to 8 of `OF_GAME`. */
const SHARED = [32, 5, 44, 26, 11, 11, 23, 25];

async function found({ table, kept, drawn = SHARED, shown = drawn }: Case) {
  const all = await findings(
    table ?? tableOf(SECRET, SHARES),
    ["Ana", "Bea"],
    chancesOf(drawn),
    stepsOf(chancesOf(shown)),
    kept === undefined ? mine : kept,
  );
  return all.map(({ key, sound }) => `${key.replace("shuffle-", "")}:${String(sound)}`);
}

describe("the promises about chance", () => {
  it("are kept by a game whose chance came from the seed and all shares", async () => {
    expect(await found({})).toEqual([
      "seed-kept:true",
      "own-kept:true",
      "shares-kept:true",
      "draws-kept:true",
    ]);
  });

  it("are kept without shares as the engine keeps them", async () => {
    const table = tableOf(SEED, []);
    expect(await found({ table, kept: null, drawn: FROZEN })).toEqual([
      "seed-kept:true",
      "shares-none:null",
      "draws-kept:true",
    ]);
  });

  it("combine seed and shares as the engine does", async () => {
    const table = tableOf(OF_GAME, []);
    expect(await found({ table, kept: null })).toContain("draws-kept:true");
  });

  it("are not about moves that were given, and say so", async () => {
    const chances = chancesOf(FROZEN);
    const steps = stepsOf(chancesOf([7, 7, ...FROZEN.slice(2)]));
    const check = (given: number) =>
      findings(tableOf(SEED, [], given), ["Ana"], chances.slice(given), steps, null);
    expect((await check(2)).slice(-2)).toEqual([
      { key: "shuffle-given", sound: null, args: { line: 2 } },
      { key: "shuffle-draws-kept", sound: true, args: { count: 6 } },
    ]);
    expect((await check(1)).at(-1)?.key).toBe("shuffle-draw-broken");
  });

  it("are broken by another seed, and by another fingerprint than before", async () => {
    const other = { ...tableOf(SECRET, SHARES), seed: SEED };
    expect(await found({ table: other })).toContain("seed-broken:false");
    const kept = { ...mine, commitment: hash(SEED) };
    expect(await found({ kept })).toContain("seed-changed:false");
  });

  it("are broken by a share that is not the promised one", async () => {
    const shares = [SHARES[0], { ...SHARES[1], share: digits("cc") }];
    const told = await found({ table: tableOf(SECRET, shares) });
    expect(told).toContain("share-broken:false");
    expect(told).toContain("draw-broken:false");
  });

  it("are broken by promises that were not there when ours was shown", async () => {
    const promise = hash(digits("cc"));
    const shares = [SHARES[0], { seat: 1, promise, share: digits("cc") }];
    expect(await found({ table: tableOf(SECRET, shares) })).toContain("shares-changed:false");
  });

  it("are broken if our own share was taken and is not there", async () => {
    const shares = [{ ...SHARES[0], share: null }, SHARES[1]];
    const told = await found({ table: tableOf(SECRET, shares) });
    expect(told).toContain("own-broken:false");
    expect(told).toContain("share-missing:null");
    const late = await found({ table: tableOf(SECRET, shares), kept: { ...mine, taken: false } });
    expect(late).toContain("own-late:null");
  });

  it("say so where this browser remembers nothing", async () => {
    expect(await found({ kept: null })).toContain("own-none:null");
  });

  it("are broken by a single other draw, in the list or in the game", async () => {
    const other = [...SHARED.slice(0, -1), 0];
    expect(await found({ drawn: other })).toContain("draw-broken:false");
    expect(await found({ shown: other })).toContain("draw-broken:false");
    expect(await found({ shown: SHARED.slice(1) })).toContain("draws-missing:false");
  });
});
