/**
 * Works that sentences tell by title, people and year where there is no list: "In their 2019 study “T”, Roe and Poe show …", "Roe (2019), in *T*, …", "(see Roe et al., “T”,
 * *Gardens*, 2020)". What is quoted or stressed stands so as well: it is a title only where the words around it say so.
 */
import type { Document, Span } from '../../model/document.ts';
import { asPrinted } from '../entries/reference.ts';
import { namesNoPaper, speaksOfPapers } from '../parse/papers-told.ts';
import type { Given } from '../running/given.ts';
import { inTitleCase } from '../running/title-case.ts';
import { itemOf, toldAround } from './around.ts';
import { isPaper, type ToldWork } from './points.ts';
import { titlesIn } from './titles.ts';

/** Letters of the sentence that are looked at on both sides. */
const LETTERS = 150;

/** Whether the words around a title say that a work is meant, and one that is no song or film. */
function isMeant(text: string, work: ToldWork): boolean {
  const { title, told } = work;
  const [before = ''] = /[^\n]*$/u.exec(text.slice(Math.max(0, told.span.start - 30), told.span.start)) ?? [];
  if (namesNoPaper(`${before}${text.slice(told.span.start, title.marks.start)}`) || namesNoPaper(before)) return false;
  const printed = text.slice(title.words.start, title.words.end);
  // A sentence that is quoted, or stressed, stands in front of names and a year too.
  const set = told.announced || told.where !== undefined || (title.quoted && told.people.several && inTitleCase(printed));
  if (!set || (title.quoted && /[.!]["”»“]?$/u.test(printed))) return false;
  const [ahead = ''] = /[^\n]*$/u.exec(text.slice(Math.max(0, told.span.start - LETTERS), told.span.start)) ?? [];
  const [behind = ''] = /^[^\n]*/u.exec(text.slice(told.span.end, told.span.end + LETTERS)) ?? [];
  const sure = title.quoted || told.announced || told.where?.sure === true || told.people['et-al'] === true;
  return (
    (sure && isPaper(text, work)) ||
    speaksOfPapers(`${ahead} ${text.slice(told.span.start, title.marks.start)} ${text.slice(title.marks.end, told.span.end)} ${behind}`)
  );
}

/** Such works in reading order, none within another. `text` is what of the document is left to read. */
export function toldInSentences(document: Document, text: string): Given[] {
  const found: Given[] = [];
  for (const title of titlesIn(document, text)) {
    const told = toldAround(text, title, false);
    if (told === null || told.span.start < (found.at(-1)?.span.end ?? 0) || !isMeant(text, { title, told })) continue;
    const printed = (span: Span): string => text.slice(span.start, span.end);
    const words = asPrinted(printed(title.words));
    found.push({
      span: told.span,
      fields: itemOf(words, told),
      words: {
        title: words,
        author: printed(told.people.span),
        issued: String(told.year),
        ...(told.where === undefined ? {} : { [told.where.name]: told.where.words }),
      },
    });
  }
  return found;
}
