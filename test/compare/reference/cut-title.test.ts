/** Records that lost part of their title to mark-up. */
import { describe, expect, it } from 'vitest';
import { cutTitle, fragmentTitle, isFragment, pieceOfTitle } from '../../../src/compare/reference/cut-title.ts';
import { citedTitles, compareTitle, recordedTitles } from '../../../src/compare/reference/title.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { ComponentEvidence, Label } from '../../../src/model/evidence.ts';
import type { Source } from '../../../src/model/source.ts';
import { referenceOf } from './make.ts';

const TITLE = 'Regulation of the storage phenotype of Yersinia pestis is posttranscriptional';
const PLACE: CslItem = { volume: '186', page: '1638-1647' };

function label(recorded: string, cited: CslItem = { ...PLACE, issued: { 'date-parts': [[2004]] } }, found: CslItem = PLACE): string {
  const source: Source = {
    id: 'test:1',
    adapter: 'test',
    fields: { ...found, title: recorded },
    titles: [],
    years: [2004],
    authorsComplete: true,
    notices: [],
    sameAs: [],
    snapshot: null,
  };
  const reference = referenceOf({ fields: { ...cited, title: TITLE } });
  const forms = recordedTitles(source);
  return cutTitle(reference, source, forms, compareTitle(citedTitles(reference.fields), source, forms)).label;
}

describe('a record that lost part of its title', () => {
  it('is no other part of the work', () => {
    const cited = (title: string): string => {
      const source: Source = {
        id: 'test:1',
        adapter: 'test',
        fields: { ...PLACE, title: TITLE },
        titles: [],
        years: [2004],
        authorsComplete: true,
        notices: [],
        sameAs: [],
        snapshot: null,
      };
      const reference = referenceOf({ fields: { ...PLACE, title, issued: { 'date-parts': [[2004]] } } });
      const forms = recordedTitles(source);
      return cutTitle(reference, source, forms, compareTitle(citedTitles(reference.fields), source, forms)).label;
    };
    expect(cited(`${TITLE} in vivo`)).toBe('match');
    // The sign of a note.
    expect(cited(`${TITLE}2`)).toBe('match');
    for (const part of ['II', '2', 'Part 2']) expect(cited(`${TITLE} ${part}`)).toBe('partial');
  });

  it('is the work where its volume, page and year are the cited ones', () => {
    expect(label('Regulation of the storage phenotype of')).toBe('match');
    expect(label('is posttranscriptional')).toBe('match');
  });

  it('is near, and no more, where the middle is lost: a word could have been added', () => {
    expect(label('Regulation of the storage phenotype of is posttranscriptional')).toBe('partial');
  });

  it('is another work without that agreement', () => {
    expect(label('Regulation of the storage phenotype of', { issued: { 'date-parts': [[2004]] } })).toBe('not_match');
    expect(label('Regulation of the storage phenotype', { ...PLACE, issued: { 'date-parts': [[1999]] } })).toBe('not_match');
    expect(label('Regulation of the storage phenotype of', undefined, { volume: '186', page: '9' })).toBe('not_match');
    expect(label('Growth of plague bacilli in fleas')).toBe('not_match');
  });
});

describe('a record whose title shows by itself that the rest of it is lost', () => {
  it('is known by what breaks off, hangs over or is left open', () => {
    for (const title of [
      'The',
      'The 9-',
      '-methyl-',
      'Complete genome sequence of',
      'Alpha-toxin, streptolysin-O, and',
      'A carboxylase beta (',
      ' ])',
    ])
      expect(isFragment(title), title).toBe(true);
    for (const title of [
      'Vitamin A',
      'Growth in vitro',
      'What is it for?',
      'Ethics',
      'Plan B',
      'Of mice and men',
      'The (un)common cold',
      'Sur la structure',
    ])
      expect(isFragment(title), title).toBe(false);
  });

  it('needs but three letters, and is near where even its year is another one', () => {
    expect(label('Reg-')).toBe('match');
    expect(label('Reg')).toBe('not_match');
    expect(label('Regulation of the storage phenotype of', { ...PLACE, issued: { 'date-parts': [[1999]] } })).toBe('partial');
    expect(label('Regulation of the storage phenotype of', PLACE)).toBe('match');
  });

  it('is near by people, year and venue alone, and only then', () => {
    const at = (label: Label, why = ''): ComponentEvidence => ({
      label,
      cited: TITLE,
      found: 'Regulation of the',
      score: 0,
      source: 'test:1',
      why,
    });
    const source = { id: 'test:1' } as Source;
    const beside = (authors: Label, date: Label = 'match', venue: Label = 'unknown') => ({
      authors: at(authors),
      date: at(date),
      venue: at(venue),
    });
    expect(fragmentTitle(source, at('not_match'), beside('partial')).label).toBe('partial');
    expect(fragmentTitle(source, at('not_match'), beside('not_match')).label).toBe('not_match');
    expect(fragmentTitle(source, at('not_match'), beside('match', 'not_match')).label).toBe('not_match');
    expect(fragmentTitle(source, at('not_match'), beside('match', 'match', 'not_match')).label).toBe('not_match');
    expect(fragmentTitle(source, { ...at('not_match'), found: 'Growth of the' }, beside('match')).label).toBe('not_match');
  });
});

describe('a record that has but a piece of the title', () => {
  const piece = (
    recorded: string,
    more: {
      years?: readonly number[];
      authors?: 'match' | 'partial' | 'not_match' | 'unknown';
      venue?: 'match' | 'not_match';
      origin?: 'list' | 'entry';
      cited?: string;
      type?: string;
    } = {},
  ): string => {
    const { years = [2004], authors = 'match', venue = 'not_match', origin = 'list', cited = TITLE, type } = more;
    const source: Source = {
      id: 'test:1',
      adapter: 'test',
      fields: { title: recorded, ...(type === undefined ? {} : { type }) },
      titles: [],
      years,
      authorsComplete: true,
      notices: [],
      sameAs: [],
      snapshot: null,
    };
    const reference = referenceOf({ origin, fields: { title: cited, issued: { 'date-parts': [[2004]] } } });
    const first = { label: 'not_match', cited, found: recorded, score: 0.2, source: 'test:1', why: 'another title' } as const;
    return pieceOfTitle(reference, [source], first, { authors: { ...first, label: authors }, venue: { ...first, label: venue } }).label;
  };
  it('is near, where people and year are the cited ones', () => {
    expect(piece('storage phenotype of')).toBe('partial');
    expect(piece('storage phenotype of', { authors: 'partial' })).toBe('partial');
    expect(piece('storage phenotype of', { years: [2003] })).toBe('partial');
  });
  it('is another work otherwise', () => {
    expect(piece('storage phenotype of', { authors: 'not_match' })).toBe('not_match');
    expect(piece('storage phenotype of', { years: [2001] })).toBe('not_match');
    expect(piece('storage phenotype of', { origin: 'entry' })).toBe('not_match');
    expect(piece('storage of phenotypes')).toBe('not_match');
    expect(piece('storage')).toBe('not_match');
  });
  it('is near where nobody is named, in that place and year', () => {
    expect(piece('storage phenotype of', { authors: 'unknown', venue: 'match' })).toBe('partial');
    expect(piece('storage phenotype of', { authors: 'unknown' })).toBe('not_match');
  });
  it('is near where a parser stopped at a comma of the title', () => {
    const whole = 'Review of Harbours, by D. Quill and E. Rook';
    expect(piece(whole, { cited: 'Review of Harbours' })).toBe('partial');
    expect(piece(whole, { cited: 'Harbours, by D. Quill' })).toBe('partial');
    expect(piece(whole, { cited: 'Review of Ports' })).toBe('not_match');
    expect(piece(whole, { cited: 'Review of Harbours', authors: 'not_match' })).toBe('not_match');
    expect(piece(whole, { cited: 'Review of Harbours', authors: 'unknown', venue: 'match' })).toBe('not_match');
    expect(piece(whole, { cited: 'Review of Harbours', years: [2001] })).toBe('not_match');
  });
  it('is near in any year and any origin where a book goes by it', () => {
    const whole = 'An Inquiry into the Nature and Causes of the Depth of Harbours';
    const named = (cited: string, more: { authors?: 'partial'; type?: string } = {}): string =>
      piece(whole, { cited, years: [1776], origin: 'entry', type: 'book', ...more });
    expect(named('The Depth of Harbours')).toBe('partial');
    expect(named('The depth of harbours. Bantam Classics')).toBe('partial');
    expect(named('The Depth of Rivers')).toBe('not_match');
    expect(named('Of Harbours')).toBe('not_match');
    expect(named('The Depth of Harbours', { authors: 'partial' })).toBe('not_match');
    expect(named('The Depth of Harbours', { type: 'article-journal' })).toBe('not_match');
  });
  it('is near where a field was too short for it, and it ends within a word', () => {
    const entry = (cited: string, authors: 'match' | 'partial' = 'match', years = [2004]): string =>
      piece(TITLE, { origin: 'entry', cited, authors, years });
    expect(entry(TITLE.slice(0, 50))).toBe('partial');
    expect(entry(TITLE.slice(0, 50), 'partial')).toBe('not_match');
    expect(entry(TITLE.slice(0, 50), 'match', [2001])).toBe('not_match');
    // At the end of a word it may be another title.
    expect(entry('Regulation of the storage phenotype of Yersinia')).toBe('not_match');
    expect(entry(TITLE.slice(0, 25))).toBe('not_match');
  });
  it('is near where an entry cites all of a subtitle, and people and year are the record’s', () => {
    const whole = 'Before the Harbour: Dynamics of Tides in Northern Ports – A Reader';
    const entry = (cited: string, authors: 'match' | 'partial' = 'match', years = [2004]): string =>
      piece(whole, { origin: 'entry', cited, authors, years });
    expect(entry('Dynamics of tides in northern ports')).toBe('partial');
    expect(entry('Dynamics of Tides in Northern Ports: A Reader')).toBe('partial');
    expect(entry('Dynamics of Tides in Northern')).toBe('not_match');
    expect(entry('Dynamics of Tides in Southern Ports')).toBe('not_match');
    expect(entry('A Reader')).toBe('not_match');
    expect(entry('Dynamics of Tides in Northern Ports', 'partial')).toBe('not_match');
    expect(entry('Dynamics of Tides in Northern Ports', 'match', [2001])).toBe('not_match');
  });
  it('is not told by a main title whose subtitle the record states', () => {
    const cited: CslItem = { ...PLACE, issued: { 'date-parts': [[2004]] } };
    const found: CslItem = { ...PLACE, 'title-short': 'Regulation of the storage phenotype of Yersinia' };
    expect(label('Regulation of the storage phenotype of Yersinia: a summary of its bells', cited, found)).not.toBe('match');
    expect(label('Regulation of the storage phenotype of Yersinia', cited)).toBe('match');
  });
});
