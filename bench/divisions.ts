/**
 * Measures how reference sections are divided into entries: of sections whose division is known, how many entries come out as entries
 * of their own, and how many come out that are none. Usage:
 *   tsx bench/divisions.ts --data FILE.jsonl [--bare] [--show N] [--only TEXT]
 * FILE holds {"id","text","refs":[{"label","text"}]} a line: the text of a section with its lines, and its entries in order. Each is read as a text
 * whose list has a heading; with --bare it has none. An entry is found when it holds 85 of 100 words of the known one and few others.
 * Prints one JSON object; --show also, for the first N sections with faults, what was missed and what was read instead.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { extract } from '../src/extract/index.ts';
import { closeReaders, readDocument } from '../src/read/index.ts';
import { fold } from '../src/text/fold.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    bare: { type: 'boolean', default: false },
    show: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
  },
});
if (values.data === undefined) throw new Error('Name the file of sections with --data.');

interface Section {
  readonly id: string;
  readonly text: string;
  readonly refs: readonly { readonly label: string | null; readonly text: string }[];
}

/** Share of the known entry's words that must be there, and of the read one's that must be its own. */
const ENOUGH = 0.85;

/** Words of an entry, with what line ends tore put together. */
const wordsOf = (text: string): string[] =>
  fold(text.replace(/(\p{L})[-\u00ad]\s*\n\s*(?=\p{Ll})/gu, '$1'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** How many words of one list the other holds, each as often as it stands there. */
function shared(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1);
  let count = 0;
  for (const word of one) {
    const rest = left.get(word) ?? 0;
    if (rest > 0) count += 1;
    left.set(word, rest - 1);
  }
  return count;
}

const total = { sections: 0, whole: 0, entries: 0, found: 0, read: 0, phantoms: 0 };
let shown = 0;
for (const line of readFileSync(values.data, 'utf8').split('\n')) {
  if (line === '') continue;
  const section = JSON.parse(line) as Section;
  if (!section.id.includes(values.only)) continue;
  const text = `${values.bare ? '' : 'References\n\n'}${section.text}\n`;
  const read = await readDocument({ name: 'section.txt', bytes: new TextEncoder().encode(text) });
  const entries = extract(read).references.map(({ raw }) => ({ raw, words: wordsOf(raw), taken: false }));
  const missed: string[] = [];
  for (const { label, text: known } of section.refs) {
    const words = wordsOf(label !== null && known.startsWith(label) ? known.slice(label.length) : known);
    const own = entries.find((entry) => {
      if (entry.taken) return false;
      const both = shared(words, entry.words);
      return both >= ENOUGH * words.length && both >= ENOUGH * entry.words.length;
    });
    if (own === undefined) missed.push(known);
    else own.taken = true;
  }
  const phantoms = entries.filter(({ taken }) => !taken);
  total.sections += 1;
  if (missed.length + phantoms.length === 0) total.whole += 1;
  total.entries += section.refs.length;
  total.found += section.refs.length - missed.length;
  total.read += entries.length;
  total.phantoms += phantoms.length;
  if (missed.length + phantoms.length > 0 && shown < Number(values.show)) {
    shown += 1;
    process.stderr.write(`\n## ${section.id}: ${section.refs.length} known, ${entries.length} read\n`);
    for (const one of missed) process.stderr.write(`  missed  ${JSON.stringify(one)}\n`);
    for (const { raw } of phantoms) process.stderr.write(`  read    ${JSON.stringify(raw)}\n`);
  }
}
await closeReaders();
const share = (part: number, whole: number): number => Math.round((10_000 * part) / Math.max(1, whole)) / 10_000;
process.stdout.write(
  `${JSON.stringify({ ...total, foundShare: share(total.found, total.entries), phantomShare: share(total.phantoms, total.read) }, null, 2)}\n`,
);
