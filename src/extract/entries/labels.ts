/**
 * Lists whose entries bear labels: [1], (1), 1., 1), ¹, a bare number, [Ng24]. A label is believed for the row it stands
 * in: numbers must count up. A stray "[2]" or "12." inside an entry breaks no row and splits no entry.
 */
import { looksLikeEntry } from '../bibliography/likeness.ts';
import type { Line } from '../bibliography/lines.ts';
import { nameForm } from './starts.ts';

/** A place where an entry begins, and what its label says. */
export interface Labelled {
  readonly at: number;
  /** Where the words of the entry begin, behind the label. */
  readonly body: number;
  readonly label: string;
}

interface Shape {
  readonly name: string;
  readonly atLine: RegExp;
  /** The same label in mid-line, where entries were run together; null when too weak to look for. */
  readonly within: RegExp | null;
  /** What a row in this shape is worth beside one of another shape: the weaker the shape, the less. */
  readonly worth: number;
}

const SHAPES: readonly Shape[] = [
  {
    name: 'bracket',
    atLine: /^[[［【〔]\s?(\d{1,4})\s?[\]］】〕][.:]?\s*/u,
    within: /(?<=[\s.;,)\]])[[［]\s?(\d{1,4})\s?[\]］]\s*(?=\S)/gu,
    worth: 1,
  },
  { name: 'paren', atLine: /^[(（](\d{1,3})[)）]\s*/u, within: /(?<=[.;)\]]\s{1,3})\((\d{1,3})\)\s+(?=\p{Lu}|["“])/gu, worth: 1 },
  {
    name: 'dot',
    atLine: /^(\d{1,4})\s?\.(?:\s+|$|(?=\p{Lu}|["“«(\p{Lo}]))/u,
    within: /(?<=[.;)\]\p{L}\d/]\s{1,3})(\d{1,3})\.\s+(?=\p{Lu}|["“]|https?:)/gu,
    worth: 1,
  },
  { name: 'close', atLine: /^(\d{1,3})\)\s*/u, within: /(?<=[.;)\]]\s{1,3})(\d{1,3})\)\s+(?=\p{Lu}|["“])/gu, worth: 1 },
  { name: 'brace', atLine: /^\{(\d{1,3})\}\s*/u, within: null, worth: 1 },
  // The first cell of a row.
  { name: 'cell', atLine: /^(\d{1,4})\.?\s?\|\s{1,3}/u, within: null, worth: 1 },
  { name: 'angle', atLine: /^<(\d{1,3})>\s{1,3}/u, within: null, worth: 1 },
  { name: 'slash', atLine: /^\/(\d{1,3})\/\s*/u, within: /(?<=[.;)\]]\s{1,3})\/(\d{1,3})\/\s+(?=\p{Lu}|["“])/gu, worth: 1 },
  {
    name: 'bare',
    atLine:
      /^(\d{1,3})(?:\s+(?=[\p{Lu}\p{Lo}"“(]|(?:\p{Ll}{1,4} ){1,2}\p{Lu}|https?:|(?:ibid(?:em)?|ebd|ebenda|id|idem|ivi|op|loc|tamże|там|см)(?!\p{L}))|$|(?=\p{Lu}\.|\p{Lu}\p{Ll}))/u,
    within: null,
    worth: 0.9,
  },
  { name: 'stroke', atLine: /^(\d{1,3})(?:\/|\s?[-–—])\s{1,3}(?=[\p{Lu}\p{Lo}"“«])/u, within: null, worth: 0.95 },
  {
    // A word or a letter in front of the number: "Ref. 11:", "Lit. 3 " on a margin of its own, "[S3]", "R7.", "(A2)".
    name: 'word',
    atLine:
      /^(?:(?:ref(?:erence)?s?|source|quelle|lit|nr|no|entry|item|study)\.?\s?#?(?=\d)|#|[[(]?[A-Z]{1,3}-?(?=\d{1,3}(?:[\])]|[.:)]\s)))(\d{1,3})(?:[\]).:]{1,2}\s*|(?<=^#\d{1,3})\s{1,3}|(?<=^[a-z]{2,9}\.?\s?#?\d{1,3})\s{1,3}(?=[^\d\s]))/iu,
    within: null,
    worth: 0.95,
  },
  { name: 'letter', atLine: /^\(?([a-z])[.)]\s+(?=[\p{Lu}"“])/u, within: null, worth: 0.9 },
  { name: 'superscript', atLine: /^([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})\s*/u, within: null, worth: 1 },
];

const KEY = /^\[(?=[^\]]{0,40}\p{L})([\p{L}\d][\p{L}\d+&.,:'’*∗\s/–-]{0,39})\]\s*/u;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function numberOf(text: string): number {
  if (/^[a-z]$/.test(text)) return text.charCodeAt(0) - 96;
  return Number(/^\d/.test(text) ? text : [...text].map((digit) => SUPERSCRIPTS.indexOf(digit)).join(''));
}

interface Candidate extends Labelled {
  readonly value: number;
  readonly atLineStart: boolean;
}

/** What stands before the number of a label. */
const wordBefore = ([whole, label = '']: RegExpExecArray): string => whole.slice(0, whole.indexOf(label)).toLowerCase();

/** The letters that belong to the label, "S" of "[S3]"; empty for a word, "Ref. 3". */
const lettersBefore = ([whole, label = '']: RegExpExecArray): string =>
  /^[[(]?([A-Z]{1,3}-?)$/.exec(whole.slice(0, whole.indexOf(label)))?.[1] ?? '';

function candidates(lines: readonly Line[], shape: Shape): Candidate[] {
  const found: Candidate[] = [];
  let word: string | null = null;
  for (const line of lines) {
    const head = shape.atLine.exec(line.text);
    if (head?.[1] !== undefined && shape.name === 'word') {
      // One word stands in front of all; "[AB01]", "[Cla03]" are keys, whose numbers are years.
      word ??= wordBefore(head);
      if (word !== wordBefore(head) || /^0/.test(head[1])) continue;
    }
    if (head?.[1] !== undefined)
      found.push({
        at: line.start,
        body: line.start + head[0].length,
        label: `${shape.name === 'word' ? lettersBefore(head) : ''}${head[1]}`,
        value: numberOf(head[1]),
        atLineStart: true,
      });
    if (shape.within === null || line.text.length < 60) continue;
    for (const inner of line.text.matchAll(shape.within)) {
      if (inner.index === 0 || inner[1] === undefined) continue;
      const at = line.start + inner.index;
      found.push({ at, body: at + inner[0].length, label: inner[1], value: numberOf(inner[1]), atLineStart: false });
    }
  }
  return found;
}

/** The best row of labels that count up, allowing gaps of up to nine and a new start at 1. Linear in the number of candidates. */
function bestRow(found: readonly Candidate[]): { row: Candidate[]; score: number } {
  const score: number[] = [];
  const before: number[] = [];
  const endingIn = new Map<number, number>();
  let best = -1;
  let bestLong = -1;
  found.forEach((candidate, i) => {
    let top = 0;
    let from = -1;
    const consider = (j: number | undefined, cost: number) => {
      if (j !== undefined && (score[j] ?? 0) - cost > top) {
        top = (score[j] ?? 0) - cost;
        from = j;
      }
    };
    consider(endingIn.get(candidate.value - 1), 0);
    consider(endingIn.get(candidate.value - 2), 0.6);
    for (let gap = 3; gap <= 10; gap += 1) consider(endingIn.get(candidate.value - gap), 0.8 + gap * 0.1);
    if (candidate.value === 1 && bestLong >= 0 && candidate.atLineStart) consider(bestLong, 1.5);
    score[i] = top + (candidate.atLineStart ? 1 : 0.85);
    before[i] = from;
    const rival = endingIn.get(candidate.value);
    if (rival === undefined || (score[rival] ?? 0) < (score[i] ?? 0)) endingIn.set(candidate.value, i);
    if (best === -1 || (score[i] ?? 0) > (score[best] ?? 0)) best = i;
    if ((score[i] ?? 0) >= 3 && (bestLong === -1 || (score[i] ?? 0) >= (score[bestLong] ?? 0))) bestLong = i;
  });
  const row: Candidate[] = [];
  for (let i = best; i >= 0; i = before[i] ?? -1) {
    const candidate = found[i];
    if (candidate) row.unshift(candidate);
  }
  return { row, score: best === -1 ? 0 : (score[best] ?? 0) };
}

/** Numbered places in reading order, or null when no believable row of numbers runs through the lines. */
export function numberedRow(lines: readonly Line[]): { shape: string; row: Labelled[] } | null {
  let best: { shape: string; row: Candidate[]; score: number } | null = null;
  for (const shape of SHAPES) {
    const { row, score } = bestRow(candidates(lines, shape));
    const worth = score * shape.worth;
    if (row.length >= 2 && (best === null || worth > best.score)) best = { shape: shape.name, row, score: worth };
  }
  if (best === null) return null;
  const first = best.row[0];
  const characters = (lines.at(-1)?.end ?? 0) - (lines[0]?.start ?? 0);
  if (first === undefined) return null;
  const lead = lines.filter((line) => line.start < first.at).length;
  const perEntry = characters / best.row.length;
  // A row is believed when it opens the list and its entries have the size of entries.
  if (best.row.length < 3 && (first.value !== 1 || perEntry > 900)) return null;
  if (perEntry > 1600 || (lead > 6 && lead > best.row.length)) return null;
  if (best.shape === 'bare' && first.value > 1 && lead > 0) return null;
  return { shape: best.shape, row: best.row };
}

/** A sign in front of every entry that counts nothing. */
const BULLET = /^([•▪◦‣●○■□▸►➤✓·∙*+–—-])\s{1,8}(?=\S)/u;

/** The sign of a row behind words that announce it and are no entry: "Required reading:", "• Marsh …". */
function signBehind(lines: readonly Line[]): string | undefined {
  const from = lines.findIndex(({ text }) => BULLET.test(text));
  const lead = lines.slice(0, Math.max(0, from));
  return from > 0 && from <= MOST_LEAD && !lead.some(({ text }) => looksLikeEntry(text) || text.length > 90)
    ? BULLET.exec(lines[from]?.text ?? '')?.[1]
    : undefined;
}
const MOST_LEAD = 4;

/** Where each entry begins with the same sign, "•", "*", "-"; null when fewer than three do that are no items, or other lines than entries begin with it. */
export function bulletedRow(lines: readonly Line[]): { readonly at: number; readonly body: number; readonly label: null }[] | null {
  const sign = BULLET.exec(lines[0]?.text ?? '')?.[1] ?? signBehind(lines);
  if (sign === undefined) return null;
  const row = lines.flatMap((line) => {
    const found = BULLET.exec(line.text);
    return found?.[1] === sign ? [{ at: line.start, body: line.start + found[0].length, label: null }] : [];
  });
  // Some mark a few of their entries so ("* included in the analysis"): then others begin without it.
  const others = lines.filter((line, i) => {
    if (BULLET.test(line.text) || nameForm(line.text.slice(0, 200)) === null) return false;
    return /[.)\d]$/.test(lines[i - 1]?.text ?? '') && looksLikeEntry(`${line.text} ${lines[i + 1]?.text ?? ''}`);
  }).length;
  const fair = (lines.at(-1)?.end ?? 0) - (lines[0]?.start ?? 0) <= row.length * 700;
  // Where the reader made an item of each, one is enough.
  const items = lines.filter(({ opens }) => opens).every(({ kind, text }) => kind === 'item' && BULLET.test(text));
  return (row.length >= 3 || (items && row.length > 0)) && fair && others <= row.length * 0.25 ? row : null;
}

/** Entries labelled with letters, [Ng24], [AMM]; null when fewer than three, or fewer than a fifth of the lines that open. */
export function keyedRow(lines: readonly Line[]): Labelled[] | null {
  const row: Labelled[] = [];
  for (const line of lines) {
    const found = KEY.exec(line.text);
    if (
      found?.[1] !== undefined &&
      !/^(?:online|in|eds?|hrsg|accessed|cited|ger|available|pubmed|crossref|medline|preprint|hep|arxiv(?!(?:-\d{1,2})?$)|sic)\b/i.test(
        found[1],
      )
    )
      row.push({ at: line.start, body: line.start + found[0].length, label: found[1].trim() });
  }
  return row.length >= 2 && lines[0] !== undefined && (row[0]?.at ?? 0) - lines[0].start < 300 && row.length * 8 >= lines.length
    ? row
    : null;
}
