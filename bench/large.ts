/**
 * What it costs to check claims against large sources: data (JSON, lines of labels and values, tables, a log) and long texts. For each kind, in a
 * process of its own: milliseconds of processor time of making the source ready, of the first answer of six claims and of another with other
 * values, and of two claims as pairs; megabytes of memory at their highest. The texts are drawn from a fixed seed. Needs what is built
 * (`npm run build`). Usage: npx tsx bench/large.ts [--only KIND] [--size N] [--program dist/index.js]   (--size: megabytes of each, 2 by default)
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type * as Stet from '../src/index.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    size: { type: 'string', default: '2' },
    program: { type: 'string', default: resolve(import.meta.dirname, '../dist/index.js') },
    here: { type: 'boolean', default: false },
  },
});
const length = Number(values.size) * 1e6;
if (!(length > 0)) throw new Error('--size wants a number of megabytes.');

let state = 20_261_127;
const chance = (n: number): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};
const pick = <Item>(list: readonly Item[]): Item => list[chance(list.length)] as Item;
const SYLLABLES = 'ba be bo da de di fa ga ge ka ke ki la le li lo ma me mi na ne no pa pe ra re ri ro sa se si ta te ti va ve vi za'.split(
  ' ',
);
const made = (parts: number): string => Array.from({ length: parts }, () => pick(SYLLABLES)).join('');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const WORDS = Array.from({ length: 8000 }, () => made(2 + chance(3)));
const SMALL = 'the of and to in a is that for was with as on by it from at an be has were which or not'.split(' ');
const word = (): string => (chance(2) === 0 ? pick(SMALL) : (WORDS[Math.floor(WORDS.length * (chance(1000) / 1000) ** 3)] ?? 'word'));
const sentence = (): string => {
  const words = Array.from({ length: 10 + chance(16) }, () =>
    chance(14) === 0 ? String(chance(3000)) : chance(16) === 0 ? capital(word()) : word(),
  );
  return `${capital(words.join(' '))}.`;
};
/** As many pieces as make a text so long. */
function filled(piece: (i: number) => string, between = '\n'): string {
  const pieces: string[] = [];
  for (let all = 0, i = 0; all < length; i += 1) {
    const one = piece(i);
    all += one.length + between.length;
    pieces.push(one);
  }
  return pieces.join(between);
}

interface Row {
  readonly name: string;
  readonly city: string;
  readonly status: string;
  readonly price: number;
  readonly wifi: boolean;
  readonly rating: number;
  readonly opened: string;
}
const CITIES = Array.from({ length: 300 }, () => capital(made(3)));
const STATES = ['open', 'closed', 'pending'];
const row = (i: number): Row => ({
  name: `${capital(made(2))} ${i}`,
  city: pick(CITIES),
  status: pick(STATES),
  price: 20 + chance(400),
  wifi: chance(2) === 0,
  rating: chance(50) / 10,
  opened: `${1900 + chance(120)}-0${1 + chance(9)}-1${chance(10)}`,
});
const cells = (one: Row): string[] => Object.values(one).map(String);
const HEADS = 'name,city,status,price,wifi,rating,opened'.split(',');

const KINDS: Readonly<Record<string, () => string>> = {
  'json-list': () =>
    `[${filled((i) => JSON.stringify({ ...row(i), address: { street: `${capital(made(2))} Road`, zip: 10_000 + chance(80_000) } }), ',\n')}]`,
  'json-small': () => `[${filled((i) => JSON.stringify({ name: `Hotel ${i}`, pool: i % 2 === 0 }), ',')}]`,
  'json-deep': () =>
    `{${filled((i) => `"${made(3)}_${i}": ${JSON.stringify({ settings: { timeout_ms: chance(9000), retries: chance(9), note: sentence() }, tags: [pick(WORDS), pick(WORDS)] })}`, ',\n')}}`,
  yaml: () =>
    filled((i) => {
      const one = row(i);
      return `- name: ${one.name}\n  city: ${one.city}\n  status: ${one.status}\n  price: ${one.price} EUR\n  wifi: ${one.wifi ? 'yes' : 'no'}`;
    }),
  labels: () => filled((i) => `${made(3)} ${i}: ${chance(3) === 0 ? sentence() : `${pick(WORDS)} ${chance(5000)}`}`),
  table: () => `| ${HEADS.join(' | ')} |\n|${HEADS.map(() => ' --- ').join('|')}|\n${filled((i) => `| ${cells(row(i)).join(' | ')} |`)}\n`,
  csv: () => `${HEADS.join(',')}\n${filled((i) => cells(row(i)).join(','))}\n`,
  tables: () =>
    filled(
      () => `${sentence()}\n\n${HEADS.join(',')}\n${Array.from({ length: 30 }, (_, i) => cells(row(i)).join(',')).join('\n')}`,
      '\n\n',
    ),
  log: () =>
    filled(
      (i) =>
        `2026-03-${10 + (i % 20)}T0${chance(10)}:${10 + chance(50)}:${10 + chance(50)}Z ${pick(['INFO', 'WARN', 'ERROR'])} ${pick(WORDS)} ${pick(['started', 'timed out', 'stopped'])} after ${chance(90)} s`,
    ),
  book: () => filled((i) => (i % 60 === 0 ? `Chapter ${i / 60 + 1}\n\n${sentence()}` : sentence() + (i % 6 === 5 ? '\n' : '')), ' '),
  page: () =>
    filled((i) => (i % 9 === 0 ? `${capital(word())} ${word()}\n` : i % 4 === 0 ? `• ${pick(WORDS)} (${chance(900)})` : sentence())),
};

const claims = (first: number, second: number, state: string): readonly string[] => [
  `The first item costs ${first} euros.`,
  `There are ${second} items.`,
  'The cheapest plan is the basic one.',
  `The service timed out after ${first + 18} seconds.`,
  'No item is missing.',
  `Three of the services are ${state}.`,
];

interface Measured {
  readonly kind: string;
  readonly megabytes: number;
  readonly ready: number;
  readonly first: number;
  readonly other: number;
  readonly pairs: number;
  readonly memory: number;
  readonly outcomes: string;
}

async function measured(kind: string, make: () => string): Promise<Measured> {
  const stet: typeof Stet = await import(pathToFileURL(resolve(values.program)).href);
  const text = make();
  const spent = <Made>(run: () => Made): { readonly made: Made; readonly took: number } => {
    const before = process.cpuUsage();
    const made = run();
    const { user, system } = process.cpuUsage(before);
    return { made, took: Math.round((user + system) / 1000) };
  };
  const answer = (list: readonly string[]): string => list.map((one) => one.replace(/\.$/, ' [1].')).join(' ');
  const [six, others] = [claims(12, 500, 'down'), claims(57, 321, 'closed')];
  const prepared = spent(() => stet.prepareAnswerSources([{ id: 'a.txt', text }]));
  const first = spent(() => stet.verifyAnswer(answer(six), prepared.made));
  const other = spent(() => stet.verifyAnswer(answer(others), prepared.made));
  const pairs = spent(() => stet.verifyClaims(six.slice(0, 2).map((claim) => ({ claim, evidence: text }))));
  return {
    kind,
    megabytes: Number((text.length / 1e6).toFixed(2)),
    ready: prepared.took,
    first: first.took,
    other: other.took,
    pairs: pairs.took,
    memory: Math.round(process.resourceUsage().maxRSS / 1024),
    outcomes: [...first.made.claims.map(({ rule }) => rule), ...pairs.made.map(({ rule }) => rule)].join(' '),
  };
}

async function main(): Promise<void> {
  const chosen = Object.entries(KINDS).filter(([kind]) => values.only === undefined || kind === values.only);
  if (chosen.length === 0) throw new Error(`There is no "${values.only}". There are: ${Object.keys(KINDS).join(', ')}.`);
  const [alone] = chosen;
  if (values.here && alone !== undefined) {
    process.stdout.write(`${JSON.stringify(await measured(...alone))}\n`);
    return;
  }
  process.stdout.write('kind        MB   ready   first   other   pairs (ms)  memory (MB)\n');
  for (const [kind] of chosen) {
    const args = [
      ...process.execArgv,
      fileURLToPath(import.meta.url),
      '--here',
      '--only',
      kind,
      '--size',
      values.size,
      '--program',
      values.program,
    ];
    const ended = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (ended.status !== 0) throw new Error(`${kind}: ${ended.stderr}`);
    const one: Measured = JSON.parse(ended.stdout);
    const figures = [one.ready, one.first, one.other, one.pairs].map((ms) => String(ms).padStart(8)).join('');
    process.stdout.write(`${kind.padEnd(11)}${one.megabytes.toFixed(1).padStart(4)}${figures}${String(one.memory).padStart(14)}\n`);
  }
}

await main();
