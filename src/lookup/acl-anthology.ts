/**
 * The ACL Anthology: papers of computational linguistics, each under its own number, as MODS. It has no search, so it is asked
 * only for a number that a citation bears (an Anthology address, or one of its DOIs, which end in the number). A number that is
 * not there gets a web page for an answer, which is no answer.
 */
import type { Http, Query, SourceAdapter } from '../model/ports.ts';
import type { Source } from '../model/source.ts';
import { identifierKeys } from '../text/keys.ts';
import { named, nameOfParts } from './people.ts';
import { type AdapterOptions, answerFrom, listed, MALFORMED, NOT_COVERED, type Reading, type Reply } from './reading.ts';
import { dateOf, isoParts, sourceOf } from './records.ts';
import { at, childrenOf, parseXml, textAt, type Xml } from './xml.ts';

/** Names of a MODS node that bear this role; names without a role are authors. */
function peopleOf(node: Xml | undefined, role: 'author' | 'editor'): readonly Xml[] {
  return childrenOf(node, 'name').filter((name) => {
    const stated = textAt(name, 'role', 'roleTerm');
    return stated === undefined ? role === 'author' : stated === role;
  });
}

const names = (nodes: readonly Xml[]) =>
  named(
    nodes.map((node) => {
      const part = (kind: string): string | undefined =>
        childrenOf(node, 'namePart').find(({ attributes }) => attributes.type === kind)?.text;
      const whole = childrenOf(node, 'namePart').find(({ attributes }) => attributes.type === undefined)?.text;
      return nameOfParts({ family: part('family'), given: part('given'), name: whole });
    }),
  );

/** A `mods` node as a source; null when it names nothing. */
function anthologySource(mods: Xml, number: string): Source | null {
  const host = childrenOf(mods, 'relatedItem').find(({ attributes }) => attributes.type === 'host');
  const identifier = (kind: string): string | undefined =>
    childrenOf(mods, 'identifier').find(({ attributes }) => attributes.type === kind)?.text;
  const date = isoParts(textAt(mods, 'originInfo', 'dateIssued') ?? textAt(mods, 'part', 'date'));
  const part = at(mods, 'part');
  const detail = (kind: string): string | undefined =>
    textAt(
      childrenOf(part, 'detail').find(({ attributes }) => attributes.type === kind),
      'number',
    );
  const pages = at(part, 'extent');
  const [first, last] = [textAt(pages, 'start'), textAt(pages, 'end')];
  const genre = textAt(host, 'genre') ?? textAt(mods, 'genre') ?? '';
  const authors = names(peopleOf(mods, 'author'));
  return sourceOf({
    adapter: 'acl-anthology',
    id: number,
    type: /journal|periodical/i.test(genre) ? 'article-journal' : /thesis/i.test(genre) ? 'thesis' : host ? 'paper-conference' : 'book',
    title: textAt(mods, 'titleInfo', 'title'),
    author: authors,
    editor: names(peopleOf(host ?? mods, 'editor')),
    container: textAt(host, 'titleInfo', 'title'),
    publisher: textAt(host ?? mods, 'originInfo', 'publisher'),
    place: textAt(host ?? mods, 'originInfo', 'place', 'placeTerm'),
    volume: detail('volume'),
    issue: detail('issue'),
    page: first === undefined || first === last ? first : `${first}-${last ?? ''}`.replace(/-$/, ''),
    issued: dateOf(date),
    doi: identifier('doi'),
    url: textAt(mods, 'location', 'url') ?? `https://aclanthology.org/${number}`,
    years: [date[0]],
    authorsComplete: authors.length > 0,
    sameAs: [`acl:${number.toLowerCase()}`],
  });
}

/** Reads one record. */
async function readAnthology(reply: Reply, number: string): Promise<Reading> {
  const root = reply.status === 200 ? await parseXml(reply.body) : null;
  const mods = root?.name === 'mods' ? root : at(root ?? undefined, 'mods');
  return mods === undefined ? MALFORMED : listed([anthologySource(mods, number)]);
}

/** The Anthology number a question names, as the Anthology writes it (old numbers begin with a capital); null when it names none. */
export function anthologyNumber(query: Query): string | null {
  if (query.question !== 'identifier' || (query.scheme !== 'doi' && query.scheme !== 'url')) return null;
  const key = identifierKeys(query.scheme, query.value).find((one) => one.startsWith('acl:'));
  const number = key?.slice(4);
  return number === undefined ? null : /^[a-z]\d{2}-\d{4,5}$/.test(number) ? number.toUpperCase() : number;
}

/** The ACL Anthology adapter. */
export function aclAnthology(http: Http, options: AdapterOptions = {}): SourceAdapter {
  const base = options.base ?? 'https://aclanthology.org';
  return {
    name: 'acl-anthology',
    remote: true,
    covers: () => 'no',
    async find(query, signal) {
      const number = anthologyNumber(query);
      if (number === null) return NOT_COVERED;
      const accept = 'application/xml, text/xml';
      return answerFrom(http, `${base}/${encodeURIComponent(number)}.xml`, { signal, accept }, (reply) => readAnthology(reply, number));
    },
  };
}
