/** Numbers and names in a column of sources cite for their row; those in other columns count what they count. */
import { describe, expect, it } from 'vitest';
import { fillsCell } from '../../../src/extract/pair/cells.ts';
import { verifyAnswer } from '../../../src/index.ts';

const SOURCES = [
  { id: 'reef.txt', text: 'Life in the lagoon. The town lies east of it. Reefs in the Marl lagoon grow ten millimetres a year.' },
  { id: 'mill.txt', text: 'Old mills of the county. The mill at Aldmere was built in 1871 by Ada Holm. It ground rye until 1950.' },
];
const REEF = 'Reefs in the Marl lagoon grow nine millimetres a year';
const MILL = 'The mill at Aldmere was built in 1671 by Ada Holm';
const told = (answer: string): string[] =>
  verifyAnswer(answer, SOURCES).claims.map(({ outcome, supports }) => `${outcome} ${supports.map(({ source }) => source?.name).join(' ')}`);

describe('a column of sources', () => {
  it.each([
    ['by number', `| # | Claim | Source |\n|---|---|---|\n| 2 | ${REEF} | 1 |\n| 1 | ${MILL} | 2 |`],
    ['by name', `| Claim | Source |\n|:--|--:|\n| ${REEF} | reef.txt |\n| ${MILL} | *mill.txt* |`],
    ['without strokes at the edges', `Claim | Quelle\n--- | ---\n${REEF} | 1\n${MILL} | 2`],
    ['in brackets', `| Claim | Source |\n|---|---|\n| ${REEF} | [1] |\n| ${MILL} | [2] |`],
  ])('cites %s', (_, answer) => {
    expect(told(answer)).toEqual(['contradicted reef.txt', 'contradicted mill.txt']);
  });

  it('is no column that counts', () => {
    expect(told(`| Claim | Rank |\n|---|---|\n| ${REEF} | 1 |\n| ${MILL} | 2 |`)).toEqual([]);
    expect(told(`| Claim | Source |\n|---|---|\n| ${REEF} | 7 |`)).toEqual([]);
  });
});

describe('fillsCell', () => {
  it.each([
    ['| a | b |', 6, 7, true],
    ['| a | **b** |', 8, 9, true],
    ['| a | b', 6, 7, true],
    ['| a | b c |', 6, 7, false],
    ['| a | b |', 2, 3, false],
    ['a b', 2, 3, false],
  ])('%s from %i to %i: %s', (text, start, end, wanted) => {
    expect(fillsCell(text, { start, end })).toBe(wanted);
  });
});
