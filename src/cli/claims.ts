/**
 * `stet claims`: are claims borne out? Of an answer against the sources it cites; with --pairs each claim against the evidence beside
 * it, JSON lines, a line for a line, order kept, in bounded memory; with --structured the claims of any JSON with source_refs.
 */
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { StetError } from '../errors.ts';
import { claimCheckerWith, keptAnswers, openJudges, openPairsRun, type PairsRun } from '../index.ts';
import { checkAnswerClaims } from './claims-answer.ts';
import { type AnsweredLine, claimLine } from './claims-pairs.ts';
import { addSettings, settingsOf } from './flags.ts';
import { whyUnread } from './folders.ts';
import { linesFrom } from './lines.ts';
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
  'judge.llm',
  'judge.llmUrl',
  'judge.entailment',
  'cacheDir',
  'dataDir',
  'noCache',
  'logDir',
];
/** Questions to models that may be open at once. */
const AT_ONCE = 6;

interface Flags {
  readonly pairs?: string;
  readonly structured?: string;
  readonly schema?: string;
  readonly fixed?: string;
  readonly format?: string;
}

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(
    program
      .argument('[answers...]', 'answers to check against --sources; "-" is standard input')
      .option('--pairs <file>', 'Pairs of claim and evidence, one JSON object a line; "-" is standard input.')
      .option('--structured <file>', 'Structured output: JSON whose texts have source_refs; "-" is standard input.')
      .option('--schema <file>', 'With --structured: the JSON Schema it must keep to.')
      .option('--fixed <file>', 'With --structured: write the JSON with corrected source_refs here; "-" is standard output.')
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
        { pairs, structured, schema, fixed, format = pairs === undefined ? 'pretty' : 'jsonl' }: Flags,
        command: Command,
      ) => {
        if (answers.length > 0 && (pairs !== undefined || structured !== undefined))
          throw new StetError('usage', 'name an answer, --pairs or --structured, not two of them');
        if (structured !== undefined) {
          if (pairs !== undefined) throw new StetError('usage', 'name --pairs or --structured, not both');
          const { settings } = await settingsOf(command, world);
          const named = {
            structured,
            format,
            sources: settings.sources,
            ...(schema === undefined ? {} : { schema }),
            ...(fixed === undefined ? {} : { fixed }),
          };
          return done(await checkStructured(named, settings, world));
        }
        if (pairs === undefined && answers.length === 0)
          throw new StetError(
            'usage',
            'nothing to check; name an answer and --sources, --pairs FILE, or --structured FILE --sources FOLDER',
          );
        if (pairs !== undefined && format !== 'jsonl') throw new StetError('usage', `--pairs writes jsonl, not ${format}`);
        const { settings } = await settingsOf(command, world);
        if (pairs === undefined) return done(await checkAnswerClaims(answers, format, settings, world));
        const { judge, keys, cacheDir, dataDir, noCache } = settings;
        const silent = new Map<string, number>();
        const told = (why: string): void => {
          silent.set(why, (silent.get(why) ?? 0) + 1);
        };
        const judges = await openJudges({ ...judge, keys }, { told, ...(noCache ? {} : { recording: keptAnswers(cacheDir, dataDir) }) });
        const line = claimLine(judges.length === 0 ? undefined : claimCheckerWith(judges, { signal: world.signal }));
        const status = await answered(pairs, world, line, openPairsRun(settings, pairs));
        for (const [why, times] of silent) world.stderr.write(`${times} ${times === 1 ? 'claim' : 'claims'} without the model: ${why}\n`);
        done(status);
      },
    );
}

/** Lines that wait for one seal at most, and how long the first of them waits, in milliseconds. */
const SEALED_TOGETHER = 256;
const LONGEST_WAIT = 200;

/**
 * Answers line for line, in order; what has to be waited for waits together. Each line is written down and sealed before it is shown,
 * many under one seal.
 */
async function answered(file: string, world: World, line: ReturnType<typeof claimLine>, run: PairsRun): Promise<number> {
  const stream = file === '-' ? world.stdin : createReadStream(resolve(world.cwd, file));
  const open: (Promise<AnsweredLine> | AnsweredLine)[] = [];
  let failure: unknown = null;
  const show = (lines: readonly string[]): void => {
    for (const one of lines) world.stdout.write(`${one}\n`);
  };
  const take = async (): Promise<void> => {
    const one = await open.shift();
    if (one === undefined) return;
    run.add(one.event, one.shown);
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
      if (world.signal.aborted) return 130;
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
  return whole ? 0 : 130;
}
