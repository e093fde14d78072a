/**
 * Takes citation marks out of a text so that what is left reads as if they had never stood there: the comma or "and" between two marks goes
 * with one of them, brackets that held nothing else go too, no space is left before a full stop. A mark that is a word of its sentence
 * ("according to [1]", "[1] reports that") cannot be taken out alone.
 */
import type { Span } from '../../model/document.ts';

/** What becomes of one mark. */
export interface MarkAway {
  readonly span: Span;
  readonly text: string;
}

/** What stands between marks that stand together. */
const JOINT = /^[\s,;.&]*(?:(?:and|und|et|y|e|en)\s+)?$/;
/** Behind these words a mark is the thing that is spoken of. */
const NAMED =
  /(?:^|[\s(“"])(?:according to|as (?:reported|stated|described|noted|shown) (?:in|by)|reported (?:in|by)|sources?:?|per|in|by|from|see|laut|gemäß|nach|aus|selon|d['’]après|dans|según|en|secondo|segundo|volgens)\s+$/i;
/** "… und bilden zwölf Lehrlinge aus [1].": at the end of a sentence these belong to its verb, unless something is said to come from there. */
const OF_THE_VERB =
  /(?<!\b(?:stamm|komm|folg|geh|ging|entn|dat|zahl|angab|zit|auszüg|auszug|tabelle|stell)\p{L}{0,12})\s(?:aus|nach)\s+$/iu;

/** What a source does that is named as a subject. */
const SAYS =
  /^["”*_)\]]*(?:['’]s)?\s+(?:also\s+)?(?:says?|states?|reports?|shows?|notes?|finds?|found|reported|stated|said|claims?|argues?|explains?|describes?|confirms?|indicates?|suggests?|adds?|writes?|wrote|lists?|gives?|puts?|estimates?|does|do|did|is|are|was|were|has|have)\b/i;
/** Where a clause may begin. */
const BEGINS = /(?:^|[.!?:;,([]|\b(?:and|but|while|whereas|although|that|whether|or))\s*$/;
/** "According to [1], " and "[1] reports that ": without it the sentence says the same. */
const LEAD_BEFORE = /^(?:According to|As (?:reported|stated|described|noted|shown) (?:in|by)|Selon|D['’]après|Según|Secondo|Segundo) $/;
const LEAD_AFTER = /^,\s(?=\p{L})/u;
const THAT =
  /^\s(?:also\s)?(?:says|states|reports|shows|notes|finds|found|reported|stated|claims|argues|explains|confirms|indicates|adds) that\s(?=\p{L})/u;
/** How much of what stands before a mark is read. */
const NEAR = 60;
/** Words that may stand before a mark in brackets of its own. */
const CUE = /[(（](?:(?:see|cf\.?|source|sources|quelle|fuente|siehe|vgl\.|voir)(?: also)?:?\s)?$/i;

/**
 * The changes that take marks out. `all`: every mark of one claim, in order; `gone`: whether each of them goes; `from`: where the claim
 * begins. Gives a change for each mark that goes, in order; null where a sentence would lose a word by it.
 */
export function marksAway(answer: string, all: readonly Span[], gone: readonly boolean[], from: number): MarkAway[] | null {
  const out: MarkAway[] = [];
  for (let first = 0; first < all.length; ) {
    let last = first;
    while (last + 1 < all.length && JOINT.test(answer.slice(all[last]?.end, all[last + 1]?.start))) last += 1;
    const run = all.slice(first, last + 1);
    const going = gone.slice(first, last + 1);
    first = last + 1;
    if (!going.includes(true)) continue;
    const found = going.includes(false) ? thinned(run, going) : emptied(answer, run, from);
    if (found === null) return null;
    out.push(...found);
  }
  return out;
}

/** Some marks of a run go: each with what joins it to the mark before, or to the one behind where none is left before it. */
function thinned(run: readonly Span[], going: readonly boolean[]): MarkAway[] {
  return run.flatMap(({ start, end }, i) => {
    if (going[i] !== true) return [];
    const kept = going.slice(0, i).includes(false);
    return [{ span: kept ? { start: run[i - 1]?.end ?? start, end } : { start, end: run[i + 1]?.start ?? end }, text: '' }];
  });
}

/** All marks of a run go, with the brackets, the lead or the space round them. */
function emptied(answer: string, run: readonly Span[], from: number): MarkAway[] | null {
  const [open, close] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
  const round = roundOf(answer, open, close, from);
  if (round === null) return null;
  return run.map(({ start, end }, i) => ({
    span: { start: i === 0 ? round.start : (run[i - 1]?.end ?? start), end: i === run.length - 1 ? round.end : end },
    text: i === run.length - 1 ? round.text : '',
  }));
}

/** How far round a run of marks the text goes with them, and what is put there. */
function roundOf(answer: string, open: number, close: number, from: number): { start: number; end: number; text: string } | null {
  const before = answer.slice(from, open);
  const near = before.slice(-NEAR);
  const after = answer.slice(close, close + 60);
  const cue = /^\s?[)）]/.test(after) ? CUE.exec(answer.slice(Math.max(0, open - 20), open))?.[0] : undefined;
  if (cue !== undefined) return { start: unspaced(answer, open - cue.length, from), end: close + (/^[)）]/.test(after) ? 1 : 2), text: '' };
  const lead = before.length <= NEAR && LEAD_BEFORE.test(before) ? LEAD_AFTER.exec(after) : before === '' ? THAT.exec(after) : null;
  if (lead !== null) {
    const at = close + lead[0].length;
    return { start: from, end: at + 1, text: answer.charAt(at).toUpperCase() };
  }
  const named = NAMED.test(near) && !(OF_THE_VERB.test(near) && /^\s?(?:[.!;]|$)/.test(after));
  if (named || (SAYS.test(after) && BEGINS.test(near))) return null;
  // At the head of a sentence the space behind goes, elsewhere the one before.
  if (before.trim() === '' && /^[ \t]/.test(after)) return { start: open, end: close + 1, text: '' };
  return { start: /^[\p{L}\p{N}]/u.test(after) ? open : unspaced(answer, open, from), end: close, text: '' };
}

/** Where the space before a place begins. */
function unspaced(answer: string, at: number, from: number): number {
  let start = at;
  while (start > from && /[ \t\u00a0]/.test(answer.charAt(start - 1))) start -= 1;
  return start;
}
