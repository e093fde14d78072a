/**
 * What the judge is trained on and how: reads the labelled sets, makes further pairs, works out features, fits the two forests and the
 * slopes beside the first.
 * `trained` is used by the command that writes the weights and by bench/claims.ts, which leaves sets or sources out.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { placesOf } from '../../src/compare/claim/judge/align.ts';
import { compared, FEATURES } from '../../src/compare/claim/judge/features.ts';
import { Lexicon, type LexiconTables } from '../../src/compare/claim/judge/lexicon.ts';
import { Reader } from '../../src/compare/claim/judge/reading.ts';
import type { Forest } from '../../src/compare/claim/judge/trees.ts';
import type { JudgeWeights } from '../../src/compare/claim/judge/weights.ts';
import { type BoostOptions, boost } from './boost.ts';
import { Maker } from './generate.ts';
import { joinedPairs } from './joined.ts';
import { type Regressed, regress } from './regress.ts';
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
  /** Of a pair made of two: the group of the second. */
  readonly also?: number;
  /** How it came about: labelled by people, made by generate.ts, or two labelled pairs in one (joined.ts). */
  readonly from: 'people' | 'made' | 'joined';
  features: Float32Array;
}

/** The labelled set that a row is of or was made from. */
export const setOf = ({ set }: Pick<Example, 'set'>): string => set.replace(/^(?:made|joined)-/, '');

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
      rows.push({ set, id: String(id), claim, evidence, label, group: i, from: 'people', features: new Float32Array() });
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
          from: 'made',
          features: new Float32Array(),
        });
    }
  for (const [i, set] of SHIPPED.entries())
    for (const { claim, evidence: text, label, group, also } of joinedPairs(
      own.filter((row) => row.set === set),
      seed + 20 + i,
    ))
      rows.push({
        set: `joined-${set}`,
        id: 'joined',
        claim,
        evidence: text,
        label,
        group,
        also,
        from: 'joined',
        features: new Float32Array(),
      });
  const lexicon = new Lexicon(tables);
  const reader = new Reader(lexicon);
  for (const row of rows) row.features = compared(reader.readClaim(row.claim), placesOf(reader.read(row.evidence)), lexicon).features;
  const count = (from: Example['from']): number => rows.filter((row) => row.from === from).length;
  say(`${count('made')} made pairs, ${count('joined')} joined ones; ${FEATURES.length} features`);
  return { rows, tables };
}

/** Every so many of the made pairs are kept. */
const MADE_EVERY = 4;
/** Weight of the pairs of a set that were made, and of those joined of two, beside its real ones. */
type Shares = Readonly<Record<Exclude<Example['from'], 'people'>, number>>;
/** For the trees of support, for the slopes, for the trees of the contrary (which says nothing of a claim of two parts). */
const SHARES: Shares = { made: 0.3, joined: 0.2 };
const SHARES_SLOPES: Shares = { made: 0.1, joined: 0.07 };
const SHARES_CONTRARY: Shares = { made: 0.3, joined: 0 };

/**
 * Features that weigh support, and whether more of each can only speak for it (1), only against it (-1), or either (0). Left out on
 * purpose: those that tell which collection a pair comes from (how long, how chatty, how cased), since a judge that learned them
 * would be wrong on texts of another kind. What a speaker says of himself, and of somebody only called "he", no source bears out
 * anywhere.
 */
const SUPPORT: Readonly<Record<string, number>> = {
  'cover-all': 1,
  'cover-all-exact': 1,
  'cover-1': 1,
  'cover-3': 1,
  'cover-6': 1,
  'cover-main': 1,
  'cover-main-exact': 1,
  'count-all': 1,
  'count-main': 1,
  'rarest-missing-main': -1,
  'rarest-missing-all': -1,
  'missing-count-main': -1,
  'missing-count-all': -1,
  'missing-share-max': 0,
  'names-missing-all': -1,
  'numbers-missing-all': -1,
  'common-share': 1,
  'common-run': 1,
  'pairs-main': 1,
  'pairs-all': 1,
  'clause-least-all': 1,
  'clause-least-1': 1,
  'clause-second-1': 1,
  'clause-mean-1': 1,
  'clause-last-1': 0,
  'denial-differs': 0,
  'denial-turned': -1,
  opposites: -1,
  'direction-turned': -1,
  'number-instead': -1,
  'name-instead': -1,
  'slot-changed-content': -1,
  'slot-inserted': -1,
  'superlatives-missing': 0,
  'limits-missing': 0,
  copied: 0,
  'copied-missing': -1,
  'copied-rarest': -1,
  'copied-changed': -1,
  'copied-added': -1,
  'joins-far': -1,
  'copied-joins-far': -1,
  'sentences-used': 0,
  neighbours: 1,
  'neighbours-main': 1,
  threes: 1,
  'links-same': 1,
  'links-near': 1,
  'links-least': 1,
  'links-far': -1,
  'verb-linked': 1,
  'denied-plainly': -1,
  'small-opposites': -1,
  'first-person': -1,
  'pronoun-first': -1,
};

/**
 * Features that have slopes too: the plainest, which point the same way in every collection. Their slopes are fitted with a level
 * for each set, then weighed once more beside the length of the evidence, with one level for all.
 */
const SLOPES = [
  'cover-all',
  'cover-1',
  'common-share',
  'neighbours-main',
  'links-least',
  'missing-count-all',
  'missing-count-main',
  'names-missing-all',
  'names-missing-main',
  'numbers-missing-all',
  'number-instead',
  'ups-missing',
  'opposites-near',
  'denial-turned',
  'denied-both',
  'denied-plainly',
  'small-opposites',
  'address-shared',
] as const;
const LENGTH = 'evidence-length';
const SLOPES_RIDGE = 100;
const LENGTH_RIDGE = 5;
/** Share of the slopes in the log-odds of support; the trees have the rest. */
const SLOPES_SHARE = 0.4;

/** Known in one collection only: it may speak for support, and where the others make it speak against, it is silent. */
const ONLY_FOR = new Set(['address-shared']);

/** Features left out of the trees that look for the contrary: who talks how long and how. */
const MANNERS = new Set(
  'evidence-length evidence-sentences lower-case main-size reverse-1 stop-share claim-words claim-length names numbers clauses claim-sentences spread pronouns hedges-main modals-main denials-main talk first-person question asked pronoun-first address-shared'.split(
    ' ',
  ),
);
/** Sets whose labels tell the contrary from what is only not said. */
const TELLS_CONTRARY = new Set(['conjnli', 'factcheck-bench', 'fm2', 'scifact-pairs']);

/** From so many rows on a class of a set weighs no more. */
const FULL = 600;

/** Every set weighs alike, and in each the classes do; without `even`, those with few rows weigh less. */
function weightsOf(rows: readonly Example[], classOf: (row: Example) => string, shares: Shares, even: boolean): Float64Array {
  const counts = new Map<string, number>();
  const key = (row: Example): string => `${row.set} ${classOf(row)}`;
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
  return Float64Array.from(rows, (row) => {
    const count = counts.get(key(row)) ?? 1;
    return ((row.from === 'people' ? 1 : shares[row.from]) * 8 * Math.sqrt(even ? FULL : Math.min(count, FULL))) / count;
  });
}

const OPTIONS: Omit<BoostOptions, 'seed' | 'monotone'> = { trees: 120, depth: 3, rate: 0.06, ridge: 2, least: 6, rows: 0.7, columns: 0.5 };
/** Forests fitted with other draws and averaged. */
const DRAWS = 3;

/** Trees over the named features, told in the numbers of all features. */
function forest(
  rows: readonly Example[],
  targets: readonly number[],
  weights: Float64Array,
  names: readonly string[],
  monotone: readonly number[],
  seed: number,
): Forest {
  const columns = names.map(column);
  const own = rows.map(({ features }) => Float32Array.from(columns, (i) => features[i] as number));
  const draws = Array.from({ length: DRAWS }, (_, i) => boost(own, targets, weights, { ...OPTIONS, seed: seed + 100 * i, monotone }));
  return {
    bias: draws.reduce((sum, { bias }) => sum + bias, 0) / DRAWS,
    slopes: new Float32Array(FEATURES.length),
    trees: draws.flatMap(({ trees }) =>
      trees.map((tree) => ({
        ...tree,
        feature: tree.feature.map((f) => (f < 0 ? f : (columns[f] as number))),
        value: tree.value.map((value) => value / DRAWS),
      })),
    ),
  };
}

const column = (name: string): number => {
  const i = FEATURES.indexOf(name);
  if (i < 0) throw new Error(`no feature is called ${name}`);
  return i;
};

/** A slope for each feature. */
function slopesOf(rows: readonly Example[], targets: readonly number[], weights: Float64Array): Regressed {
  const sets = [...new Set(rows.map(setOf))];
  const groups = rows.map((row) => sets.indexOf(setOf(row)));
  const columns = SLOPES.map(column);
  const own = rows.map(({ features }) => Float64Array.from(columns, (i) => features[i] as number));
  const found = regress(own, targets, weights, { ridge: SLOPES_RIDGE, groups });
  const within = { ...found, slopes: found.slopes.map((slope, f) => (ONLY_FOR.has(SLOPES[f] ?? '') ? Math.max(0, slope) : slope)) };
  const length = column(LENGTH);
  const both = own.map((row, i) => [
    within.slopes.reduce((sum, slope, f) => sum + slope * (row[f] as number), within.bias),
    rows[i]?.features[length] as number,
  ]);
  const level = regress(both, targets, weights, { ridge: LENGTH_RIDGE });
  const [times = 0, byLength = 0] = level.slopes;
  const slopes = FEATURES.map(() => 0);
  columns.forEach((i, f) => {
    slopes[i] = times * (within.slopes[f] as number);
  });
  slopes[length] = byLength;
  return { bias: level.bias + times * within.bias, slopes };
}

/**
 * Added to the log-odds of support, by hand: joined pairs make it a little stricter with claims of one part. Between 0.05 and 0.1 the mean over all
 * sets is where it is without, and no set is far from its own best.
 */
const LEVEL = 0.07;

/** The log-odds of both, each with its share. */
const together = ({ bias, trees }: Forest, line: Regressed): Forest => ({
  bias: (1 - SLOPES_SHARE) * bias + SLOPES_SHARE * line.bias + LEVEL,
  slopes: Float32Array.from(line.slopes, (slope) => SLOPES_SHARE * slope),
  trees: trees.map((tree) => ({ ...tree, value: tree.value.map((value) => (1 - SLOPES_SHARE) * value) })),
});

/** Fits the judge to rows of the shipped sets. */
export function trained(rows: readonly Example[], tables: LexiconTables, seed: number): JudgeWeights {
  const isSupported = ({ label }: Example): number => (label === 'supported' ? 1 : 0);
  const names = Object.keys(SUPPORT);
  const targets = rows.map(isSupported);
  const supported = forest(
    rows,
    targets,
    weightsOf(rows, (row) => String(isSupported(row)), SHARES, true),
    names,
    names.map((name) => SUPPORT[name] ?? 0),
    seed,
  );
  const telling = rows.filter(({ set, from }) => from === 'made' || (from === 'people' && TELLS_CONTRARY.has(set)));
  const open = FEATURES.filter((name) => !MANNERS.has(name));
  const contrary = forest(
    telling,
    telling.map(({ label }) => (label === 'contradicted' ? 1 : 0)),
    weightsOf(telling, ({ label }) => label, SHARES_CONTRARY, false),
    open,
    open.map(() => 0),
    seed + 1,
  );
  // More likely than not is said as 0.7: from there on the rules about claims take a judge to speak of the contrary.
  const line = slopesOf(
    rows,
    targets,
    weightsOf(rows, (row) => String(isSupported(row)), SHARES_SLOPES, true),
  );
  return {
    features: FEATURES,
    tables,
    forests: {
      supported: together(supported, line),
      contradicted: { ...contrary, bias: contrary.bias + Math.log(0.7 / 0.3) },
    },
  };
}
