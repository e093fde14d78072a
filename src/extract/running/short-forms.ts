/**
 * Short forms behind a full citation in running text: "Twombly, 550 U.S. at 555", "550 U.S. at 555", "Twombly, supra, at 555", "Id. at 556".
 * A short form means the decision with its volume and reporter; "id." what was cited last, and nothing where two were.
 */
import type { Span } from '../../model/document.ts';
import { AMERICAN_REPORTERS } from '../../text/reporters.ts';
import { shortNameBefore } from './case-names.ts';

export interface ShortForm {
  readonly span: Span;
  /** As printed, without the place. */
  readonly label: string;
  readonly locator?: string;
  /** The name in front, "Twombly"; empty for none. */
  readonly name: string;
  /** Volume and reporter without spaces and points: `550us`; absent for "supra" and "id.". */
  readonly series?: string;
  /** True for "id.", which means what was cited last. */
  readonly again?: true;
}

const PLACE = String.raw`(?:¶{1,2}\s?)?\*?\d{1,5}(?:\s?[–-]\s?\*?\d{1,5})?(?:,\s\d{1,4}(?:[–-]\d{1,4})?(?!\d|\s?\p{L}))?(?:\s(?:&\s)?nn?\.\s?\d{1,3})?`;
const IN_SERIES = new RegExp(String.raw`(?<!\d)(\d{1,4}\s(?:${AMERICAN_REPORTERS}))(?:\s\d{1,8})?,?\sat\s(${PLACE})`, 'gu');
const ABOVE = new RegExp(String.raw`,\s(supra)(?:,?\sat\s(${PLACE}))?`, 'gu');
const AGAIN = new RegExp(String.raw`(?<![\p{L}\p{N}])[Ii]d\.(?:(?:,)?\sat\s(${PLACE}))?`, 'gu');

/** Volume and reporter as they are compared. */
export const seriesKey = (text: string): string => text.toLowerCase().replace(/[\s.]/g, '');

/** The first volume and reporter in a text; null for none. */
export function seriesOf(text: string): string | null {
  const found = new RegExp(String.raw`(?<!\d)\d{1,4}\s(?:${AMERICAN_REPORTERS})(?=\s(?:[\d_]|\(\d{1,2}\s\p{Lu}\p{Ll}))`, 'u').exec(text);
  return found === null ? null : seriesKey(found[0]);
}

/** All short forms of a text, in reading order. */
export function shortFormsIn(text: string): ShortForm[] {
  const located = (place: string | undefined) => (place === undefined ? {} : { locator: place.trim() });
  const named = (at: number) => {
    const before = text.slice(Math.max(0, at - 90), at);
    const name = /,\s$/.test(before) ? shortNameBefore(before.slice(0, -2)) : '';
    return { name, start: name === '' ? at : at - 2 - name.length };
  };
  const inSeries = [...text.matchAll(IN_SERIES)].map(({ index, 0: whole, 1: series = '', 2: place }): ShortForm => {
    const { name, start } = named(index);
    const label = name === '' ? series : `${name}, ${series}`;
    return { span: { start, end: index + whole.length }, label, name, series: seriesKey(series), ...located(place) };
  });
  const above = [...text.matchAll(ABOVE)].flatMap(({ index, 0: whole, 2: place }): ShortForm[] => {
    const { name, start } = named(index + 2);
    const span = { start, end: index + whole.length };
    return name === '' ? [] : [{ span, label: `${name}, supra`, name, ...located(place) }];
  });
  const again = [...text.matchAll(AGAIN)].map(
    ({ index, 0: whole, 1: place }): ShortForm => ({
      span: { start: index, end: index + whole.length },
      label: whole.slice(0, 3),
      name: '',
      again: true,
      ...located(place),
    }),
  );
  return [...inSeries, ...above, ...again].sort((a, b) => a.span.start - b.span.start);
}
