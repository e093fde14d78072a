/**
 * reStructuredText as Markdown: titles by their lines, notes and entries (`.. [1]`, `.. [Roe01]`), roles that cite, the lists of works
 * that it names. What a directive holds is kept where it is text.
 */
import { headsList } from '../../text/list-headings.ts';
import { append, citing, fenced, keysIn, matterOf, noMatter, outdented } from '../markdown/made.ts';
import { tableAt, tableOf } from './cells.ts';

const RULE = /^([=\-~^"'`#*+.:_<>])\1{2,}\s*$/;
const CODE =
  /^(?:code|code-block|sourcecode|highlight|literalinclude|math|raw|parsed-literal|doctest|ipython|plot|graphviz|toctree|include|contents|index|only|meta|image|default-role|role|comment)$/;
const SHOWN = /^(?:code|code-block|sourcecode)$/;

interface Block {
  readonly lines: readonly string[];
  readonly next: number;
}

/** The lines below a directive that are indented deeper, without that. */
function indented(lines: readonly string[], from: number): Block {
  const inside: string[] = [];
  let at = from;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() !== '' && !/^\s/.test(line)) break;
    inside.push(line);
  }
  while (inside.length > 0 && inside.at(-1)?.trim() === '') inside.pop();
  const least = inside.reduce((deep, line) => (line.trim() === '' ? deep : Math.min(deep, line.length - line.trimStart().length)), 100);
  return { lines: inside.map((line) => line.slice(least)), next: at };
}

const OVER_LINES = /(?<![\w`\\])`(?=[^\s`])[^`\n]{1,500}(?:\n(?!\s{0,40}\n)[^`\n]{1,500}){1,5}`(?!`)/g;

export function rstAsMarkdown(text: string): string {
  const matter = noMatter();
  // A role may run over the end of a line.
  const lines = text.replace(OVER_LINES, (role) => role.replace(/\s{0,20}\n[ \t]{0,40}/g, ' ')).split('\n');
  const works = worksIn(lines);
  const out = body(lines, { matter, works, levels: [] }, 0);
  return matterOf(matter) + out.join('\n');
}

interface Told {
  readonly matter: ReturnType<typeof noMatter>;
  /** Numbers whose `.. [n]` are works, not notes. */
  readonly works: ReadonlySet<string>;
  readonly levels: string[];
}

/** Numbered notes that are the list of works: they stand right below its heading. */
function worksIn(lines: readonly string[]): ReadonlySet<string> {
  const first = lines.findIndex((line) => /^\.\.\s+\[\d{1,4}\]/.test(line));
  const above = lines.slice(Math.max(0, first - 8), Math.max(0, first)).filter((line) => line.trim() !== '');
  const heading = RULE.test(above.at(-1) ?? '') ? above.at(-2) : /^\.\.\s+rubric::\s{1,9}(.{1,80})$/.exec(above.at(-1) ?? '')?.[1];
  if (first < 0 || !headsList((heading ?? '').trim())) return new Set();
  return new Set(lines.flatMap((line) => /^\.\.\s+\[(\d{1,4})\]/.exec(line)?.[1] ?? []));
}

function body(lines: readonly string[], told: Told, deep: number): string[] {
  const out: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const under = RULE.exec(lines[at + 1] ?? '');
    const over = RULE.exec(line);
    if (over !== null && RULE.test(lines[at + 2] ?? '') && (lines[at + 1] ?? '').trim() !== '') {
      out.push(title(lines[at + 1] ?? '', `${over[1]}${over[1]}`, told));
      at += 2;
    } else if (
      under !== null &&
      /\S/.test(line) &&
      !/^[\s.]/.test(line) &&
      (lines[at + 1] ?? '').trim().length >= Math.min(line.trim().length, 4)
    ) {
      out.push(title(line, under[1] ?? '', told));
      at += 1;
    } else if (/^\.\.(?:\s|$)/.test(line)) {
      // A comment without words ends at once: it parts what is set in on both of its sides.
      if (line.trim() === '..' && (lines[at + 1] ?? '').trim() === '') continue;
      const block = indented(lines, at + 1);
      append(out, [...explicit(line.slice(2).trim(), block.lines, told, deep)]);
      at = block.next - 1;
    } else if (out.length < 20 && /^:[A-Z][\w ]{1,30}:\s/.test(line)) field(line, told);
    else if (/^\s*=+(?:\s+=+)+\s*$|^\s*\+[-=+]+\+\s*$/.test(line)) {
      const table = tableAt(lines, at);
      append(out, tableOf(table.rows.map((row) => row.map((cell) => inline(cell, told)))));
      at = table.next - 1;
    } else if (isSetIn(lines, at)) {
      const block = indented(lines, at);
      append(out, ['', ...block.lines.map((one) => (one.trim() === '' ? '>' : `> ${inline(one, told)}`)), '']);
      at = block.next - 1;
    } else if (/::\s*$/.test(line) && (lines[at + 1] ?? '').trim() === '' && /^\s/.test(lines[at + 2] ?? '')) {
      const block = indented(lines, at + 1);
      append(out, [inline(line.replace(/::\s*$/, ':'), told), ...fenced(block.lines.slice(1))]);
      at = block.next - 1;
    } else out.push(inline(outdented(line.replace(/^(\s*)#\.\s/, '$11. ')), told));
  }
  return out;
}

/** A quotation: lines set in behind a blank one, with words at the margin above it that begin no item, term or directive. */
function isSetIn(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (!/^\s{1,12}\S/.test(line) || (lines[at - 1] ?? '').trim() !== '' || BEGINS_ITEM.test(line.trim()) || RULE.test(line.trim()))
    return false;
  const near = lines.slice(Math.max(0, at - MOST_ABOVE), at);
  const above = near.findLast((one) => one.trim() !== '') ?? '';
  const margin = near.findLast((one) => /^\S/.test(one)) ?? '';
  return !BEGINS_ITEM.test(margin) && !/::\s*$/.test(above) && (/^\S/.test(above) || margin.trim() === '..');
}
/** Lines above what is set in, among which what it belongs to stands. */
const MOST_ABOVE = 30;
const BEGINS_ITEM = /^(?:[-*+•]\s|\(?(?:\d{1,3}|[a-zA-Z#]|[ivxIVX]{1,4})[.)]\s|:[\w ]{1,40}:|\.\.\s\S|\||\+[-=])/;

function title(line: string, sign: string, { levels }: Told): string {
  if (!levels.includes(sign)) levels.push(sign);
  return `\n${'#'.repeat(Math.min(6, levels.indexOf(sign) + 1))} ${line.trim()}\n`;
}

function field(line: string, { matter }: Told): void {
  const [, name = '', value = ''] = /^:([\w ]{1,31}):\s{1,20}(.{0,500})$/.exec(line) ?? [];
  if (/^authors?$/i.test(name)) matter.authors.push(...value.split(/,|;|\sand\s/).map((one) => one.trim()));
  if (/^date$/i.test(name)) matter.date = value.trim();
}

/** What begins with two dots: a note, an entry, a directive, a comment. */
function explicit(head: string, inside: readonly string[], told: Told, deep: number): string[] {
  // A stroke in front keeps "D. Roe" from being read as an item of a list.
  const words = (first: string): string =>
    inline([first.replace(/^\\(?=\p{L})/u, ''), ...inside].join(' ').replace(/\s+/g, ' ').trim(), told);
  const [, label, rest = ''] = /^\[([^[\]\s]{1,100})\]\s?(.*)$/.exec(head) ?? [];
  if (label !== undefined) {
    if (/^[#*]/.test(label) || (/^\d+$/.test(label) && !told.works.has(label)))
      return ['', `[^${label.replace(/^#/, 'auto')}]: ${words(rest)}`, ''];
    return /^\d+$/.test(label) ? ['', `[${label}] ${words(rest)}`, ''] : ['', `[]{#ref-${label} .csl-entry}${words(rest)}`, ''];
  }
  const [, name, behind = ''] = /^(?:\|[^|]{1,60}\|\s+)?([\w:-]{1,40})::\s?(.*)$/.exec(head) ?? [];
  if (name === undefined) return [''];
  if (name === 'bibliography') {
    told.matter.bibliography.push(...behind.split(/\s+/).filter((file) => file !== ''));
    return [''];
  }
  if (SHOWN.test(name)) return fenced(inside.filter((line) => !/^:[\w-]{1,40}:/.test(line)));
  if (CODE.test(name) || deep > 20) return [''];
  const anchor = inside.map((line) => /^:name:\s{1,20}ref-([^\s{}]{1,200})/.exec(line)?.[1]).find(Boolean);
  const kept = inside.filter((line) => !/^:[\w-]{1,40}:/.test(line));
  const entry = anchor !== undefined && behind.includes('csl-entry');
  const own = entry
    ? [`[]{#ref-${anchor} .csl-entry}${apart(words('').replace(/:name:\s?ref-\S{1,200}\s?/, ''))}`]
    : body(kept, told, deep + 1);
  const caption = /^(?:figure|container|image)$/.test(name) ? '' : inline(behind, told);
  return ['', ...(caption === '' ? [] : [caption, '']), ...own, ''];
}

/** Words of an entry with a space behind the number, which pandoc leaves out. */
const apart = (words: string): string => words.replace(/^(\[\d{1,4}\]|\(\d{1,4}\)|\d{1,4}\.)(?=[^\s\d])/, '$1 ');

function inline(line: string, { works }: Told): string {
  if (!/[`_:|\\]/.test(line)) return line;
  return line
    .replace(/:(?:foot)?cite(?::\w{1,12})?:`([^`]{1,500})`/g, (_, keys: string) => citing(keysIn(keys.replace(/\{[^{}]{0,100}\}/g, ''))))
    .replace(/:sup:`([^`]{1,60})`/g, '<sup>$1</sup>')
    .replace(/``([^`]{1,300})``/g, '`$1`')
    .replace(/(?::[\w:-]{1,40}:)?`([^`<>]{1,300}?)\s?<([^<>\s]{1,500})>`_{0,2}/g, '[$1](<$2>)')
    .replace(/:(pep|rfc):`(\d{1,5})(?:#[^`]{0,100})?`/g, (_, series: string, number: string) => `${series.toUpperCase()} ${number}`)
    .replace(/:[\w:-]{1,40}:`([^`]{1,300})`/g, '$1')
    .replace(/`([^`]{1,300})`_{1,2}/g, '$1')
    .replace(/\[(\d{1,4})\]_(?!\w)/g, (_, number: string) => (works.has(number) ? `[${number}]` : `[^${number}]`))
    .replace(/\[([#*][\w-]{0,60})\]_(?!\w)/g, (_, name: string) => `[^${name.replace(/^#/, 'auto')}]`)
    .replace(/\[([^[\]\s]{1,100})\]_(?!\w)/g, (_, key: string) => citing([{ key }]))
    .replace(/\\\s/g, '')
    .replace(/(?<=\w)_{1,2}(?=[\s.,;:!?)]|$)/g, '');
}
