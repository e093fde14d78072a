import { afterEach, describe, expect, it } from 'vitest';
import { pubmed } from '../../src/lookup/pubmed.ts';
import { type Asking, asking, first, NO_ANSWERS, xml } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const start = async (search: Answer | undefined, fetched: Answer | undefined): Promise<Asking> => {
  open = await asking(pubmed, (path) => (path.includes('esearch') ? search : fetched));
  return open;
};
const numbers = (...ids: readonly string[]) =>
  xml(
    `<?xml version="1.0"?><!DOCTYPE eSearchResult PUBLIC "-//NLM//DTD esearch//EN" "https://eutils.example/e.dtd"><eSearchResult><Count>${ids.length}</Count><IdList>${ids.map((id) => `<Id>${id}</Id>`).join('')}</IdList></eSearchResult>`,
  );
const articles = (...ids: readonly string[]) =>
  xml(
    `<PubmedArticleSet>${ids.map((id) => `<PubmedArticle><MedlineCitation><PMID>${id}</PMID><Article><ArticleTitle>Title ${id}</ArticleTitle></Article></MedlineCitation></PubmedArticle>`).join('')}</PubmedArticleSet>`,
  );

describe('pubmed', () => {
  it('fetches a number, and is the authority on whether there is one', async () => {
    const { id, asked, adapter } = await start(undefined, articles('123'));
    expect(first(await id('pmid', '123'))).toMatchObject({ id: 'pubmed:123', fields: { PMID: '123', title: 'Title 123' } });
    expect(asked()).toEqual(['/entrez/eutils/efetch.fcgi?db=pubmed&retmode=xml&id=123']);
    expect(adapter.covers({}, { question: 'identifier', scheme: 'pmid', value: '123' })).toBe('authoritative');
    expect(adapter.covers({}, { question: 'identifier', scheme: 'doi', value: '10.1/x' })).toBe('no');
    await open?.close();
    const none = await start(undefined, articles());
    expect((await none.id('pmid', '999999999')).lookup).toEqual({ kind: 'absent' });
  });

  it('knows books and their chapters by their numbers, and takes a set of something else for no answer', async () => {
    const chapter = `<PubmedArticleSet><PubmedBookArticle><BookDocument><PMID>28613500</PMID><Book><Publisher><PublisherName>House</PublisherName></Publisher><BookTitle>Pearls</BookTitle><PubDate><Year>2023</Year></PubDate></Book><ArticleTitle>A syndrome of corals</ArticleTitle><AuthorList Type="authors"><Author><LastName>Marsh</LastName><ForeName>Ada</ForeName></Author></AuthorList><AuthorList Type="editors"><Author><LastName>Ito</LastName></Author></AuthorList></BookDocument></PubmedBookArticle></PubmedArticleSet>`;
    const { id } = await start(undefined, xml(chapter));
    expect(first(await id('pmid', '28613500'))).toMatchObject({
      id: 'pubmed:28613500',
      fields: { type: 'chapter', title: 'A syndrome of corals', 'container-title': 'Pearls', publisher: 'House', PMID: '28613500' },
      years: [2023],
    });
    expect(first(await id('pmid', '28613500')).fields.author).toEqual([{ family: 'Marsh', given: 'Ada' }]);
    await open?.close();
    const strange = await start(undefined, xml('<PubmedArticleSet><Something/></PubmedArticleSet>'));
    expect((await strange.id('pmid', '28613500')).lookup).toMatchObject({ kind: 'unavailable', why: 'malformed' });
    await strange.close();
    const another = await start(undefined, articles('9'));
    expect((await another.id('pmid', '28613500')).lookup).toMatchObject({ kind: 'unavailable', why: 'malformed' });
  });

  it('takes a search that promises numbers and gives none for no answer', async () => {
    const { work } = await start(xml('<eSearchResult><Count>3</Count><IdList/></eSearchResult>'), undefined);
    expect((await work({ title: 'A title' })).lookup).toMatchObject({ kind: 'unavailable', why: 'malformed' });
  });

  it('searches, then fetches what was found', async () => {
    const { work, asked } = await start(numbers('7', '8'), articles('7', '8'));
    const answer = await work({ title: 'A title: of things' });
    expect(first(answer).id).toBe('pubmed:7');
    expect(answer.snapshots).toHaveLength(2);
    expect(asked()[0]).toContain('term=A title of things[Title]');
    expect(asked()[1]).toContain('id=7,8');
  });

  it('takes an empty search for absent, and a search that fetches nothing for an outage', async () => {
    const none = await start(numbers(), undefined);
    expect((await none.work({ title: 'A title' })).lookup).toEqual({ kind: 'absent' });
    expect((await none.id('pmcid', 'PMC12')).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    await none.close();
    const gone = await start(numbers('7'), articles());
    expect((await gone.work({ title: 'A title' })).lookup.kind).toBe('unavailable');
  });

  it('leaves other identifiers alone', async () => {
    const { id, work } = await start(undefined, undefined);
    for (const [scheme, value] of [
      ['doi', '10.1/x'],
      ['pmid', 'abc'],
      ['pmcid', '12'],
    ] as const)
      expect((await id(scheme, value)).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect((await work({})).lookup).toEqual({ kind: 'not-asked', why: 'no-query' });
  });

  it.each<readonly [string, Answer]>([
    ...NO_ANSWERS,
    ['an error of its own', xml('<eSearchResult><ERROR>Invalid db</ERROR></eSearchResult>')],
    ['another document', xml('<eSummaryResult/>')],
  ])('takes %s for an outage, never for absence', async (_, body) => {
    const { id, work } = await start(body, body);
    expect((await id('pmid', '123')).lookup.kind).toBe('unavailable');
    expect((await work({ title: 'A title' })).lookup.kind).toBe('unavailable');
  });
});
