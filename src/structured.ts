/**
 * Checks structured output against its sources (seed 003, post-verification): finds the claims of any JSON, judges each sentence from
 * its sources alone (stage 4), compares its numbers (stage 6), looks for sources that bear it out where the given ones do not (stage
 * 5), and gives the JSON back with corrected `source_refs`. Texts are never changed; a reference is dropped only where it bears nothing.
 */
import { FACT_SEARCH } from './compare/claim/fact-search.ts';
import { messageOf, StetError } from './errors.ts';
import { holdsRefs, writtenRefs } from './extract/structured/refs.ts';
import { type JsonPointer, type StructuredClaim, structuredClaims, valueAt, withPlaces } from './extract/structured.ts';
import type { Span } from './model/document.ts';
import type { Judge, JudgeName, NumberFinding } from './model/judge.ts';
import type { ClaimOutcome } from './model/verdict.ts';
import { changedFields, withJsonValues } from './repair/json-text.ts';
import { type RefReader, refReader, refsWriter } from './repair/refs.ts';
import { type AnySchema, type StructuredProblem, schemaProblems, shapeProblems } from './structured-schema.ts';
import { GRAVITY, type Weigh, type Weighed, weigher } from './structured-weigh.ts';
import { sentencesOf } from './text/sentences.ts';
import { untagged } from './text/untagged.ts';

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
  /** Ids of the sources that its references lead to afterwards; texts that share their references share these. */
  readonly sources: readonly string[];
}

/** What came of a JSON with sources: findings in the order of its claims, counts, and the JSON again with its references corrected. Can be written as JSON. */
export interface StructuredReport {
  readonly schema: 'stet-structured/1';
  /** True when the JSON keeps to its schema and every claim that was checked stands, with the corrected references. */
  readonly ok: boolean;
  readonly claims: readonly StructuredFinding[];
  /** Claims that were not checked, and why. */
  readonly skipped: readonly { readonly pointer: JsonPointer; readonly why: 'low-priority' | 'beyond-the-limit' | 'no-statement' }[];
  /** Where the JSON does not keep to its schema. */
  readonly problems: readonly StructuredProblem[];
  readonly counts: Readonly<Record<ClaimOutcome, number>>;
  /** The JSON with its references corrected. */
  readonly corrected: unknown;
}

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
  const wanted = all.filter(({ kind, priority }) => kind !== 'flag' && (!skipLowPriority || priority !== 'low'));
  const chosen = wanted.slice(0, maxClaims);
  const asked: ReadonlySet<StructuredClaim> = new Set(chosen);
  const reader = refReader(
    sources,
    all.flatMap(({ refs }) => refs),
  );
  const weigh = weigher(sources, { ...options, threshold });
  const read = (claim: StructuredClaim): Read => readOf(claim, valueAt(json, claim.refsPointer), reader);
  const alone = chosen.map((claim) => findingOf(claim, read(claim), sources, weigh, correction));
  const shared = new Map<JsonPointer, Pick<StructuredFinding, 'action' | 'sources'>>();
  const places = new Map<JsonPointer, unknown>();
  // Where none were given, they are written as the first of the document are.
  const cites = all.find(({ refs }) => refs.length > 0);
  const manner = cites === undefined ? [] : read(cites).written;
  const unread = new Set(all.flatMap((claim) => (asked.has(claim) ? [] : [claim.refsPointer])));
  for (const sharing of sharingRefs(alone)) {
    const claim = sharing[0]?.claim;
    if (claim === undefined || sharing.every(({ action }) => action === null)) continue;
    // Several texts of one object share their references: what one of them needs is not taken away by another.
    const { written, given, unknown } = read(claim);
    const kept = [
      ...new Set([...sharing.flatMap((one) => one.sources), ...(unread.has(claim.refsPointer) ? given.map(({ id }) => id) : [])]),
    ];
    const action = actionOf(given, kept, unknown.length);
    shared.set(claim.refsPointer, { action, sources: kept });
    if (action !== null)
      places.set(claim.refsPointer, refsWriter(written.length > 0 ? written : manner, claim.single, sources, reader)(kept));
  }
  const claims = alone.map((one) => ({ ...one, ...shared.get(one.claim.refsPointer) }));
  const beyond: ReadonlySet<StructuredClaim> = new Set(wanted);
  const corrected = places.size === 0 ? json : withPlaces(json, places);
  const problems = problemsOf(json, corrected, options.schema);
  const counts = { supported: 0, partial: 0, unsupported: 0, contradicted: 0, unverifiable: 0 };
  for (const { outcome } of claims) counts[outcome] += 1;
  return {
    schema: 'stet-structured/1',
    ok: problems.length === 0 && claims.every(stands),
    claims,
    skipped: all.flatMap((claim) =>
      asked.has(claim)
        ? []
        : [
            {
              pointer: claim.pointer,
              why: claim.kind === 'flag' ? 'no-statement' : beyond.has(claim) ? 'beyond-the-limit' : 'low-priority',
            },
          ],
    ),
    problems,
    counts,
    corrected,
  };
}

/**
 * The text of a JSON document with the references of a report on it: every other sign, the order of names and the form of numbers stay.
 * Takes the text that was checked and what was found. Throws StetError `unreadable-input` for a text that is no JSON.
 */
export function correctedText(text: string, { corrected }: Pick<StructuredReport, 'corrected'>): string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new StetError('unreadable-input', `The text is no JSON: ${messageOf(cause)}. Give the text that was checked.`, { cause });
  }
  return withJsonValues(text, changedFields(json, corrected, holdsRefs));
}

/** Whether nothing is to be said against a claim: it is borne out, or cites nothing that it could be held against. */
const stands = ({ outcome, unknown }: StructuredFinding): boolean =>
  outcome === 'supported' || (outcome === 'unverifiable' && unknown.length === 0);

/** Findings of claims that have the same references, together. */
function sharingRefs(claims: readonly StructuredFinding[]): Iterable<readonly StructuredFinding[]> {
  const groups = new Map<JsonPointer, StructuredFinding[]>();
  for (const one of claims) {
    const group = groups.get(one.claim.refsPointer);
    if (group === undefined) groups.set(one.claim.refsPointer, [one]);
    else group.push(one);
  }
  return groups.values();
}

/** The references of a claim, as written and as read. */
interface Read {
  readonly written: readonly unknown[];
  readonly given: readonly StructuredSource[];
  readonly unknown: readonly (string | number)[];
}

function readOf({ refs }: StructuredClaim, value: unknown, reader: RefReader<StructuredSource>): Read {
  const written = refs.length === 0 ? [] : writtenRefs(value);
  const led = written.map((ref) => reader.read(ref));
  return { written, given: [...new Set(led.flatMap(({ sources }) => sources))], unknown: refs.filter((_, i) => led[i]?.whole !== true) };
}

function findingOf(
  claim: StructuredClaim,
  { given, unknown }: Read,
  sources: readonly StructuredSource[],
  weigh: Weigh,
  correction: boolean,
): StructuredFinding {
  const isValue = claim.kind === 'value';
  const whole = [{ start: 0, end: claim.text.length }];
  const plain = untagged(claim.text);
  const spans = isValue ? whole : sentencesOf(plain);
  const weighed = (spans.length === 0 ? whole : spans).map((span) => {
    const text = plain.slice(span.start, span.end);
    const beside = given.map((source) => ({ source, found: weigh(text, source, isValue) }));
    const own = bestOf(beside);
    // Only what the given sources leave open is looked for elsewhere.
    const others =
      own?.found.verdict === 'supported' || !correction
        ? null
        : bestOf(sources.filter((source) => !given.includes(source)).map((source) => ({ source, found: weigh(text, source, isValue) })));
    const better = others?.found.verdict === 'supported' ? others : null;
    return { span, beside, own, better, best: better ?? own };
  });
  const bears = given.filter((source) =>
    weighed.some(({ beside }) =>
      beside.some((one) => one.source === source && one.found.verdict !== 'unsupported' && one.found.verdict !== 'contradicted'),
    ),
  );
  const added = sources.filter((source) => weighed.some(({ better }) => better?.source === source));
  // References that lead to no source at hand were held against nothing: they are told, and kept unless others bear the claim out.
  const unread = given.length === 0 && added.length === 0;
  const kept = (correction ? [...bears, ...added] : given).map(({ id }) => id);
  const sentences = weighed.map(({ span, best }): SentenceFinding => sentenceOf(span, best, unknown));
  const worst = [...sentences].sort((a, b) => GRAVITY.indexOf(a.outcome) - GRAVITY.indexOf(b.outcome) || a.score - b.score)[0];
  return {
    claim,
    outcome: unread ? 'unverifiable' : (worst?.outcome ?? 'unverifiable'),
    score: worst?.score ?? 0,
    sentences,
    unknown,
    action: unread || !correction ? null : actionOf(given, kept, unknown.length),
    sources: kept,
  };
}

/** What is proposed: from the sources that were given to those that are kept. */
function actionOf(given: readonly StructuredSource[], kept: readonly string[], unknown: number): StructuredFinding['action'] {
  const bears = given.filter(({ id }) => kept.includes(id)).length;
  const all = bears === given.length && unknown === 0;
  if (kept.every((id) => given.some((one) => one.id === id))) return all ? null : 'REMOVE';
  return all && bears > 0 ? 'ADD_ALTERNATE' : 'REPLACE';
}

interface Beside {
  readonly source: StructuredSource;
  readonly found: Weighed;
}

const bestOf = (all: readonly Beside[]): Beside | null =>
  [...all].sort((a, b) => GRAVITY.indexOf(b.found.verdict) - GRAVITY.indexOf(a.found.verdict) || b.found.score - a.found.score)[0] ?? null;

function sentenceOf(span: Span, best: Beside | null, unknown: readonly (string | number)[]): SentenceFinding {
  if (best === null) {
    const lost = unknown.length > 0;
    return {
      span,
      outcome: 'unverifiable',
      score: 0,
      source: null,
      passage: null,
      numbers: [],
      rule: lost ? 'claim/unknown-source' : 'claim/uncited',
      judge: 'lexical',
      says: lost ? `${unknown.join(', ')} leads to no source at hand, so nothing was searched.` : 'No source at hand is cited for it.',
    };
  }
  const { source, found } = best;
  const { verdict: outcome, score, numbers, rule, judge, says } = found;
  const passage = found.span === null ? null : { start: found.span.start + found.at, end: found.span.end + found.at };
  return { span, outcome, score, source: source.id, passage, numbers, rule, judge, says };
}

/** Where the JSON does not keep to its schema, or would not with its references corrected, and what in it could not be read. */
function problemsOf(json: unknown, corrected: unknown, schema: StructuredOptions['schema']): readonly StructuredProblem[] {
  const told = schema === undefined ? [] : schemaProblems(json, schema);
  const known = new Set(told.map(({ pointer }) => pointer));
  const then =
    schema === undefined || corrected === json ? [] : schemaProblems(corrected, schema).filter(({ pointer }) => !known.has(pointer));
  return [
    ...told,
    ...then.map(({ pointer, says }) => ({ pointer, says: `with the references corrected: ${says}` })),
    ...shapeProblems(json),
  ];
}
