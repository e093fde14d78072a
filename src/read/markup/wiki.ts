/**
 * DokuWiki's markup and Creole, which resemble each other, as Markdown: headings, notes, lists, links, and what extensions of DokuWiki cite by
 * keys.
 */
import { append, citing, fenced, keysIn, outdented, withArguments } from '../markdown/made.ts';

const CODE = /^\s{0,9}(?:<(code|file|bibtex)(?:\s[^<>\n]{0,200})?>|\{\{\{)(.{0,2000})$/;

export function wikiAsMarkdown(text: string): string {
  const out: string[] = [];
  const notes = new Map<string, string>();
  // In DokuWiki more signs make a higher heading, in Creole a lower one; DokuWiki sets lists in by two spaces.
  const falls = /^={5,6}[^=\n]/m.test(text) || /^ {2,}[*-] /m.test(text);
  let words: string[] = [];
  let code: { readonly end: string; readonly lines: string[] } | null = null;
  const write = (): void => {
    append(
      out,
      withNotes(words.join('\n'), notes)
        .split('\n')
        .map((line) => plain(line, falls)),
    );
    words = [];
  };
  for (const line of text.split('\n')) {
    if (code !== null) {
      if (line.includes(code.end)) {
        append(out, fenced(code.lines));
        code = null;
      } else code.lines.push(line);
      continue;
    }
    const opens = CODE.exec(line);
    if (opens === null) {
      words.push(line);
      continue;
    }
    write();
    const end = opens[1] === undefined ? '}}}' : `</${opens[1]}>`;
    const rest = opens[2] ?? '';
    if (rest.includes(end)) append(out, fenced([rest.split(end)[0] ?? '']));
    else code = { end, lines: rest === '' ? [] : [rest] };
  }
  write();
  if (code !== null) append(out, fenced(code.lines));
  return `${out.join('\n')}\n\n${[...notes].map(([name, note]) => `[^${name}]: ${note}`).join('\n\n')}\n`;
}

/** Notes where they are called: "((words))", and with names, "[(roe>words)]", by which they are called again, "[(roe)]". */
function withNotes(text: string, notes: Map<string, string>): string {
  const named = text.replace(/\[\(([\w:.-]{1,100})>([^[\]]{1,5000})\)\]/g, (_, name: string, words: string) => {
    notes.set(name, inline(words.replace(/\s+/g, ' ').trim()));
    return `[^${name}]`;
  });
  const called = named.replace(/\[\(([\w:.-]{1,100})\)\]/g, (whole, name: string) => (notes.has(name) ? `[^${name}]` : whole));
  // One that closes with a single bracket is a remark in brackets within brackets.
  return withArguments(called, /\((?=\()/g, (inside) =>
    /^\(.{0,5000}\)$/s.test(inside) ? `^[${inside.slice(1, -1).replace(/\s+/g, ' ').trim()}]` : `(${inside})`,
  );
}

function plain(line: string, falls: boolean): string {
  const [, signs = '', words = ''] = /^\s{0,3}(={1,6})\s{0,5}([^=\n](?:.{0,300}[^=\s])?)\s{0,5}=*\s*$/.exec(line) ?? [];
  if (signs !== '') return `\n${'#'.repeat(falls ? 7 - signs.length : signs.length)} ${inline(words)}\n`;
  const [, before = '', sign = '', item = ''] =
    (falls ? /^( {2,12})([*-]) ?(\S.{0,5000})$/ : /^( {0,3})([*#]{1,6}) {0,5}(\S.{0,5000})$/).exec(line) ?? [];
  if (sign !== '' && !(sign.length > 1 && /^\*\*[^*]/.test(line) && line.includes('**', 2))) {
    const deep = falls ? before.length / 2 - 1 : sign.length - 1;
    return `${'   '.repeat(Math.max(0, Math.floor(deep)))}${/[#-]$/.test(sign) ? '1.' : '-'} ${inline(item)}`;
  }
  if (/^\s{0,3}[|^]/.test(line))
    return `${inline(
      line
        .trim()
        .replace(/^[|^]=?|[|^]$/g, '')
        .replace(/\s?[|^]=?\s?/g, ' | '),
    )}  `;
  if (/^\s{0,3}-{4,}\s*$/.test(line)) return '\n---\n';
  return inline(outdented(line));
}

const inline = (text: string): string =>
  text
    .replace(/\{\[([^[\]{}\n]{1,300})\]\}/g, (_, keys: string) => citing(keysIn(keys)))
    .replace(/(?<![:/])\/\/(?=\S)([^\n]{1,500}?)(?<=[^\s:])\/\/(?!\/)/g, '*$1*')
    .replace(/\[\[(https?:[^[\]|\s]{1,1000})(?:\|([^[\]|\n]{1,500}))?\]\]/g, (_, to: string, words?: string) =>
      words === undefined ? `<${to}>` : `[${words.trim()}](<${to}>)`,
    )
    .replace(/\[\[#([^[\]|\n]{1,200})\|((?:[^[\]]|\[[^[\]]{0,100}\]){1,300})\]\]/g, '[$2](<#$1>)')
    .replace(/\[\[(?:[^[\]|\n]{1,300}\|)?([^[\]|\n]{1,300})\]\](?!\(<)/g, '$1')
    .replace(/\\\\(?=\s|$)/g, '  ')
    .replace(/''([^'\n]{1,300})''/g, '`$1`');
