/** The board of Machu Picchu, as the frame knows it. */
import type { BoardModule } from "../contract";
import { wordsOf } from "../kit/notation";
import Answers from "./Answers.svelte";
import Board from "./Board.svelte";
import { MachuDraft } from "./draft.svelte";
import { duration } from "./duration";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import Art from "./pieces/Defs.svelte";
import { phases, player, progress, rounds } from "./progress";
import { sheet } from "./sheet";
import type { View } from "./view";

const board: BoardModule<View, MachuDraft> = {
  draft: (props) => new MachuDraft(props),
  Art,
  Board,
  Hand,
  Panel,
  Answers,
  asks: (question) => question.kind !== "choose_return_square",
  progress,
  phases,
  rounds,
  player,
  duration,
  place: (name) => `[data-square="${name}"], [data-stair="${name}"], [data-place="${name}"]`,
  named: (answer) => {
    const [verb, ...things] = wordsOf(answer);
    return verb === "card" ? things.map((card) => `card-${card}`) : things;
  },
  stage: { width: 920, height: 640 },
  things: () => import("./Thing.svelte"),
  sheet,
};

export default board;
