/**
 * Sentences in a small text that cite the entries beside them: "Salt was dear (Quill, 2004)." above "Quill, N. (2004). Salt roads." Where nothing
 * announces the list, each paragraph has a year and may look like an entry of it; what names the head of another and its year, or its
 * number, and says nothing of its own that an entry would, is the text.
 */
import { fold } from '../../text/fold.ts';
import { dated, likeness } from './likeness.ts';
import type { Line } from './lines.ts';

/** Paragraphs of a text that is looked at so: longer ones have headings. */
const MOST = 60;
/** Letters at the head of an entry in which its author stands. */
const HEAD = 60;

const NAME_YEAR =
  /(\p{Lu}[\p{L}\p{M}’'-]{1,30})(?:\set\sal\.?|(?:\s(?:and|und|et|y)|\s?&)\s\p{Lu}[\p{L}\p{M}’'-]{1,30})?(?:,?\s[([]?|[([])((?:1[5-9]|20)\d{2})[a-z]?[)\];,]/gu;
/** A label as a mark: "[1]", "[2, 3]", "[S1]", "(#1)", "(1)", "¹". */
const NUMBER = /[[(]#?([\p{L}\d+]{1,6})(?:\s?[,;–-]\s?[\p{L}\d+]{1,6}){0,9}[\])]|(?<=[\p{L}.,;:!?”"])([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2})/gu;
/** The same at the head of an entry. */
const LABEL = /^(?:\[([\p{L}\d+]{1,6})\]|\((\d{1,3}|[a-z])\)|(\d{1,3})[\]).]|#(\d{1,3})[.:]?|([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}))\s?(?=\S)/u;
/** A short line between the text and the list: a heading of some kind, the end of a letter. */
const SHORT = 60;

interface Paragraph {
  readonly lines: readonly Line[];
  readonly text: string;
  readonly label: string | null;
}

/** The lines without such sentences, and without the short lines between them and the first entry; all of them where nothing cites so. */
export function withoutCiting(lines: readonly Line[]): readonly Line[] {
  const all = paragraphs(lines);
  if (all.length < 2 || all.length > MOST) return lines;
  const citing = new Set(all.filter((one) => cites(one, all)));
  if (citing.size === 0 || citing.size === all.length) return lines;
  const first = all.findIndex((one) => !citing.has(one) && (one.label !== null || (dated(one.text) && likeness(one.text) >= 1.5)));
  const last = all.findLastIndex((one, i) => i < first && citing.has(one));
  const kept = all.filter((one, i) => {
    if (citing.has(one)) return false;
    // In front of the list nothing is an entry but what looks like one.
    return last < 0 || i >= first || one.text.length > SHORT;
  });
  return kept.flatMap((one) => one.lines);
}

function paragraphs(lines: readonly Line[]): Paragraph[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    // In a list without blank lines each line that begins with a number or is counted opens an entry.
    if (line.opens || last === undefined || labelOf(line) !== null || line.kind === 'reference') groups.push([line]);
    else last.push(line);
  }
  return groups.map((own) => ({
    lines: own,
    text: own.map(({ text }) => text).join(' '),
    label: own[0] === undefined ? null : labelOf(own[0]),
  }));
}

function labelOf({ text, block, opens }: Line): string | null {
  const printed = LABEL.exec(text)
    ?.slice(1)
    .find((label) => label !== undefined);
  return (printed ?? (opens ? /^[[(]?([\p{L}\d+]{1,6})[\]).]?$/u.exec(block?.label ?? '')?.[1] : undefined))?.normalize('NFKC') ?? null;
}

/** Whether a paragraph names another of them by its author and year, or by its number, and is no entry itself without that. */
function cites(one: Paragraph, all: readonly Paragraph[]): boolean {
  if (one.label !== null) return false;
  const others = all.filter((other) => other !== one);
  const heads = others.map(({ text }) => ({ head: fold(text.slice(0, HEAD)), text }));
  const labels = new Set(others.flatMap(({ label }) => label ?? []));
  const named = [...one.text.matchAll(NAME_YEAR)].some(([, name = '', year = '']) => {
    const family = fold(name);
    return heads.some(({ head, text }) => head.startsWith(family) && text.includes(year));
  });
  const counted = [...one.text.matchAll(NUMBER)].some(([, square, raised]) => labels.has(square ?? (raised ?? '').normalize('NFKC')));
  return (named || counted) && likeness(one.text.replace(NAME_YEAR, ' ').replace(NUMBER, ' ')) < 1.5;
}
