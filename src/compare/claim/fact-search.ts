/**
 * Looks for a fact in the passages at hand (seed 003, stage 7b): BM25, as a share of what a passage with all of the fact's words would
 * reach, so that the threshold means the same for every pool; the best three at 0.7 and more. Only when nothing there comes near and
 * the user allows it is the world outside asked, through a port. What is found is read by a judge; from 0.6 on it bears the fact out.
 */

import type { Span } from '../../model/document.ts';
import type { Judge, Judgement, WaitingJudge } from '../../model/judge.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { stemOf } from '../../text/tokens/stem.ts';
import { contentOf } from '../../text/tokens/stop.ts';
import { tokensOf } from '../../text/tokens.ts';
import { numbersBetween } from './numbers.ts';

export interface PoolText {
  /** Id of the source. */
  readonly source: string;
  readonly text: string;
}

export interface FactHit {
  readonly source: string;
  /** Offsets into the source's text. */
  readonly span: Span;
  readonly text: string;
  /** 0..1, share of the best that any passage could reach. */
  readonly similarity: number;
}

/** Where to look when the pool holds nothing: a web search and its pages, a library. Gives texts; failure is an empty list. */
export interface FactSource {
  search(query: string, signal: AbortSignal): Promise<readonly PoolText[]>;
}

export interface FactBearing {
  readonly borne: boolean;
  /** 0..1, the judge's word; 0 when no passage came near. */
  readonly entailment: number;
  readonly contradicted: number;
  /** The passage that decided. */
  readonly hit: FactHit | null;
  readonly from: 'pool' | 'outside' | 'nowhere';
}

/** Settings of the seed. */
export const FACT_SEARCH = { similarity: 0.7, most: 3, entailment: 0.6 } as const;

/** A passage that gives another value for the same thing says the contrary. */
const OTHER_NUMBER = 0.9;
const K1 = 1.2;
const B = 0.5;

interface Passage {
  readonly source: string;
  readonly span: Span;
  readonly text: string;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

export interface FactPool {
  readonly passages: readonly Passage[];
  readonly holding: ReadonlyMap<string, number>;
  readonly average: number;
}

const stemsOf = (text: string): string[] =>
  contentOf(tokensOf(text)).map(({ text: word, kind }) => (kind === 'number' ? word : stemOf(word)));

/** Makes sources searchable: each sentence with the one before it is a passage. Linear in their length. */
export function factPool(texts: readonly PoolText[]): FactPool {
  const passages: Passage[] = [];
  const holding = new Map<string, number>();
  for (const { source, text } of texts) {
    const spans = sentencesOf(text);
    for (const [i, span] of spans.entries()) {
      const before = spans[i - 1];
      const start = before !== undefined && span.start - before.end < 3 && span.end - before.start < 600 ? before.start : span.start;
      const words = text.slice(start, span.end);
      const counts = new Map<string, number>();
      let length = 0;
      for (const stem of stemsOf(words)) {
        counts.set(stem, (counts.get(stem) ?? 0) + 1);
        length += 1;
      }
      for (const stem of counts.keys()) holding.set(stem, (holding.get(stem) ?? 0) + 1);
      passages.push({ source, span: { start, end: span.end }, text: words, counts, length });
    }
  }
  const average = passages.reduce((sum, { length }) => sum + length, 0) / Math.max(1, passages.length);
  return { passages, holding, average };
}

/** The passages that hold a fact's words, best first; at most `most`, none below `similarity`. */
export function searchFact(
  { passages, holding, average }: FactPool,
  fact: string,
  { similarity, most } = FACT_SEARCH as { readonly similarity: number; readonly most: number },
): FactHit[] {
  const terms = new Set(stemsOf(fact));
  const idf = (term: string): number => Math.log(1 + (passages.length - (holding.get(term) ?? 0) + 0.5) / ((holding.get(term) ?? 0) + 0.5));
  let best = 0;
  for (const term of terms) best += idf(term);
  if (best === 0) return [];
  const hits: FactHit[] = [];
  for (const { source, span, text, counts, length } of passages) {
    let score = 0;
    for (const term of terms) {
      const count = counts.get(term) ?? 0;
      // Saturated and cut at one: a word said twice is no better than a word said.
      if (count > 0)
        score +=
          idf(term) * Math.min(1, (count * (K1 + 1)) / (count + K1 * (1 - B + (B * Math.min(length, average)) / Math.max(1, average))));
    }
    const share = score / best;
    if (share >= similarity) hits.push({ source, span, text, similarity: Math.round(share * 1000) / 1000 });
  }
  return hits.sort((a, b) => b.similarity - a.similarity || a.span.end - a.span.start - (b.span.end - b.span.start)).slice(0, most);
}

/** Whether one of the hits bears the fact out, by the judge's word and by its numbers. */
export const bearing = (fact: string, hits: readonly FactHit[], judge: Judge, from: 'pool' | 'outside'): FactBearing =>
  bestOf(
    fact,
    hits.map((hit) => ({ hit, said: judge.judge(fact, hit.text) })),
    from,
  );

/** The same with judges from the cheapest to the dearest, which may have to be waited for: the dearest that can say speaks. */
export async function bearingWith(
  fact: string,
  hits: readonly FactHit[],
  judges: readonly (Judge | WaitingJudge)[],
  from: 'pool' | 'outside',
  signal: AbortSignal,
): Promise<FactBearing> {
  const heard: { readonly hit: FactHit; readonly said: Judgement }[] = [];
  for (const hit of hits)
    for (const judge of [...judges].reverse()) {
      const said = await judge.judge(fact, hit.text, signal);
      if (said === null) continue;
      heard.push({ hit, said });
      break;
    }
  return bestOf(fact, heard, from);
}

function bestOf(
  fact: string,
  heard: readonly { readonly hit: FactHit; readonly said: Judgement }[],
  from: 'pool' | 'outside',
): FactBearing {
  let best: FactBearing = { borne: false, entailment: 0, contradicted: 0, hit: null, from: 'nowhere' };
  for (const {
    hit,
    said: { supported, contradicted },
  } of heard) {
    const found = numbersBetween(fact, hit.text);
    const numbers = found.every(({ match }) => match === 'exact' || match === 'approximate');
    const against = found.some(({ match }) => match === 'mismatch') ? Math.max(contradicted, OTHER_NUMBER) : contradicted;
    const borne = supported >= FACT_SEARCH.entailment && numbers;
    const entailment = numbers ? supported : Math.min(supported, 0.4);
    if (best.hit === null || (borne && !best.borne) || (borne === best.borne && entailment > best.entailment))
      best = { borne, entailment, contradicted: against, hit, from };
  }
  return best;
}

/** Searches the pool, and outside only where nothing there bears the fact out and a place to look is given. */
export async function bearingAnywhere(
  fact: string,
  pool: FactPool,
  judges: readonly (Judge | WaitingJudge)[],
  outside: FactSource | null,
  signal: AbortSignal,
): Promise<FactBearing> {
  const inside = await bearingWith(fact, searchFact(pool, fact), judges, 'pool', signal);
  if (inside.borne || outside === null || signal.aborted) return inside;
  const found = await outside.search(fact, signal);
  const there = await bearingWith(fact, searchFact(factPool(found), fact), judges, 'outside', signal);
  return there.borne ? there : inside;
}
