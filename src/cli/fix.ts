/**
 * `stet fix`: checks a file of references and writes corrected metadata into it. Only what an identifier's own record says is
 * taken; the file is written whole or not at all, the former one is kept beside it; what was left alone is said with its reason.
 */
import type { Command } from 'commander';
import type { Flags } from './fix/run.ts';
import { addSettings, READING, settingsOf } from './flags.ts';
import type { World } from './world.ts';

const SETTINGS = [
  'index',
  'offline',
  'providers',
  'mailto',
  'timeout',
  'deadline',
  'concurrency',
  'integrity',
  'journals',
  'cacheDir',
  'dataDir',
  'noCache',
  'logDir',
  'progress',
  'replay',
  ...READING,
];
const EXAMPLES = `
Corrects title, authors, journal, year, volume, issue, pages, edition and DOI where an identifier that the entry itself cites (DOI,
arXiv, PMID, ISBN) leads to the record of the same work. Keys, order, comments, macros and unknown fields stay as they are, to the
byte. No entry is ever added or removed. A .tex file stands for the .bib files it names, and for the \\bibitem entries inside it.

The file is written in place; the former one is kept as FILE.orig (--no-backup: not kept). With -o the result goes to another
file, or to standard output with "-o -".

stet fix keeps your file and corrects fields in it. stet check FILE -f bibtex writes another: the records that were found, under your
keys, and nothing of what was not found.

Examples:
  stet fix refs.bib --dry-run                show what would change, write nothing
  stet fix refs.bib                          correct it
  stet fix paper.tex --index works --offline
  stet fix refs.ris -o corrected.ris
  cat refs.bib | stet fix - --stdin-filename refs.bib

Exit status: 0 nothing is left to correct, 1 something was left for a person (with --dry-run: or would change),
2 wrong usage or an unreadable file, 3 nothing was found to correct but some entries could not be read or compared,
130 interrupted (nothing was written).`;

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(program.argument('<files...>', '.bib, .ris, CSL-JSON or .tex files, or "-" for standard input'), SETTINGS)
    .option('-n, --dry-run', 'Show the changes as a unified diff and write nothing.')
    .option('-o, --output <file>', 'Write the result there and leave the input as it is; "-" is standard output.')
    .option('--no-backup', 'Do not keep the former file as FILE.orig.')
    .option('--json', 'Say what was changed and what was left alone as JSON on standard output.')
    .option('-q, --quiet', 'Say nothing about what was left alone.')
    .option('--stdin-filename <name>', 'Name of what comes in on standard input; its ending tells the format.')
    .addHelpText('after', EXAMPLES)
    .action(async (words: string[], flags: Flags, command: Command) => {
      const { settings } = await settingsOf(command, world);
      done(await (await import('./fix/run.ts')).fix(words, flags, settings, world));
    });
}
