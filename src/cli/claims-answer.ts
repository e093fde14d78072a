/**
 * `stet claims ANSWER --sources …`: the claims of an answer alone, each held against every source it cites; the quotes are left to
 * `stet quotes`, both together to `stet answer`.
 */
import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { messageOf, StetError } from '../errors.ts';
import {
  type AnswerReport,
  answerOf,
  builtInJudge,
  extract,
  type PreparedAnswerSource,
  prepareAnswerSources,
  readDocument,
  verifyAnswerWith,
} from '../index.ts';
import type { WaitingJudge } from '../model/claim.ts';
import { ANSWER_FORMATS, answerTally, type CheckedAnswer, renderAnswers } from '../report/index.ts';
import type { Settings } from '../settings/index.ts';
import { NOTHING, statusOf } from './gate.ts';
import { bytesOf } from './inputs.ts';
import { sourcesOf } from './quotes-sources.ts';
import { speaksUnicode, type World } from './world.ts';

const RAW = new Set(['.txt', '.md', '.markdown', '.text', '']);
const MOST = 512 * 1024 * 1024;

/** Checks the claims of answers and prints them; gives the exit status. Throws StetError for what cannot be read or is named wrong. */
export async function checkAnswerClaims(
  answers: readonly string[],
  format: string,
  judges: readonly WaitingJudge[],
  settings: Settings,
  world: World,
): Promise<number> {
  const form = ANSWER_FORMATS.find((name) => name === format);
  if (form === undefined) throw new StetError('usage', `--format may be ${ANSWER_FORMATS.join(', ')}, not ${format}`);
  if (settings.sources.length === 0) throw new StetError('usage', 'no sources; name them with --sources FILE or FOLDER');
  const sources = prepareAnswerSources(await sourcesOf(settings.sources, world));
  const checked: CheckedAnswer[] = [];
  let tally = NOTHING;
  for (const name of answers) {
    if (world.signal.aborted) return 130;
    const one = await claimsOf(name, sources, judges, world);
    checked.push(one);
    const { error, warning, info } = answerTally(one.report);
    tally = { ...tally, error: tally.error + error, warning: tally.warning + warning, info: tally.info + info };
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

async function claimsOf(
  name: string,
  sources: readonly PreparedAnswerSource[],
  judges: readonly WaitingJudge[],
  world: World,
): Promise<CheckedAnswer> {
  const path = resolve(world.cwd, name);
  const options = { judges: [builtInJudge(), ...judges], signal: world.signal };
  if (name === '-' || RAW.has(extname(path).toLowerCase())) {
    const text = new TextDecoder().decode(name === '-' ? await bytesOf(world.stdin, name, MOST) : bytesIn(name, path));
    return { name, text, report: claimsAlone(await verifyAnswerWith(text, sources, options)) };
  }
  const document = await readDocument({ name, path }, { signal: world.signal });
  const { answer, options: more } = answerOf(document, extract(document), sources);
  return { name, text: document.text, report: claimsAlone(await verifyAnswerWith(answer, sources, { ...more, ...options })) };
}

function bytesIn(name: string, path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (thrown) {
    throw new StetError('unreadable-input', `${name}: cannot be read: ${messageOf(thrown)}`, { cause: thrown });
  }
}

/** The report without its quotes. */
const claimsAlone = (report: AnswerReport): AnswerReport => ({
  ...report,
  ok: report.claims.every(({ severity }) => severity !== 'error'),
  quotes: { ...report.quotes, ok: true, items: [], skipped: [], counts: { verified: 0, not_found: 0, citation_unresolved: 0 } },
});
