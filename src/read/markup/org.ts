/** Org as Markdown: outline, notes, citations as Org and org-ref write them, the files of works that it names. */
import { append, citing, fenced, keysIn, matterOf, noMatter, outdented, withArguments } from '../markdown/made.ts';

/** What the head of the text says, as it is found. */
type Told = ReturnType<typeof noMatter>;

const SKIPPED = /^(?:comment|export)$/;
/** A line that is a link of org-ref to the lists of works, and one to the style they are printed in. */
/** The list of works as the LaTeX that comes of it names it: `\\bibliography{refs}`, alone or behind `#+LATEX:`. */
const LATEX_LIST = /^\s{0,20}(?:#\+latex(?:_header)?:\s{0,20})?\\(?:bibliography|addbibresource(?:\[[^[\]]{0,100}\])?)\{([^{}]{1,500})\}/i;
const LISTS = /^\s{0,20}(?:\[\[)?(?:(?:no)?bibliography|addbibresource|bibliographystyle):\S/;

/** What may run over the end of a line: a mark, the words of a link, words in italics. */
/** Targets that pandoc leaves at the list and in front of each entry, which may be lines of their own: the id of what follows. */
const TARGET = /^<<(refs|ref-[^<>\s{}]{1,200})>>[ \t]{0,20}\n?/gm;
const OVER_LINES = /\[(?:\[|cite|fn:)[^[\]\n]{0,500}\n[^[\]\n]{0,500}\]/g;
const LINK_OVER_LINES = /\[\[[^[\]\n]{1,1000}\]\[[^[\]\n]{0,500}(?:\n(?!\s{0,40}\n)[^[\]\n]{0,500}){1,5}\]\]/g;
const SLANTED_OVER_LINES = /(?<![\w/:<])\/[^\s/][^/\n]{0,200}(?:\n(?!\s{0,40}\n)[^/\n]{1,200}){1,3}\/(?![\w/])/g;

const onOneLine = (mark: string): string => mark.replace(/\n[ \t]{0,40}/g, ' ');

export function orgAsMarkdown(text: string): string {
  const matter = noMatter();
  const out: string[] = [];
  let block: { readonly kind: string; readonly lines: string[] } | null = null;
  let drawer = false;
  // Below the target of the whole list every target is that of an entry.
  const listed = /^<<refs>>/m.test(text) ? ' .csl-entry' : '';
  const anchored = text.replace(TARGET, (_, id: string) => (id === 'refs' ? '' : `[]{#${id}${listed}}`));
  // A mark, a link may run over the end of a line.
  const joined = [OVER_LINES, LINK_OVER_LINES, SLANTED_OVER_LINES].reduce(
    (source, pattern) => source.replace(pattern, onOneLine),
    anchored,
  );
  for (const line of joined.split('\n')) {
    const list: string | undefined = block === null || /^(?:latex|export)$/.test(block.kind) ? LATEX_LIST.exec(line)?.[1] : undefined;
    if (list !== undefined) matter.bibliography.push(...named(list.split(',')));
    const end = /^\s{0,20}#\+end_(\w{1,30})/i.exec(line)?.[1]?.toLowerCase();
    if (block !== null) {
      if (end !== block.kind) block.lines.push(line);
      else {
        if (block.kind === 'quote' || block.kind === 'verse')
          append(out, ['', ...block.lines.map((one) => `> ${inline(one.trim(), matter)}`), '']);
        else if (block.kind === 'src' || block.kind === 'example') append(out, [...fenced(block.lines)]);
        else if (!SKIPPED.test(block.kind)) append(out, ['', ...block.lines.map((one) => inline(outdented(one), matter)), '']);
        block = null;
      }
      continue;
    }
    const begin = /^\s{0,20}#\+begin_(\w{1,30})/i.exec(line)?.[1]?.toLowerCase();
    if (begin !== undefined) block = { kind: begin, lines: [] };
    else if (/^\s{0,20}:[\w-]{1,40}:\s*$/.test(line)) drawer = !/^\s{0,20}:end:/i.test(line);
    else if (drawer) continue;
    else if (/^\s{0,20}#\+\w{1,40}:/.test(line)) said(line.trim(), matter, out);
    else if (/^\s{0,20}#(?:\s|$)/.test(line)) continue;
    else if (list !== undefined) continue;
    else if (LISTS.test(line)) linked(line, matter);
    else out.push(plain(line, matter));
  }
  if (block !== null) append(out, [...block.lines.map((one) => inline(outdented(one), matter))]);
  return matterOf(matter) + out.join('\n');
}

/** The lists that a link of org-ref names. */
function linked(line: string, matter: Told): void {
  for (const [, names = ''] of line.matchAll(/(?:bibliography|addbibresource):([^\s[\]]{1,1000})/g))
    matter.bibliography.push(...named(names.split(',')));
}

/** Names with an ending, as files have; org-ref leaves that of a .bib out. */
const named = (names: readonly string[]): string[] =>
  names
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => (/\.\w{2,5}$/.test(name) ? name : `${name}.bib`));

function said(line: string, matter: Told, out: string[]): void {
  const [, name = '', value = ''] = /^#\+(\w{1,40}):\s{0,20}(.{0,2000})$/.exec(line) ?? [];
  const key = name.toLowerCase();
  if (key === 'title') matter.title = value.trim();
  else if (key === 'author') matter.authors.push(...value.split(/,|;|\sand\s/).map((one) => one.trim()));
  else if (key === 'date') matter.date = value.replace(/[<>[\]]/g, '').slice(0, 10);
  else if (key === 'bibliography') matter.bibliography.push(...value.split(/[,\s]+/).filter((one) => /\.\w{2,5}$/.test(one)));
  else if (key === 'caption') out.push('', inline(value, matter), '');
}

function plain(line: string, matter: Told): string {
  const heading = /^(\*{1,6})\s+(?:(?:TODO|DONE)\s)?(.{0,500})$/.exec(line);
  if (heading !== null)
    return `\n${'#'.repeat(heading[1]?.length ?? 1)} ${inline((heading[2] ?? '').replace(/\s:[\w@:]{1,100}:$/, ''), matter)}\n`;
  const note = /^\[fn:([\w-]{1,60})\]\s?(.*)$/.exec(line);
  if (note !== null) return `\n[^${note[1]}]: ${inline(note[2] ?? '', matter)}`;
  if (/^\s*\|[-+|\s]*$/.test(line)) return line.replaceAll('+', '|');
  return inline(outdented(line), matter);
}

function inline(line: string, matter: Told): string {
  if (!/[[:/=~^\\<]/.test(line)) return line;
  const noted = withArguments(
    line,
    /\[(?=fn:[\w-]{0,60}:)/g,
    (inside) => `^[${inline(inside.replace(/^fn:[\w-]{0,60}:\s?/, ''), matter)}]`,
  );
  return noted
    .replace(/\[fn:([\w-]{1,60})\]/g, '[^$1]')
    .replace(/\[\[(?:[a-z]{0,10}cite[a-z*]{0,10}):([^[\]]{1,500})\](?:\[[^[\]]{0,300}\])?\]/gi, (_, keys: string) => citing(keysIn(keys)))
    .replace(/\[cite(?:\/([\w/-]{1,40}))?:([^[\]]{1,1000})\]/g, (_, style: string | undefined, works: string) =>
      style === undefined || !isNocite(style) ? mark(works) : unsaid(works, matter),
    )
    .replace(/(?<![\w:/@[])(?:[a-z]{0,6}cite[a-z]{0,8}):(&?[\w:.-]{1,100}(?:[,;]&?[\w:.-]{1,100}){0,30})(?<![.:,])/g, (_, keys: string) =>
      citing(keysIn(keys)),
    )
    .replace(
      /\[\[([^[\]]{1,1000})\]\[((?:[^[\]]|\[[^[\]]{0,200}\]){1,500})\]\]/g,
      (_, to: string, words: string) => `[${words}](<${placeOf(to.replace(/[<>]/g, ''))}>)`,
    )
    .replace(/<<([^<>\s"]{1,200})>>/g, '<a id="$1"></a>')
    .replace(/\[\[(https?:[^[\]]{1,1000})\]\]/g, '<$1>')
    .replace(/\^\{([^{}]{1,60})\}/g, (_, raised: string) => `<sup>${raised.replace(/(?<=\d)--(?=\d)/g, '–')}</sup>`)
    .replace(/(?<![\w/:])\/([^\s/](?:[^/\n]{0,200}[^\s/])?)\/(?![\w/])/g, '*$1*')
    .replace(/(?<!\S)[=~]([^=~\n]{1,200})[=~](?=[\s.,;:!?)]|$)/g, '`$1`')
    .replace(/\\\\\s*$/, '  ');
}

/** `[cite/n:@a]`, `[cite/nocite:@a]`: the work is listed, and nothing is printed. */
const isNocite = (style: string): boolean => /^n(?:ocite)?(?:\/|$)/.test(style);

function unsaid(works: string, matter: Told): string {
  for (const [, key = ''] of works.matchAll(/@([^\s,;]{1,200})/g)) matter.nocite = [...(matter.nocite ?? []), key];
  return '';
}

/** Where a link leads: a word without a stroke, a stop or a colon is the target of that name in the text. */
const placeOf = (to: string): string => (/^[^\s#:./\\*]{1,200}$/.test(to) ? `#${to}` : to);

/** `see @a p. 3; @b` */
function mark(works: string): string {
  const found = works.split(';').flatMap((one) => {
    const [, before = '', key, behind = ''] = /^([^@]{0,200})@([^\s,;@][^\s,;]{0,199})(.{0,200})$/.exec(one.trim()) ?? [];
    return key === undefined ? [] : [{ before: before.trim(), key, behind: behind.replace(/^[\s,]{1,5}/, '') }];
  });
  const [first] = found;
  if (first === undefined) return `[${works}]`;
  const said = citing(found);
  return first.before === '' ? said : `[${first.before} ${said.slice(1)}`;
}
