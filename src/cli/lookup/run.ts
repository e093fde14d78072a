/** What `stet lookup` does, loaded when it is asked to: asks every source and shows what they say. */
import { assemble } from '../../assemble.ts';
import { type Nearness, nearness } from '../../compare/reference/near.ts';
import { askedAbout, identifierOf } from '../../identifier.ts';
import type { CslItem } from '../../model/csl.ts';
import type { LookupResult, Source } from '../../model/source.ts';
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
    const identifier = identifierOf(text);
    const result = await askedAbout(text, identifier ?? (await worded(text)), assembly.startRun());
    const found = nearness(identifier === null ? text : null, result);
    world.stdout.write(shown(text, result, found, form));
    return world.signal.aborted ? 130 : statusOf(found);
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
const statusOf = ({ near, settled }: Nearness): number => (near.length > 0 ? 0 : settled ? 1 : 3);

/** Why nothing found settles nothing, and what to do. An index is no registry of identifiers: its record of the work may lack this one. */
function whyOpen({ asked }: LookupResult): string {
  const byIdentifier = asked.some(({ question, lookup }) => question === 'identifier' && lookup.kind === 'absent');
  const registry = asked.some(({ question, covers }) => question === 'identifier' && covers === 'authoritative');
  return byIdentifier && !registry
    ? 'this settles nothing: the record of an index may lack an identifier; ask its registry, or look the work up by its title'
    : 'this settles nothing: no source that holds all such works was asked and answered';
}

const listed = ({ id, fields, notices }: Source): string => {
  const events = notices.map(({ kind, date }) => `\n     ${kind}${date === undefined ? '' : ` ${visible(date)}`}`);
  const address = fields.DOI === undefined ? '' : `\n     doi:${visible(fields.DOI)}`;
  return `   ${fullCitation(fields)}${address}${events.join('')}\n     ${visible(id)}\n`;
};

/** Records that are far from what was asked, at most so many: they show that a search was made, and answer nothing. */
const FAR = 3;

function shown(text: string, result: LookupResult, { near, far, settled }: Nearness, form: Form): string {
  if (form === 'json') return `${JSON.stringify({ ...result, near: near.map(({ id }) => id) }, null, 2)}\n`;
  if (form === 'csl')
    return `${JSON.stringify(
      near.map(({ id, fields }) => ({ ...fields, id })),
      null,
      2,
    )}\n`;
  if (result.asked.every(({ lookup }) => lookup.kind === 'not-asked') && near.length === 0)
    return `${visible(text)}: nobody was asked, so nothing is known of it\n name an index with --index, or leave out --offline\n`;
  const heard = [...answersOf(result.asked)].map(([adapter, said]) => `${visible(adapter)} ${said}`).join(' · ');
  const asked = ` asked: ${heard === '' ? 'nobody' : heard}\n`;
  if (near.length > 0) return `${visible(text)}: ${counted(near.length, 'record')}, likeliest first\n${near.map(listed).join('')}${asked}`;
  const open = settled ? '' : ` ${whyOpen(result)}\n`;
  if (far.length === 0) return `${visible(text)}: no record found\n${asked}${open}`;
  return `${visible(text)}: no record like this; what a search brings up is far from it\n${far.slice(0, FAR).map(listed).join('')}${asked}${open}`;
}
