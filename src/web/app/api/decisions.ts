/** What people decide on the findings of a run, as the server keeps it. */
import { type Decision, type DecisionWord, type FindingKind, PARTS, type Reason, read, runPath, send } from '../api.ts';

export interface DecisionRequest {
  readonly decision: DecisionWord;
  readonly reason?: Reason;
  readonly note?: string;
}

/** A decision, and what it is on. */
export interface DecisionOn extends Decision {
  readonly kind: FindingKind;
}

/** Keeps a decision. `standing` is the one that whoever decides sees: where another stands by now, nothing is kept (ApiProblem `conflict`). */
export async function decide(
  run: string,
  { kind, n, standing }: { readonly kind: FindingKind; readonly n: number; readonly standing: Decision | null },
  request: DecisionRequest,
): Promise<Decision> {
  // One that was made on another run stands on this one as long as nobody decides here.
  const after = standing === null || standing.earlier ? null : standing.at;
  return (await (await send(runPath(run, `/${PARTS[kind]}/${n}/decision`), { ...request, after })).json()) as Decision;
}

/** Everything that was decided on a run, in the order made. */
export const getDecisions = async (run: string): Promise<readonly DecisionOn[]> =>
  (await read<{ readonly items: readonly DecisionOn[] }>(runPath(run, '/decisions'))).items;
