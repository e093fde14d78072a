/**
 * Claims beside evidence that was handed over with them. Reads aloud: compare the numbers, ask the judge, decide. The built-in judge
 * answers at once and needs no network; one that has to be waited for (an entailment model, a language model) is handed in. Each
 * judge sees the claim and the evidence and nothing else (seed 003, stage 4); a judge that cannot say gives way to the built-in
 * one, and the finding names who spoke.
 */

import { acrossSentences } from './compare/claim/across/index.ts';
import { takenUp } from './compare/claim/across/taken-up.ts';
import { cellHas, cellsBear } from './compare/claim/belonging/tables.ts';
import { type Said, type Stated, saidIn, statedIn } from './compare/claim/belonging/texts.ts';
import { belonging } from './compare/claim/belonging.ts';
import { readInOrder, type SentenceRead } from './compare/claim/exchanged/read.ts';
import { exchangeIn } from './compare/claim/exchanged.ts';
import { type FieldSign, fieldBeside } from './compare/claim/fields/beside.ts';
import { languageBeside } from './compare/claim/fields/units.ts';
import { type BuiltInJudge, type BuiltInJudgement, builtInJudge } from './compare/claim/judge/judge.ts';
import { besideNumbers } from './compare/claim/judge/told.ts';
import { limitDropped, saysOtherwise } from './compare/claim/limits/index.ts';
import { effectFound } from './compare/claim/null-results/effects.ts';
import { nullResult } from './compare/claim/null-results/index.ts';
import { numbersBesideLast } from './compare/claim/numbers.ts';
import { particularsOtherwise } from './compare/claim/particulars/index.ts';
import { keeping } from './compare/claim/read-once.ts';
import { languageOf, ownScript, sameLanguage, strangerTo } from './compare/claim/recall/language.ts';
import { ruledOtherwise } from './compare/claim/rulings/index.ts';
import { toldOtherwise } from './compare/claim/tongues/index.ts';
import { decidePair } from './decide/claim/judged.ts';
import { SPEAKS_FOR, SPEAKS_NOT } from './decide/claim/rule.ts';
import { StetError } from './errors.ts';
import type { Span } from './model/document.ts';
import type { Judge, Judgement, JudgeName, NumberCheck, NumberFinding, WaitingJudge } from './model/judge.ts';
import type { ClaimOutcome, Severity } from './model/verdict.ts';

export type { Judge, Judgement, NumberFinding, WaitingJudge } from './model/judge.ts';

/** A statement and the text that should bear it out. */
export interface ClaimPair {
  readonly id?: string | number;
  readonly claim: string;
  readonly evidence: string;
}

/** What is said of one pair. JSON-serialisable. */
export interface PairFinding {
  readonly id?: string | number;
  readonly verdict: ClaimOutcome;
  /** 0..1, how well the evidence supports the claim; 0.5 and more only for `supported`. */
  readonly score: number;
  /** Who decided. */
  readonly judge: JudgeName;
  /** Id of the rule that decided. */
  readonly rule: string;
  readonly severity: Severity;
  /** One sentence for a person; never accuses. */
  readonly says: string;
  /** The passage of the evidence that decided (UTF-16 offsets); null when none comes near. */
  readonly span: Span | null;
  /** Words of the claim that nothing in the evidence answers to (UTF-16 offsets). */
  readonly unsupported: readonly Span[];
  /** Each number of the claim beside the evidence. */
  readonly numbers: readonly NumberFinding[];
}

/** Who judges pairs of claim and evidence, at once and without a network; everything may be left out. */
export interface ClaimOptions {
  /** Judges at once. Default: the built-in judge. */
  readonly judge?: Judge;
  /** Compares numbers. Default: by value, unit, subject and derivation. */
  readonly numbers?: NumberCheck;
  /** The built-in judge to use, with weights of one's own. */
  readonly builtIn?: BuiltInJudge;
}

/** Makes a function that checks one pair after another; fastest when pairs with the same evidence come together. */
export function claimChecker({
  judge,
  numbers = numbersBesideLast(),
  builtIn = builtInJudge(),
}: ClaimOptions = {}): (pair: ClaimPair) => PairFinding {
  return (pair) => {
    asked(pair);
    const { claim, evidence } = pair;
    const own = builtIn.judge(claim, evidence);
    const heard = judge === undefined ? null : { name: judge.name, judgement: judge.judge(claim, evidence) };
    return found(pair, own, heard, numbers(claim, evidence));
  };
}

/**
 * Checks whether each piece of evidence supports the claim beside it.
 * Takes pairs of texts; gives a finding for each, in order: verdict, score, the judge and rule that spoke, the passage, the words
 * not borne out, the numbers. Needs no model and no network. Throws StetError `usage` for a pair that is not two texts.
 */
export function verifyClaims(pairs: Iterable<ClaimPair>, options: ClaimOptions = {}): PairFinding[] {
  const check = claimChecker(options);
  return Array.from(pairs, check);
}

/** What is asked of judges that have to be waited for. */
export interface WaitingClaimOptions {
  readonly numbers?: NumberCheck;
  readonly signal: AbortSignal;
}

/**
 * Makes a function that checks a pair with judges that have to be waited for, from the cheapest to the dearest: the last that can
 * say speaks, and where none can, the built-in judge does.
 */
export function claimCheckerWith(
  judges: readonly WaitingJudge[],
  { numbers = numbersBesideLast(), signal }: WaitingClaimOptions,
): (pair: ClaimPair) => Promise<PairFinding> {
  const builtIn = builtInJudge();
  return async (pair) => {
    asked(pair);
    const { claim, evidence } = pair;
    let heard: Heard | null = null;
    // Without words there is nothing to ask about.
    const own = builtIn.judge(claim, evidence);
    for (const judge of own.recall === null ? [] : [...judges].reverse()) {
      const judgement = await judge.judge(claim, evidence, signal);
      if (judgement === null) continue;
      heard = { name: judge.name, judgement };
      break;
    }
    return found(pair, own, heard, numbers(claim, evidence));
  };
}

/** `verifyClaims` with judges that have to be waited for, one pair after another; stops when the signal is aborted. */
export async function verifyClaimsWith(
  judges: readonly WaitingJudge[],
  pairs: Iterable<ClaimPair> | AsyncIterable<ClaimPair>,
  options: WaitingClaimOptions,
): Promise<PairFinding[]> {
  const check = claimCheckerWith(judges, options);
  const out: PairFinding[] = [];
  for await (const pair of pairs) {
    if (options.signal.aborted) break;
    out.push(await check(pair));
  }
  return out;
}

function asked(pair: ClaimPair | null | undefined): void {
  if (typeof pair?.claim !== 'string' || typeof pair.evidence !== 'string')
    throw new StetError('usage', 'a pair needs a "claim" and its "evidence"; give both as strings');
}

interface Heard {
  readonly name: JudgeName;
  readonly judgement: Judgement;
}

/** ASCII alone. */
const PLAIN = /^[\t\n\r -~]*$/;

/** Evidence made ready: pairs with the same evidence come together. */
const statedOnce = keeping((text) => statedIn(text));

/** Words by which a claim says more than that a value stands in a row and a column: denials, changes, comparisons. */
const MORE_THAN_CELLS =
  /n['’]t\b|\b(?:not?|never|neither|nor|none|without|from|ris\w{1,3}|rose|f[ae]ll\w{0,3}|gr[eo]w\w{0,3}|increas\w{1,3}|decreas\w{1,3}|declin\w{1,3}|dropp?\w{0,3}|doubl\w{1,3}|than|more|less|fewer|most|least|only|because|due|caus\w{1,3}|\p{L}{2,20}est)\b/iu;

/** What a field has against a claim. */
const turnedBy = (field: FieldSign | null): 'field' | 'field-empty' | null =>
  field === null || field.how === 'bears' ? null : field.how === 'empty' ? 'field-empty' : 'field';

/** What a model does not name, the built-in judge does: the passage, and the words that nothing answers to. */
function found(
  { id, claim, evidence }: ClaimPair,
  own: BuiltInJudgement,
  heard: Heard | null,
  numbers: readonly NumberFinding[],
): PairFinding {
  const worded = besideNumbers(own, numbers);
  const {
    supported: spoken,
    contradicted,
    why,
    span,
    unsupported = [],
  }: Judgement = { ...worded, ...(heard === null ? {} : besideNumbers(heard.judgement, numbers)) };
  // Each of their parts is read only where it is asked for.
  let claimed: Said | undefined;
  const asked = (): Said => (claimed ??= saidIn(claim));
  const stated = statedOnce(evidence);
  const held = (): Stated => stated;
  let sentences: readonly SentenceRead[] | undefined;
  const read = (): readonly SentenceRead[] => (sentences ??= readInOrder(stated));
  const unlike = numbers.filter(({ match }) => match === 'mismatch');
  const field = fieldBeside(asked(), stated);
  // A field outweighs words that stand round other numbers, and so does a cell whose row and column the claim names.
  const settled = unlike.length === 0 || field?.how === 'bears';
  const differing = settled ? [] : unlike.filter(({ claimSpan }) => !cellHas(claimSpan, asked(), stated));
  // The built-in judge reads words, not rows: what it finds in part, the cells may bear out whole.
  const open = heard === null && spoken >= SPEAKS_NOT && spoken < SPEAKS_FOR && differing.length === 0;
  const inCells = open && !MORE_THAN_CELLS.test(claim) && cellsBear(asked(), stated);
  const supported = inCells ? SPEAKS_FOR : spoken;
  const plainly = differing.filter(({ elsewhere, loosely }) => elsewhere !== true && loosely !== true);
  // Asked only where nothing else speaks against the claim.
  const turned = field === null && supported >= SPEAKS_FOR && differing.length === 0;
  const other = turned ? belonging(asked(), held) : null;
  const swapped = turned && other === null ? exchangeIn(asked(), held) : null;
  const more =
    turned && other === null && swapped === null
      ? (limitDropped(asked(), held) ??
        saysOtherwise(asked(), held) ??
        nullResult(asked(), read) ??
        effectFound(asked(), read) ??
        ruledOtherwise(asked(), read) ??
        particularsOtherwise(asked(), read) ??
        toldOtherwise({ text: claim }, held) ??
        acrossSentences(asked(), read) ??
        takenUp(asked(), held))
      : null;
  const against = other ?? swapped ?? more;
  // Of plain letters that a judge finds borne out, the language need not be told.
  const language = supported >= SPEAKS_FOR && PLAIN.test(claim) ? null : languageOf(claim);
  const decided = decidePair(
    {
      sameLanguage:
        (language === null || sameLanguage(language, languageBeside(stated))) &&
        (supported >= SPEAKS_FOR || !strangerTo(claim, languageBeside(stated))),
      wordsAlone: ownScript(language),
      words: own.recall === null ? 0 : 1,
      recall: own.recall ?? 0,
      mismatches: plainly.length,
      numbersAbsent: differing.length - plainly.length,
      field: field?.how === 'bears',
      turned: turnedBy(field) ?? other?.how ?? (swapped === null ? (more?.how ?? null) : 'swapped'),
      source: 'whole',
      judge: { name: heard?.name ?? 'built-in', supported, contradicted },
    },
    (plainly[0] ?? differing[0])?.why ??
      (field !== null
        ? `“${field.against}”`
        : against !== null
          ? `“${against.against}”`
          : inCells
            ? 'its values stand in the row and column of a table that the claim names'
            : why),
  );
  const shown = /^claim\/pair-partial-(?:other|swapped|stronger|null-result)$/.test(decided.rule);
  return {
    ...(id === undefined ? {} : { id }),
    verdict: decided.outcome,
    score: decided.score,
    judge: decided.judge,
    rule: decided.rule,
    severity: decided.severity,
    says: decided.says,
    span: field?.sentence ?? (shown ? against?.sentence : span) ?? null,
    unsupported:
      decided.outcome === 'supported' ? [] : against !== null && shown ? [{ start: against.start, end: against.end }] : unsupported,
    numbers,
  };
}
