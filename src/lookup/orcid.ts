/**
 * ORCID: what people list as their own works. Asked only when a citation states an author's ORCID iD. What is listed there is
 * said by the person, in whatever form, and without the other authors: a lead to an identifier, and its silence says nothing.
 */
import { z } from 'zod';
import type { Http, SourceAdapter } from '../model/ports.ts';
import type { Source } from '../model/source.ts';
import { entryOf } from '../text/entry.ts';
import { identifierKeys, titleKey } from '../text/keys.ts';
import { titleLikeness } from '../text/likeness.ts';
import { orcid as bareOrcid } from './people.ts';
import {
  ABSENT,
  type AdapterOptions,
  answerFrom,
  eachFitting,
  fitting,
  listed,
  MALFORMED,
  NOT_COVERED,
  type Reading,
  type Reply,
} from './reading.ts';
import { dateOf, joined, sourceOf } from './records.ts';

const Value = z.object({ value: z.string().nullish() }).nullish();
const ExternalId = z.object({
  'external-id-type': z.string(),
  'external-id-value': z.string().nullish(),
  'external-id-relationship': z.string().nullish(),
});

/** What is used of a summary of a work. */
export const OrcidWork = z.object({
  'put-code': z.number(),
  title: z.object({ title: Value, subtitle: Value, 'translated-title': Value }).nullish(),
  'external-ids': z
    .object({ 'external-id': z.array(ExternalId) })
    .nullish()
    .catch(null),
  type: z.string().nullish(),
  'publication-date': z.object({ year: Value, month: Value, day: Value }).nullish().catch(null),
  'journal-title': Value,
  url: Value,
});
export type OrcidWork = z.infer<typeof OrcidWork>;

const TYPES: Readonly<Record<string, string>> = {
  'journal-article': 'article-journal',
  'conference-paper': 'paper-conference',
  preprint: 'article',
  book: 'book',
  'book-chapter': 'chapter',
  'dissertation-thesis': 'thesis',
  dissertation: 'thesis',
  report: 'report',
  'data-set': 'dataset',
};

/** A listed work as a source; null when it names nothing. */
function orcidSource(work: OrcidWork): Source | null {
  // "part-of" names the book or journal, "version-of" another deposit.
  const own = (work['external-ids']?.['external-id'] ?? []).filter((id) => (id['external-id-relationship'] ?? 'self') === 'self');
  const id = (kind: string): string | undefined => own.find((one) => one['external-id-type'] === kind)?.['external-id-value'] ?? undefined;
  const date = work['publication-date'];
  const parts = [date?.year, date?.month, date?.day].map((part) => Number(part?.value ?? Number.NaN));
  const doi = id('doi');
  return sourceOf({
    adapter: 'orcid',
    id: String(work['put-code']),
    type: entryOf(TYPES, work.type ?? ''),
    title: joined(work.title?.title?.value ?? '', work.title?.subtitle?.value),
    titles: [work.title?.['translated-title']?.value],
    container: work['journal-title']?.value,
    issued: dateOf(parts),
    doi,
    arxiv: id('arxiv'),
    pmid: id('pmid'),
    pmcid: id('pmc'),
    isbn: id('isbn'),
    url: work.url?.value,
    years: [parts[0]],
    authorsComplete: false,
    sameAs: doi === undefined ? [] : identifierKeys('doi', doi),
  });
}

/** A list of works, in groups of summaries of one work. */
export const OrcidWorks = z.object({ group: z.array(z.object({ 'work-summary': z.array(z.unknown()) })) });
/** Title likeness from which a listed work is worth comparing. */
const WORTH = 0.7;
const MOST = 8;

/** Reads a list of works and keeps those with a title like the cited one, likest first. */
function readOrcid(reply: Reply, title: string): Reading {
  const body = reply.status === 200 ? fitting(OrcidWorks, reply.body) : null;
  if (body === null) return MALFORMED;
  const works = eachFitting(
    OrcidWork,
    body.group.flatMap((group) => group['work-summary']),
  );
  if (works === null) return MALFORMED;
  const key = titleKey(title);
  const like = works
    .flatMap((work) => {
      const source = orcidSource(work);
      return source === null ? [] : [{ source, likeness: titleLikeness(key, titleKey(source.fields.title ?? '')) }];
    })
    .filter(({ likeness }) => likeness >= WORTH)
    .sort((a, b) => b.likeness - a.likeness || (a.source.id < b.source.id ? -1 : 1));
  return like.length === 0 ? ABSENT : listed(like.slice(0, MOST).map(({ source }) => source));
}

/** The ORCID adapter. */
export function orcid(http: Http, options: AdapterOptions = {}): SourceAdapter {
  const base = options.base ?? 'https://pub.orcid.org';
  return {
    name: 'orcid',
    remote: true,
    covers: () => 'no',
    async find(query, signal) {
      if (query.question === 'identifier') return NOT_COVERED;
      const id = [...(query.fields.author ?? []), ...(query.fields.editor ?? [])]
        .map(({ ORCID }) => bareOrcid(ORCID))
        .find((one) => one !== undefined);
      const { title } = query.fields;
      if (id === undefined || title === undefined) return NOT_COVERED;
      return answerFrom(http, `${base}/v3.0/${id}/works`, { signal }, (reply) => readOrcid(reply, title));
    },
  };
}
