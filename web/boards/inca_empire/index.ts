/** The board of Inca Empire, as the frame knows it. */
import type { BoardModule } from "../contract";
import { wordsOf } from "../kit/notation";
import Answers from "./Answers.svelte";
import Board from "./Board.svelte";
import { wears } from "./colours";
import { IncaDraft } from "./draft.svelte";
import { duration } from "./duration";
import Hand from "./Hand.svelte";
import { KEYS } from "./keys";
import Panel from "./Panel.svelte";
import Art from "./pieces/Defs.svelte";
import { phases, player, progress, rounds } from "./progress";
import { sheet } from "./sheet";
import type { View } from "./view";

const board: BoardModule<View, IncaDraft> = {
  draft: (props) => new IncaDraft(props),
  Art,
  Board,
  Hand,
  Panel,
  Answers,
  asks: () => true,
  zooms: true,
  keys: KEYS,
  progress,
  phases,
  rounds,
  player,
  duration,
  wears,
  place: (name) => `[data-place="${name}"], .map [data-thing="${name}"]`,
  named: (answer) => wordsOf(answer).slice(1),
  seek: (draft, places) => (draft.sought = places),
  things: () => import("./Thing.svelte"),
  sheet,
};

export default board;
