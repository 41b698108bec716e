/** What of this board stands on a picture of the table. */
import type { PictureModule } from "../contract";
import { wears } from "./colours";
import { IncaDraft } from "./draft.svelte";
import Picture from "./Picture.svelte";
import Art from "./pieces/Defs.svelte";
import { player, progress } from "./progress";
import theme from "./theme.css?inline";
import type { View } from "./view";

const picture: PictureModule<View, IncaDraft> = {
  draft: (props) => new IncaDraft(props),
  Art,
  Picture,
  player,
  progress,
  wears,
  theme: { name: "ie", sheet: theme },
};

export default picture;
