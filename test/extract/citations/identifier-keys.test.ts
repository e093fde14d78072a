/** Keys that are identifiers, as texts have them whose works a program fetches. */
import { describe, expect, it } from 'vitest';
import { isIdentifier } from '../../../src/extract/citations/identifier-keys.ts';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

const read = async (text: string, bib?: string) => {
  const beside = bib === undefined ? {} : { beside: [{ name: 'refs.bib', bytes: Buffer.from(bib) }] };
  const { references, citations, remarks } = extract(
    await readDocument({ name: 'paper.md', bytes: Buffer.from(text), ...beside }, { isolate: false }),
  );
  const keyOf = new Map(references.map(({ id, key }) => [id, key]));
  return {
    works: references.map(({ fields: { DOI, PMID, PMCID, arxiv } }) => DOI ?? PMID ?? PMCID ?? arxiv),
    marks: citations.map(({ to, style, label }) => `${style} ${label} ${keyOf.get(to ?? '') ?? '-'}`),
    remarks: remarks.map(({ kind }) => kind),
  };
};

describe('keys that are identifiers', () => {
  it.each(['doi:10.5555/hedge.1', 'pmid:123456', 'pubmed:123456', 'pmc:PMC123456', 'arxiv:1502.01329', 'https://example.org/a'])(
    'are known: %s',
    (key) => expect(isIdentifier(key)).toBe(true),
  );
  it.each(['roe2001', 'tag:roe', 'fig:hedge', 'doi'])('are not these: %s', (key) => expect(isIdentifier(key)).toBe(false));
  it('lead to the one work each, which no other mark cites besides', async () => {
    const text =
      'Hedges grow [@doi:10.5555/hedge.1; @pmid:12345678].\n\nThey grow again [@doi:10.5555/Hedge.1], and fences fall [@pmcid:PMC1234567].\n';
    expect(await read(text)).toEqual({
      works: ['10.5555/hedge.1', '12345678', 'PMC1234567'],
      marks: ['key doi:10.5555/hedge.1 1', 'key pmid:12345678 2', 'key doi:10.5555/Hedge.1 1', 'key pmcid:PMC1234567 3'],
      remarks: [],
    });
  });
  it('lead to the entry of a list that bears the identifier, and miss none that the list lacks', async () => {
    const bib =
      '@article{roe, author={Roe, A.}, title={Hedges}, doi={10.5555/hedge.1}, year={2001}}\n@book{poe, author={Poe, B.}, title={Walls}, year={2002}}\n';
    const { marks, remarks } = await read(
      '---\nbibliography: refs.bib\n---\n\nHedges [@doi:10.5555/HEDGE.1], walls [@poe], ponds [@doi:10.5555/pond.7].\n',
      bib,
    );
    expect(marks).toEqual(['key doi:10.5555/HEDGE.1 roe', 'key poe poe', 'key doi:10.5555/pond.7 -']);
    expect(remarks).toEqual([]);
  });
  it('leave works that are given by their identifiers in words as they were', async () => {
    expect((await read('Hedges grow (doi:10.5555/hedge.1), and again they do (doi:10.5555/hedge.1).\n')).marks).toEqual([
      'in-full 1 1',
      'in-full 1 1',
    ]);
  });
});
