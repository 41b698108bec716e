/** What can be asked of the server about devices, and on the way back to a guest. */
import { ask, at } from "./api";
import type { DevicesTold, Lang, LinkMade, LinkTold, Me, ProspectTold } from "./types";

/** What `navigator.credentials` takes and gives, in JSON. */
export type Json = Record<string, unknown>;

const devices = (...rest: string[]) => at("devices", ...rest);
const asked = (...path: string[]) => ask<{ options: Json }>("POST", at(...path, "options"));

export const identity = {
  devices: () => ask<DevicesTold>("GET", devices()),
  signOut: (device: string) => ask<Me>("DELETE", devices(device)),
  /** This browser takes a cookie of which there are no copies; then all others end. If the second
   *  answer does not arrive, nothing is lost. */
  signOutOthers: async () => {
    await ask<Me>("POST", devices("renewal"));
    return ask<DevicesTold>("DELETE", devices());
  },
  makeLink: () => ask<LinkMade>("POST", devices("link")),
  link: () => ask<LinkTold>("GET", devices("link")),
  withdrawLink: () => ask<Me>("DELETE", devices("link")),
  makePhrase: (lang: Lang) => ask<{ words: string[] }>("POST", devices("phrase"), { lang }),
  dropPhrase: () => ask<DevicesTold>("DELETE", devices("phrase")),
  wantPasskey: () => asked("devices", "passkeys"),
  makePasskey: (credential: Json) => ask<DevicesTold>("POST", devices("passkeys"), { credential }),
  dropPasskey: (passkey: string) => ask<DevicesTold>("DELETE", devices("passkeys", passkey)),

  byLink: (secret: string) => ask<ProspectTold>("POST", at("coming", "link"), { secret }),
  byPhrase: (phrase: string) => ask<ProspectTold>("POST", at("coming", "phrase"), { phrase }),
  askPasskey: () => asked("coming", "passkey"),
  byPasskey: (credential: Json) =>
    ask<ProspectTold>("POST", at("coming", "passkey"), { credential }),
  come: (ticket: string, bring: boolean) => ask<Me>("POST", at("coming"), { ticket, bring }),
};
