/** `stet lookup`: is there such a work? One identifier, or one reference in words, asked of every source. It shows and does not judge. */
import type { Command } from 'commander';
import { assemble } from '../assemble.ts';
import { StetError } from '../errors.ts';
import { askedAbout, identifierOf } from '../index.ts';
import type { CslItem } from '../model/csl.ts';
import type { LookupResult } from '../model/source.ts';
import { answersOf, counted, fullCitation, visible } from '../report/index.ts';
import { ASKING, addSettings, settingsOf } from './flags.ts';
import type { World } from './world.ts';

const FORMATS = ['pretty', 'json', 'csl'] as const;
const EXAMPLES = `
Examples:
  stet lookup doi:10.1000/182
  stet lookup arxiv:1706.03762 --format csl
  stet lookup 'Shannon (1948). A mathematical theory of communication. Bell System Technical Journal.'

Exit status: 0 something was found, 1 a source that holds all such works has no record, 3 nothing was found, which settles nothing.
For an identifier only its registry holds all: an index, however complete, may have the work without it, and so ends in 3.`;

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(program.argument('<words...>', 'a DOI, arXiv id, PMID or ISBN, or a reference in words'), ASKING)
    .option('-f, --format <format>', `Form of the answer: ${FORMATS.join(', ')}.`, 'pretty')
    .addHelpText('after', EXAMPLES)
    .action(async (words: string[], flags: { format: string }, command: Command) => {
      const form = FORMATS.find((name) => name === flags.format);
      if (form === undefined) throw new StetError('usage', `--format may be ${FORMATS.join(', ')}, not ${flags.format}`);
      const text = words.join(' ').trim();
      if (text === '') throw new StetError('usage', 'nothing to look up; give an identifier or a reference');
      const { settings } = await settingsOf(command, world);
      const assembly = await assemble(settings, { signal: world.signal, progress: () => undefined });
      try {
        const result = await askedAbout(text, identifierOf(text) ?? (await worded(text)), assembly.startRun());
        world.stdout.write(shown(text, result, form));
        done(world.signal.aborted ? 130 : statusOf(result));
      } finally {
        await assembly.close();
      }
    });
}

/** A reference in words as fields; words in which nothing is recognised are taken for a title. */
async function worded(text: string): Promise<CslItem> {
  const { parseReference } = await import('../index.ts');
  const { fields } = parseReference(text);
  return { type: 'article', ...fields, title: fields.title ?? text };
}

/** Nothing found is an answer only from a source that holds all such works. */
function statusOf({ asked: questions, candidates }: LookupResult): number {
  if (candidates.length > 0) return 0;
  return questions.some(({ covers, lookup }) => covers === 'authoritative' && lookup.kind === 'absent') ? 1 : 3;
}

/** Why nothing found settles nothing, and what to do. An index is no registry of identifiers: its record of the work may lack this one. */
function whyOpen({ asked }: LookupResult): string {
  const byIdentifier = asked.some(({ question, lookup }) => question === 'identifier' && lookup.kind === 'absent');
  const registry = asked.some(({ question, covers }) => question === 'identifier' && covers === 'authoritative');
  return byIdentifier && !registry
    ? 'this settles nothing: the record of an index may lack an identifier; ask its registry, or look the work up by its title'
    : 'this settles nothing: no source that holds all such works was asked and answered';
}

function shown(text: string, result: LookupResult, form: (typeof FORMATS)[number]): string {
  const records = result.candidates.flatMap(({ sources }) => sources);
  if (form === 'json') return `${JSON.stringify(result, null, 2)}\n`;
  if (form === 'csl')
    return `${JSON.stringify(
      records.map(({ id, fields }) => ({ ...fields, id })),
      null,
      2,
    )}\n`;
  const found = records.map(({ id, fields, notices }) => {
    const events = notices.map(({ kind, date }) => `\n     ${kind}${date === undefined ? '' : ` ${visible(date)}`}`);
    const address = fields.DOI === undefined ? '' : `\n     doi:${visible(fields.DOI)}`;
    return `   ${fullCitation(fields)}${address}${events.join('')}\n     ${visible(id)}\n`;
  });
  if (result.asked.every(({ lookup }) => lookup.kind === 'not-asked') && records.length === 0)
    return `${visible(text)}: nobody was asked, so nothing is known of it\n name an index with --index, or leave out --offline\n`;
  const heard = [...answersOf(result.asked)].map(([adapter, said]) => `${visible(adapter)} ${said}`).join(' · ');
  const many = records.length === 0 ? 'no record found' : `${counted(records.length, 'record')}, likeliest first`;
  const open = records.length === 0 && statusOf(result) === 3 ? ` ${whyOpen(result)}\n` : '';
  return `${visible(text)}: ${many}\n${found.join('')} asked: ${heard === '' ? 'nobody' : heard}\n${open}`;
}
