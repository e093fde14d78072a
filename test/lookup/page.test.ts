import { describe, expect, it } from 'vitest';
import { fellBackToFront, isWall, readFacts } from '../../src/lookup/page.ts';

const page = (head: string, body = '') => `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

describe('readFacts', () => {
  it('trusts what a page declares for citing before what it shows', async () => {
    const facts = await readFacts(
      page(
        `<meta name="citation_title" content="How to bake &amp; eat"><meta property="og:title" content="How to bake">
         <meta name="citation_author" content="Doe, Jane"><meta name="citation_author" content="Roe, Richard"><meta name="author" content="webmaster">
         <meta name="citation_doi" content="doi:10.1000/bread"><meta property="og:site_name" content="Bread Today">
         <meta property="article:published_time" content="2019-05-03T10:00:00Z"><title>How to bake &amp; eat | Bread Today</title>`,
        '<h1>Baking</h1><script>var title = "<title>no</title>"</script><svg><title>icon</title></svg>',
      ),
    );
    expect(facts).toEqual({
      titles: ['How to bake & eat', 'How to bake', 'Baking', 'How to bake & eat | Bread Today'],
      authors: ['Doe, Jane', 'Roe, Richard'],
      site: 'Bread Today',
      date: '2019-05-03T10:00:00Z',
      doi: 'doi:10.1000/bread',
      language: 'en',
      missing: null,
    });
  });

  it.each([
    '404 Not Found',
    'Page not found – Example',
    'Seite nicht gefunden',
    'La page demandée: page introuvable',
    'Error 404',
    'This article is no longer available',
    '页面不存在',
  ])('sees a page that is none in "%s"', async (title) => {
    expect((await readFacts(page(`<title>${title}</title>`)))?.missing).not.toBeNull();
  });

  it.each(['HTTP 404 errors and how citations rot', 'Peugeot 404', 'Lost and found', 'Why were weapons of mass destruction not found?'])(
    'lets "%s" be a page',
    async (title) => {
      expect((await readFacts(page(`<title>${title}</title>`, `<p>${'word '.repeat(9000)}</p>`)))?.missing).toBeNull();
    },
  );

  it('gives null for what is no page, and survives nests without end', async () => {
    expect(await readFacts('just text')).toBeNull();
    const facts = await readFacts(`<html><title>Deep</title><body>${'<div>'.repeat(20_000)}`);
    expect(facts?.titles).toEqual(['Deep']);
  });

  it('knows pages that stand before the page', async () => {
    const facts = await readFacts(page('<title>Just a moment...</title>'));
    expect(facts !== null && isWall(facts)).toBe(true);
  });
});

describe('fellBackToFront', () => {
  const fell = (asked: string, reached: string) =>
    fellBackToFront(new URL(asked, 'https://example.org'), new URL(reached, 'https://example.org'));
  it('tells a front page in place of a page from a page that moved', () => {
    expect(fell('/a/b.html', '/')).toBe(true);
    expect(fell('/a?id=1', '/en/')).toBe(true);
    expect(fell('/a/b.html', '/c/b.html')).toBe(false);
    expect(fell('/', '/index.html')).toBe(false);
    expect(fell('/', '/')).toBe(false);
  });
});
