/**
 * Trains the reference parser and writes src/extract/parse/weights.bin. See docs/parser.md for the data it reads.
 *   tsx scripts/train-parser/train.ts --corpora DIR --records FILE… --journals FILE --out FILE [--passes N] [--synthetic N]
 */
import { createReadStream, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { see } from '../../src/extract/parse/features.ts';
import { LABELS } from '../../src/extract/parse/labels.ts';
import { HashTable, type Lexicon } from '../../src/extract/parse/lexicon.ts';
import { packWeights, unpackWeights } from '../../src/extract/parse/weights.ts';
import type { CslItem } from '../../src/model/csl.ts';
import { halfWidth } from '../../src/text/half-width.ts';
import { align, cut, type Example, examplesOf, linesOf } from './corpus.ts';
import { fitWeights, random, type Sequence, type Weights } from './fit.ts';
import { LexiconBuilder, type Tables } from './lexicon.ts';
import { Synthesizer } from './synthesize.ts';

const { values } = parseArgs({
  options: {
    corpora: { type: 'string' },
    dev: { type: 'string' },
    records: { type: 'string', multiple: true },
    journals: { type: 'string' },
    out: { type: 'string', default: 'src/extract/parse/weights.bin' },
    tables: { type: 'string' },
    passes: { type: 'string', default: '8' },
    rate: { type: 'string', default: '0.08' },
    decay: { type: 'string', default: '0' },
    dropout: { type: 'string', default: '0.2' },
    least: { type: 'string', default: '3' },
    synthetic: { type: 'string', default: '0' },
    share: { type: 'string', default: '0.7' },
    rows: { type: 'string', default: '130000' },
    seed: { type: 'string', default: '1' },
    rare: { type: 'string', default: '0.12' },
    /** Words and venues of these weights are taken instead of counting records: only such trainings can be joined. */
    like: { type: 'string' },
    skip: { type: 'string', multiple: true, default: [] },
  },
});
const say = (text: string): void => {
  process.stderr.write(`${((performance.now() / 1000) | 0).toString().padStart(5)} s  ${text}\n`);
};

async function* recordsOf(path: string): AsyncGenerator<CslItem> {
  const file = createReadStream(path);
  for await (const line of createInterface({ input: path.endsWith('.gz') ? file.pipe(createGunzip()) : file }))
    if (line !== '') yield JSON.parse(line) as CslItem;
}

async function buildTables(): Promise<Tables> {
  const builder = new LexiconBuilder();
  for (const path of values.records ?? [])
    for await (const record of recordsOf(path)) {
      builder.word(record.title, 'title');
      for (const name of [...(record.author ?? []), ...(record.editor ?? [])]) {
        builder.word(name.family, 'family');
        builder.word(name.given, 'given');
      }
      const venue = record['container-title'];
      if (venue !== undefined && venue !== 'arXiv') {
        builder.word(venue, 'venue');
        builder.venue(venue);
      }
      builder.word(record.publisher, 'publisher');
    }
  if (values.journals !== undefined)
    for (const { title, abbr } of linesOf(values.journals) as { title: string; abbr: string }[]) {
      for (const name of [title, abbr]) {
        builder.word(name, 'venue', 3);
        builder.venue(name, 9);
        const bare = name.replace(/\s*\([^)]*\)\s*$/, '').replace(/^the\s/i, '');
        if (bare !== name) builder.venue(bare, 9);
      }
    }
  return builder.tables(90_000, 3);
}

async function tables(): Promise<Tables> {
  if (values.like !== undefined) {
    const { wordKeys, wordProfiles, venueKeys } = unpackWeights(readFileSync(values.like));
    return { wordKeys, wordProfiles, venueKeys };
  }
  const path = values.tables;
  if (path !== undefined && existsSync(path)) {
    const parsed = JSON.parse(readFileSync(path, 'utf8')) as Record<keyof Tables, number[]>;
    return {
      wordKeys: Uint32Array.from(parsed.wordKeys),
      wordProfiles: Uint16Array.from(parsed.wordProfiles),
      venueKeys: Uint32Array.from(parsed.venueKeys),
    };
  }
  const built = await buildTables();
  if (path !== undefined)
    writeFileSync(
      path,
      JSON.stringify({ wordKeys: [...built.wordKeys], wordProfiles: [...built.wordProfiles], venueKeys: [...built.venueKeys] }),
    );
  return built;
}

const folder = values.corpora ?? '.';
const learnedTables = await tables();
say(`${learnedTables.wordKeys.length} words, ${learnedTables.venueKeys.length} venues`);
const lexicon: Lexicon = {
  words: new HashTable(learnedTables.wordKeys, learnedTables.wordProfiles),
  venues: new HashTable(learnedTables.venueKeys, null),
};

const examples: Example[] = [];
for (const name of readdirSync(folder).filter(
  (file) => /\.jsonl(\.gz)?$/.test(file) && !values.skip.some((skip) => file.startsWith(skip)),
)) {
  const { examples: read, unusable } = examplesOf(join(folder, name));
  say(`${name}: ${read.length} examples, ${unusable} could not be aligned`);
  examples.push(...read);
}

const wantedSynthetic = Number(values.synthetic);
if (wantedSynthetic > 0) {
  const pool: CslItem[] = [];
  const next = random(Number(values.seed) + 7);
  for (const path of values.records ?? [])
    for await (const record of recordsOf(path))
      if (record.title !== undefined && next() < (record.type === 'article' ? 0.04 : 0.25)) pool.push(record);
  const venues = values.journals === undefined ? [] : (linesOf(values.journals) as { title: string; abbr: string }[]);
  const synthesizer = new Synthesizer(pool, venues, next, Number(values.rare));
  for (let i = 0; i < wantedSynthetic; i += 1) examples.push({ ...synthesizer.example(), weight: Number(values.share) });
  say(`${wantedSynthetic} synthetic examples from ${pool.length} records`);
}

/** Feature hash → dense number; features seen less than `least` times are left out. */
const seen = examples.map((example) => {
  const tokens = cut(example.raw);
  return { example, seen: see(halfWidth(example.raw), tokens, lexicon), allowed: align(example, tokens) };
});
const counts = new Map<number, number>();
for (const { seen: one } of seen) for (const hash of one.features) counts.set(hash, (counts.get(hash) ?? 0) + 1);
const least = Number(values.least);
const numbers = new Map<number, number>();
for (const [hash, count] of counts) if (count >= least) numbers.set(hash, numbers.size);
say(`${seen.length} references, ${counts.size} features, ${numbers.size} kept`);
const sequences: Sequence[] = seen.map(({ example, seen: one, allowed }) => ({
  features: Array.from(one.gaps, (_, i) =>
    Uint32Array.from([...one.features.subarray(i * one.width, (i + 1) * one.width)].flatMap((hash) => numbers.get(hash) ?? [])),
  ),
  gaps: one.gaps,
  allowed,
  weight: example.weight,
}));

/** Keeps the strongest rows and rounds weights to bytes. */
function pack(weights: Weights, most: number): Uint8Array {
  const L = LABELS.length;
  const hashes = [...numbers.keys()];
  const strength = hashes.map((_, row) => {
    let most = 0;
    for (let l = 0; l < L; l += 1) most = Math.max(most, Math.abs(weights.rows[row * L + l] ?? 0));
    return most;
  });
  const kept = hashes
    .map((_, row) => row)
    .sort((a, b) => (strength[b] ?? 0) - (strength[a] ?? 0))
    .slice(0, most);
  const sorted = kept.map((row) => strength[row] ?? 0);
  const top = sorted[Math.floor(sorted.length * 0.002)] ?? 1;
  const scale = top / 127;
  const rows = new Int8Array(kept.length * L);
  kept.forEach((row, at) => {
    for (let l = 0; l < L; l += 1) rows[at * L + l] = Math.max(-127, Math.min(127, Math.round((weights.rows[row * L + l] ?? 0) / scale)));
  });
  say(
    `${kept.length} rows of ${strength.length}; weakest kept ${sorted.at(-1)?.toFixed(3)}, strongest ${sorted[0]?.toFixed(2)}, full scale ${top.toFixed(2)}`,
  );
  return packWeights({
    featureKeys: Uint32Array.from(kept, (row) => hashes[row] ?? 0),
    rows,
    scale,
    first: weights.first,
    steps: weights.steps,
    ...learnedTables,
    calibration: [1, 0],
  });
}

const weights = fitWeights(sequences, {
  labels: LABELS.length,
  featureCount: numbers.size,
  passes: Number(values.passes),
  rate: Number(values.rate),
  decay: Number(values.decay),
  dropout: Number(values.dropout),
  seed: Number(values.seed),
  report: (pass, loss) => say(`pass ${pass + 1}: loss ${loss.toFixed(4)}`),
});
for (const [at, most] of values.rows.split(',').entries()) {
  const path = at === 0 ? values.out : `${values.out}.${most}`;
  const bytes = pack(weights, Number(most));
  writeFileSync(path, bytes);
  say(`${path}: ${bytes.length} bytes`);
}
