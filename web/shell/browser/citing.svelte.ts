/** Which page of which book is open: How to play, or the law; rule chips everywhere lead here. */

class Citing {
  /** The game whose rules a chip means when it names none. */
  #game = $state.raw<string | null>(null);
  #shown = $state.raw(false);
  #rule = $state.raw<string | null>(null);
  #section = $state.raw<string | null>(null);
  tab = $state.raw<"how" | "law">("how");
  #from: HTMLElement | null = null;

  get game(): string | null {
    return this.#game;
  }
  get shown(): boolean {
    return this.#shown;
  }
  get rule(): string | null {
    return this.#rule;
  }

  /** The section of How to play that is looked for. */
  get section(): string | null {
    return this.#section;
  }

  /** A page tells whose rules are meant from now on. */
  about(game: string | null): void {
    if (game !== this.#game) this.#rule = null;
    this.#game = game;
    if (game === null) this.#shown = false;
  }

  open(rule: string | null, game?: string): void {
    if (game !== undefined) this.#game = game;
    if (!this.#shown) this.#from = document.activeElement as HTMLElement | null;
    this.#rule = rule ?? this.#rule;
    if (rule !== null) this.tab = "law";
    this.#shown = true;
  }

  turnTo(rule: string): void {
    this.#rule = rule;
    this.tab = "law";
  }

  turnToSection(section: string): void {
    this.#section = section;
    this.tab = "how";
  }

  close(): void {
    this.#shown = false;
    if (this.#from?.isConnected) this.#from.focus();
    this.#from = null;
  }

  toggle(): void {
    if (this.#shown) this.close();
    else this.open(null);
  }
}

export const citing = new Citing();
