/**
 * What concerns a document as a whole, in one list: remarks about it, warnings about its list of works, parts with references that were
 * not read. Each is a finding like any other: it has a rule and a severity, and a person may decide about it.
 */
import type { Remark } from '../model/cited.ts';
import type { Skipped } from '../model/document.ts';
import type { Decision, DocumentFinding, Report } from '../model/report.ts';
import type { Severity } from '../model/verdict.ts';
import { visible } from './visible.ts';
import { counted, WARNING_WORDS } from './words.ts';

const REMARK_SEVERITY: Readonly<Record<Remark['kind'], Severity>> = {
  'cited-but-missing': 'warning',
  'cited-otherwise': 'warning',
  'listed-but-uncited': 'warning',
  'no-reference-list': 'warning',
  duplicate: 'info',
  'numbering-gap': 'info',
  'region-skipped': 'info',
  'read-otherwise': 'info',
};

/** Why references are not in a report of a check that was stopped. */
export const STOPPED = 'the check was stopped before them';

/**
 * What was left out of a report: what the reader could not read, and what a stop left unchecked. A check that was stopped must not pass for
 * a whole one, in whichever form its report is read.
 */
export function leftOutOf(report: Report): readonly LeftOut[] {
  const { document, references, interrupted, unreached } = report;
  const what =
    unreached === undefined
      ? 'the references behind the last one'
      : `${unreached.toLocaleString('en')} of ${counted(references.length + unreached, 'reference')}`;
  const stop: readonly Skipped[] = interrupted === true ? [{ what, why: STOPPED, references: true }] : [];
  return [...stop, ...document.skipped].map((skipped) => ({ ...skipped, ...decidedOn(report, 'doc/left-out', leftOutSays(skipped)) }));
}

/** Something that was left out, with what a person decided about it. */
export type LeftOut = Skipped & { readonly decision?: Decision };

const leftOutSays = ({ what, why }: Skipped): string => `${what}: ${why}`;

function decidedOn({ decisions }: Report, rule: string, says: string): { readonly decision?: Decision } {
  const made = decisions?.find((one) => one.rule === rule && one.says === says);
  if (made === undefined) return {};
  const { rule: _rule, says: _says, ...decision } = made;
  return { decision };
}

/** How much was left out with which references went unchecked: entries that are broken, bibliographies that are not there, what a stop left. */
export const lostOf = (report: Report): number => leftOutOf(report).filter(({ references }) => references === true).length;

/** Everything about the document as a whole, in this order, each with the decision about it; its place in the list is its number. */
export function wholeFindings(report: Report): DocumentFinding[] {
  const remarks = report.remarks.map(({ kind, says, span, at }) => ({
    kind,
    rule: `doc/${kind}`,
    severity: REMARK_SEVERITY[kind],
    says,
    span,
    ...(at === undefined ? {} : { at }),
  }));
  const warnings = report.warnings.map(({ kind, rule, severity, says }) => ({ kind, rule, severity, says, span: null }));
  // What a remark tells already is not told twice.
  const lost = leftOutOf(report)
    .filter(({ what, references }) => references === true && !report.remarks.some(({ says }) => says.includes(what)))
    .map(({ decision: _decision, ...skipped }) => ({
      kind: 'left-out' as const,
      rule: 'doc/left-out',
      severity: 'warning' as const,
      says: leftOutSays(skipped),
      span: null,
      skipped,
    }));
  return [...remarks, ...warnings, ...lost].map((found) => ({ ...found, ...decidedOn(report, found.rule, found.says) }));
}

/** What is shown in front of it: "Cited but missing". */
export const wholeWord = ({ kind }: Pick<DocumentFinding, 'kind'>): string =>
  isWarning(kind) ? WARNING_WORDS[kind].word : visible(kind.replace(/-/g, ' ')).replace(/^./, (letter) => letter.toUpperCase());

const isWarning = (kind: DocumentFinding['kind']): kind is keyof typeof WARNING_WORDS => Object.hasOwn(WARNING_WORDS, kind);
