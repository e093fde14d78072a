/**
 * Lists without labels: where one entry ends and the next begins is told by many small signs, none of them sure. Every
 * place where an entry might begin is weighed, and the division of the whole list with the highest sum is taken, so that a
 * doubtful place is settled by its neighbours: an entry has a date, a fair length, and in a sorted list the next name.
 */

import { dated } from '../bibliography/likeness.ts';
import type { Line } from '../bibliography/lines.ts';
import { isDitto } from './ditto.ts';
import { isSentence } from './notes.ts';
import { nameForm, type Place, type Sign, signsAt, sortWord } from './starts.ts';

/** What each sign weighs; positive speaks for a beginning. */
const WEIGHTS: Readonly<Record<Sign, number>> = {
  opens: 2.5,
  blank: 0.5,
  'family, initial': 2,
  'family, given': 1.6,
  'initial family': 1.5,
  'family initials': 2,
  'given family': 1.2,
  'name without case': 1.8,
  ditto: 3,
  'group author': 1,
  'title and date': 1.6,
  'quoted title': 0.6,
  'lower case': -3,
  digit: -2.5,
  'other mark': -1.5,
  continues: -2,
  'before: closed': 0.7,
  'before: stop': 0.7,
  'before: open': -2,
  'before: initial': -1.2,
  'before: hyphen': -4,
  'before: short': 1.8,
  'before: long': -0.6,
  'before: doi': 0.8,
  'year soon': 0.3,
  'two years': -0.5,
  'after: year': 0.7,
  'mid-line': -1,
  'keeps order': 1,
  'breaks order': -1.5,
  'short line': -0.5,
  'before: year or page': 0.5,
  capital: 0,
  'comma soon': 0.2,
  'name and form of list': 0.8,
  label: 1.2,
};
const BIAS = -2.2;
/** What a paragraph of its own that is no part of an entry weighs. */
const APART = 5;
const UNDATED = -1.8;
const TINY = -1.5;
const UNTITLED = -2.5;
/** A name's end and a year: "J. (2017).", "Jurafsky. 2002.", "et al. (2020)". */
const ENDS_NAMED = /\p{L}\.\s{1,3}\(?(?:1[5-9]|20)\d{2}[a-z]?\)?[.,:]?$/u;
const LONGEST = 40;

/** Where an entry may begin: text offsets. */
export interface Start {
  readonly at: number;
  /** Sum of the signs; above 0 speaks for a beginning. */
  readonly score: number;
}

interface Spot extends Place {
  readonly at: number;
  readonly line: number;
  /** A paragraph that says something, or a heading over some of the works: no part of the entry before it, whatever it looks like. */
  readonly apart: boolean;
}

/** A place in mid-line: a sentence is over and a name follows. Only looked for in long lines. */
const INNER = /(?<=[.)\]\d;>”"]\s{1,3})(?=[\p{Lu}—–]|(?:de|van|von|le|la|du|di|da|den|der|del|ten|ter|el|al)\s\p{Lu})/gu;

function spotsOf(lines: readonly Line[]): Spot[] {
  const lengths = lines.map((line) => line.text.length).sort((a, b) => a - b);
  const full = lengths[Math.floor(lengths.length * 0.85)] ?? 0;
  const hard = lines.length > 3 && full < 160;
  const spots: Spot[] = [];
  lines.forEach((line, i) => {
    const next = lines[i + 1]?.text ?? '';
    const previous = lines[i - 1]?.text ?? '';
    const fill = hard && i > 0 && full > 0 ? previous.length / full : null;
    spots.push({
      at: line.start,
      line: i,
      text: hard ? `${line.text} ${next}` : line.text,
      before: previous,
      opens: line.opens && !hard,
      midLine: false,
      fill,
      apart: line.opens && isApart(line, lines, i),
    });
    if (line.text.length < 220) return;
    for (const inner of line.text.matchAll(INNER)) {
      const text = line.text.slice(inner.index, inner.index + 260);
      if (nameForm(text.slice(0, 200)) === null && !isDitto(text)) continue;
      const before = line.text.slice(Math.max(0, inner.index - 80), inner.index).trimEnd();
      spots.push({ at: line.start + inner.index, line: i, text, before, opens: false, midLine: true, fill: null, apart: false });
    }
  });
  return spots;
}

/** "Roe 2010": what a study is called, in a heading above where it was published. */
const NAMED_STUDY = /(?:1[5-9]|20)\d{2}[a-z]?$/;

/** Whether a paragraph says something, or is the heading of a part and names nobody. */
function isApart(line: Line, lines: readonly Line[], at: number): boolean {
  if (line.kind === 'heading') return nameForm(line.text) === null && !NAMED_STUDY.test(line.text);
  let to = at + 1;
  while (to < lines.length && lines[to]?.opens === false) to += 1;
  return isSentence(
    lines
      .slice(at, to)
      .map(({ text }) => text)
      .join(' '),
  );
}

/** Beginnings of entries in reading order. The first piece of text always begins one. */
export function unlabelledStarts(lines: readonly Line[], text: string): Start[] {
  const spots = spotsOf(lines);
  if (spots.length === 0) return [];
  const signs = spots.map((spot) => signsAt(spot));
  const base = signs.map((list, i) => {
    if (spots[i]?.apart) return APART;
    // Such a paragraph is whole: what opens behind it begins something too.
    const from = spots[i - 1]?.apart && lines[spots[i]?.line ?? 0]?.opens ? BIAS + APART : BIAS;
    return list.reduce((sum, sign) => sum + WEIGHTS[sign], from);
  });
  const forms = new Map<string, number>();
  spots.forEach((spot, i) => {
    if ((base[i] ?? 0) < 1) return;
    const form = nameForm(spot.text.slice(0, 200));
    if (form !== null) forms.set(form, (forms.get(form) ?? 0) + 1);
  });
  const usual = [...forms].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  const scores = base.map((score, i) =>
    usual !== null && (signs[i] ?? []).includes(usual as Sign) ? score + WEIGHTS['name and form of list'] : score,
  );
  const words = spots.map((spot) => sortWord(spot.text));
  const sorted = isSorted(words.filter((word, i) => (scores[i] ?? 0) > 1.5 && word !== ''));
  const end = lines.at(-1)?.end ?? 0;
  const first = division(spots, scores, words, sorted, text, end);
  const habit = habitOf(first, text, end);
  if (habit === null) return first;
  const again = scores.map((score, i) => {
    const at = spots[i]?.at ?? 0;
    return score > HOPELESS && !habit.test(headAt(text, at, end)) && !isDitto(spots[i]?.text ?? '') ? score + UNLIKE_OTHERS : score;
  });
  return division(spots, again, words, sorted, text, end);
}

/** How the heads of entries go in lists of one style: names and then the year, with or without brackets. */
const HABITS: readonly RegExp[] = [
  /^[^\d()]{3,400}(?:\([Ee]ds?\.?\)[.,]?\s|\(Hrsg\.\)[.,:]?\s)?\((?:(?:1[5-9]|20)\d{2}[a-z]?(?!\d)|n\.d|in press|forthcoming)/u,
  /^[^\d()]{3,400}(?:\([Ee]ds?\.?\)[.,]?\s|\(Hrsg\.\)[.,:]?\s)?(?:(?:1[5-9]|20)\d{2}[a-z]?|\(?n\.\s?d\.?\)?)[.,:)]/u,
];
/** Entries of a list of which a habit is believed, and the share that must have it. */
const MANY = 6;
const NEARLY_ALL = 0.85;
const UNLIKE_OTHERS = -1.6;
const HOPELESS = -4;

function headAt(text: string, at: number, end: number): string {
  return text.slice(at, Math.min(end, at + 480)).replace(/\s+/g, ' ');
}

/** What nearly all entries have at their heads, as the first division shows it; null where they have nothing in common. */
function habitOf(starts: readonly Start[], text: string, end: number): RegExp | null {
  if (starts.length < MANY) return null;
  const heads = starts.map(({ at }, i) => headAt(text, at, starts[i + 1]?.at ?? end));
  return HABITS.find((habit) => heads.filter((head) => habit.test(head)).length >= heads.length * NEARLY_ALL) ?? null;
}

function isSorted(words: readonly string[]): boolean {
  let kept = 0;
  for (let i = 1; i < words.length; i += 1) if ((words[i - 1] ?? '') <= (words[i] ?? '')) kept += 1;
  return words.length >= 4 && kept / (words.length - 1) >= 0.75;
}

/** The division with the highest sum: dynamic programming over places, each entry at most `LONGEST` places long. */
function division(
  spots: readonly Spot[],
  scores: readonly number[],
  words: readonly string[],
  sorted: boolean,
  text: string,
  end: number,
): Start[] {
  const total: number[] = new Array(spots.length + 1).fill(Number.NEGATIVE_INFINITY);
  const from: number[] = new Array(spots.length + 1).fill(-1);
  total[0] = 0;
  const hasDate = spots.map((spot, i) => dated(text.slice(spot.at, spots[i + 1]?.at ?? end)));
  for (let i = 0; i < spots.length; i += 1) {
    const sum = total[i];
    if (sum === undefined || sum === Number.NEGATIVE_INFINITY) continue;
    const here = sum + (i === 0 ? 0 : (scores[i] ?? 0));
    let date = false;
    for (let j = i + 1; j <= Math.min(spots.length, i + LONGEST); j += 1) {
      date ||= hasDate[j - 1] ?? false;
      const stop = spots[j]?.at ?? end;
      const length = stop - (spots[i]?.at ?? 0);
      let value =
        here + (date ? 0 : UNDATED) + (length < (isDitto(spots[i]?.text ?? '') ? 15 : 35) ? TINY : 0) - Math.max(0, length - 900) / 300;
      if (length < 420 && namesAlone(text, spots[i]?.at ?? 0, stop)) value += UNTITLED;
      if (sorted && j < spots.length) value += order(words[i] ?? '', words[j] ?? '', spots[j]);
      if (value > (total[j] ?? Number.NEGATIVE_INFINITY)) {
        total[j] = value;
        from[j] = i;
      }
    }
  }
  const starts: Start[] = [];
  for (let j = from[spots.length] ?? -1; j >= 0; j = from[j] ?? -1) starts.unshift({ at: spots[j]?.at ?? 0, score: scores[j] ?? 0 });
  return starts;
}

/** Names and a year, and nothing that they could have written: "Gupta, S., & Malik, J. (2017)." The rest follows on the next line. */
function namesAlone(text: string, from: number, to: number): boolean {
  if (!ENDS_NAMED.test(text.slice(Math.max(from, to - 24), to).trimEnd())) return false;
  const names = text
    .slice(from, to)
    .replace(/\s+/g, ' ')
    .replace(/\s?\(?\d{4}[a-z]?\)?[.,:]?\s?$/, '');
  if (/[\d“"«:?!]|\p{Ll}{3}\. /u.test(names)) return false;
  const parts = names.split(/[,;&…]|\s(?:and|und|et|y|e|with)\s/u);
  return parts.every((part) => {
    const words = part.trim().split(/[\s-]/);
    return words.length <= 5 && words.every((word) => /^(?:\p{Lu}|\p{Ll}{1,3}$|al\.|others|$|['’(.])/u.test(word));
  });
}

function order(before: string, here: string, spot: Spot | undefined): number {
  if (spot === undefined || isDitto(spot.text) || before === '' || here === '') return 0;
  const [a, b] = [before.slice(0, 4), here.slice(0, 4)];
  if (a > b) return WEIGHTS['breaks order'];
  return WEIGHTS['keeps order'] * (here.charCodeAt(0) - before.charCodeAt(0) <= 3 ? 1 : 0);
}
