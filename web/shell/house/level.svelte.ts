/** How strong bots are: the levels that the server offers, and the one of "Play now", remembered. */
import type { Level, LevelInfo } from "../../wire/types";
import { keep, kept } from "../browser/memory";
import { words } from "../speech/language.svelte";
import type { Words } from "../speech/words.svelte";

const KEY = "level";

class Strength {
  #offered = $state.raw<LevelInfo[]>([]);
  #chosen = $state.raw(kept(KEY));

  /** A level with how long it thinks. */
  inFull(level: Level): string {
    const seconds = this.#offered.find(({ key }) => key === level)?.seconds ?? null;
    const name = levelName(level);
    return seconds === null ? name : words.say("level-time", { level: name, seconds });
  }

  /** In the order of the server: the house's, weakest first, and those that its host added. */
  get offered(): Level[] {
    return this.#offered.map(({ key }) => key);
  }

  offer(levels: LevelInfo[]): void {
    this.#offered = levels;
  }

  /** Of "Play now": what was chosen last, if it is still offered. */
  get level(): Level | null {
    return this.offered.find((key) => key === this.#chosen) ?? this.usual;
  }

  /** The middle one of the house; null: not known yet. */
  get usual(): Level | null {
    const house = this.#house;
    return house[house.length >> 1] ?? null;
  }

  /** Of a bot that is invited to a table: the strongest of the house. */
  get strongest(): Level | null {
    return this.#house.at(-1) ?? null;
  }

  choose(level: Level): void {
    this.#chosen = level;
    keep(KEY, level);
  }

  get #house(): Level[] {
    return this.#offered.filter(({ house }) => house).map(({ key }) => key);
  }
}

export const strength = new Strength();

/** What a level is called; one that is not of the house has the name that its host gave it. */
export function levelName(level: Level, spoken: Words | null = null): string {
  if (words.has(`level-${level}`)) return words.say(`level-${level}`);
  const [base, character] = parted(level);
  if (!character || !spoken?.has(`character-${character}`)) return level;
  const said = spoken.say(`character-${character}`);
  return words.say("level-of", { level: levelName(base), character: said });
}

/** What a level is like, in a sentence: of its character, in the game's words, or of the level itself;
 * empty where nobody has said it. */
export function aboutLevel(level: Level, spoken: Words): string {
  const [base, character] = parted(level);
  const own = `character-${character}.about`;
  if (spoken.has(own)) return spoken.say(own);
  const id = `level-${base}.about`;
  return words.has(id) ? words.say(id) : "";
}

/** A level and its character, which is written behind it; empty: none. */
function parted(level: Level): [Level, string] {
  const dash = level.indexOf("-");
  return dash < 0 ? [level, ""] : [level.slice(0, dash), level.slice(dash + 1)];
}

/** Of the levels with characters those that are a character of this one, each with its name. */
export function charactersOf(
  level: Level | null,
  offered: Level[],
  spoken: Words,
): { level: Level; name: string }[] {
  return offered
    .filter((each) => parted(each)[0] === level)
    .map((each) => {
      const id = `character-${parted(each)[1]}`;
      return { level: each, name: spoken.has(id) ? spoken.say(id) : words.say(id) };
    });
}

/** Bots of a level, as opponents. */
export const opponents = (level: Level): string =>
  words.say("play-against", { level: levelName(level) });
