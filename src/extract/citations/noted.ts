/**
 * Words in the running text that point at a note by its number: "Roe, supra note 12", "siehe Fn. 3", "n. 4 above", "cit. supra nota 5". They
 * lead to the one work that note cites; where it cites several, to that of the author who stands beside the words. Else they point at
 * nothing that could be made out, and no work of that note is called uncited.
 */
import type { Reference } from '../../model/cited.ts';
import type { Document, Span } from '../../model/document.ts';
import { fold } from '../../text/fold.ts';
import { lowest } from '../../text/lowest.ts';
import type { FoundNote } from '../notes/found.ts';
import { isBackPointer, POINTS_AT_NOTE } from '../notes/pointers.ts';
import { partiesOf } from '../running/known.ts';
import { type Tied, tie } from './tie.ts';

/** Words that may stand in front of such a mark with a capital, and name nobody. */
const NO_NAME =
  /^(?:see|also|cf|compare|but|and|in|as|vgl|siehe|dazu|hierzu|auch|oben|unten|s|o|so|bereits|supra|infra|above|below|voir|cfr|ver|véase|vedi|cit|op|note|nota|fn)$/u;

/** The family names, folded, of all authors of a work. */
const families = ({ fields }: Reference): string[] =>
  [...(fields.author ?? []), ...(fields.editor ?? [])]
    .map(({ family, literal }) => fold(family ?? literal ?? ''))
    .filter((name) => name !== '');

/** The last name in front of a place of the same sentence, as it is printed tight before the mark: "Roe," of "Roe, supra note 12"; '' for none. */
export function nameBefore(before: string): string {
  const word = /(\p{Lu}[\p{L}\p{M}'’-]{1,30})(?:['’]s)?,?\s?[([]?$/u.exec(before)?.[1] ?? '';
  const folded = fold(word);
  return NO_NAME.test(folded) ? '' : folded;
}

/** Whether a folded name is that of an author of a work, or of a party to a decision. */
export const isBy = (name: string, reference: Reference): boolean =>
  families(reference).some((family) => family === name || family.split(' ').at(-1) === name) ||
  (reference.canonical === 'court-decision' && partiesOf(reference.raw).has(name));

/** Which of the works of a note is meant where a name stands beside the words that point there: the only one that fits; null where none does. */
export function meant(works: readonly Reference[], name: string): Reference | null {
  const fits = name === '' ? works : works.filter((reference) => isBy(name, reference));
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

/** All such marks of a text whose notes are known. `tied` are the marks read so far, those in notes and at their calls among them. */
export function notedMarks(
  document: Document,
  text: string,
  notes: readonly FoundNote[],
  references: readonly Reference[],
  tied: readonly Tied[],
): Tied[] {
  if (notes.length === 0) return [];
  const found = [...text.matchAll(POINTS_AT_NOTE)];
  if (found.length === 0) return [];
  const byId = new Map(references.map((reference) => [reference.id, reference]));
  const labels = new Map<string, FoundNote | null>();
  // A number that stands for two notes tells neither.
  for (const note of notes) labels.set(note.label, labels.has(note.label) ? null : note);
  const marks = [...tied].sort((a, b) => a.citation.span.start - b.citation.span.start);
  const from = (place: number) => lowest(marks.length, (i) => (marks[i]?.citation.span.start ?? 0) >= place);
  const worksOf = (note: FoundNote): { works: Reference[]; sure: boolean } => {
    const places = [note.span, ...(note.mark === null ? [] : [note.mark])];
    const here = places.flatMap(({ start, end }) => marks.slice(from(start), from(Math.max(end, start + 1))));
    const all = [...new Set(here.flatMap(({ citation: { to } }) => byId.get(to ?? '') ?? []))];
    // What points back itself and was not made out is no work.
    const works = all.filter(({ origin, raw }) => origin !== 'footnote' || !isBackPointer(raw));
    return { works, sure: works.length === all.length && here.every(({ citation: { to } }) => to !== null) };
  };
  return found.flatMap(({ 0: words, index, groups = {} }) => {
    const span: Span = { start: index, end: index + words.length };
    const note = labels.get(groups.before ?? groups.behind ?? groups.plain ?? groups.short ?? '');
    if (note === undefined || note === null || (note.span.start <= span.start && span.end <= note.span.end)) return [];
    const at = from(span.start);
    if (
      [marks[at - 1], marks[at]].some(
        (one) => one !== undefined && one.citation.span.start < span.end && one.citation.span.end > span.start,
      )
    )
      return [];
    const name = nameBefore(text.slice(Math.max(0, index - 40), index));
    if (groups.short !== undefined && name === '') return [];
    const { works, sure } = worksOf(note);
    const one = sure || name !== '' ? meant(works, name) : null;
    if (one === null && (works.length === 0 || groups.short !== undefined)) return [];
    const target = { to: one?.id ?? null, maybe: works.map(({ id }) => id) };
    return [tie(document, span, target, words.replace(/\s+/g, ' '), 'back-reference', false)];
  });
}
