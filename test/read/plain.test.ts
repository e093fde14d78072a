/** Plain text: prose, lists of references one a line, and numbered lists. */
import { describe, expect, it } from 'vitest';
import { looksLikeReference, readPlain } from '../../src/read/plain.ts';

const shown = (text: string) =>
  readPlain(text).blocks.map(({ kind, label, span }) => [kind, label ?? '', text.slice(span.start, span.end)]);
const A = 'Roe, A., & Poe, B. (2001). A title of a work. Journal of Things, 12(3), 45-67.';
const B = 'Poe B, Roe A. Another title. J Things. 1999;4:12-9.';

describe('readPlain', () => {
  it('takes one reference a line, with labels in any form', () => {
    expect(shown(`[1] ${A}\n[2] ${B}\n`)).toEqual([
      ['reference', '1', A],
      ['reference', '2', B],
    ]);
    expect(shown(`1. ${A}\r\n2) ${B}`)).toEqual([
      ['reference', '1', A],
      ['reference', '2', B],
    ]);
    expect(shown(`roe01\t${A}\npoe99\t${B}`).map(([, label]) => label)).toEqual(['roe01', 'poe99']);
    expect(shown(`${A}\n\n${B}\n`).map(([kind]) => kind)).toEqual(['reference', 'reference']);
    expect(shown(A)).toEqual([['reference', '', A]]);
  });

  it('sees through the marks of mails that quote, and leaves every place where it was', () => {
    const text = `Dear Bo,\n\nhere:\n\n> > References:\n> >\n> > ${A}\n> >\n> > ${B}\n`;
    const reading = readPlain(text);
    expect(reading.text).toHaveLength(text.length);
    expect(reading.text.indexOf(B)).toBe(text.indexOf(B));
    expect(reading.text).not.toContain('>');
    expect(shown(text).slice(-2)).toEqual([
      ['paragraph', '', A],
      ['paragraph', '', B],
    ]);
    expect(readPlain('a\n> b\nc > d').text).toBe('a\n> b\nc > d');
  });

  it('takes wrapped references parted by empty lines', () => {
    expect(shown(`${A.replace('Journal', '\n  Journal')}\n\n${B.replace('J Things', '\n  J Things')}`).map(([kind]) => kind)).toEqual([
      'reference',
      'reference',
    ]);
  });

  it('takes no line above the heading of a list for an entry, however short the text', () => {
    const kinds = shown(`Text\n\nGardens grow (Roe, 2001; see also Poe, 1999, pp. 3-5).\n\nReferences\n\n${A}\n${B}\n`).map(
      ([kind]) => kind,
    );
    expect(kinds.slice(0, 3)).toEqual(['heading', 'paragraph', 'heading']);
  });

  it.each(['Kaynakça', '3.5 References', '== Literatur ==', '**Works cited**', 'СПИСОК ЛИТЕРАТУРЫ:', '参考文献'])(
    'takes no heading for an entry: %s',
    (heading) => {
      const blocks = shown(`${heading}\n${A}\n${B}\n${A.replace('2001', '2002')}\n${B.replace('1999', '1998')}\n`);
      expect(blocks[0]).toEqual(['heading', '', heading]);
      expect(blocks.some(([kind, , words]) => kind === 'reference' && words === heading)).toBe(false);
    },
  );

  it('goes on with a list whose number is missing', () => {
    const labels = shown(`Prose that says nothing.\n\nReferences\n\n[1] ${A}\n[2] ${B}\n[4] ${A}\n1999 is no number.\n[5] ${B}`);
    expect(labels.filter(([kind]) => kind === 'reference').map(([, label]) => label)).toEqual(['1', '2', '4', '5']);
  });

  it('takes numbers that stand on lines of their own for labels of what follows', () => {
    const text = `References\n\n[4] ${A}\n[5]\n, Another title, J. Things 4 (1999), 12-9.\n[6]\n${B}\n`;
    expect(shown(text)).toEqual([
      ['heading', '', 'References'],
      ['reference', '4', A],
      ['reference', '5', ', Another title, J. Things 4 (1999), 12-9.'],
      ['reference', '6', B],
    ]);
  });

  it('leaves prose prose', () => {
    const text =
      'Introduction\n\nIn 1999 the town was rebuilt, as Roe (2001) says, and nobody\nremembered why it had been left.\n\nIt stood until 2005.\n';
    expect(shown(text).map(([kind]) => kind)).toEqual(['heading', 'paragraph', 'paragraph']);
  });

  it('finds a numbered list under its heading', () => {
    expect(
      shown(`Some prose about things that are not cited here at all.\n\nReferences\n[1] ${A}\n[2] ${B.slice(0, 20)}\n   ${B.slice(20)}\n`),
    ).toEqual([
      ['paragraph', '', 'Some prose about things that are not cited here at all.'],
      ['heading', '', 'References'],
      ['reference', '1', A],
      ['reference', '2', `${B.slice(0, 20)}\n   ${B.slice(20)}`],
    ]);
  });
});

describe('looksLikeReference', () => {
  it('takes no page of an opinion for a reference, whatever it cites', () => {
    const page = (n: number) =>
      `${n}\n[*${n}] The hedge was cut before noon. ${'In such a case the owner of a hedge must show what it was worth. '.repeat(22)}Roe v. Poe, 116 T.C. 438, 440\n(2001). Section 7 (2001) says so.`;
    const { blocks } = readPlain([1, 2, 3].map(page).join('\n\n'));
    expect(blocks.every(({ kind }) => kind !== 'reference')).toBe(true);
  });
  it('takes the end of a quotation for no heading of a list', () => {
    const { blocks } = readPlain('The hedge is said to be “importing a\n\nreference”.\n\n[47] In other words, Roe (1984) was right.');
    expect(blocks.some(({ kind }) => kind === 'reference')).toBe(false);
    expect(blocks.slice(1).every(({ kind }) => kind === 'paragraph')).toBe(true);
  });
  it('tells references from sentences', () => {
    for (const line of [
      A,
      B,
      '[3] He, P. Deberta: Decoding. ArXiv, abs/2006.03654, 2020.',
      'Tversky, A./Kahneman, D., 1974: Judgment under uncertainty. Science 185: 1124-1131.',
    ])
      expect(looksLikeReference(line)).toBe(true);
    for (const line of [
      'In 1999 the town was rebuilt and nobody remembered why it had been left empty.',
      'short',
      'Dear Ada, I would build on Ng (1984), as Roe and Doe (1993) did, vol. 3; see also (Poe & Moe, 2012), pp. 4-9.',
      'We met them again and again over many years of work together',
    ])
      expect(looksLikeReference(line)).toBe(false);
  });
});

describe('lines between the entries of a list', () => {
  const list = (...between: readonly string[]) =>
    shown(`Prose.\n\nReferences\n\n1. ${A}\n\n${between[0]}\n\n2. ${B}\n\n${between[1]}\n\n3. ${A}\n`).map(
      ([kind, label]) => `${kind}${label}`,
    );
  it('are no headings where the numbers go on behind them', () => {
    expect(list('Cited by 12', 'Article Google Scholar').filter((one) => one.startsWith('reference'))).toEqual([
      'reference1',
      'reference2',
      'reference3',
    ]);
  });
  it('are where they do not', () => {
    const shownAs = shown(`References\n\n[1] ${A}\n\nAppendix\n\n[1] How old are you?\n`).map(([kind]) => kind);
    expect(shownAs).toContain('heading');
    expect(shownAs.filter((kind) => kind === 'reference')).toHaveLength(1);
  });
});

describe('bullets', () => {
  it('make an item of each, which keeps its sign', () => {
    expect(shown('Some words on what follows here.\n\n• One thing\n  and more\n• Another\n').filter(([kind]) => kind === 'item')).toEqual([
      ['item', '', '• One thing\n  and more'],
      ['item', '', '• Another'],
    ]);
  });
});

describe('notes as Markdown has them', () => {
  it('are read as others print them, and every place stays', () => {
    const text =
      'Salt slows growth.[^1] Sand does not.[^2]\n\n[^1]: Roe J, Poe A. Salt. J Reefs. 2010;140:12-18.\n[^2]: https://reef.example/sand\n';
    const { text: read } = readPlain(text);
    expect(read).toHaveLength(text.length);
    expect(read).toContain(' [1]  Roe J');
    expect(read.indexOf('https')).toBe(text.indexOf('https'));
  });
});

describe('a table set in columns by a rule', () => {
  it('is a table, so that each of its rows is a statement', () => {
    const table = 'Reef      Share   By\n-------   -----   ---\nGlass     12 %    [1]\nSand      3 %     [2]';
    expect(readPlain(`Some words stand here.\n\n${table}\n\nMore words stand here.\n`).blocks?.map(({ kind }) => kind)).toEqual([
      'paragraph',
      'table',
      'paragraph',
    ]);
  });
});
