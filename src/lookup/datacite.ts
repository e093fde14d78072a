/**
 * DataCite: the registry of data, software, theses, preprints (all of arXiv's 10.48550) and some journals. It knows its own
 * DOIs only: a 404 is absence for prefixes that are certainly its own, and says nothing for any other.
 */
import { z } from 'zod';
import type { Answer, Http, SourceAdapter } from '../model/ports.ts';
import type { Notice, Source } from '../model/source.ts';
import { entryOf } from '../text/entry.ts';
import { identifierKeys, yearOf } from '../text/keys.ts';
import { agencyOf, mayBePreprint, onArxiv } from './kinds.ts';
import { named, nameOfLine, nameOfParts, orcid } from './people.ts';
import {
  ABSENT,
  type AdapterOptions,
  answerFrom,
  askedDoi,
  eachFitting,
  fitting,
  listed,
  MALFORMED,
  maybe,
  NO_QUERY,
  NOT_COVERED,
  type Reading,
  type Reply,
  several,
} from './reading.ts';
import { dateOf, isoOf, isoParts, joined, sourceOf } from './records.ts';
import { dataciteRelated } from './related.ts';
import { both, searchable } from './searching.ts';

const Text = maybe(z.string());
const Loose = maybe(z.union([z.string(), z.number()]));
const Person = z.object({
  name: Text,
  givenName: Text,
  familyName: Text,
  nameType: Text,
  contributorType: Text,
  nameIdentifiers: several(z.object({ nameIdentifier: Text, nameIdentifierScheme: Text })),
});

/** What is used of a DataCite record. */
export const DataciteWork = z.object({
  doi: z.string().nullish(),
  id: Text,
  titles: z.union([z.object({ title: Text, titleType: Text }), several(z.object({ title: Text, titleType: Text }))]),
  creators: several(Person),
  contributors: several(Person),
  publisher: maybe(z.union([z.string(), z.object({ name: Text })])),
  container: maybe(
    z.object({ title: Text, volume: Loose, issue: Loose, firstPage: Loose, lastPage: Loose, identifier: Text, identifierType: Text }),
  ),
  publicationYear: Loose,
  dates: several(z.object({ date: Loose, dateType: Text })),
  language: Text,
  types: maybe(z.object({ citeproc: Text, resourceTypeGeneral: Text, resourceType: Text })),
  relatedIdentifiers: several(z.object({ relationType: Text, relatedIdentifier: Text, relatedIdentifierType: Text })),
  identifiers: several(z.object({ identifier: Text, identifierType: Text })),
  version: Loose,
  url: Text,
  created: Text,
});
export type DataciteWork = z.infer<typeof DataciteWork>;

const TYPES: Readonly<Record<string, string>> = {
  JournalArticle: 'article-journal',
  DataPaper: 'article-journal',
  ConferencePaper: 'paper-conference',
  ConferenceProceeding: 'book',
  Preprint: 'article',
  Book: 'book',
  BookChapter: 'chapter',
  Dissertation: 'thesis',
  Report: 'report',
  Standard: 'standard',
  Software: 'software',
  ComputationalNotebook: 'software',
  Dataset: 'dataset',
  PeerReview: 'review',
};
const SAME = new Set([
  'IsVersionOf',
  'HasVersion',
  'IsIdenticalTo',
  'IsVariantFormOf',
  'IsOriginalFormOf',
  'IsPreviousVersionOf',
  'IsNewVersionOf',
  'IsPublishedIn',
  'IsTranslationOf',
  'HasTranslation',
]);

/** The date on which what is registered was taken back (date type "Withdrawn" of the metadata schema). */
const withdrawals = ({ dates }: DataciteWork): readonly Notice[] =>
  (dates ?? [])
    .filter(({ dateType }) => dateType === 'Withdrawn')
    .map(({ date }) => {
      const day = isoOf(isoParts(String(date ?? '')));
      return { kind: 'retracted', ...(day === undefined ? {} : { date: day }), from: 'datacite', reason: 'withdrawn' };
    });

/** A record of DataCite as a source; null when it names nothing. */
export function dataciteSource(work: DataciteWork, adapter = 'datacite'): Source | null {
  const doi = (work.doi ?? work.id ?? '').toLowerCase().replace(/^https?:\/\/doi\.org\//, '');
  const titles = work.titles === null || work.titles === undefined ? [] : [work.titles].flat();
  const main = titles.find(({ titleType, title }) => (titleType ?? '') === '' && (title ?? '') !== '') ?? titles[0];
  const subtitle = titles.find(({ titleType }) => titleType === 'Subtitle')?.title;
  const title = main?.title ?? '';
  const person = (creator: z.infer<typeof Person>) => {
    const id = creator.nameIdentifiers?.find(({ nameIdentifierScheme }) => /orcid/i.test(nameIdentifierScheme ?? ''))?.nameIdentifier;
    if (creator.nameType === 'Organizational') return nameOfParts({ name: creator.name });
    if ((creator.familyName ?? '') !== '') return nameOfParts({ family: creator.familyName, given: creator.givenName, ORCID: orcid(id) });
    return nameOfLine(creator.name ?? creator.givenName, id ?? null);
  };
  const years = (work.dates ?? []).filter(({ dateType }) => /^(?:Issued|Available|Created|Submitted|Updated)$/.test(dateType ?? ''));
  const issued = work.dates?.find(({ dateType }) => dateType === 'Issued')?.date;
  const first = work.container?.firstPage;
  const last = work.container?.lastPage;
  const arxiv = /^10\.48550\/arxiv\.(.{1,30})$/.exec(doi)?.[1];
  const related = work.relatedIdentifiers ?? [];
  const same = related.filter(({ relationType }) => SAME.has(relationType ?? ''));
  const own = new Set(identifierKeys('doi', doi));
  const keys = [
    ...same
      .filter(({ relatedIdentifierType }) => relatedIdentifierType === 'DOI')
      .flatMap(({ relatedIdentifier }) => identifierKeys('doi', relatedIdentifier ?? '')),
    ...same
      .filter(({ relatedIdentifierType }) => /^arxiv$/i.test(relatedIdentifierType ?? ''))
      .flatMap(({ relatedIdentifier }) => identifierKeys('arxiv', relatedIdentifier ?? '')),
  ];
  const year = Number(work.publicationYear ?? Number.NaN);
  const generic = work.types?.resourceTypeGeneral ?? '';
  const container = work.container?.title;
  return sourceOf({
    adapter,
    id: doi,
    type: entryOf(TYPES, generic) ?? (arxiv !== undefined ? 'article' : (work.types?.citeproc ?? undefined)),
    title: joined(title, subtitle),
    titles: [
      ...(subtitle === undefined || subtitle === null ? [] : [title]),
      ...titles.filter((other) => other !== main).map((other) => other.title),
    ],
    author: named((work.creators ?? []).map(person)),
    editor: named((work.contributors ?? []).filter(({ contributorType }) => contributorType === 'Editor').map(person)),
    container: container ?? (arxiv === undefined ? null : 'arXiv'),
    publisher: typeof work.publisher === 'string' ? work.publisher : work.publisher?.name,
    volume: work.container?.volume,
    issue: work.container?.issue,
    page: first === null || first === undefined ? null : last === null || last === undefined ? first : `${first}-${last}`,
    edition: work.version,
    issued: dateOf(isoParts(String(issued ?? ''))) ?? dateOf([year]),
    doi,
    arxiv,
    issn: work.container?.identifierType === 'ISSN' ? work.container.identifier : null,
    isbn:
      work.container?.identifierType === 'ISBN'
        ? work.container.identifier
        : work.identifiers?.find(({ identifierType }) => identifierType === 'ISBN')?.identifier,
    url: work.url ?? `https://doi.org/${doi}`,
    language: work.language,
    years: [year, ...years.map(({ date }) => isoParts(String(date ?? ''))[0])],
    authorsComplete: (work.creators ?? []).length > 0,
    notices: withdrawals(work),
    related: dataciteRelated(doi, related),
    sameAs: keys.filter((key) => !own.has(key)),
  });
}

const One = z.object({ data: z.object({ id: z.string(), attributes: DataciteWork }) });
const List = z.object({ data: z.array(z.unknown()), meta: maybe(z.object({ total: maybe(z.number()) })) });
const Item = z.object({ id: z.string(), attributes: DataciteWork });
const Errors = z.object({ errors: z.array(z.object({ status: z.union([z.string(), z.number()]) })).min(1) });

/** DataCite's own "not found". */
const notFound = (reply: Reply): boolean => {
  const body = reply.status === 404 ? fitting(Errors, reply.body) : null;
  return body?.errors.some(({ status }) => String(status) === '404') ?? false;
};

/** Reads the reply to a question for one DOI. */
function readDatacite(reply: Reply, doi: string): Reading {
  if (notFound(reply)) return agencyOf(doi) === 'datacite' ? ABSENT : { kind: 'not-covered' };
  const body = reply.status === 200 ? fitting(One, reply.body) : null;
  if (body === null || body.data.id.toLowerCase() !== doi) return MALFORMED;
  const source = dataciteSource({ ...body.data.attributes, id: body.data.id });
  return source === null ? MALFORMED : listed([source]);
}

/** Reads a list of DOIs. */
function readDatacites(reply: Reply): Reading {
  const body = reply.status === 200 ? fitting(List, reply.body) : null;
  const items = body === null ? null : eachFitting(Item, body.data);
  return items === null
    ? MALFORMED
    : listed(
        items.map(({ id, attributes }) => dataciteSource({ ...attributes, id })),
        body?.meta?.total,
      );
}

/** The DataCite adapter. */
export function datacite(http: Http, options: AdapterOptions = {}): SourceAdapter {
  const base = options.base ?? 'https://api.datacite.org';
  return {
    name: 'datacite',
    remote: true,
    covers(fields, query) {
      const doi = askedDoi(query);
      if (doi !== null) return agencyOf(doi) === 'datacite' ? 'authoritative' : agencyOf(doi) === null ? 'broad' : 'no';
      if (query.question !== 'work' || fields.title === undefined) return 'no';
      const year = yearOf(fields);
      // All of arXiv was registered in 2022, old papers too; data and software are registered here and there.
      return onArxiv(fields) && (year === null || year >= 1991) ? 'broad' : 'no';
    },
    async find(query, signal) {
      if (query.question === 'work') {
        if (!mayBePreprint(query.fields) && query.fields.type !== 'dataset' && query.fields.type !== 'software') return NOT_COVERED;
        const words = searchable(query.fields.title ?? '')
          .split(' ')
          .filter((word) => /^[\p{L}\p{N}]+$/u.test(word))
          .slice(0, 12);
        if (words.length === 0) return NO_QUERY;
        const ask = (joint: string): Promise<Answer> => {
          const wanted = `titles.title:(${words.map((word) => word.toLowerCase()).join(joint)})`;
          const url = `${base}/dois?${new URLSearchParams({ query: wanted, 'page[size]': '10' })}`;
          return answerFrom(http, url, { signal, accept: 'application/vnd.api+json' }, readDatacites);
        };
        const strict = await ask(' AND ');
        // One misprinted word must not make a work absent.
        return strict.lookup.kind !== 'absent' || words.length === 1 ? strict : both(strict, await ask(' OR '), query.fields.title ?? '');
      }
      const doi = askedDoi(query);
      if (doi === null || (agencyOf(doi) ?? 'datacite') !== 'datacite') return NOT_COVERED;
      return answerFrom(http, `${base}/dois/${encodeURIComponent(doi)}`, { signal, accept: 'application/vnd.api+json' }, (reply) =>
        readDatacite(reply, doi),
      );
    },
  };
}
