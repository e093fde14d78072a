/**
 * Ties a report to its log: the hash of all that is shown, logged before anything is. Run id and seal are left out, so that a
 * replay of the same run reports the same.
 */
import type { Report } from '../model/report.ts';
import { canonical } from '../text/canonical.ts';
import { sha256 } from './merkle.ts';
import { hex } from './read-log.ts';

/** `sha256:…` over the report's canonical JSON. Text that Unicode cannot hold counts as its replacement. */
export function reportHash(report: Report): string {
  // What people decide about a finding comes after it, and may change without it.
  const references = report.references.map(({ decision: _later, ...found }) => found);
  return shownHash({ ...report, references, run: '', audit: null });
}

/** The same of anything else that is shown: a JSON value. */
export function shownHash(shown: unknown): string {
  const text = JSON.stringify(shown, (_key, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));
  return `sha256:${hex(sha256(Buffer.from(canonical(JSON.parse(text)))))}`;
}
