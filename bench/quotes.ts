/**
 * Measures the quote check: how often it is right on prepared pairs, and how fast it is beside a plain `indexOf` and beside a
 * fuzzy finder (approx-string-match) in the same run. Usage:
 *   tsx bench/quotes.ts                       speed, on a text made here
 *   tsx bench/quotes.ts --data DIR            speed, and accuracy on DIR/*.pairs.jsonl[.xz] with DIR/*.gold.jsonl
 *   tsx bench/quotes.ts --long                also preparing and searching up to 50 MB
 *   tsx bench/quotes.ts --small                the same of the small check (`stet/quotes/small`); a quote it does not settle counts apart
 *   tsx bench/quotes.ts --made 100000         also so many pairs made by dice: faithful renderings and material changes
 * Prints one JSON object. Times are the best of several rounds, so that other programs disturb them least; `load` is the
 * machine's load average meanwhile. A .xz file needs the xz program.
 */
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import search from 'approx-string-match';
import * as whole from '../src/quotes.ts';
import * as small from '../src/quotes-small.ts';
import { dice, judgeMade, madeSource } from '../test/compare/quote/quote-generator.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    long: { type: 'boolean', default: false },
    made: { type: 'string' },
    small: { type: 'boolean', default: false },
  },
});

/** Makes a text ready and gives the question for a quote from it. */
function ready(text: string): (quote: string) => { readonly status: string; readonly rule: string } {
  if (values.small) {
    const source = small.prepareSource({ id: 's', text });
    return (quote) => small.verifyQuote(quote, source);
  }
  const source = whole.prepareSource({ id: 's', text });
  return (quote) => whole.verifyQuote(quote, source);
}

/** Text of at least so many characters, made sentence by sentence. */
function madeText(length: number): string {
  const roll = dice(7);
  let text = '';
  while (text.length < length) text += `${madeSource(roll).words.join(' ')}\n`;
  return text.slice(0, length);
}

/** Best time of one call in microseconds: rounds of several calls each, the best round counts. */
function best(rounds: number, calls: number, work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    for (let i = 0; i < calls; i += 1) work();
    least = Math.min(least, performance.now() - start);
  }
  return Math.round((least / calls) * 1e5) / 100;
}

function speed() {
  const text = madeText(100_000);
  const ask = ready(text);
  const at = text.indexOf(' ', 90_000) + 1;
  const exact = text.slice(at, text.indexOf(' ', at + 120));
  const normalized = `“${exact.replace(/ /g, '  ')}”.`;
  const missing = exact.replace(/\b(?:the|of|and)\b/g, 'zebra').replace(/\d+/g, '7');
  const rules = [exact, normalized, missing].map((quote) => ask(quote).rule);
  const megabyte = madeText(1_000_000);
  return {
    rules,
    microseconds: {
      exact: best(60, 200, () => ask(exact)),
      normalized: best(60, 200, () => ask(normalized)),
      nearest: best(20, 5, () => ask(missing)),
      indexOf: best(40, 50, () => text.includes(`${exact.slice(0, -1)}${exact.slice(-1)}`)),
      indexOfMissing: best(40, 50, () => text.includes(missing)),
      approxStringMatch: best(3, 1, () => search(text, exact, 10)),
    },
    prepareMegabyte: { milliseconds: best(10, 1, () => ready(megabyte)) / 1000 },
  };
}

function long() {
  const unit = madeText(1_000_000);
  return [1, 5, 25, 50].map((megabytes) => {
    const text = unit.repeat(megabytes);
    const quote = `${unit.slice(500, 600)} never this`;
    let ask = ready('');
    const prepare = best(2, 1, () => {
      ask = ready(text);
    });
    const absent = best(3, 1, () => ask(quote));
    return {
      megabytes,
      prepareMillisecondsPerMegabyte: prepare / 1000 / megabytes,
      missingMillisecondsPerMegabyte: absent / 1000 / megabytes,
    };
  });
}

function made(pairs: number) {
  const { kinds, wrong } = judgeMade(pairs, 20_02, (text) => {
    const ask = ready(text);
    return (quote) => ask(quote).status === 'verified';
  });
  const all = [...kinds.values()];
  return {
    pairs: all.reduce((sum, { of }) => sum + of, 0),
    kinds: kinds.size,
    wrong: all.reduce((sum, one) => sum + one.wrong, 0),
    first: wrong,
  };
}

async function accuracy(folder: string) {
  const results: Record<string, unknown> = {};
  for (const name of readdirSync(folder).flatMap((file) => /^(.+)\.gold\.jsonl$/.exec(file)?.[1] ?? [])) {
    const gold = new Map<string, { kind: string; label: string }>();
    for (const line of readFileSync(join(folder, `${name}.gold.jsonl`), 'utf8').split('\n')) {
      if (line.trim() === '') continue;
      const row = JSON.parse(line) as { id: string; kind: string; label: string };
      gold.set(row.id, row);
    }
    const plain = join(folder, `${name}.pairs.jsonl`);
    const stream = existsSync(plain)
      ? createReadStream(plain)
      : spawn('xz', ['-dc', `${plain}.xz`], { stdio: ['ignore', 'pipe', 'inherit'] }).stdout;
    const kinds = new Map<string, { right: number; of: number }>();
    const all = { faithful: 0, falseFlags: 0, faithfulUnsettled: 0, changed: 0, changedButPassed: 0, changedUnsettled: 0 };
    for await (const line of createInterface({ input: stream })) {
      const pair = JSON.parse(line) as { id: string; quote: string; source: string };
      const row = gold.get(pair.id);
      if (row === undefined) continue;
      const { status } = ready(pair.source)(pair.quote);
      const kind = kinds.get(row.kind) ?? { right: 0, of: 0 };
      kinds.set(row.kind, { right: kind.right + (status === row.label ? 1 : 0), of: kind.of + 1 });
      if (row.label === 'verified') {
        all.faithful += 1;
        if (status === 'unsettled') all.faithfulUnsettled += 1;
        else if (status !== 'verified') all.falseFlags += 1;
      } else {
        all.changed += 1;
        if (status === 'unsettled') all.changedUnsettled += 1;
        else if (status === 'verified') all.changedButPassed += 1;
      }
    }
    const below = [...kinds].filter(([, { right, of }]) => right / of < 0.97).map(([kind, { right, of }]) => `${kind} ${right}/${of}`);
    results[name] = {
      ...all,
      falseFlagRate: all.falseFlags / Math.max(1, all.faithful),
      passedRate: all.changedButPassed / Math.max(1, all.changed),
      kinds: kinds.size,
      below,
    };
  }
  return results;
}

const out = {
  bench: 'quotes',
  speed: speed(),
  ...(values.long ? { long: long() } : {}),
  ...(values.made === undefined ? {} : { made: made(Number(values.made)) }),
  ...(values.data === undefined ? {} : { accuracy: await accuracy(values.data) }),
  load: loadavg().map((load) => Math.round(load * 10) / 10),
};
process.stdout.write(`${JSON.stringify(out, null, 2)}\n`);
