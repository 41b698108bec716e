/** A trip through many buttons that are one stop for Tab: arrows, Home and End go from one to
 *  the next. Each has its name in `data-stop`. */

const STEPS: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

export class Trip {
  readonly #room: () => HTMLElement | null;
  #at = $state.raw<string | null>(null);

  constructor(room: () => HTMLElement | null) {
    this.#room = room;
  }

  /** Where Tab comes to: the stop that was visited last, at first the last one. */
  among(stops: string[]): string | null {
    const at = this.#at;
    return at !== null && stops.includes(at) ? at : (stops.at(-1) ?? null);
  }

  to(stop: string | null): void {
    this.#stops()
      .find((one) => one.dataset.stop === stop)
      ?.focus();
  }

  arrive = (event: FocusEvent): void => {
    const { stop } = (event.target as HTMLElement).dataset;
    if (stop !== undefined) this.#at = stop;
  };

  key = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const stops = this.#stops();
    const from = stops.findIndex((one) => one === event.target);
    if (step === undefined || from < 0) return;
    event.preventDefault();
    stops[Math.max(0, Math.min(stops.length - 1, from + step))].focus();
  };

  #stops(): HTMLElement[] {
    return [...(this.#room()?.querySelectorAll<HTMLElement>("[data-stop]") ?? [])];
  }
}
