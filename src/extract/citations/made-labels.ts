/**
 * Labels in brackets that styles make of names and year where the list was read without any: "[LiUn23]" for Li and Underhill 2023,
 * "[Yilm81]", "[BWG+12]". What was made of an entry can be told from it, or still stands in front of it; such labels count only where
 * several of the list are met and nearly all that look like one lead to one entry. No entry is called uncited for want of one.
 */
import type { Reference } from '../../model/cited.ts';
import type { Document } from '../../model/document.ts';
import { fold } from '../../text/fold.ts';
import { familyOf } from '../link/heads.ts';
import { type Tied, tie } from './tie.ts';

const BRACKETS = /\[([^[\]\n]{4,200})\]/gu;
const LABEL = /(?:^|\s)(\p{Lu}(?:[\p{L}\p{M}]|\s(?=\p{Lu})){0,11}\+?)(\d{2})([a-h])?(?=$|,\s?)(?:,\s?(.{1,40}))?$/u;
/** A label that stands in front of an entry and was not taken for its key. */
const IN_FRONT = /^\[([\p{L}\d][^[\]\n]{1,23})\]/u;
/** Entries that labels must reach, all of them and the share of those that look like one. */
const LEAST = 3;
const SURE = 0.7;

interface Made {
  readonly id: string;
  readonly families: readonly string[];
  readonly year: string;
  readonly suffix: string;
}

const madeOf = ({ id, fields }: Reference): Made => ({
  id,
  families: (fields.author ?? fields.editor ?? []).map(familyOf),
  year: String(fields.issued?.['date-parts']?.[0]?.[0] ?? '').slice(-2),
  suffix: fields['year-suffix'] ?? '',
});

/** Whether the letters of a label are the beginnings of the names of a work: "LiUn", "SYNS", "La F", "Knu+". */
export function isMadeOf(letters: string, families: readonly string[]): boolean {
  const plain = letters.replace('+', '');
  const [first = ''] = families;
  const whole = fold(plain);
  if (families.length === 1) return whole.length >= 2 && first.startsWith(whole);
  const pieces = plain.match(/\p{Lu}[^\p{Lu}]*/gu) ?? [];
  if (plain !== letters && pieces.length === 1) return whole.length >= 3 && first.startsWith(whole);
  const fits = pieces.length >= 2 && pieces.every((piece, i) => families[i]?.startsWith(fold(piece)) === true);
  return fits && (pieces.length === families.length || (families.length > pieces.length && pieces.length >= 3));
}

/** The one entry a label was made of; null where none or several fit. */
function meant(letters: string, year: string, letter: string, works: readonly Made[]): string | null {
  const fits = works.filter((work) => work.year === year && isMadeOf(letters, work.families));
  const lettered = letter === '' ? fits : fits.filter(({ suffix }) => suffix === letter);
  const found = lettered.length > 0 ? lettered : fits;
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

/** All such marks of a text in reading order; none where the document does not plainly cite so. */
export function madeLabelMarks(document: Document, text: string, references: readonly Reference[]): Tied[] {
  const works = references.map(madeOf).filter(({ families, year }) => families.length > 0 && year !== '');
  if (works.length < LEAST) return [];
  const inFront = new Map<string, string>();
  for (const { id, span } of references) {
    const [, label] = IN_FRONT.exec(document.text.slice(span.start, span.start + 26)) ?? [];
    if (label !== undefined) inFront.set(label, id);
  }
  const found = [...text.matchAll(BRACKETS)].flatMap(({ 0: whole, 1: inside = '', index }) =>
    inside.split(/;\s?|,\s?(?=\p{Lu}[\p{L}+]{0,12}\d{2}[a-h]?(?:[,;]|$))/u).flatMap((part) => {
      const span = { start: index, end: index + whole.length };
      const [, printed = '', place] = /^([^,]{2,24})(?:,\s?(.{1,40}))?$/u.exec(part.trim()) ?? [];
      const to = inFront.get(printed);
      if (to !== undefined) return [{ span, label: printed, locator: place, to }];
      const [, letters, year = '', letter = '', locator] = LABEL.exec(part.trim()) ?? [];
      if (letters === undefined) return [];
      return [{ span, label: `${letters}${year}${letter}`, locator, to: meant(letters, year, letter, works) }];
    }),
  );
  const leading = found.flatMap(({ to, ...mark }) => (to === null ? [] : [{ ...mark, to }]));
  if (new Set(leading.map(({ to }) => to)).size < LEAST || leading.length < found.length * SURE) return [];
  const all = references.map(({ id }) => id);
  return leading.map(({ span, label, locator, to }, i) =>
    tie(document, span, { to, maybe: i === 0 ? all : [] }, label, 'key', false, locator),
  );
}
