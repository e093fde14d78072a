/** What `stet lookup` does, loaded when it is asked to: asks every source and shows what they say. */
import { assemble } from '../../assemble.ts';
import { askedAbout, identifierOf } from '../../identifier.ts';
import type { CslItem } from '../../model/csl.ts';
import type { LookupResult } from '../../model/source.ts';
import { fullCitation } from '../../report/cite.ts';
import { visible } from '../../report/visible.ts';
import { answersOf, counted } from '../../report/words.ts';
import type { Settings } from '../../settings/index.ts';
import type { World } from '../world.ts';

/** A form of the answer. */
export type Form = 'pretty' | 'json' | 'csl';

/** Asks for an identifier, or a reference in words; gives the exit status. Throws StetError. */
export async function run(text: string, form: Form, settings: Settings, world: World): Promise<number> {
  const assembly = await assemble(settings, { signal: world.signal, progress: () => undefined });
  try {
    const result = await askedAbout(text, identifierOf(text) ?? (await worded(text)), assembly.startRun());
    world.stdout.write(shown(text, result, form));
    return world.signal.aborted ? 130 : statusOf(result);
  } finally {
    await assembly.close();
  }
}

/** A reference in words as fields; words in which nothing is recognised are taken for a title. */
async function worded(text: string): Promise<CslItem> {
  const { parseReference } = await import('../../extract/reference.ts');
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

function shown(text: string, result: LookupResult, form: Form): string {
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
