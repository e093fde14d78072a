/**
 * What stands round a number: the words of its clause with how near they are, the noun it counts, the words that tell it from its
 * neighbours in an enumeration, and whether the words next to it say that something went up or down. A sentence is made ready once
 * for all its numbers.
 */

import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import { indexFrom } from '../../../text/lowest.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { stemOf } from '../../../text/tokens/stem.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';

/** What a word farther off by one is worth. */
const DECAY = 0.86;
/** What crossing the border of a clause costs. */
const BORDER = 0.55;
/** Words behind a number that it counts. */
const NOUN = 1.25;
const FARTHEST = 24;

const UPWARD =
  /^(?:increas|rise|rose|risen|rising|gr[eo]w|gain|climb|jump|surg|higher$|up$|expand|expans|rall(?:y|ied)|upward|soar|accelerat|rais|boost|improv|faster|larger|longer|heav(?:ier)|add)/;
const DOWNWARD =
  /^(?:decreas|fall$|falls$|fell$|fallen|falling|drop|declin|reduc|lower|down$|shr[aiu]nk|slump|plung|cut$|cuts$|cutting|contract|tumbl|slid$|slip|dip(?:ped|s)?$|downward|slow|worsen|smaller|shorter|cheaper|lost$|lose$|loses$)/;

/** A sentence made ready for the numbers in it. */
export interface SentenceRead {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The stem of each word of meaning and of each name of a group ("arm B"); "" for all else. */
  readonly stems: readonly string[];
  /** What the stretch before each token is worth, by the border in it. */
  readonly borders: readonly number[];
}

/** Reads one sentence. Linear. */
export function readSentence(text: string, { start, end }: Span): SentenceRead {
  const tokens = tokensOf(text, start, end);
  const stems = tokens.map((token) => stemIn(text, token));
  const borders = tokens.map((token, i) => (i === 0 ? 1 : border(text, tokens[i - 1]?.end ?? 0, token.start)));
  return { text, tokens, stems, borders };
}

/** The stem of a word of meaning and of the name of a group; "" for all else. */
export const stemIn = (text: string, token: Token): string =>
  isName(text, token) || (token.kind === 'word' && token.text.length >= 2 && !isStopWord(token.text)) ? stemOf(token.text) : '';

/** The words round a number with their weights, 0..1, and the noun it counts as written; null when none follows. */
export function wordsRound(
  { text, tokens, stems, borders }: SentenceRead,
  { span: { start, end } }: Quantity,
): { readonly words: ReadonlyMap<string, number>; readonly noun: string | null } {
  const { left, right } = sidesOf(tokens, start, end);
  const words = new Map<string, number>();
  const add = (stem: string, weight: number): void => {
    if (stem !== '' && weight > (words.get(stem) ?? 0)) words.set(stem, weight);
  };
  let noun: string | null = null;
  let weight = 1;
  for (let i = right; i < tokens.length && i < right + FARTHEST; i += 1) {
    const token = tokens[i] as Token;
    weight *= (i === right ? border(text, end, token.start) : (borders[i] as number)) * DECAY;
    const counted = noun === null && i <= right + 2 && token.kind === 'word' && weight > 0.6 && !isStopWord(token.text);
    if (counted) noun = text.slice(token.start, token.end);
    add(stems[i] as string, counted ? weight * NOUN : weight);
  }
  weight = 1;
  for (let i = left; i >= 0 && i > left - FARTHEST; i -= 1) {
    weight *= (i === left ? border(text, (tokens[i] as Token).end, start) : (borders[i + 1] as number)) * DECAY;
    add(stems[i] as string, weight);
  }
  return { words, noun };
}

/** Indices of the last token before a number and the first behind it. */
function sidesOf(tokens: readonly Token[], start: number, end: number): { readonly left: number; readonly right: number } {
  const right = indexFrom(tokens, end);
  let left = right - 1;
  while (left >= 0 && (tokens[left]?.end ?? 0) > start) left -= 1;
  return { left, right };
}

/** Single letters and short words that tell groups apart: "group A", "arm B". */
function isName(text: string, { start, end, kind }: Token): boolean {
  if (kind !== 'word' || end - start > 2) return false;
  const first = text.charCodeAt(start);
  if (first < 128 && (first < 65 || first > 90)) return false;
  return /^\p{Lu}\p{Lu}?$/u.test(text.slice(start, end));
}

/** What parts the members of an enumeration. */
const MEMBER = anyOf('and or but versus vs while whereas compared against');

/** Stems of the words nearest to a number within its own part of an enumeration: what tells "43 men" from "240 women". */
export function anchorsRound({ text, tokens }: SentenceRead, { span }: Quantity): ReadonlySet<string> {
  const { left, right } = sidesOf(tokens, span.start, span.end);
  const anchors = new Set<string>();
  const take = (token: Token): void => {
    if (token.kind === 'word' && (!isStopWord(token.text) || isName(text, token))) anchors.add(stemOf(token.text));
  };
  let from = span.end;
  for (let i = right; i < right + 2; i += 1) {
    const token = tokens[i];
    if (token === undefined || token.kind === 'number' || MEMBER.test(token.text) || /[,;:()]/.test(text.slice(from, token.start))) break;
    take(token);
    from = token.end;
  }
  from = span.start;
  for (let i = left; i > left - 5; i -= 1) {
    const token = tokens[i];
    if (token === undefined || token.kind === 'number' || MEMBER.test(token.text) || /[,;:()]/.test(text.slice(token.end, from))) break;
    take(token);
    from = token.start;
  }
  return anchors;
}

/** What lies between two words: the border of a clause makes them strangers. */
function border(text: string, from: number, to: number): number {
  if (to - from <= 1) return 1;
  const gap = text.slice(from, to);
  if (/[;:()\n–—]/.test(gap)) return BORDER;
  return gap.includes(',') ? 0.7 : 1;
}

const REACH = 6;
/** Words between a verb and the growth that it tells of. */
const OBJECT = 3;
/** What leads to a point on a scale, and what sets one movement beside another. */
const BEYOND = /\b(?:above|below|beyond|under|over) $/i;
const AS_WITH = /\b(?:as|with|when|once)\b/i;

/** Verbs to which "up" and "down" belong, and say nothing of more or less: "turned down an offer of 3 %". */
const TAKES_PARTICLE =
  /^(?:turn|vot|struck|strik|laid|lays?$|hand|shut|br[eo]k|set|ma[dk]e|making|t[ao]k|took|g[ai]v|put|pick|back|sign|end|add|wr[io]t|track|stepp?|stood|stand|t[eo]a?r|burn|play|writ)/;

function isParticle(tokens: readonly Token[], token: Token): boolean {
  if (token.text !== 'up' && token.text !== 'down') return false;
  return TAKES_PARTICLE.test(tokens[tokens.indexOf(token) - 1]?.text ?? '');
}

/** 1 when the words next to a number say that something grew, -1 when it shrank, 0 when they say neither. */
export function directionRound({ text, tokens }: SentenceRead, quantity: Quantity): -1 | 0 | 1 {
  if (quantity.signed) return quantity.value < 0 ? -1 : 1;
  if (quantity.kind === 'date' || quantity.kind === 'label' || quantity.kind === 'ordinal' || quantity.kind === 'time') return 0;
  // "Fell as temperature rose beyond 120 K": a point on a scale, and no size of what rose or fell.
  if (BEYOND.test(text.slice(Math.max(0, quantity.span.start - 12), quantity.span.start)) && AS_WITH.test(text)) return 0;
  const { left, right } = sidesOf(tokens, quantity.span.start, quantity.span.end);
  const sense = (token: Token | undefined): -1 | 0 | 1 =>
    token === undefined || isParticle(tokens, token) ? 0 : UPWARD.test(token.text) ? 1 : DOWNWARD.test(token.text) ? -1 : 0;
  // "Reduced case growth by 1.3 points": growth is what was reduced.
  const senseOfVerb = (from: number): -1 | undefined =>
    tokens.slice(Math.max(0, from - OBJECT), from + 1).some((token) => sense(token) < 0 && /(?:ed|es?|ing|cut)$/.test(token.text))
      ? -1
      : undefined;
  let best: -1 | 0 | 1 = 0;
  let hung = false;
  for (let step = 1; step <= REACH && best === 0; step += 1) {
    const before = tokens[left + 1 - step];
    const clear =
      before !== undefined &&
      !/[;:()]|, (?:and|but|while|whereas)\b| (?:while|whereas|but) /.test(text.slice(before.end, quantity.span.start));
    if (clear) best = before.text === 'growth' ? (senseOfVerb(left - step) ?? 1) : sense(before);
    // Behind it only what hangs on it: "a 5 % increase", "5 % lower"; not "by 5 % and improved".
    if (best === 0 && step <= 2 && !hung) {
      const behind = tokens[right - 1 + step];
      hung = behind !== undefined && MEMBER.test(behind.text);
      if (behind !== undefined && !/[;:(),.]/.test(text.slice(quantity.span.end, behind.start))) best = sense(behind);
    }
  }
  return best;
}
