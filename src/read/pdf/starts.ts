/**
 * Where entries without labels begin, as the layout tells: hanging indents, first lines set in, or wider gaps. Null where it does not
 * tell, so that nothing is cut by guess. Values are empty: there is no label.
 */
import { endsSentence, stopsShort } from './blocks.ts';
import type { Body } from './body.ts';
import type { Line } from './lines.ts';

/** Starts by indent: all lines but the first of an entry are set in, or only the first is. */
export function indentStarts(lines: readonly Line[]): Map<number, string> | null {
  const indents = relativeIndents(lines);
  const deep = indents.filter((indent) => indent > 0.6 && indent < 7).sort((a, b) => a - b);
  const usual = deep[Math.floor(deep.length / 2)] ?? 0;
  const at = (indent: number): 'out' | 'in' | 'other' => (indent < 0.5 ? 'out' : Math.abs(indent - usual) < 0.6 ? 'in' : 'other');
  const kinds = indents.map(at);
  const inner = kinds.filter((kind) => kind === 'in').length;
  const outer = kinds.filter((kind) => kind === 'out').length;
  if (inner < 2 || outer < 2 || inner < lines.length * 0.12 || outer < lines.length * 0.08 || inner + outer < lines.length * 0.8)
    return null;
  const ended = (index: number): boolean => {
    const last = lines[index - 1];
    const line = lines[index];
    return last === undefined || line === undefined || endsSentence(last) || stopsShort(last, line) || /[\d/]$/.test(last.text);
  };
  const share = (kind: 'out' | 'in'): number => {
    const places = kinds.flatMap((own, index) => (own === kind ? [index] : []));
    return places.filter(ended).length / Math.max(places.length, 1);
  };
  // Who starts entries: the lines at the margin, or those set in? The very first line starts one.
  const hanging = share('out') + (kinds[0] === 'out' ? 0.15 : 0);
  const indented = share('in') + (kinds[0] === 'in' ? 0.15 : 0);
  if (Math.max(hanging, indented) < 0.6) return null;
  const first = hanging >= indented ? 'out' : 'in';
  const starts = new Map<number, string>();
  kinds.forEach((kind, index) => {
    if (kind === first || index === 0) starts.set(index, '');
  });
  return starts;
}

/** Lines of an entry that may stand alone on the next page, where they stand as far in as those on the page before. */
const REST = 8;

/** Indents in ems. A column that holds only set-in lines borrows the margin of the column before. */
function relativeIndents(lines: readonly Line[]): number[] {
  const margins = new Map<number, number>();
  const offsets: number[] = [];
  let column = -1;
  let own: Line[] = [];
  const columns: Line[][] = [];
  for (const line of lines) {
    if (line.column !== column) {
      own = [];
      columns.push(own);
      column = line.column;
    }
    own.push(line);
  }
  let usual = 0;
  // Where the lines that are set in stand in the column before.
  let inner = Number.NaN;
  let depth = Number.NaN;
  for (const group of columns) {
    const xs = group.map((line) => line.x);
    const left = Math.min(...xs);
    const spread = Math.max(...xs) - left;
    const id = group[0]?.column ?? 0;
    margins.set(id, left);
    const em = group[0]?.size ?? 10;
    if (spread > em * 0.6) {
      usual = usual || xs.filter((x) => x > left + em * 0.6).sort((a, b) => a - b)[0] || 0;
      offsets.push(spread);
      inner = xs.filter((x) => x > left + em * 0.6).sort((a, b) => a - b)[0] ?? Number.NaN;
      depth = inner - left;
    } else if (offsets.length > 0 && (group.length <= 3 || (group.length <= REST && xs.every((x) => Math.abs(x - inner) < em * 0.5)))) {
      // A few lines at one indent: the rest of an entry when its first line goes on a sentence.
      const before = lines[lines.indexOf(group[0] as Line) - 1];
      if (before !== undefined && !endsSentence(before)) margins.set(id, left - (group.length <= 3 ? em * 1.5 : depth));
    }
  }
  return lines.map((line) => (line.x - (margins.get(line.column) ?? line.left)) / line.size);
}

/** Starts by gaps: entries stand further apart than their lines. At the top of a column nothing stands apart: there words must tell. */
export function gapStarts(lines: readonly Line[], body: Body): Map<number, string> | null {
  const usual = body.leading(lines[0]?.size ?? body.size);
  const starts = new Map<number, string>([[0, '']]);
  const tops: number[] = [];
  let wide = 0;
  lines.forEach((line, at) => {
    const last = lines[at - 1];
    if (last === undefined) return;
    if (last.column !== line.column) tops.push(at);
    else if ((line.y - last.y) / line.size > usual * 1.2) {
      wide += 1;
      starts.set(at, '');
    }
  });
  if (wide < 2 || wide < lines.length / 10) return null;
  const heads = [...starts.keys()].map((at) => lines[at]?.text ?? '');
  const counts = HEADS.map((head) => heads.filter((text) => head.test(text)).length);
  const most = Math.max(...counts);
  const form = most >= heads.length * 0.7 ? HEADS[counts.indexOf(most)] : undefined;
  for (const at of tops) {
    const [last, line] = [lines[at - 1], lines[at]];
    if (last === undefined || line === undefined) continue;
    const address = /(?:\bhttps?:\S{4,300}|\b10\.\d{4,9}\/\S{1,300}|\/\S{1,300}\.(?:html?|pdf|php|aspx?))$/.test(last.text);
    // A colon parts a title; no entry ends in one.
    const over = (endsSentence(last) && !/[:：]$/.test(last.text)) || address || (form !== undefined && /\d$/.test(last.text));
    if (namesAlone(lines, starts, at)) continue;
    if (over && (form === undefined ? /^[\p{Lu}\p{Lo}]/u : form).test(line.text)) starts.set(at, '');
  }
  return new Map([...starts].sort((a, b) => a[0] - b[0]));
}

/** What stands of the entry so far is names and a year: "Gupta, S., & Malik, J. (2017)." Its title is at the top of the next column. */
function namesAlone(lines: readonly Line[], starts: ReadonlyMap<number, string>, at: number): boolean {
  if (!/(?:1[5-9]|20)\d{2}[a-z]?\)?[.,:]?$/.test(lines[at - 1]?.text ?? '')) return false;
  let from = at - 1;
  while (from > 0 && !starts.has(from) && at - from < 8) from -= 1;
  const words = lines
    .slice(from, at)
    .map(({ text }) => text)
    .join(' ');
  // Titles have words in small letters; names have none of that length, and none that part words.
  return !/(?<![\p{L}’'-])(?:\p{Ll}{4}|(?:of|in|for|the|on|to|by|with|an|as|at|its|is)(?![\p{L}’'-]))/u.test(words);
}

/** How entries begin with a name; a list does so in one way. */
const HEADS: readonly RegExp[] = [
  /^[\p{Lu}\p{Ll}][\p{L}\p{M}’'` -]{1,40},\s?\p{Lu}[\p{L}’'-]{0,20}[.,;\s]/u,
  /^(?:\p{Lu}\p{Ll}?\.[\s-]?){1,4}\p{L}[\p{L}’'-]{1,30}/u,
  /^\p{Lu}[\p{L}\p{M}’'-]{1,30}\s\p{Lu}{1,3}[,.;:\s]/u,
];
