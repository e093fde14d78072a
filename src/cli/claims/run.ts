/** What `stet claims` does, loaded when it is asked to. */
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { claimCheckerWith } from '../../claims.ts';
import { openPairsRun, type PairsRun } from '../../claims-run.ts';
import { StetError, whyUnread } from '../../errors.ts';
import { modelJudgesOf } from '../../judging.ts';
import type { Settings } from '../../settings/index.ts';
import { linesFrom, tellUnread, UnreadLines } from '../lines.ts';
import { showProgress } from '../progress.ts';
import { checkStructured } from '../structured.ts';
import type { World } from '../world.ts';
import { checkAnswerClaims } from './answer.ts';
import { type AnsweredLine, claimLine } from './pairs.ts';

/** Longest line of a batch: a whole book as evidence. */
const LONGEST_PAIR = 256_000_000;

/** Questions to models that may be open at once. */
const AT_ONCE = 6;

/** The flags of the command that are no settings. */
export interface Flags {
  readonly pairs?: string;
  readonly structured?: string;
  readonly schema?: string;
  readonly fixed?: string;
  readonly format?: string;
  readonly output?: string;
}

/** Checks what was named; gives the exit status. */
export async function checked(
  answers: readonly string[],
  {
    pairs,
    structured,
    schema,
    fixed,
    format,
  }: { [name in keyof Omit<Flags, 'format' | 'output'>]: string | undefined } & { readonly format: string },
  settings: Settings,
  world: World,
): Promise<number> {
  if (structured !== undefined)
    return checkStructured(
      {
        structured,
        format,
        sources: settings.sources,
        ...(schema === undefined ? {} : { schema }),
        ...(fixed === undefined ? {} : { fixed }),
      },
      settings,
      world,
    );
  if (pairs === undefined) return checkAnswerClaims(answers, format, settings, world);
  const silent = new Map<string, number>();
  const told = (why: string): void => {
    silent.set(why, (silent.get(why) ?? 0) + 1);
  };
  const judges = await modelJudgesOf(settings, { told });
  // What is known before anything is judged holds for every claim.
  for (const why of silent.keys()) world.stderr.write(`No language model is asked: ${why}.\n`);
  silent.clear();
  const line = claimLine(judges.length === 0 ? undefined : claimCheckerWith(judges, { signal: world.signal }));
  const status = await answered(pairs, world, line, openPairsRun(settings, pairs), settings.progress);
  for (const [why, times] of silent) world.stderr.write(`${times} ${times === 1 ? 'claim' : 'claims'} without the model: ${why}\n`);
  return status;
}

/** Lines that wait for one seal at most, and how long the first of them waits, in milliseconds. */
const SEALED_TOGETHER = 256;
const LONGEST_WAIT = 200;

/**
 * Answers line for line, in order; what has to be waited for waits together. Each line is written down and sealed before it is shown,
 * many under one seal.
 */
async function answered(
  file: string,
  world: World,
  line: ReturnType<typeof claimLine>,
  run: PairsRun,
  progress: Settings['progress'],
): Promise<number> {
  // Where the answers themselves scroll by, they are the progress.
  const live = showProgress(progress === 'auto' && (world.stdout.isTTY || !world.stderr.isTTY) ? 'none' : progress, world.stderr);
  live.begin(file === '-' ? 'standard input' : file, 1, 1);
  const total = progress === 'none' || file === '-' ? null : await linesOf(resolve(world.cwd, file));
  const unread = new UnreadLines();
  let done = 0;
  let told = Number.NEGATIVE_INFINITY;
  const stream = file === '-' ? world.stdin : createReadStream(resolve(world.cwd, file));
  const open: (Promise<AnsweredLine> | AnsweredLine)[] = [];
  let failure: unknown = null;
  const show = (lines: readonly string[]): void => {
    if (lines.length > 0) live.aside('');
    for (const one of lines) world.stdout.write(`${one}\n`);
  };
  const take = async (): Promise<void> => {
    const one = await open.shift();
    if (one === undefined) return;
    run.add(one.event, one.shown);
    unread.add(one.event.n, one.event.ev === 'pair_unread');
    done += 1;
    if (performance.now() - told >= TELL_EVERY_MS || done === total) {
      told = performance.now();
      live.tell({ stage: 'check', done, total });
    }
    if (run.waiting >= SEALED_TOGETHER) show(run.sealed());
  };
  // Whoever sends a line and waits for its answer gets it without sending another.
  const clock = setInterval(() => {
    try {
      show(run.sealed());
    } catch (thrown) {
      failure ??= thrown;
    }
  }, LONGEST_WAIT);
  let whole = false;
  try {
    for await (const one of linesFrom(stream, LONGEST_PAIR)) {
      if (failure !== null) throw failure;
      if (world.signal.aborted) break;
      if ('text' in one && one.text.trim() === '') continue;
      open.push(line(one));
      while (open.length > (open[0] instanceof Promise ? AT_ONCE - 1 : 0)) await take();
    }
    while (open.length > 0 && !world.signal.aborted) await take();
    whole = !world.signal.aborted;
  } catch (thrown) {
    if (thrown instanceof StetError) throw thrown;
    throw new StetError('unreadable-input', `${file}: cannot be read: ${whyUnread(thrown)}`, { cause: thrown });
  } finally {
    clearInterval(clock);
    // A log that failed takes no more: what it holds is brought in at the next start.
    if (failure === null) show(run.close(!whole).shown);
  }
  if (whole) {
    const counted = `${file}: ${done.toLocaleString('en')} ${done === 1 ? 'pair' : 'pairs'}`;
    // Whoever reads progress as data reads no sentences beside it.
    live.end(progress === 'json' && unread.told !== '' ? `${counted}; ${unread.told}` : counted);
    if (progress !== 'json') tellUnread(unread, world.stderr);
    if (unread.all) return 2;
  } else {
    live.aside('');
    world.stderr.write(
      `stet: stopped after ${done.toLocaleString('en')} ${done === 1 ? 'line' : 'lines'}, which are answered and sealed; what models said is kept, so the same command asks for none of it again\n`,
    );
  }
  return whole ? 0 : 130;
}

/** How often progress is told, in milliseconds. */
const TELL_EVERY_MS = 100;

/** Lines of a file that hold something; null where it cannot be read, which whoever reads it then says. */
async function linesOf(path: string): Promise<number | null> {
  let lines = 0;
  let open = false;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
      for (const byte of chunk) {
        if (byte === 10) {
          if (open) lines += 1;
          open = false;
        } else if (byte > 32) open = true;
      }
  } catch {
    return null;
  }
  return open ? lines + 1 : lines;
}
