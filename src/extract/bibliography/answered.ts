/**
 * Few lines at the very end of a text to which the text above points by their labels, as answers, mails and posts have them: "[1] Ng and Silva
 * 2019", "¹ …", "[S2] …", "#3 …", "[b] …".
 */
import { dated, soundsLikeProse } from './likeness.ts';
import type { Line, List } from './lines.ts';

const KINDS: ReadonlySet<string> = new Set(['paragraph', 'item', 'quote']);
/** A label in one of the forms that count: its letters, and its number. */
const LABELLED =
  /^(?:\[((?:[A-Z]{1,2}-?)?)(\d{1,2})\]\s{1,3}|\((\d{1,2})\)\s{1,3}|#(\d{1,2})[.:]?\s{1,3}|([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2})\s{0,3}|\[([a-h])\]\s{1,3})(?=\S)/u;
const LONGEST_LINE = 400;

interface Label {
  readonly number: number;
  /** As the text above prints it. */
  readonly marks: readonly string[];
}

/** The label a line begins with, or a number that the reader took off it; null when it has none. */
function labelOf({ text, block }: Line): Label | null {
  const taken = /^[[(]?(\d{1,2})[\]).]?$/.exec(block?.label ?? '')?.[1];
  if (taken !== undefined) return { number: Number(taken), marks: [`[${taken}]`] };
  const [whole, letters = '', square, round, hash, raised, letter] = LABELLED.exec(text) ?? [];
  if (whole === undefined) return null;
  if (letter !== undefined) return { number: letter.charCodeAt(0) - 96, marks: [`[${letter}]`] };
  const number = square ?? round ?? hash ?? raised?.normalize('NFKC') ?? '';
  return { number: Number(number), marks: square === undefined ? [whole.trim().replace(/[.:]$/, '')] : [`[${letters}${number}]`] };
}

/** The number a line begins with, "[3]", or that the reader took off it; null when it has none. */
export function numberOf(line: Line): number | null {
  const label = labelOf(line);
  return label?.marks[0] === `[${label?.number}]` ? label.number : null;
}

const cites = ({ text }: Line): boolean => text.length < LONGEST_LINE && dated(text) && !soundsLikeProse(text);

/** Too short for the look of an entry, such lines need a year or an identifier, and the marks above say what they are. They count from one on. */
export function answered(lines: readonly Line[]): List[] {
  let from = lines.length;
  for (let line = lines[from - 1]; line !== undefined && labelOf(line) !== null; line = lines[from - 1]) from -= 1;
  const body = lines.slice(from);
  const labels = body.map(labelOf);
  const counts = labels.every((label, i) => label?.number === i + 1);
  if (body.length < 2 || !counts || !body.every((line) => KINDS.has(line.kind) && cites(line))) return [];
  const above = lines.slice(0, from).map(({ text }) => text);
  const pointed = labels.filter((label) => label?.marks.some((mark) => above.some((text) => text.includes(mark)))).length;
  return pointed >= body.length * 0.5 ? [{ found: 'loose', marked: false, heading: null, lines: body }] : [];
}

/** A label of words: "[Arxiv] ", "[Glasverlag-2] ". */
const KEYED = /^\[(\p{Lu}[\p{L}\p{N}.&+ -]{1,30})\]:?\s{1,3}(?=\S)/u;
const keyOf = ({ text }: Line): string | undefined => KEYED.exec(text)?.[1];

/** The same by keys of words, each its own: the text above points to every one, since a word in brackets may be anything. */
export function answeredByKeys(lines: readonly Line[]): List[] {
  let from = lines.length;
  for (let line = lines[from - 1]; line !== undefined && keyOf(line) !== undefined; line = lines[from - 1]) from -= 1;
  const body = lines.slice(from);
  const keys = new Set(body.map(keyOf));
  const above = lines.slice(0, from).map(({ text }) => text);
  const pointed = [...keys].every((key) => above.some((text) => text.includes(`[${key}]`)));
  return body.length > 1 && keys.size === body.length && pointed && body.every((line) => KINDS.has(line.kind) && cites(line))
    ? [{ found: 'loose', marked: false, heading: null, lines: body }]
    : [];
}

/** "Marsh et al. (2019) – “Salt and reefs”, Reef Letters": names, a year, and a title in quotation marks at the head of a point. */
const NAMED_POINT =
  /^[•*–-]?\s?\p{Lu}[^()\d"“«„]{1,80}\s\((?:19|20)\d\d[a-z]?\)\s?[.:,–—-]{0,2}\s?["“«„](?=\p{Lu})[^"“”»\n]{15,250}["“”»]/u;

/** The points of an answer where each names a work in that form, whatever sentences stand around them. */
export function namedPoints(lines: readonly Line[]): List[] {
  const opening = lines.filter(({ kind, opens }) => kind === 'item' && opens);
  if (opening.length < 2 || !opening.every(({ text }) => NAMED_POINT.test(text))) return [];
  return [{ found: 'loose', marked: false, heading: null, lines: lines.filter(({ kind }) => kind === 'item') }];
}
