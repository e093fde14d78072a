/**
 * Sets papers that cite real records with TeX, in the classes and styles of publishers, reads them, and counts what was lost. Needs TeX and
 * biber on the machine (Debian: texlive-latex-extra texlive-publishers texlive-bibtex-extra texlive-science texlive-xetex texlive-luatex
 * texlive-lang-german texlive-lang-french texlive-lang-spanish texlive-lang-european texlive-lang-italian texlive-lang-portuguese biber). Usage:
 *   tsx bench/documents-typeset.ts --from RECORDS.csl.jsonl[.gz] [--only 'WORDS|WORDS'] [--seed 1] [--show] [--keep FOLDER] [--again FOLDER]
 * `--again` reads the papers that `--keep` kept, without TeX.
 * Every work that the list prints is cited, so that an entry to which no mark leads is a mark that was not read: `uncited`. `beyond` counts
 * marks that lead nowhere, `lost` and `more` by how many entries the list that was read is shorter or longer than the printed one. Papers that TeX does not finish are
 * told in `unset` and not counted. Prints one JSON object.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { extract } from '../src/extract/index.ts';
import type { CslItem } from '../src/model/csl.ts';
import { closeReaders, readDocument } from '../src/read/index.ts';
import { type Chance, chanceOf } from './references-noise.ts';
import { bibOf, settable, textOf } from './typeset/paper.ts';
import { TEMPLATES, type Template } from './typeset/templates.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
    keep: { type: 'string' },
    again: { type: 'string' },
  },
});
const { from } = values;
if (from === undefined && values.again === undefined) throw new Error('Name the records with --from.');
const bytes = from === undefined ? Buffer.alloc(0) : readFileSync(from);
const records = (from?.endsWith('.gz') === true ? gunzipSync(bytes) : bytes)
  .toString('utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as CslItem)
  .filter(settable);

/** Errors of TeX with which a paper is no longer what its style prints. */
const MOST_ERRORS = 12;
const SECONDS = 120;

/** Draws works, more articles than anything else, as lists have them. */
function draw(count: number, chance: Chance): CslItem[] {
  const kinds = [
    'article-journal',
    'article-journal',
    'article-journal',
    'paper-conference',
    'paper-conference',
    'book',
    'chapter',
    'article',
  ];
  const seen = new Set<CslItem>();
  while (seen.size < count) {
    const kind = kinds[Math.floor(chance() * kinds.length)];
    const item = records[Math.floor(chance() * records.length)];
    if (item !== undefined && item.type === kind) seen.add(item);
  }
  return [...seen];
}

function set(template: Template, folder: string, chance: Chance): void {
  const items = draw(25 + Math.floor(chance() * 35), chance);
  const keys = items.map((_, at) => `work${at}x`);
  writeFileSync(join(folder, 'works.bib'), items.map((item, at) => bibOf(item, keys[at] ?? '')).join('\n'));
  writeFileSync(join(folder, 'paper.tex'), textOf(template, keys, chance));
  const run = (program: string, ...given: string[]): void => {
    const done = spawnSync(program, given, { cwd: folder, stdio: 'ignore', timeout: SECONDS * 1000 });
    if (done.error !== undefined && 'code' in done.error && done.error.code === 'ENOENT') throw new Error(`${program} is not installed.`);
  };
  const tex = (): void => run(template.engine, '-interaction=batchmode', 'paper.tex');
  tex();
  if (template.tool === 'biber') run('biber', '--quiet', 'paper');
  else run('bibtex', 'paper');
  tex();
  tex();
}

/** The path of a paper's PDF and how many works its list has, null where TeX did not finish it. */
function finished(folder: string): { readonly path: string; readonly printed: number } | null {
  try {
    const list = readFileSync(join(folder, 'paper.bbl'), 'utf8');
    const errors = readFileSync(join(folder, 'paper.log'), 'latin1').match(/^!/gm)?.length ?? 0;
    const keys = [...readFileSync(join(folder, 'works.bib'), 'utf8').matchAll(/^@\w+\{(work\d+x),/gm)].map(([, key = '']) => key);
    const printed = keys.filter((key) => list.includes(`{${key}}`)).length;
    return errors > MOST_ERRORS || printed < keys.length / 2 ? null : { path: join(folder, 'paper.pdf'), printed };
  } catch {
    return null;
  }
}

const all = values.again ?? values.keep ?? mkdtempSync(join(tmpdir(), 'typeset-'));
const only = values.only?.split('|');
const unset: string[] = [];
const rows: {
  readonly paper: string;
  readonly printed: number;
  readonly read: number;
  readonly uncited: number;
  readonly beyond: number;
}[] = [];
for (const [at, template] of TEMPLATES.entries()) {
  if (only !== undefined && !only.some((words) => template.name.includes(words))) continue;
  const folder = join(all, template.name.replace(/[^\w-]+/g, '-'));
  if (values.again === undefined) {
    mkdirSync(folder, { recursive: true });
    set(template, folder, chanceOf(Number(values.seed) * 1000 + at));
  }
  const paper = finished(folder);
  if (paper === null) {
    unset.push(template.name);
    continue;
  }
  const { references, citations } = extract(await readDocument({ name: 'paper.pdf', path: paper.path }));
  const listed = references.filter(({ origin }) => origin === 'list');
  const cited = new Set(citations.map(({ to }) => to));
  rows.push({
    paper: template.name,
    printed: paper.printed,
    read: listed.length,
    uncited: listed.filter(({ id }) => !cited.has(id)).length,
    beyond: citations.filter(({ to }) => to === null).length,
  });
}
closeReaders();
if (values.keep === undefined && values.again === undefined) rmSync(all, { recursive: true, force: true });

const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((total, row) => total + of(row), 0);
const told = {
  papers: rows.length,
  printed: sum(({ printed }) => printed),
  read: sum(({ read }) => read),
  lost: sum(({ printed, read }) => Math.max(0, printed - read)),
  more: sum(({ printed, read }) => Math.max(0, read - printed)),
  uncited: sum(({ uncited }) => uncited),
  beyond: sum(({ beyond }) => beyond),
  unset,
};
const wrong = rows.filter(({ printed, read, uncited, beyond }) => printed !== read || uncited > 0 || beyond > 0);
process.stdout.write(`${JSON.stringify(values.show ? { ...told, wrong } : told, null, 1)}\n`);
