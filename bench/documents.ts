/**
 * Measures whether the references of whole documents are found: how many of the gold list are there as entries of their own, and how
 * many entries are nothing of it. Usage:
 *   tsx bench/documents.ts --data FOLDER [--show]
 * FOLDER holds documents beside their gold lists: NAME.pdf or .docx with a file of the same first name that ends in .gold.csl.json,
 * .gold.xml (EXCITE: one entry a line), .gold.jats.xml or .gold.tei.xml; or NAME.pdf with the .bbl that it was printed from (a .bib
 * holds more than was cited). Prints one JSON object; --show also the misses.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { extract } from '../src/extract/index.ts';
import type { CslItem } from '../src/model/csl.ts';
import { closeReaders, readDocument } from '../src/read/index.ts';
import { fold } from '../src/text/fold.ts';

const { values } = parseArgs({ options: { data: { type: 'string' }, show: { type: 'boolean', default: false } } });
if (values.data === undefined) throw new Error('Name the folder of documents with --data.');
const folder = values.data;

/** What is known of one gold entry: words of its title, surnames, and the numbers that tell it from others. */
interface Gold {
  readonly says: string;
  readonly words: readonly string[];
  readonly names: readonly string[];
  readonly numbers: readonly string[];
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
const plain = (xml: string): string =>
  xml
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
const all = (xml: string, pattern: RegExp): string[] => [...xml.matchAll(pattern)].map((found) => plain(found[1] ?? ''));
const gold = (title: string, names: readonly string[], numbers: readonly string[], says: string): Gold => ({
  says,
  // Where the title is not marked, all words are asked for.
  words: wordsOf(title === '' ? says : title),
  names: names.flatMap(wordsOf),
  numbers: numbers.flatMap((number) => number.match(/\d+/g) ?? []).filter((number) => number.length > 1),
});

const ofCsl = (item: CslItem): Gold =>
  gold(
    item.title ?? '',
    (item.author ?? item.editor ?? []).map(({ family, literal }) => family ?? literal ?? ''),
    [String(item.issued?.['date-parts']?.[0]?.[0] ?? ''), String(item.volume ?? ''), String(item.page ?? '').split(/[-–]/)[0] ?? ''],
    `${item.title ?? ''} ${String(item.volume ?? '')} ${String(item.page ?? '')}`,
  );

async function goldOf(name: string): Promise<Gold[]> {
  const text = readFileSync(join(folder, name), 'utf8');
  if (name.endsWith('.json')) return (JSON.parse(text) as CslItem[]).map(ofCsl);
  // What LaTeX printed from is read without any layout, so it tells what the page holds.
  if (name.endsWith('.bbl'))
    return extract(await readDocument({ name, path: join(folder, name) })).references.map(({ raw }) =>
      gold(raw.replace(/\d+/g, ' '), [], [], raw),
    );
  if (name.endsWith('.jats.xml'))
    return [...text.matchAll(/<ref id[\s\S]*?<\/ref>/g)].map(([ref]) =>
      gold(
        all(ref, /<article-title[^>]*>([\s\S]*?)<\/article-title>/g)[0] ?? all(ref, /<source[^>]*>([\s\S]*?)<\/source>/g)[0] ?? '',
        all(ref, /<surname[^>]*>([\s\S]*?)<\/surname>/g),
        all(ref, /<(?:year|volume|fpage)[^>]*>([\s\S]*?)<\/(?:year|volume|fpage)>/g),
        plain(ref),
      ),
    );
  if (name.endsWith('.tei.xml'))
    return [
      ...(/<listBibl[\s\S]*<\/listBibl>/.exec(text)?.[0] ?? text).matchAll(/<bibl[\s>][\s\S]*?<\/bibl>|<biblStruct[\s\S]*?<\/biblStruct>/g),
    ].map(([ref]) =>
      gold(
        all(ref, /<title[^>]*>([\s\S]*?)<\/title>/g)[0] ?? '',
        all(ref, /<surname[^>]*>([\s\S]*?)<\/surname>|<author[^>]*>([\s\S]*?)<\/author>/g),
        all(ref, /<(?:date|biblScope)[^>]*>([\s\S]*?)<\/(?:date|biblScope)>/g),
        plain(ref),
      ),
    );
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      gold(
        all(line, /<title>([\s\S]*?)<\/title>/g).join(' '),
        all(line, /<surname>([\s\S]*?)<\/surname>/g),
        all(line, /<(?:year|volume|fpage)>([\s\S]*?)<\/(?:year|volume|fpage)>/g),
        plain(line),
      ),
    );
}

/** How well an entry as it was read fits a gold entry, 0 to 1: words of the title; where it has few or none, names and numbers. */
function fits(one: Gold, raw: string): number {
  const words = new Set(wordsOf(raw));
  const numbers = new Set(raw.match(/\d+/g) ?? []);
  const share = (of: readonly string[], held: ReadonlySet<string>): number =>
    of.length === 0 ? 0 : of.filter((each) => held.has(each)).length / of.length;
  const known = share(one.names.slice(0, 3), words) * 0.5 + share(one.numbers, numbers) * 0.5;
  return one.words.length >= 3 ? share(one.words, words) * 0.7 + known * 0.3 : known * 0.9 + share(one.words, words) * 0.1;
}

/** What counts as the same entry. Where a style prints no titles, names and numbers alone must bear it. */
const SAME = 0.55;

async function measure(name: string, goldName: string) {
  const golds = await goldOf(goldName);
  // What is measured is what is found, not what a loaded machine leaves unswept: memory is bounded higher than elsewhere.
  const document = await readDocument({ name, path: join(folder, name) }, { limits: { memoryBytes: 1_500_000_000 } });
  const { references } = extract(document);
  const pairs = golds
    .flatMap((one, g) =>
      references.map(({ raw }, r) => {
        const score = fits(one, raw);
        // A style without titles: the title's words are not to be asked for.
        return { g, r, score: Math.max(score, fits({ ...one, words: [] }, raw) > 0.85 ? 0.56 : 0) };
      }),
    )
    .filter(({ score }) => score >= SAME)
    .sort((a, b) => b.score - a.score);
  const found = new Set<number>();
  const used = new Set<number>();
  for (const { g, r } of pairs)
    if (!found.has(g) && !used.has(r)) {
      found.add(g);
      used.add(r);
    }
  const missed = golds.filter((_, g) => !found.has(g)).map(({ says }) => says.slice(0, 160));
  // A part of a gold entry that holds two works is no phantom.
  const texts = golds.map(({ says }) => new Set(wordsOf(says)));
  const isPart = (raw: string): boolean => {
    const words = wordsOf(raw);
    return texts.some((held) => words.filter((word) => held.has(word)).length >= 0.9 * words.length);
  };
  const phantom = references.filter(({ raw }, r) => !used.has(r) && !isPart(raw)).map(({ raw }) => raw.slice(0, 160));
  return {
    document: name,
    gold: golds.length,
    entries: references.length,
    found: found.size,
    phantom: phantom.length,
    ...(values.show ? { missed, phantoms: phantom } : {}),
  };
}

const names = readdirSync(folder);
const rows: Awaited<ReturnType<typeof measure>>[] = [];
for (const name of names.filter((each) => /\.(pdf|docx)$/.test(each))) {
  const stem = name.replace(/\.\w+$/, '').replace(/-(main|manuscript)$/, '');
  const gold =
    names.find((each) => name.endsWith('.pdf') && each === name.replace(/pdf$/, 'bbl')) ??
    names.find((each) => each.startsWith(stem) && each.includes('.gold.'));
  if (gold !== undefined) rows.push(await measure(name, gold));
}
closeReaders();
const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((total, row) => total + of(row), 0);
const share = (part: number, whole: number): number => Number((part / Math.max(1, whole)).toFixed(4));
process.stdout.write(
  `${JSON.stringify(
    {
      documents: rows,
      found: share(
        sum(({ found }) => found),
        sum(({ gold }) => gold),
      ),
      phantom: share(
        sum(({ phantom }) => phantom),
        sum(({ entries }) => entries),
      ),
    },
    null,
    2,
  )}\n`,
);
