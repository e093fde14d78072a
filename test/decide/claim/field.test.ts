import { describe, expect, it } from 'vitest';
import { decideClaim } from '../../../src/decide/claim/index.ts';
import { decidePair } from '../../../src/decide/claim/judged.ts';
import { PLAIN_CLAIM } from '../../../src/decide/claim/rule.ts';

describe('what a field says', () => {
  it('goes before words, thresholds and judges', () => {
    const few = { ...PLAIN_CLAIM, recall: 0.1, words: 1, sameLanguage: false };
    expect(decideClaim({ ...few, field: true })).toMatchObject({ outcome: 'supported', rule: 'claim/supported-field', score: 1 });
    expect(decideClaim({ ...few, turned: 'field' }, { against: 'WiFi: no' })).toMatchObject({ outcome: 'contradicted', severity: 'error' });
    expect(decideClaim({ ...few, turned: 'field-empty' })).toMatchObject({ outcome: 'unsupported', severity: 'warning' });
  });

  it('is whole support of a pair that a judge of words would pass over', () => {
    const judge = { name: 'built-in' as const, supported: 0.1, contradicted: 0.1 };
    const pair = decidePair({ words: 3, recall: 0.2, mismatches: 0, source: 'whole', judge, field: true }, '“Smoker: no”');
    expect(pair).toMatchObject({ outcome: 'supported', score: 1, says: 'A field of the evidence says so: “Smoker: no”.' });
  });
});
