/** What the tables of How to play say of each thing: its name, and what it is. */
import type { HowToPlay, Passage } from "../../wire/types";

export interface ThingTold {
  name: Passage;
  what: Passage;
}

/** By the key with which boards draw and mark it. */
export function thingsTold({ sections }: HowToPlay): Map<string, ThingTold> {
  const rows = sections.flatMap(({ blocks }) =>
    blocks.filter(({ kind }) => kind === "table").flatMap((block) => block.rows),
  );
  return new Map(
    rows.flatMap(([drawn, name, what]): [string, ThingTold][] => {
      const key = drawn?.words.find(({ thing }) => thing !== "")?.thing;
      return key && what ? [[key, { name, what }]] : [];
    }),
  );
}
