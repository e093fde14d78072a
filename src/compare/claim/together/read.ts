/**
 * A claim in pieces beside all the sources it cites at once: which of them hold each of its words. What stands in one source and not in the others tells which of them a piece is of.
 */
import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import type { Token } from '../../../text/tokens.ts';
import { claimRead } from '../exchanged/read.ts';
import { meaningIn, pieces } from '../framed/pieces.ts';
import type { EvidenceIndex } from '../recall/index.ts';
import type { ClaimWords } from '../recall.ts';
import { formOf } from '../select/expand.ts';

/** What a source is asked: which of the claim's content words it holds anywhere, in some form, and where each form stands. */
export interface Holder {
  readonly anywhere: readonly boolean[];
  readonly index: EvidenceIndex;
}

export interface Word {
  readonly token: Token;
  /** Its place, small words between a name and its verb not counted: words side by side follow each other. */
  readonly run: number;
  /** Bits of the sources that hold it; 0: none. */
  readonly held: number;
}

export interface Chunk extends Span {
  readonly words: readonly Word[];
  readonly denies: boolean;
  /** Bits of the sources that hold all that any holds. */
  readonly mask: number;
}

/** Between a name and its verb. */
const AUXILIARY = anyOf(
  'was were is are be been being has have had did does do wurde wurden wird werden ist sind hat haben war waren est sont fut furent ont son fue fueron ha han sido se è sono foi foram são werd werden zijn heeft hebben',
);
/** Verbs that say little: a source says the same with others. */
const LIGHT = anyOf('make made makes take took takes get got give gave put set go went come came become became remain remains');

/** Sources of one sentence that are looked at. */
const MOST_TOGETHER = 8;

/** The pieces of a claim beside its sources; none where it cites one alone, or too many. */
export function chunksOf(words: ClaimWords, sources: readonly Holder[]): Chunk[] {
  if (sources.length < 2 || sources.length > MOST_TOGETHER) return [];
  const sentence = claimRead(words);
  const full = (1 << sources.length) - 1;
  const means = meaningIn(sentence);
  const known = new Map(words.forms.map((form, i) => [form, i]));
  const bitsOf = (token: Token, at: number): number | null => {
    const label = labelled(words, at);
    if (label !== null) return bits(sources, ({ index }) => standsIn(index.text, label));
    const place = known.get(formOf(token));
    if (token.kind === 'number') return bits(sources, ({ index }) => index.places.has(formOf(token)));
    return place === undefined || !means(token) || LIGHT.test(token.text)
      ? null
      : bits(sources, ({ anywhere }) => anywhere[place] === true);
  };
  return pieces(sentence).map(({ from, to, denies }): Chunk => {
    let run = from;
    const own = words.tokens.slice(from, to).flatMap((token, i): Word[] => {
      const held = bitsOf(token, from + i);
      run += AUXILIARY.test(token.text) ? 0 : 1;
      return held === null ? [] : [{ token, run, held }];
    });
    return {
      start: words.tokens[from]?.start ?? 0,
      end: words.tokens[to - 1]?.end ?? 0,
      words: own,
      denies,
      mask: own.reduce((all, { held }) => (held === 0 ? all : all & held), full),
    };
  });
}

/** The letter or short name by which two things are told apart: "vaccine B", with the word before it. */
function labelled({ text, tokens }: ClaimWords, at: number): string | null {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (before === undefined || token === undefined || token.kind === 'number' || token.end - token.start > 2) return null;
  const written = text.slice(before.start, token.end);
  return before.kind === 'word' && /^\p{L}{3,}[ -]\p{Lu}\p{Lu}?$/u.test(written) ? written.toLowerCase() : null;
}

function standsIn(text: string, label: string): boolean {
  const small = text.toLowerCase();
  for (let at = small.indexOf(label); at >= 0; at = small.indexOf(label, at + 1))
    if (!/[\p{L}\p{N}]/u.test(small.charAt(at + label.length))) return true;
  return false;
}

const bits = (sources: readonly Holder[], test: (source: Holder) => boolean): number =>
  sources.reduce((all, source, i) => (test(source) ? all | (1 << i) : all), 0);
