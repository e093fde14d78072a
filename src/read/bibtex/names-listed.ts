/**
 * Lists of names in .bib fields that are not joined by "and", as people and programs paste them from print: BibTeX would make one name of
 * "Smith, J., Doe, J., & Weber, M.", and nobody means that. What could as well be one name is left to BibTeX's own rules.
 */
import type { CslName } from '../../model/csl.ts';
import { parseNames as parsePrinted } from '../../text/people/printed.ts';
import { texText } from '../tex/text.ts';
import { splitTop } from './braces.ts';

export const SUFFIX = /^(jr|sr|jnr|snr|ii|iii|iv|2nd|3rd|esq)\.?$/i;
/** "J.", "J.-P. K.", "JK". */
const INITIALS = /^(?:(?:\p{Lu}\p{Ll}?\.[\s-]{0,2}){1,4}(?:\p{Lu}\.?)?|\p{Lu}{1,3})$/u;
/** A name with its initials before it. */
const INITIALS_FIRST = /^(?:\p{Lu}\.[\s-]?){1,4}\s?\p{L}[\p{L}’'-]+(?:\s\p{L}[\p{L}’'-]+){0,2}$/u;
/** "Smith J.", "de Vries JK". */
const INITIALS_LAST =
  /^((?:\p{Ll}{2,3}\s){0,2}\p{Lu}[\p{L}’'-]{1,40}(?:\s\p{Lu}[\p{L}’'-]{1,40})?)\s((?:\p{Lu}\.[\s-]?){1,4}|\p{Lu}{1,3})$/u;
/** Given names: "John", "John A.", "Jean-Paul". */
const GIVEN = /^\p{Lu}[\p{L}’'-]{1,30}(?:\s(?:\p{Lu}\.|\p{Lu}[\p{L}’'-]{1,30})){0,2}$/u;
/** "and" of other kinds. */
const JOINS = /\s(?:\\?&|und|et|og|och)\s/u;
/** Words of bodies, whose own name may hold an ampersand. */
export const BODY =
  /\b(?:Inc|Ltd|LLC|LLP|GmbH|Corp|Co|Sons|Brothers|Group|Company|Press|Publish\w*|Foundation|Institute|University|College|School|Department|Ministry|Office|Agency|Council|Committee|Commission|Association|Society|Services?|Systems|Solutions|Partners|Research|Centers?|Centres?|Labs?|Laborator\w+|Technolog\w+|Statistics|Health|Welfare)\b/;

const trimmed = (source: string, at: string): string[] =>
  splitTop(source, at)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const several = (name: string): boolean => /\s/.test(name);

/**
 * Parts what BibTeX takes for one name into the names it lists.
 *
 * @param source - TeX source between two "and".
 * @param alone - Whether nothing else is in the field: "Smith, John, Jane Doe" may be one name with a part too many there.
 * @returns The names, each as BibTeX reads it; null where it may be one name. Linear.
 */
export function listed(source: string, alone: boolean): readonly string[] | null {
  // "Ch&apos;ng": the semicolon of a character that a web page had written so parts nothing.
  const groups = source.includes(';') && !/[&#]\w{2,8};/.test(source) ? trimmed(source, ';') : [];
  if ((groups.length > 1 || /;\s{0,9}$/.test(source)) && groups.every((group) => /[,\s]/.test(group)))
    return groups.flatMap((group) => listed(group, alone) ?? [group]);
  const sides = source.includes('{') ? [source] : source.split(JOINS).map((side) => side.replace(/^[\s,]{1,9}|[\s,]{1,9}$/g, ''));
  if (sides.length > 1) {
    const lists = sides.map((side) => byCommas(trimmed(side, ','), false) ?? [side]);
    return !BODY.test(source) && (oneForm(lists.flat()) || sides.every((side) => side.includes(','))) ? lists.flat() : null;
  }
  return byCommas(trimmed(source, ','), alone);
}

/** Braces that keep words together; those of an accent do not. */
const PROTECTED = /\{(?!\\)|\\&/;

/**
 * The people of a field that holds more commas between two "and" than a name can, read as print: "Kumar, V., R. Furuta, and R. B. Allen".
 *
 * @param source - The field, TeX source. `parts` are what BibTeX takes for its names.
 * @returns Null where every part may be a name, or print does not tell more people than parts, each with a given name. Linear.
 */
export function asPrinted(source: string, parts: readonly string[]): readonly CslName[] | null {
  if (PROTECTED.test(source) || BODY.test(source) || !parts.some(overfull)) return null;
  const { names } = parsePrinted(texText(source));
  const whole = names.every(({ family, given }) => family !== undefined && given !== undefined);
  return names.length > parts.length && whole ? names : null;
}

/** Whether a part has more pieces than one name: BibTeX knows three, of which one is a suffix. */
function overfull(part: string): boolean {
  const [, second = '', third = '', ...more] = trimmed(part, ',');
  return more.length > 0 || (INITIALS.test(second) && several(third) && !SUFFIX.test(third));
}

/**
 * Names that are all printed with their initials last and no comma, "Smith J" or "Smith JK", each as "Smith, J"; null where they are not. Two
 * capitals may be a short family name ("Wei LI"), so where there is no stop one of the names must end in what can be none.
 */
export function turnedAbout(names: readonly string[]): readonly string[] | null {
  const found = names.map((name) => INITIALS_LAST.exec(name));
  const sure = found.some((one) => /^(?:\p{Lu}|[^AEIOUY]{2,3})$|\./u.test(one?.[2] ?? ''));
  // A name alone is as likely Malcolm X.
  return sure && found.length > 1 && found.every((one) => one !== null) ? found.map((one) => `${one?.[1]}, ${one?.[2]}`) : null;
}

/** All with a comma and something on both sides of it, or all of two words and more. */
const oneForm = (names: readonly string[]): boolean =>
  names.every((name) => /^[^,]+,[^,]+$/.test(name)) || names.every((name) => !name.includes(',') && several(name));

/** Names of a list that commas part, within the names as well or not; null where the pieces may be those of one name. */
function byCommas(given: readonly string[], alone: boolean): readonly string[] | null {
  const pieces = [...given];
  // "Smith A, Roe B, Poe C, Tarn, D": a list that was filed as one name, whose last family name was cut from its initial.
  const [last = '', initial = ''] = pieces.slice(-2);
  if (pieces.length > 4 && !several(last) && /^\p{Lu}{1,3}$/u.test(initial) && several(pieces[0] ?? ''))
    pieces.splice(-2, 2, `${last} ${initial}`);
  const [family = '', second = '', ...rest] = pieces;
  if (pieces.length < 2 || pieces.some((piece) => piece.startsWith('{')) || SUFFIX.test(second)) return null;
  if (pieces.every((piece) => INITIALS_FIRST.test(piece))) return pieces;
  const turned = turnedAbout(pieces);
  if (turned !== null) return turned;
  if (pieces.length >= 3 && pieces.every(several)) return pieces;
  // BibTeX knows three pieces of a name at most.
  if (pieces.length >= 4 && pieces.length % 2 === 0) {
    const pairs = Array.from({ length: pieces.length / 2 }, (_, at) => pieces.slice(2 * at, 2 * at + 2));
    const initials = pairs.every(([, own = '']) => INITIALS.test(own));
    const plain = pairs.every(([name = '', own = '']) => !several(name) && GIVEN.test(own));
    if (initials || plain) return pairs.map((pair) => pair.join(', '));
  }
  // "Smith, John, Jane Doe, Max Weber": the first alone is turned about, as lists of works print them.
  if (rest.length > (alone ? 1 : 0) && GIVEN.test(second) && !several(family) && rest.every((piece) => several(piece) && GIVEN.test(piece)))
    return [`${family}, ${second}`, ...rest];
  return null;
}
