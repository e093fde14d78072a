import { afterEach, describe, expect, it } from 'vitest';
import { leadOf, leadsOf, webSearch } from '../../src/lookup/web-search.ts';
import type { Query, SourceAdapter } from '../../src/model/ports.ts';
import type { Source } from '../../src/model/source.ts';
import { type Asking, asking, found, json, NO_ANSWERS } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const asked: Query[] = [];
/** A registry that holds one DOI. */
const registry: SourceAdapter = {
  name: 'registry',
  remote: true,
  covers: () => 'no',
  async find(query) {
    asked.push(query);
    const source: Source = {
      id: 'registry:10.1000/held',
      adapter: 'registry',
      fields: { title: 'A study of made-up things', DOI: '10.1000/held' },
      titles: [],
      years: [],
      authorsComplete: false,
      notices: [],
      sameAs: [],
      snapshot: 'sha256:y',
    };
    const held = query.question === 'identifier' && query.value === '10.1000/held';
    return { lookup: held ? { kind: 'found', sources: [source] } : { kind: 'absent' }, snapshots: [held ? 'sha256:y' : 'sha256:n'] };
  },
};
const start = async (engine: 'brave' | 'searxng', body: Answer): Promise<Asking> => {
  asked.length = 0;
  open = await asking(
    (http, options) => webSearch(http, { ...options, engine, ask: [registry] }),
    () => body,
  );
  return open;
};
const hit = (url: string, title: string) => ({ url, title, description: 'x' });
const CITED = { title: 'A study of made-up things', author: [{ family: 'Doe' }] };

describe('webSearch', () => {
  it('hands on what the registries say of an address, never what the engine says', async () => {
    const hits = [
      hit('https://publisher.example/doi/full/10.1000/held?x=1', 'A study of made-up ... - Publisher'),
      hit('https://blog.example/post', 'A Study of Made-up Things'),
      hit('https://other.example/10.1000/other', 'Something else'),
    ];
    const { work, asked: urls } = await start('brave', json({ type: 'search', web: { results: hits } }));
    const answer = await work(CITED);
    expect(found(answer).map(({ id }) => id)).toEqual(['registry:10.1000/held']);
    expect(answer.snapshots).toHaveLength(3);
    expect(asked).toEqual([
      { question: 'identifier', scheme: 'url', value: 'https://blog.example/post' },
      { question: 'identifier', scheme: 'doi', value: '10.1000/held' },
    ]);
    expect(urls()).toEqual(['/res/v1/web/search?q="A study of made-up things" Doe&count=10']);
  });

  it('reads SearXNG, and what leads nowhere is absent, which says nothing', async () => {
    const {
      work,
      adapter,
      asked: urls,
    } = await start('searxng', json({ query: 'q', results: [hit('https://blog.example/x', 'A study of made-up things')] }));
    expect((await work(CITED)).lookup).toEqual({ kind: 'absent' });
    expect(urls()[0]).toContain('/search?q="A study');
    expect(adapter.covers({ type: 'article-journal', ...CITED }, { question: 'work', fields: CITED })).toBe('no');
  });

  it('reads the identifier out of an address', () => {
    expect(leadOf('https://arxiv.org/abs/1706.03762v2')).toMatchObject({ scheme: 'arxiv' });
    expect(leadOf('https://x.example/doi/10.1000%2Fabc')).toMatchObject({ scheme: 'doi', value: '10.1000/abc' });
    expect(leadOf('https://pubmed.ncbi.nlm.nih.gov/123/')).toMatchObject({ scheme: 'pmid', value: '123' });
    expect(leadOf('https://x.example/page')).toMatchObject({ scheme: 'url' });
    expect(leadOf('javascript:alert(1)')).toBeNull();
    expect(
      leadsOf(
        Array.from({ length: 9 }, (_, i) => hit(`https://x.example/${i}`, 'T w o')),
        'T w o',
      ),
    ).toHaveLength(3);
  });

  it.each<readonly [string, Answer]>(NO_ANSWERS)('takes %s for an outage, never for absence', async (_, body) => {
    for (const engine of ['brave', 'searxng'] as const) {
      expect((await (await start(engine, body)).work(CITED)).lookup.kind).toBe('unavailable');
      await open?.close();
    }
  });
});
