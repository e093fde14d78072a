/**
 * A sentence that sums up several sources ("A rose [1], B fell [2]", "A and B fell [1][2]"): which part of it is of which source. Words alone; whether a source bears its part out is asked elsewhere.
 */
import type { Span } from '../../../model/document.ts';
import type { ClaimWords } from '../recall.ts';
import { crossedIn } from './crossed.ts';
import { lessOfSources } from './less.ts';
import { type Chunk, chunksOf, type Holder, type Word } from './read.ts';

/** A part of a claim that is of one source, or of several that all hold its words. */
export interface Part extends Span {
  /** Places of these sources among the cited ones. */
  readonly of: readonly number[];
  /** A source beside these holds all its words but numbers: it may have another value of the same thing. */
  readonly rivals: boolean;
  /** Its words of meaning; what of them no source holds. */
  readonly words: number;
  readonly absent: number;
  /** Words of the part before it that its own source holds too: of what leaves them out they are said as well. */
  readonly taken: readonly Span[];
  readonly denies: boolean;
  /** It says less than the part beside it: only a clause by itself, begun as its source begins it, leaves nothing out. */
  readonly short: boolean;
}

export interface Together {
  /** Null where some piece has words of sources that no one of them holds, or leaves out what its source does not say. */
  readonly parts: readonly Part[] | null;
  /** Pieces that name what one source is about and tell of it what another says, each the other's. */
  readonly crossed: readonly Span[];
  /** Pieces of which no word stands in any source. */
  readonly absent: readonly Span[];
}

/** Reads a claim beside the sources it cites; null for one that is not read in pieces. */
export function together(words: ClaimWords, sources: readonly Holder[]): Together | null {
  const chunks = chunksOf(words, sources);
  if (chunks.length === 0) return null;
  const parts = partsOf(chunks, sources.length);
  const crossed = [...crossedIn(words.text, chunks, (1 << sources.length) - 1), ...lessOfSources(words, sources)];
  // Where one source alone bears out all that stands anywhere, nothing is summed up, and the rest may be said in other words.
  return { parts, crossed, absent: parts === null || parts.length < 2 ? [] : absentIn(chunks) };
}

/** Words of meaning from which on a piece says something by standing nowhere. */
const LEAST = 2;

/** Pieces of which no word stands anywhere, where others stand. Numbers are compared apart. */
function absentIn(chunks: readonly Chunk[]): Span[] {
  const absent = chunks.filter(
    ({ words }) => words.length >= LEAST && words.every(({ held, token }) => held === 0 && token.kind !== 'number'),
  );
  return absent.length === chunks.length ? [] : absent.map(({ start, end }) => ({ start, end }));
}

/** Pieces side by side that one source holds are one part; null where a piece is of none, or leaves out what its source does not have. */
function partsOf(chunks: readonly Chunk[], sources: number): Part[] | null {
  const joined: Chunk[] = [];
  for (const chunk of chunks) {
    if (chunk.mask === 0) return null;
    const last = joined.at(-1);
    const mask = last === undefined ? 0 : last.mask & chunk.mask;
    if (last === undefined || mask === 0) joined.push(chunk);
    else
      joined[joined.length - 1] = {
        start: last.start,
        end: chunk.end,
        words: [...last.words, ...chunk.words],
        denies: last.denies || chunk.denies,
        mask,
      };
  }
  const parts: Part[] = [];
  for (const [i, { start, end, words, denies, mask }] of joined.entries()) {
    const [before, next] = [joined[i - 1], joined[i + 1]];
    // What leaves a word out takes it over; and what opens the sentence may leave to the next what both are said to do.
    const beside = before ?? (next !== undefined && words.length <= SHORT ? next : undefined);
    const own = beside === undefined ? 0 : runs(words, ({ held }) => (held & beside.mask) === 0, true);
    const short = beside !== undefined && runs(beside.words, ({ held }) => held !== 0 && (held & mask) === 0, false) > own;
    if (short && (own < ENOUGH || words.length <= ENOUGH)) return null;
    parts.push({
      start,
      end,
      of: Array.from({ length: sources }, (_, k) => k).filter((k) => (mask & (1 << k)) !== 0),
      rivals:
        words.reduce((all, { held, token }) => (held === 0 || token.kind === 'number' ? all : all & held), (1 << sources) - 1) !== mask,
      words: words.length,
      absent: words.filter(({ held }) => held === 0).length,
      taken:
        beside === undefined || beside.words.length <= words.length
          ? []
          : beside.words.filter(({ held }) => (held & mask) === mask).map(({ token }) => token),
      denies,
      short,
    });
  }
  return parts;
}

/** Stretches of words of its own from which on a part is a clause by itself, however much the one beside it says. */
const ENOUGH = 3;
/** Words of an opening that leaves its verb to what follows. */
const SHORT = 2;

/** Stretches of words side by side of which something holds. `apart`: each number begins one. */
function runs(words: readonly Word[], test: (word: Word) => boolean, apart: boolean): number {
  let [count, last] = [0, -2];
  for (const word of words) {
    if (!test(word)) continue;
    if (word.run !== last || (apart && word.token.kind === 'number')) count += 1;
    last = word.run + 1;
  }
  return count;
}
