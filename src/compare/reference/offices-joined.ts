/**
 * Two bodies in one name: "OECD and Food and Agriculture Organization of the United Nations". Some names of bodies have an "and" within, so that
 * nothing is parted beforehand; only where the two halves turn out to be bodies of the other list were they two.
 */
import type { CslName } from '../../model/csl.ts';
import type { Label } from '../../model/evidence.ts';
import { type Person, personOf } from '../../text/names.ts';

/** What of a byline is looked at. */
interface Line {
  readonly people: readonly Person[];
  readonly names: readonly CslName[];
}

/** Places looked at where one name may be two, and letters of the longest one. */
const [MOST, LONGEST] = [4, 300];
const JOINED = /\s(?:and|&|et|und|y|e)\s/g;

const bodyOf = ({ literal, family, given }: CslName): string | null => literal ?? (given === undefined ? (family ?? null) : null);

/** The ways in which the one name of a list may be two, each as a list of its own. Empty for lists of several names, and for people. */
function twoBodies<L extends Line>(line: L): readonly L[] {
  const [only] = line.names;
  const text = only === undefined || line.names.length > 1 || line.people[0]?.group !== true ? null : bodyOf(only);
  if (text === null || text.length > LONGEST) return [];
  return [...text.matchAll(JOINED)].slice(0, MOST).flatMap(({ 0: word, index }): readonly L[] => {
    const names = [{ literal: text.slice(0, index) }, { literal: text.slice(index + word.length) }];
    const people = names.flatMap((name) => personOf(name) ?? []);
    return people.length === names.length ? [{ ...line, names, people }] : [];
  });
}

/** One byline against another as it was judged, or as it is where one name of either is read as two bodies and they then agree. */
export function withTwoBodies<L extends Line, J extends { readonly label: Label }>(
  cited: L,
  found: L,
  judge: (cited: L, found: L) => J,
): J {
  const whole = judge(cited, found);
  if (whole.label === 'match') return whole;
  const parted = [...twoBodies(cited).map((one) => judge(one, found)), ...twoBodies(found).map((one) => judge(cited, one))];
  return parted.find(({ label }) => label === 'match') ?? whole;
}
