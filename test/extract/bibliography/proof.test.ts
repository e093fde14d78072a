/** What stands under a heading that announces a list, and is one or not. */
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../src/extract/bibliography/lines.ts';
import { isList, isListOfLinks, listPart } from '../../../src/extract/bibliography/proof.ts';
import { blocksOf } from '../document-of.ts';

const proved = (...paragraphs: readonly string[]): boolean => {
  const document = blocksOf(paragraphs.map((text) => ['paragraph', text] as const));
  return isList(linesOf(document), document.text);
};

describe('the proof of a list', () => {
  it('is given by entries, by one of four tenths of the pieces, by books without more and by works that are to come', () => {
    expect(proved('Roe A, Lee B. On hedges. J Hedges. 2001;3:10-2.', 'Doe A. On walls. J Walls. 2002;4:5-8.')).toBe(true);
    expect(proved('Adams, Rose. On Hedges. Garden Press, 2001.')).toBe(true);
    expect(proved('Roe, A. (in press). On hedges. Garden Press.', 'Doe, A. (2002). On walls. Journal of Walls, 4, 5–8.')).toBe(true);
  });
  it('is given by full names, titles in quotation marks and years soon behind them', () => {
    expect(proved('Ada Marsh & Bo Reed. “On hedges.” HEDGE 2018.', 'Cy van Dale. "On walls and fences." WALL. 2019.')).toBe(true);
    expect(proved('Ada Marsh sang “On hedges” in Oslo.', 'Bo Reed then sang “On walls” in 2018.')).toBe(false);
  });
  it('is given by what pages are called and where they lie, one below the other', () => {
    expect(
      proved(
        '• Hedge model (https://leaves.org/hedge)',
        '• Wall model (https://leaves.org/wall)',
        '• Leaves by Ada Marsh (https://leaves.org/3)',
      ),
    ).toBe(true);
    expect(proved('• Hedge model (https://leaves.org/hedge)', '• Wall model')).toBe(false);
    expect(proved('We show it at https://leaves.org/1', 'We show it at https://leaves.org/2', 'We show it at https://leaves.org/3')).toBe(
      false,
    );
  });
  it('is not given by prose, by nothing, or by what a manual has under Reference', () => {
    expect(proved('Hedges grow where walls do not, and nobody knows why this is so in the north.')).toBe(false);
    expect(proved('--verbose: print more. Default: false.', '--quiet: print less. Default: true.')).toBe(false);
    expect(isList([], '')).toBe(false);
  });
});

describe('a list of links', () => {
  const items = ['On reefs', 'On walls and what they hold'];
  const document = blocksOf(items.map((text) => ['item', text] as const));
  const links = linesOf(document).map(({ start, end }, i) => ({ span: { start, end }, href: `https://example.org/${i}` }));
  it('has items that are links to the web and little else', () => {
    expect(isListOfLinks(linesOf(document), document.text, links)).toBe(true);
    expect(isListOfLinks(linesOf(document), document.text, [])).toBe(false);
    expect(
      isListOfLinks(
        linesOf(document),
        document.text,
        links.map((link) => ({ ...link, href: '#part' })),
      ),
    ).toBe(false);
  });
});

describe('the part of a list that is one', () => {
  const entries = Array.from({ length: 8 }, (_, i) => `Roe A, Lee B. On hedges, part ${i}. J Hedges. 200${i};3:10-2.`);
  const code = Array.from({ length: 70 }, (_, i) => `${i} \\def\\hedge@${i}{\\relax}`);
  const part = (...paragraphs: readonly string[]): number => {
    const document = blocksOf(
      paragraphs.map((text) => ['reference', text] as const),
      { mediaType: 'application/pdf' },
    );
    return listPart(linesOf(document), document.text, true).length;
  };
  it('is all of a list, and of a short one of programs', () => {
    expect(part(...entries)).toBe(8);
    expect(
      part(
        ...['babel', 'cite', 'fancyhdr', 'setspace', 'rotating', 'caption'].map((name) => `${name}: ctan:/macros/latex/contrib/${name}/`),
      ),
    ).toBe(6);
  });
  it('is all of a list with labels, whatever its entries say of the works', () => {
    const said = [
      'The raggedri option. Was in the archive, and is gone.',
      'Robin Fair. A package that can be used for notes.',
      'The lthooks package. It has been part of the kernel.',
    ];
    expect(part(...[...said, ...said].map((words, i) => `[${i + 1}] ${words}`))).toBe(6);
  });
  it('is what stands before pages of something else', () => {
    expect(part(...entries, ...code)).toBe(8);
  });
  it('is nothing of a section about references, or of a program', () => {
    expect(part(...code)).toBe(0);
    const prose = [
      'To set the list, this class loads a package that can be changed.',
      'However, it is possible to choose another one of them.',
      'There are many styles, and we have seen most of them.',
    ];
    expect(part(...prose, ...prose.map((words) => `${words} Again.`))).toBe(0);
    // As templates have it above the list itself: few sentences, and no entry among them.
    expect(part(...prose)).toBe(0);
    expect(part(...prose.slice(1), entries[0] ?? '')).toBe(3);
    expect(part('babel: ctan:/macros/babel/', 'cite: ctan:/macros/cite/')).toBe(2);
  });
});
