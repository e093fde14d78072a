/**
 * Holds one sentence or value of structured output against one source: the passages that come nearest are found, each is judged by itself
 * and its numbers compared, and the one that bears most speaks.
 */
import { claimChecker, type PairFinding } from './claims.ts';
import { FACT_SEARCH, type FactHit, factPool, searchFact } from './compare/claim/fact-search.ts';
import type { Judge } from './model/judge.ts';
import type { ClaimOutcome } from './model/verdict.ts';

/** From the gravest on. */
export const GRAVITY: readonly ClaimOutcome[] = ['contradicted', 'unsupported', 'partial', 'unverifiable', 'supported'];

/** A source as it is read here. */
export interface WeighedSource {
  readonly id: string;
  readonly text: string;
}

/** How sentences are weighed; see the options of `verifyStructured`. */
export interface WeighOptions {
  readonly isolation?: boolean;
  readonly numeric?: boolean;
  readonly judge?: Judge;
  readonly threshold: number;
}

/** What one source says of one sentence; `at`: where the passage that was judged begins in the source. */
export type Weighed = PairFinding & { readonly at: number };

/** Holds a sentence, or a value said as words, against a source. */
export type Weigh = (sentence: string, source: WeighedSource, isValue: boolean) => Weighed;

/** Makes a function that holds sentences against sources, each source read once. */
export function weigher(sources: readonly WeighedSource[], { isolation = true, numeric = true, judge, threshold }: WeighOptions): Weigh {
  const pools = new Map(sources.map(({ id, text }) => [id, factPool([{ source: id, text }])] as const));
  const check = claimChecker({ ...(judge === undefined ? {} : { judge }), ...(numeric ? {} : { numbers: () => [] }) });
  return (sentence, { id, text }, isValue) => {
    const pool = pools.get(id);
    const hits = pool === undefined ? [] : searchFact(pool, sentence, { similarity: 0.2, most: FACT_SEARCH.most });
    const read = hits.length > 0 ? withStretch(hits, text) : [{ span: { start: 0 }, text: text.slice(0, ROUND), similarity: 0 }];
    const findings = read.map(({ span, text: evidence, similarity }): Weighed => {
      const found = check({ claim: sentence, evidence });
      const score = isolation ? found.score : Math.min(found.numbers.some(({ match }) => match === 'mismatch') ? 0.4 : 1, similarity);
      // The few words of a value give little support; its figure, found as a figure of that, gives the rest.
      const figures = isValue && found.numbers.length > 0 && found.numbers.every(({ match }) => match === 'exact');
      const stands = isolation ? found.verdict === 'supported' && (figures || score >= threshold) : score >= FACT_SEARCH.similarity;
      const verdict: ClaimOutcome = stands ? 'supported' : found.verdict === 'supported' ? 'partial' : found.verdict;
      const weighed = {
        ...found,
        verdict,
        score,
        at: span.start,
        ...(verdict === found.verdict ? {} : { ...UNDER, says: under(score, threshold) }),
      };
      return isValue ? ofValue(weighed, sentence) : weighed;
    });
    return findings.reduce((best, one) => (heavier(one, best) ? one : best));
  };
}

const heavier = (one: Weighed, than: Weighed): boolean => {
  const by = GRAVITY.indexOf(one.verdict) - GRAVITY.indexOf(than.verdict);
  return by > 0 || (by === 0 && one.score > than.score);
};

const UNDER = { rule: 'claim/pair-partial', severity: 'warning' } as const;
const under = (score: number, threshold: number): string =>
  `The source bears it out with a support of ${score.toFixed(2)}, which lies under the ${threshold} that was asked for.`;

/** Of a value few words stand for much: its figure has to be found as a figure, and only another figure says the contrary. */
function ofValue(weighed: Weighed, sentence: string): Weighed {
  // "Mines sold, 2019": words without a sentence do not say who did it to whom.
  if (weighed.rule === 'claim/pair-partial-swapped' && !sentence.includes(': ') && weighed.numbers.every(({ match }) => match === 'exact'))
    return { ...weighed, verdict: 'unverifiable', says: 'The figure stands there with these words, which are no sentence.' };
  const lost = weighed.verdict === 'supported' && weighed.numbers.some(({ match }) => match === 'absent');
  const denied = weighed.verdict === 'contradicted' && !weighed.numbers.some(({ match }) => match === 'mismatch');
  if (!lost && !denied) return weighed;
  const says = lost ? 'The words stand in the source, but not the figure as one of these things.' : weighed.says;
  return { ...weighed, ...UNDER, verdict: 'partial', score: Math.min(weighed.score, 0.49), says };
}

/** Longest stretch that is read as one, and how far round the passages it goes. */
const STRETCH = 3000;
const ROUND = 600;

/** The passages, and the stretch of the source round them where that is not long: who "it" is may be said some sentences before. */
function withStretch(hits: readonly FactHit[], text: string): readonly FactHit[] {
  const start = Math.max(0, Math.min(...hits.map(({ span }) => span.start)) - ROUND);
  const end = Math.min(text.length, Math.max(...hits.map(({ span }) => span.end)) + ROUND);
  if (hits.length === 0 || end - start > STRETCH) return hits;
  const similarity = Math.max(...hits.map((hit) => hit.similarity));
  return [...hits, { source: hits[0]?.source ?? '', span: { start, end }, text: text.slice(start, end), similarity }];
}
