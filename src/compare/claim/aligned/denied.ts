/**
 * A denial more, or one less, than the one sentence that a claim lies upon has: "may be longer than 30 pages" beside "cannot exceed 30 pages" is none, "if the promise is returned" beside
 * "if the promise is not returned" is. Asked only of what is denied right there, of a word that both have, where neither has another denial.
 */
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import { deniedAlike } from '../denied-alike.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { among } from '../framed/pieces.ts';
import { withoutIdleDenials } from '../idle-denials.ts';
import type { Told } from '../particulars/told.ts';
import type { Aligned } from './align.ts';
import { DENIAL } from './words.ts';

/** What denies without being a denial, or may: where one of the two has such a word that the other has not, nothing is told. */
export const SOFT =
  /^(?!unless$|until$)(?:free|exempt\w{0,4}|absen\w{1,3}|refus\w{1,3}|prohibit\w{0,3}|forbid\w{0,4}|forbade|ban|bans|banned|block\w{0,3}|reject\w{0,3}|prevent\w{0,3}|avoid\w{0,3}|lack\w{0,3}|missing|barr(?:ed|ing)|bars?|deni(?:es|ed|al)|deny|declin\w{1,3}|refrain\w{0,3}|abstain\w{0,3}|deter\w{0,4}|waiv\w{1,3}|escap\w{1,3}|im(?:poss|proper|permiss)\w*|il(?:leg|lic)\w*|stop\w{0,4}|ceas\w{1,3}|fail\w{0,3}|instead|rather|only|solely|exclu[ds]\w{1,5}|against|ignor\w{1,3}|omit\w{0,4}|drop\w{0,4}|little|few|hardly|rarely|barely|less|outside|beyond|past|longer|un(?!able|der|til|iqu|ion|ivers)\w{4,}|in(?:valid|eligib|effect|activ|correct|complet|sensitiv)\w*|dis\w{4,}|non\w{0,14}|\w{3,}less|null|void|empty|zero)$/;
/** What opens a condition on which the denial does not hold. */
const OPENS = /\b(?:unless|until|without|before|prior to)\b/i;
const EXCEPTS = /\b(?:except|other than|apart from|excluding|(?:all|every\w{0,4}|nobody|nothing|none) but)\b/i;
/** What says with a condition what a denial says with "unless". */
const ON_CONDITION =
  /\b(?:only|if|when|once|after|with|where|provided|as long as|requires?|required|needs?|must|has to|have to|subject|upon|then|during|from)\b/i;
const ENDS = anyOf('but because while whereas which who that although though and or unless until without if when except');
/** Words between a denial and what it denies. */
const REACH = 5;

interface Denied {
  /** Place of the denial, and of the word of meaning that it denies. */
  readonly at: number;
  readonly head: number;
  /** Words of both in its clause. */
  readonly beside: number;
}

/** What denies in a sentence, each with the first word behind it that `known` has; null where a clause of theirs has a denial of something else. */
function denialsIn(sentence: SentenceRead, known: ReadonlySet<number>): readonly Denied[] | null {
  const text = withoutIdleDenials(sentence.text);
  const found: Denied[] = [];
  for (const [at, { text: word, start, end }] of sentence.tokens.entries()) {
    const denies = DENIAL.test(word) || /n['’]t$/.test(word);
    if (!denies || word === 'nor' || text.slice(start, end) !== sentence.text.slice(start, end)) continue;
    // "No. 1", "the no 1 jersey".
    if (sentence.tokens[at + 1]?.kind === 'number') continue;
    // "May or may not have", "for profit or not for profit": it is left open.
    if (sentence.tokens.slice(Math.max(0, at - 2), at).some(({ text: before }) => before === 'or')) return null;
    const head = headBehind(sentence, at, known);
    const { from, to } = clauseOf(sentence, start);
    const beside = sentence.tokens.filter((token, i) => known.has(i) && token.start >= from && token.end <= to).length;
    if (head >= 0) found.push({ at, head, beside });
    else if (beside >= LEAST_BESIDE) return null;
  }
  return found;
}
/** Words of both that stand in the clause of a denial: it is of the claim's matter. */
const LEAST_BESIDE = 2;

/** The clause round a place, to the next mark on either side. */
function clauseOf({ text }: SentenceRead, at: number): { readonly from: number; readonly to: number } {
  const from = Math.max(...MARKS.map((mark) => text.lastIndexOf(mark, at))) + 1;
  const to = Math.min(...MARKS.map((mark) => text.indexOf(mark, at)).filter((place) => place >= 0), text.length);
  return { from, to };
}
const MARKS = [', ', ';', ': ', '. ', '(', ' but ', ' because ', ' while ', ' whereas '];

/** The word that a denial denies: the first of meaning behind it, which both texts have; -1 where it denies another. */
function headBehind({ text, tokens }: SentenceRead, at: number, known: ReadonlySet<number>): number {
  for (let i = at + 1; i < tokens.length && i <= at + REACH; i += 1) {
    const token = tokens[i] as Token;
    if (/[.,;:!?()[\]]/.test(text.slice((tokens[i - 1] as Token).end, token.start)) || ENDS.test(token.text)) return -1;
    if (known.has(i)) return i;
    if (!isStopWord(token.text) && !/ly$/.test(token.text)) return -1;
  }
  return -1;
}

/** Whether a condition ("if", "when") opens the clause that a place stands in. */
const isConditional = ({ text, tokens }: SentenceRead, at: number): boolean => {
  const before = text.slice(0, tokens[at]?.start);
  const clause = before.slice(Math.max(...MARKS.map((mark) => before.lastIndexOf(mark))) + 1);
  return /\b(?:if|when|where|whether|unless|in case)\b/i.test(clause);
};

/** A word that denies softly and that the other text has not. */
function softBeside(own: SentenceRead, other: SentenceRead, from: number, to: number): boolean {
  return own.tokens.some(({ text }, i) => i >= from && i <= to && SOFT.test(text) && !among(own.forms[i] ?? '', other.forms));
}

const NOUGHT = /(?<![\d.,])0(?![.,]?\d)/;

/** What a claim denies and the sentence states, or the other way round. */
export function deniedOtherwise(aligned: Aligned): Told | null {
  const { claim, sentence, pairs } = aligned;
  const own = denialsIn(claim, new Set(pairs.map(({ own }) => own)));
  const theirs = denialsIn(sentence, new Set(pairs.map(({ there }) => there)));
  if (own === null || theirs === null) return null;
  // "Deaths: 0/28" denies without a word for it.
  if (own.length > 0 && NOUGHT.test(sentence.text)) return null;
  const first = Math.min(...pairs.map(({ there }) => there));
  const last = Math.max(...pairs.map(({ there }) => there));
  const turned = pairs.filter((pair) => own.some(({ head }) => head === pair.own) !== theirs.some(({ head }) => head === pair.there));
  const [pair] = turned;
  if (pair === undefined || turned.length > 1) return null;
  const denied = own.find(({ head }) => head === pair.own) ?? theirs.find(({ head }) => head === pair.there);
  if (denied === undefined || denied.beside < LEAST_BESIDE) return null;
  const mine = denied.head === pair.own && own.includes(denied);
  // A condition on the one side must be one on the other.
  if (isConditional(claim, pair.own) !== isConditional(sentence, pair.there)) return null;
  if (softBeside(claim, sentence, 0, claim.tokens.length) || softBeside(sentence, claim, Math.max(0, first - 3), last + 3)) return null;
  // "Everybody except her paid" beside "she did not pay".
  if (EXCEPTS.test(claim.text) !== EXCEPTS.test(sentence.text)) return null;
  const [opensOwn, opensThere] = [OPENS.test(claim.text), OPENS.test(sentence.text)];
  if (opensOwn !== opensThere && ON_CONDITION.test((opensOwn ? sentence : claim).text)) return null;
  if (!(opensOwn && opensThere) && deniedAlike(claim.text, sentence.text)) return null;
  const head = claim.tokens[pair.own] as Token;
  const start = mine ? (claim.tokens[denied.at] as Token).start : head.start;
  const there = sentence.tokens[pair.there] as Token;
  const from = mine ? there.start : (sentence.tokens[denied.at] as Token).start;
  return { how: 'swapped', start, end: head.end, against: sentence.text.slice(from, there.end), sentence: sentence.span };
}
