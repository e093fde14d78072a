/**
 * Measures whether the marks of a text lead to the works they cite, and whether anybody is accused falsely: prints small papers of real
 * records in many kinds (styles, languages, formats), in which the works of every mark are known, and reads them. Usage:
 *   npx tsx bench/citations-made.ts --records RECORDS.csl.jsonl[.gz] [--each 3] [--seed 1] [--half looked|kept] [--only 'WORDS|WORDS']
 *     [--show] [--keep FOLDER]
 * --half takes the kinds that rules may be made by (`looked`) or those that are only measured (`kept`); which a kind belongs to is told by
 * its name. Every second paper of three cites a work that the list lacks and lists one that nothing cites. Counted are marks (works of a
 * mark) linked and not, wrong links, and accusations ("cited but missing", "listed but uncited", duplicates, gaps) that are false, or
 * due. --show prints every error, --keep keeps the papers. Needs pandoc for Word and OpenDocument and Chromium for PDF (CHROMIUM_PATH);
 * kinds in these formats are left out, and said to be, where they are not there. Prints one JSON object.
 */
import { execFileSync } from 'node:child_process';
import { createReadStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { extract } from '../src/extract/index.ts';
import type { Extraction } from '../src/model/cited.ts';
import type { CslItem } from '../src/model/csl.ts';
import { closeReaders, readDocument } from '../src/read/index.ts';
import { fold } from '../src/text/fold.ts';
import { KEYED, NOTED, type Noted } from './citations-keyed.ts';
import { type Form, KINDS, type Printing, type Said } from './citations-kinds.ts';
import { type Chance, isClean, type Language, one, PRINTED, WORDS, type Work, worksOf } from './citations-works.ts';
import { chanceOf } from './references-noise.ts';
import { wrap } from './wrapped.ts';

const { values } = parseArgs({
  options: {
    records: { type: 'string' },
    each: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    half: { type: 'string' },
    only: { type: 'string' },
    show: { type: 'boolean', default: false },
    keep: { type: 'string' },
  },
});
if (values.records === undefined) throw new Error('Name the records with --records.');

/** FNV-1a of the name: no order of ours decides what is kept apart. */
const hash = (name: string): number =>
  [...name].reduce((sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5);
const isKept = (name: string): boolean => (hash(name) >>> 3) % 2 === 1;

async function records(path: string): Promise<CslItem[]> {
  const all: CslItem[] = [];
  const file = createReadStream(path);
  let at = 0;
  for await (const line of createInterface({ input: path.endsWith('.gz') ? file.pipe(createGunzip()) : file })) {
    at += 1;
    if (at % 5 !== Number(values.seed) % 5) continue;
    const item = JSON.parse(line) as CslItem;
    if (isClean(item)) all.push(item);
  }
  return all;
}

/** A word that stands nowhere else. */
function wordBy(chance: Chance, used: Set<string>): string {
  for (;;) {
    const word = Array.from({ length: 4 }, () => one(['ta', 'vo', 'li', 'ke', 'mu', 'sa', 'ri', 'do', 'ne', 'pu'], chance)).join('');
    if (used.has(word)) continue;
    used.add(word);
    return word;
  }
}
const shuffled = <Item>(items: readonly Item[], chance: Chance): Item[] =>
  items
    .map((item) => [chance(), item] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, item]) => item);

interface Marked extends Said {
  readonly word: string;
}
interface Plan {
  readonly works: readonly Work[];
  readonly absent: number | null;
  readonly uncited: number | null;
}
/** Which work the list lacks, and which nothing cites. */
function planned(works: readonly Work[], nth: number, isNumbered: boolean, chance: Chance): Plan {
  if (nth % 3 !== 1) return { works, absent: null, uncited: null };
  const absent = isNumbered ? works.length - 1 : Math.floor(chance() * works.length);
  const rest = works.map(({ at }) => at).filter((at) => at !== absent && works[at]?.letter === '');
  return { works, absent: works[absent]?.letter === '' ? absent : null, uncited: rest.length > 4 ? one(rest, chance) : null };
}
/** Sentences that cite every work but the one that is to stay uncited; in the order of their numbers where the list is numbered by that. */
function sentences(
  kind: Pick<Printing, 'single' | 'several' | 'nothing'>,
  { works, uncited }: Plan,
  inOrder: boolean,
  chance: Chance,
): Said[] {
  const wanted = works.filter(({ at }) => at !== uncited);
  const order = inOrder ? wanted : shuffled(wanted, chance);
  const out: Said[] = [];
  const single = (work: Work): Said => ({ text: one(kind.single, chance)(work, chance), works: [work.at] });
  const several = (group: readonly Work[]): Said => {
    const sorted = [...group].sort((a, b) => a.at - b.at);
    return { text: one(kind.several, chance)(sorted, chance), works: sorted.map((work) => work.at) };
  };
  for (let at = 0; at < order.length; ) {
    const size = chance() < 0.6 ? 1 : 2 + Math.floor(chance() * 3);
    const group = order.slice(at, at + size);
    at += size;
    const [only] = group;
    out.push(group.length === 1 && only !== undefined ? single(only) : several(group));
    const before = order.slice(0, at);
    if (chance() < 0.25) out.push(single(one(before, chance)));
    if (chance() < 0.15 && before.length > 3) out.push(several(shuffled(before, chance).slice(0, 3)));
  }
  for (const make of kind.nothing) out.splice(Math.floor(chance() * out.length), 0, { text: make(chance), works: [] });
  return inOrder ? out : shuffled(out, chance);
}

const escaped = (words: string): string => words.replace(/&(?!amp;|lt;|gt;)/g, '&amp;');
const RAISED: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'0123456789'].map((digit, at) => [digit, '⁰¹²³⁴⁵⁶⁷⁸⁹'[at] ?? ''])),
  '-': '⁻',
  '–': '⁻',
  '(': '⁽',
  ')': '⁾',
};
const plainOf = (words: string): string =>
  words
    .replace(/<sup>([^<]*)<\/sup>/g, (_, inside: string) =>
      /^[\d,–-]+$/.test(inside) ? [...inside].map((sign) => RAISED[sign] ?? sign).join('') : inside,
    )
    .replace(/<\/?[a-z]+>/g, '');
const markdownOf = (words: string): string =>
  words
    .replace(/<\/?i>/g, '*')
    .replace(/<\/?b>/g, '**')
    .replace(/<sup>(.*?)<\/sup>/g, '^$1^');

interface Printed {
  readonly heading: string;
  readonly paragraphs: readonly (readonly string[])[];
  readonly cells: readonly (readonly [string, string])[];
  readonly entries: readonly string[];
  readonly lang: Language;
}
function htmlOf({ heading, paragraphs, cells, entries, lang }: Printed): string {
  const rows = cells.map(([left, right]) => `<tr><td>${left}</td><td>${escaped(right)}</td></tr>`).join('\n');
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>A paper</title></head><body>\n<h1>1. Introduction</h1>\n${paragraphs.map((all) => `<p>${escaped(all.join(lang === 'zh' || lang === 'ja' ? '' : ' '))}</p>`).join('\n')}\n${rows === '' ? '' : `<table>\n<tr><td>Question</td><td>Source</td></tr>\n${rows}\n</table>`}\n<h2>${heading}</h2>\n${entries.map((entry) => `<p>${escaped(entry)}</p>`).join('\n')}\n</body></html>`;
}
function written(form: Form, paper: Printed, path: string): void {
  const all = (set: (words: string) => string, head: (words: string) => string): string =>
    [
      head('1. Introduction'),
      ...paper.paragraphs.map((some) => set(some.join(paper.lang === 'zh' || paper.lang === 'ja' ? '' : ' '))),
      ...(paper.cells.length === 0
        ? []
        : [`| Question | Source |\n|---|---|\n${paper.cells.map(([a, b]) => `| ${a} | ${b} |`).join('\n')}`]),
      head(paper.heading),
      ...paper.entries.map(set),
    ].join('\n\n');
  if (form === 'txt')
    writeFileSync(
      path,
      all(plainOf, (words) => words),
    );
  else if (form === 'wrapped')
    writeFileSync(
      path,
      all(
        (words) => wrap(plainOf(words), 72),
        (words) => words,
      ),
    );
  else if (form === 'md')
    writeFileSync(
      path,
      all(
        (words) => markdownOf(words).replace(/^(\d+)\. /, '$1\\. '),
        (words) => `# ${words}`,
      ),
    );
  else if (form === 'html') writeFileSync(path, htmlOf(paper));
  else {
    const from = `${path}.html`;
    writeFileSync(from, htmlOf(paper));
    if (form === 'pdf')
      execFileSync(
        process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        [
          '--headless',
          '--no-sandbox',
          '--disable-gpu',
          '--disable-dev-shm-usage',
          '--no-pdf-header-footer',
          `--print-to-pdf=${path}`,
          from,
        ],
        { stdio: 'ignore' },
      );
    else execFileSync('pandoc', [from, '-o', path]);
    rmSync(from);
  }
}

interface Row {
  kind: string;
  papers: number;
  entries: number;
  entriesFound: number;
  marks: number;
  linked: number;
  wrong: number;
  falseMissing: number;
  falseUncited: number;
  falseOther: number;
  due: number;
  told: number;
}
/** Which work of the list each reference is. */
function matched(extraction: Extraction, works: readonly Work[]): Map<string, number> {
  const wordsIn = works.map(({ title }) =>
    fold(title)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1),
  );
  const out = new Map<string, number>();
  for (const { id, raw, key } of extraction.references) {
    const byKey = works.find((work) => work.key === key);
    const folded = fold(raw);
    const held = new Set(folded.split(/[^\p{L}\p{N}]+/u));
    let best = byKey?.at ?? -1;
    let most = 0.75;
    works.forEach((work, at) => {
      const own = wordsIn[at] ?? [];
      const share = folded.includes(fold(work.title))
        ? 1 + work.title.length / 1000
        : own.filter((word) => held.has(word)).length / Math.max(1, own.length);
      if (byKey === undefined && own.length > 1 && share > most) [most, best] = [share, at];
      else if (byKey === undefined && own.length === 1 && share > 1 && share > most) [most, best] = [share, at];
    });
    if (best >= 0) out.set(id, best);
  }
  return out;
}
interface Region {
  readonly start: number;
  readonly end: number;
  /** A note has a second stretch: the sentence that calls it. */
  readonly call?: { readonly start: number; readonly end: number };
  readonly works: readonly number[];
  /** May be linked or not: a note that is the reference itself. */
  readonly maybe?: boolean;
  readonly says: string;
}
function scored(
  row: Row,
  text: string,
  extraction: Extraction,
  regions: readonly Region[],
  plan: Plan,
  path: string,
  isListed: boolean,
): void {
  const { works, absent, uncited } = plan;
  const of = matched(extraction, works);
  // A note that points back and was not made out is kept as it stands; its call leads to it and to no work.
  const pointers = new Set(extraction.references.filter(({ route }) => route === 'uncheckable').map(({ id }) => id));
  const complaints: string[] = [];
  row.papers += 1;
  row.entries += works.length - (absent === null ? 0 : 1);
  row.entriesFound += new Set(of.values()).size;
  for (const region of regions) {
    const within = ({ start }: { start: number }): boolean =>
      (start >= region.start && start < region.end) || (region.call !== undefined && start >= region.call.start && start < region.call.end);
    const here = extraction.citations.filter(({ span }) => within(span));
    const got = new Set(here.flatMap(({ to }) => (to === null || pointers.has(to) ? [] : [of.get(to) ?? -1])));
    const due = region.works.filter((at) => at !== absent);
    if (region.maybe !== true) {
      row.marks += due.length;
      const linked = due.filter((at) => got.has(at)).length;
      row.linked += linked;
      if (linked < due.length) complaints.push(`unlinked ${due.length - linked} of ${due.length}: ${region.says}`);
    }
    const wrong = [...got].filter((at) => !region.works.includes(at)).length;
    row.wrong += wrong;
    if (wrong > 0)
      complaints.push(
        `WRONG LINK: ${region.says} → ${[...got].map((at) => (works[at] === undefined ? '?' : `${works[at].families[0]} ${works[at].year} ${works[at].title.slice(0, 30)}`)).join(' | ')}`,
      );
    const missing = extraction.remarks.filter(
      ({ kind, span }) => (kind === 'cited-but-missing' || kind === 'cited-otherwise') && within(span),
    );
    if (absent !== null && region.works.includes(absent)) {
      row.due += 1;
      if (missing.length > 0) row.told += 1;
      else complaints.push(`not told missing: ${region.says}`);
      row.falseMissing += Math.max(0, missing.length - 1);
    } else if (missing.length > 0) {
      row.falseMissing += missing.length;
      complaints.push(`FALSE MISSING: ${region.says} :: ${missing.map(({ says }) => says).join(' ')}`);
    }
  }
  if (isListed) {
    if (uncited !== null) row.due += 1;
    for (const remark of extraction.remarks.filter(({ kind }) => kind === 'listed-but-uncited')) {
      if (remark.about.some((id) => of.get(id) === uncited)) row.told += 1;
      else {
        row.falseUncited += 1;
        complaints.push(`FALSE UNCITED: ${remark.says.slice(0, 160)}`);
      }
    }
  }
  for (const remark of extraction.remarks.filter(
    ({ kind }) => kind === 'duplicate' || kind === 'numbering-gap' || kind === 'no-reference-list',
  )) {
    row.falseOther += 1;
    complaints.push(`FALSE ${remark.kind}: ${remark.says.slice(0, 160)}`);
  }
  if (values.show && complaints.length > 0)
    process.stderr.write(
      `${path} (${of.size} of ${works.length} entries, ${text.length} signs)\n${complaints.map((line) => `  ${line.replace(/\s+/g, ' ').slice(0, 420)}\n`).join('')}`,
    );
}
/** From each word to the next. */
function regionsBy(text: string, said: readonly Marked[]): Region[] {
  const at = said.map(({ word }) => text.indexOf(word));
  const starts = at.filter((start) => start >= 0).sort((a, b) => a - b);
  return said.map(({ works, text: says }, n) => {
    const start = at[n] ?? -1;
    return { start, end: start < 0 ? -1 : (starts.find((other) => other > start) ?? text.length), works, says };
  });
}
const read = async (path: string): Promise<{ text: string; extraction: Extraction }> => {
  const document = await readDocument({ name: path, path }, { isolate: false });
  return { text: document.text, extraction: extract(document) };
};

const all = await records(values.records);
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'stet-citations-'));
mkdirSync(folder, { recursive: true });
const rows: Row[] = [];
const lacking = new Set<string>();
const isWanted = (name: string): boolean =>
  (values.only === undefined || values.only.split('|').some((words) => name.includes(words))) &&
  (values.half === undefined || isKept(name) === (values.half === 'kept'));
async function measured(
  name: string,
  ending: string,
  make: (nth: number, chance: Chance, path: string) => { plan: Plan; find: (text: string) => Region[]; isListed: boolean },
): Promise<void> {
  const row: Row = {
    kind: `${name} as ${ending}`,
    papers: 0,
    entries: 0,
    entriesFound: 0,
    marks: 0,
    linked: 0,
    wrong: 0,
    falseMissing: 0,
    falseUncited: 0,
    falseOther: 0,
    due: 0,
    told: 0,
  };
  for (let nth = 0; nth < Number(values.each); nth += 1) {
    const chance = chanceOf(Number(values.seed) * 100003 + nth * 7919 + hash(name));
    const own = join(folder, `${name}-${ending}-${nth}`.replace(/[^\p{L}\d]+/gu, '-'));
    mkdirSync(own, { recursive: true });
    const path = join(own, `paper.${ending === 'wrapped' ? 'txt' : ending}`);
    try {
      const { plan, find, isListed } = make(nth, chance, path);
      const { text, extraction } = await read(path);
      scored(row, text, extraction, find(text), plan, path, isListed);
    } catch (error) {
      lacking.add(`${row.kind}: ${String(error).slice(0, 120)}`);
    }
  }
  rows.push(row);
}

for (const [name, kind] of Object.entries(KINDS)) {
  if (!isWanted(name)) continue;
  for (const form of kind.forms)
    await measured(name, form, (nth, chance, path) => {
      const works = worksOf(all, kind, chance);
      const plan = planned(works, nth, !kind.sorted, chance);
      const used = new Set<string>();
      const { lead } = WORDS[kind.lang];
      const said = sentences(kind, plan, !kind.sorted, chance).map((one): Marked => ({ ...one, word: wordBy(chance, used) }));
      const last = wordBy(chance, used);
      const texts = said.map(({ word, text }) => `${lead(word)}${text}`);
      const paper: Printed = {
        lang: kind.lang,
        heading: kind.heading,
        paragraphs: [
          ...(kind.tabled
            ? [[lead(wordBy(chance, used)) + one(WORDS[kind.lang].says, chance)]]
            : Array.from({ length: Math.ceil(texts.length / 4) }, (_, at) => texts.slice(at * 4, at * 4 + 4))),
          ...(kind.tabled
            ? []
            : [[`${lead(last)}${one(WORDS[kind.lang].says, chance)}${kind.lang === 'zh' || kind.lang === 'ja' ? '。' : '.'}`]]),
        ],
        cells: kind.tabled ? [...said.map(({ word, text }) => [word, text] as const), [last, 'none'] as const] : [],
        entries: works.filter(({ at }) => at !== plan.absent).map((work) => `${kind.label(work)}${PRINTED[kind.style](work)}`),
      };
      written(form, paper, path);
      return {
        plan,
        isListed: true,
        find: (text) => regionsBy(text, [...said, { word: last, text: '', works: [] }]).slice(0, said.length),
      };
    });
}
for (const [name, kind] of Object.entries(KEYED)) {
  if (!isWanted(name)) continue;
  await measured(name, kind.ending, (nth, chance, path) => {
    const works = worksOf(all, { lang: 'en', sorted: true }, chance);
    const plan = kind.whole ? { works, absent: null, uncited: null } : planned(works, nth, kind.inOrder === true, chance);
    const used = new Set<string>();
    const said = sentences({ ...kind, nothing: kind.nothing ?? [] }, plan, kind.inOrder === true, chance).map(
      (one): Marked => ({ ...one, word: wordBy(chance, used) }),
    );
    const last = wordBy(chance, used);
    const paragraphs = [...said.map(({ word, text }) => `As for ${word}, ${text}`), `As for ${last}, the rest is open.`];
    const { bytes, beside = {} } = kind.file(
      works.filter(({ at }) => at !== plan.absent),
      Array.from({ length: Math.ceil(paragraphs.length / 3) }, (_, at) => paragraphs.slice(at * 3, at * 3 + 3).join(' ')),
    );
    writeFileSync(path, bytes);
    for (const [side, words] of Object.entries(beside)) writeFileSync(join(path, '..', side), words);
    return { plan, isListed: true, find: (text) => regionsBy(text, [...said, { word: last, text: '', works: [] }]).slice(0, said.length) };
  });
}
/** The notes of a paper: each work in full once, then again, and again at once. */
function notesOf(kind: Noted, works: readonly Work[], chance: Chance): { text: string; works: number[]; maybe: boolean }[] {
  const out: { text: string; works: number[]; maybe: boolean }[] = [];
  const placed = new Map<number, number>();
  const place = (work: Work): string => String(Number(work.first) + Math.floor(chance() * 6));
  const same = (work: Work): void => {
    if (chance() < 0.35) out.push({ text: one(kind.same, chance)(place(work)), works: [work.at], maybe: false });
  };
  for (const work of shuffled(works, chance)) {
    placed.set(work.at, out.length + 1);
    out.push({ text: kind.full(work, place(work)), works: [work.at], maybe: kind.shortAlways !== true });
    same(work);
    const again = works[one([...placed.keys()], chance)];
    const note = again === undefined ? undefined : placed.get(again.at);
    if (again === undefined || note === undefined || again.at === work.at) continue;
    out.push({ text: one(kind.again, chance)(again, note, place(again)), works: [again.at], maybe: false });
    same(again);
  }
  return out;
}
for (const [name, kind] of Object.entries(NOTED)) {
  if (!isWanted(name)) continue;
  for (const form of kind.forms)
    await measured(name, form, (_nth, chance, path) => {
      const works = worksOf(all, { lang: kind.lang, sorted: true, few: true }, chance);
      const notes = notesOf(kind, works, chance);
      const { says, lead } = WORDS[kind.lang];
      const used = new Set<string>();
      const calls = notes.map(() => wordBy(chance, used));
      const body = calls.map((word) => `${lead(word)}${one(says, chance)}.`);
      const list = kind.list === undefined ? [] : works.map((work) => PRINTED[kind.list ?? 'bibliography'](work));
      const markdown = [
        `# Introduction`,
        body.map((words, at) => `${words}[^${at + 1}]`).join(' '),
        ...(list.length === 0 ? [] : ['# Bibliography', ...list.map(markdownOf)]),
        ...notes.map(({ text }, at) => `[^${at + 1}]: ${markdownOf(text)}`),
      ].join('\n\n');
      if (form === 'md') writeFileSync(path, markdown);
      else if (form === 'tex') {
        const tex = (words: string): string =>
          words
            .replace(/<i>(.*?)<\/i>/g, '\\emph{$1}')
            .replace(/&/g, '\\&')
            .replace(/“/g, '``')
            .replace(/”/g, "''");
        writeFileSync(
          path,
          `\\documentclass{article}\n\\begin{document}\n\\section{Introduction}\n${body.map((words, at) => `${words}\\footnote{${tex(notes[at]?.text ?? '')}}`).join('\n')}\n${list.length === 0 ? '' : `\\section*{Bibliography}\n${list.map(tex).join('\n\n')}\n`}\\end{document}\n`,
        );
      } else if (form === 'txt')
        writeFileSync(
          path,
          [
            'Introduction',
            body.map((words, at) => `${words}${[...String(at + 1)].map((digit) => RAISED[digit]).join('')}`).join(' '),
            'Notes',
            ...notes.map(({ text }, at) => `${at + 1}. ${plainOf(text)}`),
            ...(list.length === 0 ? [] : ['Bibliography', ...list.map(plainOf)]),
          ].join('\n\n'),
        );
      else {
        writeFileSync(`${path}.md`, markdown);
        execFileSync('pandoc', ['-s', '--metadata', 'title=A paper', '-f', 'markdown-smart', `${path}.md`, '-o', path]);
      }
      const plan: Plan = { works, absent: null, uncited: null };
      return { plan, isListed: kind.list !== undefined, find: (text) => foundNotes(text, notes, calls) };
    });
}
/** Notes by their own words, in order. */
function foundNotes(text: string, notes: readonly { text: string; works: number[]; maybe: boolean }[], calls: readonly string[]): Region[] {
  const places: number[] = [];
  let flat = '';
  const signs = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  for (let at = 0; at < text.length; at += 1) {
    const sign = signs(text[at] ?? '');
    if (sign === '') continue;
    flat += sign;
    for (let n = 0; n < sign.length; n += 1) places.push(at);
  }
  let from = 0;
  const calling = calls.map((word) => text.indexOf(word));
  return notes.map(({ text: words, works, maybe }, n) => {
    const wanted = signs(plainOf(words));
    const at = flat.indexOf(wanted, from);
    const call = { start: calling[n] ?? -1, end: calling[n + 1] ?? (calling[n] ?? -1) + 120 };
    if (at < 0) return { start: -1, end: -1, call, works, maybe, says: words };
    from = at + wanted.length;
    return { start: places[at] ?? -1, end: (places[from - 1] ?? -1) + 1, call, works, maybe, says: plainOf(words) };
  });
}
closeReaders();
if (values.keep === undefined) rmSync(folder, { recursive: true });
const sum = (of: (row: Row) => number, from: readonly Row[] = rows): number => from.reduce((total, row) => total + of(row), 0);
const share = (part: number, whole: number): number => Number((part / Math.max(1, whole)).toFixed(4));
const summed = (from: readonly Row[]): Record<string, number> => ({
  papers: sum((row) => row.papers, from),
  entries: sum((row) => row.entries, from),
  entriesFound: sum((row) => row.entriesFound, from),
  marks: sum((row) => row.marks, from),
  linked: share(
    sum((row) => row.linked, from),
    sum((row) => row.marks, from),
  ),
  wrong: sum((row) => row.wrong, from),
  falseMissing: sum((row) => row.falseMissing, from),
  falseUncited: sum((row) => row.falseUncited, from),
  falseOther: sum((row) => row.falseOther, from),
  due: sum((row) => row.due, from),
  told: sum((row) => row.told, from),
});
const kindOf = ({ kind }: Row): string => kind.replace(/ as [a-z]+$/, '');
process.stdout.write(
  `${JSON.stringify(
    {
      kinds: Object.fromEntries(
        rows.map((row) => [
          row.kind,
          `${row.linked}/${row.marks} wrong ${row.wrong} missing ${row.falseMissing} uncited ${row.falseUncited} other ${row.falseOther} told ${row.told}/${row.due} entries ${row.entriesFound}/${row.entries}`,
        ]),
      ),
      looked: summed(rows.filter((row) => !isKept(kindOf(row)))),
      kept: summed(rows.filter((row) => isKept(kindOf(row)))),
      ...(lacking.size === 0 ? {} : { failed: [...lacking] }),
    },
    null,
    1,
  )}\n`,
);
