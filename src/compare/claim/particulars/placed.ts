/** Parts of sentences where they stand, and of whom each is told: of those it names, or of those whom a pronoun or a part without a subject takes up. */
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { type Part, partsOf } from './parts.ts';

/** A part with the one before it in its sentence, and the sentences before that. */
export interface Placed {
  readonly part: Part;
  readonly before: Part | undefined;
  readonly sentence: SentenceRead;
  readonly earlier: readonly SentenceRead[];
}

/** The parts of those of some sentences that may hold what is asked: each sentence is parted when it is first asked for. */
export const placesIn = (sentences: readonly SentenceRead[], mayHold: (sentence: SentenceRead) => boolean): readonly Placed[] =>
  sentences.flatMap((sentence, i) => {
    if (!mayHold(sentence)) return [];
    const parts = sentence.kept(partsOf);
    const earlier = sentences.slice(Math.max(0, i - BACK), i);
    return parts.map((part, k): Placed => ({ part, before: parts[k - 1], sentence, earlier }));
  });

/** Sentences before one in which that may be named which its pronoun takes up. */
const BACK = 6;
export const PRONOUN = anyOf('he she it they his her its their');
/** Words at the beginning of a sentence among which its subject stands. */
const HEAD = 8;

/** Forms of the words with which a sentence begins. */
const headOf = (sentence: SentenceRead): ReadonlySet<string> =>
  new Set(sentence.forms.slice(0, HEAD).filter((_, i) => !isStopWord(sentence.tokens[i]?.text ?? '')));

const takesUp = ({ tokens }: SentenceRead): boolean => tokens.slice(0, HEAD).some(({ text }) => PRONOUN.test(text));

/** What the nearest sentence begins with that names what it tells of; null where none does. */
export function topicOf(earlier: readonly SentenceRead[]): ReadonlySet<string> | null {
  const named = earlier.findLast((sentence) => !takesUp(sentence));
  return named === undefined ? null : named.kept(headOf);
}

/** Whether a part is said of what a claim tells of, by the forms of its subject. */
export function ofSubject({ part, before, sentence, earlier }: Placed, subject: ReadonlySet<string>): boolean {
  const named = (forms: ReadonlySet<string>): boolean => [...subject].every((form) => forms.has(form));
  if (named(part.forms)) return true;
  const meets = (forms: ReadonlySet<string>): boolean => [...subject].some((form) => forms.has(form));
  if (part.opens === 'who' || part.opens === 'which') return before !== undefined && named(before.forms);
  const pronoun = sentence.tokens.some(({ text, start }) => start >= part.start && start < part.end && PRONOUN.test(text));
  const taken = (): boolean => {
    const topic = topicOf(earlier);
    return topic === null ? earlier.length > 0 : meets(topic);
  };
  if (pronoun && part.start === 0) return taken();
  if (part.start === 0) return false;
  // "And took her doctorate in Zurich": of whom the sentence begins with.
  return meets(sentence.kept(headOf)) || (takesUp(sentence) && taken());
}
