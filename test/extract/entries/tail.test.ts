/** What stands behind the last entry of a list on lines of its own, without white before it. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

const WORKS = [
  'Takes, M.: States of hedges. Commun. Gard. Phys. 17, 33-41 (1970)',
  'Roe, J.: Slow growth. J. Gard. 3, 1-9 (1971).',
  'Doe, B.: Fences of the north, Gard. Lett. 57, 591 (1979).',
  'Poe, C.: Walls and ponds. J. Gard. 44, 2297-2301 (1966).',
  'Moe, D.: On the far side of hedges. Gard. Rev. 12, 1-9 (2010).',
  'Coe, E.: Hedges beside ponds. Academic Press, Norwich (2007).',
];
const listOf = async (label: (i: number) => string, ...tail: string[]) => {
  const text = `References\n\n${[...WORKS.map((work, i) => `${label(i)}${work}`), ...tail].join('\n')}\n`;
  return extract(await readDocument({ name: 'list.txt', bytes: new TextEncoder().encode(text) }));
};
const labels: readonly (readonly [string, (i: number) => string])[] = [
  ['numbers', (i) => `${i + 1}. `],
  ['keys', (i) => `[Ta${70 + i}] `],
  ['nothing', () => ''],
];

describe.each(labels)('behind the last entry of a list labelled with %s', (_, label) => {
  it.each([
    ['who handled the article', ['Communicated by H.-T. Roe']],
    ['its dates', ['Received March 12, 2007; revised March 12, 2007;', 'accepted March 14, 2007']],
    [
      'where authors work',
      ['M.F.: National Research University, Department of Hedges, 6 Garden st., Norwich 119048;', 'E-mail address: mf@example.org'],
    ],
    ['addresses alone', ['School of Hedges, Georgia Institute of Fences, Norwich, GA 30332-0160, USA']],
    ['how it was typeset', ['This article was processed by the author using the LaTeX style file of the journal.']],
  ])('is none of it: %s', async (__, tail) => {
    const { references, counts } = await listOf(label, ...tail);
    expect(references.map(({ raw }) => raw)).toEqual(WORKS);
    expect(counts.skipped).toBeGreaterThan(0);
  });
});

describe('the end of the last entry', () => {
  it('comes before the text of a figure', async () => {
    const { references } = await listOf((i) => `[${i + 1}] `, 'FIG. 5. Our results fitted to those of the garden.');
    expect(references.map(({ raw }) => raw)).toEqual(WORKS);
  });

  it.each([
    ['the house', ['University of Norwich Press.']],
    ['a thesis', ['Department of Hedges, University of Norwich, 1999.']],
    ['an address of the web', ['https://example.org/institute/12345']],
    ['a note', ['Received the prize for hedges.']],
  ])('stays: %s', async (__, tail) => {
    const { references } = await listOf((i) => `${i + 1}. `, ...tail);
    const end = tail.join(' ');
    expect(references.map(({ raw }) => raw).some((raw) => raw.endsWith(end))).toBe(true);
  });
});
