/**
 * What people decided, put beside what was found. A decision is about one reference as it was printed, and covers the problems
 * that were shown when it was made: one that comes up later (a retraction, another rule) is new and stays loud. The verdict
 * itself is never changed.
 */
import type { Decision, DecisionWord, Mark, ReferenceFinding, Report } from '../model/report.ts';
import { fingerprint } from './fingerprint.ts';

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

export const DECISION_WORDS: Readonly<Record<DecisionWord, string>> = {
  ok: 'It stands',
  bad: 'Needs correcting',
  unsure: 'Still open',
};

/** What names a reference in a file of decisions: its words as printed, whatever document they stand in. */
export const referencePrint = (raw: string): string => fingerprint('reference', raw);

/** The finding with the decision about it, where there is one; without it otherwise. */
export function withDecision(finding: ReferenceFinding, marks: ReadonlyMap<string, Mark>): ReferenceFinding {
  const mark = marks.get(referencePrint(finding.reference.raw));
  if (mark === undefined) return finding;
  const { decision, reason, note, by, at, covers } = mark;
  return { ...finding, decision: { decision, reason, ...(note === undefined ? {} : { note }), by, at, covers } };
}

/** The report with every decision in its place. */
export function withDecisions(report: Report, marks: ReadonlyMap<string, Mark>): Report {
  return marks.size === 0 ? report : { ...report, references: report.references.map((finding) => withDecision(finding, marks)) };
}

/** Whether a person has settled this problem: it stays in every report and moves no exit status. */
export const settles = (decision: Decision | undefined, problem: string): boolean =>
  decision?.decision === 'ok' && decision.covers.includes(problem);

/** "It stands: found in another place (Ada, 2026-03-01). Seen in the library." */
export function decisionLine({ decision, reason, note, by, at }: Decision): string {
  const known: Readonly<Record<string, string>> = REASON_WORDS;
  const because = Object.hasOwn(known, reason) ? known[reason] : reason;
  return `${DECISION_WORDS[decision]}: ${because} (${by === '' ? '' : `${by}, `}${at.slice(0, 10)})${note === undefined ? '' : `. ${note}`}`;
}
