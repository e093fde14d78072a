/**
 * Canonical JSON (RFC 8785): one value, one sequence of bytes, so that hashes can be compared across machines and years.
 * ECMAScript already prints numbers and strings as the RFC asks; what is left is the order of keys and the refusal of
 * values that JSON cannot hold.
 */

/** What becomes of values that have no canonical form of their own. */
interface Odd {
  text(text: string): string;
  number(value: number): string;
}

const REFUSED: Odd = {
  text() {
    throw new TypeError('A string with a lone surrogate has no canonical form.');
  },
  number(value) {
    throw new TypeError(`${value} has no canonical form.`);
  },
};
const MENDED: Odd = { text: (text) => JSON.stringify(text.toWellFormed()), number: () => 'null' };

/**
 * The canonical text of a value. Members that are `undefined` are left out, as in JSON.
 * Throws TypeError for NaN, infinities, functions, and strings with a lone surrogate: they have no canonical form.
 */
export const canonical = (value: unknown): string => written(value, REFUSED);

/** The canonical text of what is left of a value when it is written as JSON: no number is null, a lone surrogate its replacement. */
export const canonicalMended = (value: unknown): string => written(value, MENDED);

/** The names of an object's members in canonical order, without those that are `undefined`. */
export const canonicalKeys = (value: object): readonly string[] =>
  Object.entries(value)
    .flatMap(([key, member]) => (member === undefined ? [] : [key]))
    .sort();

function written(value: unknown, odd: Odd): string {
  switch (typeof value) {
    case 'string':
      return value.isWellFormed() ? JSON.stringify(value) : odd.text(value);
    case 'number':
      return Number.isFinite(value) ? JSON.stringify(value) : odd.number(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object': {
      if (value === null) return 'null';
      let out = '';
      if (Array.isArray(value)) {
        for (const item of value) out += `${out === '' ? '' : ','}${written(item ?? null, odd)}`;
        return `[${out}]`;
      }
      const members = value as Readonly<Record<string, unknown>>;
      // The order of sort() is that of UTF-16 code units, as the RFC wants it.
      for (const key of Object.keys(members).sort()) {
        const member = members[key];
        if (member !== undefined) out += `${out === '' ? '' : ','}${written(key, REFUSED)}:${written(member, odd)}`;
      }
      return `{${out}}`;
    }
    default:
      throw new TypeError(`A ${typeof value} has no canonical form.`);
  }
}
