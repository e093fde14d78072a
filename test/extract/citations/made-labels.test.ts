import { describe, expect, it } from 'vitest';
import { isMadeOf, madeLabelMarks } from '../../../src/extract/citations/made-labels.ts';
import type { Reference } from '../../../src/model/cited.ts';
import { documentOf } from '../document-of.ts';

const work = (id: string, families: readonly string[], year: number, suffix = ''): Reference => ({
  id,
  key: id,
  span: { start: 0, end: 0 },
  raw: '',
  fields: { author: families.map((family) => ({ family })), issued: { 'date-parts': [[year]] }, ...(suffix && { 'year-suffix': suffix }) },
  route: 'formal',
  routeWhy: '',
  confidence: 1,
  fieldSpans: {},
  origin: 'list',
});
const WORKS = [
  work('a', ['Li', 'Underhill'], 2023),
  work('b', ['Yilmaz'], 1981),
  work('c', ['Singh', 'Young', 'Noble', 'Stone'], 1976),
  work('d', ['La Fontaine'], 1965),
  work('e', ['Hansen'], 1992, 'a'),
  work('f', ['Hansen'], 1992, 'b'),
];
const read = (text: string) =>
  madeLabelMarks(documentOf(text), text, WORKS).map(({ citation: { to, locator } }) => (locator === undefined ? to : `${to} ${locator}`));

describe('madeLabelMarks', () => {
  it('finds the work whose names and year a label was made of', () => {
    expect(read('Seeds [LiUn23], roots [Yilm81, p. 4; SYNS76] and [see La F65]. See [Hans92b].')).toEqual(['a', 'b p. 4', 'c', 'd', 'f']);
    expect(read('Seeds [LU23], roots [Yil81], leaves [SYN+76].')).toEqual(['a', 'b', 'c']);
  });
  it('leaves a label of several works, and texts that do not cite so', () => {
    expect(read('Seeds [LiUn23], roots [Yilm81] and [SYNS76]. See [Hans92].')).toEqual(['a', 'b', 'c']);
    expect(read('Seeds [LiUn23] and roots [Yilm81].')).toEqual([]);
    expect(read('Planes [Boe47], [Air20], [Fok50] and [LiUn23], [Yilm81], [SYNS76].')).toEqual([]);
  });
  it('calls no entry uncited', () => {
    const text = 'Seeds [LiUn23], roots [Yilm81] and [SYNS76].';
    expect(madeLabelMarks(documentOf(text), text, WORKS)[0]?.maybe).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});

describe('isMadeOf', () => {
  it.each([
    ['Knu+', ['knurr', 'ash'], true],
    ['Knu+', ['knurr'], true],
    ['LiU', ['li', 'underhill', 'ash'], false],
    ['Un', ['li', 'underhill'], false],
    ['L', ['li'], false],
  ])('%s of %j: %s', (letters, families, expected) => expect(isMadeOf(letters, families)).toBe(expected));
});
