/**
 * Decisions, acts and treaties that are cited at another place than their record has: the same parties, and in the same series another
 * volume or page; the same court, and another number. The record is then of the work that is named, or of another one between the same
 * parties; either way what is cited differs from what is known, and is told. Nothing is told of two different series, for decisions are
 * printed in several, nor where either side states more than one place in a series, nor of a page within the recorded ones.
 */
import type { Reference } from '../../model/cited.ts';
import type { ComponentEvidence } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { numberedText, statedNumber, type WorkNumber, workNumbers } from '../../text/work-numbers.ts';

const KINDS: ReadonlySet<string> = new Set(['statute', 'court-decision']);

/** A place in a series, out of the normal form of a number. */
interface Place {
  /** Series, with what begins its count anew. */
  readonly series: string;
  readonly volume: string;
  readonly page: number;
  readonly printed: string;
}

/** Volume and page, year and number: which part of a normal form is what. */
const FORMS: readonly { readonly sign: RegExp; readonly read: (parts: readonly string[]) => Omit<Place, 'printed'> }[] = [
  { sign: /^rep:([^:]+):([^:]+):(\d+)$/, read: ([, v = '', s = '', p]) => ({ series: `rep:${s}`, volume: v, page: Number(p) }) },
  {
    sign: /^neutral:(\d{4}):(\d{0,2})([^:]+):(?:i{1,2}-)?(\d+)$/,
    read: ([, y = '', v = '', s = '', n]) => ({ series: `rep:${s}`, volume: v === '' ? y : `${y}:${v}`, page: Number(n) }),
  },
  {
    sign: /^(bge|bverfge|bghz|bghst|bverwge|bfhe|bage|bsge):(.+):(\d+)$/,
    read: ([, s = '', v = '', p]) => ({ series: s, volume: v, page: Number(p) }),
  },
  { sign: /^echr:(\d+)\/(\d\d)$/, read: ([, n, y = '']) => ({ series: 'echr', volume: y, page: Number(n) }) },
];

function placeOf({ key, printed }: WorkNumber): Place | null {
  for (const { sign, read } of FORMS) {
    const found = sign.exec(key);
    if (found !== null) return { ...read(found), printed };
  }
  return null;
}

/** The places of several numbers by their series; null for a series with more than one. */
function bySeries(numbers: readonly WorkNumber[]): ReadonlyMap<string, Place | null> {
  const out = new Map<string, Place | null>();
  for (const number of numbers) {
    const place = placeOf(number);
    if (place === null) continue;
    const held = out.get(place.series);
    const same = held === undefined || (held !== null && held.page === place.page && volumesAgree(held.volume, place.volume));
    // A place with its year says more than one without.
    out.set(place.series, same ? (held !== undefined && held !== null && held.volume.length > place.volume.length ? held : place) : null);
  }
  return out;
}

/** "2" of "[1998] 2 SCR 217" and "1998:2" are one volume: records have the year apart. */
const volumesAgree = (a: string, b: string): boolean => a === b || a.endsWith(`:${b}`) || b.endsWith(`:${a}`);

/** The last page of a record in whose series the place is. */
function lastPage({ fields }: Source): number | null {
  const found = /^\d{1,5}\s?[-–]\s?(\d{1,5})$/.exec(fields.page ?? '');
  return found === null ? null : Number(found[1]);
}

/** The identifier component where a decision or an act is cited at another place than its record has; null where it is not. */
export function otherPlace(reference: Reference, sources: readonly Source[]): ComponentEvidence | null {
  if (reference.canonical === undefined || !KINDS.has(reference.canonical)) return null;
  const cited = bySeries(workNumbers(`${statedNumber(reference.fields)} ; ${reference.raw}`));
  if (cited.size === 0) return null;
  const recorded = bySeries(sources.flatMap(({ fields }) => workNumbers(numberedText(fields))));
  for (const [series, ours] of cited) {
    const theirs = recorded.get(series);
    if (ours === null || theirs === undefined || theirs === null) continue;
    if (volumesAgree(ours.volume, theirs.volume)) {
      const last = sources.map(lastPage).find((page) => page !== null) ?? theirs.page;
      if (ours.page >= theirs.page && ours.page <= last) return null;
    }
    return {
      label: 'not_match',
      cited: ours.printed,
      found: theirs.printed,
      score: 0,
      source: sources.find(({ fields }) => workNumbers(numberedText(fields)).some(({ printed }) => printed === theirs.printed))?.id ?? null,
      why: `the record has it at ${theirs.printed}`,
    };
  }
  return null;
}

/**
 * The title of a work that is cited at another place, or by another number, than its record has: parties go to court more than once, and
 * states make treaties of one name. Unless who holds all such works was asked, and has none at the cited place, the record may be of another
 * one, and whether the cited one exists stays open. Takes what {@link otherPlace} or its like found, and whether such a source answered.
 */
export function titleElsewhere(
  { canonical }: Reference,
  title: ComponentEvidence,
  another: ComponentEvidence | null,
  complete: boolean,
): ComponentEvidence {
  if (another === null || complete || title.label !== 'match' || canonical !== 'court-decision') return title;
  return { ...title, label: 'partial', why: 'the same name at another place: this decision, or another one between the same parties' };
}
