/** What of this board stands on a picture of the table. */
import type { PictureModule } from "../contract";
import { FeldDraft } from "./draft.svelte";
import Picture from "./Picture.svelte";
import Art from "./pieces/Defs.svelte";
import { player, progress } from "./progress";
import theme from "./theme.css?inline";
import type { View } from "./view";

const picture: PictureModule<View, FeldDraft> = {
  draft: (props) => new FeldDraft(props),
  Art,
  Picture,
  player,
  progress,
  theme: { name: "cf", sheet: theme },
};

export default picture;
