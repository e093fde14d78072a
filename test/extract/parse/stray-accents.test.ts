import { describe, expect, it } from 'vitest';
import { strayAccents } from '../../../src/extract/parse/stray-accents.ts';
import { parseReference } from '../../../src/extract/reference.ts';

const read = (text: string): string => {
  let [out, at] = ['', 0];
  for (const { start, end, means } of strayAccents(text)) {
    out += text.slice(at, start) + means;
    at = end;
  }
  return out + text.slice(at);
};

describe('accents that stand beside their letter', () => {
  it.each([
    ['BICKEL, B., B ¨ ACHER, M.', 'BICKEL, B., BÄCHER, M.'],
    ['Erd˝ os, P. and R´enyi, A.', 'Erdős, P. and Rényi, A.'],
    ['Garc´ıa, L. and L´opez, M.', 'García, L. and López, M.'],
    ['L´opez, M. On hedges.', 'López, M. On hedges.'],
    ['RODR´IGUEZ, A.', 'RODRÍGUEZ, A.'],
    ['Lo`eve, M. and ´Alvarez, R.', 'Loève, M. and Álvarez, R.'],
    ['Fran¸cois Dvoˇr´ak, S˜ao Paulo', 'François Dvořák, São Paulo'],
  ])('puts back: %s', (printed, meant) => {
    expect(read(printed)).toBe(meant);
  });

  it.each([
    'Zipf´s law and children´s books, which don´t rhyme',
    'L´art d´une époque et l´été qu´on oublie',
    'O´Neill, P. and D´Angelo, M. and O´NEILL, K.',
    "``A theory of everything,'' and `Another one'",
    'http://example.org/˜andrew/papers',
    '2^a and ´so´',
    'Smith, J. (2001). A plain reference.',
  ])('leaves: %s', (text) => {
    expect(strayAccents(text)).toEqual([]);
  });
});

describe('references with stray accents', () => {
  it('gives whole names, and says where they stand in the print', () => {
    const print = 'DANJOU, S. AND K ¨ OHLER, P. 2008. Challenges for rapid manufacturing. Rapid Prototyping J. 14, 2, 100-110.';
    const { fields, spans } = parseReference(print);
    expect(fields.author).toEqual([
      { family: 'DANJOU', given: 'S.' },
      { family: 'KÖHLER', given: 'P.' },
    ]);
    const place = spans.author?.[0];
    expect(print.slice(place?.start, place?.end)).toBe('DANJOU, S. AND K ¨ OHLER, P');
    expect(print.slice(spans.title?.[0]?.start, spans.title?.[0]?.end)).toBe('Challenges for rapid manufacturing');
  });
});
