/**
 * A report as a list of things somebody may have to act on, each with its rule, severity, place and a name that stays the same
 * from run to run. Annotations, test results, the exit status and the order of every page are read off this one list.
 */
import type { DocumentClaim } from '../model/claim.ts';
import type { Page, Span } from '../model/document.ts';
import type { QuoteFinding } from '../model/quote.ts';
import type { Decision, DocumentFinding, ReferenceFinding, Report } from '../model/report.ts';
import type { Severity, Warning } from '../model/verdict.ts';
import { claimsShown, ofClaim } from './answer/words.ts';
import { settles } from './decisions.ts';
import { fingerprint } from './fingerprint.ts';
import { needsLook, QUOTE_WORDS } from './quotes/words.ts';
import { wholeFindings, wholeWord } from './whole.ts';
import { classWord, WARNING_WORDS } from './words.ts';

export interface Problem {
  readonly rule: string;
  readonly severity: Severity;
  /** What is shown in front: "No match found", "Retracted". */
  readonly word: string;
  readonly message: string;
  /** Key of the reference; "" for the document as a whole. */
  readonly key: string;
  readonly finding: ReferenceFinding | null;
  /** The quote it is about; absent when it is about anything else. */
  readonly quote?: QuoteFinding;
  /** The sentence it is about; absent when it is about anything else. */
  readonly claim?: DocumentClaim;
  /** What concerns the document as a whole; absent when it is about anything else. */
  readonly whole?: DocumentFinding;
  readonly span: Span | null;
  readonly page: number | null;
  /** Path, from the document's folder, of the file beside it in which line and column are; null when they are in the document. */
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
  /** Same work, same rule, same name: for tools that follow a problem over time. */
  readonly fingerprint: string;
  /** What a person decided about what it is about. */
  readonly decision?: Decision;
  /** True when that settled it: it is shown and counts no more. */
  readonly settled?: boolean;
}

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };
/** Smaller is worse. */
export const severityRank = (severity: Severity): number => RANK[severity];

/** The page on which an offset lies; null when the document has no pages. */
export function pageAt(pages: readonly Page[], offset: number): number | null {
  let at: number | null = null;
  for (const page of pages) {
    if (page.start > offset) break;
    at = page.number;
  }
  return at;
}

function ofFinding(finding: ReferenceFinding): Problem[] {
  const { reference, verdict, warnings, at } = finding;
  const place = {
    key: reference.key,
    finding,
    span: reference.span,
    page: reference.page ?? null,
    file: at?.file ?? null,
    line: at?.line ?? null,
    column: at?.column ?? null,
  };
  const word = classWord(finding);
  const own: Problem[] =
    verdict.outcome === 'exist'
      ? []
      : [
          {
            ...place,
            rule: verdict.rule,
            severity: word.severity,
            word: word.word,
            message: verdict.says,
            fingerprint: fingerprint(verdict.rule, reference.raw),
          },
        ];
  const all = [...own, ...warnings.map((warning) => ({ ...place, ...ofWarning(warning, reference.raw) }))];
  return all.map((problem) => decided(problem, finding.decision));
}

/** The problem with what a person decided about it. */
const decided = (problem: Problem, decision: Decision | undefined): Problem =>
  decision === undefined ? problem : { ...problem, decision, ...(settles(decision, problem.fingerprint) ? { settled: true } : {}) };

const ofWarning = (warning: Warning, about: string): Pick<Problem, 'rule' | 'severity' | 'word' | 'message' | 'fingerprint'> => ({
  rule: warning.rule,
  severity: warning.severity,
  word: WARNING_WORDS[warning.kind].word,
  message: warning.says,
  fingerprint: fingerprint(warning.rule, about),
});

const ofQuote = (quote: QuoteFinding): Problem => {
  const own: Problem = {
    rule: quote.rule,
    severity: quote.severity,
    word: QUOTE_WORDS[quote.status].word,
    message: quote.says,
    key: '',
    finding: null,
    quote,
    span: quote.span,
    page: quote.page ?? null,
    file: null,
    line: quote.at?.line ?? null,
    column: quote.at?.column ?? null,
    fingerprint: fingerprint(quote.rule, quote.quote),
  };
  return decided(own, quote.decision);
};

function ofSentence(claim: DocumentClaim): Problem {
  const { rule, severity, word, says } = ofClaim(claim);
  // A retracted text may bear its sentence out all the same: then what the sentence rests on is told, by the rule that saw it.
  const shaky = claim.grounding === 'retracted_source' && severity === 'info';
  const own: Problem = {
    rule: shaky ? 'warn/retracted' : rule,
    severity: shaky ? 'warning' : severity,
    word: shaky ? 'Rests on a retracted work' : word,
    message: shaky ? `A work it cites has been retracted. ${says}` : says,
    key: '',
    finding: null,
    claim,
    span: claim.claim.span,
    page: claim.page ?? null,
    file: null,
    line: claim.at?.line ?? null,
    column: claim.at?.column ?? null,
    fingerprint: fingerprint(rule, claim.claim.text),
  };
  return decided(own, claim.decision);
}

function ofWhole(whole: DocumentFinding, pages: readonly Page[]): Problem {
  const { rule, severity, says, span, at, decision } = whole;
  const own: Problem = {
    rule,
    severity,
    word: wholeWord(whole),
    message: says,
    key: '',
    finding: null,
    whole,
    span,
    page: span === null ? null : pageAt(pages, span.start),
    file: at?.file ?? null,
    line: at?.line ?? null,
    column: at?.column ?? null,
    fingerprint: fingerprint(rule, says),
  };
  return decided(own, decision);
}

/** Fingerprints of the problems of one finding: what a decision on it is about. */
export const PRINTS_OF = {
  reference: (finding: ReferenceFinding): readonly string[] => ofFinding(finding).map((problem) => problem.fingerprint),
  quote: (finding: QuoteFinding): readonly string[] => [ofQuote(finding).fingerprint],
  claim: (finding: DocumentClaim): readonly string[] => [ofSentence(finding).fingerprint],
  remark: (finding: DocumentFinding): readonly string[] => [ofWhole(finding, []).fingerprint],
} as const;

/** Every problem of a report: references in document order, quotes, claims, then what concerns the whole document. */
export function problemsOf(report: Report): Problem[] {
  return [
    ...report.references.flatMap(ofFinding),
    ...(report.quotes?.items ?? []).filter(needsLook).map(ofQuote),
    ...(report.claims === undefined ? [] : claimsShown(report.claims).map(ofSentence)),
    // What was left out is told with how far the document was read.
    ...wholeFindings(report)
      .filter(({ skipped }) => skipped === undefined)
      .map((whole) => ofWhole(whole, report.document.pages)),
  ];
}

/** Worst first; the order of the document within one severity. */
export function worstFirst(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => severityRank(a.severity) - severityRank(b.severity));
}

/** Rules of works that even a source which holds all publications may not hold: that it has none settles nothing. */
const OUTSIDE: ReadonlySet<string> = new Set(['ref/unknown-not-answered', 'ref/unknown-kind']);

/**
 * Whether a reference is open: nothing is said of it (or nothing certain), and not because it is of a kind that cannot be
 * checked, but because no source that could have settled it was asked and answered. The record of an identifier that stands alone was
 * found: nobody has more to say of it.
 */
export function isOpen(finding: ReferenceFinding): boolean {
  const { outcome, coverage } = finding.verdict;
  if (finding.reference.route === 'uncheckable') return false;
  if (settles(finding.decision, fingerprint(finding.verdict.rule, finding.reference.raw))) return false;
  if (outcome === 'unsure') return coverage.missing.length > 0;
  if (outcome !== 'unknown' || finding.verdict.rule === 'ref/unknown-identifier-alone') return false;
  // Offline and without an index nobody is there to be asked: that is no answer either.
  if (finding.asked.length === 0) return finding.verdict.rule === 'ref/unknown-not-answered';
  const heard = finding.asked.filter(
    ({ lookup }) => lookup.kind !== 'not-asked' || lookup.why === 'offline' || lookup.why === 'switched-off',
  );
  return coverage.missing.length > 0 || (heard.length > 0 && (coverage.kind !== 'complete' || OUTSIDE.has(finding.verdict.rule)));
}

/** How severe a finding is in all: the worst of its class and its warnings. */
export function worstOf(finding: ReferenceFinding): Severity | null {
  const all = ofFinding(finding).map(({ severity }) => severity);
  return all.sort((a, b) => severityRank(a) - severityRank(b))[0] ?? null;
}

/** The group in which a reference stands on a page; filters keep the cards of a group. */
export function groupOf(finding: ReferenceFinding): 'error' | 'check' | 'open' | 'verified' {
  const worst = worstOf(finding);
  if (worst === 'error') return 'error';
  if (worst === 'warning') return 'check';
  return finding.verdict.outcome === 'unknown' ? 'open' : 'verified';
}

/** Smaller is shown earlier: retracted, then no match, wrong identifier, other errors, details, unsure, notes, not checked. */
export function urgency(finding: ReferenceFinding): number {
  const has = (kind: string): boolean => finding.warnings.some((warning) => warning.kind === kind);
  if (has('retracted')) return 0;
  if (finding.verdict.outcome === 'fake') return 1;
  if (has('id_points_elsewhere')) return 2;
  return 3 + severityRank(worstOf(finding) ?? 'info') * 3 + (finding.verdict.outcome === 'exist_minor' ? 0 : 1);
}
