/** Passkeys, as this browser makes and shows them. What goes over the wire is JSON; browsers take
 *  and give bytes. */
import { identity, type Json } from "../../wire/identity";
import type { DevicesTold, ProspectTold } from "../../wire/types";

/** An address in numbers is no name for which a passkey can be made. */
const NUMBERS = /^[\d.]+$|:/;

/** Whether there can be any at this address, in this browser. */
export const passkeysHere = (): boolean =>
  isSecureContext && "PublicKeyCredential" in globalThis && !NUMBERS.test(location.hostname);

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

interface Named {
  id: string;
}

/** Descriptions of passkeys, with bytes for their ids. */
const named = (known: unknown) =>
  ((known ?? []) as Named[]).map((each) => ({ ...each, id: bytesOf(each.id) }));

/** The same as the server takes it; null: whoever was asked did not want to. */
function told(credential: Credential | null, fields: readonly string[]): Json | null {
  if (!(credential instanceof PublicKeyCredential)) return null;
  const response = credential.response as unknown as Record<string, ArrayBuffer | null>;
  const given = fields.filter((field) => response[field]);
  return {
    id: credential.id,
    rawId: textOf(credential.rawId),
    type: credential.type,
    response: Object.fromEntries(given.map((field) => [field, textOf(response[field]!)])),
  };
}

/** null: they thought better of it, or there is one already. */
async function unless<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking;
  } catch (thrown) {
    if (thrown instanceof DOMException) return null;
    throw thrown;
  }
}

/** A new one for this guest; null: nothing came of it. */
export async function makePasskey(): Promise<DevicesTold | null> {
  const { options } = await identity.wantPasskey();
  const user = options.user as Named & PublicKeyCredentialUserEntity;
  const publicKey = {
    ...options,
    challenge: bytesOf(String(options.challenge)),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: named(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await unless(navigator.credentials.create({ publicKey }));
  const credential = told(made, ["clientDataJSON", "attestationObject"]);
  return credential && identity.makePasskey(credential);
}

/** Whose passkey somebody shows; null: nobody's. */
export async function showPasskey(): Promise<ProspectTold | null> {
  const { options } = await identity.askPasskey();
  const publicKey = {
    ...options,
    challenge: bytesOf(String(options.challenge)),
    allowCredentials: named(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const shown = await unless(navigator.credentials.get({ publicKey }));
  const fields = ["clientDataJSON", "authenticatorData", "signature", "userHandle"];
  const credential = told(shown, fields);
  return credential && identity.byPasskey(credential);
}
