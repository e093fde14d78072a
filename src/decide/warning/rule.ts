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

/** "on 2021-03-02" or nothing, for a sentence. */
export const dated = (notice: Notice): string => (notice.date === undefined ? '' : ` on ${notice.date}`);

/** What a notice is called by: its DOI, else its address, else who tells of it. */
export const named = (notice: Notice): string => notice.doi ?? notice.url ?? notice.from;
