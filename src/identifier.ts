/**
 * An identifier in the place of a document: it stands for the work that is registered under it, and that work's record is what is
 * checked (is it retracted, does it stand in a listed journal). An identifier nobody knows is left as it is. The commands and the
 * server both take identifiers, so this is a file of the root.
 */
import { extract } from './extract/index.ts';
import { lookup } from './lookup/index.ts';
import type { CslItem } from './model/csl.ts';
import type { Document } from './model/document.ts';
import type { Run } from './model/ports.ts';
import type { LookupResult } from './model/source.ts';
import { readDocument } from './read/index.ts';

const CSL_TYPE = 'application/vnd.citationstyles.csl+json';

/** What a typed identifier (DOI, arXiv, PMID or ISBN, bare or as a link) says; null when it is none. */
export function identifierOf(typed: string): CslItem | null {
  const word = typed.trim();
  const doi = /^(?:doi:\s?|https?:\/\/(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/\S{1,500})$/i.exec(word)?.[1];
  const arxiv = /^(?:arxiv:\s?|https?:\/\/arxiv\.org\/abs\/)((?:\d{4}\.\d{4,5}|[a-z-]{1,20}(?:\.[A-Z]{2})?\/\d{7})(?:v\d{1,3})?)$/i.exec(
    word,
  )?.[1];
  const pmid = /^pmid:\s?(\d{1,9})$/i.exec(word)?.[1];
  const isbn = /^isbn:?\s?([\dX-]{10,17})$/i.exec(word)?.[1];
  if (doi !== undefined) return { DOI: doi };
  if (arxiv !== undefined) return { arxiv };
  if (pmid !== undefined) return { PMID: pmid };
  return isbn === undefined ? null : { ISBN: isbn };
}

/** The name comes on afterwards: an identifier or a title may end like the name of a file (10.1000/x.pdf) and is none. */
async function entryDocument(name: string, fields: CslItem): Promise<Document> {
  const bytes = new TextEncoder().encode(JSON.stringify([{ ...fields, id: name }]));
  return { ...(await readDocument({ name: 'record.json', bytes, mediaType: CSL_TYPE }, { isolate: false })), name };
}

/** Asks every source about the fields given, an identifier or what a reference says, whatever triage would say: here a person wants to know. */
export async function askedAbout(name: string, fields: CslItem, run: Run): Promise<LookupResult> {
  const [reference] = extract(await entryDocument(name, fields)).references;
  return reference === undefined ? { asked: [], candidates: [] } : lookup({ ...reference, route: 'formal' }, run);
}

/** The document to check for an identifier: the record registered under it, or the identifier alone. */
export async function identifierDocument(name: string, fields: CslItem, run: Run): Promise<Document> {
  const { candidates } = await askedAbout(name, fields, run);
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
