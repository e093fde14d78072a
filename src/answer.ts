/**
 * An answer made from sources, checked whole: every quoted word is in the cited place, and every sentence that cites is borne out
 * by each source it cites. Reads aloud: extract, hold against the sources, decide. Synchronous and pure while no model has to be
 * waited for, so that it runs inline behind any model and in a browser. Source text is only text: nothing in it moves a verdict.
 */
import { type Bench, concluded, heard, type PreparedAnswerSource, type Surveyed, surveyed, type Testimony } from './answer-claims.ts';
import { numberText } from './compare/numbers-context.ts';
import { evidenceIndex } from './compare/recall-index.ts';
import { languageOf } from './compare/recall-language.ts';
import type { Smalls } from './compare/recall-names.ts';
import { StetError } from './errors.ts';
import { extractClaims } from './extract/claims.ts';
import { markedText, placedMarks, type QuotedText } from './extract/quotes-blocks.ts';
import type { AnswerReport, Claim, ClaimFinding, Judge, NumberCheck, WaitingJudge } from './model/claim.ts';
import type { QuoteReport } from './model/quote.ts';
import { type PreparedQuoteSource, prepareSource, type QuoteSource, verifyMarked } from './quotes.ts';
import { sha256 } from './text/sha256.ts';
import { tokensOf } from './text/tokens.ts';

export type { PreparedAnswerSource } from './answer-claims.ts';
export type { AnswerReport, ClaimFinding, ClaimSupport, EvidencePassage, Judge, Judgement, WaitingJudge } from './model/claim.ts';

/** A source of an answer. */
export interface AnswerSource extends QuoteSource {
  /** True when the text is only a search result's few lines, because the page could not be read: weaker evidence. */
  readonly snippet?: boolean;
}

/** Makes a source ready for quotes and claims. Linear in its length. Throws TypeError when it has no id or no text. */
export function prepareAnswerSource(source: AnswerSource | PreparedQuoteSource): PreparedAnswerSource {
  if (isReady(source)) return source;
  const quoted = 'searched' in source ? source : prepareSource(source);
  const { passages } = quoted.searched;
  const index = evidenceIndex(passages.text);
  return {
    ...quoted,
    evidence: { index, passages, language: languageOf(passages.text), numbers: numberText(passages.text, index.sentences) },
    snippet: 'snippet' in source && source.snippet === true,
  };
}

const isReady = (source: AnswerSource | PreparedQuoteSource): source is PreparedAnswerSource => 'evidence' in source;

/** Makes sources ready, in order; keep them, and use them for every answer made from them. */
export const prepareAnswerSources = (sources: readonly (AnswerSource | PreparedQuoteSource)[]): PreparedAnswerSource[] =>
  sources.map(prepareAnswerSource);

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
}

export const MIN_RECALL = 0.4;

/**
 * Checks an answer against the sources it was made from.
 * Takes the answer (plain or Markdown text, or a read document) and its sources, raw or prepared; [1] means the first unless the
 * answer's own list says otherwise, [0] the first where the answer counts from 0. `judge` is asked about sentences that words
 * alone do not settle. Gives a JSON-serialisable report; places are UTF-16 offsets into the two texts.
 * Throws TypeError for a source without id or text, StetError `usage` for a threshold outside 0..1; never for what a text may hold.
 */
export function verifyAnswer(
  answer: string | QuotedText,
  sources: readonly (AnswerSource | PreparedQuoteSource)[],
  options: AnswerOptions & { readonly judge?: Judge } = {},
): AnswerReport {
  const survey = surveyOf(answer, sources, options);
  return reportOf(
    survey,
    survey.cited.map((one) => concluded(one, heard(one, options.judge), survey.prepared, survey.bench)),
  );
}

export interface WaitingOptions extends AnswerOptions {
  /** From the cheapest to the dearest; each is asked only what those before it left open. */
  readonly judges: readonly (Judge | WaitingJudge)[];
  readonly signal?: AbortSignal;
  /** Questions that may wait for an answer at once. Default 4. */
  readonly concurrency?: number;
}

/**
 * The same with judges that have to be waited for: models in another process or on another machine. A judge that cannot say
 * leaves the word to the one before it; when the signal is aborted, what was not asked is decided by what was.
 */
export async function verifyAnswerWith(
  answer: string | QuotedText,
  sources: readonly (AnswerSource | PreparedQuoteSource)[],
  { judges, signal = new AbortController().signal, concurrency = 4, ...options }: WaitingOptions,
): Promise<AnswerReport> {
  const survey = surveyOf(answer, sources, options);
  const heardOf: Testimony[number][][] = survey.cited.map(({ beside }) => beside.map(() => null));
  for (const judge of judges) {
    const asked = survey.cited.flatMap(({ claim, beside }, i) =>
      beside.flatMap(({ settled, shown }, j) =>
        settled || isSure(heardOf[i]?.[j] ?? null) ? [] : [{ i, j, claim: claim.text, evidence: shown()?.text ?? '' }],
      ),
    );
    for (let at = 0; at < asked.length && !signal.aborted; at += concurrency)
      await Promise.all(
        asked.slice(at, at + concurrency).map(async ({ i, j, claim, evidence }) => {
          const judgement = await judge.judge(claim, evidence, signal);
          const row = heardOf[i];
          if (judgement !== null && row !== undefined) row[j] = { name: judge.name, judgement };
        }),
      );
  }
  return reportOf(
    survey,
    survey.cited.map((one, i) => concluded(one, heardOf[i] ?? [], survey.prepared, survey.bench)),
  );
}

/** A judge that is nearly certain either way need not be followed by a dearer one. */
const SURE = 0.95;
const isSure = (heardHere: Testimony[number]): boolean =>
  heardHere !== null && (heardHere.judgement.supported >= SURE || heardHere.judgement.contradicted >= SURE);

interface Survey {
  readonly text: string;
  readonly prepared: readonly PreparedAnswerSource[];
  readonly quotes: QuoteReport;
  readonly cited: readonly Surveyed[];
  readonly uncited: readonly Claim[];
  readonly bench: Bench;
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
  } = options;
  if (!(minRecall >= 0 && minRecall <= 1)) throw new StetError('usage', `the least recall must lie between 0 and 1, not ${minRecall}`);
  const input = typeof answer === 'string' ? { text: answer } : answer;
  const prepared = fromZero(input.text, prepareAnswerSources(sources));
  const marked = markedText(input, prepared, numbered);
  const quotes = options.quotes ?? verifyMarked(marked, prepared, complete);
  const written = smallWords(input.text);
  const authors = new Set((options.authors ?? []).flatMap((name) => tokensOf(name).map(({ text }) => text)));
  const small = { has: (word: string): boolean => authors.has(word) || written.has(word) };
  const bench = { minRecall, strict, complete, numbers, small, routing, correction };
  if (!verifyCites) return { text: input.text, prepared, quotes, cited: [], uncited: [], bench };
  const linked = prepared.some(({ id, name, aliases }) => [id, name, ...aliases].some((label) => /^https?:/i.test(label)));
  const claims = extractClaims(input, marked, placedMarks(marked.marks), { ids: prepared.map(({ id }) => id), linked });
  const stands = quotes.items.filter(({ status }) => status === 'verified');
  return {
    text: input.text,
    prepared,
    quotes,
    cited: claims
      .filter(({ citations }) => citations.length > 0)
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
  };
}

/** An answer that cites [0], and not [N] for N sources, counts from 0: then each source is also called by its place. */
function fromZero(text: string, sources: PreparedAnswerSource[]): PreparedAnswerSource[] {
  if (!/\[0(?=[\],;\s–-])/.test(text) || new RegExp(`\\[${sources.length}(?=[\\],;\\s–-])`).test(text)) return sources;
  return sources.map((source, i) => ({ ...source, aliases: [...source.aliases, String(i)] }));
}

/** Up to this length a word is looked for in the text; beyond, all its words are noted once. */
const SHORT = 20_000;

/** Words that the answer writes small somewhere: no names, wherever a sentence begins with them. */
function smallWords(text: string): Smalls {
  if (text.length > SHORT)
    return new Set(
      tokensOf(text)
        .filter(({ start, kind }) => kind === 'word' && !/\p{Lu}/u.test(text.charAt(start)))
        .map((token) => token.text),
    );
  const known = new Map<string, boolean>();
  // Words are compared without accents.
  const plain = /^[\t\n\r -~]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '');
  return {
    has(word) {
      let small = known.get(word);
      if (small === undefined) {
        small = standsIn(plain, word);
        known.set(word, small);
      }
      return small;
    },
  };
}

const LETTER = /[\p{L}\p{M}\p{Nd}]/u;

/** Whether a word stands in a text just so, not as a part of a longer one. */
function standsIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    if (!LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + word.length))) return true;
  return false;
}

function reportOf({ text, prepared, quotes, uncited, bench }: Survey, claims: readonly ClaimFinding[]): AnswerReport {
  const counts = { supported: 0, partial: 0, unsupported: 0, contradicted: 0, unverifiable: 0 };
  for (const { outcome } of claims) counts[outcome] += 1;
  const checked = claims.filter(({ claim }) => claim.kind === 'claim').flatMap(({ supports }) => supports);
  return {
    schema: 'stet-answer/1',
    ok: claims.every(({ severity }) => severity !== 'error') && quotes.items.every(({ severity }) => severity !== 'error'),
    answer: sha256(text),
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
