/** A file that the page has at hand is saved as if it had been downloaded. */

const SOON = 60_000;

export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SOON);
}
