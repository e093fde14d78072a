/** Which of many things have a key, each read once: a question beside thousands of them looks at its own. */

/** The places, in order, of the items that have each key. `keysOf`: of one item; a key may come several times. */
export function placesBy<Item, Key>(items: Iterable<Item>, keysOf: (item: Item) => Iterable<Key>): Map<Key, number[]> {
  const places = new Map<Key, number[]>();
  let at = 0;
  for (const item of items) {
    for (const key of keysOf(item)) {
      const known = places.get(key);
      if (known === undefined) places.set(key, [at]);
      else if (known[known.length - 1] !== at) known.push(at);
    }
    at += 1;
  }
  return places;
}
