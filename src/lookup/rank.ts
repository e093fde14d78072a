/**
 * Puts clusters in order of likeness to the citation and keeps five. Whatever the order, what a cited identifier leads to is
 * kept, and so are the cluster with the likest title and the one with the likest people: "right title, other authors" and
 * "right authors, other title" are both things a person must be able to see.
 */
import type { CslItem } from '../model/csl.ts';
import type { Cluster } from '../model/source.ts';
import { allIdentifierKeys, titleKey } from '../text/keys.ts';
import { bestTitle, type Likened, likened, likeness, peopleLikeness } from '../text/likeness.ts';
import { type Described, workIds } from './cluster.ts';

const MOST = 5;
/** A cluster this like the citation is the work meant as far as looking can tell; then only those this like it are worth comparing. */
const SETTLED = 0.97;
const WORTH = 0.6;
/** What a shared identifier adds: it settles a tie, it does not outweigh a title. */
const SHARED_ID = 0.04;
/** Titles of one work's records that are no further apart than this bear it equally well: "toolset" and "tool set". */
const SAME_TITLE = 0.03;

interface Ranked {
  readonly cluster: Cluster;
  readonly title: number;
  readonly people: number;
  readonly byIdentifier: boolean;
}

/**
 * Which of the records of one work is the one meant, and can be shown to a person: the one that the citation names by an identifier,
 * then the one that stands at its volume and page, then the one of its year, then one with a DOI that leads there.
 */
function standing(cited: Likened, { likened: { volume, page, year }, source }: Described, shared: boolean): number {
  const placed = cited.page !== null && cited.volume !== null && page === cited.page && volume === cited.volume;
  const dated = cited.year === null || year === null || year === cited.year;
  return (shared ? 8 : 0) + (placed ? 4 : 0) + (dated ? 2 : 0) + (source.fields.DOI === undefined ? 0 : 1);
}

function rankCluster(cited: Likened, ids: ReadonlySet<string>, records: readonly Described[], reached: ReadonlySet<string>): Ranked {
  const scored = records.map((record) => {
    const shared = [...record.ids].some((id) => ids.has(id));
    const like = likeness(cited, record.likened);
    const title = bestTitle(cited.titles, record.likened.titles);
    return { record, title, standing: standing(cited, record, shared), like: shared ? Math.min(1, like + SHARED_ID) : like };
  });
  const title = Math.max(0, ...scored.map((one) => one.title));
  const titled = (one: { readonly title: number }): number => (one.title >= title - SAME_TITLE ? 1 : 0);
  scored.sort(
    (a, b) => titled(b) - titled(a) || b.standing - a.standing || b.like - a.like || (a.record.source.id < b.record.source.id ? -1 : 1),
  );
  return {
    cluster: {
      id: scored[0]?.record.source.id ?? '',
      sources: scored.map(({ record }) => record.source),
      likeness: Math.max(0, ...scored.map(({ like }) => like)),
    },
    title,
    people: Math.max(0, ...records.map((record) => peopleLikeness(cited.people, record.likened.people) ?? 0)),
    byIdentifier: records.some((record) => reached.has(record.source.id)),
  };
}

/**
 * The clusters most like the citation, best first, at most five; more only when more are reached by cited identifiers.
 * `reached` holds the ids of sources that a cited identifier led to; for `printed` see candidates.ts.
 */
export function rankClusters(
  fields: CslItem,
  clusters: readonly (readonly Described[])[],
  reached: ReadonlySet<string>,
  printed?: string,
): readonly Cluster[] {
  const parsed = likened(fields);
  const cited = printed === undefined ? parsed : { ...parsed, titles: [...parsed.titles, titleKey(printed)] };
  const ids = workIds(allIdentifierKeys(fields));
  const ranked = clusters.map((records) => rankCluster(cited, ids, records, reached));
  ranked.sort((a, b) => b.cluster.likeness - a.cluster.likeness || (a.cluster.id < b.cluster.id ? -1 : 1));
  const kept = new Set(ranked.filter((one) => one.byIdentifier));
  const [first] = ranked;
  const settled = (first?.cluster.likeness ?? 0) >= SETTLED;
  if (first !== undefined) kept.add(first);
  if (first !== undefined && !settled) {
    kept.add(ranked.reduce((best, one) => (one.title > best.title ? one : best)));
    kept.add(ranked.reduce((best, one) => (one.people > best.people ? one : best)));
  }
  for (const one of ranked) if (kept.size < MOST && !(settled && one.cluster.likeness < WORTH)) kept.add(one);
  return ranked.filter((one) => kept.has(one)).map(({ cluster }) => cluster);
}
