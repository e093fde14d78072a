/** What a sentence of the evidence limits and a claim does not: how it is told, and the words that are asked for it. */

import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import { mainVerb } from '../../../text/verbs.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Stronger, Worded } from '../recall/stronger.ts';

/** What a sign shows: that the sentence says less, or (`how`) that it says it the other way round. */
export interface Shown extends Stronger {
  readonly how?: 'swapped';
}

/** A sign that looks at one claim and one sentence that has most of its words. `round`: the other sentences that are looked at. */
export type Sign = (claim: SentenceRead, sentence: SentenceRead, round: () => readonly SentenceRead[]) => Shown | null;

/** A sign, with a quick look at the claim and at the sentence: most have none of its words. */
export interface Looked {
  readonly own: RegExp | null;
  readonly there: RegExp | null;
  readonly sign: Sign;
}

/** The set of the words of a list. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words for all there are. */
export const UNIVERSAL = wordSet('all any every each either both everyone anyone everybody anybody everywhere anywhere');

/** Forms of the words of meaning between two places of a text. */
export const meantIn = ({ tokens, forms }: Worded, from: number, to: number): string[] =>
  forms.filter((_, i) => {
    const { text, kind, start, end } = tokens[i] as Token;
    return start >= from && end <= to && (kind === 'number' || !isStopWord(text));
  });

/** A word of meaning that is no number. */
export const isNoun = (token: Token | undefined): token is Token => token !== undefined && token.kind === 'word' && !isStopWord(token.text);

/** Whether a sentence has every word of meaning of a claim but those between two places; numbers are not asked for. */
export const hasAllBut = ({ tokens, forms }: Worded, { set }: SentenceRead, from: number, to: number): boolean =>
  tokens.every((token, at) => !isNoun(token) || (token.start < to && token.end > from) || set.has(forms[at] ?? ''));

/** Share of some forms that a text has. */
export const shareIn = (forms: readonly string[], { forms: others }: Worded): number =>
  forms.length === 0 ? 1 : forms.filter((form) => others.includes(form)).length / forms.length;

/** Where the first verb of a claim stands: what is before it is of whom the claim tells. -1 where none is known. */
export const verbAt = ({ tokens }: Worded): number =>
  tokens.findIndex(
    ({ text, kind }, at) => at > 0 && kind === 'word' && mainVerb(tokens[at - 1]?.text ?? '', text, tokens[at + 1]?.text ?? ''),
  );
