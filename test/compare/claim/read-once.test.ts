import { describe, expect, it } from 'vitest';
import { keeping, numbersOf, sentencesIn } from '../../../src/compare/claim/read-once.ts';

describe('texts read once', () => {
  it('reads a text again only when others came between', () => {
    const read: string[] = [];
    const length = keeping((text) => {
      read.push(text);
      return text.length;
    });
    expect([length('claim'), length('evidence'), length('claim'), length('evidence')]).toEqual([5, 8, 5, 8]);
    expect(read).toEqual(['claim', 'evidence']);
    for (const text of ['a', 'b', 'c', 'd']) length(text);
    expect(length('claim')).toBe(5);
    expect(read.filter((text) => text === 'claim')).toHaveLength(2);
  });

  it('reads a long text once where it is asked for again in one piece of work, and keeps only the last', () => {
    let read = 0;
    const found = keeping((text) => {
      read += 1;
      return { length: text.length };
    });
    const [long, other] = ['x'.repeat(100_001), 'y'.repeat(200_000)];
    expect(found(long)).toBe(found(long));
    expect(read).toBe(1);
    expect(found(other).length).toBe(200_000);
    found(long);
    expect(read).toBe(3);
  });

  it('gives numbers and sentences of each text its own', () => {
    expect(numbersOf('Nine ships and 12 boats.').map(({ value }) => value)).toEqual(
      numbersOf('Nine ships and 12 boats.').map(({ value }) => value),
    );
    expect(numbersOf('No ship.')).toEqual([]);
    expect(sentencesIn('One came. Two left.')).toHaveLength(2);
    expect(sentencesIn('One came.')).toHaveLength(1);
  });
});
