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
