import { describe, expect, it } from 'vitest';
import { headKeys, headOf, tailList } from '../../../src/extract/claims/heads.ts';

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
  ])('knows nobody by: %s', (text) => {
    expect(headKeys(text, SOURCES).size).toBe(0);
  });

  it('means none where two sources fit', () => {
    expect(headKeys('[1] Ng and Silva 2019', [...SOURCES, { id: 'c.txt', head: 'Ng and Silva 2019. A reply.' }]).size).toBe(0);
  });
});

describe('tailList', () => {
  const known = (name: string): boolean => name === 'Minutes of the board';
  it.each([
    ['Words [1].\n\n[1] Ng and Silva 2019\n[2] López 2020\n', ['1', '2']],
    ['Words [1].\r\n\r\n[1] Ng and Silva 2019\r\n[2] López 2020\r\n', ['1', '2']],
    ['Words [1].\n\n[1] Ng and Silva 2019 [2] López 2020', ['1', '2']],
    ['Words [1].\n\n- [1] Minutes of the board\n- [2] fees.pdf', ['1', '2']],
  ])('reads the list at the end that no heading announces: %j', (text, labels) => {
    const list = tailList(text, known);
    expect(list?.entries.map(({ label }) => label)).toEqual(labels);
    expect(text.slice(list?.span.start)).toMatch(/^(?:- )?\[1\]/);
  });

  it.each([
    ['statements that begin with their marks', 'What is known:\n\n[1] The fee is 40 euros.\n[2] Dogs are allowed.'],
    ['one entry', 'Words [1].\n\n[1] Ng and Silva 2019'],
    ['no empty line before it', '[1] Ng and Silva 2019\n[2] López 2020'],
    ['the same number twice', 'Words.\n\n[1] Ng 2019\n[1] López 2020'],
    ['more text behind it', 'Words.\n\n[1] Ng 2019\n[2] López 2020\n\nMore words.'],
  ])('is none: %s', (_what, text) => {
    expect(tailList(text, known)).toBeNull();
  });
});
