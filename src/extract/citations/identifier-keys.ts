/**
 * Keys that are identifiers: "@doi:10.1000/reefs", "@pmid:123456", "@arxiv:1502.01329", as programs take them that fetch the record themselves. Such
 * a key names its work for good: it leads to whichever reference bears the identifier, and where none does nothing is missing.
 */
import type { Reference } from '../../model/cited.ts';
import { identifierKeys, type KeyScheme } from '../../text/keys.ts';

const KEY = /^(doi|arxiv|pmid|pubmed|pmcid|pmc|isbn|url|https?):(.{3,400})$/i;

/** The keys under which the identifier in the key of a mark is filed; null where the key is none. */
function filed(key: string): readonly string[] | null {
  const [, named = '', rest = ''] = KEY.exec(key) ?? [];
  if (named === '') return null;
  const scheme = named.toLowerCase().replace(/^pubmed$/, 'pmid');
  if (scheme.startsWith('http')) return identifierKeys('url', key);
  return scheme === 'pmc' ? identifierKeys('pmcid', `PMC${rest.replace(/^PMC/i, '')}`) : identifierKeys(scheme as KeyScheme, rest);
}

/** True for a key that is an identifier. */
export const isIdentifier = (key: string): boolean => filed(key) !== null;

/** Finds references by keys that are identifiers. Built once for a document. */
export class IdentifierKeys {
  readonly #byKey = new Map<string, string>();

  constructor(references: readonly Reference[]) {
    for (const { id, fields } of references)
      for (const [scheme, value] of [
        ['doi', fields.DOI],
        ['arxiv', fields.arxiv],
        ['pmid', fields.PMID],
        ['pmcid', fields.PMCID],
        ['isbn', fields.ISBN],
        ['url', fields.URL],
      ] as const)
        if (value !== undefined) for (const key of identifierKeys(scheme, value)) if (!this.#byKey.has(key)) this.#byKey.set(key, id);
  }

  /** The reference that bears the identifier of a key; null where none does or the key is none. */
  find(key: string): string | null {
    return filed(key)?.flatMap((one) => this.#byKey.get(one) ?? [])[0] ?? null;
  }
}
