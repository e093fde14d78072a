/**
 * What is wrong with a value and what would have been right, in our words: for settings, for what is sent to the server, for what an assistant
 * hands to a tool. Whoever reads it must not have to know which library looked.
 */
import { nearest } from './nearest.ts';

/** What zod says of one place. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code: string;
  readonly keys?: unknown;
  readonly values?: unknown;
  readonly expected?: unknown;
  readonly format?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly origin?: unknown;
}

const KINDS: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  string: 'text',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  url: 'an address, such as https://search.example.org',
  datetime: 'a time, such as 2026-01-02T03:04:05Z',
  email: 'an address for mail',
};

/** What would have been right, as the rest of a sentence that begins with what is wrong. */
export function wanted(issue: Issue, value: unknown): string {
  if (issue.code === 'invalid_value' && Array.isArray(issue.values)) {
    const known = issue.values.map(String);
    const near = typeof value === 'string' ? nearest(value, known) : null;
    return `may be ${known.join(', ')}${near === null ? '' : `; did you mean "${near}"?`}`;
  }
  // What a pattern asks for is said where it is defined.
  const asked = /^expected (.{1,200})$/.exec(issue.message)?.[1];
  if (issue.code === 'invalid_format') return `must be ${asked ?? FORMATS[String(issue.format)] ?? 'of another form'}`;
  if (issue.code === 'too_small') return `must ${atLeast(issue, value)}`;
  if (issue.code === 'too_big') return `may ${atMost(issue)}`;
  const kind = KINDS[String(issue.expected)];
  return kind === undefined ? issue.message : `must be ${kind}`;
}

const many = (n: unknown, one: string): string => `${String(n)} ${one}${n === 1 ? '' : 's'}`;

function atLeast({ origin, minimum }: Issue, value: unknown): string {
  if (origin === 'string') return minimum === 1 ? 'not be empty' : `have at least ${many(minimum, 'character')}`;
  if (origin === 'array') return `hold at least ${many(minimum, 'item')}`;
  return minimum === 0 && typeof value === 'number' && value <= 0 ? 'be above 0' : `be at least ${String(minimum)}`;
}

function atMost({ origin, maximum }: Issue): string {
  if (origin === 'string') return `have at most ${many(maximum, 'character')}`;
  return origin === 'array' ? `hold at most ${many(maximum, 'item')}` : `be at most ${String(maximum)}`;
}

/** What was given, in so few words that it can be told again. */
function came(value: unknown): string {
  if (typeof value === 'string') return value.length > 40 ? `text of ${many(value.length, 'character')}` : JSON.stringify(value);
  if (Array.isArray(value)) return `a list of ${many(value.length, 'item')}`;
  return value !== null && typeof value === 'object' ? 'an object' : String(value);
}

/** The value at a place of a whole; undefined where there is none. */
export function valueAt(path: readonly PropertyKey[], given: unknown): unknown {
  let value = given;
  for (const part of path) value = value !== null && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[part] : undefined;
  return value;
}

/** One place that is not as it should be: where, from the outside in, and what is wrong, as the rest of a sentence that begins with the place. */
export interface Complaint {
  readonly path: string;
  readonly message: string;
}

/**
 * What is wrong with what was given, the first thing at each place: a text where a list is wanted is not too short a list as well. `names`: what
 * may stand at its top, so that the nearest can be told.
 */
export function complaints(issues: readonly Issue[], given: unknown, names: readonly string[] = []): Complaint[] {
  const all = issues.flatMap((issue): Complaint[] => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys' && Array.isArray(issue.keys))
      return issue.keys.map(String).map((key) => {
        const near = path.length === 0 ? nearest(key, names) : null;
        return { path: [...path, key].join('.'), message: `is not known here${near === null ? '' : `; did you mean "${near}"?`}` };
      });
    const value = valueAt(issue.path, given);
    const right = wanted(issue, value);
    const message = value === undefined && right.startsWith('m') ? `is missing; it ${right}` : `${right}${but(right, value)}`;
    return [{ path: path.join('.'), message }];
  });
  const places = new Set<string>();
  return all.filter(({ path }) => !places.has(path) && places.add(path));
}

/** What came instead, where that says more than what is wanted does. */
const but = (right: string, value: unknown): string =>
  right === 'must not be empty' || right.endsWith('?') || !/^m(?:ust|ay) /.test(right) ? '' : `, not ${came(value)}`;
