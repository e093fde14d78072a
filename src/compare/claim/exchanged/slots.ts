/**
 * What fills the places of a clause: who or what stands before its verb, the verb, what stands right behind it, what stands behind each preposition, each
 * value by its sort. Two clauses side by side of which both have such a place are told apart by what fills it. Read from the words of one stretch.
 */
import { anyOf } from '../../../text/any-of.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import { isVerb } from './deeds.ts';
import { bare, isCapital } from './sides.ts';

/** One place of a clause and what fills it. */
export interface Slot {
  /** `head`, `verb`, `object`, a preposition, or the sort of a value. */
  readonly place: string;
  /** Forms of its words; of a value its number. */
  readonly keys: readonly string[];
}

/** Prepositions whose nouns tell clauses apart; of each row one stands for the other. */
const LEADS = new Map<string, string>();
for (const row of [
  'for für fur pour',
  'by von par durch',
  'in at on auf bei dans sur near',
  'against gegen contre',
  'to zu',
  'from aus',
  'with without mit ohne avec sans',
  'under unter sous',
  'of',
  'below above',
  'into',
  'among',
]) {
  const [first = '', ...others] = row.split(' ');
  for (const word of [first, ...others]) LEADS.set(word, first);
}

const FINITE = anyOf(
  'is are was were has have had did does do will would shall should may might must can could be been wird wurde wurden ist sind war hat haben est sont ont été avait',
);
const MODAL = anyOf('will would shall should may might must can could to cannot');
const IS = anyOf('is are was were ist sind war est sont');
/** Words that only take up another. */
const FOR_OTHERS = /^(?:one|ones|those|others?|latter|former|it|them|celle|celui|ceux)$/;
/** Small words of German: where nouns have capitals, a head is its nouns. */
export const GERMAN = /\b(?:der|die|das|dem|den|und)\b/;
const DETERMINER = anyOf('the a an its their his her this that these those all no some both each every of');

/** Whether a word of a sentence is a verb. A form in -s, or a plain one, only where what it governs shows it: "the female builds the nest". */
function verbAt(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (token.kind !== 'word' || isStopWord(token.text) || isCapital(text, token)) return false;
  const [before, next] = [tokens[at - 1]?.text ?? '', tokens[at + 1]];
  if (DETERMINER.test(before)) return false;
  if (MODAL.test(before) || /^belong(?:s|ed)?$/.test(token.text)) return true;
  if (FINITE.test(before) && /(?:ed|en|n|t|é|ée|és|ées)$/.test(token.text)) return true;
  if (/[^su]s$/.test(token.text))
    return before !== '' && next !== undefined && (next.kind === 'number' || DETERMINER.test(next.text)) && next.text !== 'of';
  return isVerb(before, token.text, next?.text ?? '');
}

/** "Serves as director" says what "is the director" does. */
const SERVES = anyOf('serves serve served acts act acted works work worked');
export const servesAs = (tokens: readonly Token[], at: number): boolean =>
  SERVES.test(tokens[at]?.text ?? '') && tokens[at + 1]?.text === 'as';

/** Words of owning, from either side: "belongs to" says what "owns" does, and which of the two a clause tells is known by what fills its places. */
export const OWNS = anyOf('own owns owned owner owners belong belongs belonged property');

/** Prepositions of those who have a part in what is done: what "in" leads in may belong to the noun before it. */
const GOES = anyOf('to by from for with zu von für mit par pour avec');

/** What a stretch without a verb tells of: its words up to its first value, or to the first of what it leads in ("her letters to her nephew"). */
function headOf(tokens: readonly Token[], [first]: readonly Quantity[]): readonly Token[] {
  const lead = tokens.findIndex(({ text }, at) => at > 0 && GOES.test(text));
  return tokens.filter(({ end }, at) => (lead < 0 || at < lead) && (first === undefined || end <= first.span.start));
}

/** The places of one stretch of a sentence: `tokens` are its words, `german` tells its language. Linear in its length. */
export function slotsIn(text: string, tokens: readonly Token[], numbers: readonly Quantity[], german: boolean): Slot[] {
  const slots: Slot[] = [];
  const counted = (token: Token | undefined): boolean =>
    token !== undefined && (token.kind === 'number' || numbers.some(({ span }) => span.start <= token.start && token.end <= span.end));
  const tells = (token: Token, place: string): boolean =>
    token.kind === 'word' &&
    !isStopWord(token.text) &&
    !FOR_OTHERS.test(token.text) &&
    !counted(token) &&
    (!german || place !== 'head' || isCapital(text, token));
  const add = (place: string, words: readonly Token[]): void => {
    const keys = [...new Set(words.filter((token) => tells(token, place)).map(bare))];
    if (keys.length > 0) slots.push({ place, keys });
  };
  const cut = (at: number): boolean =>
    at > 0 && /[,;:()–—|"“”\n]/.test(text.slice((tokens[at - 1] as Token).end, (tokens[at] as Token).start));
  const until = (from: number): Token[] => {
    const phrase: Token[] = [];
    for (let i = from; i < tokens.length; i += 1) {
      const token = tokens[i] as Token;
      if ((i > from && cut(i)) || LEADS.has(token.text) || counted(token) || FINITE.test(token.text)) break;
      if (phrase.length > 0 && (verbAt(text, tokens, i) || token.text === 'and')) break;
      phrase.push(token);
    }
    return phrase;
  };
  let verb = -1;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as Token;
    const lead = LEADS.get(token.text);
    if (lead !== undefined && i + 1 < tokens.length && !cut(i + 1)) add(lead, until(i + 1));
    else if ((IS.test(token.text) || servesAs(tokens, i)) && i + 1 < tokens.length && !verbAt(text, tokens, i + 1)) {
      if (verb < 0) add('head', tokens.slice(0, i));
      verb = i;
      let from = servesAs(tokens, i) ? i + 2 : i + 1;
      for (let more = until(from); more.length > 0; more = until(from)) {
        add('is', more);
        from += more.length;
        if (tokens[from]?.text !== 'and') break;
        from += 1;
      }
    } else if (!counted(token) && verbAt(text, tokens, i)) {
      add('verb', [token]);
      if (verb < 0) add('head', tokens.slice(0, i));
      verb = i;
      if (i + 1 < tokens.length && !cut(i + 1)) add('object', until(i + 1));
    }
  }
  if (verb < 0) {
    const head = headOf(tokens, numbers);
    // "Owen Pike the deputy head": the "is" of the clause before it is left out.
    const named = head.findIndex((token) => !isCapital(text, token));
    const is = named > 0 && DETERMINER.test(head[named]?.text ?? '') ? named : head.length;
    add('head', head.slice(0, is));
    add('is', head.slice(is));
  }
  for (const one of numbers) if (!one.weak) slots.push({ place: `${one.kind} ${one.unit}`, keys: [String(one.value)] });
  return slots;
}
