/**
 * `stet claims`: are claims borne out? Of an answer against the sources it cites; with --pairs each claim against the evidence beside
 * it, JSON lines, a line for a line, order kept, in bounded memory; with --structured the claims of any JSON with source_refs.
 */

import type { Command } from 'commander';
import { StetError } from '../errors.ts';
import type { Flags } from './claims/run.ts';
import { addSettings, READING, settingsOf } from './flags.ts';
import { intoFile, OUTPUT_FLAG } from './output.ts';
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
of the claim that nothing there answers to. A line that cannot be read gives {"id", "error"}, the next goes on, and standard error tells at the end which they were. Every line is written
to a log and sealed before it is shown (see stet audit). No network, unless --llm is given: then claim and evidence are sent to it, its
quotations are looked up before they count, and its answers are kept and not asked for again.
Exit status: 0 nothing is wrong (with --pairs: a line was answered, whatever the verdicts), 1 a claim cites nothing at hand or a
source says otherwise, 2 an input or a setting is wrong, 3 of a source that an answer cites no text, or only a part, is at hand, or nothing
could be judged at all (--allow-incomplete makes it 0).`;

const SETTINGS = [
  'sources',
  'strictCites',
  'citeMinRecall',
  'failOn',
  'allowIncomplete',
  'progress',
  'offline',
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
    { offline: 'Ask no language model that is not on this machine; nobody else is asked here.' },
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
        // A schema that nobody holds anything against would be called kept.
        if (structured === undefined && (schema ?? fixed) !== undefined)
          throw new StetError('usage', `${schema === undefined ? '--fixed' : '--schema'} goes with --structured FILE`);
        if (pairs !== undefined && format !== 'jsonl') throw new StetError('usage', `--pairs writes jsonl, not ${format}`);
        if (output !== undefined && output !== '-' && fixed === '-')
          throw new StetError('usage', '--fixed - and --output want the same place; name a file with --fixed');
        const { settings } = await settingsOf(command, world);
        const named = { pairs, structured, schema, fixed, format };
        const { checked } = await import('./claims/run.ts');
        const read = [...answers, ...settings.sources, ...[pairs, structured, schema].filter((file) => file !== undefined)];
        done(await intoFile(output, read, world, (to) => checked(answers, named, settings, to)));
      },
    );
}
