import { describe, expect, it } from 'vitest';
import { NOTHING, statusOf, tallied } from '../../src/cli/gate.ts';
import { ALL, OPEN, paper, report } from '../report/make.ts';

const plain = { failOn: 'error', maxWarnings: undefined, allowIncomplete: false } as const;

describe('statusOf', () => {
  it('puts 2 before 1 before 3', () => {
    expect(statusOf(NOTHING, plain)).toBe(0);
    expect(statusOf({ ...NOTHING, open: 1 }, plain)).toBe(3);
    expect(statusOf({ ...NOTHING, open: 1, error: 1 }, plain)).toBe(1);
    expect(statusOf({ ...NOTHING, open: 1, error: 1, broken: 1 }, plain)).toBe(2);
    expect(statusOf({ ...NOTHING, open: 1 }, { ...plain, allowIncomplete: true })).toBe(0);
  });

  it('counts what is at or above failOn', () => {
    const tally = { ...NOTHING, warning: 1 };
    expect(['error', 'warning', 'info', 'never'].map((failOn) => statusOf(tally, { ...plain, failOn: failOn as 'error' }))).toEqual([
      0, 1, 1, 0,
    ]);
    expect(statusOf({ ...NOTHING, warning: 3 }, { ...plain, maxWarnings: 2 })).toBe(1);
    expect(statusOf({ ...NOTHING, warning: 3 }, { ...plain, maxWarnings: 3 })).toBe(0);
  });
});

describe('tallied', () => {
  it('counts problems and open references over reports', () => {
    expect(tallied(tallied(NOTHING, report(ALL)), report([OPEN]))).toEqual({ error: 2, warning: 2, info: 3, open: 3, broken: 0 });
    expect(tallied(NOTHING, paper().report).warning).toBe(3);
  });

  it('counts as open what could not be read of a list, and nothing else that was left out', () => {
    const made = report([]);
    const skipped = [
      { what: 'entry @book{a, …}', why: 'it is broken', references: true as const },
      { what: 'an image', why: 'it holds no text' },
    ];
    expect(tallied(NOTHING, { ...made, document: { ...made.document, skipped } })).toMatchObject({ open: 1, warning: 0 });
    // What a person has looked at holds nothing up.
    const about = { rule: 'doc/left-out', says: 'entry @book{a, …}: it is broken', reason: 'known_good', by: 'Ada', at: '', covers: [] };
    const given = (decision: 'ok' | 'bad') => ({ ...made, document: { ...made.document, skipped }, decisions: [{ ...about, decision }] });
    expect(tallied(NOTHING, given('ok')).open).toBe(0);
    expect(tallied(NOTHING, given('bad')).open).toBe(1);
  });
});
