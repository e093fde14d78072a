/**
 * `stet answer`: a generated answer against the sources it was made from. Every quoted word is looked up in its cited place, every
 * citing sentence is held against each source it cites. No network and no model is needed; the built-in judge reads what words
 * alone do not settle, and a model that the settings name is asked after it.
 */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { StetError } from '../errors.ts';
import { openAnswerRuns, prepareAnswerSources } from '../index.ts';
import {
  ANSWER_FORMATS,
  type AnswerFormat,
  answerTally,
  type CheckedAnswer,
  doneOf,
  placesOf,
  renderAnswers,
  visible,
} from '../report/index.ts';
import type { Settings } from '../settings/index.ts';
import { answerCheck, readAnswer, saidOnce, shownOf } from './answer-checking.ts';
import { repairOf, writeRepair } from './answer-repair.ts';
import { addSettings, READING, settingsOf } from './flags.ts';
import { checkPlace } from './folders.ts';
import { NOTHING, statusOf, type Tally } from './gate.ts';
import { type Target, targetsOf, tellWritten, writeWhole } from './output.ts';
import { showProgress } from './progress.ts';
import { sourcesOf } from './quotes-sources.ts';
import { readOptions } from './reading.ts';
import { speaksUnicode, type World } from './world.ts';

const EXAMPLES = `
Examples:
  stet answer answer.md --sources papers/              quotes, [N] and claims against the texts they cite
  ask-model | stet answer - --sources a.txt --sources b.txt -f markdown    the answer, with "Citation health" below it if something is wrong
  stet answer answer.md --sources papers/ --strict-cites         exit 1 when a source does not bear a sentence out
  stet answer answer.md --sources papers/ -f json -o checked.json
  stet answer answer.md --sources papers/ --repair better.md     citations put right, what is not borne out softened
  stet answer answer.md --sources papers/ --repair better.md --web --searxng https://search.example.org
                                                       … facts that no source bears out are looked for on the web

[1] is the first source in the order given (files of a folder by name), unless the answer brings a list of sources of its own; also
read are [1, 3], [2-4], [^1], 【1】, [name], [Site] or [Site-2] for a source with an address, (Author 2024) and links. Several sources behind one sentence must each bear it out.
Exit status: 0 nothing at or above --fail-on (error: a quote not found, a citation that leads nowhere, a source that says
otherwise), 1 findings, 2 an input or a setting is wrong.`;

const SETTINGS = [
  'sources',
  'citation_verification.depth',
  'strictCites',
  'citeMinRecall',
  'noVerifyCites',
  'failOn',
  'maxWarnings',
  'format',
  'output',
  'color',
  'progress',
  'proxy',
  'judge.llm',
  'judge.llmUrl',
  'judge.entailment',
  'cacheDir',
  'dataDir',
  'noCache',
  'logDir',
  'web',
  'searxng',
  'providers',
  'offline',
  ...READING,
];
export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(
    program
      .argument('<answers...>', 'the answers to check; "-" is standard input')
      .option(
        '-v, --verbose',
        'Show what stands as well, with its passages; where another format is written, a line for each sentence that is not borne out.',
      )
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
      const sources = prepareAnswerSources(await sourcesOf(settings.sources, world, readOptions(settings, world.signal)));
      if (flags.repair !== undefined && answers.length > 1) throw new StetError('usage', '--repair takes one answer at a time');
      if (flags.repair !== undefined && flags.repair !== '-') checkPlace(resolve(world.cwd, flags.repair), '--repair');
      const live = showProgress(settings.progress, world.stderr);
      const told = saidOnce(live.aside);
      const check = await answerCheck(settings, told, { progress: (done, total) => live.tell({ stage: 'check', done, total }) });
      const runs = openAnswerRuns(settings);
      const checked: CheckedAnswer[] = [];
      const stopped = (): void => {
        world.stderr.write('stet: stopped before the end; no report is made and no file written\n');
        done(130);
      };
      try {
        for (const [i, answer] of answers.entries()) {
          live.begin(answer, i + 1, answers.length);
          if (world.signal.aborted) return stopped();
          const read = await readAnswer(answer, sources, settings, world);
          const settled = await check(read, sources, world.signal);
          live.aside('');
          const repaired = flags.repair === undefined ? null : await repairOf(read.text, sources, settings, { told, signal: world.signal });
          if (world.signal.aborted) return stopped();
          const edits = repaired === null ? {} : { edits: repaired.repair.edits };
          const audit = runs.log(
            { name: read.name, document: read.document, of: repaired === null ? 'answer' : 'answer-repaired' },
            { ...settled, ...edits, replies: [...settled.replies, ...(repaired?.replies ?? [])], asked: repaired?.asked ?? [] },
          );
          checked.push({ ...shownOf(read), report: settled.report, ...edits, audit });
          if (flags.verbose === true && targets.every(({ format, file }) => format !== 'pretty' || file !== null))
            world.stderr.write(warnings({ ...read, report: settled.report }));
          if (settings.progress === 'json')
            world.stderr.write(`${JSON.stringify({ type: 'event', document: read.name, ...doneOf(settled.report), run: audit.run })}\n`);
          if (repaired !== null) writeRepair(repaired, flags.repair ?? '-', world);
        }
      } finally {
        runs.close();
      }
      // The repaired answer has standard output to itself.
      if (flags.repair !== '-') write(checked, targets, settings, flags.verbose === true, world);
      done(statusOf(checked.reduce(tallied, NOTHING), settings));
    });
}

/** A line for each citing sentence that is not borne out (seed 004), for when no report is shown. */
function warnings({ name, report: { claims }, ...placed }: CheckedAnswer): string {
  const at = placesOf(placed);
  return claims
    .filter(({ outcome }) => outcome === 'unsupported' || outcome === 'partial' || outcome === 'contradicted')
    .map(({ claim, outcome, says }) => {
      const place = at(claim.span.start);
      return `stet: ${visible(name)}${place === undefined ? '' : `:${place.line}`}: ${outcome}: ${visible(claim.text.replace(/\s+/g, ' ').slice(0, 200))} (${visible(says)})\n`;
    })
    .join('');
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
  const files = targets.map(({ file }) => (file === null ? null : resolve(world.cwd, file)));
  tellWritten(
    files.filter((file) => file !== null),
    settings.progress,
    world,
  );
}
