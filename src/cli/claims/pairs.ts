/**
 * One line of a batch of claims: {"id","claim","evidence"} in, {"id","verdict","score","judge","span","numbers"} and more out. A
 * line that cannot be used gives its error and the next goes on. The evidence of the line before is kept ready, since batches
 * come sorted by evidence.
 */

import { type ClaimPair, claimChecker, type PairFinding } from '../../claims.ts';
import { type LineEvent, pairHash } from '../../claims-run.ts';
import { messageOf, StetError } from '../../errors.ts';
import type { Line } from '../lines.ts';

/** An answered line: what is shown, and what is written down of it. */
export interface AnsweredLine {
  readonly shown: string;
  readonly event: LineEvent;
}

const errorOf = (n: number, id: string | number, code: string, message: string): AnsweredLine => ({
  shown: JSON.stringify({ id, error: { code, message } }),
  event: { ev: 'pair_unread', n, id, why: code },
});

/** Makes the function that answers a line. Never throws. `ask` may have to be waited for. */
export function claimLine(
  ask: (pair: ClaimPair) => PairFinding | Promise<PairFinding> = claimChecker(),
): (line: Line) => Promise<AnsweredLine> | AnsweredLine {
  return (line) => {
    const read = pairOf(line);
    if ('error' in read) return read.error;
    const { id, pair } = read;
    const failed = (thrown: unknown): AnsweredLine =>
      errorOf(line.n, id, thrown instanceof StetError ? thrown.code : 'internal', messageOf(thrown));
    try {
      const found = ask(pair);
      return found instanceof Promise ? found.then((one) => answered(line.n, id, pair, one), failed) : answered(line.n, id, pair, found);
    } catch (thrown) {
      return failed(thrown);
    }
  };
}

function answered(n: number, id: string | number, { claim, evidence }: ClaimPair, found: PairFinding): AnsweredLine {
  const { verdict, score, judge, span, numbers, unsupported, rule, says } = found;
  return {
    shown: JSON.stringify({ id, verdict, score, judge, span, numbers, unsupported, rule, says }),
    event: { ev: 'pair_checked', n, id, pair: pairHash(claim, evidence), outcome: verdict, rule, judge, score },
  };
}

function pairOf(line: Line): { readonly error: AnsweredLine } | { readonly id: string | number; readonly pair: ClaimPair } {
  let id: string | number = String(line.n);
  if (!('text' in line)) return { error: errorOf(line.n, id, 'bad-line', 'the line is longer than 256 MB') };
  let given: unknown;
  try {
    given = JSON.parse(line.text);
  } catch (thrown) {
    return { error: errorOf(line.n, id, 'bad-line', `not valid JSON: ${messageOf(thrown)}`) };
  }
  const { id: own, claim, evidence } = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  if (typeof own === 'string' || typeof own === 'number') id = own;
  if (typeof claim !== 'string' || typeof evidence !== 'string')
    return { error: errorOf(line.n, id, 'bad-line', 'expected {"id", "claim", "evidence"} with texts in "claim" and "evidence"') };
  return { id, pair: { claim, evidence } };
}
