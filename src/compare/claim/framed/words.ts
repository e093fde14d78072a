/** Words of meaning of a claim beside sentences, as the signs of this room ask for them. */
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { numbersOf } from '../read-once.ts';

const numbersIn = ({ text }: SentenceRead) => numbersOf(text);

/** Figures of a sentence. */
export const figuresOf = (sentence: SentenceRead) => sentence.kept(numbersIn);

/** Words that say little of what a sentence is about. */
const LIGHT =
  /^(?:all|every|each|both|several|some|most|many|few|also|only|solely|alone|always|never|however|according|author|authors|study|paper|report|article|source|document|text)$/;

function meantOf(sentence: SentenceRead): readonly string[] {
  const figures = figuresOf(sentence);
  return [
    ...new Set(
      sentence.forms.filter((_, at) => {
        const token = sentence.tokens[at];
        if (token === undefined || token.kind !== 'word' || token.text.length < 2 || isStopWord(token.text) || LIGHT.test(token.text))
          return false;
        return !figures.some(({ span }) => span.start <= token.start && token.end <= span.end);
      }),
    ),
  ];
}

/** Forms of the words of meaning of a sentence, each once: no figures, none that says how many. */
export const meant = (sentence: SentenceRead): readonly string[] => sentence.kept(meantOf);

/** Share of some forms that a sentence has; 0 of none. */
export const share = (forms: readonly string[], { set }: SentenceRead): number =>
  forms.length === 0 ? 0 : forms.filter((form) => set.has(form)).length / forms.length;

/** Forms of the words of meaning that begin between two places of a sentence. */
export const meantBetween = (sentence: SentenceRead, from: number, to: number): readonly string[] => {
  const all = meant(sentence);
  return [
    ...new Set(
      sentence.forms.filter((form, at) => {
        const start = sentence.tokens[at]?.start ?? -1;
        return start >= from && start < to && all.includes(form);
      }),
    ),
  ];
};

/** Where the clause round a place begins and ends: at semicolons, colons and full stops. */
export function clauseRound(text: string, at: number): { readonly from: number; readonly to: number } {
  const from = Math.max(text.lastIndexOf(';', at), text.lastIndexOf(': ', at)) + 1;
  const rest = text.slice(at).search(/;|: /);
  return { from, to: rest < 0 ? text.length : at + rest };
}

/** A denial of English, or what comes near one. */
export const DENIED =
  /\b(?:no|not|never|none|neither|nor|nobody|nothing|cannot|without|hardly|scarcely|barely|rarely|unlike|instead|rather than|fail\w{0,3}|lack\w{0,3}|except|but for)\b|n['’]t\b/i;

const MARK = /[\s,;:.]/;
/** A stretch of a sentence without the marks on either side. */
export function unmarked(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && MARK.test(text.charAt(from))) from += 1;
  while (to > from && MARK.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
