/**
 * PubMed by NCBI's E-utilities: authoritative for its own numbers. A search gives numbers, which are then fetched. Without a
 * key three requests a second are allowed.
 */
import type { Answer, Http, SourceAdapter } from '../model/ports.ts';
import { pubmedBook } from './pubmed/book.ts';
import { pubmedSource, recordOfXml } from './pubmed/record.ts';
import {
  ABSENT,
  type AdapterOptions,
  answerFrom,
  listed,
  MALFORMED,
  NO_QUERY,
  NOT_COVERED,
  type Reading,
  type Reply,
  silentWhereAbsent,
} from './reading.ts';
import { searchable } from './searching.ts';
import { at, childrenOf, parseXml, textAt } from './xml.ts';

/** Reads the articles and books of efetch under these numbers; an empty set is absence, one that holds something else is not. */
async function readArticles(reply: Reply, ids: readonly string[]): Promise<Reading> {
  const root = reply.status === 200 ? await parseXml(reply.body) : null;
  if (root === null || root.name !== 'PubmedArticleSet') return MALFORMED;
  const articles = childrenOf(root, 'PubmedArticle').map((article) => {
    const record = recordOfXml(article);
    return record === null ? null : pubmedSource(record);
  });
  const all = [...articles, ...childrenOf(root, 'PubmedBookArticle').map(pubmedBook)];
  return listed(
    all.filter((source) => source === null || ids.includes(source.fields.PMID ?? '')),
    root.children.length,
  );
}

/** Reads the numbers of esearch, oldest query first; null when the reply is no search result or names an error. */
async function readNumbers(reply: Reply): Promise<readonly string[] | null> {
  const root = reply.status === 200 ? await parseXml(reply.body) : null;
  if (root === null || root.name !== 'eSearchResult' || at(root, 'ERROR') !== undefined) return null;
  const list = at(root, 'IdList');
  if (textAt(root, 'Count') === undefined || list === undefined) return null;
  const numbers = childrenOf(list, 'Id')
    .map(({ text }) => text.trim())
    .filter((id) => /^\d{1,9}$/.test(id));
  return numbers.length === 0 && Number(textAt(root, 'Count')) > 0 ? null : numbers;
}

/** The PubMed adapter. */
export function pubmed(http: Http, options: AdapterOptions = {}): SourceAdapter {
  const base = options.base ?? 'https://eutils.ncbi.nlm.nih.gov';
  const accept = 'application/xml, text/xml';
  const fetchAll = (ids: readonly string[], signal: AbortSignal): Promise<Answer> =>
    answerFrom(
      http,
      `${base}/entrez/eutils/efetch.fcgi?${new URLSearchParams({ db: 'pubmed', retmode: 'xml', id: ids.join(',') })}`,
      { signal, accept },
      (reply) => readArticles(reply, ids),
    );
  const search = async (term: string, signal: AbortSignal): Promise<Answer> => {
    let numbers: readonly string[] = [];
    const url = `${base}/entrez/eutils/esearch.fcgi?${new URLSearchParams({ db: 'pubmed', retmode: 'xml', retmax: '8', sort: 'relevance', term })}`;
    const hits = await answerFrom(http, url, { signal, accept }, async (reply) => {
      const read = await readNumbers(reply);
      if (read === null) return MALFORMED;
      numbers = read;
      return read.length === 0 ? ABSENT : { kind: 'found', sources: [] };
    });
    if (hits.lookup.kind !== 'found') return hits;
    const records = await fetchAll(numbers, signal);
    const snapshots = [...hits.snapshots, ...records.snapshots];
    if (records.lookup.kind === 'absent')
      return { lookup: { kind: 'unavailable', why: 'malformed', detail: 'the search named records that are not there' }, snapshots };
    return { lookup: records.lookup, snapshots };
  };
  return {
    name: 'pubmed',
    remote: true,
    covers: (_, query) => (query.question === 'identifier' && query.scheme === 'pmid' ? 'authoritative' : 'no'),
    async find(query, signal) {
      if (query.question === 'work') {
        const title = searchable(query.fields.title ?? '');
        return title === '' ? NO_QUERY : search(`${title}[Title]`, signal);
      }
      if (query.scheme === 'pmid') return /^\d{1,9}$/.test(query.value) ? fetchAll([query.value], signal) : NOT_COVERED;
      if (query.scheme !== 'pmcid' || !/^PMC\d{1,9}$/i.test(query.value)) return NOT_COVERED;
      // PubMed Central holds papers that PubMed lacks.
      return silentWhereAbsent(await search(`${query.value}[pmcid]`, signal));
    },
  };
}
