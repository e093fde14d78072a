/** What was read of a paper against what it says: entries, and what each citing sentence rests on. For bench/documents-office.ts. */
import { extract } from '../../src/extract/index.ts';
import type { Document } from '../../src/model/document.ts';
import { fold } from '../../src/text/fold.ts';
import { paired } from '../documents-compared.ts';

/** What is true of a paper, whatever it was written as. */
export interface Gold {
  readonly entries: readonly string[];
  readonly titles: readonly string[];
  readonly said: readonly { readonly word: string; readonly cites: readonly number[] }[];
}

export const COUNTS = ['entries', 'found', 'phantoms', 'links', 'right', 'wrong', 'missed', 'beyond', 'uncited', 'unread'] as const;
export type Counts = Record<(typeof COUNTS)[number], number>;

/** Beyond this nothing belongs to a sentence any more. */
const LONGEST = 700;

/** Counts, and a line for everything that is not as it should be. */
export function scored(gold: Gold, document: Document): { readonly counts: Counts; readonly faults: readonly string[] } {
  const { references, citations } = extract(document);
  const faults: string[] = [];
  const titles = gold.titles.map(fold);
  const got = references.map(({ origin, fields, raw }) =>
    origin === 'entry' ? (gold.entries[titles.indexOf(fold(fields.title ?? ''))] ?? raw) : raw,
  );
  const pairs = paired(gold.entries, got);
  const goldOf = new Map(pairs.flatMap((r, g) => (r < 0 ? [] : [[references[r]?.id ?? '', g] as const])));
  const taken = new Set(pairs);
  pairs.forEach((r, g) => {
    if (r < 0) faults.push(`lost: ${gold.entries[g]?.slice(0, 160)}`);
  });
  const phantoms = got.filter((_, r) => !taken.has(r));
  for (const text of phantoms) faults.push(`phantom: ${text.slice(0, 240)}`);
  const lower = document.text.toLowerCase();
  const places = gold.said
    .map(({ word, cites }) => ({ word, cites, at: lower.indexOf(word) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const counts: Counts = {
    entries: gold.entries.length,
    found: goldOf.size,
    phantoms: phantoms.length,
    links: gold.said.reduce((sum, { cites }) => sum + new Set(cites).size, 0),
    right: 0,
    wrong: 0,
    missed: 0,
    beyond: citations.filter(({ to }) => to === null).length,
    uncited: 0,
    unread: gold.said.length - places.length,
  };
  // What a note says belongs to the sentence that calls the note.
  const placed = citations.map(({ to, span }) => {
    const note = document.notes.find((one) => one.mark !== null && span.start >= one.span.start && span.start < one.span.end);
    return { to, start: note?.mark?.start ?? span.start };
  });
  const cited = new Set(citations.map(({ to }) => to));
  counts.uncited = [...goldOf.keys()].filter((id) => !cited.has(id)).length;
  for (const { to, label, span } of citations)
    if (to === null)
      faults.push(`beyond: ${label} in “${document.text.slice(Math.max(0, span.start - 60), span.end + 20).replace(/\s+/g, ' ')}”`);
  places.forEach(({ cites, at }, nth) => {
    const end = Math.min(places[nth + 1]?.at ?? Number.POSITIVE_INFINITY, at + LONGEST);
    const linked = new Set(placed.filter(({ start }) => start >= at && start < end).flatMap(({ to }) => goldOf.get(to ?? '') ?? []));
    const right = [...new Set(cites)].filter((one) => linked.has(one)).length;
    const missed = new Set(cites).size - right;
    const wrong = linked.size - right;
    counts.right += right;
    counts.missed += missed;
    counts.wrong += wrong;
    if (missed + wrong > 0)
      faults.push(
        `${wrong > 0 ? 'wrong' : 'missed'} (${[...cites]} / ${[...linked]}): ${document.text.slice(at, Math.min(end, at + 220)).replace(/\s+/g, ' ')}`,
      );
  });
  for (const { word, cites } of gold.said) if (!lower.includes(word)) counts.missed += new Set(cites).size;
  return { counts, faults };
}
