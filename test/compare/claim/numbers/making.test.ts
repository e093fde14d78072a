import { expect, it } from 'vitest';
import { numberText } from '../../../../src/compare/claim/numbers/context.ts';
import { equal, made, near, pairs, raw, single } from '../../../../src/compare/claim/numbers/making.ts';

const numbers = (text: string) => numberText(text).numbers;
const [claim] = numbers('It came to 2.8 tonnes.');

it('makes a value that rounds to the claim’s, and none that does not', () => {
  const of = numbers('Of 5 boats 3 sank.');
  const as = (value: number) => (claim === undefined ? null : made(claim.quantity, value, () => 'so', of));
  expect(as(claim?.quantity.value ?? 0)?.exact).toBe(true);
  expect(as((claim?.quantity.value ?? 0) * 1.01)?.exact).toBe(false);
  expect(as((claim?.quantity.value ?? 0) * 1.2)).toBeNull();
});

it('tries pairs that stand near each other, exact ones first', () => {
  const all = numbers('It had 5 boats. It had 3 cars. The sky was blue. The sea was calm. It had 9 mules.');
  const tried: string[] = [];
  pairs(all, 1, (a, b) => {
    tried.push(`${raw(a)} ${raw(b)}`);
    return null;
  });
  expect(tried).toEqual(['5 3']);
  expect(all[0] !== undefined && all[2] !== undefined && near(all[0], all[2], 4)).toBe(true);
});

it('tells a range from one value, and values that binary sets apart as the same', () => {
  expect(numbers('3 to 5 boats sank.').map(({ quantity }) => single(quantity))).toEqual([false]);
  expect(equal(0.1 + 0.2, 0.3)).toBe(true);
  expect(equal(0.3, 0.301)).toBe(false);
});
