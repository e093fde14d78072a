/**
 * What a source in German, French, Spanish, Portuguese, Italian or Dutch says otherwise than a claim in the same language: the contrary, less, or the same
 * the other way round. English has signs of its own, which know its sentences better; these know a table of words and the clauses they stand in. All of it is
 * borne out in part: a table sees no more than words.
 */
import type { Span } from '../../../model/document.ts';
import { mostOf } from '../../../text/most-of.ts';
import { oncePer } from '../../../text/remembered.ts';
import { tokensOf } from '../../../text/tokens.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import { readSentence, type SentenceRead } from '../exchanged/read.ts';
import { languageOf } from '../recall/language.ts';
import { DUTCH } from './dutch.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { PORTUGUESE } from './portuguese.ts';
import type { Shown } from './sign.ts';
import { SIGNS, unfoundTold } from './signs.ts';
import { SPANISH } from './spanish.ts';
import { shared, type Told, told } from './told.ts';
import type { Tongue } from './tongue.ts';

/** What a claim tells otherwise. Offsets of `start` and `end` into the claim, of `sentence` into the evidence. */
export interface Otherwise extends Shown {
  readonly sentence: Span;
  /** Of the claim's words, those that the sentence has. */
  readonly share: number;
}

const TONGUES: ReadonlyMap<string, Tongue> = new Map([GERMAN, FRENCH, SPANISH, PORTUGUESE, ITALIAN, DUTCH].map((one) => [one.code, one]));

/** The share of a claim's words from which on a sentence may bear it out. */
const MUCH = 0.6;

type Evidence = Pick<Stated, 'text' | 'sentences'>;

/** The likeliest language of evidence, told once. */
const tongueOf = oncePer(({ text }: Evidence): Tongue | null => {
  const language = languageOf(text, true);
  return language === 'latin' ? bySmallWords(text.slice(0, SAMPLE)) : (TONGUES.get(language ?? '') ?? null);
});

/** Characters of evidence that are looked at, and the small words by which one language must go before the next. */
const SAMPLE = 2_000;
const AHEAD = 2;
const ENGLISH = /^(?:the|of|and|is|was|were|that|with|by|from|this|are)$/;

/** The language of which a text has most small words, of those that share many; null where none goes before the others, or English is among them. */
function bySmallWords(text: string): Tongue | null {
  const tokens = tokensOf(text);
  if (tokens.some(({ text: word }) => ENGLISH.test(word))) return null;
  const counts = [...TONGUES.values()]
    .map((tongue) => ({ tongue, count: tokens.filter(({ text: word }) => tongue.small.has(word)).length }))
    .sort((one, other) => other.count - one.count);
  const [best, next] = counts;
  return best !== undefined && best.count >= AHEAD + (next?.count ?? 0) ? best.tongue : null;
}

const reading: ReadonlyMap<Tongue, (sentence: SentenceRead) => Told> = new Map(
  [...TONGUES.values()].map((tongue) => [tongue, ({ text }: SentenceRead): Told => told(text, tongue)]),
);

/** A quick look: two small words that English alone has. */
const ENGLISH_ALONE = '(?:the|and|with|from|this|that|which|have|were|their|been|would|than)';
const IN_ENGLISH = new RegExp(`\\b${ENGLISH_ALONE}\\b[^]*\\b${ENGLISH_ALONE}\\b`, 'i');

/** The language of a claim where it is another one than these. */
const isOf = (tongue: Tongue, language: string | null): boolean => language === null || language === 'latin' || language === tongue.code;

/**
 * The first sign that the sentence with most of a claim's words says it otherwise; null where none does, where another sentence with as many of its words bears
 * it out, and where the two are not in one of these languages. `places`: the sentences that are looked at; all when not given.
 */
export function toldOtherwise(said: Pick<Said, 'text'>, held: () => Evidence, places?: () => readonly Span[]): Otherwise | null {
  if (IN_ENGLISH.test(said.text)) return null;
  const evidence = held();
  const tongue = tongueOf(evidence);
  const read = tongue === null ? undefined : reading.get(tongue);
  if (tongue === null || read === undefined || !isOf(tongue, languageOf(said.text))) return null;
  const claim = told(said.text, tongue);
  const near = (places?.() ?? evidence.sentences).map((span) => {
    const sentence = readSentence(evidence, span).kept(read);
    return { span, sentence, held: shared(claim.words, sentence.words).length };
  });
  const most = mostOf(near.map(({ held: count }) => count));
  let found: Otherwise | null = null;
  for (const { span, sentence, held: count } of near) {
    if (count === 0 || count < most) continue;
    const shown = first(claim, sentence);
    // One that has as many of its words and no sign bears it out, unless these are few.
    if (shown === null && count < MUCH * claim.words.length) continue;
    if (shown === null) {
      found = null;
      break;
    }
    found ??= { ...shown, sentence: span, share: count / claim.words.length };
  }
  if (found !== null) return found;
  for (const { span, sentence } of near) {
    const shown = unfoundTold(claim, sentence);
    if (shown === null) continue;
    const denied = shared(claim.words, sentence.words).length;
    const covers = (words: readonly string[]): boolean => shared(shown.met, words).length === shown.met.length;
    const borne = near.some(
      (other) =>
        other.sentence !== sentence &&
        other.held >= denied &&
        covers(other.sentence.words) &&
        tongue.effect.test(other.sentence.text) &&
        !tongue.unfound.test(other.sentence.text),
    );
    if (!borne)
      return {
        how: shown.how,
        start: shown.start,
        end: shown.end,
        against: shown.against,
        sentence: span,
        share: denied / claim.words.length,
      };
  }
  return null;
}

function first(claim: Told, sentence: Told): Shown | null {
  for (const sign of SIGNS) {
    const shown = sign(claim, sentence);
    if (shown !== null) return shown;
  }
  return null;
}
