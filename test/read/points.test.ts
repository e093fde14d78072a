/** Works told point by point, and rows of a CSV file, among prose. */
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/read/index.ts';
import { toldIn } from '../../src/read/points.ts';

const read = async (text: string, name: string) =>
  (await readDocument({ name, bytes: new TextEncoder().encode(text) }, { isolate: false })).entries.map(({ fields }) => fields);
const POINTS =
  '1. **Salt and reefs**\n   - Authors: Ada Roe, Bo Poe\n   - Published in: Reef Letters, 140(1), 12–18\n   - Year: 2010\n   - Link: https://doi.org/10.5555/reef.1\n2. **Sand and reefs**\n   - Authors: Cy Marsh\n   - Journal: Reef Letters, 13, 45–50\n   - Year: 2012\n';

describe('works told in points', () => {
  it.each(['answer.txt', 'answer.md'])('are entries: %s', async (name) => {
    expect(await read(`Two papers on reefs:\n\n${POINTS}\nAsk for more.\n`, name)).toMatchObject([
      {
        title: 'Salt and reefs',
        author: [
          { family: 'Roe', given: 'Ada' },
          { family: 'Poe', given: 'Bo' },
        ],
        'container-title': 'Reef Letters',
        volume: '140',
        issue: '1',
        page: '12-18',
        DOI: '10.5555/reef.1',
        issued: { 'date-parts': [[2010]] },
      },
      { title: 'Sand and reefs', author: [{ family: 'Marsh', given: 'Cy' }], volume: '13' },
    ]);
    expect(await read('Title: Salt and reefs\nAuthor: Ada Roe\nJournal: Reef Letters\nYear: 2010\n', name)).toMatchObject([
      { title: 'Salt and reefs', 'container-title': 'Reef Letters' },
    ]);
  });
  it.each(['**1. Salt and reefs**', '### 1. Salt and reefs', '### 1. **Salt and reefs**', '2) *Salt and reefs*'])(
    'have a title without its number: %s',
    async (head) => {
      const points = '**Authors:** Ada Roe\n**Published in:** Reef Letters (2010)\n**Summary:** Reefs grow slowly.\n';
      expect(await read(`Papers on reefs:\n\n${head}\n${points}`, 'answer.md')).toMatchObject([{ title: 'Salt and reefs' }]);
    },
  );
  it.each([
    ['pictures in front', '📘 **Title:** Salt and reefs\n👤 **Authors:** Ada Roe\n📍 **Published in:** Reef Letters\n📅 **Year:** 2010\n'],
    ['all in one line', '- **Title:** Salt and reefs **Authors:** Ada Roe **Year:** 2010 **Journal:** Reef Letters\n'],
    ['the study as its title', '1. **Studie:** Salt and reefs\n   - **Autoren:** Ada Roe\n   - **Quelle:** Reef Letters, 2010\n'],
    ['the year in the heading', '### 1. "Salt and reefs" (2010)\n**Authors:** Ada Roe\n**Published in:** *Reef Letters*\n'],
    ['an empty line below the heading', '### 1. Salt and reefs\n\n**Authors:** Ada Roe  \n**Published:** Reef Letters, 2010\n'],
    ['Chinese labels', '1. **Salt and reefs**\n   - **作者：** Ada Roe\n   - **期刊：** Reef Letters\n   - **年份：** 2010\n'],
    ['Spanish labels', '1. **Salt and reefs** (2010)\n   - **Autores:** Ada Roe\n   - **Publicado en:** *Reef Letters*\n'],
  ])('are entries with %s', async (_, text) => {
    expect(await read(`Papers on reefs:\n\n${text}`, 'answer.md')).toMatchObject([
      {
        title: 'Salt and reefs',
        author: [{ family: 'Roe', given: 'Ada' }],
        'container-title': 'Reef Letters',
        issued: { 'date-parts': [[2010]] },
      },
    ]);
  });
  it.each([
    ['what a proposal says of itself', 'Title: Salt in reefs\nAuthor: Ada Roe\nStatus: Draft\nPublisher: Reef Office\n'],
    ['one that shows no venue', 'Title: Salt in reefs\nAuthor: Ada Roe\nDate: 3 May 2010\n'],
    ['the head of a long text', `Title: Salt in reefs\nAuthor: Ada Roe\nPublisher: Reef Press\n\n${'The reefs grow. '.repeat(200)}`],
    ['a form', 'Name: Ada Roe\nYear: 2010\nPlace: Oslo\n'],
  ])('are none: %s', (_, text) => {
    expect(toldIn(text).entries).toEqual([]);
  });
  it.each(['rows.txt', 'rows.md'])('rows with heads are entries: %s', async (name) => {
    const rows = 'author,year,title,journal\n"Roe, A.",2010,"Salt, and reefs",Reef Lett\n"Marsh, B.",2012,Sand: a review,Reef Lett\n';
    expect(await read(`here they are:\n\n${rows}`, name)).toMatchObject([
      { title: 'Salt, and reefs', author: [{ family: 'Roe' }] },
      { title: 'Sand: a review', author: [{ family: 'Marsh' }] },
    ]);
  });
  it('takes a long text in good time', () => {
    const from = Date.now();
    for (const piece of ['Authors: a\n', 'title, ', 'title,author,year\n', '- **Authors:** ', '"a,', 'Authors: a\nTitle: '])
      expect(toldIn(piece.repeat(10_000)).entries.length).toBeGreaterThanOrEqual(0);
    expect(Date.now() - from).toBeLessThan(6000);
  });
});
