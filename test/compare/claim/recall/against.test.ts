import { describe, expect, test } from 'vitest';
import { Against } from '../../../../src/compare/claim/recall/against.ts';
import { turnable, turned } from '../../../../src/compare/claim/recall/polarity.ts';
import { sentencesOf } from '../../../../src/text/sentences.ts';
import { chances, claimOf, sourceOf } from './mutated.ts';

describe('a sentence that claims are held against', () => {
  test('asked again and again tells each claim what it does when read anew', () => {
    const source = sourceOf(chances(5));
    const sentences = sentencesOf(source).map(({ start, end }) => source.slice(start, end));
    const kept = sentences.map((sentence) => new Against(sentence));
    const chance = chances(6);
    let told = 0;
    for (let n = 0; n < 250; n += 1) {
      const claim = claimOf(chance);
      for (const [i, sentence] of sentences.entries()) {
        const fresh = turned(turnable(claim), sentence);
        expect(turned(turnable(claim), kept[i] as Against)).toEqual(fresh);
        if (fresh !== null) told += 1;
      }
    }
    expect(told).toBeGreaterThan(20);
  });
});

test('a bank or a district is no word that denies, and one that stands in both texts denies in neither', () => {
  expect(turned(turnable('The bank admitted wrongdoing.'), 'The bank did not admit wrongdoing in the district.')?.how).toBe('negation');
  expect(
    turned(turnable('The clause excludes liability for negligence.'), 'Nothing in this clause excludes liability for negligence.')?.how,
  ).toBe('negation');
  // What is refused is denied by the refusal.
  expect(turned(turnable('Ports were not exempted, the plan was rejected.'), 'A plan to exempt ports was rejected.')).toBeNull();
});
