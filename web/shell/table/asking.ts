/** What a seat asks before it answers; whoever has no seat is told nothing. */
import type { Foresight, Supposition } from "../../boards/contract";
import { problemOf } from "../../wire/api";
import { patched } from "../../wire/patch";
import type { Because, OfferTold, Seen } from "../../wire/types";
import type { Live } from "./live";

type Reason = Pick<Because, "rule" | "facts">;

const NOTHING_SUPPOSED: Supposition = { unknown: [], events: [] };
const NOTHING_FORESEEN: Foresight<unknown> = { events: [], view: null };

export class Asking {
  readonly #live: () => Live | null;
  readonly #seen: () => Seen | null;

  constructor(live: () => Live | null, seen: () => Seen | null) {
    this.#live = live;
    this.#seen = seen;
  }

  /** The rule against an action, if any. */
  verdict = async (action: string, after: string[]): Promise<Reason | null> => {
    const [live, seat] = [this.#live(), this.#seat()];
    if (seat === null || live === null) return null;
    return live.why(seat, action, after).catch(refusalOf);
  };

  foresee = async (action: string, after: string[] = []): Promise<Foresight<unknown>> => {
    const [live, seat, seen] = [this.#live(), this.#seat(), this.#seen()];
    if (seat === null || live === null || seen === null) return NOTHING_FORESEEN;
    const told = await live.foresee(seat, action, after).catch(() => null);
    if (told === null) return NOTHING_FORESEEN;
    const { events, changes } = told;
    return { events, view: changes.length ? changes.reduce(patched, seen.view) : null };
  };

  look = async (after: string[] = []): Promise<OfferTold[]> => {
    const [live, seat] = [this.#live(), this.#seat()];
    if (seat === null || live === null) return [];
    return live.look(seat, after).catch(() => []);
  };

  suppose = async (
    supposed: Record<string, string>,
    after: string[] = [],
  ): Promise<Supposition> => {
    const [live, seat] = [this.#live(), this.#seat()];
    if (seat === null || live === null) return NOTHING_SUPPOSED;
    return live.suppose(seat, supposed, after).catch(() => NOTHING_SUPPOSED);
  };

  #seat(): number | null {
    return this.#seen()?.seat ?? null;
  }
}

/** What is planned to come first is refused already: that is why. */
function refusalOf(thrown: unknown): Reason {
  const { code, rule, facts } = problemOf(thrown);
  if (code !== "refused" || !rule) throw thrown;
  return { rule, facts: facts ?? {} };
}
