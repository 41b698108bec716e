/** How strong the bots of "Play now" are: chosen once, remembered. */
import type { Level } from "../../wire/types";
import { keep, kept } from "../browser/memory";

export const LEVELS: readonly Level[] = ["random", "greedy", "search"];
const KEY = "level";
const USUAL: Level = "greedy";

class Strength {
  #level = $state.raw<Level>(LEVELS.find((level) => level === kept(KEY)) ?? USUAL);

  get level(): Level {
    return this.#level;
  }

  choose(level: Level): void {
    this.#level = level;
    keep(KEY, level);
  }
}

export const strength = new Strength();
