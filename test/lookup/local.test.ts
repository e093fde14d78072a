import { describe, expect, it } from 'vitest';
import { localIndex, sourceOf, speaksFor, yearsOf } from '../../src/lookup/local.ts';
import type { CslItem } from '../../src/model/csl.ts';
import type { BibliographicIndex } from '../../src/model/ports.ts';

const ITEM: CslItem = {
  id: 'x:1',
  title: 'Sorting barley',
  'original-title': 'Gerste sortieren',
  'title-short': 'sorting BARLEY',
  author: [{ family: 'Harrow' }, { family: 'et al.' }],
  issued: { 'date-parts': [[2011], [2012]] },
  'original-date': { raw: 'c. 1950' },
  DOI: 'https://doi.org/10.5555/BARLEY',
  ISBN: '9783161484100',
  URL: 'https://example.org/barley',
};
const signal = new AbortController().signal;

function index(complete: boolean): BibliographicIndex {
  return {
    manifest: { format: 1, name: 'made', hash: 'sha256:0', records: 1, builtAt: '', complete, sources: [] },
    byIdentifier: (scheme, value) => (scheme === 'doi' && value === '10.5555/barley' ? [ITEM] : []),
    byTitle: () => [],
    search: ({ title }) => (title === ITEM.title ? [ITEM] : []),
    close: () => {},
  };
}

describe('speaksFor', () => {
  it.each([
    [undefined, 2026, true],
    [undefined, 2027, false],
    [undefined, null, true],
    ['2025', 2025, true],
    ['2025', 2026, false],
    ['2025-12', 2025, true],
    ['2025-12-31', 2025, true],
    ['2025-12-30', 2025, false],
    ['2025-11', 2025, false],
    ['2025-11', 2024, true],
    ['2025-01-01', 2024, true],
    ['2025', null, false],
  ] as const)('declared complete to %s, of a work of %s: %s', (until, year, expected) => {
    const { manifest } = index(true);
    const built = { ...manifest, builtAt: '2026-11-22T10:00:00.000Z', ...(until === undefined ? {} : { until }) };
    expect(speaksFor(built, year)).toBe(expected);
    expect(speaksFor({ ...built, complete: false }, year)).toBe(false);
    const fields = year === null ? {} : { issued: { 'date-parts': [[year]] } };
    const adapter = localIndex({ ...index(true), manifest: built });
    expect(adapter.covers(fields, { question: 'work', fields })).toBe(expected ? 'authoritative' : 'no');
    expect(adapter.covers(fields, { question: 'identifier', scheme: 'doi', value: '10.5555/x' })).toBe('no');
  });
});

describe('sourceOf', () => {
  it('tells other titles, all years, and that the list of authors is cut', () => {
    expect(sourceOf(ITEM, 'local')).toMatchObject({
      id: 'local:x:1',
      titles: ['Gerste sortieren'],
      years: [1950, 2011, 2012],
      authorsComplete: false,
      fields: { author: [{ family: 'Harrow' }] },
      sameAs: ['doi:10.5555/barley'],
      snapshot: null,
    });
  });

  it('hands on what the record says of other works, and of its own notices', () => {
    const related = [{ relation: 'reply', doi: '10.5555/reply', from: 'crossref' }] as const;
    const notices = [{ kind: 'corrected', from: 'crossref' }] as const;
    expect(sourceOf({ ...ITEM, related, notices, 'same-as': ['pmid:7'] }, 'l')).toMatchObject({
      related,
      notices,
      sameAs: ['doi:10.5555/barley', 'pmid:7'],
    });
    expect(sourceOf(ITEM, 'l').related).toBeUndefined();
  });

  it('takes notices for such by their titles, and not works that speak of such things or are marked', () => {
    const isNotice = (title: string): boolean => sourceOf({ ...ITEM, title }, 'l').isNotice === true;
    expect(['Retraction: Sorting barley', 'Erratum to Sorting barley'].map(isNotice)).toEqual([true, true]);
    for (const title of ['Correction to the mass of a falling body', 'Errata: a life examined', 'Notice of Retraction: Sorting barley'])
      expect(isNotice(title), title).toBe(false);
  });

  it('takes a full list as full', () => {
    expect(sourceOf({ title: 'T', author: [{ family: 'Harrow' }] }, 'l').authorsComplete).toBe(true);
    expect(sourceOf({ title: 'T', author: [{ family: 'Harrow' }], 'et-al': true }, 'l').authorsComplete).toBe(false);
  });

  it('knows a notice from a work that merely begins with such a word', () => {
    for (const title of [
      'Retraction: Barley',
      'Erratum',
      'Correction to: Barley',
      'Retraction notice to “Barley”',
      'Author Correction: Barley',
    ])
      expect(sourceOf({ title }, 'l').isNotice).toBe(true);
    for (const title of ['Correction of deformity', 'Retraction reflexes in snails', 'RETRACTED: Barley', 'Errata slips in early printing'])
      expect(sourceOf({ title }, 'l').isNotice).toBeUndefined();
  });
});

describe('yearsOf', () => {
  it('reads printed dates and gives nothing for none', () => {
    expect(yearsOf({ issued: { literal: 'Spring 1999' } })).toEqual([1999]);
    expect(yearsOf({ issued: { 'date-parts': [[]] } })).toEqual([]);
  });
});

describe('localIndex', () => {
  const doi = { question: 'identifier', scheme: 'doi', value: '10.5555/barley' } as const;

  it('covers works only when declared complete, identifiers never', () => {
    const work = { question: 'work', fields: ITEM } as const;
    expect(localIndex(index(true)).covers(ITEM, work)).toBe('authoritative');
    expect(localIndex(index(false)).covers(ITEM, work)).toBe('no');
    expect(localIndex(index(true)).covers(ITEM, doi)).toBe('no');
  });

  it('finds, or says that it does not hold', async () => {
    const adapter = localIndex(index(true));
    expect(adapter).toMatchObject({ name: 'local/made', remote: false });
    expect((await adapter.find(doi, signal)).lookup).toMatchObject({ kind: 'found', sources: [{ id: 'local/made:x:1' }] });
    expect((await adapter.find({ question: 'work', fields: { title: 'Something else' } }, signal)).lookup).toEqual({ kind: 'absent' });
    expect((await adapter.find(doi, AbortSignal.abort())).lookup).toEqual({ kind: 'unavailable', why: 'deadline' });
  });
});
