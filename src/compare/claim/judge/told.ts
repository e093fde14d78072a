/**
 * What the built-in judge says of a claim, and once more when its numbers have been compared apart: the judge reads words, so "4 in ten"
 * beside "40 %" and a figure that follows from two others are words without an answer to it. What was found to be so is not told as missing.
 */

import type { Span } from '../../../model/document.ts';
import type { Judge, Judgement, NumberFinding, WaitingJudge } from '../../../model/judge.ts';
import { WITHIN_BOUND } from '../numbers/instance.ts';
import { isRest } from '../numbers/wholes.ts';
import { wordedAs } from './worded-as.ts';

/** How the judge tells that a number of the claim is not there while others are. */
export const ANOTHER_NUMBER = 'another number stands there';

/** The part that is told to a person. */
export type Words = Pick<Judgement, 'why' | 'unsupported'>;

/** A judgement that can be worded again. `recall`: how much of the claim's weight one passage answers to, 0..1; null: nothing to compare. */
export class Told implements Judgement {
  readonly supported: number;
  readonly contradicted: number;
  readonly recall: number | null;
  readonly why: string;
  declare readonly span?: Span;
  declare readonly unsupported?: readonly Span[];
  readonly #word: (borneOut: readonly Span[]) => Words;

  /** `word`: words it anew, with these stretches of the claim borne out. */
  constructor(said: Pick<Told, 'supported' | 'contradicted' | 'recall' | 'span'>, word: (borneOut: readonly Span[]) => Words) {
    const { why, unsupported } = word([]);
    this.supported = said.supported;
    this.contradicted = said.contradicted;
    this.recall = said.recall;
    this.why = why;
    if (said.span !== undefined) this.span = said.span;
    if (unsupported !== undefined) this.unsupported = unsupported;
    this.#word = word;
  }

  /** The same, with another support. */
  heard(supported: number, contradicted: number): Told {
    const { recall, span } = this;
    return new Told({ supported, contradicted, recall, ...(span === undefined ? {} : { span }) }, this.#word);
  }

  /** The words of it, with stretches of the claim that are borne out. */
  worded(borneOut: readonly Span[]): Words {
    return this.#word(borneOut);
  }
}

/** A judgement in the light of the claim's numbers. That of a model stays as it is: it read them itself. */
export function besideNumbers(judgement: Judgement, numbers: readonly NumberFinding[]): Judgement {
  if (!(judgement instanceof Told)) return judgement;
  if (numbers.some(({ why }) => isRest(why))) return besideRest(judgement, numbers);
  return reworded(judgement, numbers);
}

/** Who is not named: what is told of them may be of somebody else, and the doubt of a judge stays. */
const PERSON = /\b(?:I|you|we|he|she|they)\b/i;

/** A claim as the built-in judge is asked once more: with each figure that follows told as it is printed, and in the wording that the evidence has for the same; null where both are the claim's own. */
export function asThere(claim: string, evidence: string, numbers: readonly NumberFinding[]): string | null {
  const reckoned = asReckoned(claim, numbers);
  return wordedAs(reckoned ?? claim, evidence) ?? reckoned;
}

/** A claim with each figure that follows from figures of the evidence, or lies within a bound of it, told as one of these is printed there; null where none does. */
export function asReckoned(claim: string, numbers: readonly NumberFinding[]): string | null {
  const told = numbers.filter(
    ({ derivation, match, why, evidenceValue }) =>
      evidenceValue !== null && ((derivation !== null && match === 'exact') || why === WITHIN_BOUND),
  );
  if (told.length === 0 || PERSON.test(claim)) return null;
  return [...told]
    .sort((one, other) => other.claimSpan.start - one.claimSpan.start)
    .reduce(
      (text, { claimSpan: { start, end }, evidenceValue }) => `${text.slice(0, start)}${evidenceValue?.split(', ')[0]}${text.slice(end)}`,
      claim,
    );
}

/** A judgement, with the support of the same claim whose figures are told as the evidence has them: words alone find no answer to one that is reckoned. */
export function besideReckoned(judgement: Judgement, again: Judgement): Judgement {
  if (!(judgement instanceof Told) || again.supported <= judgement.supported) return judgement;
  return judgement.heard(again.supported, Math.min(judgement.contradicted, again.contradicted));
}

/** What a judge says of a claim, the built-in one once more with the figures that follow. Null where it cannot say. */
export async function heardOnce(
  judge: Judge | WaitingJudge,
  claim: string,
  evidence: string,
  numbers: readonly NumberFinding[],
  signal: AbortSignal,
): Promise<{ readonly name: Judge['name']; readonly judgement: Judgement } | null> {
  const judgement = await judge.judge(claim, evidence, signal);
  const told = judge.name === 'built-in' ? asThere(claim, evidence, numbers) : null;
  const again = told === null ? null : await judge.judge(told, evidence, signal);
  if (judgement === null) return null;
  return { name: judge.name, judgement: again === null ? judgement : besideReckoned(judgement, again) };
}

/** How likely the contrary may still be where what is denied of one part of a whole is told of the other. */
const OTHER_PART = 0.5;

/** Share of the claim's weight in one passage from which on the denial of the other part alone leaves it open. */
const MOST = 0.7;
const OPEN = 0.4;

/** "Five did not vote for it" beside "two of the seven did": what one of the two denies is told of those who are left. */
function besideRest(judgement: Told, numbers: readonly NumberFinding[]): Judgement {
  const told = reworded(judgement, numbers);
  const { supported, contradicted, why, span, unsupported } = told;
  return {
    // What is denied of the one part is what the trees count against the other, whose words may all stand there.
    supported: (judgement.recall ?? 0) >= MOST ? Math.max(supported, OPEN) : supported,
    contradicted: Math.min(contradicted, OTHER_PART),
    why,
    ...(span === undefined ? {} : { span }),
    ...(unsupported === undefined ? {} : { unsupported }),
  };
}

function reworded(judgement: Told, numbers: readonly NumberFinding[]): Judgement {
  const borneOut = numbers.filter(({ match }) => match === 'exact' || match === 'approximate').map(({ claimSpan }) => claimSpan);
  const { supported, contradicted, span, why, unsupported = [] } = judgement;
  const named = unsupported.some(({ start, end }) => borneOut.some((own) => own.start < end && start < own.end));
  // Of most nothing is told that the numbers could change.
  if (borneOut.length === 0 || (!named && !why.includes(ANOTHER_NUMBER))) return judgement;
  return { supported, contradicted, ...(span === undefined ? {} : { span }), ...judgement.worded(borneOut) };
}
