/** `stet extract`: what a document cites, as far as the document itself tells. Asks nobody and judges nothing. */
import type { Command } from 'commander';
import { messageOf, StetError } from '../errors.ts';
import { closeReaders, extract, readDocument } from '../index.ts';
import type { Extraction } from '../model/cited.ts';
import type { Skipped } from '../model/document.ts';
import { counted, errorLine, shortened, visible } from '../report/index.ts';
import { Archives } from '../server/packed/archives.ts';
import type { Settings } from '../settings/index.ts';
import { compared, secondly, twice } from './extract-grobid.ts';
import { addSettings, READING, settingsOf } from './flags.ts';
import { expand, type Input } from './inputs.ts';
import { intoFile, OUTPUT_FLAG } from './output.ts';
import { showProgress } from './progress.ts';
import { readable, readOptions } from './reading.ts';
import type { World } from './world.ts';

const FORMATS = ['pretty', 'json', 'jsonl', 'csl'] as const;
type Form = (typeof FORMATS)[number];
const SETTINGS = ['onlyCited', 'grobid', 'proxy', 'timeout', 'offline', ...READING];

const EXAMPLES = `
Examples:
  stet extract paper.pdf                the references, as they will be checked
  stet extract paper.pdf --format csl -o refs.json       the references as CSL-JSON
  stet extract paper.docx --format json     references, citations and remarks with their places

Exit status: 0 every document was read, 2 wrong usage or an unreadable input, 130 interrupted.`;

interface Flags {
  readonly format: string;
  readonly output?: string;
  readonly stdinFilename?: string;
}

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(program.argument('<inputs...>', 'documents to read'), SETTINGS)
    .option('-f, --format <format>', `Form of the list: ${FORMATS.join(', ')}.`, 'pretty')
    .option(...OUTPUT_FLAG)
    .option('--stdin-filename <name>', 'Name of what comes in on standard input; its ending tells the format.')
    .addHelpText('after', EXAMPLES)
    .action(async (words: string[], flags: Flags, command: Command) => {
      const form = FORMATS.find((name) => name === flags.format);
      if (form === undefined) throw new StetError('usage', `--format may be ${FORMATS.join(', ')}, not ${flags.format}`);
      const { settings } = await settingsOf(command, world);
      done(await intoFile(flags.output, world, (to) => extracted(words, form, flags, settings, to)));
    });
}

/** Lists what each document cites; gives the exit status. */
async function extracted(words: readonly string[], form: Form, flags: Flags, settings: Settings, world: World): Promise<number> {
  const { limits } = settings;
  let status = 0;
  // A scan takes minutes; a person who waits is told how far it is. A log is told nothing.
  const progress = showProgress(world.stderr.isTTY ? 'bar' : 'none', world.stderr);
  const where = {
    cwd: world.cwd,
    stdin: world.stdin,
    stdinName: flags.stdinFilename,
    offline: settings.offline,
    most: limits.inputBytes,
    timeout: settings.timeout,
    proxy: settings,
    signal: world.signal,
    archives: new Archives(),
  };
  const failed = (name: string, thrown: unknown): void => {
    status = 2;
    const said = messageOf(thrown);
    progress.aside(`stet: ${visible(said.startsWith(name) ? said : `${name}: ${said}`)}\n`);
    if (form === 'jsonl')
      world.stdout.write(`${errorLine(name, { code: thrown instanceof StetError ? thrown.code : 'internal', message: said })}\n`);
  };
  try {
    for (const word of words) {
      let inputs: Input[] = [];
      try {
        inputs = await expand(word, where);
      } catch (thrown) {
        failed(word, thrown);
      }
      for (const input of inputs) {
        try {
          progress.begin(input.name, 1, 1);
          const told = (done: number, total: number | null) => progress.tell({ stage: 'read', done, total });
          const read = await readDocument(await readable(input), readOptions(settings, world.signal, told));
          const document = await twice(read, input, settings, world);
          progress.aside('');
          const extraction = extract(document);
          world.stdout.write(listed(input.name, extraction, form, document.skipped));
          // CSL-JSON has no place for it.
          if (form === 'csl')
            for (const said of secondly(extraction, document)) world.stderr.write(`stet: ${visible(`${input.name}: ${said}`)}\n`);
        } catch (thrown) {
          failed(input.name, thrown);
        }
      }
    }
  } finally {
    where.archives.close();
    closeReaders();
  }
  return world.signal.aborted ? 130 : status;
}

/** One document's list in a form, with what was counted and what was left out (`skipped`); ends in a line end. */
export function listed(name: string, extraction: Extraction, form: Form, skipped: readonly Skipped[] = []): string {
  const { references, citations, remarks, counts } = extraction;
  switch (form) {
    case 'json':
      return `${JSON.stringify({ document: name, ...extraction, skipped }, null, 2)}\n`;
    case 'jsonl':
      return [
        ...references.map(
          (reference) =>
            `${JSON.stringify({ type: 'reference', key: reference.key, raw: reference.raw, route: reference.route, confidence: reference.confidence, csl: reference.fields, span: reference.span })}\n`,
        ),
        `${JSON.stringify({ type: 'document', document: name, citations: citations.length, counts, remarks: remarks.map(({ kind, says, span }) => ({ kind, says, span })), ...(extraction.secondReading === undefined ? {} : { secondReading: extraction.secondReading }), skipped })}\n`,
      ].join('');
    case 'csl':
      return `${JSON.stringify(
        references.map(({ key, fields }) => ({ ...fields, id: key })),
        null,
        2,
      )}\n`;
    case 'pretty':
      return [
        `${visible(name)}  ${[
          counted(references.length, 'reference'),
          ...(counts.doubtful === 0 ? [] : [`${counts.doubtful} read only in part`]),
          ...(counts.skipped === 0 ? [] : [`${counted(counts.skipped, 'place')} in the list not taken for a reference`]),
          counted(citations.length, 'in-text citation'),
        ].join(' · ')}\n`,
        ...references.map(
          ({ key, raw, route, routeWhy }) =>
            ` [${visible(key)}] ${shortened(visible(raw), 300)}${route === 'uncheckable' ? `  (not checkable: ${visible(routeWhy)})` : ''}\n`,
        ),
        ...(extraction.secondReading === undefined ? [] : [` = ${visible(compared(extraction.secondReading))}\n`]),
        ...remarks.map(({ says }) => ` ! ${visible(says)}\n`),
        ...skipped.map(
          ({ what, why, page }) =>
            ` - Left out${page === undefined ? '' : ` on page ${page}`}: ${visible(what)}, because ${visible(why)}\n`,
        ),
      ].join('');
  }
}
