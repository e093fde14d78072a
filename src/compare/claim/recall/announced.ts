/**
 * A count of what the claim itself goes on to name: "did three things: it closed the mine, paid the miners, and left". The source need not have counted them.
 */
import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';

const SMALL = 'two three four five six seven eight nine ten'.split(' ');
const LEAST = 2;
const MOST = 10;
/** From the count to what is named: at most five words, and a mark that opens a list. */
const OPENS = /^(?:\s[\p{L}-]{2,20}){1,5}(?:\s?[:(—–]|, (?:namely|i\.e\.,?|that is,))\s*/u;
/** Letters of a count with its list. */
const LONGEST = 1500;
const COUNTED = anyOf(SMALL.join(' '));

/** Whether the number at a place of a claim counts the things that stand listed behind it. */
export function isAnnounced(claim: string, { start, end }: Span): boolean {
  const said = claim.slice(start, end).toLowerCase();
  const count = COUNTED.test(said) ? SMALL.indexOf(said) + LEAST : Number(said);
  if (!Number.isInteger(count) || count < LEAST || count > MOST) return false;
  const behind = claim.slice(end, end + LONGEST);
  const opening = OPENS.exec(behind)?.[0];
  if (opening === undefined) return false;
  const list = behind.slice(opening.length);
  const between = list.split(/[,;](?!\d)/).filter((item) => /\p{L}/u.test(item)).length;
  const all = list.split(/,? (?:and|or) |[,;](?!\d)/).filter((item) => /\p{L}/u.test(item)).length;
  return between === count || all === count;
}
