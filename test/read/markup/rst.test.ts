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
  it('reads tables as tables, and what is set in as a quotation', () => {
    expect(rstAsMarkdown('====  ===\nReef  By\n====  ===\n12    [1]\n====  ===\n')).toContain('| Reef | By |\n| --- | --- |\n| 12 | [1] |');
    const told = rstAsMarkdown('Roe says:\n\n   Reefs *grow*\n   at night.\n\n..\n\n   Walls fall.\n\nAnd so.\n');
    expect(told).toContain('> Reefs *grow*\n> at night.');
    expect(told).toContain('> Walls fall.');
  });
  it('takes what is set in below an item, a term or a directive for no quotation', () => {
    expect(rstAsMarkdown('- Reefs grow.\n\n  And fall.\n\nTerm\n   What it is.\n\n.. note::\n\n   Mind it.\n')).not.toContain('>');
  });
});
