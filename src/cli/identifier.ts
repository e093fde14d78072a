/**
 * An identifier in the place of a reference: it stands for the work that is registered under it. That work's record is what
 * gets checked (is it retracted, does it stand in a listed journal); an identifier nobody knows is left as it is.
 */
import { extract, lookup, readDocument } from '../index.ts';
import type { CslItem } from '../model/csl.ts';
import type { Document } from '../model/document.ts';
import type { Run } from '../model/ports.ts';
import type { LookupResult } from '../model/source.ts';

export const CSL_TYPE = 'application/vnd.citationstyles.csl+json';

/** A document of one entry. */
export const entryDocument = (name: string, fields: CslItem): Promise<Document> =>
  readDocument(
    { name, bytes: new TextEncoder().encode(JSON.stringify([{ ...fields, id: name }])), mediaType: CSL_TYPE },
    { isolate: false },
  );

/** Asks every source about the fields given: an identifier, or what a reference says. */
export async function asked(name: string, fields: CslItem, run: Run): Promise<LookupResult> {
  const [reference] = extract(await entryDocument(name, fields)).references;
  if (reference === undefined) return { asked: [], candidates: [] };
  // Triage is for citations in documents; here a person wants to know, so it is asked for whatever it holds.
  return lookup({ ...reference, route: 'formal' }, run);
}

/** The document to check for a bare identifier: the record registered under it, or the identifier alone. */
export async function identifierDocument(name: string, fields: CslItem, run: Run): Promise<Document> {
  const { candidates } = await asked(name, fields, run);
  const record = candidates.flatMap(({ sources }) => sources).find((source) => bears(source.fields, fields));
  return entryDocument(name, record === undefined ? fields : { ...record.fields, ...fields });
}

const SCHEMES = ['DOI', 'arxiv', 'PMID', 'ISBN'] as const;
const plain = (value: string): string => value.toLowerCase().replace(/v\d+$/, '').replace(/[\s-]/g, '');
const bears = (record: CslItem, wanted: CslItem): boolean =>
  SCHEMES.some((scheme) => {
    const [own, other] = [wanted[scheme], record[scheme]];
    return own !== undefined && other !== undefined && plain(own) === plain(other);
  });
