/**
 * Finds claims in any JSON by walking it (seed 003, structured output): a text or a value with its `…_source_refs` beside it, and what an
 * object says that has `source_refs`, down to parts of it that have none of their own. No schema need be known. Claims are put in order
 * by the names of their fields and their length, so that a bounded number of checks goes to what matters first.
 */
import { fieldOfRefs, holdsRefs, isOwnRefs, type Refs, refsOf } from './structured/refs.ts';
import { isPlainValue, OF_THE_ANSWER, type Said, saidIn, saidOf } from './structured/values.ts';

/** Where something stands in a JSON document: RFC 6901, "/insights/0/insight". */
export type JsonPointer = string;

export interface StructuredClaim {
  readonly pointer: JsonPointer;
  /** What is checked: a text as it stands; a value said with the name of its field, "revenue: 98500000 dollars". */
  readonly text: string;
  /** `flag`: true or false, which no text says in words of its own; it is told, not judged. */
  readonly kind: 'text' | 'value' | 'flag';
  /** Where its references stand, and what they are as written; of a reference that is an object, its name. */
  readonly refsPointer: JsonPointer;
  readonly refs: readonly (string | number)[];
  /** True when the references are one string or number, not a list. */
  readonly single: boolean;
  readonly field: string;
  readonly priority: 'high' | 'medium' | 'low';
}

/** Fields of an object that say what it is, not what is so. */
const NAMING =
  /^(?:id|_id|key|uuid|url|uri|href|type|kind|status|tag|tags|keywords|citations?|sources?|references?|refs|links?|urls|ids|slug|lang|language|doi|date|created_?at|updated_?at|author|confidence|priority)$/i;
const HIGH = /summary|overview|conclusion|abstract|headline|finding|takeaway|answer|recommendation|verdict/i;
const LOW = /note|caption|label|title|heading|comment|footnote|hint|name$/i;
/** Fields whose few words are a statement without the field's name. */
const SAYING = /claim|statement|text|point|fact|insight|detail|descri|sentence|content|body|observ|reason|evidence|quote|argument/i;
const LONG = 200;
/** Words below which a text is a name or a label rather than a statement. */
const SHORT = 4;
const DEEPEST = 64;
const MOST = 100_000;

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The claims of a JSON value, the weightiest first, then in the order they stand. Takes anything `JSON.parse` gives; a value that
 * refers to itself, or nests deeper than 64, is walked as far as that.
 */
export function structuredClaims(json: unknown): StructuredClaim[] {
  const claims: StructuredClaim[] = [];
  const cited = partsWithRefs(json);
  walked(json, (object, pointer) => {
    for (const claim of claims.length < MOST ? claimsOf(object, pointer, cited) : []) claims.push(claim);
  });
  const weight = { high: 0, medium: 1, low: 2 } as const;
  return claims
    .map((claim, at) => ({ claim, at }))
    .sort((a, b) => weight[a.claim.priority] - weight[b.claim.priority] || a.at - b.at)
    .map(({ claim }) => claim);
}

/** Where references stand that are neither a text nor a number nor a list of these (null stands for none), as far as claims are looked for. */
export function unreadableRefs(json: unknown): JsonPointer[] {
  const found: JsonPointer[] = [];
  walked(json, (object, pointer) => {
    for (const [key, one] of Object.entries(object))
      if (found.length < MOST && holdsRefs(key) && refsOf(one) === null) found.push(`${pointer}/${escaped(key)}`);
  });
  return found;
}

/** The first place that nests deeper than claims are looked for; none for JSON as people and models write it. */
export function tooDeep(json: unknown): JsonPointer[] {
  const found: JsonPointer[] = [];
  walked(
    json,
    () => undefined,
    (pointer) => found.push(pointer),
  );
  return found.slice(0, 1);
}

type Visit = (object: Readonly<Record<string, unknown>>, pointer: JsonPointer) => void;

/** Shows every object, the outer before what it holds. */
function walked(json: unknown, visit: Visit, deeper: (pointer: JsonPointer) => void = () => undefined): void {
  const open = new Set<object>();
  const walk = (value: unknown, pointer: JsonPointer, depth: number): void => {
    if (typeof value !== 'object' || value === null || open.has(value)) return;
    if (depth > DEEPEST) {
      deeper(pointer);
      return;
    }
    open.add(value);
    if (isRecord(value)) visit(value, pointer);
    for (const [key, one] of Object.entries(value)) walk(one, `${pointer}/${escaped(key)}`, depth + 1);
    open.delete(value);
  };
  walk(json, '', 0);
}

/** The objects and lists in which references stand, at whatever depth: what surrounds them does not cite for them. */
function partsWithRefs(json: unknown): ReadonlySet<unknown> {
  const cited = new Set<unknown>();
  const open = new Set<object>();
  const walk = (value: unknown, depth: number): boolean => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST || open.has(value)) return false;
    open.add(value);
    let any = isRecord(value) && Object.keys(value).some(holdsRefs);
    for (const one of Object.values(value)) any = walk(one, depth + 1) || any;
    open.delete(value);
    if (any) cited.add(value);
    return any;
  };
  walk(json, 0);
  return cited;
}

/** References as claims bear them, and where they stand. */
interface Cited extends Refs {
  readonly refsPointer: JsonPointer;
}

function claimsOf(object: Readonly<Record<string, unknown>>, pointer: JsonPointer, cited: ReadonlySet<unknown>): StructuredClaim[] {
  const claims: StructuredClaim[] = [];
  const taken = new Set<string>();
  for (const [key, value] of Object.entries(object)) {
    const named = fieldOfRefs(key);
    const refs = refsOf(value);
    if (named === null || refs === null) continue;
    const field = Object.hasOwn(object, named) ? named : (Object.keys(object).find((one) => plainly(one) === plainly(named)) ?? named);
    taken.add(field);
    const refsPointer = `${pointer}/${escaped(key)}`;
    const of = object[field];
    const at = `${pointer}/${escaped(field)}`;
    // A list of lists gives each of several texts its own.
    if (Array.isArray(of) && !cited.has(of))
      for (const [i, one] of of.entries())
        claims.push(...saidBy(one, field, `${at}/${i}`, refsAt(value, i, refsPointer) ?? { ...refs, refsPointer }, cited));
    else claims.push(...saidBy(of, field, at, { ...refs, refsPointer }, cited));
  }
  const own = Object.keys(object).find((key) => isOwnRefs(key) && refsOf(object[key]) !== null);
  const refs = own === undefined ? null : refsOf(object[own]);
  if (own === undefined || refs === null) return claims;
  return [...claims, ...statedBy(object, pointer, { ...refs, refsPointer: `${pointer}/${escaped(own)}` }, cited, (key) => taken.has(key))];
}

const plainly = (key: string): string => key.replace(/[_\-\s]/g, '').toLowerCase();

/** References of one of several texts. */
function refsAt(value: unknown, at: number, refsPointer: JsonPointer): Cited | null {
  const own: unknown = Array.isArray(value) ? value[at] : null;
  const refs = Array.isArray(own) ? refsOf(own) : null;
  return refs === null ? null : { ...refs, refsPointer: `${refsPointer}/${at}` };
}

/** What a field says that has references of its own: a text, a value, or what it holds. */
function saidBy(value: unknown, field: string, pointer: JsonPointer, refs: Cited, cited: ReadonlySet<unknown>): StructuredClaim[] {
  if (typeof value === 'string' && (isStatement(value) || HIGH.test(field) || SAYING.test(field)))
    return value.trim() === '' ? [] : [textClaim(value, pointer, refs, field)];
  if (typeof value === 'boolean') return [flagClaim(value, pointer, refs, field)];
  if (Array.isArray(value) && !cited.has(value)) return value.flatMap((one, i) => saidBy(one, field, `${pointer}/${i}`, refs, cited));
  if (isRecord(value)) return cited.has(value) ? [] : statedBy(value, pointer, refs, cited);
  const said = saidOf(field, value);
  return said === null ? [] : [valueClaim(said, pointer, refs)];
}

/** What an object says under references that stand for all of it. */
function statedBy(
  object: Readonly<Record<string, unknown>>,
  pointer: JsonPointer,
  refs: Cited,
  cited: ReadonlySet<unknown>,
  taken: (key: string) => boolean = () => false,
): StructuredClaim[] {
  const at = (key: string): JsonPointer => `${pointer}/${escaped(key)}`;
  const open = Object.entries(object).filter(([key]) => !taken(key) && !NAMING.test(key) && !holdsRefs(key));
  const texts = open.filter((one): one is [string, string] => typeof one[1] === 'string');
  const named = open.some(([key, value]) => isPlainValue(key, value));
  const sentences = texts.filter(
    ([key, value]) => isStatement(value) || (!named && value.trim() !== '' && (HIGH.test(key) || (SAYING.test(key) && !LOW.test(key)))),
  );
  // A heading beside a text is no claim of its own.
  const stated = sentences.some(([key]) => !LOW.test(key)) ? sentences.filter(([key]) => !LOW.test(key)) : sentences;
  const claims = stated.map(([key, value]) => textClaim(value, at(key), refs, key));
  const skip = (key: string): boolean => taken(key) || NAMING.test(key) || holdsRefs(key) || stated.some(([one]) => one === key);
  for (const said of saidIn(object, skip)) {
    // Beside a sentence a value mostly says something of the sentence.
    if (stated.length === 0 || said.figure) claims.push(valueClaim(said, at(said.key), refs, stated.length > 0));
  }
  for (const [key, value] of open) {
    if (typeof value === 'boolean' && !OF_THE_ANSWER.test(key)) claims.push(flagClaim(value, at(key), refs, key));
    if (typeof value !== 'object' || value === null || cited.has(value)) continue;
    const inner = saidBy(value, key, at(key), refs, cited);
    // "{ audience: { region: 'north' } }" beside a sentence cites nothing either.
    claims.push(...(stated.length === 0 ? inner : inner.filter(({ kind, text }) => kind !== 'value' || /\d/.test(text))));
  }
  return claims;
}

/** Scripts that set no space between words: two signs are taken for a word. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;
const wordsIn = (text: string): number =>
  text.trim().split(/\s+/).length + Math.floor((text.slice(0, LONG).match(UNSPACED)?.length ?? 0) / 2);
const isStatement = (text: string): boolean => wordsIn(text) >= SHORT;

function textClaim(text: string, pointer: JsonPointer, { refsPointer, refs, single }: Cited, field: string): StructuredClaim {
  const priority = HIGH.test(field) || text.length >= LONG ? 'high' : LOW.test(field) || !isStatement(text) ? 'low' : 'medium';
  return { pointer, text, kind: 'text', refsPointer, refs, single, field, priority };
}

function valueClaim(
  { key, text, figure }: Said,
  pointer: JsonPointer,
  { refsPointer, refs, single }: Cited,
  aside = false,
): StructuredClaim {
  const priority = aside || !figure || LOW.test(key) ? 'low' : HIGH.test(key) ? 'high' : 'medium';
  return { pointer, text, kind: 'value', refsPointer, refs, single, field: key, priority };
}

const flagClaim = (value: boolean, pointer: JsonPointer, { refsPointer, refs, single }: Cited, field: string): StructuredClaim => ({
  pointer,
  text: `${field}: ${value}`,
  kind: 'flag',
  refsPointer,
  refs,
  single,
  field,
  priority: 'low',
});

/** What stands at a place of a JSON value; undefined where nothing does. */
export function valueAt(json: unknown, pointer: JsonPointer): unknown {
  let value = json;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Object.getOwnPropertyDescriptor(value, key)?.value
        : undefined;
  }
  return value;
}

/** A copy of a JSON value with some places replaced. Takes pointers that exist; others change nothing. The value itself stays as it is. */
export function withPlaces(json: unknown, places: ReadonlyMap<JsonPointer, unknown>, pointer: JsonPointer = ''): unknown {
  if (places.has(pointer)) return places.get(pointer);
  if (typeof json !== 'object' || json === null || ![...places.keys()].some((place) => place.startsWith(`${pointer}/`))) return json;
  if (Array.isArray(json)) return json.map((one, i) => withPlaces(one, places, `${pointer}/${i}`));
  return Object.fromEntries(Object.entries(json).map(([key, one]) => [key, withPlaces(one, places, `${pointer}/${escaped(key)}`)]));
}
