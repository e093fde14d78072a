/** Votes of keys for records: the best first, however the records are kept apart. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Votes } from '../../../src/store/index/votes.ts';

/** So many records have a place each; of this many some share places. */
const [FEW, MANY] = [5_000, 50_000_000];

describe('votes', () => {
  it('puts the records with most votes first, among equals the smaller number', () => {
    const votes = new Votes(100);
    votes.add([7, 3, 50], 1);
    votes.add([50, 9], 2.5);
    votes.add([9], 1);
    expect(votes.top(10)).toEqual([9, 50, 3, 7]);
    expect(votes.top(2)).toEqual([9, 50]);
  });

  it('begins anew when emptied', () => {
    for (const records of [FEW, MANY]) {
      const votes = new Votes(records);
      votes.add([1, 2, 3], 4);
      votes.clear();
      expect(votes.top(5)).toEqual([]);
      votes.add([3], 1);
      expect(votes.top(5)).toEqual([3]);
    }
  });

  it('finds room again after as many records as you like, search after search', () => {
    const votes = new Votes(MANY);
    const each = 20_000;
    for (let search = 0; search < 10; search += 1) {
      votes.add(
        Array.from({ length: each }, (_, i) => search * each + i),
        1,
      );
      expect(votes.top(1)).toEqual([search * each]);
      votes.clear();
    }
  });

  it('counts nothing for records that a damaged index names and that there are not', () => {
    const votes = new Votes(10);
    votes.add([4, 4_000_000_000, 10], 1);
    expect(votes.top(5)).toEqual([4]);
  });

  it('gives the same in small indexes and large ones, and what counting by hand gives', () => {
    const lists = fc.array(fc.tuple(fc.uniqueArray(fc.nat(FEW - 1), { maxLength: 60 }), fc.integer({ min: 1, max: 9 })), { maxLength: 12 });
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 200 }), (given, most) => {
        const sums = new Map<number, number>();
        const [small, large] = [new Votes(FEW), new Votes(MANY)];
        for (const [records, weight] of given) {
          small.add(records, weight);
          large.add(records, weight);
          for (const record of records) sums.set(record, (sums.get(record) ?? 0) + weight);
        }
        const best = [...sums].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([, sum]) => sum);
        const top = small.top(most);
        expect(large.top(most)).toEqual(top);
        expect(top.map((record) => sums.get(record))).toEqual(best.slice(0, most));
      }),
    );
  });
});
