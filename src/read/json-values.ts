/** Looking into JSON of which nothing is known. */

/** A member of an object; undefined for anything else. */
export const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;

/** The members of an array; none of anything else. */
export const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A member that is a string with words in it. */
export function wordsAt(value: unknown, name: string): string | undefined {
  const words = property(value, name);
  return typeof words === 'string' && words.trim() !== '' ? words : undefined;
}
