import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

const QUILL = 'Quill, N. (2004). Salt roads of Lorn. Oxford: Fern Press.';
const HADDOW = 'Haddow, P. (2011). Tides and ledgers. Journal of Coastal History, 17(2), 201–215.';
const raws = async (text: string) => {
  const document = await readDocument({ name: 'a.txt', bytes: new TextEncoder().encode(text) }, { isolate: false });
  return extract(document).references.map(({ raw }) => raw);
};

describe('a few lines at the end to which the text points', () => {
  it.each([
    ['[1]', '[2]'],
    ['[a]', '[b]'],
    ['[R1]', '[R2]'],
    ['¹', '²'],
  ])('are its list: %s', async (first, second) => {
    expect(await raws(`Salt was dear ${first}. Tides rise ${second}.\n\n${first} ${QUILL}\n${second} ${HADDOW}\n`)).toEqual([
      QUILL,
      HADDOW,
    ]);
  });
  it('are none where nothing points there', async () => {
    expect(await raws('Salt was dear. Tides rise.\n\n[a] Opened in 2004 by the mayor.\n[b] Closed in 2011 for good.\n')).toEqual([]);
  });
});
