/**
 * Whether the cited year is one of the work's. A work has several: online, print, preprint, reprint. Any of them will do; a
 * year off is common where print follows the online version, and a preprint cannot speak against the year of publication.
 */

import type { Reference } from '../model/cited.ts';
import type { ComponentEvidence, Label } from '../model/evidence.ts';
import type { Source } from '../model/source.ts';
import { yearOf } from '../text/keys.ts';
import { isRepository } from './venue-form.ts';

/** Kinds of work whose parts appear at their own times: online first, then in an issue or a volume. */
const TWICE_DATED = /^(?:article-journal|article-magazine|review|book|chapter|thesis|report|entry|document)/;
/** Kinds that are reprinted and brought out anew for as long as they are read. */
const REPRINTED = /^(?:book|entry|document|pamphlet)/;
/** Years from a preprint to its publication. */
const PREPRINT_AHEAD = 4;

export const isPreprint = (source: Source): boolean =>
  isRepository(source.fields['container-title'] ?? '') || (source.fields.type === 'article' && source.fields.arxiv !== undefined);

/** The date component against all records of one work. */
export function compareDate(reference: Reference, sources: readonly Source[]): ComponentEvidence {
  const cited = yearOf(reference.fields);
  const dated = sources.filter(({ years }) => years.length > 0);
  const all = [...new Set(dated.flatMap(({ years }) => years))].sort((a, b) => a - b);
  const found = all.length === 0 ? null : all.join(', ');
  const tell = (label: Label, score: number | null, source: string | null, why: string): ComponentEvidence => ({
    label,
    cited: cited === null ? null : String(cited),
    found,
    score,
    source,
    why,
  });
  if (cited === null) return tell('unknown', null, null, 'the citation gives no year');
  const [first] = dated;
  if (first === undefined) return tell('unknown', null, null, 'no record gives a year');
  const same = dated.find(({ years }) => years.includes(cited));
  if (same !== undefined) return tell('match', 1, same.id, 'same year');
  const near = dated.find(({ years }) => years.some((year) => Math.abs(year - cited) === 1));
  const latest = all.at(-1) ?? cited;
  if (near !== undefined) {
    if (TWICE_DATED.test(near.fields.type ?? '')) return tell('match', 0.8, near.id, 'one year apart, as online and print versions are');
    if (isPreprint(near)) return tell('match', 0.8, near.id, 'one year apart from the preprint');
    return tell('partial', 0.6, near.id, 'one year apart');
  }
  const preprint = dated.every(isPreprint) && !isRepository(reference.fields['container-title'] ?? '');
  if (preprint && cited > latest && cited <= latest + PREPRINT_AHEAD) {
    return tell('unknown', null, first.id, 'only the preprint is recorded; it cannot speak against a later publication');
  }
  const reprinted = dated.find(({ fields }) => REPRINTED.test(fields.type ?? ''));
  if (reprinted !== undefined) return tell('partial', 0.4, reprinted.id, 'another year; such works come out in several editions');
  return tell('not_match', 0, first.id, `another year: ${cited} for ${all.join(', ')}`);
}
