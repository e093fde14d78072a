/** Whose lists of authors are whole and in order, and what that takes from the excuses of other records. */
import { describe, expect, it } from 'vitest';
import { citedByline, compareAuthors, recordedBylines } from '../../../src/compare/reference/authors.ts';
import { isAsPrinted } from '../../../src/compare/reference/whole-lists.ts';
import { sourceOf } from '../../../src/lookup/local.ts';
import type { CslName } from '../../../src/model/csl.ts';
import type { Source } from '../../../src/model/source.ts';
import { referenceOf } from './make.ts';

const people = (families: string): CslName[] => families.split(' ').map((family) => ({ family, given: `${family[0]}.` }));
const record = (id: string, families: string, year = 2014): Source =>
  sourceOf({ id, title: 'On walls', author: people(families), issued: { 'date-parts': [[year]] } }, 'local/held');
const judged = (cited: string, source: Source, ...others: Source[]): string =>
  compareAuthors(citedByline(referenceOf({ fields: { author: people(cited) }, origin: 'entry' })), source, recordedBylines(source), [
    source,
    ...others,
  ]).label;

const SIX = 'Quill Rook Stark Tarn Ufer Vane';
const list = record('jats:1', SIX);
const printed = record('crossref:10.5555/walls', SIX);

describe('a list of authors', () => {
  it('is as printed where a registry holds it, or another record with as many names', () => {
    expect(isAsPrinted(printed, [])).toBe(true);
    expect(isAsPrinted(record('dblp:conf/walls/Quill14', SIX, 1989), [])).toBe(true);
    expect(isAsPrinted(list, [list, printed])).toBe(true);
  });

  it('may break off in another record, and in old volumes', () => {
    expect(isAsPrinted(list, [list])).toBe(false);
    expect(isAsPrinted(record('crossref:10.5555/old', SIX, 1987), [])).toBe(false);
    expect(isAsPrinted(record('jats:2', 'Quill Rook Stark Tarn Ufer'), [printed])).toBe(false);
  });

  it('has nobody behind its last name where it is as printed', () => {
    expect(judged(`${SIX} Weld Yarrow Zorn`, list)).toBe('match');
    expect(judged(`${SIX} Weld Yarrow Zorn`, list, printed)).toBe('partial');
    expect(judged(SIX, list, printed)).toBe('match');
  });

  it('is in no alphabet where the work itself has that order', () => {
    expect(judged('Rook Quill Stark Tarn Ufer Vane', list)).toBe('match');
    expect(judged('Rook Quill Stark Tarn Ufer Vane', list, printed)).toBe('partial');
  });
});
