/** The ways on which this guest is called. */
import { calls } from "../../wire/calls";
import type { CallTried, ChannelChange, ChannelTold, NewChannel } from "../../wire/types";
import { guest } from "../house/guest.svelte";

class Ways {
  #list = $state.raw<ChannelTold[]>([]);
  #push = $state.raw("");
  #mail = $state.raw(false);
  #loaded = $state.raw(false);

  get list(): ChannelTold[] {
    return this.#list;
  }
  /** The key with which a browser subscribes. */
  get push(): string {
    return this.#push;
  }
  /** Whether the house can send letters. */
  get mail(): boolean {
    return this.#mail;
  }
  get loaded(): boolean {
    return this.#loaded;
  }

  async load(): Promise<void> {
    await guest.begin();
    const told = await calls.all();
    this.#list = told.channels;
    this.#push = told.push;
    this.#mail = told.mail;
    this.#loaded = true;
  }

  async add(channel: NewChannel): Promise<ChannelTold> {
    const added = await calls.add(channel);
    this.#put(added);
    return added;
  }

  async change(id: string, change: ChannelChange): Promise<void> {
    this.#put(await calls.change(id, change));
  }

  async try(id: string): Promise<CallTried> {
    const tried = await calls.try(id);
    this.#put(tried.channel);
    return tried;
  }

  async remove(id: string): Promise<void> {
    this.#list = (await calls.remove(id)).channels;
  }

  #put(channel: ChannelTold): void {
    const known = this.#list.some(({ id }) => id === channel.id);
    this.#list = known
      ? this.#list.map((each) => (each.id === channel.id ? channel : each))
      : [...this.#list, channel];
  }
}

export const ways = new Ways();
