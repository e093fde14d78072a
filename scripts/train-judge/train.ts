/**
 * Trains the built-in judge and writes src/compare/claim/judge/weights.bin. See docs/judge.md for the data it reads.
 *   tsx scripts/train-judge/train.ts --data DIR --wordnet DIR [--out FILE] [--seed N] [--check]
 * With --check nothing is written: it says whether the file is what training gives today, and ends with 1 where it is not.
 * DIR holds NAME.jsonl.gz (or .jsonl) with {"claim","evidence","label"} a line; WordNet's is its folder `dict`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { packJudge } from '../../src/compare/claim/judge/weights.ts';
import { prepare, SHIPPED, trained } from './model.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    wordnet: { type: 'string' },
    out: { type: 'string', default: 'src/compare/claim/judge/weights.bin' },
    seed: { type: 'string', default: '1' },
    check: { type: 'boolean', default: false },
  },
});
if (values.data === undefined || values.wordnet === undefined) {
  process.stderr.write('usage: tsx scripts/train-judge/train.ts --data DIR --wordnet DIR [--out FILE] [--seed N] [--check]\n');
  process.exit(2);
}
const say = (text: string): void => {
  process.stderr.write(`${((performance.now() / 1000) | 0).toString().padStart(5)} s  ${text}\n`);
};
const prepared = prepare({ data: values.data, wordnet: values.wordnet, sets: SHIPPED, seed: Number(values.seed), say });
const weights = trained(prepared.rows, prepared.tables, Number(values.seed));
const bytes = packJudge(weights);
if (values.check) {
  const same = Buffer.compare(bytes, readFileSync(values.out)) === 0;
  say(`${values.out}: ${same ? 'the same bytes' : 'other bytes; train it anew'}`);
  process.exitCode = same ? 0 : 1;
} else {
  writeFileSync(values.out, bytes);
  say(`${values.out}: ${bytes.length} bytes`);
}
