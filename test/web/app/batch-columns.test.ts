/** The order of the grid. */
import { describe, expect, it } from 'vitest';
import type { RunInfo } from '../../../src/web/app/api.ts';
import { COLUMNS, cellOf, numbered, sortedBy } from '../../../src/web/app/batch-columns.ts';
import { paper } from '../../report/make.ts';
import { infoOf } from './fixture.ts';

const { report } = paper();
const base = infoOf(
  'a',
  { report, document: { id: '', name: '', mediaType: '', text: '', blocks: [], pages: [], links: [], notes: [], citations: [] } },
  0,
);
const run = (id: string, name: string, needs: number, fake: number): RunInfo => ({
  ...base,
  id,
  name,
  needs,
  counts: { ...report.counts, fake },
});
const RUNS = [run('a', 'paper 10.pdf', 0, 0), run('b', 'paper 9.pdf', 3, 1), run('c', 'paper 1.pdf', 3, 2), run('d', 'Äpfel.pdf', 1, 0)];
const ids = (runs: readonly RunInfo[]): string => runs.map(({ id }) => id).join('');

describe('sortedBy', () => {
  it('puts what needs a person first, and equals in the order of need', () => {
    expect(ids(sortedBy(RUNS, 'needs', true))).toBe('cbda');
    expect(ids(sortedBy(RUNS, 'needs', false))).toBe('adcb');
  });

  it('sorts names as people do, numbers by their value', () => {
    expect(ids(sortedBy(RUNS, 'name', false))).toBe('dcba');
    expect(ids(sortedBy(RUNS, 'fake', true))).toBe('cbda');
  });

  it('puts what a person has confirmed first when asked to, then what no source knows', () => {
    const confirmed = RUNS.map((one, i) => ({ ...one, confirmed: [2, 2, 0, 1][i] ?? 0 }));
    expect(ids(sortedBy(confirmed, 'confirmed', true))).toBe('badc');
  });

  it('sorts by the share that is covered, what is not known yet at the end', () => {
    const shares = [
      [3, 4],
      [9, 9],
      [0, 0],
      [30, 60],
    ] as const;
    const covered = RUNS.map((one, i) => {
      const [known = 0, lookedUp = 0] = shares[i] ?? [];
      return { ...one, coverage: { covered: known, lookedUp, notCheckable: 0 } };
    });
    expect(ids(sortedBy(covered, 'coverage', true))).toBe('badc');
    expect(cellOf({ ...base, coverage: null }, 'coverage')).toBe(-1);
    expect(COLUMNS).toContain('coverage');
  });

  it('numbers papers by when they came, however they are sorted and however often each is checked', () => {
    // Names of runs sort by when they were made; a run that checks a paper again counts as the paper's first.
    const [a = base, b = base, c = base, d = base] = RUNS;
    const came = [{ ...a, paper: 'a' }, { ...b, id: 'z', paper: 'b' }, c, d];
    for (const column of ['name', 'needs'] as const)
      expect([...numbered(sortedBy(came, column, true))].sort()).toEqual([
        ['a', 1],
        ['c', 3],
        ['d', 4],
        ['z', 2],
      ]);
    expect(numbered(RUNS).get('a')).toBe(1);
  });

  it('counts every reference, and those of a running paper as far as known', () => {
    expect(cellOf(base, 'refs')).toBe(7);
    expect(cellOf({ ...base, counts: null }, 'refs')).toBe(7);
  });
});
