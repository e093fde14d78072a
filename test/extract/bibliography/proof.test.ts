/** What stands under a heading that announces a list, and is one or not. */
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../src/extract/bibliography/lines.ts';
import { isList, isListOfLinks } from '../../../src/extract/bibliography/proof.ts';
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
