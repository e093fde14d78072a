import { describe, expect, it } from 'vitest';
import { labelFinder } from '../../../../src/compare/claim/fields/label-index.ts';
import { labelOf, namedBy, type Word } from '../../../../src/compare/claim/fields/labels.ts';
import { formOf } from '../../../../src/compare/claim/select/expand.ts';
import { tokensOf } from '../../../../src/text/tokens.ts';

const wordsOf = (text: string): Word[] => tokensOf(text).map((token) => ({ token, form: formOf(token) }));
const LABELS =
  'Smoker|timeout_ms|OutdoorSeating|e-mail|price|elevation_m|Single sign-on|closed_at|admin|auth|TakeOut|founded_year|turnout_rate|number of staff|Höhe|name|ad|os|id|x|Wi-Fi|storageUsedMb|RestaurantsTakeOut|height|cost|age|status|opening hours|foldable|volcano|min stay|a b c'
    .split('|')
    .map(labelOf);
const CLAIMS = [
  'He does not smoke',
  'It times out after 5 seconds',
  'There is outdoor seating and takeout',
  'The email is known',
  'It costs 5 euros and is 300 m high',
  'The ad min is set, and so is the admin',
  'It is a volcanic hill that folds',
  'The site was founded in 1999 and closed in 2001',
  'Authentication uses sign on',
  'the wi fi is on, x and os too',
  'a b c',
  'Its age is 7',
  'minimum stays of two nights',
];

describe('labelFinder', () => {
  it('finds all labels that the words of a claim name', () => {
    const find = labelFinder(LABELS);
    const letters = 'abcdehimnorstu';
    let state = 7;
    const chance = (n: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((state / 2 ** 32) * n);
    };
    const made = (): string =>
      Array.from({ length: 3 + chance(5) }, () =>
        chance(2) === 0
          ? (LABELS[chance(LABELS.length)]?.text ?? '').slice(0, 1 + chance(9))
          : Array.from({ length: 1 + chance(4) }, () => letters[chance(letters.length)]).join(''),
      ).join(chance(3) === 0 ? '' : ' ');
    let named = 0;
    for (const claim of [...CLAIMS, ...Array.from({ length: 1500 }, made)]) {
      const words = wordsOf(claim);
      const found = find(words);
      const plain = LABELS.flatMap((label, at) => (namedBy(label, words) === null ? [] : [at]));
      named += plain.length;
      expect(plain.filter((at) => !found.includes(at)).map((at) => [claim, LABELS[at]?.text])).toEqual([]);
      expect(found).toEqual([...found].sort((a, b) => a - b));
    }
    expect(named).toBeGreaterThan(500);
  });

  it('leaves out labels of other words', () => {
    const many = Array.from({ length: 400 }, (_, i) => labelOf(`zone ${i} quota`));
    const find = labelFinder([...many, labelOf('breakfast')]);
    expect(find(wordsOf('There is breakfast'))).toEqual([400]);
  });
});
