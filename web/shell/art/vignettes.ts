/** The pictures of all games, each from its board's folder: they are there before any board is. */
import type { Component } from "svelte";

interface Drawn {
  default: Component;
  tint: string;
}

const drawn = import.meta.glob<Drawn>("../../boards/*/Vignette.svelte", { eager: true });

export const vignettes: readonly Component[] = Object.values(drawn).map((each) => each.default);

/** The colour under a game's picture. */
export const tintOf = (game: string): string =>
  drawn[`../../boards/${game}/Vignette.svelte`]?.tint ?? "var(--clay)";
