/**
 * One note, divided into what it cites: several works parted by semicolons or by "see also", words of the author around
 * them, pointers back at earlier notes. Divides only; what each part is, is settled in `notes.ts`.
 */
import type { Span } from '../../model/document.ts';
import { nameForm } from '../entries/starts.ts';
import { LEAD, SIGNAL } from '../parse/signals.ts';

export interface Part {
  /** The part without its signal ("See", "vgl."). */
  readonly span: Span;
  readonly text: string;
  /** True when a signal stood before it: what follows is meant as a citation. */
  readonly signalled: boolean;
}

const BREAK =
  /;\s+(?=\(?[b-z]\)\s{1,4}[\p{Lu}"“])|[;,]\s+(?:sowie|ferner|außerdem|as well as|ainsi que|así como|nonché)\s+(?=(?:in |bei )?(?:\p{Lu}\.|\p{Lu}[\p{L}’'-]+[\s,]))|;\s+(?=(?:\p{Lu}|["“„«»]|[a-z]{2,9}\.?\s|a\.\s?[AM]\.\s|\d{1,2}\s\p{Lu}[\p{L}.]{0,20}\s)|\p{Lo})|[；]\s?(?=\p{Lo})|(?:(?<=[\d)”"]),\s|(?<=[.)\d\]])\s+)(?=(?:[Ss]ee also|[Bb]ut see)[\s,])|(?<=[.)\d\]])\s+(?=(?:See also|See|Cf\.|But see|Compare|Vgl\.|Siehe|Dazu|Ferner|Voir|Véase|Cfr\.|См\.|Ebd\.|Ibid\.|Ders\.)[\s,])/gu;
/** A name that could be the first author's, behind some words of the note's own author ("Hierzu und zum folgenden W. Roe"). */
const AUTHOR_WITHIN =
  /(?<=[\s:–-]\s?)(?:\p{Lu}\p{Ll}?\.[\s-]?){1,3}(?:(?:von|van|de|der|den|di|da|la|le)\s){0,2}\p{Lu}[\p{L}’'-]{2,25}(?=[\s,.:/])/u;
const PRINTED_IN =
  /^[^.;]{0,120}?\b(?:(?:ab)?gedruckt|printed|published|reprinted|veröffentlicht|erschienen|nachzulesen|zitiert|publié|publicado|Beitrag|article|paper|Aufsatz|Artikel)(?:\sin)?\s?[:–-]\s?(?=[\p{Lu}"“„])/u;

/** The letter that counts a work of a note, as chemists have them: "a) … ; b) …". */
const LETTER = /^[\s;]{0,4}\(?[a-z]\)\s{1,4}(?=[\p{Lu}"“])/u;

const GIVEN = String.raw`(?:\p{Lu}[\p{L}’'-]{0,24}\.?\s?){1,3}`;
const PERSON = String.raw`\s{0,3}(?:(?:von|van|de|der|den|di|da|la|le|del)\s){0,2}\p{Lu}[\p{L}’'-]{1,30}(?:\s\p{Lu}[\p{L}’'-]{1,30})?,\s${GIVEN}`;
/** "Marsh, Ada": a person and nothing else, and one behind whom a work goes on: "Lind, Bo (2019)", "Lind, Bo:", "Lind, B. 2019". */
const PERSON_ALONE = new RegExp(`^${PERSON}$`, 'u');
const PERSON_OF_WORK = new RegExp(String.raw`^${PERSON}(?:[([]|:\s|[.,]?\s?[([]?(?:1[5-9]|20)\d{2}(?!\d))`, 'u');

/** Cuts without those between the authors of one work: "Marsh, Ada; Lind, Bo (2019). Of reefs" names two people who wrote it. */
function withoutAuthors<Cut extends { readonly end: number; readonly next: number }>(slice: string, cuts: readonly Cut[]): Cut[] {
  let within = false;
  const kept: Cut[] = [];
  for (let i = cuts.length - 1; i >= 0; i -= 1) {
    const cut = cuts[i];
    if (cut === undefined) continue;
    const before = slice.slice(cuts[i - 1]?.next ?? 0, cut.end);
    within = PERSON_ALONE.test(before.replace(SIGNAL, '')) && (within || PERSON_OF_WORK.test(slice.slice(cut.next, cut.next + 160)));
    if (!within) kept.unshift(cut);
  }
  return kept;
}

/** The parts of a note in order. */
export function partsOf(text: string, note: Span): Part[] {
  const slice = text.slice(note.start, note.end);
  const cuts: { end: number; next: number }[] = [];
  let depth = 0;
  let scanned = 0;
  for (const found of slice.matchAll(BREAK)) {
    // A semicolon within brackets parts nothing.
    for (; scanned < found.index; scanned += 1) {
      const char = slice.charAt(scanned);
      if (char === '(' || char === '[') depth += 1;
      else if ((char === ')' || char === ']') && depth > 0) depth -= 1;
    }
    if (depth === 0) cuts.push({ end: found.index, next: found.index + found[0].length });
  }
  const parting = withoutAuthors(slice, cuts);
  const starts = [0, ...parting.map(({ next }) => next)];
  return starts.flatMap((start, i) => part(slice, start, parting[i]?.end ?? slice.length, note.start));
}

/** "V.", "S.", "A. M." may be "voir", "siehe", "anderer Meinung", and are the initials of V. Woolf, S. Freud, A. M. Turing where a name goes on. */
const INITIALS = /^\s*(?:\p{Lu}\.\s?){1,2}\s*$/u;

function part(slice: string, from: number, to: number, offset: number): Part[] {
  let start = from;
  let signalled = false;
  start += LETTER.exec(slice.slice(start, Math.min(to, start + 12)))?.[0].length ?? 0;
  const words = slice.slice(start, to);
  const lead = LEAD.exec(words);
  if (lead !== null) {
    start += lead[0].length;
    signalled = true;
  }
  for (let times = 0; times < 2; times += 1) {
    const here = slice.slice(start, Math.min(to, start + 200));
    const signal = SIGNAL.exec(here.slice(0, 120));
    if (signal === null || (INITIALS.test(signal[0]) && nameForm(here.trimStart()) !== null)) break;
    start += signal[0].length;
    signalled = true;
  }
  const rest = slice.slice(start, to);
  const own = PRINTED_IN.exec(rest);
  if (own !== null) {
    start += own[0].length;
    signalled = true;
  } else if (nameForm(rest.slice(0, 200)) === null && !/^["“„«]/.test(rest)) {
    const author = AUTHOR_WITHIN.exec(rest.slice(0, 110));
    if (author !== null && !/[\d"“„«;]|,.*,/.test(rest.slice(0, author.index))) {
      start += author.index;
      signalled = true;
    }
  }
  let end = to;
  while (start < end && /[\s;]/.test(slice.charAt(start))) start += 1;
  while (end > start && /[\s;]/.test(slice.charAt(end - 1))) end -= 1;
  if (end - start < 2) return [];
  return [{ span: { start: offset + start, end: offset + end }, text: slice.slice(start, end).replace(/\s+/g, ' '), signalled }];
}
