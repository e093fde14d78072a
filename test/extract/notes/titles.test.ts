import { describe, expect, it } from 'vitest';
import { covers, NamedWorks, sharedWords, sharingMost, titleIn } from '../../../src/extract/notes/titles.ts';
import type { Reference } from '../../../src/model/cited.ts';

const work = (id: string, title: string): Reference => ({
  id,
  key: id,
  span: { start: 0, end: 1 },
  raw: title,
  fields: { title },
  fieldSpans: {},
  route: 'formal',
  routeWhy: '',
  origin: 'footnote',
  confidence: 1,
});
const named = (): NamedWorks => {
  const all = new NamedWorks();
  for (const [id, title] of [
    ['hedges', 'Hedges of the North and what grows beneath them'],
    ['hedges-south', 'Hedges of the South'],
    ['ponds', 'Garden ponds'],
    ['short', 'Moss'],
  ] as const)
    all.add(work(id, title));
  return all;
};

describe('NamedWorks', () => {
  it.each([
    ['Roe, Hedges of the North, 5', ['hedges']],
    ['«Hedges of the North and what grows beneath them», op. cit.', ['hedges']],
    ['Roe, Hedges of the South, p. 7', ['hedges-south']],
    ['“Garden Ponds”, 12', ['ponds']],
    ['Roe, Hedges of the', ['hedges', 'hedges-south']],
    ['Hedges of all kinds are known', []],
    ['Moss grows', []],
  ])('finds the works of “%s”', (text, expected) => {
    expect(
      named()
        .in(text)
        .map(({ id }) => id),
    ).toEqual(expected);
  });
});

describe('titleIn', () => {
  it('gives the long words of what is quoted, or stands behind a name', () => {
    expect(titleIn('Roe, “Walls of Clay,” 12')).toEqual(['walls', 'clay']);
    expect(titleIn('Roe, Walls of Clay, 12')).toEqual(['walls', 'clay']);
    expect(titleIn('Roe 12')).toEqual([]);
  });
});

describe('works held against what a note says', () => {
  const south = work('south', 'Hedges of the South');
  const north = work('north', 'Hedges of the North and what grows beneath them');
  const untitled: Reference = { ...work('raw', ''), raw: 'Roe, Garden ponds, 1990', fields: {} };

  it('asks for more than half of the long words of a title', () => {
    expect(covers(['hedges', 'south'], south)).toBe(true);
    expect(covers(['hedges', 'meadows'], south)).toBe(false);
    expect(covers(['garden', 'ponds'], untitled)).toBe(true);
    expect(covers([], south)).toBe(false);
  });

  it('counts the long words of the title alone, each once', () => {
    expect(sharedWords(new Set(['hedges', 'south', 'of', 'the']), south)).toBe(2);
    expect(sharedWords(new Set(['garden', 'ponds']), untitled)).toBe(0);
  });

  it('takes the first of those that share most', () => {
    expect(sharingMost(new Set(['hedges', 'grows']), [south, north])).toBe(north);
    expect(sharingMost(new Set(['hedges']), [south, north])).toBe(south);
    expect(sharingMost(new Set(['hedges']), [])).toBeUndefined();
  });
});
