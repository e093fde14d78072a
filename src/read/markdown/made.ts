/** Pieces that every text told in Markdown is made of: its front matter, marks that cite, fences, arguments with brackets in them. */

/** What stands in front of a text. */
export interface Matter {
  title?: string;
  authors: string[];
  date?: string;
  bibliography: string[];
  /** Keys of works that are listed on purpose, though no mark cites them. */
  nocite?: string[];
}

export const noMatter = (): Matter => ({ authors: [], bibliography: [] });

const word = (text: string): string => JSON.stringify(text.slice(0, 500));

/** Front matter as YAML, or nothing. */
export function matterOf({ title, authors, date, bibliography, nocite = [] }: Matter): string {
  const rows = [
    ...(title === undefined || title === '' ? [] : [`title: ${word(title)}`]),
    ...(authors.length === 0 ? [] : ['author:', ...authors.slice(0, 100).map((name) => `  - ${word(name)}`)]),
    ...(date === undefined || date === '' ? [] : [`date: ${word(date)}`]),
    ...(bibliography.length === 0 ? [] : ['bibliography:', ...bibliography.slice(0, 20).map((name) => `  - ${word(name)}`)]),
    ...(nocite.length === 0
      ? []
      : [
          `nocite: ${JSON.stringify(
            nocite
              .slice(0, 1_000)
              .map((key) => `@${key}`)
              .join(', '),
          )}`,
        ]),
  ];
  return rows.length === 0 ? '' : `---\n${rows.join('\n')}\n---\n\n`;
}

/** Keys as one mark: `[@a; @b, p. 3]`. Keys with signs that Markdown does not take in one stand in braces. */
export const citing = (works: readonly { readonly key: string; readonly behind?: string }[]): string =>
  `[${works
    .map(({ key, behind = '' }) => `@${/^[\w:.#$%&+?<>~/-]{1,200}$/.test(key) ? key : `{${key}}`}${behind === '' ? '' : `, ${behind}`}`)
    .join('; ')}]`;

/** Keys parted by commas. */
export const keysIn = (list: string): { readonly key: string }[] =>
  list
    .split(/[,;]/)
    .map((key) => key.trim().replace(/^[@&]/, ''))
    .filter((key) => key !== '' && !/[\s{}]/.test(key))
    .map((key) => ({ key }));

/** A fence around lines that are code, longer than any in them. */
export function fenced(lines: readonly string[]): string[] {
  const longest = lines.reduce((most, line) => Math.max(most, /^\s{0,3}(`{1,100})/.exec(line)?.[1]?.length ?? 0), 2);
  const fence = '`'.repeat(longest + 1);
  return ['', fence, ...lines, fence, ''];
}

/** Where the bracket at `at` closes; -1 when it does not within `longest`. */
export function closes(text: string, at: number, longest = 5_000): number {
  const open = text[at] ?? '';
  const close = ({ '[': ']', '(': ')', '{': '}' } as const)[open as '[' | '(' | '{'];
  let depth = 0;
  for (let here = at; here < Math.min(text.length, at + longest); here += 1) {
    if (text[here] === '\\') here += 1;
    else if (text[here] === open) depth += 1;
    else if (text[here] === close && --depth === 0) return here;
  }
  return -1;
}

/** Every place where `start` (it ends in a bracket) matches, with what stands in the bracket, made anew. */
export function withArguments(text: string, start: RegExp, make: (inside: string, found: RegExpExecArray) => string): string {
  let kept = '';
  let from = 0;
  for (const found of text.matchAll(start)) {
    if (found.index < from) continue;
    const open = found.index + found[0].length - 1;
    const end = closes(text, open);
    if (end < 0) continue;
    kept += text.slice(from, found.index) + make(text.slice(open + 1, end), found);
    from = end + 1;
  }
  return kept + text.slice(from);
}

/** Lines that would be code in Markdown by their indentation alone. */
export const outdented = (line: string): string => line.replace(/^[ \t]{4,}(?=\S)/, '   ');

/** Adds lines, however many there are: a call takes only so many arguments. */
export function append(out: string[], lines: readonly string[]): void {
  for (const line of lines) out.push(line);
}

/** Marks as MyST, notebooks, commands of TeX and preprocessors of mdBook write them. */
export const otherwiseCited = (source: string): string =>
  outsideCode(source)
    .replace(/\{(?:foot)?cite(?::\w{1,10})?\}`([^`\n]{1,500})`/g, (_, keys: string) => citing(keysIn(keys)))
    .replace(/<cite\s[^<>]{0,100}?data-cite="([^"]{1,300})"[^<>]{0,100}>[^<]{0,300}<\/cite>/gi, (_, keys: string) =>
      citing(keysIn(keys.replace(/^[\w-]{1,20}\/(?=[\w:-]{1,100}$)/, ''))),
    );

const OF_TEX =
  /(`{1,2}[^`]{1,300}`{1,2})|\\(?:foot|paren|text|auto|full)?cite[a-z]{0,6}\*?((?:\[[^[\]]{0,200}\]){0,2})\{([\w:., /+-]{1,500})\}/gi;
const OF_MDBOOK = /(`{1,2}[^`]{1,300}`{1,2})|\{\{\s?#cite\s{1,9}([^{}]{1,500}?)\s?\}\}/g;

/** Marks that programs and examples may hold too: they are none in code. */
function outsideCode(source: string): string {
  if (!/cite/i.test(source)) return source;
  let fence = '';
  return source
    .split('\n')
    .map((line) => {
      const sign = /^\s{0,12}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
      if (sign !== '' && (fence === '' || sign.startsWith(fence))) fence = fence === '' ? sign : '';
      return fence !== '' || sign !== ''
        ? line
        : line
            .replace(OF_TEX, (whole: string, code: string | undefined, options: string, keys: string) =>
              code === undefined ? latexCited(options, keys) : whole,
            )
            .replace(OF_MDBOOK, (whole: string, code: string | undefined, keys: string) =>
              code === undefined ? citing(keysIn(keys.replace(/\s+/g, ','))) : whole,
            );
    })
    .join('\n');
}

/** A command of TeX as a mark: the last of its options is the place in the work. */
function latexCited(options: string, keys: string): string {
  const behind = /\[([^[\]]{0,200})\]$/.exec(options)?.[1]?.replace(/~/g, ' ') ?? '';
  const works = keysIn(keys);
  return citing(works.map((work, at) => (at === works.length - 1 ? { ...work, behind } : work)));
}

/** Lists of works that directives of MyST name: ```{bibliography} refs.bib */
export function mystLists(source: string): string[] {
  const found = source.matchAll(/^[ \t]{0,12}(?:`{3,10}|:{3,10})\{bibliography\}[ \t]{1,20}(\S[^\n]{0,500})$/gm);
  return [...found].flatMap(([, names = '']) => names.trim().split(/\s+/)).filter((name) => /\.\w{2,6}$/.test(name));
}
