/**
 * What is denied up to a time and told from then on: "the town got its railway in 1902" beside "the town had no railway until 1902", "allowed after the
 * reform" beside "not allowed before the reform". The two say the same.
 */
import { anyOf } from '../../../text/any-of.ts';
import type { Worded } from './stronger.ts';

const UP_TO = anyOf('until till before');
const FROM_THEN = anyOf('in from since after following on at with upon');
const SMALL = anyOf('the a an its their his her this that');
const DENIES = /\b(?:no|not|never|none|nor|without|nobody|nothing)\b|n['’]t\b/i;

/** The form of the word of meaning behind a place, and what tells its side. */
function timeAt({ tokens, forms }: Worded, at: number): string {
  let noun = at + 1;
  while (SMALL.test(tokens[noun]?.text ?? '')) noun += 1;
  return forms[noun] ?? '';
}

/** Whether a sentence denies something up to a time from which on, or at which, the other tells of it. */
export function deniedUntil(said: Worded, found: Worded): boolean {
  if (DENIES.test(said.text) || !DENIES.test(found.text)) return false;
  const times = found.tokens.flatMap(({ text }, i) => (UP_TO.test(text) ? [timeAt(found, i)] : []));
  return times.length > 0 && said.tokens.some(({ text }, i) => FROM_THEN.test(text) && times.includes(timeAt(said, i)));
}
