/** The board of Cuzco (Stefan Feld), as the frame knows it. */
import type { BoardModule } from "../contract";
import Answers from "./Answers.svelte";
import Board from "./Board.svelte";
import { FeldDraft } from "./draft.svelte";
import { duration } from "./duration";
import Hand from "./Hand.svelte";
import { KEYS } from "./keys";
import Panel from "./Panel.svelte";
import Art from "./pieces/Defs.svelte";
import { named, open, place } from "./places";
import { phases, player, progress, rounds } from "./progress";
import { sheet } from "./sheet";
import type { View } from "./view";

const board: BoardModule<View, FeldDraft> = {
  draft: (props) => new FeldDraft(props),
  Art,
  Board,
  Hand,
  Panel,
  Answers,
  asks: () => true,
  prefaces: ["CF-410"],
  zooms: true,
  keys: KEYS,
  progress,
  phases,
  rounds,
  player,
  duration,
  place,
  named,
  open,
  seek: (draft, places) => (draft.sought = places),
  things: () => import("./Thing.svelte"),
  sheet,
};

export default board;
