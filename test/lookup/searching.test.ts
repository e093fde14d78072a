import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../src/lookup/records.ts';
import { both, holdsTitle, searchable } from '../../src/lookup/searching.ts';
import type { Answer } from '../../src/model/ports.ts';

const holding = (...titles: string[]): Answer => ({
  lookup: {
    kind: 'found',
    sources: titles.flatMap((title) => sourceOf({ adapter: 'a', id: title, title, years: [], authorsComplete: false }) ?? []),
  },
  snapshots: [titles.join()],
});
const absent: Answer = { lookup: { kind: 'absent' }, snapshots: ['n'] };
const down: Answer = { lookup: { kind: 'unavailable', why: 'timeout' }, snapshots: [] };

describe('searchable', () => {
  it('keeps words of any script and drops what steers a query', () => {
    expect(searchable('C++: "A|B", (x OR y)! \u6771\u4eac d’Amore')).toBe('C A B x OR y 東京 d’Amore');
    expect(searchable('a'.repeat(1000))).toHaveLength(300);
  });
});

describe('holdsTitle', () => {
  it.each([
    ['Deep learning for everything', 'Deep Learning for Everything', true],
    ['Deep lerning for everything', 'Deep Learning for Everything', true],
    ['Representing scenes as radiance fields', 'Representing scenes as radiance fields for view synthesis', true],
    ['Deep', 'Deep learning for everything', false],
    ['Deep learning for everything', 'Deep', false],
    ['Shallow reading of nothing', 'Deep learning for everything', false],
  ])('%s in %s: %s', (cited, held, expected) => expect(holdsTitle(holding('Else', held), cited)).toBe(expected));
  it('is false without an answer', () => expect(holdsTitle(down, 'x')).toBe(false));
});

describe('both', () => {
  it('is what either found, and absent only when both say so', () => {
    expect(both(holding('a', 'b'), holding('b', 'c'), 'x')).toMatchObject({
      lookup: { sources: [{ id: 'a:a' }, { id: 'a:b' }, { id: 'a:c' }] },
      snapshots: ['a,b', 'b,c'],
    });
    expect(both(absent, holding('a'), 'x').lookup.kind).toBe('found');
    expect(both(absent, down, 'x').lookup.kind).toBe('unavailable');
    expect(both(absent, absent, 'x')).toEqual({ lookup: { kind: 'absent' }, snapshots: ['n', 'n'] });
  });

  it('counts what was half asked as not answered, unless the title is there', () => {
    expect(both(holding('Deep learning'), down, 'Deep learning').lookup.kind).toBe('found');
    expect(both(down, holding('Deep learning'), 'Deep learning').lookup.kind).toBe('found');
    expect(both(holding('Shallow reading'), down, 'Deep learning').lookup.kind).toBe('unavailable');
  });
});
