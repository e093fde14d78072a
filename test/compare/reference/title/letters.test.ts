/** A title in Latin letters is the recorded Cyrillic one where it is a rendering of it. */
import { describe, expect, it } from 'vitest';
import { titleReadings } from '../../../../src/compare/reference/title/form.ts';
import { inOtherLetters, renderedTitle } from '../../../../src/compare/reference/title/letters.ts';
import { bestTitle } from '../../../../src/compare/reference/title.ts';
import type { ComponentEvidence } from '../../../../src/model/evidence.ts';
import type { Source } from '../../../../src/model/source.ts';

const beside = (cited: string, found: string) => bestTitle(titleReadings(cited), titleReadings(found));

const NOT: ComponentEvidence = {
  label: 'not_match',
  cited: 'Massovye repressii',
  found: null,
  score: 0.3,
  source: 'x:1',
  why: 'another title',
};
const source: Source = {
  id: 'x:1',
  adapter: 'x',
  fields: {},
  titles: [],
  years: [],
  authorsComplete: true,
  notices: [],
  sameAs: [],
  snapshot: null,
};

describe('a printed reference', () => {
  const forms = titleReadings('Приказ НКВД № 00447. Массовые репрессии');
  const raw = 'Kabatskov A. Prikaz NKVD № 00447. Massovye repressii. Ekho vekov, 2011.';
  it('holds a rendered title whole, wherever the parser cut', () => {
    expect(renderedTitle(raw, source, forms, NOT)).toMatchObject({ label: 'match', source: 'x:1' });
  });
  it('is left as it was where it does not, or states its fields as data', () => {
    expect(renderedTitle(raw.replace('repressii', 'vystavki'), source, forms, NOT)).toBe(NOT);
    expect(renderedTitle(undefined, source, forms, NOT)).toBe(NOT);
    expect(renderedTitle(raw, source, titleReadings('Order 00447. Mass repressions'), NOT)).toBe(NOT);
  });
});

describe('a title in other letters', () => {
  it.each([
    ['Geroj našego vremeni', 'Герой нашего времени'],
    ['Герой нашего времени', 'Geroi nashego vremeni'],
    ['Kak sozdavat silnyy tekst', 'Как создавать сильный текст'],
    ['Informacionno-poiskovaja polnotekstovaja sistema', 'Информационно-поисковая полнотекстовая система'],
  ])('%s is %s', (cited, found) => expect(beside(cited, found)).toMatchObject({ label: 'match', why: 'the same title in other letters' }));
  it.each([
    ['A hero of our time', 'Герой нашего времени'],
    ['Geroj drugogo vremeni', 'Герой нашего времени'],
    ['Vojna', 'Война'],
  ])('%s is not told to be %s', (cited, found) => expect(beside(cited, found)?.label).not.toBe('match'));
  it('is none where both are in the same', () => {
    const [form] = titleReadings('Geroj našego vremeni');
    if (form === undefined) throw new Error('no form');
    expect(inOtherLetters(form, form)).toBeNull();
  });
});
