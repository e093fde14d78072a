/**
 * Hyphens that a cited title has lost. In print a hyphen comes and goes with the line, so that it counts for nothing; an entry that
 * states its title as data, under the identifier of that very record, copied it, and then "Chain of-Thought" for
 * "Chain-of-Thought" is a slip to correct. It never makes more than a match in part, and is never asked of printed references.
 */
import type { Reference } from '../../../model/cited.ts';
import type { ComponentEvidence } from '../../../model/evidence.ts';
import { bareTitle } from './form.ts';

/** A dash between two letters without a space stands for a hyphen. */
const HYPHEN = /[-‐‑]|(?<=\S)[–−](?=\S)/g;
/** One space for everything that parts words, hyphens kept. */
const spaced = (title: string): string =>
  bareTitle(title)
    .normalize('NFKC')
    .toLowerCase()
    .replace(HYPHEN, '-')
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim();

/** Whether the cited title has a space for a hyphen of the recorded one, and differs in nothing else. */
export function lostHyphen(cited: string, found: string): boolean {
  const [ours, theirs] = [spaced(cited), spaced(found)];
  if (ours.length !== theirs.length || ours === theirs) return false;
  for (let at = 0; at < ours.length; at += 1) if (ours[at] !== theirs[at] && !(ours[at] === ' ' && theirs[at] === '-')) return false;
  return true;
}

/** The title component, looked at again for lost hyphens. `vouched`: a cited identifier belongs to this record. */
export function withHyphens(reference: Reference, title: ComponentEvidence, vouched: boolean): ComponentEvidence {
  const { label, cited, found } = title;
  if (reference.origin !== 'entry' || !vouched || label !== 'match' || cited === null || found === null || !lostHyphen(cited, found))
    return title;
  return { ...title, label: 'partial', score: 0.97, why: 'a hyphen of the recorded title is missing' };
}
