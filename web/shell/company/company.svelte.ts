/** The others at a table: what they said before, whom one does not want to hear, who leads. */
import type { Position } from "../../wire/types";
import { Lead, type Tell } from "./lead.svelte";
import { Mutes } from "./mutes.svelte";
import { Older } from "./older.svelte";

export class Company {
  readonly older: Older;
  readonly mutes: Mutes;
  readonly lead: Lead;

  constructor(table: string, tell: Tell) {
    this.older = new Older(table);
    this.mutes = new Mutes(table);
    this.lead = new Lead(tell);
  }

  /** Everything anew. */
  arrived(position: Position): void {
    this.older.start(position);
    void this.mutes.meet(position.chat);
  }
}
