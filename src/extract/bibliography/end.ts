/**
 * Where a list begins under its heading and where it ends: at the next heading of another kind or of another list, at a word that ends it, or
 * where long paragraphs of prose follow each other.
 */
import { nameForm } from '../entries/starts.ts';
import { announced } from '../headings.ts';
import { passesForEntry } from './entry.ts';
import { dated, likeness, looksLikeEntry } from './likeness.ts';
import type { Line } from './lines.ts';

/** Kinds of block that may float into a list (a figure at the top of a column) without being part of it. */
export const FLOATING: ReadonlySet<string> = new Set(['caption', 'table', 'code', 'note', 'front']);

/** A group that may have no heading of a list above it: "References to studies included in this review". */
const GROUP_ALONE = /^(?:references|studies) /iu;

/** Whether a line is the heading of a list. */
export function isListHeading(line: Line, before: Line | undefined): boolean {
  const says = line.kind === 'reference' ? null : announced(line.text);
  if (says === 'group') return line.kind === 'heading' && GROUP_ALONE.test(line.text);
  if (says !== 'list') return false;
  if (line.kind === 'heading' || line.opens) return true;
  // A bare word inside a paragraph is a heading only when the sentence before it is over.
  return before === undefined || /[.!?:)\]\d]$/.test(before.text) || before.text.length < 60;
}

/** Index of the first line behind the list. */
export function endOfList(lines: readonly Line[], from: number, heading: Line): number {
  const level = heading.block?.level ?? null;
  let prose = 0;
  for (let i = from; i < lines.length; i += 1) {
    const line = lines[i];
    if (line === undefined) break;
    if (FLOATING.has(line.kind)) continue;
    const says = announced(line.text);
    if (line.kind === 'heading') {
      const below = (line.block?.level ?? level ?? 0) - (level ?? line.block?.level ?? 0);
      // A letter that heads a group stands no higher than the heading of the list; "致谢" is as short and ends it.
      if (says === 'group' || (says === null && line.text.length < 4 && below >= 0)) continue;
      if (says !== null) return i;
      const deeper = level !== null && line.block?.level !== undefined && below > 0;
      if (!deeper && !passesForEntry(line.text)) return i;
    } else if (isListHeading(line, lines[i - 1])) return i;
    else if (says === 'end' && (line.opens || (standsAlone(lines, i) && !midEntry(lines, i) && !countsOn(lines, i))) && !returns(lines, i))
      return i;
    // Three long paragraphs of prose in a row: the list is over even without a heading.
    if (looksLikeEntry(line.text) || isSlight(line)) prose = 0;
    else if (line.opens && line.text.length > 250) {
      prose += 1;
      if (prose === 3) return backToProse(lines, i, 3);
    }
  }
  return lines.length;
}

/** What may be an entry between remarks, of few words or of many names: "---. “On reefs.” arXiv, 2006." */
const isSlight = ({ opens, text }: Line): boolean =>
  opens &&
  text.length < 500 &&
  dated(text) &&
  likeness(text) >= (text.length < 250 ? 1 : 1.5) &&
  (text.length < 250 || nameForm(text.slice(0, 200)) !== null);

function standsAlone(lines: readonly Line[], i: number): boolean {
  const before = lines[i - 1]?.text ?? '';
  return /[.)\]\d”"]$/.test(before) || /(?<!\S)(?:(?!https?:)\S)*https?:\S+$/.test(before);
}

/** Lines behind a word of ending in which entries would go on. */
const AHEAD = 30;

/** A line of an entry that happens to begin with such a word ("Appendix to: “On …”", "Tables of …"): entries begin behind it as before. */
function midEntry(lines: readonly Line[], i: number): boolean {
  const text = lines[i]?.text ?? '';
  if (text.length < 30) return false;
  let begun = 0;
  for (let k = i + 1; k < Math.min(lines.length, i + AHEAD); k += 1) {
    const words = (lines[k]?.text ?? '').replace(/^[[(]?\d{1,3}[\]).]\s{1,3}/, '');
    if (nameForm(words.slice(0, 200)) !== null && looksLikeEntry(`${words} ${lines[k + 1]?.text ?? ''}`)) begun += 1;
  }
  return begun >= 3;
}

/** A line within a numbered block which the next number follows: "Published online 2008." where an entry was broken. */
function countsOn(lines: readonly Line[], i: number): boolean {
  const { block } = lines[i] ?? {};
  if (block === undefined || block === null) return false;
  let at = i - 1;
  while (at >= 0 && lines[at]?.opens === false && lines[at]?.block === block) at -= 1;
  const first = lines[at];
  const number = first?.block === block ? numberOf(first) : Number.NaN;
  const next = lines.slice(i + 1, i + AHEAD).find(({ opens }) => opens);
  if (next !== undefined && numberOf(next) === number + 1) return true;
  // In the last entry, behind which nothing counts on, only what bears a year.
  const before = lines.slice(Math.max(0, at - AHEAD), Math.max(0, at)).findLast(({ opens }) => opens);
  return before !== undefined && numberOf(before) === number - 1 && dated(lines[i]?.text ?? '');
}

/** The number of a block's first line, counted by the program or typed. */
const numberOf = ({ block, text }: Line): number => Number(block?.label ?? /^[[(]?(\d{1,4})[\]).]/.exec(text)?.[1] ?? Number.NaN);

/** A figure caption or the like in the midst of a list: entries go on right after it. */
function returns(lines: readonly Line[], i: number): boolean {
  if (!/^(?:supplementary |extended data )?(?:fig|tab|abb|table|图|表|図|рис)/iu.test(lines[i]?.text ?? '')) return false;
  const next = lines.slice(i + 1, i + 9);
  return next.filter((line) => looksLikeEntry(line.text)).length * 2 > next.length;
}

function backToProse(lines: readonly Line[], i: number, count: number): number {
  let left = count;
  for (let k = i; k > 0; k -= 1) {
    const line = lines[k];
    if (line?.opens && line.text.length > 250 && !looksLikeEntry(line.text)) left -= 1;
    if (left === 0) return k;
  }
  return i;
}
