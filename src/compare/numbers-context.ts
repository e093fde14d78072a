/**
 * What a number is about: the words round it, those of its own clause and next to it counting most. Two numbers answer the same
 * question as far as these words are the same. Also whether the words say that something went up or down.
 */
import { readNumbers } from '../text/numbers.ts';
import type { Quantity } from '../text/quantity.ts';
import { sentencesOf } from '../text/sentences.ts';
import { type Token, tokensOf } from '../text/tokens.ts';
import { stemOf } from '../text/tokens-stem.ts';
import { isStopWord } from '../text/tokens-stop.ts';

export interface AboutNumber {
  readonly quantity: Quantity;
  /** Index of its sentence. */
  readonly sentence: number;
  /** Stems of the words round it, each with its weight, 0..1. */
  readonly words: ReadonlyMap<string, number>;
  /** The noun it counts, as written: "patients"; null when none follows. */
  readonly noun: string | null;
  /** Stems of the words nearest to it within its own part of an enumeration: what tells "43 men" from "240 women". */
  readonly anchors: ReadonlySet<string>;
  /** 1 when the words next to it say that something grew, -1 when it shrank, 0 when they say neither. */
  readonly direction: -1 | 0 | 1;
}

export interface NumberText {
  readonly text: string;
  readonly numbers: readonly AboutNumber[];
  /** Stems of all its words. */
  readonly stems: ReadonlySet<string>;
}

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

/** Reads a text's numbers; what each is about is read when it is first asked for, since most are never asked. */
export function numberText(text: string): NumberText {
  const quantities = readNumbers(text);
  if (quantities.length === 0) return { text, numbers: [], stems: NONE };
  const spans = sentencesOf(text);
  const read = new Map<number, readonly Token[]>();
  const tokensIn = (sentence: number): readonly Token[] => {
    const known = read.get(sentence);
    if (known !== undefined) return known;
    const { start, end } = spans[sentence] ?? { start: 0, end: text.length };
    const tokens = tokensOf(text, start, end);
    read.set(sentence, tokens);
    return tokens;
  };
  const numbers: AboutNumber[] = [];
  let at = 0;
  for (const quantity of quantities) {
    while (at + 1 < spans.length && (spans[at]?.end ?? 0) <= quantity.span.start) at += 1;
    const sentence = at;
    numbers.push(lazily(quantity, sentence, () => about(text, quantity, tokensIn(sentence))));
  }
  let stems: ReadonlySet<string> | null = null;
  return {
    text,
    numbers,
    get stems() {
      stems ??= stemsIn(new Set(numbers.map(({ sentence }) => sentence)), tokensIn);
      return stems;
    },
  };
}

const NONE: ReadonlySet<string> = new Set();

function stemsIn(sentences: ReadonlySet<number>, tokensIn: (sentence: number) => readonly Token[]): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const sentence of sentences) for (const { text: word, kind } of tokensIn(sentence)) if (kind === 'word') stems.add(stemOf(word));
  return stems;
}

type Round = Omit<AboutNumber, 'quantity' | 'sentence'>;

function lazily(quantity: Quantity, sentence: number, read: () => Round): AboutNumber {
  let known: Round | null = null;
  const round = (): Round => {
    known ??= read();
    return known;
  };
  return {
    quantity,
    sentence,
    get words() {
      return round().words;
    },
    get noun() {
      return round().noun;
    },
    get anchors() {
      return round().anchors;
    },
    get direction() {
      return round().direction;
    },
  };
}

/** Single letters and short words that tell groups apart: "group A", "arm B". */
const isName = (text: string, { start, end }: Token): boolean => end - start <= 2 && /^\p{Lu}\p{Lu}?$/u.test(text.slice(start, end));

function about(text: string, quantity: Quantity, tokens: readonly Token[]): Round {
  const { start, end } = quantity.span;
  const right = firstFrom(tokens, end);
  let left = right - 1;
  while (left >= 0 && (tokens[left]?.end ?? 0) > start) left -= 1;
  const words = new Map<string, number>();
  const add = (token: Token, weight: number): void => {
    if (token.kind === 'number' || (isStopWord(token.text) && !isName(text, token)) || token.text.length < 2) {
      if (!isName(text, token)) return;
    }
    const stem = stemOf(token.text);
    words.set(stem, Math.max(words.get(stem) ?? 0, weight));
  };
  let noun: string | null = null;
  let weight = 1;
  let from = end;
  for (let i = right; i < tokens.length && i < right + FARTHEST; i += 1) {
    const token = tokens[i];
    if (token === undefined) break;
    weight *= border(text, from, token.start) * DECAY;
    from = token.end;
    const counted = noun === null && i <= right + 2 && token.kind === 'word' && !isStopWord(token.text) && weight > 0.6;
    if (counted) noun = text.slice(token.start, token.end);
    add(token, counted ? weight * NOUN : weight);
  }
  weight = 1;
  from = start;
  for (let i = left; i >= 0 && i > left - FARTHEST; i -= 1) {
    const token = tokens[i];
    if (token === undefined) break;
    weight *= border(text, token.end, from) * DECAY;
    from = token.start;
    add(token, weight);
  }
  return {
    words,
    noun,
    anchors: anchorsOf(text, quantity, tokens, left, right),
    direction: directionOf(text, quantity, tokens, left, right),
  };
}

/** Index of the first token that begins at an offset or behind it. */
function firstFrom(tokens: readonly Token[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What parts the members of an enumeration. */
const MEMBER = /^(?:and|or|but|versus|vs|while|whereas|compared|against)$/;

function anchorsOf(text: string, { span }: Quantity, tokens: readonly Token[], left: number, right: number): ReadonlySet<string> {
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

function directionOf(text: string, quantity: Quantity, tokens: readonly Token[], left: number, right: number): -1 | 0 | 1 {
  if (quantity.signed) return quantity.value < 0 ? -1 : 1;
  if (quantity.kind === 'date' || quantity.kind === 'label' || quantity.kind === 'ordinal' || quantity.kind === 'time') return 0;
  const sense = (token: Token | undefined): -1 | 0 | 1 =>
    token === undefined ? 0 : UPWARD.test(token.text) ? 1 : DOWNWARD.test(token.text) ? -1 : 0;
  let best: -1 | 0 | 1 = 0;
  for (let step = 1; step <= REACH && best === 0; step += 1) {
    const before = tokens[left + 1 - step];
    const clear =
      before !== undefined &&
      !/[;:()]|, (?:and|but|while|whereas)\b| (?:while|whereas|but) /.test(text.slice(before.end, quantity.span.start));
    if (clear) best = sense(before);
    // Behind it only what hangs on it: "a 5 % increase", "5 % lower".
    if (best === 0 && step <= 2) {
      const behind = tokens[right - 1 + step];
      if (behind !== undefined && !/[;:(),.]/.test(text.slice(quantity.span.end, behind.start))) best = sense(behind);
    }
  }
  return best;
}

/**
 * How far two numbers are about the same: the share of the claim's words that stand round the number of the evidence as near as
 * they do in the claim. Words that the evidence holds nowhere say nothing; 0.5 when no word is left.
 */
export function sameSubject(claim: AboutNumber, evidence: AboutNumber, known: ReadonlySet<string>): number {
  let shared = 0;
  let all = 0;
  for (const [stem, weight] of claim.words) {
    if (!known.has(stem)) continue;
    all += weight;
    shared += Math.min(weight, evidence.words.get(stem) ?? 0);
  }
  return all < 0.15 ? 0.5 : shared / all;
}

/** The same, where words that the evidence holds nowhere count against it: what a contradiction must rest on. */
export function coveredSubject(claim: AboutNumber, evidence: AboutNumber): number {
  let shared = 0;
  let all = 0;
  for (const [stem, weight] of claim.words) {
    all += weight;
    shared += Math.min(weight, evidence.words.get(stem) ?? 0);
  }
  return all === 0 ? 0 : shared / all;
}

/** Whether what the claim counts is named near the number of the evidence too; true where the claim names nothing. */
export function countsTheSame(claim: AboutNumber, evidence: AboutNumber): boolean {
  return claim.noun === null || evidence.words.has(stemOf(claim.noun.toLowerCase()));
}
