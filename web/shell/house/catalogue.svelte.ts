/** The games of the house, and their words. */
import { api } from "../../wire/api";
import type { GameInfo } from "../../wire/types";
import { strength } from "./level.svelte";
import { loadBoard } from "./boards";
import { language } from "../speech/language.svelte";
import { fullTitle } from "../speech/titles";
import type { Words } from "../speech/words.svelte";

class Catalogue {
  #games = $state.raw<GameInfo[]>([]);
  #words = $state.raw<Record<string, Words>>({});
  #loading: Promise<void> | null = null;

  get games(): GameInfo[] {
    return this.#games;
  }
  load(): Promise<void> {
    this.#loading ??= this.#fetch();
    this.#loading.catch(() => (this.#loading = null));
    return this.#loading;
  }

  game(key: string): GameInfo | undefined {
    return this.#games.find((game) => game.key === key);
  }

  /** What stands on the box of a game; null until it is loaded. */
  coverOf(key: string): Words | null {
    return this.#words[key] ?? null;
  }

  title(key: string): string {
    return this.#words[key]?.say("game-title") ?? key;
  }

  subtitle(key: string): string {
    return this.#words[key]?.say("game-subtitle") ?? "";
  }

  fullTitle(key: string): string {
    const spoken = this.#words[key];
    return spoken ? fullTitle(spoken) : this.title(key);
  }

  async #fetch(): Promise<void> {
    const [games, levels] = await Promise.all([api.games(), api.levels()]);
    strength.offer(levels);
    const speakers = await Promise.all(games.map((game) => language.coverOf(game.key)));
    this.#words = Object.fromEntries(games.map((game, i) => [game.key, speakers[i]]));
    this.#games = games;
  }

  /** The board of this game will be wanted in a moment: "Play now" must not wait for it. */
  expect(key: string): void {
    void loadBoard(key).catch(() => null);
  }
}

export const catalogue = new Catalogue();
