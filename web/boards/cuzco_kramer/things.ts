/** By which key the tables of How to play name a thing: boards mark it so with `data-what`. */
import { landAt } from "./printed";
import { basinAt, faceAt, incaAt, type Card, type Cell, type TileKind, type View } from "./view";

const TILES: Record<TileKind, string> = {
  "3": "triple",
  "2": "double",
  "1v": "village_single",
  "1c": "crops_single",
};

export const tileThing = (kind: TileKind): string => TILES[kind];

export const cardThing = (card: Card): string => `card-${card.toLowerCase()}`;

/** What one would call this cell: the piece on it, else its face, else the land. */
export function cellThing(view: View, cell: Cell): string {
  if (incaAt(view, cell) !== null) return "inca";
  if (view.temples[cell]) return `temple-${view.temples[cell]}`;
  if (basinAt(view, cell)) return "basin";
  const land = landAt(cell);
  return faceAt(view, cell) ?? (land === "site" ? "ground" : land);
}
