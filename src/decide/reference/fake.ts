/**
 * When no record agrees with a reference (seed 001, "Fake"). The word is the seed's; what a person reads is "no matching
 * record found". Whether enough was asked to say so is settled by the guard in guard.ts, never here.
 */
import { anyIdentifier, type ReferenceRule } from './rule.ts';

const otherAuthors: ReferenceRule = {
  id: 'ref/fake-authors',
  outcome: 'fake',
  says: 'The record with this title is by other authors.',
  why: "Authors and title are what a work is known by. A rule apart from the title's, because here a record was found.",
  when: (labels) => labels.authors === 'not_match' && (labels.title === 'match' || labels.title === 'partial'),
  examples: [
    { labels: { title: 'match', authors: 'not_match', doi: 'match' }, holds: true, note: 'right title and DOI, other authors' },
    { labels: { title: 'match', authors: 'weak' }, holds: false, note: 'one author is right' },
  ],
};

const noSuchTitle: ReferenceRule = {
  id: 'ref/fake-title',
  outcome: 'fake',
  says: 'No record that was found bears this title; the nearest one bears another.',
  why: 'Authors and title are what a work is known by. The record compared is not the work cited: it stands here for want of a better one.',
  when: (labels) => labels.title === 'not_match' || labels.authors === 'not_match',
  examples: [
    { labels: { title: 'not_match', authors: 'match' }, holds: true, note: 'real authors, invented title' },
    { labels: { authors: 'not_match', doi: 'match' }, holds: true, note: "no title cited; the DOI's record is by others" },
    { labels: { title: 'partial', authors: 'match' }, holds: false, note: 'near enough to leave open' },
  ],
};

const weakAuthors: ReferenceRule = {
  id: 'ref/fake-weak-authors',
  outcome: 'fake',
  says: 'Few of the authors agree, and the identifier or the venue does not.',
  why: 'One shared surname proves little when the rest points elsewhere.',
  when: (labels) =>
    labels.authors === 'weak' &&
    (anyIdentifier(labels, 'not_match') || (labels.url === 'unknown' && labels.doi === 'unknown' && labels.venue === 'not_match')),
  examples: [
    { labels: { title: 'match', authors: 'weak', doi: 'not_match' }, holds: true, note: 'the DOI is of another work' },
    { labels: { title: 'match', authors: 'weak', venue: 'not_match' }, holds: true, note: 'no identifier, another journal' },
    { labels: { title: 'match', authors: 'weak', venue: 'not_match', doi: 'match' }, holds: false, note: 'the DOI vouches for it' },
  ],
};

const deadLink: ReferenceRule = {
  id: 'ref/fake-dead-link',
  outcome: 'fake',
  says: 'The citation is one link, and the page is gone.',
  why: 'Nothing else is cited that could be looked for. A page that refused or did not answer is not gone.',
  when: (_labels, facts) => facts.urlDead && facts.cited.length === 1 && facts.cited[0] === 'url',
  examples: [
    { labels: {}, facts: { cited: ['url'], urlDead: true, found: false }, holds: true, note: '404 on a bare link' },
    { labels: {}, facts: { cited: ['title', 'url'], urlDead: true, found: false }, holds: false, note: 'there is a title to search for' },
  ],
};

const nothingFound: ReferenceRule = {
  id: 'ref/fake-nothing-found',
  outcome: 'fake',
  says: 'No record like this citation was found.',
  why: 'Where no source gave any record there is nothing to compare with.',
  when: (_labels, facts) => !facts.found && facts.route === 'formal' && facts.cited.includes('title') && facts.coverage !== 'none',
  examples: [
    { labels: {}, facts: { found: false }, holds: true, note: 'asked where it would be, not there' },
    { labels: {}, facts: { found: false, coverage: 'none' }, holds: false, note: 'nobody answered' },
    { labels: {}, facts: { found: false, route: 'reasoning' }, holds: false, note: 'a statute is not in such registries' },
  ],
};

export const FAKE: readonly ReferenceRule[] = [otherAuthors, noSuchTitle, weakAuthors, deadLink, nothingFound];

/** Rules that rest on a conflict with a found record; the others rest on a want of one. */
export const CONFLICTS: ReadonlySet<string> = new Set([otherAuthors.id, weakAuthors.id]);

/** The rule that rests on a page known to be gone; no registry could answer for it. */
export const DEAD_LINK = deadLink.id;
