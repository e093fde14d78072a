/** What a line behind a statement names as its source is held against it; the line itself states nothing. */
import { describe, expect, it } from 'vitest';
import { repairAnswer } from '../../../src/corrections.ts';
import { verifyAnswer } from '../../../src/index.ts';

const SOURCES = [
  { id: 'reef.txt', text: 'Reefs in the Marl lagoon grow ten millimetres a year. Divers counted 48 kinds of fish there.' },
  { id: 'https://mill.example/b', name: 'mill.txt', text: 'The mill at Aldmere was built in 1871 by Ada Holm.' },
];
const REEF = 'Reefs in the Marl lagoon grow nine millimetres a year';
const MILL = 'The mill at Aldmere was built in 1671 by Ada Holm';
/** Each claim by its first word, its outcome, how it got its citation, and what it cites. */
const told = (answer: string): string[] =>
  verifyAnswer(answer, SOURCES).claims.map(
    ({ claim, outcome, supports }) =>
      `${claim.text.split(' ')[0]} ${outcome} ${claim.by} ${supports.map(({ source }) => source?.name).join(' ')}`,
  );

describe('a line that names a source', () => {
  it.each([
    `${REEF}. Source: [1]`,
    `${REEF}. Source: [1].`,
    `${REEF}. (Source: reef.txt)`,
    `${REEF}. Reference: reef.txt.`,
    `${REEF}. **Source:** reef.txt`,
    `${REEF}. Quelle: [1]`,
    `${REEF}. Source 1`,
    `${REEF}.\nSource: reef.txt`,
    `${REEF}.\n\n*Source: reef.txt*`,
    `- ${REEF}.\n  - Source: [1]`,
    `${REEF}: [1]`,
  ])('cites for the statement before it: %s', (answer) => {
    expect(told(answer)).toEqual(['Reefs contradicted own reef.txt']);
  });

  it('cites for its own paragraph or the one before, and no further', () => {
    expect(told(`${REEF}.\n\n*Source: reef.txt*\n\n${MILL}.\n\n*Source: mill.txt*\n`)).toEqual([
      'Reefs contradicted own reef.txt',
      'The contradicted own mill.txt',
    ]);
    expect(told(`${MILL}.\n\n${REEF}.\n\nSource: reef.txt\n\nMore text follows here without any source.`)).toEqual([
      'Reefs contradicted own reef.txt',
    ]);
    expect(told(`${MILL}.\n\n## Reefs\n\nSource: reef.txt`)).toEqual([]);
  });

  it('is carried over to the statements further up, and to none that cites itself', () => {
    expect(told(`Divers counted 52 kinds of fish in the Marl lagoon. ${REEF}. Source: [1]`)).toEqual([
      'Divers contradicted carried reef.txt',
      'Reefs contradicted own reef.txt',
    ]);
    expect(told(`${MILL} [2]. ${REEF}. Source: [1]`)).toEqual(['The contradicted own mill.txt', 'Reefs contradicted own reef.txt']);
    expect(told(`${MILL} [2]. Source: [1].`)).toEqual(['The contradicted own mill.txt']);
  });

  it('names several for a single statement alone', () => {
    expect(told(`${REEF}. Sources: [1], [2].`)).toEqual(['Reefs contradicted carried reef.txt mill.txt']);
    expect(told(`${MILL}. ${REEF}. Sources: [1], [2].`)).toEqual([]);
  });

  it('is none where it points at what is worth reading, or lists the sources of all', () => {
    expect(told(`${REEF}. Read more: https://mill.example/b`)).toEqual([]);
    expect(told(`${REEF}.\n\nSources:\n- reef.txt\n- mill.txt`)).toEqual([]);
    expect(told(`${REEF}.\n\nSources: reef.txt, mill.txt`)).toEqual([]);
  });

  it('is left as it stands by a repair', () => {
    const answer = `${REEF}. Source: [1].`;
    expect(repairAnswer(answer, SOURCES)).toMatchObject({ edits: [], text: answer });
  });
});

describe('the address of a source', () => {
  it.each([
    `${MILL} https://mill.example/b.`,
    `${MILL} (https://mill.example/b).`,
    `${MILL}: https://mill.example/b`,
    `${MILL} <https://mill.example/b>.`,
  ])('cites wherever it stands: %s', (answer) => {
    expect(told(answer)).toEqual(['The contradicted own mill.txt']);
  });
});
