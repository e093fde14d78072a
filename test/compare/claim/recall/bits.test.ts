import { describe, expect, it } from 'vitest';
import { HALF, SentenceBits } from '../../../../src/compare/claim/recall/bits.ts';

describe('SentenceBits', () => {
  it('notes which words each sentence holds, and forgets them', () => {
    const bits = new SentenceBits([0, 10, 20, 30].map((start) => ({ start, end: start + 9 })));
    bits.add(0, [1, 3]);
    bits.add(HALF, [3]);
    expect([...bits.counts.slice(0, 4)]).toEqual([0, 1, 0, 2]);
    expect([bits.low[3], bits.high[3], bits.high[1]]).toEqual([1, 1, 0]);
    expect([bits.starts[2], bits.ends[2]]).toEqual([20, 29]);
    bits.drop(3, 4);
    expect([...bits.counts.slice(0, 4)]).toEqual([0, 1, 0, 0]);
    expect([bits.low[1], bits.low[3], bits.high[3]]).toEqual([1, 0, 0]);
    bits.clear();
    expect([...bits.counts, ...bits.low, ...bits.high].every((value) => value === 0)).toBe(true);
  });
});
