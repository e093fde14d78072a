/**
 * Works that stand in one part of a note without a semicolon between them: a pointer and what goes on behind it ("Ibid., 15, quoting Roe, …",
 * "Ebd. sowie Doe, …", "Ibid. The carts were slow."), a work that another quotes ("… (quoting Twombly, 550 U.S. at 570)"), and two whole ones
 * behind a stop or "and". Divided only where both sides stand for a work by themselves, so that no work is cut in two.
 */
import { nameForm } from '../entries/starts.ts';
import { isReference } from './cites.ts';
import type { Part } from './parts.ts';
import { isBackPointer } from './pointers.ts';

/** A part as it is read: some stand for nothing by their own, or beside the work that the note cites. */
export interface JoinedPart extends Part {
  /** Cited within the brackets of another work: what "id." means behind it is that other one. */
  readonly aside?: true;
  /** Words that go on behind a pointer: the author's, unless they have the look of a work. */
  readonly remark?: true;
}

/** A pointer at the head and the place it tells. */
const POINTER =
  /^[\s"“'([]{0,3}(?:(?:see|but see|see also|cf\.|vgl\.|siehe|voir|cfr\.|véase|por\.|см\.)[,:]?\s)?(?:[ií]b[ií]d(?:em)?|ib|id|[ií]dem|ebd|ebenda|ivi|tamże|tamtéž|там же|loc\. ?cit|op\. ?cit)(?![\p{L}\d])\.?(?:,?\s?(?:at\s|pp?\.\s?|S\.\s?|s\.\s?|С\.\s?|§{1,2}\s?|¶{1,2}\s?)?\*?(?:\d{1,4}|[ivxl]{1,6})(?!\p{L})(?:\s?[–-]\s?\d{1,4})?(?:f{1,2}\.|\s?n\.\s?\d{1,3})?)*/iu;
/** What joins a work to it. */
const JOINS =
  /^(?:[,;.]?\s(?:quoting|citing|quoted in|cited in|see also|see|but see|cf\.|and|as well as|und|sowie|et|ainsi que|y|e|en|zitiert nach|zit\. nach|nach|vgl\.|siehe|voir|cfr\.)(?:\salso|\sauch)?[,:]?\s|\.\s)/iu;

/** A sentence behind the stop of a pointer: "Ebd. Die Brücke steht noch." */
const GOES_ON = /^\s(?=\p{Lu}\p{L}+\s)/u;

/** A work named in the brackets of another. */
const ASIDE = /\s\((?:quoting|citing|discussing|zitierend|citant)\s(?=\p{Lu}|["“]|\d{1,4}\s)/u;

/** Words of the author that set two works beside each other. */
const LED = /^[^.;“”"]{0,60}\b(?:[Cc]ompare|[Vv]ergleiche|[Cc]omparer|[Cc]omparar)\s/u;

/** Where one work may end and another begin: behind a number, a bracket or a mark of quotation. An identifier is that of the work before it. */
const SEAM =
  /(?<=[\d)”"»][.]?)(?:(?<=\.)\s+(?=(?!(?:DOI|URL|URN|ISBN|ISSN|PMC?ID)\b)(?:\p{Lu}|["“„«]))|,?\s(?:and|und|et|y|e|i|with|sowie|quoted in|cited in|zit\. nach|cit[ée] (?:dans|par))\s(?=\p{Lu}|["“„«])|[；]\s?(?=\p{Lo}|\p{Lu}))/gu;
const MOST_SEAMS = 12;

/** A part of a note, divided further where more than one work stands in it. */
export function joinedParts(document: string, part: Part): JoinedPart[] {
  const words = document.slice(part.span.start, part.span.end);
  const cut = (from: number, to: number): Part => trimmed(words, from, to, part.span.start, part.signalled || from > 0 || LED.test(words));
  const pointer = POINTER.exec(words)?.[0].length ?? 0;
  const joins =
    pointer === 0 ? null : (JOINS.exec(words.slice(pointer)) ?? (words[pointer - 1] === '.' ? GOES_ON.exec(words.slice(pointer)) : null));
  if (joins !== null && words.length > pointer + joins[0].length + 3) {
    const rest = cut(pointer + joins[0].length, words.length);
    return [
      cut(0, pointer),
      ...joinedParts(document, rest).map((one) => (/^[.\s]+$/.test(joins[0]) ? { ...one, remark: true as const } : one)),
    ];
  }
  const aside = ASIDE.exec(words);
  if (aside !== null && words.endsWith(')', words.replace(/(?<![\s.])[\s.]+$/, '').length)) {
    const end = words.lastIndexOf(')');
    const inner = cut(aside.index + aside[0].length, end);
    return [cut(0, aside.index), { ...inner, aside: true }];
  }
  return seams(words).reduce<Part[]>(
    (parts, { at, next }) => {
      const last = parts.at(-1);
      if (last === undefined) return parts;
      const from = last.span.start - part.span.start;
      const [left, right] = [cut(from, at), cut(next, words.length)];
      return standsAlone(left) && standsAlone(right) && !isHeadOf(left, right) ? [...parts.slice(0, -1), left, right] : parts;
    },
    [part],
  );
}

function seams(words: string): { at: number; next: number }[] {
  return [...words.matchAll(SEAM)].slice(0, MOST_SEAMS).map(({ 0: sign, index }) => ({ at: index, next: index + sign.length }));
}

/** A number or an address, in which a year is none of the work's own. */
const ADDRESS = /(?:https?:\/\/|doi:|\b10\.\d{4,9}\/)\S{1,400}/gi;

/** People and a year, and no word of a title: "Roe, Ada; Poe, Bo (2019)." */
const PEOPLE_AND_YEAR = /^(?!.*["“”„«])[^\d]{3,300}\s?[([](?:1[5-9]|20)\d{2}[a-z]?[)\]][.,]?$/u;
const WORD_OF_TITLE = /(?<![\p{L}’'-])(?!(?:with|avec|sowie|dela|della|dell|delle|degli|eds)(?!\p{L}))\p{Ll}{4}/u;

/** Whether one part is who wrote the work whose title begins the other: "Roe, A. (2019). | Moles at night. Gardens 14:1822–1830." */
const isHeadOf = (left: Part, right: Part): boolean =>
  PEOPLE_AND_YEAR.test(left.text) && !WORD_OF_TITLE.test(left.text) && nameForm(right.text.slice(0, 200)) === null;

/** Whether words stand for a work with nothing else beside them. */
function standsAlone({ text, span, signalled }: Part): boolean {
  return isBackPointer(text)
    ? text.length < 60
    : isReference({ text, span, signalled }, false, 0) && /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/.test(text.replace(ADDRESS, ' '));
}

function trimmed(words: string, from: number, to: number, offset: number, signalled: boolean): Part {
  let [start, end] = [from, to];
  while (start < end && /[\s;]/.test(words.charAt(start))) start += 1;
  while (end > start && /[\s;；]/.test(words.charAt(end - 1))) end -= 1;
  return { span: { start: offset + start, end: offset + end }, text: words.slice(start, end).replace(/\s+/g, ' '), signalled };
}
