/** How a game is played: fetched once per language. */
import { api } from "../../wire/api";
import { once } from "../../wire/once";
import type { HowToPlay, Lang } from "../../wire/types";

export const howToPlay: (game: string, lang: Lang) => Promise<HowToPlay> = once(api.howToPlay);

/** What the boxes have on a card: shown apart, with one key. */
export const AID = "aid";
/** A round is shown as a strip. */
export const ROUND = "round";
