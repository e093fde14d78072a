/**
 * Checks structured output against its sources (seed 003, post-verification): finds the claims of any JSON, judges each sentence from
 * its sources alone (stage 4), compares its numbers (stage 6), looks for sources that bear it out where the given ones do not (stage
 * 5), and gives the JSON back with corrected `source_refs`. Texts are never changed; a reference is dropped only where it bears nothing.
 */
import { type ClaimPair, claimChecker, type PairFinding } from './claims.ts';
import { FACT_SEARCH, type FactHit, factPool, searchFact } from './compare/fact-search.ts';
import { StetError } from './errors.ts';
import { type JsonPointer, type StructuredClaim, structuredClaims, withPlaces } from './extract/structured.ts';
import type { Span } from './model/document.ts';
import type { Judge, JudgeName, NumberFinding } from './model/judge.ts';
import type { ClaimOutcome } from './model/verdict.ts';
import { refsWriter, sourceOf } from './repair/refs.ts';
import { type AnySchema, type StructuredProblem, schemaProblems, shapeProblems } from './structured-schema.ts';
import { sentencesOf } from './text/sentences.ts';

/** A source of structured output. */
export interface StructuredSource {
  readonly id: string;
  readonly text: string;
  /** Other names that references may use: an address, a title. */
  readonly aliases?: readonly string[];
}

/** Settings, by the seed's names in camel case; `citation_verification.post_verification` of a settings file. */
export interface StructuredOptions {
  /** Claims that are checked, the weightiest first. Default 50. */
  readonly maxClaims?: number;
  /** False to decide by words and numbers alone. Default true. */
  readonly isolation?: boolean;
  /** False to leave references as they are. Default true. */
  readonly correction?: boolean;
  /** False to compare no numbers. Default true. */
  readonly numeric?: boolean;
  /** 0..1, support from which on a sentence stands. Default 0.6. */
  readonly threshold?: number;
  /** Leave claims of little weight (titles, notes, a few words) out. Default true. */
  readonly skipLowPriority?: boolean;
  /** Judge of each sentence. Default: the built-in one. */
  readonly judge?: Judge;
  /** JSON Schema (an object) or a zod schema, of any copy of zod, that the JSON must keep to. */
  readonly schema?: AnySchema;
}

/** One sentence of a claim beside the sources it may rest on. */
export interface SentenceFinding {
  /** Offsets into the claim's text. */
  readonly span: Span;
  readonly outcome: ClaimOutcome;
  /** 0..1 */
  readonly score: number;
  /** Source that bears it out best; null when none was there to ask. */
  readonly source: string | null;
  /** Passage that decided, offsets into that source's text. */
  readonly passage: Span | null;
  readonly numbers: readonly NumberFinding[];
  /** Id of the rule that decided, and who spoke. */
  readonly rule: string;
  readonly judge: JudgeName;
  readonly says: string;
}

/** What came of one claim of the JSON: its gravest outcome, a score 0..1, each of its sentences, and what is proposed for its references. */
export interface StructuredFinding {
  readonly claim: StructuredClaim;
  readonly outcome: ClaimOutcome;
  readonly score: number;
  readonly sentences: readonly SentenceFinding[];
  /** References that lead to no source at hand. */
  readonly unknown: readonly (string | number)[];
  readonly action: 'REPLACE' | 'REMOVE' | 'ADD_ALTERNATE' | null;
  /** Ids of the sources it rests on afterwards. */
  readonly sources: readonly string[];
}

/** What came of a JSON with sources: findings in the order of its claims, counts, and the JSON again with its references corrected. Can be written as JSON. */
export interface StructuredReport {
  readonly schema: 'stet-structured/1';
  /** True when the JSON keeps to its schema and every claim that was checked stands, with the corrected references. */
  readonly ok: boolean;
  readonly claims: readonly StructuredFinding[];
  /** Claims that were not checked, and why. */
  readonly skipped: readonly { readonly pointer: JsonPointer; readonly why: 'low-priority' | 'beyond-the-limit' }[];
  /** Where the JSON does not keep to its schema. */
  readonly problems: readonly StructuredProblem[];
  readonly counts: Readonly<Record<ClaimOutcome, number>>;
  /** The JSON with its references corrected. */
  readonly corrected: unknown;
}

const GRAVITY: readonly ClaimOutcome[] = ['contradicted', 'unsupported', 'partial', 'unverifiable', 'supported'];

/**
 * Checks the claims of structured output.
 * Takes any JSON value and its sources; gives a finding for each claim and the JSON with corrected references. References name sources
 * by id, alias or place (counted from 0 where any reference is 0, else from 1). Throws StetError `usage` for a source without id or
 * text, a threshold outside 0..1, or a schema that is none; never for what the JSON or the sources hold.
 */
export function verifyStructured(json: unknown, sources: readonly StructuredSource[], options: StructuredOptions = {}): StructuredReport {
  const { maxClaims = 50, threshold = FACT_SEARCH.entailment, skipLowPriority = true, correction = true } = options;
  if (!(threshold >= 0 && threshold <= 1)) throw new StetError('usage', `the threshold must lie between 0 and 1, not ${threshold}`);
  for (const { id, text } of sources)
    if (typeof id !== 'string' || id === '' || typeof text !== 'string')
      throw new StetError('usage', 'a source needs an "id" and its "text"; give both as strings');
  const all = structuredClaims(json);
  const wanted = all.filter(({ priority }) => !skipLowPriority || priority !== 'low');
  const chosen = wanted.slice(0, maxClaims);
  const zero = all.some(({ refs }) => refs.some((ref) => /^\[?0\]?$/.test(String(ref).trim())));
  const weigh = weigher(sources, options, threshold);
  const claims = chosen.map((claim) => findingOf(claim, sources, weigh, zero, correction));
  const places = new Map<JsonPointer, unknown>();
  for (const { claim, action } of claims) {
    if (action === null) continue;
    // Several texts of one object share their references: what one of them needs is not taken away by another.
    const sharing = claims.filter((one) => one.claim.refsPointer === claim.refsPointer);
    const unread = all.some((one) => one.refsPointer === claim.refsPointer && !chosen.includes(one)) ? givenTo(claim, sources, zero) : [];
    places.set(
      claim.refsPointer,
      refsWriter(claim.refs, claim.single, sources, zero)([...sharing.flatMap((one) => one.sources), ...unread]),
    );
  }
  const problems = problemsOf(json, options.schema);
  const counts = { supported: 0, partial: 0, unsupported: 0, contradicted: 0, unverifiable: 0 };
  for (const { outcome } of claims) counts[outcome] += 1;
  return {
    schema: 'stet-structured/1',
    ok: problems.length === 0 && claims.every(({ outcome }) => outcome === 'supported' || outcome === 'unverifiable'),
    claims,
    skipped: all.flatMap((claim) =>
      chosen.includes(claim)
        ? []
        : [{ pointer: claim.pointer, why: wanted.includes(claim) ? ('beyond-the-limit' as const) : ('low-priority' as const) }],
    ),
    problems,
    counts,
    corrected: places.size === 0 ? json : withPlaces(json, places),
  };
}

const givenTo = ({ refs }: StructuredClaim, sources: readonly StructuredSource[], zero: boolean): string[] =>
  refs.flatMap((ref) => sourceOf(ref, sources, zero)?.id ?? []);

type Weigh = (sentence: string, source: StructuredSource) => PairFinding & { readonly at: number };

/** Holds sentences against sources, each source read once. */
function weigher(
  sources: readonly StructuredSource[],
  { isolation = true, numeric = true, judge }: StructuredOptions,
  threshold: number,
): Weigh {
  const pools = new Map(sources.map(({ id, text }) => [id, factPool([{ source: id, text }])] as const));
  const check = claimChecker({ ...(judge === undefined ? {} : { judge }), ...(numeric ? {} : { numbers: () => [] }) });
  return (sentence, { id, text }) => {
    const pool = pools.get(id);
    const hits = pool === undefined ? [] : searchFact(pool, sentence, { similarity: 0.2, most: FACT_SEARCH.most });
    const best = hits[0];
    const findings = withStretch(hits, text).map(({ span, text: evidence, similarity }) => {
      const pair: ClaimPair = { claim: sentence, evidence };
      const found = check(pair);
      const score = isolation ? found.score : Math.min(found.numbers.some(({ match }) => match === 'mismatch') ? 0.4 : 1, similarity);
      const stands = isolation ? found.verdict === 'supported' && score >= threshold : score >= FACT_SEARCH.similarity;
      const verdict: ClaimOutcome = stands ? 'supported' : found.verdict === 'supported' ? 'partial' : found.verdict;
      return { ...found, verdict, score, at: span.start };
    });
    const chosen = findings.sort((a, b) => GRAVITY.indexOf(b.verdict) - GRAVITY.indexOf(a.verdict) || b.score - a.score)[0];
    return chosen ?? { ...check({ claim: sentence, evidence: best?.text ?? text.slice(0, 600) }), at: 0 };
  };
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

function findingOf(
  claim: StructuredClaim,
  sources: readonly StructuredSource[],
  weigh: Weigh,
  zero: boolean,
  correction: boolean,
): StructuredFinding {
  const cited = claim.refs.map((ref) => sourceOf(ref, sources, zero));
  const given = sources.filter((source) => cited.includes(source));
  const unknown = claim.refs.filter((_, i) => cited[i] === null);
  const spans = sentencesOf(claim.text);
  const weighed = (spans.length === 0 ? [{ start: 0, end: claim.text.length }] : spans).map((span) => {
    const text = claim.text.slice(span.start, span.end);
    const beside = given.map((source) => ({ source, found: weigh(text, source) }));
    const own = bestOf(beside);
    // Only what the given sources leave open is looked for elsewhere.
    const others =
      own?.found.verdict === 'supported' || !correction
        ? null
        : bestOf(sources.filter((source) => !given.includes(source)).map((source) => ({ source, found: weigh(text, source) })));
    const better = others?.found.verdict === 'supported' ? others : null;
    return { span, beside, own, better, best: better ?? own };
  });
  const bears = given.filter((source) =>
    weighed.some(({ beside }) =>
      beside.some((one) => one.source === source && (one.found.verdict === 'supported' || one.found.verdict === 'partial')),
    ),
  );
  const added = sources.filter((source) => weighed.some(({ better }) => better?.source === source));
  const kept = correction ? [...bears, ...added] : given;
  const changed = correction && (kept.length !== claim.refs.length || kept.some((source) => !given.includes(source)));
  const sentences = weighed.map(({ span, best }): SentenceFinding => sentenceOf(span, best));
  const worst = [...sentences].sort((a, b) => GRAVITY.indexOf(a.outcome) - GRAVITY.indexOf(b.outcome) || a.score - b.score)[0];
  return {
    claim,
    outcome: claim.refs.length === 0 && added.length === 0 ? 'unverifiable' : (worst?.outcome ?? 'unverifiable'),
    score: worst?.score ?? 0,
    sentences,
    unknown,
    action: !changed
      ? null
      : added.length === 0
        ? kept.length === claim.refs.length
          ? null
          : 'REMOVE'
        : bears.length > 0 && bears.length === claim.refs.length
          ? 'ADD_ALTERNATE'
          : 'REPLACE',
    sources: kept.map(({ id }) => id),
  };
}

interface Beside {
  readonly source: StructuredSource;
  readonly found: ReturnType<Weigh>;
}

const bestOf = (all: readonly Beside[]): Beside | null =>
  [...all].sort((a, b) => GRAVITY.indexOf(b.found.verdict) - GRAVITY.indexOf(a.found.verdict) || b.found.score - a.found.score)[0] ?? null;

function sentenceOf(span: Span, best: Beside | null): SentenceFinding {
  if (best === null)
    return {
      span,
      outcome: 'unsupported',
      score: 0,
      source: null,
      passage: null,
      numbers: [],
      rule: 'claim/uncited',
      judge: 'lexical',
      says: 'No source at hand is cited for it.',
    };
  const { source, found } = best;
  const { verdict: outcome, score, numbers, rule, judge, says } = found;
  const passage = found.span === null ? null : { start: found.span.start + found.at, end: found.span.end + found.at };
  return { span, outcome, score, source: source.id, passage, numbers, rule, judge, says };
}

/** Where the JSON does not keep to its schema, and where references are of no shape that can be read. */
const problemsOf = (json: unknown, schema: StructuredOptions['schema']): readonly StructuredProblem[] => [
  ...(schema === undefined ? [] : schemaProblems(json, schema)),
  ...shapeProblems(json),
];
