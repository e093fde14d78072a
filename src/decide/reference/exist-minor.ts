/**
 * When a reference is a real work described wrongly in some detail (seed 001, "Exist with Minor Issues"): the work stands,
 * the citation needs a correction.
 */
import { EXIST } from './exist.ts';
import { anyComponent, type ReferenceRule, vouched } from './rule.ts';

const differs: ReferenceRule = {
  id: 'ref/exist-minor-a',
  outcome: 'exist_minor',
  says: 'The work exists; a detail of the citation differs from the record.',
  why: 'A wrong year, journal or link on a work that is plainly the one meant is an error to correct, not a reason to doubt it.',
  when: (labels, facts) =>
    EXIST.some((rule) => rule.when(labels, facts)) && (anyComponent(labels, 'not_match') || anyComponent(labels, 'partial')),
  examples: [
    { labels: { title: 'match', authors: 'match', date: 'not_match' }, holds: true, note: 'another year' },
    { labels: { title: 'match', authors: 'match', doi: 'not_match' }, holds: true, note: "another work's DOI" },
    { labels: { title: 'match', authors: 'match', date: 'match' }, holds: false, note: 'nothing differs' },
  ],
};

const partlyRight: ReferenceRule = {
  id: 'ref/exist-minor-b',
  outcome: 'exist_minor',
  says: 'The record agrees in identifier (or journal, volume and page); of title and authors one agrees, the other in part.',
  why: 'An identifier that leads to the work vouches for a shortened title or an incomplete list of authors.',
  when: (labels, facts) =>
    ((labels.title === 'match' && labels.authors === 'partial') || (labels.title === 'partial' && labels.authors === 'match')) &&
    vouched(labels, facts) &&
    !anyComponent(labels, 'not_match'),
  examples: [
    { labels: { title: 'match', authors: 'partial', doi: 'match' }, holds: true, note: 'an author left out, DOI right' },
    { labels: { title: 'partial', authors: 'match', url: 'match' }, holds: true, note: 'title shortened, link right' },
    {
      labels: { title: 'partial', authors: 'match', venue: 'match' },
      facts: { placed: true },
      holds: true,
      note: 'title shortened, journal, volume and page right',
    },
    { labels: { title: 'partial', authors: 'match' }, holds: false, note: 'no identifier vouches for it' },
    { labels: { title: 'match', authors: 'partial', doi: 'match', date: 'not_match' }, holds: false, note: 'too much differs' },
  ],
};

const reordered: ReferenceRule = {
  id: 'ref/exist-minor-order',
  outcome: 'exist_minor',
  says: 'Title and people agree with a record; the people are in another order.',
  why: 'Where the title, every one of the people and the year or the place agree, no other work can be meant. Who comes first is a detail to correct, or the record has it wrong.',
  when: (labels, facts) =>
    facts.reordered &&
    labels.title === 'match' &&
    labels.authors === 'partial' &&
    (labels.date === 'match' || labels.venue === 'match') &&
    !anyComponent(labels, 'not_match'),
  examples: [
    {
      labels: { title: 'match', authors: 'partial', date: 'match' },
      facts: { reordered: true },
      holds: true,
      note: 'the second author first',
    },
    { labels: { title: 'match', authors: 'partial', date: 'match' }, holds: false, note: 'an author left out' },
    { labels: { title: 'match', authors: 'partial' }, facts: { reordered: true }, holds: false, note: 'neither year nor place agrees' },
    {
      labels: { title: 'match', authors: 'partial', date: 'match', doi: 'not_match' },
      facts: { reordered: true },
      holds: false,
      note: "another work's DOI",
    },
  ],
};

export const EXIST_MINOR: readonly ReferenceRule[] = [differs, partlyRight, reordered];
