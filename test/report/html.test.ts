import { createHash } from 'node:crypto';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { verifyQuotes } from '../../src/quotes.ts';
import { html } from '../../src/report/html.ts';
import { HOSTILE } from './hostile.ts';
import { ALL, MINOR, NO_MATCH, paper, report, VERIFIED } from './make.ts';

function elements(page: string): Tree.Element[] {
  const all: Tree.Element[] = [];
  const walk = (node: Tree.ChildNode | Tree.Document): void => {
    if ('tagName' in node) all.push(node);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(page));
  return all;
}
const attribute = (element: Tree.Element, name: string): string | undefined => element.attrs.find((one) => one.name === name)?.value;

describe('html', () => {
  const { report: made, text } = paper();
  const page = html([made], { texts: new Map([[made.document.id, text]]) });

  it('is one file that fetches nothing and runs nothing', () => {
    const all = elements(page);
    expect(
      all.filter(({ tagName }) =>
        ['script', 'img', 'link', 'iframe', 'object', 'embed', 'base', 'form', 'svg', 'audio', 'video'].includes(tagName),
      ),
    ).toEqual([]);
    expect(all.flatMap(({ attrs }) => attrs).filter(({ name }) => name.startsWith('on') || name === 'style' || name === 'src')).toEqual([]);
    expect(page).not.toMatch(/url\(|@import/);
  });

  it('allows by policy only the style it brings', () => {
    const all = elements(page);
    const policy = all.map((element) => attribute(element, 'content')).find((content) => content?.startsWith("default-src 'none'"));
    const style = all.find(({ tagName }) => tagName === 'style')?.childNodes[0];
    const hash = createHash('sha256')
      .update(style !== undefined && 'value' in style ? style.value : '')
      .digest('base64');
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
  });

  it('links only to http and https, and tells nobody where from', () => {
    const links = elements(page).filter(({ tagName }) => tagName === 'a');
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      expect(attribute(link, 'href')).toMatch(/^https?:\/\//);
      expect(attribute(link, 'rel')).toContain('noreferrer');
    }
  });

  it('keeps the same elements whatever the strings hold', () => {
    const tags = (title: string): string[] => {
      const one = {
        ...NO_MATCH,
        raw: title,
        says: title,
        fields: { ...NO_MATCH.fields, title },
        rows: { title: ['match', title, title] as const },
      };
      return elements(html([report([one], { document: { ...made.document, name: title, id: title } })])).map(({ tagName }) => tagName);
    };
    const plain = tags('a title');
    for (const hostile of HOSTILE) expect(tags(hostile), hostile).toEqual(plain);
  });

  it('shows what differs as deleted and inserted words in a table with headings', () => {
    const shown = html([report([MINOR])]);
    expect(shown).toContain('<del>2015</del>');
    expect(shown).toContain('<ins>2016</ins>');
    expect(shown).toContain('<th scope="row">year</th>');
  });

  it('shows the sentence that cites, and the page it stands on', () => {
    expect(page).toMatch(/page 1<\/span> <q>… .*cortical weather <b>\[17\]<\/b>, and/);
  });

  it('cuts what stands around a quote between words', () => {
    const around = 'somewhat '.repeat(60);
    const text = `${around}“words that nobody wrote down” [1] ${around}`;
    const quotes = verifyQuotes(text, [{ id: 'a', name: 'a.txt', text: 'Nothing of the kind.' }]);
    const one = report([], { quotes });
    const page = html([{ ...one, document: { ...one.document, characters: text.length } }], { texts: new Map([[one.document.id, text]]) });
    const [, shown = ''] = /<p class="said">(.{1,2000}?)<\/p>/s.exec(page) ?? [];
    const outside = shown.replace(/<mark.{1,200}<\/mark>/s, ' ');
    expect(outside.match(/[a-z]+/g)?.filter((word) => word !== 'somewhat')).toEqual([]);
    expect(outside.startsWith('…')).toBe(true);
  });

  it('has one heading, one main part, and a name for every filter', () => {
    const all = elements(page);
    for (const tag of ['h1', 'main', 'title']) expect(all.filter(({ tagName }) => tagName === tag)).toHaveLength(1);
    const radios = all.filter((element) => attribute(element, 'type') === 'radio');
    const labels = all.filter(({ tagName }) => tagName === 'label').map((label) => attribute(label, 'for'));
    expect(radios.map((radio) => attribute(radio, 'id'))).toEqual(labels);
    const ids = all.map((element) => attribute(element, 'id')).filter((id) => id !== undefined);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows nothing in the colour of what stands but what stands, and that beside no warning', () => {
    const chipsOf = (made: (typeof ALL)[number]): readonly string[] =>
      [...html([report([made])]).matchAll(/<span class="chip (\w+)">/g)].map(([, look = '']) => look);
    expect(ALL.map(chipsOf)).toEqual([['fine'], ['warning'], ['error'], ['error', 'open'], ['warning'], ['open'], ['open']]);
    expect(ALL.filter((made) => chipsOf(made).includes('fine'))).toEqual([VERIFIED]);
  });
});
