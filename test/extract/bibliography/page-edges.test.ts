import { describe, expect, it } from 'vitest';
import { withoutPageEdges } from '../../../src/extract/bibliography/page-edges.ts';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

/** Lines of which each stands alone, but those that begin with a space. */
const left = (...texts: string[]): string[] =>
  withoutPageEdges(texts.map((text) => ({ text: text.trim(), opens: !text.startsWith(' ') }))).map(({ text }) => text);
const BETWEEN = ['Roe, J. (2001). On hedges.', 'Poe, K. (2002). On fences.'];

describe('edges of pages', () => {
  it('takes out heads that come again, with the page counted or not', () => {
    expect(left('Slow Hedges', ...BETWEEN, 'Slow Hedges', ...BETWEEN, 'Slow Hedges')).toEqual([...BETWEEN, ...BETWEEN]);
    expect(left('12 Roe et al.', ...BETWEEN, '14 Roe et al.', ...BETWEEN, '16 Roe et al.')).toEqual([...BETWEEN, ...BETWEEN]);
    expect(left('J. Hedges 2005;161:3', ...BETWEEN, 'J. Hedges 2005;161:4', ...BETWEEN, 'J. Hedges 2005;161:6')).toEqual([
      ...BETWEEN,
      ...BETWEEN,
    ]);
  });

  it.each([
    ['of one author in one journal', ['Elm, B.G., 1987, ApJ, 312, 626', 'Elm, B.G., 1991, ApJ, 378, 139', 'Elm, B.G., 1994, ApJ, 433, 39']],
    ['with others between them', ['CDF note 9458, 2001', ...BETWEEN, 'CDF note 9015, 2003', ...BETWEEN, 'CDF note 8579, 2004']],
    ['that are labelled', ['[8] CDF note 9458', BETWEEN[0] ?? '', '[11] CDF note 9458', BETWEEN[1] ?? '', '[16] CDF note 9458']],
    ['whose numbers count no pages', ['RFC 2119', ...BETWEEN, 'RFC 2616', ...BETWEEN, 'RFC 8259']],
    ['next to each other', ['Part 1', 'Part 2', 'Part 3']],
    ['twice alone', ['Slow Hedges', ...BETWEEN, 'Slow Hedges']],
  ])('leaves entries %s', (_, texts) => {
    expect(left(...texts)).toEqual(texts);
  });

  it('leaves numbers that label the entries behind them, and takes out those of pages', () => {
    expect(left('1', ' Roe on hedges', '2', ' Poe on fences')).toHaveLength(4);
    expect(left('Roe on hedges', '17', 'Poe on fences')).toEqual(['Roe on hedges', 'Poe on fences']);
  });

  it('loses no entry of a list whose entries differ in figures alone', async () => {
    const entries = [
      '[13] Chamcham, K., Tayler, R.J., 1995, MNRAS, 273, 484',
      '[14] Elmegreen, B.G., 1987, ApJ, 312, 626',
      '[15] Elmegreen, B.G., 1991, ApJ, 378, 139',
      '[16] Elmegreen, B.G., 1994, ApJ, 433, 39',
      '[17] Bovy, J., Tremaine, S., 2012, ApJ, 756, 89',
    ];
    const text = `References\n\n${entries.join('\n')}\n`;
    const { references } = extract(await readDocument({ name: 'list.txt', bytes: new TextEncoder().encode(text) }));
    expect(references.map(({ raw }) => raw)).toEqual(entries.map((entry) => entry.slice(5)));
  });
});
