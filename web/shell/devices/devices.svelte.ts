/** The devices of the guest who sits here, as the server last told them. */
import { problemOf } from "../../wire/api";
import { identity } from "../../wire/identity";
import type { DevicesTold, Problem } from "../../wire/types";
import { guest } from "../house/guest.svelte";
import { notices } from "../house/notices.svelte";
import { words } from "../speech/language.svelte";

export interface Agent {
  browser: string;
  system: string;
}

/** Which kind of browser, in words. */
export const agentName = ({ browser, system }: Agent) =>
  words.say("device-is", {
    browser: words.say("browser", { key: browser }),
    system: words.say("system", { key: system }),
  });

class Devices {
  #told = $state.raw<DevicesTold | null>(null);
  #trouble = $state.raw<Problem | null>(null);

  get told(): DevicesTold | null {
    return this.#told;
  }
  get trouble(): Problem | null {
    return this.#trouble;
  }

  async load(): Promise<void> {
    this.#trouble = null;
    try {
      await guest.begin();
      this.#told = await identity.devices();
    } catch (thrown) {
      this.#trouble = problemOf(thrown);
    }
  }

  /** Something changes what is listed; `done` says so. Whether it did. */
  change(doing: () => Promise<DevicesTold | null>, done?: string): Promise<boolean> {
    return notices.attempt(async () => {
      const told = await doing();
      if (told === null) return;
      this.#told = told;
      if (done) notices.done(words.say(done));
    });
  }
}

export const devices = new Devices();
