/**
 * Two labelled pairs of one set in one: both claims as one text beside both pieces of evidence. It is borne out when both are, and in part
 * when one is. Most labelled pairs are short; claims of pages have several parts, and evidence that is mostly about something else.
 */
import { random } from './boost.ts';

/** What is joined; `group` keeps pairs that share a source on one side of a split. */
export interface Joinable {
  readonly claim: string;
  readonly evidence: string;
  readonly label: string;
  readonly group: number;
}

export interface Joined extends Joinable {
  /** The group of the second pair. */
  readonly also: number;
}

/** How often the second claim is taken from the borne out ones only: so that enough of both kinds are made. */
const BORNE_OUT_OFTEN = 0.5;

/** For each pair of a set one joined with another of the same set and of another source; the same seed gives the same pairs. */
export function joinedPairs(pairs: readonly Joinable[], seed: number): Joined[] {
  const next = random(seed);
  const pick = <T>(of: readonly T[]): T | undefined => of[Math.floor(next() * of.length)];
  const borneOut = pairs.filter(({ label }) => label === 'supported');
  return pairs.flatMap((one) => {
    const other = pick(next() < BORNE_OUT_OFTEN ? borneOut : pairs);
    if (other === undefined || other.group === one.group) return [];
    const evidence = next() < 0.5 ? [one.evidence, other.evidence] : [other.evidence, one.evidence];
    const count = [one, other].filter(({ label }) => label === 'supported').length;
    return [
      {
        claim: `${one.claim.trim().replace(/[.\s]{1,20}$/, '')}. ${other.claim.trim()}`,
        evidence: evidence.join('\n\n'),
        label: count === 2 ? 'supported' : count === 1 ? 'partial' : 'unsupported',
        group: one.group,
        also: other.group,
      },
    ];
  });
}
