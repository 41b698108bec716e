/** How one is called when somebody waits: what can be asked about it. */
import { ask, at } from "./api";
import type { CallsTold, CallTried, ChannelChange, ChannelTold, NewChannel } from "./types";

export const calls = {
  all: () => ask<CallsTold>("GET", at("calls")),
  add: (channel: NewChannel) => ask<ChannelTold>("POST", at("calls"), channel),
  change: (id: string, change: ChannelChange) => ask<ChannelTold>("PUT", at("calls", id), change),
  remove: (id: string) => ask<CallsTold>("DELETE", at("calls", id)),
  /** A message now; or, where an address is not confirmed, the letter that asks for it. */
  try: (id: string) => ask<CallTried>("POST", at("calls", id, "try")),
};
