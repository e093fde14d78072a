/** Whether a thing must, should or may be done: told of the same deed in the one sentence that a claim lies upon. */
import type { Token } from '../../../text/tokens.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { type Aligned, meaningPlaces } from './align.ts';

/** How a thing is to be done, from the strongest. */
const MUST = /\b(?:must|shall|ha(?:s|ve) to|needs? to|(?:is|are|be) (?:required|obliged|mandatory)(?: to)?|requires?)(?=\W)(?! not)/i;
const SHOULD = /\b(?:should|ought to|(?:is|are) (?:encouraged|recommended|advised)(?: to)?|recommended)(?=\W)(?! not)/i;
const MAY = /\b(?:may|(?:is|are) (?:free|allowed|permitted|optional)(?: to)?|optionally|optional)(?=\W)(?! not)/i;
/** Any of them, or what may be one. */
export const MODAL =
  /\b(?:must|shall|ha(?:s|ve) to|needs? to|require\w?|obliged|mandatory|should|ought|encouraged|recommended|advised|may|free|allowed|permitted|optional)/i;
const LEVELS = [MUST, SHOULD, MAY] as const;
const DENIED = /\b(?:not|no|never|cannot|neither|nor|none|without|unless|except|only|if)\b|n['’]t\b/i;
/** Letters before a verb in which its modal stands. */
const BEFORE = 48;

/** How a clause says that a deed is to be done, from its last such word before the verb; -1 where it does not say it, or in several ways. */
function levelBefore(text: string, verb: number): { readonly level: number; readonly at: number; readonly said: string } | null {
  const clause = text.slice(Math.max(0, verb - BEFORE), verb);
  const from = Math.max(...[',', ';', ':', '.'].map((mark) => clause.lastIndexOf(mark))) + 1;
  const stretch = clause.slice(from);
  const found = LEVELS.flatMap((level, i) => {
    const there = level.exec(stretch);
    return there === null ? [] : [{ level: i, at: verb - stretch.length + there.index, said: there[0] }];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Whether a word is the first of meaning behind a place: what stands between may be another deed. */
const isFirst = (sentence: SentenceRead, at: number, behind: number): boolean =>
  !meaningPlaces(sentence).some((place) => place < at && (sentence.tokens[place] as Token).start >= behind);

/** A duty where there is leave or advice, or leave where there is a duty. */
export function otherDuty({ claim, sentence, pairs }: Aligned): Told | null {
  for (const { own, there } of pairs) {
    const [mine, theirs] = [claim.tokens[own] as Token, sentence.tokens[there] as Token];
    const said = levelBefore(claim.text, mine.start);
    if (said === null || !isFirst(claim, own, said.at + said.said.length)) continue;
    const found = levelBefore(sentence.text, theirs.start);
    if (found === null || found.level === said.level || !isFirst(sentence, there, found.at + found.said.length)) return null;
    if (DENIED.test(claim.text.slice(said.at, mine.end)) || DENIED.test(sentence.text.slice(found.at, theirs.end))) return null;
    // Advice for a duty is told only where the text keeps them apart by capitals; leave for advice is what it comes to.
    if (said.level === ADVICE && found.said !== 'MUST' && found.said !== 'MAY') return null;
    if (found.level === ADVICE && said.level === LEAVE) return null;
    return { how: 'stronger', start: said.at, end: mine.end, against: sentence.text.slice(found.at, theirs.end), sentence: sentence.span };
  }
  return null;
}
const ADVICE = 1;
const LEAVE = 2;
