/**
 * How, how gladly, how often or why something was, told by the other of two: "gladly signed it" beside "reluctantly signed it", "because of the war" beside "despite the war".
 * All other words of such a claim stand there. In part, never contradicted: what is told came to pass, and another sentence may say it so.
 */

import { isStopWord } from '../../../text/tokens/stop.ts';
import { tokensOf } from '../../../text/tokens.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { areSame, comparedWith } from './degrees.ts';
import { type Shown, type Sign, shareIn } from './limit.ts';
import { ROWS } from './pole-words.ts';

/** A word or phrase of a row. */
interface Phrase {
  readonly words: readonly string[];
  readonly row: number;
  readonly side: 0 | 1;
}

/** A phrase where it stands in a text: words from `from` to before `to`. */
interface Pole extends Phrase {
  readonly from: number;
  readonly to: number;
}

/** All phrases by their first word. */
const PHRASES = new Map<string, Phrase[]>();
for (const [row, { sides }] of ROWS.entries())
  for (const side of [0, 1] as const)
    for (const phrase of sides[side].split(', ')) {
      const words = tokensOf(phrase).map(({ text }) => text);
      const first = words[0] as string;
      PHRASES.set(first, [...(PHRASES.get(first) ?? []), { words, row, side }]);
    }

/** The phrases of rows that a text has; none for most. */
const polesIn = (read: SentenceRead): readonly Pole[] => {
  const all = allPoles(read);
  // "But not both" has "both" in it.
  return all.filter(
    (one) =>
      !all.some(
        (other) =>
          other !== one && other.row === one.row && other.from <= one.from && other.to >= one.to && other.words.length > one.words.length,
      ),
  );
};
const allPoles = ({ tokens }: SentenceRead): readonly Pole[] =>
  tokens.flatMap(({ text }, from) =>
    (PHRASES.get(text) ?? []).flatMap((phrase) =>
      phrase.words.every((word, i) => tokens[from + i]?.text === word) ? [{ ...phrase, from, to: from + phrase.words.length }] : [],
    ),
  );

/** Denials, but for those that are a side of a row. */
const DENIALS = /\b(?:not|no|never|none|neither|nor|cannot|nobody|nothing|without|fail\w{0,3}|refus\w{1,3}|declin\w{1,3})\b|n['’]t\b/gi;
/** Of a time, where a year follows: "from Lind" and "by Lind" are the same. */
const WHEN = /^(?:by|from)$/;
const YEAR = /^(?:1\d|20)\d\d$/;
/** Of a claim's words but for the one that is opposed, what the sentence must have. */
const MOST = 0.75;
/** Words of meaning beside a phrase among which the two texts must meet. */
const BESIDE = 3;

/** Forms of the words of meaning behind a place, or before it, the nearest first. */
function formsBeside({ tokens, forms }: SentenceRead, at: number, step: 1 | -1): string[] {
  const beside: string[] = [];
  for (let i = at; i >= 0 && i < tokens.length && beside.length < BESIDE; i += step)
    if (tokens[i]?.kind === 'number' || !isStopWord(tokens[i]?.text ?? '')) beside.push(forms[i] ?? '');
  return beside;
}

/** Words of whom something is bidden, and between a word and its "than". */
const WHOM = 5;
/** The form of the verb behind "to", which follows soon. */
function verbBehind({ tokens, forms }: SentenceRead, from: number): string | null {
  const to = tokens.findIndex(({ text }, i) => i >= from && i <= from + WHOM && text === 'to');
  return to < 0 ? null : (forms[to + 1] ?? null);
}

/** Whether two phrases are said of the same. */
function ofTheSame(claim: SentenceRead, own: Pole, sentence: SentenceRead, there: Pole): boolean {
  const [mine, theirs] = [formsBeside(claim, own.to, 1), formsBeside(sentence, there.to, 1)];
  if (ROWS[own.row]?.place === 'before')
    return (
      mine[0] !== undefined &&
      mine[0] === theirs[0] &&
      (!WHEN.test(own.words[0] ?? '') || YEAR.test(mine[0])) &&
      // "Slower than version 4.2" beside "faster than version 4.1": of another.
      (!/^\p{Nd}/u.test(mine[1] ?? '') || mine[1] === theirs[1])
    );
  if (ROWS[own.row]?.place === 'to')
    return verbBehind(claim, own.to) !== null && verbBehind(claim, own.to) === verbBehind(sentence, there.to);
  const around = new Set([...theirs, ...formsBeside(sentence, there.from - 1, -1)]);
  return [...mine, ...formsBeside(claim, own.from - 1, -1)].some((form) => around.has(form));
}

/** Whether the sentence has nearly all words of a claim but for a phrase. */
function tellsRest(claim: SentenceRead, { from, to }: Pole, sentence: SentenceRead): boolean {
  const rest = claim.forms.filter((_, i) => (i < from || i >= to) && !isStopWord(claim.tokens[i]?.text ?? ''));
  return rest.length > 1 && shareIn(rest, sentence) >= MOST;
}

/** "B was slower than A" beside "A was faster than B": another is compared. */
function comparedOtherwise(claim: SentenceRead, { from, to }: Pole, sentence: SentenceRead): boolean {
  const [own, there] = [claim.kept(comparedWith), sentence.kept(comparedWith)];
  return own !== null && there !== null && claim.tokens.slice(from, to + WHOM).some(({ text }) => text === 'than') && !areSame(own, there);
}

const denials = (text: string, but: readonly Pole[]): number =>
  (text.match(DENIALS) ?? []).filter((word) => !but.some(({ words }) => words.includes(word.toLowerCase()))).length;

/** "Gladly" beside "reluctantly": the other side of a row, and nothing of its own. */
export const poleTurned: Sign = (claim, sentence, round): Shown | null => {
  const mine = claim.kept(polesIn);
  if (mine.length === 0) return null;
  const all = sentence.kept(polesIn);
  for (const own of mine) {
    const on = (poles: readonly Pole[], side: number): Pole | undefined => poles.find((one) => one.row === own.row && one.side === side);
    const there = on(all, 1 - own.side);
    if (there === undefined || (ROWS[own.row]?.more === true && own.side === 1)) continue;
    // It has the claim's side as well, or another sentence may have it.
    if (on(all, own.side) !== undefined || on(mine, 1 - own.side) !== undefined) continue;
    if (denials(claim.text, mine) !== denials(sentence.text, all) || comparedOtherwise(claim, own, sentence)) continue;
    if (!ofTheSame(claim, own, sentence, there) || !tellsRest(claim, own, sentence)) continue;
    if (round().some((other) => on(other.kept(polesIn), own.side) !== undefined && tellsRest(claim, own, other))) continue;
    const [first, last] = [claim.tokens[own.from], claim.tokens[own.to - 1]];
    if (first === undefined || last === undefined) continue;
    return { start: first.start, end: last.end, against: there.words.join(' '), how: 'swapped' };
  }
  return null;
};
