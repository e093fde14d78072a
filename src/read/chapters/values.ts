/** Values of YAML that somebody wrote: whatever stands there, asking for a name throws nothing. */

/** What a YAML text holds; null where it is not valid. */
export async function valuesOf(text: string): Promise<unknown> {
  try {
    const { parse } = await import('yaml');
    return parse(text, { maxAliasCount: 20, logLevel: 'silent' });
  } catch {
    return null;
  }
}

/** What a mapping has under a name. */
export const own = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;

/** Names, one or a list of them. */
export const named = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one.trim() !== '');
