/**
 * An index and what was added to it since, as one. An addition is an index file of its own beside the first (`works.add-0001`, …), so
 * that adding a day's records costs that day's records and never touches what is there. A newer record of the same identifier and
 * kind stands in for the older one; nothing else is hidden, for two registries may hold one work. An addition names the index it was
 * made for, so that one left behind by an index that was built anew is not read.
 */
import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CslItem } from '../../model/csl.ts';
import type { BibliographicIndex, IndexManifest } from '../../model/ports.ts';
import type { HeldItem } from '../../model/source.ts';
import { statedIdentifiers } from '../../text/keys.ts';
import { inOneOrder } from './questions.ts';

const ADDED = /^(.{1,200})\.add-(\d{4})$/;

/** Paths of the additions to an index, oldest first. */
export function additionsOf(path: string): readonly string[] {
  const own = basename(path);
  let names: string[];
  try {
    names = readdirSync(dirname(path));
  } catch {
    return [];
  }
  return names
    .filter((name) => ADDED.exec(name)?.[1] === own)
    .sort()
    .map((name) => join(dirname(path), name));
}

/** Path for the next addition to an index. */
export function nextAddition(path: string): string {
  const last = additionsOf(path).at(-1);
  const number = last === undefined ? 0 : Number(ADDED.exec(basename(last))?.[2] ?? 0);
  return `${path}.add-${String(number + 1).padStart(4, '0')}`;
}

/** Whether a path is an addition and no index by itself. */
export const isAddition = (path: string): boolean => ADDED.test(basename(path));

/** Takes away additions that belong to another index than the one at `path`. */
export function dropAdditions(path: string): void {
  for (const addition of additionsOf(path)) rmSync(addition, { force: true });
}

/** What several manifests say as one. */
export function together(manifests: readonly IndexManifest[]): IndexManifest {
  const [first, ...rest] = manifests;
  if (first === undefined) throw new RangeError('no index to join');
  if (rest.length === 0) return first;
  const hash = createHash('sha256');
  for (const manifest of manifests) hash.update(`${manifest.hash}\n`);
  const notices = manifests.reduce((sum, manifest) => sum + (manifest.notices ?? 0), 0);
  const scope = manifests.findLast((manifest) => manifest.scope !== undefined)?.scope;
  const until = manifests.findLast((manifest) => manifest.until !== undefined)?.until;
  return {
    ...first,
    hash: `sha256:${hash.digest('hex')}`,
    records: manifests.reduce((sum, { records }) => sum + records, 0),
    builtAt: manifests.at(-1)?.builtAt ?? first.builtAt,
    ...(scope === undefined ? {} : { scope }),
    ...(until === undefined ? {} : { until }),
    ...(notices === 0 ? {} : { notices }),
    sources: manifests.flatMap(({ sources }) => sources),
  };
}

/** Whether of two records with one identifier the newer stands in for the older: the same record, or at least the same kind of work. */
export const sameKind = (newer: CslItem, older: CslItem): boolean => newer.id === older.id || newer.type === older.type;

/** Joins an index and its additions, oldest first, into one. Closing it closes all. */
export function joined(parts: readonly BibliographicIndex[]): BibliographicIndex {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const manifest = together(parts.map((part) => part.manifest));
  /** Whether a newer part holds this record anew. */
  const replaced = (item: CslItem, part: number): boolean =>
    statedIdentifiers(item)
      .filter(({ scheme }) => scheme !== 'isbn' && scheme !== 'url')
      .some(({ scheme, value }) =>
        parts.slice(part + 1).some((newer) => newer.byIdentifier(scheme, value).some((one) => sameKind(one, item))),
      );
  const standing = (items: readonly HeldItem[], part: number): readonly HeldItem[] =>
    part === parts.length - 1 ? items : items.filter((item) => !replaced(item, part));
  return {
    manifest,
    byIdentifier: (scheme, value) => parts.flatMap((part, i) => standing(part.byIdentifier(scheme, value), i)),
    byTitle: (title) => parts.flatMap((part, i) => standing(part.byTitle(title), i)),
    byOrcid: (orcid) => parts.flatMap((part, i) => standing(part.byOrcid?.(orcid) ?? [], i)),
    search(fields, limit) {
      const found = parts.flatMap((part, i) => standing(part.search(fields, limit), i));
      return inOneOrder(fields, found, limit);
    },
    close() {
      for (const part of parts) part.close();
    },
  };
}
