/**
 * `stet answer`: a generated answer against the sources it was made from. Every quoted word is looked up in its cited place, every
 * citing sentence is held against each source it cites. No network and no model is needed; the built-in judge reads what words
 * alone do not settle, and a model that the settings name is asked after it.
 */

import type { Command } from 'commander';
import { ANSWER_FORMATS } from '../report/options.ts';
import type { Flags } from './answer/run.ts';
import { addSettings, READING, settingsOf } from './flags.ts';
import type { World } from './world.ts';

const EXAMPLES = `
Examples:
  stet answer answer.md --sources papers/              quotes, [N] and claims against the texts they cite
  ask-model | stet answer - --sources a.txt b.txt -f markdown    the answer, with "Citation health" below it if something is wrong
  stet answer answer.md --sources papers/ --strict-cites         exit 1 when a source does not bear a sentence out
  stet answer answer.md --sources papers/ -f json -o checked.json
  stet answer answer.md --sources papers/ --repair better.md     citations put right, what is not borne out softened
  stet answer answer.md --sources papers/ --repair better.md --web --searxng https://search.example.org
                                                       … facts that no source bears out are looked for on the web

[1] is the first source in the order given (files of a folder by name; the answer itself is none of
them), unless the answer brings a list of sources of its own; also read are [1, 3], [2-4], [^1], 【1】, [name], [Site] or [Site-2] for a source with an address, (Author 2024) and links. Several sources behind one sentence must each bear it out.
Exit status: 0 nothing at or above --fail-on (error: a quote not found, a citation that leads nowhere, a source that says
otherwise), 1 findings, 2 an input or a setting is wrong, 3 nothing is wrong but of a source that is cited no text, or only a part, is
at hand, or nothing could be judged at all (--allow-incomplete makes it 0).`;

const SETTINGS = [
  'sources',
  'citation_verification.depth',
  'strictCites',
  'citeMinRecall',
  'noVerifyCites',
  'failOn',
  'maxWarnings',
  'allowIncomplete',
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
    { format: `Form of the report; may be given several times: ${ANSWER_FORMATS.join(', ')}.` },
  )
    .addHelpText('after', EXAMPLES)
    .action(async (answers: string[], flags: Flags, command: Command) => {
      const loaded = await settingsOf(command, world);
      done(await (await import('./answer/run.ts')).run(answers, loaded, flags, world));
    });
}
