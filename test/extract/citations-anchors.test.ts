import { describe, expect, it } from 'vitest';
import { extract } from '../../src/extract/index.ts';
import { readDocument } from '../../src/read/index.ts';

const ENTRIES = ['Ng A. On hedges', 'Li B. On fences', 'Doe C. On walls', 'Roe D. On dams', 'Poe E. On stiles'].map(
  (entry, i) => `<li id="R${i + 1}">${entry} and their keepers. J Hedges. ${2001 + i};${i + 1}:1–9.</li>`,
);
const cited = async (mark: string) => {
  const page = `<p>As known ${mark}.</p><h2>References</h2><ol class="ref-list">${ENTRIES.join('')}</ol>`;
  const document = await readDocument({ name: 'a.html', bytes: new TextEncoder().encode(page) }, { isolate: false });
  const { references, citations } = extract(document);
  return citations.map(({ to }) => references.find(({ id }) => id === to)?.key);
};
const link = (number: number) => `<a href="#R${number}">${number}</a>`;

describe('ranges whose ends alone are links', () => {
  it('cite what lies between', async () => {
    expect(await cited(`[${link(1)}–${link(4)}]`)).toEqual(['1', '2', '3', '4']);
    expect(await cited(`${link(1)}, ${link(3)}-${link(5)}`)).toEqual(['1', '3', '4', '5']);
  });
  it('leave lists, neighbours and turned ranges alone', async () => {
    expect(await cited(`[${link(1)}, ${link(4)}]`)).toEqual(['1', '4']);
    expect(await cited(`[${link(1)}–${link(2)}]`)).toEqual(['1', '2']);
    expect(await cited(`[${link(4)}–${link(1)}]`)).toEqual(['4', '1']);
    expect(await cited(`[${link(1)}–<a href="#R4">7</a>]`)).toEqual(['1', '4']);
  });
});
