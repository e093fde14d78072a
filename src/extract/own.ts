/**
 * Who wrote the document and when, as far as that is sure: for telling how much of its list is its authors' own work, and
 * whether a retracted work was cited after its retraction. A cited person counts as an author of the document only when the
 * file names them as such, or when their full name (or ORCID iD) stands in front of the abstract; an initial is not enough.
 */
import type { CslName } from '../model/csl.ts';
import type { Document } from '../model/document.ts';
import type { ReferenceFinding } from '../model/report.ts';
import { fold } from '../text/fold.ts';
import { orcidOf } from '../text/orcid.ts';
import { placesBy } from '../text/places-by.ts';

/** How far the front of a document goes when nothing ends it. */
const FRONT = 4_000;
const ENDS =
  /(?:^|\n)[ \t]{0,20}(?:\d{1,2}\.?[ \t]{1,5}|I\.[ \t]{1,5})?(?:abstract|summary|introduction|keywords|zusammenfassung|einleitung|résumé|resumen|introducción|riassunto|contents|references|bibliography)\b/i;
/** Shorter texts are lists of references, or notes. */
const SHORTEST = 3_000;
const DATA = /bibtex|research-info|citationstyles|nbib|endnote|yaml/;

/** Whether the file is a list of references and no document: a library, an export. */
export const isList = ({ mediaType, entries, citations, text }: Document): boolean =>
  DATA.test(mediaType) || (entries.length > 0 && citations.length === 0) || text.length < SHORTEST;

/** The text before the abstract, without headings (a title may well name a person); "" for lists of references. */
export function frontOf(document: Document): string {
  if (DATA.test(document.mediaType)) return '';
  const head = document.text.slice(0, FRONT);
  const end = ENDS.exec(head);
  const first = document.blocks.find(({ kind }) => kind === 'reference')?.span.start ?? head.length;
  const stop = Math.min(end === null ? head.length : end.index, first);
  let front = head.slice(0, stop);
  for (const { kind, span } of document.blocks) {
    if (kind !== 'heading' || span.start >= stop) continue;
    front = front.slice(0, span.start) + ' '.repeat(Math.min(span.end, stop) - span.start) + front.slice(Math.min(span.end, stop));
  }
  return front;
}

/** A sentence that another one follows: names of people, places and their numbers have none. */
const PROSE = /\p{Ll}{3}[.?!]["”’)]?[\d[\]⁰¹²³⁴-⁹]{0,4}\s(?=["“(]?\p{Lu}\p{Ll}{0,20} \p{Ll})/u;

/**
 * What of the front may name the authors. Where no heading ends it, it ends before its first prose: a text that begins at once names the people it
 * writes about. Notes name those they cite.
 */
function bylineOf(document: Document): string {
  let front = frontOf(document);
  for (const { span } of document.notes) {
    if (span.start < front.length)
      front = front.slice(0, span.start) + ' '.repeat(Math.min(span.end, front.length) - span.start) + front.slice(span.end);
  }
  const prose = ENDS.test(document.text.slice(0, FRONT)) ? null : PROSE.exec(front);
  return prose === null ? front : front.slice(0, front.lastIndexOf('\n', prose.index) + 1);
}

/** Everybody cited, as the matched records name them and as the citations do. */
const peopleOf = ({ reference, sources, verdict }: ReferenceFinding): readonly CslName[] => [
  ...(sources.find(({ id }) => id === verdict.source)?.fields.author ?? []),
  ...(reference.fields.author ?? []),
];

/** "Roe, Ann" or "Ann Q. Roe" as a name. */
function nameOf(text: string): CslName {
  const [family = '', given] = text.split(',').map((part) => part.trim());
  if (given !== undefined && given !== '') return { family, given };
  const words = family.split(' ');
  return words.length < 2 ? { literal: family } : { family: words.at(-1) ?? '', given: words.slice(0, -1).join(' ') };
}

/** Words that may stand between a given name and the family name. */
const BETWEEN = 3;

/** Whether a full name stands in the text: given name and family name next to each other, either first. */
function stands({ family, given }: CslName, words: readonly string[], places: ReadonlyMap<string, readonly number[]>): boolean {
  const last = fold(family ?? '')
    .split(' ')
    .filter((word) => word !== '');
  const first = fold(given ?? '')
    .split(' ')
    .find((word) => word.length >= 2);
  const [head] = last;
  if (head === undefined || head.length < 2 || first === undefined) return false;
  return (places.get(head) ?? []).some((at) => {
    if (!last.every((word, n) => words[at + n] === word)) return false;
    const before = words.slice(Math.max(0, at - BETWEEN), at);
    return before.includes(first) || words[at + last.length] === first;
  });
}

/**
 * The cited people who wrote the document, and whoever the file itself names as its author.
 * Takes the document and the findings about its references; gives each person once.
 */
export function ownAuthors(document: Document, findings: readonly ReferenceFinding[]): CslName[] {
  const own = new Map<string, CslName>();
  const add = (name: CslName): void => void own.set(fold(`${name.family ?? name.literal ?? ''} ${name.given ?? ''}`), name);
  for (const text of document.about?.authors ?? []) add(nameOf(text));
  const front = bylineOf(document);
  if (front.trim() === '') return [...own.values()];
  const words = fold(front).split(' ');
  const places = placesBy(words, (word) => [word]);
  const orcids = new Set(front.match(/\b\d{4}-\d{4}-\d{4}-\d{3}[\dX]\b/g) ?? []);
  for (const finding of findings)
    for (const name of peopleOf(finding))
      if ((name.ORCID !== undefined && orcids.has(name.ORCID.slice(-19))) || stands(name, words, places)) add(name);
  return [...own.values()];
}

/** ORCID iDs in front of the abstract: those of the document's own authors, each once. */
export const ownOrcids = (document: Document): readonly string[] => [
  ...new Set((bylineOf(document).match(/\b\d{4}-\d{4}-\d{4}-\d{3}[\dX]\b/gi) ?? []).flatMap((id) => orcidOf(id) ?? [])),
];

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const DAY = new RegExp(
  `(?:\\b(\\d{1,2})(?:st|nd|rd|th)? (${MONTHS})[a-z]{0,6}\\.?,? (\\d{4})\\b|\\b(${MONTHS})[a-z]{0,6}\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b|\\b(\\d{4})-(\\d{2})-(\\d{2})\\b)`,
  'i',
);
/** What stands before a date that says when the document itself was written or published. */
const SAID = /\b(?:published|accepted|submitted|received|revised|posted|dated?|version of|this version|available online)\b[^\n\d]{0,30}/gi;

/** When the document was written, ISO, as far as known: what the file says, else the latest date that its front page gives of itself. */
export function citingDate(document: Document): string | null {
  if (document.about?.date !== undefined) return document.about.date;
  const front = frontOf(document);
  const dates = [...front.matchAll(SAID)].flatMap((found) => {
    const from = found.index + found[0].length;
    const date = DAY.exec(front.slice(Math.max(from - 12, found.index), from + 30));
    if (date === null) return [];
    const month = MONTHS.split('|').indexOf((date[2] ?? date[4] ?? '').toLowerCase()) + 1;
    const [year, day] = [date[3] ?? date[6] ?? date[7], date[1] ?? date[5] ?? date[9]];
    return [`${year}-${String(date[8] ?? month).padStart(2, '0')}-${String(day).padStart(2, '0')}`];
  });
  return dates.sort().at(-1) ?? null;
}
