/** Where decisions of American courts are printed: volume, series and first page, each series of several side by side. */
import { AMERICAN_REPORTERS, OLD_REPORTERS, UNPOINTED_REPORTERS } from '../../text/reporters.ts';

/** A series and its volume, as they are compared (`550us`), and the page on which a decision begins there. */
export interface Printed {
  readonly series: string;
  readonly page: number;
}

/** Volume and reporter as they are compared. */
export const seriesKey = (text: string): string => text.toLowerCase().replace(/[\s.]/g, '');

const PLACE = new RegExp(
  String.raw`(?<!\d)(\d{1,4}\s(?:${AMERICAN_REPORTERS}))(?:\s\(\d{1,2}\s\p{Lu}\p{Ll}{2,8}\.?\))?\s(\d{1,8}|_{2,6})`,
  'gu',
);
const UNPOINTED = new RegExp(String.raw`,\s(\d{1,4}\s(?:${UNPOINTED_REPORTERS}|${OLD_REPORTERS}))\s(\d{1,5})`, 'gu');

/** The places of a citation, in order. */
export const placesOf = (raw: string): readonly Printed[] =>
  [...raw.matchAll(PLACE), ...raw.matchAll(UNPOINTED)].map(([, series = '', page = '']) => ({
    series: seriesKey(series),
    page: Number(page) || 0,
  }));

/** Whether what numbers decisions is a data base, whose numbers are no pages. */
export const isDataBase = (series: string): boolean => /^\d{1,4}(?:wl|[a-z.]{0,12}lexis)/.test(series);

/** The first pages of a decision in print; none where it is known by a data base alone. */
export const pagesOf = (raw: string): readonly number[] =>
  placesOf(raw).flatMap(({ series, page }) => (page === 0 || isDataBase(series) ? [] : [page]));

/** The page that a place names; null where it names a paragraph, a page of a data base, or none. */
export function pageOf(locator: string | undefined): number | null {
  const [, page] = /^(?:at\s)?(?:pp?\.\s)?(\d{1,5})(?!\d)/.exec(locator ?? '') ?? [];
  return page === undefined ? null : Number(page);
}
