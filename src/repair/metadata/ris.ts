/**
 * Corrections as changes to a RIS record: the text behind the tag and nothing else. Authors stand one a line, so that a list
 * that grows or shrinks takes lines of the same tag with it; lines that the record holds twice (TI and T1, PY and DA) are
 * changed together, or it would contradict itself.
 */
import type { CslName } from '../../model/csl.ts';
import type { Entry } from '../../model/document.ts';
import { fold } from '../../text/fold.ts';
import type { Correction } from '../metadata.ts';
import type { Written } from './bibtex.ts';
import type { TextChange } from './changes.ts';
import { inMannerOf, keptPlaces } from './names.ts';

interface Line {
  readonly tag: string;
  /** Of the line itself, without its end. */
  readonly start: number;
  readonly end: number;
  /** Where the value begins. */
  readonly from: number;
  /** True when the next line goes on with it. */
  readonly continued: boolean;
}

const TAGS: Readonly<Record<Correction['field'], ReadonlySet<string>>> = {
  title: new Set(['TI', 'T1', 'CT']),
  author: new Set(['AU', 'A1']),
  'container-title': new Set(['T2', 'JO', 'JF', 'BT']),
  issued: new Set(['PY', 'Y1', 'DA']),
  DOI: new Set(['DO']),
  URL: new Set(['UR', 'L1', 'L2', 'LK']),
  volume: new Set(['VL', 'VO']),
  issue: new Set(['IS', 'CP']),
  page: new Set(['SP', 'EP']),
  edition: new Set(['ET']),
};
const TAG = /^([A-Z][A-Z0-9]) {0,2}- ?/;

function linesOf(raw: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < raw.length; ) {
    let stop = raw.indexOf('\n', start);
    if (stop < 0) stop = raw.length;
    const end = start + raw.slice(start, stop).trimEnd().length;
    const found = TAG.exec(raw.slice(start, end));
    if (found !== null) lines.push({ tag: found[1] ?? '', start, end, from: start + found[0].length, continued: false });
    else if (end > start) {
      const last = lines.at(-1);
      if (last !== undefined) lines[lines.length - 1] = { ...last, continued: true };
    }
    start = stop + 1;
  }
  return lines;
}

const nameOf = ({ family, given, suffix, literal, ...particles }: CslName): string => {
  if (family === undefined) return `${literal ?? given ?? ''},`;
  const last = [particles['dropping-particle'], particles['non-dropping-particle'], family].filter((part) => part !== undefined).join(' ');
  return [last, given, given === undefined ? undefined : suffix].filter((part) => part !== undefined).join(', ');
};

/** "Family, Given" apart. A name without a comma is a body, or one whose parts are not told. */
function nameRead(line: string): CslName {
  const [family = '', given = '', ...rest] = line.split(',').map((part) => part.trim());
  if (given === '') return { literal: family };
  return { family, given, ...(rest.length === 0 ? {} : { suffix: rest.join(' ') }) };
}

/** One correction as changes to the record's text (places within `entry.raw`). */
export function inRis(entry: Entry, correction: Correction): Written {
  const { raw } = entry;
  const all = linesOf(raw);
  const own = all.filter(({ tag, from, end }) => TAGS[correction.field].has(tag) && from < end);
  const [first] = own;
  if (first === undefined) return 'the record holds this field in an unusual place';
  if (own.some(({ continued }) => continued)) return 'the value goes on over several lines';
  const { value } = correction;
  const old = (line: Line): string => raw.slice(line.from, line.end);
  const put = (line: Line, text: string): TextChange[] => (text === old(line) ? [] : [{ start: line.from, end: line.end, text }]);
  if (value.kind === 'names') return names(raw, all, own, value.names);
  if (value.kind === 'date') {
    const before = /\d{4}/.exec(old(first))?.[0];
    const year = String(value.parts[0] ?? '');
    if (before === undefined) return 'the field does not hold a year';
    return own.flatMap((line) => (old(line).includes(before) ? put(line, dateIn(old(line), before, year, value.parts)) : []));
  }
  if (correction.field === 'DOI') {
    const cited = /10\.\d{4,9}(?:\.\d{1,9}){0,4}\/\S{1,300}/.exec(old(first))?.[0];
    return own.length > 1 || cited === undefined
      ? 'the field does not hold one bare DOI'
      : put(
          first,
          old(first).replace(cited, () => value.text),
        );
  }
  if (correction.field === 'page') return pagesIn(own, old, value.text, put);
  const same = own.filter((line) => fold(old(line)) === fold(old(first)));
  // A journal's short and long names stand in tags of their own; which of them is to become the recorded one is not told.
  if (same.length < own.length && correction.field === 'container-title') return 'the record names the journal in several ways';
  return same.flatMap((line) => put(line, value.text));
}

/** First and last page stand in lines of their own, or the first line holds both. */
function pagesIn(
  own: readonly Line[],
  old: (line: Line) => string,
  pages: string,
  put: (line: Line, text: string) => TextChange[],
): Written {
  const [first, last] = ['SP', 'EP'].map((tag) => own.filter((line) => line.tag === tag));
  const [start, end] = [first?.[0], last?.[0]];
  if (start === undefined || own.length > (end === undefined ? 1 : 2)) return 'the record holds the pages in an unusual place';
  const [from = pages, to] = pages.split('-');
  const dash = /[-–—]/.exec(old(start))?.[0];
  if (dash !== undefined) return end === undefined ? put(start, pages.replace('-', dash)) : 'the record holds the pages twice';
  if (end !== undefined && to === undefined) return 'the record gives the first page alone';
  return [...put(start, from), ...(end === undefined || to === undefined ? [] : put(end, to))];
}

/** `2018/03/05/` keeps its form: the year alone when the record gives no more. */
function dateIn(old: string, before: string, year: string, parts: readonly number[]): string {
  if (!/^\d{4}(?:[/-]\d{1,2})/.test(old)) return old.replace(before, year);
  const sign = old[4] ?? '/';
  const finer = parts.slice(1, 3).map((part) => String(part).padStart(2, '0'));
  return sign === '-' ? [year, ...finer].join('-') : `${[year, finer[0] ?? '', finer[1] ?? ''].join('/')}/${old.split('/')[3] ?? ''}`;
}

function names(raw: string, all: readonly Line[], own: readonly Line[], recorded: readonly CslName[]): Written {
  const [first] = own;
  const last = own.at(-1);
  if (first === undefined || last === undefined) return 'the record names no authors';
  const between = all.filter(({ start }) => start >= first.start && start <= last.start);
  if (between.length !== own.length || own.some(({ tag }) => tag !== first.tag)) return 'the authors do not stand together';
  const written = own.map((line) => raw.slice(line.from, line.end));
  const parsed = written.map(nameRead);
  const put = inMannerOf(parsed, recorded);
  const close = written.some((one) => /,\S/.test(one)) && !written.some((one) => /,\s/.test(one));
  const texts = keptPlaces(parsed, recorded).map((place, at) => {
    const text = nameOf(put[at] ?? {});
    return written[place] ?? (close ? text.replaceAll(', ', ',') : text);
  });
  const head = raw.slice(first.start, first.from);
  const end = raw.includes('\r\n') ? '\r\n' : '\n';
  const text = texts.join(`${end}${head}`);
  return text === raw.slice(first.from, last.end) ? [] : [{ start: first.from, end: last.end, text }];
}
