/**
 * An answer made from sources, checked whole: every quoted word is in the cited place, and every sentence that cites is borne out
 * by each source it cites. Reads aloud: extract, hold against the sources, decide. Synchronous and pure while no model has to be
 * waited for, so that it runs inline behind any model and in a browser. Source text is only text: nothing in it moves a verdict.
 */
import { type Bench, concluded, heard, type PreparedAnswerSource, type Surveyed, surveyed, type Testimony } from './answer/claims.ts';
import { before, type FactSplit, NO_PIECES, type Pieces, piecesOf, withFacts } from './answer/facts.ts';
import { namedSources } from './answer/names.ts';
import { sharesOf, takenTogether } from './answer/together.ts';
import { beginningsOf } from './compare/claim/fields/units.ts';
import { heardOnce } from './compare/claim/judge/told.ts';
import { weighable } from './compare/claim/recall/held.ts';
import { languageOf } from './compare/claim/recall/language.ts';
import { StetError } from './errors.ts';
import { extractClaims } from './extract/claims.ts';
import { prepareEach } from './extract/pair/sources.ts';
import { markedText, placedMarks, type QuotedText } from './extract/quotes/blocks.ts';
import type { AnswerReport, Claim, ClaimFinding } from './model/claim.ts';
import type { Span } from './model/document.ts';
import type { Judge, NumberCheck, WaitingJudge } from './model/judge.ts';
import type { QuoteReport } from './model/quote.ts';
import { type PreparedQuoteSource, prepareSource, type QuoteSource, verifyMarked } from './quotes.ts';
import { sha256 } from './text/sha256.ts';
import { smallWordsAnd } from './text/small-words.ts';
import { unwrapped } from './text/wrapped.ts';

export type { PreparedAnswerSource } from './answer/claims.ts';
export type { AnswerReport, ClaimFinding, ClaimSupport } from './model/claim.ts';
export type { EvidencePassage, Judge, Judgement, WaitingJudge } from './model/judge.ts';

/** A source of an answer. */
export interface AnswerSource extends QuoteSource {
  /** True when the text is only a search result's few lines, because the page could not be read: weaker evidence. */
  readonly snippet?: boolean;
}

/** Makes a source ready for quotes and claims. Linear in its length. Throws StetError `usage` when it has no id or no text. */
export function prepareAnswerSource(source: AnswerSource | PreparedQuoteSource): PreparedAnswerSource {
  if (isReady(source)) return source;
  const quoted = 'searched' in source ? source : prepareSource(source);
  return {
    ...quoted,
    evidence: weighable(quoted.searched.passages),
    snippet: 'snippet' in source && source.snippet === true,
  };
}

const isReady = (source: AnswerSource | PreparedQuoteSource): source is PreparedAnswerSource => 'evidence' in source;

/** Makes sources ready, in order, those with one id as chunks of one; keep them, and use them for every answer made from them. */
export const prepareAnswerSources = (sources: readonly (AnswerSource | PreparedQuoteSource)[]): PreparedAnswerSource[] =>
  prepareEach(sources, prepareAnswerSource);

/** How an answer is checked; everything may be left out. */
export interface AnswerOptions {
  /** False when [1] never means the first source: the text numbers works of its own. Default true. */
  readonly numbered?: boolean;
  /** False when the text may cite works that are not among the sources: these are then told, not flagged. Default true. */
  readonly complete?: boolean;
  /** False to check the quotes alone. Default true. */
  readonly verifyCites?: boolean;
  /** 0..1, share of a sentence's words that a passage must hold. Default 0.4. */
  readonly minRecall?: number;
  /** True to make every sentence that is not borne out an error. Default false. */
  readonly strict?: boolean;
  /** Compares the numbers of a sentence with a passage's. Default: by value, unit, subject and derivation. */
  readonly numbers?: NumberCheck;
  /** False to check every claim in full, whatever it says of itself. Default true. */
  readonly routing?: boolean;
  /** False to look in no other source for what the cited one does not bear out. Default true. */
  readonly correction?: boolean;
  /** Names that need not stand in a source: those of its own authors, by which a text speaks of it. */
  readonly authors?: readonly string[];
  /** The quotes, where they have been checked already. */
  readonly quotes?: QuoteReport;
  /** Only what touches this stretch of the answer is checked, and the rest read for its marks alone. Default: all of it. */
  readonly within?: Span;
  /** Splits a claim into facts; when given, each claim that states several tells of them one by one. */
  readonly facts?: FactSplit;
}

export const MIN_RECALL = 0.4;

/**
 * Checks an answer against the sources it was made from.
 * Takes the answer (plain or Markdown text, or a read document) and its sources, raw or prepared; [1] means the first unless the
 * answer's own list says otherwise, [0] the first where the answer counts from 0. `judge` is asked about sentences that words
 * alone do not settle. Gives a JSON-serialisable report; places are UTF-16 offsets into the two texts.
 * Throws StetError `usage` for a source without id or text, for a threshold outside 0..1; never for what a text may hold.
 */
export function verifyAnswer(
  answer: string | QuotedText,
  sources: readonly (AnswerSource | PreparedQuoteSource)[],
  options: AnswerOptions & { readonly judge?: Judge } = {},
): AnswerReport {
  const survey = surveyOf(answer, sources, options);
  const { prepared, bench } = survey;
  const findings = survey.cited.map((one) => {
    const shares = sharesOf(one, prepared, bench);
    const pieces = survey.piecesOf(one, shares.absent);
    const whole = heard(one, options.judge);
    const said = { whole, pieces: pieces.facts.map((fact) => heard(fact.one, options.judge)) };
    const parts = shares.beside.map((part) => heard(part.one, options.judge));
    const finding = takenTogether(concluded(one, whole, prepared, bench), shares, parts, prepared, bench);
    return withFacts(finding, pieces, said, prepared, bench);
  });
  return reportOf(survey, findings);
}

export interface WaitingOptions extends AnswerOptions {
  /** From the cheapest to the dearest; each is asked only what those before it left open. */
  readonly judges: readonly (Judge | WaitingJudge)[];
  readonly signal?: AbortSignal;
  /** Questions that may wait for an answer at once. Default 4. */
  readonly concurrency?: number;
  /** Told of each claim as it settles, where all are asked for: how many are, of how many. */
  readonly progress?: (done: number, total: number) => void;
}

/**
 * The same with judges that have to be waited for: models in another process or on another machine. A judge that cannot say
 * leaves the word to the one before it; when the signal is aborted, what was not asked is decided by what was. Throws as `verifyAnswer`.
 */
export async function verifyAnswerWith(
  answer: string | QuotedText,
  sources: readonly (AnswerSource | PreparedQuoteSource)[],
  options: WaitingOptions,
): Promise<AnswerReport> {
  const judged = judgedAnswer(answer, sources, options);
  return judged.report(await judged.all());
}

/** An answer whose claims are judged one by one, as they are asked for; each once. */
export interface JudgedAnswer {
  /** Where the sentences that cite stand, in order. */
  readonly spans: readonly Span[];
  /** The finding on one of them, by its place among them. */
  finding(i: number): Promise<ClaimFinding>;
  /** All findings, in order; several are waited for at once. */
  all(): Promise<ClaimFinding[]>;
  report(claims: readonly ClaimFinding[]): AnswerReport;
}

/** As `verifyAnswerWith`, for callers that show findings as they settle. */
export function judgedAnswer(
  answer: string | QuotedText,
  sources: readonly (AnswerSource | PreparedQuoteSource)[],
  { judges, signal = new AbortController().signal, concurrency = 4, progress, ...options }: WaitingOptions,
): JudgedAnswer {
  const survey = surveyOf(answer, sources, options);
  const { cited, prepared, bench } = survey;
  /** Parts and facts show what stands; the dearer judges are asked about the sentence alone. */
  const cheaply = async (pieces: readonly { readonly one: Surveyed }[]): Promise<Testimony[]> => {
    const row: Testimony[] = [];
    for (const { one } of pieces) row.push(await heardFrom(one, judges.slice(0, 1), signal));
    return row;
  };
  const judge = async (i: number): Promise<ClaimFinding> => {
    const one = cited[i];
    if (one === undefined) throw new RangeError(`there is no claim ${i}`);
    const whole = await heardFrom(one, judges, signal);
    const shares = sharesOf(one, prepared, bench);
    const parts = await cheaply(shares.beside);
    const finding = takenTogether(concluded(one, whole, prepared, bench), shares, parts, prepared, bench);
    const pieces = survey.piecesOf(one, shares.absent);
    return withFacts(finding, pieces, { whole, pieces: await cheaply(pieces.facts) }, prepared, bench);
  };
  const begun: Promise<ClaimFinding>[] = [];
  const finding = (i: number): Promise<ClaimFinding> => {
    begun[i] ??= judge(i);
    return begun[i];
  };
  return {
    spans: cited.map(({ claim }) => claim.span),
    finding,
    async all() {
      let [next, done] = [0, 0];
      const lane = async (): Promise<void> => {
        while (next < cited.length) {
          await finding(next++);
          done += 1;
          progress?.(done, cited.length);
        }
      };
      await Promise.all(Array.from({ length: Math.max(1, concurrency) }, lane));
      return Promise.all(cited.map((_, i) => finding(i)));
    },
    report: (claims) => reportOf(survey, claims),
  };
}

/** Asks about each citation of a claim, from the cheapest judge to the dearest, as long as it is open. */
async function heardFrom(
  { claim, beside }: Surveyed,
  judges: readonly (Judge | WaitingJudge)[],
  signal: AbortSignal,
): Promise<Testimony[number][]> {
  const row: Testimony[number][] = [];
  for (const { settled, shown, weighed } of beside) {
    let said: Testimony[number] = null;
    for (const judge of settled ? [] : judges) {
      if (signal.aborted || isSure(said)) break;
      said = (await heardOnce(judge, claim.text, shown()?.text ?? '', weighed?.numbers ?? [], signal)) ?? said;
    }
    row.push(said);
  }
  return row;
}

/** A judge that is nearly certain either way need not be followed by a dearer one. */
const SURE = 0.95;
const isSure = (heardHere: Testimony[number]): boolean =>
  heardHere !== null && (heardHere.judgement.supported >= SURE || heardHere.judgement.contradicted >= SURE);

interface Survey {
  /** SHA-256 of the answer. */
  readonly hash: string;
  readonly prepared: readonly PreparedAnswerSource[];
  readonly quotes: QuoteReport;
  readonly cited: readonly Surveyed[];
  readonly uncited: readonly Claim[];
  readonly bench: Bench;
  piecesOf(one: Surveyed, nowhere: readonly Span[]): Pieces;
}

function surveyOf(answer: string | QuotedText, sources: readonly (AnswerSource | PreparedQuoteSource)[], options: AnswerOptions): Survey {
  const {
    numbered = true,
    complete = true,
    verifyCites = true,
    minRecall = MIN_RECALL,
    strict = false,
    numbers,
    routing = true,
    correction = true,
    facts,
    within = { start: 0, end: Number.POSITIVE_INFINITY },
  } = options;
  if (!(minRecall >= 0 && minRecall <= 1)) throw new StetError('usage', `the least recall must lie between 0 and 1, not ${minRecall}`);
  const given = typeof answer === 'string' ? { text: answer } : answer;
  // Of a document that was read, its reader knows what is code.
  const input = given.blocks === undefined ? { ...given, text: unwrapped(given.text) } : given;
  const { prepared, parts } = namedSources(input, prepareAnswerSources(sources));
  const marked = markedText(parts === null ? input : { ...input, parts }, prepared, numbered);
  const touches = ({ start, end }: Span): boolean => start < within.end && end > within.start;
  const read = options.quotes ?? verifyMarked({ ...marked, paragraphs: marked.paragraphs.filter(touches) }, prepared, { complete });
  const hash = options.quotes === undefined && input.text === given.text ? read.answer : sha256(given.text);
  const quotes = options.quotes ?? { ...read, answer: hash };
  const small = smallWordsAnd(input.text, options.authors ?? []);
  let together: string | null | undefined;
  const language = (): string | null => {
    if (together === undefined) together = languageOf(beginningsOf(prepared.map(({ evidence }) => evidence.index)));
    return together;
  };
  const bench = { minRecall, strict, complete, numbers, small, routing, correction, language };
  const none = (): Pieces => NO_PIECES;
  if (!verifyCites) return { hash, prepared, quotes, cited: [], uncited: [], bench, piecesOf: none };
  const linked = prepared.some(({ id, name, aliases }) => [id, name, ...aliases].some((label) => /^https?:/i.test(label)));
  const claims = extractClaims(input, marked, placedMarks(marked.marks), { ids: prepared.map(({ id }) => id), linked });
  const stands = quotes.items.filter(({ status }) => status === 'verified');
  return {
    hash,
    prepared,
    quotes,
    cited: claims
      .filter(({ citations, span }) => citations.length > 0 && touches(span))
      .map((claim) =>
        surveyed(
          claim,
          prepared,
          bench,
          stands.some(({ span }) => span.start >= claim.span.start && span.end <= claim.span.end),
        ),
      ),
    uncited: claims.filter(({ citations, kind }) => citations.length === 0 && kind === 'claim'),
    bench,
    piecesOf: facts === undefined ? none : (one, nowhere) => piecesOf(one, before(claims, one.claim), facts, prepared, bench, nowhere),
  };
}

function reportOf({ hash, prepared, quotes, uncited, bench }: Survey, claims: readonly ClaimFinding[]): AnswerReport {
  const counts = { supported: 0, partial: 0, unsupported: 0, contradicted: 0, unverifiable: 0 };
  for (const { outcome } of claims) counts[outcome] += 1;
  const checked = claims
    .filter(({ claim: { kind }, outcome }) => kind === 'claim' || (kind === 'own-work' && outcome !== 'unverifiable'))
    .flatMap(({ supports }) => supports);
  return {
    schema: 'stet-answer/1',
    ok: claims.every(({ severity }) => severity !== 'error') && quotes.items.every(({ severity }) => severity !== 'error'),
    answer: hash,
    sources: prepared.map(({ version }) => version),
    quotes,
    claims,
    uncited,
    counts,
    citationsTotal: checked.length,
    citationsSupported: checked.filter(({ outcome }) => outcome === 'supported').length,
    minRecall: bench.minRecall,
  };
}
