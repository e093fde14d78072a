import { describe, expect, it } from 'vitest';
import { entryOf } from '../../src/text/entry.ts';

/** Names that every object answers to. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

describe('entryOf', () => {
  const table: Readonly<Record<string, number>> = { one: 1, none: 0 };

  it('gives what the table holds itself', () => {
    expect([entryOf(table, 'one'), entryOf(table, 'none'), entryOf(table, 'two')]).toEqual([1, 0, undefined]);
  });

  it.each(INHERITED)('holds nothing under %s', (name) => expect(entryOf(table, name)).toBeUndefined());
});
