import { describe, expect, it } from 'vitest';
import { headKeys, headOf, headWords, isDated, isNamed } from '../../../src/extract/claims/heads.ts';

const SOURCES = [
  { id: 'a.txt', head: headOf('Ng and Silva 2019. Sleep and memory in adults. We tested 120 adults in Oslo.') },
  { id: 'b.txt', head: headOf('López 2020. Naps in nursing homes. A nap of 20 minutes improved attention.') },
];

describe('headKeys', () => {
  it.each([
    ['[1] Ng and Silva 2019', 'a.txt'],
    ['[^1]: Ng and Silva (2019)', 'a.txt'],
    ['Words (López, 2020).', 'b.txt'],
    ['Words (Source: López 2020).', 'b.txt'],
    ['2. López (2020). Naps in nursing homes. Journal of Rest 4.', 'b.txt'],
    ['Words (Weber, 2021; López, 2020).', 'b.txt'],
  ])('finds whom a source is by at its head: %s', (text, id) => {
    expect([...headKeys(text, SOURCES).keys()]).toEqual([id]);
  });

  it.each([
    'A text without names.',
    '[1] Weber 2021',
    '1. A nap of 20 minutes improved attention',
    'Words (2019).',
    '[1] Ng and Silva 2018',
    '1. We tested 120 adults [1]',
    '2) López tested a nap of 20 minutes in nursing homes in 2020',
    'It rose [1] (naps in nursing homes [2]).',
  ])('knows nobody by: %s', (text) => {
    expect(headKeys(text, SOURCES).size).toBe(0);
  });

  it('means none where two sources fit', () => {
    expect(headKeys('[1] Ng and Silva 2019', [...SOURCES, { id: 'c.txt', head: 'Ng and Silva 2019. A reply.' }]).size).toBe(0);
  });
});

describe('isNamed', () => {
  const head = headWords('The canal was dug by hand between 1790 and 1801. Nagy 2015.');
  it('takes a statement for no name, though every word of it stands at the head', () => {
    expect(isNamed('The canal was dug by hand between 1790 and 1801', head)).toBe(false);
    expect(isNamed('Nagy 2015', head)).toBe(true);
  });
});

describe('isDated', () => {
  it.each(['Ng and Silva 2019', 'Weber (2021). Light at night', 'Canals, 2015', 'Light at night. 2021.'])(
    'is a work of a year: %s',
    (name) => {
      expect(isDated(name)).toBe(true);
    },
  );
  it.each(['The bridge opened in 1932', 'Dug between 1790 and 1801', 'In May 2019 the fee rose', 'The 1932 bridge', '2019 visitors'])(
    'tells when something was: %s',
    (name) => {
      expect(isDated(name)).toBe(false);
    },
  );
});
