import { describe, expect, it } from 'vitest';
import { lostHyphen, withHyphens } from '../../../../src/compare/reference/title/hyphens.ts';
import type { ComponentEvidence } from '../../../../src/model/evidence.ts';
import { finding } from '../../../report/make.ts';

const title = (cited: string, found: string): ComponentEvidence => ({
  label: 'match',
  cited,
  found,
  score: 1,
  source: 'index:1',
  why: 'same title',
});
const { reference } = finding({ key: '1', outcome: 'exist' });

describe('a title that lost a hyphen', () => {
  it.each([
    ['Chain of-Thought Reasoning', 'Chain-of-Thought Reasoning'],
    ['Real time rendering', 'Real-Time Rendering'],
    ['Multi modal and test time scaling: a view', 'Multi-modal and Test-time Scaling — A View'],
  ])('%s', (cited, found) => {
    expect(lostHyphen(cited, found)).toBe(true);
  });
  it.each([
    ['Pretraining for all', 'Pre-training for all'],
    ['Pre-training for all', 'Pre training for all'],
    ['Pre‑training for all', 'Pre-training for all'],
    ['Pre–training for all', 'Pre-training for all'],
    ['Off diagonal numbers', 'Off-diagonal book numbers'],
    ['The same', 'The same'],
  ])('not %s beside %s', (cited, found) => {
    expect(lostHyphen(cited, found)).toBe(false);
  });
  it('counts only in an entry stated as data whose identifier belongs to the record', () => {
    const one = title('Chain of-Thought', 'Chain-of-Thought');
    expect(withHyphens({ ...reference, origin: 'entry' }, one, true).label).toBe('partial');
    expect(withHyphens({ ...reference, origin: 'entry' }, one, false).label).toBe('match');
    expect(withHyphens({ ...reference, origin: 'list' }, one, true).label).toBe('match');
    expect(withHyphens({ ...reference, origin: 'entry' }, { ...one, label: 'not_match' }, true).label).toBe('not_match');
  });
});
