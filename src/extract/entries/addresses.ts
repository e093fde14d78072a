/**
 * Lists of nothing but addresses, one a line: each is an entry of its own. Among other entries a line that is an address goes on the one
 * before it, which is decided elsewhere, but for those at the very end of the list that are works of their own.
 */
import type { Line } from '../bibliography/lines.ts';
import type { Piece } from './piece.ts';

const ADDRESS = /^(?:https?:\/\/|www\.)[^\s<>]{4,600}$/iu;

/** True for one address and nothing else. */
export const isAddress = (words: string): boolean => ADDRESS.test(words.trim());

/** True for a DOI and nothing else, with its address or its name in front: it belongs to the entry above it. */
export const isDoi = (words: string): boolean =>
  /^(?:DOI:?\s{0,3})?(?:https?:\/\/(?:(?:dx|www)\.)?doi\.org\/)?10\.\d{4,9}\/[^\s<>]{1,200}$/iu.test(words.trim());

const HAS_DOI = /(?<![\d.])10\.\d{4,9}\//;

/** Whether a line is the DOI of the entry whose lines stand before it, which has none yet. */
export const isDoiOf = (words: string, before: readonly { readonly text: string }[]): boolean =>
  isDoi(words) && before.length > 0 && !before.some(({ text }) => HAS_DOI.test(text));

/** Where each address begins, with the number that the reader took off it; null when another line stands among them. */
export function addressRow(lines: readonly Line[]): { readonly at: number; readonly body: number; readonly label: string | null }[] | null {
  if (lines.length < 2 || !lines.every(({ text }) => isAddress(text))) return null;
  return lines.map(({ start, opens, block }) => ({
    at: start,
    body: start,
    label: (opens ? /^[[(]?(\d{1,3})[\]).]?$/.exec(block?.label ?? '')?.[1] : undefined) ?? null,
  }));
}

/** A resolver's address stands for the entry before it. */
const RESOLVED = /doi\.org|\/10\.\d{4}/i;
/** Where an entry is over, and does not lead to an address. */
const OVER = /[.)\]”"»?!\d]$/u;
const LEADING = /(?:available|retrieved|accessed|abgerufen|verfügbar|disponible|disponível|online|url)[^.]{0,30}$/iu;

/**
 * Entries with the addresses behind the last of them as entries of their own: a page that was only copied in. Where any other entry has its
 * address in a line below it, that of the last entry is its own, and so it may be where lines are broken: there a blank line must part them.
 */
export function withLastAddresses(pieces: Piece[], lines: readonly Line[]): Piece[] {
  const last = pieces.at(-1);
  const from = lines.findLastIndex(({ text }) => !isAddress(text)) + 1;
  const [first, before] = [lines[from], lines[from - 1]];
  if (last === undefined || last.label !== null || first === undefined || before === undefined || pieces.length < 2) return pieces;
  const [rest, row] = [lines.slice(0, from), lines.slice(from)];
  if (rest.some(({ text }) => isAddress(text)) || row.some(({ text }) => RESOLVED.test(text))) return pieces;
  if (before.start < last.span.start || !OVER.test(before.text) || LEADING.test(before.text)) return pieces;
  const opening = new Set(rest.filter(({ opens }) => opens).map(({ start }) => start));
  const parted = first.opens && pieces.every(({ span }) => opening.has(span.start));
  if (!parted && rest.length !== pieces.length) return pieces;
  const own = row.map(({ start, end }) => ({ span: { start, end }, body: start, label: null }));
  return [...pieces.slice(0, -1), { ...last, span: { start: last.span.start, end: before.end } }, ...own];
}
