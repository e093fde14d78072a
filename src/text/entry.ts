/**
 * Looking a word of somebody else's up in a table of our own. Every object also answers to the names of its prototype, so that a text about
 * constructors, or one that says valueOf, would find a function where a table has nothing.
 */

/** What a table holds under a name; undefined when it holds nothing there itself. */
export function entryOf<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
