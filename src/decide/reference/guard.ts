/**
 * The coverage guard (design § 3): whether enough was asked to say that no record agrees. It is a step of its own so that
 * no rule of the class itself can forget it, and it can only take the class back, never give it.
 */
import type { CanonicalKind } from '../../model/cited.ts';
import type { Labels } from '../../model/evidence.ts';
import { CONFLICTS, DEAD_LINK } from './fake.ts';
import type { ReferenceRule } from './rule.ts';

export const GUARD_WANT: ReferenceRule = {
  id: 'ref/unknown-coverage',
  outcome: 'unknown',
  says: 'No record agrees, but not every source that could hold one was asked and answered.',
  why: 'For want of a record, one source that holds all such works must have answered, or two broad ones, with none of them silent.',
  when: (_labels, facts) => facts.coverage !== 'complete',
  examples: [
    { labels: { title: 'not_match' }, facts: { coverage: 'partial' }, holds: true, note: 'one broad source does not hold it' },
    { labels: { title: 'not_match' }, facts: { coverage: 'complete' }, holds: false, note: 'it is not where it would be' },
  ],
};

export const GUARD_CONFLICT: ReferenceRule = {
  id: 'ref/unknown-conflict',
  outcome: 'unknown',
  says: 'A record with this title is by other authors, but another work of the same title could be meant.',
  why: 'A conflict counts by itself only when the record is certainly the work meant and no source that might know better was silent.',
  when: (_labels, facts) => facts.coverage !== 'complete' && (!facts.certain || facts.silent),
  examples: [
    {
      labels: { title: 'match', authors: 'not_match' },
      facts: { coverage: 'partial', certain: false },
      holds: true,
      note: 'a common title such as "Introduction"',
    },
    {
      labels: { title: 'match', authors: 'not_match' },
      facts: { coverage: 'partial', certain: true },
      holds: false,
      note: 'title, DOI and year are its own, only the authors are not',
    },
    {
      labels: { title: 'match', authors: 'not_match' },
      facts: { coverage: 'partial', certain: true, silent: true },
      holds: true,
      note: 'another registry, which was down, may list these authors',
    },
  ],
};

export const GUARD_UNTITLED: ReferenceRule = {
  id: 'ref/unknown-untitled',
  outcome: 'unknown',
  says: 'The citation prints no title, so that no record agrees means little.',
  why: 'Sources are searched by title. Where none is printed, as in much of physics, the nearest record is merely some record.',
  when: (labels, facts) => !facts.cited.includes('title') && labels.doi !== 'match' && labels.url !== 'match',
  examples: [
    {
      labels: { authors: 'not_match', doi: 'not_match' },
      facts: { cited: ['authors', 'venue', 'date', 'doi'] },
      holds: true,
      note: 'authors, journal, volume and year, compared with a paper by others',
    },
    {
      labels: { authors: 'not_match', doi: 'match' },
      facts: { cited: ['authors', 'doi'] },
      holds: false,
      note: "the DOI's own record is by others",
    },
  ],
};

/** Kinds of work that no registry of publications sets out to hold. */
const UNREGISTERED: ReadonlySet<CanonicalKind> = new Set([
  'statute',
  'court-decision',
  'standard',
  'patent',
  'scripture',
  'famous-work',
  'official-document',
]);

export const GUARD_KIND: ReferenceRule = {
  id: 'ref/unknown-kind',
  outcome: 'unknown',
  says: 'Works of this kind are not in registries of publications, so that no record agrees means little.',
  why: 'Laws, judgments, standards and patents are cited by rules of their own; the nearest article is merely some article.',
  when: (labels, { route, kind }) =>
    route === 'reasoning' && kind !== null && UNREGISTERED.has(kind) && labels.doi !== 'match' && labels.url !== 'match',
  examples: [
    {
      labels: { title: 'not_match', authors: 'not_match' },
      facts: { route: 'reasoning', kind: 'statute' },
      holds: true,
      note: 'a statute beside an article about it',
    },
    {
      labels: { title: 'not_match', doi: 'match' },
      facts: { route: 'reasoning', kind: 'standard' },
      holds: false,
      note: "the DOI's own record bears another title",
    },
    { labels: { title: 'not_match' }, holds: false, note: 'an article' },
  ],
};

/** Kinds that registries hold here and there, though they are cited like any other work. */
const SELDOM: ReadonlySet<CanonicalKind> = new Set(['thesis', 'newspaper', 'grey-literature']);

export const GUARD_OPEN: ReferenceRule = {
  id: 'ref/unsure-kind',
  outcome: 'unsure',
  says: 'Pages, programs, data, theses, newspapers and what offices bring out themselves are in registries only now and then; none of them holds this one, and a person must look.',
  why: 'Such a work may well exist where nobody registered it. It is left to a person, and not called absent.',
  when: (_labels, { route, kind }) =>
    kind !== null && SELDOM.has(kind) ? true : route === 'reasoning' && (kind === null || !UNREGISTERED.has(kind)),
  examples: [
    { labels: { title: 'not_match' }, facts: { route: 'reasoning', kind: 'web-page' }, holds: true, note: 'the page of an office' },
    { labels: { title: 'not_match' }, facts: { kind: 'thesis' }, holds: true, note: 'a thesis that no registry holds' },
    { labels: { title: 'not_match' }, facts: { kind: 'grey-literature' }, holds: true, note: 'the report of a ministry' },
    {
      labels: { title: 'not_match' },
      facts: { route: 'reasoning', kind: 'statute' },
      holds: false,
      note: 'a statute, which is not looked for at all',
    },
    { labels: { title: 'not_match' }, holds: false, note: 'an article' },
  ],
};

export const GUARD_GARBLED: ReferenceRule = {
  id: 'ref/unsure-garbled',
  outcome: 'unsure',
  says: 'The printed reference seems to be cut, to have lost letters, or to hold two works; what is compared may not be what was cited.',
  why: 'Columns and pages break references apart and run them together, and some fonts do not tell their letters. What that made must not count against anybody.',
  when: (_labels, facts) => facts.garbled,
  examples: [
    { labels: { title: 'match', authors: 'not_match' }, facts: { garbled: true }, holds: true, note: 'two references run into one' },
    { labels: { title: 'match', authors: 'not_match' }, holds: false, note: 'one whole reference' },
  ],
};

export const GUARD_LETTERS: ReferenceRule = {
  id: 'ref/unsure-letters',
  outcome: 'unsure',
  says: 'The letters of this reference are not certain: they were recognised from an image, or the file does not tell which its font draws.',
  why: 'Recognition misreads words, and a font without a map comes out as other letters. No record agrees with what was never printed.',
  when: (_labels, facts) => facts.uncertain,
  examples: [
    { labels: { title: 'not_match' }, facts: { uncertain: true }, holds: true, note: 'a scanned page with a title no record bears' },
    { labels: { title: 'not_match' }, holds: false, note: 'the same title, printed as text' },
  ],
};

export const GUARD_PLACED: ReferenceRule = {
  id: 'ref/unsure-placed',
  outcome: 'unsure',
  says: 'At the cited volume and page of the journal stands a work by these authors, under another title.',
  why: 'Titles are translated and quoted from memory; journal, volume, first page and authors together are of one work. Which title is right is for a person to see.',
  when: (labels, facts) => facts.placed && labels.title === 'not_match' && labels.authors === 'match' && labels.date !== 'not_match',
  examples: [
    {
      labels: { title: 'not_match', authors: 'match', venue: 'match', date: 'match' },
      facts: { placed: true },
      holds: true,
      note: 'a German article cited by its English title',
    },
    {
      labels: { title: 'not_match', authors: 'match', venue: 'match', date: 'match' },
      holds: false,
      note: 'real authors and their journal, with an invented title',
    },
    {
      labels: { title: 'not_match', authors: 'weak', venue: 'match', date: 'match' },
      facts: { placed: true },
      holds: false,
      note: 'the place is taken by others',
    },
  ],
};

export const GUARD_TRANSLATED: ReferenceRule = {
  id: 'ref/unsure-translated',
  outcome: 'unsure',
  says: 'The reference gives its title in translation or in Latin letters; the work may be on record under a title in its own language, which such a search does not find.',
  why: 'Nobody translates here, and the letters of a rendering do not tell the original ones. That no record bears a made-up English title means little.',
  when: (labels, facts) => facts.translated && labels.title === 'not_match' && labels.doi !== 'not_match' && labels.url !== 'not_match',
  examples: [
    { labels: { title: 'not_match' }, facts: { translated: true }, holds: true, note: '“[in Chinese]” behind an English title' },
    { labels: { title: 'not_match', doi: 'not_match' }, facts: { translated: true }, holds: false, note: 'and the DOI of another work' },
    { labels: { title: 'not_match' }, holds: false, note: 'a title that says nothing of the kind' },
  ],
};

/** The guards that a rule for want of agreement must pass, in order; none when it needs none. */
export function guardsOf(rule: ReferenceRule, labels: Labels): readonly ReferenceRule[] {
  if (rule.outcome !== 'fake' || rule.id === DEAD_LINK) return [];
  // A record that does not bear the title is not the work meant: what it says of authors is no conflict, only a want.
  return [
    GUARD_UNTITLED,
    GUARD_PLACED,
    ...(CONFLICTS.has(rule.id) && labels.title === 'match' ? [GUARD_CONFLICT] : [GUARD_KIND, GUARD_WANT, GUARD_OPEN, GUARD_TRANSLATED]),
    GUARD_GARBLED,
    GUARD_LETTERS,
  ];
}
