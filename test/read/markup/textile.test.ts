/** Textile, Jira and Confluence: what is text, what is a note, a link, a program, by the document that comes of it. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { noted, read, shape } from '../shown.ts';

const LIST = [
  '# Roe, A., Lee, B. (2008). _Of the reading of papers._ Journal of Reading 352, 367-378.',
  '# Poe, E. (1980). _A measure of patience._ Press Review 16, 574-582.',
  '# Moe, F., Doe, G. (2007). _Slow papers and their readers._ Journal of Reading 344, 32-42.',
].join('\n');

describe('Textile', () => {
  it('has its headings, notes, lists, quotes and code', async () => {
    const document = await read(
      'h1. Of reading\n\n{{>toc}}\n\np(lead). It is so[1], as "Roe":https://example.org/a says in @x[1]@.\n\nbq. Said so.\n\n* one\n** below\n\n<pre>\ny[1]\n</pre>\n\n|_. Who |_. What |\n| Roe | reads |\n\nfn1. Or not.\n',
      'a.textile',
    );
    expect(document.mediaType).toBe('text/x-textile');
    expect(shape(document)).toEqual([
      'heading1: Of reading',
      'paragraph: It is so¹, as Roe says in x[1].',
      'quote: Said so.',
      'item: one',
      'item: below',
      'code: y[1]',
      'paragraph: Who | What\nRoe | reads',
      'note (1): Or not.',
    ]);
    expect(noted(document)).toEqual(['¹: Or not.']);
  });

  it('cites the entries of its list by their numbers', async () => {
    const { references, citations } = extract(
      await read(`h1. Reading\n\nIt is so [1]. It is not [2, 3].\n\nh2. References\n\n${LIST}\n`, 'a.textile'),
    );
    expect(references.map(({ key }) => key)).toEqual(['1', '2', '3']);
    expect(citations.map(({ to }) => references.find(({ id }) => id === to)?.key)).toEqual(['1', '2', '3']);
  });
});

describe('the markup of Jira', () => {
  it.each(['a.jira', 'a.wiki'])('is read in %s, with anchors, links and programs', async (name) => {
    const text =
      'h1. Reading\n\n{info}Owner: [~roe]{info}\n\nIt is so [1|#one]. It is not [2|#two], see [there|https://example.org/a].\n\n{code:java}\na[1]\n{code}\n\nh2. References\n\n{anchor:one}\n[1] A. Roe, "Of the reading of papers," Journal of Reading, vol. 3, pp. 1-9, 2008.\n{anchor:two}\n[2] E. Poe, "A measure of patience," Press Review, vol. 16, pp. 574-582, 1980.\n';
    const document = await read(text, name);
    expect(document.mediaType).toBe('text/x-textile');
    expect(document.text).toContain('Owner: roe');
    const { references, citations } = extract(document);
    expect(citations.map(({ to }) => references.find(({ id }) => id === to)?.key)).toEqual(['1', '2']);
    expect(references).toHaveLength(2);
  });
});
