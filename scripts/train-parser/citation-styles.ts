/**
 * Prints real records by real citation styles and writes each reference with its labels: what the templates of `styles.ts` imitate, done by the
 * styles themselves. Takes a folder of styles in the Citation Style Language and calls pandoc (2.11 or newer).
 *   tsx scripts/train-parser/citation-styles.ts --styles DIR --records FILE --journals FILE --half learn|keep --out FILE
 *     [--works 16] [--most STYLES] [--seed 1]
 * Styles are parted by family, so that none of a family that was learned from is kept to judge by: a style belongs to the one it was made from
 * (its `template` link, followed to its root) and to those with the same first word in their name.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { linesOf } from './corpus.ts';
import { partsOf } from './csl-prints.ts';
import { KINDS, RARE_KINDS, type Work, WorkMaker } from './csl-works.ts';
import { random } from './fit.ts';

const { values } = parseArgs({
  options: {
    styles: { type: 'string' },
    records: { type: 'string' },
    journals: { type: 'string' },
    half: { type: 'string', default: 'learn' },
    out: { type: 'string' },
    works: { type: 'string', default: '16' },
    most: { type: 'string', default: '9999' },
    seed: { type: 'string', default: '1' },
  },
});
const { styles: folder, records, journals, out } = values;
if (folder === undefined || records === undefined || journals === undefined || out === undefined)
  throw new Error('Name --styles, --records, --journals and --out.');

const GENERAL =
  /^(?:the|journal|international|american|european|canadian|universit\p{L}*|institut\p{L}*|society|revue|zeitschrift|annals)$/u;
/** What a style is made from, at last. */
function familyOf(name: string, texts: ReadonlyMap<string, string>): string {
  let root = name;
  for (let turn = 0; turn < 9; turn += 1) {
    const parent = /href="[^"]*\/styles\/([^"/]+)"\s+rel="template"|rel="template"\s+href="[^"]*\/styles\/([^"/]+)"/.exec(
      texts.get(root) ?? '',
    );
    const next = parent?.[1] ?? parent?.[2];
    if (next === undefined || next === root) break;
    root = next;
  }
  const parts = root.split('-');
  return GENERAL.test(parts[0] ?? '') ? parts.slice(0, 3).join('-') : (parts[0] ?? root);
}
const half = (family: string): 'learn' | 'keep' =>
  (createHash('sha256').update(`half ${family}`).digest()[0] ?? 0) % 2 === 0 ? 'learn' : 'keep';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };
const textOf = (html: string): string =>
  html
    .replace(/<\/?div[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) =>
      decimal !== undefined
        ? String.fromCodePoint(Number(decimal))
        : hex !== undefined
          ? String.fromCodePoint(Number.parseInt(hex, 16))
          : (ENTITIES[name ?? ''] ?? whole),
    )
    .replace(/[ \t\n]+/g, ' ')
    .trim();

const next = random(Number(values.seed) * 7919 + (values.half === 'keep' ? 1 : 2));
const short = new Map(
  (linesOf(journals) as { title: string; abbr: string }[]).map(({ title, abbr }) => [title.toLowerCase(), abbr] as const),
);
const maker = new WorkMaker(linesOf(records) as never[], short, next);
const TONGUES = [
  'de-DE',
  'fr-FR',
  'es-ES',
  'it-IT',
  'pt-BR',
  'nl-NL',
  'pl-PL',
  'sv-SE',
  'cs-CZ',
  'da-DK',
  'tr-TR',
  'fi-FI',
  'ru-RU',
  'hu-HU',
];

const texts = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.csl'))
    .map((file) => [basename(file, '.csl'), readFileSync(join(folder, file), 'utf8')] as const),
);
const chosen = [...texts]
  .filter(([, text]) => text.includes('<bibliography'))
  .map(([name, text]) => ({ name, family: familyOf(name, texts), own: /default-locale="([^"]+)"/.exec(text)?.[1] }))
  .filter(({ family }) => half(family) === values.half)
  .map((style) => ({ style, order: next() }))
  .sort((a, b) => a.order - b.order)
  .slice(0, Number(values.most))
  .map(({ style }) => style);

const work = mkdtempSync(join(tmpdir(), 'citation-styles-'));
const sink = createWriteStream(out);
const count = { styles: 0, failed: 0, prints: 0, unread: 0, families: new Set<string>() };
for (const { name, family, own } of chosen) {
  const offset = Math.floor(next() * KINDS.length);
  const works: Work[] = Array.from({ length: Number(values.works) }, (_, at) => {
    const kind = next() < 0.12 ? RARE_KINDS[Math.floor(next() * RARE_KINDS.length)] : KINDS[(at * 5 + offset) % KINDS.length];
    return maker.work(kind ?? 'book');
  });
  const tongue = own ?? (next() < 0.35 ? TONGUES[Math.floor(next() * TONGUES.length)] : 'en-US') ?? 'en-US';
  writeFileSync(join(work, 'works.json'), JSON.stringify(works.map((one, at) => ({ id: `${at}`, ...one }))));
  writeFileSync(join(work, 'all.md'), `---\nnocite: '@*'\n---\n`);
  const args = [
    '--citeproc',
    '--csl',
    join(folder, `${name}.csl`),
    '--bibliography',
    join(work, 'works.json'),
    '-t',
    'html',
    '--wrap=none',
  ];
  if (own === undefined) args.push('-M', `lang=${tongue}`);
  const run = spawnSync('pandoc', [...args, join(work, 'all.md')], { encoding: 'utf8', maxBuffer: 2 ** 26, timeout: 60_000 });
  const entries = run.status === 0 ? (run.stdout.split('<div id="ref-').slice(1) ?? []) : [];
  if (entries.length === 0) count.failed += 1;
  else count.styles += 1;
  for (const entry of entries) {
    const id = /^(\d+)"/.exec(entry)?.[1] ?? '';
    const one = works[Number(id)];
    if (one === undefined) continue;
    const body = entry.slice(entry.indexOf('>') + 1);
    const margin = /<div class="csl-left-margin">([\s\S]*?)<\/div>/.exec(body);
    const label = margin === null || next() > 0.25 ? '' : `${textOf(margin[1] ?? '')} `;
    let rest = textOf(margin === null ? body : body.replace(margin[0], ''));
    if (next() < 0.5) rest = rest.replace(/[\u00a0\u202f]/g, ' ');
    const raw = label + rest;
    count.prints += 1;
    const printed = partsOf(rest, one);
    if (printed === null) {
      count.unread += 1;
      continue;
    }
    count.families.add(family);
    const parts = printed.parts.map((part) => ({ ...part, start: part.start + label.length, end: part.end + label.length }));
    if (label !== '') parts.unshift({ labels: ['label'], start: 0, end: label.trimEnd().length });
    sink.write(
      `${JSON.stringify({ id: `csl:${name}#${id}`, style: name, family, tongue, kind: one.type, raw, fields: printed.fields, parts })}\n`,
    );
  }
}
sink.end();
rmSync(work, { recursive: true });
process.stderr.write(
  `${count.styles} styles of ${count.families.size} families (${count.failed} print no list), ${count.prints} references, ${count.unread} left out: a part was not found whole\n`,
);
