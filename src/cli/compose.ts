/**
 * `stet compose`: an answer to a question, written by a language model out of the sources at hand, then checked and put right like the
 * answer of a stranger (seed 003). The only command that writes text of its own; without a model it does nothing.
 */
import type { Command } from 'commander';
import type { Flags } from './compose/run.ts';
import { addSettings, READING, settingsOf } from './flags.ts';
import type { World } from './world.ts';

const EXAMPLES = `
Examples:
  stet compose "How much did revenue grow in 2020?" --sources reports/ --llm openai:MODEL -o answer.md
  stet compose "What may tenants do?" --sources lease.pdf --mode strict --llm openai:qwen3 --llm-url http://localhost:11434/v1
  echo "Who was studied?" | stet compose - --sources trials/ --depth light --llm anthropic:MODEL --json

The question and at most 20 passages of the sources that bear on it (--most) go to the model, nothing else. What it writes is held
against the sources as stet answer does it: a citation is replaced, removed or added, and what no source bears out is softened. Each
change, and what is still open, is told on standard error; the answer alone goes to standard output or the file.

Sources are cited by keys: [Arxiv] after the site, [GLM47] after the title, [report.txt] after the file; [Arxiv-2] is the second of one site.
Manners: strict, nothing but what passages say, every sentence cited; natural, prose that cites; classical, free prose with links,
which is not checked. --depth light and medium write as natural, extended as strict, unless --mode says otherwise.

Exit status: 0 nothing at or above --fail-on is left in the answer, 1 something is, or nothing in the sources bears on the question (then
nobody is asked), 2 an input or a setting is wrong, 3 the model gave no answer, or something could not be judged
(--allow-incomplete makes the latter 0).`;

const SETTINGS = [
  'sources',
  'citation_verification.depth',
  'strictCites',
  'citeMinRecall',
  'failOn',
  'maxWarnings',
  'allowIncomplete',
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
  addSettings(program.argument('<question>', 'what the answer is to be about; "-" is standard input'), SETTINGS)
    .option('--mode <mode>', 'How it is written: strict, natural, classical. Default: what the settings or --depth say, else natural.')
    .option('--most <n>', 'How many passages the model is shown at most.', '20')
    .option('-f, --format <format>', 'Form of the result: markdown, the answer; json, with all that led to it.', 'markdown')
    .option('-o, --output <file>', 'Write to this file; "-" is standard output.')
    .option('-q, --quiet', 'Tell no changes, only what is still wrong.')
    .addHelpText('after', EXAMPLES)
    .action(async (word: string, flags: Flags, command: Command) => {
      const { settings } = await settingsOf(command, world);
      done(await (await import('./compose/run.ts')).run(word, flags, settings, world));
    });
}
