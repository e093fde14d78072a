/**
 * Names as the lists of citations and records hold them, made into one name each: with what HTML left in them read, several names between
 * strokes parted, and a whole list that was filed as one name taken apart. Who they are is compared elsewhere.
 */
import type { CslName } from '../../model/csl.ts';
import { withoutEntities } from '../../text/entities.ts';
import { withoutJoining } from './and-others.ts';

/** Ampersands of HTML, and letters of scripts in which "and" is a sign between blanks. */
const TO_CLEAN = /&|[^\u0000-\u024f]/u;

const clean = (part: string): string => withoutJoining(withoutEntities(part));

/** A name without what HTML left in it, and without an "and" that a parser took for a part of it. Most names are given back as they are. */
function plainName(name: CslName): CslName {
  if (![name.family, name.given, name.literal].some((part) => part !== undefined && TO_CLEAN.test(part))) return name;
  const { family, given, literal } = name;
  return {
    ...name,
    ...(family === undefined ? {} : { family: clean(family) }),
    ...(given === undefined ? {} : { given: clean(given) }),
    ...(literal === undefined ? {} : { literal: clean(literal) }),
  };
}

/** Names that a list parts with strokes ("金郁/梁鑫淼", "Müller/Meier"), each by itself; a name that is known in two parts stays whole. */
function parted(name: CslName): readonly CslName[] {
  const text = name.given === undefined ? (name.family ?? name.literal ?? '') : '';
  const parts = text.split('/').map((part) => part.trim());
  return parts.length > 1 && parts.length < 40 && !/\d/.test(text)
    ? parts.filter((part) => part !== '').map((literal) => ({ literal }))
    : [name];
}

/** Commas that no single name has. */
const GLUED = 3;

/** A family name and its initials: "Abriel H". */
const INITIALLED = /\p{L}{2}\s\p{Lu}{1,3}\.?$/u;

/** A whole list that a record holds as one name ("D Staub O, Abriel H, Rotin"), name by name. */
function unglued(names: readonly CslName[]): readonly CslName[] {
  const [only] = names;
  if (names.length !== 1 || only === undefined) return names;
  const { family = '', given = '', literal = `${given} ${family}` } = only;
  // "Fabre A, Quill B, Rook C, Stark", with "D" for the given name: the initial is the last one's.
  const text = (family.match(/,/g)?.length ?? 0) >= GLUED && !given.includes(',') ? `${family} ${given}` : literal;
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length <= GLUED || parts.filter((part) => INITIALLED.test(part)).length <= parts.length / 2) return names;
  return parts.filter((part) => part !== '').map((literal) => ({ literal }));
}

/** Two names that an "and" left in one: "Simone and Rappoccio, Salvatore", "Mihály Biczó and Zoltán". */
const JOINED = /^(\p{L}[^,&]{0,60}) and ([^,&]{2,60})(?:, ([^,&]{1,60}))?$/u;

/**
 * One entry that holds several people, as programs leave a list that they parted at the wrong comma or "and": the family name is then the
 * whole name of the first ("J. Quill"), and the given names are the others ("T. Argo, R. Fenwick"), each of them two words or more.
 */
function torn(name: CslName): readonly CslName[] {
  const { family = '', given = '' } = name;
  if (family === '' || !/,| and /.test(given)) return [name];
  const joined = JOINED.exec(given);
  if (joined !== null) {
    const [, first = '', other = '', second] = joined;
    if (second !== undefined)
      return [
        { family, given: first },
        { family: other, given: second },
      ];
    return first.includes(' ') ? [{ literal: first }, { family, given: other }] : [name];
  }
  const others = given.split(',').map((part) => part.trim());
  const whole = (text: string): boolean => /^\p{Lu}[^\s]*\s\S/u.test(text);
  return others.length > 1 && whole(family) && others.every(whole) ? [family, ...others].map((literal) => ({ literal })) : [name];
}

/** The names of a list, one each. */
export const listedNames = (names: readonly CslName[]): readonly CslName[] => unglued(names).map(plainName).flatMap(parted).flatMap(torn);
