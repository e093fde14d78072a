/** The number beside the class falls with what is wrong and never gainsays the class. */
import { describe, expect, it } from 'vitest';
import { classifyReference } from '../../../src/decide/reference/index.ts';
import { likelihood } from '../../../src/decide/reference/likelihood.ts';
import { labelled } from '../../../src/decide/reference/rule.ts';
import type { Label } from '../../../src/model/evidence.ts';

describe('the chance that a work exists as described', () => {
  it('falls with every field that gets worse', () => {
    const right = labelled({ title: 'match', authors: 'match', date: 'match', venue: 'match', doi: 'match', url: 'match' });
    let before = likelihood(right, 'exist');
    for (const wrong of [
      { date: 'partial' },
      { date: 'not_match' },
      { date: 'not_match', venue: 'not_match' },
      { date: 'not_match', venue: 'not_match', doi: 'not_match' },
      { date: 'not_match', venue: 'not_match', doi: 'not_match', authors: 'partial' },
      { date: 'not_match', venue: 'not_match', doi: 'not_match', authors: 'weak' },
      { date: 'not_match', venue: 'not_match', doi: 'not_match', authors: 'not_match' },
      { date: 'not_match', venue: 'not_match', doi: 'not_match', authors: 'not_match', title: 'not_match' },
    ] satisfies Partial<Record<string, Label>>[]) {
      const labels = { ...right, ...wrong };
      const after = likelihood(labels, classifyReference(labels).outcome);
      expect(after).toBeLessThan(before);
      before = after;
    }
  });

  it('keeps the classes apart', () => {
    const none = labelled({ title: 'not_match', authors: 'not_match' });
    const all = labelled({ title: 'match', authors: 'match' });
    expect(likelihood(none, 'fake')).toBeLessThan(0.1);
    expect(likelihood(all, 'exist')).toBeGreaterThan(0.9);
    expect(likelihood(labelled({}), 'unknown')).toBeLessThan(0.6);
  });
});
