/**
 * A finding as the desk keeps and tells it: numbered in the order of the document, with what a grid sorts by beside it. Whether
 * it needs a person follows from its severity and from whether it stayed open; what it says is the engine's and is not changed.
 */
import { createHash } from 'node:crypto';
import type { DocumentClaim } from '../model/claim.ts';
import type { QuoteFinding } from '../model/quote.ts';
import type { DocumentFinding, ReferenceFinding, Report } from '../model/report.ts';
import type { ClaimOutcome, QuoteOutcome, ReferenceClass, Severity } from '../model/verdict.ts';
import { claimPrint, isCovered, isOpen, PRINTS_OF, quotePrint, referencePrint, remarkPrint, worstOf } from '../report/index.ts';
import type { StoredFinding } from '../store/desk/findings.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Kinds of findings, in the order in which they are listed. */
export const FINDING_KINDS = ['reference', 'quote', 'claim', 'remark'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

const STATUS: Readonly<Record<ReferenceClass | QuoteOutcome | ClaimOutcome | DocumentFinding['kind'], true>> = {
  exist: true,
  exist_minor: true,
  fake: true,
  unknown: true,
  unsure: true,
  verified: true,
  not_found: true,
  citation_unresolved: true,
  supported: true,
  partial: true,
  unsupported: true,
  contradicted: true,
  unverifiable: true,
  'cited-but-missing': true,
  'cited-otherwise': true,
  'listed-but-uncited': true,
  'no-reference-list': true,
  'numbering-gap': true,
  'region-skipped': true,
  'read-otherwise': true,
  'left-out': true,
  duplicate: true,
  retracted: true,
  expression_of_concern: true,
  corrected: true,
  reinstated: true,
  superseded_preprint: true,
  predatory_source: true,
  cohort_concentrated: true,
  ai_generated_suspect: true,
  id_points_elsewhere: true,
  discussed: true,
  newer_version: true,
  orcid_elsewhere: true,
  details_differ: true,
  retraction_unknown: true,
};
/** Every status that a finding of some kind may have. */
export const STATUSES: readonly string[] = Object.keys(STATUS);

interface Parts {
  readonly kind: FindingKind;
  readonly n: number;
  readonly status: string;
  readonly severity: Severity | null;
  readonly needs: boolean;
  readonly fingerprint: string;
  readonly finding: unknown;
}

/** The row of a finding; its body is the Finding of the API, without a decision. */
function rowOf(parts: Parts): Omit<StoredFinding, 'run'> {
  const { kind, n, status, severity, needs, fingerprint: print, finding } = parts;
  const body = JSON.stringify({ n, kind, status, effective: status, severity, needs, fingerprint: print, decision: null, finding });
  return { kind, n, status, severity, needs: needs ? 1 : 0, fingerprint: print, hash: sha256(body), body };
}

/** Row of a reference; `n` from 1. */
export function referenceRow(finding: ReferenceFinding, n: number): Omit<StoredFinding, 'run'> {
  const severity = worstOf(finding);
  const needs = severity === 'error' || severity === 'warning' || isOpen(finding);
  const print = referencePrint(finding.reference.raw);
  return rowOf({ kind: 'reference', n, status: finding.verdict.outcome, severity, needs, fingerprint: print, finding });
}

/** Row of a quote; `n` from 1. */
export function quoteRow(finding: QuoteFinding, n: number): Omit<StoredFinding, 'run'> {
  const ok = finding.status === 'verified';
  const severity = ok ? null : finding.severity;
  const needs = severity === 'error' || severity === 'warning';
  return rowOf({
    kind: 'quote',
    n,
    status: finding.status,
    severity,
    needs,
    fingerprint: quotePrint(finding),
    finding,
  });
}

/** Row of a claim; `n` from 1. One that rests on a retracted work needs a person, whatever that work says. */
export function claimRow(finding: DocumentClaim, n: number): Omit<StoredFinding, 'run'> {
  const { outcome } = finding;
  const severity = outcome === 'supported' ? null : finding.severity;
  const needs = claimNeeds(finding);
  return rowOf({ kind: 'claim', n, status: outcome, severity, needs, fingerprint: claimPrint(finding), finding });
}

/** Row of what concerns the document as a whole; `n` from 1, `document` its hash. */
export function remarkRow(finding: DocumentFinding, n: number, document: string): Omit<StoredFinding, 'run'> {
  const { kind, severity } = finding;
  const needs = severity !== 'info';
  return rowOf({ kind: 'remark', n, status: kind, severity, needs, fingerprint: remarkPrint(document, finding), finding });
}

/** Whether a claim needs a person: it is not borne out, or rests on a retracted work, whatever that work says. */
const claimNeeds = ({ outcome, severity, grounding }: DocumentClaim): boolean =>
  (outcome !== 'supported' && severity !== 'info') || grounding === 'retracted_source';

/**
 * Of how many references something is known, of how many that could be looked up, and how many of unknown standing could not: kept
 * beside the counts of verdicts.
 */
export function coverageCounts({
  references,
}: Pick<Report, 'references'>): Readonly<Record<'covered' | 'lookedUp' | 'notCheckable', number>> {
  const looked = references.flatMap((finding) => isCovered(finding) ?? []);
  return {
    covered: looked.filter((covered) => covered).length,
    lookedUp: looked.length,
    notCheckable: references.filter(({ verdict, reference }) => verdict.outcome === 'unknown' && reference.route === 'uncheckable').length,
  };
}

/**
 * Quotes and claims in figures, kept beside those of references; none where no texts were at hand. Open: what needs a person, before
 * anybody decided.
 */
export function textCounts({ quotes, claims }: Pick<Report, 'quotes' | 'claims'>): Readonly<Record<string, number>> {
  return {
    ...(quotes === undefined
      ? {}
      : {
          quotes: quotes.items.length,
          quotesOpen: quotes.items.filter(({ status, severity }) => status !== 'verified' && severity !== 'info').length,
        }),
    ...(claims === undefined ? {} : { claims: claims.claims.length, claimsOpen: claims.claims.filter(claimNeeds).length }),
  };
}

/** Name of the event that tells a finding. */
export const eventOf = (kind: string): string => EVENTS[kind] ?? 'ref.verified';
const EVENTS: Readonly<Record<string, string>> = { quote: 'quote.checked', claim: 'claim.judged', remark: 'remark.made' };

/**
 * The finding of a reference in what is stored of it. The API's schema calls it a record of anything, since stet-report/1 describes
 * it; `referenceRow` alone writes such rows.
 */
export const referenceIn = ({ finding }: { readonly finding: object }): ReferenceFinding => finding as ReferenceFinding;

/** The words, the sentence said of them and the place of a quote or a claim in what is stored of it; `quoteRow` and `claimRow` write such rows. */
export function textIn(finding: object): { readonly words: string; readonly says: string; readonly place: string } {
  const { quote, claim, says, page, at } = finding as Partial<QuoteFinding> &
    Partial<Omit<DocumentClaim, keyof QuoteFinding>> & { says: string };
  const place = page !== undefined ? `p. ${page}: ` : at !== undefined ? `line ${at.line}: ` : '';
  return { words: quote ?? claim?.text ?? '', says, place };
}

/** Fingerprints of the problems of a finding as it is stored: what a decision on it is about. */
export function problemPrints(kind: string, finding: object): readonly string[] {
  if (kind === 'quote') return PRINTS_OF.quote(finding as QuoteFinding);
  if (kind === 'claim') return PRINTS_OF.claim(finding as DocumentClaim);
  if (kind === 'remark') return PRINTS_OF.remark(finding as DocumentFinding);
  return PRINTS_OF.reference(finding as ReferenceFinding);
}
