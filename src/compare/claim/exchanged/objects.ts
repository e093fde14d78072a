/**
 * Who was to do it, told of another: "the court ordered the officers to pay" for "ordered the appellant to pay". Told only of verbs that name whom they make
 * do something, where the sentence has another noun between the same two verbs and names the claim's as somebody else.
 */
import type { Span } from '../../../model/document.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import { plainForm } from '../select/expand.ts';
import type { Exchange } from './deeds.ts';
import { readSentence, type SentenceRead } from './read.ts';
import { areTwoNouns } from './subjects.ts';

const MAKES =
  /^(?:order|ask|tell|told|requir|allow|urg|direct|instruct|advis|persuad|forc|invit|permit|forbad|forbid|oblig|enabl|entitl|command|compel|requested?$)/;
const DENIED = /\b(?:not|never|no|neither|nor|without|unlike|both|and)\b|n['’]t\b/i;
const MOST_WORDS = 4;
const LONGEST = 90;

interface Made extends Span {
  readonly form: string;
  readonly noun: Token;
  readonly who: readonly string[];
  readonly deed: string;
}

/** "Ordered the appellant to pay": the verb, whom, and what. */
function madeIn(tokens: readonly Token[]): Made[] {
  return tokens.flatMap((verb, at): Made[] => {
    if (verb.kind !== 'word' || !MAKES.test(verb.text)) return [];
    const to = tokens.findIndex(({ text }, i) => i > at + 1 && i <= at + 1 + MOST_WORDS && text === 'to');
    const [noun, deed] = [tokens[to - 1], tokens[to + 1]];
    if (to < 0 || noun === undefined || deed === undefined || isStopWord(noun.text) || isStopWord(deed.text)) return [];
    const who = tokens.slice(at + 1, to).filter(({ text }) => !isStopWord(text));
    return [{ form: plainForm(verb), noun, who: who.map(plainForm), deed: plainForm(deed), start: verb.start, end: deed.end }];
  });
}

const madeOf = ({ tokens }: SentenceRead): Made[] => madeIn(tokens);

/** Whom a claim has do something, where a sentence has another. `places`: the sentences that are looked at. */
export function objectExchanged(
  said: Said,
  held: () => Pick<Stated, 'text' | 'sentences'>,
  places?: () => readonly Span[],
): Exchange | null {
  if (DENIED.test(said.text)) return null;
  const [own] = madeIn(said.tokens);
  if (own === undefined) return null;
  const evidence = held();
  const looked = places?.() ?? evidence.sentences;
  let found: Exchange | null = null;
  for (const sentence of looked) {
    const read = readSentence(evidence, sentence);
    if (read.tokens.length > LONGEST) return null;
    if (!read.set.has(own.form)) continue;
    for (const other of read.kept(madeOf)) {
      if (other.form !== own.form || other.deed !== own.deed) continue;
      if (other.who.some((form) => own.who.includes(form)) || !areTwoNouns(own.noun.text, own.who, other.noun.text, other.who)) return null;
      found ??= { start: own.start, end: own.end, against: read.text.slice(other.start, other.end), sentence };
    }
  }
  // The claim's is somebody whom the evidence names.
  const known = (): boolean =>
    looked.some((sentence) => readSentence(evidence, sentence).tokens.some(({ text }) => text === own.noun.text));
  return found !== null && known() ? found : null;
}
