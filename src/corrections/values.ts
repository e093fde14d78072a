/**
 * What sources say where a claim says otherwise: the sentences that were held against it, and the one place in which such a sentence
 * differs from a fact (`repair/values.ts`), or the one number where it holds all the other words. Joins the comparison of numbers with
 * the repair; asks nobody.
 */

import { saidIn } from '../compare/claim/belonging/texts.ts';
import type { FactHit } from '../compare/claim/fact-search.ts';
import { conditionOf } from '../compare/claim/limits/index.ts';
import { numbersBetween } from '../compare/claim/numbers.ts';
import { resolved } from '../extract/facts/names.ts';
import type { AnswerEdit, ClaimFinding } from '../model/claim.ts';
import type { Span } from '../model/document.ts';
import { openingWords } from '../repair/soften.ts';
import { figureBeside } from '../repair/values/figure.ts';
import { type Instead, insteadOf, standsAlone } from '../repair/values.ts';
import { sentencesOf } from '../text/sentences.ts';
import { stemOf } from '../text/tokens/stem.ts';
import { contentOf } from '../text/tokens/stop.ts';
import { tokensOf } from '../text/tokens.ts';
import { isNegation } from '../text/weight.ts';

/** A sentence of a source, word for word. */
export interface Saying {
  readonly source: string;
  /** Offsets into the source's text. */
  readonly span: Span;
  readonly quote: string;
  /** The same with its pronoun named by the sentence before it, where it is plain who is meant. */
  readonly plainly: string;
}

/** Texts of the sources by their ids. */
export type TextOf = (source: string) => string | undefined;

/** The texts of sources made ready. */
export const textsOf =
  (sources: readonly { readonly id: string; readonly evidence: { readonly index: { readonly text: string } } }[]): TextOf =>
  (source) =>
    sources.find(({ id }) => id === source)?.evidence.index.text;

/** How far back the sentence before a passage may begin. */
const BEFORE = 400;

const apart = (source: string, text: string, start: number, textOf: TextOf): Saying[] =>
  sentencesOf(text).map((span, i, all) => {
    const quote = text.slice(span.start, span.end).trim();
    const before = all[i - 1];
    const context =
      before === undefined ? lastOf(textOf(source)?.slice(Math.max(0, start - BEFORE), start) ?? '') : text.slice(before.start, before.end);
    return { source, span: { start: start + span.start, end: start + span.end }, quote, plainly: resolved(quote, context) };
  });

const lastOf = (text: string): string => {
  const last = sentencesOf(text).at(-1);
  return last === undefined ? '' : text.slice(last.start, last.end);
};

/** The sentences of the passages that a claim was held against, each once. */
export function sayingsOf({ supports }: ClaimFinding, textOf: TextOf): Saying[] {
  const known = new Set<string>();
  return supports
    .flatMap(({ passage }) =>
      passage === null || passage.isSnippetBased ? [] : apart(passage.source.id, passage.quote, passage.span.start, textOf),
    )
    .filter(({ source, span }) => {
      const key = `${source} ${span.start}`;
      if (known.has(key)) return false;
      known.add(key);
      return true;
    });
}

/** The sentences of a passage that a fact was looked for in. */
export const sayingsIn = (hit: FactHit | null, textOf: TextOf): Saying[] =>
  hit === null ? [] : apart(hit.source, hit.text, hit.span.start, textOf);

const stemsOf = (text: string): string[] =>
  contentOf(tokensOf(text)).map(({ text: word, kind }) => (kind === 'number' ? word : stemOf(word)));

/** "Trial: " before what is said of it. */
const LABEL = /^[^:.,;]{1,60}:\s+/;

/** What a source has in one place of a fact; null where none says it, or two say different things. */
export function insteadIn(fact: string, sayings: readonly Saying[], against: boolean): (Instead & { readonly saying: Saying }) | null {
  const label = (LABEL.exec(fact)?.[0] ?? openingWords(fact)).length;
  const said = fact.slice(label);
  const found = sayings.flatMap((saying) => {
    const instead = insteadOf(said, saying.quote, against) ?? insteadOf(said, saying.plainly, against) ?? otherNumber(said, saying.plainly);
    // Who is meant by a pronoun is likely, not said: nobody is put in by that.
    if (instead === null || !saying.quote.toLowerCase().includes(instead.put.toLowerCase())) return [];
    const { span, put } = instead;
    return [{ span: { start: span.start + label, end: span.end + label }, put, saying }];
  });
  const [first] = found;
  return first !== undefined && found.every(({ put, span }) => put === first.put && span.start === first.span.start) ? first : null;
}

/** The condition that a sentence sets and a claim leaves out, with the sentence; null where none does. */
export function conditionFor(claim: string, sayings: readonly Saying[]): { readonly saying: Saying; readonly condition: string } | null {
  for (const saying of sayings) {
    const condition = conditionOf(saidIn(claim), saying.quote);
    if (condition !== null) return { saying, condition };
  }
  return null;
}

const figuresIn = (text: string): string[] =>
  contentOf(tokensOf(text)).flatMap(({ text: word, kind }) => (kind === 'number' ? [word] : []));
const digitsIn = (text: string): number => figuresIn(text).length;

/** Share of the words of a figure's clause that the sentence must hold, and how many, where the two are not the same but for the figure. */
const CLAUSE_SHARED = 0.7;
const CLAUSE_LEAST = 2;

/** One number that a sentence has otherwise, where it holds every other word of the fact, or has the number between the same words. */
function otherNumber(fact: string, sentence: string): Instead | null {
  const numbers = numbersBetween(fact, sentence);
  const other = numbers.filter(({ match }) => match === 'mismatch');
  const [one] = other;
  // Of two numbers nobody knows which is meant.
  if (one === undefined || other.length > 1 || numbers.some(({ match }) => match === 'absent')) return null;
  if (one.elsewhere === true || one.evidenceValue === null) return null;
  const theirs = new Set(stemsOf(sentence));
  const rest = stemsOf(`${fact.slice(0, one.claimSpan.start)} ${fact.slice(one.claimSpan.end)}`);
  if (digitsIn(sentence) === digitsIn(fact) && rest.length >= 2 && rest.every((stem) => theirs.has(stem)))
    return { span: one.claimSpan, put: one.evidenceValue };
  const beside = one.loosely === true ? null : figureBeside(fact, one.claimSpan, sentence);
  if (beside === null) return null;
  const { span, put } = beside;
  const clause = stemsOf(beside.clause.replace(fact.slice(span.start, span.end), ' '));
  const shared = clause.filter((stem) => theirs.has(stem)).length;
  return shared >= CLAUSE_LEAST && shared >= clause.length * CLAUSE_SHARED ? { span, put } : null;
}

/** Least share of a claim's words that the sentence which says the contrary holds. */
const SAME_MATTER = 0.5;

/** The same where a claim cannot be split: it may state something else besides. */
const WHOLE_MATTER = 0.75;

const denials = (text: string): number =>
  text.split(/[^\p{L}'’]+/u).filter((word) => isNegation(word.toLowerCase().replace('’', "'"))).length;

/** The sentence that says the contrary: the one with most of the claim's words, if it can stand alone. `one`: the claim states one thing. */
export function contraryTo(claim: string, sayings: readonly Saying[], one: boolean): Saying | null {
  const own = stemsOf(claim);
  let best: { readonly saying: Saying; readonly share: number } | null = null;
  for (const saying of sayings) {
    const theirs = new Set(stemsOf(saying.quote));
    // A sentence that has two figures otherwise tells of another case.
    if (figuresIn(claim).filter((figure) => !theirs.has(figure)).length > 1) continue;
    // A sentence of which the claim says every word is the part of it that stands.
    if ([...theirs].every((stem) => own.includes(stem)) && denials(saying.quote) === denials(claim)) continue;
    const share = own.filter((stem) => theirs.has(stem)).length / Math.max(1, own.length);
    if (best === null || share > best.share) best = { saying, share };
  }
  return best !== null && best.share >= (one ? SAME_MATTER : WHOLE_MATTER) && standsAlone(best.saying.quote) ? best.saying : null;
}

/** What an edit tells of the sentence that it rests on. */
export const shown = ({
  source,
  span,
  quote,
}: Saying): Pick<AnswerEdit, 'from' | 'to' | 'why'> & Required<Pick<AnswerEdit, 'evidence'>> => ({
  from: source,
  to: source,
  evidence: { source, span, quote },
  why: `${source} says: “${quote}”`,
});
