/**
 * Whom an entry repeats that has a dash for its authors: all those of the entry before where nobody is named behind the dash, else one for
 * each dash, together with those who are named ("———, & P. A. Cox").
 */
import type { CslName } from '../../model/csl.ts';
import { nameForm } from './starts.ts';

/** Dashes, and the signs and words behind them after which others may be named: "———, & P. A. Cox", "-, -- & C. Poe", ", K. Bawa". */
const LEAD = /^(?:[-–—―_─~.,&\s]{1,20}|(?:and|und|et|y|e|with)\s{1,3}){1,6}/u;
const ADDS = /[,&\p{L}]/u;
const DASH = /[-–—―_─~]{1,10}/gu;

/** The authors of such an entry. `raw` is its print, `before` are those of the entry before, `named` those that were read in it. */
export function repeatedAuthors(raw: string, before: readonly CslName[], named: readonly CslName[] = []): readonly CslName[] {
  const lead = LEAD.exec(raw)?.[0] ?? '';
  if (named.length === 0 || !ADDS.test(lead) || nameForm(raw.slice(lead.length)) === null) return before;
  return [...before.slice(0, Math.max(1, lead.match(DASH)?.length ?? 0)), ...named];
}
