import { describe, expect, it } from 'vitest';
import { mendByTells } from '../../../src/extract/parse/field-tells.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { Span } from '../../../src/model/document.ts';

/** The fields after it; each value is printed once in `raw`, and so it is afterwards. */
function mended(raw: string, before: Readonly<Record<string, string>>, author?: CslItem['author']): Record<string, unknown> {
  const fields: CslItem = { ...before, ...(author === undefined ? {} : { author }) };
  const spans: Record<string, Span[]> = {};
  for (const [name, value] of Object.entries(before)) {
    const start = raw.indexOf(value);
    spans[name] = [{ start, end: start + value.length }];
  }
  if (author !== undefined) spans.author = [{ start: 0, end: raw.indexOf(':') }];
  mendByTells(fields, spans, raw);
  for (const [name, value] of Object.entries(fields)) {
    const [place] = spans[name] ?? [];
    if (typeof value === 'string') expect(raw.slice(place?.start, place?.end), name).toBe(value);
  }
  expect(Object.keys(spans).sort()).toEqual(Object.keys(fields).sort());
  return { ...fields };
}

describe('mendByTells', () => {
  it('knows who answers for a work by who publishes it', () => {
    expect(
      mended('Petal Survey. Map of hedges. Oslo: Petal Survey', { title: 'Petal Survey. Map of hedges', publisher: 'Petal Survey' }),
    ).toMatchObject({
      author: [{ literal: 'Petal Survey' }],
      title: 'Map of hedges',
    });
    expect(mended('Petal Network (PETN). Hedges. Oslo: PETN.', { title: 'Petal Network (PETN). Hedges', publisher: 'PETN' })).toMatchObject(
      {
        author: [{ literal: 'Petal Network (PETN)' }],
        title: 'Hedges',
      },
    );
    const other = { title: 'Petal Survey. Map of hedges', publisher: 'Reef' };
    expect(mended('Petal Survey. Map of hedges. Oslo: Reef', other)).toEqual(other);
  });

  it('takes those who made a program for its authors', () => {
    expect(
      mended('The Petal Project Authors, Hedge Stacks, 2018.', { title: 'The Petal Project Authors', 'container-title': 'Hedge Stacks' }),
    ).toEqual({ author: [{ literal: 'The Petal Project Authors' }], title: 'Hedge Stacks' });
    expect(mended('The petal development team. petal 1.4.', { title: 'The petal development team. petal 1.4' })).toEqual({
      author: [{ literal: 'The petal development team' }],
      title: 'petal 1.4',
    });
    const article = { title: 'The Petal Project Authors', 'container-title': 'Petal Rev', volume: '8' };
    expect(mended('The Petal Project Authors. Petal Rev 8', article)).toEqual(article);
  });

  it('parts the book of an exhibition from its title', () => {
    expect(mended('Petals. Exh. cat. Oslo', { title: 'Petals. Exh. cat' })).toEqual({ title: 'Petals', genre: 'Exh. cat' });
    expect(mended('Hecken, Ausst.-Kat., Berlin', { title: 'Hecken, Ausst.-Kat' })).toEqual({ title: 'Hecken', genre: 'Ausst.-Kat' });
    expect(mended('The cat', { title: 'The cat' })).toEqual({ title: 'The cat' });
  });

  it('takes no firm that reports on itself for a person', () => {
    expect(
      mended('Petal AG: Geschäftsbericht 2019. Bonn', { title: 'Geschäftsbericht 2019' }, [{ family: 'Petal', given: 'AG' }]).author,
    ).toEqual([{ literal: 'Petal AG' }]);
    expect(mended('Petal SE: Annual Report 2019. Bonn', { title: 'Petal SE: Annual Report 2019' })).toEqual({
      author: [{ literal: 'Petal SE' }],
      title: 'Annual Report 2019',
    });
    const person = [{ family: 'Roe', given: 'A.' }];
    expect(mended('Roe, A.: Annual reports and their readers', { title: 'Annual reports and their readers' }, person).author).toEqual(
      person,
    );
  });

  it('reads the number of a patent, the series of a journal, the kind of a site and a series of books where a venue was read', () => {
    expect(mended('Petals. US 174465 A, 1876', { title: 'Petals', 'container-title': 'US 174465 A' })).toEqual({
      title: 'Petals',
      number: 'US 174465 A',
    });
    expect(mended('Ann. of Petals (2) 61, 9', { 'container-title': 'Ann. of Petals (2)', volume: '61' })['container-title']).toBe(
      'Ann. of Petals',
    );
    expect(mended('Hedge (blog), May', { 'container-title': 'Hedge (blog)' })['container-title']).toBe('Hedge');
    expect(
      mended('Petals. Graduate Texts in Hedges, No. 52. Reef', {
        title: 'Petals',
        'container-title': 'Graduate Texts in Hedges',
        issue: '52',
        publisher: 'Reef',
      }),
    ).toEqual({ title: 'Petals', 'collection-title': 'Graduate Texts in Hedges', volume: '52', publisher: 'Reef' });
  });

  it('parts a town and a house of East Asia', () => {
    expect(mended('個人的な体験. 東京,新潮社,1964', { title: '個人的な体験', 'container-title': '東京,新潮社' })).toEqual({
      title: '個人的な体験',
      'publisher-place': '東京',
      publisher: '新潮社',
    });
  });

  it('takes what has an edition and no pages for the book itself', () => {
    const book = { 'container-title': 'Petal Thought', edition: '3', publisher: 'Reef' };
    const author = [{ family: 'Roe' }];
    expect(mended('Roe: Petal Thought, 3 izd., Reef', book, author)).toEqual({
      title: 'Petal Thought',
      edition: '3',
      publisher: 'Reef',
      author,
    });
    expect(mended('Roe: in Petal Thought, 3 izd., Reef', book, author)).toEqual({ ...book, author });
  });
});
