/**
 * Opens a local bibliographic index. Opening reads a few kilobytes; every question after that reads what it needs. Hits found
 * by hash are believed only when the record itself bears the key.
 */
import { closeSync } from 'node:fs';
import type { CslItem } from '../model/csl.ts';
import type { BibliographicIndex } from '../model/ports.ts';
import type { HeldItem } from '../model/source.ts';
import { allIdentifierKeys, hashKey, identifierKeys, titleKey } from '../text/keys.ts';
import { numberedText, sameNumber, type WorkNumber, workNumbers } from '../text/work-numbers.ts';
import { orcidsOf } from './build-keys.ts';
import { openIndexFile } from './index-format.ts';
import { noticeKeys, withNotices } from './index-notices.ts';
import { IndexPages } from './index-pages.ts';
import { bearsTitle, IndexSearch, searchPages } from './index-search.ts';
import { additionsOf, joined } from './index-segments.ts';

/** Records with one title that are given at most; whoever has more to go by searches with authors and year. */
const MOST_ALIKE = 500;
/** Records read of one person: enough to know every name they publish under. */
const MOST_OF_ONE = 200;

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
  return withNotices(joined(parts), (keys) =>
    parts.flatMap((part) => keys.flatMap((key) => part.filed(key).filter((item) => noticeKeys(item).includes(key)))),
  );
}

/** Numbers by which a law, a decision, a standard is asked for. */
const numbersOf = ({ number }: CslItem): readonly WorkNumber[] => (number === undefined ? [] : workNumbers(number));

/** One file of an index; `filed` gives the records under a key. */
interface Part extends BibliographicIndex {
  filed(key: string): readonly HeldItem[];
}

function openOne(path: string): Part {
  const { fd, foot } = openIndexFile(path);
  const pages = new IndexPages(fd, foot, path);
  let search: IndexSearch | null = null;
  let open = true;

  const bearing = (key: string, most: number): readonly HeldItem[] => {
    const entry = pages.find(hashKey(key));
    return entry === null ? [] : [...pages.numbers(entry, most)].map((number) => pages.record(number));
  };

  return {
    manifest: foot.manifest,
    byIdentifier(scheme, value) {
      const out = new Map<string, HeldItem>();
      for (const key of identifierKeys(scheme, value))
        for (const item of bearing(key, MOST_ALIKE)) if (allIdentifierKeys(item).includes(key)) out.set(JSON.stringify(item), item);
      return [...out.values()];
    },
    filed: (key) => bearing(key, MOST_ALIKE),
    byOrcid: (orcid) => bearing(`o:${orcid}`, MOST_OF_ONE).filter((item) => orcidsOf(item).includes(orcid)),
    byTitle(title) {
      const key = titleKey(title);
      return key === '' ? [] : bearing(`t:${key}`, MOST_ALIKE).filter((item) => bearsTitle(item, title));
    },
    search(fields, limit) {
      if (limit <= 0) return [];
      search ??= new IndexSearch(pages.records);
      const found = searchPages(pages, search.find(fields, limit));
      const byNumber = numbersOf(fields).flatMap((one) =>
        bearing(`c:${one.key}`, MOST_ALIKE).filter((item) => workNumbers(numberedText(item)).some((other) => sameNumber(one, other))),
      );
      // A number names the work; what is only like the description stands behind.
      const named = new Set(byNumber.map((item) => JSON.stringify(item)));
      return named.size === 0 ? found : [...byNumber, ...found.filter((item) => !named.has(JSON.stringify(item)))].slice(0, limit);
    },
    close() {
      if (open) closeSync(fd);
      open = false;
    },
  };
}
