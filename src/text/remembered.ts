/**
 * What was made of a text or a record, remembered so that it is not made again: lists ask for the same titles, names and records over
 * and over. Texts are remembered in tables of bounded size, emptied when full; what is made of a record lives as long as the record.
 */

/** As `make`, which must give the same for the same text; at most `most` of them are remembered. `undefined` is made anew each time. */
export function lately<Made>(most: number, make: (text: string) => Made): (text: string) => Made {
  const held = new Map<string, Made>();
  return (text) => {
    const known = held.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (held.size >= most) held.clear();
    held.set(text, made);
    return made;
  };
}

/** As `make`, which must give the same for the same object: remembered as long as the object is. */
export function oncePer<Item extends object, Made>(make: (item: Item) => Made): (item: Item) => Made {
  const held = new WeakMap<Item, Made>();
  return (item) => {
    const known = held.get(item);
    if (known !== undefined) return known;
    const made = make(item);
    held.set(item, made);
    return made;
  };
}
