/**
 * Notes that point back by the author and nothing else, "Roe, op. cit., p. 4": which of the works by that author they mean, where that can be
 * told, and that they may mean any of them, where it cannot.
 */
import type { Reference } from '../../model/cited.ts';
import type { Document, Span } from '../../model/document.ts';
import { fold, words } from '../../text/fold.ts';
import { NAMES, namesOf } from '../citations/author.ts';
import { citation, type Tied } from '../citations/tie.ts';
import { ET_AL, LOCATOR } from '../citations/words.ts';
import { familyOf, headsOf, others, UNPARTED } from '../link/heads.ts';
import { isBackPointer, locatorOf, noteNumber } from './pointers.ts';

/** Of works by those who are named, those whose authors all stand in the text, as many as can, or whose first author stands first. */
export function nearestNamed(text: string, works: readonly Reference[]): Reference[] {
  const said = words(text.slice(0, 160));
  const places = works.map((reference) => {
    const names = (reference.fields.author ?? reference.fields.editor ?? [])
      .slice(0, 3)
      .map((name) => familyOf(name).split(' ').at(-1) ?? '');
    const placeOf = (name: string) => said.findIndex((word) => word === name || (UNPARTED.test(name) && name.startsWith(word)));
    const [first = -1, ...further] = names.map(placeOf);
    return { reference, first, all: first >= 0 && further.every((place) => place >= 0), many: names.length };
  });
  const nearest = Math.min(...places.map(({ first }) => first).filter((first) => first >= 0));
  const own = places.filter(({ first }) => first === nearest);
  const whole = own.filter(({ all }) => all);
  const most = Math.max(0, ...whole.map(({ many }) => many));
  return (whole.length > 0 ? whole.filter(({ many }) => many === most) : own).map(({ reference }) => reference);
}

/** "Op. cit." of an author with several works means the one that the note before cites, if any of them; else nobody knows which. */
export const only = (works: readonly Reference[], last: Reference | null): Reference | null =>
  works.length === 1 ? (works[0] ?? null) : (works.find((work) => work === last) ?? null);

/** A note of names and nothing else, and a place behind them. */
const ONLY_NAMES = new RegExp(`^${NAMES}$`, 'u');
const PLACE = new RegExp(`(?:${LOCATOR}|,?\\s\\d{1,4}(?:[–-]\\d{1,4})?)\\s?$`, 'u');
const CUT = new RegExp(ET_AL, 'u');

/**
 * Those of some works whose authors a note names, all of them and nothing else but a place: "R. Underhill", "Nakata, Rossi and Dubois, ch.
 * 35", "Price et al., 27."
 */
export function namedAlone(text: string, works: readonly Reference[]): Reference[] {
  if (works.length === 0) return [];
  const plain = text.trim().replace(/\.$/, '');
  if (plain.length > 120 || /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/.test(plain)) return [];
  const names = namesOf(plain.replace(PLACE, '').trim());
  if (names === null || names.doubtful === true || !ONLY_NAMES.test(plain.replace(PLACE, '').trim())) return [];
  return works.filter(({ fields, raw }) => {
    const authors = fields.author ?? fields.editor ?? [];
    const families = authors.map(familyOf);
    return (
      headsOf(authors[0], raw).has(fold(names.families[0] ?? '')) &&
      others(names, { families, given: '', cut: CUT.test(raw.slice(0, 200)) })
    );
  });
}

/**
 * Words that point back and were not made out: tied to nothing, so that this can be told, and none of the works they may mean is called
 * uncited. Of works by an author who is named alone, any may be meant.
 */
export function anyOf(document: Document, text: string, span: Span, named: readonly Reference[]): Tied[] {
  const points = isBackPointer(text);
  const either = points && noteNumber(text) === null ? nearestNamed(text, named) : namedAlone(text, named);
  if (!points && either.length < 2) return [];
  const maybe = either.length < 2 ? [] : either.map(({ id }) => id);
  return [{ citation: citation(document, span, null, text.slice(0, 80), 'back-reference', locatorOf(text)), maybe, firm: false }];
}
