/** The promises about chance, checked here: what was shown before the game against what is shown
 *  after it. The server is asked for facts only; every hash and every number is computed anew. */
import type { ChanceTold, ShareTold, StepTold, TableInfo } from "../../wire/types";
import { hashOf, hashOfText, signer } from "../browser/hashes";
import type { KeptShare } from "../house/shares";

const TAG = "tampu seed 1";
const SEATS = "ABCDEFGH";
const CHANCE = -1;
const ALL = 2n ** 64n;

/** `key` names a sentence; `sound` null: nothing is proven either way. */
export interface Finding {
  key: string;
  sound: boolean | null;
  args?: Record<string, string | number>;
}

/** What all chance comes from; `docs/record-format.md` says how. */
function seedOfGame(secret: string, shares: readonly ShareTold[]): Promise<string> {
  if (shares.length === 0) return Promise.resolve(secret);
  const parts = shares.map(
    ({ seat, promise, share }) => `${SEATS[seat]}=${promise}:${share ?? "none"}`,
  );
  return hashOfText([TAG, secret, ...parts].join(" "));
}

type Sign = (line: string) => Promise<Uint8Array>;

/** The number from 0 to `limit` - 1 that belongs to a line. */
async function numberBelow(sign: Sign, line: number, limit: number): Promise<number> {
  const fair = ALL - (ALL % BigInt(limit));
  for (let attempt = 0; ; attempt += 1) {
    const mac = await sign(`${line}/${attempt}`);
    const number = new DataView(mac.buffer, mac.byteOffset).getBigUint64(0);
    if (number < fair) return Number(number % BigInt(limit));
  }
}

/** What chance must do on a line. */
async function fairOutcome(sign: Sign, { line, outcomes }: ChanceTold): Promise<string> {
  let number = await numberBelow(
    sign,
    line,
    outcomes.reduce((sum, [, weight]) => sum + weight, 0),
  );
  for (const [action, weight] of outcomes) {
    if (number < weight) return action;
    number -= weight;
  }
  return "";
}

/** The host is bound by a fingerprint that this browser saw before it showed its share. */
async function fingerprint(table: TableInfo, mine: KeptShare | null): Promise<Finding> {
  if ((await hashOf(table.seed ?? "")) !== table.commitment) {
    return { key: "shuffle-seed-broken", sound: false };
  }
  const same = mine === null || mine.commitment === table.commitment;
  return { key: same ? "shuffle-seed-kept" : "shuffle-seed-changed", sound: same };
}

function ownShare({ shares, seats }: TableInfo, mine: KeptShare | null): Finding[] {
  if (mine === null) {
    const plays = shares.length > 0 && seats.some((seat) => seat.mine);
    return plays ? [{ key: "shuffle-own-none", sound: null }] : [];
  }
  if (shares.some(({ promise, share }) => promise === mine.promise && share === mine.share)) {
    return [{ key: "shuffle-own-kept", sound: true }];
  }
  const sound = mine.taken ? false : null;
  return [{ key: sound === false ? "shuffle-own-broken" : "shuffle-own-late", sound }];
}

/** Every share is the promised one, and no promise was made after ours was shown. */
async function everyShare(
  { shares }: TableInfo,
  names: readonly string[],
  mine: KeptShare | null,
): Promise<Finding[]> {
  const missing = shares
    .filter(({ share }) => share === null)
    .map(({ seat }) => ({
      key: "shuffle-share-missing",
      sound: null,
      args: { name: names[seat] },
    }));
  for (const { seat, promise, share } of shares) {
    if (share !== null && (await hashOf(share)) !== promise) {
      return [{ key: "shuffle-share-broken", sound: false, args: { name: names[seat] } }];
    }
  }
  const seen = mine?.promises;
  if (seen && seen.join() !== shares.map(({ promise }) => promise).join()) {
    return [{ key: "shuffle-shares-changed", sound: false }, ...missing];
  }
  const count = shares.length - missing.length;
  const none: Finding = { key: "shuffle-shares-none", sound: null };
  return [
    count > 0 ? { key: "shuffle-shares-kept", sound: true, args: { count } } : none,
    ...missing,
  ];
}

/** What a game began with came from another one's seed. */
const fromBefore = ({ given }: TableInfo): Finding[] =>
  given > 0 ? [{ key: "shuffle-given", sound: null, args: { line: given } }] : [];

/** Every draw is the one that the seed gives, and the one that the game showed. */
async function everyDraw(
  { seed, shares, given }: TableInfo,
  chances: readonly ChanceTold[],
  steps: readonly StepTold[],
): Promise<Finding> {
  const sign = await signer(await seedOfGame(seed ?? "", shares));
  const drawn = steps.filter((step) => step.seat === CHANCE && step.line > given);
  const lines = drawn.map(({ line }) => line);
  if (lines.join() !== chances.map(({ line }) => line).join()) {
    return { key: "shuffle-draws-missing", sound: false };
  }
  for (const chance of chances) {
    const fair = await fairOutcome(sign, chance);
    const shown = steps[chance.line - 1].action ?? chance.action;
    const told = shown === fair ? chance.action : shown;
    if (told !== fair) {
      const { line } = chance;
      return { key: "shuffle-draw-broken", sound: false, args: { line, told, fair } };
    }
  }
  return { key: "shuffle-draws-kept", sound: true, args: { count: chances.length } };
}

/** All that can be found out here about a game that is over. */
export async function findings(
  table: TableInfo,
  names: readonly string[],
  chances: readonly ChanceTold[],
  steps: readonly StepTold[],
  mine: KeptShare | null,
): Promise<Finding[]> {
  return [
    await fingerprint(table, mine),
    ...ownShare(table, mine),
    ...(await everyShare(table, names, mine)),
    ...fromBefore(table),
    await everyDraw(table, chances, steps),
  ];
}
