/** The colour under each game's picture. */
const TINTS: Record<string, string> = {
  machu_picchu: "#d9745a",
  cuzco_kramer: "#5f8f4e",
  inca_empire: "#3b7ea1",
  cuzco_feld: "#8a5a9c",
};

export const tintOf = (game: string) => TINTS[game] ?? "var(--clay)";
