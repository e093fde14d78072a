import { describe, expect, it } from 'vitest';
import { readNumbers } from '../../../src/text/numbers.ts';

const values = (text: string): number[] => readNumbers(text).map(({ value }) => value);
/** A text long enough that its own signs decide. */
const long = (text: string, filler: string): string => `${text} ${filler.repeat(Math.ceil(700 / filler.length))}`;

describe('numbers torn apart', () => {
  it('are put together in a sentence by itself', () => {
    expect(values('Some 1, 600 migrants died.')).toEqual([1600]);
    expect(values('It came to $ 120, 932 with all fees.')).toEqual([120932]);
    expect(values('A plate of 2. 4 miles per second.')[0]).toBeCloseTo(3862.4, 1);
    expect(values("In the early 1920 ' s .")).toEqual([1920]);
  });

  it('keep the last digits as another reading, since they may be two numbers after all', () => {
    expect(readNumbers('Of those 5, 200 were sold.')[0]?.others.map(({ value }) => value)).toEqual([200]);
  });

  it('are put together in a long text only where it was cut into words throughout', () => {
    expect(values(long('Some 1, 600 migrants died.', 'Nothing else was said of them that day. '))).toEqual([1, 600]);
    expect(values(long('Some 1, 600 migrants died .', 'Nothing else was said , so the line - up held . '))).toEqual([1600]);
  });

  it('are left alone in lists, dates and names', () => {
    expect(values('We saw 10, 200, and 300 birds.')).toEqual([10, 200, 300]);
    expect(values('In May 3, 600 people came.').at(-1)).toBe(600);
    expect(values('In Room 5, 200 people sat.').at(-1)).toBe(200);
  });
});
