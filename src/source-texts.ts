/**
 * A file of a cited work as a source to be searched: what a text may call it, and whether its text is whole. Decided here for every
 * face, since a source that is taken for whole where it is a scan would blame quotes that stand on its pages.
 */
import { prepareEach } from './extract/pair/sources.ts';
import type { Document } from './model/document.ts';
import { type PreparedQuoteSource, prepareSource } from './quotes.ts';

/** A plain or Markdown text as it lies on the disk; `document` is the hash of its bytes. */
export const sourceOfText = (id: string, name: string, text: string, document: string): PreparedQuoteSource =>
  prepareSource({ id, name, text, aliases: aliasesOf(name, titleIn(text)), document, incomplete: !hasWords(text) });

/** The passages of a list, each in its place; the pieces of one document are one source. */
export const sourcesOfPassages = (
  passages: readonly { readonly id: string; readonly text: string; readonly aliases: readonly string[] }[],
): PreparedQuoteSource[] => prepareEach(passages, ({ id, text, aliases = [] }) => prepareSource({ id, name: id, text, aliases }));

/**
 * A file that could not be read, in its place: what cites it, by its name or its number, cites a source that was handed in, of which nothing
 * is known. Left out, it would make the numbers of those behind it lead to other works.
 */
export const unreadSource = (id: string, name: string): PreparedQuoteSource =>
  prepareSource({ id, name, text: '', aliases: aliasesOf(name, undefined), incomplete: true });

/** A document that was read. A scan without a text, a page that is damaged or behind the limit: what is not found may stand there. */
export function sourceOfDocument(id: string, name: string, document: Document): PreparedQuoteSource {
  const { text, pages, recognised = false, skipped } = document;
  const incomplete = !hasWords(text) || skipped.some(({ what }) => /^pages? \d/.test(what));
  return prepareSource({
    id,
    name,
    text,
    pages,
    recognised,
    incomplete,
    aliases: aliasesOf(name, titleOf(document)),
    document: document.id,
  });
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text);

/** The heading that a Markdown text begins with. */
const titleIn = (text: string): string | undefined => /^\s{0,200}#{1,2}[ \t]([^\n]{1,300})/.exec(text.slice(0, 600))?.[1];

/** The first heading of a document, where it stands at its beginning. */
function titleOf({ text, blocks }: Document): string | undefined {
  const first = blocks.slice(0, 3).find(({ kind }) => kind === 'heading');
  return first === undefined ? undefined : text.slice(first.span.start, first.span.end);
}

/** The name of a file without its folder and its ending. */
export const stemOf = (name: string): string => (name.split(/[\\/]/).at(-1) ?? name).replace(/(?<=.)\.[^.]{0,20}$/, '');

/** What is filed with another document, by its letter or number: "Exhibit A", "Annex II", "Anlage 3". */
const FILED =
  '(?:exhibit|exh?\\.|annexe?|appendix|schedule|attachment|enclosure|tab|anlage|anhang|pièce|anexo|allegato|bijlage)[ _-]{1,3}(?:[a-z]|[ivx]{1,5}|\\d{1,4})(?:[-.]\\d{1,4})?';
const FILED_FIRST = new RegExp(`^(${FILED})[ _,–-]{1,4}(\\p{L}.{3,200})$`, 'iu');
const FILED_LAST = new RegExp(`^(.{3,200}?\\p{L})[ _,(–-]{1,4}(${FILED})\\)?$`, 'iu');

/** A file named by where it is filed, the other way round: notes cite "Security Agreement, Exhibit A", and the file is "Exhibit A Security Agreement". */
function filedAs(stem: string): string[] {
  const [, one, other] = FILED_FIRST.exec(stem) ?? FILED_LAST.exec(stem) ?? [];
  return one === undefined || other === undefined ? [] : [`${other}, ${one}`.replace(/[_\s]+/g, ' ')];
}

/** What a text may call a source besides its file name: its title; author and year, when the file is named by them; where it is filed. */
export function aliasesOf(name: string, title: string | undefined): string[] {
  const plain = title?.replace(/[*_`]/g, '').replace(/\s+/g, ' ').trim() ?? '';
  const stem = stemOf(name);
  const [, family, others, year] =
    /^(\p{L}[\p{L}'’]{1,40})([-_ ]?(?:et[-_ ]?al|(?:and|und|&)?[-_ ]\p{L}{2,40})?)[-_ ,(]{0,3}((?:1[5-9]|20)\d\d[a-z]?)(?![\p{L}\d])/u.exec(
      stem,
    ) ?? [];
  const author = family === undefined ? '' : `${family.charAt(0).toUpperCase()}${family.slice(1)}`;
  return [
    ...(plain.split(' ').length >= 3 ? [plain] : []),
    ...filedAs(stem),
    ...(year === undefined
      ? []
      : [`${author} ${year}`, `${author} et al. ${year}`, ...(/\p{L}/u.test(others ?? '') ? [stem.replace(/[-_]/g, ' ')] : [])]),
  ];
}
