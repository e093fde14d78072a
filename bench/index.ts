/**
 * Measures the local index: how fast it is built, how large it is, how long look-ups take and how often the right record is
 * among the first five. Usage:
 *   tsx bench/index.ts --from RECORDS.jsonl[.gz|.zst|.xz] [--records N] [--queries 1000] [--seed 1]
 *   tsx bench/index.ts --data DIR          takes DIR/records/records-135k.csl.jsonl.gz
 *   tsx bench/index.ts … --store postgres://…   the same questions to the same index in a database, too
 * Prints one JSON object. Times are milliseconds: p50 and p99 by the clock, cpu… of the processor, which other programs disturb less.
 */

import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lookup } from '../src/lookup/index.ts';
import { localIndex } from '../src/lookup/local.ts';
import type { CslItem } from '../src/model/csl.ts';
import { buildIndex } from '../src/store/index/build.ts';
import { openIndex } from '../src/store/index/read.ts';
import { linesOf } from '../src/store/index/records.ts';
import { loadIndex, openSharedIndex } from '../src/store/shared/index.ts';
import { streamsOf } from '../src/store/source-files.ts';
import { titleKey } from '../src/text/keys.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string', multiple: true },
    data: { type: 'string' },
    records: { type: 'string' },
    queries: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    store: { type: 'string' },
  },
});
const from = values.from ?? (values.data === undefined ? [] : [join(values.data, 'records', 'records-135k.csl.jsonl.gz')]);
if (from.length === 0) {
  process.stderr.write('Name the records to measure with: --from FILE or --data DIR\n');
  process.exit(2);
}

/** Chance that can be repeated (Park and Miller 1988). */
function dice(seed: number): (below: number) => number {
  let state = (seed % 2147483646) + 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}
const roll = dice(Number(values.seed));
const queries = Number(values.queries);

async function* linesWithin(path: string): AsyncGenerator<string> {
  for await (const { bytes } of streamsOf(path, path, { sha256: '', bytes: 0 }))
    for await (const line of linesOf(bytes)) yield line?.toString('utf8') ?? '';
}

/** One pass over the records: the first `most` of them to a plain file, and a fair sample (Vitter's algorithm R). */
async function prepare(
  out: string,
  most: number,
): Promise<{ readonly sample: readonly CslItem[]; readonly bytes: number; readonly count: number }> {
  const sink = createWriteStream(out);
  const sample: CslItem[] = [];
  let count = 0;
  let bytes = 0;
  for (const path of from) {
    for await (const line of linesWithin(path)) {
      if (count >= most) break;
      if (line === '') continue;
      count += 1;
      bytes += Buffer.byteLength(line) + 1;
      if (!sink.write(`${line}\n`)) await once(sink, 'drain');
      const at = count <= queries * 2 ? count - 1 : roll(count);
      if (at < queries * 2) sample[at] = JSON.parse(line) as CslItem;
    }
  }
  sink.end();
  await once(sink, 'finish');
  return { sample, bytes, count };
}

const typo = (word: string): string => {
  const at = 1 + roll(Math.max(1, word.length - 1));
  const letter = String.fromCharCode(97 + roll(26));
  return [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1),
  ][roll(4)] as string;
};
const misspell = (words: string[]): void => {
  const long = words.map((word, i) => ({ word, i })).filter(({ word }) => word.length > 3);
  const pick = long[roll(Math.max(1, long.length))];
  if (pick !== undefined) words[pick.i] = typo(pick.word);
};
const drop = (words: string[]): void => {
  words.splice(roll(words.length), 1);
};

const spent = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/** Times a question over many items, by the clock and by the processor. */
function time<Item>(items: readonly Item[], ask: (item: Item) => void): Record<string, number> {
  for (const item of items.slice(0, 100)) ask(item);
  const whole = process.cpuUsage();
  for (const item of items) ask(item);
  const mean = spent(whole) / items.length;
  const clock: number[] = [];
  const cpu: number[] = [];
  for (const item of items) {
    const before = process.cpuUsage();
    const start = performance.now();
    ask(item);
    clock.push(performance.now() - start);
    cpu.push(spent(before));
  }
  const at = (took: readonly number[], share: number): number => {
    const sorted = [...took].sort((one, other) => one - other);
    return Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(4));
  };
  return {
    n: items.length,
    p50: at(clock, 0.5),
    p99: at(clock, 0.99),
    cpuMean: Number(mean.toFixed(4)),
    cpuP50: at(cpu, 0.5),
    cpuP99: at(cpu, 0.99),
  };
}

/** The index in a database: filling it, and the same questions by the clock, from one asker. */
async function database(
  where: string,
  path: string,
  titled: readonly CslItem[],
  dois: readonly string[],
  misspelt: (item: CslItem) => CslItem,
): Promise<Record<string, unknown>> {
  const begin = performance.now();
  const { records } = await loadIndex(path, where);
  const loading = (performance.now() - begin) / 1000;
  const shared = await openSharedIndex(where);
  const timed = async (asks: readonly (() => Promise<unknown>)[]): Promise<Record<string, number>> => {
    const took: number[] = [];
    for (const ask of asks) {
      const start = performance.now();
      await ask();
      took.push(performance.now() - start);
    }
    took.sort((one, other) => one - other);
    const at = (share: number): number => Number((took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0).toFixed(3));
    return { n: took.length, p50: at(0.5), p99: at(0.99) };
  };
  const few = titled.slice(0, 300);
  const result = {
    recordsPerSecondFilled: Math.round(records / loading),
    doi: await timed(dois.slice(0, 300).map((doi) => () => shared.byIdentifier('doi', doi))),
    title: await timed(few.map((item) => () => shared.byTitle(item.title ?? ''))),
    search: await timed(few.map((item) => () => shared.search(misspelt(item), 16))),
  };
  await shared.close();
  return result;
}

const dir = mkdtempSync(join(tmpdir(), 'stet-bench-'));
try {
  const plain = join(dir, 'records.jsonl');
  const out = join(dir, 'bench.idx');
  const { sample, bytes, count } = await prepare(plain, Number(values.records ?? Number.POSITIVE_INFINITY));
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 50);
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  const manifest = await buildIndex({ from: [plain], out });
  const seconds = (performance.now() - start) / 1000;
  const cpu = process.cpuUsage(cpuBefore);
  clearInterval(watch);
  const size = statSync(out).size;
  const opening = performance.now();
  const index = openIndex(out);
  const open = performance.now() - opening;

  const titled = sample.filter(({ title }) => title !== undefined && titleKey(title).split(' ').length >= 4).slice(0, queries);
  const right = (item: CslItem, found: readonly CslItem[]): boolean =>
    found.some((one) => one.title !== undefined && titleKey(one.title) === titleKey(item.title ?? ''));
  const fuzzy = (errors: readonly ((words: string[]) => void)[], withPeople: boolean): Record<string, number> => {
    const asked = titled.map((item) => {
      const words = titleKey(item.title ?? '').split(' ');
      for (const error of errors) error(words);
      const people = withPeople ? { author: item.author, issued: item.issued } : {};
      return { item, fields: { title: words.join(' '), ...people } as CslItem };
    });
    let five = 0;
    let first = 0;
    for (const { item, fields } of asked) {
      const found = index.search(fields, 5);
      if (right(item, found)) five += 1;
      if (right(item, found.slice(0, 1))) first += 1;
    }
    return { ...time(asked, ({ fields }) => index.search(fields, 5)), firstFive: five / asked.length, first: first / asked.length };
  };
  /** Whole look-ups of citations with a misspelt title: identifiers, search, clusters, ranking. */
  const lookups = async (cite: (item: CslItem) => CslItem): Promise<Record<string, number>> => {
    const run = { adapters: [localIndex(index)], signal: new AbortController().signal };
    const references = titled.map((item) => ({ route: 'formal', raw: '', origin: 'entry', fields: cite(item) }) as const);
    for (const reference of references.slice(0, 100)) await lookup(reference, run);
    const before = process.cpuUsage();
    const begin = performance.now();
    for (const reference of references) await lookup(reference, run);
    const used = spent(before);
    return {
      perSecond: Math.round((references.length * 1000) / (performance.now() - begin)),
      perCpuSecond: Math.round((references.length * 1000) / used),
    };
  };
  const misspelt = ({ id: _, ...item }: CslItem): CslItem => {
    const words = titleKey(item.title ?? '').split(' ');
    misspell(words);
    return { ...item, title: words.join(' ') };
  };
  const invented = ({ author, issued, title }: CslItem): CslItem => ({
    ...(author === undefined ? {} : { author }),
    ...(issued === undefined ? {} : { issued }),
    title: titleKey(title ?? '')
      .split(' ')
      .reverse()
      .filter((_, i) => i % 2 === 0)
      .join(' '),
  });
  const dois = sample.flatMap(({ DOI }) => (DOI === undefined ? [] : [DOI])).slice(0, queries);
  const report = {
    records: manifest.records,
    rawBytesPerRecord: Math.round(bytes / count),
    build: {
      seconds: Number(seconds.toFixed(2)),
      recordsPerSecond: Math.round(count / seconds),
      recordsPerCpuSecond: Math.round((count * 1e6) / (cpu.user + cpu.system)),
      peakMegabytes: Math.round(peak / 1048576),
    },
    bytesPerRecord: Math.round(size / count),
    bytesPerRecordOverRaw: Math.round((size - bytes) / count),
    openMilliseconds: Number(open.toFixed(2)),
    doi: time(dois, (doi) => index.byIdentifier('doi', doi)),
    title: time(titled, ({ title }) => index.byTitle(title ?? '')),
    absent: time(titled, ({ title }) =>
      index.search({ title: `${[...(title ?? '')].reverse().join('')} ${title?.split(' ')[0] ?? ''}` }, 5),
    ),
    typoAndDrop: fuzzy([misspell, drop], false),
    twoTypos: fuzzy([misspell, misspell], false),
    twoTyposWithPeople: fuzzy([misspell, misspell], true),
    lookupOfWorksHeld: await lookups(misspelt),
    lookupOfWorksNotHeld: await lookups(invented),
    memoryMegabytesAfter: Math.round(process.memoryUsage.rss() / 1048576),
  };
  const inDatabase = values.store === undefined ? {} : { database: await database(values.store, out, titled, dois, misspelt) };
  index.close();
  process.stdout.write(`${JSON.stringify({ ...report, ...inDatabase }, null, 2)}\n`);
} finally {
  rmSync(dir, { recursive: true, force: true });
}
