import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PairPiles } from '../../../src/store/index/pairs.ts';

const dir = mkdtempSync(join(tmpdir(), 'stet-pairs-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('PairPiles', () => {
  it('gives every pair back, by hash and then by order of arrival, also when piles overflow to disk', () => {
    const fd = openSync(join(dir, 'pairs'), 'w+');
    const piles = new PairPiles(fd);
    const expected: [number, number][] = [];
    let state = 7;
    for (let record = 0; record < 40_000; record += 1) {
      state = (state * 48271) % 2147483647;
      // Few distinct hashes in two piles, with the extremes of each part of the hash among them.
      const rest = [0, 0xff_ffff_ffff, 0x80_0000_0000, 0x00_ffff_ffff, state % 997][state % 5] ?? 0;
      const hash = (state % 2 === 0 ? 0xff : 0) * 2 ** 40 + rest;
      piles.add(hash, record);
      expected.push([hash, record]);
    }
    expected.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    const got: [number, number][] = [];
    for (let block = 0; block < 256; block += 1) {
      for (const { rests, records } of piles.sorted(block))
        for (let i = 0; i < rests.length; i += 1) got.push([block * 2 ** 40 + (rests[i] ?? -1), records[i] ?? -1]);
    }
    closeSync(fd);
    expect(got).toEqual(expected);
  });
});
