/** The picture of each bonus of the end. */
export const BONUS_SIGNS: Readonly<Record<string, string>> = {
  feathers: "headdress",
  circles: "circle",
  missions: "vp",
  quipus: "quipu",
  tiles: "study",
  goods: "goods",
  inti: "inti",
  villages: "village",
};
