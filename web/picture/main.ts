/** Pictures of tables, as SVG: the server runs this where there is no page and no browser. */
import "./intl";
import { render } from "svelte/server";
import type { BoardProps, Drafted, PictureModule } from "../boards/contract";
import { Speaker } from "../shell/speech/words.svelte";
import tokens from "../shell/tokens.css?inline";
import type { Lang } from "../wire/types";
import Frame from "./Frame.svelte";
import { rulesOf, Sheets, styled } from "./style";
import { drawing, treeOf } from "./tree";

interface Task {
  game: string;
  lang: Lang;
  /** The words of the house and of the game. */
  words: string[];
  /** What an onlooker sees. */
  view: unknown;
  /** Null: a seat without a name. */
  names: (string | null)[];
  line: number | null;
  /** Somebody stepped aside after that move. */
  beside: boolean;
}

const boards = import.meta.glob<PictureModule<unknown>>("../boards/*/picture.ts", {
  eager: true,
  import: "default",
});
const texts = import.meta.glob<string>("../boards/*/words/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

const speakers = new Map<string, Speaker>();

function speaker({ game, lang, words }: Task): Speaker {
  const known = speakers.get(`${game} ${lang}`);
  if (known) return known;
  const made = new Speaker(game);
  made.use(lang, [...words, texts[`../boards/${game}/words/${lang}.ftl`]!]);
  speakers.set(`${game} ${lang}`, made);
  return made;
}

const never = () => Promise.reject(new Error("nobody plays on a picture"));

/** Nobody is asked anything, and nothing is on its way. */
const still = (view: unknown, names: string[], words: Speaker): BoardProps<unknown> => ({
  view,
  names,
  words,
  seat: null,
  question: null,
  actions: [],
  prices: [],
  offers: [],
  sending: false,
  showing: null,
  pointed: null,
  told: [],
  act: never,
  why: () => undefined,
  judge: never,
  foresee: never,
  look: never,
  suppose: never,
  cite: () => undefined,
});

function picture(text: string): string {
  const task = JSON.parse(text) as Task;
  const { game, view, line, beside } = task;
  const board = boards[`../boards/${game}/picture.ts`]!;
  const words = speaker(task);
  const names = task.names.map(
    (name, seat) => name ?? words.say("seat-nameless", { number: seat + 1 }),
  );
  const draft: Drafted = board.draft(() => still(view, names, words) as BoardProps<never>);
  const { head, body } = render(Frame, {
    props: { board, view, names, line, beside, words, draft },
  });
  const root = treeOf(body);
  const own = head.replace(/<\/?style[^>]*>/g, "\n");
  styled(root, new Sheets(rulesOf(`${tokens}\n${board.theme.sheet}\n${own}`)));
  return drawing(root);
}

Object.assign(globalThis, { picture });
