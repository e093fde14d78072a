/**
 * An index in a shared database and what was added to it since, as one: the same rule as for files (`index/segments.ts`). An addition
 * names the index it was made for; one left behind by an index that was filled anew is not read.
 */
import { StetError } from '../../errors.ts';
import type { CslItem } from '../../model/csl.ts';
import type { IndexManifest, SharedIndex } from '../../model/ports.ts';
import type { HeldItem } from '../../model/source.ts';
import { statedIdentifiers } from '../../text/keys.ts';
import { HISTORIES, keysOfNoticesAbout, withHistory } from '../index/notices.ts';
import { inOneOrder } from '../index/questions.ts';
import { sameKind, together } from '../index/segments.ts';
import { openShared, placeOf, type Shared } from '../shared.ts';

/** Numbers kept of a list; a search reads no list that is longer. */
export const LONGEST_LIST = 30_000;

/** Name of the index that a connection string asks for: `postgres://host/db?index=works`; `works` when it names none. */
export function indexName(where: string): string {
  return (URL.canParse(where) ? new URL(where).searchParams.get('index') : null) ?? 'works';
}

export interface SharedPart {
  readonly id: number;
  readonly manifest: IndexManifest;
}

function manifestOf(value: unknown): IndexManifest | null {
  try {
    // Written by `loadIndex` out of a manifest.
    return typeof value === 'string' ? (JSON.parse(value) as IndexManifest) : null;
  } catch {
    return null;
  }
}

/** The index of a connection string and its additions, oldest first. Throws StetError `not-found` when there is none of that name. */
export async function partsOf(shared: Shared, where: string): Promise<readonly SharedPart[]> {
  const name = indexName(where);
  const rows = await shared.query('select id, manifest from stet_index where name = $1 and manifest is not null order by id', [name]);
  const all = rows.flatMap((row): readonly SharedPart[] => {
    const manifest = manifestOf(row.manifest);
    return manifest === null ? [] : [{ id: Number(row.id), manifest }];
  });
  const base = all.findLast(({ manifest }) => manifest.addsTo === undefined);
  if (base === undefined)
    throw new StetError(
      'not-found',
      `There is no index "${name}" at ${placeOf(where)}; build one with: stet index build --from RECORDS --out "postgres://…?index=${name}"`,
    );
  return [base, ...all.filter(({ id, manifest }) => id > base.id && manifest.addsTo === base.manifest.hash)];
}

/** The same by its connection string alone. */
export async function indexParts(where: string): Promise<readonly SharedPart[]> {
  const shared = await openShared(where);
  try {
    return await partsOf(shared, where);
  } finally {
    await shared.close();
  }
}

/** One part, opened; `speakingOf` gives the records that speak of the works with these keys. */
export interface OpenPart extends SharedIndex {
  byOrcid(orcid: string): Promise<readonly HeldItem[]>;
  speakingOf(keys: readonly string[]): Promise<readonly HeldItem[]>;
}

/** Joins an index and its additions, oldest first, into one, with what their notices say about works. `close` closes what they share. */
export function joinedShared(parts: readonly OpenPart[], close: () => Promise<void>): SharedIndex {
  const manifest = together(parts.map((part) => part.manifest));
  /** Records with what notices say about the first of them. */
  const told = async (items: readonly HeldItem[]): Promise<readonly HeldItem[]> => {
    const keys = [...new Set(items.slice(0, HISTORIES).flatMap(keysOfNoticesAbout))];
    if ((manifest.notices ?? 0) === 0 || keys.length === 0) return items;
    const notices = (await Promise.all(parts.map((part) => part.speakingOf(keys)))).flat();
    return notices.length === 0 ? items : items.map((item, i) => (i < HISTORIES ? withHistory(item, notices) : item));
  };
  const standing = async (items: readonly HeldItem[], part: number): Promise<readonly HeldItem[]> => {
    const newer = parts.slice(part + 1);
    const replaced = async (item: CslItem): Promise<boolean> => {
      for (const { scheme, value } of statedIdentifiers(item)) {
        if (scheme === 'isbn' || scheme === 'url') continue;
        for (const one of newer) if ((await one.byIdentifier(scheme, value)).some((held) => sameKind(held, item))) return true;
      }
      return false;
    };
    if (newer.length === 0) return items;
    const gone = await Promise.all(items.map(replaced));
    return items.filter((_, i) => gone[i] !== true);
  };
  const all = async (ask: (part: OpenPart) => Promise<readonly HeldItem[]>): Promise<readonly HeldItem[]> =>
    (await Promise.all(parts.map(async (part, i) => standing(await ask(part), i)))).flat();
  const [only] = parts;
  return {
    manifest,
    byIdentifier: async (scheme, value) => told(await all((part) => part.byIdentifier(scheme, value))),
    byTitle: async (title) => told(await all((part) => part.byTitle(title))),
    byOrcid: (orcid) => all((part) => part.byOrcid(orcid)),
    async search(fields, limit) {
      if (only !== undefined && parts.length === 1) return told(await only.search(fields, limit));
      return told(inOneOrder(fields, await all((part) => part.search(fields, limit)), limit));
    },
    close,
  };
}
