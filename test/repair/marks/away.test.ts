import { describe, expect, it } from 'vitest';
import { marksAway } from '../../../src/repair/marks/away.ts';
import { applyChanges } from '../../../src/repair/metadata/changes.ts';

/** The text without the marks that are given by their numbers, or null. */
function without(answer: string, ...numbers: readonly number[]): string | null {
  const all = [...answer.matchAll(/\[\d\]/g)].map(({ 0: mark, index }) => ({ start: index, end: index + mark.length }));
  const gone = all.map(({ start }) => numbers.includes(Number(answer.charAt(start + 1))));
  const changes = marksAway(answer, all, gone, 0);
  return changes === null
    ? null
    : applyChanges(
        answer,
        changes.map(({ span, text }) => ({ ...span, text })),
      );
}

describe('marksAway', () => {
  it.each([
    ['The drug works [1][2].', [1, 2], 'The drug works.'],
    ['The drug works [1][2].', [1], 'The drug works [2].'],
    ['The drug works [1] and [2].', [2], 'The drug works [1].'],
    ['The drug works [1] and [2].', [1], 'The drug works [2].'],
    ['The drug works [1], [2] and [3].', [2], 'The drug works [1] and [3].'],
    ['The drug works [1], [2], [3].', [1, 2, 3], 'The drug works.'],
    ['The drug [1] works.', [1], 'The drug works.'],
    ['The drug works ([1]).', [1], 'The drug works.'],
    ['The drug (see [1]) works.', [1], 'The drug works.'],
    ['[1] The drug works.', [1], 'The drug works.'],
    ['The drug works.[1]', [1], 'The drug works.'],
    ['The drug works [1], and it is cheap.', [1], 'The drug works, and it is cheap.'],
    ['According to [1], the drug works.', [1], 'The drug works.'],
    ['Selon [1], le médicament agit.', [1], 'Le médicament agit.'],
    ['[1] reports that the drug works.', [1], 'The drug works.'],
    ['Sie bilden zwölf Lehrlinge aus [1].', [1], 'Sie bilden zwölf Lehrlinge aus.'],
  ])('leaves a text that reads: %s', (answer, numbers, text) => {
    expect(without(answer, ...numbers)).toBe(text);
  });

  it.each([
    ['The drug works, while [2] states that it harms.', [2]],
    ['Die Zahlen stammen aus [1].', [1]],
    ['Aus [1] geht das hervor, nach [2] nicht.', [2]],
    ['[1] is a review of the drug.', [1]],
    ['As we know from [1], the drug works.', [1]],
    ['Laut [1] wirkt das Mittel.', [1]],
  ])('takes out no mark that is a word of its sentence: %s', (answer, numbers) => {
    expect(without(answer, ...numbers)).toBeNull();
  });
});
