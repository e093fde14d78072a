/**
 * Of what was found for words that somebody asked about, what is near enough to be an answer: a search gives its best, however far that
 * is. An identifier is not searched for: what it leads to is the answer. Every way of asking goes by it.
 */
import type { LookupResult, Source } from '../../model/source.ts';
import { words } from '../../text/fold.ts';
import { isStopWord } from '../../text/tokens/stop.ts';

/** Share of the asked words that a record must hold. */
const ENOUGH = 0.6;
const SHORT = 3;

const telling = (text: string): string[] => [...new Set(words(text))].filter((word) => word.length >= SHORT && !isStopWord(word));

/** Whether a record holds most of the words that were asked for, wherever it holds them. */
function isNear(asked: readonly string[], { fields, titles, years }: Source): boolean {
  const names = (fields.author ?? fields.editor ?? []).map(({ family, given, literal }) =>
    [family, given, literal].filter(Boolean).join(' '),
  );
  const held = new Set(
    words([fields.title, ...titles, ...names, fields['container-title'], fields.publisher, ...years].filter(Boolean).join(' ')),
  );
  return asked.filter((word) => held.has(word)).length >= ENOUGH * asked.length;
}

/** What was found, near and far, and whether that settles if there is such a work. */
export interface Nearness {
  readonly near: readonly Source[];
  readonly far: readonly Source[];
  /** True when something near was found, or a source that holds all such works was heard and has none. */
  readonly settled: boolean;
}

/** Takes the words that were asked, null where an identifier was, and what came of asking. */
export function nearness(asked: string | null, { asked: questions, candidates }: LookupResult): Nearness {
  const records = candidates.flatMap(({ sources }) => sources);
  const wanted = telling(asked ?? '');
  const near = wanted.length === 0 ? records : records.filter((record) => isNear(wanted, record));
  const heard = questions.some(
    ({ covers, lookup }) => covers === 'authoritative' && (lookup.kind === 'absent' || (lookup.kind === 'found' && records.length > 0)),
  );
  return { near, far: records.filter((record) => !near.includes(record)), settled: near.length > 0 || heard };
}
