/** Icons as paths in a 24 x 24 box: drawn with the pen, or filled. */
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const strokes = {
  book: "M12 6.5C10 4.8 7 4.3 3.5 4.5v14c3.5-.2 6.5.3 8.5 2 2-1.7 5-2.2 8.5-2v-14C17 4.3 14 4.8 12 6.500zM12 6.500v14",
  find: `${circle(10.5, 10.5, 6.5)}M15.5 15.5 21 21`,
  larger: `${circle(10.5, 10.5, 6.5)}M15.5 15.5 21 21M10.5 7.8v5.4M7.8 10.5h5.4`,
  x: "M6 6l12 12M18 6 6 18",
  sheet: "M4 4v16h16M8 15l4-5 3 3 5-7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  undo: "M9 3 4 8l5 5M4 8h10a6 6 0 0 1 0 12h-3",
  first: "M6 5v14M19 5 9 12l10 7z",
  prev: "M15 5l-8 7 8 7",
  next: "M9 5l8 7-8 7",
  rewind: "M12 5l-8 7 8 7M20 5l-8 7 8 7",
  forward: "M4 5l8 7-8 7M12 5l8 7-8 7",
  skip: "M5 5l9 7-9 7zM18 5v14",
  people: `${circle(9, 8, 3.5)}M2.5 20c.6-4 3-6 6.5-6s5.9 2 6.5 6M16 5a3.5 3.5 0 0 1 0 6.500M18 14.500c2 .8 3.2 2.7 3.5 5.5`,
  clock: `${circle(12, 12, 9)}M12 7v5.500l3.5 2`,
  link: "M10 14a4.5 4.5 0 0 0 6.4 0l3.3-3.300a4.5 4.5 0 0 0-6.4-6.400L12 5.600M14 10a4.5 4.5 0 0 0-6.4 0l-3.3 3.300a4.5 4.5 0 0 0 6.4 6.400l1.3-1.3",
  sun: `${circle(12, 12, 4)}M12 2.500v2.500M12 19v2.500M2.5 12H5M19 12h2.500M5.3 5.3 7 7M17 17l1.7 1.700M5.3 18.7 7 17M17 7l1.7-1.7`,
  moon: "M19.5 14.500A8 8 0 0 1 9.5 4.500a8 8 0 1 0 10 10z",
  screen: "M3.5 5h17v11h-17zM9 20h6M12 16v4",
  help: `${circle(12, 12, 9)}M9.3 9.300a2.8 2.8 0 1 1 4 2.600c-.9.5-1.3 1-1.3 2.100M12 17v.2`,
  download: "M12 4v11M7 10.500l5 5 5-5M4.5 20h15",
  upload: "M12 16V5M7 9.500l5-5 5 5M4.5 20h15",
  check: "M4.5 12.500l5 5 10-11",
  copy: "M8.5 8.500h11v11h-11zM15.5 8.500v-4h-11v11h4",
  share: "M12 15V4M8 7.5 12 3.500l4 4M6 11.500H4.500v9h15v-9H18",
  pencil: "M4 20l1-4.500L16 4.500l3.5 3.500L8.5 19z",
  eye: `M2.5 12C5 7.5 8.3 5.3 12 5.300s7 2.2 9.5 6.700c-2.5 4.5-5.8 6.7-9.5 6.700S5 16.5 2.5 12z${circle(12, 12, 2.8)}`,
  bot: "M5 9h14v10H5zM12 9V5M12 5h.1M9 13v1.500M15 13v1.500M2.5 12.500v3M21.5 12.500v3",
  away: "M3 9c5.5-5 12.5-5 18 0M6.5 13c3.3-3 7.7-3 11 0M12 17.500v.1M4 4l16 16",
  chat: "M4 5h16v11h-9l-4.5 4v-4H4z",
  log: "M5 6h.1M9 6h11M5 12h.1M9 12h11M5 18h.1M9 18h11",
  board: "M4 4h16v16H4zM4 12h16M12 4v16",
  dots: "M5 12h.1M12 12h.1M19 12h.1",
  home: "M4 11l8-7 8 7v9h-5.500v-6h-5v6H4z",
  shield: "M12 3l7.5 3v5.500c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.500V6zM8.5 12l2.5 2.5 4.5-5",
  again: "M19.5 12a7.5 7.5 0 1 1-2.5-5.600M19.5 3v4.500H15",
  chair: "M7 4v9h10V4M7 13v7M17 13v7M7 9h10",
} as const;

export const solids = {
  play: "M7 4.500v15l12-7.500z",
  pause: "M6 5h4v14H6zM14 5h4v14h-4z",
} as const;

export type IconName = keyof typeof strokes | keyof typeof solids;
