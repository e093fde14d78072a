/** What people write about works below their entries, and notes that only say something. */
import { describe, expect, it } from 'vitest';
import { isSentence, isSpoken } from '../../../src/extract/entries/notes.ts';
import { extract } from '../../../src/extract/index.ts';
import { blocksOf } from '../document-of.ts';

const ENTRIES = [
  'Roe, A. (2001). On the growth of hedges. Journal of Hedges, 3(1), 1–9.',
  'Doe, B. (2003). On the cutting of hedges. Journal of Hedges, 5(2), 11–19.',
  'Poe, C. (2005). On walls and ditches. Walls Quarterly, 7(3), 21–29.',
  'Ng, D. (2007). On fences of the north. Walls Quarterly, 9(4), 31–39.',
];
const NOTE = 'This article looks at three hedges and asks how far they still hold. The author takes her figures from 1998 to 2000.';

describe('isSpoken', () => {
  it.each<readonly [string, boolean]>([
    [NOTE, true],
    ['I use the word as it was used at the time; it did not yet mean a hedge in the present sense.', true],
    ['Diese Arbeit fragt, ob Hecken wachsen. Sie ist gut geschrieben und wird im zweiten Teil verwendet.', true],
    ...ENTRIES.map((entry) => [entry, false] as const),
    ['The hedge that was not there: what it is and who it was. Cambridge: Reef Press, 2001.', false],
    ['The Hedge Society, 2001.', false],
    ['This is a title of a book that we have read. https://example.org/hedges', false],
  ])('%s: %s', (text, spoken) => {
    expect(isSpoken(text)).toBe(spoken);
  });
});

describe('annotated lists', () => {
  const read = (parts: readonly string[]) =>
    extract(blocksOf([['heading', 'Annotated Bibliography'], ...parts.map((part) => ['reference', part] as const)]));

  it('keep entries and tell the words about them, in the same paragraph or their own', () => {
    for (const parts of [ENTRIES.map((entry) => `${entry} ${NOTE}`), ENTRIES.flatMap((entry) => [entry, NOTE])]) {
      const { references, counts, remarks } = read(parts);
      expect(references.map(({ raw }) => raw)).toEqual(ENTRIES);
      expect(counts.skipped).toBe(4);
      expect(remarks.filter(({ kind }) => kind === 'region-skipped')).toHaveLength(4);
    }
  });
  it('end entries before words that announce what is said, and keep an address that stands behind it', () => {
    const said = ENTRIES.map((entry, i) => `${entry}\nWhy it matters: it has figures for 1998.\n→ https://example.org/${i}`);
    expect(read(said).references.map(({ raw }) => raw)).toEqual(ENTRIES.map((entry, i) => `${entry} https://example.org/${i}`));
    const found = read(ENTRIES.map((entry) => `${entry} Abstract: BACKGROUND: Hedges grow. RESULTS: 12 of 14 did (p = 0.01), 2003, 3(1).`));
    expect(found.references.map(({ raw }) => raw)).toEqual(ENTRIES);
  });
  it('leave a single odd entry as it is', () => {
    expect(read([...ENTRIES, NOTE]).references).toHaveLength(5);
  });
});

describe('notes among which some only speak', () => {
  const notes = [ENTRIES[0], NOTE, ENTRIES[1], NOTE, ENTRIES[2], NOTE, ENTRIES[3]];
  const text = 'Hedges grow [1], slowly [2]. They are cut [3, 4]. Walls stand [5, 6] and fences fall [7].';
  it('are no references, no gaps in the count, and nothing is missing where they are cited', () => {
    const { references, remarks } = extract(
      blocksOf([
        ['paragraph', text],
        ['heading', 'References and Notes'],
        ...notes.map((note, i) => ['paragraph', `${i + 1}. ${note ?? ''}`] as const),
      ]),
    );
    expect(references.map(({ key }) => key)).toEqual(['1', '3', '5', '7']);
    expect(remarks.map(({ kind }) => kind).filter((kind) => kind !== 'region-skipped')).toEqual([]);
  });
});

describe('isSentence', () => {
  it.each<readonly [string, boolean]>([
    ['Ada Marsh, who died on 4 March 2016 at the age of 84, changed how reefs are measured.', true],
    ['Argues against the common view. I will use this in the third part, since it gives figures for 1998 to 2004.', true],
    ...ENTRIES.map((entry) => [entry, false] as const),
    ['roe a. on the growth of hedges in the northern gardens of the old town, oslo: garden press, 2001.', false],
    ['On the growth of the hedges that were planted in the gardens of the north in 1999', false],
  ])('%s: %s', (text, sentence) => {
    expect(isSentence(text)).toBe(sentence);
  });
});

describe('remarks that go on with another sentence, or name the author', () => {
  const REMARKS = [
    'This article examines hedges and finds that most of what was held before 2010 rests on few samples. For my project it matters that it is old.',
    'Doe shows how hedges are cut and that they were not before 1990. It is useful because the data come from one garden.',
    'Poe and Ng argue that walls are hedges, and that this was known to all of them in 1970. We do not use it here.',
    'Argues against the common view. I will use this source in the third part of my paper, since it gives figures for 1998 to 2004.',
  ];
  it('are no entries', () => {
    const parts = ENTRIES.flatMap((entry, i) => [entry, REMARKS[i] ?? '']);
    const { references } = extract(blocksOf([['heading', 'Annotated bibliography'], ...parts.map((part) => ['paragraph', part] as const)]));
    expect(references.map(({ raw }) => raw)).toEqual(ENTRIES);
  });
  it('do not end a list, however long they are', () => {
    const short = [
      '---. “On gates.” arXiv, 2006.',
      '---. “On lawns.” arXiv, 2007.',
      '---. “On ponds.” arXiv, 2009.',
      'Roe, A. “On walls.” 2011.',
    ];
    const long = 'Roe explores the hedge and concludes that the older view cannot stand. '.repeat(4);
    const parts = [...ENTRIES, ...short].flatMap((entry) => [entry, long]);
    const { references } = extract(blocksOf([['heading', 'Annotated bibliography'], ...parts.map((part) => ['paragraph', part] as const)]));
    expect(references).toHaveLength(8);
  });
});
