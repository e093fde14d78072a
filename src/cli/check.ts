/**
 * `stet check`: reads each input, checks it, shows it. An input that cannot be read is one line on standard error and the
 * others are still checked. What can be shown as it settles is; what is one file is written at the end, whole.
 */

import type { Command } from 'commander';
import type { Flags } from './check/run.ts';
import { addSettings, settingsOf } from './flags.ts';
import type { World } from './world.ts';

const EXAMPLES = `
Inputs: .pdf .docx .odt .fodt .rtf .epub .fb2 .pptx .odp .html .tex .bbl .md .ipynb .rst .org .adoc .typ .mediawiki .dokuwiki .creole .textile .txt, .xml (JATS,
TEI, DocBook); lists of works as .bib .ris .nbib .enw .ciw, CSL (.json .yaml), Hayagriva (.yml), CITATION.cff, .csv .tsv .xlsx .ods and .xml (EndNote, PubMed, MODS); answers of models (.json); works of several
chapters by _quarto.yml, _bookdown.yml, myst.yml, _toc.yml, mkdocs.yml, book.toml or SUMMARY.md; folders, .zip archives of them, addresses, "-" for standard input, and identifiers:
doi:10.1000/182, arxiv:1706.03762.

Examples:
  stet check paper.pdf
  stet check thesis/ --only-cited --fail-on warning
  stet check refs.bib --index works --offline -f jsonl
  stet check paper.docx --sources cited-works/       the quotes as well, in the texts they are from
  stet check --batch submissions/ -f csv -o sheet.csv
  stet check paper.pdf -f html -o report.html -f sarif -o report.sarif
  cat refs.txt | stet check - --stdin-filename refs.txt

Exit status: 0 nothing at or above --fail-on, 1 findings, 2 wrong usage or an unreadable input, 3 some references could not
be read or checked (--allow-incomplete makes it 0), 130 interrupted (what was checked by then is reported).`;

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(program.argument('[inputs...]', 'what to check'))
    .option(
      '--batch <folder>',
      'Check every document of this folder or .zip through a queue that survives being killed; the same command goes on.',
    )
    .option(
      '--anew',
      'With --batch: check every paper, also those in which nothing has changed since they were checked: neither their files, sources and settings nor the indexes.',
    )
    .option('--stdin-filename <name>', 'Name of what comes in on standard input; its ending tells the format.')
    .option('-q, --quiet', 'No progress, and nothing for documents without findings.')
    .option('-v, --verbose', 'Show verified references and notes as well.')
    .option('--debug', 'Show where in the program an error arose.')
    .addHelpText('after', EXAMPLES)
    .action(async (words: string[], flags: Flags, command: Command) => {
      const loaded = await settingsOf(command, world);
      done(await (await import('./check/run.ts')).run(words, loaded, flags, world));
    });
}
