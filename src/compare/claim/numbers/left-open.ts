/** A claim that leaves open which of two numbers it is: borne out by the one that the evidence has. */
import type { NumberFinding } from '../../../model/judge.ts';

/** "in 1889 or 1890" leaves open which: where the evidence has one of the two, the other is not held against it. */
export function leftOpen(text: string, held: string, findings: readonly NumberFinding[]): readonly NumberFinding[] {
  if (findings.length < 2 || !/\bor\b/.test(text)) return findings;
  const borne = ({ match }: NumberFinding): boolean => match === 'exact' || match === 'approximate';
  return findings.map((one, i) => {
    if (borne(one)) return one;
    const other = [
      { beside: findings[i - 1], between: text.slice(findings[i - 1]?.claimSpan.end, one.claimSpan.start) },
      { beside: findings[i + 1], between: text.slice(one.claimSpan.end, findings[i + 1]?.claimSpan.start) },
    ].find(({ beside, between }) => beside !== undefined && borne(beside) && EITHER.test(between) && !opens(held, beside))?.beside;
    if (other === undefined) return one;
    const { evidenceValue, evidenceSpan, normalizedEvidence } = other;
    return {
      claimValue: one.claimValue,
      claimSpan: one.claimSpan,
      evidenceValue,
      evidenceSpan,
      normalizedClaim: one.normalizedClaim,
      normalizedEvidence,
      match: 'approximate',
      derivation: null,
      why: 'the claim leaves open which of the two',
    };
  });
}

/** Whether the evidence leaves something open beside a number as well: then both have to agree. */
function opens(held: string, { evidenceSpan }: NumberFinding): boolean {
  if (evidenceSpan === null) return true;
  const { start, end } = evidenceSpan;
  return (
    /\bor (?:\S{1,12} ){0,2}$/.test(held.slice(Math.max(0, start - 30), start)) || /^[^.;]{0,20}\bor\b/.test(held.slice(end, end + 30))
  );
}

const EITHER = /^,? or (?:in |on |the |about |perhaps |possibly |at ){0,2}$/;
