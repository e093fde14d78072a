/**
 * Textile, and the markup of Jira and Confluence, which grew out of it, as Markdown: headings, notes, lists, links, anchors. Macros are left
 * out but for what they hold; decoration that Markdown knows stays.
 */
import { append, fenced, outdented } from '../markdown/made.ts';

/** Blocks that are no text: code as typed, and what a macro draws. */
const CODE = /^\s{0,9}(?:\{(code|noformat)(?::[^{}\n]{0,200})?\}|<(pre)>|bc(?:\([^()\n]{0,60}\))?\.{1,2}\s)/;
const MACRO =
  /\{\{?(?:toc|panel|color|quote|info|note|tip|warning|expand|section|column|excerpt|children|status|jira|include|>toc)(?:[:=(][^{}\n]{0,400})?\}\}?/g;

/** A line of a text in Textile or Jira's markup, in Markdown. */
export function textileAsMarkdown(text: string): string {
  const noted = new Set([...text.matchAll(/^fn(\d{1,3})(?:\([^()\n]{0,60}\))?\.\s/gm)].map(([, number = '']) => number));
  const out: string[] = [];
  let code: { readonly end: RegExp; readonly lines: string[] } | null = null;
  for (const line of text.replace(/\{footnote\}([^{}]{1,2000})\{footnote\}/g, '^[$1]').split('\n')) {
    if (code !== null) {
      if (code.end.test(line)) {
        append(out, fenced(code.lines));
        code = null;
      } else code.lines.push(line);
      continue;
    }
    const opens = CODE.exec(line);
    const end = opens === null ? null : opens[1] !== undefined ? /\{(?:code|noformat)\}/ : opens[2] !== undefined ? /<\/pre>/ : /^\s*$/;
    const rest = opens === null ? '' : line.slice(opens[0].length);
    if (end === null) out.push(plain(line, noted));
    else if (!end.test(rest) || rest === '') code = { end, lines: rest === '' ? [] : [rest] };
    else append(out, fenced([rest.replace(end, '')]));
  }
  if (code !== null) append(out, fenced(code.lines));
  return out.join('\n');
}

function plain(line: string, noted: ReadonlySet<string>): string {
  const [, level, words = ''] = /^\s{0,9}h([1-6])(?:[(<>={[][^.\n]{0,60})?\.\s{1,5}(.{0,500})$/.exec(line) ?? [];
  if (level !== undefined) return `\n${'#'.repeat(Number(level))} ${inline(words, noted)}\n`;
  const [, number, note = ''] = /^fn(\d{1,3})(?:\([^()\n]{0,60}\))?\.\s{1,5}(.{0,5000})$/.exec(line) ?? [];
  if (number !== undefined) return `\n[^${number}]: ${inline(note, noted)}\n`;
  const [, quote] = /^bq(?:\([^()\n]{0,60}\))?\.{1,2}\s{1,5}(.{0,5000})$/.exec(line) ?? [];
  if (quote !== undefined) return `\n> ${inline(quote, noted)}\n`;
  const [, signs = '', item = ''] = /^\s{0,4}([*#-]{1,6})\s{1,5}(.{0,5000})$/.exec(line) ?? [];
  if (signs !== '' && !/^-{2,}$/.test(signs))
    return `${'   '.repeat(signs.length - 1)}${signs.endsWith('#') ? '1.' : '-'} ${inline(item, noted)}`;
  if (/^\s{0,4}\|/.test(line))
    return `${inline(line.replace(/\|\||\|[_\\/<>=~^\d-]{1,6}\.\s/g, '| ').replace(/^\s{0,4}\||\|\s*$/g, ''), noted)}  `;
  return inline(outdented(line.replace(/^p(?:[(<>={[][^.\n]{0,60})?\.\s{1,5}/, '')), noted);
}

const inline = (text: string, noted: ReadonlySet<string>): string =>
  text
    .replace(MACRO, ' ')
    .replace(/\{anchor:([^{}\s]{1,200})\}/g, '<a id="$1"></a>')
    .replace(/(?<![\w@])@(?=\S)([^@\n]{1,200})(?<=\S)@(?![\w@])/g, '`$1`')
    .replace(/\{\{([^{}\n]{1,300})\}\}/g, '`$1`')
    .replace(/`[^`]{1,300}`|\[(\d{1,3})\](?!\()/g, (whole, number?: string) =>
      number !== undefined && noted.has(number) ? `[^${number}]` : whole,
    )
    .replace(/\[~([\w.-]{1,60})\]/g, '$1')
    .replace(/\[([^[\]|\n]{1,300})\|([^[\]|\s]{1,1000})(?:\|[^[\]\n]{0,200})?\]/g, (_, words: string, to: string) => linked(words, to))
    .replace(/\[\[(?:[^[\]|\n]{1,300}\|)?([^[\]|\n]{1,300})\]\](?!\(<)/g, '$1')
    .replace(/\[(https?:[^\s[\]]{1,1000})\]/g, '<$1>')
    .replace(/"([^"\n]{1,300})":((?:https?:\/\/|#|\/)[^\s<>"]{1,1000}[\w/#=&-])/g, (_, words: string, to: string) => linked(words, to))
    .replace(/\?\?([^?\n]{1,300})\?\?/g, '*$1*');

/** A link; of one that shows a number, brackets are put around it as they are printed. */
const linked = (words: string, to: string): string =>
  `[${/^\d{1,3}$/.test(words.trim()) ? `[${words.trim()}]` : words}](<${to.replace(/[<>]/g, '')}>)`;
