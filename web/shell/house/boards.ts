/** The games' boards, each loaded when a table of that game is opened. */
import type { BoardModule, SourceModule } from "../../boards/contract";

type Loader = () => Promise<{ default: BoardModule<unknown> }>;

const modules = import.meta.glob("../../boards/*/index.ts") as Record<string, Loader>;

export async function loadBoard(game: string): Promise<BoardModule<unknown>> {
  const load = modules[`../../boards/${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}

const sources = import.meta.glob("../../boards/*/source.ts") as Record<
  string,
  () => Promise<SourceModule>
>;

/** What points of a game are called; null: they all have one source. */
export async function loadSources(game: string): Promise<SourceModule | null> {
  return (await sources[`../../boards/${game}/source.ts`]?.()) ?? null;
}
