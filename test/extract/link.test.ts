import { describe, expect, it } from 'vitest';
import { NumberedLists } from '../../src/extract/link/numbers.ts';
import { Links } from '../../src/extract/link.ts';
import type { Reference } from '../../src/model/cited.ts';
import type { CslItem } from '../../src/model/csl.ts';

const reference = (id: string, key: string, fields: CslItem, raw = ''): Reference => ({
  id,
  key,
  span: { start: 0, end: 1 },
  raw,
  fields,
  fieldSpans: {},
  route: 'formal',
  routeWhy: '',
  origin: 'list',
  confidence: 1,
});
const work = (id: string, families: string[], year: number, suffix?: string): Reference =>
  reference(id, id, {
    author: families.map((family) => ({ family })),
    issued: { 'date-parts': [[year]] },
    ...(suffix === undefined ? {} : { 'year-suffix': suffix }),
  });
const mark = (families: string[], year: string, suffix = '', etAl = false) => ({ families, year, suffix, etAl });

describe('Links, where letters for the matter stand before the names', () => {
  it('finds the work without them, and a body by its letters all the same', () => {
    const links = new Links([work('a', ['Hoffman', 'Gelman'], 2014), work('b', ['IPCC'], 2014)]);
    expect(links.authorYear(mark(['NUTS', 'Hoffman', 'Gelman'], '2014')).to).toBe('a');
    expect(links.authorYear(mark(['IPCC'], '2014')).to).toBe('b');
    expect(links.authorYear(mark(['Roe', 'Hoffman'], '2014')).to).toBeNull();
  });
});

describe('Links, where the letters of a body skip a word', () => {
  const body = (id: string, literal: string) =>
    reference(id, id, { author: [{ literal }], issued: { 'date-parts': [[2014]] } }, `${literal} (2014) On moss.`);
  it('finds the one body of the year, unless the letters are those of another, or two would fit', () => {
    const nice = body('n', 'National Institute for Health and Care Excellence');
    expect(new Links([nice, body('w', 'World Health Organization')]).authorYear(mark(['NICE'], '2014')).to).toBe('n');
    expect(new Links([nice, body('x', 'Northern Institute of Care Ethics')]).authorYear(mark(['NICE'], '2014')).to).toBe('x');
    expect(
      new Links([nice, body('y', 'Norwegian Institute for Coastal Environment Engineering')]).authorYear(mark(['NICE'], '2014')).to,
    ).toBeNull();
    expect(new Links([nice]).authorYear(mark(['NIH'], '2014')).to).toBeNull();
  });
});

describe('Links, where entries bear no year or no author', () => {
  const links = new Links([
    reference('a', 'a', { author: [{ family: 'Roe' }], issued: { literal: 'forthcoming' } }, 'Roe, J. (forthcoming) On ponds.'),
    reference('b', 'b', { author: [{ family: 'Poe' }] }, 'Poe, J. On walls, o. J.'),
    reference('c', 'c', { author: [{ family: 'Ann' }], issued: { 'date-parts': [[1954]] } }, 'Moe Jane Ann (1954) On hedges.'),
    reference('d', 'd', { title: 'A letter on moss', issued: { 'date-parts': [[1984]] } }, 'A letter on moss (1984) Garden News.'),
  ]);
  it('knows that no two texts say alike that there is no year', () => {
    expect(links.authorYear(mark(['Roe'], 'in press')).to).toBe('a');
    expect(links.authorYear(mark(['Poe'], 'n d')).to).toBe('b');
    expect(links.authorYear(mark(['Poe'], '1954')).to).toBeNull();
  });
  it('finds the one work of some authors by their names alone where it bears no year', () => {
    expect(links.undated({ families: ['Poe'], etAl: false })).toBe('b');
    expect(links.undated({ families: ['Ann'], etAl: false })).toBeNull();
    expect(links.undated({ families: ['Poe', 'Roe'], etAl: false })).toBeNull();
  });
  it('takes an entry that prints nothing for a year for a work of any, as long as its author has no other', () => {
    const bare = new Links([
      reference('m', 'm', { author: [{ family: 'Mercer' }] }, 'Mercer O. On ponds, PhD thesis, Leeds.'),
      reference('n', 'n', { author: [{ family: 'Ng' }] }, 'Ng O. On walls, PhD thesis, Leeds.'),
      work('o', ['Ng'], 1999),
    ]);
    expect(bare.authorYear(mark(['Mercer'], '2010')).to).toBe('m');
    expect(bare.authorYear(mark(['Ng'], '2010')).to).toBeNull();
  });
  it('passes over a given name that tells two of one family apart', () => {
    const both = new Links([
      reference('i', 'i', { author: [{ family: 'Jansen', given: 'Ines' }], issued: { 'date-parts': [[1983]] } }),
      reference('k', 'k', { author: [{ family: 'Jansen', given: 'Karl' }], issued: { 'date-parts': [[1983]] } }),
    ]);
    expect(both.authorYear(mark(['Jansen', 'Ines'], '1983')).to).toBe('i');
  });
  it('finds a name that the entry begins with, however it was parsed', () => {
    expect(links.authorYear(mark(['Moe'], '1954')).to).toBe('c');
    expect(links.authorYear(mark(['Jane'], '1954')).to).toBeNull();
  });
  it('takes “Anon” for an author who is not named, where one work alone may be meant', () => {
    expect(links.authorYear(mark(['Anon'], '1984')).to).toBe('d');
    expect(links.authorYear(mark(['Anonymous'], '1954')).to).toBeNull();
  });
  it('finds a work by its author alone, or by author and title', () => {
    expect(links.named({ families: ['Poe'], etAl: false }).to).toBe('b');
    expect(links.named({ families: ['Poe'], etAl: false }, 'On ponds').to).toBeNull();
    expect(links.named({ families: [], etAl: false }, 'A letter on moss').to).toBe('d');
  });
  it('finds a work without author by its title', () => {
    expect(links.title(mark(['A letter on'], '1984')).to).toBe('d');
    expect(links.title(mark(['A letter on'], '1985')).to).toBeNull();
  });
});

describe('Links.authorYear', () => {
  const links = new Links([
    work('a', ['Ng'], 2024, 'a'),
    work('b', ['Ng'], 2024, 'b'),
    work('c', ['Ng', 'Li'], 2023),
    work('d', ['Müller', 'Roe', 'Doe'], 2023),
    reference('e', 'e', { author: [{ literal: 'World Health Organization' }], issued: { 'date-parts': [[2019]] } }),
    reference('f', 'f', { author: [{ family: 'Berg', 'non-dropping-particle': 'van den' }], issued: { 'date-parts': [[1998]] } }),
    reference('g', 'g', {}, 'Quist (2001) On hedges.'),
  ]);
  it.each([
    [mark(['Ng'], '2024', 'a'), 'a'],
    [mark(['Ng'], '2024', 'b'), 'b'],
    [mark(['Ng', 'Li'], '2023'), 'c'],
    [mark(['Mueller'], '2023'), null],
    [mark(['Müller'], '2023', '', true), 'd'],
    [mark(['MULLER'], '2023', '', true), 'd'],
    [mark(['WHO'], '2019'), 'e'],
    [mark(['World Health Organization'], '2019'), 'e'],
    [mark(['van den Berg'], '1998'), 'f'],
    [mark(['Berg'], '1998'), 'f'],
    [mark(['Quist'], '2001'), 'g'],
    [mark(['Ng'], '2020'), null],
    [mark([''], '2024'), null],
  ])('ties %o to %s', (asked, id) => {
    expect(links.authorYear(asked).to).toBe(id);
  });
  it('ties an ambiguous mark to nothing, and names the candidates', () => {
    expect(links.authorYear(mark(['Ng'], '2024'))).toEqual({ to: null, maybe: ['a', 'b'] });
  });
});

describe('Links.key', () => {
  const links = new Links([reference('a', 'Ng24', {}), reference('b', 'Li+23', {})]);
  it('finds keys as printed, else folded', () => {
    expect(links.key('Ng24').to).toBe('a');
    expect(links.key('ng24').to).toBe('a');
    expect(links.key('Roe').to).toBeNull();
  });
});

describe('NumberedLists', () => {
  const at = (id: string, key: string, end: number): Reference => ({ ...reference(id, key, {}), span: { start: end - 1, end } });
  const lists = new NumberedLists([
    { references: [at('a1', '1', 100), at('a2', '2', 110)], skipped: [], numbered: true },
    { references: [at('b1', '1', 200), at('b1b', '1b', 205), at('b3', '3', 210)], skipped: [], numbered: true },
    { references: [at('c9', '9', 300)], skipped: [], numbered: false },
  ]);
  it('means the list that follows the mark', () => {
    expect(lists.at(1, 50).to).toBe('a1');
    expect(lists.at(1, 150)).toEqual({ to: 'b1', maybe: ['b1', 'b1b'] });
    expect(lists.at(2, 150).to).toBe('a2');
  });
  it('takes the numbers the print counts by where entries have keys of their own', () => {
    const words = ['1.Roe A. Hedges.', '2.Ng B. Paths.', '3.K. Stone, Walls.', '4.Poe C. Streams.'];
    const text = words.join('\n');
    const references = words.map((raw, i) => {
      const start = text.indexOf(raw);
      return { ...reference(`w${i}`, `w${i}`, {}), span: { start, end: start + raw.length }, raw: raw.slice(2) };
    });
    const keyed = new NumberedLists([{ references, skipped: [], numbered: false }], text);
    expect(keyed.at(3, 0).to).toBe('w2');
    expect(new NumberedLists([{ references, skipped: [], numbered: false }], 'x'.repeat(90)).range).toBeNull();
  });
  it('gives an entry that kept its number that number, not the running one', () => {
    const own = new NumberedLists([
      { references: [at('a', '1', 10), at('b', '2', 20), { ...at('c', '9', 30), raw: '3.K. Stone, Walls.' }], skipped: [], numbered: true },
    ]);
    expect(own.at(3, 0).to).toBe('c');
    expect(own.at(9, 0).to).toBeNull();
  });
  it('knows no running numbers', () => {
    expect(lists.at(9, 250).to).toBeNull();
    expect(lists.range).toEqual({ low: 1, high: 3, count: 4 });
  });
});

describe('Links, where several works share first author and year', () => {
  const links = new Links([
    work('a', ['Meier', 'Vogt', 'Zeller', 'Adam'], 2021),
    work('b', ['Meier', 'Adam', 'Zeller', 'Vogt'], 2021),
    work('c', ['Yılmaz'], 1998),
  ]);
  it('tells them by the order of the names', () => {
    expect(links.authorYear(mark(['Meier', 'Vogt'], '2021', '', true)).to).toBe('a');
    expect(links.authorYear(mark(['Meier', 'Adam'], '2021', '', true)).to).toBe('b');
    expect(links.authorYear(mark(['Meier'], '2021', '', true)).to).toBeNull();
  });
  it('knows names with an ending behind an apostrophe', () => {
    expect(links.authorYear(mark(['Yılmaz’ın'], '1998')).to).toBe('c');
    expect(links.authorYear(mark(['Yılmaz’ın'], '1999')).to).toBeNull();
  });
});
