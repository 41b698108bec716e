/** The little of `Intl` that sentences need where there is none: plain numbers, and their kinds. */

class Numbers {
  format(value: number): string {
    return String(value);
  }
}

/** In French and Portuguese nothing is one thing too. */
class Plurals {
  readonly #least: number;

  constructor(locales: string | string[]) {
    this.#least = /^(fr|pt)/.test([locales].flat()[0] ?? "") ? 0 : 1;
  }

  select(value: number): string {
    return value >= this.#least && value < 2 && value !== 1.5 ? "one" : "other";
  }
}

const everywhere = globalThis as { Intl?: unknown };
everywhere.Intl ??= { NumberFormat: Numbers, PluralRules: Plurals };
