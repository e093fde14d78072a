/**
 * Evidence chosen before anything is written or judged (seed 003, stage 1): sources are cut into chunks at their structure, chunks
 * into passages of whole sentences, and passages ranked for a question by keywords (BM25) and by sense, as far as stems, small
 * tables and shared letters tell sense. Passages with numbers get a boost; a source of which only a snippet is at hand gets 0.5 at
 * most. Everything is explained by words that match; nothing is learnt, nothing fetched.
 */

import type { Span } from '../../model/document.ts';
import type { EvidencePassage } from '../../model/judge.ts';
import type { SourceVersion } from '../../model/quote.ts';
import { readNumbers } from '../../text/numbers.ts';
import type { Quantity } from '../../text/quantity.ts';
import { sectionAt, sectionsOf } from '../quote/place.ts';
import { type Held, heldAbove, heldIn, NOTHING, sameQuantity, type Term, termsOf } from './select/asked.ts';
import { bestFirst, merged, together } from './select/merged.ts';
import { passagesOf, type Stretch } from './select/passages.ts';
import { questionsOf } from './select/questions.ts';
import { type Words, wordsOf } from './select/words.ts';

/** A source as evidence is chosen from it. */
export interface SelectableSource {
  readonly version: SourceVersion;
  readonly text: string;
  /** Only a search result's few lines. */
  readonly snippet?: boolean;
}

/** In the seed's names. */
export interface SelectionSettings {
  readonly max_spans_per_source: number;
  readonly min_span_length: number;
  readonly max_span_length: number;
  readonly numeric_content_boost: number;
}

/**
 * How evidence is chosen unless the settings say otherwise: passages of a source at most, characters of a passage at least and at most, and
 * what is added (0..1) to the relevance of one that holds a number.
 */
export const SELECTION: SelectionSettings = {
  max_spans_per_source: 10,
  min_span_length: 30,
  max_span_length: 500,
  numeric_content_boost: 0.2,
};

/** Relevance of a snippet, at most. */
const SNIPPET = 0.5;
/** Shares of keywords and of sense in a passage's relevance. */
const KEYWORDS = 0.6;
const SENSE = 0.4;
/** BM25: how soon a repeated word counts no more, and how much length counts. */
const K1 = 1.2;
const B = 0.75;
/** A passage that shares less is none. */
const LEAST = 0.05;
/** A passage that holds less than this share of what is asked for says nothing about it. */
const HELD = 0.35;
/** The same for one that holds none of the names that are asked about, nor stands under one. */
const HELD_UNNAMED = 0.6;
/** How much of the beginning of a source tells what it is about. */
const HEAD = 200;
/** Inverse frequency of a rare word, at most: what stands nowhere must not outweigh all that does, however long the sources are. */
const RAREST = 4;
/** What a word counts that only asks (much, when), of one that tells what is asked for. */
const ASKING = 0.25;
/** How many times as many passages as are shown are read closely. */
const LOOKED_AT = 3;
/** How much more of what is asked for a window must hold than the passage that it is laid over. */
const MORE = 1.1;

interface Passage extends Stretch {
  readonly source: SelectableSource;
  /** Of the passages of all sources. */
  readonly index: number;
  /** What tells what its source is about. */
  readonly head: readonly Words[];
  /** What it holds of each term; its words themselves are kept of no passage, since there may be many. */
  readonly held: readonly Held[];
  /** Its words of meaning. */
  readonly length: number;
}

interface Ranked {
  readonly passage: Passage;
  readonly relevance: number;
}

/** What a passage is weighed by. */
interface Scale {
  readonly terms: readonly Term[];
  readonly rarity: ReadonlyMap<Term, number>;
  /** The sum of all rarities. */
  readonly whole: number;
  /** Mean length of the passages. */
  readonly mean: number;
  readonly boost: number;
}

/**
 * Chooses evidence for a question or claim from sources.
 * Takes the text to answer to, the sources, and settings in the seed's names; gives passages, best first, at most so many a source,
 * none overlapping another; none where the sources hold too little of what is asked for. Of several questions in one, each is asked alone
 * as well. Relevance is 0..1. Linear in the length of the sources.
 */
export function selectEvidence(
  question: string,
  sources: readonly SelectableSource[],
  settings: SelectionSettings = SELECTION,
): EvidencePassage[] {
  const [whole = question, ...parts] = questionsOf(question);
  const found = chosenFor(whole, sources, settings);
  return parts.length === 0
    ? found
    : together([found, ...parts.map((part) => chosenFor(part, sources, settings))].flat(), settings.max_spans_per_source);
}

/** What is chosen for one question. */
function chosenFor(question: string, sources: readonly SelectableSource[], settings: SelectionSettings): EvidencePassage[] {
  const terms = termsOf(
    question,
    sources.map(({ text }) => text),
  );
  if (terms.length === 0) return [];
  const passages: Passage[] = [];
  for (const source of sources) {
    const head = [
      wordsOf(source.version.name, { start: 0, end: source.version.name.length }),
      wordsOf(source.text, { start: 0, end: HEAD }),
    ];
    for (const stretch of passagesOf(source.text, settings))
      passages.push(readFor(terms, { ...stretch, head, source, index: passages.length }));
  }
  const scale = scaleOf(terms, passages, settings.numeric_content_boost);
  const bySource = new Map<SelectableSource, Ranked[]>();
  for (const passage of passages) {
    const { relevance } = weighed(passage, scale, false);
    if (relevance < LEAST) continue;
    const own = bySource.get(passage.source);
    if (own === undefined) bySource.set(passage.source, [{ passage, relevance }]);
    else own.push({ passage, relevance });
  }
  const names = terms.some(({ name }) => name);
  const chosen: EvidencePassage[] = [];
  for (const [source, ranked] of bySource) {
    const near = ranked.sort(byRelevance).slice(0, settings.max_spans_per_source * LOOKED_AT);
    const read = near.flatMap(({ passage }) => {
      const best = refined(passage, passages, scale, settings);
      const { relevance, share } = weighed(best, scale, true);
      const named = terms.some(({ name }, i) => name && (best.held[i]?.share ?? 0) > 0);
      return share < (names && !named ? HELD_UNNAMED : HELD) ? [] : [{ passage: best, relevance }];
    });
    const own = merged(read.sort(byRelevance), settings.max_span_length).slice(0, settings.max_spans_per_source);
    const sections = own.length === 0 ? [] : sectionsOf(source.text);
    for (const { span, relevance } of own) chosen.push(described(source, span, relevance, sectionAt(sections, span.start)));
  }
  return chosen.sort(bestFirst);
}

function readFor(terms: readonly Term[], stretch: Omit<Passage, 'held' | 'length'>): Passage {
  const words = wordsOf(stretch.source.text, stretch.span);
  const held = terms.map((term) => heldIn(term, words, stretch.context));
  // What a source is about makes no evidence of a passage that has nothing else.
  const some = held.some(({ share }) => share > 0);
  return {
    ...stretch,
    held: some ? held.map((one, i) => (one.share > 0 ? one : heldAbove(terms[i], stretch.head))) : held,
    length: words.length,
  };
}

const byRelevance = (a: Ranked, b: Ranked): number => b.relevance - a.relevance || a.passage.span.start - b.passage.span.start;

function described(source: SelectableSource, span: Span, relevance: number, sectionHeading: string | null): EvidencePassage {
  const quote = source.text.slice(span.start, span.end);
  return {
    source: source.version,
    span,
    quote,
    relevance: Math.round(relevance * 1000) / 1000,
    sectionHeading,
    hasNumericContent: /\p{Nd}/u.test(quote),
    isSnippetBased: source.snippet === true,
  };
}

/** How rare each term is among the passages, so that a common one finds little. */
function scaleOf(terms: readonly Term[], passages: readonly Passage[], boost: number): Scale {
  const rarity = new Map(
    terms.map((term, i) => {
      const having = passages.filter(({ held }) => held[i]?.own === true).length;
      return [term, Math.min(RAREST, idf(passages.length, having)) * (term.asking ? ASKING : 1)];
    }),
  );
  const whole = [...rarity.values()].reduce((sum, one) => sum + one, 0);
  const mean = passages.reduce((sum, { length }) => sum + length, 0) / Math.max(1, passages.length);
  return { terms, rarity, whole, mean, boost };
}

/** Inverse frequency, never below zero (Robertson's with one added). */
const idf = (all: number, having: number): number => Math.log(1 + (all - having + 0.5) / (having + 0.5));

/** How relevant a passage is, and how much of what is asked for it holds, rare words counting most; its figures read where that is worth it. */
function weighed(passage: Passage, { terms, rarity, whole, mean, boost }: Scale, figures: boolean): { relevance: number; share: number } {
  const { source, span, length } = passage;
  const quote = source.text.slice(span.start, span.end);
  let told: readonly Quantity[] | null = null;
  let keywords = 0;
  let sense = 0;
  let held = 0;
  let bears = false;
  for (const [i, term] of terms.entries()) {
    let { times, share, above } = passage.held[i] ?? NOTHING;
    if (figures && share < 1 && term.quantities.length > 0) {
      told ??= readNumbers(quote);
      if (sameQuantity(term.quantities, told)) [times, share, above] = [1, 1, false];
    }
    if (share === 0) continue;
    const weight = rarity.get(term) ?? 0;
    if (!above) bears = true;
    sense += share;
    held += weight * share;
    if (times > 0) keywords += (weight * times * (K1 + 1)) / (times + K1 * (1 - B + (B * length) / mean));
  }
  const shared = KEYWORDS * Math.min(1, keywords / (whole * (K1 + 1))) + SENSE * ((sense / terms.length + held / whole) / 2);
  // What shares nothing itself is not made evidence by a number.
  if (shared < LEAST) return { relevance: 0, share: 0 };
  const boosted = Math.min(1, shared + (bears && /\p{Nd}/u.test(quote) ? boost : 0));
  return { relevance: source.snippet === true ? Math.min(SNIPPET, boosted) : boosted, share: held / whole };
}

/** The same sentences with those beside them, where these hold more of what is asked for; without those at the edges that hold nothing. */
function refined(
  passage: Passage,
  passages: readonly Passage[],
  scale: Scale,
  { min_span_length, max_span_length }: SelectionSettings,
): Passage {
  const { source, span, context, listed } = passage;
  const window = (sentences: readonly Span[]): Passage => {
    const stretch = { start: sentences[0]?.start ?? span.start, end: sentences.at(-1)?.end ?? span.end };
    return readFor(scale.terms, { ...passage, span: stretch, sentences });
  };
  const beside = [passages[passage.index - 1], passage, passages[passage.index + 1]].filter(
    (one) =>
      one?.source === source &&
      one.context.length === context.length &&
      (one === passage || !PARTED.test(between(one.span, span, source.text))),
  );
  const sentences = beside.flatMap((one) => one?.sentences ?? []);
  let best = passage;
  let most = weighed(passage, scale, false).share * MORE;
  if (beside.length > 1)
    for (let from = 0; from < sentences.length; from += 1) {
      let to = from + 1;
      while (to < sentences.length && (sentences[to]?.end ?? 0) - (sentences[from]?.start ?? 0) <= max_span_length) to += 1;
      const one = window(sentences.slice(from, to));
      const overlaps = one.span.start < span.end && span.start < one.span.end;
      const { share } = overlaps && one.span.end - one.span.start >= min_span_length ? weighed(one, scale, false) : { share: 0 };
      if (share > most) [best, most] = [one, share];
    }
  if (listed || best.sentences.length < 4) return best;
  const bears = best.sentences.map((one) => {
    const words = wordsOf(source.text, one);
    return scale.terms.some((term) => heldIn(term, words, []).share > 0);
  });
  const [first, last] = [bears.indexOf(true), bears.lastIndexOf(true)];
  if (first < 0) return best;
  // One more on either side, by which a reader sees what it is about.
  const kept = window(best.sentences.slice(Math.max(0, first - 1), last + 2));
  return kept.span.end - kept.span.start >= min_span_length ? kept : best;
}

const PARTED = /\n[ \t\r]*\n/;
const between = (one: Span, other: Span, text: string): string =>
  one.end <= other.start ? text.slice(one.end, other.start) : text.slice(other.end, Math.max(other.end, one.start));
