/**
 * A sentence that sums up several sources: where each part of it is borne out by a source that it cites, and each source bears a part out, it is borne out by all of them together. Where every cited
 * source must support the whole (`strict`), this is not asked. What it names and what it tells exchanged between its sources is borne out in part.
 */

import type { Weighed } from '../compare/claim/recall/evidence.ts';
import { quantitiesOf } from '../compare/claim/recall/held.ts';
import { type Part, type Together, together } from '../compare/claim/together/parts.ts';
import type { Holder } from '../compare/claim/together/read.ts';
import { isOf, sumOf } from '../compare/claim/together/sums.ts';
import { PARTIAL_AGAINST, PARTIAL_CROSSED } from '../decide/claim/fact.ts';
import { SUPPORTED_TOGETHER } from '../decide/claim/supported.ts';
import { placeOf } from '../extract/claims/text.ts';
import type { Claim, ClaimFinding, ClaimSupport, Fact } from '../model/claim.ts';
import type { Span } from '../model/document.ts';
import type { EvidencePassage, JudgeName, NumberFinding } from '../model/judge.ts';
import { bears, deniedAlone, type SurveyedPart } from './bearing.ts';
import { type Bench, type PreparedAnswerSource, type Surveyed, surveyed, type Testimony } from './claims.ts';
import { inPart } from './facts.ts';
import { evidencePassage } from './passages.ts';

/** What a claim's sources hold of it, part by part. */
export interface Shares {
  readonly sources: readonly PreparedAnswerSource[];
  readonly parts: readonly Part[];
  readonly beside: readonly SurveyedPart[];
  readonly crossed: readonly Span[];
  /** Pieces of which no word stands in any of them. */
  readonly absent: readonly Span[];
  /** Where each source has its summand of a sum; null where the claim is none of theirs. */
  readonly summands: readonly Span[] | null;
}

const NO_SHARES: Shares = { sources: [], parts: [], beside: [], crossed: [], absent: [], summands: null };

/** Words of which a claim holds all that it says of its sources, or none: then each must bear it out by itself. */
const OF_EACH =
  /(?<![\p{L}\p{N}])(?:both|all|each|every|either|neither|nor|none|any|no one|same|only|unlike|than|respectively|beide[nrs]?|alle[nrs]?|jede[nrs]?|weder|keine[rs]? (?:der|von)|beziehungsweise|bzw|tous|toutes|aucun|aucune|ni|ambos|ambas|todos|todas|ninguno|ninguna|cada|entrambi|entrambe|tutti|tutte|nessuno|nessuna|nenhum|nenhuma|geen van|allebei)(?![\p{L}\p{N}])/giu;

/** Whether a claim has such a word that the source of its part has not. */
function saysOfEach(text: string, parts: readonly Part[], sources: readonly PreparedAnswerSource[]): boolean {
  for (const { 0: word, index } of text.matchAll(OF_EACH)) {
    const part = parts.find(({ start, end }) => index >= start && index < end);
    if (part?.of.every((at) => sources[at]?.evidence.index.text.toLowerCase().includes(word.toLowerCase())) !== true) return true;
  }
  return false;
}

/** A claim's parts beside its sources. */
export function sharesOf(whole: Surveyed, all: readonly PreparedAnswerSource[], bench: Bench): Shares {
  const { claim, beside } = whole;
  if (claim.kind !== 'claim' || beside.length < 2) return NO_SHARES;
  const sources: PreparedAnswerSource[] = [];
  const held: Weighed[] = [];
  for (const { source, weighed } of beside) {
    if (source === null || weighed === null || source.incomplete || source.snippet) return NO_SHARES;
    if (sources.includes(source)) continue;
    sources.push(source);
    held.push(weighed);
  }
  const { found, summands: summed } = heldTogether(whole, sources, held);
  if (found === null) return NO_SHARES;
  const summands = bench.strict ? null : summed;
  const parts = bench.strict || saysOfEach(claim.text, found.parts ?? [], sources) ? [] : (found.parts ?? []);
  if (parts.length < 2) return { ...NO_SHARES, sources, crossed: found.crossed, absent: found.absent, summands };
  const own: Bench = { ...bench, routing: false, correction: false };
  return {
    sources,
    parts,
    beside: parts.flatMap((part) =>
      part.of.map((at) => ({
        part,
        at,
        one: surveyed(asPart(claim, part, (sources[at] as PreparedAnswerSource).id), all, own, false),
        taken: part.taken.map(({ start, end }) => claim.text.slice(start, end)).join(' '),
      })),
    ),
    crossed: found.crossed,
    absent: found.absent,
    summands,
  };
}

/** What several sources hold of a claim, and where they have the summands of a sum. */
interface HeldTogether {
  readonly held: readonly Weighed[];
  readonly found: Together | null;
  readonly summands: readonly Span[] | null;
}

/** Kept with what the claim came to beside its first source: where that, and what it came to beside the others, is as it was, so is this. */
const KEPT = new WeakMap<Weighed, HeldTogether>();

function heldTogether(whole: Surveyed, sources: readonly PreparedAnswerSource[], held: readonly Weighed[]): HeldTogether {
  const [first] = held;
  const kept = first === undefined ? undefined : KEPT.get(first);
  if (kept?.held.length === held.length && held.every((one, i) => one === kept.held[i])) return kept;
  const holders = held.map(
    ({ recall: { anywhere } }, i): Holder => ({ anywhere, index: (sources[i] as PreparedAnswerSource).evidence.index }),
  );
  const found = together(whole.read.words, holders);
  const made = { held, found, summands: found === null ? null : summandsOf(whole, sources, holders) };
  if (first !== undefined) KEPT.set(first, made);
  return made;
}

/** A part read as a claim that cites one source. */
const asPart = (claim: Claim, { start, end }: Part, id: string): Claim => ({
  ...claim,
  id: `${claim.id}#${start}`,
  text: claim.text.slice(start, end),
  places: [[0, placeOf(claim, { start, end }).start]],
  citations: claim.citations.filter(({ source }) => source === id).slice(0, 1),
});

/** The finding with its sources taken together. */
export function takenTogether(
  finding: ClaimFinding,
  { sources, parts, beside, crossed, summands }: Shares,
  testimonies: readonly Testimony[],
  all: readonly PreparedAnswerSource[],
  bench: Bench,
): ClaimFinding {
  if (finding.outcome === 'unverifiable') return finding;
  if (finding.outcome === 'supported') {
    const fact = ({ start, end }: Span): Fact => ({ text: finding.claim.text.slice(start, end), spans: [{ start, end }] });
    const denied = beside.filter(deniedAlone).map(({ part }) => fact(part));
    return crossed.length > 0
      ? inPart(finding, crossed.map(fact), PARTIAL_CROSSED, bench)
      : inPart(finding, denied, PARTIAL_AGAINST, bench);
  }
  if (summands !== null)
    return borne(
      finding,
      sources,
      summands.map((place, at) => ({
        at,
        span: { start: 0, end: finding.claim.text.length },
        words: 0,
        judge: 'numeric',
        score: 1,
        passage: evidencePassage(sources[at] as PreparedAnswerSource, place, 1),
        numbers: [],
      })),
    );
  if (parts.length === 0) return finding;
  const bearing = beside.flatMap((each, i) => {
    const support = bears(each, testimonies[i] ?? [], all, bench);
    return support === null ? [] : [{ ...each, support }];
  });
  const whole =
    parts.every((part) => !part.rivals && bearing.some((one) => one.part === part)) &&
    sources.every((_, at) => bearing.some((one) => one.at === at));
  if (!whole) return finding;
  return borne(
    finding,
    sources,
    bearing.map(({ at, part, support: { judge, score, passage, numbers } }) => ({
      at,
      span: part,
      words: part.words,
      judge,
      score,
      passage,
      numbers,
    })),
  );
}

/** What one source bears out of a claim. */
interface Share {
  readonly at: number;
  readonly span: Span;
  /** Words of meaning. */
  readonly words: number;
  readonly judge: JudgeName;
  readonly score: number;
  readonly passage: EvidencePassage | null;
  readonly numbers: readonly NumberFinding[];
}

/** The finding that is borne out by its sources together, each with its share. */
function borne(finding: ClaimFinding, sources: readonly PreparedAnswerSource[], shares: readonly Share[]): ClaimFinding {
  const { claim } = finding;
  const { id: rule, outcome, severity } = SUPPORTED_TOGETHER;
  const told = (own: readonly Share[]): string =>
    `${sources[own[0]?.at ?? 0]?.name ?? ''} ${own.map(({ span: { start, end } }) => `“${claim.text.slice(start, end)}”`).join(', ')}`;
  const says = (words: string): string => SUPPORTED_TOGETHER.says.replace('{words}', () => words);
  const supports = finding.supports.map((support): ClaimSupport => {
    const own = shares.filter(({ at }) => sources[at]?.id === support.citation.source);
    const [best] = [...own].sort((a, b) => b.words - a.words);
    if (best === undefined) return support;
    return {
      ...support,
      outcome,
      rule,
      severity,
      judge: best.judge,
      score: Math.max(LEAST_SCORE, Math.min(...own.map(({ score }) => score))),
      passage: best.passage,
      unsupported: [],
      numbers: own.flatMap(({ numbers }) => numbers),
      says: says(told(own)),
      bears: own.map(({ span }) => placeOf(claim, span)),
    };
  });
  const [first] = supports;
  return {
    ...finding,
    outcome,
    rule,
    severity,
    says: says(sources.map((_, source) => told(shares.filter(({ at }) => at === source))).join('; ')),
    judge: first?.judge ?? finding.judge,
    score: Math.min(...supports.map(({ score }) => score)),
    supports,
    unsupported: [],
    elsewhere: [],
  };
}

/** The summands that each source has of a sum; null where the claim is none, or something of it stands nowhere. */
function summandsOf(
  { claim, read, beside }: Surveyed,
  sources: readonly PreparedAnswerSource[],
  holders: readonly Holder[],
): readonly Span[] | null {
  const summing = sources.flatMap(({ id, evidence: { index, numbers } }) => {
    const near = beside.find(({ source }) => source?.id === id)?.weighed?.recall.windows[0];
    return near === undefined ? [] : [{ index, numbers: quantitiesOf(numbers), near: near.span }];
  });
  const sum = summing.length < sources.length ? null : sumOf(claim.text, quantitiesOf(read.numbers()), summing);
  return sum !== null && isOf(read.words, holders, sum.of) ? sum.places : null;
}

/** Lowest score of a source that bears out a part. */
const LEAST_SCORE = 0.5;
