import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { blocksOf } from '../document-of.ts';

const LIST = [
  '[AB12] A. Ash and B. Birch. On hedges. Journal of Gardens 3 (2012), 1–9.',
  '[Knu84] D. Knurr. Literate fences. Garden Journal 27 (1984), 97–111.',
  '[SLS+20] J. Smith, K. Long, and M. Short. Deep walls. Walls 4 (2020), 11–19.',
  '[Roe01a] A. Roe. On banks. Banks 8 (2001), 31–39.',
];
const read = (text: string, list: readonly string[] = LIST) => {
  const document = blocksOf([['paragraph', text], ['heading', 'References'], ...list.map((entry) => ['paragraph', entry] as const)]);
  const { citations, references, remarks } = extract(document);
  const keys = new Map(references.map(({ id, key }) => [id, key]));
  return {
    marks: citations.map(({ to, label, locator }) => [to === null ? `!${label}` : keys.get(to), locator]),
    remarks: remarks.map(({ kind }) => kind),
  };
};

describe('bare numbers among labels of letters', () => {
  it('are no marks: what an entry without label is counted as stands nowhere', () => {
    const list = [...LIST, 'B. Poe. On moss. Moss 9 (2003), 1–9.'];
    expect(read('It is so [Knu84] (95% CI [1, 5]).', list).marks).toEqual([['Knu84', undefined]]);
  });
});

describe('labels that count in Roman numbers', () => {
  it('are marks, in front of what is nothing but a list, too', () => {
    const list = LIST.map((entry, i) => entry.replace(/^\[[^\]]+\]/, `[${['i', 'ii', 'iii', 'iv'][i]}]`));
    const wished = [
      ['i', undefined],
      ['ii', undefined],
      ['iii', undefined],
      ['iv', undefined],
    ];
    expect(read('Hedges grow [i], and fences[ii] fall. Walls stand [iii], banks [iv].', list).marks).toEqual(wished);
    const bare = blocksOf([
      [
        'paragraph',
        'Hedges grow [i], and fences[ii] fall where nobody mends them. Walls stand [iii] longer than that, and so do the banks of old lanes [iv].',
      ],
      ...list.map((entry) => ['paragraph', entry] as const),
    ]);
    expect(extract(bare).citations.map(({ label }) => label)).toEqual(['i', 'ii', 'iii', 'iv']);
  });
});

describe('marks by the labels of a list', () => {
  it.each<[string, unknown[]]>([
    ['See [Knu84, §3].', [['Knu84', '§3']]],
    [
      'See [AB12; SLS+20].',
      [
        ['AB12', undefined],
        ['SLS+20', undefined],
      ],
    ],
    [
      'See [AB12, Roe01a, Thm. 2.1].',
      [
        ['AB12', 'Thm. 2.1'],
        ['Roe01a', 'Thm. 2.1'],
      ],
    ],
    [
      'See [cf. Knu84; see also AB12].',
      [
        ['Knu84', undefined],
        ['AB12', undefined],
      ],
    ],
    ['It was [sic] “[t]aken” [emphasis added] by [A]nybody.', []],
  ])('%s', (text, expected) => expect(read(text).marks).toEqual(expected));

  it('say that a work is missing only where the label has the form of the others', () => {
    const dated = LIST.map((entry) => entry.replace('[AB12]', '[Ash12]').replace('[SLS+20]', '[Smi+20]'));
    const all = 'See [Ash12], [Knu84], [Smi+20] and [Roe01a].';
    expect(read(`${all} See [Poe05].`, dated)).toMatchObject({ remarks: ['cited-but-missing'] });
    expect(read(`${all} See [ABC], [ISO 9001] and [Chap. 3].`, dated).remarks).toEqual([]);
    expect(read('See [AB12], [Knu84], [SLS+20] and [Roe01a]. See [Poe05].').remarks).toEqual([]);
  });
});

describe('a letter behind a label', () => {
  it('stands for the label with that letter', () => {
    const list = [...LIST, '[Roe01b] A. Roe. On ditches. Banks 9 (2001), 41–49.'];
    expect(read('It is so [Roe01a,b].', list).marks).toEqual([
      ['Roe01a', undefined],
      ['Roe01b', undefined],
    ]);
  });
});
