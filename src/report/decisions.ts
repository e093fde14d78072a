/**
 * What people decided, put beside what was found. A decision is about one reference as it was printed, and covers the problems
 * that were shown when it was made: one that comes up later (a retraction, another rule) is new and stays loud. The verdict
 * itself is never changed.
 */
import type { DocumentClaim } from '../model/claim.ts';
import type { QuoteFinding } from '../model/quote.ts';
import type { Decision, DecisionWord, DocumentFinding, Mark, ReferenceFinding, Report } from '../model/report.ts';
import { fingerprint } from './fingerprint.ts';
import { wholeFindings } from './whole.ts';

/** Why a person decided so; the words are for reading, the codes for files. */
export const REASON_WORDS = {
  exists_elsewhere: 'found in another place',
  broken_parse: 'the reference was read wrongly',
  known_good: 'the work is known',
  non_academic: 'not a kind of work that registries hold',
  sources_unavailable: 'sources could not be asked',
  confirmed_absent: 'looked for by hand and not found',
  wrong_details: 'the work exists, its details differ',
  other: 'another reason',
} as const;

/** The same where the words of a quote or of a sentence that cites are meant, and not a reference. */
export const TEXT_REASON_WORDS = {
  exists_elsewhere: 'found elsewhere in the work, or in another edition',
  broken_parse: 'the text, or what it cites, was read wrongly',
  known_good: 'looked up in the work',
  wrong_details: 'the source says it otherwise',
  sources_unavailable: 'the source could not be had',
} as const;

/** The same where the document as a whole is meant. */
export const DOCUMENT_REASON_WORDS = {
  known_good: 'looked at, and meant so',
  broken_parse: 'the document was read wrongly',
  exists_elsewhere: 'it stands elsewhere, or in another file',
  confirmed_absent: 'looked for, and it is not there',
  wrong_details: 'the mark or the entry is wrong',
  sources_unavailable: 'a file that it needs could not be had',
} as const;

/** What a decision is about, for its reason has other words for each. */
export type DecidedOn = 'reference' | 'text' | 'document';

/** The words of the reasons for what is decided on. */
export const reasonWordsOf = (on: DecidedOn): Readonly<Record<string, string>> => ({
  ...REASON_WORDS,
  ...(on === 'text' ? TEXT_REASON_WORDS : on === 'document' ? DOCUMENT_REASON_WORDS : {}),
});

export const DECISION_WORDS: Readonly<Record<DecisionWord, string>> = {
  ok: 'It stands',
  bad: 'Needs correcting',
  unsure: 'Still open',
};

/** What names a reference in a file of decisions: its words as printed, whatever document they stand in. */
export const referencePrint = (raw: string): string => fingerprint('reference', raw);

/** What names a quote, and what a sentence that cites, among decisions: its words. */
export const quotePrint = ({ quote }: QuoteFinding): string => referencePrint(`quote ${quote}`);
export const claimPrint = ({ claim }: DocumentClaim): string => referencePrint(`claim ${claim.text}`);
/** What names a remark: its sentence in this very document, for "[7] is cited, which the list does not hold" is said of many. */
export const remarkPrint = (document: string, { rule, says }: Pick<DocumentFinding, 'rule' | 'says'>): string =>
  referencePrint(`remark ${document} ${rule} ${says}`);

function decisionIn(mark: Mark | undefined): { readonly decision?: Decision } {
  if (mark === undefined) return {};
  const { decision, reason, note, by, at, covers } = mark;
  return { decision: { decision, reason, ...(note === undefined ? {} : { note }), by, at, covers } };
}

/** The finding with the decision about it, where there is one; without it otherwise. */
export function withDecision(finding: ReferenceFinding, marks: ReadonlyMap<string, Mark>): ReferenceFinding {
  const mark = marks.get(referencePrint(finding.reference.raw));
  return mark === undefined ? finding : { ...finding, ...decisionIn(mark) };
}

/** The report with every decision in its place. */
export function withDecisions(report: Report, marks: ReadonlyMap<string, Mark>): Report {
  if (marks.size === 0) return report;
  const { references, quotes, claims, document } = report;
  const decisions = wholeFindings(report).flatMap(({ rule, says }) => {
    const { decision } = decisionIn(marks.get(remarkPrint(document.id, { rule, says })));
    return decision === undefined ? [] : [{ rule, says, ...decision }];
  });
  return {
    ...report,
    ...(decisions.length === 0 ? {} : { decisions }),
    references: references.map((finding) => withDecision(finding, marks)),
    ...(quotes === undefined
      ? {}
      : { quotes: { ...quotes, items: quotes.items.map((one) => ({ ...one, ...decisionIn(marks.get(quotePrint(one))) })) } }),
    ...(claims === undefined
      ? {}
      : { claims: { ...claims, claims: claims.claims.map((one) => ({ ...one, ...decisionIn(marks.get(claimPrint(one))) })) } }),
  };
}

/** Whether a person has settled this problem: it stays in every report and moves no exit status. */
export const settles = (decision: Decision | undefined, problem: string): boolean =>
  decision?.decision === 'ok' && decision.covers.includes(problem);

/** "It stands: found in another place (Ada, 2026-03-01). Seen in the library." */
export function decisionLine({ decision, reason, note, by, at }: Decision, on: DecidedOn = 'reference'): string {
  const known = reasonWordsOf(on);
  const because = Object.hasOwn(known, reason) ? known[reason] : reason;
  return `${DECISION_WORDS[decision]}: ${because} (${by === '' ? '' : `${by}, `}${at.slice(0, 10)})${note === undefined ? '' : `. ${note}`}`;
}
