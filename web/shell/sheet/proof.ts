/** The promise about chance: the seed's hash before the game, the seed after it. */

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
}

/** SHA-256 as hexadecimal digits; null where the page may not compute it (no secure address). */
async function sha256(hex: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", bytes(hex));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the seed is the one that was promised; null: it cannot be computed here. */
export async function kept(commitment: string, seed: string): Promise<boolean | null> {
  const hash = await sha256(seed);
  return hash === null ? null : hash === commitment.toLowerCase();
}
