import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

const QUILL = 'Quill, N. (2004). Salt roads of Lorn. Oxford: Fern Press.';
const HADDOW = 'Haddow, P. (2011). Tides and ledgers. Journal of Coastal History, 17(2), 201–215.';
const MARROW = 'Marrow, I. (1998). Harbours without ships. London: Gull House.';

async function read(text: string) {
  const document = await readDocument({ name: 'a.txt', bytes: new TextEncoder().encode(text) }, { isolate: false });
  const { references, citations } = extract(document);
  const nth = new Map(references.map(({ id }, i) => [id, i]));
  return { raws: references.map(({ raw }) => raw), cited: citations.map(({ to }) => nth.get(to ?? '') ?? null) };
}

describe('sentences that cite the entries beside them', () => {
  it.each([
    ['names in brackets', 'Salt was dear (Quill, 2004). Tides rise (Haddow, 2011).', '', [1, 0]],
    ['names in the sentence', 'Quill (2004) says that salt was dear. Haddow (2011) tells of tides.', '', [1, 0]],
    ['a heading nobody knows', 'Salt was dear (Quill, 2004). Tides rise (Haddow, 2011).', 'What I read\n\n', [1, 0]],
    ['a letter', 'Hi Ben,\n\nsalt was dear (Quill, 2004), and tides rise (Haddow, 2011).', 'Best, Anna\n\n', [1, 0]],
  ])('are no entries: %s', async (_, text, between, cited) => {
    expect(await read(`${text}\n\n${between}${HADDOW}\n${QUILL}\n`)).toEqual({ raws: [HADDOW, QUILL], cited });
  });
  it('are none behind the list either, nor beside numbers', async () => {
    expect(await read(`${QUILL}\n${HADDOW}\n\nSalt was dear (Quill, 2004). Tides rise (Haddow, 2011).\n`)).toEqual({
      raws: [QUILL, HADDOW],
      cited: [0, 1],
    });
    expect(await read(`Salt was dear [1]. Tides rise [2, 3].\n\n1. ${QUILL}\n2. ${HADDOW}\n3. ${MARROW}\n`)).toEqual({
      raws: [QUILL, HADDOW, MARROW],
      cited: [0, 1, 2],
    });
  });
  it('leave a work about another work an entry', async () => {
    const reply = 'Dale, R. (2013). Reply to Haddow (2011). Journal of Coastal History, 19(1), 11–15.';
    expect((await read(`${reply}\n${HADDOW}\n${QUILL}\n`)).raws).toEqual([reply, HADDOW, QUILL]);
  });
});
