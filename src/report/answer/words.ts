/**
 * What is told of a checked answer, the same on every page: its problems in the order of the text, quotes and claims together, and
 * the words for them. They say what was seen and never accuse; a renderer decides nothing.
 */
import type { AnswerEdit, AnswerReport, ClaimFact, ClaimFinding, ClaimsReport, DocumentClaim } from '../../model/claim.ts';
import type { Span } from '../../model/document.ts';
import type { EvidencePassage, NumberFinding } from '../../model/judge.ts';
import type { QuoteFinding } from '../../model/quote.ts';
import type { Report } from '../../model/report.ts';
import type { ClaimOutcome, Severity } from '../../model/verdict.ts';
import type { PlacedText } from '../places.ts';
import { briefOf, countWords, nearestWords, QUOTE_WORDS } from '../quotes/words.ts';
import { counted } from '../words.ts';

/** A checked answer with its name and text. */
export interface CheckedAnswer extends PlacedText {
  readonly name: string;
  readonly report: AnswerReport;
  /** Proposed changes, where they were asked for. */
  readonly edits?: readonly AnswerEdit[];
  /** Where the run is logged, with its seal. */
  readonly audit?: NonNullable<Report['audit']> & { readonly run: string };
}

export const CLAIM_WORDS: Readonly<
  Record<ClaimOutcome, { readonly word: string; readonly brief: string; readonly glyph: string; readonly ascii: string }>
> = {
  supported: { word: 'Borne out', brief: 'borne out', glyph: '✓', ascii: 'ok' },
  partial: { word: 'Borne out in part', brief: 'IN PART', glyph: '!', ascii: '!' },
  unsupported: { word: 'Not borne out', brief: 'NOT BORNE OUT', glyph: '!', ascii: '!' },
  contradicted: { word: 'Source says otherwise', brief: 'OTHERWISE', glyph: '✗', ascii: 'x' },
  unverifiable: { word: 'Not checked', brief: 'NOT CHECKED', glyph: '–', ascii: '-' },
};

/** One thing of an answer that somebody may have to look at. */
/** A passage as far as reports show it. */
export type ShownPassage = Pick<EvidencePassage, 'source' | 'sectionHeading' | 'quote'>;

export interface AnswerProblem {
  readonly kind: 'claim' | 'quote';
  readonly id: string;
  readonly rule: string;
  readonly severity: Severity;
  /** "Not borne out", "Not found as quoted". */
  readonly word: string;
  readonly brief: string;
  readonly glyph: string;
  readonly ascii: string;
  readonly says: string;
  /** The sentence or quotation, and where it stands. */
  readonly text: string;
  readonly span: Span;
  /** The words that are not borne out. */
  readonly words: readonly Span[];
  readonly passage: ShownPassage | null;
  readonly elsewhere: readonly EvidencePassage[];
  readonly facts: readonly ClaimFact[];
  /** The numbers of the claim beside those of the source that decided. */
  readonly numbers: readonly NumberFinding[];
  readonly judge: string | null;
  readonly score: number | null;
}

/** A sentence as one thing to look at. */
export const ofClaim = (finding: ClaimFinding): AnswerProblem => {
  const word = CLAIM_WORDS[finding.outcome];
  const worst = finding.supports.find(({ rule, outcome }) => rule === finding.rule && outcome === finding.outcome);
  const unresolved = finding.outcome === 'unverifiable' && finding.severity === 'error';
  return {
    kind: 'claim',
    id: finding.claim.id,
    rule: finding.rule,
    severity: finding.severity,
    ...word,
    ...(unresolved ? { word: 'Citation not resolved', brief: 'UNRESOLVED', glyph: '?', ascii: '?' } : {}),
    says: finding.says,
    text: finding.claim.text,
    span: finding.claim.span,
    words: finding.unsupported.map(({ span }) => span),
    passage: worst?.passage ?? null,
    elsewhere: finding.elsewhere,
    facts: finding.facts ?? [],
    numbers: worst?.numbers ?? [],
    judge: finding.judge,
    score: finding.score,
  };
};

/** The passage that a quote differs from: that there is one and not which would send its reader looking. */
function nearestOf(finding: QuoteFinding): ShownPassage | null {
  const { source } = finding;
  const quote = nearestWords(finding);
  return source === null || quote === null ? null : { source, sectionHeading: null, quote };
}

const ofQuote = (finding: QuoteFinding): AnswerProblem => ({
  kind: 'quote',
  id: finding.id,
  rule: finding.rule,
  severity: finding.severity,
  word: QUOTE_WORDS[finding.status].word,
  brief: briefOf(finding),
  glyph: QUOTE_WORDS[finding.status].glyph,
  ascii: QUOTE_WORDS[finding.status].ascii,
  says: finding.says,
  text: finding.quote,
  span: finding.span,
  words: [finding.span],
  passage: nearestOf(finding),
  elsewhere: [],
  facts: [],
  numbers: [],
  judge: null,
  score: null,
});

/**
 * Everything of an answer that somebody may have to look at, in the order of the text. Without `all` only what is an error or a
 * warning; with it, every finding.
 */
export function answerProblems({ claims, quotes }: AnswerReport, all = false): AnswerProblem[] {
  const found = [
    ...claims.filter(({ severity }) => all || severity !== 'info').map(ofClaim),
    ...quotes.items.filter(({ severity }) => all || severity !== 'info').map(ofQuote),
  ];
  return found.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

/** The sentences of a document that need a person, or all of them. One that rests on a retracted work needs one whatever its source says. */
export const claimsShown = ({ claims }: ClaimsReport, all = false): readonly DocumentClaim[] =>
  claims.filter(({ severity, grounding }) => all || severity !== 'info' || grounding === 'retracted_source');

/** "7 citing sentences: 5 borne out, 1 not borne out; 1 rests on a retracted work; 30 cite works whose texts are not at hand". */
export function claimCounts({ claims, counts, notAtHand }: ClaimsReport): string {
  const retracted = claims.filter(({ grounding }) => grounding === 'retracted_source').length;
  const said = [
    ...(claims.length === 0 ? [] : [`${counted(claims.length, 'citing sentence')}: ${outcomes(counts).join(', ')}`]),
    ...(retracted === 0 ? [] : [`${retracted} ${retracted === 1 ? 'rests' : 'rest'} on a retracted work`]),
    ...(notAtHand === 0
      ? []
      : [`${counted(notAtHand, 'sentence')} ${notAtHand === 1 ? 'cites' : 'cite'} works whose texts are not at hand`]),
  ];
  return said.length === 0 ? 'no sentence cites a work whose text is at hand' : said.join('; ');
}

function outcomes(counts: ClaimsReport['counts']): string[] {
  const words: Readonly<Record<ClaimOutcome, string>> = {
    supported: 'borne out',
    contradicted: 'where the source says otherwise',
    unsupported: 'not borne out',
    partial: 'borne out in part',
    unverifiable: 'not checked',
  };
  return (['supported', 'contradicted', 'unsupported', 'partial', 'unverifiable'] as const)
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${counts[outcome]} ${words[outcome]}`);
}

/** "5 citations: 4 borne out", "2 quotes: 2 verified", "3 statements cite nothing". */
export function answerCounts(report: AnswerReport): string[] {
  const { claims, citationsTotal, citationsSupported, uncited, quotes, counts } = report;
  const said = outcomes({ ...counts, supported: 0 });
  return [
    ...(claims.length === 0 ? [] : [`${counted(citationsTotal, 'citation')}: ${citationsSupported} borne out`]),
    ...(said.length === 0
      ? []
      : [`${counted(claims.length, 'citing sentence')}: ${[`${counts.supported} borne out`, ...said].join(', ')}`]),
    ...(quotes.items.length === 0 ? [] : [countWords(quotes)]),
    ...(uncited.length === 0 ? [] : [`${counted(uncited.length, 'statement')} ${uncited.length === 1 ? 'cites' : 'cite'} nothing`]),
  ];
}

/** Where a passage stands: "contract.txt, § 4 “Fees”". */
export const passagePlace = ({ source, sectionHeading }: ShownPassage): string =>
  sectionHeading === null ? source.name : `${source.name}, ${sectionHeading}`;

/** How severe an answer is in all, by count. */
export function answerTally(report: AnswerReport): Readonly<Record<Severity, number>> {
  const tally = { error: 0, warning: 0, info: 0 };
  for (const { severity } of answerProblems(report, true)) tally[severity] += 1;
  return tally;
}

/** Of a source that was handed in there is no text, or only a part, so that what cites it was not checked. */
const LACKING: ReadonlySet<string> = new Set(['claim/empty-source', 'claim/incomplete-source', 'quote/incomplete-source']);

/**
 * How many sentences and quotes could not be checked because of what is at hand: of their source no text, or only a part, was handed in. Where
 * not a single one could be judged, those that cite what was not handed in at all count as well.
 */
export function answerOpen({ claims, quotes }: AnswerReport): number {
  const all = [...claims, ...quotes.items];
  const lacking = all.filter(({ rule }) => LACKING.has(rule));
  const judged =
    claims.some(({ outcome }) => outcome !== 'unverifiable') ||
    quotes.items.some(({ status, rule }) => status !== 'citation_unresolved' && !LACKING.has(rule));
  const notThere = judged ? [] : all.filter(({ rule }) => rule === 'claim/source-not-at-hand' || rule === 'quote/source-not-at-hand');
  return lacking.length + notThere.length;
}

/** A stretch of the answer in pieces, told apart by whether they are among the words that are not borne out. Spaces stay. */
export function pieces(
  text: string,
  from: number,
  to: number,
  words: readonly Span[],
): { readonly text: string; readonly open: boolean }[] {
  const found: { text: string; open: boolean }[] = [];
  let at = from;
  for (const { start, end } of [...words].sort((a, b) => a.start - b.start)) {
    if (start < at || end > to) continue;
    if (start > at) found.push({ text: text.slice(at, start), open: false });
    found.push({ text: text.slice(start, end), open: true });
    at = end;
  }
  if (at < to) found.push({ text: text.slice(at, to), open: false });
  return found;
}

/** Writes a piece with a function that trims its ends, and gives its spaces back. */
export const spaced = (text: string, write: (text: string) => string): string =>
  `${/^\s/.test(text) ? ' ' : ''}${write(text.replace(/\s+/g, ' '))}${/\S\s$/.test(text) ? ' ' : ''}`;
