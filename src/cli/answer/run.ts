/** What `stet answer` does, loaded when it is asked to. */
import { resolve } from 'node:path';
import { openAnswerRuns } from '../../answer/run.ts';
import { StetError } from '../../errors.ts';
import { answerOpen, answerTally } from '../../report/answer/words.ts';
import { ANSWER_FORMATS, type AnswerFormat, type CheckedAnswer, doneOf, renderAnswers } from '../../report/answer.ts';
import { placesOf } from '../../report/places.ts';
import { visible } from '../../report/visible.ts';
import type { Loaded, Settings } from '../../settings/index.ts';
import { checkPlace, keepApart } from '../folders.ts';
import { NOTHING, statusOf, type Tally } from '../gate.ts';
import { type Target, targetsOf, tellWritten, writeWhole, writtenBy } from '../output.ts';
import { showProgress } from '../progress.ts';
import { sourcesOf } from '../quotes/sources.ts';
import { readOptions } from '../reading.ts';
import { readySources } from '../ready-sources.ts';
import { speaksUnicode, type World } from '../world.ts';
import { answerCheck, readAnswer, saidOnce, shownOf } from './checking.ts';
import { repairOf, writeRepair } from './repair.ts';

/** The flags of the command that are no settings. */
export interface Flags {
  readonly verbose?: boolean;
  readonly repair?: string;
}

/** Checks answers against their sources, and repairs one where that is wanted; gives the exit status. Throws StetError. */
export async function run(answers: readonly string[], loaded: Loaded, flags: Flags, world: World): Promise<number> {
  const { settings } = loaded;
  const targets = targetsOf(loaded, [...answers, ...settings.sources], world.cwd).map(known);
  if (settings.sources.length === 0) throw new StetError('usage', 'no sources; name them with --sources FILE or FOLDER');
  const but = [...writtenBy(settings), ...answers.map((answer) => resolve(world.cwd, answer))];
  const read = await sourcesOf(settings.sources, world, readOptions(settings, world.signal), but);
  if (flags.repair !== undefined && answers.length > 1) throw new StetError('usage', '--repair takes one answer at a time');
  if (flags.repair !== undefined && flags.repair !== '-') {
    // The answer itself may be put right in its place; what it was made from may not be lost.
    keepApart([flags.repair], settings.sources, { cwd: world.cwd, flag: '--repair' });
    checkPlace(resolve(world.cwd, flags.repair), '--repair');
  }
  const live = showProgress(settings.progress, world.stderr);
  const stopped = (): number => {
    world.stderr.write('stet: stopped before the end; no report is made and no file written\n');
    return 130;
  };
  const sources = await readySources(read, live, world);
  if (sources === null) return stopped();
  const told = saidOnce(live.aside);
  const check = await answerCheck(settings, told, { progress: (done, total) => live.tell({ stage: 'check', done, total }) });
  const runs = openAnswerRuns(settings);
  const checked: CheckedAnswer[] = [];
  try {
    for (const [i, answer] of answers.entries()) {
      live.begin(answer, i + 1, answers.length);
      if (world.signal.aborted) return stopped();
      const read = await readAnswer(answer, sources, settings, world);
      const settled = await check(read, world.signal);
      live.aside('');
      const repaired =
        flags.repair === undefined ? null : await repairOf(read.text, read.sources, settings, { told, signal: world.signal });
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
  return statusOf(checked.reduce(tallied, NOTHING), settings);
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
  const open = tally.open + answerOpen(report);
  return { ...tally, error: tally.error + error, warning: tally.warning + warning, info: tally.info + info, open };
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
