/**
 * What the word of a witness can move (seed 001: reasoning is a fallback, the taxonomy decides). A language model may be heard about a
 * reference that the rules leave `unknown` or `unsure`, and its word moves it from the one to the other and nowhere else: never
 * to `fake`, for nobody is accused on hearsay; never to `exist`, for a record was not seen to agree; and never away from `fake`, for
 * whoever wrote the citation could have written it for the model to read.
 */

import type { ReferenceEvidence } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import type { ReferenceClass, ReferenceVerdict, Testimony } from '../../model/verdict.ts';
import type { ReferenceRule } from './rule.ts';

/** A rule that testimony can bring about, and the classes it may take over from. */
export interface TestimonyRule extends ReferenceRule {
  readonly from: readonly ReferenceClass[];
}

const namedRecord: TestimonyRule = {
  id: 'ref/unsure-witness-record',
  outcome: 'unsure',
  from: ['unknown'],
  says: 'A language model takes a record for the work cited, and part of the record agrees; a person must open it.',
  why: 'Translations and titles of other countries are told by judgement. The words it quotes were found in the citation and in the record; what no rule saw agree is still left to a person.',
  when: (_labels, { witness, route }) => witness?.said === 'same-work' && witness.borneOut && route !== 'uncheckable',
  examples: [
    {
      labels: { title: 'not_match', authors: 'match' },
      facts: { coverage: 'partial', witness: { said: 'same-work', borneOut: true } },
      holds: true,
      note: 'a translation by the same people, not stated by the record',
    },
    {
      labels: { title: 'not_match', authors: 'not_match' },
      facts: { coverage: 'partial', witness: { said: 'same-work', borneOut: false } },
      holds: false,
      note: 'nothing in the record agrees: the model says what no record bears out',
    },
    {
      labels: { title: 'not_match' },
      facts: { witness: { said: 'same-work', borneOut: true } },
      holds: false,
      note: 'no record agrees and everything was asked: no word takes that back',
    },
  ],
};

const known: TestimonyRule = {
  id: 'ref/unsure-witness-known',
  outcome: 'unsure',
  from: ['unknown'],
  says: 'No record was found; a language model says that it knows the work. That is no proof, and a person must look it up.',
  why: 'Laws, judgments and classics stand in no registry of publications. Models know many of them, and know others that do not exist.',
  when: (_labels, { witness, route }) => witness?.said === 'known-work' && route !== 'uncheckable',
  examples: [
    {
      labels: { title: 'not_match' },
      facts: { route: 'reasoning', kind: 'court-decision', witness: { said: 'known-work', borneOut: false } },
      holds: true,
      note: 'a judgment beside an article about it',
    },
    {
      labels: { title: 'not_match' },
      facts: { witness: { said: 'known-work', borneOut: false } },
      holds: false,
      note: 'an article that is not where it would be',
    },
  ],
};

const unrecorded: TestimonyRule = {
  id: 'ref/unknown-witness-private',
  outcome: 'unknown',
  from: ['unsure'],
  says: 'A language model reads the citation as one to something that is never put on record, and no record agrees.',
  why: 'Letters and unpublished notes are cited in every form. Where a record agrees in anything but the date, the record speaks.',
  when: (labels, { witness }) =>
    witness?.said === 'not-on-record' &&
    ![labels.title, labels.authors, labels.venue, labels.url, labels.doi].some((label) => label === 'match' || label === 'partial'),
  examples: [
    {
      labels: { title: 'not_match' },
      facts: { route: 'reasoning', kind: 'web-page', witness: { said: 'not-on-record', borneOut: false } },
      holds: true,
      note: 'a letter taken for a page',
    },
    {
      labels: { title: 'match', authors: 'partial' },
      facts: { witness: { said: 'not-on-record', borneOut: false } },
      holds: false,
      note: 'a record bears the title',
    },
  ],
};

/** Rules that hear a witness where all others leave a reference open, in the order asked. Without a witness none of them holds. */
export const REFERENCE_TESTIMONY: readonly TestimonyRule[] = [namedRecord, known, unrecorded];

/** Rules whose verdict no word could change: the citation cannot be checked by its nature. */
const CLOSED: ReadonlySet<string> = new Set(['ref/unknown-uncheckable']);

/** Whether the rules leave this reference to judgement, so that a witness may be heard. */
export const isOpen = ({ outcome, rule }: ReferenceVerdict): boolean =>
  (outcome === 'unknown' || outcome === 'unsure') && !CLOSED.has(rule);

/** Whether anything the record says of title, people or identifier agrees with the citation. */
export function isBorneOut(
  { source }: Testimony,
  evidence: readonly ReferenceEvidence[],
  clusterOf: (id: string) => Source['id'] | null,
): boolean {
  const cluster = source === null ? null : clusterOf(source);
  const named = evidence.find((one) => one.cluster === cluster);
  if (named === undefined) return false;
  const { title, authors, doi, url } = named.components;
  return [title, authors, doi, url].some(({ label }) => label === 'match' || label === 'partial' || label === 'weak');
}

const cut = (text: string): string => (text.length > 80 ? `${text.slice(0, 79).toWellFormed()}…` : text);

/** What was testified, as a sentence of ours: the model's own words are not in it, only what it quotes. */
export function testified({ by, said, source, cited, found }: Testimony): string {
  const words = `“${cut(cited ?? '')}”`;
  switch (said) {
    case 'same-work':
      return ` Testimony of ${by}: ${source ?? 'a record'} is the work cited (citation: ${words}; record: “${cut(found ?? '')}”).`;
    case 'known-work':
      return ` Testimony of ${by}: it knows the work (citation: ${words}).`;
    case 'not-on-record':
      return ` Testimony of ${by}: this is not put on record (citation: ${words}).`;
    case 'other-work':
      return ` Testimony of ${by}: the records are of other works.`;
    case 'cannot-tell':
    case 'not-counted':
    case 'not-heard':
      return '';
  }
}
