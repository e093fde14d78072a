/**
 * Every setting, once: its shape, its default, its sentence, its flag and its environment names. Flags, `STET_*`, settings
 * files, `docs/config.md` and `stet config show` are all read off this table, so they cannot disagree.
 * What is not here on purpose: how loud the command line is (`--quiet`, `--debug`), which is no property of a run.
 */
import { z } from 'zod';
import { type About, about, type Kind, mailAddress } from './about.ts';
import { citationSettings, citeFlags } from './citation.ts';
import { judgeSettings } from './judge.ts';
import { keySettings } from './keys.ts';
import { sourceSettings } from './providers.ts';
import { serverSettings } from './server.ts';

export { type About, about, type Kind };

/** What can be checked. */
export const LAYERS = ['refs', 'quotes', 'claims'] as const;
const TEXTS = ['pretty', 'json', 'jsonl', 'html', 'markdown', 'csv', 'sarif', 'junit', 'github', 'bibtex', 'csl'] as const;
export const FORMAT_NAMES = [...TEXTS, 'docx'] as const;

const optionalText = () => z.string().min(1).optional();
const whole = (least: number, most: number) => z.number().int().min(least).max(most);

export const settingsSchema = z.strictObject({
  index: z.array(z.string().min(1)).default([]).register(about, {
    kind: 'paths',
    says: 'Local bibliographic indexes, files or postgres://…?index=NAME, asked first and offline.',
    flag: '--index <path>',
    path: true,
  }),
  offline: z.boolean().default(false).register(about, {
    kind: 'switch',
    says: 'Ask nothing over the network; only local indexes and lists speak.',
    flag: '--offline',
    moves: true,
  }),
  ...sourceSettings,
  mailto: mailAddress().register(about, {
    kind: 'text',
    says: 'Your address, told to registries that serve known callers better.',
    flag: '--mailto <address>',
    env: ['CROSSREF_MAILTO'],
  }),
  timeout: z.number().positive().max(600).default(8).register(about, {
    kind: 'seconds',
    says: 'How long one request may take (seconds, or 500ms, 8s, 2m).',
    flag: '--timeout <time>',
  }),
  deadline: z.number().positive().max(604_800).optional().register(about, {
    kind: 'seconds',
    says: 'How long a document may take in all; what is not checked by then is reported as not checked.',
    flag: '--deadline <time>',
  }),
  concurrency: whole(1, 64).default(6).register(about, {
    kind: 'number',
    says: 'How many references are looked up at once.',
    flag: '--concurrency <n>',
  }),
  only: z
    .array(z.enum(LAYERS))
    .default([...LAYERS])
    .register(about, { kind: 'list', says: `Check only these layers: ${LAYERS.join(', ')}.`, flag: '--only <layers>', moves: true }),
  skip: z
    .array(z.enum(LAYERS))
    .default([])
    .register(about, { kind: 'list', says: `Leave out these layers: ${LAYERS.join(', ')}.`, flag: '--skip <layers>', moves: true }),
  sources: z.array(z.string().min(1)).default([]).register(about, {
    kind: 'paths',
    says: 'Texts of cited works, files or folders: quotes and sentences that cite are then held against them.',
    flag: '--sources <path>',
    path: true,
  }),
  onlyCited: z.boolean().optional().register(about, {
    kind: 'switch',
    says: 'Check only entries that the document cites; when not said, the reader of the format decides.',
    flag: '--only-cited',
    moves: true,
  }),
  failOn: z.enum(['error', 'warning', 'info', 'never']).default('error').register(about, {
    kind: 'text',
    says: 'Least severity that makes the exit status 1: error, warning, info or never.',
    flag: '--fail-on <severity>',
  }),
  maxWarnings: whole(0, 1_000_000).optional().register(about, {
    kind: 'number',
    says: 'More warnings than this make the exit status 1.',
    flag: '--max-warnings <n>',
  }),
  allowIncomplete: z.boolean().default(false).register(about, {
    kind: 'switch',
    says: 'Exit 0 instead of 3 when some references could not be checked.',
    flag: '--allow-incomplete',
  }),
  format: z
    .array(z.enum(FORMAT_NAMES))
    .default(['pretty'])
    .register(about, {
      kind: 'list',
      says: `Form of the report; may be given several times: ${FORMAT_NAMES.join(', ')}.`,
      flag: '-f, --format <format>',
    }),
  output: z.array(z.string().min(1)).default([]).register(about, {
    kind: 'paths',
    says: 'File for the report; the first belongs to the first --format, and so on. "-" is standard output.',
    flag: '-o, --output <file>',
    path: true,
  }),
  language: z.enum(['en', 'de']).default('en').register(about, {
    kind: 'text',
    says: 'Language of the report page (-f html): en or de. What is logged, cited and recorded stays as it is.',
    flag: '--lang <language>',
  }),
  color: z.enum(['auto', 'always', 'never']).default('auto').register(about, {
    kind: 'text',
    says: 'Colours in the terminal: auto, always or never. NO_COLOR and FORCE_COLOR are honoured.',
    flag: '--color <when>',
  }),
  progress: z.enum(['auto', 'bar', 'plain', 'json', 'none']).default('auto').register(about, {
    kind: 'text',
    says: 'Progress on standard error: auto, bar, plain, json or none.',
    flag: '--progress <how>',
  }),
  cacheDir: z.string().min(1).register(about, {
    kind: 'text',
    says: "Folder for replies that may be asked again. Default: stet under the user's cache folder.",
    flag: '--cache-dir <folder>',
    path: true,
  }),
  dataDir: z.string().min(1).register(about, {
    kind: 'text',
    says: "Folder for logs, kept replies and lists. Default: stet under the user's data folder.",
    flag: '--data-dir <folder>',
    path: true,
  }),
  noCache: z.boolean().default(false).register(about, {
    kind: 'switch',
    says: 'Ask again even where an earlier reply is still fresh.',
    flag: '--no-cache',
  }),
  integrity: z.array(z.string().min(1)).default([]).register(about, {
    kind: 'paths',
    says: "Lists of retractions (Retraction Watch CSV), of questionable journals, and of replications and comments (FORRT's database, JSON lines).",
    flag: '--integrity <file>',
    path: true,
  }),
  journals: z.array(z.string().min(1)).default([]).register(about, {
    kind: 'paths',
    says: 'Lists of journals: full titles with abbreviations (ISO 4), or the journal CSV of DOAJ. Venues are then compared by all these names.',
    flag: '--journals <file>',
    path: true,
  }),
  logDir: optionalText().register(about, {
    kind: 'text',
    says: 'Folder for the log of each run. Default: logs under the data folder.',
    flag: '--log-dir <folder>',
    path: true,
  }),
  saveRun: optionalText().register(about, {
    kind: 'text',
    says: 'Also write the whole report as JSON to this file, for `stet report`.',
    flag: '--save-run <file>',
    path: true,
  }),
  marks: z.string().min(1).default('stet-marks.json').register(about, {
    kind: 'text',
    says: 'File of decisions that people made about references (`stet mark`); what they settled moves no exit status.',
    flag: '--marks <file>',
    path: true,
  }),
  replay: optionalText().register(about, {
    kind: 'text',
    says: 'Answer from the replies kept by this earlier run, and ask nothing.',
    flag: '--replay <run>',
    moves: true,
  }),
  ocr: z
    .array(z.string().regex(/^[a-zA-Z_]{3,20}$/, 'expected the codes of languages, such as eng,deu, or off'))
    .default(['eng'])
    .register(about, {
      kind: 'list',
      says: 'Languages in which scanned pages are read (eng, deu, chi_sim, …), or off. Needs tesseract.js and the data of each language.',
      flag: '--ocr <languages>',
      moves: true,
      ordered: true,
    }),
  grobid: z.url().optional().register(about, {
    kind: 'text',
    says: 'Address of a GROBID server that reads PDFs too, for stet extract; what it finds is compared, never required. It is sent the document.',
    flag: '--grobid <address>',
  }),
  audit: z.strictObject({
    witnesses: z.array(z.string().min(1)).default([]).register(about, {
      kind: 'list',
      says: 'Witnesses that sign the log (C2SP tlog-witness): address, a space, public key.',
      flag: '--witness <address key>',
    }),
    timestamps: z.array(z.url()).default([]).register(about, {
      kind: 'list',
      says: 'Timestamp authorities (RFC 3161) that date the log: addresses.',
      flag: '--timestamp <address>',
    }),
    timestampKeys: z.array(z.string().min(1)).default([]).register(about, {
      kind: 'paths',
      says: 'Keys or certificates (PEM) of timestamp authorities, for checking what they gave.',
      flag: '--timestamp-key <file>',
      path: true,
    }),
    calendars: z.array(z.url()).default([]).register(about, {
      kind: 'list',
      says: 'OpenTimestamps calendars that anchor the log in a public chain: addresses.',
      flag: '--calendar <address>',
    }),
    rekor: z.array(z.url()).default([]).register(about, {
      kind: 'list',
      says: 'Rekor logs (Sigstore) in which the hash of the signed log is published, for ever and for all to see: addresses.',
      flag: '--rekor <address>',
    }),
    rekorKeys: z.array(z.string().min(1)).default([]).register(about, {
      kind: 'paths',
      says: 'Public keys (PEM) of Rekor logs, for checking what they gave.',
      flag: '--rekor-key <file>',
      path: true,
    }),
    sigsumPolicy: optionalText().register(about, {
      kind: 'text',
      says: 'Sigsum policy: which logs and how many of which witnesses to believe, for checking Sigsum proofs.',
      flag: '--sigsum-policy <file>',
      path: true,
    }),
    bucket: optionalText().register(about, {
      kind: 'text',
      says: 'Bucket with Object Lock that keeps the signed log: s3://bucket/prefix. Needs @aws-sdk/client-s3.',
      flag: '--bucket <place>',
    }),
    retentionDays: whole(1, 36_500).default(3650).register(about, {
      kind: 'number',
      says: 'For how many days nobody can delete what was put into the bucket.',
      flag: '--retention-days <n>',
    }),
  }),
  limits: z.strictObject({
    seconds: z.number().positive().max(3600).default(20).register(about, {
      kind: 'seconds',
      says: 'How long reading one input may take.',
      flag: '--limit-seconds <time>',
      moves: true,
    }),
    megabytes: whole(32, 65_536).default(512).register(about, {
      kind: 'number',
      says: 'Memory that reading one input may use, in MB.',
      flag: '--limit-megabytes <n>',
      moves: true,
    }),
    pages: whole(1, 1_000_000).default(500).register(about, {
      kind: 'number',
      says: 'Pages of one input that are read: of a longer one the first 60 % of these and the last 40 %; what lies between is reported as left out.',
      flag: '--limit-pages <n>',
      moves: true,
    }),
    inputBytes: whole(1, Number.MAX_SAFE_INTEGER).default(52_428_800).register(about, {
      kind: 'number',
      says: 'Largest input, in bytes.',
      flag: '--limit-input-bytes <n>',
      moves: true,
    }),
  }),
  ...citeFlags,
  citation_verification: citationSettings,
  server: serverSettings,
  judge: judgeSettings,
  keys: keySettings,
});

/** The settings of a run, complete: defaults filled in, paths absolute. */
export type Settings = z.infer<typeof settingsSchema>;

/** One setting of the table: its dotted name (`limits.pages`), its shape and what is known of it. */
export interface Setting {
  readonly path: string;
  readonly schema: z.ZodType;
  readonly about: About;
}

function walk(shape: Readonly<Record<string, z.ZodType>>, prefix: string): Setting[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const path = prefix + name;
    if (schema instanceof z.ZodObject) return walk(schema.shape, `${path}.`);
    const known = about.get(schema);
    if (known === undefined) throw new Error(`setting ${path} is not described in the table`);
    return [{ path, schema, about: known }];
  });
}

/** All settings, in the order of the table. */
export const SETTINGS: readonly Setting[] = walk(settingsSchema.shape, '');

/** `limits.inputBytes` → `STET_LIMITS_INPUT_BYTES`. */
export function environmentName(path: string): string {
  return `STET_${path.replace(/\./g, '_').replace(/([a-z0-9])([A-Z])/g, '$1_$2')}`.toUpperCase();
}
