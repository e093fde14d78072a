/** Typst as Markdown: headings, notes, `@key` and `#cite`, the lists of works that it names. Code and settings are left out. */
import { citing, matterOf, noMatter, outdented, withArguments } from '../markdown/made.ts';

const SETTING = /^\s{0,20}#(?:set|show|let|import|include|pagebreak|outline|v|h|counter|context)\b/;
/** A list of works that a template is handed: by its name, or read in. */
const NAMED_LIST = /\b(?:bib[\w-]{0,20}|ref[\w-]{0,20}):\s{0,20}(?:\(\s{0,20})?(?:read\(\s{0,20})?"([^"\n]{1,300}\.(?:bib|ya?ml))"/g;

export function typstAsMarkdown(text: string): string {
  const matter = noMatter();
  let source = withoutComments(text);
  source = withArguments(source, /(?:#|(?<=\bbibliography:\s{0,5}))bibliography\(/g, (inside) => {
    for (const [, file = ''] of inside.replace(/\b(?:title|style)\s{0,3}:\s{0,3}"[^"]{0,300}"/g, '').matchAll(/"([^"\n]{1,300})"/g))
      matter.bibliography.push(file);
    return '\n\n';
  });
  // Templates take the list as a text that is read in, `bibliography: read("refs.bib")`, or as the name of its file.
  if (matter.bibliography.length === 0)
    for (const [, file = ''] of source.matchAll(NAMED_LIST)) if (!matter.bibliography.includes(file)) matter.bibliography.push(file);
  const titled = /\btitle:\s{0,5}(?:\[([^[\]\n]{1,300})\]|"([^"\n]{1,300})")/.exec(source.slice(0, 20_000));
  if (titled !== null) matter.title = titled[1] ?? titled[2] ?? '';
  source = withArguments(source, /#footnote\[/g, (inside) => `^[${inside}]`);
  source = source.replace(/#cite\(\s{0,5}(?:<([^<>\s]{1,200})>|label\("([^"\n]{1,200})"\))([^()\n]{0,300})\)/g, (_, key, other, rest) =>
    citing([{ key: String(key ?? other), behind: /supplement:\s?\[([^[\]]{0,200})\]/.exec(String(rest))?.[1] ?? '' }]),
  );
  // As pandoc prints: links to labels, and entries that bear them.
  source = withArguments(
    source,
    /#link\(<[\w:.-]{1,200}>\)\[/g,
    (words, [start]) => `[${words}](<#${/<([^<>]{1,200})>/.exec(start)?.[1] ?? ''}>)`,
  );
  source = labelled(source);
  for (const name of ['quote', 'emph', 'strong', 'text', 'block', 'smallcaps', 'underline', 'par', 'align'])
    source = withArguments(source, new RegExp(`#${name}(?:\\([^()\\n]{0,300}\\))?\\[`, 'g'), (inside) => inside);
  source = withArguments(source, /#super(?:\([^()\n]{0,100}\))?\[/g, (inside) => `<sup>${inside}</sup>`);
  source = source.replace(/#link\("([^"\n]{1,1000})"\)(?:\[([^[\]\n]{1,500})\])?/g, (_, to: string, words?: string) =>
    words === undefined ? `<${to}>` : `[${words}](<${to}>)`,
  );
  const labels = labelsIn(source);
  const lines = settled(source.split('\n')).map((line) => {
    const heading = /^\s{0,3}(={1,6})\s+(.{1,500})$/.exec(line);
    if (heading !== null) return `\n${'#'.repeat(heading[1]?.length ?? 1)} ${(heading[2] ?? '').replace(/\s<[\w:-]{1,100}>\s*$/, '')}\n`;
    return outdented(line)
      .replace(/^(\s{0,3})\+\s/, '$11. ')
      .replace(/(?<![\w@\\])@([\w][\w:.-]{0,150}[\w]|[\w])(?:\[([^[\]\n]{0,200})\])?/g, (whole, key: string, behind?: string) =>
        labels.has(key) || /^(?:fig|tab|tbl|eq|sec|lst|thm|lem):/.test(key) ? whole.slice(1) : citing([{ key, behind: behind ?? '' }]),
      )
      .replace(/(?<![\w*])\*([^\s*](?:[^*\n]{0,200}[^\s*])?)\*(?![\w*])/g, '**$1**')
      .replace(/(?<![\w_])_([^\s_](?:[^_\n]{0,200}[^\s_])?)_(?![\w_])/g, '*$1*')
      .replace(/(?:^|\s)<[a-zA-Z][\w:.-]{0,100}>\s*$/, '')
      .replace(/~/g, ' ');
  });
  return matterOf(matter) + lines.join('\n');
}

/** Entries of a list that pandoc prints, `#block[…] <ref-roe>`, each with its key in front. */
const labelled = (source: string): string =>
  source.replace(/#block\[\n((?:(?!#block\[)[^\n]{0,5000}\n){1,60}?)\] <(ref-[\w:.-]{1,200})>/g, (_, words: string, id: string) => {
    const entry = words.replace(/#h\([^()\n]{0,40}\)/g, ' ').replace(/^(\d{1,4})\.(?=\s)/, '$1\\.');
    return `\n[]{#${id} .csl-entry}${entry}\n`;
  });

/** Labels of headings, figures, formulas: what refers to one cites no work. */
const labelsIn = (source: string): ReadonlySet<string> =>
  new Set(
    // Behind what they name at the end of a line, or handed to what makes it: `#theorem("On hedges", label: <hedges>)`.
    [
      ...source.matchAll(/(?<=[\s\])}$])<([a-zA-Z][\w:.-]{0,150})>(?=\s{0,9}$)|\blabel\w{0,10}:\s{0,5}[<"]([a-zA-Z][\w:.-]{0,150})[>"]/gm),
    ].map(([, label, other]) => label ?? other ?? ''),
  );

/** Lines without settings; one that opens brackets goes on until they close. */
function settled(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let depth = 0;
  for (const line of lines) {
    if (depth <= 0 && !SETTING.test(line)) {
      kept.push(line);
      depth = 0;
      continue;
    }
    for (const sign of line) depth += '([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0;
  }
  return kept;
}

function withoutComments(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\s{0,20}\/\//.test(line))
    .join('\n');
}
