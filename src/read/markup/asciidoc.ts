/** AsciiDoc as Markdown: titles, notes, entries with anchors (`[[[key]]]`) and what cites them, keys of asciidoctor-bibtex. */
import { append, citing, fenced, keysIn, matterOf, noMatter, outdented, withArguments } from '../markdown/made.ts';
import { tableOf } from './cells.ts';

/** `[.role]#words#`, without a blank line within. */
const ROLE = /\[\.[\w.-]{1,60}\]#((?:[^#\n]|\n(?!\s{0,40}\n)|#(?=\w)){1,3000})#/g;
/** `_words_` over the end of a line. */
const SLANTED = /(?<![\w_/:])_[^\s_][^_\n]{0,200}(?:\n(?!\s{0,40}\n)[^_\n]{1,200}){1,3}_(?![\w_])/g;
/** The target of a link between signs that keep it from being read as markup: `link:$$https://…$$[`, `link:++https://…++[`. */
const PASSED = /\b(link:|xref:)(\$\$|\+\+)(\S{1,1000}?)\2(?=\[)/g;

export function asciidocAsMarkdown(text: string): string {
  const matter = noMatter();
  const keys = new Set([...text.matchAll(/\[\[\[([^[\],\s]{1,100})/g)].map(([, key = '']) => key));
  // A link, a note may run over the end of a line.
  const linked = withArguments(
    text.replace(PASSED, (_, kind: string, __, to: string) => kind + to.replace(/</g, '%3C').replace(/>/g, '%3E')),
    /(?:https?:\/\/|link:|xref:|cite(?:np|[tp])?:)[^\s[\]<>]{0,500}\[/g,
    (inside, [start]) => `${start}${inside.replace(/\n[ \t]{0,40}/g, ' ')}]`,
  );
  // Words under a role, which may run over lines and end behind a link; an address in front of a link that shows its end.
  const spanned = linked
    .replace(ROLE, (_, words: string) => words)
    .replace(
      /(?=https?:\/\/[^\s[\]]{1,600}\[)(https?:\/\/[^\s[\]]{1,100}?)(https?:\/\/[^\s[\]]{1,500})\[([^\s[\]]{1,500})\]/g,
      (whole, start: string, to: string, words: string) => (start + words === to ? `${to}[]` : whole),
    )
    .replace(SLANTED, (words) => words.replace(/\n/g, ' '));
  const source = withArguments(spanned, /footnote(?:ref)?:[\w-]{0,60}\[/g, (inside) => `^[${inside.replace(/\n[ \t]{0,40}/g, ' ')}]`);
  const out: string[] = [];
  let fence: { readonly sign: string; readonly lines: string[] } | null = null;
  let anchor = '';
  // Below the anchor of the whole list every anchor is that of an entry.
  const listed = /^\[\[refs\]\]/m.test(text) ? ' .csl-entry' : '';
  let titled = false;
  let columns = 0;
  for (const line of source.split('\n')) {
    // A fence of Markdown may name its language where it opens.
    const opens: string | undefined = fence === null && /^```[\w+.-]{1,40}\s{0,20}$/.test(line) ? '```' : undefined;
    const sign: string | undefined = opens ?? /^(-{4,}|\.{4,}|_{4,}|\/{4,}|\+{4,}|={4,}|\*{4,}|\|={3,}|```)\s*$/.exec(line)?.[1];
    if (fence !== null) {
      if (sign !== fence.sign) fence.lines.push(line);
      else {
        if (sign.startsWith('|')) append(out, tableOf(rowsOf(fence.lines, columns).map((row) => row.map((cell) => inline(cell, keys)))));
        else if (/^[-.`]/.test(sign)) append(out, [...fenced(fence.lines)]);
        else if (sign.startsWith('_')) append(out, ['', ...fence.lines.map((one) => `> ${inline(one, keys)}`), '']);
        fence = null;
      }
    } else if (sign !== undefined && !/^[=*]/.test(sign)) fence = { sign, lines: [] };
    else if (sign !== undefined || /^\/\/(?!\/)/.test(line) || /^(?:include|image|video|audio)::/.test(line) || line === '+') continue;
    else if (/^:!?[\w-]{1,60}!?:(?:\s|$)/.test(line)) attribute(line, matter);
    else if (/^\[\[[^[\]]{1,200}\]\]\s*$/.test(line)) anchor = line.trim().slice(2, -2).split(',')[0] ?? '';
    else if (/^\[#([\w:-]{1,200})[^\]]{0,100}\]\s*$/.test(line)) anchor = /^\[#([\w:-]{1,200})/.exec(line)?.[1] ?? '';
    else if (/^\[[^\]]{0,200}\]\s*$/.test(line)) {
      columns = columnsIn(line);
      out.push('');
    } else if (/^={1,6}\s/.test(line) && !titled && out.every((one) => one.trim() === '')) {
      titled = true;
      matter.title = line.replace(/^=+\s+/, '').trim();
    } else if (titled && out.length === 0 && /^[^:|*[]{3,200}$/.test(line) && matter.authors.length === 0)
      matter.authors.push(...line.split(';').map((name) => name.replace(/<[^<>]{0,200}>/g, '').trim()));
    else if (titled && out.length === 0 && /^v?[\d.]{0,12},?\s?\d{4}-\d\d-\d\d/.test(line))
      matter.date = /\d{4}-\d\d-\d\d/.exec(line)?.[0] ?? '';
    else {
      // What an anchor stands before is an entry when the anchor says so.
      const marked = anchor.startsWith('ref-') && line.trim() !== '' ? `[]{#${anchor}${listed}}` : '';
      if (line.trim() !== '') anchor = '';
      out.push(marked + plain(line, keys));
    }
  }
  if (fence !== null) append(out, [...fence.lines.map((line) => inline(line, keys))]);
  return matterOf(matter) + out.join('\n');
}

function attribute(line: string, matter: ReturnType<typeof noMatter>): void {
  const [, name = '', value = ''] = /^:([\w-]{1,60}):\s{0,20}(.{0,500})$/.exec(line) ?? [];
  if (name === 'bibtex-file' || name === 'bibliography-database') matter.bibliography.push(value.trim());
  else if (name === 'author' || name === 'authors') matter.authors.push(...value.split(/;|,|\sand\s/).map((one) => one.trim()));
  else if (name === 'revdate' || name === 'date') matter.date = value.trim();
}

/** How many columns the attributes of a table name: `cols="1,3"`, `cols="3*"`; 0 where they name none. */
function columnsIn(attributes: string): number {
  const cols = /\bcols=(?:"([^"]{1,100})"|(\d{1,3}\*?))/.exec(attributes);
  const told = cols?.[1] ?? cols?.[2] ?? '';
  const times = /^(\d{1,2})\*/.exec(told)?.[1];
  return told === '' ? 0 : times !== undefined ? Number(times) : told.split(/[,;]/).length;
}

/** The rows of a table: its cells each behind a bar, a row a line or a cell a line; as many in each row as columns are named, or as the first line has. */
function rowsOf(lines: readonly string[], named: number): string[][] {
  const cells: string[] = [];
  let columns = named;
  for (const line of lines) {
    const own = line.split(/(?:^|\s)(?:\d{1,2}[+*])?(?:[<^>]|\.[<^>]){0,2}[aehlmsd]?\|/);
    // What stands before the first bar goes on with the cell above.
    const before = own.shift() ?? '';
    if (before.trim() !== '' && cells.length > 0) cells.push(`${cells.pop() ?? ''} ${before}`);
    cells.push(...own);
    if (columns === 0) columns = own.length;
  }
  const rows: string[][] = [];
  for (let at = 0; columns > 0 && at < cells.length; at += columns) rows.push(cells.slice(at, at + columns));
  return rows;
}

function plain(line: string, keys: ReadonlySet<string>): string {
  const heading = /^(={1,6})\s+(.{1,500})$/.exec(line);
  if (heading !== null) return `\n${'#'.repeat(heading[1]?.length ?? 1)} ${heading[2] ?? ''}\n`;
  if (/^\|/.test(line)) return `${inline(line.replace(/^\|/, '').replace(/\s?\|/g, ' | '), keys)}  `;
  if (/^\.[^\s.]/.test(line)) return `\n${inline(line.slice(1), keys)}\n`;
  const item = /^(\*{1,5}|-|\.{1,5})\s+(.{0,5000})$/.exec(line);
  if (item === null) return inline(outdented(line), keys);
  const words = inline(item[2] ?? '', keys);
  if (words.startsWith('[]{#ref-')) return `\n${words}\n`;
  return `${'  '.repeat(Math.max(0, (item[1]?.length ?? 1) - 1))}${item[1]?.startsWith('.') === true ? '1.' : '-'} ${words}`;
}

function inline(line: string, keys: ReadonlySet<string>): string {
  const linked = withArguments(line, /(?:link|xref):([^\s[\]]{1,500})\[/g, (words, [, to = '']) =>
    keys.has(to) ? citing([{ key: to }]) : `[${words === '' ? to : words}](<${to}>)`,
  );
  return linked
    .replace(/"`|``(?=\S)/g, '“')
    .replace(/`"|(?<=\S)''/g, '”')
    .replace(/\[\[\[([^[\],\s]{1,100})(?:,[^[\]]{0,200})?\]\]\]\s?/g, '[]{#ref-$1 .csl-entry}')
    .replace(/\b(?:full|no)?cite(?:np|[tp])?:\[([^[\]]{1,500})\]/g, (_, list: string) =>
      citing(keysIn(list.replace(/\([^()]{0,200}\)/g, ''))),
    )
    .replace(/<<([^<>,]{1,200})(?:,([^<>]{1,300}))?>>/g, (_, key: string, words?: string) =>
      keys.has(key) ? citing([{ key }]) : `[${words ?? key}](<#${key}>)`,
    )
    .replace(/(https?:\/\/[^\s[\]<>]{1,500})\[([^[\]]{0,300})\]/g, (_, to: string, words: string) =>
      words === '' ? `<${to}>` : `[${words}](<${to}>)`,
    )
    .replace(/\^((?:[\d,;–\s-]|\(pp?\.?\s?[\d–-]{1,11}\)){1,40})\^/g, '<sup>$1</sup>')
    .replace(/(?<![\w*])\*([^\s*](?:[^*\n]{0,200}[^\s*])?)\*(?![\w*])/g, '**$1**')
    .replace(/(?<![\w_/])_([^\s_](?:[^_\n]{0,200}[^\s_])?)_(?![\w_])/g, '*$1*')
    .replace(/\s\+$/, '  ');
}
