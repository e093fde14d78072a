/**
 * The CSL variables stet takes over from data of others, by the shape of their values. One list for every reader, so that a
 * variable added to the model is read everywhere or is told by the compiler.
 */
import type { CslItem, CslName } from './csl.ts';

/** Variables of plain text that describe a work. `DOI`, `id` and `type` are taken by each reader in its own way. */
export const TEXT_VARIABLES = [
  'title',
  'title-short',
  'original-title',
  'container-title',
  'container-title-short',
  'collection-title',
  'event-title',
  'publisher',
  'publisher-place',
  'genre',
  'number',
  'volume',
  'issue',
  'page',
  'edition',
  'URL',
  'ISBN',
  'ISSN',
  'PMID',
  'PMCID',
  'arxiv',
  'language',
  'year-suffix',
] as const satisfies readonly (keyof CslItem)[];

export const NAME_VARIABLES = ['author', 'editor', 'translator'] as const satisfies readonly (keyof CslItem)[];

export const DATE_VARIABLES = ['issued', 'accessed', 'original-date'] as const satisfies readonly (keyof CslItem)[];

export const NAME_PARTS = [
  'family',
  'given',
  'non-dropping-particle',
  'dropping-particle',
  'suffix',
  'literal',
  'ORCID',
] as const satisfies readonly (keyof CslName)[];

type Listed = (typeof TEXT_VARIABLES)[number] | (typeof NAME_VARIABLES)[number] | (typeof DATE_VARIABLES)[number];
type TakenApart = 'id' | 'type' | 'DOI' | 'et-al' | 'abstract' | 'note';

/** Names of the model that stand in no list and that no reader takes apart: there are none, or its test does not compile. */
export type Unlisted = Exclude<keyof CslItem, Listed | TakenApart>;
