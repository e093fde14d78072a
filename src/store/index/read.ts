/**
 * Opens a local bibliographic index. Opening reads a few kilobytes; every question after that reads what it needs.
 */
import { closeSync } from 'node:fs';
import type { BibliographicIndex } from '../../model/ports.ts';
import type { HeldItem } from '../../model/source.ts';
import { openIndexFile } from './format.ts';
import { withNotices } from './notices.ts';
import { IndexPages } from './pages.ts';
import { alike, identified, ofPerson, speakingOf, titled } from './questions.ts';
import { askPages, IndexSearch } from './search.ts';
import { additionsOf, joined } from './segments.ts';

/**
 * Opens the index at `path` with all that was added to it. Throws `not-found` when there is none, `index-unreadable` when it is no index or is cut short,
 * `index-version` when another version of stet wrote its format.
 */
export function openIndex(path: string): BibliographicIndex {
  const first = openOne(path);
  const parts = [first];
  try {
    for (const addition of additionsOf(path)) {
      const part = openOne(addition);
      if (part.manifest.addsTo === first.manifest.hash) parts.push(part);
      else part.close();
    }
  } catch (thrown) {
    for (const part of parts) part.close();
    throw thrown;
  }
  return withNotices(joined(parts), (keys) => parts.flatMap((part) => part.speakingOf(keys)));
}

/** One file of an index; `speakingOf` gives the records that speak of the works with these keys. */
interface Part extends BibliographicIndex {
  speakingOf(keys: readonly string[]): readonly HeldItem[];
}

function openOne(path: string): Part {
  const { fd, foot } = openIndexFile(path);
  const pages = new IndexPages(fd, foot, path);
  let search: IndexSearch | null = null;
  let open = true;
  return {
    manifest: foot.manifest,
    byIdentifier: (scheme, value) => askPages(pages, identified(scheme, value)),
    byTitle: (title) => askPages(pages, titled(title)),
    byOrcid: (orcid) => askPages(pages, ofPerson(orcid)),
    speakingOf: (keys) => askPages(pages, speakingOf(keys)),
    search(fields, limit) {
      search ??= new IndexSearch(pages.records);
      return askPages(pages, alike(search, fields, limit));
    },
    close() {
      if (open) closeSync(fd);
      open = false;
    },
  };
}
