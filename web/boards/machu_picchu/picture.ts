/** What of this board stands on a picture of the table. */
import type { PictureModule } from "../contract";
import { MachuDraft } from "./draft.svelte";
import Picture from "./Picture.svelte";
import Art from "./pieces/Defs.svelte";
import { player, progress } from "./progress";
import theme from "./theme.css?inline";
import type { View } from "./view";

const picture: PictureModule<View, MachuDraft> = {
  draft: (props) => new MachuDraft(props),
  Art,
  Picture,
  player,
  progress,
  theme: { name: "mp", sheet: theme },
};

export default picture;
