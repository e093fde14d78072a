/**
 * Tells how a list of several names is ordered as a whole, from all of it: only the first name turned round ("Virtanen, Anna, Bola Okafor,
 * and Udo Hahn", Chicago), or family names alone ("Virtanen, Okafor & Hahn"). Taken name by name, both pair people with each other.
 */
import { familyLike, givenInitials, givenLike, initialsOnly, isInitials, isParticle, isSuffix, isWrittenOut, onInitials } from './parts.ts';

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
  if (first.length <= head || initialsOnly(given) || !familyLike(family) || !(givenLike(given) || onInitials(given))) return 0;

  // One word cannot be a whole name beside whole names, so that one of the two is a part.
  if (family.includes(' ') && given.includes(' ')) return 0;
  const rest = [...first.slice(head), ...later.flat()].filter((piece) => !SUFFIX.test(piece));
  // "Roe, J. Poe, K. Doe": in a list that abbreviates, a family name alone; "Fitzgerald, F. Scott, Ada Roe" has given names.
  if (!givenLike(given) && abbreviates(rest)) return 0;
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

/**
 * Whether a list writes family names first, by its first names between commas: null where one cannot tell. `chunks` are the pieces between the
 * words for "and".
 */
export function turnedAbout(chunks: readonly (readonly string[])[]): boolean | null {
  const first = chunks[0] ?? [];
  const [lead = '', second = ''] = first;
  if (first.length < 2) return null;
  if (givenInitials(second)) return true;
  const words = lead.split(' ');
  const [ahead = ''] = words;
  if (words.length > 1 && (isInitials(ahead) || isInitials(words.at(-1) ?? ''))) return false;
  if (!familyLike(lead) || !(givenLike(second) || (onInitials(second) && alternates(first)))) return null;
  // "Smith, Jones, Brown and Green": families alone
  if (
    first.length > 2 &&
    (chunks.length > 1 || first.length % 2 === 1) &&
    first.every((piece) => !/[\s.]/.test(piece)) &&
    chunks.slice(1).every((pieces) => pieces.length === 1 && !/[\s.]/.test(pieces[0] ?? ''))
  )
    return false;
  // "Nieto Piña, Luis, Roe, Ada": in turn, and no whole names.
  if (first.length > 3 && alternates(first) && first.some((piece) => !piece.includes(' '))) return true;
  // "Du Phan, Ada Roe, Bo Poe": nobody's given name stands alone.
  const whole = first.length > 2 && first.every((piece) => piece.includes(' ') && !initialsOnly(piece));
  if (whole) return isParticle(ahead) && !SMALL.test(ahead) ? false : null;
  return words.length === 1 || isParticle(ahead) || (first.length === 2 && !/\s/.test(second)) ? true : null;
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

const given = (piece: string): boolean => givenInitials(piece) || givenLike(piece) || onInitials(piece);

/** Whether the pieces between commas are family name and given name in turn, as far as each can be. */
const alternates = (pieces: readonly string[]): boolean =>
  pieces.length % 2 === 0 && pieces.every((piece, at) => (at % 2 === 0 ? familyLike(piece) : given(piece)));

/** "J. Nathan", "A. Roe": whether a piece begins with initials and ends in a name. */
const wholeShort = (piece: string): boolean =>
  piece.includes(' ') && isInitials(piece.slice(0, piece.indexOf(' '))) && !initialsOnly(piece);

/**
 * Whether a list whose names semicolons or "and" part has one comma in each, between family name and given name: then no piece need look like
 * either ("T T, Mirnalinee", "Rajendram, S Milton"). `chunks` are the pieces of each.
 */
export const allPaired = (chunks: readonly (readonly string[])[]): boolean =>
  pairedInHan(chunks) ||
  pairedInIndic(chunks) ||
  (chunks.length > 1 &&
    chunks.every(
      ([family = '', own = '', ...more]) =>
        own !== '' && !isSuffix(own) && more.every(isSuffix) && !(wholeShort(family) && wholeShort(own)),
    ) &&
    chunks.some(([family = '', own = '']) => familyLike(family) && given(own)));

const IN_HAN = /^[一-鿿가-힣]{1,2},[一-鿿가-힣぀-ヿ]{1,3}$/;

/** "王, 小明; 陈, 丽", as programs write names that have no blank. Nobody's whole name is of one sign; of a list of one no more is sure. */
const pairedInHan = (chunks: readonly (readonly string[])[]): boolean =>
  chunks.every((pieces) => IN_HAN.test(pieces.join())) && (chunks.length > 1 || chunks[0]?.[0]?.length === 1);

const IN_INDIC = /^[\u0900-\u0dff]{2,20},[\u0900-\u0dff]{2,20}$/;

/** "शर्मा, रामविलास": scripts of India have no capitals that would tell a family name, but in a list of one the comma does. */
const pairedInIndic = (chunks: readonly (readonly string[])[]): boolean => chunks.every((pieces) => IN_INDIC.test(pieces.join()));

/**
 * Whether a list of whole names gives no given name but initials: some are of one word behind initials and nobody else's denies it, or all of
 * several have two words behind them, as in Spain.
 */
export function abbreviates(pieces: readonly string[]): boolean {
  let short = 0;
  let long = 0;
  for (const piece of pieces) {
    const words = piece.split(' ');
    const from = words.findIndex((word) => !isInitials(word));
    const inFull = from === 0 && words.length > 1 && !isInitials(words.at(-1) ?? '') && !isParticle(words[0] ?? '');
    if (inFull) return false;
    if (from > 0 && words.length === from + 1) short += 1;
    else if (from > 0) long += 1;
  }
  return short > 0 || (long > 1 && long === pieces.length);
}

/**
 * "Sasayama, D. Hattori, K. Teraishi, T.": commas within the names and none between them. Gives the pieces as they alternate; the list itself
 * where it is not written so.
 */
export function runOn(pieces: readonly string[]): readonly string[] {
  const [lead = '', ...rest] = pieces;
  const last = rest.pop() ?? '';
  if (rest.length === 0 || !initialsOnly(last) || !familyLike(lead) || !rest.every(wholeShort)) return pieces;
  const inner = rest.flatMap((piece) => {
    const words = piece.split(' ');
    const from = words.findIndex((word) => !isInitials(word));
    return [words.slice(0, from).join(' '), words.slice(from).join(' ')];
  });
  return inner.every((piece, at) => at % 2 === 0 || familyLike(piece)) ? [lead, ...inner, last] : pieces;
}

/** A few capitals that can be spoken. */
const SPOKEN = /^(?=\p{Lu}{2,4}$)[B-DF-HJ-NP-TV-Z]{1,2}[AEIOU]/u;

/**
 * Whether a few capitals behind given names are family names, "Bohao PENG" among "Zhuotao Tian" and "Shu Liu": twice as many others at least are
 * written out, and nobody has initials alone.
 */
export function shoutsShort(pieces: readonly string[]): boolean {
  let capitals = 0;
  let others = 0;
  for (const piece of pieces) {
    const words = piece.split(' ');
    const [first = '', last = ''] = words;
    if (words.length === 2 && SPOKEN.test(last) && isWrittenOut(first)) capitals += 1;
    else if (words.length > 1 && isWrittenOut(first) && isWrittenOut(words.at(-1) ?? '') && !isSuffix(words.at(-1) ?? '')) others += 1;
    else return false;
  }
  return capitals > 0 && others >= 2 * capitals;
}
