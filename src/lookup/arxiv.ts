/**
 * arXiv: authoritative for its own identifiers. An identifier is asked for without a version, as its first one, and as the one that was
 * cited, since titles and authors change between versions and papers go on being cited by the first; all records come back. Replies are Atom (arXiv API user's manual).
 */
import type { Http, Query, SourceAdapter } from '../model/ports.ts';
import type { Source } from '../model/source.ts';
import { normalizeArxiv, normalizeDoi } from '../text/identifiers.ts';
import { identifierKeys } from '../text/keys.ts';
import { mayBePreprint, onArxiv } from './kinds.ts';
import { named, nameOfLine } from './people.ts';
import { ABSENT, type AdapterOptions, answerFrom, listed, MALFORMED, NO_QUERY, NOT_COVERED, type Reading, type Reply } from './reading.ts';
import { dateOf, isoParts, sourceOf } from './records.ts';
import { both, searchable } from './searching.ts';
import { childrenOf, parseXml, textAt, type Xml } from './xml.ts';

const ERROR = /^https?:\/\/arxiv\.org\/api\/errors/;
const PAPER = '(?:paper|article|submission|manuscript|preprint|work|note|version)';
/** What stands in the comment of a paper that was taken back, or in place of its abstract: it speaks of the paper itself. */
const WITHDRAWN = new RegExp(
  `^\\W{0,3}(?:v\\d{1,2}: )?(?:(?:this|the|our) )?(?:${PAPER} )?(?:(?:has been|is|was|now|being) ){0,3}(?:withdrawn|retracted)\\b(?! from\\b| (?!as\\b)[a-z]+s\\b)|\\bthis ${PAPER} (?:has been|is|was) (?:temporarily )?(?:withdrawn|retracted|removed by arxiv)\\b(?! from\\b)|\\bauthors? (?:has|have) (?:withdrawn|retracted) (?:this|the) ${PAPER}\\b`,
  'i',
);
/** The same of the comment alone, where nothing else is spoken of: as a sentence of its own, or of the paper. */
const WITHDRAWN_BY = new RegExp(`(?:^|[.;:,(]\\s*|\\b(?:${PAPER}|been|is|was) )withdrawn (?:by|due|because|as)\\b`, 'i');
const EARLIER = /\b(?:earlier|previous|older|first|prior) (?:version|submission)\b|\bsupersedes\b|\breplaces\b/i;

/** One entry of a feed as a source; null when it names nothing. */
function arxivSource(entry: Xml): Source | null {
  const url = textAt(entry, 'id') ?? '';
  const id = normalizeArxiv(url.replace(/^.*\/abs\//, ''));
  if (id === null) return null;
  const published = isoParts(textAt(entry, 'published'));
  const updated = isoParts(textAt(entry, 'updated'));
  const doi = normalizeDoi(textAt(entry, 'arxiv:doi') ?? '');
  const comment = `${textAt(entry, 'arxiv:comment') ?? ''}`;
  const summary = textAt(entry, 'summary') ?? '';
  const journal = textAt(entry, 'arxiv:journal_ref');
  const authors = childrenOf(entry, 'author').map((author) => nameOfLine(textAt(author, 'name')));
  const withdrawn =
    WITHDRAWN.test(summary.slice(0, 600)) || (!EARLIER.test(comment) && (WITHDRAWN.test(comment) || WITHDRAWN_BY.test(comment)));
  return sourceOf({
    adapter: 'arxiv',
    id: id.version === undefined ? id.id : `${id.id}v${id.version}`,
    type: 'article',
    title: textAt(entry, 'title'),
    author: named(authors),
    container: 'arXiv',
    publisher: 'arXiv',
    number: `arXiv:${id.id}`,
    issued: dateOf(published),
    arxiv: id.id,
    url: `https://arxiv.org/abs/${id.id}`,
    years: [published[0], updated[0], Number(/\b(?:19|20)\d\d\b/.exec(journal ?? '')?.[0] ?? Number.NaN)],
    authorsComplete: authors.length > 0,
    notices: [
      ...(withdrawn ? [{ kind: 'retracted' as const, from: 'arxiv', reason: 'withdrawn' }] : []),
      ...(doi === null ? [] : [{ kind: 'superseded-preprint' as const, doi, from: 'arxiv' }]),
    ],
    sameAs: [...identifierKeys('arxiv', id.id), ...(doi === null ? [] : identifierKeys('doi', doi))],
  });
}

/**
 * Reads a feed. `asked` is the identifier asked for, when one was: an error about its form means there is no such identifier, and papers of
 * other identifiers are no answer.
 */
async function readFeed(reply: Reply, asked: string | null): Promise<Reading> {
  const feed = await parseXml(reply.body);
  if (feed === null || feed.name !== 'feed') return MALFORMED;
  const entries = childrenOf(feed, 'entry');
  const error = entries.map((entry) => textAt(entry, 'id') ?? '').find((id) => ERROR.test(id));
  if (error !== undefined) return asked !== null && /incorrect_id_format/.test(error) ? ABSENT : MALFORMED;
  const total = textAt(feed, 'opensearch:totalResults');
  if (reply.status !== 200 || total === undefined) return MALFORMED;
  const sources = entries.map(arxivSource).filter((source) => asked === null || source === null || source.fields.arxiv === asked);
  return entries.length > 0 && sources.every((source) => source === null) ? MALFORMED : listed(sources, Number(total));
}

const ownDoi = (doi: string): string | null => (/^10\.48550\/arxiv\./i.test(doi) ? doi.slice('10.48550/arxiv.'.length) : null);

/** The arXiv identifier a query asks about: an arXiv id, or a DOI that arXiv made out of one. */
function askedId(query: Query): ReturnType<typeof normalizeArxiv> {
  if (query.question !== 'identifier') return null;
  if (query.scheme === 'arxiv') return normalizeArxiv(query.value);
  const own = query.scheme === 'doi' ? ownDoi(query.value) : null;
  return own === null ? null : normalizeArxiv(own);
}

/** The arXiv adapter. */
export function arxiv(http: Http, options: AdapterOptions = {}): SourceAdapter {
  const base = options.base ?? 'https://export.arxiv.org';
  const ask = (parameters: Record<string, string>, asked: string | null, signal: AbortSignal) =>
    answerFrom(http, `${base}/api/query?${new URLSearchParams(parameters)}`, { signal, accept: 'application/atom+xml' }, (reply) =>
      readFeed(reply, asked),
    );
  return {
    name: 'arxiv',
    remote: true,
    covers(fields, query) {
      if (query.question === 'identifier') return askedId(query) === null ? 'no' : 'authoritative';
      return fields.title !== undefined && onArxiv(fields) ? 'broad' : 'no';
    },
    async find(query, signal) {
      if (query.question === 'identifier') {
        const id = askedId(query);
        if (id === null) return NOT_COVERED;
        const versions = [...new Set([1, id.version ?? 1])].map((version) => `${id.id}v${version}`);
        return ask({ id_list: [id.id, ...versions].join(','), max_results: String(1 + versions.length) }, id.id, signal);
      }
      // One request in three seconds is all that arXiv allows: it is asked only for what may lie there.
      if (!mayBePreprint(query.fields)) return NOT_COVERED;
      const words = searchable(query.fields.title ?? '')
        .replace(/['’-]/g, ' ')
        .split(' ')
        .filter((word) => word.length > 1)
        .slice(0, 12);
      if (words.length === 0) return NO_QUERY;
      const surname = searchable(query.fields.author?.[0]?.family ?? '');
      const all = words.map((word) => `ti:${word}`);
      const by = surname === '' ? '' : ` AND au:"${surname}"`;
      const strict = await ask({ search_query: all.join(' AND ') + (words.length < 4 ? by : ''), max_results: '10' }, null, signal);
      // One misprinted word must not make a paper absent: then any of the words, and the author.
      if (strict.lookup.kind !== 'absent' || words.length === 1) return strict;
      return both(
        strict,
        await ask({ search_query: `(${all.join(' OR ')})${by}`, max_results: '10' }, null, signal),
        query.fields.title ?? '',
      );
    },
  };
}
