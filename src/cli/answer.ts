/**
 * `stet answer`: a generated answer against the sources it was made from. Every quoted word is looked up in its cited place, every
 * citing sentence is held against each source it cites. No network and no model is needed; the built-in judge reads what words
 * alone do not settle, and a model that the settings name is asked after it.
 */
import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { Command } from 'commander';
import { messageOf, StetError } from '../errors.ts';
import {
  type AnswerOptions,
  type AnswerReport,
  answerOf,
  answerOptionsOf,
  builtInJudge,
  extract,
  keptAnswers,
  openJudges,
  type PreparedAnswerSource,
  prepareAnswerSources,
  readDocument,
  verifyAnswer,
  verifyAnswerWith,
} from '../index.ts';
import type { WaitingJudge } from '../model/claim.ts';
import { ANSWER_FORMATS, type AnswerFormat, answerTally, type CheckedAnswer, doneOf, renderAnswers } from '../report/index.ts';
import type { Settings } from '../settings/index.ts';
import { repairOf, writeRepair } from './answer-repair.ts';
import { addSettings, settingsOf } from './flags.ts';
import { NOTHING, statusOf, type Tally } from './gate.ts';
import { bytesOf } from './inputs.ts';
import { type Target, targetsOf, writeWhole } from './output.ts';
import { sourcesOf } from './quotes-sources.ts';
import { speaksUnicode, type World } from './world.ts';

const EXAMPLES = `
Examples:
  stet answer answer.md --sources papers/              quotes, [N] and claims against the texts they cite
  ask-model | stet answer - --sources a.txt b.txt -f markdown    the answer, with "Citation health" below it if something is wrong
  stet answer answer.md --sources papers/ --strict-cites         exit 1 when a source does not bear a sentence out
  stet answer answer.md --sources papers/ -f json -o checked.json
  stet answer answer.md --sources papers/ --repair better.md     citations put right, what is not borne out softened

[1] is the first source in the order given (files of a folder by name), unless the answer brings a list of sources of its own; also
read are [1, 3], [2-4], [^1], 【1】, [name], (Author 2024) and links. Several sources behind one sentence must each bear it out.
Exit status: 0 nothing at or above --fail-on (error: a quote not found, a citation that leads nowhere, a source that says
otherwise), 1 findings, 2 an input or a setting is wrong.`;

const SETTINGS = [
  'sources',
  'strictCites',
  'citeMinRecall',
  'noVerifyCites',
  'failOn',
  'maxWarnings',
  'format',
  'output',
  'color',
  'progress',
  'judge.llm',
  'judge.llmUrl',
  'judge.entailment',
  'cacheDir',
  'dataDir',
  'noCache',
];
const RAW = new Set(['.txt', '.md', '.markdown', '.text', '']);
const MOST = 512 * 1024 * 1024;

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(
    program
      .argument('<answers...>', 'the answers to check; "-" is standard input')
      .option('-v, --verbose', 'Show what stands as well, with its passages.')
      .option(
        '--repair <file>',
        'Write the answer with its citations put right here, and what is not borne out softened; "-" is standard output.',
      ),
    SETTINGS,
  )
    .addHelpText('after', EXAMPLES)
    .action(async (answers: string[], flags: { readonly verbose?: boolean; readonly repair?: string }, command: Command) => {
      const loaded = await settingsOf(command, world);
      const { settings } = loaded;
      const targets = targetsOf(loaded).map(known);
      if (settings.sources.length === 0) throw new StetError('usage', 'no sources; name them with --sources FILE or FOLDER');
      const sources = prepareAnswerSources(await sourcesOf(settings.sources, world));
      if (flags.repair !== undefined && answers.length > 1) throw new StetError('usage', '--repair takes one answer at a time');
      const check = await checker(settings, world);
      const checked: CheckedAnswer[] = [];
      for (const answer of answers) {
        if (world.signal.aborted) return done(130);
        const one = await checkedAnswer(answer, sources, check, world);
        checked.push(one);
        if (settings.progress === 'json')
          world.stderr.write(`${JSON.stringify({ type: 'event', document: one.name, ...doneOf(one.report) })}\n`);
      }
      const [first] = checked;
      if (flags.repair !== undefined && first !== undefined) {
        const repair = repairOf(first.text, sources, answerOptionsOf(settings), settings);
        checked[0] = { ...first, edits: repair.edits };
        writeRepair(repair, flags.repair, world);
      }
      // The repaired answer has standard output to itself.
      if (flags.repair !== '-') write(checked, targets, settings, flags.verbose === true, world);
      done(statusOf(checked.reduce(tallied, NOTHING), settings));
    });
}

const tallied = (tally: Tally, { report }: CheckedAnswer): Tally => {
  const { error, warning, info } = answerTally(report);
  return { ...tally, error: tally.error + error, warning: tally.warning + warning, info: tally.info + info };
};

/** Formats that an answer has; others are refused by name. */
function known({ format, file }: Target): { readonly format: AnswerFormat; readonly file: string | null } {
  const found = ANSWER_FORMATS.find((name) => name === format);
  if (found === undefined) throw new StetError('usage', `--format may be ${ANSWER_FORMATS.join(', ')} for an answer, not ${format}`);
  return { format: found, file };
}

type Check = (
  answer: Parameters<typeof verifyAnswer>[0],
  sources: readonly PreparedAnswerSource[],
  more: AnswerOptions,
) => Promise<AnswerReport>;

/** What the settings make of checking: which judges, which threshold. */
async function checker(settings: Settings, world: World): Promise<Check> {
  const { citation_verification: seed, judge, keys, cacheDir, dataDir, noCache } = settings;
  const options = answerOptionsOf(settings);
  if (settings.noVerifyCites || !seed.isolated_verification)
    return async (answer, sources, more) => verifyAnswer(answer, sources, { ...options, ...more });
  const silent = new Set<string>();
  const told = (why: string): void => {
    if (!silent.has(why)) world.stderr.write(`A model was not heard, so the built-in judge speaks: ${why}\n`);
    silent.add(why);
  };
  const judges: WaitingJudge[] = await openJudges(
    { ...judge, keys },
    { told, ...(noCache ? {} : { recording: keptAnswers(cacheDir, dataDir) }) },
  );
  const own = builtInJudge();
  if (judges.length === 0) return async (answer, sources, more) => verifyAnswer(answer, sources, { ...options, ...more, judge: own });
  return (answer, sources, more) =>
    verifyAnswerWith(answer, sources, { ...options, ...more, judges: [own, ...judges], signal: world.signal });
}

/** Reads one answer and checks it. Plain and Markdown texts are taken as they lie on the disk, so that places are the file's own. */
async function checkedAnswer(word: string, sources: readonly PreparedAnswerSource[], check: Check, world: World): Promise<CheckedAnswer> {
  const path = resolve(world.cwd, word);
  if (word === '-' || RAW.has(extname(path).toLowerCase())) {
    const text = new TextDecoder().decode(word === '-' ? await bytesOf(world.stdin, word, MOST) : bytesIn(word, path));
    return { name: word, text, report: await check(text, sources, {}) };
  }
  const document = await readDocument({ name: word, path }, { signal: world.signal });
  const { answer, options } = answerOf(document, extract(document), sources);
  return { name: word, text: document.text, report: await check(answer, sources, options) };
}

function bytesIn(name: string, path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (thrown) {
    throw new StetError('unreadable-input', `${name}: cannot be read: ${messageOf(thrown)}`, { cause: thrown });
  }
}

function write(
  checked: readonly CheckedAnswer[],
  targets: readonly ReturnType<typeof known>[],
  settings: Settings,
  verbose: boolean,
  world: World,
): void {
  for (const { format, file } of targets) {
    const color = settings.color === 'always' || (settings.color === 'auto' && file === null && world.stdout.isTTY);
    const text = renderAnswers(checked, format, {
      color: color && file === null,
      unicode: file !== null || speaksUnicode(world.env),
      ...(world.stdout.columns === undefined ? {} : { width: world.stdout.columns }),
      verbose,
    });
    if (file === null) world.stdout.write(text);
    else writeWhole(resolve(world.cwd, file), text);
  }
}
