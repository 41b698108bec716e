/** Who helps at the table: with the question that is asked, or, once a game is over, with a line of
 *  its past. */
import { api, problemOf } from "../../wire/api";
import type { Problem, StepTold, TableInfo } from "../../wire/types";
import { Hint } from "./hint.svelte";

/** What is on stage. */
export interface Moment {
  table: TableInfo;
  seat: number | null;
  /** So many lines lie behind it. */
  line: number;
  /** The line that is looked at; null: the present is. */
  past: StepTold | null;
  /** This seat is asked. */
  asked: boolean;
  /** Others are asked at the same time: what they answer changes nothing for this seat. */
  together: boolean;
  /** What would be answered now. */
  meant: readonly string[];
}

/** Whether somebody chose it: neither chance nor an only answer did. */
const isDecision = ({ seat, forced, events }: StepTold): boolean =>
  seat >= 0 && !forced && events.length > 0;

export class Advice {
  readonly #at: () => Moment;
  readonly #problem: (problem: Problem) => void;
  readonly #hint = new Hint(() => {
    const { table, seat, meant } = this.#at();
    return api.hint(table.id, { seat: seat ?? -1, meant: [...meant] });
  });
  readonly #reasons = new Hint(() => api.reasons(this.#at().table.id, this.#at().line + 1), "why");

  constructor(at: () => Moment, problem: (problem: Problem) => void) {
    this.#at = at;
    this.#problem = problem;
  }

  get #wanted(): Hint {
    return this.#at().past ? this.#reasons : this.#hint;
  }

  /** Whether it may be asked for here and now. */
  get may(): boolean {
    const { table, past, asked } = this.#at();
    return past ? table.status === "over" && isDecision(past) : asked && table.hints;
  }

  /** What was told about what is on stage, or is being thought about. */
  get now(): Hint | null {
    const hint = this.#wanted;
    const { line, together } = this.#at();
    const told = hint.told?.line ?? Infinity;
    const fits = hint.busy || told === line || (together && told < line);
    return fits && this.may ? hint : null;
  }

  /** Asked again, one step further. */
  ask = async (): Promise<void> => {
    if (this.now?.told) return this.now.further();
    if (!this.may) return;
    try {
      await this.#wanted.ask();
    } catch (thrown) {
      this.#problem(problemOf(thrown));
    }
  };
}
