/**
 * A finding given to another who is cited: "Lindqvist (2020) found …" for "according to Okafor et al. (2018), …"; what a name is called beside, told of another:
 * "Arthur Denholm was a widow from Leeds" for "Clara Whitcombe, a widow from Leeds". Told only where the evidence names the claim's somewhere else.
 */
import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import { plainForm } from '../select/expand.ts';
import { AFFIRMS, speech } from '../speech.ts';
import type { Exchange } from './deeds.ts';
import { BE, doerAt, isDeed, type Party, partyFrom, type SentenceWords, sentenceOf } from './parties.ts';
import { readSentence, type SentenceRead } from './read.ts';
import { bare, isCapital } from './sides.ts';

const FINDS = speech(AFFIRMS);
/** The same behind a comma: "Okoro dissented, reasoning that". */
const FINDING = anyOf(
  'reasoning arguing claiming concluding noting warning stating saying suggesting finding maintaining insisting contending',
);
const ACCORDING = /^(?:according to|selon|laut|según|in the (?:view|opinion) of) /i;
/** A case or a work in which somebody says it. */
const IN_CASE = /\bin \p{Lu}/iu;
const DENIED = /\b(?:than|while|whereas|unlike|both|respectively|neither)\b/i;
const SHARE = 0.75;
const LEAST = 2;
const LONGEST = 90;

interface Credit {
  readonly who: Party;
  /** The word that gives it to them. */
  readonly end: number;
}

/** Who is named for what a sentence says; null where nobody is by name. */
function creditIn(sentence: SentenceWords): Credit | null {
  const { text, tokens } = sentence;
  const lead = ACCORDING.exec(text);
  if (lead !== null) {
    const who = partyFrom(
      sentence,
      tokens.findIndex(({ start }) => start >= lead[0].length),
    );
    return who !== null && isCapital(text, who.noun) ? { who, end: who.end } : null;
  }
  for (const [at, token] of tokens.entries()) {
    const behind = FINDING.test(token.text) && /^,\s$/.test(text.slice(tokens[at - 1]?.end, token.start));
    const verb = behind ? tokens.findIndex((_, i) => isDeed(sentence, i)) : at;
    if (verb < 0 || verb > at || !(behind || (FINDS.test(token.text) && isDeed(sentence, at)))) continue;
    const who = doerAt(sentence, verb);
    return who !== null && isCapital(text, who.noun) ? { who, end: token.end } : null;
  }
  return null;
}

const creditOf = (sentence: SentenceRead): Credit | null => creditIn(sentence);

/** What a claim has one find where the evidence has another. `places`: the sentences that are looked at. */
export function creditExchanged(
  said: Said,
  held: () => Pick<Stated, 'text' | 'sentences'>,
  places?: () => readonly Span[],
): Exchange | null {
  const own = DENIED.test(said.text.replace(/ than \p{L}+ \p{L}+/gu, '')) ? null : creditIn(sentenceOf(said.text, said.tokens));
  if (own === null) return null;
  const year = ({ start }: Span): boolean => said.text[start - 1] === '(';
  const rest = [
    ...new Set(
      said.tokens
        .filter((token) => token.start >= own.end && !year(token) && (token.kind === 'number' || !isStopWord(token.text)))
        .map(plainForm),
    ),
  ];
  if (rest.length < LEAST) return null;
  const evidence = held();
  const reads = (places?.() ?? evidence.sentences).map((span) => readSentence(evidence, span));
  let found: Exchange | null = null;
  for (const sentence of reads) {
    if (rest.filter((form) => sentence.set.has(form)).length < SHARE * rest.length) continue;
    // "In Dunmore the House of Lords had held": the case is the claim's.
    if (sentence.text.search(IN_CASE) >= 0 && sentence.bareSet.has(own.who.head)) return null;
    const credit = sentence.tokens.length > LONGEST ? null : sentence.kept(creditOf);
    if (credit === null || [...credit.who.words].some((word) => own.who.words.has(word))) return null;
    found ??= {
      start: own.who.start,
      end: own.who.end,
      against: sentence.text.slice(credit.who.start, credit.end),
      sentence: sentence.span,
    };
  }
  return found !== null && evidence.sentences.some((span) => isNamedIn(readSentence(evidence, span), own.who.head, found)) ? found : null;
}

const isNamedIn = ({ text, tokens, span }: SentenceRead, head: string, found: Exchange): boolean =>
  span.start !== found.sentence.start && tokens.some((token) => bare(token) === head && isCapital(text, token));

/** What a name is called beside, told of another name. */
export function apposedExchanged(
  said: Said,
  held: () => Pick<Stated, 'text' | 'sentences'>,
  places?: () => readonly Span[],
): Exchange | null {
  const { text, tokens } = said;
  const be = tokens.findIndex((token) => BE.test(token.text));
  if (be < 1 || be > 4 || !/^(?:a|an|the)$/.test(tokens[be + 1]?.text ?? '') || DENIED.test(text)) return null;
  const name = tokens.slice(0, be);
  if (!name.every((token) => isCapital(text, token) && !isStopWord(token.text))) return null;
  const who = new Set(name.map(bare));
  const rest = [
    ...new Set(
      tokens
        .slice(be + 1)
        .filter((token) => token.kind === 'number' || !isStopWord(token.text))
        .map(plainForm),
    ),
  ];
  const evidence = held();
  const reads = (places?.() ?? evidence.sentences).map((span) => readSentence(evidence, span));
  const isOwn = (sentence: SentenceRead): boolean =>
    sentence.tokens.some((token) => who.has(bare(token)) && isCapital(sentence.text, token));
  let found: Exchange | null = null;
  for (const sentence of reads) {
    if (rest.filter((form) => sentence.set.has(form)).length < SHARE * rest.length) continue;
    const other = isOwn(sentence) ? null : calledIn(sentence, rest);
    if (other === null) return null;
    found ??= {
      start: name[0]?.start ?? 0,
      end: name.at(-1)?.end ?? 0,
      against: sentence.text.slice(other.start, other.end),
      sentence: sentence.span,
    };
  }
  return found !== null && reads.some(isOwn) ? found : null;
}

/** "Clara Whitcombe, a widow from Leeds": the name with what stands behind its comma, where that has the words. */
function calledIn({ text, tokens }: SentenceRead, rest: readonly string[]): Span | null {
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (next === undefined || !isCapital(text, token) || isStopWord(token.text) || !/^(?:a|an|the)$/.test(next.text)) continue;
    if (!/^, $/.test(text.slice(token.end, next.start))) continue;
    const stop = /[,;.]/.exec(text.slice(next.start));
    const end = stop === null ? text.length : next.start + stop.index;
    const forms = tokens.filter(({ start }) => start >= next.start && start < end).map(plainForm);
    if (rest.filter((form) => forms.includes(form)).length >= SHARE * rest.length) return { start: token.start, end };
  }
  return null;
}
