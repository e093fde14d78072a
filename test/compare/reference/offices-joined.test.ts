/** One name that is two bodies, where the other list has them. */
import { expect, it } from 'vitest';
import { bylineOf, judgeBylines } from '../../../src/compare/reference/authors.ts';
import { withTwoBodies } from '../../../src/compare/reference/offices-joined.ts';

function judged(cited: readonly string[], recorded: readonly string[]): string {
  const [ours, theirs] = [cited, recorded].map((names) => bylineOf(names.map((literal) => ({ literal }))));
  if (!ours || !theirs) throw new Error('no names');
  return withTwoBodies(ours, theirs, (one, other) => judgeBylines(one, other, true)).label;
}
const BOTH = ['Organisation for Economic Co-operation and Development', 'Food and Agriculture Organization of the United Nations'];

it('is both of them, on either side', () => {
  expect(judged(['OECD and Food and Agriculture Organization of the United Nations'], BOTH)).toBe('match');
  expect(judged(BOTH, ['OECD and FAO'])).toBe('match');
});

it('is one where no such two are there', () => {
  expect(judged(['Department of Health and Human Services'], ['Department of Health and Human Services'])).toBe('match');
  expect(judged(['World Bank and International Monetary Fund'], BOTH)).not.toBe('match');
  expect(judged(['OECD and World Bank'], BOTH)).not.toBe('match');
});
