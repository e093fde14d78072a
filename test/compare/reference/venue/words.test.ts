/** Abbreviated words of venues, and short names that can or cannot be made of a long one. */
import { describe, expect, it } from 'vitest';
import { venueForm } from '../../../../src/compare/reference/venue/form.ts';
import { either, mayStandFor, walk } from '../../../../src/compare/reference/venue/words.ts';
import { compareVenue } from '../../../../src/compare/reference/venue.ts';
import type { CslItem } from '../../../../src/model/csl.ts';
import type { Source } from '../../../../src/model/source.ts';
import { referenceOf } from '../make.ts';

describe('words of venues', () => {
  it('are alike where one is short for the other', () => {
    for (const [short, full] of [
      ['neurosci', 'neuroscience'],
      ['natl', 'national'],
      ['jpn', 'japan'],
      ['j', 'journal'],
    ] as const)
      expect(either(short, full), short).toBe(true);
    for (const [one, other] of [
      ['nature', 'neuron'],
      ['', ''],
      ['bell', 'harbour'],
    ] as const)
      expect(either(one, other), one).toBe(false);
    expect(walk(['j', 'bell', 'res'], ['journal', 'harbour', 'bell', 'research'])).toEqual({ left: [], right: ['harbour'], both: 3 });
  });
});

describe('a short name', () => {
  const may = (letters: string, name: string): boolean => {
    const form = venueForm(name);
    if (form === null) throw new Error('no venue');
    return mayStandFor(letters, form);
  };

  it('may stand for a journal that has its letters in order, and for any meeting', () => {
    expect(may('jpp', 'Journal of Plant Pathology')).toBe(true);
    expect(may('xqz', 'Journal of Plant Pathology')).toBe(false);
    expect(may('peerj', 'Perspectives on Psychological Science')).toBe(false);
    expect(may('sigbel', 'International Conference on the Ringing of Bells')).toBe(true);
  });

  const source = (fields: CslItem): Source => ({
    id: 'test:1',
    adapter: 'test',
    fields,
    titles: [],
    years: [],
    authorsComplete: true,
    notices: [],
    sameAs: [],
    snapshot: null,
  });
  const label = (cited: CslItem, recorded: CslItem): string => compareVenue(referenceOf({ fields: cited }), [source(recorded)]).label;

  it('is another venue’s where both sides have volumes and its letters are not in the name', () => {
    const record: CslItem = { type: 'article-journal', 'container-title': 'Perspectives on Harbour Science', volume: '11', page: '315' };
    expect(label({ 'container-title': 'XQZJ', volume: '11' }, record)).toBe('not_match');
    expect(label({ 'container-title': 'XQZJ' }, record)).toBe('unknown');
    expect(label({ 'container-title': 'PHS', volume: '11' }, record)).toBe('match');
  });

  it('does not excuse a meeting cited at the journal’s own volume and page', () => {
    const record: CslItem = {
      type: 'article-journal',
      'container-title': 'Harbour Bells Review',
      volume: '18',
      page: '1040-1057',
      issued: { 'date-parts': [[1992]] },
    };
    const cited: CslItem = { 'container-title': 'Proceedings of the Conference on Boats', issued: { 'date-parts': [[1992]] } };
    expect(label(cited, record)).toBe('unknown');
    expect(label({ ...cited, volume: '18', page: '1040–1057' }, record)).toBe('not_match');
  });

  it('is no venue where it says that nobody knows the place', () => {
    expect(label({ 'container-title': '[S.l: s.n.]' }, { 'container-title': 'Harbour Bells Review' })).toBe('unknown');
  });
});
