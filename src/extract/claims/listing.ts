/**
 * The list of its sources that an answer ends with, below a heading ("Sources used:", "来源") or below nothing, in whatever shape models
 * write one: "[1] Title", "- [Title](https://…)", "Source 2: file.pdf", all on one line. What stands in it names sources and states nothing.
 * Told narrowly where no heading announces it, since statements may begin with their marks too: "[1] The fee is 40 euros."
 */
import type { Span } from '../../model/document.ts';
import type { Paragraph, Parts } from '../quotes/text.ts';
import { BRACKETED, SOURCE } from '../source-words.ts';
import { isDated, statesSomething } from './heads.ts';
import { type Announced, announcesSources } from './list-words.ts';
import { saysSomething } from './said.ts';

/** One entry: its number, "" where it has none, and the words behind it. */
export interface Entry extends Span {
  readonly label: string;
}

export interface Listing {
  readonly span: Span;
  readonly entries: readonly Entry[];
  /** Whether a heading announces it. */
  readonly headed: boolean;
}

/** What is known of a text besides its letters. `isSource`: a name means a source at hand. */
export interface Beside {
  readonly isSource: (name: string) => boolean;
  /** The number that a reader took off the line that begins there. */
  readonly labelAt?: ReadonlyMap<number, string>;
}

/** A number in front of an entry: in brackets of some kind, raised, "Source 2:", or bare ("2."), with what decorates it. */
const LABEL = new RegExp(
  `^(?:\\*\\*|__|\`|<sup>|\\\\){0,2}(?:(?:\\[|【|\\()\\^?(?:(?:${SOURCE}|${BRACKETED})[ _-]?)?#?(\\d{1,3})\\\\?(?:\\]|】|\\))|([⁰¹²³⁴-⁹]{1,3})(?=[\\s\\p{L}])|(?:${SOURCE}|reference|ref\\.?)[ ]#?(\\d{1,3})(?=[\\s:.*_)–—-])|(\\d{1,3})(?=<\\/sup>|[.)]\\s))(?:<\\/sup>|\\*\\*|__|\`|\\\\){0,2}(?:\\([^()\\s]{1,300}\\)(?=\\s))?[ \\t]{0,3}(?:[:.)=→–—-]{1,2}(?=\\s|\\*|_)){0,1}(?:\\*\\*|__)?(?:[ \\t]{1,8}|(?=[[\\p{L}<“"'*\`]))`,
  'iu',
);
/** What stands before the number of an entry. */
const BULLET = /^[ \t>]{0,12}(?:(?:[-*+•‣▪●·]|\d{1,3}[.)])[ \t]{1,4}(?=\S))?/;
/** What parts the entries of one line. */
const PARTED = /[ \t,;]{1,4}(?=\S)/g;
const ADDRESS =
  /https?:\/\/|\bwww\.|^[`<]?[\w./-]{1,120}\.(?:pdf|txt|md|html?|docx?|csv|json|xlsx?|pptx?)\b|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|gov|int|io|info|eu|de|fr|uk|jp|cn)\b|\bdoi:|\barXiv:/i;
/** A citation mark anywhere in a line. */
const MARK = /\[\^?\d{1,3}(?:[,;–-] ?\d{1,3}){0,20}\]|【\d{1,3}(?:†[^】]{0,60})?】/;
const RULER = /^\s*(?:[-*_=—–]{3,}|[-*_]( ?[-*_]){2,})\s*$/;
const LONGEST = 600;
/** Lines that are looked at from the end. */
const MOST_LINES = 400;
/** Lines behind a list that say goodbye, at most. */
const CLOSING = 3;

interface Line extends Span {
  readonly text: string;
  /** Whether an empty line stands before it. */
  readonly parted: boolean;
}

/** The list at the end of a text; null where it has none. Linear. */
export function sourceListing(text: string, beside: Beside): Listing | null {
  const lines = lastLines(text);
  return headed(lines, beside) ?? unheaded(text, lines, beside);
}

function lastLines(text: string): Line[] {
  const lines: Line[] = [];
  let from = text.length;
  for (let count = 0; count < MOST_LINES && from > 0; count += 1) from = text.lastIndexOf('\n', from - 2) + 1;
  let parted = true;
  for (const { 0: line, index } of text.slice(from).matchAll(/[^\n]+/g)) {
    const start = from + index;
    const bare = line.replace(/<\/?(?:details|summary|li|ul|ol|p|div|br)[^<>]{0,40}>|<!--|-->/gi, '');
    parted ||= text.slice(Math.max(0, start - 2), start) === '\n\n';
    if (bare.trim() === '') {
      parted = true;
      continue;
    }
    lines.push({ start, end: start + line.trimEnd().length, text: bare.length === line.length ? line.trimEnd() : bare, parted });
    parted = false;
  }
  return lines;
}

/** Below the last line that announces one and has entries below it. */
function headed(lines: readonly Line[], beside: Beside): Listing | null {
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] as Line;
    if (line.text.length > LONGEST) continue;
    const [head, rest] = announcedIn(line);
    const sure = announcesSources(head);
    if (sure === null || namesOne(line)) continue;
    const found =
      rest === null
        ? below(lines.slice(at + 1), sure, beside)
        : { entries: entriesOf({ ...line, start: line.end - rest.length, text: rest }, beside), end: line.end };
    const names = found.entries.map((entry) => nameOf(entry, lines));
    // "See also: the lease" announces less than "Sources:".
    if (names.length > 0 && (sure === 'sources' || names.every((name) => isEvident(name, beside) || !statesSomething(plain(name)))))
      return { span: { start: line.start, end: found.end }, entries: found.entries, headed: true };
  }
  return null;
}

/** "Source: lease.pdf" below a statement says where that is from, and lists nothing. */
function namesOne(line: Line): boolean {
  const [head, rest] = announcedIn(line);
  return (
    rest !== null &&
    !/\d/.test(head) &&
    announcesSources(head) === 'sources' &&
    !LABEL.test(rest) &&
    !/[,;、]\s|\s(?:and|&|und|et|y|e)\s/.test(rest)
  );
}

/** A line that may be a heading, and what stands behind its colon on the same line: "Sources: [1] lease.txt". */
function announcedIn({ text }: Line): readonly [head: string, rest: string | null] {
  const [, head, rest] = /^([^:：]{1,60}[:：](?:\*\*|__|\*)?)[ \t]*(\S.*)$/u.exec(text) ?? [];
  return head === undefined || rest === undefined || /^(?:\*\*|__|\*)$/.test(rest) ? [text, null] : [head, rest];
}

function below(lines: readonly Line[], sure: Announced, beside: Beside): { readonly entries: readonly Entry[]; readonly end: number } {
  const entries: Entry[] = [];
  let end = 0;
  let labelled = false;
  for (const line of lines) {
    if (RULER.test(line.text)) {
      if (entries.length > 0) break;
      continue;
    }
    if (/^\s{0,3}#{1,6}\s/.test(line.text) || line.text.length > LONGEST) break;
    const own = entriesOf(line, beside);
    const [first] = own;
    if (first === undefined) break;
    const has = first.label !== '';
    if (entries.length > 0 && labelled && !has) {
      if (line.parted) break;
      // The rest of an entry on a line of its own.
      end = line.end;
      continue;
    }
    const behind = line.text.slice(BULLET.exec(line.text)?.[0].length ?? 0);
    const bulleted = behind.length < line.text.trimStart().length;
    if (
      !has &&
      !isEvident(behind, beside) &&
      (MARK.test(behind) || (!bulleted && (line.parted || sure === 'beside') && isSentence(behind)))
    )
      break;
    labelled ||= has;
    entries.push(...own);
    end = line.end;
  }
  return { entries, end };
}

/** At the very end, each with its number in front, or evidently the name of a source. */
function unheaded(text: string, lines: readonly Line[], beside: Beside): Listing | null {
  const rows: { readonly line: Line; readonly entries: readonly Entry[] }[] = [];
  let skipped = 0;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] as Line;
    if (RULER.test(line.text)) {
      if (rows.length > 0) rows.unshift({ line, entries: [] });
      continue;
    }
    if (namesOne(line)) break;
    const entries = line.text.length > LONGEST ? [] : entriesOf(line, beside).filter((entry) => mayStandAlone(entry, line, beside));
    if (entries.length > 0) rows.unshift({ line, entries });
    else if (rows.length > 0 || skipped >= CLOSING || MARK.test(line.text)) break;
    else skipped += 1;
  }
  // A closing sentence is parted from what it closes.
  const [head] = rows;
  if (head === undefined || (skipped > 0 && !(lines[lines.length - skipped]?.parted ?? false))) return null;
  const before = text.slice(0, head.line.start);
  const entries = rows.flatMap((row) => row.entries);
  return before.trim() !== '' && isList(entries, before, text, beside)
    ? { span: { start: head.line.start, end: rows.at(-1)?.line.end ?? head.line.end }, entries, headed: false }
    : null;
}

/** A row that no heading announces: its number stands in brackets, or it is evidently a name. */
function mayStandAlone(entry: Entry, line: Line, beside: Beside): boolean {
  // A heading names what stands below it, and a line of a block what it is from.
  if (/^\s{0,3}(?:#|>)/.test(line.text)) return false;
  // A row of a table that states something beside the name of a source.
  if (/^\s*\|/.test(line.text) && line.text.split('|').some((cell) => saysSomething(cell))) return false;
  const sign = line.text.slice(0, Math.max(0, entry.start - line.start));
  const name = line.text.slice(Math.max(0, entry.start - line.start), entry.end - line.start);
  const bracketed = entry.label !== '' && /[[【⁰¹²³⁴-⁹]|<sup>|\p{L}/iu.test(sign);
  return bracketed || ((beside.isSource(plain(name)) || ADDRESS.test(plain(name))) && !isSentence(name));
}

function isList(entries: readonly Entry[], before: string, text: string, beside: Beside): boolean {
  const names = entries.map(({ start, end }) => text.slice(start, end));
  const labels = entries.flatMap(({ label }) => (label === '' ? [] : [Number(label)]));
  if (labels.some((label, i) => i > 0 && label <= (labels[i - 1] ?? 0))) return false;
  const cited = citedIn(before);
  const used = labels.filter((label) => cited.has(label)).length;
  if (names.every((name) => isEvident(name, beside))) return true;
  // A number that was cited before in front of what states nothing: what it stands for.
  return used === names.length && names.every((name) => isEvident(name, beside) || !statesSomething(plain(name)));
}

/** Numbers that a text cites. */
function citedIn(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [, inner = ''] of text.matchAll(/(?:[[【(]\^?(?:source )?|<sup>|\bsource )(\d{1,3}(?:[,;–-] ?\d{1,3}){0,20})/gi))
    for (const part of inner.split(/[,;]/)) {
      const [low = 0, high = low] = part.split(/[–-]/).map(Number);
      for (let n = low; n <= Math.min(high, low + 30); n += 1) found.add(n);
    }
  for (const [raised] of text.matchAll(/[⁰¹²³⁴-⁹]{1,3}/g)) found.add(Number(raised.normalize('NFKC')));
  return found;
}

/** The entries of a line: those that a number begins, or the line as one without. */
function entriesOf(line: Line, { labelAt }: Beside): Entry[] {
  const given = labelAt?.get(line.start);
  const lead = BULLET.exec(line.text)?.[0].length ?? 0;
  const bare = line.text.length - line.text.trimStart().length;
  const start = [lead, bare].find((at) => labelIn(line.text, at) !== null);
  if (start === undefined) return lead === line.text.length ? [] : [{ label: given ?? '', start: line.start + lead, end: line.end }];
  const entries: Entry[] = [];
  for (let label = labelIn(line.text, start); label !== null; ) {
    const next = nextLabel(line.text, label);
    const to = next?.from ?? line.text.length;
    if (to > label.end) entries.push({ label: String(label.number), start: line.start + label.end, end: line.start + to });
    label = next;
  }
  return entries;
}

/** A number in front of an entry. `from`: where what parts it from the entry before begins. `kind`: how it is printed. */
interface Label {
  readonly number: number;
  readonly kind: number;
  readonly from: number;
  readonly end: number;
}

function labelIn(text: string, at: number, from = at): Label | null {
  const found = LABEL.exec(text.slice(at, at + 400));
  if (found === null) return null;
  const kind = [1, 2, 3, 4].find((group) => found[group] !== undefined) ?? 0;
  return { number: Number(found[kind]?.normalize('NFKC') ?? 0), kind, from, end: at + found[0].length };
}

/** The number of the next entry on the same line, printed in the same manner. */
function nextLabel(text: string, { number, kind, end }: Label): Label | null {
  for (const { 0: sign, index } of text.slice(end).matchAll(PARTED)) {
    const label = labelIn(text, end + index + sign.length, end + index);
    if (label !== null && label.kind === kind && (kind === 1 ? label.number > number : label.number === number + 1)) return label;
  }
  return null;
}

const nameOf = ({ start, end }: Entry, lines: readonly Line[]): string => {
  const line = lines.find((one) => one.start <= start && one.end >= end);
  return line === undefined ? '' : line.text.slice(start - line.start, end - line.start);
};

/** A name without what decorates it. */
const plain = (name: string): string => name.replace(/^[*_`"“”<([\s]{1,6}|[*_`"“”>)\].,;\s]{1,6}$/g, '');

/** What no statement looks like: a source at hand, with what is said of it or not; an address; a dated work. */
function isEvident(name: string, { isSource }: Beside): boolean {
  const bare = plain(name);
  const head = /^.{8,160}?(?= ?(?:[:|(]|—|–| - ) ?)/u.exec(bare)?.[0] ?? '';
  // Words at the head of a source may be said of it, as well as name it.
  return (
    (isSource(bare) && !isSentence(name)) ||
    ADDRESS.test(bare) ||
    (head !== '' && isSource(plain(head))) ||
    (isDated(bare) && !isSentence(bare))
  );
}

const isSentence = (name: string): boolean =>
  /[.!?]["”’)*_]*$/.test(name.trim()) && statesSomething(plain(name)) && !/\(\d{4}[a-z]?\)/.test(name);

/** The paragraphs of a text with its list of sources told from them, and what each number of the list stands for. */
export function partsBeside({ paragraphs, definitions }: Parts, { span, entries }: Listing): Parts {
  const apart = paragraphs.flatMap((one): Paragraph[] => {
    if (one.end <= span.start || one.start >= span.end) return [one];
    const before = one.start < span.start ? [{ ...one, end: span.start }] : [];
    const within: Paragraph = { start: Math.max(one.start, span.start), end: Math.min(one.end, span.end), kind: 'reference-list' };
    return [...before, within, ...(one.end > span.end ? [{ ...one, start: span.end }] : [])];
  });
  const listed = entries.filter(({ label }) => label !== '');
  return {
    paragraphs: apart,
    // What was defined within it by a letter or a name, no entry of the list tells.
    definitions: [...definitions.filter((one) => !listed.some(({ start, end }) => start < one.end && one.start < end)), ...listed],
  };
}
