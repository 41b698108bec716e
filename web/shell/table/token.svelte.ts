/** The token of a program of mine: told once, and shown until it has been read. */
import { api } from "../../wire/api";

interface Shown {
  table: string;
  seat: number;
  token: string;
}

class ProgramToken {
  #shown = $state.raw<Shown | null>(null);

  get shown(): Shown | null {
    return this.#shown;
  }

  /** A new one; the one before is not valid any more. */
  async ask(table: string, seat: number): Promise<void> {
    const { token } = await api.token(table, seat);
    this.#shown = { table, seat, token };
  }

  close(): void {
    this.#shown = null;
  }
}

export const programToken = new ProgramToken();
