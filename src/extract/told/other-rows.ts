/**
 * Rows of points that are no works one can cite, though each is told by a title, somebody's name and a year: songs, films, episodes, releases. A line pasted by itself may
 * be either; in a row the words above tell, and what its points have in common: papers have long titles, journals, "et al.", and songs hardly ever.
 */
import type { Document, Span } from '../../model/document.ts';
import { likeness } from '../bibliography/likeness.ts';
import { byBlock, type Line } from '../bibliography/lines.ts';
import { asksForWorks, isRelease, speaksOfOthers, speaksOfPapers } from '../parse/papers-told.ts';
import { toldAtHead } from '../parse/whole-forms/answers.ts';
import { isPaper, toldAtStart } from './points.ts';
import { type TitleAt, titlesIn } from './titles.ts';

/** As like an entry as a whole one is. */
const ENTRY = 2.5;
const FOUND_BY = /10\.\d{4,9}\/|doi\.org|arxiv|PMID|ISBN/i;
/** "Python 3.11 (2022)", "2.4.0 (2023-05-02)". */
const DATED = /^(?:[•▪◦‣●*–-]\s{1,4}|\d{1,2}[.)]\s{1,4})?(?<name>[^()\n]{3,60}?)\s\((?:\p{L}{3,9}\s)?(?:1[5-9]|20)\d\d[^()]{0,10}\)/u;
/** What stands above points and is no point. */
const LONGEST_LEAD = 250;
/** Titles that one point may hold. */
const NEAR = 6;

type Kind = 'paper' | 'name' | null;

/** How a point tells what it names: as papers are told, or by a title, a name and a year alone, as songs are too; null where it tells nothing so. */
function kindOf(text: string, group: readonly Line[], titles: readonly TitleAt[]): Kind {
  const [first, last] = [group[0], group.at(-1)];
  if (first === undefined || last === undefined) return null;
  const words = group.map((line) => line.text).join(' ');
  if (FOUND_BY.test(words)) return 'paper';
  const told = toldAtHead(words);
  if (told !== null) return told === 'work' ? 'paper' : 'name';
  const work = toldAtStart(text, { start: first.start, end: last.end }, titles);
  if (work !== null) return isPaper(text, work) ? 'paper' : 'name';
  if (isRelease(DATED.exec(words)?.groups?.name ?? '')) return 'name';
  return likeness(words) >= ENTRY ? 'paper' : null;
}

const isPoint = ([first]: readonly Line[]): boolean => first?.kind === 'item' || /^[•▪◦‣●*–-]\s/u.test(first?.text ?? '');

/** The lines of such rows. Points without words above them are none: whatever they are, somebody put them in. */
export function otherRows(document: Document, lines: readonly Line[]): ReadonlySet<Line> {
  const others = new Set<Line>();
  const { text } = document;
  const groups = byBlock(lines);
  let titles: readonly TitleAt[] | null = null;
  let heading = '';
  for (let i = 0; i < groups.length; i += 1) {
    const group = groups[i] ?? [];
    if (group[0]?.kind === 'heading') heading = group[0].text;
    if (!isPoint(group)) continue;
    let stop = i + 1;
    while (stop < groups.length && isPoint(groups[stop] ?? [])) stop += 1;
    const above = (groups[i - 1] ?? []).map((line) => line.text).join(' ');
    const lead = above === heading ? heading : `${heading} ${above}`;
    const row = groups.slice(i, stop);
    i = stop - 1;
    if (above === '' || above.length > LONGEST_LEAD || asksForWorks(lead) || (speaksOfPapers(lead) && !speaksOfOthers(lead))) continue;
    titles ??= titlesIn(document);
    const all = titles;
    const kinds = row.map((lines) => {
      const from = lines[0]?.start ?? 0;
      const to = lines.at(-1)?.end ?? 0;
      return kindOf(text, lines, all.filter(({ marks }) => marks.start >= from && marks.end <= to).slice(0, NEAR));
    });
    const names = kinds.filter((kind) => kind === 'name').length;
    const papers = kinds.filter((kind) => kind === 'paper').length;
    const none = speaksOfOthers(lead) ? names > 0 || papers === 0 : names > papers && names > 1;
    if (none) for (const line of row.flat()) others.add(line);
  }
  return others;
}

/** The same as places. */
export const otherPlaces = (document: Document, lines: readonly Line[]): Span[] =>
  [...otherRows(document, lines)].map(({ start, end }) => ({ start, end }));
