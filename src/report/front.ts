/**
 * What stands in front of a reference: its class, or a warning that is worse than that. Every report names and counts a reference by it,
 * each once, so that the same run has the same totals everywhere, and a retracted work is nowhere counted with what is verified.
 */
import type { ReferenceFinding } from '../model/report.ts';
import type { Warning } from '../model/verdict.ts';
import { severityRank } from './problems.ts';
import { CLASS_WORDS, classWord, WARNING_WORDS, type Word } from './words.ts';

/** Warnings that are counted in place of the class they stand before. */
const GRAVE = ['retracted', 'id_points_elsewhere'] as const;

/** The warning that stands before the class of a reference, because it is worse; null where the class does. */
function inFront(finding: ReferenceFinding): Warning | null {
  const [worst] = [...finding.warnings].sort((a, b) => severityRank(a.severity) - severityRank(b.severity));
  if (worst === undefined) return null;
  const { severity } = classWord(finding);
  const ahead = finding.verdict.outcome === 'exist' || worst.kind === 'retracted' || severityRank(worst.severity) < severityRank(severity);
  return ahead ? worst : null;
}

/** What stands in front: a warning that is worse than the class, or the class. */
export function headline(finding: ReferenceFinding): Word & { readonly rule: string } {
  const word = classWord(finding);
  const ahead = inFront(finding);
  if (ahead === null) return { ...word, rule: finding.verdict.rule };
  const sign = ahead.severity === 'error' ? CLASS_WORDS.fake : CLASS_WORDS.exist_minor;
  return { ...word, ...WARNING_WORDS[ahead.kind], glyph: sign.glyph, ascii: sign.ascii, severity: ahead.severity, rule: ahead.rule };
}

/** What references are counted as, in the order in which counts are told, each with its word behind a number. */
export const COUNTED = {
  exist: 'verified',
  exist_minor: 'to check',
  fake: 'no match',
  retracted: 'retracted',
  id_points_elsewhere: 'identifier of another work',
  unsure: 'unsure',
  unknown: 'not checked',
  uncheckable: 'not checkable',
} as const;

export type CountedAs = keyof typeof COUNTED;
export type OnceCounted = Readonly<Record<CountedAs, number>>;

/** What one reference is counted as: by a grave warning that stands in front, else by its class. */
export function countedAs(finding: ReferenceFinding): CountedAs {
  const { verdict, reference } = finding;
  const ahead = inFront(finding)?.kind;
  const grave = GRAVE.find((kind) => kind === ahead);
  if (grave !== undefined) return grave;
  return verdict.outcome === 'unknown' && reference.route === 'uncheckable' ? 'uncheckable' : verdict.outcome;
}

/** How many references stand under what: their sum is the number of references. */
export function onceCounted(references: readonly ReferenceFinding[]): OnceCounted {
  const counts: Record<CountedAs, number> = {
    exist: 0,
    exist_minor: 0,
    fake: 0,
    retracted: 0,
    id_points_elsewhere: 0,
    unsure: 0,
    unknown: 0,
    uncheckable: 0,
  };
  for (const finding of references) counts[countedAs(finding)] += 1;
  return counts;
}

/** All that references are counted as, in order. */
export const KINDS = Object.keys(COUNTED).filter((kind): kind is CountedAs => kind in COUNTED);

/** "36 verified", "1 no match": what there is any of, each with what it is counted as. */
export const countParts = (counts: OnceCounted): readonly (readonly [kind: CountedAs, said: string])[] =>
  KINDS.filter((kind) => counts[kind] > 0).map((kind) => [kind, `${counts[kind].toLocaleString('en')} ${COUNTED[kind]}`]);

/** Both counts together. */
export const addedUp = (one: OnceCounted, other: OnceCounted): OnceCounted => {
  const sum = { ...one };
  for (const kind of KINDS) sum[kind] = one[kind] + other[kind];
  return sum;
};
