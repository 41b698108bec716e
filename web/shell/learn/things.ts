/** How the game's board draws one of its things alone. */
import { getContext, setContext } from "svelte";
import type { BoardModule } from "../../boards/contract";

type Things = BoardModule["things"];

const KEY = Symbol("things");
export const putThings = (things: Things) => setContext(KEY, things);
export const theThings = () => getContext<Things>(KEY);
