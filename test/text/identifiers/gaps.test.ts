import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeUp } from '../../../src/text/identifiers/gaps.ts';
import { findIdentifiers } from '../../../src/text/identifiers.ts';

const found = (text: string): string[] => findIdentifiers(text).map(({ scheme, value }) => `${scheme} ${value}`);

describe('gaps inside identifiers', () => {
  it.each([
    ['doi: 10.1103/ReefB . 81 . 024301. arXiv: 0909 . 3228 [cs.LG].', ['doi 10.1103/reefb.81.024301', 'arxiv 0909.3228']],
    ['doi: 10.1007/978- 3- 642-33783-3_10.', ['doi 10.1007/978-3-642-33783-3_10']],
    ['doi: 10 . 1051 / reefconf / 201611302007. Next', ['doi 10.1051/reefconf/201611302007']],
    ['doi: 10 . 1109 / REEF . 2009 . 5206491. See', ['doi 10.1109/reef.2009.5206491']],
    ['url: https : / / doi . org / 10 . 1007 / 978 - 3 - 540 - 39624 - 6 _ 13.', ['doi 10.1007/978-3-540-39624-6_13']],
    ['doi: 10 . 18653 / v1 / 2021 . reef - main . 469.', ['doi 10.18653/v1/2021.reef-main.469']],
    ['doi: 10. 1007/S10994 - 023-06491-X.', ['doi 10.1007/s10994-023-06491-x']],
    ['doi: 10.1016/S0014-5793(01) 02468-1.', ['doi 10.1016/s0014-5793(01)02468-1']],
    ['doi: 10.1109/REEF 52734.2025.00782, pp. 3', ['doi 10.1109/reef52734.2025.00782']],
    ['doi: 10.18653/v1/2024.findings- reef.145. url: x', ['doi 10.18653/v1/2024.findings-reef.145']],
    ['doi: 10.1088/1742- 6596/621/1/012007. 2011', ['doi 10.1088/1742-6596/621/1/012007']],
  ])('closes up the gaps of a stretched line: %s', (text, values) => {
    expect(found(text)).toEqual(values);
  });

  it('reads a stretched address as what it resolves', () => {
    expect(found('In reefs. https : / / arxiv . org / abs / 0709 . 2860. Accessed: 2024-02-19. 2015.')).toEqual(['arxiv 0709.2860']);
    expect(found('X. Shen et al., Cell, (https : / / pubmed . ncbi . nlm . nih . gov / 11779465/) (2001).')).toContain('pmid 11779465');
  });

  it('takes the gap of a drawn low line for one where the number before is a whole ISBN', () => {
    expect(found('https://doi.org/10.1007/978-3-540-39624-6 13')).toEqual(['doi 10.1007/978-3-540-39624-6_13']);
    expect(found('https://doi.org/10.1007/978-3-540-39624-5 13')).toEqual(['doi 10.1007/978-3-540-39624-5']);
    expect(found('https://doi.org/10.1007/978-3-540-39624-6 2003')).toEqual(['doi 10.1007/978-3-540-39624-6']);
  });

  it('reads a low line that was escaped for TeX', () => {
    expect(found('doi:10.1007/978-3-540-39624-6\\_13')).toEqual(['doi 10.1007/978-3-540-39624-6_13']);
  });

  it('ends where the sentence does', () => {
    expect(found('See doi:10.1000/reef.12. 2014 was dry.')).toEqual(['doi 10.1000/reef.12']);
    expect(found('https://reef.example.org/a. Accessed 2019')).toEqual(['url https://reef.example.org/a']);
    expect(found('https://reef.example.org/a - a view of reefs')).toEqual(['url https://reef.example.org/a']);
    expect(found('doi:10.1000/reef12 - Smith said')).toEqual(['doi 10.1000/reef12']);
    expect(closeUp('Reefs and their fish, 2019, pp. 3-4.')).toBeNull();
  });

  it('gives places in the text as printed', () => {
    const text = 'A. doi: 10.1103/ReefB . 81 . 024301. End';
    expect(findIdentifiers(text).map(({ span }) => text.slice(span.start, span.end))).toEqual(['10.1103/ReefB . 81 . 024301']);
  });

  it('only takes white space away', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?:https : \/ \/|10\.1000 \/|[a-z0-9./: _-]){0,40}$/), (text) => {
        const closed = closeUp(text);
        if (closed !== null) expect(closed.text.replace(/[\s_]/g, '')).toBe(text.replace(/[\s_]/g, ''));
      }),
    );
  });
});
