/** What `stet extract` does, loaded when it is asked to. */
import { resolve } from 'node:path';
import { messageOf, StetError } from '../../errors.ts';
import { extract } from '../../extract/index.ts';
import type { Extraction } from '../../model/cited.ts';
import type { Skipped } from '../../model/document.ts';
import { closeReaders, readDocument } from '../../read/index.ts';
import { errorLine } from '../../report/data.ts';
import { shortened, visible } from '../../report/visible.ts';
import { counted } from '../../report/words.ts';
import { Archives } from '../../server/packed/archives.ts';
import type { Settings } from '../../settings/index.ts';
import { expand, type Input } from '../inputs.ts';
import { showProgress } from '../progress.ts';
import { readable, readOptions } from '../reading.ts';
import type { World } from '../world.ts';
import { compared, secondly, twice } from './grobid.ts';

/** A form of the list. */
export type Form = 'pretty' | 'json' | 'jsonl' | 'csl';

/** The flags of the command that are no settings. */
export interface Flags {
  readonly format: string;
  readonly output?: string;
  readonly stdinFilename?: string;
}

/** Lists what each document cites; gives the exit status. */
export async function extracted(words: readonly string[], form: Form, flags: Flags, settings: Settings, world: World): Promise<number> {
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
    written: flags.output === undefined || flags.output === '-' ? [] : [resolve(world.cwd, flags.output)],
  };
  const failed = (name: string, thrown: unknown): void => {
    status = 2;
    const said = messageOf(thrown);
    progress.aside(`stet: ${visible(said.startsWith(name) ? said : `${name}: ${said}`)}\n`);
    if (form === 'jsonl')
      world.stdout.write(`${errorLine(name, { code: thrown instanceof StetError ? thrown.code : 'internal', message: said })}\n`);
  };
  const all: Listed[] = [];
  try {
    for (const word of words) {
      if (world.signal.aborted) break;
      let inputs: Input[] = [];
      try {
        inputs = await expand(word, where);
      } catch (thrown) {
        failed(word, thrown);
      }
      for (const input of inputs) {
        if (world.signal.aborted) break;
        try {
          progress.begin(input.name, 1, 1);
          const told = (done: number, total: number | null) => progress.tell({ stage: 'read', done, total });
          const read = await readDocument(await readable(input), readOptions(settings, world.signal, told));
          const document = await twice(read, input, settings, world);
          progress.aside('');
          const extraction = extract(document);
          const one = { name: input.name, extraction, skipped: document.skipped };
          if (form === 'pretty' || form === 'jsonl') world.stdout.write(listed(one, form));
          else all.push(one);
          // CSL-JSON has no place for it.
          if (form === 'csl')
            for (const said of secondly(extraction, document)) world.stderr.write(`stet: ${visible(`${input.name}: ${said}`)}\n`);
        } catch (thrown) {
          if (world.signal.aborted) break;
          failed(input.name, thrown);
        }
      }
    }
  } finally {
    where.archives.close();
    closeReaders();
  }
  if (world.signal.aborted) return 130;
  if (form === 'json' || form === 'csl') world.stdout.write(together(all, form));
  return status;
}

/** What one document cites, with what of it was left out. */
export interface Listed {
  readonly name: string;
  readonly extraction: Extraction;
  readonly skipped: readonly Skipped[];
}

/**
 * The lists of all documents as one JSON value with a line end: of one document its own, of several (or of none that could be read) a list of them
 * in `json`, as in reports; `csl` is one list of works however many documents there are.
 */
export function together(all: readonly Listed[], form: 'json' | 'csl'): string {
  const [first] = all;
  const asJson = ({ name, extraction, skipped }: Listed): object => ({ document: name, ...extraction, skipped });
  const asCsl = ({ extraction }: Listed): object[] => extraction.references.map(({ key, fields }) => ({ ...fields, id: key }));
  const value = form === 'csl' ? all.flatMap(asCsl) : first !== undefined && all.length === 1 ? asJson(first) : all.map(asJson);
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** One document's list as text or lines, with what was counted and what was left out; ends in a line end. */
export function listed({ name, extraction, skipped }: Listed, form: 'pretty' | 'jsonl'): string {
  const { references, citations, remarks, counts } = extraction;
  switch (form) {
    case 'jsonl':
      return [
        ...references.map(
          (reference) =>
            `${JSON.stringify({ type: 'reference', key: reference.key, raw: reference.raw, route: reference.route, confidence: reference.confidence, csl: reference.fields, span: reference.span })}\n`,
        ),
        `${JSON.stringify({ type: 'document', document: name, citations: citations.length, counts, remarks: remarks.map(({ kind, says, span }) => ({ kind, says, span })), ...(extraction.secondReading === undefined ? {} : { secondReading: extraction.secondReading }), skipped })}\n`,
      ].join('');
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
