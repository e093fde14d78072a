/**
 * What the judge is trained on and how: reads the labelled sets, makes further pairs, works out features, fits the two forests.
 * `trained` is used by the command that writes the weights and by bench/claims.ts, which leaves sets or sources out.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { placesOf } from '../../src/compare/judge/align.ts';
import { compared, FEATURES } from '../../src/compare/judge/features.ts';
import { Lexicon, type LexiconTables } from '../../src/compare/judge/lexicon.ts';
import { Reader } from '../../src/compare/judge/reading.ts';
import type { Forest } from '../../src/compare/judge/trees.ts';
import type { JudgeWeights } from '../../src/compare/judge/weights.ts';
import { type BoostOptions, boost } from './boost.ts';
import { Maker } from './generate.ts';
import { lexiconTables } from './tables.ts';
import { readWordNet } from './wordnet.ts';

/** Sets whose licence lets what is learned from them be passed on. */
export const SHIPPED = [
  'wice',
  'expertqa',
  'factcheck-bench',
  'begin',
  'q2-dialogue',
  'scifact-pairs',
  'fm2',
  'conjnli',
  'summedits',
] as const;

export interface Example {
  readonly set: string;
  readonly id: string;
  readonly claim: string;
  readonly evidence: string;
  readonly label: string;
  /** Pairs that share evidence or claim have one group: they are never on both sides of a split. */
  readonly group: number;
  /** Made by generate.ts. */
  readonly made: boolean;
  features: Float32Array;
}

/** Reads the named sets of a folder, with groups. */
export function readSets(folder: string, sets: readonly string[]): Example[] {
  const rows: (Omit<Example, 'group'> & { group: number })[] = [];
  const parent: number[] = [];
  const find = (i: number): number => {
    let at = i;
    while (parent[at] !== at) at = parent[at] as number;
    return at;
  };
  const seen = new Map<string, number>();
  for (const set of sets) {
    const packed = join(folder, `${set}.jsonl.gz`);
    const plain = join(folder, `${set}.jsonl`);
    const text = existsSync(packed) ? gunzipSync(readFileSync(packed)).toString('utf8') : readFileSync(plain, 'utf8');
    for (const line of text.split('\n')) {
      if (line.trim() === '') continue;
      const { id, claim, evidence, label } = JSON.parse(line) as Record<'id' | 'claim' | 'evidence' | 'label', string>;
      const i = rows.length;
      parent.push(i);
      // An expertqa passage begins with the address of its page.
      for (const key of [`e${evidence.slice(0, set === 'expertqa' ? 120 : 400)}`, `c${claim}`]) {
        const other = seen.get(key);
        if (other === undefined) seen.set(key, i);
        else parent[find(i)] = find(other);
      }
      rows.push({ set, id: String(id), claim, evidence, label, group: i, made: false, features: new Float32Array() });
    }
  }
  rows.forEach((row, i) => {
    row.group = find(i);
  });
  return rows;
}

export interface Prepared {
  readonly rows: Example[];
  readonly tables: LexiconTables;
}

export interface PrepareOptions {
  readonly data: string;
  readonly wordnet: string;
  readonly sets: readonly string[];
  readonly seed: number;
  readonly say: (text: string) => void;
}

/** Sets, made pairs and word tables, with features. Tables and made pairs come from the shipped sets alone. */
export function prepare({ data, wordnet, sets, seed, say }: PrepareOptions): Prepared {
  const rows = readSets(data, sets);
  const own = rows.filter(({ set }) => (SHIPPED as readonly string[]).includes(set));
  const words = readWordNet(wordnet);
  const evidence = [...new Set(own.map((row) => row.evidence))];
  const tables = lexiconTables(
    words,
    evidence.flatMap((text) => text.match(/[\s\S]{1,400}(?:\s|$)/g) ?? []),
  );
  say(`${rows.length} pairs; ${tables.keys.length} words, ${tables.edges.length} relations`);
  const maker = new Maker(words, evidence, seed + 4);
  let n = 0;
  for (const { set, claim, evidence: text, label, group } of own)
    for (const made of maker.from({ claim, evidence: text, label }, 1)) {
      n += 1;
      if (n % MADE_EVERY === 0)
        rows.push({
          set: `made-${set}`,
          id: made.kind,
          claim: made.claim,
          evidence: made.evidence,
          label: made.label,
          group,
          made: true,
          features: new Float32Array(),
        });
    }
  const lexicon = new Lexicon(tables);
  const reader = new Reader(lexicon);
  for (const row of rows) row.features = compared(reader.read(row.claim), placesOf(reader.read(row.evidence)), lexicon).features;
  say(`${rows.filter(({ made }) => made).length} made pairs; ${FEATURES.length} features`);
  return { rows, tables };
}

/** Every so many of the made pairs are kept. */
const MADE_EVERY = 4;
/** Weight of the made pairs of a set beside its real ones. */
const MADE_SHARE = 0.1;

/** Features where more can only speak for support (1) or against it (-1). */
const MONOTONE: Readonly<Record<string, number>> = Object.fromEntries([
  ...'cover-all cover-all-exact cover-1 cover-2 cover-3 cover-main cover-main-exact count-all count-main clause-least-all clause-least-1 clause-second-1 clause-mean-1 common-share common-run pairs-main pairs-all'
    .split(' ')
    .map((name) => [name, 1] as const),
  ...`rarest-missing-main second-missing-main rarest-missing-all missing-count-main missing-count-all names-missing-all names-missing-main numbers-missing-all numbers-missing-main
    opposites opposites-near denial-turned direction-turned number-instead name-instead kin-instead slot-changed-content slot-inserted`
    .split(/\s+/)
    .map((name) => [name, -1] as const),
]);

/**
 * Features left out of the trees that weigh support: they say which collection a pair comes from (how long, how chatty), and a
 * judge that learned them would be wrong on texts of another kind.
 */
const GIVEAWAYS = new Set(
  'evidence-length evidence-sentences lower-case main-size reverse-1 stop-share claim-words claim-length names numbers clauses claim-sentences spread pronouns hedges-main modals-main denials-main talk first-person question pronoun-first'.split(
    ' ',
  ),
);

/** Every set weighs alike, and in each the pairs that are borne out as much as those that are not. */
export function weightsOf(rows: readonly Example[], positive: (row: Example) => boolean): Float64Array {
  const counts = new Map<string, number>();
  const key = (row: Example): string => `${row.set} ${positive(row)}`;
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
  return Float64Array.from(rows, (row) => {
    const count = counts.get(key(row)) ?? 1;
    return ((row.made ? MADE_SHARE : 1) * 8 * Math.sqrt(Math.min(count, 600))) / count;
  });
}

const OPTIONS: Omit<BoostOptions, 'seed' | 'monotone'> = { trees: 160, depth: 3, rate: 0.06, ridge: 2, least: 8, rows: 0.7, columns: 0.4 };

/** Trees over the features that are not left out, told in the numbers of all features. */
function forest(
  rows: readonly Example[],
  positive: (row: Example) => boolean,
  leaveOut: ReadonlySet<string>,
  monotone: Readonly<Record<string, number>>,
  seed: number,
): Forest {
  const columns = FEATURES.map((_, i) => i).filter((i) => !leaveOut.has(FEATURES[i] ?? ''));
  const { bias, trees } = boost(
    rows.map(({ features }) => Float32Array.from(columns, (i) => features[i] as number)),
    rows.map((row) => (positive(row) ? 1 : 0)),
    weightsOf(rows, positive),
    { ...OPTIONS, seed, monotone: columns.map((i) => monotone[FEATURES[i] ?? ''] ?? 0) },
  );
  return { bias, trees: trees.map((tree) => ({ ...tree, feature: tree.feature.map((f) => (f < 0 ? f : (columns[f] as number))) })) };
}

/** Fits the judge to rows of the shipped sets. */
export function trained(rows: readonly Example[], tables: LexiconTables, seed: number): JudgeWeights {
  const supported = forest(rows, ({ label }) => label === 'supported', GIVEAWAYS, MONOTONE, seed);
  // Among pairs that are not borne out: does the evidence say the contrary?
  const against = rows.filter(({ label }) => label !== 'supported');
  const contradicted = forest(against, ({ label }) => label === 'contradicted', GIVEAWAYS, {}, seed + 1);
  return { features: FEATURES, tables, forests: { supported, contradicted } };
}
