/** What the owner of a run decided, on any run, about what its report holds: as the marks that every report takes. */
import type { Mark, Report } from '../model/report.ts';
import { claimPrint, quotePrint, referencePrint, remarkPrint, wholeFindings } from '../report/index.ts';
import { decisionsOnSame } from '../store/desk/findings.ts';
import type { Database } from '../store/desk.ts';

/** The latest decision on each finding, by its fingerprint; what was taken back is none. */
export async function marksOn(db: Database, owner: string, report: Report): Promise<ReadonlyMap<string, Mark>> {
  const prints = [
    ...report.references.map(({ reference }) => referencePrint(reference.raw)),
    ...(report.quotes?.items ?? []).map(quotePrint),
    ...(report.claims?.claims ?? []).map(claimPrint),
    ...wholeFindings(report).map((finding) => remarkPrint(report.document.id, finding)),
  ];
  const marks = new Map<string, Mark>();
  for (const [print, row] of await decisionsOnSame(db, owner, [...new Set(prints)])) {
    if (row.decision === 'none') continue;
    marks.set(print, {
      about: print,
      key: '',
      document: '',
      cited: '',
      found: { class: '', rules: [] },
      decision: row.decision === 'ok' || row.decision === 'unsure' ? row.decision : 'bad',
      reason: row.reason ?? (row.decision === 'fix' ? 'wrong_details' : 'other'),
      ...(row.note === null ? {} : { note: row.note }),
      by: row.by_whom,
      at: new Date(row.at).toISOString(),
      covers: row.covers.split(' ').filter((one) => one !== ''),
    });
  }
  return marks;
}
