/** The tables on the home page: one's own and the open ones, looked up now and then. */
import { api } from "../../wire/api";
import type { LockedTable, TableInfo, TableList } from "../../wire/types";
import { badge } from "../house/app.svelte";
import { guest } from "../house/guest.svelte";
import { waitsForMe as isAsking } from "../house/ring.svelte";

const EVERY = 8_000;

class Tables {
  #list = $state.raw<TableList>({ mine: [], open: [], locked: [] });
  #loaded = $state.raw(false);
  #looked = $state.raw(false);

  /** The first look has ended, one way or the other. */
  get looked(): boolean {
    return this.#looked;
  }
  get loaded(): boolean {
    return this.#loaded;
  }
  /** Mine that are not over, those that wait for me first. */
  get running(): TableInfo[] {
    const running = this.#list.mine.filter((table) => table.status !== "over");
    return running.toSorted((a, b) => Number(isAsking(b)) - Number(isAsking(a)));
  }
  get finished(): TableInfo[] {
    return this.#list.mine.filter((table) => table.status === "over");
  }
  get open(): TableInfo[] {
    return this.#list.open;
  }
  /** With a free seat too, for whoever knows the password. */
  get locked(): LockedTable[] {
    return this.#list.locked;
  }
  /** The game to go back to: one that waits for me, or the newest that goes on. */
  get next(): TableInfo | undefined {
    return this.running[0];
  }

  isAsking = isAsking;

  /** Look now and from time to time; the answer ends it. */
  watch(): () => void {
    const look = () => {
      if (!document.hidden) void this.refresh();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** A failure is no news here: the page itself tells if the server is away. */
  async refresh(): Promise<void> {
    try {
      await guest.begin();
      this.#list = await api.tables();
      this.#loaded = true;
      badge(this.running.filter(isAsking).length);
    } catch {
      // next time
    } finally {
      this.#looked = true;
    }
  }
}

export const tables = new Tables();
