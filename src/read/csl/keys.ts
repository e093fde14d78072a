/** Keys of entries within one document: each is given once, so that a key names one entry. */

/** A key not given before: a second `smith` becomes `smith (2)`. `taken` counts the keys of one document. */
export function uniqueKey(key: string, taken: Map<string, number>): string {
  let name = key;
  for (;;) {
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    if (before === 0) return name;
    name = `${name} (${before + 1})`;
  }
}
