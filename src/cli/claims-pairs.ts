/**
 * One line of a batch of claims: {"id","claim","evidence"} in, {"id","verdict","score","judge","span","numbers"} and more out. A
 * line that cannot be used gives its error and the next goes on. The evidence of the line before is kept ready, since batches
 * come sorted by evidence.
 */
import { messageOf, StetError } from '../errors.ts';
import { type ClaimPair, claimChecker, type PairFinding } from '../index.ts';
import type { Line } from './lines.ts';

const errorOf = (id: unknown, code: string, message: string): string => JSON.stringify({ id, error: { code, message } });

/** Makes the function that answers a line. Never throws. `ask` may have to be waited for. */
export function claimLine(
  ask: (pair: ClaimPair) => PairFinding | Promise<PairFinding> = claimChecker(),
): (line: Line) => Promise<string> | string {
  return (line) => {
    const read = pairOf(line);
    if ('error' in read) return read.error;
    const { id, pair } = read;
    const failed = (thrown: unknown): string => errorOf(id, thrown instanceof StetError ? thrown.code : 'internal', messageOf(thrown));
    try {
      const found = ask(pair);
      return found instanceof Promise ? found.then((one) => printed(id, one), failed) : printed(id, found);
    } catch (thrown) {
      return failed(thrown);
    }
  };
}

const printed = (id: string | number, { verdict, score, judge, span, numbers, unsupported, rule, says }: PairFinding): string =>
  JSON.stringify({ id, verdict, score, judge, span, numbers, unsupported, rule, says });

function pairOf(line: Line): { readonly error: string } | { readonly id: string | number; readonly pair: ClaimPair } {
  let id: string | number = String(line.n);
  if (!('text' in line)) return { error: errorOf(id, 'bad-line', 'the line is longer than 256 MB') };
  let given: unknown;
  try {
    given = JSON.parse(line.text);
  } catch (thrown) {
    return { error: errorOf(id, 'bad-line', `not valid JSON: ${messageOf(thrown)}`) };
  }
  const { id: own, claim, evidence } = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  if (typeof own === 'string' || typeof own === 'number') id = own;
  if (typeof claim !== 'string' || typeof evidence !== 'string')
    return { error: errorOf(id, 'bad-line', 'expected {"id", "claim", "evidence"} with texts in "claim" and "evidence"') };
  return { id, pair: { claim, evidence } };
}
