/** The columns of the grid of papers: what each shows, what it sorts by, and which paper comes first where two are alike. */
import type { RunInfo } from './api.ts';
import { byNeed } from './siblings.ts';

export type Column =
  | 'name'
  | 'refs'
  | 'fake'
  | 'warnings'
  | 'minor'
  | 'unsure'
  | 'unknown'
  | 'coverage'
  | 'quotesOpen'
  | 'claimsOpen'
  | 'needs'
  | 'confirmed'
  | 'reviewer'
  | 'state';

const refsOf = ({ counts, progress }: RunInfo): number =>
  counts === null ? (progress.total ?? 0) : counts.exist + counts.exist_minor + counts.fake + counts.unknown + counts.unsure;

/** The number or word that a column sorts by. */
export function cellOf(run: RunInfo, column: Column): number | string {
  switch (column) {
    case 'name':
      return run.name;
    case 'refs':
      return refsOf(run);
    case 'fake':
      return run.counts?.fake ?? 0;
    case 'minor':
      return run.counts?.exist_minor ?? 0;
    case 'unsure':
      return run.counts?.unsure ?? 0;
    case 'unknown':
      return run.counts?.unknown ?? 0;
    case 'coverage':
      // As a share: the paper of which least is known stands at one end, whatever its length. What is not known yet, before all.
      return run.coverage === null || run.coverage.lookedUp === 0 ? -1 : run.coverage.covered / run.coverage.lookedUp;
    case 'warnings':
      return run.warnings;
    case 'quotesOpen':
      return run.texts?.quotesOpen ?? 0;
    case 'claimsOpen':
      return run.texts?.claimsOpen ?? 0;
    case 'needs':
      return run.needs;
    case 'confirmed':
      return run.confirmed;
    case 'reviewer':
      return run.reviewer ?? '';
    case 'state':
      return run.state;
  }
}

/** What tells the paper of a run: the run with which it came into its batch. Sorts by when that was. */
export const paperOf = ({ id, paper }: Pick<RunInfo, 'id' | 'paper'>): string => paper ?? id;

/** Papers by the number each has for good: the order in which they came. */
export const numbered = (runs: readonly RunInfo[]): ReadonlyMap<string, number> =>
  new Map([...runs].sort((a, b) => (paperOf(a) < paperOf(b) ? -1 : 1)).map(({ id }, i) => [id, i + 1]));

/** Sorts by a column; equal ones keep the order of need. */
export function sortedBy(runs: readonly RunInfo[], column: Column, down: boolean): RunInfo[] {
  const way = down ? -1 : 1;
  return [...runs].sort((a, b) => {
    const x = cellOf(a, column);
    const y = cellOf(b, column);
    const order = typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y), 'en', { numeric: true });
    if (order !== 0) return order * way;
    // Of papers with as many confirmed problems that comes first of which the least is known to exist.
    return column === 'confirmed' ? (b.counts?.fake ?? 0) - (a.counts?.fake ?? 0) || byNeed(a, b) : byNeed(a, b);
  });
}

/** Columns that are shown only where texts of cited works were at hand. */
export const ofTexts = (column: Column): boolean => column === 'quotesOpen' || column === 'claimsOpen';

/** Columns whose cells are numbers, in their order. */
export const NUMBERS = [
  'needs',
  'confirmed',
  'fake',
  'warnings',
  'minor',
  'unsure',
  'unknown',
  'quotesOpen',
  'claimsOpen',
  'coverage',
  'refs',
] as const satisfies readonly Column[];

/** All columns, in their order. */
export const COLUMNS: readonly Column[] = ['name', ...NUMBERS, 'reviewer', 'state'];
