/**
 * Titles of proceedings that go on with the short name of the meeting, its year, its place and its days, as DBLP files them ("Proceedings of the
 * 20th Conference on Hedges, HEDGES 2010, Oslo, Norway, June 1-3, 2010"): which meeting it was is said before.
 */
import type { TitleForm } from './form.ts';
import { weightOf } from './words.ts';

/** Words in which that is said, at most. */
const MOST = 14;
/** Telling words that a title needs to name one meeting. */
const TELLING = 3;

/** Whether the longer of two titles is the shorter with where and when the meeting was. */
export function isMeetingTold(short: TitleForm, long: TitleForm): boolean {
  if (short.words[0] !== 'proceedings' || !long.printed.includes(',')) return false;
  if (short.words.filter((word) => weightOf(word) >= 1).length < TELLING) return false;
  const rest = long.words.slice(short.words.length);
  const begins = short.words.every((word, at) => word === long.words[at]);
  return begins && rest.length > 1 && rest.length <= MOST && rest.some((word) => /^(?:19|20)\d\d$/.test(word));
}
