/** Papers that pandoc makes of Markdown with styles of CSL, in the formats it writes and that are read here. For bench/documents-office.ts. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CslItem } from '../../src/model/csl.ts';
import { attribute, isElement, type Node } from '../../src/read/html/marks.ts';
import { parseMarkup } from '../../src/read/html/markup.ts';
import { type Chance, chanceOf, one } from '../references-noise.ts';
import type { Gold } from './scored.ts';
import { draw } from './works.ts';

/** What pandoc is asked for, and the ending. */
export const PANDOC: Readonly<Record<string, string>> = {
  docx: 'docx',
  odt: 'odt',
  epub3: 'epub',
  html5: 'html',
  rtf: 'rtf',
  jats: 'xml',
  docbook5: 'xml',
  tei: 'xml',
  latex: 'tex',
  typst: 'typ',
  rst: 'rst',
  'org-citations': 'org',
  asciidoc: 'adoc',
  mediawiki: 'mediawiki',
  fb2: 'fb2',
  plain: 'txt',
  'markdown-citations': 'md',
};

const ENDS = ['', ' in most cases', ' since 1998', ' (n = 45)', ', as Table 2 shows'];
const SYLLABLES = 'bel dor fim gan hul jek lor mav nep pod quil rus sel tov ulm vek wim zan'.split(' ');

/** Markdown that cites every key, and what each sentence cites. */
function written(count: number, chance: Chance): { readonly text: string; readonly said: Gold['said'] } {
  const said: { word: string; cites: number[] }[] = [];
  const words = new Set<string>();
  const left = Array.from({ length: count }, (_, at) => at).sort(() => chance() - 0.5);
  const sentence = (cites: number[]): string => {
    let word = '';
    do word = `${one(SYLLABLES, chance)}${one(SYLLABLES, chance)}${one(SYLLABLES, chance)}ox`;
    while (words.has(word));
    words.add(word);
    said.push({ word, cites });
    const [first = 0] = cites;
    if (cites.length === 1 && chance() < 0.25) return `For ${word} this was shown by @work${first}x.`;
    const mark = cites.map((at) => `@work${at}x${chance() < 0.15 ? `, p. ${10 + Math.floor(chance() * 90)}` : ''}`).join('; ');
    return `The ${word} method improves upon standard practice${one(ENDS, chance)}${mark === '' ? '' : ` [${mark}]`}.`;
  };
  const out: string[] = ['---', 'title: On the Matter of Things', 'author: Anna Example', '---', ''];
  for (let n = 0; n < 5 || left.length > 0; n += 1) {
    out.push(`# ${['Introduction', 'Methods', 'Results', 'Discussion', 'Conclusion'][n] ?? `Further matters ${n}`}`, '');
    for (let paragraph = 0; paragraph < 2; paragraph += 1) {
      const own = Array.from({ length: 4 }, () =>
        sentence(chance() < 0.6 ? (left.length > 0 ? left.splice(0, 1 + Math.floor(chance() * 3)) : [Math.floor(chance() * count)]) : []),
      );
      out.push(own.join(' '), '');
    }
    if (n === 1) out.push(`It holds for most.^[This does not hold for all of them; compare Table 2 and the remarks of 2003.]`, '');
    if (n === 2) out.push(`1. ${sentence([])}`, `2. ${sentence([Math.floor(chance() * count)])}`, '');
  }
  out.push('# References', '');
  return { text: out.join('\n'), said };
}

const TYPES = new Set(['article-journal', 'paper-conference', 'book', 'chapter', 'article', 'report', 'thesis']);

/** What a style needs of a record. */
function plain(item: CslItem, id: string): object {
  const { type, title, author, editor, issued, volume, issue, page, publisher, DOI } = item;
  return {
    id,
    type: TYPES.has(type ?? '') ? type : 'article-journal',
    title,
    author,
    editor,
    issued,
    volume,
    issue,
    page,
    publisher,
    DOI,
    'container-title': item['container-title'],
  };
}

/** All words below a node. */
function allWords(root: Node): string {
  const nodes: Node[] = [root];
  let words = '';
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if ('value' in node && node.nodeName === '#text') words += node.value;
    else if ('childNodes' in node) nodes.push(...[...node.childNodes].reverse());
  }
  return words.replace(/\s+/g, ' ').trim();
}

/** The printed entries of a page made with links, by their keys. */
async function entriesOf(html: string): Promise<Map<string, string>> {
  const entries = new Map<string, string>();
  const nodes: Node[] = [await parseMarkup(html)];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if (isElement(node) && attribute(node, 'class').includes('csl-entry'))
      entries.set(attribute(node, 'id').replace(/^ref-/, ''), allWords(node));
    else if ('childNodes' in node) nodes.push(...node.childNodes);
  }
  return entries;
}

/** Makes the papers, one for each style of a folder; with and without links to the entries. */
export async function makePandoc(folder: string, styles: string, records: readonly CslItem[], seed: number): Promise<void> {
  const run = (given: readonly string[]): string => {
    const done = spawnSync('pandoc', given, { cwd: folder, encoding: 'utf8', timeout: 120_000, maxBuffer: 50_000_000 });
    if (done.error !== undefined && 'code' in done.error && done.error.code === 'ENOENT')
      throw new Error('pandoc is not installed; on Debian: apt-get install pandoc.');
    return done.stdout;
  };
  for (const [nth, style] of readdirSync(styles)
    .filter((file) => file.endsWith('.csl'))
    .sort()
    .entries()) {
    const chance = chanceOf(seed * 1000 + nth);
    const items = draw(records, 18 + Math.floor(chance() * 15), chance);
    const { text, said } = written(items.length, chance);
    const name = `pandoc-${style.replace(/\.csl$/, '')}`;
    writeFileSync(join(folder, `${name}.md`), text);
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(items.map((item, at) => plain(item, `work${at}x`))));
    const linked = nth % 2 === 0 ? ['-M', 'link-citations=true'] : [];
    const given = [`${name}.md`, '-s', '--citeproc', `--bibliography=${name}.json`, `--csl=${join(styles, style)}`, ...linked];
    const printed = await entriesOf(run([...given, '-t', 'html5']));
    const gold: Gold = {
      entries: items.map((_, at) => (printed.get(`work${at}x`) ?? '').replace(/^(?:\[\d+\]|\(?\d+[.)]?)\s?/, '')),
      titles: items.map(({ title }) => title ?? ''),
      said,
    };
    writeFileSync(join(folder, `${name}.gold.json`), JSON.stringify(gold));
    for (const [format, ending] of Object.entries(PANDOC)) {
      mkdirSync(join(folder, `pandoc-${format}`), { recursive: true });
      run([...given, '-t', format, '-o', join(`pandoc-${format}`, `${name}.${ending}`)]);
    }
  }
}
