/** Reports that a check saved, read back. */
import { readFileSync } from 'node:fs';
import { StetError, whyUnread } from '../errors.ts';
import type { Report } from '../model/report.ts';
import { type Saved, savedReports } from '../report/saved.ts';

/** The reports in a file, and what could not be read when they were made. Throws StetError for a file that is none of ours. */
export function readSaved(path: string, name: string): Saved {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (thrown) {
    const why = thrown instanceof SyntaxError ? 'it is not JSON; give what stet check wrote with -f json or --save-run' : whyUnread(thrown);
    throw new StetError('unreadable-input', `${name}: no saved report: ${why}`, { cause: thrown });
  }
  const saved = savedReports(value);
  if ('why' in saved) throw new StetError('unreadable-input', `${name}: ${saved.why}`);
  return saved;
}

/** The reports alone. */
export const readReports = (path: string, name: string): readonly Report[] => readSaved(path, name).reports;
