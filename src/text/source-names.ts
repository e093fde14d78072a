/** By what a reference of structured output says which source it means. */

/** Names by which an object that stands for a source says which, the surest first. */
export const SOURCE_KEYS: readonly string[] =
  'id source_id sourceId source ref document_id doc_id document doc url uri href link index number title name file'.split(' ');

const isName = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** The names by which one reference, as written, says which source it means; none where it says it in no way that can be read. `inner`: also by an object in one of its fields. */
export function namesIn(ref: unknown, inner = true): (string | number)[] {
  if (isName(ref)) return [ref];
  if (typeof ref !== 'object' || ref === null || Array.isArray(ref)) return [];
  const entries = new Map<string, unknown>(Object.entries(ref));
  return SOURCE_KEYS.flatMap((key) => {
    const value = entries.get(key);
    if (isName(value)) return value === '' ? [] : [value];
    // { source: { id: 'a' } }
    return inner ? namesIn(value, false) : [];
  });
}
