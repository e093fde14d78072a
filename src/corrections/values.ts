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
import { type Instead, insteadOf, standsAlone } from '../repair/values.ts';
import { sentencesOf } from '../text/sentences.ts';
import { stemOf } from '../text/tokens/stem.ts';
import { contentOf } from '../text/tokens/stop.ts';
import { tokensOf } from '../text/tokens.ts';

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
  const label = LABEL.exec(fact)?.[0].length ?? 0;
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

const digitsIn = (text: string): number => contentOf(tokensOf(text)).filter(({ kind }) => kind === 'number').length;

/** One number that a sentence has otherwise, where it holds every other word of the fact. */
function otherNumber(fact: string, sentence: string): Instead | null {
  const numbers = numbersBetween(fact, sentence);
  const other = numbers.filter(({ match }) => match === 'mismatch');
  const [one] = other;
  if (one === undefined || other.length > 1 || one.elsewhere === true || one.evidenceValue === null) return null;
  // Of two numbers nobody knows which is meant.
  if (numbers.some(({ match }) => match === 'absent') || digitsIn(sentence) !== digitsIn(fact)) return null;
  const theirs = new Set(stemsOf(sentence));
  const rest = `${fact.slice(0, one.claimSpan.start)} ${fact.slice(one.claimSpan.end)}`;
  if (stemsOf(rest).some((stem) => !theirs.has(stem)) || stemsOf(rest).length < 2) return null;
  return { span: one.claimSpan, put: one.evidenceValue };
}

/** Least share of a claim's words that the sentence which says the contrary holds. */
const SAME_MATTER = 0.5;

/** The same where a claim cannot be split: it may state something else besides. */
const WHOLE_MATTER = 0.75;

/** The sentence that says the contrary: the one with most of the claim's words, if it can stand alone. `one`: the claim states one thing. */
export function contraryTo(claim: string, sayings: readonly Saying[], one: boolean): Saying | null {
  const own = stemsOf(claim);
  let best: { readonly saying: Saying; readonly share: number } | null = null;
  for (const saying of sayings) {
    const theirs = new Set(stemsOf(saying.quote));
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
