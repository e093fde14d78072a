import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { withoutSpans } from '../../../src/read/markdown/spans.ts';
import { read } from '../shown.ts';

describe('withoutSpans', () => {
  it.each([
    ['[Roe 2001]{.csl-right-inline}', 'Roe 2001'],
    ['[1. ]{.csl-left-margin}[Roe, A.\n*Hedges*.]{.csl-right-inline}', '1\\. Roe, A.\n*Hedges*.'],
    ['[(2) ]{.csl-left-margin}[Poe]{.x #y k="v w"}', '(2) Poe'],
    ['[[1] ]{.csl-left-margin}Roe', '[1] Roe'],
    ['see [a [b]{.c} d]{.e} f', 'see a b d f'],
    ['as shown^[1](#ref-roe),[2](#ref-poe)^.', 'as shown<sup>[1](#ref-roe),[2](#ref-poe)</sup>.'],
    ['shown [[7]](#ref-roe)--[[9]](#ref-poe)', 'shown [[7]](#ref-roe)–[[9]](#ref-poe)'],
    ['doi: https://doi.org/[10.1/x_y](https://doi.org/10.1/x_y).', 'doi: <https://doi.org/10.1/x_y>.'],
    ['<https://doi.org/[10.1/x](<https://doi.org/10.1/x>)>', '<https://doi.org/10.1/x>'],
  ])('%s', (source, made) => expect(withoutSpans(source)).toBe(made));

  it.each([
    '[]{#ref-roe .csl-entry}Roe',
    '[a](b){.c}',
    '\\includegraphics[x]{.figs/a.png}',
    '[a]{b}',
    'a\n\nb]{.c}',
    '[a\n\nb]{.c}',
    '~~~\n[a]{.b}\n~~~',
    '\\[a]{.b}',
    'as shown^[A note with [a link](#x).]',
    'x^2^',
    'https://example.org/[one](https://example.org/two)',
  ])('leaves %s', (source) => expect(withoutSpans(source)).toBe(source));

  it('keeps every line where it was', () => {
    const source = '::: {#ref-roe .csl-entry}\n[1. ]{.csl-left-margin}[Roe\nPoe]{.a\n.b}\n:::\n';
    expect(withoutSpans(source).split('\n')).toHaveLength(source.split('\n').length);
  });
});

it('reads a list as pandoc prints it in Markdown, and the raised links to it', async () => {
  const entry = (key: string, number: number, words: string): string =>
    `::: {#ref-${key} .csl-entry}\n[${number}. ]{.csl-left-margin}[${words}]{.csl-right-inline}\n:::\n`;
  const document = await read(
    [
      'It is so^[1](#ref-roe)--[3](#ref-poe)^. Nobody wonders [[2, p. 73]](#ref-doe).\n',
      '# References {#references .unnumbered}\n',
      '::: {#refs .references .csl-bib-body}',
      entry('roe', 1, 'Roe A, Lee B. Of the reading of\npapers. *Journal of Reading*. 2001;3:11--19.'),
      entry('doe', 2, 'Doe C. Slow papers. *Journal of Reading*. 2003;5:3--9.'),
      entry(
        'poe',
        3,
        'Poe E. A measure of patience.\n*Press Review*. 2007. https://doi.org/[10.5555/patience.7](https://doi.org/10.5555/patience.7)',
      ),
      ':::',
    ].join('\n'),
    'a.md',
  );
  const { references, citations } = extract(document);
  expect(references.map(({ raw, fields }) => [raw.slice(0, 5), fields.DOI])).toEqual([
    ['Roe A', undefined],
    ['Doe C', undefined],
    ['Poe E', '10.5555/patience.7'],
  ]);
  const cites = citations.map(({ to, locator }) => [references.findIndex(({ id }) => id === to), locator ?? '']).sort();
  expect(cites).toEqual([
    [0, ''],
    [1, ''],
    [1, 'p. 73'],
    [2, ''],
  ]);
});
