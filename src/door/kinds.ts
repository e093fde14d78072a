/**
 * What an argument may be. A kind looks at a value that a stranger handed in and gives null, or one sentence that says where it stands,
 * what is wanted there and what came. Kinds look no deeper than a mistake can lie that the types of TypeScript would have shown.
 */

/** Takes a value and what it is called; gives what is wrong with it, or null. */
export type Kind = (value: unknown, where: string) => string | null;

type Fields = Readonly<Record<string, unknown>>;

/** A value as it is named to a person: what came in place of what was wanted. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string')
    return value === '' ? 'an empty text' : `the text "${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object') return `a ${typeof value}`;
  if (value instanceof Promise || ('then' in value && typeof value.then === 'function')) return 'a promise; put "await" before it';
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return 'bytes';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  const names = Object.keys(value);
  const some = names.slice(0, 4).map((name) => `"${name}"`);
  return names.length === 0
    ? 'an object with nothing in it'
    : `an object with ${some.join(', ')}${names.length > some.length ? ', …' : ''}`;
}

/** A kind that is told by a test alone. `wants` ends the sentence "must be …". */
export const kind =
  (wants: string, fits: (value: unknown) => boolean, hint: (value: unknown) => string = () => ''): Kind =>
  (value, where) =>
    fits(value) ? null : `${where} must be ${wants}, not ${shown(value)}${hint(value)}`;

const decode = (value: unknown): string => (ArrayBuffer.isView(value) ? '; decode them first: new TextDecoder().decode(bytes)' : '');
const TEN = /^-?\d{1,15}(?:\.\d{1,15})?$/;
const unquote = (value: unknown): string => (typeof value === 'string' && TEN.test(value.trim()) ? '; leave the quotation marks out' : '');

export const ANY: Kind = () => null;
export const TEXT = kind('a text', (value) => typeof value === 'string', decode);
export const NAME = kind('a text that is not empty', (value) => typeof value === 'string' && value !== '', decode);
export const FLAG = kind('true or false', (value) => typeof value === 'boolean');
export const CALL = kind('a function', (value) => typeof value === 'function');
export const SHARE = kind('a number between 0 and 1', (value) => typeof value === 'number' && value >= 0 && value <= 1, unquote);
export const COUNT = kind(
  'a whole number from 0 on',
  (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0,
  unquote,
);
/** Of how many things are done at once: zero of them would never end, more than a machine can count neither. */
export const SOME = kind(
  'a whole number from 1 to 10000',
  (value) => typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 10_000,
  unquote,
);
export const ABOVE_ZERO = kind('a number above 0', (value) => typeof value === 'number' && value > 0 && Number.isFinite(value), unquote);
export const FIGURE = kind('a number', (value) => typeof value === 'number' && Number.isFinite(value), unquote);
const buffer = (value: unknown): string =>
  value instanceof ArrayBuffer
    ? ' of an ArrayBuffer; give new Uint8Array(it)'
    : typeof value === 'string'
      ? '; give new TextEncoder().encode(it)'
      : '';
export const BYTES = kind('bytes (a Uint8Array or Buffer)', (value) => value instanceof Uint8Array, buffer);
/** Any signal that behaves as one: those of other realms are no instance of this one's class. */
export const SIGNAL = kind(
  'an AbortSignal',
  (value) => fieldOf(value, 'aborted') !== undefined && typeof fieldOf(value, 'addEventListener') === 'function',
  (value) => (fieldOf(value, 'signal') === undefined ? '' : '; give its "signal"'),
);

/** A field of a value, if it is something that has fields. */
const fieldOf = (value: unknown, name: string): unknown => (isTable(value) ? value[name] : undefined);

const isTable = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value) && !(value instanceof Promise);

/** May be left out. Null is not nothing: who writes it down has often lost a value on the way. */
export const maybe =
  (inner: Kind): Kind =>
  (value, where) =>
    value === undefined ? null : inner(value, where);

/** A list, each member of one kind. */
export const list =
  (wants: string, inner: Kind = ANY): Kind =>
  (value, where) => {
    if (!Array.isArray(value)) {
      // One of what is wanted in a list is the commonest slip.
      const one = value !== undefined && value !== null && inner !== ANY && inner(value, where) === null ? '; put it in [ ]' : '';
      return `${where} must be a list of ${wants}, not ${shown(value)}${one}`;
    }
    for (const [i, member] of value.entries()) {
      const wrong = inner(member, `${where}[${i}]`);
      if (wrong !== null) return wrong;
    }
    return null;
  };

/** Something that can be walked through and is no text. */
export const walk = (wants: string): Kind =>
  kind(
    `a list of ${wants}`,
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      !ArrayBuffer.isView(value) &&
      (Symbol.iterator in value || Symbol.asyncIterator in value),
    (value) => (isTable(value) ? '; put it in [ ]' : ''),
  );

/** An object with these fields at least; it may have others. `wants` says what it is and who gives it. */
export const having =
  (wants: string, fields: Readonly<Record<string, Kind>>): Kind =>
  (value, where) => {
    if (!isTable(value)) return `${where} must be ${wants}, not ${shown(value)}`;
    for (const [name, inner] of Object.entries(fields)) {
      const wrong = inner(value[name], `"${name}"`);
      if (wrong !== null) return `${where} must be ${wants}; ${wrong}`;
    }
    return null;
  };

/** The name that was meant, so far as case, dashes and one or two letters tell it. */
export type Nearest = (given: string, known: readonly string[]) => string | null;

/** Options: an object with none but these fields, each of which may be left out. What nobody reads would be believed and do nothing. */
export const options =
  (fields: Readonly<Record<string, Kind>>, nearest: Nearest, required: readonly string[] = []): Kind =>
  (value, where) => {
    if (value === undefined && required.length === 0) return null;
    if (!isTable(value)) return `${where} must be an object with ${list4(Object.keys(fields))}, not ${shown(value)}`;
    for (const name of Object.keys(value)) {
      if (Object.hasOwn(fields, name) || value[name] === undefined) continue;
      const near = nearest(name, Object.keys(fields));
      return `${where} has "${name}", which nothing reads; ${near === null ? `it may have ${Object.keys(fields).join(', ')}` : `did you mean "${near}"?`}`;
    }
    for (const [name, inner] of Object.entries(fields)) {
      const given = value[name];
      const wrong = given === undefined && !required.includes(name) ? null : inner(given, `${where}.${name}`);
      if (wrong !== null) return wrong;
    }
    return null;
  };

const list4 = (names: readonly string[]): string =>
  `${names
    .slice(0, 4)
    .map((name) => `"${name}"`)
    .join(', ')}${names.length > 4 ? ', …' : ''}`;

/** One of several kinds; where none fits, what the last says, which is the commonest. */
export const either =
  (...kinds: readonly Kind[]): Kind =>
  (value, where) => {
    let wrong: string | null = null;
    for (const inner of kinds) {
      wrong = inner(value, where);
      if (wrong === null) return null;
    }
    return wrong;
  };
