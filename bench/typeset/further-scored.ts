/**
 * What was read of a paper against the records that it cites. What a style prints of a record is not known, so an entry is the record's whose title, or whose
 * first author, year and first page, it holds. For bench/documents-typeset-further.ts.
 */
import { linesOf } from '../../src/extract/bibliography/lines.ts';
import { findLists } from '../../src/extract/bibliography.ts';
import { extract } from '../../src/extract/index.ts';
import { notesOf } from '../../src/extract/notes/found.ts';
import type { Reference } from '../../src/model/cited.ts';
import type { CslItem } from '../../src/model/csl.ts';
import type { Document } from '../../src/model/document.ts';
import { fold } from '../../src/text/fold.ts';
import { wordsOf } from '../documents-compared.ts';
import type { Said } from './further-text.ts';

export const COUNTS = [
  'works',
  'found',
  'joined',
  'torn',
  'phantoms',
  'links',
  'right',
  'wrong',
  'beyond',
  'uncited',
  'fields',
  'fieldsRight',
] as const;
export type Counts = Record<(typeof COUNTS)[number], number>;

const LONGEST = 700;
const letters = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
const firstPage = (item: CslItem): string => /\d+/.exec(String(item.page ?? ''))?.[0] ?? '';
const yearOf = (item: CslItem): string => String(item.issued?.['date-parts']?.[0]?.[0] ?? '');
const familyOf = (item: CslItem): string => letters(item.author?.[0]?.family ?? '');

/** What bench/typeset/paper.ts prints where a record names no journal. */
const UNNAMED = 'Annals of Unnamed Things';

/** What tells where a work came out: its first page, its volume, its publisher, its journal, in words. */
const placesOf = ({ page, volume, publisher, 'container-title': container }: CslItem): readonly (readonly string[])[] =>
  [/\d+/.exec(String(page ?? ''))?.[0] ?? '', String(volume ?? ''), publisher ?? '', container ?? UNNAMED]
    .map(wordsOf)
    .filter((words) => words.length > 0);

/** Which of the records stand in a text: with their titles, or, where titles are not printed, by author, year and place. */
function heldBy(raw: string, items: readonly CslItem[]): number[] {
  const words = new Set(wordsOf(raw));
  const solid = letters(raw);
  const titled: number[] = [];
  const placed: number[] = [];
  items.forEach((item, at) => {
    const title = wordsOf(item.title ?? '');
    const share = title.filter((word) => words.has(word)).length / Math.max(1, title.length);
    const named = solid.includes(familyOf(item));
    if (solid.includes(letters(item.title ?? '')) || (share >= 0.85 && named)) titled.push(at);
    else if (named && words.has(yearOf(item)) && placesOf(item).some((place) => place.every((word) => words.has(word)))) placed.push(at);
  });
  return titled.length > 0 ? titled : placed;
}

/** The fields of a record that an entry prints: how many, and which of them were read otherwise. */
function fieldsOf({ raw, fields }: Reference, item: CslItem): { readonly due: number; readonly wrong: readonly string[] } {
  const solid = letters(raw);
  const wrong: string[] = [];
  let due = 0;
  const look = (name: string, value: string, read: string | undefined): void => {
    if (value === '' || !solid.includes(letters(value))) return;
    due += 1;
    if (letters(read ?? '') !== letters(value)) wrong.push(`${name}: ${read ?? '–'} for ${value}`);
  };
  const text = (value: unknown): string => (value === undefined ? '' : String(value));
  look('title', text(item.title), fields.title);
  look('year', yearOf(item), yearOf(fields));
  look('container', text(item['container-title']), text(fields['container-title']));
  if (new RegExp(String.raw`\b${text(item.volume).replace(/[^\w]/g, '') || 'none'}\b`).test(raw))
    look('volume', text(item.volume), text(fields.volume));
  if (firstPage(item).length > 1 && new RegExp(String.raw`\b${firstPage(item)}\b`).test(raw))
    look('page', firstPage(item), firstPage(fields));
  look('doi', text(item.DOI), fields.DOI);
  const spaced = ` ${wordsOf(raw).join(' ')} `;
  const printed = (item.author ?? [])
    .map(({ family = '' }) => family)
    .filter((family) => spaced.includes(` ${wordsOf(family).join(' ')} `));
  const read = new Set(
    (fields.author ?? []).flatMap(({ family, literal, given, ...particles }) => [
      letters(family ?? literal ?? ''),
      letters(`${particles['non-dropping-particle'] ?? particles['dropping-particle'] ?? ''}${family ?? ''}`),
    ]),
  );
  for (const family of printed.slice(0, 12)) {
    due += 1;
    if (!read.has(letters(family))) wrong.push(`author: ${family} not among ${[...read].join(', ').slice(0, 80)}`);
  }
  return { due, wrong };
}

/** Counts, and a line for everything that is not as it should be. `sets` are works printed as one entry. */
export function scored(
  items: ReadonlyMap<string, CslItem>,
  sets: readonly (readonly string[])[],
  said: readonly Said[],
  document: Document,
): { readonly counts: Counts; readonly faults: readonly string[] } {
  const { references, citations } = extract(document);
  const faults: string[] = [];
  const keys = [...items.keys()];
  const records = [...items.values()];
  const counts = Object.fromEntries(COUNTS.map((name) => [name, 0])) as Counts;
  counts.works = keys.length;
  const meant = new Map<string, Set<string>>();
  const found = new Set<string>();
  const cited = new Set(citations.map(({ to }) => to));
  for (const reference of references) {
    const held = heldBy(reference.raw, records).flatMap((at) => keys[at] ?? []);
    meant.set(reference.id, new Set(held));
    const one = held[0];
    const told = `${reference.origin} “${reference.raw.slice(0, 230)}”`;
    if (one === undefined) {
      if (reference.route === 'uncheckable') continue;
      const most = Math.max(
        0,
        ...records.map((item) => wordsOf(item.title ?? '').filter((word) => wordsOf(reference.raw).includes(word)).length),
      );
      if (most >= 4 || keys.some((key) => reference.raw.includes(familyOf(items.get(key) ?? {})))) counts.torn += 1;
      else counts.phantoms += 1;
      faults.push(`${most >= 4 ? 'torn' : 'phantom'}: ${told}`);
      continue;
    }
    const together = held.length === 1 || sets.some((set) => held.every((key) => set.includes(key)));
    if (!together) {
      counts.joined += 1;
      faults.push(`joined (${held}): ${told}`);
    }
    if (reference.origin === 'list' && !cited.has(reference.id)) {
      counts.uncited += 1;
      faults.push(`uncited (${held}): ${told}`);
    }
    if (together) for (const key of held) if (!found.has(key)) found.add(key);
    if (together && held.length === 1) {
      const { due, wrong } = fieldsOf(reference, items.get(one) ?? {});
      counts.fields += due;
      counts.fieldsRight += due - wrong.length;
      if (wrong.length > 0) faults.push(`fields: ${wrong.join(' | ')} in ${told}`);
    }
  }
  counts.found = found.size;
  for (const key of keys)
    if (!found.has(key)) faults.push(`lost: ${key} ${JSON.stringify(items.get(key)?.author?.[0]?.family)} ${items.get(key)?.title}`);

  const lines = linesOf(document);
  const lists = findLists(document, lines);
  const listed = new Set(lists.flatMap((list) => list.lines.map(({ start }) => start)));
  const notes = notesOf(
    document,
    lines.filter(({ start }) => !listed.has(start)),
  );
  const placed = citations.map(({ to, span }) => {
    const note = notes.find((each) => each.mark !== null && span.start >= each.span.start && span.start < each.span.end);
    return { to, start: note?.mark?.start ?? span.start };
  });
  for (const { to, label, span } of citations)
    if (to === null) {
      counts.beyond += 1;
      faults.push(`beyond: ${label} in “${document.text.slice(Math.max(0, span.start - 60), span.end + 30).replace(/\s+/g, ' ')}”`);
    }
  const places = said.map(({ word, keys: works }) => ({ word, works, at: document.text.indexOf(word) })).sort((a, b) => a.at - b.at);
  places.forEach(({ word, works, at }, nth) => {
    counts.links += works.length;
    if (at < 0) {
      faults.push(`unread: ${word}`);
      return;
    }
    const end = Math.min(places[nth + 1]?.at ?? Number.POSITIVE_INFINITY, at + LONGEST);
    const here = placed.filter(({ start }) => start >= at && start < end).map(({ to }) => meant.get(to ?? '') ?? new Set<string>());
    const right = works.filter((key) => here.some((held) => held.has(key))).length;
    const wrong = here.filter((held) => held.size > 0 && !works.some((key) => held.has(key))).length;
    counts.right += right;
    counts.wrong += wrong;
    if (right < works.length || wrong > 0)
      faults.push(
        `${wrong > 0 ? 'wrong' : 'missed'} (${works} / ${here.map((held) => [...held].join('+'))}): ${document.text.slice(at, Math.min(end, at + 200)).replace(/\s+/g, ' ')}`,
      );
  });
  return { counts, faults };
}
