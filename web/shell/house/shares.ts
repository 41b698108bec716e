/** What this browser adds to the shuffles: promised by its hash when its guest sits down, shown when
 *  everybody has promised. It is kept here, with what was seen before, to be compared after the game. */
import { api } from "../../wire/api";
import type { TableInfo } from "../../wire/types";
import { canHash, hashOf, hexOf } from "../browser/hashes";
import { keep, keepFew, kept } from "../browser/memory";

const TABLES = 100;
const PATIENCE = { times: 20, pause: 500 };

interface Drawn {
  share: string;
  promise: string;
}

export interface KeptShare extends Drawn {
  /** The fingerprint of the host's secret, as it was when the promise was made. */
  commitment: string;
  /** All promises, as they were when this share was shown; null: it was not. */
  promises: string[] | null;
  /** The server has taken it. */
  taken: boolean;
  at: number;
}

const keyOf = (id: string) => `share.${id}`;
const read = (value: string) => JSON.parse(value) as KeptShare;

export function keptShare(id: string): KeptShare | null {
  const value = kept(keyOf(id));
  return value === null ? null : read(value);
}

function keepShare(id: string, share: KeptShare): void {
  keep(keyOf(id), JSON.stringify(share));
  keepFew(keyOf(""), TABLES, (value) => read(value).at);
}

/** A new share; null where the page cannot compute its hash. */
export async function drawn(): Promise<Drawn | null> {
  if (!canHash()) return null;
  const share = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  return { share, promise: await hashOf(share) };
}

/** A table was made with this promise. */
export function promised(table: TableInfo, { share, promise }: Drawn): void {
  const { commitment } = table;
  keepShare(table.id, {
    share,
    promise,
    commitment,
    promises: null,
    taken: false,
    at: Date.now(),
  });
}

/** What is promised at this table: once, however often its guest sits down. */
async function promiseFor(table: TableInfo): Promise<string | null> {
  const before = keptShare(table.id);
  if (before) return before.promise;
  const share = await drawn();
  if (share) promised(table, share);
  return share?.promise ?? null;
}

/** Take a seat; before the game begins, with a promise. */
export async function takeSeat(table: TableInfo, seat: number): Promise<TableInfo> {
  const promise = table.status === "waiting" ? await promiseFor(table) : null;
  return api.seat(table.id, seat, { do: "take", promise });
}

const underWay = new Map<string, Promise<TableInfo>>();

/** Do our part before the cards are dealt, one thing after the other; the table as it is then. What
 *  cannot be done is not waited for, and the log will say so. */
export async function contribute(table: TableInfo): Promise<TableInfo> {
  const before = underWay.get(table.id);
  const doing = before ? before.then(() => allSteps(table)) : allSteps(table);
  underWay.set(table.id, doing);
  const now = await doing;
  if (underWay.get(table.id) === doing) underWay.delete(table.id);
  return now;
}

async function allSteps(table: TableInfo): Promise<TableInfo> {
  let now = table;
  try {
    for (let next: TableInfo | null = now; next; next = await nextStep(now)) now = next;
  } catch {
    // too late, or out of reach
  }
  return now;
}

async function nextStep(table: TableInfo): Promise<TableInfo | null> {
  const mine = table.seats.find((seat) => seat.mine);
  if (!mine || table.dealing === null) return null;
  const promises = table.shares.map(({ promise }) => promise);
  const share = keptShare(table.id);
  if (table.dealing === "promises") {
    const has = share && promises.includes(share.promise);
    return has || !canHash() ? null : takeSeat(table, mine.seat);
  }
  // whoever changes the fingerprint or leaves out our promise does not get our share
  const sound = share?.commitment === table.commitment && promises.includes(share.promise);
  if (!share || share.taken || !sound) return null;
  keepShare(table.id, { ...share, promises });
  const told = await api.share(table.id, share.share);
  keepShare(table.id, { ...share, promises, taken: true });
  return told;
}

/** The return game may begin while we still look at the old one: do our part from here. */
export async function attend(code: string): Promise<void> {
  try {
    for (let times = 0; times < PATIENCE.times; times += 1) {
      const table = await contribute(await api.table(code));
      if (table.dealing === null) return;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE.pause));
    }
  } catch {
    // out of reach
  }
}
