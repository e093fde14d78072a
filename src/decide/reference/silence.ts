/**
 * What silence may not bring about (design § 3: silence is never guilt). A source that was asked and did not answer might have held
 * the version cited: the year it appeared online, the journal after the preprint, the whole list of authors. So while one was
 * silent, a detail that differs from the records heard is not held against the citation, and what agrees in part is unknown and not
 * doubtful. With any source, or any two, taken away no verdict says more against a citation than it did before; a test
 * walks every world. One thing stands: an identifier whose own registry, heard, gives it to another work.
 */
import { COMPONENTS, type Component, type Labels } from '../../model/evidence.ts';
import { EXIST } from './exist.ts';
import type { ReferenceFacts, ReferenceRule } from './rule.ts';

/** Parts in which versions of one work differ. */
const OF_VERSIONS: ReadonlySet<Component> = new Set(['venue', 'date', 'url']);

const differing = (labels: Labels): readonly Component[] =>
  COMPONENTS.filter((component) => labels[component] === 'not_match' || labels[component] === 'partial');

const SILENT_DETAIL: ReferenceRule = {
  id: 'ref/exist-version-open',
  outcome: 'exist',
  says: 'Title and authors agree with a record. A detail differs from it, but a source that may hold the version cited did not answer.',
  why: 'A year or a journal that differs from one record may be right in another. It is shown, and not held against the citation until everyone asked was heard.',
  when: (labels, facts) =>
    facts.silent && EXIST.some((rule) => rule.when(labels, facts)) && differing(labels).every((component) => OF_VERSIONS.has(component)),
  examples: [
    {
      labels: { title: 'match', authors: 'match', date: 'not_match' },
      facts: { silent: true, coverage: 'partial' },
      holds: true,
      note: 'another year than the one record heard',
    },
    { labels: { title: 'match', authors: 'match', date: 'not_match' }, holds: false, note: 'everyone was heard' },
    {
      labels: { title: 'match', authors: 'match', doi: 'not_match' },
      facts: { silent: true, coverage: 'partial' },
      holds: false,
      note: "another work's DOI, as its own registry says",
    },
  ],
};

const SILENT_PART: ReferenceRule = {
  id: 'ref/unknown-part-open',
  outcome: 'unknown',
  says: 'A record agrees in part, but a source that may agree in whole did not answer.',
  why: 'What one record lacks another may have. It is asked again before a person has to look.',
  when: (labels, facts) => facts.silent && !(labels.title === 'match' && labels.authors === 'match'),
  examples: [
    {
      labels: { title: 'match', authors: 'partial' },
      facts: { silent: true, coverage: 'partial' },
      holds: true,
      note: 'an author the record lacks',
    },
    { labels: { title: 'match', authors: 'partial' }, holds: false, note: 'everyone was heard' },
    {
      labels: { title: 'match', authors: 'match', doi: 'not_match' },
      facts: { silent: true, coverage: 'partial' },
      holds: false,
      note: 'nothing but the identifier is wrong',
    },
  ],
};

export const SILENCE_RULES: readonly ReferenceRule[] = [SILENT_DETAIL, SILENT_PART];

/** The rule that stands while a source was silent; null when silence changes nothing. */
export function whileSilent(said: ReferenceRule, labels: Labels, facts: ReferenceFacts): ReferenceRule | null {
  if (!facts.silent || (said.outcome !== 'exist_minor' && said.outcome !== 'unsure')) return null;
  return SILENCE_RULES.find((rule) => rule.when(labels, facts)) ?? null;
}
