/**
 * What each word of a claim may be to one who looks for the contrary: a denial, a word with an opposite, one of a kind, one that says much or
 * tells a rate, a change. Told of a word alone and remembered, so that a claim is gone through once for all of them; what comes of it is
 * decided in `polarity.ts`.
 */
import { anyOf } from '../../../text/any-of.ts';
import { lately } from '../../../text/remembered.ts';
import { stemOf } from '../../../text/tokens/stem.ts';
import type { Token } from '../../../text/tokens.ts';
import { isChange } from './amounts.ts';
import { isOfKind } from './kinds.ts';
import { SIDES } from './opposites.ts';
import { RATES } from './rates.ts';
import { saysMuch } from './stronger.ts';

const DENY = new Set(
  `not no never none neither nor without cannot nothing nobody hardly scarcely barely rarely rare seldom fail fails failed failing unable
   lack lacks lacked lacking denied denies deny false untrue unlikely nicht kein keine keinen keiner keines keinem nie niemals ohne weder tampoco nem
   ne pas jamais aucun aucune sin nunca ningun ninguna ninguno jamas nadie nao nenhum nenhuma nessun nessuna nessuno niet geen nooit не нет никогда`.split(
    /\s+/,
  ),
);
/** The last letter of "isn't". */
const T = 't'.charCodeAt(0);

const isDenial = (word: string): boolean => DENY.has(word) || (word.charCodeAt(word.length - 1) === T && word.endsWith("n't"));
/** Whether a word is a denial. */
export const denies = ({ text, kind }: Token): boolean => kind === 'word' && isDenial(text);

/** Small words of Italian that are no words of English. */
const ITALIAN = anyOf('il lo gli della delle dei del nel nella alla che di una sono');

/** Small words of French and Spanish beside which "ni" denies. */
const ROMANCE = anyOf('le la les des est sont etait etaient et un une el los las una que son fue eran se');
/** "Neither … nor" of other languages: what it denies is the verb behind both, or between. */
export const SERIES = anyOf('weder ni nem');

/** What denies in one text: "non" denies in Italian, and is a part of a word elsewhere ("non-small cells"). */
export const denialsOf = (tokens: readonly Token[]): ((token: Token) => boolean) =>
  tokens.some(({ text }) => text === 'non') && tokens.some(({ text }) => ITALIAN.test(text))
    ? (token) => denies(token) || token.text === 'non'
    : tokens.some(({ text }) => text === 'ni') && tokens.some(({ text }) => ROMANCE.test(text))
      ? (token) => denies(token) || token.text === 'ni'
      : denies;

/** "The dam failed after heavy rain": only to fail to do something denies it. */
export const failsOutright = (tokens: readonly Token[], at: number): boolean =>
  /^fail(?:s|ed|ing)?$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.text !== 'to';

/** Whether a denial stands among the words of a text. */
export function hasDenial(tokens: readonly Token[]): boolean {
  let elsewhere = false;
  for (const token of tokens) {
    if (denies(token)) return true;
    if (token.text === 'non' || token.text === 'ni') elsewhere = true;
  }
  return elsewhere && tokens.some(denialsOf(tokens));
}

/** What a word may be to a claim: bits. */
export const DENIES = 1;
export const OPPOSES = 2;
export const OF_KIND = 4;
export const MORE = 8;
export const CHANGED = 16;

/** Words remembered. */
const MOST_WORDS = 20_000;

/** What a word is, by its compared form; no number is any of it. */
export const signsOf = lately(MOST_WORDS, (word: string): number => {
  const form = stemOf(word);
  return (
    (isDenial(word) ? DENIES : 0) |
    (SIDES.has(form) ? OPPOSES : 0) |
    (isOfKind(form) ? OF_KIND : 0) |
    (saysMuch(word) || RATES.has(word) ? MORE : 0) |
    (isChange(word) ? CHANGED : 0)
  );
});
