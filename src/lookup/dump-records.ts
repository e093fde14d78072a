/**
 * Records of public dumps whose shape is that of a service's own interface, as CSL items for a local index: read by the very code
 * that reads the interface, so that a work is the same work offline and online. What does not fit names nothing.
 */
import type { z } from 'zod';
import type { CslItem } from '../model/csl.ts';
import type { HeldItem, Source } from '../model/source.ts';
import { CrossrefWork, crossrefSource, saidOfOthers } from './crossref/record.ts';
import { DataciteWork, dataciteSource } from './datacite.ts';
import { DblpHit, dblpSource } from './dblp.ts';
import { DoajArticle, doajSource } from './doaj.ts';
import { OpenalexWork, openalexSource } from './openalex.ts';
import { nameOfLine } from './people.ts';
import { pubmedSource, recordOfXml } from './pubmed/record.ts';
import type { Xml } from './xml.ts';

/** The item an index keeps of a source: its fields, its id, one further title, and what the record says beside its description. */
function itemOf(source: Source | null): HeldItem | null {
  if (source === null) return null;
  const { titles, fields, notices, years, sameAs, related } = source;
  const [other] = titles;
  return {
    ...fields,
    id: source.id,
    ...(other === undefined || fields['title-short'] !== undefined ? {} : { 'title-short': other }),
    ...(source.authorsComplete || (fields.author?.length ?? 0) === 0 ? {} : { 'et-al': true }),
    ...(notices.length === 0 ? {} : { notices }),
    ...(related === undefined ? {} : { related }),
    ...(source.isNotice === true ? { 'is-notice': true } : {}),
    ...(years.length < 2 ? {} : { years }),
    ...(sameAs.length === 0 ? {} : { 'same-as': sameAs }),
  };
}

/** A Crossref work with, if it is a notice, what it says of which works: their own records need not tell. */
function crossrefItem(work: CrossrefWork): HeldItem | null {
  const item = itemOf(crossrefSource(work));
  const about = item?.['is-notice'] === true ? saidOfOthers(work) : [];
  return item === null || about.length === 0 ? item : { ...item, 'notice-about': about };
}

const by =
  <Schema extends z.ZodType>(schema: Schema, sourceOf: (record: z.output<Schema>) => Source | null) =>
  (value: unknown): HeldItem | null => {
    const record = schema.safeParse(value);
    return record.success ? itemOf(sourceOf(record.data)) : null;
  };

/** Readers of single records, by the dump they are from. */
export const dumpRecords = {
  crossref(value: unknown): HeldItem | null {
    const work = CrossrefWork.safeParse(value);
    return work.success ? crossrefItem(work.data) : null;
  },
  openalex: by(OpenalexWork, openalexSource),
  datacite: by(DataciteWork, (work) => dataciteSource(work)),
  doaj: by(DoajArticle, doajSource),
  dblp: (info: unknown): CslItem | null => by(DblpHit, dblpSource)({ info }),
  pubmed(article: Xml): CslItem | null {
    const record = recordOfXml(article);
    return record === null ? null : itemOf(pubmedSource(record));
  },
  name: (line: string) => nameOfLine(line),
};
