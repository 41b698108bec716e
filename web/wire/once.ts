/** What never changes is fetched once for each key; what failed is tried again. */
export function once<Key extends string[], Value>(
  fetch: (...key: Key) => Promise<Value>,
): (...key: Key) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (...key) => {
    const name = key.join("/");
    const fetched = known.get(name) ?? fetch(...key);
    known.set(name, fetched);
    fetched.catch(() => known.delete(name));
    return fetched;
  };
}
