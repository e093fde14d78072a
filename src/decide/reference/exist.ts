/**
 * When a reference exists as cited (seed 001, "Exist"). Order against "minor issues" is settled in index.ts: a reference
 * that exists but differs somewhere has minor issues.
 */
import { numbered, type ReferenceRule, vouched } from './rule.ts';

const titleAndAuthors: ReferenceRule = {
  id: 'ref/exist-a',
  outcome: 'exist',
  says: 'Title and authors agree with a record.',
  why: 'A record with this title by these authors is the work; nothing a citation can add is stronger.',
  when: (labels) => labels.title === 'match' && labels.authors === 'match',
  examples: [
    { labels: { title: 'match', authors: 'match' }, holds: true, note: 'nothing else needs to be cited' },
    { labels: { title: 'match', authors: 'partial' }, holds: false, note: 'authors only in part' },
  ],
};

const titleAndIdentifier: ReferenceRule = {
  id: 'ref/exist-b',
  outcome: 'exist',
  says: 'Title and identifier (or journal, volume and page) agree with a record; authors could not be compared.',
  why: 'Reports, standards and pages often name no author; their identifier then vouches for the title. Journal, volume and first page name one work as well as an identifier does.',
  when: (labels, facts) => labels.title === 'match' && labels.authors === 'unknown' && vouched(labels, facts),
  examples: [
    { labels: { title: 'match', doi: 'match' }, holds: true, note: 'a report without authors, with its DOI' },
    { labels: { title: 'match', url: 'match', doi: 'not_match' }, holds: true, note: 'one identifier is enough; the other is an issue' },
    { labels: { title: 'match', venue: 'match' }, facts: { placed: true }, holds: true, note: 'journal, volume and first page' },
    { labels: { title: 'match', venue: 'match' }, holds: false, note: 'a journal name vouches for nothing' },
  ],
};

const unsigned: ReferenceRule = {
  id: 'ref/exist-unsigned',
  outcome: 'exist',
  says: 'Title and year, or title and place, agree with a record; no person is named on either side.',
  why: 'Laws, standards, pages and reports of offices are signed by nobody, or by the office. That the record names no person either is then an agreement, and a title of three telling words stands for the work.',
  when: (labels, facts) =>
    facts.anonymous && labels.title === 'match' && labels.authors === 'unknown' && (labels.date === 'match' || labels.venue === 'match'),
  examples: [
    { labels: { title: 'match', date: 'match' }, facts: { anonymous: true }, holds: true, note: 'an act with its year' },
    { labels: { title: 'match', venue: 'match' }, facts: { anonymous: true }, holds: true, note: 'an unsigned report of an office' },
    { labels: { title: 'match', date: 'match' }, holds: false, note: 'the record names authors, the citation leaves them out' },
    { labels: { title: 'match' }, facts: { anonymous: true }, holds: false, note: 'a title alone' },
  ],
};

const byNumber: ReferenceRule = {
  id: 'ref/exist-number',
  outcome: 'exist',
  says: 'The number by which works of this kind are cited agrees with a record.',
  why: 'A law, a decision, a standard or a patent is named by its number, often without title and year.',
  when: numbered,
  examples: [
    { labels: { doi: 'match' }, facts: { route: 'reasoning', kind: 'standard', cited: ['doi'] }, holds: true, note: '"RFC 2119"' },
    {
      labels: { title: 'not_match', doi: 'match' },
      facts: { route: 'reasoning', kind: 'statute' },
      holds: false,
      note: 'the number of another law',
    },
    { labels: { doi: 'match' }, holds: false, note: 'an article' },
  ],
};

const withoutTitle: ReferenceRule = {
  id: 'ref/exist-untitled',
  outcome: 'exist',
  says: 'The citation prints no title; authors and identifier (or journal, volume and page) agree with a record.',
  why: 'Physics and chemistry cite by authors, journal, volume and page. Such a place, or an identifier, names one work; that its authors are the ones cited, and its year or its journal, leaves no other to be meant.',
  when: (labels, facts) =>
    facts.untitled &&
    labels.title === 'unknown' &&
    labels.authors === 'match' &&
    vouched(labels, facts) &&
    (labels.date === 'match' || labels.venue === 'match'),
  examples: [
    {
      labels: { authors: 'match', venue: 'match', date: 'match' },
      facts: { untitled: true, placed: true, cited: ['authors', 'venue', 'date'] },
      holds: true,
      note: 'authors, journal, volume, page and year',
    },
    {
      labels: { authors: 'match', date: 'match', doi: 'match' },
      facts: { untitled: true, cited: ['authors', 'date', 'doi'] },
      holds: true,
      note: 'authors, year and DOI',
    },
    {
      labels: { authors: 'match', venue: 'match', date: 'match' },
      facts: { untitled: true, cited: ['authors', 'venue', 'date'] },
      holds: false,
      note: 'authors, journal and year without a page: they wrote several papers',
    },
    {
      labels: { authors: 'match', date: 'match', doi: 'match' },
      facts: { cited: ['authors', 'date', 'doi'] },
      holds: false,
      note: 'a title stands there and was not read',
    },
  ],
};

const famous: ReferenceRule = {
  id: 'ref/exist-c',
  outcome: 'exist',
  says: 'A source so well known that it needs no record.',
  why: 'Scripture and the like are cited without any of the parts a registry would hold.',
  when: (labels, facts) => facts.famous && labels.title !== 'not_match' && labels.authors !== 'not_match',
  examples: [
    { labels: {}, facts: { famous: true, route: 'reasoning', cited: ['title'], found: false }, holds: true, note: 'the Bible' },
    { labels: {}, facts: { found: false }, holds: false, note: 'nothing known of it' },
  ],
};

export const EXIST: readonly ReferenceRule[] = [titleAndAuthors, titleAndIdentifier, unsigned, byNumber, withoutTitle, famous];
