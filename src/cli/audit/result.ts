/** What one check of a log, a report or a page found. */
import type * as audit from '../../audit/index.ts';

export interface Result {
  readonly target: string;
  readonly findings: readonly audit.Finding[];
  /** What was checked, in words; empty when nothing was. */
  readonly checked: string;
  /** What others said of it: witnesses, authorities, calendars. */
  readonly said?: readonly string[];
  /** Whether something kept elsewhere bore it out. */
  readonly anchored: boolean;
}
