/**
 * From answers to candidates: pools the records that every source gave, groups those of one work, and puts the groups in
 * order. Takes answers and gives values; asks nobody.
 */
import type { CslItem } from '../model/csl.ts';
import type { Asked, Cluster, Notice, Source } from '../model/source.ts';
import { clusterRecords, describe } from './cluster.ts';
import { rankClusters } from './rank.ts';

/** Every record once, in the order of the answers. Two different records under one id are told apart by a number. */
export function pool(asked: readonly Asked[]): { readonly sources: readonly Source[]; readonly reached: ReadonlySet<string> } {
  const held = new Map<string, Source>();
  const alike = (one: Source | undefined, other: Source): boolean =>
    one !== undefined && (one.fields === other.fields || JSON.stringify(one.fields) === JSON.stringify(other.fields));
  const reached = new Set<string>();
  for (const { lookup, question } of asked) {
    if (lookup.kind !== 'found') continue;
    for (const source of lookup.sources) {
      let id = source.id;
      for (let number = 2; held.has(id) && !alike(held.get(id), source); number += 1) id = `${source.id}~${number}`;
      if (!held.has(id)) held.set(id, id === source.id ? source : { ...source, id });
      if (question === 'identifier') reached.add(id);
    }
  }
  return { sources: told([...held.values()]), reached };
}

/** Works with what the notices found beside them say of them: many registries state a retraction on its notice alone. */
function told(sources: readonly Source[]): readonly Source[] {
  if (!sources.some(({ says }) => says !== undefined)) return sources;
  const about = new Map<string, Notice[]>();
  for (const { says = [] } of sources) for (const { about: doi, ...notice } of says) about.set(doi, [...(about.get(doi) ?? []), notice]);
  return sources.map(({ says: _, ...source }) => {
    const said = source.isNotice === true ? [] : (about.get(source.fields.DOI ?? '') ?? []);
    const more = said.filter(({ kind, doi }) => !source.notices.some((one) => one.kind === kind && (doi === undefined || one.doi === doi)));
    return more.length === 0 ? source : { ...source, notices: [...source.notices, ...more] };
  });
}

/**
 * The candidates for a citation among all that was answered: at most five clusters, best first. `printed` is the whole
 * reference as printed, given when its parts are in doubt: then a record whose title stands in it counts as like it.
 */
export function candidates(fields: CslItem, asked: readonly Asked[], printed?: string): readonly Cluster[] {
  const { sources, reached } = pool(asked);
  return rankClusters(fields, clusterRecords(sources.map(describe)), reached, printed);
}
