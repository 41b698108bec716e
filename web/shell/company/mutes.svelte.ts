/** Whom one does not want to hear: the server remembers it, for all tables; here they have voices. */
import { api } from "../../wire/api";
import type { ChatLine, MutesTold } from "../../wire/types";

export class Mutes {
  readonly #table: string;
  #told = $state.raw<MutesTold>({ voices: [], known: 0, own: null });
  /** Nobody is kept waiting for what cannot be known. */
  #failed = $state.raw(false);

  constructor(table: string) {
    this.#table = table;
  }

  get voices(): number[] {
    return this.#told.voices;
  }

  /** A new voice waits until it is known whose it is. */
  hides({ voice }: ChatLine): boolean {
    if (voice === null) return false;
    return this.#told.voices.includes(voice) || (this.#isNew(voice) && !this.#failed);
  }

  /** Whether somebody else said it, whom one may hide or report. */
  concerns({ voice }: ChatLine): boolean {
    return voice !== null && voice !== this.#told.own && !this.#isNew(voice);
  }

  /** Whether one's own words, or somebody's for the first time, are among these. */
  async meet(lines: ChatLine[]): Promise<void> {
    if (!lines.some(({ voice }) => voice !== null && this.#isNew(voice))) return;
    try {
      this.#told = await api.mutes(this.#table);
      this.#failed = false;
    } catch {
      this.#failed = true;
    }
  }

  async mute(voice: number): Promise<void> {
    this.#told = await api.mute(this.#table, voice);
  }

  async unmute(voice: number): Promise<void> {
    this.#told = await api.unmute(this.#table, voice);
  }

  #isNew(voice: number): boolean {
    return voice > this.#told.known;
  }
}
