/**
 * Finds claims in any JSON by walking it (seed 003, structured output): a text with its `…_source_refs` beside it, and the texts of an
 * object that has `source_refs`. No schema need be known. Claims are put in order by the names of their fields and their length, so
 * that a bounded number of checks goes to what matters first.
 */

/** Where something stands in a JSON document: RFC 6901, "/insights/0/insight". */
export type JsonPointer = string;

export interface StructuredClaim {
  readonly pointer: JsonPointer;
  readonly text: string;
  /** Where its references stand, and what they are as written. */
  readonly refsPointer: JsonPointer;
  readonly refs: readonly (string | number)[];
  /** True when the references are one string or number, not a list. */
  readonly single: boolean;
  readonly field: string;
  readonly priority: 'high' | 'medium' | 'low';
}

const REFS = /^(.+?)(?:_source_refs|SourceRefs|_source_ref|SourceRef)$/;
const OWN = ['source_refs', 'sourceRefs', 'source_ref', 'sourceRef'];
/** Fields of an object that say what it is, not what is so. */
const NAMING =
  /^(?:id|_id|key|uuid|url|uri|href|link|type|kind|status|tag|tags|slug|lang|language|doi|date|created_?at|updated_?at|author|source|confidence|priority)$/i;
const HIGH = /summary|overview|conclusion|abstract|headline|finding|takeaway|answer|recommendation|verdict/i;
const LOW = /note|caption|label|title|heading|comment|footnote|hint|name$/i;
const LONG = 200;
/** Words below which a text is a name or a label rather than a statement. */
const SHORT = 4;
const DEEPEST = 64;
const MOST = 100_000;

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * The claims of a JSON value, the weightiest first, then in the order they stand. Takes anything `JSON.parse` gives; a value that
 * refers to itself, or nests deeper than 64, is walked as far as that.
 */
export function structuredClaims(json: unknown): StructuredClaim[] {
  const claims: StructuredClaim[] = [];
  const open = new Set<object>();
  const walk = (value: unknown, pointer: JsonPointer, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST || open.has(value) || claims.length >= MOST) return;
    open.add(value);
    if (Array.isArray(value)) for (const [i, one] of value.entries()) walk(one, `${pointer}/${i}`, depth + 1);
    else {
      const object = value as Readonly<Record<string, unknown>>;
      for (const claim of claimsOf(object, pointer)) claims.push(claim);
      for (const [key, one] of Object.entries(object)) walk(one, `${pointer}/${escaped(key)}`, depth + 1);
    }
    open.delete(value);
  };
  walk(json, '', 0);
  const weight = { high: 0, medium: 1, low: 2 } as const;
  return claims
    .map((claim, at) => ({ claim, at }))
    .sort((a, b) => weight[a.claim.priority] - weight[b.claim.priority] || a.at - b.at)
    .map(({ claim }) => claim);
}

/** Where references stand that are neither a text nor a number nor a list of these (null stands for none), as far as claims are looked for. */
export function unreadableRefs(json: unknown): JsonPointer[] {
  const found: JsonPointer[] = [];
  const open = new Set<object>();
  const walk = (value: unknown, pointer: JsonPointer, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST || open.has(value) || found.length >= MOST) return;
    open.add(value);
    for (const [key, one] of Object.entries(value)) {
      const at = `${pointer}/${escaped(key)}`;
      const refs = !Array.isArray(value) && (OWN.includes(key) || REFS.test(key));
      if (refs && one !== null && refsOf(one) === null) found.push(at);
      else walk(one, at, depth + 1);
    }
    open.delete(value);
  };
  walk(json, '', 0);
  return found;
}

function claimsOf(object: Readonly<Record<string, unknown>>, pointer: JsonPointer): StructuredClaim[] {
  const claims: StructuredClaim[] = [];
  const taken = new Set<string>();
  for (const [key, value] of Object.entries(object)) {
    const field = REFS.exec(key)?.[1];
    const refs = refsOf(value);
    if (field === undefined || refs === null) continue;
    taken.add(field);
    for (const [at, text] of textsOf(object[field]).entries())
      claims.push(
        claim(
          text.text,
          `${pointer}/${escaped(field)}${text.at}`,
          `${pointer}/${escaped(key)}${listed(value, at)}`,
          refsAt(value, at) ?? refs,
          field,
        ),
      );
  }
  const own = OWN.find((key) => refsOf(object[key]) !== null);
  const refs = own === undefined ? null : refsOf(object[own]);
  if (own === undefined || refs === null) return claims;
  const texts = Object.entries(object).filter(
    ([key, value]) => typeof value === 'string' && !taken.has(key) && !NAMING.test(key) && !OWN.includes(key) && !REFS.test(key),
  );
  const sentences = texts.filter(([key, value]) => String(value).trim().split(/\s+/).length >= 4 || (texts.length === 1 && !LOW.test(key)));
  // A heading beside a text is no claim of its own.
  const stated = sentences.some(([key]) => !LOW.test(key)) ? sentences.filter(([key]) => !LOW.test(key)) : sentences;
  for (const [key, value] of stated) claims.push(claim(String(value), `${pointer}/${escaped(key)}`, `${pointer}/${own}`, refs, key));
  return claims;
}

interface Refs {
  readonly refs: readonly (string | number)[];
  readonly single: boolean;
}

function refsOf(value: unknown): Refs | null {
  if (typeof value === 'string' || typeof value === 'number') return { refs: [value], single: true };
  if (!Array.isArray(value)) return null;
  if (value.every((one): one is string | number => typeof one === 'string' || typeof one === 'number'))
    return { refs: value, single: false };
  return value.every(Array.isArray) ? { refs: [], single: false } : null;
}

/** References of one of several texts: a list of lists. */
const refsAt = (value: unknown, at: number): Refs | null => (Array.isArray(value) && Array.isArray(value[at]) ? refsOf(value[at]) : null);
const listed = (value: unknown, at: number): string => (Array.isArray(value) && Array.isArray(value[at]) ? `/${at}` : '');

/** The texts of a field: one, or a list of them. */
function textsOf(value: unknown): { readonly text: string; readonly at: string }[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ text: value, at: '' }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((one, i) => (typeof one === 'string' && one.trim() !== '' ? [{ text: one, at: `/${i}` }] : []));
}

function claim(text: string, pointer: JsonPointer, refsPointer: JsonPointer, { refs, single }: Refs, field: string): StructuredClaim {
  const priority =
    HIGH.test(field) || text.length >= LONG ? 'high' : LOW.test(field) || text.trim().split(/\s+/).length < SHORT ? 'low' : 'medium';
  return { pointer, text, refsPointer, refs, single, field, priority };
}

/** A copy of a JSON value with some places replaced. Takes pointers that exist; others change nothing. The value itself stays as it is. */
export function withPlaces(json: unknown, places: ReadonlyMap<JsonPointer, unknown>, pointer: JsonPointer = ''): unknown {
  if (places.has(pointer)) return places.get(pointer);
  if (typeof json !== 'object' || json === null || ![...places.keys()].some((place) => place.startsWith(`${pointer}/`))) return json;
  if (Array.isArray(json)) return json.map((one, i) => withPlaces(one, places, `${pointer}/${i}`));
  return Object.fromEntries(Object.entries(json).map(([key, one]) => [key, withPlaces(one, places, `${pointer}/${escaped(key)}`)]));
}
