/**
 * The formats that machines read: whole reports as JSON, one reference a line as JSON Lines (the batch contract of
 * docs/method.md: these keys, in this order, one line per reference in document order).
 */
import type { CslItem } from '../model/csl.ts';
import { COMPONENTS, type Component } from '../model/evidence.ts';
import type { ReferenceFinding, Report, UnreadDocument } from '../model/report.ts';
import { chosen, yearOf } from './cite.ts';
import type { RenderOptions } from './options.ts';
import { leftOutOf, STOPPED } from './whole.ts';

/**
 * One report as an object, several as a list; each carries its schema version. Behind them, in the list, stands each document that could
 * not be read.
 */
export function json(reports: readonly Report[], { unread = [] }: RenderOptions = {}): string {
  const missing = unread.map(
    ({ name, why, code }): UnreadDocument => ({
      schema: 'stet-unread/1',
      document: { name },
      error: { code: code ?? 'unreadable-input', message: why },
    }),
  );
  const [only] = reports;
  return `${JSON.stringify(reports.length === 1 && missing.length === 0 ? only : [...reports, ...missing], null, 2)}\n`;
}

/** What a reference says of a part of it, where it was compared with nothing. */
function asCited(fields: CslItem, component: Component): string | null {
  if (component === 'title') return fields.title ?? null;
  if (component === 'url') return fields.URL ?? null;
  if (component === 'doi') return fields.DOI ?? null;
  if (component === 'venue') return fields['container-title'] ?? fields['event-title'] ?? fields.publisher ?? null;
  if (component === 'date') return yearOf(fields) || null;
  const names = (fields.author ?? fields.editor ?? []).map(
    ({ literal, given, family, ...name }) =>
      literal ?? [given, name['dropping-particle'], name['non-dropping-particle'], family, name.suffix].filter(Boolean).join(' '),
  );
  return names.length === 0 ? null : names.join(', ');
}

/** One finding as one line, without its line end. */
export function jsonLine(finding: ReferenceFinding): string {
  const { reference, verdict, warnings } = finding;
  const components = Object.fromEntries(
    COMPONENTS.map((component) => {
      const { label, cited, found, score } = verdict.components[component];
      // Where no record was found nothing was compared; what is cited was read all the same.
      return [component, { label, cited: cited ?? asCited(reference.fields, component), found, score }];
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

export function jsonl(reports: readonly Report[], { unread = [] }: RenderOptions = {}): string {
  return [
    ...reports.flatMap((report) => [...report.references.map((finding) => `${jsonLine(finding)}\n`), ...jsonTextLines(report)]),
    ...unread.map(({ name, why, code = 'unreadable-input' }) => `${errorLine(name, { code, message: why })}\n`),
  ].join('');
}
