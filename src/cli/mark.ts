/**
 * `stet mark`: a person's decision about one reference, with a reason, kept in the project's file of decisions. What was found
 * is read from the log of the last run that names the reference (or from a saved report); nothing is asked and no verdict
 * changes. What was decided "ok" stays in every report and moves no exit status.
 */

import type { Command } from 'commander';
import { REASON_WORDS } from '../report/decisions.ts';
import { addSettings, settingsOf } from './flags.ts';
import type { Flags } from './mark/run.ts';
import type { World } from './world.ts';

const REASONS = Object.keys(REASON_WORDS);
const EXAMPLES = `
REF is the key, label or number that the report shows in brackets. Decisions: ok (it stands), bad (needs correcting), unsure
(still open). The verdict stays beside the decision in every report; problems decided "ok" no longer move the exit status of
stet check. A problem that comes up later, such as a retraction, is new and is told again.

Reasons: ${REASONS.map((code) => `${code} (${REASON_WORDS[code as keyof typeof REASON_WORDS]})`).join(', ')};
other words are kept as they are.

Examples:
  stet mark 17 ok --reason exists_elsewhere --note "library catalogue, shelf mark QA 76"
  stet mark smith2019 bad --reason wrong_details --document refs.bib
  stet mark 17 ok --reason known_good --report paper.json
  stet mark --list
  stet mark --remove 17

Decisions lie in stet-marks.json (--marks names another file); put it under version control with the document.
Exit status: 0 done, 2 wrong usage, no such reference or no such decision.`;

const collect = (value: string, before: readonly string[]): string[] => [...before, value];

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(program.argument('[ref]', 'key, label or number of a reference').argument('[decision]', 'ok, bad or unsure'), [
    'marks',
    'dataDir',
    'logDir',
  ])
    .option('--reason <why>', `Why: ${REASONS.join(', ')}, or other words.`)
    .option('--note <words>', 'More about it, for whoever reads the report.')
    .option('--by <name>', 'Who decided. Default: the name of your account.')
    .option('--rule <id>', 'Settle only the problems of this rule; several times for several.', collect, [])
    .option('--document <name>', 'Only a run of the document of this name.')
    .option('--run <id>', 'The run that showed it; else the last one that names the reference.')
    .option('--report <file>', 'A report written with -f json that shows it, in place of the logs.')
    .option('--list', 'Show every decision.')
    .option('--remove <ref>', 'Take the decision about a reference back.')
    .option('--json', 'With --list: as JSON.')
    .addHelpText('after', EXAMPLES)
    .action(async (ref: string | undefined, word: string | undefined, flags: Flags, command: Command) => {
      const { settings } = await settingsOf(command, world);
      (await import('./mark/run.ts')).run(ref, word, flags, settings, world);
      done(0);
    });
}
