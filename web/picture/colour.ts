/** Colours that are mixed of others: a picture carries plain ones. */

type Channels = [red: number, green: number, blue: number, alpha: number];

const NAMED: Record<string, Channels> = {
  transparent: [0, 0, 0, 0],
  white: [255, 255, 255, 1],
  black: [0, 0, 0, 1],
};

function channels(text: string): Channels | null {
  const hex = /^#([\da-f]{3,8})$/i.exec(text)?.[1];
  if (!hex) return NAMED[text] ?? null;
  const long = hex.length < 5 ? [...hex].map((digit) => digit + digit).join("") : hex;
  const [red, green, blue, alpha = 255] = long.match(/../g)!.map((pair) => parseInt(pair, 16));
  return [red!, green!, blue!, alpha / 255];
}

const MIX = /color-mix\(in srgb, *([^,()]+?)(?: ([\d.]+)%)?, *([^,()]+?)\)/g;

/** `color-mix(in srgb, a 80%, b)` as one colour. */
export function mixed(value: string): string {
  return value.replace(MIX, (all, first: string, share: string | undefined, second: string) => {
    const [a, b] = [channels(first), channels(second)];
    if (!a || !b) return all;
    const part = share === undefined ? 0.5 : Number(share) / 100;
    const alpha = a[3] * part + b[3] * (1 - part);
    const colour = [0, 1, 2].map((at) =>
      Math.round((a[at]! * a[3] * part + b[at]! * b[3] * (1 - part)) / (alpha || 1)),
    );
    return `rgba(${colour.join(", ")}, ${alpha})`;
  });
}
