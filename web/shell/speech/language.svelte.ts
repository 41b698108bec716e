/** Which language is spoken: one choice for the whole page, kept in this browser. */
import type { Lang } from "../../wire/types";
import { keep, kept } from "../browser/memory";
import { cover } from "./sources";
import { LANGS, Speaker } from "./words.svelte";

const isLang = (text: string): text is Lang => (LANGS as readonly string[]).includes(text);

/** The reader's choice, or else the first of the browser's languages that we speak. */
export function preferred(chosen: string | null, wished: readonly string[]): Lang {
  if (chosen !== null && isLang(chosen)) return chosen;
  return wished.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLang) ?? "en";
}

class Language {
  #speakers = new Map<string | null, Promise<Speaker>>();
  #now = $state.raw<Lang>("en");
  /** The words of the house and the page. */
  readonly words = new Speaker();

  get now(): Lang {
    return this.#now;
  }

  /** To be awaited once before anything is shown. */
  async begin(): Promise<void> {
    this.#speakers.set(null, Promise.resolve(this.words));
    await this.choose(preferred(kept("language"), navigator.languages));
  }

  async choose(lang: Lang): Promise<void> {
    const speakers = await Promise.all(this.#speakers.values());
    await Promise.all(speakers.map((speaker) => speaker.speak(lang)));
    this.#now = lang;
    keep("language", lang);
    document.documentElement.lang = lang === "pt" ? "pt-BR" : lang;
  }

  /** The words of one game, which follow the choice of language too. */
  of(game: string): Promise<Speaker> {
    return this.#speaker(game, () => new Speaker(game));
  }

  /** What stands on the box of a game: its title, who made it, and a sentence. */
  coverOf(game: string): Promise<Speaker> {
    return this.#speaker(`cover of ${game}`, () => {
      return new Speaker(game, (lang) => cover(lang, game));
    });
  }

  #speaker(key: string, make: () => Speaker): Promise<Speaker> {
    const known = this.#speakers.get(key);
    if (known) return known;
    const speaker = make();
    const ready = speaker.speak(this.#now).then(() => speaker);
    this.#speakers.set(key, ready);
    return ready;
  }
}

export const language = new Language();
export const words = language.words;
