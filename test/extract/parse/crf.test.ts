import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { label, type Model, SUMS } from '../../../src/extract/parse/crf.ts';
import { GAPS, type Seen } from '../../../src/extract/parse/features.ts';
import { RowTable } from '../../../src/extract/parse/rows.ts';

const L = 3;
/** A small model: features 1…F with given weights, and one table of steps for every gap. */
const modelOf = (rows: readonly number[], steps: readonly number[], first: readonly number[]): Model => ({
  labels: L,
  table: new RowTable(
    Uint32Array.from({ length: rows.length / L }, (_, i) => i + 1),
    rows,
    L,
    SUMS,
  ),
  scale: 1,
  first: Float32Array.from(first),
  steps: Float32Array.from({ length: GAPS * L * L }, (_, i) => Math.exp(steps[i % (L * L)] ?? 0)),
});
/** Every token has as many features: what is wanting is filled up with one that no model knows. */
const seenOf = (features: readonly (readonly number[])[]): Seen => {
  const width = features.reduce((most, one) => Math.max(most, one.length), 0);
  return {
    features: Uint32Array.from(features.flatMap((one) => [...one, ...Array<number>(width - one.length).fill(4_000_000_000)])),
    width,
    gaps: new Uint8Array(features.length),
    own: 0,
    ids: features.map(() => -1),
    shared: 0,
    same: new Uint8Array(features.length),
  };
};

/** All sequences by brute force: the best and its probability. */
function brute(rows: readonly number[], steps: readonly number[], first: readonly number[], features: readonly (readonly number[])[]) {
  const n = features.length;
  const all = Array.from({ length: L ** n }, (_, code) => {
    const path = Array.from({ length: n }, (_, i) => Math.floor(code / L ** i) % L);
    const score = path.reduce((sum, l, i) => {
      const emission = (features[i] ?? []).reduce((total, f) => total + Math.trunc(rows[(f - 1) * L + l] ?? 0), 0);
      return sum + emission + (i === 0 ? (first[l] ?? 0) : (steps[(path[i - 1] ?? 0) * L + l] ?? 0));
    }, 0);
    return { path, weight: Math.exp(score) };
  });
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  const best = all.reduce((a, b) => (b.weight > a.weight ? b : a));
  return {
    best,
    chance: best.weight / total,
    second: Math.max(...all.filter((one) => one !== best).map(({ weight }) => weight)),
  };
}

describe('label', () => {
  it('keeps every weight, however many rows are added', () => {
    const many = Array.from({ length: 200 }, (_, i) => i + 1);
    const rows = many.flatMap((i) => [i % 2 === 0 ? 127 : -127, 1, -1]);
    const model = { ...modelOf(rows, Array(L * L).fill(0), [0, 0, 0]), scale: 0.01 };
    // 100 × 127 − 100 × 127 = 0; 200; −200: the second label wins by e^(2 + 2) to the third.
    const found = label(model, seenOf([many]));
    expect([...found.labels]).toEqual([1]);
    expect(Math.exp(found.logChance)).toBeCloseTo(Math.exp(2) / (1 + Math.exp(2) + Math.exp(-2)), 4);
  });

  it('counts what a word alone and what a stretch shows for every token, however seldom it adds it up', () => {
    const weight = fc.integer({ min: -3, max: 3 });
    const row = fc.array(weight, { minLength: 6 * L, maxLength: 6 * L });
    // Words 1 and 2, of a stretch 3 or 4, with 5 or 6 of their own: each token has one feature of each kind.
    const token = fc.record({
      word: fc.integer({ min: 1, max: 2 }),
      stretch: fc.integer({ min: 3, max: 4 }),
      close: fc.integer({ min: 5, max: 6 }),
    });
    fc.assert(
      fc.property(row, fc.array(token, { minLength: 1, maxLength: 7 }), (rows, tokens) => {
        const model = modelOf(rows, Array(L * L).fill(0), [0, 0, 0]);
        const plain = seenOf(tokens.map(({ word, stretch, close }) => [word, stretch, close]));
        const grouped: Seen = {
          ...plain,
          own: 1,
          ids: tokens.map(({ word }) => (word === 1 ? 12 : -1)),
          shared: 1,
          same: Uint8Array.from(tokens, ({ stretch }, i) => (stretch === tokens[i - 1]?.stretch ? 1 : 0)),
        };
        const expected = label(model, plain);
        expect(label(model, grouped)).toEqual(expected);
        expect(label(model, grouped)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('finds the best sequence and its probability, as trying all of them does', () => {
    const weight = fc.integer({ min: -3, max: 3 });
    fc.assert(
      fc.property(
        fc.array(weight, { minLength: 4 * L, maxLength: 4 * L }),
        fc.array(weight, { minLength: L * L, maxLength: L * L }),
        fc.array(weight, { minLength: L, maxLength: L }),
        fc.array(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }), { minLength: 1, maxLength: 5 }),
        (rows, steps, first, features) => {
          const truth = brute(rows, steps, first, features);
          const found = label(modelOf(rows, steps, first), seenOf(features));
          expect(Math.exp(found.logChance)).toBeCloseTo(truth.chance, 2);
          if (truth.second < truth.best.weight * 0.999) {
            expect([...found.labels]).toEqual(truth.best.path);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('labels nothing with nothing, and does not underflow on long input', () => {
    const model = modelOf([3, -3, 0], Array(L * L).fill(0), [0, 0, 0]);
    expect(label(model, seenOf([]))).toMatchObject({ logChance: 0 });
    const long = label(model, seenOf(Array(600).fill([1])));
    expect([...new Set(long.labels)]).toEqual([0]);
    expect(Number.isFinite(long.logChance)).toBe(true);
    expect(long.logChance).toBeCloseTo(-600 * Math.log(1 + Math.exp(-3) + Math.exp(-6)), 1);
  });

  it('does without features it has never seen', () => {
    const model = modelOf([1, 0, 0], Array(L * L).fill(0), [0, 0, 0]);
    expect([...label(model, seenOf([[99]])).labels]).toHaveLength(1);
  });
});
