/**
 * The facts of a claim, one by one: the claim is split, and each part is held against the sources that the claim cites, by the same
 * rules and beside the same evidence as the claim itself. It shows a reader which half of a sentence stands; a claim that was judged
 * borne out, and states a thing that no cited source holds, is borne out in part. The split is handed in, so that who needs no facts
 * carries no rules for splitting.
 */

import type { ClaimWords } from '../compare/claim/recall.ts';
import { factStanding, isAgainst, isNowhere, PARTIAL_AGAINST, PARTIAL_FACT } from '../decide/claim/fact.ts';
import { decideTogether } from '../decide/claim/index.ts';
import type { ClaimRule } from '../decide/claim/rule.ts';
import { VERBATIM } from '../decide/claim/supported.ts';
import { placeOf } from '../extract/claims/text.ts';
import { predicatesOf } from '../extract/facts/predicates.ts';
import type { Claim, ClaimFact, ClaimFinding, ClaimSupport, Fact } from '../model/claim.ts';
import type { Span } from '../model/document.ts';
import { anyOf } from '../text/any-of.ts';
import type { Token } from '../text/tokens.ts';
import { type Bench, concluded, NOTHING, type PreparedAnswerSource, type Surveyed, surveyed, type Testimony } from './claims.ts';

/** Splits a claim into facts; `context` is the sentence before it, "" when there is none. */
export type FactSplit = (claim: string, context: string) => readonly Fact[];

/** A fact that was made ready to be judged. */
export interface SurveyedFact {
  readonly fact: Fact;
  readonly one: Surveyed;
  /** It hangs on the rest by a word such as "because": held against the sources, and not shown by itself. */
  readonly hung: boolean;
}

/** What a claim states, piece by piece. */
export interface Pieces {
  /** The words of the claim. */
  readonly words: ClaimWords | null;
  readonly facts: readonly SurveyedFact[];
  /** Predicates of which no word stands in what the claim cites. */
  readonly absent: readonly Fact[];
}

export const NO_PIECES: Pieces = { words: null, facts: [], absent: [] };

/** The pieces of a claim beside its sources; no facts when it is a single statement or cites nothing that is at hand. */
export function piecesOf(
  whole: Surveyed,
  context: string,
  split: FactSplit,
  sources: readonly PreparedAnswerSource[],
  bench: Bench,
  /** Pieces of which no word stands in any of the several sources of the claim. */
  nowhere: readonly Span[] = [],
): Pieces {
  const { claim, beside: held } = whole;
  if (claim.kind !== 'claim' || held.every(({ weighed }) => weighed === null)) return NO_PIECES;
  const facts = split(claim.text, context);
  // Where another source might serve is said of the claim.
  const own: Bench = { ...bench, routing: false, correction: false };
  const beside = (hung: boolean, list: readonly Fact[]): SurveyedFact[] =>
    list.map((fact) => ({ fact, hung, one: surveyed(asClaim(claim, fact), sources, own, false) }));
  return {
    words: whole.read.words,
    facts: [...beside(false, facts.length < 2 ? [] : facts), ...beside(true, hungOn(claim.text))],
    absent: [
      ...absentOf(whole),
      ...nowhere.map(({ start, end }) => ({ text: claim.text.slice(start, end), spans: [{ start, end }] })),
    ].filter((one, i, all) => !all.slice(0, i).some((other) => meets(one, other))),
  };
}

/** The predicates of a claim of which two words at least, and none that stands in any source it cites; none where that holds of all. Numbers are compared apart. */
function absentOf({ claim, read: { words }, beside }: Surveyed): Fact[] {
  if (beside.some(({ weighed, source }) => weighed === null || !isWhole(source))) return [];
  const predicates = predicatesOf(claim.text);
  const absent = predicates.filter(({ start, end, states }) => {
    if (!states) return false;
    const own = words.content.flatMap((token, at) => (token.start >= start && token.end <= end && isTelling(token) ? [at] : []));
    return own.length >= LEAST_OWN && own.every((at) => beside.every(({ weighed }) => weighed?.recall.anywhere[at] === false));
  });
  return absent.length === predicates.length
    ? []
    : absent.map(({ start, end }) => ({ text: claim.text.slice(start, end), spans: [{ start, end }] }));
}

/** A fact read as a claim with the same citations. Its words may come from the sentence before, so it has no places of its own. */
const asClaim = (claim: Claim, { text, spans }: Fact): Claim => ({
  ...claim,
  id: `${claim.id}#${spans[0]?.start ?? 0}`,
  text,
  places: [[0, claim.span.start]],
});

/** The sentence right before a claim, which tells who "it" is; "" where none touches it. */
export function before(claims: readonly Claim[], { span }: Claim): string {
  const last = claims.findLast(({ span: own }) => own.end <= span.start);
  return last !== undefined && span.start - last.span.end <= 3 ? last.text : '';
}

/** What judges say of a claim, and of its facts in their order. */
export interface Heard {
  readonly whole: Testimony;
  readonly pieces: readonly Testimony[];
}

/** Whether no judge sees the sense of a piece in other words: each that tells of single words misses them all. */
const unanswered = ({ spans }: Fact, words: ClaimWords | null, whole: Testimony): boolean =>
  whole.every((spoken) => {
    const missed = spoken?.judgement.unsupported;
    return (
      spoken === null ||
      words?.content.every(
        (token) =>
          !isTelling(token) ||
          !spans.some(({ start, end }) => token.start >= start && token.end <= end) ||
          missed?.some(({ start, end }) => token.start >= start && token.end <= end) === true,
      ) !== false
    );
  });

/** The finding with its facts. */
export function withFacts(
  finding: ClaimFinding,
  { words, facts, absent }: Pieces,
  { whole, pieces: testimonies }: Heard,
  sources: readonly PreparedAnswerSource[],
  bench: Bench,
): ClaimFinding {
  if (facts.length + absent.length === 0 || finding.outcome === 'unverifiable') return finding;
  const missing: ClaimFact[] = [];
  const against: ClaimFact[] = [];
  const { claim } = finding;
  const told = facts.flatMap(({ fact, one, hung }, i): ClaimFact[] => {
    const { supports } = concluded(one, testimonies[i] ?? [], sources, { ...bench, routing: false, correction: false });
    const best = [...supports].sort(byBearing)[0];
    const outcome = best?.outcome ?? 'unverifiable';
    const own: ClaimFact = {
      text: fact.text,
      spans: fact.spans,
      standing: factStanding(finding.outcome, outcome),
      rule: best?.rule ?? finding.rule,
      judge: best?.judge ?? finding.judge,
      score: best?.score ?? 0,
      passage: best?.passage ?? null,
    };
    if (finding.outcome === 'supported' && supports.length > 0 && supports.every(({ rule }) => isAgainst(rule))) against.push(own);
    const held = hung ? 0 : ownHeld(facts, i);
    const bare = hung ? supports.every(({ recall }) => recall <= HARDLY) : held < NOTHING;
    const made = hung && addedReason(claim.text.slice(0, fact.spans[0]?.start ?? 0), one, facts[i - 1]?.one);
    if ((isNowhere(outcome, bare) || (!hung && held === 0) || made) && !OF_THE_WRITER.test(fact.text)) missing.push(own);
    return hung ? [] : [own];
  });
  const weighed = told.length === 0 ? finding : { ...finding, facts: told };
  // Where every fact is nowhere while the whole is borne out, the split is to be doubted.
  if (finding.outcome !== 'supported') return weighed;
  if (against.length > 0 && against.length < facts.length) return inPart(weighed, against, PARTIAL_AGAINST, bench);
  if (facts.length > 0 && missing.length === facts.length) return weighed;
  const further = absent.filter(
    (one) => !OF_THE_WRITER.test(one.text) && !missing.some((fact) => meets(fact, one)) && unanswered(one, words, whole),
  );
  return inPart(weighed, [...missing, ...further], PARTIAL_FACT, bench);
}

const meets = (one: Fact, other: Fact): boolean =>
  one.spans.some((span) => other.spans.some(({ start, end }) => start < span.end && end > span.start));

/** Words by which a clause hangs on another, and is stated with it. */
const HANGS =
  /,? (?:because(?: of)?|due to|owing to|thanks to|as a result of|on account of|although|though|even though|whereas|so that|as(?= (?:it|its|he|she|his|her|they|their|there|no) )|since(?= (?:the|it|its|they|their|he|his|she|her|an?|no|there|both) )|while(?= \p{Ll})) /u;
/** What stands before such a word denies it, or says whose it is. */
const OPEN =
  /\b(?:not|never|whether|if|unless|partly|sa(?:id|ys?)|argu\w{1,3}|claim\w{0,3}|believ\w{1,3}|think|thought|accord\w{1,4}|suggest\w{0,3}|blam\w{1,3}|attribut\w{1,3})\b|n['’]t\b/i;
/** What hangs is told as hearsay, as a repair softens what nothing bears out. */
const HEARSAY = /\b(?:reportedly|allegedly|supposedly|apparently|said to)\b/i;
/** Share of the words of what hangs that a place of a source holds at most where it is nowhere. */
const HARDLY = 0.34;

/** The two parts of a claim of which one hangs on the other: "A because B" states both. None where another stands before it that leaves them open. */
function hungOn(claim: string): Fact[] {
  const found = HANGS.exec(claim);
  // Where it opens a claim, what it hangs on is another one.
  if (found === null || found.index === 0 || OPEN.test(claim.slice(0, found.index))) return [];
  const from = found.index + found[0].length;
  if (HEARSAY.test(claim.slice(from))) return [];
  const part = (start: number, end: number): Fact => ({ text: claim.slice(start, end), spans: [{ start, end }] });
  return [part(0, found.index), part(from, claim.length)];
}

/** "Because of", "owing to" before what hangs on a claim. */
const FOR_A_REASON = /\b(?:because(?: of)?|due to|owing to|thanks to|as a result of|on account of) $/i;

/** Words by which a source may give a reason of its own, in other words. */
const GIVES_REASON =
  /\b(?:because|since|so|as|due|owing|thanks|after|following|amid|reasons?|caus\w{1,3}|result\w{0,3}|le[ad]{1,2}s?|forc\w{1,3}|therefore|thus|hence|why|blam\w{1,3}|attribut\w{1,3}|account|when|with|given|triggered|prompted|sparked|driven)\b/i;

/** Whether the few words of a reason stand nowhere in what is cited, all of it at hand, and the passages that bear out the rest give no reason at all. */
const addedReason = (before: string, { read, beside }: Surveyed, rest: Surveyed | undefined): boolean =>
  FOR_A_REASON.test(before) &&
  read.words.forms.length >= LEAST_OWN &&
  beside.every(
    ({ weighed, source }, i) =>
      weighed !== null &&
      isWhole(source) &&
      !weighed.recall.anywhere.includes(true) &&
      !GIVES_REASON.test(rest?.beside[i]?.shown()?.text ?? ''),
  );

/** Whether all of a source is at hand: what is not in a part of it may stand in the rest. */
const isWhole = (source: PreparedAnswerSource | null): boolean => source !== null && !source.incomplete && !source.snippet;

/** Fewer words of its own than this say nothing by not being there. */
const LEAST_OWN = 2;
/** Words that a source hardly repeats when it says the same: "came out" is published, "passed away" died. */
const LIGHT = anyOf(
  'came come comes out passed pass passes away took take takes place went go goes made make makes got get gets gave give gives put puts set sets up off over back down last one ones way ways part parts time times kind kinds thing things began begin begins start starts started became become becomes still even well much many lot around end ended ends turn turned turns kept keep keeps',
);
/** Numbers are compared apart. */
const isTelling = ({ text }: Token): boolean => !/\d/.test(text) && !LIGHT.test(text);

/**
 * Share of the words that this fact has to itself (its subject stands in the other facts as well) which stand anywhere in a source that the claim cites; 1 where
 * it has too few to tell or a source is not at hand.
 */
function ownHeld(facts: readonly SurveyedFact[], i: number): number {
  const one = facts[i]?.one;
  if (one === undefined) return 1;
  const others = new Set(facts.flatMap((other, k) => (k === i || other.hung ? [] : other.one.read.words.forms)));
  const { forms, content } = one.read.words;
  const own = content.flatMap((token, at) => (others.has(forms[at] ?? '') || !isTelling(token) ? [] : [at]));
  if (own.length < LEAST_OWN) return 1;
  const shares = one.beside.map(({ weighed, source }) =>
    weighed === null || !isWhole(source) ? 1 : own.filter((at) => weighed.recall.anywhere[at] === true).length / own.length,
  );
  return Math.max(...shares);
}

/** What a writer says of himself is in no source and needs none: "I am not sure", "we do not know". */
const OF_THE_WRITER = /^(?:i|we)\b.{0,30}\b(?:know|sure|certain|remember|recall|think|guess)\b/i;

/** Highest score of a claim that is borne out in part. */
const MOST_IN_PART = 0.49;

/** The finding on a claim of which one half stands and another, `missing`, is nowhere; as it was when nothing is. */
export function inPart(finding: ClaimFinding, missing: readonly Fact[], by: ClaimRule, { strict }: Bench): ClaimFinding {
  if (missing.length === 0) return finding;
  // A model that read the sentence, or its very words in a source, outweigh a count of words.
  if (finding.supports.some(({ rule, judge }) => rule === VERBATIM.id || judge === 'entailment' || judge === 'language-model'))
    return finding;
  const { claim } = finding;
  const unsupported = missing
    .flatMap(({ spans }) => spans)
    .map((span) => ({
      span: placeOf(claim, span),
      text: claim.text.slice(span.start, span.end),
      why: by === PARTIAL_FACT ? ('absent' as const) : ('negation' as const),
    }));
  const named = missing.map(({ text }) => `“${text.replace(/[.。]$/, '')}”`).join(', ');
  const says = by.says.replace('{words}', () => named);
  const { id: rule, outcome, severity } = by;
  const supports = finding.supports.map((support): ClaimSupport => {
    if (support.outcome !== 'supported') return support;
    return { ...support, outcome, rule, severity, says, score: Math.min(MOST_IN_PART, support.score), unsupported };
  });
  const together = decideTogether(supports, { leaning: claim.by === 'carried', strict });
  const facts = finding.facts?.map((fact) =>
    missing.includes(fact)
      ? { ...fact, standing: by === PARTIAL_FACT ? factStanding(outcome, 'unsupported') : ('against' as const) }
      : fact,
  );
  const score = Math.min(...supports.map((support) => support.score));
  return {
    ...finding,
    outcome,
    rule,
    severity: together?.severity ?? severity,
    says,
    score,
    supports,
    unsupported,
    ...(facts === undefined ? {} : { facts }),
  };
}

/** Each fact may stand in another of the cited works: the one that bears it out best speaks. */
const byBearing = (a: ClaimSupport, b: ClaimSupport): number =>
  Number(b.outcome === 'supported') - Number(a.outcome === 'supported') || b.score - a.score;
