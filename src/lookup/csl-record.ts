/** CSL-JSON as registration agencies hand it out by content negotiation, as a source. Lenient on shape: agencies differ in every field. */
import { z } from 'zod';
import type { CslItem } from '../model/csl.ts';
import type { Source } from '../model/source.ts';
import { named, nameOfLine, nameOfParts } from './people.ts';
import { dateOf, isoParts, joined, sourceOf } from './records.ts';

const Loose = z.union([z.string(), z.number()]).nullish().catch(null);
/** Crossref's CSL has arrays where CSL has strings. */
const OneOrMany = z
  .union([z.string(), z.number(), z.array(z.string())])
  .nullish()
  .catch(null);
const Names = z
  .array(z.object({ family: Loose, given: Loose, literal: Loose, name: Loose, suffix: Loose, ORCID: Loose }))
  .nullish()
  .catch(null);
const Part = z.union([z.number(), z.string()]).nullable();
const DateLike = z
  .object({ 'date-parts': z.array(z.array(Part)).nullish().catch(null), raw: Loose, literal: Loose })
  .nullish()
  .catch(null);

export const CslRecord = z.object({
  type: Loose,
  title: OneOrMany,
  subtitle: OneOrMany,
  'original-title': OneOrMany,
  'title-short': OneOrMany,
  author: Names,
  editor: Names,
  translator: Names,
  'container-title': OneOrMany,
  'container-title-short': OneOrMany,
  'collection-title': OneOrMany,
  'event-title': OneOrMany,
  publisher: OneOrMany,
  'publisher-place': OneOrMany,
  edition: Loose,
  volume: Loose,
  issue: Loose,
  page: Loose,
  number: Loose,
  genre: Loose,
  language: Loose,
  issued: DateLike,
  'original-date': DateLike,
  'published-print': DateLike,
  'published-online': DateLike,
  DOI: Loose,
  ISBN: OneOrMany,
  ISSN: OneOrMany,
  PMID: Loose,
  PMCID: Loose,
  URL: Loose,
});
export type CslRecord = z.infer<typeof CslRecord>;

const all = (value: string | number | readonly string[] | null | undefined): readonly string[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [String(value)];

const text = (value: string | number | null | undefined): string | null => (value === null || value === undefined ? null : String(value));

const people = (names: CslRecord['author']): CslItem['author'] =>
  named(
    (names ?? []).map((name) =>
      (text(name.family) ?? '') === '' && name.literal !== null && name.literal !== undefined
        ? nameOfLine(text(name.literal), text(name.ORCID))
        : nameOfParts({
            family: text(name.family),
            given: text(name.given),
            suffix: text(name.suffix),
            name: text(name.name),
            ORCID: text(name.ORCID),
          }),
    ),
  );

const parts = (date: CslRecord['issued']): readonly number[] => {
  const stated = (date?.['date-parts']?.[0] ?? []).map(Number).filter((part) => Number.isInteger(part));
  return stated.length > 0 ? stated : isoParts(text(date?.raw) ?? text(date?.literal));
};

/** A CSL record as a source; `doi` is what was asked for, when the record states none. */
export function cslSource(record: CslRecord, adapter: string, doi?: string): Source | null {
  const [title = '', ...titles] = all(record.title);
  const [container, ...containers] = all(record['container-title']);
  const id = (text(record.DOI) ?? doi ?? '').toLowerCase();
  return sourceOf({
    adapter,
    id: id === '' ? title : id,
    type: text(record.type)?.replace(/^journal-article$/, 'article-journal') ?? undefined,
    title: joined(title, all(record.subtitle)[0]),
    titles: [...titles, ...all(record['original-title']), ...all(record['title-short'])],
    author: people(record.author),
    editor: people(record.editor),
    translator: people(record.translator),
    container,
    containerShort: all(record['container-title-short'])[0],
    collection: all(record['collection-title'])[0] ?? containers[0],
    event: all(record['event-title'])[0],
    publisher: all(record.publisher)[0],
    place: all(record['publisher-place'])[0],
    edition: record.edition,
    volume: record.volume,
    issue: record.issue,
    page: record.page,
    number: record.number,
    genre: record.genre,
    language: record.language,
    issued: dateOf(parts(record.issued)),
    doi: id,
    isbn: all(record.ISBN)[0],
    issn: all(record.ISSN)[0],
    pmid: record.PMID,
    pmcid: record.PMCID,
    url: record.URL,
    years: [record.issued, record['original-date'], record['published-print'], record['published-online']].map((date) => parts(date)[0]),
    authorsComplete: (record.author ?? []).length > 0,
  });
}
