import { describe, expect, it } from 'vitest';
import { alikePairs, opposedPairs } from '../scripts/train-judge/everyday.ts';
import { joinedPairs } from '../scripts/train-judge/joined.ts';

const pairs = Array.from({ length: 60 }, (_, i) => ({
  claim: `Claim ${i}.`,
  evidence: `Evidence ${i}`,
  label: i % 3 === 0 ? 'supported' : i % 3 === 1 ? 'unsupported' : 'contradicted',
  group: i >> 1,
}));

describe('pairs made of two', () => {
  const made = joinedPairs(pairs, 7);

  it('are borne out when both are, and in part when one is', () => {
    expect(made.length).toBeGreaterThan(50);
    for (const { claim, evidence, label, group, also } of made) {
      const [a = -1, b = -1] = [...claim.matchAll(/\d+/g)].map(([found]) => Number(found));
      expect(claim).toBe(`Claim ${a}. Claim ${b}.`);
      expect([`Evidence ${a}\n\nEvidence ${b}`, `Evidence ${b}\n\nEvidence ${a}`]).toContain(evidence);
      const count = [a, b].filter((i) => i % 3 === 0).length;
      expect(label).toBe(['unsupported', 'partial', 'supported'][count]);
      expect([group, also]).toEqual([a >> 1, b >> 1]);
      expect(group).not.toBe(also);
    }
    expect(new Set(made.map(({ label }) => label))).toEqual(new Set(['unsupported', 'partial', 'supported']));
  });

  it('are the same for the same seed', () => {
    expect(joinedPairs(pairs, 7)).toEqual(made);
    expect(joinedPairs(pairs, 8)).not.toEqual(made);
  });

  it('are none where there is one source only', () => {
    expect(joinedPairs(pairs.slice(0, 2), 1)).toEqual([]);
  });
});

describe('everyday words', () => {
  it('that may stand for each other go both ways, and none of them excludes the other', () => {
    const alike = new Set([...alikePairs()].map((pair) => pair.join(' ')));
    expect(alike.has('adopt pass') && alike.has('pass adopt')).toBe(true);
    expect([...opposedPairs()].filter((pair) => alike.has(pair.join(' ')))).toEqual([]);
  });
});
