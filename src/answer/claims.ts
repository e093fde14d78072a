/**
 * The claims of an answer, each held against every source it cites: weighed in each, put to a judge where words alone do not settle it,
 * decided by the rules, with what is not borne out named. Kept apart from `answer.ts`, which joins it with the quotes.
 */
import { asThere, besideNumbers, besideReckoned } from '../compare/claim/judge/told.ts';
import { type ReadClaim, readClaim, tellingPlace, type Weighed } from '../compare/claim/recall/evidence.ts';
import { strangerTo } from '../compare/claim/recall/language.ts';
import type { Smalls } from '../compare/claim/recall/names.ts';
import { joined } from '../compare/claim/recall/numbers.ts';
import { shareHeld, weighed as weigh } from '../compare/claim/recall/weighed.ts';
import { decideClaim, decideTogether, LEADS_NOWHERE, NEARLY_ALL, routeClaim } from '../decide/claim/index.ts';
import { placeOf } from '../extract/claims/text.ts';
import type { Claim, ClaimCitation, ClaimEvidence, ClaimFinding, ClaimSupport, UnsupportedWords } from '../model/claim.ts';
import type { Span } from '../model/document.ts';
import type { EvidencePassage, Judge, Judgement, NumberCheck, NumberFinding } from '../model/judge.ts';
import { designates } from './designates.ts';
import { elsewhere, evidencePassage, onlyAsks, type PreparedAnswerSource } from './passages.ts';

export type { PreparedAnswerSource } from './passages.ts';

/** What claims are judged by. */
export interface Bench {
  readonly minRecall: number;
  readonly strict: boolean;
  /** The sources at hand are all that may be cited. */
  readonly complete: boolean;
  /** Another comparison of numbers than stet's own. */
  readonly numbers: NumberCheck | undefined;
  /** Words that the answer writes small. */
  readonly small: Smalls;
  /** The language of the sources together, for one that is too short to tell its own; null where none can be told. Told when first asked. */
  language(): string | null;
  /** False to check every claim in full, whatever it says of itself. */
  readonly routing: boolean;
  /** False to look in no other source for what the cited one does not bear out. */
  readonly correction: boolean;
}

/** One claim beside one of its sources, before anything is decided. */
export interface Beside {
  readonly citation: ClaimCitation;
  readonly source: PreparedAnswerSource | null;
  readonly weighed: Weighed | null;
  /** What a judge is shown: the best passages, and the way back into the source. */
  shown(): ReturnType<typeof joined> | null;
  /** Words and numbers alone settle it: no judge need be asked. */
  readonly settled: boolean;
}

/** One claim and all it cites. */
export interface Surveyed {
  readonly claim: Claim;
  readonly read: ReadClaim;
  readonly beside: readonly Beside[];
  readonly confidence: number;
  readonly route: ClaimFinding['route'];
}

/** Below this, nothing is there that a judge could read. */
export const NOTHING = 0.15;
/** From here on the words stand there all but whole. */
const ALL = 0.9;
/** Least content words of a source that can bear anything out. */
const LEAST_SOURCE = 4;

/** Holds a claim against each source it cites. `quoted`: a quotation in it was found where it is cited. */
export function surveyed(claim: Claim, sources: readonly PreparedAnswerSource[], bench: Bench, quoted: boolean): Surveyed {
  const read = readClaim(claim.text, bench.small);
  const routed = routeClaim(claim.text, quoted);
  const { confidence, route } = bench.routing ? routed : { ...routed, route: 'full' as const };
  const beside = claim.citations.map((citation): Beside => {
    const source = citation.source === null ? null : (sources.find(({ id }) => id === citation.source) ?? null);
    if (source === null || (claim.kind !== 'claim' && claim.kind !== 'own-work'))
      return { citation, source, weighed: null, shown: () => null, settled: true };
    const weighed = weigh(read, source.evidence, bench.numbers);
    const missing = weighed.names.length + weighed.gaps.length;
    const settled =
      (weighed.verbatim ?? weighed.field) !== null ||
      weighed.recall.recall < NOTHING ||
      (route === 'quick' && weighed.recall.recall >= ALL && missing === 0 && weighed.turned === null);
    let known: ReturnType<typeof joined> | undefined;
    return {
      citation,
      source,
      weighed,
      shown() {
        known ??= joined(source.evidence.index.text, weighed.spans);
        return known;
      },
      settled,
    };
  });
  return { claim, read, beside, confidence, route };
}

/** What a judge says of each citation of a claim; null where none was asked or it could not say. */
export type Testimony = readonly ({ readonly name: Judge['name']; readonly judgement: Judgement } | null)[];

/** Asks a judge that answers at once. */
export const heard = ({ claim, beside }: Surveyed, judge: Judge | undefined): Testimony =>
  beside.map(({ settled, shown, weighed }) => {
    const evidence = judge === undefined || settled ? null : shown();
    if (judge === undefined || evidence === null) return null;
    const judgement = judge.judge(claim.text, evidence.text);
    const told = judge.name === 'built-in' ? asThere(claim.text, evidence.text, weighed?.numbers ?? []) : null;
    const again = told === null ? null : judge.judge(told, evidence.text);
    return { name: judge.name, judgement: again === null ? judgement : besideReckoned(judgement, again) };
  });

/** What is made of each citation, and of all of them. */
interface Decided {
  readonly supports: readonly ClaimSupport[];
  readonly together: ReturnType<typeof decideTogether<ClaimSupport>>;
}

/** Content words from which on a sentence is more than a phrase that many texts have. */
const LEAST_WHOLE = 5;

/** Whether each source that a claim cites has only a part of its words in one place. */
const isScant = ({ claim, read, beside }: Surveyed): boolean =>
  claim.kind === 'claim' &&
  read.words.content.length >= LEAST_WHOLE &&
  beside.every(
    ({ weighed }) => weighed !== null && weighed.verbatim === null && weighed.field === null && weighed.recall.recall < NEARLY_ALL,
  );

/** The verdict on one claim, with everything that led to it. */
export function concluded(one: Surveyed, testimony: Testimony, sources: readonly PreparedAnswerSource[], bench: Bench): ClaimFinding {
  const { claim, beside, confidence, route } = one;
  const taken = (whole: boolean): Decided => {
    const supports = beside.map((each, i) => supportOf(one, each, testimony[i] ?? null, bench, whole));
    return { supports, together: decideTogether(supports, { leaning: claim.by === 'carried', strict: bench.strict }) };
  };
  const first = taken(false);
  // Asked only of what would be borne out: it costs a look at every source.
  const whole = first.together?.support.outcome === 'supported' && isScant(one) && bench.complete && bench.correction;
  const { supports, together } = whole && elsewhere(claim, sources, bench, true).length > 0 ? taken(true) : first;
  const decided = together?.support ?? decideClaim({ ...factsOf(one, null, null, bench), citation: 'none' });
  const open = (decided.outcome !== 'supported' && decided.outcome !== 'unverifiable') || LEADS_NOWHERE.has(decided.rule);
  return {
    claim,
    outcome: decided.outcome,
    rule: decided.rule,
    severity: together?.severity ?? decided.severity,
    says: decided.says,
    judge: decided.judge,
    score: supports.length === 0 ? 0 : Math.min(...supports.map(({ score }) => score)),
    supports,
    unsupported: together?.support.unsupported ?? [],
    confidence,
    route,
    elsewhere: open && bench.correction ? elsewhere(claim, sources, bench) : [],
  };
}

/** A judge's word on one citation, and what the source itself shows. */
function supportOf(one: Surveyed, each: Beside, spoken: Testimony[number], bench: Bench, wholeElsewhere: boolean): ClaimSupport {
  const { claim } = one;
  const { citation, source, weighed } = each;
  const read = spoken === null ? null : { ...spoken, judgement: besideNumbers(spoken.judgement, weighed?.numbers ?? []) };
  const heardHere =
    read !== null && read.judgement.contradicted > 0 && onlyAsks(source, weighed)
      ? { ...read, judgement: { ...read.judgement, contradicted: 0 } }
      : read;
  const facts = { ...factsOf(one, each, heardHere, bench), wholeElsewhere };
  const gaps = weighed === null ? [] : gapsOf(one, each);
  // What the rules ask first is what is told: another value, then what turns the claim.
  const differs = (one: NumberFinding): boolean => differsPlainly(claim.text, one);
  const other = facts.mismatches > 0 ? weighed?.gaps.find(differs)?.evidenceValue : undefined;
  const against = other ?? weighed?.turned?.against ?? weighed?.gaps[0]?.evidenceValue ?? undefined;
  const differing = other == null ? [] : (weighed?.gaps ?? []).filter(differs);
  const told =
    other == null ? gaps.map(({ text }) => text) : differing.map(({ claimSpan: { start, end } }) => claim.text.slice(start, end));
  const named =
    told.length > 0
      ? told
          .map((text) => `“${text}”`)
          .slice(0, 4)
          .join(', ')
      : undefined;
  const decision = decideClaim(facts, {
    label: citation.label,
    ...(source === null ? {} : { source: source.name }),
    ...(named === undefined ? {} : { words: named }),
    ...(against === undefined ? {} : { against }),
    ...(heardHere === null ? {} : { why: heardHere.judgement.why }),
  });
  const open = decision.outcome === 'unsupported' || decision.outcome === 'partial' || decision.outcome === 'contradicted';
  return {
    source: source?.version ?? null,
    citation,
    ...decision,
    recall: Math.round((weighed?.recall.recall ?? 0) * 1000) / 1000,
    passage: weighed === null || source === null ? null : passageOf(source, weighed, each, heardHere),
    unsupported: open ? (gaps.length > 0 ? gaps : missingWords(claim, one, each, heardHere)) : [],
    numbers: (weighed?.numbers ?? []).map(copied),
  };
}

/** What was weighed is kept with the source, and a report belongs to whoever asked for it. */
const copied = (one: NumberFinding): NumberFinding => ({
  ...one,
  claimSpan: { ...one.claimSpan },
  evidenceSpan: one.evidenceSpan === null ? null : { ...one.evidenceSpan },
});

/** Whether a number of the source contradicts; one that may be of something else leaves the claim's value without support. */
const differsPlainly = (claim: string, { match, loosely, claimSpan }: NumberFinding): boolean =>
  match === 'mismatch' && loosely !== true && !designates(claim, claimSpan);

function factsOf({ claim, read, beside }: Surveyed, each: Beside | null, spoken: Testimony[number], bench: Bench): ClaimEvidence {
  const { complete, minRecall } = bench;
  const weighed = each?.weighed ?? null;
  const others = beside.filter((other) => other !== each && other.weighed !== null && other.weighed.recall.recall >= minRecall);
  const names = (weighed?.names ?? []).filter((run) =>
    others.every(({ weighed: beside }) => beside?.names.some((missing) => missing[0]?.start === run[0]?.start) === true),
  );
  const numbers = (weighed?.gaps ?? []).filter(({ claimSpan }) =>
    others.every((other) => other.weighed?.gaps.some((gap) => gap.claimSpan.start === claimSpan.start)),
  );
  const source = each?.source ?? null;
  return {
    citation:
      each === null ? 'none' : source === null ? (each.citation.state === 'known' ? 'unknown-source' : each.citation.state) : 'known',
    kind: claim.kind,
    complete,
    source:
      source === null
        ? 'whole'
        : source.evidence.index.words < LEAST_SOURCE
          ? 'empty'
          : source.incomplete || source.snippet
            ? 'incomplete'
            : 'whole',
    sameLanguage: (weighed?.sameLanguage ?? true) && !(source !== null && strangerTo(claim.text, languageBeside(source, bench))),
    wordsAlone: weighed?.wordsAlone ?? false,
    words: read.words.content.length,
    recall: weighed === null ? 0 : shareHeld(weighed, minRecall),
    minRecall,
    verbatim: weighed?.verbatim != null,
    field: weighed?.field != null,
    names: names.length,
    mismatches: numbers.filter((one) => differsPlainly(claim.text, one)).length,
    numbersAbsent: numbers.filter((one) => one.match === 'absent' || (one.match === 'mismatch' && !differsPlainly(claim.text, one))).length,
    turned:
      others.some((other) => bearsValues(weighed, other.weighed)) ||
      (each !== null && weighed?.turned?.how === 'negation' && onlyAsks(each.source, weighed))
        ? null
        : (weighed?.turned?.how ?? null),
    factsMissing: 0,
    factsAgainst: 0,
    together: null,
    wholeElsewhere: false,
    judge:
      spoken === null ? null : { name: spoken.name, supported: spoken.judgement.supported, contradicted: spoken.judgement.contradicted },
  };
}

const languageBeside = ({ evidence }: PreparedAnswerSource, bench: Bench): string | null =>
  evidence.language === null || evidence.language === 'latin' ? bench.language() : evidence.language;

/** Whether another cited source has the values that this one has of something else, and has them right. */
const bearsValues = (weighed: Weighed | null, other: Weighed | null): boolean =>
  weighed?.turned?.how.startsWith('other-') === true && other !== null && other.turned === null && other.gaps.length === 0;

/** Words that turn or overstate the claim: what is denied, names and numbers that are not there. */
function gapsOf({ claim }: Surveyed, { weighed }: Beside): UnsupportedWords[] {
  if (weighed === null) return [];
  const at = (span: Span, why: UnsupportedWords['why']): UnsupportedWords => ({
    span: placeOf(claim, span),
    text: claim.text.slice(span.start, span.end),
    why,
  });
  return [
    ...weighed.gaps.map(({ claimSpan }) => at(claimSpan, 'number')),
    ...weighed.names.map((run) => at({ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }, 'name')),
    ...(weighed.turned === null ? [] : [at(weighed.turned, weighed.turned.how.startsWith('other-') ? 'number' : 'negation')]),
  ];
}

/** Words of meaning that no passage holds: those a judge named, else those that were not found. */
function missingWords(claim: Claim, { read }: Surveyed, { weighed }: Beside, spoken: Testimony[number]): UnsupportedWords[] {
  const named = spoken?.judgement.unsupported;
  const spans = named ?? read.words.content.filter((_, i) => weighed?.recall.held[i] === false);
  return spans.map(({ start, end }) => ({
    span: placeOf(claim, { start, end }),
    text: claim.text.slice(start, end),
    why: 'absent' as const,
  }));
}

/** The passage that decided, for a person to confirm. */
function passageOf(source: PreparedAnswerSource, weighed: Weighed, { shown }: Beside, spoken: Testimony[number]): EvidencePassage | null {
  const best = weighed.recall.windows[0];
  const told = spoken?.judgement.span;
  const gap = weighed.gaps.find(({ match, evidenceSpan }) => match === 'mismatch' && evidenceSpan !== null)?.evidenceSpan;
  const holding = gap == null ? undefined : weighed.recall.windows.find(({ span }) => span.start <= gap.start && gap.end <= span.end)?.span;
  const span = tellingPlace(weighed) ?? holding ?? (told === undefined ? best?.span : (shown()?.placeOf(told) ?? best?.span));
  return span === undefined ? null : evidencePassage(source, span, best?.recall ?? 0);
}
