/**
 * The verdict on one reference: the table asked about each candidate, the best answer kept. A reference that agrees with
 * one record exists, however many other records it does not agree with.
 */
import type { Reference } from '../../model/cited.ts';
import {
  COMPONENTS,
  type Comparison,
  type Component,
  type ComponentEvidence,
  type Labels,
  type ReferenceEvidence,
} from '../../model/evidence.ts';
import type { LookupResult } from '../../model/source.ts';
import type { Candidate, ReferenceClass, ReferenceVerdict, Testimony } from '../../model/verdict.ts';
import { isAtHand } from './at-hand.ts';
import { coverageOf } from './coverage.ts';
import { isGarbled } from './garbled.ts';
import { rule } from './index.ts';
import { likelihood } from './likelihood.ts';
import { hasLostTheirLetters } from './lost-letters.ts';
import { ORDINARY, type ReferenceFacts } from './rule.ts';
import { sentence } from './sentence.ts';
import { isBorneOut, testified } from './testimony.ts';
import { isTranslated } from './translated.ts';
import { printsNoTitle } from './untitled.ts';

type Components = Readonly<Record<Component, ComponentEvidence>>;

/** Which of two candidates' classes speaks for the reference: agreement before doubt, doubt before none. */
const RANK: Readonly<Record<ReferenceClass, number>> = { exist: 4, exist_minor: 3, unsure: 2, unknown: 1, fake: 0 };
const SHOWN = 5;

const label = (components: Components, component: Component): ComponentEvidence['label'] => components[component].label;

const labelsOf = (components: Components): Labels => ({
  title: label(components, 'title'),
  authors: label(components, 'authors'),
  venue: label(components, 'venue'),
  date: label(components, 'date'),
  url: label(components, 'url'),
  doi: label(components, 'doi'),
});

const blank = (cited: string | null): ComponentEvidence => ({
  label: 'unknown',
  cited,
  found: null,
  score: null,
  source: null,
  why: 'no record to compare with',
});

/** The components a citation bears, as far as its fields tell. */
export function citedComponents(reference: Reference): Component[] {
  const { fields } = reference;
  const bears: Readonly<Record<Component, boolean>> = {
    title: fields.title !== undefined,
    authors: (fields.author?.length ?? 0) + (fields.editor?.length ?? 0) > 0,
    venue: [fields['container-title'], fields['event-title'], fields.publisher].some((value) => value !== undefined),
    date: fields.issued !== undefined,
    url: fields.URL !== undefined,
    // A law, a decision or a standard is cited by its number as others are by an identifier.
    doi:
      [fields.DOI, fields.arxiv, fields.PMID, fields.PMCID, fields.ISBN].some((value) => value !== undefined) ||
      (reference.route === 'reasoning' && fields.number !== undefined),
  };
  return COMPONENTS.filter((component) => bears[component]);
}

const shown = (evidence: ReferenceEvidence): Candidate => ({
  source: evidence.cluster,
  score: evidence.score,
  components: evidence.components,
});

/** The record that gave the labels that matter; the cluster's first when none is named. */
const recordOf = (evidence: ReferenceEvidence): string =>
  evidence.components.title.source ?? evidence.components.authors.source ?? evidence.components.doi.source ?? evidence.cluster;

/** Testimony as a fact for the rules; null when nothing was said that counts. */
function witnessOf(testimony: Testimony | null, { evidence }: Comparison, { candidates }: LookupResult): ReferenceFacts['witness'] {
  if (testimony === null || testimony.said === 'not-heard' || testimony.said === 'not-counted') return null;
  const clusterOf = (id: string): string | null => candidates.find(({ sources }) => sources.some((one) => one.id === id))?.id ?? null;
  return { said: testimony.said, borneOut: isBorneOut(testimony, evidence, clusterOf) };
}

/** A candidate with its labels and what the rules say of them. */
interface Judged {
  readonly evidence: ReferenceEvidence;
  readonly labels: Labels;
  readonly said: ReturnType<typeof rule>;
}

/** The candidate that speaks for the reference: the one of the best class, the first of equals; undefined when none can be compared. */
function bestOf(reference: Reference, { evidence }: Comparison, facts: ReferenceFacts): Judged | undefined {
  // A record without the title that the citation bears can vouch for nothing; it stays a candidate to be shown.
  const comparable = evidence.filter((one) => !facts.cited.includes('title') || one.components.title.label !== 'unknown');
  const judged = comparable.map((one) => {
    const labels = labelsOf(one.components);
    const garbled = facts.garbled || hasLostTheirLetters(reference, one.components);
    const { certain = false, placed = false, reordered = false, anonymous = false } = one;
    return { evidence: one, labels, said: rule(labels, { ...facts, found: true, certain, placed, reordered, anonymous, garbled }) };
  });
  // By the class before the guards: most speak of coverage, the same for all candidates; one at the cited place comes first by its score.
  return judged.reduce<Judged | undefined>(
    (best, one) => (best !== undefined && RANK[one.said.raw.outcome] <= RANK[best.said.raw.outcome] ? best : one),
    undefined,
  );
}

/** The components where there is no record: what is cited, and nothing beside it. */
const unfound = ({ fields }: Reference): Components => ({
  title: blank(fields.title ?? null),
  authors: blank(null),
  venue: blank(null),
  date: blank(null),
  url: blank(fields.URL ?? null),
  doi: blank(fields.DOI ?? null),
});

/** The title, where a text that was handed over bears it. */
const titledBy = (text: string, components: Components): Components => ({
  ...components,
  title: { ...components.title, label: 'match', found: components.title.cited, why: `stands at the head of ${text}` },
});

/**
 * Decides one reference.
 * Takes the reference, what comparing it with its candidates yielded, what was asked of whom, and where its text was seen at hand.
 * Gives the class, the rule that gave it, the reason in words, the coverage it rests on and the five best candidates. With the
 * testimony of a witness, what rules leave open may move between `unknown` and `unsure`; the chance beside the class stays.
 */
export function decideReference(
  given: Reference,
  comparison: Comparison,
  result: LookupResult,
  testimony: Testimony | null = null,
  atHand: { readonly source: string; readonly signed: boolean } | null = null,
): ReferenceVerdict {
  const reference = comparison.readAs ?? given;
  const { fact, silent } = coverageOf(result.asked, comparison.unread);
  const facts: ReferenceFacts = {
    ...ORDINARY,
    route: reference.route,
    kind: reference.canonical ?? null,
    famous: reference.canonical === 'famous-work' || reference.canonical === 'scripture',
    cited: citedComponents(reference),
    urlDead: comparison.identifiers.some((one) => one.scheme === 'url' && one.outcome === 'unregistered'),
    coverage: fact.kind,
    silent,
    garbled: isGarbled(reference),
    translated: isTranslated(reference),
    uncertain: reference.letters !== undefined,
    untitled: printsNoTitle(reference),
    atHand,
    witness: witnessOf(testimony, comparison, result),
  };
  const best = bestOf(reference, comparison, facts);
  const nearest = best?.evidence.components ?? unfound(reference);
  const labels = best?.labels ?? labelsOf(nearest);
  const said = best?.said ?? rule(labels, { ...facts, found: false, certain: false });
  // What the nearest record says of another work says nothing of the text that was seen.
  const seen = isAtHand(said.rule) ? atHand : null;
  const components = seen === null ? nearest : titledBy(seen.source, unfound(reference));
  const source = seen !== null || best === undefined ? null : recordOf(best.evidence);
  const outcome = said.rule.outcome;
  return {
    kind: 'reference',
    of: reference.id,
    outcome,
    rule: said.rule.id,
    says: `${sentence(said.rule, components, seen?.source ?? source, fact, comparison.identifiers)}${testimony === null ? '' : testified(testimony)}`,
    rawOutcome: said.raw.outcome,
    coverage: fact,
    components,
    identifiers: comparison.identifiers,
    ...(seen !== null || best?.evidence.details === undefined || outcome === 'fake' || outcome === 'unknown'
      ? {}
      : { details: best.evidence.details }),
    source,
    candidates: comparison.evidence.slice(0, SHOWN).map(shown),
    pValid: seen === null ? likelihood(labels, said.heard.outcome, said.raw.outcome) : likelihood(labelsOf(components), outcome),
    ...(testimony === null ? {} : { testimony }),
  };
}
