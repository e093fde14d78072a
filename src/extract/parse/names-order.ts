/**
 * Tells how a list of several names is ordered as a whole, from all of it: only the first name turned round ("Virtanen, Anna, Bola Okafor,
 * and Udo Hahn", Chicago), or family names alone ("Virtanen, Okafor & Hahn"). Taken name by name, both pair people with each other.
 */
import { familyLike, givenLike, initialsOnly, isParticle } from './name-signs.ts';

const SMALL = /^\p{Ll}/u;
const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/**
 * How many pieces between commas are the first name, when it alone is turned round; else 0. `chunks` are the pieces between the words for
 * "and"; `open` tells that others were there.
 */
export function firstTurned(chunks: readonly (readonly string[])[], open: boolean): number {
  const first = chunks[0] ?? [];
  const [family = '', given = '', third = ''] = first;
  const head = SUFFIX.test(third) ? 3 : 2;
  const later = chunks.slice(1);
  if (first.length <= head || initialsOnly(given) || !familyLike(family) || !givenLike(given)) return 0;
  // One word cannot be a whole name beside whole names, so that one of the two is a part.
  if (family.includes(' ') && given.includes(' ')) return 0;
  const rest = [...first.slice(head), ...later.flat()].filter((piece) => !SUFFIX.test(piece));
  if (
    !rest.every(
      (piece) => piece.includes(' ') && !(SMALL.test(piece) && isParticle(piece.slice(0, piece.indexOf(' ')))) && !initialsOnly(piece),
    )
  )
    return 0;
  // Pairs all through would end in a pair.
  const closed = later.length > 0 ? later.every((pieces) => pieces.length === 1) : open || rest.length % 2 === 1;
  return closed ? head : 0;
}

/** Whether the list gives family names alone: whoever stands behind "and" has nothing else, and nobody has initials. */
export function familiesAlone(chunks: readonly (readonly string[])[]): boolean {
  const later = chunks.slice(1);
  const first = chunks[0] ?? [];
  return (
    later.length > 0 &&
    first.length > 1 &&
    later.every((pieces) => pieces.length === 1 && alone(pieces[0] ?? '')) &&
    first.every((piece) => !initialsOnly(piece) && familyLike(piece) && !piece.includes('.')) &&
    alone(first.at(-1) ?? '')
  );
}

const alone = (piece: string): boolean => !/[\s.]|\p{Ll}{3}\p{Lu}/u.test(piece) && !initialsOnly(piece);
