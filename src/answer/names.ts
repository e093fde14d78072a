/**
 * By which names an answer calls its sources: their ids and names, places counted from one or from nought, keys it prints for them
 * ([Arxiv]), what stands at the head of a source ("Ng and Silva 2019"), and a list of its own at the end.
 */

import { headKeys, headOf, headWords, isNamed } from '../extract/claims/heads.ts';
import { printedKeys } from '../extract/claims/keys.ts';
import { type Entry, partsBeside, sourceListing } from '../extract/claims/listing.ts';
import { ofProgram } from '../extract/pair/code.ts';
import { partsOf, type QuotedText } from '../extract/quotes/blocks.ts';
import type { Parts } from '../extract/quotes/text.ts';
import type { PreparedAnswerSource } from './claims.ts';

export interface NamedSources {
  /** With all names that the answer prints for them. */
  readonly prepared: PreparedAnswerSource[];
  /** The text's paragraphs, where its own list of sources was told from them; null where it has none. */
  readonly parts: Parts | null;
}

/** Learns the names, and where the answer's own list of sources stands. A text that brings a list of works is not searched for one. */
export function namedSources(input: QuotedText, sources: readonly PreparedAnswerSource[]): NamedSources {
  const { text, blocks = [] } = input;
  // What a text with a list of its own has in brackets is no place among the sources.
  const prepared = keyed(text, input.listed === undefined ? fromZero(text, sources) : [...sources]);
  if (input.listed !== undefined) return { prepared, parts: null };
  const labelAt = new Map(blocks.flatMap(({ span, label }) => (/^\d{1,3}$/.test(label ?? '') ? [[span.start, label ?? '']] : [])));
  const listing = sourceListing(text, { isSource: namesOne(prepared), labelAt });
  if (listing === null) return { prepared, parts: null };
  // Entries that nothing names may follow the order of the sources, where no heading announces them and none is another source.
  const entries = !listing.headed && listing.entries.every((entry) => mayFollow(text, entry, prepared)) ? [] : listing.entries;
  return { prepared, parts: partsBeside(partsOf(input), { ...listing, entries }) };
}

/** Whether an entry is called as no source is, or as the one in its place. */
function mayFollow(text: string, { label, start, end }: Entry, prepared: readonly PreparedAnswerSource[]): boolean {
  const name = text.slice(start, end).toLowerCase();
  const meant = prepared.findIndex(({ id, name: own, aliases }) => [id, own, ...aliases].some((one) => name.includes(one.toLowerCase())));
  return meant < 0 || meant === Number(label) - 1;
}

/** Tells whether a name means a source: what it is called, between signs, or what stands at its head. */
function namesOne(prepared: readonly PreparedAnswerSource[]): (name: string) => boolean {
  const called = prepared.flatMap(({ id, name, aliases }) => [id, name, ...aliases]).filter((label) => /\p{L}{2}/u.test(label));
  const labels = new Set(called.map((label) => label.toLowerCase()));
  let heads: ReadonlySet<string>[] | undefined;
  return (name) => {
    const small = name.toLowerCase();
    if (labels.has(small)) return true;
    for (const label of labels) {
      const at = label.length > 3 ? small.indexOf(label) : -1;
      if (
        at >= 0 &&
        /^$|[^\p{L}\p{N}\s]\s?$/u.test(small.slice(0, at)) &&
        /^\s?(?:$|[^\p{L}\p{N}\s])/u.test(small.slice(at + label.length))
      )
        return true;
    }
    heads ??= prepared.map(({ evidence }) => headWords(headOf(evidence.index.text)));
    return heads.some((head) => isNamed(name, head));
  };
}

/** "[0]", or the beginning of "[0, 2]"; right behind a word it is mostly a place in a list. */
const ZERO = /(?<![\p{L}\p{N}_)\]])\[0[\],;\s–-]/gu;

/** An answer that cites [0], and not [N] for N sources, counts from 0: then each source is also called by its place. */
function fromZero(text: string, sources: readonly PreparedAnswerSource[]): PreparedAnswerSource[] {
  const cites = [...text.matchAll(ZERO)].some(({ 0: sign, index }) => !ofProgram(text, index, index + sign.length));
  if (!cites || new RegExp(`\\[${sources.length}(?=[\\],;\\s–-])`).test(text)) return [...sources];
  return sources.map((source, i) => ({ ...source, aliases: [...source.aliases, String(i)] }));
}

/** Sources are also called by the keys that the answer prints for them: [Arxiv], [Arxiv-2]. */
function keyed(text: string, sources: PreparedAnswerSource[]): PreparedAnswerSource[] {
  const keys = printedKeys(text, sources);
  const heads = headKeys(
    text,
    sources.map(({ id, evidence }) => ({ id, head: headOf(evidence.index.text) })),
  );
  if (keys.size + heads.size === 0) return sources;
  return sources.map((source) => ({
    ...source,
    aliases: [...source.aliases, ...(keys.get(source.id) ?? []), ...(heads.get(source.id) ?? [])],
  }));
}
