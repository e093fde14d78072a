import { afterEach, describe, expect, it } from 'vitest';
import { dblp } from '../../src/lookup/dblp.ts';
import { type Asking, asking, found, json, NO_ANSWERS } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const start = async (body: Answer): Promise<Asking> => {
  open = await asking(dblp, () => body);
  return open;
};
const hits = (...infos: readonly object[]) =>
  json({
    result: {
      status: { '@code': '200' },
      hits: {
        '@total': String(infos.length),
        ...(infos.length === 0
          ? {}
          : { hit: infos.map((info) => ({ '@score': '1', info: { key: 'conf/x/1', title: 'A title.', ...info } })) }),
      },
    },
  });

describe('dblp', () => {
  it('maps papers, preprints and edited books', async () => {
    const { work, asked } = await start(
      hits(
        {
          authors: { author: [{ '@pid': '1', text: 'Yu Sun 0020' }, { text: 'Ada van den Berg' }] },
          venue: 'ICML',
          pages: '1-10',
          year: '2020',
          type: 'Conference and Workshop Papers',
          ee: 'https://doi.org/10.5555/ABC',
        },
        {
          key: 'journals/corr/abs-2205-14135',
          authors: { author: { text: 'Solo Author' } },
          venue: 'CoRR',
          volume: 'abs/2205.14135',
          year: '2022',
          type: 'Informal and Other Publications',
          doi: '10.48550/ARXIV.2205.14135',
        },
        {
          key: 'conf/y/2019',
          authors: { author: { text: 'An Editor' } },
          year: '2019',
          type: 'Editorship',
          venue: ['LNCS', 'Y'],
          isbn: '978-0-306-40615-7',
          publisher: 'House',
        },
      ),
    );
    const [paper, preprint, edited] = found(await work({ title: 'A title: of two-part words' }));
    expect(paper).toMatchObject({
      id: 'dblp:conf/x/1',
      fields: {
        type: 'paper-conference',
        title: 'A title',
        author: [
          { family: 'Sun', given: 'Yu' },
          { family: 'van den Berg', given: 'Ada' },
        ],
        'container-title': 'ICML',
        page: '1-10',
        DOI: '10.5555/abc',
        issued: { 'date-parts': [[2020]] },
      },
      years: [2020],
      authorsComplete: true,
    });
    expect(preprint?.fields).toMatchObject({
      type: 'article',
      'container-title': 'arXiv',
      arxiv: '2205.14135',
      author: [{ family: 'Author', given: 'Solo' }],
    });
    expect(preprint?.fields.volume).toBeUndefined();
    expect(edited?.fields).toMatchObject({
      type: 'book',
      editor: [{ family: 'Editor', given: 'An' }],
      'container-title': 'LNCS',
      ISBN: '9780306406157',
    });
    expect(edited?.fields.author).toBeUndefined();
    expect(asked()).toEqual(['/search/publ/api?q=A title of two part words&format=json&h=10']);
  });

  it('says absent for no hits, and has no say about coverage or identifiers', async () => {
    const { work, id, adapter } = await start(hits());
    expect((await work({ title: 'A title' })).lookup).toEqual({ kind: 'absent' });
    expect((await work({})).lookup).toEqual({ kind: 'not-asked', why: 'no-query' });
    expect((await id('doi', '10.1/x')).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect(adapter.covers({ type: 'paper-conference', title: 'T' }, { question: 'work', fields: {} })).toBe('no');
  });

  it.each<readonly [string, Answer]>([
    ...NO_ANSWERS,
    ['hits it does not show', json({ result: { status: { '@code': '200' }, hits: { '@total': '7' } } })],
    ['an error of its own', json({ result: { status: { '@code': '500' }, hits: { '@total': '0' } } })],
  ])('takes %s for an outage, never for absence', async (_, body) => {
    expect((await (await start(body)).work({ title: 'A title' })).lookup.kind).toBe('unavailable');
  });
});
