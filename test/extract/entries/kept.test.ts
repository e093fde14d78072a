/** What a region holds besides entries is left out and told. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';
import { blocksOf } from '../document-of.ts';

const WORKS = ['Hedges', 'Fences', 'Walls', 'Gates', 'Ponds', 'Lawns', 'Reefs'].map(
  (what, n) => `Roe, A. (${1999 + n}). On ${what.toLowerCase()} and what they keep out. Journal of ${what}, ${n + 3}(2), 1${n}–2${n}.`,
);
const read = async (text: string, name = 'a.txt') => extract(await readDocument({ name, bytes: new TextEncoder().encode(text) }));

describe('a text that is nothing but a list', () => {
  it('has titles and headings among its entries, which are none, and tells that it left them out', async () => {
    const { references, counts } = await read(['A study of hedges', '2 Methods', ...WORKS].join('\n'));
    expect(references.map(({ raw }) => raw)).toEqual(WORKS);
    expect(counts.skipped).toBeGreaterThan(0);
  });
  it('keeps what somebody put in, however little it shows', async () => {
    const { references } = await read('Roe, Anna. Hedges. London: Garden Press, 1999.');
    expect(references).toHaveLength(1);
  });
  it('keeps entries without a date that bear names and a venue', async () => {
    const odd = 'Doe, B. On hedges nobody has seen. Journal of Hedges.';
    const { references } = await read([...WORKS, odd].join('\n'));
    expect(references.map(({ raw }) => raw)).toContain(odd);
  });
  it('loses no line of an entry that runs over several, whatever it ends with', async () => {
    const long = WORKS.map((work) => work.replace(' and what', ':\nand what').replace(' Journal', '\nJournal'));
    const { references } = await read(long.join('\n\n'));
    expect(references.map(({ raw }) => raw.replace(/\s+/g, ' '))).toEqual(long.map((work) => work.replace(/\s+/g, ' ')));
  });
});

describe('the last entry', () => {
  const items = (tail: string) => blocksOf([['heading', 'References'], ...WORKS.map((one) => ['item', one] as const), ['paragraph', tail]]);
  it('ends with its paragraph where every other is one', () => {
    const { references } = extract(items('answered May 3, 2019 at 10:12 by ada 1,234'));
    expect(references.at(-1)?.raw).toBe(WORKS.at(-1));
  });
  it('leaves room for one more work behind it', () => {
    const more = 'Doe, B. (2010). On the far side of hedges. Journal of Hedges, 12(2), 1–9.';
    expect(extract(items(more)).references.map(({ raw }) => raw)).toContain(more);
  });
});

describe('what a reader marked before the first entry and behind the last', () => {
  const marked = (...texts: readonly string[]) =>
    extract(blocksOf([['heading', 'References'], ...texts.map((one) => ['reference', one] as const)]));
  it('is left out where it says how the list is marked, or when the article came in', () => {
    const { references, counts } = marked(
      'Asterisks mark what the analysis includes',
      ...WORKS,
      'Received January 12, 2015',
      'Final revision accepted 9 March 2016',
    );
    expect(references.map(({ raw }) => raw)).toEqual(WORKS);
    expect(counts.skipped).toBeGreaterThan(0);
  });
  it('is left out where it is a notice or an address, with the lines they were broken into', () => {
    const { references } = marked(
      ...WORKS,
      'Conflict of Interest Statement: The authors declare that the research was conducted',
      'in the absence of any financial relationships.',
      'Copyright © 2016 Roe, Doe. This is an open-access article, https://example.org/by/4.0/',
      'D. G. Doe, Museum of Hedges, 12 Garden Way, Delft, The Nether-',
      'lands.',
    );
    expect(references.map(({ raw }) => raw)).toEqual(WORKS);
  });
  it('is left out where it says how to cite the article, and who wrote it', () => {
    const { references } = marked(
      ...WORKS,
      'Recibido: 3 de marzo de 2016. Aceptado: 12 de mayo de 2016.',
      'Cómo citar este artículo: Marsh, A. (2016). De los setos. Revista de Setos, 12(1), 1–19.',
      'Sobre la autora: Ana Marsh es doctora por la Universidad de Oslo (2009).',
    );
    expect(references.map(({ raw }) => raw)).toEqual(WORKS);
  });
  it('stays in the midst of the list, and where a title begins so', () => {
    const odd = 'Received ideas and how they spread. (2016). Journal of Ideas, 3(2), 12–20.';
    expect(marked(...WORKS, odd).references).toHaveLength(WORKS.length + 1);
  });
});

describe('what is to be typed', () => {
  it('is no entry of a manual, but a work whose print kept a command is', () => {
    const marked = (...texts: readonly string[]) =>
      extract(blocksOf([['heading', 'References'], ...texts.map((text) => ['reference', text] as const)]));
    const typed = ['74 \\RequirePackage[round]{natbib}', '\\setbohr{ shell-dist = .5em }'];
    const kept = 'Roe, A. (2001). On \\emph{Hedges} and walls. Journal of Hedges, 3(2), 10–20.';
    const { references, counts } = marked(...WORKS, ...typed, kept);
    expect(references.map(({ raw }) => raw)).toEqual([...WORKS, kept]);
    expect(counts.skipped).toBe(typed.length);
  });
  it('has the sign of a row that is no word of an entry cut off', () => {
    const { references } = extract(blocksOf([['heading', 'References'], ...WORKS.map((text) => ['reference', `• ${text}`] as const)]));
    expect(references.map(({ raw }) => raw)).toEqual(WORKS);
  });
});

describe('rows of a table behind the last entry', () => {
  it('are none of the list, and figures with a year are left to it', () => {
    const rows = [
      'Region Central West (reference category) North East 0.40 0.315 North 0.20 0.989 Inland South 0.49 0.225',
      'Health Poor Not good 1.22 0.526 Fair 1.56 0.165',
    ];
    const odd = 'Doe, B. On 0.25, 0.50, 0.75 and 1.00 of a hedge. Journal of Hedges, 2001.';
    const { references, counts } = extract(
      blocksOf([['heading', 'References'], ...[...WORKS, odd, ...rows].map((text) => ['reference', text] as const)]),
    );
    expect(references.map(({ raw }) => raw)).toEqual([...WORKS, odd]);
    expect(counts.skipped).toBe(rows.length);
  });
});
