/**
 * What silence may not bring about (design § 3: silence is never guilt). A source that was asked and did not answer might have held
 * the version cited: the year it appeared online, the journal after the preprint, the whole list of authors. So while one was
 * silent, a detail that differs from the records heard is not held against the citation, and what agrees in part is unknown and not
 * doubtful. With any source, or any two, taken away no verdict says more against a citation than it did before; a test
 * walks every world. One thing stands: an identifier whose own registry, heard, gives it to another work.
 */
import { COMPONENTS, type Component, type Labels } from '../../model/evidence.ts';
import { EXIST } from './exist.ts';
import { type ReferenceFacts, type ReferenceRule, vouched } from './rule.ts';
import { UNSURE } from './unsure.ts';

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

/** Whether nothing that stands for one work alone agrees. */
const unvouched = (labels: Labels, facts: ReferenceFacts): boolean => !vouched(labels, facts) && !facts.certain;

const NEIGHBOUR: ReferenceRule = {
  id: 'ref/unknown-neighbour',
  outcome: 'unknown',
  says: 'The nearest record is like the citation, but of another work as far as can be seen; not every source that could hold the one cited was asked and answered.',
  why: 'A collection that does not hold a work still holds its neighbours: a later paper by some of the same people, a reply, a chapter of the same name. Where neither title nor authors agree in whole, or a common title stands elsewhere in another year, that says nothing about the work cited.',
  when: (labels, facts) =>
    facts.coverage !== 'complete' &&
    unvouched(labels, facts) &&
    ((labels.title === 'partial' && labels.authors !== 'match' && (labels.authors !== 'unknown' || labels.date !== 'match')) ||
      (labels.title === 'match' && labels.authors !== 'match' && labels.date === 'not_match' && labels.venue !== 'match')),
  examples: [
    {
      labels: { title: 'partial', authors: 'partial', date: 'not_match' },
      facts: { coverage: 'partial', certain: false },
      holds: true,
      note: 'a later paper by one of the same people, under a title much like it',
    },
    {
      labels: { title: 'match', authors: 'unknown', date: 'not_match', venue: 'not_match' },
      facts: { coverage: 'none', certain: false },
      holds: true,
      note: '“Introduction”, in another book',
    },
    {
      labels: { title: 'partial' },
      facts: { coverage: 'partial', certain: false },
      holds: true,
      note: 'the journal or the book of the work, recorded by itself',
    },
    {
      labels: { title: 'partial', authors: 'partial' },
      holds: false,
      note: 'whoever holds all such works has nothing nearer',
    },
    {
      labels: { title: 'match', authors: 'partial', date: 'match' },
      facts: { coverage: 'partial', certain: false },
      holds: false,
      note: 'the title and the year agree: an author left out',
    },
    {
      labels: { title: 'partial', authors: 'match' },
      facts: { coverage: 'partial', certain: false },
      holds: false,
      note: 'all the people, and a title near enough to leave open',
    },
  ],
};

export const SILENCE_RULES: readonly ReferenceRule[] = [SILENT_DETAIL, SILENT_PART, NEIGHBOUR];

/** The rule that stands while a source was silent or not asked; null when that changes nothing. */
export function whileSilent(said: ReferenceRule, labels: Labels, facts: ReferenceFacts): ReferenceRule | null {
  if (said.outcome !== 'exist_minor' && said.outcome !== 'unsure') return null;
  return SILENCE_RULES.find((rule) => (rule !== NEIGHBOUR || said === UNSURE[0]) && rule.when(labels, facts)) ?? null;
}
