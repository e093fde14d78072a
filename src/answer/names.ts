/**
 * By which names an answer calls its sources: their ids and names, places counted from one or from nought, keys it prints for them
 * ([Arxiv]), what stands at the head of a source ("Ng and Silva 2019"), and a list of its own at the end that no heading announces.
 */

import { headKeys, headOf, tailList } from '../extract/claims/heads.ts';
import { printedKeys } from '../extract/claims/keys.ts';
import type { QuotedText } from '../extract/quotes/blocks.ts';
import type { Span } from '../model/document.ts';
import type { PreparedAnswerSource } from './claims.ts';

export interface NamedSources {
  /** With all names that the answer prints for them. */
  readonly prepared: PreparedAnswerSource[];
  /** What the labels of the answer's own list mean; null where it has none, or where it says what their order says. */
  readonly listed: NonNullable<QuotedText['listed']> | null;
  /** Where a list without a heading stands. */
  readonly list: Span | null;
}

/** Learns the names. A document that was read brings its own list and blocks: then only keys and heads are looked for. */
export function namedSources(input: QuotedText, sources: readonly PreparedAnswerSource[]): NamedSources {
  const { text } = input;
  const prepared = keyed(text, fromZero(text, sources));
  if (input.listed !== undefined || (input.blocks ?? []).length > 0) return { prepared, listed: null, list: null };
  const meant = (name: string): string | null =>
    prepared.find(({ id, name: own, aliases }) => [id, own, ...aliases].some((label) => label.toLowerCase() === name.toLowerCase()))?.id ??
    null;
  const list = tailList(text, (name) => meant(name) !== null);
  if (list === null) return { prepared, listed: null, list: null };
  const listed = list.entries.map(({ label, name }) => ({ label, source: meant(name) }));
  // Entries that nothing names may follow the order of the sources; one that is another source tells that they do not.
  const inOrder = listed.every(({ label, source }) => source === null || prepared[Number(label) - 1]?.id === source);
  return { prepared, listed: inOrder ? null : listed, list: list.span };
}

/** An answer that cites [0], and not [N] for N sources, counts from 0: then each source is also called by its place. */
function fromZero(text: string, sources: readonly PreparedAnswerSource[]): PreparedAnswerSource[] {
  if (!/\[0(?=[\],;\s–-])/.test(text) || new RegExp(`\\[${sources.length}(?=[\\],;\\s–-])`).test(text)) return [...sources];
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
