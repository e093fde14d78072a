/**
 * A sum of which each source has one summand: "Solar and wind together produced 35 percent [1][2]". Asked only where the claim says that it is a sum; where two sums come to it, nobody knows which was meant.
 */
import type { Span } from '../../../model/document.ts';
import type { Quantity } from '../../../text/quantity.ts';
import type { EvidenceIndex } from '../recall/index.ts';
import type { ClaimWords } from '../recall.ts';
import { formOf } from '../select/expand.ts';
import { chunksOf, type Holder } from './read.ts';

/** Words by which a claim says that it adds up. */
const TOGETHER =
  /(?<![\p{L}])(?:together|combined|altogether|jointly|in total|between them|zusammen|insgesamt|gemeinsam|ensemble|au total|juntos|juntas|en total|en conjunto|insieme|in totale|complessivamente|no total|em conjunto|samen|in totaal)(?![\p{L}])/iu;

/** A source with its numbers, and the sentences of it that speak of what the claim speaks of. */
export interface Summing {
  readonly index: EvidenceIndex;
  readonly numbers: readonly Quantity[];
  readonly near: Span;
}

/** A sum of the claim, and where in each source its summand stands. */
export interface Sum {
  readonly of: Quantity;
  readonly places: readonly Span[];
}

/** Sums tried at most. */
const MOST = 512;

/** Whether all of a claim but its sum stands in some of its sources: what it is a sum of is theirs. A count of the sources themselves needs not stand anywhere. */
export function isOf(words: ClaimWords, sources: readonly Holder[], { span }: Quantity): boolean {
  const told = chunksOf(words, sources).flatMap((chunk) => chunk.words);
  return told.every(
    ({ held, token }) =>
      held !== 0 ||
      (token.start >= span.start && token.end <= span.end) ||
      TOGETHER.test(words.text.slice(token.start, token.end)) ||
      formOf(token) === String(sources.length),
  );
}

/** The one sum of a claim that its sources come to; null where there is none, or where numbers add up to it in two ways. */
export function sumOf(text: string, claimed: readonly Quantity[], sources: readonly Summing[]): Sum | null {
  if (!TOGETHER.test(text)) return null;
  for (const of of claimed) {
    if (!COUNTED.test(of.kind)) continue;
    let sums: { readonly value: number; readonly step: number; readonly places: readonly Span[] }[] = [
      { value: 0, step: of.step, places: [] },
    ];
    for (const { index, numbers, near } of sources) {
      const like = numbers.filter(
        ({ kind, unit, span }) => kind === of.kind && unit === of.unit && span.start >= near.start && span.end <= near.end,
      );
      sums = sums
        .flatMap((sum) =>
          like.map(({ value, step, span }) => ({
            value: sum.value + value,
            step: Math.max(sum.step, step),
            places: [...sum.places, sentence(index, span)],
          })),
        )
        .slice(0, MOST);
    }
    const near = sums.filter(({ value, step }) => Math.abs(value - of.value) <= step / 2 + 1e-9);
    const exact = near.filter(({ value }) => Math.abs(value - of.value) <= Math.abs(of.value) * 1e-9);
    const [first] = exact.length === 1 ? exact : near;
    if (first !== undefined && (exact.length === 1 || near.length === 1)) return { of, places: first.places };
  }
  return null;
}

const COUNTED = /^(?:number|currency|ratio|measure)$/;

const sentence = ({ sentences, sentenceAt }: EvidenceIndex, { start, end }: Span): Span => sentences[sentenceAt(start)] ?? { start, end };
