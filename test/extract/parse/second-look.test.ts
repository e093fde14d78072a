import { describe, expect, it } from 'vitest';
import { lookAgain } from '../../../src/extract/parse/second-look.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { Span } from '../../../src/model/document.ts';

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };
/** Looks again at fields that stand in the text as they are. */
const again = (raw: string, before: CslItem): { fields: Draft; spans: Record<string, Span[]> } => {
  const fields: Draft = { ...before };
  const spans: Record<string, Span[]> = {};
  for (const [name, value] of Object.entries(before)) {
    const start = typeof value === 'string' ? raw.indexOf(value) : -1;
    if (typeof value === 'string' && start >= 0) spans[name] = [{ start, end: start + value.length }];
  }
  lookAgain(fields, spans, raw);
  return { fields, spans };
};
const printed = (raw: string, spans: Record<string, Span[]>, name: string): string =>
  (spans[name] ?? []).map(({ start, end }) => raw.slice(start, end)).join('|');

describe('lookAgain', () => {
  it('makes an institution in the place of a venue the publisher', () => {
    const raw = 'Roe, A. Petal protocol. RFC 9999, Garden Engineering Task Force, 2018.';
    const { fields, spans } = again(raw, {
      title: 'Petal protocol',
      'container-title': 'Garden Engineering Task Force',
      number: 'RFC 9999',
    });
    expect(fields).toEqual({ title: 'Petal protocol', publisher: 'Garden Engineering Task Force', number: 'RFC 9999' });
    expect(printed(raw, spans, 'publisher')).toBe('Garden Engineering Task Force');
    expect(spans['container-title']).toBeUndefined();
  });

  it.each([
    ['Journal of the Garden Association', {}],
    ['Proceedings of the Institute of Gardens', {}],
    ['Garden Institute', { volume: '12' }],
    ['Garden Institute', { publisher: 'Petal Press' }],
    ['Garden Letters', {}],
  ])('leaves a venue alone: %s %o', (venue, more) => {
    const before = { title: 'Petals', 'container-title': venue, ...more };
    expect(again(`Petals. ${venue}. 2001.`, before).fields).toEqual(before);
  });

  it('leaves what "In" leads a venue', () => {
    const before = { title: 'Petals', 'container-title': 'The Garden Foundation' };
    expect(again('Petals. In: The Garden Foundation. 2001.', before).fields).toEqual(before);
  });

  it('makes a kind of work of "preprint" and "Tech. Rep. 18"', () => {
    expect(again('Petals, preprint (2001)', { title: 'Petals', 'container-title': 'preprint' }).fields).toEqual({
      title: 'Petals',
      genre: 'preprint',
    });
    expect(again('Petals, Tech. Rep. 18 (2001)', { title: 'Petals', 'container-title': 'Tech. Rep.', volume: '18' }).fields).toEqual({
      title: 'Petals',
      genre: 'Tech. Rep.',
      number: '18',
    });
  });

  it('knows the classes of archives from venues', () => {
    const fields = { title: 'Petals', arxiv: '2305.00001' };
    expect(again('Petals. arXiv:2305.00001 [cs.CL], 2023.', { ...fields, 'container-title': 'CL' }).fields).toEqual(fields);
    expect(again('Petals. CL, arXiv:2305.00001', { ...fields, 'container-title': 'CL' }).fields['container-title']).toBe('CL');
  });

  it('parts the town from a Brazilian journal, but only where a volume follows', () => {
    const raw = 'Pétalas. Revista do Jardim, São Paulo, v. 7, n. 3, 2009.';
    const { fields, spans } = again(raw, { 'container-title': 'Revista do Jardim, São Paulo', volume: '7' });
    expect(fields).toEqual({ 'container-title': 'Revista do Jardim', 'publisher-place': 'São Paulo', volume: '7' });
    expect(printed(raw, spans, 'container-title')).toBe('Revista do Jardim');
    expect(printed(raw, spans, 'publisher-place')).toBe('São Paulo');
    const kept = { 'container-title': 'Revista do Jardim, São Paulo' };
    expect(again('Pétalas. Revista do Jardim, São Paulo. 2009.', kept).fields).toEqual(kept);
  });

  it('finds the authority that a title begins with', () => {
    const raw = '3. World Health Organization. Petals report 2021. Geneva, 2021.';
    const { fields, spans } = again(raw, { title: 'World Health Organization. Petals report 2021' });
    expect(fields).toEqual({ author: [{ literal: 'World Health Organization' }], title: 'Petals report 2021' });
    expect(printed(raw, spans, 'author')).toBe('World Health Organization');
    expect(printed(raw, spans, 'title')).toBe('Petals report 2021');
  });

  it.each([
    [{ title: 'The Garden Ministry. A history', author: [{ family: 'Roe' }] }],
    [{ title: 'Counting petals. A history of the Garden Ministry' }],
    [{ title: 'The garden committee. A history' }],
  ])('leaves other titles whole: %o', (before) => {
    expect(again(`${before.title}. 2001.`, before).fields).toEqual(before);
  });

  it('takes "[Computer software]" for the kind', () => {
    const raw = 'Roe (2020). petals [Computer software]. Garden.';
    const { fields, spans } = again(raw, { title: 'petals [Computer software]' });
    expect(fields).toEqual({ title: 'petals', genre: 'Computer software' });
    expect(printed(raw, spans, 'title')).toBe('petals');
    expect(printed(raw, spans, 'genre')).toBe('Computer software');
  });

  it('knows what is reviewed from where the review stands, and what was said from a title', () => {
    const raw = '“Songs.” Review of Ice Voices, by Tom Hale. New Garden Review, 2008.';
    const { fields, spans } = again(raw, { 'container-title': 'Review of Ice Voices, by Tom Hale. New Garden Review' });
    expect(fields).toEqual({ 'container-title': 'New Garden Review' });
    expect(printed(raw, spans, 'container-title')).toBe('New Garden Review');
    expect(again('Review of Gardens 12', { 'container-title': 'Review of Gardens' }).fields).toEqual({
      'container-title': 'Review of Gardens',
    });
    expect(again('Roe, personal communication', { title: 'personal communication' }).fields).toEqual({ genre: 'personal communication' });
  });

  it('drops notes that only lead to an address', () => {
    expect(again('', { note: 'Retrieved from' }).fields).toEqual({});
    expect(again('', { note: 'Available at; reprinted 2003' }).fields).toEqual({ note: 'reprinted 2003' });
    expect(again('', { genre: 'Preprint at' }).fields).toEqual({ genre: 'Preprint' });
  });

  it('takes the word that announces a number off a venue', () => {
    const raw = 'Lee, E. A Theory of Gardens. In: Gardening, Nr. 3, 47-57.';
    const { fields, spans } = again(raw, { title: 'A Theory of Gardens', 'container-title': 'Gardening, Nr', issue: '3' });
    expect(fields['container-title']).toBe('Gardening');
    expect(printed(raw, spans, 'container-title')).toBe('Gardening');
    expect(again(raw, { title: 'A Theory of Gardens', 'container-title': 'Gardening, Nr' }).fields['container-title']).toBe(
      'Gardening, Nr',
    );
  });

  it('makes a note of what a special issue is about', () => {
    const raw = 'Kor, I. Petals. Computer, Special Issue on Thorns, 23, 1990.';
    const { fields, spans } = again(raw, { title: 'Petals', 'container-title': 'Computer, Special Issue on Thorns', volume: '23' });
    expect(fields).toMatchObject({ 'container-title': 'Computer', note: 'Special Issue on Thorns' });
    expect([printed(raw, spans, 'container-title'), printed(raw, spans, 'note')]).toEqual(['Computer', 'Special Issue on Thorns']);
    const first = 'Gersh, I. Newness. Special Issue, Garden Theory 54, 2013.';
    expect(
      again(first, { title: 'Newness', 'container-title': 'Special Issue, Garden Theory', volume: '54' }).fields['container-title'],
    ).toBe('Garden Theory');
  });

  it('finds the edition at the end of a title', () => {
    const raw = 'Baren, H. The Petal Calculus. Revised Edition. Thorn, 1984.';
    const { fields, spans } = again(raw, { title: 'The Petal Calculus. Revised Edition', publisher: 'Thorn' });
    expect(fields).toMatchObject({ title: 'The Petal Calculus', edition: 'Revised Edition' });
    expect([printed(raw, spans, 'title'), printed(raw, spans, 'edition')]).toEqual(['The Petal Calculus', 'Revised Edition']);
    const second = 'Baren, H. Petals, 2nd ed. Thorn, 1984.';
    expect(again(second, { title: 'Petals, 2nd ed' }).fields).toMatchObject({ title: 'Petals', edition: '2' });
    expect(again('X. A New Edition. 1984', { title: 'A New Edition' }).fields).toEqual({ title: 'A New Edition' });
  });
});

describe('what strays into the venue', () => {
  it.each([
    ['Petals. Online unter: Garden Times, 2001.', 'Online unter: Garden Times', 'Garden Times'],
    ['Petals. In: Garden Zeitung vom 14. April 2024.', 'Garden Zeitung vom 14. April', 'Garden Zeitung'],
    ['Petals. Garden Times. Published 2017.', 'Garden Times. Published', 'Garden Times'],
    // A day with its year belongs to the name.
    ['Petals. Volkszählung vom 27. Mai 1970, Heft 8.', 'Volkszählung vom 27. Mai 1970', 'Volkszählung vom 27. Mai 1970'],
  ])('%s', (raw, venue, kept) => {
    const { fields, spans } = again(raw, { title: 'Petals', 'container-title': venue, page: '3' });
    expect(fields['container-title']).toBe(kept);
    expect(printed(raw, spans, 'container-title')).toBe(kept);
  });

  it.each(['Published online', 'Published', 'Accessed'])('takes %s for no venue', (venue) => {
    const { fields, spans } = again(`Roe A. Petals. ${venue} 2017.`, { title: 'Petals', 'container-title': venue });
    expect(fields).toEqual({ title: 'Petals' });
    expect(spans['container-title']).toBeUndefined();
  });

  it('parts the kind of a thesis from its school', () => {
    const raw = 'Roe A. “Petals.” PhD diss., Garden College, 1995.';
    const { fields, spans } = again(raw, { title: 'Petals', 'container-title': 'PhD diss., Garden College' });
    expect(fields).toEqual({ title: 'Petals', genre: 'PhD diss.', publisher: 'Garden College' });
    expect(printed(raw, spans, 'publisher')).toBe('Garden College');
    expect(printed(raw, spans, 'genre')).toBe('PhD diss.');
  });

  it('makes an archive of data the publisher', () => {
    expect(again('Roe A. Petals of Tor. Zenodo, 2019.', { title: 'Petals of Tor', 'container-title': 'Zenodo' }).fields).toEqual({
      title: 'Petals of Tor',
      publisher: 'Zenodo',
    });
  });
});

describe('the bracket behind a volume', () => {
  it('is the issue, also where it could be a year', () => {
    const raw = 'Roe A. Petals. Proc Gard Soc. 2011;278(1719):2714–23.';
    const fields: Draft = { title: 'Petals', volume: '278', page: '2714', issued: { 'date-parts': [[2011]] } };
    const [year, volume] = [raw.indexOf('2011'), raw.indexOf('278')];
    const spans: Record<string, Span[]> = { volume: [{ start: volume, end: volume + 3 }], issued: [{ start: year, end: year + 4 }] };
    lookAgain(fields, spans, raw);
    expect(fields.issue).toBe('1719');
    expect(printed(raw, spans, 'issue')).toBe('1719');
  });

  it('is a year where the issued date stands in it', () => {
    const raw = 'Roe A. Petals. Proc Gard Soc 278(1971):27–31.';
    const at = raw.indexOf('1971');
    const fields: Draft = { title: 'Petals', volume: '278', page: '27', issued: { 'date-parts': [[1971]] } };
    const place = raw.indexOf('278');
    lookAgain(fields, { volume: [{ start: place, end: place + 3 }], issued: [{ start: at, end: at + 4 }] }, raw);
    expect(fields.issue).toBeUndefined();
  });
});

describe('words beside a venue', () => {
  it.each([
    ['Interview by Ada Roe. The Hedge Review', 'The Hedge Review'],
    ['Rev. of Petals, by Ada Roe. The Hedge Review', 'The Hedge Review'],
    ['Reviewed', undefined],
    ['Version 3.0', undefined],
    ['Downloaded on', undefined],
  ])('%s', (venue, expected) => {
    const fields = again(`Doe, B. “Hedges.” ${venue} 128 (1993): 82.`, { title: 'Hedges', 'container-title': venue }).fields;
    expect(fields['container-title']).toBe(expected);
  });

  it('tell what is no journal', () => {
    expect(again('Reef. Petals. Press release, 2020.', { title: 'Petals', 'container-title': 'Press release' }).fields.genre).toBe(
      'Press release',
    );
    expect(
      again('Roe A. Petals. Mendeley Data, v1; 2015.', { title: 'Petals', 'container-title': 'Mendeley Data, v1' }).fields.publisher,
    ).toBe('Mendeley Data, v1');
    expect(again('Roe, M. Personal interview. 2012.', { title: 'Personal interview' }).fields).toEqual({ genre: 'Personal interview' });
  });
});
