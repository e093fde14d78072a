/**
 * `stet claims ANSWER --sources …`: the claims of an answer alone, each held against every source it cites; the quotes are left to
 * `stet quotes`, both together to `stet answer`.
 */
import { resolve } from 'node:path';
import { openAnswerRuns } from '../../answer/run.ts';
import { StetError } from '../../errors.ts';
import { answerOpen, answerTally } from '../../report/answer/words.ts';
import { ANSWER_FORMATS, type CheckedAnswer, renderAnswers } from '../../report/answer.ts';
import type { Settings } from '../../settings/index.ts';
import { answerCheck, claimsAlone, readAnswer, saidOnce, shownOf } from '../answer/checking.ts';
import { NOTHING, statusOf } from '../gate.ts';
import { showProgress } from '../progress.ts';
import { sourcesOf } from '../quotes/sources.ts';
import { readOptions } from '../reading.ts';
import { readySources } from '../ready-sources.ts';
import { speaksUnicode, type World } from '../world.ts';

/** Checks the claims of answers and prints them; gives the exit status. Throws StetError for what cannot be read or is named wrong. */
export async function checkAnswerClaims(answers: readonly string[], format: string, settings: Settings, world: World): Promise<number> {
  const form = ANSWER_FORMATS.find((name) => name === format);
  if (form === undefined) throw new StetError('usage', `--format may be ${ANSWER_FORMATS.join(', ')}, not ${format}`);
  if (settings.sources.length === 0) throw new StetError('usage', 'no sources; name them with --sources FILE or FOLDER');
  const live = showProgress(settings.progress, world.stderr);
  const but = answers.map((answer) => resolve(world.cwd, answer));
  const sources = await readySources(await sourcesOf(settings.sources, world, readOptions(settings, world.signal), but), live, world);
  if (sources === null) return 130;
  const check = await answerCheck(settings, saidOnce(live.aside), {
    progress: (done, total) => live.tell({ stage: 'check', done, total }),
  });
  const runs = openAnswerRuns(settings);
  const checked: CheckedAnswer[] = [];
  let tally = NOTHING;
  try {
    for (const [i, name] of answers.entries()) {
      live.begin(name, i + 1, answers.length);
      if (world.signal.aborted) return 130;
      const read = await readAnswer(name, sources, settings, world);
      const settled = await check(read, world.signal);
      live.aside('');
      const report = claimsAlone(settled.report);
      const audit = runs.log({ name, document: read.document, of: 'claims' }, { ...settled, report });
      checked.push({ ...shownOf(read), report, audit });
      const { error, warning, info } = answerTally(report);
      const open = tally.open + answerOpen(report);
      tally = { ...tally, error: tally.error + error, warning: tally.warning + warning, info: tally.info + info, open };
    }
  } finally {
    runs.close();
  }
  world.stdout.write(
    renderAnswers(checked, form, {
      color: world.stdout.isTTY && world.env.NO_COLOR === undefined,
      unicode: speaksUnicode(world.env),
      ...(world.stdout.columns === undefined ? {} : { width: world.stdout.columns }),
    }),
  );
  return statusOf(tally, settings);
}
