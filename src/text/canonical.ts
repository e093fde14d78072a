/**
 * Canonical JSON (RFC 8785): one value, one sequence of bytes, so that hashes can be compared across machines and years.
 * ECMAScript already prints numbers and strings as the RFC asks; what is left is the order of keys and the refusal of
 * values that JSON cannot hold.
 */

/**
 * The canonical text of a value. Members that are `undefined` are left out, as in JSON.
 * Throws TypeError for NaN, infinities, functions, and strings with a lone surrogate: they have no canonical form.
 */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'string':
      if (!value.isWellFormed()) throw new TypeError('A string with a lone surrogate has no canonical form.');
      return JSON.stringify(value);
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${value} has no canonical form.`);
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object': {
      if (value === null) return 'null';
      if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
      const members = Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
        .map(([key, member]) => `${canonical(key)}:${canonical(member)}`);
      return `{${members.join(',')}}`;
    }
    default:
      throw new TypeError(`A ${typeof value} has no canonical form.`);
  }
}
