/** Which room of the page may use which, as `import-linter` says it for Python. A room uses the ones
 *  before it; nobody uses a game by name; and nothing goes round in a circle. */
const SHELL = [
  "browser",
  "speech",
  "marks",
  "art",
  "house",
  "rules",
  "table",
  "learn",
  "lessons",
  "guide",
  "book",
  "sheet",
  "frame",
  "setup",
  "calls",
  "home",
  "standing",
];
/** What boards may use of the shell. */
const OPEN = "^shell/(browser|speech|marks)/|^shell/rules/(rulebook\\.ts|RuleText\\.svelte)$";
const PARTS =
  "^boards/[^/]+/(index\\.ts|picture\\.ts|Picture\\.svelte|Board\\.svelte|Hand\\.svelte|Panel\\.svelte|Answers\\.svelte)$";

const inOrder = SHELL.slice(0, -1).map((room, index) => ({
  name: `${room}-stands-below`,
  severity: "error",
  from: { path: `^shell/${room}/` },
  to: { path: `^shell/(${SHELL.slice(index + 1).join("|")})/|^shell/[^/]+$` },
}));

export default {
  forbidden: [
    { name: "no-circle", severity: "error", from: {}, to: { circular: true } },
    ...inOrder,
    {
      name: "the-wire-knows-nobody",
      severity: "error",
      from: { path: "^wire/" },
      to: { path: "^(shell|boards)/" },
    },
    {
      name: "nobody-uses-the-pictures",
      comment: "They are built by themselves, for the server.",
      severity: "error",
      from: { path: "^(shell|boards|wire)/" },
      to: { path: "^picture/" },
    },
    {
      name: "no-game-by-name",
      severity: "error",
      from: { path: "^shell/" },
      to: { path: "^boards/(?!contract\\.ts)", pathNot: "/Vignette\\.svelte$" },
    },
    {
      name: "boards-use-little-of-the-shell",
      severity: "error",
      from: { path: "^boards/" },
      to: { path: "^shell/", pathNot: OPEN },
    },
    {
      name: "one-game-knows-no-other",
      severity: "error",
      from: { path: "^boards/([^/]+)/" },
      to: { path: "^boards/[^/]+/", pathNot: "^boards/($1|kit)/" },
    },
    {
      name: "the-kit-knows-no-game",
      severity: "error",
      from: { path: "^boards/(kit/|contract\\.ts)" },
      to: { path: "^boards/(?!kit/|contract\\.ts)" },
    },
    {
      name: "what-is-known-draws-nothing",
      comment: "View, draft, offers and the like know no drawing.",
      severity: "error",
      from: { path: "^boards/[^/]+/[^/]+\\.ts$", pathNot: "/(index|picture|sheet)\\.ts$" },
      to: { path: "^boards/[^/]+/.*\\.svelte$" },
    },
    {
      name: "parts-stand-above-their-pieces",
      severity: "error",
      from: { path: "^boards/[^/]+/(stage|panel|pieces)/" },
      to: { path: PARTS },
    },
    {
      name: "pieces-stand-below",
      severity: "error",
      from: { path: "^boards/[^/]+/pieces/" },
      to: { path: "^boards/[^/]+/(stage|panel)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    exclude: { path: "node_modules|fixtures|\\.test\\.ts$" },
  },
};
