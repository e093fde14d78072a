/** A name that stands twice in one object of a JSON text: programs then disagree on which value counts, and people read both. */

const STRING = /"(?:[^"\\]|\\.)*"/sy;

/**
 * The first such name; null when there is none. Takes a text that `JSON.parse` reads. Names are compared as they are read, so that an
 * escape hides none. Linear, however deep the text nests.
 */
export function nameTwice(text: string): string | null {
  /** Names of each open object; null for a list. */
  const open: (Set<string> | null)[] = [];
  let name = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === 123 || sign === 91) {
      open.push(sign === 123 ? new Set() : null);
      name = sign === 123;
    } else if (sign === 125 || sign === 93) {
      open.pop();
      name = false;
    } else if (sign === 44) name = open.at(-1) != null;
    else if (sign === 34) {
      STRING.lastIndex = at;
      const printed = STRING.exec(text)?.[0] ?? '"';
      const names = name ? open.at(-1) : null;
      if (names != null) {
        const read = String(JSON.parse(printed));
        if (names.has(read)) return read;
        names.add(read);
      }
      name = false;
      at += printed.length - 1;
    }
  }
  return null;
}
