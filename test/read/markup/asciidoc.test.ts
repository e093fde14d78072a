/** AsciiDoc as real manuals have it: anchors at the head of a chapter, links whose target is kept from the markup, fences of Markdown. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';
import { asciidocAsMarkdown } from '../../../src/read/markup/asciidoc.ts';

const LIST = [
  '[bibliography]',
  '=== References',
  '',
  '- [[[ROE01]]] link:$$https://doi.org/10.5555/hedge(2001)12<34:oh>2.0$$[On hedges]. Roe, A.: _Journal of Hedges_, 12, 34-39, 2001.',
  '- [[[POE02]]] link:++https://example.org/fences__of__the__north++[On fences]. Poe, B.: _Journal of Hedges_, 13, 4-9, 2002.',
  '- [[[LEE03]]] On walls. Lee, C.: _Journal of Hedges_, 14, 14-19, 2003.',
  '',
].join('\n');

const read = async (text: string) => {
  const document = await readDocument({ name: 'manual.adoc', bytes: new TextEncoder().encode(text) }, { isolate: false });
  const { references, citations } = extract(document);
  const keyOf = new Map(references.map(({ id, key }) => [id, key]));
  return {
    keys: references.map(({ key }) => key),
    raws: references.map(({ raw }) => raw),
    marks: citations.map(({ to }) => keyOf.get(to ?? '') ?? null),
  };
};

describe('asciidocAsMarkdown', () => {
  it('takes the signs around the target of a link for no part of it', () => {
    const told = asciidocAsMarkdown(LIST);
    expect(told).toContain('[On hedges](<https://doi.org/10.5555/hedge(2001)12%3C34:oh%3E2.0>)');
    expect(told).toContain('[On fences](<https://example.org/fences__of__the__north>)');
    // Signs elsewhere are the writer's.
    expect(asciidocAsMarkdown('It costs $$5 and C++ is older.')).toContain('$$5 and C++ is');
  });
  it('ends a fence that names its language where it ends', async () => {
    const code = '```none\ndimensions:\n  hedge = 3 ;\n```';
    const { keys, raws, marks } = await read(
      `[[chapter-one, Chapter 1, Hedges]]\n== Hedges\n\nThey grow <<ROE01>>, see <<POE02>>.\n\n${code}\n\nAnd walls <<LEE03>>.\n\n${LIST}`,
    );
    expect(keys).toEqual(['ROE01', 'POE02', 'LEE03']);
    expect(raws[0]).toMatch(/^On hedges\. Roe, A\.: Journal of Hedges/);
    expect(marks).toEqual(['ROE01', 'POE02', 'LEE03']);
  });
});

describe('tables and quotation marks of AsciiDoc', () => {
  const TABLE = '| Reef | By |\n| --- | --- |\n| 12 kg | [1] |\n| 3 kg | [2] |';
  it.each([
    ['a row a line', '|===\n|Reef |By\n|12 kg |[1]\n|3 kg |[2]\n|==='],
    ['a cell a line', '[cols="2,1", options="header"]\n|===\n|Reef\n|By\n\n|12 kg\n|[1]\n\n|3 kg\n|[2]\n|==='],
    ['cells with what they are', '[cols=2*]\n|===\n^|Reef a|By\n.>|12\nkg |[1]\n|3 kg s|[2]\n|==='],
  ])('are read with %s', (_form, table) => expect(asciidocAsMarkdown(`Text.\n\n${table}\n`)).toContain(TABLE));

  it('turns the signs of either form into quotation marks, over lines too', () => {
    expect(asciidocAsMarkdown("They ``grow at\nnight'' and \"`sleep`\" by day, as it's said.\n")).toContain(
      "“grow at\nnight” and “sleep” by day, as it's said.",
    );
  });
});
