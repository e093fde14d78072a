import { afterEach, describe, expect, it } from 'vitest';
import { arxiv } from '../../src/lookup/arxiv.ts';
import { type Asking, asking, first, found, NO_ANSWERS, xml } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const start = async (answer: (path: string) => Answer | undefined): Promise<Asking> => {
  open = await asking(arxiv, answer);
  return open;
};
const feed = (...entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:arxiv="http://arxiv.org/schemas/atom" xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/"><opensearch:totalResults>${entries.length}</opensearch:totalResults>${entries.join('')}</feed>`;
const entry = (id: string, more = ''): string =>
  `<entry><id>http://arxiv.org/abs/${id}</id><title>A title over\n  two lines</title><published>2022-05-27T17:53:09Z</published><updated>2023-06-23T01:02:03Z</updated><author><name>Ada van den Berg</name></author><author><name>X Collaboration</name></author>${more}</entry>`;

describe('arxiv', () => {
  it('asks for the version cited and the latest, and gives both', async () => {
    const more = '<arxiv:doi>10.5555/FINAL</arxiv:doi><arxiv:journal_ref>Journal 3 (2024) 10</arxiv:journal_ref>';
    const { id, asked } = await start(() => xml(feed(entry('2205.14135v3', more), entry('2205.14135v1'))));
    const answer = await id('arxiv', '2205.14135v1');
    expect(found(answer).map((source) => source.id)).toEqual(['arxiv:2205.14135v3', 'arxiv:2205.14135v1']);
    expect(first(answer)).toMatchObject({
      fields: {
        type: 'article',
        title: 'A title over two lines',
        author: [{ family: 'van den Berg', given: 'Ada' }, { literal: 'X Collaboration' }],
        arxiv: '2205.14135',
        issued: { 'date-parts': [[2022, 5, 27]] },
      },
      years: [2022, 2023, 2024],
      notices: [{ kind: 'superseded-preprint', doi: '10.5555/final', from: 'arxiv' }],
      sameAs: expect.arrayContaining(['arxiv:2205.14135', 'doi:10.5555/final']),
    });
    expect(asked()).toEqual(['/api/query?id_list=2205.14135,2205.14135v1&max_results=2']);
  });

  it('knows its own DOIs and old identifiers', async () => {
    const { id, asked, adapter } = await start(() => xml(feed(entry('hep-th/9901001v1'))));
    await id('doi', '10.48550/arxiv.2205.14135');
    await id('arxiv', 'hep-th/9901001');
    expect(asked()).toEqual([
      '/api/query?id_list=2205.14135,2205.14135v1&max_results=2',
      '/api/query?id_list=hep-th/9901001,hep-th/9901001v1&max_results=2',
    ]);
    const covers = (scheme: 'doi' | 'arxiv', value: string) => adapter.covers({}, { question: 'identifier', scheme, value });
    expect([covers('arxiv', '2205.14135'), covers('doi', '10.48550/arxiv.2205.14135'), covers('doi', '10.5555/x')]).toEqual([
      'authoritative',
      'authoritative',
      'no',
    ]);
    expect((await id('doi', '10.5555/x')).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
  });

  it('says when a paper was withdrawn', async () => {
    const { id } = await start(() =>
      xml(feed(entry('2205.14135v2', '<arxiv:comment>This paper has been withdrawn by the author due to an error</arxiv:comment>'))),
    );
    expect(first(await id('arxiv', '2205.14135')).notices).toEqual([{ kind: 'retracted', from: 'arxiv', reason: 'withdrawn' }]);
  });

  it.each([
    ['<arxiv:comment>Withdrawn</arxiv:comment>', true],
    ['<arxiv:comment>12 pages. This submission has been withdrawn due to a gap in Lemma 3</arxiv:comment>', true],
    ['<summary>This paper has been temporarily withdrawn.</summary>', true],
    ['<arxiv:comment>v3: withdrawn</arxiv:comment>', true],
    ['<arxiv:comment>Author has withdrawn the paper</arxiv:comment>', true],
    ['<arxiv:comment>This article has been removed by arXiv administrators</arxiv:comment>', true],
    ['<arxiv:comment>The paper was retracted by the authors</arxiv:comment>', true],
    ['<arxiv:comment>8 pages, withdrawn by the author</arxiv:comment>', true],
    ['<arxiv:comment>Troops withdrawn because of weather are counted; 8 pages</arxiv:comment>', false],
    ['<arxiv:comment>Withdrawn funds and their due dates; 7 pages</arxiv:comment>', false],
    ['<summary>We study consent that has been withdrawn by patients, and data withdrawn due to privacy.</summary>', false],
    ['<arxiv:comment>This paper was withdrawn from a meeting; extended version</arxiv:comment>', false],
    ['<arxiv:comment>Replaces an earlier submission that was withdrawn by the authors</arxiv:comment>', false],
  ])('reads "%s" as a withdrawal: %s', async (inner, withdrawn) => {
    const { id } = await start(() => xml(feed(entry('2205.14135v2', inner))));
    expect(first(await id('arxiv', '2205.14135')).notices).toHaveLength(withdrawn ? 1 : 0);
  });

  it('takes a feed that promises papers and gives none, or gives another one, for no answer', async () => {
    let body: Answer = xml(feed().replace(/totalResults>\d+</, 'totalResults>1<'));
    const { id } = await start(() => body);
    expect((await id('arxiv', '2205.00004')).lookup).toMatchObject({ kind: 'unavailable', why: 'malformed' });
    body = xml(feed(entry('2205.00009v1')));
    expect((await id('arxiv', '2205.00005')).lookup).toMatchObject({ kind: 'unavailable', why: 'malformed' });
  });

  it('takes an empty feed and an impossible identifier for absent, other errors for outages', async () => {
    const error = (kind: string) => `<entry><id>https://arxiv.org/api/errors#${kind}</id><title>Error</title></entry>`;
    let body: Answer = xml(feed());
    const { id, work } = await start(() => body);
    expect((await id('arxiv', '2205.00001')).lookup).toEqual({ kind: 'absent' });
    body = xml(feed(error('incorrect_id_format_for_abc')), 400);
    expect((await id('arxiv', '2205.00002')).lookup).toEqual({ kind: 'absent' });
    expect((await work({ title: 'A title of some length' })).lookup).toMatchObject({ kind: 'unavailable', why: 'malformed' });
    body = xml(feed(error('max_results_must_be_an_integer')), 400);
    expect((await id('arxiv', '2205.00003')).lookup).toMatchObject({ kind: 'unavailable', why: 'malformed' });
  });

  it('asks for any of the words when no paper has all of them', async () => {
    const { work, asked } = await start((path) => xml(path.includes(' OR ') ? feed(entry('2205.14135v1')) : feed()));
    expect(found(await work({ title: 'Atention is all', author: [{ family: 'Ng' }] }))).toHaveLength(1);
    expect(asked()[1]).toBe('/api/query?search_query=(ti:Atention OR ti:is OR ti:all) AND au:"Ng"&max_results=10');
  });

  it('searches by words of the title, with the author when they are few', async () => {
    const { work, asked, adapter } = await start(() => xml(feed(entry('2205.14135v1'))));
    await work({ title: 'Attention: "all" you need (OR more)' });
    await work({ title: 'Deep learning', author: [{ family: 'LeCun' }] });
    expect(asked()).toEqual([
      '/api/query?search_query=ti:Attention AND ti:all AND ti:you AND ti:need AND ti:OR AND ti:more&max_results=10',
      '/api/query?search_query=ti:Deep AND ti:learning AND au:"LeCun"&max_results=10',
    ]);
    expect((await work({})).lookup).toEqual({ kind: 'not-asked', why: 'no-query' });
    expect((await work({ title: 'A title', 'container-title': 'Nature' })).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect(adapter.covers({ title: 'T', arxiv: '2205.14135' }, { question: 'work', fields: {} })).toBe('broad');
    expect(adapter.covers({ title: 'T' }, { question: 'work', fields: {} })).toBe('no');
  });

  it.each<readonly [string, Answer]>([
    ...NO_ANSWERS,
    ['half a feed', xml(feed(entry('2205.14135')).slice(0, -30))],
    ['another document', xml('<html></html>')],
    ['entries that name nothing', xml(feed('<entry><title>x</title></entry>'))],
    ['declarations of entities', xml('<!DOCTYPE feed [<!ENTITY a "b">]><feed>&a;</feed>')],
  ])('takes %s for an outage, never for absence', async (_, body) => {
    const { id, work } = await start(() => body);
    expect((await id('arxiv', '2205.14135')).lookup.kind).toBe('unavailable');
    expect((await work({ title: 'A title of some length' })).lookup.kind).toBe('unavailable');
  });
});
