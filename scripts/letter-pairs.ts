/**
 * Makes the table of text/unlikely.ts: how likely one letter follows another in words of titles and names, folded to a–z, as a digit of
 * log2(27 p) + 4.5 for each pair; a word counts once by the logarithm of how often it comes. Prints the table.
 *   tsx scripts/letter-pairs.ts --from RECORDS.csl.jsonl[.gz] [--text FILE]...
 */
import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import type { CslItem } from '../src/model/csl.ts';
import { lettersOf, pairsOf } from '../src/text/unlikely.ts';

const { values } = parseArgs({ options: { from: { type: 'string' }, text: { type: 'string', multiple: true, default: [] } } });
if (values.from === undefined) throw new Error('Name the records with --from.');

const seen = { titles: new Map<string, number>(), names: new Map<string, number>(), other: new Map<string, number>() };
const count = (words: Map<string, number>, text: string): void => {
  for (const word of lettersOf(text)) words.set(word, (words.get(word) ?? 0) + 1);
};
const file = createReadStream(values.from);
for await (const line of createInterface({ input: values.from.endsWith('.gz') ? file.pipe(createGunzip()) : file })) {
  const item = JSON.parse(line) as CslItem;
  count(seen.titles, item.title ?? '');
  for (const { family = '', given = '' } of item.author ?? []) count(seen.names, `${family} ${given}`);
}
for (const path of values.text) for (const line of readFileSync(path, 'utf8').split('\n')) count(seen.other, line.replace(/<[^>]*>/g, ' '));

const pairs = new Float64Array(27 * 27).fill(0.5);
for (const [words, weight] of [
  [seen.titles, 1],
  [seen.names, 0.5],
  [seen.other, 1],
] as const)
  for (const [word, times] of words) for (const pair of pairsOf(word)) pairs[pair] = (pairs[pair] ?? 0) + weight * Math.log2(1 + times);

const rows = Array.from({ length: 27 }, (_, before) => {
  const row = [...pairs.subarray(before * 27, before * 27 + 27)];
  const sum = row.reduce((total, one) => total + one, 0);
  return row.map((one) => Math.round(Math.max(0, Math.min(9, Math.log2((27 * one) / sum) + 4.5)))).join('');
});
process.stdout.write(`${rows.join('\n')}\n`);
