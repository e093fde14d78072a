/**
 * The exit status of a check. 2 when an input could not be used, else 1 when something at or above `failOn` was found (or too
 * many warnings), else 3 when references stayed open because a source was not heard or because they could not be read, else 0.
 * Counts only; keeps no report.
 */
import type { Report } from '../model/report.ts';
import { isOpen, problemsOf } from '../report/problems.ts';
import { leftOutOf } from '../report/whole.ts';
import type { Settings } from '../settings/index.ts';

export interface Tally {
  readonly error: number;
  readonly warning: number;
  readonly info: number;
  /** References that stayed open, and what could not be read of a list. */
  readonly open: number;
  /** Inputs that could not be used. */
  readonly broken: number;
}

export const NOTHING: Tally = { error: 0, warning: 0, info: 0, open: 0, broken: 0 };

/** The tally with one report added. */
export function tallied(tally: Tally, report: Report): Tally {
  const problems = problemsOf(report).filter(({ settled }) => settled !== true);
  const count = (severity: 'error' | 'warning' | 'info'): number => problems.filter((problem) => problem.severity === severity).length;
  return {
    ...tally,
    error: tally.error + count('error'),
    warning: tally.warning + count('warning'),
    info: tally.info + count('info'),
    open: tally.open + report.references.filter(isOpen).length + lostStill(report),
  };
}

/** What could not be read, and no person has said that it stands. */
const lostStill = (report: Report): number =>
  leftOutOf(report).filter(({ references, decision }) => references === true && decision?.decision !== 'ok').length;

/** The exit status; `settings` says what counts. */
export function statusOf(tally: Tally, settings: Pick<Settings, 'failOn' | 'maxWarnings' | 'allowIncomplete'>): number {
  if (tally.broken > 0) return 2;
  const counts = { error: tally.error, warning: tally.error + tally.warning, info: tally.error + tally.warning + tally.info, never: 0 };
  if (counts[settings.failOn] > 0) return 1;
  if (settings.maxWarnings !== undefined && tally.warning > settings.maxWarnings) return 1;
  return tally.open > 0 && !settings.allowIncomplete ? 3 : 0;
}
