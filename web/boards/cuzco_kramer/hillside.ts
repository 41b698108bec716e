/** Pointy hexes seen from the south: the side face shows the height. */
type Kind = "crops" | "village" | "temple" | "water";
/** Column, row, height, what grows there. */
type Cell = [number, number, number, Kind];

const CELLS: Cell[] = [
  [2, 0, 1, "crops"],
  [3, 0, 2, "crops"],
  [4, 0, 2, "village"],
  [5, 0, 1, "crops"],
  [1, 1, 1, "crops"],
  [2, 1, 3, "village"],
  [3, 1, 4, "temple"],
  [4, 1, 3, "crops"],
  [5, 1, 1, "village"],
  [1, 2, 1, "village"],
  [2, 2, 2, "crops"],
  [3, 2, 3, "village"],
  [4, 2, 2, "village"],
  [5, 2, 2, "crops"],
  [6, 2, 0, "water"],
  [1, 3, 0, "water"],
  [2, 3, 1, "crops"],
  [3, 3, 1, "village"],
  [4, 3, 1, "crops"],
  [5, 3, 1, "crops"],
];
const CLAY = { lit: "#d9a06b", dark: "#8a5230", mid: "#b1713f" };
const FACES = {
  crops: { lit: "#86b56e", dark: "#4f7a3f", mid: "#6a9a57" },
  village: CLAY,
  temple: CLAY,
  water: { lit: "#4f95b8", dark: "#2b6384", mid: "#3b7ea1" },
};
const INCAS: Record<string, number> = { "2,1": 0, "4,2": 1, "3,2": 3 };
const R = 29;
const W = R * Math.sqrt(3);
const FLAT = 0.6;
const STEP = 15;
const CORNERS = [
  [0, -R],
  [W / 2, -R / 2],
  [W / 2, R / 2],
  [0, R],
  [-W / 2, R / 2],
  [-W / 2, -R / 2],
];

function hexOf([column, row, height, kind]: Cell) {
  const x = column * W + (row % 2 ? 0 : W / 2) - 16;
  const ground = 108 + row * R * 1.5 * FLAT;
  const top = ground - height * STEP;
  const at = (i: number, y: number) =>
    `${(CORNERS[i][0] + x).toFixed(1)},${(CORNERS[i][1] * FLAT + y).toFixed(1)}`;
  const side = (a: number, b: number) =>
    `M${at(a, top)} L${at(b, top)} L${at(b, ground + 6)} L${at(a, ground + 6)}z`;
  const layer = (y: number) => `M${at(4, y)} L${at(3, y)} L${at(2, y)}`;
  const key = `${column},${row}`;
  return {
    key,
    x,
    top,
    kind,
    ...FACES[kind],
    left: side(4, 3),
    right: side(3, 2),
    face: `M${CORNERS.map((_, i) => at(i, top)).join(" L")}z`,
    layers: Array.from({ length: height }, (_, k) => layer(top + (k + 1) * STEP)),
    inca: INCAS[key] ?? null,
  };
}

export const hexes = CELLS.map(hexOf);
