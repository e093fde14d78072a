/** reStructuredText as manuals have it. */
import { describe, expect, it } from 'vitest';
import { rstAsMarkdown } from '../../../src/read/markup/rst.ts';

describe('rstAsMarkdown', () => {
  it('drops the stroke that keeps an initial from being the letter of an item', () => {
    const told = rstAsMarkdown(
      '.. [R15] \\D. M. Roe, "Hedges". Gardens, 2015.\n.. [P16] \\C. Poe and\n   \\D. Lee, "Walls", 2016.\n.. [3] \\A. Roe, 2017.\n',
    );
    expect(told).toContain('[]{#ref-R15 .csl-entry}D. M. Roe, "Hedges"');
    expect(told).toContain('}C. Poe and');
  });
  it('reads documents of a series by their roles', () => {
    expect(rstAsMarkdown('See :pep:`236` and :rfc:`2822#section-3`.\n')).toContain('See PEP 236 and RFC 2822.');
  });
  it('leaves the strokes of formulas', () => {
    expect(rstAsMarkdown('.. [R15] Roe on :math:`\\alpha`-hedges, 2015.\n')).toContain('\\alpha');
  });
});
