/**
 * `stet claims`: are claims borne out? Of an answer against the sources it cites; with --pairs each claim against the evidence beside
 * it, JSON lines, a line for a line, order kept, in bounded memory; with --structured the claims of any JSON with source_refs.
 */
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { StetError, whyUnread } from '../errors.ts';
import { claimCheckerWith, keptAnswers, openJudges, openPairsRun, type PairsRun, proxiesOf } from '../index.ts';
import type { Settings } from '../settings/index.ts';
import { checkAnswerClaims } from './claims-answer.ts';
import { type AnsweredLine, claimLine } from './claims-pairs.ts';
import { addSettings, READING, settingsOf } from './flags.ts';
import { linesFrom } from './lines.ts';
import { intoFile, OUTPUT_FLAG } from './output.ts';
import { showProgress } from './progress.ts';
import { checkStructured } from './structured.ts';
import type { World } from './world.ts';

const EXAMPLES = `
Examples:
  stet claims answer.md --sources papers/        the claims of an answer against the texts they cite
  stet claims --pairs pairs.jsonl                lines like {"id": "a1", "claim": "…", "evidence": "…"}
  stet claims --pairs - < pairs.jsonl > findings.jsonl
  stet claims --pairs pairs.jsonl --entailment models/nli        an entailment model on this machine
  stet claims --structured out.json --sources papers/ --fixed corrected.json
  stet claims --pairs pairs.jsonl --llm openai:qwen3 --llm-url http://localhost:11434/v1

With --pairs each line gives {"id", "verdict", "score", "judge", "span", "numbers", "unsupported", "rule", "says"}: verdict is supported,
partial, unsupported, contradicted or unverifiable; span is the passage of the evidence that decided; unsupported names the words
of the claim that nothing there answers to. A line that cannot be read gives {"id", "error"} and the next goes on. Every line is written
to a log and sealed before it is shown (see stet audit). No network, unless --llm is given: then claim and evidence are sent to it, its
quotations are looked up before they count, and its answers are kept and not asked for again.
Exit status: 0 nothing is wrong (with --pairs: every line was answered, whatever the verdicts), 1 a claim cites nothing at hand or a
source says otherwise, 2 an input or a setting is wrong.`;

/** Longest line of a batch: a whole book as evidence. */
const LONGEST_PAIR = 256_000_000;

const SETTINGS = [
  'sources',
  'strictCites',
  'citeMinRecall',
  'failOn',
  'progress',
  'proxy',
  'judge.llm',
  'judge.llmUrl',
  'judge.entailment',
  'cacheDir',
  'dataDir',
  'noCache',
  'logDir',
  ...READING,
];
/** Questions to models that may be open at once. */
const AT_ONCE = 6;

interface Flags {
  readonly pairs?: string;
  readonly structured?: string;
  readonly schema?: string;
  readonly fixed?: string;
  readonly format?: string;
  readonly output?: string;
}

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(
    program
      .argument('[answers...]', 'answers to check against --sources; "-" is standard input')
      .option('--pairs <file>', 'Pairs of claim and evidence, one JSON object a line; "-" is standard input.')
      .option('--structured <file>', 'Structured output: JSON whose texts have source_refs; "-" is standard input.')
      .option('--schema <file>', 'With --structured: the JSON Schema it must keep to.')
      .option('--fixed <file>', 'With --structured: write the JSON with corrected source_refs here; "-" is standard output.')
      .option(...OUTPUT_FLAG)
      .option(
        '-f, --format <format>',
        'Form of the result: jsonl with --pairs; pretty, json, jsonl with --structured; those and more for an answer.',
      ),
    SETTINGS,
  )
    .addHelpText('after', EXAMPLES)
    .action(
      async (
        answers: string[],
        { pairs, structured, schema, fixed, output, format = pairs === undefined ? 'pretty' : 'jsonl' }: Flags,
        command: Command,
      ) => {
        if (answers.length > 0 && (pairs !== undefined || structured !== undefined))
          throw new StetError('usage', 'name an answer, --pairs or --structured, not two of them');
        if (pairs !== undefined && structured !== undefined) throw new StetError('usage', 'name --pairs or --structured, not both');
        if (pairs === undefined && structured === undefined && answers.length === 0)
          throw new StetError(
            'usage',
            'nothing to check; name an answer and --sources, --pairs FILE, or --structured FILE --sources FOLDER',
          );
        if (pairs !== undefined && format !== 'jsonl') throw new StetError('usage', `--pairs writes jsonl, not ${format}`);
        if (output !== undefined && output !== '-' && fixed === '-')
          throw new StetError('usage', '--fixed - and --output want the same place; name a file with --fixed');
        const { settings } = await settingsOf(command, world);
        const named = { pairs, structured, schema, fixed, format };
        done(await intoFile(output, world, (to) => checked(answers, named, settings, to)));
      },
    );
}

/** Checks what was named; gives the exit status. */
async function checked(
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
  const { judge, keys, cacheDir, dataDir, noCache } = settings;
  const silent = new Map<string, number>();
  const told = (why: string): void => {
    silent.set(why, (silent.get(why) ?? 0) + 1);
  };
  const judges = await openJudges(
    { ...judge, keys, proxies: proxiesOf(settings) },
    { told, ...(noCache ? {} : { recording: keptAnswers(cacheDir, dataDir) }) },
  );
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
  if (whole) live.end(`${file}: ${done.toLocaleString('en')} ${done === 1 ? 'pair' : 'pairs'}`);
  else {
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
