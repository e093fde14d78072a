/**
 * When nothing can be said of a reference (seed 001, "Unknown"). BY_DESIGN holds whatever comparing yields; UNANSWERED
 * holds when comparing left nothing to go by.
 */
import { numbered, type ReferenceRule } from './rule.ts';

const uncheckable: ReferenceRule = {
  id: 'ref/unknown-uncheckable',
  outcome: 'unknown',
  says: 'Such a source cannot be checked by its nature.',
  why: 'Ibid., private letters and unpublished notes stand in no registry; not finding them means nothing.',
  when: (_labels, facts) => facts.route === 'uncheckable' && !facts.famous,
  examples: [
    { labels: {}, facts: { route: 'uncheckable' }, holds: true, note: 'personal communication' },
    { labels: {}, facts: { route: 'formal' }, holds: false, note: 'an article' },
  ],
};

const oneComponent: ReferenceRule = {
  id: 'ref/unknown-one-component',
  outcome: 'unknown',
  says: 'The citation gives too little to tell which work is meant.',
  why: 'One part alone fits many works. A dead link on its own and a famous title are settled elsewhere.',
  when: (labels, facts) => facts.cited.length <= 1 && !facts.famous && !facts.urlDead && !numbered(labels, facts),
  examples: [
    { labels: { title: 'match' }, facts: { cited: ['title'] }, holds: true, note: 'a bare title' },
    { labels: { title: 'match' }, facts: { cited: ['title', 'date'] }, holds: false, note: 'title and year' },
  ],
};

const IDENTIFYING: ReadonlySet<string> = new Set(['doi', 'url']);

const identifierAlone: ReferenceRule = {
  id: 'ref/unknown-identifier-alone',
  outcome: 'unknown',
  says: 'The identifier is registered, but the citation says nothing of the work that its record could be compared with.',
  why: 'A slip in an identifier leads to another work. Where neither title, names nor year stand beside it, nothing would tell; the record is shown.',
  when: (labels, facts) =>
    facts.found &&
    labels.doi === 'match' &&
    facts.cited.length > 0 &&
    facts.cited.every((component) => IDENTIFYING.has(component)) &&
    !numbered(labels, facts),
  examples: [
    { labels: { doi: 'match' }, facts: { cited: ['doi'] }, holds: true, note: 'a DOI that stands alone' },
    { labels: { doi: 'match' }, facts: { cited: ['url', 'doi'] }, holds: true, note: 'a link to arXiv' },
    { labels: {}, facts: { cited: ['doi'], found: false }, holds: false, note: 'nobody was found to hold it' },
    { labels: { doi: 'match', authors: 'match' }, facts: { cited: ['doi', 'authors'] }, holds: false, note: 'names beside it' },
  ],
};

const noTitle: ReferenceRule = {
  id: 'ref/unknown-no-title',
  outcome: 'unknown',
  says: 'No titles could be compared, so the work cannot be told for certain.',
  why: 'Physics and chemistry cite without titles. Agreement of the rest is shown, but no title was seen to agree or to differ.',
  when: (labels, facts) => labels.title === 'unknown' && facts.found,
  examples: [
    { labels: { authors: 'match', venue: 'match', date: 'match' }, holds: true, note: 'authors, journal, volume, page and no title' },
    { labels: { title: 'match', authors: 'match' }, holds: false, note: 'titles agree' },
  ],
};

const notAnswered: ReferenceRule = {
  id: 'ref/unknown-not-answered',
  outcome: 'unknown',
  says: 'No record was found, but not every source that could hold it was asked and answered.',
  why: 'Silence is not guilt: a source that is down, refused or was not asked says nothing about the work.',
  when: (_labels, facts) => !facts.found,
  examples: [
    { labels: {}, facts: { found: false, coverage: 'none' }, holds: true, note: 'all sources down' },
    { labels: { title: 'match' }, holds: false, note: 'a record was found' },
  ],
};

export const BY_DESIGN: readonly ReferenceRule[] = [uncheckable, identifierAlone, oneComponent];
export const UNANSWERED: readonly ReferenceRule[] = [noTitle, notAnswered];
