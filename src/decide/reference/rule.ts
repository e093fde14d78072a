/**
 * The shape of a rule about a reference, and the facts a rule may lean on beside the six labels. A rule is pure: the same
 * labels and facts give the same answer. What the labels mean is seed 001's; nothing here decides.
 */
import type { CanonicalKind, Route } from '../../model/cited.ts';
import { COMPONENTS, type Component, type Label, type Labels } from '../../model/evidence.ts';
import type { CoverageFact, ReferenceClass, TestimonyWord } from '../../model/verdict.ts';

/** What is known of a reference besides its labels. */
export interface ReferenceFacts {
  readonly route: Route;
  /** What kind of work the reasoning route takes it for; null on the other routes. */
  readonly kind: CanonicalKind | null;
  /** Scripture or a work so well known that nobody needs a record of it. */
  readonly famous: boolean;
  /** Which of the six components the citation bears. */
  readonly cited: readonly Component[];
  /** The citation is one URL and the page is known to be gone; never set for a page that merely did not answer. */
  readonly urlDead: boolean;
  /** A record was compared; false when no source gave any. */
  readonly found: boolean;
  /** The compared record is beyond doubt the work meant, so that a conflict with it is evidence in itself. */
  readonly certain: boolean;
  /** Journal, volume and first page agree: as good as an identifier, for what it can vouch for. */
  readonly placed: boolean;
  /** All people agree and none is left out, in another order. */
  readonly reordered: boolean;
  /** No person is named on either side, and the title says enough to stand alone. */
  readonly anonymous: boolean;
  /** The citation prints no title, and was not merely misread: nothing but names, journal and numbers stands in it. */
  readonly untitled: boolean;
  readonly coverage: CoverageFact['kind'];
  /** The printed reference begins in the middle of a name, lost letters, or holds two works. */
  readonly garbled: boolean;
  /** It says that its title is a translation, or gives it as another script is rendered. */
  readonly translated: boolean;
  /** Its letters were recognised from an image, or drawn by a font that does not tell which they are. */
  readonly uncertain: boolean;
  /** A source that covers such works could not be asked, and none that holds all of them was. */
  readonly silent: boolean;
  /** Its text lies among the sources handed over and bears the cited title. `signed`: whoever is cited stands at its head too. */
  readonly atHand: { readonly signed: boolean } | null;
  /** What a witness said, where one was heard and what it quotes was found. `borneOut`: something in the record it names agrees. */
  readonly witness: { readonly said: TestimonyWord; readonly borneOut: boolean } | null;
}

/** Kinds of works that are cited by a number of their own, which names one work as an identifier does. */
const NUMBERED: ReadonlySet<string> = new Set(['statute', 'court-decision', 'standard', 'patent', 'official-document']);

/** Whether the number of a law, a decision, a standard or a patent agrees, and nothing speaks against it. */
export const numbered = (labels: Labels, { kind }: ReferenceFacts): boolean =>
  kind !== null &&
  NUMBERED.has(kind) &&
  labels.doi === 'match' &&
  labels.title !== 'not_match' &&
  (labels.authors === 'match' || labels.authors === 'unknown');

/** The facts of an ordinary citation with all its parts, in a world where everything was asked. */
export const ORDINARY: ReferenceFacts = {
  route: 'formal',
  kind: null,
  famous: false,
  cited: COMPONENTS,
  urlDead: false,
  found: true,
  certain: true,
  placed: false,
  reordered: false,
  anonymous: false,
  untitled: false,
  coverage: 'complete',
  garbled: false,
  translated: false,
  uncertain: false,
  silent: false,
  atHand: null,
  witness: null,
};

/** A worked case of a rule: run as a test, printed in docs/rules.md. Labels left out are `unknown`. */
export interface RuleExample {
  readonly labels: Partial<Labels>;
  readonly facts?: Partial<ReferenceFacts>;
  readonly holds: boolean;
  readonly note: string;
}

/** A row of the table of classes: when it holds, which class it gives, and why there is such a row. Pure. */
export interface ReferenceRule {
  /** `ref/` and a name that stays when the wording changes. */
  readonly id: string;
  readonly outcome: ReferenceClass;
  /** The rule in one sentence, for a person. */
  readonly says: string;
  /** Why there is such a rule. */
  readonly why: string;
  when(labels: Labels, facts: ReferenceFacts): boolean;
  readonly examples: readonly RuleExample[];
}

/** Components that identify a work: the URL, and the DOI or any other registered identifier. */
const TIER_TWO = ['url', 'doi'] as const;

/** True when the URL or an identifier is labelled so. */
export const anyIdentifier = (labels: Labels, label: Label): boolean => TIER_TWO.some((component) => labels[component] === label);

/** True when an identifier agrees, or the place in the journal does: something vouches for the work besides its title and authors. */
export const vouched = (labels: Labels, facts: ReferenceFacts): boolean => anyIdentifier(labels, 'match') || facts.placed;

/** True when at least one component bears the label. */
export const anyComponent = (labels: Labels, label: Label): boolean => COMPONENTS.some((component) => labels[component] === label);
