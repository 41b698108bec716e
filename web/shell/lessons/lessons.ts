/** The lessons of a game: fetched once per language. */
import { api } from "../../wire/api";
import { once } from "../../wire/once";
import type { Lang, LessonInfo } from "../../wire/types";

export const lessonsOf: (game: string, lang: Lang) => Promise<LessonInfo[]> = once(api.lessons);
