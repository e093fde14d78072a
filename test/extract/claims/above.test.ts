/** What a line, an item or a heading above cites is carried over to statements that cite nothing themselves. */
import { describe, expect, it } from 'vitest';
import { verifyAnswer } from '../../../src/index.ts';

const SOURCES = [
  {
    id: 'reef.txt',
    text: 'Life in the lagoon. The town lies east of it. Reefs in the Marl lagoon grow ten millimetres a year. Divers counted 48 kinds of fish there.',
  },
  { id: 'mill.txt', text: 'Old mills of the county. The mill at Aldmere was built in 1871 by Ada Holm. It ground rye until 1950.' },
];
const REEF = 'Reefs in the Marl lagoon grow nine millimetres a year';
const MILL = 'The mill at Aldmere was built in 1671 by Ada Holm';
const told = (answer: string): string[] =>
  verifyAnswer(answer, SOURCES)
    .claims.filter(({ claim }) => claim.text.split(' ').length > 3)
    .map(({ claim, supports }) => `${claim.text.split(' ')[0]} ${claim.by} ${supports.map(({ source }) => source?.name).join(' ')}`);

describe('what stands above a statement', () => {
  it.each([
    ['a heading', `## Reef growth [1]\n\n${REEF}.\n\n## Mills [2]\n\n- ${MILL}.\n`],
    ['a line that leads into a paragraph', `From [1]:\n\n${REEF}.\n\nFrom [2]:\n\n${MILL}.`],
    ['a line that leads into items', `From [1]:\n- ${REEF}.\n\nFrom [2]:\n- ${MILL}.`],
    ['an item with others under it', `- Reefs [1]\n  - ${REEF}.\n- Mills [2]\n  - ${MILL}.`],
  ])('%s cites for it', (_, answer) => {
    expect(told(answer)).toEqual(['Reefs carried reef.txt', 'The carried mill.txt']);
  });

  it.each([
    ['a heading over statements of which one cites', `## Reefs [1]\n\n${REEF}. ${MILL} [2].`, ['The own mill.txt']],
    ['a heading with two works', `## Reefs and mills [1][2]\n\n${REEF}.`, []],
    ['a heading that is counted', `## [1] Reefs\n\n${REEF}.`, []],
    ['a heading of another section', `## Reefs [1]\n\n## Mills\n\n${MILL}.`, []],
    ['an item beside', `- Reefs [1]\n- ${MILL}.`, []],
    ['a line two paragraphs above', `From [1]:\n\nDivers counted 48 kinds of fish there.\n\n${MILL}.`, ['Divers carried reef.txt']],
  ])('%s does not', (_, answer, wanted) => {
    expect(told(answer)).toEqual(wanted);
  });
});

describe('quotes under what names their source', () => {
  const wrong = 'Reefs in the Marl lagoon grow nine millimetres a year';
  it.each([
    ['a heading that is the name', `## mill.txt\n\n"built in 1671 by Ada Holm, the miller"\n\n## reef.txt\n\n"${wrong}"`],
    ['a heading that cites', `## On mills [2]\n\n"built in 1671 by Ada Holm, the miller"\n\n## On the reefs [1]\n\n"${wrong}"`],
    ['the last line of a block', `> built in 1671 by Ada Holm, the miller\n> — mill.txt\n\n> ${wrong}\n> — reef.txt`],
  ])('are held against it: %s', (_, answer) => {
    const { items } = verifyAnswer(answer, SOURCES).quotes;
    expect(items.map(({ status, source }) => [status, source?.id])).toEqual([
      ['not_found', 'mill.txt'],
      ['not_found', 'reef.txt'],
    ]);
  });
});
