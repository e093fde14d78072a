/**
 * Notes that point back by the author and nothing else, "Roe, op. cit., p. 4": which of the works by that author they mean, where that can be
 * told, and that they may mean any of them, where it cannot.
 */
import type { Reference } from '../../model/cited.ts';
import type { Document, Span } from '../../model/document.ts';
import { words } from '../../text/fold.ts';
import { citation, type Tied } from '../citations/tie.ts';
import { familyOf, UNPARTED } from '../link-heads.ts';
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

/** A pointer by an author alone that was not made out: tied to nothing, so that none of the works it may mean is called uncited. */
export function anyOf(document: Document, text: string, span: Span, named: readonly Reference[]): Tied[] {
  if (named.length < 2 || !isBackPointer(text) || noteNumber(text) !== null) return [];
  const maybe = nearestNamed(text, named).map(({ id }) => id);
  return [{ citation: citation(document, span, null, text.slice(0, 80), 'back-reference', locatorOf(text)), maybe, firm: false }];
}
