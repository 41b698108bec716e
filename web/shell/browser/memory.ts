/** Small things kept in this browser. A browser that refuses to keep anything is no error. */

const PREFIX = "tampu.";

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // private windows and full disks
  }
}

/** Of all that is kept by keys that begin so, let go what `worth` finds least, beyond so many. */
export function keepFew(start: string, most: number, worth: (value: string) => number): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + start));
    const ranked = keys.map((key) => ({ key, worth: worth(localStorage.getItem(key) ?? "") }));
    ranked.sort((a, b) => b.worth - a.worth);
    for (const { key } of ranked.slice(most)) localStorage.removeItem(key);
  } catch {
    // nothing is kept here at all
  }
}
