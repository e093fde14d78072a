/**
 * Records of public dumps whose shape is that of a service's own interface, as CSL items for a local index: read by the very code
 * that reads the interface, so that a work is the same work offline and online. What does not fit names nothing.
 */
import type { z } from 'zod';
import type { CslItem } from '../model/csl.ts';
import type { Source } from '../model/source.ts';
import { CrossrefWork, crossrefSource } from './crossref-record.ts';
import { DataciteWork, dataciteSource } from './datacite.ts';
import { DblpHit, dblpSource } from './dblp.ts';
import { DoajArticle, doajSource } from './doaj.ts';
import { OpenalexWork, openalexSource } from './openalex.ts';
import { nameOfLine } from './people.ts';
import { pubmedSource, recordOfXml } from './pubmed-record.ts';
import type { Xml } from './xml.ts';

/** The item an index keeps of a source: its fields, its id, and one further title. */
export function itemOf(source: Source | null): CslItem | null {
  if (source === null) return null;
  const [other] = source.titles;
  return {
    ...source.fields,
    id: source.id,
    ...(other === undefined || source.fields['title-short'] !== undefined ? {} : { 'title-short': other }),
  };
}

const by =
  <Schema extends z.ZodType>(schema: Schema, sourceOf: (record: z.output<Schema>) => Source | null) =>
  (value: unknown): CslItem | null => {
    const record = schema.safeParse(value);
    return record.success ? itemOf(sourceOf(record.data)) : null;
  };

/** Readers of single records, by the dump they are from. */
export const dumpRecords = {
  crossref: by(CrossrefWork, (work) => crossrefSource(work)),
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
