/** The message files, each loaded when first needed: the same ones that Python reads. */
import type { Lang } from "../../wire/types";

type Loader = () => Promise<string>;
type Files = Record<string, Loader>;

const house = import.meta.glob("../../../src/tampu/languages/words/*.ftl", {
  query: "?raw",
  import: "default",
}) as Files;
const page = import.meta.glob("../../words/*.ftl", { query: "?raw", import: "default" }) as Files;
const games = import.meta.glob("../../../src/tampu/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
}) as Files;
const boards = import.meta.glob("../../boards/*/words/*.ftl", {
  query: "?raw",
  import: "default",
}) as Files;

const covers = import.meta.glob("../../../src/tampu/games/*/words/*.ftl", {
  query: "?cover",
  import: "default",
}) as Files;

function pick(files: Files, ending: string): Promise<string> {
  const path = Object.keys(files).find((name) => name.endsWith(ending));
  return path === undefined ? Promise.resolve("") : files[path]();
}

/** The texts of the house and the page and, if a game is named, of the game and its board. */
export function texts(lang: Lang, game: string | null): Promise<string[]> {
  const file = `/words/${lang}.ftl`;
  const wanted = [pick(house, file), pick(page, file)];
  if (game !== null) {
    wanted.push(pick(games, `/${game}${file}`), pick(boards, `/${game}${file}`));
  }
  return Promise.all(wanted);
}

/** What stands on the box of a game. */
export const cover = (lang: Lang, game: string): Promise<string[]> =>
  Promise.all([pick(covers, `/${game}/words/${lang}.ftl`)]);
