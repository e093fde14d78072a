/**
 * The shape of a warning rule and what it may look at. Warnings stand beside the class and never change it: a retracted
 * paper exists.
 */
import type { Reference } from '../../model/cited.ts';
import type { PersonEvidence } from '../../model/evidence.ts';
import type { Listing } from '../../model/ports.ts';
import type { Notice, Related, Source } from '../../model/source.ts';
import type { ReferenceVerdict, Severity, Warning, WarningKind } from '../../model/verdict.ts';

/** All that a warning about one reference rests on. */
export interface Matched {
  readonly reference: Reference;
  readonly verdict: ReferenceVerdict;
  /** Records of the matched work; empty when the reference was matched to none. */
  readonly work: readonly Source[];
  /** What is known of the work's editorial history, earliest first; null when the lists could not be read. */
  readonly notices: readonly Notice[] | null;
  readonly listed: readonly Listing[] | null;
  /** Publications that lists relate to the work; null when none was loaded. What its records relate to it stands in them. */
  readonly related: readonly Related[] | null;
  /** Whose the ORCID iDs are that were looked into. */
  readonly people: readonly PersonEvidence[];
  /** When the citing document was written, ISO, as far as known. */
  readonly citingDate: string | null;
  /** Every record of the matched work, its other versions among them. */
  readonly versions: readonly Source[];
  /** Every record that was found, of this work and of others. */
  readonly found: readonly Source[];
  /** Text of the cited work, where it is at hand. */
  readonly text: string | null;
}

export interface WarningRule {
  readonly id: string;
  readonly kind: WarningKind;
  readonly severity: Severity;
  /** The rule in one sentence, for a person. */
  readonly says: string;
  readonly why: string;
}

/** A rule that looks at one reference. */
export interface ReferenceWarningRule extends WarningRule {
  of(matched: Matched): readonly Warning[];
}

/** The warning a rule gives of one reference. */
export function warning(rule: WarningRule, matched: Matched, says: string, evidence: readonly string[], notice?: Notice): Warning {
  return {
    kind: rule.kind,
    rule: rule.id,
    severity: rule.severity,
    of: [matched.reference.id],
    says,
    evidence,
    ...(notice === undefined ? {} : { notice }),
  };
}

/** What befell a work, behind "was", by the kind of its notice. */
const BEFELL: Readonly<Record<Notice['kind'], string>> = {
  retracted: 'retracted',
  'expression-of-concern': 'placed under an expression of concern',
  corrected: 'corrected',
  reinstated: 'reinstated',
  'superseded-preprint': 'superseded',
};
/** The same by the closer word of who tells of it: a work that was withdrawn is not called retracted. */
const CLOSER: ReadonlyMap<string, string> = new Map([
  ...['withdrawn', 'removed', 'temporarily removed', 'retracted and republished', 'corrected and republished'].map(
    (word): [string, string] => [word, word],
  ),
  ['marked as in violation of publication principles', 'marked as in violation of publication principles'],
  ['partial retraction', 'retracted in part'],
  ['addendum', 'supplemented by an addendum'],
  ['clarification', 'clarified'],
]);

/** What befell a work and when: "retracted on 2021-03-02", "corrected in 2021", "withdrawn". */
export function befell({ kind, reason = '', date }: Notice): string {
  const what = CLOSER.get(/^the recorded title says “(.{1,60})”$/.exec(reason)?.[1] ?? reason) ?? BEFELL[kind];
  return date === undefined ? what : `${what} ${date.length === 10 ? 'on' : 'in'} ${date}`;
}

/** The reason that a notice gives, where it is more than a closer word for what befell the work. */
export const reasonOf = ({ reason }: Notice): string | undefined => (reason === undefined || CLOSER.has(reason) ? undefined : reason);

/** By what a person finds a notice, and who tells of it: "10.5555/notice; crossref". */
export const named = ({ doi, url, from }: Notice): string => [doi ?? url, from].filter((part) => part !== undefined).join('; ');
