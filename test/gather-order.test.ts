/** Work side by side, results in order. Gates are opened by hand: nothing here waits for time. */
import { describe, expect, it } from 'vitest';
import { inOrder } from '../src/gather-order.ts';

/** Work that ends when it is told to. */
function gated(): { readonly begun: number[]; readonly end: (item: number) => void; readonly work: (item: number) => Promise<number> } {
  const begun: number[] = [];
  const ends = new Map<number, () => void>();
  const work = (item: number): Promise<number> => {
    begun.push(item);
    return new Promise((resolve) => ends.set(item, () => resolve(item * 10)));
  };
  return { begun, end: (item) => ends.get(item)?.(), work };
}

describe('working on several at once', () => {
  it('gives results in the order of the items, whichever ends first, and never begins more than it may', async () => {
    const { begun, end, work } = gated();
    const results = inOrder([1, 2, 3, 4], 2, work);
    const first = results.next();
    expect(begun).toEqual([1, 2]);
    end(2);
    end(1);
    expect(await first).toEqual({ done: false, value: 10 });
    const second = results.next();
    // The event loop may turn in between.
    await expect.poll(() => begun).toEqual([1, 2, 3]);
    expect(await second).toEqual({ done: false, value: 20 });
    const third = results.next();
    await expect.poll(() => begun).toEqual([1, 2, 3, 4]);
    end(4);
    end(3);
    expect([(await third).value, (await results.next()).value, (await results.next()).done]).toEqual([30, 40, true]);
  });

  it('works on one at a time when asked for none, and on nothing when there is nothing', async () => {
    const seen: number[] = [];
    for await (const result of inOrder([1, 2, 3], 0, async (item) => item)) seen.push(result);
    expect(seen).toEqual([1, 2, 3]);
    expect(await inOrder([], 4, async () => 1).next()).toEqual({ done: true, value: undefined });
  });

  it('throws what an item throws in its turn, behind the results before it', async () => {
    const results = inOrder([1, 2], 2, async (item) => {
      if (item === 2) throw new RangeError('two');
      return item;
    });
    expect((await results.next()).value).toBe(1);
    await expect(results.next()).rejects.toThrow('two');
  });
});
