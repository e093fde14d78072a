/** CSL-JSON in all its wrappings; one bad item never spoils the others. */
import { describe, expect, it } from 'vitest';
import { readCsl } from '../../src/read/csl.ts';

const read = (text: string) => {
  const { entries = [], skipped = [], blocks } = readCsl(text, 'x.json');
  return { entries, skipped, blocks, keys: entries.map(({ key }) => key) };
};

describe('readCsl', () => {
  it('reads arrays, lines, one item and wrapped arrays, with places', () => {
    const a = '{"id":"a","title":"A, \\"{[\\" quoted"}';
    const b = '{"id":"b","title":"B","author":[{"family":"Roe"}]}';
    for (const text of [`[${a},\n ${b}]`, `${a}\n${b}\n`, `{"version": 1, "items": [${a}, ${b}]}`]) {
      const { entries, keys } = read(text);
      expect(keys).toEqual(['a', 'b']);
      for (const entry of entries) expect(text.slice(entry.span.start, entry.span.end)).toBe(entry.raw);
    }
    expect(read(a).entries[0]?.fields.title).toBe('A, "{[" quoted');
  });

  it('keeps the good items among bad ones', () => {
    const { keys, skipped } = read('{"id":1,"title":"A"}\n{"id":2,"title":}\n{"id":3}\n{"id":"4","title":"open\n{"id":5,"title":"E"}\n');
    expect(keys).toEqual(['1', '5']);
    expect(skipped).toHaveLength(3);
  });

  it('leaves null, strings and odd shapes out', () => {
    const { keys, entries } = read(
      '[{"id":"__proto__","title":"x","issued":{"date-parts":[["2020; DROP"]]}},null,5,"str",[],{"id":{"a":1}}]',
    );
    expect(keys).toEqual(['__proto__']);
    expect(entries[0]?.fields.issued).toBeUndefined();
  });

  it('says so when there is no item at all', () => {
    expect(() => read('{"a": 1}')).toThrow(/x\.json is JSON without/);
    expect(() => read(`${'['.repeat(100_000)}`)).toThrow(/x\.json/);
    expect(() => read(`[${'{"a":'.repeat(100_000)}`)).toThrow(/x\.json/);
  });

  it('takes batch lines as printed references with their id', () => {
    const text = '{"id":"r1","raw":"Roe, A. (2001). Title. Journal."}\n';
    const { blocks } = read(text);
    expect(blocks.map(({ kind, label, span }) => [kind, label, text.slice(span.start, span.end)])).toEqual([
      ['reference', 'r1', 'Roe, A. (2001). Title. Journal.'],
    ]);
  });
});
