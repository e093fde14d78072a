import { describe, expect, it } from 'vitest';
import { outputsOf, shares } from '../../src/ask/model-folder.ts';

describe('outputs', () => {
  it('are found by name, whatever the order and case', () => {
    expect(outputsOf({ 0: 'entailment', 1: 'neutral', 2: 'contradiction' })).toEqual({ entailment: 0, contradiction: 2, count: 3 });
    expect(outputsOf({ 0: 'CONTRADICTION', 1: 'NEUTRAL', 2: 'ENTAILMENT' })).toEqual({ entailment: 2, contradiction: 0, count: 3 });
    expect(outputsOf({ 0: 'not_entailment', 1: 'entailment' })).toEqual({ entailment: 1, contradiction: -1, count: 2 });
    expect(outputsOf({ 0: 'unsupported', 1: 'supported' })).toEqual({ entailment: 1, contradiction: -1, count: 2 });
  });

  it('are not guessed', () => {
    for (const labels of [{ 0: 'LABEL_0', 1: 'LABEL_1' }, {}, null, 'entailment', { 0: 'not_entailment' }])
      expect(outputsOf(labels)).toBeNull();
  });
});

describe('shares', () => {
  it('sum to one and keep their order, however large the scores', () => {
    const own = shares([1000, 999, -1000]);
    expect(own.reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(own[0]).toBeGreaterThan(own[1] ?? 1);
    expect(own[2]).toBe(0);
  });
});
