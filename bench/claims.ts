/**
 * Measures the check of claims against evidence: speed; changes of numbers and added words on pairs made by dice; and, on a folder of
 * labelled pairs, accuracy with the judge trained anew so that it never saw what it is measured on. Usage:
 *   tsx bench/claims.ts                                     speed, with the weights as shipped
 *   tsx bench/claims.ts --data DIR --wordnet DIR            also: each set judged by a model of the other sets (`left out`), and in
 *                                                           five folds with no source or claim on both sides (`folds`)
 *   tsx bench/claims.ts --data DIR --made                    also: changed numbers and added words, with the weights as shipped
 *   --sets a,b        only these sets        --errors FILE   also writes each pair judged wrong
 * DIR holds NAME.jsonl(.gz) of {"id","claim","evidence","label"}. Sets that may not be shipped are only measured. Prints one JSON object.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { random } from '../scripts/train-judge/boost.ts';
import { type Example, prepare, readSets, SHIPPED, setOf, trained } from '../scripts/train-judge/model.ts';
import { type ClaimPair, claimChecker, type PairFinding } from '../src/claims.ts';
import { builtInJudge } from '../src/compare/claim/judge/judge.ts';
import { type JudgeWeights, loadedFrom } from '../src/compare/claim/judge/weights.ts';
import { addedWords, changedNumbers } from './claims-made.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    wordnet: { type: 'string' },
    sets: { type: 'string' },
    errors: { type: 'string' },
    made: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});
const say = (text: string): void => {
  process.stderr.write(`${((performance.now() / 1000) | 0).toString().padStart(5)} s  ${text}\n`);
};
const rounded = (x: number): number | null => (Number.isFinite(x) ? Math.round(x * 1e4) / 1e4 : null);

/** Evidence of 200 words and a claim about it, each pair new. Rates are per second of processor time, so that others do not disturb them. */
function madePairs(count: number): ClaimPair[] {
  const next = random(11);
  const nouns =
    'harbour bridge river council engine museum orchard tunnel library market village station garden island factory school theatre valley castle forest'.split(
      ' ',
    );
  const verbs =
    'opened closed rebuilt bought sold repaired painted measured visited crossed reached supplied designed replaced inspected'.split(' ');
  const pick = (of: readonly string[]): string => of[Math.floor(next() * of.length)] ?? '';
  const sentence = (): string =>
    `The ${pick(nouns)} near the old ${pick(nouns)} was ${pick(verbs)} in ${1800 + Math.floor(next() * 220)} and the ${pick(nouns)} ${pick(verbs)} by ${Math.floor(next() * 900)} people.`;
  return Array.from({ length: count }, () => {
    const evidence = Array.from({ length: 12 }, sentence).join(' ');
    return { claim: sentence(), evidence };
  });
}

function speed() {
  const pairs = madePairs(6000);
  const check = claimChecker();
  const judge = builtInJudge();
  for (const pair of pairs.slice(0, 1500)) check(pair);
  const rate = (work: (pair: ClaimPair) => unknown): number => {
    let best = 0;
    for (let round = 0; round < 3; round += 1) {
      const own = pairs.slice(1500 * (round + 1), 1500 * (round + 2));
      const start = process.cpuUsage();
      for (const pair of own) work(pair);
      const { user, system } = process.cpuUsage(start);
      best = Math.max(best, (1e6 * own.length) / (user + system));
    }
    return Math.round(best);
  };
  return {
    words: pairs[0]?.evidence.split(' ').length,
    judgePairsPerSecond: rate(({ claim, evidence }) => judge.judge(claim, evidence)),
    checkPairsPerSecond: rate(check),
    load: loadavg()[0],
  };
}

interface Judged {
  readonly row: Example;
  readonly found: PairFinding;
}

function scored(all: readonly Judged[]) {
  const share = (of: readonly Judged[], holds: (one: Judged) => boolean): number => of.filter(holds).length / of.length;
  const yes = all.filter(({ row }) => row.label === 'supported');
  const no = all.filter(({ row }) => row.label !== 'supported');
  const against = all.filter(({ row }) => row.label === 'contradicted');
  const saidAgainst = all.filter(({ found }) => found.verdict === 'contradicted');
  const ranked = [...all].sort((a, b) => a.found.score - b.found.score);
  let sum = 0;
  for (let i = 0; i < ranked.length; ) {
    let j = i;
    while (j < ranked.length && ranked[j]?.found.score === ranked[i]?.found.score) j += 1;
    for (let k = i; k < j; k += 1) if (ranked[k]?.row.label === 'supported') sum += (i + 1 + j) / 2;
    i = j;
  }
  const isSupported = ({ found }: Judged): boolean => found.verdict === 'supported';
  return {
    n: all.length,
    balancedAccuracy: rounded((share(yes, isSupported) + 1 - share(no, isSupported)) / 2),
    auroc: rounded((sum - (yes.length * (yes.length + 1)) / 2) / (yes.length * no.length)),
    recallSupported: rounded(share(yes, isSupported)),
    recallNotSupported: rounded(1 - share(no, isSupported)),
    ...(against.length === 0
      ? {}
      : {
          contradictedFound: rounded(share(against, ({ found }) => found.verdict === 'contradicted')),
          contradictedNotPassed: rounded(share(against, (one) => !isSupported(one))),
        }),
    ...(saidAgainst.length === 0
      ? {}
      : { saidContradicted: saidAgainst.length, ofThoseSupported: saidAgainst.filter(({ row }) => row.label === 'supported').length }),
  };
}

const errors: unknown[] = [];

function judgedBy(weights: JudgeWeights, rows: readonly Example[], how: string): Judged[] {
  const check = claimChecker({ builtIn: builtInJudge(loadedFrom(weights)) });
  return rows.map((row) => {
    const found = check(row);
    if ((found.verdict === 'supported') !== (row.label === 'supported') && values.errors !== undefined)
      errors.push({
        how,
        set: row.set,
        id: row.id,
        label: row.label,
        verdict: found.verdict,
        score: found.score,
        says: found.says,
        claim: row.claim,
        evidence: row.evidence.slice(0, 600),
      });
    return { row, found };
  });
}

const setsIn = (data: string): string[] =>
  values.sets?.split(',') ??
  readdirSync(data)
    .filter((name) => /\.jsonl(?:\.gz)?$/.test(name))
    .map((name) => name.replace(/\.jsonl(?:\.gz)?$/, ''));

function accuracy(data: string, wordnet: string) {
  const seed = Number(values.seed);
  const sets = setsIn(data);
  const { rows, tables } = prepare({ data, wordnet, sets: [...new Set([...sets, ...SHIPPED])], seed, say });
  const shipped = (row: Example): boolean => (SHIPPED as readonly string[]).includes(setOf(row));
  const learnable = rows.filter(shipped);
  const whole = trained(learnable, tables, seed);
  const leftOut: Record<string, ReturnType<typeof scored>> = {};
  for (const set of sets) {
    const weights = (SHIPPED as readonly string[]).includes(set)
      ? trained(
          learnable.filter((row) => setOf(row) !== set),
          tables,
          seed,
        )
      : whole;
    leftOut[set] = scored(
      judgedBy(
        weights,
        rows.filter((row) => row.set === set),
        'left out',
      ),
    );
    say(`${set}: ${leftOut[set]?.balancedAccuracy}`);
  }
  const groups = [...new Set(learnable.map(({ group }) => group))];
  const next = random(seed + 6);
  const fold = new Map(groups.map((group) => [group, Math.floor(next() * 5)]));
  const inFolds: Judged[] = [];
  for (let k = 0; k < 5; k += 1) {
    const weights = trained(
      learnable.filter(({ group, also }) => fold.get(group) !== k && fold.get(also ?? group) !== k),
      tables,
      seed,
    );
    inFolds.push(
      ...judgedBy(
        weights,
        learnable.filter(({ group, from }) => from === 'people' && fold.get(group) === k),
        'folds',
      ),
    );
    say(`fold ${k + 1} of 5`);
  }
  const means = Object.values(leftOut).map(({ balancedAccuracy }) => balancedAccuracy ?? 0);
  return {
    leftOutMean: rounded(means.reduce((a, b) => a + b, 0) / means.length),
    leftOut,
    folds: Object.fromEntries(
      SHIPPED.filter((set) => sets.includes(set)).map((set) => [set, scored(inFolds.filter(({ row }) => row.set === set))]),
    ),
  };
}

function made(data: string) {
  const evidence = [...new Set(readSets(data, setsIn(data)).map((row) => row.evidence))];
  const seed = Number(values.seed);
  return { numbers: changedNumbers(evidence, 1500, seed), words: addedWords(evidence, 1500, seed) };
}

const { data, wordnet } = values;
if (data === undefined && (wordnet !== undefined || values.made)) {
  process.stderr.write('--wordnet and --made need --data\n');
  process.exit(2);
}
const out = {
  speed: speed(),
  ...(data !== undefined && values.made ? { made: made(data) } : {}),
  ...(data !== undefined && wordnet !== undefined ? { accuracy: accuracy(data, wordnet) } : {}),
};
if (values.errors !== undefined) writeFileSync(values.errors, errors.map((one) => `${JSON.stringify(one)}\n`).join(''));
process.stdout.write(`${JSON.stringify(out, null, 1)}\n`);
