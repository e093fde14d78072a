/**
 * What a sentence of the evidence limits and a claim that has all its other words does not: a condition, "only", animals, a subgroup, a rank, a matter that
 * was only talked about. Every word of such a claim may stand there, so that shares of words see nothing of it. It makes no contradiction: the claim says
 * more than its source.
 */
import type { Span } from '../../model/document.ts';
import { contentOf } from '../../text/tokens-stop.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import { readSentence, type SentenceRead } from '../exchanged/read.ts';
import { stronger, type Worded } from '../recall/stronger.ts';
import { plainForm } from '../select-expand.ts';
import { conditionDropped } from './conditions.ts';
import { groundWanting, hearsay, maybeSo, onlyAdvised } from './hedged.ts';
import { movedOtherwise, poundsOf, prefixed } from './kinds.ts';
import { type Sign, UNIVERSAL } from './limit.ts';
import { onlyLeftOut, onlyOneOfAll, onlyPutIn } from './only.ts';
import { allOfOne, allOfSome, inBeasts, mostOfSome, subgroupOnly } from './settings.ts';
import { onceSo, onlyTalkedOf, rankDropped } from './settled.ts';

/** What a claim leaves out. Offsets of `start` and `end` into the claim, of `sentence` into the evidence. */
export interface Limit extends Span {
  readonly how: 'stronger';
  readonly against: string;
  readonly sentence: Span;
}

/** A sign, with a quick look at the claim and at the sentence: most have none of its words. */
interface Looked {
  readonly own: RegExp | null;
  readonly there: RegExp | null;
  readonly sign: Sign;
}

const SIGNS: readonly Looked[] = [
  {
    own: null,
    there: /\b(?:unless|if|provid(?:ed|ing)|condition|long as|except|only (?:if|when|where|with|after))\b/i,
    sign: conditionDropped,
  },
  { own: /\b(?:only|solely|exclusively)\b/i, there: null, sign: onlyPutIn },
  { own: null, there: /\bonly\b/i, sign: onlyLeftOut },
  { own: /^Only\b/, there: /\b(?:all|any|every|each|either|both|every\w+|any\w+)\b/i, sign: onlyOneOfAll },
  {
    own: /\b(?:patients?|humans?|people|adults|men|women|children|infants|volunteers|participants|persons)\b/i,
    there:
      /\b(?:mice|mouse|rats?|murine|rodents?|zebrafish|rabbits?|monkeys?|macaques?|dogs|pigs|piglets|ferrets|hamsters|guinea|in vitro|in silico|cell lines?|cultured|petri|flies|drosophila|elegans|nematodes|yeast|animal)\b/i,
    sign: inBeasts,
  },
  { own: null, there: /\b(?:sub(?:group|set|sample)|stratum)/i, sign: subgroupOnly },
  { own: /\b(?:all|every|each)\b/i, there: null, sign: allOfSome },
  { own: /\bmost\b/i, there: /\b(?:some|several|few|certain|minority)\b/i, sign: mostOfSome },
  { own: /\b(?:all|every|most|its|the|their)\b/i, there: /\b(?:one|a single|a third|another)\b/i, sign: allOfOne },
  { own: /\b(?:approve|adopt|pass|enact|ratif|endorse|agree|decide|authori|vote)[a-z]{1,4}\b/i, there: null, sign: onlyTalkedOf },
  {
    own: /\b(?:\w{2,9}est|best|worst|most)\b/i,
    there:
      /\b(?:\w{2,7}th|second|third|\d+(?:st|nd|rd|th)|one of|among|some of|next|nearly|almost|not|perhaps|possibly|arguably|probably|said|claimed)\b/i,
    sign: rankDropped,
  },
  { own: /\b(?:is|are)\b/i, there: /\buntil\b/i, sign: onceSo },
  { own: null, there: /\b(?:evidence|data|grounds|reason|information|basis) (?:to|for|that)\b/i, sign: groundWanting },
  { own: null, there: /\b(?:may|might|expect(?:s|ed)?|hope[sd]?|inten(?:ds?|ded)|aim(?:s|ed)?) /i, sign: maybeSo },
  { own: null, there: /\b(?:alleg|suspect|purport|rumou?r|specula|insinuat|accused|denie)/i, sign: hearsay },
  { own: /\b(?:requir|must|oblig|mandate|ordered)/i, there: /\b(?:recommend|advis|suggest|encourag|urge)/i, sign: onlyAdvised },
  { own: /\b(?:non|un\w{5,}|i[mnr]\w{5,})\b/i, there: null, sign: prefixed },
  { own: null, there: /\b(?:non\b|un\w{5,}|i[mnr]\w{5,}(?:able|ible|ive|al|ary|ant|ent|ful|ed|ate|ous)\b)/i, sign: prefixed },
  { own: /\bpounds\b/i, there: /\bpounds\b/i, sign: poundsOf },
  { own: / to [$€£]?\d/, there: /\b(?:up|down) from /i, sign: movedOtherwise },
];
/** Share of the claim's words that the sentence must have. */
const SHARE = 0.65;
/** Words of a sentence from which on it is not looked at. */
const LONGEST = 120;

/** Which signs a sentence may show, told once. */
const maskOf = ({ text }: SentenceRead): number => masked(text, ({ there }) => there);
const masked = (text: string, quick: (looked: Looked) => RegExp | null): number => {
  let mask = 0;
  for (const [i, looked] of SIGNS.entries()) if (quick(looked)?.test(text) !== false) mask |= 1 << i;
  return mask;
};

/** The first limit that a claim leaves out; null where none can be shown. `places`: the sentences that are looked at; all when not given. */
export function limitDropped(said: Said, held: () => Pick<Stated, 'text' | 'sentences'>, places?: () => readonly Span[]): Limit | null {
  const own = masked(said.text, (looked) => looked.own);
  const signs = (sentence: SentenceRead): readonly Sign[] => {
    const mask = own & sentence.kept(maskOf);
    return mask === 0 ? [] : SIGNS.flatMap(({ sign }, i) => ((mask & (1 << i)) === 0 ? [] : [sign]));
  };
  return signed(said, held, places, signs);
}

const MAY_BIND =
  /\b(?:alleged?|alleges|suspect(?:s|ed)?|unless|if|provided|condition|long as|except)\b|\bonly (?:if|when|where|with|after)\b/i;

/** The condition under which evidence has the very words of a claim, or by whose suspicion, which it leaves out; `whole`: where they stand. */
export function conditionLeftOut(
  said: Said,
  { text, sentences }: Pick<Stated, 'text' | 'sentences'>,
  whole: Span,
  signs: readonly Sign[] = [conditionDropped, hearsay],
): Limit | null {
  const sentence = sentences.find(({ start, end }) => start <= whole.start && whole.start < end);
  if (sentence === undefined || !MAY_BIND.test(text.slice(sentence.start, sentence.end))) return null;
  return signed(
    said,
    () => ({ text, sentences: [sentence] }),
    undefined,
    () => signs,
  );
}

/** The condition of a sentence that a claim leaves out, in its words; null where it leaves out none. */
export function conditionOf(said: Said, sentence: string): string | null {
  const whole = { start: 0, end: sentence.length };
  return conditionLeftOut(said, { text: sentence, sentences: [whole] }, whole, [conditionDropped])?.against ?? null;
}

const MUCH =
  /\b(?:may|might|can|could|if|associat|correlat|link|observational|some|many|most|several|few|certain|often|sometimes|usually|no|none|neither|shall|must|except)/i;

/** The first plain sign that a claim says more than the sentence that has most of its words (`recall/stronger.ts`), for evidence that was not searched. */
export const saysMore = (said: Said, held: () => Pick<Stated, 'text' | 'sentences'>): Limit | null =>
  signed(said, held, undefined, ({ text }) => (MUCH.test(text) ? OVERSTATED : NONE));

const NONE: readonly Sign[] = [];
const OVERSTATED: readonly Sign[] = [
  (claim, sentence, round) => stronger(claim, sentence, [sentence, ...round()].map(({ text }) => text).join(' ')),
];

function signed(
  said: Said,
  held: () => Pick<Stated, 'text' | 'sentences'>,
  places: (() => readonly Span[]) | undefined,
  signsOf: (sentence: SentenceRead) => readonly Sign[],
): Limit | null {
  const evidence = held();
  const read = (places?.() ?? evidence.sentences).map((span) => readSentence(evidence, span));
  const may = read.map(signsOf);
  if (may.every(({ length }) => length === 0)) return null;
  const claim: Worded = { text: said.text, tokens: said.tokens, forms: said.tokens.map(plainForm) };
  const own = [...new Set(contentOf(said.tokens.filter(({ text: word }) => !UNIVERSAL.has(word))).map(plainForm))];
  if (own.length < 2) return null;
  const shares = read.map(({ set }) => own.filter((form) => set.has(form)).length / own.length);
  const most = Math.max(...shares);
  if (most < SHARE) return null;
  let found: Limit | null = null;
  for (const [i, sentence] of read.entries()) {
    if ((shares[i] ?? 0) < most) continue;
    const others = (): readonly Worded[] => read.filter((other) => other !== sentence);
    const sign = sentence.tokens.length > LONGEST ? null : first(may[i] ?? NONE, claim, sentence, others);
    // One that has as many of its words and no limit bears it out.
    if (sign === null) return null;
    found ??= { how: 'stronger', ...sign, against: sign.against.replace(/(?<![.,;:\s])[.,;:\s]+$/, ''), sentence: sentence.span };
  }
  return found;
}

function first(signs: readonly Sign[], claim: Worded, sentence: Worded, round: () => readonly Worded[]): ReturnType<Sign> {
  for (const sign of signs) {
    const found = sign(claim, sentence, round);
    if (found !== null) return found;
  }
  return null;
}
