/** The board of Cuzco by Kiesling and Kramer, as the frame knows it. */
import type { BoardModule } from "../contract";
import { wordsOf } from "../kit/notation";
import Answers from "./Answers.svelte";
import Board from "./Board.svelte";
import { KramerDraft } from "./draft.svelte";
import { duration } from "./duration";
import Hand from "./Hand.svelte";
import { KEYS } from "./keys";
import Panel from "./Panel.svelte";
import Art from "./pieces/Defs.svelte";
import { phases, player, progress, rounds } from "./progress";
import { sheet } from "./sheet";
import type { View } from "./view";

const board: BoardModule<View, KramerDraft> = {
  draft: (props) => new KramerDraft(props),
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
  place: (name) => `[data-place="${name}"]`,
  // A tile is named by its cells, the village among them by a letter behind it.
  named: (answer) => wordsOf(answer).map((word) => word.replace(/^([A-Z]\d+)v$/, "$1")),
  seek: (draft, places) => (draft.sought = places),
  stage: { width: 920, height: 640 },
  things: () => import("./Thing.svelte"),
  sheet,
};

export default board;
