import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '../../../src/compare/judge/features.ts';
import { builtInJudge } from '../../../src/compare/judge/judge.ts';
import { judgeWeights, loadedFrom, packJudge, unpackJudge, useJudgeWeights } from '../../../src/compare/judge/weights.ts';

const bytes = readFileSync(new URL('../../../src/compare/judge/weights.bin', import.meta.url));

describe('the weights file', () => {
  it('is packed and unpacked without loss, and was trained on these features', () => {
    const weights = unpackJudge(bytes);
    expect(weights.features).toEqual(FEATURES);
    expect(Buffer.compare(packJudge(weights), bytes)).toBe(0);
    expect(bytes.length).toBeLessThan(5_000_000);
  });

  it('is refused when it is something else, cut or damaged', () => {
    for (const bad of [new Uint8Array(), new Uint8Array(64), bytes.subarray(0, bytes.length - 8), Buffer.concat([bytes, Buffer.alloc(4)])])
      expect(() => unpackJudge(bad)).toThrow(/weights of the built-in judge cannot be used/);
    const damaged = Buffer.from(bytes);
    damaged[12] = 0;
    expect(() => unpackJudge(damaged)).toThrow(/header is damaged/);
  });

  it('can be handed in', () => {
    const before = judgeWeights();
    useJudgeWeights(bytes);
    expect(judgeWeights()).not.toBe(before);
    const own = builtInJudge(loadedFrom(unpackJudge(bytes)));
    const pair = ['The mill burned down.', 'The mill burned down in 1871.'] as const;
    expect(own.judge(...pair)).toEqual(builtInJudge().judge(...pair));
  });

  it('is refused by the judge when its features are others', () => {
    const weights = unpackJudge(bytes);
    const judge = builtInJudge(loadedFrom({ ...weights, features: weights.features.slice(1) }));
    expect(() => judge.judge('a claim', 'evidence')).toThrow(/trained on other features/);
  });
});
