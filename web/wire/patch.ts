/** What is new in a view, put together again: the other half of the server's `patches.py`. */
type Patch = Record<string, unknown>;

const isPatch = (value: unknown): value is Patch =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `{"~": patch}`: a part that changed in part; `{"#": {"2": patch}}`: some of a list did. */
function changed(old: unknown, change: unknown): unknown {
  if (!isPatch(change)) return change;
  if (isPatch(change["~"])) return patched(old, change["~"]);
  const parts = change["#"];
  if (!isPatch(parts)) return change;
  return (old as unknown[]).map((part, index) => patched(part, parts[index]));
}

/** The view after a patch; whatever did not change is shared with the one before. */
export function patched<View>(before: View, patch: unknown): View {
  if (!isPatch(patch)) return before;
  const old = before as Patch;
  const news = Object.entries(patch).map(([key, value]) => [key, changed(old[key], value)]);
  return { ...old, ...Object.fromEntries(news) } as View;
}
