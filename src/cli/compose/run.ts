/** What `stet compose` does, loaded when it is asked to: reads question and sources, writes and checks, tells what was changed. */
import { resolve } from 'node:path';
import { openAnswerRuns } from '../../answer/run.ts';
import { StetError } from '../../errors.ts';
import { GENERATION_MODES } from '../../model/draft.ts';
import { answerOpen, answerTally, type CheckedAnswer } from '../../report/answer/words.ts';
import { renderAnswers } from '../../report/answer.ts';
import { visible } from '../../report/visible.ts';
import type { Settings } from '../../settings/index.ts';
import { saidOnce } from '../answer/checking.ts';
import { tellEdits, tellMissed } from '../answer/repair.ts';
import { composing, modeOf, type Written } from '../composing.ts';
import { named, questionOf, withoutHeading } from '../evidence/run.ts';
import { checkPlace, keepApart } from '../folders.ts';
import { NOTHING, statusOf } from '../gate.ts';
import { tellWritten, writeWhole } from '../output.ts';
import { showProgress } from '../progress.ts';
import { sourcesOf } from '../quotes/sources.ts';
import { readOptions } from '../reading.ts';
import { readySources } from '../ready-sources.ts';
import { speaksUnicode, type World } from '../world.ts';

/** The flags of the command that are no settings. */
export interface Flags {
  readonly mode?: string;
  readonly most: string;
  readonly format: string;
  readonly output?: string;
  readonly quiet?: boolean;
}

const FORMATS = ['markdown', 'json'] as const;

/** Writes an answer; gives the exit status. Throws StetError. */
export async function run(word: string, flags: Flags, given: Settings, world: World): Promise<number> {
  const format = FORMATS.find((name) => name === flags.format);
  if (format === undefined) throw new StetError('usage', `--format may be ${FORMATS.join(', ')}, not ${flags.format}`);
  const most = Number(flags.most);
  if (!Number.isInteger(most) || most < 1) throw new StetError('usage', `--most is a number from 1 on, not ${flags.most}`);
  const settings = { ...given, citation_verification: { ...given.citation_verification, ...manner(flags.mode) } };
  if (settings.sources.length === 0) throw new StetError('usage', 'no sources; name them with --sources FILE or FOLDER');
  const file = flags.output === undefined || flags.output === '-' ? null : resolve(world.cwd, flags.output);
  if (file !== null) {
    keepApart([file], settings.sources, { cwd: world.cwd, flag: '--output' });
    checkPlace(file, '--output');
  }
  const question = await questionOf(word, world);
  const live = showProgress(settings.progress, world.stderr);
  const stopped = (): number => {
    world.stderr.write('stet: stopped before the end; nothing is written\n');
    return 130;
  };
  const read = await sourcesOf(settings.sources, world, readOptions(settings, world.signal), file === null ? [] : [file]);
  const sources = await readySources(read, live, world);
  if (sources === null) return stopped();
  const written = await composing({ question, most }, sources, settings, { told: saidOnce(live.aside), signal: world.signal });
  live.aside('');
  if (world.signal.aborted) return stopped();
  if ('why' in written) {
    world.stderr.write(
      written.reason === 'no-evidence'
        ? `${written.why}\n`
        : `stet: nothing was written, since the language model gave no answer: ${visible(written.why)}\n`,
    );
    return written.reason === 'no-evidence' ? 1 : 3;
  }
  const runs = openAnswerRuns(settings);
  try {
    const audit = runs.log(written.subject, written.settled);
    const shown = { name: 'composed.md', text: written.composed.text, report: written.report, audit };
    const byId = new Map(sources.map((source) => [source.id, source]));
    const evidence = written.composed.evidence.map((passage) => withoutHeading(named(passage, byId.get(passage.source.id))));
    const out =
      format === 'markdown'
        ? shown.text
        : `${JSON.stringify({ schema: 'stet-compose/1', question, ...written.composed, evidence, verification: written.report, audit }, null, 2)}\n`;
    if (file === null) world.stdout.write(out);
    else writeWhole(file, out);
    tell(written, shown, { settings, quiet: flags.quiet === true, world });
    tellWritten(file === null ? [] : [file], settings.progress, world);
  } finally {
    runs.close();
  }
  const { error, warning, info } = answerTally(written.report);
  // A mark that leads to no passage that was shown may look like a remark in brackets to whoever reads the text alone.
  const stray = new Set(written.composed.stray).size;
  return statusOf({ ...NOTHING, error: Math.max(error, stray), warning, info, open: answerOpen(written.report) }, settings);
}

/** A manner that was named by flag, over what settings and depth say. */
function manner(mode: string | undefined): {
  readonly generation_mode?: (typeof GENERATION_MODES)[number];
  readonly enable_interleaved_generation?: true;
} {
  if (mode === undefined) return {};
  const found = GENERATION_MODES.find((name) => name === mode);
  if (found === undefined) throw new StetError('usage', `--mode may be ${GENERATION_MODES.join(', ')}, not ${mode}`);
  return { generation_mode: found, enable_interleaved_generation: true };
}

/** What was changed, what the writer cited that was not there, and what is still wrong. */
function tell(
  { composed, asked, missed }: Written,
  shown: CheckedAnswer,
  { settings, quiet, world }: { readonly settings: Settings; readonly quiet: boolean; readonly world: World },
): void {
  const say = (line: string): void => world.stderr.write(`${line}\n`);
  if (!quiet) tellEdits(composed.edits, world);
  if (composed.stray.length > 0) say(`cites a passage that it was not shown: ${[...new Set(composed.stray)].map(visible).join(' ')}`);
  if (!quiet) tellMissed(asked, missed, world);
  if (modeOf(settings) === 'classical') say('stet: written as classical: nothing of it was checked but the words between quotation marks');
  const lines = renderAnswers([shown], 'pretty', {
    color: false,
    unicode: speaksUnicode(world.env),
    ...(world.stderr.columns === undefined ? {} : { width: world.stderr.columns }),
    verbose: false,
  });
  world.stderr.write(lines);
}
