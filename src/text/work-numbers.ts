/**
 * Numbers by which works that nobody signs are cited: a law, a treaty, a decision, a standard, a patent. Each series has one normal form, so
 * that "Pub. L. No. 101-336" is "Public Law 101-336" and "347 U. S. 483" is "347 U.S. 483". A number names one work in its series; what a
 * text says besides (sections, pages within) is left out. Numbers of kinds not listed are no numbers here.
 */
import { CANADIAN_COURTS, NEUTRAL_COURTS, reporterOf } from './reporters.ts';
import { SERIES } from './work-series.ts';

/** A number of a series; `year` where the series counts by editions ("ISO 9001:2015"). */
export interface WorkNumber {
  /** Series and number in normal form: `us-law:101-336`. */
  readonly key: string;
  readonly year?: string;
  /** As printed. */
  readonly printed: string;
}

/** Longer texts are no citations. */
const LONGEST = 1_000;
const MOST = 6;

/** The numbers a citation or a record states, in the order of the series; each once. */
export function workNumbers(text: string): readonly WorkNumber[] {
  const sample = text.slice(0, LONGEST);
  if (!/\d/.test(sample)) return [];
  const out = new Map<string, WorkNumber>();
  for (const { sign, key, year } of SERIES) {
    for (const found of sample.matchAll(sign)) {
      const [printed, ...parts] = found;
      const normal = key(parts);
      if (normal === null || out.has(normal)) continue;
      const edition = year?.(parts);
      out.set(normal, { key: normal, ...(edition === undefined ? {} : { year: edition }), printed: printed.trim() });
    }
  }
  return [...out.values()].slice(0, MOST);
}

/** Whether two numbers name one work: the same number of one series, and where both state an edition, the same. */
export const sameNumber = (a: WorkNumber, b: WorkNumber): boolean =>
  a.key === b.key && (a.year === undefined || b.year === undefined || a.year === b.year);

/** The number of a work as it can be read alone: whose patent it is stands in the kind of document as often as in the number. */
export const statedNumber = ({
  number = '',
  genre = '',
  type = '',
}: {
  readonly number?: string;
  readonly genre?: string;
  readonly type?: string;
}): string => {
  if (number !== '' && /patent/i.test(genre)) return `${genre} ${number}`;
  // An application to the court in Strasbourg.
  return type === 'legal_case' && /^\d{3,6}\/\d\d$/.test(number) ? `no. ${number}` : number;
};

/** A court in place of a series counts its own decisions. */
const COURT = new RegExp(`^(?:${NEUTRAL_COURTS}|${CANADIAN_COURTS})$`, 'u');
/** Volumes so low begin anew each year: "[1998] 2 SCR 217". */
const YEARLY = /^[1-9]$/;

/** What of an item may state its number. */
interface Numbered {
  readonly type?: string;
  readonly number?: string;
  readonly genre?: string;
  readonly title?: string;
  readonly 'title-short'?: string;
  readonly volume?: string;
  readonly 'container-title'?: string;
  readonly page?: string;
  readonly issued?: { readonly 'date-parts'?: readonly (readonly number[])[] };
}

/** Kinds of CSL items that are cited by such numbers. */
export const NUMBERED: ReadonlySet<string> = new Set(['legislation', 'bill', 'regulation', 'treaty', 'legal_case', 'standard', 'patent']);

/** Volume, series and page of a work of such a kind, or the court and its number, as decisions are cited; empty where it has none. */
export const placeOf = (item: Numbered): string => (NUMBERED.has(item.type ?? '') ? placesOf(item).join(' ; ') : '');

function placesOf({ page, number, volume, issued, 'container-title': series }: Numbered): readonly string[] {
  const first = page?.replace(/[-–].*$/s, '') ?? (series !== undefined && COURT.test(series) ? number : undefined);
  if (series === undefined || first === undefined) return [];
  const year = issued?.['date-parts']?.[0]?.[0];
  const behind = `${reporterOf(series)} ${first}`;
  // Reports of British courts are counted by years: "[1932] AC 562".
  const yearly = year !== undefined && (volume === undefined || YEARLY.test(volume));
  return [
    ...(volume === undefined ? [] : [`${volume} ${behind}`]),
    ...(yearly ? [`[${year}] ${volume === undefined ? '' : `${volume} `}${behind}`] : []),
    ...(volume !== undefined && /^[IVX\d]{1,3}(?:\s[IV]{1,3}[ab]?)?$/.test(volume) && /^(?:BVerf|BGH|BVerw|BFH|BAG|BSG)/.test(series)
      ? [`${series} ${volume}, ${first}`]
      : []),
    ...(volume !== undefined && /^(?:BGE|ATF|DTF)$/.test(series) ? [`${series} ${volume} ${first}`] : []),
  ];
}

/** What of a record may state its number: a field of its own, its titles, and volume, series and page together. */
export function numberedText(item: Numbered): string {
  const { title = '' } = item;
  return [statedNumber(item), ...placesOf(item), item['title-short'] ?? '', title.slice(0, 300)].filter((part) => part !== '').join(' ; ');
}
