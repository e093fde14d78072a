/**
 * Evidence chosen before anything is written or judged (seed 003, stage 1): sources are cut into chunks at their structure, chunks
 * into passages of whole sentences, and passages ranked for a question by keywords (BM25) and by sense, as far as stems, small
 * tables and shared letters tell sense. Passages with numbers get a boost; a source of which only a snippet is at hand gets 0.5 at
 * most. Everything is explained by words that match; nothing is learnt, nothing fetched.
 */

import type { Span } from '../model/document.ts';
import type { EvidencePassage } from '../model/judge.ts';
import type { SourceVersion } from '../model/quote.ts';
import { sentencesOf } from '../text/sentences.ts';
import { tokensOf } from '../text/tokens.ts';
import { contentOf } from '../text/tokens-stop.ts';
import { sectionAt, sectionsOf } from './place.ts';
import { chunksOf } from './select-chunks.ts';
import { formOf, lettersShared, plainForm } from './select-expand.ts';

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
/** From this share of letters on, two words are taken for forms of one. */
const LETTERS = 0.6;
/** A passage that shares less is none. */
const LEAST = 0.05;

interface Passage {
  readonly source: SelectableSource;
  readonly span: Span;
  readonly forms: ReadonlyMap<string, number>;
  readonly plain: ReadonlySet<string>;
  readonly length: number;
}

/**
 * Chooses evidence for a question or claim from sources.
 * Takes the text to answer to, the sources, and settings in the seed's names; gives passages, best first, at most so many a source,
 * none overlapping another. Relevance is 0..1. Linear in the length of the sources.
 */
export function selectEvidence(
  question: string,
  sources: readonly SelectableSource[],
  settings: SelectionSettings = SELECTION,
): EvidencePassage[] {
  const asked = contentOf(tokensOf(question));
  const keys = [...new Set(asked.map(plainForm))];
  const senses = [...new Set(asked.map(formOf))];
  const passages = sources.flatMap((source) => passagesOf(source, settings));
  if (keys.length === 0 || passages.length === 0) return [];
  const mean = passages.reduce((sum, { length }) => sum + length, 0) / passages.length;
  const rarity = new Map(keys.map((key) => [key, idf(passages.length, passages.filter(({ plain }) => plain.has(key)).length)]));
  const best = keys.reduce((sum, key) => sum + (rarity.get(key) ?? 0) * (K1 + 1), 0);
  const ranked = passages
    .map((passage) => ({ passage, relevance: relevanceOf(passage, keys, senses, rarity, best, mean, settings) }))
    .filter(({ relevance }) => relevance >= LEAST)
    .sort((a, b) => b.relevance - a.relevance || a.passage.span.start - b.passage.span.start);
  const sections = new Map<SelectableSource, ReturnType<typeof sectionsOf>>();
  const chosen: EvidencePassage[] = [];
  for (const { source } of new Map(ranked.map(({ passage }) => [passage.source, passage])).values()) {
    if (!sections.has(source)) sections.set(source, sectionsOf(source.text));
    const own = merged(
      ranked.filter(({ passage }) => passage.source === source),
      settings,
    ).slice(0, settings.max_spans_per_source);
    for (const { span, relevance } of own)
      chosen.push(described(source, span, relevance, sectionAt(sections.get(source) ?? [], span.start)));
  }
  return chosen.sort(
    (a, b) => b.relevance - a.relevance || (a.source.id < b.source.id ? -1 : a.source.id > b.source.id ? 1 : a.span.start - b.span.start),
  );
}

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

/** Inverse frequency, never below zero (Robertson's with one added). */
const idf = (all: number, having: number): number => Math.log(1 + (all - having + 0.5) / (having + 0.5));

function relevanceOf(
  { source, span, forms, plain, length }: Passage,
  keys: readonly string[],
  senses: readonly string[],
  rarity: ReadonlyMap<string, number>,
  best: number,
  mean: number,
  { numeric_content_boost }: SelectionSettings,
): number {
  let keywords = 0;
  for (const key of keys) {
    const times = forms.get(key) ?? 0;
    if (times > 0) keywords += ((rarity.get(key) ?? 0) * times * (K1 + 1)) / (times + K1 * (1 - B + (B * length) / mean));
  }
  let sense = 0;
  for (const form of senses) sense += forms.has(form) || plain.has(form) ? 1 : likeness(form, plain);
  const shared = KEYWORDS * Math.min(1, keywords / best) + SENSE * (sense / senses.length);
  // What shares nothing is not made evidence by a number.
  if (shared < LEAST) return 0;
  const boosted = Math.min(1, shared + (/\p{Nd}/u.test(source.text.slice(span.start, span.end)) ? numeric_content_boost : 0));
  return source.snippet === true ? Math.min(SNIPPET, boosted) : boosted;
}

function likeness(form: string, plain: ReadonlySet<string>): number {
  if (form.length < 5 || /^\d/.test(form)) return 0;
  let most = 0;
  for (const other of plain) {
    if (other.charCodeAt(0) !== form.charCodeAt(0)) continue;
    const shared = lettersShared(form, other);
    if (shared >= LETTERS && shared > most) most = shared;
  }
  return most;
}

/** Whole sentences side by side, up to the longest length; a sentence that is longer is cut at a space. */
function passagesOf(source: SelectableSource, { min_span_length, max_span_length }: SelectionSettings): Passage[] {
  const spans = new Map<number, Span>();
  for (const chunk of chunksOf(source.text)) {
    let open: { start: number; end: number } | null = null;
    for (const sentence of sentencesOf(source.text, chunk)) {
      for (const { start, end } of cut(source.text, sentence, max_span_length)) {
        if (open !== null && end - open.start <= max_span_length && !/\n\s*\n/.test(source.text.slice(open.end, start))) open.end = end;
        else {
          if (open !== null) spans.set(open.start, open);
          open = { start, end };
        }
      }
    }
    if (open !== null) spans.set(open.start, open);
  }
  return [...spans.values()].filter(({ start, end }) => end - start >= min_span_length).map((span) => read(source, span));
}

function read(source: SelectableSource, span: Span): Passage {
  const content = contentOf(tokensOf(source.text, span.start, span.end));
  const forms = new Map<string, number>();
  const plain = new Set<string>();
  for (const token of content) {
    const key = plainForm(token);
    const form = formOf(token);
    plain.add(key);
    forms.set(key, (forms.get(key) ?? 0) + 1);
    if (form !== key) forms.set(form, (forms.get(form) ?? 0) + 1);
  }
  return { source, span, forms, plain, length: content.length };
}

function cut(text: string, { start, end }: Span, most: number): Span[] {
  const pieces: Span[] = [];
  let at = start;
  while (end - at > most) {
    const space = text.lastIndexOf(' ', at + most);
    const stop = space > at + most / 2 ? space : at + most;
    pieces.push({ start: at, end: stop });
    at = stop;
    while (at < end && /\s/.test(text.charAt(at))) at += 1;
  }
  pieces.push({ start: at, end });
  return pieces;
}

/** Of passages that overlap or say the same, one: joined where the whole is short enough, else the better one. */
function merged(
  ranked: readonly { readonly passage: Passage; readonly relevance: number }[],
  { max_span_length }: SelectionSettings,
): { span: Span; relevance: number }[] {
  const kept: { span: Span; relevance: number }[] = [];
  const said = new Set<string>();
  for (const { passage, relevance } of ranked) {
    const { start, end } = passage.span;
    // What a source says twice in the same words is one passage.
    const words = passage.source.text.slice(start, end).replace(/\s+/g, ' ');
    if (said.has(words)) continue;
    said.add(words);
    const over = kept.findIndex(({ span }) => start < span.end && span.start < end);
    const other = kept[over];
    if (other === undefined) {
      kept.push({ span: passage.span, relevance });
      continue;
    }
    const joined = { start: Math.min(start, other.span.start), end: Math.max(end, other.span.end) };
    const clear = kept.every(({ span }, i) => i === over || span.end <= joined.start || joined.end <= span.start);
    if (clear && joined.end - joined.start <= max_span_length) kept[over] = { span: joined, relevance: other.relevance };
  }
  return kept;
}
