/** Work side by side, results in order. Gates are opened by hand: nothing here waits for time. */
import { describe, expect, it } from 'vitest';
import { gathering, inOrder } from '../../src/gather/order.ts';
import type { Reference } from '../../src/model/cited.ts';
import type { Document } from '../../src/model/document.ts';
import type { Gathered, Gatherers, Run } from '../../src/model/ports.ts';

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

describe('gathering while a document is read', () => {
  const reference = (id: string): Reference => ({
    id,
    key: id,
    span: { start: 0, end: 1 },
    raw: id,
    fields: { title: id },
    fieldSpans: {},
    route: 'formal',
    routeWhy: 'a work',
    origin: 'line',
    confidence: 0.5,
  });
  const document = (entries: number): Document => ({
    id: 'sha256:made',
    name: 'made',
    mediaType: 'text/plain',
    text: '',
    blocks: Array.from({ length: entries }, () => ({ kind: 'reference', span: { start: 0, end: 0 } })),
    links: [],
    notes: [],
    citations: [],
    entries: [],
    pages: [],
    skipped: [],
  });
  const about = ({ id }: Reference): Gathered => ({
    result: { asked: [], candidates: [] },
    comparison: { evidence: [], identifiers: [], people: [{ id } as never] },
  });
  const world = (told: string[]): Pick<Run, 'gatherers' | 'concurrency' | 'adapters' | 'signal'> => {
    const gatherers: Gatherers = {
      width: (references) => (references >= 3 ? 72 : null),
      gather: async (one) => {
        told.push(`gather ${one.id}`);
        return about(one);
      },
      ahead: () => (one) => {
        told.push(`ahead ${one.id}`);
        return async () => about(one);
      },
    };
    return { gatherers, concurrency: 6, adapters: [], signal: new AbortController().signal };
  };

  it('takes each reference in hand once, when it is parsed', async () => {
    const told: string[] = [];
    const gathers = gathering(world(told) as Run, document(3));
    const [a, b, c] = [reference('a'), reference('b'), reference('c')];
    gathers.parsed?.(a);
    gathers.parsed?.(b);
    expect(gathers.width(3)).toBe(72);
    expect(await gathers.gathered(a)).toEqual(about(a));
    // Not told of, or given in another form in the end: gathered when asked for.
    expect(await gathers.gathered(c)).toEqual(about(c));
    expect(await gathers.gathered({ ...b })).toEqual(about(b));
    expect(told).toEqual(['ahead a', 'ahead b', 'gather c', 'gather b']);
  });

  it('takes nothing in hand for a short list', async () => {
    const told: string[] = [];
    const gathers = gathering(world(told) as Run, document(2));
    expect(gathers.parsed).toBeNull();
    expect(gathers.width(2)).toBe(6);
    expect((await gathers.gathered(reference('a'))).result.candidates).toEqual([]);
    expect(told).toEqual([]);
  });
});
