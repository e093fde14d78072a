/** Articles made with Distill's template: marks that name keys, works within the page or beside it. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

const BIB = [
  '@article{roe2020, title={On hedges of the north}, author={Roe, Ann}, year={2020}}',
  '@article{ng2021, title={On fences of the south}, author={Ng, Bo}, year={2021}}',
].join('\n');
const read = async (page: string, beside?: string) => {
  const bytes = new TextEncoder().encode(page);
  const files = beside === undefined ? [] : [{ name: 'works.bib', bytes: new TextEncoder().encode(beside) }];
  const document = await readDocument({ name: 'index.html', bytes, beside: files }, { isolate: false });
  const { references, citations, remarks } = extract(document);
  return {
    text: document.text,
    keys: references.map(({ key }) => key),
    led: citations.map(({ to }) => references.find(({ id }) => id === to)?.key),
    says: remarks.map(({ says }) => says),
    skipped: document.skipped.map(({ what }) => what),
    notes: document.notes.length,
  };
};
const BODY =
  '<d-article><p>Hedges grow <d-cite key="ng2021,roe2020"></d-cite> and stand<d-footnote>In rows.</d-footnote>, as known <d-cite key="roe2020"></d-cite>.</p></d-article>';

describe('an article for Distill', () => {
  it('has its works in a file beside it, and its marks the numbers that a browser prints', async () => {
    const { text, keys, led, says, notes } = await read(`${BODY}<d-bibliography src="works.bib"></d-bibliography>`, BIB);
    expect(text).toContain('Hedges grow [1, 2] and stand¹, as known [2].');
    expect(keys).toEqual(['roe2020', 'ng2021']);
    expect(led).toEqual(['ng2021', 'roe2020', 'roe2020']);
    expect(says).toEqual([]);
    expect(notes).toBe(1);
  });
  it('or within the page, as the first version of the template has it', async () => {
    const old = BODY.replaceAll('d-cite', 'dt-cite').replaceAll('d-footnote', 'dt-fn');
    const { keys, led } = await read(`${old}<script type="text/bibliography">${BIB}</script>`);
    expect(keys).toEqual(['roe2020', 'ng2021']);
    expect(led).toEqual(['ng2021', 'roe2020', 'roe2020']);
  });
  it('says which file is not there, and calls nothing missing then', async () => {
    const { says, skipped } = await read(`${BODY}<d-bibliography src="works.bib"></d-bibliography>`, undefined);
    expect(skipped).toContain('works.bib');
    expect(says.filter((one) => one.includes('does not hold'))).toEqual([]);
  });
});
