import { describe, expect, it } from 'vitest';
import { extract } from '../../src/extract/index.ts';
import { documentOf } from './document-of.ts';

describe('extract', () => {
  it('takes structured entries as they are', () => {
    const document = documentOf('@book{a, title={A field guide}}\n', {
      entries: [
        {
          key: 'a',
          span: { start: 0, end: 31 },
          fields: { type: 'book', title: 'A field guide' },
          raw: '@book{a, title={A field guide}}',
          cited: false,
        },
      ],
    });
    const { references, counts } = extract(document);
    expect(references).toHaveLength(1);
    expect(references[0]).toMatchObject({ key: 'a', origin: 'entry', confidence: 1, route: 'formal', fields: { title: 'A field guide' } });
    expect(counts).toEqual({ seen: 1, parsed: 1, doubtful: 0, skipped: 0 });
  });

  it('gives the same ids for the same bytes and others for other bytes', () => {
    const text = '[1] Roe, J. (1999). On hedges. Journal of Hedges 3, 1-9.\n[2] Doe, A. (2001). On fences. Journal of Hedges 5, 11-19.\n';
    const ids = extract(documentOf(text)).references.map(({ id }) => id);
    expect(ids).toEqual(extract(documentOf(text)).references.map(({ id }) => id));
    expect(new Set(ids).size).toBe(2);
    expect(extract(documentOf(text, { id: 'sha256:other' })).references.map(({ id }) => id)).not.toEqual(ids);
    expect(ids[0]).toMatch(/^ref:[0-9a-f]{16}$/);
  });

  it('reads a plain text that is nothing but references, one a line, with its labels as keys', () => {
    const text = '[7] Roe, J. (1999). On hedges. Journal of Hedges 3, 1-9.\n[8] Doe, A. (2001). On fences. Journal of Hedges 5, 11-19.\n';
    const { references } = extract(documentOf(text));
    expect(references.map(({ key, origin }) => [key, origin])).toEqual([
      ['7', 'line'],
      ['8', 'line'],
    ]);
    expect(references[0]?.raw).toBe('Roe, J. (1999). On hedges. Journal of Hedges 3, 1-9.');
    expect(text.slice(references[1]?.span.start, references[1]?.span.end)).toBe(
      '[8] Doe, A. (2001). On fences. Journal of Hedges 5, 11-19.',
    );
  });

  it('takes the label of the first entry of a text that is nothing but a list for no mark', () => {
    const document = documentOf(
      '[1] Zahn S, Lied S. A review of estuary images. Journal of Salt, 2019, 42(3): 453-482.\n[2] Roe A. Salt roads. Journal of Salt, 2018, 2(1): 3-9.\n',
    );
    const { references, citations } = extract(document);
    expect([references.length, citations]).toEqual([2, []]);
  });

  it('finds nothing in an empty text and in prose', () => {
    expect(extract(documentOf('')).references).toEqual([]);
    expect(extract(documentOf('We walked home in 1999.\n\nIt was raining, and we were wet when we came in.')).references).toEqual([]);
  });

  it('leads marks of printed entries to the data that stand for them', () => {
    const text =
      'It is so [1]. It is not [2]. It may be [3].\n\nReferences\n\n[1] Roe, J. (1999). On hedges and keepers. Journal of Hedges 3, 1-9.\n[2] Doe, A. (2001). On fences and keepers. Journal of Hedges 5, 11-19.\n[3] Poe, B. (2002). On walls and keepers. Journal of Hedges 6, 1-9.\n';
    const entry = { key: 'doe', span: { start: 0, end: 2 }, fields: { title: 'On fences and keepers' }, raw: '{}', cited: true };
    const { references, citations } = extract(documentOf(text, { entries: [entry] }));
    expect(references.map(({ origin, key }) => `${origin} ${key}`)).toEqual(['entry doe', 'list 1', 'list 3']);
    expect(citations.map(({ to }) => references.find(({ id }) => id === to)?.key)).toEqual(['1', 'doe', '3']);
  });

  it('knows a printed page with a short title by its address, where one work of the data has it', () => {
    const text =
      'It is so [1]. It is not [2].\n\nReferences\n\n[1] Hedge, “Hedge OS,” [Online]. Available: https://www.hedge.example/os/.\n[2] Fence, “Fence OS,” [Online]. Available: https://fence.example/os.\n';
    const one = (key: string, URL: string) => ({ key, span: { start: 0, end: 2 }, fields: { title: key, URL }, raw: '{}', cited: true });
    const read = (entries: ReturnType<typeof one>[]) =>
      extract(documentOf(text, { entries })).references.map(({ origin, key }) => `${origin} ${key}`);
    expect(read([one('Hedge OS', 'http://hedge.example/os')])).toEqual(['entry Hedge OS', 'list 2']);
    expect(read([one('a', 'https://hedge.example/os'), one('b', 'https://hedge.example/os')])).toEqual([
      'entry a',
      'entry b',
      'list 1',
      'list 2',
    ]);
  });
});
