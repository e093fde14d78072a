/**
 * Works that a page tells to programs alone, as COinS: an empty element of the class Z3988 whose title is a query of OpenURL
 * (`rft.atitle=…&amp;rft.au=…`). Zotero exports lists so; on a page with printed references they say once more what is printed.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Entry } from '../../model/document.ts';
import { type Reading, Scribe } from '../blocks.ts';
import { printedOf } from '../jats/citation.ts';
import { itemOf, saidOf } from '../roles.ts';

const SPAN = /<span(?=\s)[^<>]{0,200}\sclass=["']Z3988["'][^<>]{0,200}\stitle=(?:"([^"<>]{1,20000})"|'([^'<>]{1,20000})')/gi;

/** What a query says; null when it names no work. */
function workOf(query: string): CslItem | null {
  const told = new URLSearchParams(query.replace(/&amp;/g, '&'));
  const all = (name: string): string[] => told.getAll(name).map((value) => value.trim());
  const ids = all('rft_id');
  const genre = all('rft.genre')[0] ?? all('rft.type')[0] ?? '';
  const part = all('rft.atitle');
  const [first = ''] = all('rft.aulast').map((family, at) => [family, all('rft.aufirst')[at] ?? ''].filter(Boolean).join(', '));
  // The first author stands among the others once more, given name in front.
  const others = all('rft.au').slice(first === '' ? 0 : 1);
  const item = itemOf(
    saidOf({
      type: [KINDS[genre] ?? genre],
      title: part.length > 0 ? part : [...all('rft.btitle'), ...all('rft.title')],
      container: part.length > 0 ? [...all('rft.jtitle'), ...all('rft.btitle')] : [],
      author: first === '' ? others.map((name) => (/\s(?:of|for|and|the)\s/i.test(name) ? `${name},` : name)) : [first, ...others],
      year: all('rft.date'),
      volume: all('rft.volume'),
      issue: all('rft.issue'),
      pages: all('rft.pages'),
      first: all('rft.spage'),
      last: all('rft.epage'),
      publisher: all('rft.publisher'),
      place: all('rft.place'),
      edition: all('rft.edition'),
      number: [...all('rft.isbn'), ...all('rft.issn')],
      doi: ids.filter((id) => id.startsWith('info:doi/')).map((id) => id.slice('info:doi/'.length)),
      pmid: ids.filter((id) => id.startsWith('info:pmid/')).map((id) => id.slice('info:pmid/'.length)),
      url: [...all('rft.identifier'), ...ids.filter((id) => /^https?:/.test(id))],
    }),
  );
  return item.title === undefined ? null : item;
}

/** OpenURL's kinds. */
const KINDS: Readonly<Record<string, string>> = { proceeding: 'conferencepaper', bookitem: 'chapter', preprint: 'preprint' };

/** Whether a page holds works for programs. */
export const mayHoldCoins = (text: string): boolean => /class=["']Z3988["']/i.test(text);

/** The works of a page that says nothing to its readers; null where it tells none. */
export function coinsAlone(text: string): Reading | null {
  const works = [...text.matchAll(SPAN)].map(([, double, single]) => workOf(double ?? single ?? '')).filter((work) => work !== null);
  const scribe = new Scribe();
  const entries: Entry[] = [];
  for (const [at, fields] of works.entries()) {
    const raw = printedOf(fields);
    scribe.write(raw);
    const key = String(at + 1);
    // Data, not printed words: no stage should look for references or citations in it again.
    const block = scribe.close('code', { label: key });
    if (block !== null) entries.push({ key, span: block.span, fields: { ...fields, id: key }, raw });
  }
  return entries.length === 0 ? null : { text: scribe.text(), blocks: scribe.blocks, entries, skipped: [] };
}
