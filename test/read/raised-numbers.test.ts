import { expect, it } from 'vitest';
import { areNumbers } from '../../src/read/raised-numbers.ts';

it('tells rows of numbers, with places and brackets, from other raised words', () => {
  for (const words of ['1,2', '3–5', '[3, 5]', '9(p86),10', '12(pp. 3–4)']) expect(areNumbers(words)).toBe(true);
  for (const words of ['1', 'a,b', '(p86', 'th', '9(a)', '1,'.repeat(40)]) expect(areNumbers(words)).toBe(false);
});
