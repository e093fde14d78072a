import { describe, expect, it } from 'vitest';
import { decidePair, PAIR_RULES, type PairFacts } from '../../../src/decide/claim/judged.ts';
import { PLAIN_CLAIM } from '../../../src/decide/claim/rule.ts';

const facts = (supported: number, contradicted = 0, more: Partial<PairFacts> = {}): PairFacts => ({
  words: 5,
  recall: 0.8,
  mismatches: 0,
  source: 'whole',
  judge: { name: 'built-in', supported, contradicted },
  ...more,
});

describe('the rules about pairs', () => {
  it('hold as their examples say', () => {
    for (const { id, examples, when } of PAIR_RULES)
      for (const { evidence, holds, note } of examples) expect(when({ ...PLAIN_CLAIM, ...evidence }), `${id}: ${note}`).toBe(holds);
  });

  it('have names of their own', () => {
    expect(new Set(PAIR_RULES.map(({ id }) => id)).size).toBe(PAIR_RULES.length);
  });

  it('go by the judge, then by what turns it', () => {
    const outcome = (given: PairFacts): string => decidePair(given, '').outcome;
    expect(outcome(facts(0.5))).toBe('supported');
    expect(outcome(facts(0.49))).toBe('partial');
    expect(outcome(facts(0.1))).toBe('unsupported');
    expect(outcome(facts(0.1, 0.8))).toBe('contradicted');
    expect(outcome(facts(0.9, 0, { mismatches: 1 }))).toBe('contradicted');
    expect(outcome(facts(0.9, 0, { mismatches: 1, recall: 0.3 }))).toBe('partial');
    expect(outcome(facts(0.9, 0, { numbersAbsent: 1 }))).toBe('partial');
    expect(outcome(facts(0, 0, { words: 0 }))).toBe('unverifiable');
  });

  it('gives a score of 0.5 or more only to what is borne out', () => {
    for (let s = 0; s <= 1; s += 0.05)
      for (let c = 0; c <= 1; c += 0.1)
        for (const mismatches of [0, 1]) {
          const { outcome, score } = decidePair(facts(s, c, { mismatches }), '');
          expect(score >= 0.5).toBe(outcome === 'supported');
        }
  });

  it('more support never makes a verdict worse', () => {
    const order = ['contradicted', 'unsupported', 'partial', 'supported'];
    let before = -1;
    for (let s = 0; s <= 1; s += 0.01) {
      const now = order.indexOf(decidePair(facts(s, 0.75), '').outcome);
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
  });

  it('says why and who', () => {
    const said = decidePair(facts(0.1), 'the evidence has no word for “masons”');
    expect(said.says).toContain('no word for “masons”');
    expect(said.judge).toBe('built-in');
    expect(decidePair(facts(0.9, 0, { mismatches: 1 }), '').judge).toBe('numeric');
  });
});
