/**
 * Puts the features of a weights file in the order in which references ask for them, those asked for most first: the parser keeps the first
 * of them close at hand (`src/extract/parse/rows.ts`). Weights stay as they are, and so does every labelling.
 *   tsx scripts/train-parser/order.ts --corpora DIR --weights FILE
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { see } from '../../src/extract/parse/features.ts';
import { LABELS } from '../../src/extract/parse/labels.ts';
import { HashTable } from '../../src/extract/parse/lexicon.ts';
import { tokensOf } from '../../src/extract/parse/tokens.ts';
import { packWeights, unpackWeights } from '../../src/extract/parse/weights.ts';
import { halfWidth } from '../../src/text/half-width.ts';
import { findIdentifiers } from '../../src/text/identifiers.ts';
import { examplesOf } from './corpus.ts';

const { values } = parseArgs({ options: { corpora: { type: 'string' }, weights: { type: 'string' } } });
const { corpora, weights } = values;
if (corpora === undefined || weights === undefined) throw new Error('Name a folder with --corpora and a file with --weights.');

const file = unpackWeights(readFileSync(weights));
const lexicon = { words: new HashTable(file.wordKeys, file.wordProfiles), venues: new HashTable(file.venueKeys, null) };
/** What a word alone shows is summed up once for many tokens, so it is asked for less than it is seen. */
const ONCE = 0.15;
const asked = new Map<number, number>();
for (const name of readdirSync(corpora).filter((one) => /\.jsonl(\.gz)?$/.test(one)))
  for (const { raw } of examplesOf(join(corpora, name)).examples) {
    const seen = see(halfWidth(raw), tokensOf(halfWidth(raw), findIdentifiers(raw)), lexicon);
    for (let i = 0; i < seen.gaps.length; i += 1)
      for (let f = 0; f < seen.width; f += 1) {
        const shared = f >= seen.own && f < seen.own + seen.shared;
        if (shared && seen.same[i] === 1) continue;
        const hash = seen.features[i * seen.width + f] ?? 0;
        asked.set(hash, (asked.get(hash) ?? 0) + (f < seen.own ? ONCE : 1));
      }
  }
const count = (at: number): number => asked.get(file.featureKeys[at] ?? 0) ?? 0;
const order = [...file.featureKeys.keys()].sort((a, b) => count(b) - count(a) || a - b);
const rows = new Int8Array(file.rows.length);
for (const [to, from] of order.entries())
  rows.set(file.rows.subarray(from * LABELS.length, (from + 1) * LABELS.length), to * LABELS.length);
writeFileSync(weights, packWeights({ ...file, featureKeys: Uint32Array.from(order, (at) => file.featureKeys[at] ?? 0), rows }));
const all = order.reduce((sum, at) => sum + count(at), 0);
const near = order.slice(0, 24_000).reduce((sum, at) => sum + count(at), 0);
process.stderr.write(
  `${order.length} features; the first 24,000 answer ${((100 * near) / Math.max(1, all)).toFixed(1)} of 100 known ones\n`,
);
