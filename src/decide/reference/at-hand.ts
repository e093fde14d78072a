/**
 * Works whose text was handed over with the document. That no registry holds a contract, a brief or a firm's own report says nothing where
 * the text itself was seen: it takes back the want of a record, and nothing else.
 */
import type { ReferenceClass } from '../../model/verdict.ts';
import type { ReferenceRule } from './rule.ts';

/** Classes that rest on a want of records; what a record was seen to say stays. */
const WANTING: ReadonlySet<ReferenceClass> = new Set(['fake', 'unknown']);

const signed: ReferenceRule = {
  id: 'ref/exist-at-hand',
  outcome: 'exist',
  says: 'No record agrees, but a text with this title is among the sources that were handed over.',
  why: 'A text that is there exists, in a registry or not. Its title begins it or names its file, and whoever is cited stands at its head.',
  when: (_labels, { atHand }) => atHand?.signed === true,
  examples: [
    { labels: { title: 'not_match' }, facts: { atHand: { signed: true } }, holds: true, note: 'a lease that lies among the sources' },
    {
      labels: { title: 'not_match' },
      facts: { atHand: { signed: false } },
      holds: false,
      note: 'the same title, cited as by somebody else',
    },
    { labels: { title: 'not_match' }, holds: false, note: 'no such text was handed over' },
  ],
};

const unsigned: ReferenceRule = {
  id: 'ref/unsure-at-hand',
  outcome: 'unsure',
  says: 'A text with this title is among the sources that were handed over, but whoever is cited for it does not stand at its head.',
  why: 'Texts of one title may be two works. That there is such a text is seen; whose it is must be looked at.',
  when: (_labels, { atHand }) => atHand !== null,
  examples: [
    { labels: { title: 'not_match' }, facts: { atHand: { signed: false } }, holds: true, note: 'a report that names no author' },
    { labels: { title: 'not_match' }, holds: false, note: 'no such text was handed over' },
  ],
};

export const AT_HAND_RULES: readonly ReferenceRule[] = [signed, unsigned];

/** Whether a rule rests on a text that was handed over. */
export const isAtHand = ({ id }: ReferenceRule): boolean => AT_HAND_RULES.some((one) => one.id === id);

/** The rules by which a text at hand takes back a want of records; none for a class that rests on none. */
export const forWant = (outcome: ReferenceClass): readonly ReferenceRule[] => (WANTING.has(outcome) ? AT_HAND_RULES : []);
