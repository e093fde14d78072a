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
  it('are its list, by keys of words too', async () => {
    const [one, other] = ['Salt roads, https://fern.example/salt', 'Tides and ledgers, https://arxiv.org/abs/2508.12345'];
    expect(await raws(`Salt was dear [Fern]. Tides rise [Arxiv-2].\n\nSources\n\n[Fern] ${one}\n[Arxiv-2] ${other}\n`)).toEqual([
      one,
      other,
    ]);
    expect(await raws(`Salt was dear [Fern]. Tides rise.\n\n[Fern] ${one}\n[Open] Until 2011, see https://fern.example/hours\n`)).toEqual(
      [],
    );
  });
  it('are none where nothing points there', async () => {
    expect(await raws('Salt was dear. Tides rise.\n\n[a] Opened in 2004 by the mayor.\n[b] Closed in 2011 for good.\n')).toEqual([]);
  });
});

describe('points of an answer that name works', () => {
  const raised = '- **Haddow et al. (2011)** – "Tides and ledgers of the coast", *Journal of Coastal History*.';
  const other = '- **Quill (2004)**: “Salt roads of Lorn”, *Fern Letters*.';
  const md = async (text: string) =>
    extract(await readDocument({ name: 'a.md', bytes: new TextEncoder().encode(text) }, { isolate: false })).references.length;
  it('are its list, whatever sentences stand around them', async () => {
    expect(await md(`Yes, there is evidence.\n\nKey studies:\n\n${raised}\n${other}\n\nLet me know if you want more!\n`)).toBe(2);
  });
  it('are none where one of them only speaks', async () => {
    const said = '- **Quill (2004)** found that roads were salted in winter.';
    expect(await md(`Yes, there is evidence.\n\n${said}\n- Nobody knows why.\n\nLet me know!\n`)).toBe(0);
  });
});

describe('a letter', () => {
  it.each(['À bientôt,\nMarc', 'Un saluto,\nAnna', 'Best,\nTom'])('ends where it takes leave: %s', async (leave) => {
    const books = ['Favier J., Jean le Sel, Paris, Fougère, 1978.', 'Legrand P., Saint Pierre, Paris, Galet, 1996.'];
    expect(await raws(`Bonjour Claire,\n\nVoici les deux références :\n\n${books.join('\n')}\n\n${leave}\n`)).toEqual(books);
  });
});

it('reads labels without a blank behind them, and lists whose addresses a copy lost', async () => {
  const marked = (await raws(`Salt was dear【1】. Tides rise【2】.\n\n【1】${QUILL}\n【2】${HADDOW}\n`)).length;
  expect(marked).toBe(2);
  const pages = ['"Reefs of the world". Retrieved 3 September 2018.', '"Reef travel". Retrieved 8 August 2016.'];
  const text = `Reefs are old[1] and many.[2]\n\n1. Reef Office (1980). "Reefs and heritage". Retrieved 14 March 2019.\n2. ${pages[0]}\n3. ${pages[1]}\n`;
  expect(await raws(text)).toHaveLength(3);
});

it('leaves the sentence out that calls the entries below it by raised numbers', async () => {
  const text = `Salt was dear and roads were long^1^ and tides rose.^2^\n\n1. ${QUILL}\n2. ${HADDOW}\n`;
  const document = await readDocument({ name: 'a.md', bytes: new TextEncoder().encode(text) }, { isolate: false });
  expect(extract(document).references.map(({ raw }) => raw)).toEqual([QUILL, HADDOW]);
});
