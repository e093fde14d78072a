import { afterEach, describe, expect, it } from 'vitest';
import { crossref } from '../../src/lookup/crossref.ts';
import { type Asking, asking, first, found, json, NO_ANSWERS } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const start = async (answer: (path: string) => Answer | undefined): Promise<Asking> => {
  open = await asking(crossref, answer);
  return open;
};

const work = (fields: object) => ({ status: 'ok', 'message-type': 'work', message: { DOI: '10.5555/abc', title: ['A title'], ...fields } });
const works = (items: readonly object[]) => ({ status: 'ok', 'message-type': 'work-list', message: { items } });
const agency = (id: string) => json({ status: 'ok', 'message-type': 'work-agency', message: { DOI: '10.5555/abc', agency: { id } } });
const NOT_FOUND: Answer = { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Resource not found.' };

describe('crossref, asked for a DOI', () => {
  it('finds the work, with the hash of what it read', async () => {
    const { id, asked } = await start(() => json(work({})));
    const answer = await id('doi', '10.5555/ABC');
    expect(first(answer)).toMatchObject({ id: 'crossref:10.5555/abc', fields: { DOI: '10.5555/abc', title: 'A title' } });
    expect(answer.snapshots).toEqual([first(answer).snapshot]);
    expect(asked()).toEqual(['/works/10.5555/abc']);
  });

  it('takes it for absent only when no agency knows it', async () => {
    const { id, asked } = await start(() => NOT_FOUND);
    const answer = await id('doi', '10.5555/abc');
    expect(answer.lookup).toEqual({ kind: 'absent' });
    expect(answer.snapshots).toHaveLength(2);
    expect(asked()).toEqual(['/works/10.5555/abc', '/works/10.5555/abc/agency']);
  });

  it.each(['datacite', 'medra', 'jalc', 'crossref'])('says nothing about a DOI it lacks that is registered with %s', async (name) => {
    const { id } = await start((path) => (path.endsWith('/agency') ? agency(name) : NOT_FOUND));
    expect((await id('doi', '10.5555/abc')).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
  });

  it('calls it an outage when the agency cannot be learnt', async () => {
    const { id } = await start((path) => (path.endsWith('/agency') ? { status: 503 } : NOT_FOUND));
    expect((await id('doi', '10.5555/abc')).lookup).toMatchObject({ kind: 'unavailable', why: 'server-error' });
  });

  it('does not take another work for an answer', async () => {
    const { id } = await start(() => json(work({ DOI: '10.5555/other' })));
    expect((await id('doi', '10.5555/abc')).lookup).toMatchObject({ kind: 'unavailable', why: 'malformed' });
  });

  it('finds a work of which a field is odd, with all the rest', async () => {
    const odd = { 'edition-number': 3, ISSN: '1234-5679', author: [{ family: 'Marsh', suffix: null }, null, { family: 7 }], relation: [] };
    const updates = [{ type: 'correction' }, { DOI: '10.5555/ret', type: 'retraction', updated: 'soon' }];
    const { id } = await start(() => json(work({ ...odd, 'updated-by': updates })));
    expect(first(await id('doi', '10.5555/abc'))).toMatchObject({
      fields: { title: 'A title', author: [{ family: 'Marsh' }] },
      notices: [{ kind: 'retracted', doi: '10.5555/ret', from: 'crossref' }],
    });
  });

  it('takes the work an alias leads to, and keeps the alias', async () => {
    const { id } = await start((path) =>
      path.endsWith('abc') ? { status: 301, headers: { location: '/works/10.5555%2Fprime' } } : json(work({ DOI: '10.5555/prime' })),
    );
    expect(first(await id('doi', '10.5555/abc'))).toMatchObject({ id: 'crossref:10.5555/prime', sameAs: ['doi:10.5555/abc'] });
  });

  it('leaves DOIs of other agencies and other identifiers alone', async () => {
    const { id, adapter, asked } = await start(() => undefined);
    for (const [scheme, value] of [
      ['doi', '10.48550/arxiv.2205.14135'],
      ['arxiv', '2205.14135'],
      ['isbn', '9780306406157'],
    ] as const) {
      expect((await id(scheme, value)).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
      expect(adapter.covers({}, { question: 'identifier', scheme, value })).toBe('no');
    }
    expect(adapter.covers({}, { question: 'identifier', scheme: 'doi', value: '10.1000/x' })).toBe('authoritative');
    expect(asked()).toEqual([]);
  });

  it.each(NO_ANSWERS)('takes %s for an outage, never for absence', async (_, body) => {
    const { id, work: search } = await start(() => body);
    expect((await id('doi', '10.5555/abc')).lookup.kind).toBe('unavailable');
    expect((await search({ title: 'A long enough title here' })).lookup.kind).toBe('unavailable');
  });
});

describe('crossref, asked for a work', () => {
  const item = (title: string, doi: string) => ({ DOI: doi, title: [title], type: 'journal-article' });
  const cited = {
    title: 'Growth of {alpha}: a study, in | parts!',
    author: [{ family: 'Müller-Lüdenscheidt', given: 'H.' }],
    'container-title': 'J. Things',
  };

  it('searches by title alone, and no further when the title is there', async () => {
    const { work: search, asked } = await start(() =>
      json(works([item('Growth of alpha: A study in parts', '10.5555/1'), item('Else', '10.5555/2')])),
    );
    expect(found(await search(cited)).map(({ id }) => id)).toEqual(['crossref:10.5555/1', 'crossref:10.5555/2']);
    expect(asked()).toEqual(['/works?query.title=Growth of alpha a study in parts&rows=10']);
  });

  it('asks once more with author and venue when it is not, or is too short to tell works apart', async () => {
    const { work: search, asked } = await start((path) =>
      json(
        works(path.includes('query.author') ? [item('Growth', '10.5555/1'), item('Right', '10.5555/3')] : [item('Growth', '10.5555/1')]),
      ),
    );
    const answer = await search(cited);
    expect(found(answer).map(({ id }) => id)).toEqual(['crossref:10.5555/1', 'crossref:10.5555/3']);
    expect(answer.snapshots).toHaveLength(2);
    expect(asked()[1]).toBe(
      '/works?query.bibliographic=Growth of alpha a study in parts J Things&query.author=Müller-Lüdenscheidt&rows=10',
    );
    await search({ ...cited, title: 'Growth' });
    expect(asked()).toHaveLength(4);
  });

  it('takes a well-formed empty list for absent, and half an answer for none unless the title is there', async () => {
    const { work: search } = await start(() => json(works([])));
    expect((await search(cited)).lookup).toEqual({ kind: 'absent' });
    await open?.close();
    for (const [title, short, kind] of [
      ['Other', cited.title, 'unavailable'],
      ['Growth', 'Growth', 'found'],
    ] as const) {
      const half = await start((path) => (path.includes('query.author') ? { status: 500 } : json(works([item(title, '10.5555/1')]))));
      expect((await half.work({ ...cited, title: short })).lookup.kind).toBe(kind);
      await half.close();
    }
    const none = await start((path) => (path.includes('query.author') ? { status: 500 } : json(works([]))));
    expect((await none.work(cited)).lookup.kind).toBe('unavailable');
  });

  it('leaves an odd record out, but takes a list of nothing but odd ones for no answer', async () => {
    const { work: search } = await start(() => json(works([{ DOI: 7 }, item('Growth of alpha a study in parts', '10.5555/1')])));
    expect(found(await search(cited))).toHaveLength(1);
    await open?.close();
    const odd = await start(() => json(works([{ DOI: 7 }, {}])));
    expect((await odd.work(cited)).lookup).toMatchObject({ kind: 'unavailable', why: 'malformed' });
  });

  it('asks nothing without a title to search by', async () => {
    const { work: search, asked } = await start(() => undefined);
    for (const fields of [{}, { title: '!?' }]) expect((await search(fields)).lookup).toEqual({ kind: 'not-asked', why: 'no-query' });
    expect(asked()).toEqual([]);
  });

  it('covers papers since 1950, and nothing that no registry holds', async () => {
    const { adapter } = await start(() => undefined);
    const covers = (fields: object) => adapter.covers({ title: 'T', ...fields }, { question: 'work', fields: { title: 'T', ...fields } });
    const year = (value: number) => ({ issued: { 'date-parts': [[value]] } });
    expect(covers({ type: 'article-journal', ...year(1998) })).toBe('broad');
    expect(covers({ type: 'paper-conference' })).toBe('broad');
    expect(covers({ 'container-title': 'Nature' })).toBe('broad');
    for (const fields of [
      { type: 'article-journal', ...year(1905) },
      { type: 'book' },
      { type: 'legislation' },
      { type: 'webpage' },
      { type: 'legal_case' },
      { type: 'personal_communication' },
      { type: 'thesis' },
      {},
      { title: undefined, type: 'article-journal' },
    ])
      expect(covers(fields)).toBe('no');
  });

  it('takes a list that promises works and gives none for no answer', async () => {
    const { work: find } = await start(() =>
      json({ status: 'ok', 'message-type': 'work-list', message: { 'total-results': 88_123, items: [] } }),
    );
    expect((await find({ title: 'A title of some length' })).lookup).toMatchObject({ kind: 'unavailable', why: 'malformed' });
  });
});
