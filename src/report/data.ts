/**
 * The formats that machines read: whole reports as JSON, one reference a line as JSON Lines (the batch contract of
 * docs/method.md: these keys, in this order, one line per reference in document order).
 */
import { COMPONENTS } from '../model/evidence.ts';
import type { ReferenceFinding, Report } from '../model/report.ts';
import { chosen } from './cite.ts';
import { leftOutOf, STOPPED } from './problems.ts';

/** One report as an object, several as a list; each carries its schema version. */
export function json(reports: readonly Report[]): string {
  return `${JSON.stringify(reports.length === 1 ? reports[0] : reports, null, 2)}\n`;
}

/** One finding as one line, without its line end. */
export function jsonLine(finding: ReferenceFinding): string {
  const { reference, verdict, warnings } = finding;
  const components = Object.fromEntries(
    COMPONENTS.map((component) => {
      const { label, cited, found, score } = verdict.components[component];
      return [component, { label, cited, found, score }];
    }),
  );
  const record = chosen(finding);
  return JSON.stringify({
    type: 'reference',
    key: reference.key,
    raw: reference.raw,
    class: verdict.outcome,
    rule: verdict.rule,
    coverage: verdict.coverage.kind,
    components,
    ...(verdict.details === undefined ? {} : { details: verdict.details }),
    source: record === null ? null : { ...record.fields, id: record.fields.id ?? record.id },
    warnings: warnings.map(({ kind, rule, severity, says, notice }) => ({
      kind,
      rule,
      severity,
      says,
      ...(notice === undefined ? {} : { notice }),
    })),
    p_valid: verdict.pValid,
    ...(verdict.testimony === undefined ? {} : { testimony: verdict.testimony }),
    ...(finding.decision === undefined ? {} : { decision: finding.decision }),
  });
}

/** What a line says instead of a finding when its input could not be used; the lines after it go on. */
export function errorLine(id: string, error: { readonly code: string; readonly message: string }): string {
  return JSON.stringify({ id, error: { code: error.code, message: error.message } });
}

/** A line for each entry that could not be read, for each quote, for each stretch in quotation marks that was not checked, and for each sentence that cites a work at hand; with line ends. */
export function jsonTextLines(report: Report): string[] {
  const { document, quotes, claims } = report;
  const { name } = document;
  const lost = leftOutOf(report).filter(({ references }) => references === true);
  return [
    ...lost.map(({ what, why }) => ({
      id: name,
      error: { code: why === STOPPED ? 'interrupted' : 'unreadable-input', message: `${what}: ${why}` },
    })),
    ...(quotes?.items ?? []).map((finding) => ({ type: 'quote', document: name, ...finding })),
    ...(quotes?.skipped ?? []).map((skipped) => ({ type: 'skipped', document: name, ...skipped })),
    ...(claims?.claims ?? []).map((finding) => ({ type: 'claim', document: name, ...finding })),
  ].map((line) => `${JSON.stringify(line)}\n`);
}

export function jsonl(reports: readonly Report[]): string {
  return reports.flatMap((report) => [...report.references.map((finding) => `${jsonLine(finding)}\n`), ...jsonTextLines(report)]).join('');
}
