/** SHA-256 and HMAC as this browser computes them: on secure pages only. */

const text = new TextEncoder();

/** Whether this page may compute at all: https, or this very machine. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The hash of bytes that are given as hexadecimal digits. */
export const hashOf = (hex: string): Promise<string> => digest(bytesOf(hex));

export const hashOfText = (line: string): Promise<string> => digest(text.encode(line));

async function digest(content: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", content)));
}

/** HMAC-SHA-256 of texts, with one key. */
export async function signer(key: string): Promise<(line: string) => Promise<Uint8Array>> {
  const kind = { name: "HMAC", hash: "SHA-256" };
  const secret = await crypto.subtle.importKey("raw", bytesOf(key), kind, false, ["sign"]);
  return async (line) =>
    new Uint8Array(await crypto.subtle.sign("HMAC", secret, text.encode(line)));
}
