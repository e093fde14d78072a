/**
 * The parts of an entry that tells its work in words around a title that is set apart, read from these words alone: a labelling learned from styles takes the journal
 * for one more name, and what is said about the work for its journal. Entries with volume and pages are read as they are printed everywhere.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Document, Span } from '../../model/document.ts';
import { lowest } from '../../text/lowest.ts';
import type { Piece } from '../entries/piece.ts';
import { asPrinted } from '../entries/reference.ts';
import { kindOf } from '../parse/kind.ts';
import { type ParsedReference, parseReference } from '../reference.ts';
import { itemOf } from './around.ts';
import { ENDED, type ToldWork, toldAtStart } from './points.ts';
import { titlesIn } from './titles.ts';

/** Fields that such an entry prints outside what it tells. */
const KEPT = ['DOI', 'PMID', 'PMCID', 'URL', 'ISBN', 'arxiv'] as const;
const TITLES = 6;

/** A work as it is told in a text, as it is printed in one line; undefined where volume or pages show that it is printed as lists have it. */
function partsOfTold(text: string, { title: { words }, told }: ToldWork, raw: string): ParsedReference | undefined {
  const title = asPrinted(text.slice(words.start, words.end));
  const { fields: guessed, spans, confidence } = parseReference(raw);
  if (guessed.volume !== undefined || guessed.page !== undefined) return undefined;
  const stated: CslItem = {
    ...Object.fromEntries(KEPT.flatMap((name) => (guessed[name] === undefined ? [] : [[name, guessed[name]]]))),
    ...itemOf(title, told),
  };
  const fields: CslItem = { ...stated, type: kindOf(stated, raw, '') };
  const placed = (part: Span): readonly Span[] => {
    const printed = asPrinted(text.slice(part.start, part.end));
    const start = raw.indexOf(printed);
    return start < 0 ? [] : [{ start, end: start + printed.length }];
  };
  const own: Record<string, readonly Span[]> = {
    title: placed(words),
    author: placed(told.people.span),
    issued: placed(told.yearSpan),
    ...(told.where === undefined ? {} : { [told.where.name]: placed(told.where.span) }),
  };
  const kept = Object.entries(spans).filter(([name]) => KEPT.some((one) => one === name));
  return { fields, spans: Object.fromEntries([...kept, ...Object.entries(own).filter(([, list]) => list.length > 0)]), confidence };
}

/** For a document what gives the parts of an entry; undefined where it is not told so. */
export function toldParts(document: Document): (piece: Piece, words: string) => ParsedReference | undefined {
  const { text } = document;
  const titles = titlesIn(document);
  return ({ body, span }, words) => {
    const first = lowest(titles.length, (i) => (titles[i]?.marks.start ?? 0) >= body);
    const work = toldAtStart(text, { start: body, end: span.end }, titles.slice(first, first + TITLES));
    return work === null || !ENDED.test(text.slice(work.told.span.end, span.end)) ? undefined : partsOfTold(text, work, asPrinted(words));
  };
}
