/** Lists that pandoc sets in LaTeX, in the forms of its versions. */
import { describe, expect, it } from 'vitest';
import { cited, read, shape } from '../shown.ts';

const document = (body: string): string => `\\documentclass{article}\\begin{document}\n${body}\n\\end{document}`;

describe('a list that pandoc set', () => {
  it('is read entry by entry, with the numbers of its margin, and its marks cite it', async () => {
    const found = await read(
      document(
        "As \\protect\\hyperlink{ref-a}{{[}1{]}} and \\protect\\hyperlink{ref-b}{{[}2{]}} say, see \\hyperlink{part}{below}.\n\n\\begin{CSLReferences}{0}{0}\n\\leavevmode\\vadjust pre{\\hypertarget{ref-a}{}}%\n\\CSLLeftMargin{{[}1{]} }\n\\CSLRightInline{A. Roe, {``Of reading,''} \\emph{Journal}, 2001.}\n\n\\leavevmode\\vadjust pre{\\hypertarget{ref-b}{}}%\n\\CSLLeftMargin{{[}2{]} }\n\\CSLRightInline{B. Lee, 2003.}\n\n\\end{CSLReferences}",
      ),
      'a.tex',
    );
    expect(shape(found)).toEqual([
      'paragraph: As [1] and [2] say, see below.',
      'reference (1): A. Roe, “Of reading,” Journal, 2001.',
      'reference (2): B. Lee, 2003.',
    ]);
    expect(cited(found)).toEqual(['[1] → 1', '[2] → 2']);
  });

  it('goes by keys where nothing is numbered, or numbers come twice', async () => {
    const list = (key: string, words: string): string =>
      `\\begin{CSLReferences}{1}{0}\n\\bibitem[\\citeproctext]{ref-${key}}\n${words}\n\n\\end{CSLReferences}`;
    const found = await read(document(`See \\citeproc{ref-roe}{Roe (2001)}.\n\n${list('roe', 'Roe, A. 2001. Of reading.')}`), 'a.tex');
    expect([shape(found).at(-1), cited(found)]).toEqual(['reference (roe): Roe, A. 2001. Of reading.', ['Roe (2001) → roe']]);
    const twice = await read(
      document(
        `${list('a', '\\CSLLeftMargin{1. }\\CSLRightInline{Roe 2001.}')}\n\nMore.\n\n${list('b', '\\CSLLeftMargin{1. }\\CSLRightInline{Lee 2003.}')}`,
      ),
      'a.tex',
    );
    expect(shape(twice)).toEqual(['reference (a): Roe 2001.', 'paragraph: More.', 'reference (b): Lee 2003.']);
  });
});
